"""Kuhn poker (H. W. Kuhn, 1950): three cards, one bet, a known value of -1/18 for seat 0.

Rules: 1 each has one card of jack, queen, king and has put in 1. 2 Pass or bet 1; a bet is
called or passed. 3 The higher card wins what both put in, or who bet unanswered does.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.notation import ActionForm, PackedNotation
from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule

JACK, QUEEN, KING = 1, 2, 3
PASS, BET = 1, 2
DEAL, IMAGINED = 1, 2

# A history is its actions as digits to the base of 3.
OPENING, PASSED, BET_MADE, BET_AFTER_PASS = 0, 1, 2, 5
PASSED_OUT, BET_CALLED, LATE_BET_CALLED, BET_DECLINED, LATE_BET_DECLINED = 4, 8, 17, 7, 16


@dataclass(frozen=True)
class Options:
    """There are none."""


class State(Record):
    """The two cards and what was done."""

    card: Annotated[Numbers, Field("i1", "rank", (2,), Known.OWNER)]
    history: Annotated[int, Field("i1", "actions as digits")]


class View(Record):
    """One's own card and what was done."""

    viewer: Annotated[int, Field("i1", "seat, 15 for a spectator", known=Known.VIEWER)]
    card: Annotated[int, Field("i1", "rank, 0 unknown", known=Known.VIEWER)]
    history: Annotated[int, Field("i1", "actions as digits")]


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    state.card[0] = JACK + below(chance, 3, DEAL)
    state.card[1] = other_card(state.card[0], below(chance, 2, DEAL))


@rule
def other_card(card: int, which: int) -> int:
    """One of the two cards that are left."""
    lower = QUEEN if card == JACK else JACK
    upper = QUEEN if card == KING else KING
    return lower if which == 0 else upper


@rule
def must_act(state: State) -> int:
    if state.history == OPENING or state.history == BET_AFTER_PASS:
        return 1
    return 2 if state.history == PASSED or state.history == BET_MADE else 0


@rule
def acting(state: State) -> int:
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    out[0] = bits.packed(PASS, 0)
    out[1] = bits.packed(BET, 0)
    return 2


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    return 0 if (must_act(state) >> seat) & 1 and 1 <= action <= 2 else 200


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    state.history = 3 * state.history + bits.kind_of(action)


@rule
def returns(state: State, out: Numbers) -> None:
    stake = 1.0
    winner = 0 if state.card[0] > state.card[1] else 1
    if state.history == BET_CALLED or state.history == LATE_BET_CALLED:
        stake = 2.0
    elif state.history == BET_DECLINED:
        winner = 0
    elif state.history == LATE_BET_DECLINED:
        winner = 1
    out[winner] = stake
    out[1 - winner] = -stake


@rule
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    out.card = state.card[seat] if seat < 2 else 0
    out.history = state.history


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    out.history = known.history
    mine, card = known.viewer, known.card
    if mine > 1:
        mine, card = 0, JACK + below(chance, 3, IMAGINED)
    out.card[mine] = card
    out.card[1 - mine] = other_card(card, below(chance, 2, IMAGINED))


@rule
def default_action(state: State, seat: int) -> np.uint64:
    return bits.packed(PASS, 0)


@rule
def may_undo(state: State, seat: int) -> int:
    return 200


GAME = GameType(
    name="kuhn",
    rules_version=1,
    seats=range(2, 3),
    State=State,
    View=View,
    Options=Options,
    presets={"seed": Options()},
    rules=rules_of(__import__("sys").modules[__name__]),
    notation=PackedNotation((ActionForm(PASS, "pass"), ActionForm(BET, "bet")), (), str),
    rulebook=Path(__file__).parent,
    max_legal=2,
    max_actions=3,
)
