"""The list of cards (chapter 1): read from `cards.toml` or from an owner's own, and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hinterzimmer.engine.errors import HinterzimmerError

TYPES = ("weapons", "bribes", "extortion")
KINDS = ("muscle", "office", "society")
CLANS = "abcd"
ABILITIES = (
    "none",
    "weapons_anywhere",
    "take_back",
    "counts_anywhere",
    "bribes_anywhere",
    "first_choice",
    "consolation",
    "a_third_will_do",
    "draw_two",
    "exchange",
    "hide_anyway",
    "counts_twice",
)

CARDS = 110
MEANS, OF_EACH_TYPE = 48, 16
PERSONS, OF_EACH_KIND, STARTERS = 18, 6, 5
COALITIONS, DISTRICTS, LOOT = 12, 13, 12
MOST_FACES = 31  # the hidden card of an action is a number from 1, in five bits
HIGHEST = 9
MOST_MEANS = 5  # in one package


class BadCardList(HinterzimmerError):
    """A list of cards that cannot be the box's."""

    code = "bad-card-list"


def _refuse(why: str) -> BadCardList:
    return BadCardList(f"this is no list of the 110 cards: {why}", why=why)


@dataclass(frozen=True)
class Face:
    """A means card: its type, its value and how many there are."""

    type: int
    value: int
    copies: int


@dataclass(frozen=True)
class Person:
    """A person's card."""

    id: str
    kind: int
    value: int
    ability: int


@dataclass(frozen=True)
class Coalition:
    """A pairing; of each side the clan with the tie comes first."""

    id: str
    challengers: tuple[int, int]
    defenders: tuple[int, int]
    hides: int


@dataclass(frozen=True)
class District:
    """What may be used there: masks of types and of kinds."""

    id: str
    types: int
    kinds: int


@dataclass(frozen=True)
class Package:
    """Part of a loot card."""

    alcohol: int
    means: int
    person: bool


@dataclass(frozen=True)
class Loot:
    """Two packages for the winners, two for the losers."""

    id: str
    packages: tuple[Package, Package, Package, Package]


@dataclass(frozen=True)
class CardList:
    """All cards of the box."""

    faces: tuple[Face, ...]
    persons: tuple[Person, ...]
    coalitions: tuple[Coalition, ...]
    districts: tuple[District, ...]
    loot: tuple[Loot, ...]
    clans: tuple[str, ...]


