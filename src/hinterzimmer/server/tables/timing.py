"""What time it is for each seat: who is charged, what is left, what happens by itself next.

Nothing here writes: these are questions about a table in memory.
"""

import time
from typing import Any

from hinterzimmer.server.messages import ClockNow
from hinterzimmer.server.tables.live import Live

BREAK = 20.0
"""Seconds that a live table rests at most after a hand or a round."""

LOOK_AGAIN = 3.0
"""Seconds after which a table looks again for people who are here by another process."""


def present(live: Live) -> list[int]:
    """The seats whose people are here: connected to this process or to another one."""
    here = {viewer.seat for viewer in live.viewers if viewer.seat is not None}
    now = time.time()
    for seat in live.seats:
        run = seat.here
        if run is not None and run != live.uptime.run and live.uptime.is_alive(run, now):
            here.add(seat.seat)
    return sorted(here)


def playing_persons(live: Live) -> list[int]:
    """The seats whose people play for themselves at present."""
    return [seat.seat for seat in live.seats if seat.kind == "person" and not seat.away]


def resting(live: Live) -> list[int]:
    """The seats whose people are here and have not said go on."""
    here = present(live)
    return [seat for seat in playing_persons(live) if seat in here and not live.seats[seat].ready]


def charged(live: Live) -> list[int]:
    """The seats whose time runs."""
    if live.game is None or live.row.status != "playing" or live.row.pause is not None:
        return []
    waiting = live.game.waiting
    return [seat for seat in playing_persons(live) if seat in waiting]


def spent(live: Live, now: float) -> dict[str, int]:
    """Milliseconds since the last action, by seat: what its line will say."""
    passed = live.uptime.passed(live.row.asked, now)
    found = dict(live.row.carried)
    for seat in charged(live):
        found[str(seat)] = found.get(str(seat), 0) + passed
    return found


def settled(live: Live, now: float) -> dict[str, Any]:
    """The columns that keep what was spent so far, where who is charged is about to change."""
    return {"carried": spent(live, now), "asked": now}


def left(live: Live, seat: int, now: float) -> int:
    """Milliseconds that the seat has; 0 where its time is up."""
    assert live.clocks is not None
    return live.clocks.left(seat, spent(live, now).get(str(seat), 0))


def _grace_left(live: Live, seat: int, now: float) -> int | None:
    """Milliseconds until a substitute plays for one who is not here; None for who is.

    Counted from when they left or were asked, whichever was later. Slow tables with a clock
    leave it to the clock: there, being away between two moves is no absence.
    """
    assert live.clocks is not None
    manners = live.manners
    by_clock_alone = manners.speed == "slow" and manners.clock is not None
    if by_clock_alone or seat in present(live):
        return None
    waited = live.clocks.used(seat) + spent(live, now).get(str(seat), 0)
    row = live.seats[seat]
    gone = row.gone
    if row.here is not None and row.here != live.uptime.run:
        gone = live.uptime.last_seen(row.here)
    if gone is not None:
        waited = min(waited, live.uptime.passed(gone, now))
    return max(0, (manners.grace or 0) * 1000 - waited)


def is_gone_for_good(live: Live, seat: int, now: float) -> bool:
    """Is the grace over?"""
    return _grace_left(live, seat, now) == 0


def deadline(live: Live, seat: int, now: float) -> float | None:
    """When somebody or something else acts for the seat, if nothing changes until then."""
    if seat not in charged(live):
        return None
    grace = _grace_left(live, seat, now)
    remaining = left(live, seat, now)
    return now + (remaining if grace is None else min(remaining, grace)) / 1000


def due(live: Live, now: float) -> float | None:
    """When the table next does something by itself; None where it never does."""
    if live.row.status != "playing" or live.game is None:
        return None
    if live.row.pause is not None:
        found = [live.row.pause if resting(live) else now]
    else:
        found = [at for seat in charged(live) if (at := deadline(live, seat, now)) is not None]
    if _are_elsewhere(live):
        found.append(now + LOOK_AGAIN)
    return min(found, default=None)


def _are_elsewhere(live: Live) -> bool:
    """Is somebody here by another process, of which one hears only when one asks?"""
    local = {viewer.seat for viewer in live.viewers}
    return any(seat not in local for seat in present(live))


def clocks_now(live: Live) -> list[ClockNow] | None:
    """Every person's clock, for everybody to see; None at a table without."""
    if live.game is None or live.clocks is None or live.manners.clock is None:
        return None
    now, runs = time.time(), charged(live)
    return [
        ClockNow(seat.seat, left(live, seat.seat, now) / 1000, seat.seat in runs)
        for seat in live.seats
        if seat.kind == "person"
    ]
