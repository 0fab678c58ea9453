"""What lies on the table and what can be chosen: dice, lives, values, options, words.

All numbers of a game's record are signed, so that Numba and plain Python add them alike.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.engine.options import option

Table = NDArray[Any]

SEATS = range(2, 7)
MOST_SEATS = 6
DICE = 3
ALL_DICE = 0b111
MOST_THROWS = 3
LIVES = np.array([0, 0, 4, 3, 3, 3, 2])  # rule 1.2, by players

# purposes of chance: one sub-stream of dice a seat, so that nobody's luck hangs on another
DICE_OF_SEAT = 0
FIRST_LEADER = 6
LOSER_LEADS = 7


class Phase(IntEnum):
    """Which question is open."""

    THROW = 0
    NAME = 1
    DECLARE = 2
    ROLL_OFF = 3
    OVER = 4


class Direction(IntEnum):
    """What the leader announced (rule 5.1)."""

    UNDECLARED = 0
    HIGH = 1
    LOW = 2


class Kind(IntEnum):
    """The kinds of action; the low byte of a packed action."""

    THROW = 1
    CONVERT = 2
    STOP = 3
    DECLARE = 4
    NAME = 5
    SPARE = 6
    FORFEIT = 7


class Happened(IntEnum):
    """The kinds of event."""

    LEADER_DRAWN = 1
    ROUND_BEGAN = 2
    THREW = 3
    CONVERTED = 4
    FORCED = 5
    RESULT = 6
    DECLARED = 7
    CHICAGO = 8
    BONUS = 9
    NAMED = 10
    SPARED = 11
    LOST_LIFE = 12
    OUT = 13
    ROLL_OFF_BEGAN = 14
    ROLLED_OFF = 15
    REPLAYED = 16
    FORFEITED = 17
    WON = 18


class Reason(IntEnum):
    """Why a life was lost."""

    WORST = 1
    CHICAGO = 2
    BONUS = 3


class SixesScope(IntEnum):
    """Which sixes make a pair or a triple (rule 4.7)."""

    THROW = 0
    TABLE = 1


class Tie(IntEnum):
    """Who pays where several are worst (rule 8.2)."""

    LATER_LOSES = 0
    ALL_TIED_LOSE = 1
    FEWER_THROWS_WINS = 2
    ROLL_OFF = 3


class End(IntEnum):
    """When the game is over (rules 9.2 and 9.3)."""

    LAST_STANDING = 0
    FIRST_OUT = 1


class Leaver(IntEnum):
    """What becomes of the seat of one who leaves (rule 9.5)."""

    SUBSTITUTE = 0
    FORFEITS = 1


@dataclass(frozen=True)
class Options:
    """The choices of rule; the defaults are the preset `seed`."""

    kept_dice_final: bool = option(True, rule="3.4")
    sixes_scope: SixesScope = option(SixesScope.THROW, rule="4.7")
    chicago_natural_only: bool = option(False, rule="6.2")
    bonus_165_optional: bool = option(False, rule="7.3")
    bonus_165_ends_round: bool = option(False, rule="7.6")
    tie: Tie = option(Tie.LATER_LOSES, rule="8.2")
    end: End = option(End.LAST_STANDING, rule="9.3")
    leaver: Leaver = option(Leaver.SUBSTITUTE, rule="9.5")


PRESETS = {
    "seed": Options(),
    "pub": Options(sixes_scope=SixesScope.TABLE, tie=Tie.ROLL_OFF),
}

# rules 5.2 and 5.3: what a face counts, by direction and face
VALUE = np.array([[0] * 7, [0, 100, 2, 3, 4, 5, 60], [0, 1, 2, 3, 4, 5, 6]])


def _throw_codes() -> list[tuple[int, int, int]]:
    faces = range(1, 7)
    return [(a, b, c) for a in faces for b in faces for c in faces]


def _beaten(direction: Direction) -> Table:
    """By result: how many of the 216 single throws are worse in this direction."""
    values = VALUE[direction]
    results = [int(values[list(dice)].sum()) for dice in _throw_codes()]
    sign = 1 if direction == Direction.HIGH else -1
    return np.array([sum(sign * r < sign * mine for r in results) for mine in range(301)])


BEATEN = np.stack([np.zeros(301, np.int64), _beaten(Direction.HIGH), _beaten(Direction.LOW)])

# sets of three dice as masks: the number of members, the highest as a mask
DICE_IN = np.array([0, 1, 1, 2, 1, 2, 2, 3])
HIGHEST = np.array([0, 1, 2, 2, 4, 4, 4, 4])


def _next_seats(direction: int) -> Table:
    """By mask and seat: the first member after the seat (itself last of all).

    direction: 1 clockwise, -1 the other way round.
    """
    table = np.zeros((1 << MOST_SEATS, MOST_SEATS), np.int64)
    for mask in range(1, 1 << MOST_SEATS):
        for seat in range(MOST_SEATS):
            after = [(seat + direction * step) % MOST_SEATS for step in range(1, MOST_SEATS + 1)]
            table[mask, seat] = next(s for s in after if mask >> s & 1)
    return table


NEXT_SEAT = _next_seats(1)
LAST_SEAT = _next_seats(-1)  # who comes last in a round that the seat leads
SEATS_IN = np.array([mask.bit_count() for mask in range(1 << MOST_SEATS)])


def _throws() -> tuple[Table, Table]:
    """By `must_roll * 8 + locked`: the packed throws that are legal, and how many."""
    listed, counts = np.zeros((64, 7), np.uint64), np.zeros(64, np.int64)
    for row in range(64):
        must, locked = divmod(row, 8)
        sets = [s for s in range(1, 8) if s & must == must and not s & locked]
        listed[row, : len(sets)] = [Kind.THROW | s << 8 for s in sets]
        counts[row] = len(sets)
    return listed, counts


THROWS, THROW_COUNT = _throws()
