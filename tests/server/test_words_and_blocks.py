"""Words for the chance, kicks, recovery codes, blocks; clocks and what they cannot be."""

import asyncio
from typing import Any

import httpx
import pytest
from server.kit import Browser, Process
from server.test_coming import late, seat, turn_of, two
from server.test_playing import open_table

__all__ = ["late"]


# Words


async def test_each_seated_person_may_mix_in_a_word_until_the_start(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    table = await open_table(anna, bert, "random")
    path = f"/api/tables/{table}/word"
    async with anna.watch(table) as a, stranger.watch(table) as s:
        await asyncio.gather(a.ready(), s.ready())
        assert s.table["words_open"]
        assert s.table["words"] is None
        await bert.post(path, {"word": "Käsekuchen 🂡"})
        await anna.post(path, {"word": "first"})
        await anna.post(path, {"word": ""})
        await s.until(lambda: seat(s, 1)["word"] and not seat(s, 0)["word"])
        assert "Käsekuchen" not in "".join(s.texts + a.texts)
        await anna.refused(path, {"word": "x" * 65}, 422, "bad-word")
        await anna.refused(path, {"word": "x" * 10_000}, 422, "bad-word")
        await anna.refused(path, {"word": "a\nb"}, 422, "bad-word")
        carl = await Browser.named(anna.url, "Carl")
        await carl.refused(path, {"word": "mine"}, 403, "not-a-member")
        await stranger.refused(path, {"word": "mine"}, 401, "no-guest")
        await anna.post(f"/api/tables/{table}/start")
        await s.until(lambda: s.table["words"] == ["", "Käsekuchen 🂡", ""])
        assert not s.table["words_open"]
        await bert.refused(path, {"word": "late"}, 409, "words-closed")
        async with bert.watch(table) as b:
            await asyncio.gather(a.play_on(), b.play_on())
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert sheet["chance"]["words"] == ["", "Käsekuchen 🂡", ""]
    await anna.post("/api/sheets", {"sheet": sheet})
    sheet["chance"]["words"][1] = "another"
    await anna.refused("/api/sheets", {"sheet": sheet}, 422, "sheet-chance")


async def test_a_game_that_starts_at_once_takes_its_word_with_the_table(anna: Browser) -> None:
    table = (await anna.table("random", "me", word="mine"))["table"]
    assert (await anna.get(f"/api/tables/{table}"))["words"] == ["", "mine"]


# Kicks


async def test_the_host_may_kick_before_the_start(anna: Browser, bert: Browser) -> None:
    created = await anna.table("me", "open")
    table = created["table"]
    token = (await anna.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    await bert.post("/api/seats/claim", {"token": token})
    path = f"/api/tables/{table}/seats"
    await bert.refused(f"{path}/0/kick", None, 403, "not-host")
    await anna.refused(f"{path}/0/kick", None, 422, "bad-kick")
    await anna.refused(f"{path}/9/kick", None, 404, "unknown-seat")
    await bert.post(f"/api/tables/{table}/word", {"word": "mine"})
    async with bert.watch(table) as b:
        await b.until(lambda: b.you.get("seat") == 1)
        await anna.post(f"{path}/1/kick")
        await b.until(lambda: b.you["seat"] is None)
        assert (await b.order("continue"))["code"] == "not-your-seat"
    shown = (await anna.get(f"/api/tables/{table}"))["seats"][1]
    assert (shown["kind"], shown["name"], shown["word"]) == ("open", None, False)
    for browser in (bert, await Browser.named(anna.url, "Carl")):
        await browser.refused("/api/seats/claim", {"token": token}, 404, "bad-token")
    fresh = (await anna.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    assert fresh != token
    await bert.post("/api/seats/claim", {"token": fresh})
    await anna.post(f"/api/tables/{table}/start")
    await anna.refused(f"{path}/1/kick", None, 409, "already-started")


# The way back


async def test_a_code_opens_the_seats_on_another_device(late: Process) -> None:
    anna, bert, table = await two(late)
    made = await bert.post("/api/recovery")
    assert made["link"].endswith(f"#{made['code']}")
    phone = Browser(late.url)
    await phone.refused("/api/recovery/claim", {"code": "wrong"}, 404, "bad-code")
    await phone.refused("/api/recovery", None, 401, "no-guest")
    spoken = made["code"].lower().replace("-", " ")
    assert (await phone.post("/api/recovery/claim", {"code": spoken}))["name"] == "Bert"
    async with anna.watch(table) as a, bert.watch(table) as b, phone.watch(table) as p:
        await turn_of(a, b, b)
        await p.until(lambda: p.must)
        assert p.you == {"seat": 1, "host": False}
        assert p.prompt is not None
        assert (await p.act(p.prompt["legal"][0]))["type"] == "accepted"
    fresh = await phone.post("/api/recovery")
    tablet = Browser(late.url)
    await tablet.refused("/api/recovery/claim", made, 422, "bad-field")
    await tablet.refused("/api/recovery/claim", {"code": made["code"]}, 404, "bad-code")
    late.pass_time(61 * 86400)
    await tablet.refused("/api/recovery/claim", {"code": fresh["code"]}, 404, "bad-code")


async def test_a_guest_is_known_for_sixty_days_and_longer_by_use(late: Process) -> None:
    anna, bert, table = await two(late, manners={"speed": "slow", "clock": None, "grace": 86400})
    left_alone = bert.cookie()
    for _ in range(3):
        late.pass_time(40 * 86400)
        assert (await anna.get("/api/me"))["name"] == "Anna"
    assert (await anna.get("/api/tables"))[0]["table"]["id"] == table
    async with httpx.AsyncClient(base_url=late.url) as http:
        answer = await http.get("/api/me", headers={"Cookie": left_alone})
        assert answer.json()["name"] is None
    fresh = await Browser.named(late.url, "Dora")
    late.pass_time(59 * 86400)
    assert (await fresh.get("/api/me"))["name"] == "Dora"


# Blocks


async def test_a_block_hides_a_person_everywhere(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert, "open", listed=True)
    carl = await Browser.named(anna.url, "Carl")
    async with anna.watch(table) as a, bert.watch(table) as b, carl.watch(table) as c:
        await asyncio.gather(a.ready(), b.ready(), c.ready())
        await c.order("say", text="rude before")
        await a.until(lambda: len(a.talk) == 1)
        mine = await anna.post("/api/blocks", {"table": table, "name": "Carl"})
        assert [block["name"] for block in mine] == ["Carl"]
        await a.until(lambda: a.talk == [])
        told = len(a.texts)
        await c.order("say", text="rude after")
        await a.all_told()
        assert [text for text in a.texts[told:] if "pong" not in text] == []
        await b.until(lambda: [line["text"] for line in b.talk] == ["rude before", "rude after"])
        await carl.refused(f"/api/tables/{table}/sit", {}, 403, "not-welcome")
        others = await carl.table("me", "open")
        async with anna.watch(others["table"]) as spectator, carl.watch(others["table"]) as cc:
            await asyncio.gather(spectator.ready(), cc.ready())
            await cc.order("say", text="rude at home")
            await spectator.all_told()
            assert "rude" not in "".join(spectator.texts)
        path = f"/api/blocks/{mine[0]['id']}"
        assert (await anna.http.delete(path)).status_code == 204
        await a.until(lambda: [line["text"] for line in a.talk] == ["rude before", "rude after"])
        assert (await anna.http.delete(path)).status_code == 404
    assert await anna.get("/api/blocks") == []
    await carl.post(f"/api/tables/{table}/sit", {})


async def test_who_can_be_blocked(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = await open_table(anna, bert, "random")
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({"table": table, "seat": 0}, 422, "bad-block"),
        ({"table": table, "seat": 2}, 404, "nobody-there"),
        ({"table": table, "seat": 5}, 404, "unknown-seat"),
        ({"table": table, "name": "Nobody"}, 404, "nobody-there"),
        ({"table": table}, 404, "nobody-there"),
        ({"table": "none", "seat": 1}, 404, "unknown-table"),
    ]
    for body, status, code in bad:
        await anna.refused("/api/blocks", body, status, code)
    await stranger.refused("/api/blocks", {"table": table, "seat": 1}, 401, "no-guest")
    once = await anna.post("/api/blocks", {"table": table, "seat": 1})
    assert await anna.post("/api/blocks", {"table": table, "seat": 1}) == once


# Clocks


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "move", "seconds": 60, "increment": 5}, "bad-clock"),
        ({"kind": "bank", "seconds": 60, "at_zero": "loss"}, "bad-clock"),
        ({"kind": "bank", "seconds": 0}, "bad-field"),
        ({"kind": "bank", "seconds": -5}, "bad-field"),
        ({"kind": "bank", "seconds": 10**12}, "bad-field"),
        ({"kind": "bank", "seconds": 60, "increment": 10**9}, "bad-field"),
        ({"kind": "sand", "seconds": 60}, "bad-field"),
        ({"kind": "move", "seconds": "soon"}, "bad-field"),
    ],
)
async def test_clocks_that_cannot_be(anna: Browser, clock: object, code: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "chicago", "seats": seats, "manners": {"clock": clock}}
    await anna.refused("/api/tables", wish, 422, code)


