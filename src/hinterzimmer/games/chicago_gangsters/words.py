"""Cards and statements in words: `W3`, `m1`, `k4`; two like means are named twice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.chicago_gangsters.card_list import ABILITIES, CLANS, KINDS, TYPES
from hinterzimmer.games.chicago_gangsters.cards import FIRST, LIST, package_json
from hinterzimmer.games.chicago_gangsters.components import Gift, Kept, Phrase

_LETTERS = "WBE"
FACE_NAMES = [f"{_LETTERS[face.type]}{face.value}" for face in LIST.faces]
_FACE = {name: number for number, name in enumerate(FACE_NAMES)}


@dataclass(frozen=True)
class Words:
    """How JSON shows a number of a record's field."""

    json: Callable[[int], Any]
    typescript: str


# Means


def names_of(cards: int) -> list[str]:
    """The names of a set of means, by type and value."""
    return [
        name
        for name, face, first in zip(FACE_NAMES, LIST.faces, FIRST, strict=True)
        for copy in range(face.copies)
        if cards >> (int(first) + copy) & 1
    ]


def set_of(names: Any) -> int:
    """The set. ValueError for an unknown card or for more copies than there are."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("not a list of cards")
    cards = 0
    for name in set(names):
        number = _face(name)
        copies = names.count(name)
        if copies > LIST.faces[number].copies:
            raise ValueError(f"there are not so many {name}")
        cards |= ((1 << copies) - 1) << int(FIRST[number])
    return cards


def _face(name: Any) -> int:
    if not isinstance(name, str) or name not in _FACE:
        raise ValueError(f"cards are {', '.join(FACE_NAMES)}")
    return _FACE[name]


def _set_text(cards: int) -> str:
    return "+".join(names_of(cards)) or "-"


def _set_from_text(text: str) -> int:
    return 0 if text == "-" else set_of(text.split("+"))


CARDS = Argument("cards", names_of, set_of, _set_text, _set_from_text, "string[]", size=6)
"""A set of means; `-` for none."""


def _hidden_name(number: int) -> str | None:
    return FACE_NAMES[number - 1] if number else None


def _hidden_number(name: Any) -> int:
    return 0 if name is None else _face(name) + 1


HIDDEN = Argument(
    "hidden",
    _hidden_name,
    _hidden_number,
    lambda number: _hidden_name(number) or "-",
    lambda text: 0 if text == "-" else _face(text) + 1,
    "string | null",
)
"""The card that stays face down, as the number of its face from 1."""

CARD = Argument("card", FACE_NAMES.__getitem__, _face, FACE_NAMES.__getitem__, _face, "string")
"""A single means card, as the number of its face."""


def _gift(number: int) -> str:
    if number < Gift.FIRST_FACE:
        return Gift(number).name.lower()
    return FACE_NAMES[number - Gift.FIRST_FACE]


def _gift_number(name: Any) -> int:
    plain = {"alcohol": int(Gift.ALCOHOL), "person": int(Gift.PERSON)}
    return plain[name] if name in plain else _face(name) + Gift.FIRST_FACE


def _gift_from_json(name: Any) -> int:
    if not isinstance(name, str):
        raise ValueError("alcohol, person or a card")
    return _gift_number(name)


GIFT = Argument("gift", _gift, _gift_from_json, _gift, _gift_number, "string")
"""What a Godfather hands over: `alcohol`, `person` or the name of a card."""


def _package(value: Any) -> int:
    if isinstance(value, bool) or value not in (1, 2):
        raise ValueError("packages are 1 and 2")
    return int(value) - 1


PACKAGE = Argument(
    "package",
    lambda place: place + 1,
    _package,
    lambda place: str(place + 1),
    lambda text: _package(int(text)),
)
"""One of the two packages of a side, from 1."""


# The other cards. -1 in a field is none


def _members(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if mask >> place & 1]


def person_json(number: int) -> dict[str, object] | None:
    """A person's card."""
    if number < 0:
        return None
    person = LIST.persons[number]
    return {
        "id": person.id,
        "kind": KINDS[person.kind],
        "value": person.value,
        "ability": ABILITIES[person.ability],
    }


def _persons_json(mask: int) -> list[dict[str, object] | None]:
    return [person_json(number) for number in range(len(LIST.persons)) if mask >> number & 1]


_PERSON = "{ id: string; kind: string; value: number; ability: string }"
PERSON = Words(person_json, f"{_PERSON} | null")
PERSONS = Words(_persons_json, f"({_PERSON})[]")


def _coalition_json(number: int) -> dict[str, object] | None:
    if number < 0:
        return None
    card = LIST.coalitions[number]
    return {
        "id": card.id,
        "challengers": [CLANS[clan] for clan in card.challengers],
        "defenders": [CLANS[clan] for clan in card.defenders],
        "hides": CLANS[card.hides],
    }


COALITION = Words(
    _coalition_json,
    "{ id: string; challengers: string[]; defenders: string[]; hides: string } | null",
)


def _district_json(number: int) -> dict[str, object] | None:
    if number < 0:
        return None
    card = LIST.districts[number]
    return {
        "id": card.id,
        "means": _members(card.types, TYPES),
        "persons": _members(card.kinds, KINDS),
    }


DISTRICT = Words(_district_json, "{ id: string; means: string[]; persons: string[] } | null")


def _loot_json(number: int) -> dict[str, object] | None:
    if number < 0:
        return None
    card = LIST.loot[number]
    first, second, third, fourth = map(package_json, card.packages)
    return {"id": card.id, "winners": [first, second], "losers": [third, fourth]}


_PACKAGE = "{ alcohol: number; means: number; person: boolean }"
LOOT = Words(
    _loot_json, f"{{ id: string; winners: ({_PACKAGE})[]; losers: ({_PACKAGE})[] }} | null"
)

CLAN = Words(lambda number: None if number < 0 else CLANS[number], "string | null")


def _id_argument(name: str, ids: list[str]) -> Argument:
    """A card's id in an event; a number of -1 came as one behind the last."""

    def shown(number: int) -> str | None:
        return ids[number] if number < len(ids) else None

    def told(value: Any) -> int:
        return ids.index(value) if value in ids else len(ids)

    return Argument(name, shown, told, lambda n: shown(n) or "-", told, "string | null")


PERSON_ID = _id_argument("person", [person.id for person in LIST.persons])
COALITION_ID = _id_argument("coalition", [card.id for card in LIST.coalitions])
DISTRICT_ID = _id_argument("district", [card.id for card in LIST.districts])
LOOT_ID = _id_argument("loot", [card.id for card in LIST.loot])
CLAN_ID = _id_argument("clan", list(CLANS))


# Talk: a statement has 16 bits: phrase (4), number (5), seat spoken to (3, 7 is all), kept (2)

TO_ALL = 7


def _statement_json(code: int) -> dict[str, object]:
    to = code >> 9 & 7
    return {
        "phrase": Phrase(code & 15).name.lower(),
        "number": code >> 4 & 31,
        "to": None if to == TO_ALL else to,
        "kept": Kept(code >> 12 & 3).name.lower(),
    }


def _statements_json(word: int) -> list[dict[str, object]]:
    codes = (word >> shift & 0xFFFF for shift in range(0, 64, 16))
    return [_statement_json(code) for code in codes if code]


STATEMENTS = Words(
    _statements_json,
    "{ phrase: string; number: number; to: number | null; kept: string }[]",
)
"""What a seat said in one talk step, in order."""
