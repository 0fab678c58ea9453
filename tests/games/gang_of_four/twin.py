"""The combinations once more, slow and obvious, from the rulebook's words: for comparison only.

A card is (number, colour): colours 0 to 2, the M1 is (1, 3), the phoenixes are (11, 0) and
(11, 1), the dragon is (12, 2).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

Card = tuple[int, int]
KINDS = ("straight", "flush", "full_house", "straight_flush")

_OTHERS = {"M1": (1, 3), "GP": (11, 0), "YP": (11, 1), "RD": (12, 2)}


def card(name: str) -> Card:
    return _OTHERS[name] if name in _OTHERS else (int(name[1:]), "GYR".index(name[0]))


@dataclass(frozen=True)
class Rules:
    gangs_above_four: bool = True
    specials_in_flush: bool = False
    top_card_only: bool = False
    numbers_then_colour: bool = False
    numbers_first: bool = False


def _colours(card: Card) -> set[int]:
    return {0, 1, 2} if card[1] == 3 else {card[1]}


def is_flush(cards: Sequence[Card], rules: Rules) -> bool:
    if any(number > 10 for number, _ in cards) and not rules.specials_in_flush:
        return False
    return bool(set.intersection(*map(_colours, cards)))


def is_straight(cards: Sequence[Card]) -> bool:
    numbers = sorted(number for number, _ in cards)
    return numbers[-1] <= 10 and numbers == list(range(numbers[0], numbers[0] + 5))


def is_full_house(cards: Sequence[Card]) -> bool:
    counts = Counter(number for number, _ in cards)
    return sorted(counts.values()) == [2, 3] and max(counts, key=lambda n: counts[n]) <= 10


def kind_of(cards: Sequence[Card], rules: Rules) -> str:
    """Chapter 2."""
    size = len(cards)
    numbers = {number for number, _ in cards}
    if size == 1:
        return "single"
    if len(numbers) == 1 and 12 not in numbers:
        if size == 2 or (size == 3 and 11 not in numbers):
            return "pair" if size == 2 else "triple"
        return "gang" if size == 4 or rules.gangs_above_four else "none"
    if size != 5:
        return "none"
    if is_straight(cards):
        return "straight_flush" if is_flush(cards, rules) else "straight"
    if is_full_house(cards):
        return "full_house"
    return "flush" if is_flush(cards, rules) else "none"


def _rank(cards: Sequence[Card], kind: str, rules: Rules) -> tuple[object, ...]:
    """Chapter 3: rises with the rank within one kind."""
    down = sorted(cards, reverse=True)
    numbers = [number for number, _ in down]
    if kind == "gang":
        return (len(cards), numbers[0])
    if kind in ("straight", "straight_flush") and rules.top_card_only:
        return (down[0],)
    if kind == "flush" and rules.numbers_then_colour:
        colour = set.intersection(*map(_colours, cards))
        return (numbers, min(colour), (1, 3) in cards)
    if kind == "full_house":
        triple = next(n for n in numbers if numbers.count(n) == 3)
        three = [c for c in down if c[0] == triple]
        two = [c for c in down if c[0] != triple]
        if rules.numbers_first:
            return (triple, two[0][0], three, two)
        return (three, two)
    return (down,)


def beats(reply: Sequence[Card], shown: Sequence[Card], rules: Rules) -> bool:
    """Does `reply` beat `shown`? Both are combinations."""
    kind, other = kind_of(reply, rules), kind_of(shown, rules)
    if kind == "gang" or other == "gang":
        if kind == other:
            return _rank(reply, kind, rules) > _rank(shown, other, rules)
        return kind == "gang"
    if len(reply) != len(shown):
        return False
    if kind == other:
        return _rank(reply, kind, rules) > _rank(shown, other, rules)
    return KINDS.index(kind) > KINDS.index(other)