async def test_a_bot_that_is_none_cannot_be_a_substitute(anna: Browser) -> None:
    wish = {"game": "chicago", "seats": [{"kind": "me"}, {"kind": "open"}]}
    body = {**wish, "manners": {"substitute": "nobody"}}
    await anna.refused("/api/tables", body, 422, "unknown-bot")


async def test_at_zero_the_default_is_played_and_stands_on_the_sheet(late: Process) -> None:
    clock = {"kind": "move", "seconds": 30}
    anna, bert, table = await two(late, manners={"clock": clock})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
        assert a.table["clocks"][1]["running"]
        assert not a.table["clocks"][0]["running"]
        number = b.table["actions"] + 1
        late.pass_time(31)
        await a.until(lambda: a.table["actions"] >= number)
        assert not seat(a, 1)["away"]
        await asyncio.gather(a.play_on(), b.play_on())
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert sheet["clock"] == {**clock, "increment": 0, "at_zero": "default"}
    line = sheet["actions"][number - 1]
    assert line["by"] == "clock"
    assert line["spent"]["1"] >= 30_000
    await anna.post("/api/sheets", {"sheet": sheet})
    line["spent"]["1"] = 29_000
    await anna.refused("/api/sheets", {"sheet": sheet}, 422, "sheet-clock")


