"""Events: their room, their audience, and sets of cards that fill all 64 bits."""

from typing import Any

import numpy as np
import pytest

from hinterzimmer.engine.events import (
    EVERYONE,
    ROOM,
    SPECTATOR,
    EventLog,
    all_but,
    audience_of,
    tell,
)
from hinterzimmer.engine.rule import rule


@rule
def tell_often(logs: Any, times: int, cards: Any) -> None:
    for number in range(times):
        tell(logs[0], 7, 2, all_but(2), cards[0], number)


WAYS = [tell_often, getattr(tell_often, "py_func", tell_often)]
TOP = np.array([1 << 63 | 1], np.uint64)


@pytest.mark.parametrize("way", WAYS)
def test_events_stand_in_order(way: Any) -> None:
    log = EventLog.array()
    log["room"] = ROOM
    way(log, 3, TOP)
    assert log["count"][0] == 3
    expected = [[7, 2, EVERYONE & ~4, 1 << 63 | 1, number, 0, 0] for number in range(3)]
    assert log["entry"][0, :3].tolist() == expected


@pytest.mark.parametrize("way", WAYS)
def test_without_room_nothing_is_written(way: Any) -> None:
    log = EventLog.array()
    way(log, 5, TOP)
    assert not log.tobytes().strip(b"\0")


@pytest.mark.parametrize("way", WAYS)
def test_what_finds_no_room_is_counted(way: Any) -> None:
    """So that whoever reads the log can tell that something is missing."""
    log = EventLog.array()
    log["room"] = ROOM
    way(log, ROOM + 4, TOP)
    assert log["count"][0] == ROOM + 4
    assert log["entry"][0, -1, 4] == ROOM - 1


def test_audiences() -> None:
    assert audience_of(0) | audience_of(SPECTATOR) == 0x8001
    for seat in range(SPECTATOR):
        assert all_but(seat) | audience_of(seat) == EVERYONE
        assert all_but(seat) & audience_of(seat) == 0
        assert all_but(seat) & audience_of(SPECTATOR)
