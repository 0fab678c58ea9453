"""Chapters 7 to 10: turn by turn to an arrest, its reward, and the end of the mission."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.villa.cards import (
    are_pair,
    has_face,
    lowest_face,
    minus,
    plus,
    union,
    without_face,
)
from hinterzimmer.games.villa.components import (
    ALL_CHIEFS,
    FACE_OF,
    LISTED,
    NOBODY,
    OPEN,
    REWARD,
    SHOWS,
    STRENGTH,
    Happened,
    Kind,
    Outcome,
    Phase,
    Where,
)
from hinterzimmer.games.villa.guards import (
    left_in_all,
    needed_in_all,
    required,
    show_back,
    unmask,
)
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.voting import begin_decision

# Chapter 8: a turn


@rule
def list_pairs(cards: np.uint64, out: Numbers, count: int) -> int:
    """Rule 8.3: every pair of faces that share a symbol."""
    while cards:
        first = lowest_face(cards)
        others = minus(cards, first)
        while others:
            second = lowest_face(others)
            if are_pair(first, second):
                out[count] = bits.packed(Kind.PAIR, first | second << 8)
                count += 1
            others = without_face(others, second)
        cards = without_face(cards, first)
    return count


@rule
def list_singly(cards: np.uint64, kind: int, out: Numbers, count: int) -> int:
    """One action for each face of a set."""
    while cards:
        out[count] = bits.packed(kind, lowest_face(cards))
        count += 1
        cards = without_face(cards, lowest_face(cards))
    return count


@rule
def list_turn(state: State, seat: int, out: Numbers) -> int:
    """Rules 8.2 to 8.4: a match, else a pair, else a pass."""
    cards = state.open_cards[seat]
    matching = cards & SHOWS[required(state)]
    if matching:
        return list_singly(matching, Kind.PLAY, out, 0)
    count = list_pairs(cards, out, 0)
    if count == 0 or state.lenient_pass:
        count = list_singly(cards, Kind.PASS, out, count)
    return count


@rule
def draw_one(state: State, seat: int, chance: Chance, log: EventLog) -> None:
    """Rules 8.5, 8.7 and 9.4: unknown cards first, then the rewards under them, else nothing."""
    if state.unknown[seat] > 0:
        card = draw(chance, state.unseen, seat)
        state.last = NOBODY
        state.unseen = bits.without(state.unseen, bits.bit(card))
        state.unknown[seat] -= 1
        face = int(FACE_OF[card])
    elif state.rewards[seat] > 0:
        face = int(state.below[seat, 0])
        state.rewards[seat] -= 1
        for place in range(state.rewards[seat]):
            state.below[seat, place] = state.below[seat, place + 1]
    else:
        return
    state.open_cards[seat] = plus(state.open_cards[seat], face)
    left = state.unknown[seat] + state.rewards[seat]
    tell(log, Happened.DREW, seat, EVERYONE, face, left)


@rule
def lay(state: State, seat: int, face: int) -> None:
    """An open card goes beside the guard."""
    state.open_cards[seat] = minus(state.open_cards[seat], face)
    state.laid = plus(state.laid, face)


@rule
def take_turn(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Rules 8.2 to 8.8."""
    kind, face = bits.kind_of(action), bits.argument_of(action) & 0xFF
    symbol = required(state)
    state.turns += 1
    if kind == Kind.PASS:
        state.open_cards[seat] = minus(state.open_cards[seat], face)
        state.discarded = plus(state.discarded, face)
        tell(log, Happened.PASSED, seat, EVERYONE, face, symbol)
    else:
        lay(state, seat, face)
        state.position += 1
        if kind == Kind.PAIR:
            other = bits.argument_of(action) >> 8
            lay(state, seat, other)
            tell(log, Happened.PAIRED, seat, EVERYONE, face, other, symbol, state.position)
        else:
            tell(log, Happened.PLAYED, seat, EVERYONE, face, symbol, state.position)
    if kind != Kind.PASS or state.draw_on_pass:
        draw_one(state, seat, chance, log)
    if state.position == STRENGTH[state.front]:
        make_arrest(state, chance, log)
    else:
        state.turn = (state.turn + 1) % state.seats
        look_for_defeat(state, log)