async def test_at_zero_the_game_is_lost_where_the_table_says_so(late: Process) -> None:
    clock = {"kind": "bank", "seconds": 60, "increment": 2, "at_zero": "loss"}
    anna, bert, table = await two(late, manners={"clock": clock}, options={"leaver": "forfeits"})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
        late.pass_time(70)
        await a.until(lambda: a.over)
        assert a.table["returns"] == [1.0, 0.0]
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert sheet["actions"][-1]["by"] == "clock"
    await anna.post("/api/sheets", {"sheet": sheet})


async def test_at_zero_a_substitute_plays_where_the_table_says_so(late: Process) -> None:
    clock = {"kind": "move", "seconds": 30, "at_zero": "substitute"}
    anna, bert, table = await two(late, manners={"clock": clock, "substitute": "random"})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
        late.pass_time(31)
        await a.until(lambda: seat(a, 1)["away"])
        await a.until(lambda: a.must)
        assert (await b.order("continue"))["type"] == "accepted"
        await a.until(lambda: not seat(a, 1)["away"])
        await asyncio.gather(a.play_on(), b.play_on())


@pytest.mark.parametrize("stop", ["stop", "kill"])
async def test_a_bank_is_the_same_after_a_restart(own_room: Process, stop: str) -> None:
    clock = {"kind": "bank", "seconds": 1000}
    anna, bert, table = await two(own_room, manners={"clock": clock, "speed": "slow"})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
        own_room.pass_time(300)
        await asyncio.sleep(2.5)
        getattr(own_room, stop)()
        own_room.pass_time(86400)
        own_room.start()
    async with bert.watch(table) as b:
        await b.until(lambda: bool(b.table) and b.must)
        left = b.table["clocks"][1]["left"]
        assert 680 < left < 700
        assert b.prompt is not None
        assert (await b.act(b.prompt["legal"][0]))["type"] == "accepted"
        left = b.table["clocks"][1]["left"]
        own_room.kill()
        own_room.start()
    info = await anna.get(f"/api/tables/{table}")
    assert info["clocks"][1]["left"] <= left + 0.1
    assert info["clocks"][1]["left"] > left - 20
