"""Nim with three heaps: who takes the last object wins. No luck, no secrets, solved.

Rule 1: on one's turn take any number from one heap. C. L. Bouton (1901): who leaves heaps
whose exclusive or is 0 wins. The choice `8 * heap + number` takes so many.
"""

from typing import Annotated, Any

import numpy as np
from tiny import REFUSED, choice, game_of

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.engine.rule import rule

HEAPS = 3


class State(Record):
    """What is left, and who takes next."""

    heap: Annotated[Numbers, Field("i1", "objects", (HEAPS,))]
    turn: Annotated[int, Field("i1", "seat")]


View = State


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    for heap in range(HEAPS):
        state.heap[heap] = 1 + 2 * heap


@rule
def must_act(state: State) -> int:
    for heap in range(HEAPS):
        if state.heap[heap] > 0:
            return 1 << state.turn
    return 0


@rule
def acting(state: State) -> int:
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    count = 0
    for heap in range(HEAPS):
        for taken in range(state.heap[heap]):
            out[count] = choice(8 * heap + taken + 1)
            count += 1
    return count


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    heap, taken = divmod(bits.argument_of(action), 8)
    fits = seat == state.turn and heap < HEAPS and 0 < taken <= state.heap[heap]
    return 0 if fits else REFUSED


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    heap, taken = divmod(bits.argument_of(action), 8)
    state.heap[heap] -= taken
    state.turn = 1 - state.turn


@rule
def returns(state: State, out: Numbers) -> None:
    out[state.turn] = 0.0
    out[1 - state.turn] = 1.0 if must_act(state) == 0 else 0.0


@rule
def view(state: State, seat: int, out: View) -> None:
    for heap in range(HEAPS):
        out.heap[heap] = state.heap[heap]
    out.turn = state.turn


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    view(known, 0, out)


@rule
def default_action(state: State, seat: int) -> np.uint64:
    heap = 0
    while state.heap[heap] == 0:
        heap += 1
    return choice(8 * heap + 1)


# Ways to play on, for tests of how the search uses them


@rule
def evaluate(state: State, out: Numbers) -> None:
    """What is won for sure (Bouton)."""
    out[state.turn] = 1.0 if (state.heap[0] ^ state.heap[1] ^ state.heap[2]) != 0 else 0.0
    out[1 - state.turn] = 1.0 - out[state.turn]


@rule
def evaluate_upside_down(state: State, out: Numbers) -> None:
    """The opposite."""
    evaluate(state, out)
    for seat in range(2):
        out[seat] = 1.0 - out[seat]


@rule
def is_settled(start: State, state: State) -> bool:
    """As soon as anything was taken."""
    for heap in range(HEAPS):
        if start.heap[heap] != state.heap[heap]:
            return True
    return False


@rule
def take_largest(
    state: State, seat: int, legal: Numbers, count: int, random: np.uint64
) -> np.uint64:
    """The last action in the list takes the whole of the last heap."""
    action: np.uint64 = legal[count - 1]
    return action


GAME = game_of(__name__, seats=2, max_legal=15, max_actions=9)
