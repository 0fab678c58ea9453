"""Cards in words: `G5`, `Y10`, `M1`, `GP`, `RD`; two like cards are named twice."""

from typing import Any

from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.gang_of_four.cards import ALONE, FACES, GP, M1, RD, YP, shift_of

_ALONE = {"M1": M1, "GP": GP, "YP": YP, "RD": RD}
_OF_TWO = {
    f"{letter}{number}": shift_of(number) + 2 * colour
    for number in range(1, 11)
    for colour, letter in enumerate("GYR")
}
BIT_OF = dict(sorted((_ALONE | _OF_TWO).items(), key=lambda face: face[1]))
"""The first bit of each of the 34 faces by its name, weakest first."""


def names_of(cards: int) -> list[str]:
    """The names of a canonical set, weakest first."""
    return [
        name
        for name, bit in BIT_OF.items()
        for copy in range(1 if int(ALONE) >> bit & 1 else 2)
        if cards >> (bit + copy) & 1
    ]


def set_of(names: Any) -> int:
    """The canonical set. ValueError for an unknown face or for more copies than there are."""
    if not isinstance(names, list):
        raise ValueError("not a list of cards")
    cards = 0
    for name in names:
        if not isinstance(name, str) or name not in BIT_OF:
            raise ValueError("cards are G1 to R10, M1, GP, YP and RD")
        bit = 1 << BIT_OF[name]
        second = bit << 1 if not int(ALONE) & bit else bit
        if cards & second or second.bit_length() > 64:
            raise ValueError(f"there are not so many {name}")
        cards |= second if cards & bit else bit
    return cards


def _some(names: Any) -> int:
    cards = set_of(names)
    if not cards:
        raise ValueError("no cards")
    return cards


CARDS = Argument(
    "cards",
    names_of,
    _some,
    lambda cards: "+".join(names_of(cards)),
    lambda text: _some(text.split("+")),
    "string[]",
)
"""A set of cards."""


def _name(bit: int) -> str:
    (name,) = names_of(1 << bit)
    return name


def _bit(name: Any) -> int:
    return _some([name]).bit_length() - 1


CARD_BIT = Argument("card", _name, _bit, _name, _bit, "string")
"""A single card, as the number of its bit."""


def _one_name(cards: int) -> str | None:
    return names_of(cards)[0] if cards else None


CARD = Argument(
    "card",
    _one_name,
    lambda name: _some([name]),
    lambda cards: names_of(cards)[0],
    lambda text: _some([text]),
    "string | null",
)
"""A set of one card, or of none."""

assert len(BIT_OF) == int(FACES).bit_count()
