"""The cards of the list in use as tables, and sets of means as the bits of one `uint64`.

The copies of a means card are neighbouring bits, and holding k of them sets the lowest k: so a
set is a multiset, and copies cannot be told apart. Only the stack knows which copies are left,
because chance draws single cards. Persons are a mask of 18 bits, a signed number.
"""

import hashlib
from pathlib import Path

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.owned import own_cards
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.chicago_gangsters import card_list
from hinterzimmer.games.chicago_gangsters.card_list import ABILITIES, CardList, Package

OWN_LIST = own_cards("chicago_gangsters")
"""Rule 1.11: an owner's own list, if there is one."""

_PATH = OWN_LIST or Path(__file__).with_name("cards.toml")
LIST: CardList = card_list.read(_PATH.read_text(encoding="utf-8"))
HASH = hashlib.sha256(_PATH.read_bytes()).hexdigest() if OWN_LIST else None
"""Of an owner's list, for the score sheet; None for the built-in one."""

# Means

FACES = len(LIST.faces)
DECK_SIZE = sum(face.copies for face in LIST.faces)
FIRST = np.cumsum([0] + [face.copies for face in LIST.faces])[:-1].astype(np.int64)
TYPE = np.array([face.type for face in LIST.faces])
VALUE = np.array([face.value for face in LIST.faces])
OF_FACE = np.array(
    [((1 << face.copies) - 1) << int(first) for face, first in zip(LIST.faces, FIRST, strict=True)],
    np.uint64,
)
FACE_OF = np.repeat(np.arange(FACES), [face.copies for face in LIST.faces])
VALUE_OF = VALUE[FACE_OF]
OF_TYPE = np.array(
    [sum(int(OF_FACE[f]) for f in range(FACES) if TYPE[f] == kind) for kind in range(3)],
    np.uint64,
)
DECK = np.uint64((1 << DECK_SIZE) - 1)
FIRSTS = np.uint64(sum(1 << int(first) for first in FIRST))
_ONE = np.uint64(1)


@inner_rule
def is_canonical(cards: np.uint64) -> bool:
    """Are these means, and does no copy stand without the one before it?"""
    return not (cards & ~DECK) | (cards & ~FIRSTS & ~(cards << _ONE))


@inner_rule
def one(face: int) -> np.uint64:
    """A set of one card."""
    return bits.bit(FIRST[face])


@inner_rule
def with_one(cards: np.uint64, face: int) -> np.uint64:
    """The set with another card of the face; not all of its copies may be there."""
    field = np.uint64(OF_FACE[face])
    return np.uint64(cards | (((cards & field) + one(face)) & field))


@inner_rule
def without_one(cards: np.uint64, face: int) -> np.uint64:
    """The set with a card of the face less; one has to be there."""
    field = np.uint64(OF_FACE[face])
    return np.uint64((cards & ~field) | (((cards & field) >> _ONE) & field))


@inner_rule
def rest_of(cards: np.uint64) -> np.uint64:
    """Without its lowest bit."""
    return np.uint64(cards & (cards - _ONE))


@rule
def plus(cards: np.uint64, more: np.uint64) -> np.uint64:
    """Both together."""
    while more:
        cards = with_one(cards, FACE_OF[bits.lowest(more)])
        more = rest_of(more)
    return cards


@rule
def minus(cards: np.uint64, fewer: np.uint64) -> np.uint64:
    """What is left when `fewer`, all of it there, has gone."""
    while fewer:
        cards = without_one(cards, FACE_OF[bits.lowest(fewer)])
        fewer = rest_of(fewer)
    return cards


@rule
def counted(cards: np.uint64) -> np.uint64:
    """A set of certain copies as a multiset."""
    found = bits.ZERO
    while cards:
        found = with_one(found, FACE_OF[bits.lowest(cards)])
        cards = rest_of(cards)
    return found


@rule
def worth(cards: np.uint64) -> int:
    """The values of all cards together."""
    total = 0
    while cards:
        total += int(VALUE_OF[bits.lowest(cards)])
        cards = rest_of(cards)
    return total


# Persons

PERSONS = len(LIST.persons)
ALL_PERSONS = (1 << PERSONS) - 1
PERSON_VALUE = np.array([person.value for person in LIST.persons])
STARTERS = sum(1 << p for p, person in enumerate(LIST.persons) if 1 <= person.value <= 3)
"""Rule 1.8: who may be drawn at the start."""


def _who_can(ability: int) -> int:
    return sum(1 << p for p, person in enumerate(LIST.persons) if person.ability == ability)


WHO_CAN = np.array([0] + [_who_can(ability) for ability in range(1, len(ABILITIES))])
"""By ability: the person that has it, as a mask; none where the list has no such person."""


@inner_rule
def persons_worth(persons: int) -> int:
    """The values of a mask of persons together."""
    total = 0
    for person in range(PERSONS):
        if persons >> person & 1:
            total += int(PERSON_VALUE[person])
    return total


@rule
def heads(persons: int) -> int:
    """How many persons."""
    return bits.count(np.uint64(persons))


# Coalitions, districts, loot

CHALLENGERS = np.array([card.challengers for card in LIST.coalitions])
DEFENDERS = np.array([card.defenders for card in LIST.coalitions])
HIDES = np.array([card.hides for card in LIST.coalitions])
ALL_COALITIONS = (1 << len(LIST.coalitions)) - 1
END_CARD = len(LIST.coalitions)

ALL_DISTRICTS = (1 << len(LIST.districts)) - 1
ALLOWED = np.array(
    [
        sum(int(OF_TYPE[kind]) for kind in range(3) if district.types >> kind & 1)
        for district in LIST.districts
    ],
    np.uint64,
)
"""Rule 2.3: the means of a district."""


def _counting(kinds: int) -> int:
    listed = (1 << p for p, person in enumerate(LIST.persons) if kinds >> person.kind & 1)
    return sum(listed) | int(WHO_CAN[ABILITIES.index("counts_anywhere")])


COUNTING = np.array([_counting(district.kinds) for district in LIST.districts])
"""Rules 2.4 and 7.4: the persons whose value counts in a district."""

ALL_LOOT = (1 << len(LIST.loot)) - 1
WINNERS_PACKAGES, LOSERS_PACKAGES = 0, 2


def _of_packages(what: str) -> Numbers:
    return np.array([[int(getattr(p, what)) for p in card.packages] for card in LIST.loot])


ALCOHOL = _of_packages("alcohol")
MEANS_IN = _of_packages("means")
PERSON_IN = _of_packages("person")


def package_json(package: Package) -> dict[str, object]:
    """A package in words."""
    return {"alcohol": package.alcohol, "means": package.means, "person": package.person}
