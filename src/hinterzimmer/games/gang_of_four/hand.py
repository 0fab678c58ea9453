"""Chapters 1, 8 and 9 of the rulebook: dealing, the end of a hand, points, the exchange."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, audience_of, tell
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import (
    FIRST,
    FULL_DECK,
    M1_BIT,
    NO_CAP,
    best,
    canonical,
    minus,
    plus,
)
from hinterzimmer.games.gang_of_four.components import (
    DEAL,
    HAND_SIZE,
    HANDS,
    MOST_SEATS,
    NOBODY,
    POINTS,
    Combination,
    Direction,
    FinalTie,
    Happened,
    Phase,
)
from hinterzimmer.games.gang_of_four.duty import set_cap
from hinterzimmer.games.gang_of_four.state import State

# Chapter 1: dealing


@inner_rule
def deal_of(hand: int) -> int:
    """The purpose of a hand's deal: every hand has a pile of its own."""
    return DEAL | hand << 8


@rule
def deal(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 1.4: sixteen cards each; the rest is the fourth hand, or dead."""
    unseen = FULL_DECK
    for place in range(HANDS - 1):
        cards = bits.ZERO
        for _ in range(HAND_SIZE):
            card = bits.bit(draw(chance, unseen, deal_of(int(state.hand_number))))
            cards |= card
            unseen &= ~card
        state.hands[place] = canonical(cards)
    state.hands[HANDS - 1] = canonical(unseen)
    for seat in range(state.seats):
        tell(log, Happened.DEALT, seat, audience_of(seat), state.hands[seat])


@rule
def clear_hand(state: State) -> None:
    """Nothing is played, passed, called or known yet."""
    everyone = (1 << int(state.seats)) - 1
    state.played = bits.ZERO
    state.table = bits.ZERO
    state.table_key = bits.ZERO
    state.table_kind = Combination.NONE
    state.table_size = 0
    state.owner = NOBODY
    state.passed = 0
    state.able = everyone
    state.one_card = 0
    state.called = 0
    state.due = 0
    state.forgot = 0
    state.needs_m1 = 0
    state.no_combination = 0
    state.giver = NOBODY
    state.given = bits.ZERO
    state.returned = bits.ZERO
    for place in range(HANDS):
        state.known[place] = bits.ZERO
    for seat in range(MOST_SEATS):
        state.laid[seat] = bits.ZERO
        state.cap[seat] = NO_CAP


@rule
def begin_hand(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 1.4 and 4.1: a new hand; the direction changes each time."""
    state.hand_number += 1
    is_odd = state.hand_number % 2 == 1
    state.direction = Direction.COUNTERCLOCKWISE if is_odd else Direction.CLOCKWISE
    clear_hand(state)
    tell(log, Happened.HAND_BEGAN, NO_SEAT, EVERYONE, state.hand_number, state.direction)
    deal(state, chance, log)


@rule
def begin_match(state: State, log: EventLog) -> None:
    """Rules 4.2 and 4.3: who holds the M1 leads, and all know it; if it is dead, rule 4.2."""
    state.phase = Phase.LEAD
    for place in range(HANDS):
        if state.hands[place] & M1_BIT:
            state.known[place] = M1_BIT
            state.turn = place
    if state.turn < state.seats:
        state.needs_m1 = state.first_lead_needs_m1
        tell(log, Happened.SHOWED_M1, state.turn, EVERYONE)
    else:
        state.turn = (state.dealer - 1) % state.seats
        tell(log, Happened.M1_IS_DEAD, state.turn, EVERYONE)


# Chapter 8: the end of a hand and of the match


@rule
def cards_left(state: State, seat: int, winner: int) -> int:
    """Rules 8.1 and 6.3: what is counted against a seat."""
    if seat == winner:
        return 0
    return max(1, bits.count(state.hands[seat]))  # none left: gone out without having called


@rule
def score(state: State, winner: int, log: EventLog) -> bool:
    """Rules 8.2 to 8.4: points for the cards left; has somebody reached the limit?"""
    is_over = False
    for seat in range(state.seats):
        left = cards_left(state, seat, winner)
        points = POINTS[left]
        state.last_cards[seat] = left
        state.last_points[seat] = points
        state.total[seat] += points
        tell(log, Happened.SCORED, seat, EVERYONE, left, points, state.total[seat])
        if state.total[seat] >= state.score_limit:
            is_over = True
    return is_over


@rule
def end_hand(state: State, winner: int, ending: int, chance: Chance, log: EventLog) -> None:
    """Rules 8.1 to 8.4: the hand is over at once; is the match?"""
    tell(log, Happened.HAND_WON, winner, EVERYONE, ending)
    state.winner = winner
    if score(state, winner, log):
        end_match(state, log)
    else:
        worst = worst_seat(state, winner)
        begin_hand(state, chance, log)
        give_best(state, worst, winner, log)


@rule
def end_match(state: State, log: EventLog) -> None:
    """Rules 8.4 to 8.6: the lowest total has won; the hidden cards are shown."""
    state.phase = Phase.OVER
    state.due = 0
    tell_hands(state, log)
    least = lowest_total(state)
    if state.final_tie == FinalTie.LAST_HAND:
        state.won = 1 << first_of_equals(state, least)
    else:
        for seat in range(state.seats):
            if state.total[seat] == least:
                state.won = state.won | 1 << seat
    for seat in range(state.seats):
        if state.won >> seat & 1:
            tell(log, Happened.MATCH_WON, seat, EVERYONE, state.total[seat])


@rule
def tell_hands(state: State, log: EventLog) -> None:
    """Rule 8.6: what nobody saw until now."""
    for seat in range(state.seats):
        if state.hands[seat]:
            tell(log, Happened.SHOWN, seat, EVERYONE, state.hands[seat])
    if state.seats < HANDS:
        tell(log, Happened.DEAD_HAND_SHOWN, NO_SEAT, EVERYONE, state.hands[HANDS - 1])


@rule
def lowest_total(state: State) -> int:
    """Rule 8.4: the points of the best."""
    least = int(state.total[0])
    for seat in range(1, state.seats):
        least = min(least, int(state.total[seat]))
    return least


@rule
def first_of_equals(state: State, least: int) -> int:
    """Rule 8.5, by option: fewest points in the last hand, then nearest clockwise to its winner."""
    found, fewest = NOBODY, 0
    for far in range(state.seats):
        seat = (state.winner + far) % state.seats
        points = int(state.last_points[seat])
        if state.total[seat] == least and (found == NOBODY or points < fewest):
            found, fewest = seat, points
    return found


# Chapter 9: the exchange


@rule
def worst_seat(state: State, winner: int) -> int:
    """Rule 9.2: most cards, then the highest total, then nearest counter-clockwise."""
    worst = NOBODY
    for far in range(1, state.seats):
        seat = (winner - far) % state.seats
        if worst == NOBODY or is_worse(state, seat, worst):
            worst = seat
    return worst


@rule
def is_worse(state: State, seat: int, other: int) -> bool:
    """Rule 9.2: before the distance to the winner is looked at."""
    if state.last_cards[seat] != state.last_cards[other]:
        return bool(state.last_cards[seat] > state.last_cards[other])
    return bool(state.total[seat] > state.total[other])


@rule
def give_best(state: State, giver: int, winner: int, log: EventLog) -> None:
    """Rules 9.1 and 9.4: the worst player's best card goes to the winner, for all to see."""
    card = best(state.hands[giver])
    state.hands[giver] = minus(state.hands[giver], card)
    state.hands[winner] = plus(state.hands[winner], card)
    state.giver = giver
    state.given = card
    state.known[winner] = card
    set_cap(state, giver, card)
    state.phase = Phase.RETURN
    state.turn = winner
    tell(log, Happened.GAVE, giver, EVERYONE, int(card), winner)


@rule
def may_return(state: State, card: np.uint64) -> bool:
    """Rule 9.3: is it another card than the one received (a twin of it is)?"""
    if state.return_received_card or card != state.given:
        return True
    twin = (card & FIRST) << np.uint64(1)
    return bool(bits.common(state.hands[state.turn], twin))


@rule
def give_back(state: State, winner: int, card: np.uint64, log: EventLog) -> None:
    """Rules 9.3, 9.4 and 4.4: one card comes back, and the winner leads."""
    giver = int(state.giver)
    state.hands[winner] = minus(state.hands[winner], card)
    state.hands[giver] = plus(state.hands[giver], card)
    state.returned = card
    if card == state.given and state.return_received_card:
        state.known[winner] = bits.ZERO  # perhaps the very card that came
    state.known[giver] = card
    state.phase = Phase.LEAD
    tell(log, Happened.RETURNED, winner, EVERYONE, int(card), giver)
