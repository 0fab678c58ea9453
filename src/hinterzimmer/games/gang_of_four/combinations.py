"""Chapters 2 and 3 of the rulebook: what is a combination, and what beats what."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import (
    COLOURS,
    M1_BIT,
    OF_COLOUR,
    OF_NUMBER,
    PHOENIXES,
    RUN,
    SPECIAL_OF_COLOUR,
    at_least,
    counted,
    holds_number,
    number_at,
    pattern,
)
from hinterzimmer.games.gang_of_four.components import (
    Combination,
    FlushOrder,
    FullHouseOrder,
    TiebreakDepth,
)
from hinterzimmer.games.gang_of_four.state import State

_3, _8, _16, _24, _60 = (np.uint64(n) for n in (3, 8, 16, 24, 60))
_PHOENIX_NUMBER, _DRAGON_NUMBER = np.uint64(11), np.uint64(12)


@rule
def is_straight(cards: np.uint64) -> bool:
    """Rule 2.4: five cards of five neighbouring numbers, not above ten."""
    word = holds_number(cards)
    if bits.count(word) != 5:
        return False
    return bool(word >> np.uint64(bits.lowest(word)) == RUN)


@rule
def flush_colour(cards: np.uint64, with_specials: int) -> int:
    """Rule 2.5: the colour of all the cards, or -1."""
    for colour in range(COLOURS):
        allowed = OF_COLOUR[colour]
        if with_specials:
            allowed |= SPECIAL_OF_COLOUR[colour]
        if not cards & ~allowed:
            return colour
    return -1


@rule
def is_full_house(cards: np.uint64, counts: np.uint64) -> bool:
    """Rule 2.6: of five cards three have one number, and two another or are the phoenixes."""
    if not at_least(counts, 3) or at_least(counts, 4):
        return False
    return bits.count(at_least(counts, 2)) == 2 or cards & PHOENIXES == PHOENIXES


@rule
def five_cards(cards: np.uint64, with_specials: int) -> int:
    """Rules 2.4 to 2.7 and 2.10: the strongest kind that five cards are, gangs apart."""
    is_flush = flush_colour(cards, with_specials) >= 0
    if is_straight(cards):
        return Combination.STRAIGHT_FLUSH if is_flush else Combination.STRAIGHT
    if is_full_house(cards, counted(cards)):
        return Combination.FULL_HOUSE
    return Combination.FLUSH if is_flush else Combination.NONE


@rule
def equal_cards(cards: np.uint64, size: int, above_four: int) -> int:
    """Rules 2.2, 2.3 and 2.8: what two or more cards of one number are."""
    if cards == PHOENIXES:
        return Combination.PAIR
    is_one_number = at_least(counted(cards), size) != bits.ZERO
    if not is_one_number:
        return Combination.NONE
    if size == 2:
        return Combination.PAIR
    if size == 3:
        return Combination.TRIPLE
    return Combination.GANG if size == 4 or above_four else Combination.NONE


@rule
def classify(state: State, cards: np.uint64) -> int:
    """Chapter 2: which combination a set of cards is."""
    size = bits.count(cards)
    if size == 0 or size > 7:
        return Combination.NONE
    if size == 1:
        return Combination.SINGLE
    kind = equal_cards(cards, size, state.gangs_above_four)
    if size == 5 and kind == Combination.NONE and not at_least(counted(cards), 5):
        return five_cards(cards, state.specials_in_flush)
    return kind


# Chapter 3: keys that rise with the rank within one kind


@rule
def straight_key(state: State, cards: np.uint64) -> np.uint64:
    """Rule 3.5: card by card from the top; by option the top card alone."""
    if state.tiebreak_depth == TiebreakDepth.TOP_CARD:
        lowest = number_at(holds_number(cards))
        return np.uint64(cards & OF_NUMBER[lowest + 4])
    return cards


@rule
def flush_key(state: State, cards: np.uint64) -> np.uint64:
    """Rule 3.6: card by card from the top; by option all numbers before the colour."""
    if state.flush_order == FlushOrder.CARD_BY_CARD:
        return cards
    colour = flush_colour(cards, True)
    key = (counted(cards) << _3) | np.uint64(2 * colour)
    if cards & M1_BIT:
        key |= np.uint64(1)
    if cards & SPECIAL_OF_COLOUR[colour]:  # a dragon outnumbers a phoenix
        key |= np.uint64(2 if colour == 2 else 1) << _60
    return key


@rule
def full_house_key(state: State, cards: np.uint64) -> np.uint64:
    """Rule 3.7: the triple, then the pair; by option both numbers before any colour."""
    counts = counted(cards)
    three = at_least(counts, 3)
    triple = np.uint64(number_at(three))
    triple_colours = pattern(cards, int(np.int64(triple)))
    two = at_least(counts, 2) & ~three
    pair, pair_colours = _PHOENIX_NUMBER, bits.ZERO
    if two:
        pair = np.uint64(number_at(two))
        pair_colours = pattern(cards, number_at(two))
    if state.full_house_order == FullHouseOrder.NUMBERS_FIRST:
        return (triple << _24) | (pair << _16) | (triple_colours << _8) | pair_colours
    return (triple << _24) | (triple_colours << _16) | (pair << _8) | pair_colours


@inner_rule
def gang_key(size: int, number: int) -> np.uint64:
    """Rule 3.8: more cards first, then the number."""
    return np.uint64(size * 16 + number)


@rule
def key_of(state: State, kind: int, cards: np.uint64) -> np.uint64:
    """The rank of a combination within its kind."""
    if kind == Combination.STRAIGHT or kind == Combination.STRAIGHT_FLUSH:
        return straight_key(state, cards)
    if kind == Combination.FLUSH:
        return flush_key(state, cards)
    if kind == Combination.FULL_HOUSE:
        return full_house_key(state, cards)
    if kind == Combination.GANG:
        return gang_key(bits.count(cards), number_at(holds_number(cards)))
    return cards  # rules 3.2 and 3.3


@rule
def beats(state: State, kind: int, cards: np.uint64) -> bool:
    """Rules 3.1 to 3.8: is it stronger than what lies on the table?"""
    if kind == state.table_kind:
        return bool(key_of(state, kind, cards) > state.table_key)
    if kind == Combination.GANG:
        return True
    if kind < Combination.STRAIGHT or state.table_kind < Combination.STRAIGHT:
        return False
    return kind > state.table_kind and state.table_kind != Combination.GANG
