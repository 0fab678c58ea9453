"""Chapter 3: who lays, what may be laid, and turning it up."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, audience_of, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.chicago_gangsters.actions import cards_of, commitment, top_of
from hinterzimmer.games.chicago_gangsters.cards import (
    ALLOWED,
    FACE_OF,
    FACES,
    FIRSTS,
    HIDES,
    OF_FACE,
    OF_TYPE,
    WHO_CAN,
    one,
    rest_of,
    with_one,
    without_one,
)
from hinterzimmer.games.chicago_gangsters.components import (
    NOBODY,
    Ability,
    Happened,
    Kind,
    Phase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.counting import count_up
from hinterzimmer.games.chicago_gangsters.deck import see
from hinterzimmer.games.chicago_gangsters.state import State

_WEAPONS_ANYWHERE = int(WHO_CAN[Ability.WEAPONS_ANYWHERE])
_BRIBES_ANYWHERE = int(WHO_CAN[Ability.BRIBES_ANYWHERE])
_HIDE_ANYWAY = int(WHO_CAN[Ability.HIDE_ANYWAY])
_WEAPONS, _BRIBES = OF_TYPE[0], OF_TYPE[1]

WRONG_TYPE = rule_code("3.2")
NOT_HELD = rule_code("3.3")
NOT_LAID = rule_code("3.5")
MAY_NOT_HIDE = rule_code("3.6")
LAID_ALREADY = rule_code("3.7")
NOT_NOW = rule_code("3.9")
NAMES_A_SIDE = rule_code("10.2")
IS_DROPPED = rule_code("11.4")
SETS = 1024
MOST_LAYINGS = 6144
"""Ten different cards: 1024 sets, and half of them over each card that could be hidden."""


@rule
def laying_now(state: State) -> int:
    """The seats that lay in this step, whether they have done so or not."""
    if state.step == Step.MR_X:
        return 1 << int(state.mr_x)
    side = Side.CHALLENGERS if state.step == Step.CHALLENGERS else Side.DEFENDERS
    seats = 0
    for seat in range(state.seats):
        if state.side[seat] == side and seat != state.mr_x:
            seats |= 1 << seat
    return seats


@rule
def may_hide(state: State, seat: int) -> bool:
    """Rules 3.5 and 7.11: a challenger with the "?" or with the right person."""
    if state.side[seat] != Side.CHALLENGERS or seat == state.mr_x:
        return False
    if state.clan[seat] == HIDES[state.coalition]:
        return True
    return (int(state.persons[seat]) & _HIDE_ANYWAY) != 0


@rule
def allowed(state: State, seat: int) -> np.uint64:
    """Rules 3.2, 7.2 and 7.5: the means that a seat may lay here."""
    means = np.uint64(ALLOWED[state.district])
    if int(state.persons[seat]) & _WEAPONS_ANYWHERE:
        means = bits.union(means, _WEAPONS)
    if int(state.persons[seat]) & _BRIBES_ANYWHERE:
        means = bits.union(means, _BRIBES)
    return means


@rule
def list_sets(cards: np.uint64, out: Numbers) -> int:
    """All sets that can be taken from the cards, the empty one first; how many."""
    out[0] = bits.ZERO
    count = 1
    while cards:
        field = np.uint64(OF_FACE[FACE_OF[bits.lowest(cards)]])
        before, copies = count, bits.common(cards, field)
        part = bits.ZERO
        while part != copies:
            part = bits.union(part, bits.bit(bits.lowest(bits.without(copies, part))))
            for place in range(before):
                out[count] = bits.union(out[place], part)
                count += 1
        cards = bits.without(cards, field)
    return count


@array_rule
def list_layings(state: State, seat: int, out: Numbers) -> int:
    """Rules 3.1 to 3.5: all commitments of a seat: each set open, then with each card hidden."""
    sets = np.empty(SETS, np.uint64)
    count = list_sets(bits.common(state.hand[seat], allowed(state, seat)), sets)
    if seat == state.mr_x:
        for place in range(count):
            out[2 * place] = commitment(Kind.LAY_FOR, sets[place], Side.CHALLENGERS)
            out[2 * place + 1] = commitment(Kind.LAY_FOR, sets[place], Side.DEFENDERS)
        return 2 * count
    for place in range(count):
        out[place] = commitment(Kind.LAY, sets[place], 0)
    if not may_hide(state, seat):
        return count
    written = count
    for place in range(1, count):
        firsts = bits.common(sets[place], FIRSTS)
        while firsts:
            face = int(FACE_OF[bits.lowest(firsts)])
            out[written] = commitment(Kind.LAY, sets[place], face + 1)
            written += 1
            firsts = rest_of(firsts)
    return written


@rule
def why_not_asked_to_lay(state: State, seat: int) -> int:
    """Rules 3.7, 3.9 and 11.4: 0 for a seat that lays now."""
    if state.committed >> seat & 1:
        return LAID_ALREADY
    if state.side[seat] == Side.DROPPED:
        return IS_DROPPED
    if state.phase != Phase.LAY or not laying_now(state) >> seat & 1:
        return NOT_NOW
    return 0


@rule
def why_no_laying(state: State, seat: int, action: np.uint64) -> int:
    """Chapter 3: 0, or why these means may not be laid so."""
    broken = why_not_asked_to_lay(state, seat)
    if broken:
        return broken
    is_for_side = bits.kind_of(action) == Kind.LAY_FOR
    if is_for_side != (seat == state.mr_x):
        return NAMES_A_SIDE
    cards = cards_of(action)
    if not bits.is_within(cards, state.hand[seat]):
        return NOT_HELD
    if not bits.is_within(cards, allowed(state, seat)):
        return WRONG_TYPE
    hidden = 0 if is_for_side else top_of(action)
    if hidden == 0:
        return 0
    if not may_hide(state, seat):
        return MAY_NOT_HIDE
    return 0 if bits.common(cards, one(hidden - 1)) else NOT_LAID


@rule
def is_laying(action: np.uint64) -> bool:
    """Rule 13.1: does a commitment's highest byte mean anything?"""
    if bits.kind_of(action) == Kind.LAY:
        return top_of(action) <= FACES
    return top_of(action) == Side.CHALLENGERS or top_of(action) == Side.DEFENDERS


