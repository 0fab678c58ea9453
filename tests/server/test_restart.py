"""The server goes away and comes back; games go on where they were."""

import asyncio
import random
from pathlib import Path

from server.kit import Browser, Json, Process
from server.test_playing import may, one_action, open_table


async def test_a_game_goes_on_after_a_restart_with_the_same_prompt(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    for stop in (own_room.stop, own_room.kill, own_room.stop):
        async with anna.watch(table) as a, bert.watch(table) as b:
            await asyncio.gather(a.ready(), b.ready())
            for _ in range(3):
                await one_action(a, b)
            before = [(v.version, v.view, v.prompt, v.events, v.table["waiting"]) for v in (a, b)]
            stop()
            own_room.start()
        async with anna.watch(table) as a, bert.watch(table) as b:
            await asyncio.gather(a.ready(), b.ready())
            after = [(v.version, v.view, v.prompt, v.events, v.table["waiting"]) for v in (a, b)]
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
        await a.until(lambda: a.version == answer["version"])
        before = [(v.view, v.prompt, v.events) for v in (a, b)]
        own_room.kill()
        own_room.start()
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        assert [(v.view, v.prompt, v.events) for v in (a, b)] == before
        assert not b.must
        await one_action(a, b)


async def test_bots_go_on_by_themselves_after_a_restart(own_room: Process) -> None:
    anna = await Browser.named(own_room.url, "Anna")
    table = (await anna.table("me", "random", "random", pace=1.5))["table"]
    async with anna.watch(table) as a:
        await a.ready()
        while a.must:
            assert a.prompt is not None
            await a.act(a.prompt["legal"][-1])
            version = a.version
            await a.until(lambda: a.version > version or not a.must)  # noqa: B023
        actions = a.table["actions"]
    own_room.kill()
    own_room.start()
    for _ in range(100):  # nobody watches, nobody asks for the table
        await asyncio.sleep(0.1)
        tables = await anna.get("/api/tables")
        if tables[0]["table"]["actions"] > actions:
            return
    raise AssertionError("the bots sleep")


async def test_what_was_acknowledged_is_there_after_a_kill(own_room: Process) -> None:
    """Kill at random moments of play; the resend of an unanswered command has one effect."""
    anna = await Browser.named(own_room.url, "Anna")
    luck = random.Random(7)
    table = (await anna.table("me", "random"))["table"]
    for _ in range(4):
        pending: Json | None = None
        async with anna.watch(table) as a:
            await a.ready()
            killer = asyncio.get_running_loop().call_later(luck.uniform(0, 0.3), own_room.kill)
            number = 0
            while a.closed is None and not a.over:
                await a.until(lambda: a.must or a.over or a.closed is not None)
                if a.closed is not None or a.over:
                    break
                assert a.prompt is not None
                number += 1
                pending = {
                    "type": "act",
                    "id": f"kill-{luck.random()}-{number}".replace(".", ""),
                    "action": a.prompt["legal"][-1],
                    "decision": a.prompt["decision"],
                }
                version = a.version
                try:
                    await a.send(pending)
                except Exception:
                    break
                await a.until(lambda: a.version > version or a.closed is not None)  # noqa: B023
            killer.cancel()
            acknowledged = max(
                (x["version"] for found in a.answers.values() for x in found), default=0
            )
            events = list(a.events)
            if a.closed is None:
                own_room.kill()
        own_room.start()
        async with anna.watch(table) as a:
            await a.ready()
            assert a.version >= acknowledged
            assert a.events[: len(events)] == events
            if a.over:
                break
            if pending is not None:
                await a.order("act", **{k: v for k, v in pending.items() if k != "type"})
                actions = a.table["actions"]
                again = await a.order("act", **{k: v for k, v in pending.items() if k != "type"})
                first = a.answers[pending["id"]][0]
                assert again == first
                del actions


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


async def test_two_processes_on_one_database(tmp_path: Path) -> None:
    """What one process writes the other's viewers see, and nothing is played twice."""
    one = Process(tmp_path / "data").start()
    two = Process(tmp_path / "data").start()
    try:
        anna = await Browser.named(one.url, "Anna")
        table = await open_table(anna, bert := await Browser.named(one.url, "Bert"))
        await anna.post(f"/api/tables/{table}/start")
        there = Browser(two.url)
        there.http.cookies = anna.http.cookies
        async with anna.watch(table) as a, bert.watch(table) as b, there.watch(table) as t:
            await asyncio.gather(a.ready(), b.ready(), t.ready())
            for _ in range(6):
                await one_action(a, b)
                await t.until(lambda: t.version == a.version)
                assert (t.view, t.events, t.prompt) == (a.view, a.events, a.prompt)
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
