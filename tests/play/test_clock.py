"""Thinking time as recorded input: what is charged, what is left, what a sheet may say."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinterzimmer.engine.errors import SheetError
from hinterzimmer.play import Game, Sheet, read_sheet, sheet_of, verify, write_sheet
from hinterzimmer.play.clock import Clocks, TimeControl, overlap
from hinterzimmer.play.sheet import Timed

MOVE = TimeControl("move", 60)
BANK = TimeControl("bank", 100, 5)


def test_a_move_clock_begins_anew_with_each_decision() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.tick(0, {"0": 20_000})
    assert clocks.left(0) == 60_000
    clocks.tick(1, {"0": 15_000, "1": 15_000})  # both were asked; the other still is
    assert clocks.left(0) == 45_000
    assert clocks.left(0, 50_000) == 0
    clocks.tick(1, {"1": 1_000})  # no longer asked: the next question is another one
    assert clocks.left(0) == 60_000


def test_a_bank_gains_with_each_decision_and_stays_empty_at_zero() -> None:
    clocks = Clocks(BANK, 2)
    clocks.tick(0, {"0": 30_000})
    assert clocks.left(0) == 75_000
    clocks.tick(0, {"0": 200_000})
    assert clocks.left(0) == 5_000
    clocks.tick(0, {})  # a substitute's decision is not the person's
    assert clocks.left(0) == 5_000


@pytest.mark.parametrize(("control", "left"), [(MOVE, 35_000), (BANK, 75_000)])
def test_what_not_everybody_knows_of_ends_no_decision(control: TimeControl, left: int) -> None:
    clocks = Clocks(control, 2)
    clocks.tick(0, {"0": 20_000, "1": 20_000}, noticed=False)
    clocks.tick(1, {"0": 5_000, "1": 5_000})
    assert clocks.left(0) == left
    clocks.tick(0, {"0": 0})
    assert clocks.left(0) == (60_000 if control is MOVE else left + 5_000)


@given(st.sampled_from([MOVE, BANK]), st.integers(0, 40_000), st.integers(0, 40_000))
def test_answering_and_taking_back_gains_nothing(
    control: TimeControl, first: int, second: int
) -> None:
    clocks, straight = Clocks(control, 2), Clocks(control, 2)
    clocks.tick(0, {"0": first})
    clocks.tick(0, {"1": 500}, undo=True)
    assert clocks.used(0) == first
    clocks.tick(0, {"0": second})
    straight.tick(0, {"0": first + second})
    assert clocks.left(0) == straight.left(0)


SPAN = st.tuples(st.integers(0, 1000), st.integers(0, 300)).map(lambda s: (s[0], s[0] + s[1]))


@given(st.lists(SPAN, max_size=8), st.integers(0, 1000), st.integers(0, 500))
def test_only_time_in_which_a_server_ran_counts_and_once(
    spans: list[tuple[float, float]], since: int, length: int
) -> None:
    until = since + length
    seconds = sum(any(a <= s < b for a, b in spans) for s in range(since, until))
    assert overlap(spans, since, until) == seconds


EVENT = st.tuples(st.integers(1, 30), st.sampled_from(["act", "crash", "rest", "away", "back"]))


@given(st.lists(EVENT, max_size=40))
def test_what_is_charged_is_what_passed_without_rests_absence_and_downtime(
    events: list[tuple[int, str]],
) -> None:
    """A table with a fake clock: one seat that is always asked, and all that can stop time."""
    now, began, asked, carried, truth, charged = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    spans: list[tuple[float, float]] = []
    is_away = False
    for seconds, what in events:
        now += seconds
        if not is_away:
            truth += seconds
            carried += overlap([*spans, (began, now)], asked, now)
        asked = now
        if what == "act":
            charged, carried = charged + carried, 0.0
        elif what == "crash":  # the server is down for as long again
            spans.append((began, now))
            now += seconds
            began = now
        elif what == "rest":
            now += seconds
            asked = now
        else:
            is_away = what == "away"
    assert charged + carried == truth


def timed_game(by: dict[int, str] | None = None, **more: int) -> Sheet:
    """A game with the default actions, each seat taking ten seconds for each of them."""
    game = Game.new("chicago", seats=2, seed=bytes(32))
    spent: dict[int, Any] = {}
    while not game.over and len(game.entries) < 9:
        seat = game.waiting[0]
        spent[len(game.entries)] = {str(seat): more.get("each", 10_000)}
        game.play(game.default(seat), seat)
    return sheet_of(game, by=by, timed=Timed(TimeControl("move", 60), spent))


def test_a_sheet_carries_its_times_and_they_are_checked() -> None:
    text = write_sheet(timed_game())
    sheet = read_sheet(text)
    assert sheet.clock == TimeControl("move", 60)
    assert sheet.actions[2].spent == {str(sheet.actions[2].seat): 10_000}
    verify(text)


@pytest.mark.parametrize(
    ("by", "each", "what"),
    [
        ({3: "clock"}, 10_000, "time was not up"),
        (None, 60_000, "a person acted after it was up"),
        (None, -1, "nobody gains time by thinking"),
    ],
)
def test_times_that_cannot_be_are_found(by: dict[int, str] | None, each: int, what: str) -> None:
    with pytest.raises(SheetError) as error:
        verify(write_sheet(timed_game(by, each=each)))
    assert error.value.code == "sheet-clock", what


def test_only_who_is_asked_is_charged() -> None:
    sheet = timed_game()
    line = sheet.actions[0]
    line.spent = {**line.spent, str(1 - line.seat): 5}
    with pytest.raises(SheetError, match="times of action 1"):
        verify(sheet)
    sheet = timed_game()
    sheet.clock = None
    with pytest.raises(SheetError, match="times of action 1"):
        verify(sheet)


def test_who_is_out_of_time_is_played_for() -> None:
    game = Game.new("chicago", seats=2, seed=bytes(32))
    seat = game.waiting[0]
    game.play(game.default(seat), seat)
    timed = Timed(TimeControl("move", 60), {1: {str(seat): 60_001}})
    verify(write_sheet(sheet_of(game, by={1: "clock"}, timed=timed)))


def test_a_taken_back_action_that_never_was_is_no_crash() -> None:
    sheet = timed_game()
    sheet.actions[0].action = {"do": "undo"}
    with pytest.raises(SheetError) as error:
        verify(sheet)
    assert error.value.code == "sheet-illegal"


def test_who_comes_back_has_all_the_time_for_a_move_but_no_more_in_the_bank() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.tick(1, {"0": 50_000, "1": 50_000})
    returned = clocks.afresh(0)["0"]
    assert clocks.left(0, returned) == 60_000
    clocks.tick(1, {"0": returned + 7_000})
    assert clocks.left(0) == 53_000
    assert not clocks.may_be(0, -7_001)
    assert Clocks(BANK, 2).afresh(0) == {}
