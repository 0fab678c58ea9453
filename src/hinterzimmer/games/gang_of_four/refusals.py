"""Why an action is refused: the rulebook's numbers, and which one meets the case."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.gang_of_four.cards import M1_BIT, best, counted
from hinterzimmer.games.gang_of_four.combinations import beats, classify
from hinterzimmer.games.gang_of_four.components import (
    Announce,
    Combination,
    GangTiming,
    Kind,
    Phase,
)
from hinterzimmer.games.gang_of_four.duty import (
    is_bound,
    may_call_with,
    may_not_pass,
    must_lead_combination,
)
from hinterzimmer.games.gang_of_four.encoding import (
    PASS,
    cards_of,
    is_play_with_call,
    is_special,
    means_something,
)
from hinterzimmer.games.gang_of_four.hand import may_return
from hinterzimmer.games.gang_of_four.listing import list_combinations, list_gangs
from hinterzimmer.games.gang_of_four.state import State

MOST_LEGAL = 1536
"""The longest list is that of one colour: 1,530 where specials count in flushes, else 1,170."""

NO_COMBINATION = rule_code("2.11")
NOT_HIGHER = rule_code("3.1")
OTHER_SIZE = rule_code("3.2")
WEAKER_KIND = rule_code("3.4")
WEAKER_THAN_GANG = rule_code("3.8")
NEEDS_M1 = rule_code("4.3")
NOT_YOUR_TURN = rule_code("4.5")
LEAD_IS_OWED = rule_code("4.6")
NOT_HELD = rule_code("4.9")
GANG_IN_TURN = rule_code("5.1")
NO_OPEN_TRICK = rule_code("5.2")
CALLED_BY_ITSELF = rule_code("6.1")
CALLED_TOO_LATE = rule_code("6.2")
CANNOT_PLAY = rule_code("6.3")
MORE_THAN_ONE_CARD = rule_code("6.4")
CALLED_ALREADY = rule_code("6.5")
NOBODY_TO_CALL_OUT = rule_code("6.6")
SINGLE_IS_HIGHEST = rule_code("7.2")
MAY_NOT_PASS = rule_code("7.3")
COMBINATION_FIRST = rule_code("7.4")
RETURN_ANOTHER = rule_code("9.3")
RETURN_FIRST = rule_code("9.5")
NO_EXCHANGE = rule_code("9.6")
NO_SUCH_ACTION = rule_code("10.1")
NO_UNDO = rule_code("10.3")
MATCH_IS_OVER = rule_code("10.4")


@rule
def why_not_higher(state: State, kind: int, cards: np.uint64) -> int:
    """Chapter 3: 0 where the cards beat the table."""
    if beats(state, kind, cards):
        return 0
    if state.table_kind == Combination.GANG:
        return WEAKER_THAN_GANG
    if bits.count(cards) != state.table_size:
        return OTHER_SIZE
    return NOT_HIGHER if kind == state.table_kind else WEAKER_KIND


@array_rule
def has_combination(state: State, seat: int) -> bool:
    """Rule 7.4: can the hand lead anything but a single?"""
    hand = state.hands[seat]
    counts = counted(hand)
    found = np.empty(MOST_LEGAL, np.uint64)
    count = list_combinations(state, hand, counts, found, 0)
    return list_gangs(state, hand, counts, bits.ZERO, found, count) > 0


@rule
def why_no_single(state: State, seat: int, card: np.uint64) -> int:
    """Chapter 7: what the one-card duty says to a single."""
    if not is_bound(state, seat):
        return 0
    if must_lead_combination(state, seat) and has_combination(state, seat):
        return COMBINATION_FIRST
    return 0 if card == best(state.hands[seat]) else SINGLE_IS_HIGHEST


@rule
def why_not_out_of_turn(state: State, kind: int, cards: np.uint64) -> int:
    """Chapter 5: for cards from a seat whose turn it is not."""
    if kind != Combination.GANG:
        return NOT_YOUR_TURN
    if state.gang_timing == GangTiming.IN_TURN:
        return GANG_IN_TURN
    if state.table_kind == Combination.NONE:
        return NO_OPEN_TRICK
    return why_not_higher(state, kind, cards)


@rule
def why_not_in_turn(state: State, seat: int, kind: int, cards: np.uint64) -> int:
    """Chapters 3, 4 and 7: for cards from the seat whose turn it is."""
    if state.phase == Phase.FOLLOW:
        broken = why_not_higher(state, kind, cards)
        if broken:
            return broken
    elif state.needs_m1 and not cards & M1_BIT:
        return NEEDS_M1
    return why_no_single(state, seat, cards) if kind == Combination.SINGLE else 0


@rule
def why_no_call_with(state: State, left: int) -> int:
    """Rules 6.1 and 6.4: for a call that travels with a play."""
    if may_call_with(state, left):
        return 0
    return CALLED_BY_ITSELF if state.announce == Announce.AUTOMATIC else MORE_THAN_ONE_CARD


@rule
def why_no_play(state: State, seat: int, action: np.uint64) -> int:
    """For cards on the table."""
    cards = cards_of(action)
    if not bits.is_within(cards, state.hands[seat]):
        return NOT_HELD
    kind = classify(state, cards)
    if kind == Combination.NONE:
        return NO_COMBINATION
    if seat == state.turn:
        broken = why_not_in_turn(state, seat, kind, cards)
    else:
        broken = why_not_out_of_turn(state, kind, cards)
    if broken == 0 and is_play_with_call(action):
        broken = why_no_call_with(state, bits.count(state.hands[seat]) - bits.count(cards))
    return broken


@rule
def why_no_pass(state: State, seat: int) -> int:
    """Rules 4.5, 4.6 and 7.3."""
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.phase == Phase.LEAD:
        return LEAD_IS_OWED
    return MAY_NOT_PASS if may_not_pass(state, seat) else 0


@rule
def why_no_call(state: State, seat: int) -> int:
    """Rules 6.1 to 6.5: for a call by itself."""
    if state.announce == Announce.AUTOMATIC:
        return CALLED_BY_ITSELF
    if bits.count(state.hands[seat]) > 1:
        return MORE_THAN_ONE_CARD
    if state.called >> seat & 1:
        return CALLED_ALREADY
    return 0 if state.due >> seat & 1 else CALLED_TOO_LATE


@rule
def why_no_call_out(state: State, seat: int, other: int) -> int:
    """Rule 6.6."""
    may = state.announce == Announce.CHALLENGE and other != seat and state.due >> other & 1
    return 0 if may else NOBODY_TO_CALL_OUT


@rule
def why_no_return(state: State, seat: int, card: int) -> int:
    """Chapter 9: for the card that goes back."""
    if state.phase != Phase.RETURN:
        return NO_EXCHANGE
    if seat != state.turn:
        return NOT_YOUR_TURN
    if not bits.has(state.hands[seat], card):
        return NOT_HELD
    return 0 if may_return(state, bits.bit(card)) else RETURN_ANOTHER


@rule
def why_no_special(state: State, seat: int, action: np.uint64) -> int:
    """For what plays no cards."""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.CALL:
        return why_no_call(state, seat)
    if kind == Kind.CALL_OUT:
        return why_no_call_out(state, seat, argument)
    return why_no_return(state, seat, argument)


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    """0, or the code of the rule that forbids it."""
    if not means_something(action):
        return NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return MATCH_IS_OVER
    if not 0 <= seat < state.seats:
        return NOT_YOUR_TURN
    if is_special(action):
        return why_no_special(state, seat, action)
    if state.phase == Phase.RETURN:
        return RETURN_FIRST
    if not state.able >> seat & 1:
        return CANNOT_PLAY
    return why_no_pass(state, seat) if action == PASS else why_no_play(state, seat, action)
