"""Who may confer in words of their own: partners, while the game waits for both."""

import pytest

from hinterzimmer.engine.records import Array
from hinterzimmer.games.chicago_gangsters.components import NOBODY, Phase
from hinterzimmer.games.chicago_gangsters.conferring import ROOMS
from hinterzimmer.games.chicago_gangsters.view import View


def seen(**fields: object) -> Array:
    """Four seats in talk: 0 with 2, 1 with 3."""
    view = View.array()
    usual: dict[str, object] = {
        "seats": 4,
        "phase": Phase.TALK,
        "partner": [2, 3, 0, 1, NOBODY],
        "dropped": NOBODY,
    }
    for name, value in {**usual, **fields}.items():
        view[name][0] = value
    return view


def test_12_3_partners_have_a_room_of_their_own() -> None:
    assert ROOMS.open_now(seen()) == [{0, 2}, {1, 3}]
    assert ROOMS.rule == "12.3"


@pytest.mark.parametrize("flag", ["ready", "committed"])
def test_12_1_a_room_closes_when_one_has_no_more_to_say(flag: str) -> None:
    assert ROOMS.open_now(seen(**{flag: [0, 0, 0, 1, 0]})) == [{0, 2}]


def test_12_1_there_is_none_outside_talk() -> None:
    for phase in Phase:
        assert bool(ROOMS.open_now(seen(phase=phase))) == (phase == Phase.TALK)


def test_12_3_a_lone_clan_and_mr_x_have_none() -> None:
    three = seen(seats=3, partner=[1, 0, NOBODY, NOBODY, NOBODY])
    assert ROOMS.open_now(three) == [{0, 1}]
    five = seen(seats=5, partner=[2, 3, 0, 1, NOBODY])
    assert ROOMS.open_now(five) == [{0, 2}, {1, 3}]


def test_11_4_who_was_dropped_confers_with_nobody() -> None:
    assert ROOMS.open_now(seen(dropped=2)) == [{1, 3}]
