"""The lines of a game in progress, and who heard what of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from hinterzimmer.engine.chance import Question


@dataclass(frozen=True)
class Heard:
    """One event. audience: a bit a seat, and one for spectators."""

    number: int
    entry: int
    audience: int
    event: dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """One line of the score sheet: an action, or the set-up (number 0, no seat).

    noticed: do spectators know that it happened at all? What two partners tell each other
    nobody else hears, and nothing else changes by it.
    """

    number: int
    seat: int | None
    action: dict[str, Any] | None
    chance: tuple[Question, ...]
    heard: tuple[Heard, ...]
    noticed: bool = True


def told_to(mover: int, heard: Iterable[Heard]) -> int:
    """Everybody who was told something of an action, a bit a place; who acted knows it anyway."""
    return reduce(or_, (one.audience for one in heard), 1 << mover)
