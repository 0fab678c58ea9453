"""What happened, as fixed-size records, each with the seats that may know it.

An event that some see with a face and others only as a count is two events with disjoint
audiences. The audience has one bit a seat and one for all spectators.
"""

from typing import Annotated

import numpy as np

from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import inner_rule, rule

SPECTATOR = 15
"""The place of a viewer who has no seat; also its bit in an audience."""

EVERYONE = 0xFFFF
ROOM = 96
COLUMNS = 7
KIND, SEAT, AUDIENCE, A, B, C, D = range(COLUMNS)
NO_SEAT = 255

Value = int | np.uint64
"""A number, or a set of cards."""


class EventLog(Record):
    """Events in the order they happened. `room` 0: nobody listens, nothing is written."""

    room: Annotated[int, Field("i4", "events", known=Known.NOBODY)]
    count: Annotated[int, Field("i4", "events", known=Known.NOBODY)]
    entry: Annotated[
        Numbers,
        Field("u8", "kind, seat, audience, a, b, c, d", shape=(ROOM, COLUMNS), known=Known.NOBODY),
    ]


@rule
def _write(
    log: EventLog,
    kind: np.uint64,
    seat: np.uint64,
    audience: np.uint64,
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    d: np.uint64,
) -> None:
    """Of one type throughout, so that it is compiled once."""
    count = log.count
    if count < log.room:
        log.entry[count, KIND] = kind
        log.entry[count, SEAT] = seat
        log.entry[count, AUDIENCE] = audience
        log.entry[count, A] = a
        log.entry[count, B] = b
        log.entry[count, C] = c
        log.entry[count, D] = d
    log.count = count + 1


@inner_rule
def tell(
    log: EventLog,
    kind: int,
    seat: int,
    audience: int,
    a: Value = 0,
    b: Value = 0,
    c: Value = 0,
    d: Value = 0,
) -> None:
    """Write an event down, if anybody listens. Cards go in as they are: a set of bits."""
    if log.room > 0:
        _write(
            log,
            np.uint64(kind),
            np.uint64(seat),
            np.uint64(audience),
            np.uint64(a),
            np.uint64(b),
            np.uint64(c),
            np.uint64(d),
        )


@rule
def audience_of(seat: int) -> int:
    """Only this seat."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    """Everyone, spectators too, except this seat."""
    return EVERYONE & ~(1 << seat)
