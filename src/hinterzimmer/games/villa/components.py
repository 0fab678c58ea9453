"""What is in the box and what can be chosen: cards, guards, godfathers, options, words.

The lists are data: totals that belong to them are checked where this file is read, so that
whoever puts the cards of another printing in notices a slip at once.

All numbers of a game's record but the sets of cards are signed, so that Numba and plain
Python add them alike.
"""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.engine.options import option

SEATS = range(2, 5)
MOST_SEATS = 4
OPEN = 4  # rule 5.3: open cards of a seat
PARK, VILLA = 9, 4
PLACES = PARK + VILLA  # of guards; the godfather's place comes after them
GODFATHER = PLACES
NOBODY = -1
MOST_PROPOSALS = 3  # rule 6.6: of a seat, for one decision
ROOM = MOST_PROPOSALS * MOST_SEATS
LONGEST = 7  # symbols of the longest godfather

# purposes of chance; the piles' are 0 to 3
GUARDS = 4
GODFATHERS = 5
IMAGINED = 6


class Symbol(IntEnum):
    """Rule 2.1."""

    HANDCUFFS = 0
    PISTOL = 1
    CAR = 2
    BADGE = 3


SYMBOLS = len(Symbol)
LETTERS = "HPCB"

# Police cards (rules 2.1 and 2.2): a face with its number of copies in any of the decks

FACES = ("H", "P", "C", "B", "HB", "BC", "CP", "PH", "HC", "PB", "HPCB")
KINDS = len(FACES)
_COPIES = (12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 2)

FIRST = np.array([sum(_COPIES[:face]) for face in range(KINDS)])
"""The first bit of each face."""

FACE_OF = np.array([face for face, copies in enumerate(_COPIES) for _ in range(copies)])
"""The face of each bit."""


def _mask(face: int) -> int:
    return ((1 << _COPIES[face]) - 1) << int(FIRST[face])


COPIES_OF = np.array([_mask(face) for face in range(KINDS)], np.uint64)
"""All copies of a face."""

SHOWS = np.array(
    [sum(_mask(f) for f in range(KINDS) if letter in FACES[f]) for letter in LETTERS], np.uint64
)
"""All cards that show a symbol."""

FACE_SHOWS = np.array([[letter in face for letter in LETTERS] for face in FACES])
"""Does a face show a symbol?"""

BREADTH = np.array([len(face) for face in FACES])
"""How many symbols a face shows."""

_DECKS = (
    ("H", "P", "C", "B", "HB", "BC", "CP", "PH", "HPCB"),
    ("H", "P", "C", "B", "HB", "BC", "CP", "PH", "HC", "PB"),
)
DECK = np.array([sum(_mask(FACES.index(f)) for f in deck) for deck in _DECKS], np.uint64)
"""The deck of each value of the option `jokers`."""

POLICE = 54
assert all(int(deck).bit_count() == POLICE for deck in DECK)
assert all(len({int(s & d).bit_count() for s in SHOWS}) == 1 for d in DECK), "symbols are even"


class Hint(IntEnum):
    """What a back says beside the strength: a symbol that is missing, or one at a position."""

    NONE = 0
    NO_H = 1
    H_1 = 2
    H_2 = 3
    H_3 = 4
    H_4 = 5
    C_1 = 6
    C_2 = 7
    C_4 = 8
    C_6 = 9
    P_2 = 10


# Guards (rule 3.1): word, symbols in order, hint, reward, in the beginners' set

_GUARDS = (
    ("bruno_salvi", "PB", Hint.NO_H, "P", True),
    ("nico_renda", "HP", Hint.H_1, "H", True),
    ("carla_bonfante", "HC", Hint.H_1, "C", True),
    ("enzo_lodi", "CH", Hint.H_2, "H", True),
    ("pia_marrone", "PH", Hint.H_2, "P", True),
    ("tullio_berti", "BB", Hint.NO_H, "B", True),
    ("rocco_sava", "CC", Hint.NO_H, "C", True),
    ("mara_conti", "PHB", Hint.H_2, "B", True),
    ("fausto_pini", "BCH", Hint.C_2, "C", True),
    ("livio_corso", "BHC", Hint.H_2, "H", True),
    ("gina_tosi", "HCB", Hint.C_2, "B", True),
    ("dario_fabbri", "HHB", Hint.H_2, "H", True),
    ("sandra_orsi", "HPP", Hint.P_2, "P", False),
    ("ugo_ranieri", "CCP", Hint.C_2, "C", True),
    ("otto_zanni", "PPB", Hint.P_2, "P", False),
    ("bianca_ferri", "BPCH", Hint.H_4, "C", False),
    ("silvio_amato", "CBHP", Hint.H_3, "H", False),
    ("remo_dossi", "BBHC", Hint.H_3, "B", False),
    ("irma_galvan", "CCPH", Hint.H_4, "P", False),
    ("vito_massara", "PPBH", Hint.H_4, "B", False),
)
_GODFATHERS = (
    ("aurelio_vantini", "HCPBH", Hint.H_1),
    ("vittoria_carbone", "PBCHPC", Hint.C_6),
    ("ottavio_bellandi", "CHBPBH", Hint.C_1),
    ("raffaele_sordini", "BPHCBPC", Hint.C_4),
)
LISTED = len(_GUARDS)
CHIEFS = len(_GODFATHERS)
FRONTS = LISTED + CHIEFS  # a front is a guard's number, or a godfather's behind them

