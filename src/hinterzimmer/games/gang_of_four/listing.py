"""All combinations that a hand can form, kind by kind, weakest first within a loop.

Each `list_` function writes what is stronger than `floor` (0: everything) from `out[count]` on
and returns the new count. Nothing is listed twice: sets of cards are canonical.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import (
    COLOURS,
    FACES,
    M1_BIT,
    OF_COLOUR,
    OF_NUMBER,
    PHOENIXES,
    SHIFT,
    SPECIAL_OF_COLOUR,
    SUBSET_COUNT,
    SUBSETS,
    above,
    at_least,
    counted,
    holds_number,
    number_at,
    pattern,
)
from hinterzimmer.games.gang_of_four.combinations import (
    flush_key,
    full_house_key,
    gang_key,
    is_full_house,
    is_straight,
    straight_key,
)
from hinterzimmer.games.gang_of_four.components import Combination, FlushOrder, TiebreakDepth
from hinterzimmer.games.gang_of_four.state import State

_1, _6 = np.uint64(1), np.uint64(6)
_LONGEST_START = 6
# what can begin a straight: its five numbers, by the lowest
_STARTS = np.uint64(sum(1 << 6 * (start - 1) for start in range(1, _LONGEST_START + 1)))


@inner_rule
def next_bit(cards: np.uint64) -> np.uint64:
    """The lowest card of a set that is not empty, as a set of one."""
    return cards & ~(cards & (cards - _1))


@inner_rule
def rest_of(cards: np.uint64) -> np.uint64:
    """The set less its lowest card."""
    return cards & (cards - _1)


@rule
def list_singles(hand: np.uint64, floor: np.uint64, out: Numbers, count: int) -> int:
    """Rule 2.1."""
    cards = hand & FACES
    if floor:
        cards &= above(floor)
    while cards:
        out[count] = next_bit(cards)
        cards = rest_of(cards)
        count += 1
    return count


@rule
def list_of_number(
    hand: np.uint64, number: int, size: int, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rules 2.2, 2.3 and 2.8: `size` cards of one number."""
    held = pattern(hand, number)
    for place in range(SUBSET_COUNT[size, held]):
        cards = np.uint64(SUBSETS[size, held, place]) << SHIFT[number]
        if cards > floor:
            out[count] = cards
            count += 1
    return count


