"""Chapters 6 and 7 of the rulebook: the last card, and what it demands of the others."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import FIRST, best
from hinterzimmer.games.gang_of_four.components import (
    NEXT_SEAT,
    SEATS_IN,
    Announce,
    Combination,
    ForgottenCall,
    Happened,
    OneCardLead,
    OneCardScope,
    Phase,
)
from hinterzimmer.games.gang_of_four.state import State


@inner_rule
def next_in(state: State, mask: int, seat: int) -> int:
    """The first member after the seat in the direction of play."""
    return int(NEXT_SEAT[state.direction, state.seats, mask, seat])


# Chapter 6: the last card


@inner_rule
def is_alone(state: State) -> bool:
    """Rule 6.8: is a single player left who may still play?"""
    return bool(SEATS_IN[state.able] == 1)


@rule
def call(state: State, seat: int, log: EventLog) -> None:
    """Rule 6.1: the last card is called."""
    state.called = state.called | 1 << seat
    state.due = state.due & ~(1 << seat)
    tell(log, Happened.CALLED, seat, EVERYONE)


@rule
def forget(state: State, seat: int, log: EventLog) -> None:
    """Rule 6.3: who did not call in time is barred; by option only cannot win."""
    state.due = state.due & ~(1 << seat)
    state.forgot = state.forgot | 1 << seat
    if state.forgotten_call == ForgottenCall.BARRED:
        state.able = state.able & ~(1 << seat)
        state.one_card = state.one_card & ~(1 << seat)
    tell(log, Happened.FORGOT, seat, EVERYONE)


@rule
def let_deadline_pass(state: State, seat: int, log: EventLog) -> None:
    """Rule 6.2: the next action of another player ends the time for the call."""
    late = state.due & ~(1 << seat)
    if late != 0 and state.announce == Announce.MANUAL:
        for other in range(state.seats):
            if late >> other & 1:
                forget(state, other, log)


@rule
def reach_last_card(state: State, seat: int, is_called: bool, log: EventLog) -> None:
    """Rule 6.1: a play left the seat with one card."""
    state.one_card = state.one_card | 1 << seat
    if is_called or state.announce == Announce.AUTOMATIC:
        call(state, seat, log)
    else:
        state.due = state.due | 1 << seat


@inner_rule
def may_call_with(state: State, left: int) -> bool:
    """Rules 6.1 and 6.4: may the call travel with a play that leaves so many cards?"""
    return left == 1 and state.announce != Announce.AUTOMATIC


# Chapter 7: the one-card duty


@rule
def sits_before_one_card(state: State, seat: int) -> bool:
    """Rule 7.3: does the next player who may still play hold a single card?"""
    neighbour = next_in(state, int(state.able), seat)
    return neighbour != seat and bool(state.one_card >> neighbour & 1)


@rule
def is_bound(state: State, seat: int) -> bool:
    """Rule 7.1: does another's last card bind the seat?"""
    if state.one_card & ~(1 << seat) == 0:
        return False
    return state.one_card_scope == OneCardScope.ALL or sits_before_one_card(state, seat)


@rule
def must_lead_combination(state: State, seat: int) -> bool:
    """Rule 7.4: may the seat lead a single only for want of anything else?"""
    return (
        state.phase == Phase.LEAD
        and state.one_card_lead == OneCardLead.COMBO_FIRST
        and state.one_card != 0
        and sits_before_one_card(state, seat)
    )


@rule
def may_not_pass(state: State, seat: int) -> bool:
    """Rule 7.3: has the player before a one-card player a single that beats the table's?"""
    return (
        state.table_kind == Combination.SINGLE
        and state.one_card != 0
        and sits_before_one_card(state, seat)
        and bool(best(state.hands[seat]) > state.table)
    )


# What the others learn from it


@rule
def set_cap(state: State, seat: int, card: np.uint64) -> None:
    """What the seat still holds is no stronger than this card, and all know it."""
    highest = bits.lowest(card)
    if card & FIRST:  # its second copy may still be there
        highest += 1
    state.cap[seat] = min(state.cap[seat], highest)


@rule
def learn_from_play(state: State, seat: int, cards: np.uint64) -> None:
    """Rules 7.2 and 7.4: a single played under the duty is the strongest card of its hand."""
    if state.one_card == 0 or bits.count(cards) != 1:
        return
    if must_lead_combination(state, seat):
        state.no_combination = state.no_combination | 1 << seat
    if is_bound(state, seat):
        set_cap(state, seat, cards)


@rule
def learn_from_pass(state: State, seat: int) -> None:
    """Rule 7.3: who has to beat a single and passes holds nothing stronger."""
    is_single = state.table_kind == Combination.SINGLE
    if is_single and state.one_card != 0 and sits_before_one_card(state, seat):
        set_cap(state, seat, state.table)
