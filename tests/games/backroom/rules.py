"""The rules, in the order of the rulebook; the numbers are its numbers."""

import numpy as np

from backroom.components import (
    CALL_HIGH,
    CALL_LOW,
    COIN,
    COPIES,
    DECK,
    FACES,
    MOST_CARDS_BID,
    OPEN,
    PASS,
    PILE,
    ROUNDS,
    THROW,
    TIP_OFF,
    Event,
    Phase,
    Tie,
    Way,
    copies,
    counted,
    face_of,
    minus,
    plus,
    some,
    worth,
)
from backroom.state import Options, State
from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, all_but, audience_of, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule

# 1 Setup


@rule
def turn_up(state: State, chance: Chance) -> np.uint64:
    """The pile's next card. That very card leaves the pile, or it would come again."""
    card = draw(chance, state.pile, PILE)
    state.pile = bits.without(state.pile, bits.bit(card))
    return some(face_of(card), 1)


@rule
def setup(state: State, options: Options, chance: Chance, log: EventLog) -> None:
    """Rule 1.3."""
    state.seats = options.seats  # type: ignore[attr-defined]
    state.tip_offs = options.tip_offs
    state.tie = options.tie
    state.pile = DECK
    for seat in range(state.seats):
        for _ in range(options.hand):
            state.hand[seat] = plus(state.hand[seat], turn_up(state, chance))
        tell(log, Event.DEALT, seat, audience_of(seat), state.hand[seat])
        tell(log, Event.DEALT_HIDDEN, seat, all_but(seat), options.hand)
    start_round(state, chance, log)


