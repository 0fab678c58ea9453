"""Chapters 4 and 5 of the rulebook: leading, following, passing, and gangs out of turn."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.gang_of_four.cards import (
    FULL_DECK,
    M1_BIT,
    best,
    counted,
    minus,
    plus,
)
from hinterzimmer.games.gang_of_four.combinations import classify, key_of
from hinterzimmer.games.gang_of_four.components import (
    NOBODY,
    Announce,
    Combination,
    Ending,
    GangTiming,
    GangWindow,
    Happened,
    Kind,
    Phase,
)
from hinterzimmer.games.gang_of_four.duty import (
    is_alone,
    is_bound,
    may_call_with,
    may_not_pass,
    must_lead_combination,
    next_in,
    reach_last_card,
)
from hinterzimmer.games.gang_of_four.encoding import CALL, MOST_PLAYED, PASS, with_call
from hinterzimmer.games.gang_of_four.hand import end_hand
from hinterzimmer.games.gang_of_four.listing import (
    gang_floor,
    has_gang,
    list_combinations,
    list_equal,
    list_fives,
    list_gangs,
    list_pairs,
    list_singles,
)
from hinterzimmer.games.gang_of_four.state import State

# Who may act


@rule
def may_interrupt(state: State) -> int:
    """Rules 5.1 and 5.2: the seats that, for all that is known, could throw a gang now."""
    if state.table_kind == Combination.NONE or state.gang_timing != GangTiming.ANYTIME:
        return 0
    if not has_gang(state, counted(minus(FULL_DECK, state.played))):
        return 0
    mask = 0
    for seat in range(state.seats):
        if bits.count(state.hands[seat]) >= 4:
            mask |= 1 << seat
    return mask & state.able


@rule
def may_announce(state: State) -> int:
    """Rules 6.1 and 6.6: the seats that may call, or call another out."""
    if state.due == 0:
        return 0
    if state.announce == Announce.CHALLENGE:
        return (1 << int(state.seats)) - 1
    return int(state.due)


# What may be done


@rule
def keep_m1(out: Numbers, count: int) -> int:
    """Rule 4.3: of a list only the plays with the M1."""
    kept = 0
    for place in range(count):
        if out[place] & M1_BIT:
            out[kept] = out[place]
            kept += 1
    return kept


@rule
def list_lead(state: State, seat: int, counts: np.uint64, out: Numbers) -> int:
    """Chapter 4: what may be led."""
    hand = state.hands[seat]
    count = 0
    if not is_bound(state, seat):
        count = list_singles(hand, bits.ZERO, out, 0)
    elif not must_lead_combination(state, seat):
        out[0] = best(hand)  # rule 7.2
        count = 1
    count = list_combinations(state, hand, counts, out, count)
    count = list_gangs(state, hand, counts, bits.ZERO, out, count)
    if count == 0:
        out[0] = best(hand)
        count = 1
    return keep_m1(out, count) if state.needs_m1 else count


@rule
def list_higher_single(state: State, seat: int, out: Numbers, count: int) -> int:
    """Rules 3.2 and 7.2."""
    if not is_bound(state, seat):
        return list_singles(state.hands[seat], state.table, out, count)
    highest = best(state.hands[seat])
    if highest > state.table:
        out[count] = highest
        count += 1
    return count


@rule
def list_follow(state: State, seat: int, counts: np.uint64, out: Numbers) -> int:
    """Rules 4.5 and 4.7: the pass, and what beats the table."""
    hand, kind = state.hands[seat], state.table_kind
    count = 0
    if not may_not_pass(state, seat):
        out[0] = PASS
        count = 1
    if kind == Combination.SINGLE:
        count = list_higher_single(state, seat, out, count)
    elif kind == Combination.PAIR:
        count = list_pairs(hand, counts, state.table, out, count)
    elif kind == Combination.TRIPLE:
        count = list_equal(hand, counts, 3, state.table, out, count)
    elif kind != Combination.GANG and bits.count(hand) >= 5:
        count = list_fives(state, hand, counts, out, count)
    return list_gangs(state, hand, counts, gang_floor(state), out, count)


@rule
def add_calls(state: State, seat: int, out: Numbers, count: int) -> int:
    """Rule 6.1: each play that leaves one card, once more with the call."""
    size = bits.count(state.hands[seat]) - 1
    if size < 1 or size > MOST_PLAYED or not may_call_with(state, 1):
        return count
    plays = count
    for place in range(plays):
        if bits.count(out[place]) == size:
            out[count] = with_call(out[place])
            count += 1
    return count


@rule
def list_interrupts(state: State, seat: int, out: Numbers) -> int:
    """Chapter 5, and rules 6.1 and 6.6: what may be done out of turn."""
    count = 0
    if may_interrupt_now(state) and state.able >> seat & 1:
        counts = counted(state.hands[seat])
        if has_gang(state, counts):
            count = list_gangs(state, state.hands[seat], counts, gang_floor(state), out, 0)
            count = add_calls(state, seat, out, count)
    return list_announcements(state, seat, out, count)


@inner_rule
def may_interrupt_now(state: State) -> bool:
    """Rules 5.1 and 5.2: does a trick lie open?"""
    return state.table_kind != Combination.NONE and state.gang_timing == GangTiming.ANYTIME


@rule
def list_announcements(state: State, seat: int, out: Numbers, count: int) -> int:
    """Rules 6.1 and 6.6: the call, and calling others out."""
    if state.due == 0:
        return count
    if state.due >> seat & 1:
        out[count] = CALL
        count += 1
    if state.announce == Announce.CHALLENGE:
        for other in range(state.seats):
            if other != seat and state.due >> other & 1:
                out[count] = bits.packed(Kind.CALL_OUT, other)
                count += 1
    return count


@rule
def list_turn(state: State, seat: int, out: Numbers) -> int:
    """What the seat whose turn it is may do."""
    counts = counted(state.hands[seat])
    if state.phase == Phase.LEAD:
        count = list_lead(state, seat, counts, out)
    else:
        count = list_follow(state, seat, counts, out)
    count = add_calls(state, seat, out, count)
    return list_announcements(state, seat, out, count)


# What then happens


@rule
def play(
    state: State, seat: int, cards: np.uint64, is_called: bool, chance: Chance, log: EventLog
) -> None:
    """Rules 4.5, 4.9 and 5.4: cards go on the table, and the neighbour is next."""
    tell_play(state, seat, cards, log)
    lay(state, seat, cards)
    left = bits.count(state.hands[seat])
    if left == 1:
        reach_last_card(state, seat, is_called, log)
    if left == 0 and state.forgot >> seat & 1:
        go_out_in_vain(state, seat, log)
    elif left == 0:
        end_hand(state, seat, Ending.WENT_OUT, chance, log)
        return
    if is_alone(state):
        end_hand(state, bits.lowest(np.uint64(state.able)), Ending.LAST_ABLE, chance, log)
        return
    pass_turn(state, seat, log)


@rule
def tell_play(state: State, seat: int, cards: np.uint64, log: EventLog) -> None:
    """Rule 1.6: what is played and how many cards are left is known to all."""
    if log.room > 0:
        left = bits.count(state.hands[seat]) - bits.count(cards)
        what = Happened.PLAYED if seat == state.turn else Happened.THREW_GANG
        tell(log, what, seat, EVERYONE, int(cards), classify(state, cards), left)


@rule
def lay(state: State, seat: int, cards: np.uint64) -> None:
    """The cards leave the hand and are what has to be beaten now."""
    if state.phase == Phase.LEAD and seat == state.turn:
        for other in range(state.seats):  # the last trick is swept away
            state.laid[other] = bits.ZERO
    kind = classify(state, cards)
    state.hands[seat] = minus(state.hands[seat], cards)
    state.known[seat] = minus(state.known[seat], cards)
    state.played = plus(state.played, cards)
    state.laid[seat] = cards
    state.table = cards
    state.table_kind = kind
    state.table_size = bits.count(cards)
    state.table_key = key_of(state, kind, cards)
    state.owner = seat
    state.needs_m1 = 0
    if state.pass_locks_trick and state.phase == Phase.FOLLOW:
        state.passed = state.passed & ~(1 << seat)  # rule 4.7
    else:
        state.passed = 0
    state.phase = Phase.FOLLOW


@rule
def go_out_in_vain(state: State, seat: int, log: EventLog) -> None:
    """Rule 6.3, by option: the last card is gone, but the hand goes on for the others."""
    state.able = state.able & ~(1 << seat)
    state.one_card = state.one_card & ~(1 << seat)
    tell(log, Happened.WENT_OUT, seat, EVERYONE)


@inner_rule
def asked_in_trick(state: State) -> int:
    """Rules 4.7 and 4.8: who may still answer what lies on the table."""
    return int(state.able) & ~int(state.passed) & ~(1 << int(state.owner))


@rule
def pass_turn(state: State, seat: int, log: EventLog) -> None:
    """Rules 4.5 and 4.8: the next in order is asked, or the trick is over."""
    asked = asked_in_trick(state)
    if asked == 0:
        close_trick(state, log)
    else:
        state.turn = next_in(state, asked, seat)


@rule
def skip_turn(state: State, log: EventLog) -> None:
    """Rules 6.3 and 6.7: whose turn it was is barred, so the next who may still play is asked."""
    seat = int(state.turn)
    if state.phase == Phase.FOLLOW:
        pass_turn(state, seat, log)
    else:
        state.turn = next_in(state, int(state.able), seat)
        tell(log, Happened.LEADS, state.turn, EVERYONE)


@rule
def close_trick(state: State, log: EventLog) -> None:
    """Rules 4.8 and 6.7: its owner leads, or else the next who may still play."""
    owner = int(state.owner)
    tell(log, Happened.TRICK_WON, owner, EVERYONE)
    state.passed = 0
    state.phase = Phase.LEAD
    state.turn = owner
    if not state.able >> owner & 1:
        state.turn = next_in(state, int(state.able), owner)
        tell(log, Happened.LEADS, state.turn, EVERYONE)
    if state.gang_window == GangWindow.OPEN_TRICK:
        clear_table(state)


@rule
def clear_table(state: State) -> None:
    """Nothing lies there to be beaten."""
    state.table = bits.ZERO
    state.table_key = bits.ZERO
    state.table_kind = Combination.NONE
    state.table_size = 0
    state.owner = NOBODY
    for seat in range(state.seats):
        state.laid[seat] = bits.ZERO


@rule
def pass_on(state: State, seat: int, chance: Chance, log: EventLog) -> None:
    """Rule 4.7: the seat lets it be."""
    state.passed = state.passed | 1 << seat
    tell(log, Happened.PASSED, seat, EVERYONE)
    if is_alone(state):
        end_hand(state, bits.lowest(np.uint64(state.able)), Ending.LAST_ABLE, chance, log)
    else:
        pass_turn(state, seat, log)
