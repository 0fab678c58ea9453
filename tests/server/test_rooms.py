"""Rooms: what some seats say among themselves nobody else learns before the game is over."""

import asyncio

from server.kit import Browser, Process, Viewer
from server.test_playing import may, open_table

SECRET = "the grand is mine, keep off"


async def _to_the_bids(a: Viewer) -> None:
    """The leader calls and opens the bidding."""
    await a.until(lambda: may(a, {"do": "call", "way": "high"}))
    assert a.table["rooms"] == []
    await a.act({"do": "call", "way": "high"})
    await a.until(lambda: may(a, {"do": "open"}))
    await a.act({"do": "open"})
    await a.until(lambda: bool(a.table["rooms"]))


async def _four(anna: Browser, bert: Browser, url: str) -> tuple[str, Browser]:
    """Anna, Bert and Carl in the first three seats, a bot in the fourth."""
    table = await open_table(
        anna, bert, "open", "tells", game="backroom", preset="quiet", manners={"speed": "slow"}
    )
    carl = await Browser.named(url, "Carl")
    links = await anna.get(f"/api/tables/{table}/links")
    await carl.post("/api/seats/claim", {"token": links["seats"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return table, carl


async def test_2_7_a_room_is_heard_by_its_members_alone(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    stranger = Browser(own_room.url)
    table, carl = await _four(anna, bert, own_room.url)
    async with (
        anna.watch(table) as a,
        bert.watch(table) as b,
        carl.watch(table) as c,
        stranger.watch(table) as s,
    ):
        everybody = (a, b, c, s)
        await asyncio.gather(*(viewer.ready() for viewer in everybody))
        await _to_the_bids(a)
        await a.order("say", text=SECRET, room=[1, 0])
        for viewer in everybody:
            await viewer.all_told()
        for viewer in (a, b):
            assert [(line["text"], line["room"]) for line in viewer.talk] == [(SECRET, [0, 1])]
        for viewer in (c, s):
            assert viewer.talk == []
            assert SECRET not in "".join(viewer.texts)
        own_room.kill()
        own_room.start()
    async with bert.watch(table) as b, carl.watch(table) as c, stranger.watch(table) as s:
        await asyncio.gather(b.ready(), c.ready(), s.ready())
        assert [line["room"] for line in b.talk] == [[0, 1]]
        assert SECRET not in "".join(c.texts + s.texts)
    async with anna.watch(table) as a, bert.watch(table) as b, carl.watch(table) as c:
        await asyncio.gather(a.play_on(), b.play_on(), c.play_on())
        await c.until(lambda: [line["text"] for line in c.talk] == [SECRET])
    async with stranger.watch(table) as s:
        await s.until(lambda: [line["text"] for line in s.talk] == [SECRET])


async def test_2_7_nobody_talks_into_a_room_that_is_not_theirs(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    table, carl = await _four(anna, bert, anna.url)
    async with anna.watch(table) as a, bert.watch(table) as b, carl.watch(table) as c:
        await asyncio.gather(a.ready(), b.ready(), c.ready())
        assert (await a.order("say", text="early", room=[0, 1]))["rule"] == "2.7"
        await _to_the_bids(a)
        for viewer, room in ((c, [0, 1]), (a, [0, 2]), (a, [0]), (a, [0, 1, 2]), (a, [])):
            answer = await viewer.order("say", text="psst", room=room)
            assert (answer["code"], answer["rule"]) == ("not-your-room", "2.7")
        assert b.prompt is not None
        await b.act(b.prompt["legal"][0])
        assert (await a.order("say", text="late", room=[0, 1]))["code"] == "not-your-room"
        assert a.talk == b.talk == c.talk == []


async def test_a_game_without_rooms_has_none(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a:
        await a.ready()
        assert a.table["rooms"] == []
        answer = await a.order("say", text="psst", room=[0, 1])
        assert (answer["code"], answer["rule"]) == ("not-your-room", None)