Front = IntEnum(  # type: ignore[misc]  # its members are the list above
    "Front", {row[0].upper(): number for number, row in enumerate((*_GUARDS, *_GODFATHERS))}
)
"""Every guard and godfather by name."""

NEEDS = tuple(row[1] for row in (*_GUARDS, *_GODFATHERS))
"""What each front asks for, as letters in order."""

STRENGTH = np.array([len(needs) for needs in NEEDS])
SEQUENCE = np.array(
    [[LETTERS.index(s) for s in needs] + [0] * (LONGEST - len(needs)) for needs in NEEDS]
)
HINT = np.array([row[2] for row in (*_GUARDS, *_GODFATHERS)])
REWARD = np.array([LETTERS.index(row[3]) for row in _GUARDS])


def _is_true(needs: str, hint: Hint) -> bool:
    """Does a back say the truth about its front?"""
    first, _, second = hint.name.partition("_")
    return second not in needs if first == "NO" else needs[int(second) - 1] == first


assert all(_is_true(NEEDS[front], Hint(HINT[front])) for front in range(FRONTS))
assert all(row[3] in row[1] for row in _GUARDS), "a reward is one of the guard's own symbols"
assert sorted(STRENGTH[:LISTED]) == [2] * 7 + [3] * 8 + [4] * 5
assert [sum(n.count(s) for n in NEEDS[:LISTED]) for s in LETTERS] == [16, 14, 14, 14]
assert [sum(row[3] == s for row in _GUARDS) for s in LETTERS] == [5] * 4
assert [sum(n.count(s) for n in NEEDS[LISTED:]) for s in LETTERS] == [6] * 4

# Backs: strength and hint together

BACKS = sorted({(int(STRENGTH[g]), int(HINT[g])) for g in range(LISTED)})
BACK_OF = np.array([BACKS.index((int(STRENGTH[g]), int(HINT[g]))) for g in range(LISTED)])
BACK_STRENGTH = np.array([strength for strength, _ in BACKS])
BACK_HINT = np.array([hint for _, hint in BACKS])
FITTING = np.array(
    [sum(1 << g for g in range(LISTED) if BACK_OF[g] == b) for b in range(len(BACKS))]
)
"""The guards with a back, one bit each."""

assert all(2 <= int(fits).bit_count() <= 3 for fits in FITTING), "a back seldom tells"

ALL_GUARDS = (1 << LISTED) - 1
BEGINNERS = sum(1 << number for number, row in enumerate(_GUARDS) if row[4])
assert BEGINNERS.bit_count() == PLACES
assert sum(len(row[1]) for row in _GUARDS if row[4]) == 32

ALL_CHIEFS = (1 << CHIEFS) - 1
ALIKE = np.array(
    [
        [sum(1 << b for b in range(CHIEFS) if STRENGTH[LISTED + b] == STRENGTH[LISTED + a])
         for a in range(CHIEFS)],
        [1 << a for a in range(CHIEFS)],
    ]
)  # fmt: skip
"""The godfathers that look like one from behind: without hints, and with them."""

SINGLE = np.array([mask.bit_count() == 1 for mask in range(1 << CHIEFS)])
LEAST_CHIEF = int(min(STRENGTH[LISTED:]))

# The layout (chapter 4): half-card steps from the godfather in the middle

_PLACE_AT = [(x, y) for y in (-2, 0, 2) for x in (-2, 0, 2)] + [
    (x, y) for y in (-1, 1) for x in (-1, 1)
]


def _places_at(place: int, steps: tuple[tuple[int, int], ...]) -> int:
    """The places that lie so many steps from one, one bit each."""
    x, y = _PLACE_AT[place]
    there = {_PLACE_AT[p]: p for p in range(PLACES)}
    return sum(1 << there[x + a, y + b] for a, b in steps if (x + a, y + b) in there)


