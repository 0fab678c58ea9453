"""Actions as 64 bits (rule 13.1): the kind in the low byte, its arguments above.

A commitment has the means in the six bytes above the kind, and in the highest the hidden card
(the number of its face from 1, 0 for none) or Mr. X's side. A statement has a byte each for the
phrase, its number and to whom it is said.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import inner_rule
from hinterzimmer.games.chicago_gangsters.components import Kind

_BYTE, _TOP = np.uint64(8), np.uint64(56)
_CARDS = np.uint64((1 << 48) - 1)

READY = np.uint64(Kind.READY)
BETRAY = np.uint64(Kind.BETRAY)
STAND_BY = np.uint64(Kind.STAND_BY)
CONSOLE = np.uint64(Kind.CONSOLE)
DONE = np.uint64(Kind.DONE)

TO_PARTNER, TO_EVERYONE = 0, 1


@inner_rule
def commitment(kind: int, cards: np.uint64, top: int) -> np.uint64:
    """Means laid with a hidden card, or for a side."""
    return np.uint64(kind) | (cards << _BYTE) | (np.uint64(top) << _TOP)


@inner_rule
def cards_of(action: np.uint64) -> np.uint64:
    """The means of a commitment."""
    return np.uint64((action >> _BYTE) & _CARDS)


@inner_rule
def top_of(action: np.uint64) -> int:
    """The hidden face of a commitment (from 1), or the side."""
    return int(np.int64(action >> _TOP))


@inner_rule
def statement(phrase: int, number: int, to: int) -> np.uint64:
    """Something said."""
    return bits.packed(Kind.SAY, phrase | number << 8 | to << 16)
