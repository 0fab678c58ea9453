"""What was said at a table: the newest lines, those of each room by themselves."""

import heapq
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from hinterzimmer.server.messages import TalkLine

KEPT = 200
"""Lines of the table, and of each room: what one room says pushes nothing out of another."""


@dataclass(frozen=True)
class Said:
    """A line of talk: its place among all lines of the table, which nobody is told, and whose
    it is.
    """

    number: int
    guest: str
    line: TalkLine


class Spoken:
    """The lines that are kept, in the order in which they were said."""

    def __init__(self) -> None:
        self._by_room: dict[tuple[int, ...] | None, deque[Said]] = {}

    def add(self, said: Said) -> None:
        """The newest line."""
        room = None if said.line.room is None else tuple(said.line.room)
        self._by_room.setdefault(room, deque(maxlen=KEPT)).append(said)

    def __iter__(self) -> Iterator[Said]:
        return heapq.merge(*self._by_room.values(), key=lambda said: said.number)