@rule
def list_equal(
    hand: np.uint64, counts: np.uint64, size: int, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rules 2.2, 2.3 and 2.8: `size` cards of the same number, for all numbers."""
    word = at_least(counts, size)
    while word:
        count = list_of_number(hand, number_at(word), size, floor, out, count)
        word = rest_of(word)
    return count


@rule
def list_pairs(
    hand: np.uint64, counts: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.2, with the pair of phoenixes."""
    count = list_equal(hand, counts, 2, floor, out, count)
    if hand & PHOENIXES == PHOENIXES and floor < PHOENIXES:
        out[count] = PHOENIXES
        count += 1
    return count


@rule
def is_one_colour(cards: np.uint64) -> bool:
    """Are all of one colour, phoenixes and dragon apart?"""
    for colour in range(COLOURS):
        if not cards & ~OF_COLOUR[colour]:
            return True
    return False


@rule
def list_straights_from(
    state: State, hand: np.uint64, start: int, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.4: the straights whose lowest number is `start`, without straight flushes."""
    by_face = hand & FACES
    top_only = state.tiebreak_depth == TiebreakDepth.TOP_CARD
    a = by_face & OF_NUMBER[start + 4]
    while a:
        b = by_face & OF_NUMBER[start + 3]
        with_a = next_bit(a)
        while b:
            c = by_face & OF_NUMBER[start + 2]
            with_b = with_a | next_bit(b)
            while c:
                d = by_face & OF_NUMBER[start + 1]
                with_c = with_b | next_bit(c)
                while d:
                    e = by_face & OF_NUMBER[start]
                    with_d = with_c | next_bit(d)
                    while e:
                        cards = with_d | next_bit(e)
                        key = straight_key(state, cards) if top_only else cards
                        if key > floor and not is_one_colour(cards):
                            out[count] = cards
                            count += 1
                        e = rest_of(e)
                    d = rest_of(d)
                c = rest_of(c)
            b = rest_of(b)
        a = rest_of(a)
    return count


@inner_rule
def run_starts(word: np.uint64) -> np.uint64:
    """Of a word of numbers: where five in a row begin."""
    two = word & (word >> _6)
    four = two & (two >> np.uint64(12))
    return four & (word >> np.uint64(24)) & _STARTS


@rule
def list_straights(
    state: State, hand: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.4."""
    starts = run_starts(holds_number(hand))
    while starts:
        count = list_straights_from(state, hand, number_at(starts), floor, out, count)
        starts = rest_of(starts)
    return count


@rule
def is_plain_flush(cards: np.uint64) -> bool:
    """Rule 2.10: five cards of one colour that are nothing stronger."""
    if cards & M1_BIT and is_full_house(cards, counted(cards)):
        return False
    return not is_straight(cards)


@rule
def list_flushes_of(
    state: State, coloured: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.5: five of these cards of one colour, a second copy only after the first."""
    by_card = state.flush_order == FlushOrder.CARD_BY_CARD
    a = coloured & FACES
    while a:
        card_a = next_bit(a)
        b = coloured & above(card_a) & (FACES | (card_a << _1))
        while b:
            card_b = next_bit(b)
            with_b = card_a | card_b
            c = coloured & above(card_b) & (FACES | (card_b << _1))
            while c:
                card_c = next_bit(c)
                with_c = with_b | card_c
                d = coloured & above(card_c) & (FACES | (card_c << _1))
                while d:
                    card_d = next_bit(d)
                    with_d = with_c | card_d
                    e = coloured & above(card_d) & (FACES | (card_d << _1))
                    while e:
                        cards = with_d | next_bit(e)
                        key = cards if by_card else flush_key(state, cards)
                        if key > floor and is_plain_flush(cards):
                            out[count] = cards
                            count += 1
                        e = rest_of(e)
                    d = rest_of(d)
                c = rest_of(c)
            b = rest_of(b)
        a = rest_of(a)
    return count


@rule
def list_flushes(state: State, hand: np.uint64, floor: np.uint64, out: Numbers, count: int) -> int:
    """Rule 2.5."""
    for colour in range(COLOURS):
        coloured = hand & OF_COLOUR[colour]
        if state.specials_in_flush:
            coloured |= hand & SPECIAL_OF_COLOUR[colour]
        if bits.count(coloured) >= 5:
            count = list_flushes_of(state, coloured, floor, out, count)
    return count


@rule
def list_full_houses(
    state: State, hand: np.uint64, counts: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.6: each triple with each pair of another number, or with the phoenixes."""
    triples = at_least(counts, 3)
    while triples:
        number = number_at(triples)
        held = pattern(hand, number)
        others = at_least(counts, 2) & ~next_bit(triples)
        for place in range(SUBSET_COUNT[3, held]):
            triple = np.uint64(SUBSETS[3, held, place]) << SHIFT[number]
            pairs = others
            while pairs:
                count = list_with_triple(state, hand, triple, number_at(pairs), floor, out, count)
                pairs = rest_of(pairs)
            if hand & PHOENIXES == PHOENIXES:
                cards = triple | PHOENIXES
                if floor == bits.ZERO or full_house_key(state, cards) > floor:
                    out[count] = cards
                    count += 1
        triples = rest_of(triples)
    return count


@rule
def list_with_triple(
    state: State,
    hand: np.uint64,
    triple: np.uint64,
    number: int,
    floor: np.uint64,
    out: Numbers,
    count: int,
) -> int:
    """Rule 2.6: the full houses of one triple with the pairs of one number."""
    held = pattern(hand, number)
    for place in range(SUBSET_COUNT[2, held]):
        cards = triple | (np.uint64(SUBSETS[2, held, place]) << SHIFT[number])
        if floor == bits.ZERO or full_house_key(state, cards) > floor:
            out[count] = cards
            count += 1
    return count


@rule
def list_straight_flushes_of(
    state: State, coloured: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.7: the straight flushes within one colour; an M1 stands beside a coloured one."""
    by_face = coloured & FACES
    starts = run_starts(holds_number(coloured))
    while starts:
        start = number_at(starts)
        upper = by_face & (
            OF_NUMBER[start + 1]
            | OF_NUMBER[start + 2]
            | OF_NUMBER[start + 3]
            | OF_NUMBER[start + 4]
        )
        lowest = by_face & OF_NUMBER[start]
        while lowest:
            cards = upper | next_bit(lowest)
            if straight_key(state, cards) > floor:
                out[count] = cards
                count += 1
            lowest = rest_of(lowest)
        starts = rest_of(starts)
    return count


@rule
def list_straight_flushes(
    state: State, hand: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rule 2.7."""
    for colour in range(COLOURS):
        coloured = hand & OF_COLOUR[colour]
        if bits.count(coloured) >= 5:
            count = list_straight_flushes_of(state, coloured, floor, out, count)
    return count


@inner_rule
def gang_floor(state: State) -> np.uint64:
    """Rule 3.8: the key that a gang has to exceed."""
    return state.table_key if state.table_kind == Combination.GANG else bits.ZERO


@rule
def list_gangs(
    state: State, hand: np.uint64, counts: np.uint64, floor: np.uint64, out: Numbers, count: int
) -> int:
    """Rules 2.8 and 3.8: the gangs with a key above `floor`."""
    largest = 7 if state.gangs_above_four else 4
    for size in range(4, largest + 1):
        word = at_least(counts, size)
        if not word:
            break
        while word:
            number = number_at(word)
            if gang_key(size, number) > floor:
                count = list_of_number(hand, number, size, bits.ZERO, out, count)
            word = rest_of(word)
    return count


@rule
def has_larger_gang(state: State, counts: np.uint64) -> bool:
    """Could cards with these counts form a gang that beats the gang on the table?"""
    largest = 7 if state.gangs_above_four else 4
    for size in range(4, largest + 1):
        word = at_least(counts, size)
        while word:
            if gang_key(size, number_at(word)) > state.table_key:
                return True
            word = rest_of(word)
    return False


@inner_rule
def has_gang(state: State, counts: np.uint64) -> bool:
    """Could cards with these counts form a gang that beats the table?"""
    if not at_least(counts, 4):
        return False
    return state.table_kind != Combination.GANG or has_larger_gang(state, counts)


@rule
def list_fives(state: State, hand: np.uint64, counts: np.uint64, out: Numbers, count: int) -> int:
    """Rule 3.4: the five-card combinations that beat the five cards on the table."""
    kind, floor = state.table_kind, state.table_key
    if kind == Combination.STRAIGHT:
        count = list_straights(state, hand, floor, out, count)
    if kind <= Combination.FLUSH:
        least = floor if kind == Combination.FLUSH else bits.ZERO
        count = list_flushes(state, hand, least, out, count)
    if kind <= Combination.FULL_HOUSE:
        least = floor if kind == Combination.FULL_HOUSE else bits.ZERO
        count = list_full_houses(state, hand, counts, least, out, count)
    least = floor if kind == Combination.STRAIGHT_FLUSH else bits.ZERO
    return list_straight_flushes(state, hand, least, out, count)


@rule
def list_combinations(
    state: State, hand: np.uint64, counts: np.uint64, out: Numbers, count: int
) -> int:
    """Chapter 2: everything of more than one card that the hand can form, gangs apart."""
    count = list_pairs(hand, counts, bits.ZERO, out, count)
    count = list_equal(hand, counts, 3, bits.ZERO, out, count)
    count = list_straights(state, hand, bits.ZERO, out, count)
    count = list_flushes(state, hand, bits.ZERO, out, count)
    count = list_full_houses(state, hand, counts, bits.ZERO, out, count)
    return list_straight_flushes(state, hand, bits.ZERO, out, count)
