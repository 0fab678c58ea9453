"""What time it is for each seat: who is charged, what is left, what happens by itself next.

Nothing here writes: these are questions about a table in memory.
"""

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from hinterzimmer.server.messages import ClockNow
from hinterzimmer.server.tables.live import Live

T = TypeVar("T")

BREAK = 20.0
"""Seconds that a live table rests at most after a hand or a round."""

LOOK_AGAIN = 3.0
"""Seconds after which a table looks again for people who are here by another process."""


class once(Generic[T]):  # noqa: N801 -- a decorator, like `cached_property`
    """An attribute that is worked out when it is first read.

    `functools.cached_property` does the same, but takes a lock each time before Python 3.12.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __get__(self, owner: Any, _: object = None) -> T:
        value = self._work(owner)
        owner.__dict__[self._work.__name__] = value  # found there from now on
        return value


class Moment:
    """A table at one time, each question answered once. Make a new one when it has changed.

    now: seconds since 1970; where it is left out, the present.
    """

    def __init__(self, live: Live, now: float | None = None) -> None:
        self.live = live
        self.now = time.time() if now is None else now

    @once
    def present(self) -> list[int]:
        """The seats whose people are here: connected to this process or to another one."""
        here = {viewer.seat for viewer in self.live.viewers if viewer.seat is not None}
        uptime = self.live.uptime
        for seat in self.live.seats:
            run = seat.here
            if run is not None and run != uptime.run and uptime.is_alive(run, self.now):
                here.add(seat.seat)
        return sorted(here)

    @once
    def playing_persons(self) -> list[int]:
        """The seats whose people play for themselves."""
        return [seat.seat for seat in self.live.seats if seat.kind == "person" and not seat.away]

    @property
    def here(self) -> list[int]:
        """The seats whose people play for themselves and are here."""
        return [seat for seat in self.playing_persons if seat in self.present]

    @property
    def resting(self) -> list[int]:
        """The seats whose people are here and have not said go on."""
        return [seat for seat in self.here if not self.live.seats[seat].ready]

    @once
    def charged(self) -> list[int]:
        """The seats whose time runs."""
        live = self.live
        if live.game is None or live.row.status != "playing" or live.row.pause is not None:
            return []
        waiting = live.game.waiting
        return [seat for seat in self.playing_persons if seat in waiting]

    @once
    def spent(self) -> dict[str, int]:
        """Milliseconds since the last action, by seat: what its line will say."""
        found = dict(self.live.row.carried)
        if self.charged:
            passed = self.live.uptime.passed(self.live.row.asked, self.now)
            for seat in self.charged:
                found[str(seat)] = found.get(str(seat), 0) + passed
        return found

    def settled(self) -> dict[str, Any]:
        """The columns that keep what was spent, where who is charged is about to change."""
        return {"carried": dict(self.spent), "asked": self.now}

    def left(self, seat: int) -> int:
        """Milliseconds that the seat has; 0 where its time is up."""
        assert self.live.clocks is not None
        return self.live.clocks.left(seat, self.spent.get(str(seat), 0))

    def _grace_left(self, seat: int) -> int | None:
        """Milliseconds until a substitute plays for one who is not here; None for who is.

        Counted from when they left or were asked, whichever was later. Slow tables with a clock
        leave it to the clock: there, being away between two moves is no absence.
        """
        live = self.live
        assert live.clocks is not None
        by_clock_alone = live.manners.speed == "slow" and live.manners.clock is not None
        if by_clock_alone or seat in self.present:
            return None
        waited = live.clocks.used(seat) + self.spent.get(str(seat), 0)
        row = live.seats[seat]
        gone = row.gone
        if row.here is not None and row.here != live.uptime.run:
            gone = live.uptime.last_seen(row.here)
        if gone is not None:
            waited = min(waited, live.uptime.passed(gone, self.now))
        return max(0, (live.manners.grace or 0) * 1000 - waited)

    def is_gone_for_good(self, seat: int) -> bool:
        """Is the grace over?"""
        return self._grace_left(seat) == 0

    def deadline(self, seat: int) -> float | None:
        """When somebody or something else acts for the seat, if nothing changes until then."""
        if seat not in self.charged:
            return None
        grace = self._grace_left(seat)
        remaining = self.left(seat)
        return self.now + (remaining if grace is None else min(remaining, grace)) / 1000

    def due(self) -> float | None:
        """When the table next does something by itself; None where it never does."""
        row = self.live.row
        if row.status != "playing" or self.live.game is None:
            return None
        if row.pause is not None:
            found = [row.pause if self.resting else self.now]
        else:
            found = [at for seat in self.charged if (at := self.deadline(seat)) is not None]
        if row.vote_until is not None:
            found.append(row.vote_until)
        if self._are_elsewhere():
            found.append(self.now + LOOK_AGAIN)
        return min(found, default=None)

    def _are_elsewhere(self) -> bool:
        """Is somebody here by another process, of which one hears only when one asks?"""
        local = {viewer.seat for viewer in self.live.viewers}
        return any(seat not in local for seat in self.present)

    @once
    def clocks(self) -> list[ClockNow] | None:
        """Every person's clock, for everybody to see; None at a table without."""
        live = self.live
        if live.game is None or live.clocks is None or live.manners.clock is None:
            return None
        return [
            ClockNow(seat.seat, self.left(seat.seat) / 1000, seat.seat in self.charged)
            for seat in live.seats
            if seat.kind == "person"
        ]
