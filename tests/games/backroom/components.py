"""What lies in the box: five faces, nineteen cards, and sets of them."""

from enum import IntEnum

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import rule

MOST_SEATS = 4
ROUNDS = 3
MOST_CARDS_BID = 2
MOST_LEGAL = 8  # three single cards, three pairs of them, the pass, the tip-off


class Face(IntEnum):
    NICKEL = 0
    DIME = 1
    DOLLAR = 2
    GRAND = 3
    TIP_OFF = 4


FACES = len(Face)
TIP_OFF = int(Face.TIP_OFF)  # compiled code takes no enum as an index
# The copies of a face are neighbouring bits; the tip-offs take the two highest there are.
FIRST = (0, 5, 10, 14, 62)
COPIES = (5, 5, 4, 3, 2)
WORTH = (1, 2, 3, 5, 0)


class Phase(IntEnum):
    CALL = 0
    OPEN = 1
    BID = 2
    OVER = 3


class Way(IntEnum):
    HIGH = 0
    LOW = 1


class Tie(IntEnum):
    NOBODY = 0
    COIN = 1


class Event(IntEnum):
    DEALT = 1
    DEALT_HIDDEN = 2
    LOOT = 3
    CALLED = 4
    OPENED = 5
    BID = 6
    BID_HIDDEN = 7
    TIPPED_OFF = 8
    REVEALED = 9
    WON = 10
    UNSOLD = 11
    ENDED = 12


# What chance is asked for
PILE, COIN, IMAGINED = 1, 2, 3

# Rule 1.2: no hand forms these sets, for they hold a copy without the one before it.
PASS = np.uint64(0)
THROW = np.uint64(1 << 63)
CALL_LOW = np.uint64(1 << 1)
CALL_HIGH = np.uint64(1 << 2)
OPEN = np.uint64(1 << 3)


# Row: face, column: how many copies. So tables answer what loops over bits would.
SETS = np.array(
    [
        [((1 << min(k, n)) - 1) << first for k in range(6)]
        for first, n in zip(FIRST, COPIES, strict=True)
    ],
    np.uint64,
)
WHOLE = SETS[:, 5].copy()
DECK = np.bitwise_or.reduce(WHOLE)


@rule
def some(face: int, copies: int) -> np.uint64:
    """So many cards of a face: its lowest copies."""
    return np.uint64(SETS[face, copies])


@rule
def copies(cards: np.uint64, face: int) -> int:
    """How many cards of that face there are."""
    return bits.count(bits.common(cards, WHOLE[face]))


@rule
def counted(cards: np.uint64) -> np.uint64:
    """The same faces as their lowest copies (rule 1.2)."""
    told = bits.ZERO
    for face in range(FACES):
        told = bits.union(told, some(face, copies(cards, face)))
    return told


@rule
def face_of(card: int) -> int:
    """The face of a single card."""
    face = FACES - 1
    while FIRST[face] > card:
        face -= 1
    return face


@rule
def plus(cards: np.uint64, more: np.uint64) -> np.uint64:
    """Both together, copies added."""
    together = bits.ZERO
    for face in range(FACES):
        together = bits.union(together, some(face, copies(cards, face) + copies(more, face)))
    return together


@rule
def minus(cards: np.uint64, fewer: np.uint64) -> np.uint64:
    """What is left when `fewer` has gone, as far as it was there."""
    left = bits.ZERO
    for face in range(FACES):
        left = bits.union(left, some(face, max(0, copies(cards, face) - copies(fewer, face))))
    return left


@rule
def worth(cards: np.uint64) -> int:
    """Rule 4.2: what the cards are worth together."""
    total = 0
    for face in range(FACES):
        total += WORTH[face] * copies(cards, face)
    return total
