"""Hideout: the second seat hides from the first one's eyes, who may look once.

Rules: 1 The seeker leaves with half a point, or dares to look. 2 If he dares, the other hides
in one of three places, unseen. 3 The seeker names a place: 1 point if it is the right one.
The other has what the seeker has not. Looking is worth a third: leave.
"""

from typing import Annotated, Any

import numpy as np
from tiny import REFUSED, choice, game_of

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule

PLACES = 3
LEAVE, DARE = 0, 1
AT_DOOR, HIDING, LOOKING, LEFT, LOOKED = range(5)


class State(Record):
    """Where the other hides, and where the seeker looked."""

    phase: Annotated[int, Field("i1", "which question is open")]
    place: Annotated[int, Field("i1", "place", known=Known.OWNER)]
    named: Annotated[int, Field("i1", "place")]


class View(Record):
    """The place is for the second seat alone."""

    viewer: Annotated[int, Field("i1", "seat", known=Known.VIEWER)]
    phase: Annotated[int, Field("i1", "which question is open")]
    place: Annotated[int, Field("i1", "place", known=Known.VIEWER)]
    named: Annotated[int, Field("i1", "place")]


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    state.phase = AT_DOOR


@rule
def must_act(state: State) -> int:
    if state.phase == LEFT or state.phase == LOOKED:
        return 0
    return 2 if state.phase == HIDING else 1


@rule
def acting(state: State) -> int:
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    count = 2 if state.phase == AT_DOOR else PLACES
    for which in range(count):
        out[which] = choice(which)
    return count


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    count = 2 if state.phase == AT_DOOR else PLACES
    return 0 if (must_act(state) >> seat) & 1 and bits.argument_of(action) < count else REFUSED


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    which = bits.argument_of(action)
    if state.phase == AT_DOOR:
        state.phase = HIDING if which == DARE else LEFT
    elif state.phase == HIDING:
        state.place = which
        state.phase = LOOKING
    else:
        state.named = which
        state.phase = LOOKED


@rule
def returns(state: State, out: Numbers) -> None:
    out[0] = 0.5
    if state.phase == LOOKED:
        out[0] = 1.0 if state.named == state.place else 0.0
    out[1] = 1.0 - out[0]


@rule
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    out.phase = state.phase
    out.place = state.place if seat == 1 else 0
    out.named = state.named


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    out.phase = known.phase
    out.named = known.named
    out.place = known.place
    if known.viewer != 1 and known.phase == LOOKING:
        out.place = below(chance, PLACES, 1)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    return choice(0)


GAME = game_of(__name__, seats=2, max_legal=PLACES, max_actions=3)
