"""The 64 cards as the bits of one `uint64`, weakest first (rules 1.1 to 1.3).

Bits 0 to 6 are the ones (two green, two yellow, two red, the M1), then six bits a number up to
the tens at 55 to 60 (green, yellow, red, two each), then the green and the yellow phoenix and
the red dragon. Of two like cards the first stands for one copy, both for two (`canonical`).

So two sets of equal size compare as integers the way their cards compare one by one from the
strongest down: that is the order of singles, pairs, triples, straights and flushes.

The one place where this game counts within a word: in a *word* each number has a field of six
bits (number n from bit 6 * (n - 1)), so that all ten are counted at once.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule

NUMBERS = 10
COLOURS = 3
M1, GP, YP, RD = 6, 61, 62, 63
NO_CAP = 63


def _mask(places: list[int]) -> np.uint64:
    return np.uint64(sum(1 << place for place in places))


def shift_of(number: int) -> int:
    """The first bit of a number from 1 to 10."""
    return 0 if number == 1 else 6 * number - 5


FULL_DECK = np.uint64(2**64 - 1)
SHIFT = np.array([shift_of(max(number, 1)) for number in range(NUMBERS + 1)], np.uint64)
FIELD = np.array([0, 0x7F] + [0x3F] * (NUMBERS - 1), np.uint64)
OF_NUMBER = FIELD << SHIFT
ONES = OF_NUMBER[1]
M1_BIT = np.uint64(1 << M1)
PHOENIXES = _mask([GP, YP])

_first_copies = [shift_of(n) + 2 * colour for n in range(1, 11) for colour in range(COLOURS)]
FIRST = _mask(_first_copies)
"""The first copies of all faces that have two."""
SECOND = np.uint64(int(FIRST) << 1)
ALONE = _mask([M1, GP, YP, RD])
FACES = FIRST | ALONE
"""One bit for each of the 34 faces."""

OF_COLOUR = np.array(
    [
        sum(0b11 << (shift_of(n) + 2 * colour) for n in range(1, 11)) | 1 << M1
        for colour in range(COLOURS)
    ],
    np.uint64,
)
"""Green, yellow and red cards; the M1 belongs to each (rule 2.5)."""
SPECIAL_OF_COLOUR = np.array([1 << GP, 1 << YP, 1 << RD], np.uint64)

_1, _2, _3, _4, _6, _7 = (np.uint64(n) for n in (1, 2, 3, 4, 6, 7))
_REP = _mask([6 * n for n in range(NUMBERS - 1)])
_TWO_BITS = np.uint64(3 * int(_REP))
_FIRST_OF_PAIRS = np.uint64(0b010101 * int(_REP))
WORD_FIRST = _mask([6 * n for n in range(NUMBERS)])
RUN = _mask([0, 6, 12, 18, 24])
"""Five numbers in a row, as a word."""


@inner_rule
def canonical(cards: np.uint64) -> np.uint64:
    """The same faces as their lowest copies."""
    first = (cards | (cards >> _1)) & FIRST
    return (cards & ALONE) | first | (cards & (cards << _1) & SECOND)


@inner_rule
def is_canonical(cards: np.uint64) -> bool:
    """Does no second copy stand without the first?"""
    return not (cards & SECOND) & ~(cards << _1)


@inner_rule
def plus(cards: np.uint64, more: np.uint64) -> np.uint64:
    """Both together; no face may then have more copies than there are."""
    both = cards | more
    return both | ((cards & more & FIRST) << _1)


@inner_rule
def minus(cards: np.uint64, fewer: np.uint64) -> np.uint64:
    """What is left when `fewer` has gone, as far as it was there."""
    return canonical(cards & ~fewer)


@inner_rule
def above(card: np.uint64) -> np.uint64:
    """All bits above that of a single card."""
    return ~(card | (card - _1))


@rule
def top(cards: np.uint64) -> int:
    """The highest bit of a set that is not empty."""
    smeared = cards
    for far in (1, 2, 4, 8, 16, 32):
        smeared = smeared | (smeared >> np.uint64(far))
    return bits.count(smeared) - 1


@rule
def best(cards: np.uint64) -> np.uint64:
    """The strongest card, as a set of one."""
    return canonical(bits.bit(top(cards)))


@inner_rule
def holds_number(cards: np.uint64) -> np.uint64:
    """The word of the numbers that are there."""
    upper = cards >> _7
    marks = (upper | (upper >> _2) | (upper >> _4)) & _REP
    return (marks << _6) | (_1 if cards & ONES else bits.ZERO)


@inner_rule
def counted(cards: np.uint64) -> np.uint64:
    """The word of how often each number is there."""
    upper = cards >> _7
    pairs = (upper & _FIRST_OF_PAIRS) + ((upper >> _1) & _FIRST_OF_PAIRS)
    sums = (pairs & _TWO_BITS) + ((pairs >> _2) & _TWO_BITS) + ((pairs >> _4) & _TWO_BITS)
    return (sums << _6) | np.uint64(bits.count(cards & ONES))


@inner_rule
def at_least(counts: np.uint64, size: int) -> np.uint64:
    """Of a word of counts: the word of the numbers that are there `size` times (2 to 7)."""
    b0, b1, b2 = counts, counts >> _1, counts >> _2
    if size == 2:
        return (b1 | b2) & WORD_FIRST
    if size == 3:
        return (b2 | (b1 & b0)) & WORD_FIRST
    if size == 4:
        return b2 & WORD_FIRST
    if size == 5:
        return b2 & (b1 | b0) & WORD_FIRST
    if size == 6:
        return b2 & b1 & WORD_FIRST
    return b2 & b1 & b0 & WORD_FIRST


@inner_rule
def number_at(word: np.uint64) -> int:
    """The lowest number of a word that is not empty."""
    return bits.lowest(word) // 6 + 1


@inner_rule
def pattern(cards: np.uint64, number: int) -> np.uint64:
    """The cards of one number, shifted down to bit 0."""
    return np.uint64((cards >> SHIFT[number]) & FIELD[number])


# Every way to take so many cards of one number, weakest first: by size and pattern


def _is_pattern(cards: int) -> bool:
    return all(cards >> low & 0b11 != 0b10 for low in (0, 2, 4))


def _subsets() -> tuple[Numbers, Numbers]:
    ways = np.zeros((8, 128, 13), np.uint8)
    counts = np.zeros((8, 128), np.int64)
    for held in filter(_is_pattern, range(128)):
        for part in filter(_is_pattern, range(128)):
            if part & held == part:
                size = part.bit_count()
                if size >= 2:
                    ways[size, held, counts[size, held]] = part
                    counts[size, held] += 1
    return ways, counts


SUBSETS, SUBSET_COUNT = _subsets()
