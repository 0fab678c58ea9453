"""Lottery: name a card, then the pile's first card is turned up. Each guess is worth 1/4.

A search whose worlds all share one order of the pile would know the card.
"""

from typing import Annotated, Any

import numpy as np
from tiny import REFUSED, choice, game_of

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.engine.rule import rule

CARDS = 4
PILE = 1


class State(Record):
    """Whether it is over, and won."""

    over: Annotated[int, Field("i1", "flag")]
    won: Annotated[int, Field("i1", "flag")]


View = State


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    state.over = 0


@rule
def must_act(state: State) -> int:
    return 0 if state.over else 1


@rule
def acting(state: State) -> int:
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    for card in range(CARDS):
        out[card] = choice(card)
    return CARDS


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    is_asked = seat == 0 and state.over == 0
    return 0 if is_asked and bits.argument_of(action) < CARDS else REFUSED


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    state.over = 1
    state.won = 1 if draw(chance, bits.first(CARDS), PILE) == bits.argument_of(action) else 0


@rule
def returns(state: State, out: Numbers) -> None:
    out[0] = state.won
    out[1] = 1.0 - state.won


@rule
def view(state: State, seat: int, out: View) -> None:
    out.over = state.over
    out.won = state.won


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    view(known, 0, out)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    return choice(0)


GAME = game_of(__name__, seats=2, max_legal=CARDS, max_actions=1)
