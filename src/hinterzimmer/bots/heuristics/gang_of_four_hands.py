"""How few plays empty a hand of Gang of Four: an estimate that is quick enough for playouts.

What is left of a hand after taking five-card combinations out of it is counted by numbers alone:
each number is one play, and a triple takes a pair with it. Flushes are the backbone of the game, so
they are tried first, made of the cards that nothing else wants.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import (
    COLOURS,
    FACES,
    OF_COLOUR,
    OF_NUMBER,
    PHOENIXES,
    at_least,
    canonical,
    counted,
    holds_number,
    minus,
    number_at,
)
from hinterzimmer.games.gang_of_four.listing import next_bit, rest_of, run_starts


@rule
def plays_by_number(hand: np.uint64) -> int:
    """So many plays without straights and flushes."""
    counts = counted(hand)
    fours = at_least(counts, 4)
    triples = at_least(counts, 3) & ~fours
    pairs = at_least(counts, 2) & ~at_least(counts, 3)
    numbers = bits.count(holds_number(hand))
    three, two = bits.count(triples), bits.count(pairs)
    specials = bits.count(hand >> np.uint64(61))
    if hand & PHOENIXES == PHOENIXES:
        specials -= 1
        two += 1
    return numbers + specials - min(three, two)


@rule
def loosest_flush(hand: np.uint64, colour: int) -> np.uint64:
    """Five cards of a colour that the rest of the hand wants least; none if there are not five."""
    counts = counted(hand)
    left = hand & OF_COLOUR[colour]
    if bits.count(left) < 5:
        return bits.ZERO
    flush = bits.ZERO
    for size in range(2, 9):  # cards of a number that is there less than `size` times
        crowded = at_least(counts, size) if size < 8 else bits.ZERO
        cards = left
        while cards:
            card = next_bit(cards)
            cards = rest_of(cards)
            if not is_among(card, crowded):
                flush |= card
                left &= ~card
                if bits.count(flush) == 5:
                    return flush
    return bits.ZERO


@inner_rule
def is_among(card: np.uint64, word: np.uint64) -> bool:
    """Is the card of one of the word's numbers?"""
    return bool(holds_number(canonical(card)) & word)  # the card may be a second copy


@rule
def loosest_straight(hand: np.uint64, start: int) -> np.uint64:
    """A straight from `start` on, of the weakest cards."""
    straight = bits.ZERO
    for number in range(start, start + 5):
        straight |= next_bit(hand & FACES & OF_NUMBER[number])
    return straight


@rule
def without_copies(hand: np.uint64, cards: np.uint64) -> np.uint64:
    """What is left of a hand; the cards may be any copies of it."""
    return canonical(hand & ~cards)


@rule
def plays_left(hand: np.uint64, depth: int) -> int:
    """At most so many plays empty the hand.

    depth: 0 counts by numbers alone; 1 tries every colour's flush and every straight first.
    """
    fewest = plays_by_number(hand)
    if depth == 0 or fewest <= 2:
        return fewest
    for colour in range(COLOURS):
        flush = loosest_flush(hand, colour)
        if flush:
            fewest = min(fewest, 1 + plays_by_number(without_copies(hand, flush)))
    starts = run_starts(holds_number(hand))
    while starts:
        straight = loosest_straight(hand, number_at(starts))
        fewest = min(fewest, 1 + plays_by_number(minus(hand, straight)))
        starts = rest_of(starts)
    return fewest
