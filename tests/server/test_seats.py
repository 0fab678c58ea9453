"""The lobby, one's own tables, sitting down, leaving, playing again."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from server.kit import Browser, Json, Process
from server.test_playing import one_action, open_table

from hinterzimmer.server.tables.sockets import MOST_WATCHING


def ids(tables: list[Json]) -> list[str]:
    """The tables' ids, in order."""
    return [table["id"] for table in tables]


async def test_listed_tables_stand_in_the_lobby_open_ones_first(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    private = (await anna.table("me", "open"))["table"]
    older = (await anna.table("me", "open", listed=True))["table"]
    playing = (await anna.table("me", "random", listed=True))["table"]
    newer = (await anna.table("me", "open", "open", listed=True))["table"]
    lobby = ids(await stranger.get("/api/lobby"))
    mine = [table for table in lobby if table in (private, older, playing, newer)]
    assert mine == [newer, older, playing]
    assert await bert.post(f"/api/tables/{newer}/sit", {"seat": 2}) == {"table": newer, "seat": 2}
    assert await bert.post(f"/api/tables/{newer}/sit", {}) == {"table": newer, "seat": 2}
    carl = await Browser.named(anna.url, "Carl")
    await carl.refused(f"/api/tables/{newer}/sit", {"seat": 2}, 409, "seat-taken")
    await carl.refused(f"/api/tables/{newer}/sit", {"seat": 7}, 404, "unknown-seat")
    assert await carl.post(f"/api/tables/{newer}/sit", {}) == {"table": newer, "seat": 1}
    seats = (await stranger.get(f"/api/tables/{newer}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Anna"),
        ("person", "Carl"),
        ("person", "Bert"),
    ]
    dora = await Browser.named(anna.url, "Dora")
    await dora.refused(f"/api/tables/{newer}/sit", {}, 409, "seat-taken")


async def test_my_tables_begin_with_those_that_wait_for_me(anna: Browser, bert: Browser) -> None:
    waits = await open_table(anna, bert)
    await anna.post(f"/api/tables/{waits}/start")
    over = (await anna.table("me", "random"))["table"]
    async with anna.watch(over) as a:
        await a.play_on()
    opened = (await anna.table("me", "open"))["table"]
    for browser in (anna, bert):
        async with browser.watch(waits) as viewer:
            await viewer.ready()
            if not viewer.must:
                continue
            tables = await browser.get("/api/tables")
            assert tables[0]["my_turn"]
            assert tables[0]["table"]["id"] == waits
    mine = await anna.get("/api/tables")
    rest = [t["table"]["id"] for t in mine if not t["my_turn"] and t["table"]["id"] != waits]
    assert rest == [opened, over]


async def test_a_seat_link_is_spent_by_its_first_use(anna: Browser, bert: Browser) -> None:
    table = (await anna.table("me", "open"))["table"]
    links = await anna.get(f"/api/tables/{table}/links")
    token = links["seats"][0]["token"]
    assert links == {"table": table, "watch": f"/t/{table}", "seats": [{"seat": 1, "token": token}]}
    assert await anna.post("/api/seats/claim", {"token": token}) == {"table": table, "seat": 0}
    assert await bert.post("/api/seats/claim", {"token": token}) == {"table": table, "seat": 1}
    assert await bert.post("/api/seats/claim", {"token": token}) == {"table": table, "seat": 1}
    carl = await Browser.named(anna.url, "Carl")
    await carl.refused("/api/seats/claim", {"token": token}, 404, "bad-token")
    assert (await anna.get(f"/api/tables/{table}/links"))["seats"] == []
    await bert.post(f"/api/tables/{table}/leave", status=204)
    for browser in (bert, carl):
        await browser.refused("/api/seats/claim", {"token": token}, 404, "bad-token")
    fresh = (await anna.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    assert fresh != token
    assert await carl.post("/api/seats/claim", {"token": fresh}) == {"table": table, "seat": 1}


async def test_a_seat_link_leads_to_its_own_seat(anna: Browser, bert: Browser) -> None:
    table = (await anna.table("me", "open", "open"))["table"]
    links = (await anna.get(f"/api/tables/{table}/links"))["seats"]
    assert [link["seat"] for link in links] == [1, 2]
    token = links[1]["token"]
    assert await bert.post("/api/seats/claim", {"token": token}) == {"table": table, "seat": 2}


async def test_two_who_open_one_link_at_once_get_one_seat(anna: Browser) -> None:
    table = (await anna.table("me", "open"))["table"]
    token = (await anna.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    guests = [await Browser.named(anna.url, f"G{n}") for n in range(6)]
    answers = await asyncio.gather(
        *(guest.http.post("/api/seats/claim", json={"token": token}) for guest in guests)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404, 404]


async def test_viewers_see_who_comes_and_goes(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    table = (await anna.table("me", "open"))["table"]
    token = (await anna.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    async with anna.watch(table) as a, stranger.watch(table) as s:
        await asyncio.gather(a.ready(), s.ready())
        async with bert.watch(table) as b:
            await b.ready()
            assert b.you["seat"] is None
            await bert.post("/api/seats/claim", {"token": token})
            await b.until(lambda: b.you["seat"] == 1)
            assert b.frames[-1]["type"] in ("snapshot", "presence")
            await a.until(lambda: a.frames[-1].get("connected") == [0, 1])
            assert a.frames[-1]["spectators"] == 1
        await a.until(lambda: a.frames[-1].get("connected") == [0])
        await bert.post(f"/api/tables/{table}/leave", status=204)
        await s.until(lambda: s.table["seats"][1]["kind"] == "open")
        assert "token" not in "".join(s.texts)


async def test_the_host_leaves_and_the_next_one_is_host(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/leave", status=204)
    assert (await bert.get(f"/api/tables/{table}"))["host"] == 1
    await bert.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    await bert.post(f"/api/tables/{table}/start")
    other = (await bert.table("me", "open"))["table"]
    async with anna.watch(other) as a:
        await a.ready()
        await bert.post(f"/api/tables/{other}/leave", status=204)
        await a.until(lambda: a.closed is not None)
        assert a.frames[-1]["code"] == "unknown-table"
    assert (await bert.http.get(f"/api/tables/{other}")).status_code == 404


async def test_who_leaves_a_game_is_followed_by_a_bot(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await one_action(a, b)
        await bert.post(f"/api/tables/{table}/leave", status=204)
        await b.until(lambda: b.you["seat"] is None and b.prompt is None)
        assert (await b.act({"do": "throw"}, decision=None))["code"] == "not-your-seat"
        await a.play_on()
    info = await anna.get(f"/api/tables/{table}")
    assert (info["seats"][1]["kind"], info["status"]) == ("bot", "over")
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert sheet["seats"] == [{"name": "Anna"}, {"name": "Bert"}]
    assert {line["by"] for line in sheet["actions"] if line["seat"] == 1 and "by" in line} == {
        f"bot:{info['seats'][1]['bot']}"
    }


async def test_a_leaver_forfeits_where_the_table_says_so(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert, options={"leaver": "forfeits"})
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a:
        await a.ready()
        await bert.post(f"/api/tables/{table}/leave", status=204)
        await a.until(lambda: a.over)
        assert a.table["returns"] == [1.0, 0.0]


async def test_a_rematch_moves_everybody_on_by_one(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert, "random")
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.play_on(), b.play_on())
        path = f"/api/tables/{table}/rematch"
        first, second = await asyncio.gather(bert.post(path), anna.post(path))
        assert first["table"] == second["table"] != table
        await a.until(lambda: a.table["rematch"] == first["table"])
    info = await anna.get(f"/api/tables/{first['table']}")
    assert [seat["name"] or seat["bot"] for seat in info["seats"]] == ["Bert", "random", "Anna"]
    assert (first["seat"], second["seat"]) == (0, 2)
    host = bert if info["host"] == 0 else anna
    assert (await host.post(f"/api/tables/{first['table']}/start"))["status"] == "playing"
    async with anna.watch(first["table"]) as a, bert.watch(first["table"]) as b:
        await asyncio.gather(a.play_on(), b.play_on())


async def test_a_rematch_against_bots_starts_at_once(anna: Browser) -> None:
    table = (await anna.table("me", "random"))["table"]
    async with anna.watch(table) as a:
        await a.play_on()
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert (await anna.get(f"/api/tables/{again['table']}"))["status"] == "playing"
    assert again["seat"] == 1


async def test_several_tabs_of_one_person_are_all_right(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as one, anna.watch(table) as two, bert.watch(table) as b:
        await asyncio.gather(one.ready(), two.ready(), b.ready())
        for _ in range(4):
            await one_action(one, b)
            await two.until(lambda: two.version == one.version)
            assert (two.view, two.asked, two.events) == (one.view, one.asked, one.events)


async def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    room = Process(tmp_path / "data", rate="0.05").start()  # ten of two hundred
    try:
        anna = await Browser.named(room.url, "Anna")
        table = (await anna.table("me", "random"))["table"]
        async with contextlib.AsyncExitStack() as open_ones:
            for _ in range(10):
                viewer = await open_ones.enter_async_context(anna.watch(table))
                await viewer.ready()
            async with anna.watch(table) as one_more:
                await one_more.until(lambda: bool(one_more._faults()))
                assert one_more._faults()[-1]["code"] == "rate-limited"
        async with anna.watch(table) as again:
            await again.ready()
    finally:
        room.stop()


@pytest.mark.soak
async def test_a_crowd_that_watches_keeps_nobody_from_their_seat(own_room: Process) -> None:
    anna, eve = [await Browser.named(own_room.url, name) for name in ("Anna", "Eve")]
    table = (await anna.table("me", "random"))["table"]
    async with contextlib.AsyncExitStack() as crowd:
        for _ in range(MOST_WATCHING):
            viewer = await crowd.enter_async_context(eve.watch(table))
            await viewer.ready()
        async with eve.watch(table) as one_more:
            await one_more.until(lambda: bool(one_more._faults()))
            assert one_more._faults()[-1]["code"] == "too-many-viewers"
        async with anna.watch(table) as seated:
            await seated.until(lambda: seated.prompt is not None)
            assert seated.you["seat"] == 0
