"""Options: what may be chosen, by which names, and what a wrong choice is told."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import pytest

from hinterzimmer.engine import options
from hinterzimmer.engine.errors import BadOption, BadSeats
from hinterzimmer.engine.options import Choice, option


class Tie(IntEnum):
    LATER_LOSES = 0
    ROLL_OFF = 4


@dataclass(frozen=True)
class Rules:
    tie: Tie = option(Tie.LATER_LOSES, rule="6.2")
    talk: bool = option(False, rule="1.1")
    lives: int = option(3, rule="1.2", values=range(1, 6))


@dataclass(frozen=True)
class Unbounded:
    lives: int = option(3, rule="1.2")


def test_choices_name_rule_default_and_values() -> None:
    assert options.choices(Rules) == [
        Choice("tie", "6.2", "later_loses", ("later_loses", "roll_off")),
        Choice("talk", "1.1", False, (False, True)),
        Choice("lives", "1.2", 3, (1, 2, 3, 4, 5)),
    ]


def test_parse_takes_names_and_keeps_the_rest() -> None:
    chosen = options.parse(Rules, Rules(lives=5), {"tie": "roll_off", "talk": True})
    assert chosen == Rules(Tie.ROLL_OFF, True, 5)
    assert options.parse(Rules, Rules(), options.named(chosen)) == chosen


def test_an_unknown_option_is_told_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option 'lifes'; the options are tie, talk, lives") as e:
        options.parse(Rules, Rules(), {"lifes": 3})
    assert e.value.code == "unknown-option"
    assert e.value.params["allowed"] == ["tie", "talk", "lives"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lives", 0), ("lives", 6), ("lives", "3"), ("lives", True), ("lives", 3.0),
        ("talk", 1), ("talk", "true"), ("talk", None), ("tie", 0), ("tie", "ROLL_OFF"),
        ("tie", []), ("tie", {}),
    ],
)  # fmt: skip
def test_a_wrong_value_is_told_the_right_ones(name: str, value: Any) -> None:
    with pytest.raises(BadOption, match=f"option '{name}' cannot be") as e:
        options.parse(Rules, Rules(), {name: value})
    assert e.value.code == "bad-option-value"
    assert e.value.params["option"] == name


def test_whole_numbers_need_their_values() -> None:
    with pytest.raises(TypeError, match="needs its `values`"):
        options.choices(Unbounded)


def test_packed_is_what_setup_reads() -> None:
    record = options.packed(Rules(tie=Tie.ROLL_OFF, talk=True), 4, range(2, 7))[0]
    assert (record.tie, record.talk, record.lives, record.seats) == (4, 1, 3, 4)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_seats_are_within_the_game(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"2 to 6 seats, not {seats}") as e:
        options.packed(Rules(), seats, range(2, 7))
    assert (e.value.params["least"], e.value.params["most"]) == (2, 6)