@rule
def lay(state: State, seat: int, action: np.uint64, log: EventLog) -> None:
    """Rules 3.4, 3.7 and 10.2: face down, and final."""
    cards, top = cards_of(action), top_of(action)
    hand = state.hand[seat]
    rest = cards
    while rest:
        hand = without_one(hand, int(FACE_OF[bits.lowest(rest)]))
        rest = rest_of(rest)
    state.hand[seat] = hand
    state.laid[seat] = cards
    state.committed |= 1 << seat
    tell(log, Happened.COMMITTED, seat, EVERYONE)
    if seat == state.mr_x:
        state.mr_x_side = top
        tell(log, Happened.LAID_FOR, seat, audience_of(seat), cards, top)
    else:
        state.hidden[seat] = top
        tell(log, Happened.LAID, seat, audience_of(seat), cards, top)


# Turning up


@rule
def show_number(state: State, log: EventLog) -> None:
    """Rule 10.3: of Mr. X all see how many cards lie there."""
    seat = int(state.mr_x)
    state.revealed |= 1 << seat
    state.face_down[seat] = bits.count(state.laid[seat])
    tell(log, Happened.LIES, seat, EVERYONE, state.face_down[seat])


@rule
def show_side(state: State, log: EventLog) -> None:
    """Rules 4.2 and 10.3: Mr. X's side, before his cards."""
    seat = int(state.mr_x)
    state.side[seat] = state.mr_x_side
    state.mr_x_side = Side.UNKNOWN
    tell(log, Happened.SIDE_SHOWN, seat, EVERYONE, state.side[seat])


@rule
def turn_up(state: State, seat: int, log: EventLog) -> None:
    """Rules 3.4 and 3.5: what a seat laid, but for the hidden card."""
    cards = state.laid[seat]
    state.face_down[seat] = 0
    if state.hidden[seat] > 0:
        cards = without_one(cards, int(state.hidden[seat]) - 1)
        state.face_down[seat] = 1
    state.turned[seat] = cards
    state.revealed |= 1 << seat
    see(state, seat, cards)
    tell(log, Happened.SHOWED, seat, EVERYONE, cards, state.face_down[seat])


@rule
def turn_up_all(state: State, log: EventLog) -> None:
    """Rules 3.4 and 3.8: all of a step together."""
    laying = laying_now(state)
    for seat in range(state.seats):
        if laying >> seat & 1:
            turn_up(state, seat, log)
    count_up(state)


@rule
def turn_up_hidden(state: State, log: EventLog) -> None:
    """Rule 4.2: last of all the card at the "?"."""
    for seat in range(state.seats):
        if state.hidden[seat] > 0:
            face = int(state.hidden[seat]) - 1
            state.uncovered[seat] = state.hidden[seat]
            state.hidden[seat] = 0
            state.face_down[seat] = 0
            state.turned[seat] = with_one(state.turned[seat], face)
            see(state, seat, one(face))
            tell(log, Happened.HIDDEN_SHOWN, seat, EVERYONE, face)
    count_up(state)


@rule
def announce(state: State, kind: int, log: EventLog) -> None:
    """Rule 4.2: both totals as they stand."""
    for side in range(2):
        tell(log, kind, NO_SEAT, EVERYONE, side + 1, state.strength[side])


@rule
def evaluate(state: State, log: EventLog) -> None:
    """Rules 4.1 to 4.3: side, cards, totals, the hidden card, the winner."""
    turn_up_all(state, log)
    if state.mr_x != NOBODY and state.side[state.mr_x] == Side.UNKNOWN:
        show_side(state, log)
        turn_up(state, int(state.mr_x), log)
        count_up(state)
    announce(state, Happened.ANNOUNCED, log)
    turn_up_hidden(state, log)
    for seat in range(state.seats):
        tell(log, Happened.CONTRIBUTED, seat, EVERYONE, state.contribution[seat])
    announce(state, Happened.COUNTED, log)
    is_won = state.strength[0] >= state.strength[1]
    state.winner = Side.CHALLENGERS if is_won else Side.DEFENDERS
    tell(log, Happened.ROUND_WON, NO_SEAT, EVERYONE, state.winner)