@rule
def start_round(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 1.4."""
    state.round = state.round + 1
    state.phase = Phase.CALL
    state.way = Way.HIGH
    state.committed = 0
    show_loot(state, chance, log)


@rule
def show_loot(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 1.4: the card is drawn when it is turned up, not before."""
    state.loot = turn_up(state, chance)
    tell(log, Event.LOOT, NO_SEAT, EVERYONE, state.loot)


# Who may act


@rule
def everyone_at(state: State) -> int:
    """The mask of all seats."""
    return (1 << int(state.seats)) - 1


@rule
def must_act(state: State) -> int:
    """Rules 2.1 to 2.3."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.BID:
        return everyone_at(state) & ~int(state.committed)
    return 1 << int(state.leader)


@rule
def tip_offs_unseen(state: State) -> bool:
    """Could there be a tip-off that nobody has seen?"""
    seen = copies(state.discard, TIP_OFF) + copies(state.loot, TIP_OFF)
    for seat in range(state.seats):
        seen += copies(state.open_hand[seat], TIP_OFF)
    return seen < COPIES[TIP_OFF]


@rule
def may_hold_tip_off(state: State, seat: int) -> bool:
    """By what everybody knows: is it seen in that hand, or among its unseen cards?"""
    if copies(state.open_hand[seat], TIP_OFF) > 0:
        return True
    held = bits.count(state.hand[seat]) + bits.count(state.sealed[seat])
    return held > bits.count(state.open_hand[seat]) and tip_offs_unseen(state)


@rule
def acting(state: State) -> int:
    """Rule 3.1: beside the seats that must, all that could throw a tip-off."""
    seats = must_act(state)
    if seats != 0 and state.tip_offs:
        for seat in range(state.seats):
            if may_hold_tip_off(state, seat):
                seats |= 1 << seat
    return seats


# What may be done


@rule
def write_bids(hand: np.uint64, out: Numbers, written: int) -> int:
    """Rule 2.3: a pass, one card or two."""
    out[written] = PASS
    written += 1
    for face in range(FACES):
        if copies(hand, face) > 0:
            out[written] = some(face, 1)
            written += 1
            for other in range(face, FACES):
                both = plus(some(face, 1), some(other, 1))
                if minus(both, hand) == PASS:
                    out[written] = both
                    written += 1
    return written


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    """In this order: the call, the opening, the bids, the tip-off."""
    written = 0
    if (must_act(state) >> seat) & 1:
        if state.phase == Phase.CALL:
            out[0] = CALL_LOW
            out[1] = CALL_HIGH
            written = 2
        elif state.phase == Phase.OPEN:
            out[0] = OPEN
            written = 1
        else:
            written = write_bids(state.hand[seat], out, 0)
    if why_no_throw(state, seat) == 0:
        out[written] = THROW
        written += 1
    return written


@rule
def why_no_throw(state: State, seat: int) -> int:
    """Rules 3.1 to 3.3."""
    if state.phase == Phase.OVER:
        return 502
    if not state.tip_offs:
        return 303
    if copies(state.hand[seat], TIP_OFF) == 0:
        return 302
    return 0


@rule
def why_no_bid(state: State, seat: int, cards: np.uint64) -> int:
    """Rules 2.3 to 2.5."""
    if state.phase != Phase.BID:
        return 202
    if (int(state.committed) >> seat) & 1:
        return 205
    if bits.count(cards) > MOST_CARDS_BID:
        return 203
    if minus(cards, state.hand[seat]) != PASS:
        return 204
    return 0


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    """The number of the rule that forbids it."""
    if state.phase == Phase.OVER:
        return 502
    if action == THROW:
        return why_no_throw(state, seat)
    if action in (CALL_LOW, CALL_HIGH):
        return 0 if state.phase == Phase.CALL and seat == state.leader else 201
    if action == OPEN:
        return 0 if state.phase == Phase.OPEN and seat == state.leader else 202
    if counted(action) != action:
        return 102
    return why_no_bid(state, seat, action)


# 2 A round


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Play; the caller has checked."""
    state.undoable = 0
    if action == THROW:
        throw_tip_off(state, seat, chance, log)
    elif state.phase == Phase.CALL:
        call(state, seat, action, log)
    elif state.phase == Phase.OPEN:
        state.phase = Phase.BID
        tell(log, Event.OPENED, seat, EVERYONE)
    else:
        bid(state, seat, action, log)
        if must_act(state) == 0:
            reveal(state, chance, log)


@rule
def call(state: State, seat: int, action: np.uint64, log: EventLog) -> None:
    """Rule 2.1; it may be taken back until the round is opened (rule 2.2)."""
    state.way = Way.LOW if action == CALL_LOW else Way.HIGH
    state.phase = Phase.OPEN
    state.undoable = seat + 1
    tell(log, Event.CALLED, seat, EVERYONE, state.way)


@rule
def bid(state: State, seat: int, cards: np.uint64, log: EventLog) -> None:
    """Rules 2.3 and 2.5: face down."""
    state.hand[seat] = minus(state.hand[seat], cards)
    state.sealed[seat] = cards
    state.committed = int(state.committed) | (1 << seat)
    tell(log, Event.BID, seat, audience_of(seat), cards)
    tell(log, Event.BID_HIDDEN, seat, all_but(seat))


# 3 The tip-off


@rule
def throw_tip_off(state: State, seat: int, chance: Chance, log: EventLog) -> None:
    """Rule 3.2."""
    tip_off = some(TIP_OFF, 1)
    state.hand[seat] = minus(state.hand[seat], tip_off)
    state.open_hand[seat] = minus(state.open_hand[seat], tip_off)
    state.discard = plus(state.discard, plus(tip_off, state.loot))
    tell(log, Event.TIPPED_OFF, seat, EVERYONE, state.loot)
    show_loot(state, chance, log)


# 4 The reveal


@rule
def reveal(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 4.1."""
    for seat in range(state.seats):
        cards = state.sealed[seat]
        state.open_hand[seat] = minus(state.open_hand[seat], cards)
        state.discard = plus(state.discard, cards)
        tell(log, Event.REVEALED, seat, EVERYONE, cards)
    winner = winning_seat(state, chance)
    for seat in range(state.seats):
        state.sealed[seat] = PASS
    if winner < 0:
        tell(log, Event.UNSOLD, NO_SEAT, EVERYONE, state.loot)
        state.discard = plus(state.discard, state.loot)
    else:
        take_loot(state, winner, log)
    state.loot = PASS
    end_round(state, chance, log)


@rule
def best_seats(state: State) -> int:
    """Rule 4.2: the mask of the bids that are worth most, or least; who passed has none."""
    best = -1
    seats = 0
    for seat in range(state.seats):
        if state.sealed[seat] != PASS:
            value = worth(state.sealed[seat])
            if state.way == Way.LOW:
                value = 100 - value
            if value > best:
                best = value
                seats = 0
            if value == best:
                seats |= 1 << seat
    return seats


@rule
def winning_seat(state: State, chance: Chance) -> int:
    """Rules 4.2 and 4.3; -1 where nobody wins."""
    seats = np.uint64(best_seats(state))
    tied = bits.count(seats)
    if tied == 0 or (tied > 1 and state.tie == Tie.NOBODY):
        return -1
    if tied == 1:
        return bits.lowest(seats)
    return bits.member(seats, below(chance, tied, COIN | (int(state.round) << 8)))


@rule
def take_loot(state: State, seat: int, log: EventLog) -> None:
    """Rule 4.4: openly, so that everybody knows it to be in that hand."""
    state.hand[seat] = plus(state.hand[seat], state.loot)
    state.open_hand[seat] = plus(state.open_hand[seat], state.loot)
    points = worth(state.loot)
    state.score[seat] += points
    state.leader = seat
    tell(log, Event.WON, seat, EVERYONE, state.loot, points)


# 5 The end


@rule
def end_round(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 5.1."""
    if state.round == ROUNDS:
        state.phase = Phase.OVER
        state.committed = 0
        tell(log, Event.ENDED, NO_SEAT, EVERYONE)
    else:
        start_round(state, chance, log)


@rule
def returns(state: State, out: Numbers) -> None:
    """Rule 5.2: the points."""
    for seat in range(state.seats):
        out[seat] = state.score[seat]


@rule
def default_action(state: State, seat: int) -> np.uint64:
    """Rule 5.3."""
    if state.phase == Phase.CALL:
        return CALL_HIGH
    if state.phase == Phase.OPEN:
        return OPEN
    return PASS


@rule
def may_undo(state: State, seat: int) -> int:
    """Rules 2.2 and 2.5: a call only, and only while nothing followed it."""
    return 0 if state.undoable == seat + 1 else 206
