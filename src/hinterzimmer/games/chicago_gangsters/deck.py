"""The stack of means and what all know of where they are (rules 5.3 and 6.1 to 6.7)."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, all_but, audience_of, tell
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.cards import (
    FACE_OF,
    minus,
    one,
    plus,
    rest_of,
    with_one,
    without_one,
)
from hinterzimmer.games.chicago_gangsters.components import HAND_LIMIT, MEANS, Happened
from hinterzimmer.games.chicago_gangsters.state import State


@rule
def reshuffle(state: State, log: EventLog) -> None:
    """Rules 6.5 and 6.7: the discard becomes the stack; a new count of what is where begins."""
    state.stack = state.discard
    state.shuffled = state.discard
    state.discard = bits.ZERO
    state.reshuffles += 1
    state.in_hands = bits.ZERO
    for seat in range(state.seats):
        state.older[seat] = minus(state.hand[seat], state.known[seat])
        state.in_hands = plus(state.in_hands, state.older[seat])
        state.played[seat] = bits.ZERO
    tell(log, Happened.RESHUFFLED, NO_SEAT, EVERYONE, bits.count(state.stack))


@rule
def draw_one(state: State, seat: int, chance: Chance, log: EventLog) -> int:
    """A card from the stack into the hand: its face, or -1 where there is none (rule 6.5)."""
    if not state.stack:
        if not state.discard:
            return -1
        reshuffle(state, log)
    card = draw(chance, state.stack, MEANS | int(state.reshuffles) << 8)
    state.stack = bits.without(state.stack, bits.bit(card))
    face = int(FACE_OF[card])
    state.hand[seat] = with_one(state.hand[seat], face)
    return face


@rule
def draw_some(state: State, seat: int, most: int, chance: Chance, log: EventLog) -> np.uint64:
    """Rule 6.2: so many cards, as far as the hand has room and there are any; which came."""
    drawn = bits.ZERO
    count = 0
    while count < most and bits.count(state.hand[seat]) < HAND_LIMIT:
        face = draw_one(state, seat, chance, log)
        if face < 0:
            break
        drawn = with_one(drawn, face)
        count += 1
    if count > 0:
        tell(log, Happened.DREW, seat, audience_of(seat), drawn)
        tell(log, Happened.DREW_HIDDEN, seat, all_but(seat), count)
    return drawn


@rule
def see(state: State, seat: int, cards: np.uint64) -> None:
    """Means of a seat are seen by all: those known to be there are told no more of (rule 6.7)."""
    while cards:
        face = int(FACE_OF[bits.lowest(cards)])
        if state.known[seat] & one(face):
            state.known[seat] = without_one(state.known[seat], face)
        else:
            state.played[seat] = with_one(state.played[seat], face)
        cards = rest_of(cards)


@rule
def come_back(state: State, seat: int, face: int) -> None:
    """A card enters a hand openly (rules 7.3 and 11.6)."""
    state.hand[seat] = with_one(state.hand[seat], face)
    state.known[seat] = with_one(state.known[seat], face)
