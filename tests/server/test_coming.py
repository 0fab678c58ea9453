"""People come and go: substitutes, and seats handed back. The server's clock is set ahead."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import Browser, Json, Process, Viewer, until
from server.test_playing import one_action, open_table, somebody

TEST_BOT_DEADLINE = "3"


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose clock these tests set ahead."""
    data: Path = tmp_path_factory.mktemp("late")
    process = Process(data, bot_deadline=TEST_BOT_DEADLINE).start()
    yield process
    process.stop()


async def two(room: Process, **wishes: object) -> tuple[Browser, Browser, str]:
    """Anna and Bert at a table that has begun."""
    anna, bert = await Browser.named(room.url, "Anna"), await Browser.named(room.url, "Bert")
    table = await open_table(anna, bert, **wishes)
    await anna.post(f"/api/tables/{table}/start")
    return anna, bert, table


def seat(viewer: Viewer, place: int) -> Json:
    """A seat as the viewer sees it."""
    shown: Json = viewer.table["seats"][place]
    return shown


async def turn_of(a: Viewer, b: Viewer, wanted: Viewer) -> None:
    """Play until the wanted viewer is asked."""
    await asyncio.gather(a.ready(), b.ready())
    while await somebody(a, b) is not wanted:
        await one_action(a, b)


async def test_a_substitute_plays_after_the_grace_and_gives_the_seat_back(late: Process) -> None:
    anna, bert, table = await two(late, manners={"grace": 60, "substitute": "random"})
    async with anna.watch(table) as a:
        async with bert.watch(table) as b:
            await turn_of(a, b, b)
            decision = b.prompt and b.prompt["decision"]
        await a.until(lambda: a.frames[-1].get("connected") == [0])
        late.pass_time(40)
        await asyncio.sleep(1.5)
        assert not (await anna.get(f"/api/tables/{table}"))["seats"][1]["away"]
        late.pass_time(21)
        await a.until(lambda: seat(a, 1)["away"])
        assert (seat(a, 1)["kind"], seat(a, 1)["name"]) == ("person", "Bert")
        assert seat(a, 1)["substitute"] == "random"
        await a.until(lambda: a.must)
        async with bert.watch(table) as b:
            await a.until(lambda: not seat(a, 1)["away"])
            await turn_of(a, b, b)
            assert b.prompt is not None
            assert b.prompt["decision"] > (decision or 0)
            assert b.prompt["deadline"] is not None
            await asyncio.gather(a.play_on(), b.play_on())
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    by = [line.get("by") for line in sheet["actions"] if line["seat"] == 1]
    assert "bot:random" in by
    assert by[-1] is None
    again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
    seats = (await anna.get(f"/api/tables/{again}"))["seats"]
    assert [(s["kind"], s["name"], s["away"]) for s in seats] == [
        ("person", "Bert", False),
        ("person", "Anna", False),
    ]


async def test_who_returns_while_the_substitute_thinks_plays_himself(late: Process) -> None:
    anna, bert, table = await two(late, manners={"grace": 5, "substitute": "hangs"})
    async with anna.watch(table) as a:
        async with bert.watch(table) as b:
            await turn_of(a, b, b)
            asked = b.asked
        late.pass_time(6)
        await a.until(lambda: seat(a, 1)["away"])
        actions = a.table["actions"]
        async with bert.watch(table) as b:
            await b.ready()
            assert b.asked == asked
            await asyncio.sleep(float(TEST_BOT_DEADLINE) + 0.5)
            assert b.table["actions"] == actions  # what it thought of meanwhile is dropped
            assert b.asked == asked
            assert b.prompt is not None
            assert (await b.act(b.prompt["legal"][0]))["type"] == "accepted"


async def test_who_is_here_but_idle_is_played_for_until_they_act(late: Process) -> None:
    anna, bert, table = await two(late, manners={"idle": 100, "substitute": "hangs"})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
        late.pass_time(99)
        await asyncio.sleep(0.2)
        late.pass_time(2)
        await b.until(lambda: seat(b, 1)["away"])
        assert b.must
        assert b.prompt is not None
        answer = await b.act(b.prompt["legal"][0])
        assert answer["type"] == "accepted"
        await a.until(lambda: not seat(a, 1)["away"])


@pytest.mark.parametrize("game", ["chicago", "backroom"])
async def test_no_decision_waits_for_ever(late: Process, game: str) -> None:
    """Nobody is there at all, and the table is in nobody's memory: the game ends."""
    anna, _, table = await two(late, game=game, manners={"grace": 60})
    for _ in range(100):
        late.pass_time(61)
        await asyncio.sleep(0.3)
        info = await anna.get(f"/api/tables/{table}")
        if info["status"] == "over":
            break
    assert info["status"] == "over"
    assert all(s["away"] for s in info["seats"])


