"""Chapter 13: what is no action, what happens when time is up, and that nothing is undone."""

import pytest
from chicago_gangsters.table import Table, played_out, shown_down

from hinterzimmer.games.chicago_gangsters.components import Kind


def test_rule_13_1_numbers_that_mean_nothing() -> None:
    table = Table(hands=["W1 W1"])
    second_copy = Kind.LAY | 0b10 << 8
    top_too_high = Kind.LAY | 99 << 56
    no_side = Kind.LAY_FOR
    for action in (0, 13, 255, second_copy, top_too_high, no_side, Kind.TAKE | 2 << 8,
                   Kind.SAY, Kind.READY | 1 << 8, 2**64 - 1):  # fmt: skip
        assert table.refused_code(action, 0) == "13.1"
    assert table.refused("lay W1 -", 9) == "13.1"


@pytest.mark.parametrize(
    ("table", "seat", "action"),
    [
        (Table(talk=4), 0, "ready"),
        (Table(hands=["W1"]), 0, "lay - -"),
        (Table(5, hands=["", "", "", "", "W1"]), 4, "lay_for - challengers"),
        (Table(preset="godfather", godfather=0), 0, "stand_by"),
        (Table(hands=["W1"]).lay("W1", "").lay("", ""), 0, "take 1"),
        (
            Table(hands=["W1"], preset="godfather", godfather=0)
            .do("betray", 0).do("lay W1 -", 0).lay("", ""), 0, "give alcohol",
        ),
        (
            Table(hands=["W1 W2"], persons=["s2"], loot="b9")
            .lay("W1", "").lay("", "").do("take 1", 0), 0, "done",
        ),
    ],
)  # fmt: skip
def test_rule_13_2_when_time_is_up(table: Table, seat: int, action: str) -> None:
    assert table.default(seat) == action
    assert action in table.legal(seat)


def test_rule_13_2_a_game_of_defaults_ends() -> None:
    for seats in (3, 4, 5):
        state, told = played_out(2, seats, talk=1)
        assert told[-1]["event"] == "won"
        assert 10 <= state["round"] <= 12


def test_rule_13_3_nothing_is_undone() -> None:
    table = Table(hands=["W1"], talk=2).do("say nothing 0 all", 0)
    assert table.undo(0) == "13.3"
    table.all_ready().do("lay W1 -", 0)
    assert table.undo(0) == "13.3"


def test_rule_13_4_after_the_game_nothing_can_be_done() -> None:
    table = shown_down()
    assert table.refused("ready", 0) == "13.4"
    assert table.refused("lay - -", 0) == "13.4"
    assert table.undo(0) == "13.4"
