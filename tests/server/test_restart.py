"""The server goes away and comes back; games go on where they were."""

import asyncio
import contextlib
import itertools
import random
import sqlite3
from pathlib import Path

import pytest
from server.kit import Browser, Json, Process, Viewer
from server.test_playing import may, one_action, open_table
from websockets.exceptions import ConnectionClosed


async def test_a_game_goes_on_after_a_restart_with_the_same_prompt(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert, manners={"speed": "slow"})  # no rests
    await anna.post(f"/api/tables/{table}/start")
    for stop in (own_room.stop, own_room.kill, own_room.stop):
        async with anna.watch(table) as a, bert.watch(table) as b:
            await asyncio.gather(a.ready(), b.ready())
            for _ in range(3):
                await one_action(a, b)
            before = [(v.version, v.view, v.asked, v.events, v.table["waiting"]) for v in (a, b)]
            stop()
            own_room.start()
        async with anna.watch(table) as a, bert.watch(table) as b:
            await asyncio.gather(a.ready(), b.ready())
            after = [(v.version, v.view, v.asked, v.events, v.table["waiting"]) for v in (a, b)]
            assert after == before
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.play_on(), b.play_on())
    # the sheet's chance is checked against the seed: what came after is what was to come
    await anna.post("/api/sheets", {"sheet": await anna.get(f"/api/tables/{table}/sheet")})


async def test_a_sealed_choice_survives(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert, game="backroom", preset="quiet")
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await a.until(lambda: a.must)
        await a.act({"do": "call", "way": "high"})
        await a.until(lambda: may(a, {"do": "open"}))
        await a.act({"do": "open"})
        await b.until(lambda: may(b, {"do": "pass"}))
        assert b.prompt is not None
        answer = await b.act(b.prompt["legal"][0])
        for viewer in (a, b):
            await viewer.until(lambda: viewer.version == answer["version"])  # noqa: B023
        before = [(v.view, v.asked, v.events) for v in (a, b)]
        own_room.kill()
        own_room.start()
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        assert [(v.view, v.asked, v.events) for v in (a, b)] == before
        assert not b.must
        await one_action(a, b)


async def test_bots_go_on_by_themselves_after_a_restart(own_room: Process) -> None:
    anna = await Browser.named(own_room.url, "Anna")
    table = (await anna.table("me", "random", "random", pace=1.5))["table"]
    async with anna.watch(table) as a:
        await a.ready()
        while a.must:
            assert a.prompt is not None
            answer = await a.act(a.prompt["legal"][-1])
            await a.until(lambda: a.version >= answer["version"])  # noqa: B023
        actions = a.table["actions"]
    own_room.kill()
    own_room.start()
    for _ in range(100):  # nobody watches, nobody asks for the table
        await asyncio.sleep(0.1)
        tables = await anna.get("/api/tables")
        if tables[0]["table"]["actions"] > actions:
            return
    raise AssertionError("the bots sleep")


@pytest.mark.slow
async def test_what_was_acknowledged_is_there_after_a_kill(own_room: Process) -> None:
    """Kill at random moments of play; the resend of an unanswered command has one effect."""
    anna = await Browser.named(own_room.url, "Anna")
    luck = random.Random(7)
    table = (await anna.table("me", "random"))["table"]
    for round_number in range(4):
        async with anna.watch(table) as a:
            pending = await _play_until_killed(own_room, a, luck.uniform(0, 0.3), round_number)
            acknowledged = max((x["version"] for (x, *_) in a.answers.values()), default=0)
            events = list(a.events)
        own_room.start()
        async with anna.watch(table) as a:
            await a.ready()
            assert a.version >= acknowledged
            assert a.events[: len(events)] == events
            if a.over or pending is None:
                continue
            first = await a.order("act", **pending)
            again = await a.order("act", **pending)
            assert again == first
            ours = [e for e in a.events if e["event"].get("seat") == 0]
            assert len({e["number"] for e in ours}) == len(ours)


async def _play_until_killed(
    room: Process, viewer: Viewer, seconds: float, number: int
) -> Json | None:
    """Play while the server is killed after so long; the last command that was sent."""
    pending: Json | None = None
    asyncio.get_running_loop().call_later(seconds, room.kill)
    for turn in itertools.count():
        await viewer.until(lambda: viewer.must or viewer.over or viewer.closed is not None)
        if viewer.closed is not None:
            return pending
        if viewer.over:
            await viewer.until(lambda: viewer.closed is not None)
            return None
        assert viewer.prompt is not None
        action, decision = viewer.prompt["legal"][-1], viewer.prompt["decision"]
        pending = {"id": f"killed-{number}-{turn}", "action": action, "decision": decision}
        version = viewer.version
        with contextlib.suppress(ConnectionClosed):
            await viewer.send({"type": "act", **pending})
        await viewer.until(
            lambda: viewer.version > version or viewer.closed is not None  # noqa: B023
        )
    return pending


async def test_a_stopped_server_hangs_up_in_good_order(own_room: Process) -> None:
    anna = await Browser.named(own_room.url, "Anna")
    table = (await anna.table("me", "hangs"))["table"]
    async with anna.watch(table) as a:
        await a.ready()
        assert own_room.stop() == 0
        await a.until(lambda: a.closed is not None)
        assert a.closed == 1012
    assert "Traceback" not in own_room.log.read_text()
    own_room.start()


async def test_a_locked_database_loses_nothing(own_room: Process) -> None:
    """While another program holds it, commands are refused; the same ones pass afterwards."""
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        mover = a if a.must else b
        assert mover.prompt is not None
        before = mover.view
        order: Json = {"id": "while-it-was-locked", "action": mover.prompt["legal"][0]}
        holder = sqlite3.connect(own_room.data / "hinterzimmer.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        refused = await mover.order("act", **order)
        assert (refused["type"], refused["code"]) == ("refused", "storage")
        problem = await anna.http.post("/api/me", json={"name": "Anne"})
        assert (problem.status_code, problem.json()["code"]) == (503, "storage")
        assert mover.view == before
        holder.execute("ROLLBACK")
        holder.close()
        answer = await mover.order("act", **order)
        assert answer["type"] == "accepted"
        for viewer in (a, b):
            await viewer.until(lambda: viewer.version == answer["version"])  # noqa: B023
            assert viewer.table["actions"] == 1


@pytest.mark.slow
async def test_two_processes_on_one_database(tmp_path: Path) -> None:
    """What one process writes the other's viewers see, and nothing is played twice."""
    one = Process(tmp_path / "data").start()
    two = Process(tmp_path / "data").start()
    try:
        anna = await Browser.named(one.url, "Anna")
        bert = await Browser.named(one.url, "Bert")
        table = await open_table(anna, bert, manners={"speed": "slow"})
        await anna.post(f"/api/tables/{table}/start")
        there = Browser(two.url)
        there.http.cookies = anna.http.cookies
        async with anna.watch(table) as a, bert.watch(table) as b, there.watch(table) as t:
            await asyncio.gather(a.ready(), b.ready(), t.ready())
            for _ in range(3):
                await one_action(a, b)
                await t.until(lambda: t.version == a.version)
                assert (t.view, t.events, t.asked) == (a.view, a.events, a.asked)
            while not t.must:
                await one_action(a, b)
                await t.until(lambda: t.version == a.version)
            assert t.prompt is not None
            order: Json = {"id": "both-at-once", "action": t.prompt["legal"][0],
                           "decision": t.prompt["decision"]}  # fmt: skip
            answers = await asyncio.gather(a.order("act", **order), t.order("act", **order))
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "accepted"
    finally:
        one.stop()
        two.stop()