@pytest.mark.parametrize("stop", ["stop", "kill"])
async def test_downtime_is_nobodys_absence(own_room: Process, stop: str) -> None:
    anna, bert, table = await two(own_room, manners={"grace": 60, "substitute": "hangs"})
    async with anna.watch(table) as a, bert.watch(table) as b:
        await turn_of(a, b, b)
    own_room.pass_time(30)
    await asyncio.sleep(2.5)
    getattr(own_room, stop)()
    own_room.pass_time(7 * 86400)
    own_room.start()
    await asyncio.sleep(1.5)
    assert not (await anna.get(f"/api/tables/{table}"))["seats"][1]["away"]
    own_room.pass_time(32)
    for _ in range(40):
        await asyncio.sleep(0.1)
        if (await anna.get(f"/api/tables/{table}"))["seats"][1]["away"]:
            break
    own_room.kill()
    own_room.start()
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["away"]
    async with bert.watch(table) as b:
        await b.ready()
        assert b.must
        assert not seat(b, 1)["away"]


async def test_a_second_device_keeps_the_seat_present(late: Process) -> None:
    anna, bert, table = await two(late, manners={"grace": 5})
    async with anna.watch(table) as a, bert.watch(table) as phone:
        async with bert.watch(table) as desk:
            await turn_of(a, desk, desk)
            await phone.until(lambda: phone.must)
        late.pass_time(6)
        await asyncio.sleep(1.5)
        assert not seat(a, 1)["away"]
        assert phone.prompt is not None
        assert (await phone.act(phone.prompt["legal"][0]))["type"] == "accepted"


# Rests


async def rest(a: Viewer, b: Viewer) -> None:
    """Play until the table rests; nobody says go on."""
    a.goes_on = b.goes_on = False
    while a.table["break_"] is None:
        await until(lambda: a.must or b.must or a.table["break_"] is not None, a, b)
        mover = a if a.must else b
        if mover.must and mover.prompt is not None:
            answer = await mover.act(mover.prompt["legal"][-1])
            assert answer["type"] == "accepted"
            for viewer in (a, b):
                await viewer.until(lambda: viewer.version >= answer["version"])  # noqa: B023
        await asyncio.sleep(0.05)
    await b.until(lambda: b.table["break_"] is not None)


async def test_after_a_round_the_table_waits_for_each(late: Process) -> None:
    anna, bert, table = await two(late)
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await rest(a, b)
        assert a.table["break_"]["waiting"] == [0, 1]
        assert not a.must
        assert not b.must
        refused = await a.act({"do": "throw"}, decision=None)
        assert refused["code"] == "table-pauses"
        assert (await a.order("say", text="well played"))["type"] == "accepted"
        assert (await a.order("continue"))["type"] == "accepted"
        await b.until(lambda: b.table["break_"] == {**b.table["break_"], "waiting": [1]})
        assert (await b.order("continue", id="go-on-once"))["type"] == "accepted"
        await a.until(lambda: a.table["break_"] is None)
        mover = await somebody(a, b)
        assert mover.prompt is not None
        assert mover.prompt["deadline"] is not None
        assert (await b.order("continue", id="go-on-once"))["type"] == "accepted"
        assert (await b.order("continue"))["code"] == "no-break"


async def test_a_rest_ends_by_itself_and_waits_for_nobody_who_left(late: Process) -> None:
    anna, bert, table = await two(late)
    async with anna.watch(table) as a:
        async with bert.watch(table) as b:
            await asyncio.gather(a.ready(), b.ready())
            await rest(a, b)
            late.pass_time(19)
            await asyncio.sleep(0.3)
            late.pass_time(2)
            await a.until(lambda: a.table["break_"] is None)
            await rest(a, b)
            await a.order("continue")
        await a.until(lambda: a.table["break_"] is None)


# Votes


async def test_a_vote_that_somebody_does_not_answer_lapses(late: Process) -> None:
    anna, bert, table = await two(late)
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await a.order("vote", yes=True)
        await b.until(lambda: b.table["vote"] is not None)
        until = b.table["vote"]["until"]
        late.pass_time(50)
        await asyncio.sleep(1.2)
        assert b.table["vote"]["until"] == until
        late.pass_time(11)
        await b.until(lambda: b.table["vote"] is None)
        assert b.table["status"] == "playing"
        assert (await b.order("vote", yes=False))["code"] == "no-vote"
        await b.order("vote", yes=True)  # the first voice of another vote
        await a.until(lambda: a.table["vote"] is not None and a.table["vote"]["cast"] == 1)
        assert a.table["vote"]["until"] > until


async def test_a_majority_of_those_present_ends_a_game(late: Process) -> None:
    anna, bert, table = await two(late)
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        assert (await a.order("vote", yes=False))["code"] == "no-vote"
        await a.order("vote", yes=True)
        await b.until(lambda: b.table["vote"] is not None)
        assert {**b.table["vote"], "until": None} == {"needed": 2, "cast": 1, "until": None}
        await b.order("vote", yes=False)
        await a.until(lambda: a.table["vote"] is None)
        assert a.table["status"] == "playing"
        await b.order("vote", yes=True)
        await a.order("vote", yes=True)
        await b.until(lambda: b.over)
        assert b.table["abandoned"]
        assert b.table["returns"] is None
        assert b.table["seed"] is not None
        assert b.prompt is None
        assert (await a.act({"do": "throw"}))["code"] == "game-over"
        assert (await a.order("vote", yes=True))["code"] == "game-over"
        assert '"yes"' not in "".join(a.texts + b.texts)
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert sheet["result"] is None
    await anna.post("/api/sheets", {"sheet": sheet})
    assert (await anna.post(f"/api/tables/{table}/rematch"))["table"] != table
