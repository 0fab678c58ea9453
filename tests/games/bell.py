"""Bell: one seat fills the pot, the other two may grab it at any time, once.

Rules: 1 The first seat puts a point into the pot, three times; then the game is over. 2 The
others may ring the bell at any time: who rings takes the pot, and the game is over. 3 An empty
pot costs who takes it a point. The best moment is when two points lie in the pot, for the next
one ends the game; but the other thinks so too: the one that is asked first takes one point.
"""

from typing import Annotated, Any

import numpy as np
from tiny import REFUSED, choice, game_of

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.engine.rule import rule

FULL = 3


class State(Record):
    """The pot and who took it."""

    pot: Annotated[int, Field("i1", "points")]
    alone: Annotated[int, Field("i1", "flag: only seat 1 may ring")]
    taker: Annotated[int, Field("i1", "seat, 0 for nobody")]


View = State


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    state.pot = 0


@rule
def must_act(state: State) -> int:
    return 0 if state.taker or state.pot == FULL else 1


@rule
def acting(state: State) -> int:
    if must_act(state) == 0:
        return 0
    return 3 if state.alone else 7


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    if not (acting(state) >> seat) & 1:
        return 0
    out[0] = choice(0)
    return 1


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    return 0 if (acting(state) >> seat) & 1 and action == choice(0) else REFUSED


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    if seat == 0:
        state.pot += 1
    else:
        state.taker = seat


@rule
def returns(state: State, out: Numbers) -> None:
    for seat in range(3):
        out[seat] = 0.0
    if state.taker:
        out[state.taker] = state.pot if state.pot > 0 else -1.0


@rule
def view(state: State, seat: int, out: View) -> None:
    out.pot = state.pot
    out.alone = state.alone
    out.taker = state.taker


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    view(known, 0, out)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    return choice(0)


GAME = game_of(__name__, seats=3, max_legal=1, max_actions=4)
