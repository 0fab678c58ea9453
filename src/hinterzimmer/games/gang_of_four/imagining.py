"""A whole truth drawn by chance alone, given what a viewer may know."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.gang_of_four.cards import FULL_DECK, canonical, minus, plus
from hinterzimmer.games.gang_of_four.combinations import key_of
from hinterzimmer.games.gang_of_four.components import HAND_SIZE, HANDS, IMAGINED, Phase
from hinterzimmer.games.gang_of_four.refusals import has_combination
from hinterzimmer.games.gang_of_four.state import State
from hinterzimmer.games.gang_of_four.view import View, share_options, share_public

MOST_TRIES = 20_000
"""So often are the hands drawn anew where somebody is known to hold no combination."""


@rule
def weight_of(seen: View, place: int, card: int, room: int) -> int:
    """How often chance alone puts a card into one of the free places of a hand.

    A twin of the card that had to be given counts half there: from two like best cards either
    could have been the one that went, so that each such deal is met once where others are met
    twice.
    """
    if place < seen.seats and card > seen.cap[place]:
        return 0
    if seen.giver < 0 or bits.bit(card) != seen.given:
        return room
    return room if place == seen.giver else 2 * room


@rule
def place_for(seen: View, card: int, room: Numbers, chance: Chance) -> int:
    """The hand that an unseen card falls into."""
    total = 0
    for place in range(HANDS):
        total += weight_of(seen, place, card, int(room[place]))
    luck = below(chance, total, IMAGINED)
    place = 0
    luck -= weight_of(seen, place, card, int(room[place]))
    while luck >= 0:
        place += 1
        luck -= weight_of(seen, place, card, int(room[place]))
    return place


@array_rule
def imagine_hands(seen: View, chance: Chance, out: State) -> None:
    """The unseen cards from the strongest down, each into a free place that it may be in.

    What a strong card may not enter a weaker one perhaps may, never the other way round; so the
    number of ways that are left is the same whatever was drawn, and all deals are equally likely.
    """
    room = np.zeros(HANDS, np.int64)
    unseen = minus(FULL_DECK, seen.played)
    for place in range(HANDS):
        if place == seen.viewer:
            out.hands[place] = seen.hand
        else:
            size = seen.held[place] if place < seen.seats else HAND_SIZE
            out.hands[place] = seen.known[place]
            room[place] = size - bits.count(seen.known[place])
        unseen = minus(unseen, out.hands[place])
    for card in range(63, -1, -1):
        if bits.has(unseen, card):
            first = canonical(bits.bit(card))
            place = place_for(seen, bits.lowest(first), room, chance)
            room[place] -= 1
            out.hands[place] = plus(out.hands[place], first)


@rule
def is_possible(seen: View, out: State) -> bool:
    """Rule 7.4: has nobody a combination who is known to have none?"""
    for seat in range(seen.seats):
        if seen.no_combination >> seat & 1 and has_combination(out, seat):
            return False
    return True


@rule
def imagine_table(seen: View, out: State) -> None:
    """What follows from what all know."""
    share_options(seen, out)
    share_public(seen, out)
    out.table_kind = seen.combination
    out.table_size = bits.count(seen.table)
    if seen.table:
        out.table_key = key_of(out, out.table_kind, out.table)
    out.passed = bits.gathered(seen.passed)
    out.able = bits.gathered(seen.able)
    out.called = bits.gathered(seen.called)
    out.due = bits.gathered(seen.due)
    out.forgot = bits.gathered(seen.forgot)
    out.won = bits.gathered(seen.won)
    for seat in range(seen.seats):
        if seen.held[seat] == 1:
            out.one_card = out.one_card | 1 << seat
    out.one_card = out.one_card & out.able


@rule
def imagine(seen: View, chance: Chance, out: State) -> None:
    """A deal of the unseen cards that fits the view, each as likely as chance makes it."""
    imagine_table(seen, out)
    if seen.phase == Phase.OVER:
        for place in range(HANDS):
            out.hands[place] = seen.shown[place]
        return
    imagine_hands(seen, chance, out)
    tries = 1
    while seen.no_combination and tries < MOST_TRIES and not is_possible(seen, out):
        imagine_hands(seen, chance, out)
        tries += 1