_SIDES = ((2, 0), (-2, 0), (0, 2), (0, -2))
_CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def _free_places() -> NDArray[np.int16]:
    """By the guards that are left: those that are free; last of all the godfather."""
    left = np.arange(1 << PLACES)
    table = np.where(left == 0, 1 << GODFATHER, 0)
    for place in range(PLACES):
        if place < PARK:  # rule 4.2
            free = np.bitwise_count(left & _places_at(place, _SIDES)) <= 2
        else:  # rule 4.3
            free = left & _places_at(place, _CORNERS) == 0
        table |= left & (free.astype(np.int64) << place)
    return table.astype(np.int16)


FREE = _free_places()
SEATS_IN = np.array([mask.bit_count() for mask in range(1 << MOST_SEATS)])


class Phase(IntEnum):
    """Which question is open."""

    SWAP = 0
    CHOOSE = 1
    TURN = 2
    REWARD = 3
    OVER = 4


class Kind(IntEnum):
    """The low byte of an action."""

    PLAY = 1
    PAIR = 2
    PASS = 3
    PROPOSE_ARREST = 4
    PROPOSE_REWARD = 5
    PROPOSE_SWAP = 6
    PROPOSE_START = 7
    AGREE = 8
    OBJECT = 9
    FOLLOW = 10
    DECIDE = 11


class Reason(IntEnum):
    """Why a seat objects (rule 6.5)."""

    NONE = 0
    TOO_RISKY = 1
    OTHER_LEADER = 2
    OTHER_TARGET = 3
    OTHER_RECEIVER = 4
    OTHER_CARD = 5
    NO_USE = 6


REASONS = len(Reason)


class Standing(IntEnum):
    """How a proposal stands (rules 6.3 to 6.6)."""

    NONE = 0
    OPEN = 1
    ADVICE = 2
    WARNED = 3
    DEAD = 4
    CARRIED = 5


class Outcome(IntEnum):
    """How the mission ended (chapter 10)."""

    NONE = 0
    WON = 1
    NO_CARD = 2
    NOT_ENOUGH = 3
    NOBODY_LEFT = 4


class Where(IntEnum):
    """Where a reward goes (rule 9.4)."""

    OPEN = 0
    PILE = 1


class Happened(IntEnum):
    """The kinds of event."""

    BEGAN = 1
    DEALT = 2
    GODFATHER_SHOWN = 3
    FOLLOWED = 4
    DECIDED = 5
    PROPOSED_ARREST = 6
    PROPOSED_REWARD = 7
    PROPOSED_SWAP = 8
    PROPOSED_START = 9
    AGREED = 10
    OBJECTED = 11
    INSISTED = 12
    SWAPPED = 13
    STARTED = 14
    UNMASKED = 15
    PLAYED = 16
    PAIRED = 17
    PASSED = 18
    DREW = 19
    ARRESTED = 20
    REWARDED = 21
    NO_REWARD = 22
    GODFATHER_BACK = 23
    SHORT = 24
    WON = 25
    LOST = 26
    LAID_OUT = 27


class Level(IntEnum):
    """How many cards more than the guards' strengths are dealt (rule 5.1)."""

    EASY = 0
    HARD = 1
    VERY_HARD = 2
    EXTREMELY_HARD = 3
    PRACTICE = 4


MORE_CARDS = np.array([10, 6, 3, 0, POLICE])
_HEAVIEST = sum(sorted(STRENGTH[:LISTED])[-PLACES:])
assert _HEAVIEST + MORE_CARDS[Level.EASY] == POLICE, "the largest deal is the whole deck"


class Jokers(IntEnum):
    """What the six jokers show (rule 2.2)."""

    FOUR_TWO_TWO_FOUR = 0
    SIX_PAIRS = 1


class Agreement(IntEnum):
    """When a proposal takes effect (rule 6.3)."""

    ANYONE = 0
    MAJORITY = 1
    ALL = 2


@dataclass(frozen=True)
class Options:
    """The choices of rule; the defaults are the preset `seed`."""

    level: Level = option(Level.EASY, rule="5.1")
    beginner_set: bool = option(False, rule="3.4")
    jokers: Jokers = option(Jokers.FOUR_TWO_TWO_FOUR, rule="2.2")
    godfather_open: bool = option(False, rule="3.6")
    godfather_hint: bool = option(False, rule="3.7")
    start_swap: bool = option(False, rule="5.5")
    lenient_pass: bool = option(False, rule="8.4")
    draw_on_pass: bool = option(False, rule="8.6")
    agreement: Agreement = option(Agreement.MAJORITY, rule="6.3")


PRESETS = {
    "seed": Options(),
    "box": Options(start_swap=True, godfather_open=True),
}
