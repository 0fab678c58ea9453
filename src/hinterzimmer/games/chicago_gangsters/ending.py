"""Chapters 6 and 7: drawing back, abilities at the end of a round, clearing up; rule 10.7."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.actions import CONSOLE, DONE
from hinterzimmer.games.chicago_gangsters.cards import (
    FACE_OF,
    FACES,
    FIRSTS,
    OF_FACE,
    TYPE,
    VALUE,
    WHO_CAN,
    one,
    plus,
    rest_of,
    with_one,
    without_one,
)
from hinterzimmer.games.chicago_gangsters.components import (
    HAND_LIMIT,
    NOBODY,
    NONE,
    Ability,
    Happened,
    Kind,
    Phase,
    Side,
)
from hinterzimmer.games.chicago_gangsters.counting import best_of, put_in_order
from hinterzimmer.games.chicago_gangsters.deck import come_back, draw_some, see
from hinterzimmer.games.chicago_gangsters.state import State

_DRAW_TWO = int(WHO_CAN[Ability.DRAW_TWO])
_TAKE_BACK = int(WHO_CAN[Ability.TAKE_BACK])
_CONSOLATION = int(WHO_CAN[Ability.CONSOLATION])
_EXCHANGE = int(WHO_CAN[Ability.EXCHANGE])
_COMES_BACK = np.uint64(
    sum(int(OF_FACE[f]) for f in range(FACES) if TYPE[f] == 0 and 1 <= VALUE[f] <= 3)
)
"""Rule 7.3: weapons of value 1 to 3."""

HAND_IS_FULL = rule_code("6.2")
NOT_YOUR_END = rule_code("6.3")
NOTHING_TO_TAKE_BACK = rule_code("7.3")
NOT_CONSOLED = rule_code("7.7")
NOTHING_TO_EXCHANGE = rule_code("7.10")


# Drawing


@rule
def draw_back(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 6.1 and 7.9: a card for everyone with room for it, winners first."""
    put_in_order(state)
    for place in range(state.seats):
        seat = int(state.order[place])
        count = 2 if int(state.persons[seat]) & _DRAW_TWO else 1
        draw_some(state, seat, count, chance, log)


# Abilities


@rule
def can(state: State, seat: int, person: int) -> bool:
    """Does the seat have this person, with the ability still unused?"""
    return (int(state.persons[seat]) & person & ~int(state.used)) != 0


@rule
def why_not_asked(state: State, seat: int) -> int:
    """Rules 6.2 and 6.3: 0 for the seat whose abilities are asked, with room in its hand."""
    if state.phase == Phase.ABILITIES and bits.count(state.hand[seat]) >= HAND_LIMIT:
        return HAND_IS_FULL
    return 0 if state.phase == Phase.ABILITIES and seat == state.turn else NOT_YOUR_END


@rule
def why_no_taking_back(state: State, seat: int, face: int) -> int:
    """Rule 7.3."""
    broken = why_not_asked(state, seat)
    if broken:
        return broken
    card = bits.common(state.turned[seat], bits.common(one(face), _COMES_BACK))
    return 0 if can(state, seat, _TAKE_BACK) and card else NOTHING_TO_TAKE_BACK


@rule
def why_no_consolation(state: State, seat: int) -> int:
    """Rule 7.7."""
    broken = why_not_asked(state, seat)
    if broken:
        return broken
    is_empty = not bits.union(state.stack, state.discard)
    if state.received >> seat & 1 or is_empty or not can(state, seat, _CONSOLATION):
        return NOT_CONSOLED
    return 0


@rule
def why_no_exchange(state: State, seat: int, face: int) -> int:
    """Rule 7.10."""
    broken = why_not_asked(state, seat)
    if broken:
        return broken
    has = bits.common(state.hand[seat], one(face))
    return 0 if can(state, seat, _EXCHANGE) and has else NOTHING_TO_EXCHANGE


@rule
def list_faces(kind: int, cards: np.uint64, out: Numbers, count: int) -> int:
    """An action for each face of a set."""
    firsts = bits.common(cards, FIRSTS)
    while firsts:
        out[count] = bits.packed(kind, int(FACE_OF[bits.lowest(firsts)]))
        count += 1
        firsts = rest_of(firsts)
    return count


@rule
def list_abilities(state: State, seat: int, out: Numbers) -> int:
    """Rule 6.3: what the seat's persons can do now, and to be done with it."""
    if why_not_asked(state, seat) != 0:
        return 0
    count = 0
    if can(state, seat, _TAKE_BACK):
        cards = bits.common(state.turned[seat], _COMES_BACK)
        count = list_faces(Kind.TAKE_BACK, cards, out, count)
    if why_no_consolation(state, seat) == 0:
        out[count] = CONSOLE
        count += 1
    if can(state, seat, _EXCHANGE):
        count = list_faces(Kind.EXCHANGE, state.hand[seat], out, count)
    if count > 0:
        out[count] = DONE
        count += 1
    return count