@rule
def lose(state: State, outcome: int, missing: int, log: EventLog) -> None:
    """Rules 10.2 to 10.4."""
    state.phase = Phase.OVER
    state.outcome = outcome
    state.missing = missing
    tell(log, Happened.LOST, NO_SEAT, EVERYONE, outcome, missing)


@rule
def look_for_defeat(state: State, log: EventLog) -> None:
    """Rules 10.2 and 10.3, before a turn."""
    missing = STRENGTH[state.front] - state.position
    if left_in_all(state) < missing:
        lose(state, Outcome.NOT_ENOUGH, missing, log)
    elif not state.open_cards[state.turn]:
        lose(state, Outcome.NO_CARD, missing, log)


# Chapter 7: the arrest begins


@rule
def begin_arrest(state: State, place: int, leader: int, chance: Chance, log: EventLog) -> None:
    """Rules 7.3 and 7.4."""
    state.phase = Phase.TURN
    state.target = place
    state.leader = leader
    state.turn = leader
    state.position = 0
    unmask(state, chance, log)
    look_for_defeat(state, log)


# Chapter 9: the reward


@rule
def may_return(state: State) -> np.uint64:
    """Rule 9.1: the cards that may come back."""
    shown = SHOWS[REWARD[state.front]]
    if state.laid & shown:
        return np.uint64(state.laid & shown)
    return np.uint64(state.used & shown)


@rule
def make_arrest(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 8.9, 9.1 and 10.1."""
    state.there &= ~(1 << int(state.target))
    guards = bits.count(np.uint64(state.there))
    tell(log, Happened.ARRESTED, NO_SEAT, EVERYONE, state.target, state.front, guards)
    if state.front >= LISTED:
        state.phase = Phase.OVER
        state.outcome = Outcome.WON
        tell(log, Happened.WON, NO_SEAT, EVERYONE, left_in_all(state))
    elif may_return(state):
        begin_decision(state, Phase.REWARD, state.leader)
    else:
        tell(log, Happened.NO_REWARD, NO_SEAT, EVERYONE, REWARD[state.front])
        end_arrest(state, chance, log)


@rule
def give_reward(state: State, face: int, to: int, chance: Chance, log: EventLog) -> None:
    """Rules 9.3 and 9.4."""
    if has_face(state.laid, face):
        state.laid = minus(state.laid, face)
    else:
        state.used = minus(state.used, face)
    where = Where.PILE
    if bits.count(state.open_cards[to]) < OPEN:
        state.open_cards[to] = plus(state.open_cards[to], face)
        where = Where.OPEN
    else:
        state.below[to, state.rewards[to]] = face
        state.rewards[to] += 1
    tell(log, Happened.REWARDED, to, EVERYONE, face, where)
    end_arrest(state, chance, log)


@rule
def end_arrest(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 9.6, 10.4 and 10.5: the guard's cards leave the table, the next choice begins."""
    state.used = union(state.used, state.laid)
    state.laid = bits.ZERO
    state.target = NOBODY
    state.front = NOBODY
    state.position = 0
    begin_decision(state, Phase.CHOOSE, (state.leader + 1) % state.seats)
    if state.there == 0 and state.suspects == ALL_CHIEFS:
        show_back(state, chance, log)
    needed, left = needed_in_all(state), left_in_all(state)
    if not (state.open_cards[0] | state.open_cards[1] | state.open_cards[2] | state.open_cards[3]):
        lose(state, Outcome.NOBODY_LEFT, needed, log)
    elif not state.short and left + bits.count(np.uint64(state.there)) < needed:
        state.short = 1
        tell(log, Happened.SHORT, NO_SEAT, EVERYONE, left, needed)