def _whole(value: Any, least: int, most: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _refuse(f"{what} is {value!r}, not a number from {least} to {most}")
    return value


def _count(found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise _refuse(f"there are {found} {what}, not {wanted}")


def _section(told: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    section = told.get(name)
    if not isinstance(section, dict):
        raise _refuse(f"it has no section {name!r}")
    return section


def _fields(told: Any, what: str, *names: str) -> Mapping[str, Any]:
    """A table with no other fields than these."""
    if not isinstance(told, dict):
        raise _refuse(f"{what} is no table")
    unknown = sorted(set(told) - set(names))
    if unknown:
        raise _refuse(f"{what} has an unknown field {unknown[0]!r}")
    return told


def _one_of(value: Any, allowed: tuple[str, ...], what: str) -> int:
    if value not in allowed:
        raise _refuse(f"{what} {value!r} is unknown; there are {', '.join(allowed)}")
    return allowed.index(value)


def _mask(values: Any, allowed: tuple[str, ...], what: str) -> int:
    if not isinstance(values, list) or not values:
        raise _refuse(f"{what} is no list")
    return sum(1 << place for place in {_one_of(value, allowed, what) for value in values})


def _faces(means: Mapping[str, Any]) -> tuple[Face, ...]:
    """Rule 1.2: 48 cards, sixteen a type."""
    _fields(means, "means", *TYPES)
    faces = []
    for number, name in enumerate(TYPES):
        copies = _section(means, name)
        for value in sorted(copies, key=lambda text: text.zfill(3)):
            worth = _whole(int(value) if value.isdecimal() else value, 0, HIGHEST, "a value")
            faces.append(Face(number, worth, _whole(copies[value], 1, OF_EACH_TYPE, "copies")))
        _count(sum(f.copies for f in faces if f.type == number), OF_EACH_TYPE, f"cards of {name}")
    if len(faces) > MOST_FACES:
        raise _refuse(f"means have {len(faces)} different cards, more than {MOST_FACES}")
    return tuple(faces)


def _person(name: str, told: Any) -> Person:
    told = _fields(told, name, "kind", "value", "ability")
    return Person(
        name,
        _one_of(told.get("kind"), KINDS, "the kind"),
        _whole(told.get("value"), 0, HIGHEST, f"the value of {name}"),
        _one_of(told.get("ability", "none"), ABILITIES, "the ability"),
    )


def _persons(told: Mapping[str, Any]) -> tuple[Person, ...]:
    """Rule 1.3: 18 cards, six a kind, no ability twice, enough to begin with."""
    persons = tuple(_person(name, person) for name, person in told.items())
    _count(len(persons), PERSONS, "persons")
    for number, kind in enumerate(KINDS):
        _count(sum(p.kind == number for p in persons), OF_EACH_KIND, f"persons of {kind}")
    abilities = [p.ability for p in persons if p.ability]
    for ability in abilities:
        _count(abilities.count(ability), 1, f"persons with {ABILITIES[ability]}")
    if sum(1 <= p.value <= 3 for p in persons) < STARTERS:
        raise _refuse("fewer than five persons have a value from 1 to 3")
    return persons


def _pair(told: Any, what: str) -> tuple[int, int]:
    if not isinstance(told, str) or len(told) != 2 or not set(told) <= set(CLANS):
        raise _refuse(f"{what} are {told!r}, not two clans")
    return CLANS.index(told[0]), CLANS.index(told[1])


def _coalition(name: str, told: Any) -> Coalition:
    told = _fields(told, name, "challengers", "defenders", "hides")
    challengers = _pair(told.get("challengers"), f"the challengers of {name}")
    defenders = _pair(told.get("defenders"), f"the defenders of {name}")
    hides = _one_of(told.get("hides"), tuple(CLANS), "the clan")
    if {*challengers, *defenders} != {0, 1, 2, 3} or hides not in challengers:
        raise _refuse(f"{name} does not part the four clans, or a defender hides")
    return Coalition(name, challengers, defenders, hides)


def _coalitions(told: Mapping[str, Any]) -> tuple[Coalition, ...]:
    """Rule 1.4: each of the six pairings twice, the "?" once at each challenger."""
    cards = tuple(_coalition(name, card) for name, card in told.items())
    _count(len(cards), COALITIONS, "coalition cards beside the end of the game")
    hiders = {(frozenset(card.challengers), card.hides) for card in cards}
    _count(len(hiders), COALITIONS, "different coalition cards")
    return cards


def _district(name: str, told: Any) -> District:
    told = _fields(told, name, "means", "persons")
    return District(
        name,
        _mask(told.get("means"), TYPES, f"the means of {name}"),
        _mask(told.get("persons"), KINDS, f"the persons of {name}"),
    )


def _package(told: Any, what: str) -> Package:
    told = _fields(told, what, "alcohol", "means", "person")
    person = told.get("person", False)
    if not isinstance(person, bool):
        raise _refuse(f"the person in {what} is {person!r}, not true or false")
    alcohol = _whole(told.get("alcohol", 0), 0, HIGHEST, f"the alcohol in {what}")
    means = _whole(told.get("means", 0), 0, MOST_MEANS, f"the means in {what}")
    if not (alcohol or means or person):
        raise _refuse(f"a package of {what} is empty")
    return Package(alcohol, means, person)


def _loot(name: str, told: Any) -> Loot:
    """Rule 1.6: four packages, one of them with the person."""
    told = _fields(told, name, "winners", "losers")
    sides = [told.get("winners"), told.get("losers")]
    if not all(isinstance(side, list) and len(side) == 2 for side in sides):
        raise _refuse(f"{name} does not have two packages for each side")
    first, second, third, fourth = (_package(p, name) for side in sides for p in side)
    _count(sum(p.person for p in (first, second, third, fourth)), 1, f"persons in {name}")
    return Loot(name, (first, second, third, fourth))


def _clans(told: Mapping[str, Any]) -> tuple[str, ...]:
    if list(told) != list(CLANS) or not all(isinstance(name, str) for name in told.values()):
        raise _refuse("the clans are not a, b, c and d, each with a name")
    return tuple(told.values())


def read(text: str) -> CardList:
    """A list of cards from TOML. Raises BadCardList, which says what is wrong."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _refuse(str(error)) from error
    districts = _section(told, "districts").items()
    loot = _section(told, "loot").items()
    found = CardList(
        _faces(_section(told, "means")),
        _persons(_section(told, "persons")),
        _coalitions(_section(told, "coalitions")),
        tuple(_district(name, card) for name, card in districts),
        tuple(_loot(name, card) for name, card in loot),
        _clans(_section(told, "clans")),
    )
    _count(len(found.districts), DISTRICTS, "districts")
    _count(len(found.loot), LOOT, "loot cards")
    roles = _section(told, "roles")
    _count(sum(_whole(copies, 1, 1, role) for role, copies in roles.items()), 2, "role cards")
    _count(_all_cards(found) + len(roles), CARDS, "cards")
    return found


def _all_cards(cards: CardList) -> int:
    """Rule 1.1, but for the role cards; with the end of the game."""
    means = sum(face.copies for face in cards.faces)
    others = (cards.persons, cards.coalitions, cards.districts, cards.loot, cards.clans)
    return means + sum(len(stack) for stack in others) + 1
