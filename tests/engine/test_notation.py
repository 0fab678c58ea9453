"""Packed notation: what it writes, and what it refuses to read."""

from enum import IntEnum
from typing import Any

import pytest

from hinterzimmer.engine import bits
from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.events import NO_SEAT
from hinterzimmer.engine.notation import (
    ActionForm,
    EventForm,
    PackedNotation,
    choice,
    flags,
    number,
)


class Way(IntEnum):
    HIGH = 0
    LOW = 1


NOTATION = PackedNotation(
    actions=(
        ActionForm(1, "stop"),
        ActionForm(2, "throw", flags("dice", 3)),
        ActionForm(3, "call", choice("way", Way)),
        ActionForm(4, "pay", number("lives")),
        ActionForm(5, "swap", number("mine"), (number("yours"), choice("way", Way))),
    ),
    events=(EventForm(9, "paid", (number("lives"), choice("way", Way))),),
    purpose=lambda purpose: f"dice-{purpose}",
)

WRITTEN = [
    (bits.packed(1, 0), {"do": "stop"}, "stop"),
    (bits.packed(2, 0b101), {"do": "throw", "dice": [1, 3]}, "throw 13"),
    (bits.packed(2, 0), {"do": "throw", "dice": []}, "throw -"),
    (bits.packed(3, Way.LOW), {"do": "call", "way": "low"}, "call low"),
    (
        bits.packed(5, 0x01_FF_07),
        {"do": "swap", "mine": 7, "yours": 255, "way": "low"},
        "swap 7 255 low",
    ),
    (bits.packed(4, 2**56 - 1), {"do": "pay", "lives": 2**56 - 1}, f"pay {2**56 - 1}"),
]


@pytest.mark.parametrize(("action", "shown", "text"), WRITTEN)
def test_actions_both_ways(action: Any, shown: dict[str, Any], text: str) -> None:
    assert NOTATION.action_json(int(action)) == shown
    assert NOTATION.action_from_json(shown) == int(action)
    assert NOTATION.action_text(int(action)) == text
    assert NOTATION.action_from_text(f"  {text} ") == int(action)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, 'needs a word under "do"'),
        ([], 'needs a word under "do"'),
        ({"do": 1}, 'needs a word under "do"'),
        ({"do": "fly"}, "the word is unknown"),
        ({"do": "stop", "dice": []}, "its fields are do"),
        ({"do": "throw"}, "its fields are dice, do"),
        ({"do": "throw", "dice": [1, 1]}, "not a list of different numbers"),
        ({"do": "throw", "dice": [4]}, "from 1 to 3"),
        ({"do": "throw", "dice": [0]}, "from 1 to 3"),
        ({"do": "throw", "dice": [True]}, "not a whole number"),
        ({"do": "throw", "dice": [[]]}, "not a whole number"),
        ({"do": "throw", "dice": "13"}, "not a list"),
        ({"do": "call", "way": 1}, "one of high, low"),
        ({"do": "call", "way": ["low"]}, "one of high, low"),
        ({"do": "pay", "lives": -1}, "not a whole number"),
        ({"do": "pay", "lives": 2**56}, "not a whole number"),
        ({"do": "pay", "lives": 1.0}, "not a whole number"),
        ({"do": "pay", "lives": True}, "not a whole number"),
        ({"do": "swap", "mine": 1, "yours": 256, "way": "low"}, "a number is too large"),
        ({"do": "swap", "mine": 1}, "its fields are do, mine, way, yours"),
    ],
)
def test_json_that_names_no_action(value: Any, why: str) -> None:
    with pytest.raises(NotationError, match=why) as e:
        NOTATION.action_from_json(value)
    assert e.value.params["allowed"] == ["stop", "throw", "call", "pay", "swap"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the word is unknown"),
        ("fly", "the word is unknown"),
        ("stop 1", "'stop' is written stop"),
        ("throw", "'throw' is written throw <dice>"),
        ("throw 14", "from 1 to 3"),
        ("throw 1-", "invalid literal"),
        ("call Low", "one of high, low"),
        ("pay -1", "not a whole number"),
        ("pay x", "invalid literal"),
        ("swap 1 2", "'swap' is written swap <mine> <yours> <way>"),
    ],
)
def test_text_that_names_no_action(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        NOTATION.action_from_text(text)


@pytest.mark.parametrize("action", [0, 6, 255, 1 | 1 << 8, 5 | 1 << 32])
def test_numbers_without_a_form(action: int) -> None:
    for write in (NOTATION.action_json, NOTATION.action_text):
        with pytest.raises(NotationError, match="its number has no form"):
            write(action)


def test_what_is_quoted_in_an_error_is_cut() -> None:
    with pytest.raises(NotationError) as e:
        NOTATION.action_from_text("x" * 10_000)
    assert len(e.value.params["given"]) == 200


def test_events_and_purposes() -> None:
    assert NOTATION.event_json(9, 2, [3, 1, 0, 0]) == {
        "event": "paid", "seat": 2, "lives": 3, "way": "low",
    }  # fmt: skip
    assert "seat" not in NOTATION.event_json(9, NO_SEAT, [3, 0, 0, 0])
    assert NOTATION.purpose_text(4) == "dice-4"
