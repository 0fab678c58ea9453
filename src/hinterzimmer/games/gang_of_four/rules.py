"""The rules of Gang of Four; each number is a rule of `rulebook.en.md`.

The chapters have files of their own: `cards.py` (1), `combinations.py` and `listing.py` (2, 3),
`turn.py` (4, 5), `duty.py` (6, 7), `hand.py` (1, 8, 9), `refusals.py` (why not). Here they
meet the engine's contract.
"""

from typing import Any

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.gang_of_four import refusals
from hinterzimmer.games.gang_of_four.cards import FACES, M1_BIT, best, counted
from hinterzimmer.games.gang_of_four.components import (
    DEALER,
    MOST_SEATS,
    NOBODY,
    SEATS_IN,
    Ending,
    Happened,
    Kind,
    Phase,
)
from hinterzimmer.games.gang_of_four.duty import (
    call,
    forget,
    is_alone,
    is_bound,
    learn_from_pass,
    learn_from_play,
    let_deadline_pass,
    may_call_with,
    may_not_pass,
    must_lead_combination,
)
from hinterzimmer.games.gang_of_four.encoding import (
    PASS,
    cards_of,
    is_play_with_call,
    is_special,
    with_call,
)
from hinterzimmer.games.gang_of_four.hand import (
    begin_hand,
    begin_match,
    end_hand,
    give_back,
    may_return,
)
from hinterzimmer.games.gang_of_four.listing import (
    list_combinations,
    list_gangs,
    next_bit,
    rest_of,
)
from hinterzimmer.games.gang_of_four.state import State
from hinterzimmer.games.gang_of_four.turn import (
    list_interrupts,
    list_turn,
    may_announce,
    may_interrupt,
    pass_on,
    play,
    skip_turn,
)

why_illegal = refusals.why_illegal


@rule
def take_options(state: State, options: Any) -> None:
    """The choices of rule go into the state."""
    state.gang_timing = options.gang_timing
    state.gang_window = options.gang_window
    state.gangs_above_four = options.gangs_above_four
    state.one_card_scope = options.one_card_scope
    state.one_card_lead = options.one_card_lead
    state.return_received_card = options.return_received_card
    state.first_lead_needs_m1 = options.first_lead_needs_m1
    state.specials_in_flush = options.specials_in_flush
    state.tiebreak_depth = options.tiebreak_depth
    state.flush_order = options.flush_order
    state.full_house_order = options.full_house_order
    state.pass_locks_trick = options.pass_locks_trick
    state.announce = options.announce
    state.forgotten_call = options.forgotten_call
    state.final_tie = options.final_tie
    state.score_limit = options.score_limit


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    """Rules 1.4 to 1.7 and 4.2: the dealer by lot, the cards, the first leader."""
    state.seats = options.seats
    take_options(state, options)
    state.winner = NOBODY
    state.dealer = below(chance, options.seats, DEALER)
    tell(log, Happened.DEALER_DRAWN, state.dealer, EVERYONE)
    begin_hand(state, chance, log)
    begin_match(state, log)


@rule
def must_act(state: State) -> int:
    """The seat whose turn it is; 0 when the match is over."""
    return 0 if state.phase == Phase.OVER else 1 << int(state.turn)


@rule
def acting(state: State) -> int:
    """Rules 5.1, 6.1 and 6.6: also who could throw a gang, call, or call out."""
    if state.phase == Phase.OVER:
        return 0
    return must_act(state) | may_interrupt(state) | may_announce(state)


@rule
def list_returns(state: State, seat: int, out: Numbers) -> int:
    """Rule 9.3: every face that may go back, weakest first."""
    count = 0
    cards = state.hands[seat] & FACES
    while cards:
        card = next_bit(cards)
        if may_return(state, card):
            out[count] = bits.packed(Kind.RETURN, bits.lowest(card))
            count += 1
        cards = rest_of(cards)
    return count


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    """All legal actions of a seat in a fixed order; how many."""
    if state.phase == Phase.OVER:
        return 0
    if seat != state.turn:
        return list_interrupts(state, seat, out)
    if state.phase == Phase.RETURN:
        return list_returns(state, seat, out)
    return list_turn(state, seat, out)


@rule
def announce(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Rules 6.1 and 6.6: a call, or another called out."""
    if bits.kind_of(action) == Kind.CALL:
        call(state, seat, log)
        return
    other = bits.argument_of(action)
    tell(log, Happened.CALLED_OUT, seat, EVERYONE, other)
    forget(state, other, log)
    if is_alone(state):
        end_hand(state, bits.lowest(np.uint64(state.able)), Ending.LAST_ABLE, chance, log)
    elif other == state.turn and not state.able >> other & 1:
        skip_turn(state, log)


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Play a legal action."""
    if is_special(action):
        if bits.kind_of(action) == Kind.RETURN:
            give_back(state, seat, bits.bit(bits.argument_of(action)), log)
        else:
            announce(state, seat, action, chance, log)
        return
    if action == PASS:
        learn_from_pass(state, seat)
        let_deadline_pass(state, seat, log)
        pass_on(state, seat, chance, log)
    else:
        learn_from_play(state, seat, cards_of(action))
        let_deadline_pass(state, seat, log)
        play(state, seat, cards_of(action), is_play_with_call(action), chance, log)


@rule
def returns(state: State, out: Numbers) -> None:
    """Rules 8.4 and 8.5: one point, shared among those who have won."""
    for seat in range(state.seats):
        out[seat] = 1.0 / SEATS_IN[state.won] if state.won >> seat & 1 else 0.0


# Chapter 10: at the table


@rule
def default_return(state: State, seat: int) -> np.uint64:
    """Rule 10.2: the weakest card that may go back."""
    cards = state.hands[seat] & FACES
    while not may_return(state, next_bit(cards)):
        cards = rest_of(cards)
    return bits.packed(Kind.RETURN, bits.lowest(next_bit(cards)))


@array_rule
def default_lead(state: State, seat: int) -> np.uint64:
    """Rule 10.2: the weakest single that may be led, else the first combination."""
    hand = state.hands[seat]
    if state.needs_m1:
        return M1_BIT
    if not is_bound(state, seat):
        return next_bit(hand)
    if must_lead_combination(state, seat):
        found = np.empty(refusals.MOST_LEGAL, np.uint64)
        count = list_combinations(state, hand, counted(hand), found, 0)
        count = list_gangs(state, hand, counted(hand), bits.ZERO, found, count)
        if count > 0:
            return np.uint64(found[0])
    return best(hand)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    """Rule 10.2: what is done for a seat whose time is up. A call that is due is made."""
    if state.phase == Phase.RETURN:
        return default_return(state, seat)
    if state.phase == Phase.LEAD:
        cards = default_lead(state, seat)
    elif may_not_pass(state, seat):
        cards = best(state.hands[seat])
    else:
        return PASS
    left = bits.count(state.hands[seat]) - bits.count(cards)
    return with_call(cards) if may_call_with(state, left) else cards


@rule
def may_undo(state: State, seat: int) -> int:
    """Rule 10.3: what lies on the table was seen by all."""
    return refusals.MATCH_IS_OVER if state.phase == Phase.OVER else refusals.NO_UNDO


@rule
def cards_in_all(state: State) -> int:
    """How many cards there are, in hands and played: 64 at all times."""
    total = bits.count(state.played)
    for place in range(MOST_SEATS):
        total += bits.count(state.hands[place])
    return total
