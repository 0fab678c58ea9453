"""Thinking time: pure functions over recorded times. No clock is read here.

Each action's line carries `spent`: for every person the game waited for, the milliseconds
that passed since the action before, without breaks and downtime. Everything else follows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

Spent = Mapping[str, int]
"""Milliseconds by seat. A seat that is not in it was not asked, and not charged."""

MILLISECONDS = 1000


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays by. seconds: for each decision (`move`), or for all (`bank`).

    increment: seconds that a bank gains with each decision. at_zero: what happens then.
    """

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0
    at_zero: Literal["default", "substitute", "loss"] = "default"


@dataclass(frozen=True)
class _Answered:
    """What an undo gives back: the time that the seat had used, and takes: its increment."""

    seat: int
    used: int
    gained: int


@dataclass
class Clocks:
    """Every seat's time after the lines so far.

    A decision goes on while others act around it. It ends when the seat answers, or is no
    longer asked. A taken-back answer brings back the time that it took, so that answering
    and taking back gains nobody anything. An action that not everybody knows of is no answer:
    the time of a decision, which all see, does not tell of it.
    """

    control: TimeControl
    seats: int
    _bank: list[int] = field(init=False)
    _used: list[int] = field(init=False)
    _answers: list[_Answered] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self._bank = [self.control.seconds * MILLISECONDS] * self.seats
        self._used = [0] * self.seats

    def used(self, seat: int) -> int:
        """Milliseconds that the seat has spent on the decision before it."""
        return self._used[seat]

    def left(self, seat: int, pending: int = 0) -> int:
        """Milliseconds that the seat has, `pending` after the last line; never below 0."""
        if self.control.kind == "bank":
            return max(0, self._bank[seat] - pending)
        return max(0, self.control.seconds * MILLISECONDS - self._used[seat] - pending)

    def afresh(self, seat: int) -> dict[str, int]:
        """What is to be charged so far so that the seat's decision has all its time again."""
        return {} if self.control.kind == "bank" else {str(seat): -self._used[seat]}

    def may_be(self, seat: int, spent: int) -> bool:
        """Can a line say that? Never less than what is given back to who came back."""
        return spent >= self.afresh(seat).get(str(seat), 0)

    def tick(self, seat: int, spent: Spent, *, undo: bool = False, noticed: bool = True) -> None:
        """One line: whose action it was, and what everybody spent until then."""
        for other in range(self.seats):
            self._charge(other, spent.get(str(other)))
        if undo:
            self._take_back()
        elif noticed:
            self._answer(seat, asked=str(seat) in spent)
        else:
            self._answers.append(_Answered(seat, 0, 0))

    def _charge(self, seat: int, spent: int | None) -> None:
        if spent is None:
            self._used[seat] = 0
        else:
            self._used[seat] += spent
            self._bank[seat] = max(0, self._bank[seat] - spent)

    def _answer(self, seat: int, *, asked: bool) -> None:
        gained = self.control.increment * MILLISECONDS if asked else 0
        self._answers.append(_Answered(seat, self._used[seat], gained))
        self._bank[seat] += gained
        self._used[seat] = 0

    def _take_back(self) -> None:
        last = self._answers.pop()
        self._bank[last.seat] = max(0, self._bank[last.seat] - last.gained)
        self._used[last.seat] += last.used


def overlap(spans: Sequence[tuple[float, float]], since: float, until: float) -> float:
    """How much of the time from `since` to `until` lies in any of the spans, each part once."""
    total, done = 0.0, since
    for began, ended in sorted(spans):
        start, end = max(began, done), min(ended, until)
        if end > start:
            total += end - start
            done = end
    return total