@rule
def has_ability_left(state: State, seat: int) -> bool:
    """Rule 6.3: is there anything to ask this seat? All know the answer."""
    if bits.count(state.hand[seat]) >= HAND_LIMIT:
        return False
    if can(state, seat, _TAKE_BACK) and bits.common(state.turned[seat], _COMES_BACK):
        return True
    if can(state, seat, _EXCHANGE) and state.hand[seat]:
        return True
    return why_no_consolation(state, seat) == 0


@rule
def use_ability(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Rules 7.3, 7.7 and 7.10."""
    kind, face = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.TAKE_BACK:
        state.used |= _TAKE_BACK
        state.turned[seat] = without_one(state.turned[seat], face)
        state.laid[seat] = state.turned[seat]
        come_back(state, seat, face)
        tell(log, Happened.TOOK_BACK, seat, EVERYONE, face)
        return
    if kind == Kind.EXCHANGE:
        state.used |= _EXCHANGE
        state.hand[seat] = without_one(state.hand[seat], face)
        see(state, seat, one(face))
        state.discard = with_one(state.discard, face)
        tell(log, Happened.DISCARDED, seat, EVERYONE, face)
    else:
        state.used |= _CONSOLATION
    draw_some(state, seat, 1, chance, log)


@rule
def ask_abilities(state: State) -> bool:
    """Rule 6.3: turn to the next seat that can do something; is there one?"""
    state.phase = Phase.ABILITIES
    while state.abilities_at < state.seats:
        state.turn = state.order[state.abilities_at]
        if has_ability_left(state, int(state.turn)):
            return True
        state.abilities_at += 1
        state.used = 0
    return False


# Clearing up


@rule
def change_mr_x(state: State, log: EventLog) -> None:
    """Rules 10.6 and 10.7: who won but got no share is the next Mr. X."""
    old = int(state.mr_x)
    if state.side[old] != state.winner:
        return
    first = best_of(state, int(state.winner), NOBODY)
    second = best_of(state, int(state.winner), first)
    for seat in range(state.seats):
        if state.side[seat] == state.winner and seat != first and seat != second and seat != old:
            state.clan[old] = state.clan[seat]
            state.seat_of[state.clan[old]] = old
            state.clan[seat] = NONE
            state.mr_x = seat
            tell(log, Happened.BECAME_MR_X, seat, EVERYONE)
            return


@rule
def crown(state: State, log: EventLog) -> None:
    """Rules 11.2 and 11.7: the highest contributor of the winners is Godfather, for a point."""
    seat = best_of(state, int(state.winner), NOBODY)
    state.godfather = seat
    state.godfather_points[seat] += 1
    tell(log, Happened.GODFATHER, seat, EVERYONE, state.godfather_points[seat])


@rule
def remember(state: State) -> None:
    """What the table shows of the round before."""
    state.last_winner = state.winner
    for side in range(2):
        state.last_strength[side] = state.strength[side]
    for seat in range(state.seats):
        state.last_contribution[seat] = state.contribution[seat]


@rule
def clear_seat(state: State, seat: int) -> None:
    """Rule 6.4: what was laid is discarded."""
    state.discard = plus(state.discard, state.turned[seat])
    state.turned[seat] = bits.ZERO
    state.laid[seat] = bits.ZERO
    state.hidden[seat] = 0
    state.uncovered[seat] = 0
    state.face_down[seat] = 0
    state.side[seat] = Side.UNKNOWN
    state.partner[seat] = NOBODY
    state.contribution[seat] = 0
    state.order[seat] = 0


@rule
def clear_round(state: State) -> None:
    """Rule 6.6: nothing of the round stays on the table."""
    for seat in range(state.seats):
        clear_seat(state, seat)
    for side in range(2):
        state.strength[side] = 0
        state.chooser[side] = NOBODY
        state.chosen[side] = 0
    state.winner = Side.UNKNOWN
    state.taking = Side.UNKNOWN
    state.received = 0
    state.committed = 0
    state.revealed = 0
    state.ready = 0
    state.abilities_at = 0
    state.used = 0
    state.turn = NOBODY
    state.dropped = NOBODY
    state.coalition = NONE
    state.district = NONE
    state.loot = NONE
    state.person = NONE
    state.new_person = NONE


@rule
def end_round(state: State, log: EventLog) -> None:
    """Rules 6.4, 6.6, 10.7 and 11.7."""
    tell(log, Happened.ROUND_OVER, NO_SEAT, EVERYONE, state.round)
    if state.mr_x != NOBODY:
        change_mr_x(state, log)
    elif state.option_godfather:
        crown(state, log)
    remember(state)
    clear_round(state)


@rule
def cards_in_all(state: State) -> int:
    """How many means there are: all 48 at all times."""
    total = bits.count(state.stack) + bits.count(state.discard)
    for seat in range(state.seats):
        total += bits.count(state.hand[seat]) + bits.count(state.laid[seat])
    return total
