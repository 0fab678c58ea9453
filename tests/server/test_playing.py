"""Whole games over real sockets."""

import asyncio
import hashlib

import pytest
from server.kit import Browser, Json, Viewer, until


async def open_table(anna: Browser, bert: Browser, *more: str, **wishes: object) -> str:
    """A table of Anna's where Bert sits in seat 1, not begun."""
    created = await anna.table("me", "open", *more, **wishes)
    table: str = created["table"]
    links = await anna.get(f"/api/tables/{table}/links")
    claimed = await bert.post("/api/seats/claim", {"token": links["seats"][0]["token"]})
    assert claimed == {"table": table, "seat": 1}
    return table


async def test_two_people_and_two_bots_play_to_the_end(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    table = await open_table(anna, bert, "random", "random")
    async with anna.watch(table) as a, bert.watch(table) as b, stranger.watch(table) as s:
        await asyncio.gather(a.ready(), b.ready(), s.ready())
        assert a.view is None
        assert a.you == {"seat": 0, "host": True}
        assert s.you == {"seat": None, "host": False}
        await anna.post(f"/api/tables/{table}/start")
        played = await asyncio.gather(a.play_on(), b.play_on())
        await s.until(lambda: s.over)
        assert min(played) > 0
        assert a.version == b.version == s.version
        assert a.view == b.view == s.view  # this game has no secrets
        assert s.prompt is None
        seed = bytes.fromhex(s.table["seed"])
        assert hashlib.sha256(seed).hexdigest() == s.table["seed_hash"]
    sheet = await stranger.get(f"/api/tables/{table}/sheet")
    assert sheet["result"] == s.table["returns"]
    replay = await stranger.post("/api/sheets", {"sheet": sheet})  # verifies it
    assert replay["steps"][-1]["view"] == s.view
    told = [event for step in replay["steps"] for event in step["events"]]
    assert told == [logged["event"] for logged in s.events]


async def test_a_table_for_one_starts_at_once(anna: Browser) -> None:
    created = await anna.table("me", "random")
    async with anna.watch(created["table"]) as a:
        await a.ready()
        assert a.table["status"] == "playing"
        assert await a.play_on() > 0


def may(viewer: Viewer, action: Json) -> bool:
    """Is the action offered?"""
    return viewer.prompt is not None and action in viewer.prompt["legal"]


async def somebody(*viewers: Viewer) -> Viewer:
    """Who has to act; where the table rests, after that."""
    await until(lambda: any(viewer.must for viewer in viewers), *viewers)
    return next(viewer for viewer in viewers if viewer.must)


async def one_action(*viewers: Viewer) -> None:
    """Whoever has to act plays the first legal action; all are told."""
    mover = await somebody(*viewers)
    assert mover.prompt is not None
    answer = await mover.act(mover.prompt["legal"][0])
    assert answer["type"] == "accepted", answer
    for viewer in viewers:
        await viewer.until(lambda: viewer.version >= answer["version"])  # noqa: B023


async def in_parallel(sockets: list[Viewer], command: Json, times: int) -> list[Json]:
    """Send a command so many times over all sockets, without waiting; all its answers."""
    for n in range(times):
        await sockets[n % len(sockets)].send(command)
    name = command["id"]
    for n, viewer in enumerate(sockets):
        due = len(range(n, times, len(sockets)))
        await viewer.until(lambda: len(viewer.answers.get(name, [])) == due)  # noqa: B023
    return [answer for viewer in sockets for answer in viewer.answers.get(name, [])]


async def test_a_resend_gets_the_same_answer_and_has_one_effect(
    anna: Browser, bert: Browser
) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, anna.watch(table) as again, bert.watch(table) as b:
        await asyncio.gather(a.ready(), again.ready(), b.ready())
        for times in (1, 2, 3, 4, 5):
            mover, sockets = (a, [a, again]) if a.must else (b, [b])
            version, actions = mover.version, mover.table["actions"]
            assert mover.prompt is not None
            command: Json = {
                "type": "act",
                "id": f"five-times-{times}",
                "action": mover.prompt["legal"][0],
                "decision": mover.prompt["decision"],
            }
            answers = await in_parallel(sockets, command, times)
            assert len(answers) == times
            accepted = {"type": "accepted", "id": command["id"], "version": version + 1}
            assert answers == [accepted] * times
            for viewer in (a, b):
                await viewer.until(lambda: viewer.version > version)  # noqa: B023
            assert a.version == b.version
            assert mover.table["actions"] == actions + 1


async def test_an_answer_to_an_older_question_is_stale(anna: Browser) -> None:
    created = await anna.table("me", "random")
    async with anna.watch(created["table"]) as a:
        await a.until(lambda: a.must)
        assert a.prompt is not None
        old, legal = a.prompt["decision"], a.prompt["legal"][0]
        assert (await a.act(legal))["type"] == "accepted"
        await a.until(lambda: a.must and a.prompt["decision"] != old)  # type: ignore[index]
        before = a.version
        answer = await a.act(a.prompt["legal"][0], decision=old)
        assert (answer["type"], answer["code"]) == ("refused", "stale-decision")
        answer = await a.act(a.prompt["legal"][0], decision=None)
        assert answer == {"type": "accepted", "id": answer["id"], "version": before + 1}


async def test_out_of_turn_names_the_rule(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        mover, other = (a, b) if a.must else (b, a)
        assert mover.prompt is not None
        answer = await other.act(mover.prompt["legal"][0], decision=None)
        assert answer["code"] == "illegal-action"
        assert answer["rule"]
        answer = await mover.act({"do": "dance"})
        assert answer["code"] == "bad-notation"


async def test_who_has_no_seat_can_only_watch(
    anna: Browser, bert: Browser, stranger: Browser
) -> None:
    created = await anna.table("me", "random")
    for browser, code in ((bert, "not-your-seat"), (stranger, "no-guest")):
        async with anna.watch(created["table"]) as a, browser.watch(created["table"]) as w:
            await a.until(lambda: a.must)
            await w.ready()
            assert w.prompt is None
            assert a.prompt is not None
            answer = await w.act(a.prompt["legal"][0], decision=None)
            assert (answer["type"], answer["code"]) == ("refused", code)


async def test_a_command_before_the_start_and_after_the_end(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert)
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        assert (await a.act({"do": "throw"}))["code"] == "not-started"
        await anna.post(f"/api/tables/{table}/start")
        await asyncio.gather(a.play_on(), b.play_on())
        assert (await a.act({"do": "throw"}))["code"] == "game-over"
        assert (await a.order("undo"))["code"] == "game-over"


async def test_undo_takes_back_what_moved_no_chance(anna: Browser) -> None:
    """In the test game the leader's call may be taken back until the bidding is opened."""
    created = await anna.table("me", "random", game="backroom")
    async with anna.watch(created["table"]) as a:
        await a.until(lambda: a.must)
        before = a.view
        assert (await a.act({"do": "call", "way": "low"}))["type"] == "accepted"
        await a.until(lambda: a.prompt is not None and a.prompt["undo"])
        assert (await a.order("undo"))["type"] == "accepted"
        await a.until(lambda: a.view == before)
        assert a.events[-1]["event"] == {"event": "undone", "seat": 0}
        assert (await a.order("undo"))["code"] == "illegal-action"


async def test_sealed_bids_are_not_stale_whoever_bids_first(anna: Browser, bert: Browser) -> None:
    """Neither the order of bids nor the table's version refuses a sealed choice."""
    table = await open_table(anna, bert, game="backroom", preset="quiet")
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await a.until(lambda: a.must)
        await a.act({"do": "call", "way": "high"})
        await a.until(lambda: may(a, {"do": "open"}))
        await a.act({"do": "open"})
        for viewer in (a, b):
            await viewer.until(lambda: may(viewer, {"do": "pass"}))  # noqa: B023
        assert a.prompt is not None
        assert b.prompt is not None
        bids = a.prompt["legal"][0], b.prompt["legal"][0]
        decisions = a.prompt["decision"], b.prompt["decision"]
        first = await b.act(bids[1], decision=decisions[1])
        second = await a.act(bids[0], decision=decisions[0])
        assert [first["type"], second["type"]] == ["accepted", "accepted"]


async def test_talk_is_told_and_kept(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = await open_table(anna, bert)
    async with anna.watch(table) as a, bert.watch(table) as b, stranger.watch(table) as s:
        await asyncio.gather(a.ready(), b.ready(), s.ready())
        version = a.version
        answer = await a.order("say", text="  good   luck ")
        await b.until(lambda: bool(b.talk))
        assert b.talk[0]["text"] == "good luck"
        assert (b.talk[0]["name"], b.talk[0]["seat"]) == ("Anna", 0)
        assert answer["version"] == version  # talk makes none
        name = answer["id"]
        assert await a.order("say", id=name, text="  good   luck ") == answer
        await b.all_told()
        assert len(b.talk) == 1
        assert (await s.order("say", text="hello"))["code"] == "no-guest"
        assert (await a.order("say", text="   "))["code"] == "bad-talk"
    async with bert.watch(table) as b:
        await b.ready()
        assert [line["text"] for line in b.talk] == ["good luck"]


@pytest.mark.parametrize(
    ("level", "ping", "words"),
    [("pings", None, "talk-pings"), ("silent", "talk-silent", "talk-silent")],
)
async def test_a_table_may_keep_quiet_while_the_game_goes_on(
    anna: Browser, bert: Browser, level: str, ping: str | None, words: str
) -> None:
    table = await open_table(anna, bert, manners={"talk": level})
    async with anna.watch(table) as a:
        await a.ready()
        assert (await a.order("say", text="hello"))["type"] == "accepted"
        await anna.post(f"/api/tables/{table}/start")
        await a.until(lambda: a.table["status"] == "playing")
        assert (await a.order("say", text=" :yes: ")).get("code") == ping
        assert (await a.order("say", text="take the left one"))["code"] == words


async def test_a_gap_of_any_length_is_filled_with_what_is_missing(
    anna: Browser, bert: Browser
) -> None:
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        seen = [(a.version, len(a.events))]
        for _ in range(6):
            await one_action(a, b)
            seen.append((a.version, len(a.events)))
        for have, events in seen:
            async with anna.watch(table, have) as late:
                await late.ready()
                assert late.frames[0]["since"] == have
                assert late.events == a.events[events:]
                assert (late.view, late.asked, late.version) == (a.view, a.asked, a.version)
        whole = list(a.events)
        for impossible in (10**9, -1):
            count = len(a.snapshots)
            await a.send({"type": "resync", "have": impossible})
            await a.until(lambda: len(a.snapshots) > count)  # noqa: B023
            assert a.snapshots[-1]["since"] == 0
            assert a.events == whole
