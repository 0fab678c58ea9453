"""Bots that raise, hang or speak nonsense hold nobody up; none gets more than a view."""

import ast
import time

import pytest
from server.kit import Browser, Process


@pytest.mark.parametrize("bot", ["raises", "nonsense", "words", "exits"])
async def test_a_bad_bot_is_replaced_and_logged(room: Process, anna: Browser, bot: str) -> None:
    table = (await anna.table("me", bot))["table"]
    async with anna.watch(table) as a:
        await a.play_on()
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    played = [line for line in sheet["actions"] if line["seat"] == 1]
    assert played
    assert {line["by"] for line in played} == {"default"}
    log = room.log.read_text()
    assert f"bot replaced for one action bot='{bot}'" in log
    assert f"table='{table}'" in log


async def test_a_bot_that_hangs_is_replaced_within_its_deadline(
    room: Process, anna: Browser
) -> None:
    table = (await anna.table("me", "hangs"))["table"]
    async with anna.watch(table) as a:
        began = time.monotonic()
        await a.until(lambda: a.must)
        assert time.monotonic() - began < 5
        await a.play_on()  # its later moves do not wait for the thread that still hangs
        assert time.monotonic() - began < 15
    assert "no answer within 0.5 s" in room.log.read_text()
    assert "it still hangs" in room.log.read_text()


async def test_a_bad_bot_disturbs_no_other_table(anna: Browser, bert: Browser) -> None:
    hanging = (await anna.table("me", "hangs"))["table"]
    other = (await bert.table("me", "random"))["table"]
    async with anna.watch(hanging) as a, bert.watch(other) as b:
        await a.ready()
        began = time.monotonic()
        await b.play_on()
        assert time.monotonic() - began < 5


async def test_a_bot_is_asked_with_its_view_and_nothing_else(room: Process, anna: Browser) -> None:
    table = (await anna.table("me", "tells", game="backroom", preset="quiet"))["table"]
    async with anna.watch(table) as a:
        await a.play_on()
    told = [ast.literal_eval(line) for line in room.told.read_text().splitlines()]
    assert told
    for seat, view, events, _ in told:
        assert seat == 1
        assert view["viewer"] == 1
        assert not {"pile", "key", "seed"} & set(view)
        dealt = [event for event in events if event["event"] == "dealt"]
        assert {event["seat"] for event in dealt} == {1}


async def test_thinking_is_over_before_anybody_could_tell_who_thought(
    room: Process, anna: Browser
) -> None:
    """Where a tip-off may be thrown, a bot that thinks about its own must not be waited for."""
    assert await _thinking_times(room, anna, "quiet") == {1.0}
    for _ in range(20):
        budgets = await _thinking_times(room, anna, "seed")
        assert budgets <= {0.18, 0.12, 1.0}  # 0.9 of the pace by two or three, or no tip-off
        if budgets - {1.0}:
            return
    raise AssertionError("no bot was ever hurried")


async def _thinking_times(room: Process, anna: Browser, preset: str) -> set[float]:
    """The budgets of two bots in the first moves of a game."""
    manners = {"speed": "slow"}  # no rest between two rounds
    table = await anna.table(
        "me", "tells", "tells", game="backroom", preset=preset, pace=0.4, manners=manners
    )
    before = len(room.told.read_text().splitlines()) if room.told.exists() else 0
    async with anna.watch(table["table"]) as a:
        for _ in range(4):
            await a.until(lambda: a.must)
            assert a.prompt is not None
            await a.act(a.prompt["legal"][0])
    told = [ast.literal_eval(line) for line in room.told.read_text().splitlines()[before:]]
    return {round(budget, 3) for *_, budget in told}


async def test_bots_take_their_time(anna: Browser) -> None:
    slow = {"speed": "slow"}  # no rest between two rounds
    table = (await anna.table("me", "random", pace=0.4, manners=slow))["table"]
    async with anna.watch(table) as a:
        await a.until(lambda: a.must)
        while a.must:
            assert a.prompt is not None
            answer = await a.act(a.prompt["legal"][0])
            await a.until(lambda: a.version >= answer["version"])  # noqa: B023
        began, version = time.monotonic(), a.version
        await a.until(lambda: a.version > version)
        assert 0.3 < time.monotonic() - began < 3


async def test_a_bot_may_interrupt_while_the_game_waits_for_somebody_else(anna: Browser) -> None:
    """Whoever has a tip-off may throw it at any time: a bot is asked without being waited for."""
    for _ in range(40):
        table = (await anna.table("me", "interrupts", "lets-be", game="backroom"))["table"]
        async with anna.watch(table) as a:
            await a.until(lambda: a.must)
            await a.play_on()
            thrown = [e["event"] for e in a.events if e["event"]["event"] == "tipped-off"]
        seats = {event["seat"] for event in thrown}
        assert 2 not in seats
        if 1 in seats:
            return
    raise AssertionError("the bot never used what it may do at any time")
