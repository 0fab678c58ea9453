"""Chapter 2: sets of police cards as bits.

A face with m copies has m neighbouring bits; of k copies a set holds the lowest k, so that
copies are nothing. Only the unseen cards keep bits of their own: chance draws from them.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.villa.components import (
    COPIES_OF,
    FACE_OF,
    FACE_SHOWS,
    FIRST,
    KINDS,
    SHOWS,
    SYMBOLS,
)


@inner_rule
def has_face(cards: np.uint64, face: int) -> bool:
    """Is the face in the set?"""
    return bits.has(cards, FIRST[face])


@inner_rule
def plus(cards: np.uint64, face: int) -> np.uint64:
    """The set and one more copy of a face."""
    return cards | bits.bit(FIRST[face] + bits.count(cards & COPIES_OF[face]))


@inner_rule
def minus(cards: np.uint64, face: int) -> np.uint64:
    """The set less one copy of a face that is in it."""
    return cards & ~bits.bit(FIRST[face] + bits.count(cards & COPIES_OF[face]) - 1)


@inner_rule
def lowest_face(cards: np.uint64) -> int:
    """The first face of a set that is not empty."""
    return int(FACE_OF[bits.lowest(cards)])


@inner_rule
def without_face(cards: np.uint64, face: int) -> np.uint64:
    """The set without any copy of a face."""
    return np.uint64(cards & ~COPIES_OF[face])


@rule
def canonical(cards: np.uint64) -> np.uint64:
    """The same faces, as the lowest bits of each."""
    found = bits.ZERO
    for face in range(KINDS):
        copies = bits.count(np.uint64(cards) & COPIES_OF[face])
        found = np.uint64(found | (bits.first(copies) << np.uint64(FIRST[face])))
    return found


@rule
def union(left: np.uint64, right: np.uint64) -> np.uint64:
    """All cards of two sets."""
    while right:
        left = plus(left, lowest_face(right))
        right = minus(right, lowest_face(right))
    return left


@rule
def are_pair(first: int, second: int) -> bool:
    """Rule 8.3: do two faces share a symbol?"""
    for symbol in range(SYMBOLS):
        if FACE_SHOWS[first, symbol] and FACE_SHOWS[second, symbol]:
            return True
    return False


@rule
def has_pair(cards: np.uint64) -> bool:
    """Rule 8.3: are there two cards that share a symbol?"""
    for symbol in range(SYMBOLS):
        if bits.count(cards & SHOWS[symbol]) >= 2:
            return True
    return False
