"""Sealed: both seats choose face down at once, then both choices are shown.

Rule 1: the first chooses top or bottom, the second left or right. Points (first, second):

            left    right
    top     2, 1    4, 0
    bottom  1, 0    3, 1

Top is better whatever the other does, and against top the other goes left. If the first were
seen, bottom would be better: the other would answer it with right. So bottom gives away a
search whose opponents see what lies face down.
"""

from typing import Annotated, Any

import numpy as np
from tiny import REFUSED, choice, game_of

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule

TOP, BOTTOM = 0, 1
LEFT, RIGHT = 0, 1
POINTS = np.array([[[2.0, 1.0], [4.0, 0.0]], [[1.0, 0.0], [3.0, 1.0]]])


class State(Record):
    """The two choices."""

    committed: Annotated[int, Field("i1", "mask of seats that have chosen")]
    chosen: Annotated[Numbers, Field("i1", "choice", (2,), Known.OWNER)]


class View(Record):
    """One's own choice, and that of the other when both have chosen."""

    viewer: Annotated[int, Field("i1", "seat", known=Known.VIEWER)]
    committed: Annotated[int, Field("i1", "mask of seats that have chosen")]
    chosen: Annotated[Numbers, Field("i1", "choice", (2,), Known.VIEWER)]


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    state.committed = 0


@rule
def must_act(state: State) -> int:
    return 3 & ~state.committed


@rule
def acting(state: State) -> int:
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    if not (must_act(state) >> seat) & 1:
        return 0
    out[0], out[1] = choice(0), choice(1)
    return 2


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    return 0 if (must_act(state) >> seat) & 1 and bits.argument_of(action) < 2 else REFUSED


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    state.chosen[seat] = bits.argument_of(action)
    state.committed = state.committed | (1 << seat)


@rule
def returns(state: State, out: Numbers) -> None:
    for seat in range(2):
        out[seat] = POINTS[state.chosen[0], state.chosen[1], seat]


@rule
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    out.committed = state.committed
    for s in range(2):
        if s == seat or state.committed == 3:
            out.chosen[s] = state.chosen[s]


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    out.committed = known.committed
    for seat in range(2):
        out.chosen[seat] = known.chosen[seat]
        if seat != known.viewer and known.committed == 1 << seat:
            out.chosen[seat] = below(chance, 2, 1)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    return choice(0)


GAME = game_of(__name__, seats=2, max_legal=2, max_actions=2)
