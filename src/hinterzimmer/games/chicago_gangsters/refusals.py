"""Why an action is refused: the rulebook's numbers, and which one meets the case."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.actions import CONSOLE, READY, cards_of
from hinterzimmer.games.chicago_gangsters.cards import FACES, is_canonical
from hinterzimmer.games.chicago_gangsters.components import Gift, Kind, Phase
from hinterzimmer.games.chicago_gangsters.ending import (
    NOT_YOUR_END,
    why_no_consolation,
    why_no_exchange,
    why_no_taking_back,
)
from hinterzimmer.games.chicago_gangsters.laying import (
    MOST_LAYINGS,
    is_laying,
    why_no_laying,
)
from hinterzimmer.games.chicago_gangsters.loot import NOT_YOUR_CHOICE, why_no_gift
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import is_statement, why_no_statement, why_no_talk

MOST_LEGAL = MOST_LAYINGS

NO_BETRAYAL_NOW = rule_code("11.3")
NO_SUCH_ACTION = rule_code("13.1")
NO_UNDO = rule_code("13.3")
GAME_IS_OVER = rule_code("13.4")


@rule
def means_something(action: np.uint64) -> bool:
    """Rule 13.1: does it stand for any action at all?"""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.LAY or kind == Kind.LAY_FOR:
        return is_canonical(cards_of(action)) and is_laying(action)
    if kind == Kind.SAY:
        return is_statement(argument)
    if kind == Kind.TAKE:
        return argument < 2
    if kind == Kind.GIVE:
        return argument < Gift.FIRST_FACE + FACES
    if kind == Kind.TAKE_BACK or kind == Kind.EXCHANGE:
        return argument < FACES
    return Kind.READY <= kind <= Kind.DONE and argument == 0


@rule
def why_no_ability(state: State, seat: int, action: np.uint64) -> int:
    """Rule 6.3 and the abilities of the end of a round."""
    kind, face = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.TAKE_BACK:
        return why_no_taking_back(state, seat, face)
    if kind == Kind.EXCHANGE:
        return why_no_exchange(state, seat, face)
    if action == CONSOLE:
        return why_no_consolation(state, seat)
    return 0 if state.phase == Phase.ABILITIES and seat == state.turn else NOT_YOUR_END


@rule
def why_not_asked_alone(state: State, seat: int, phase: int, otherwise: int) -> int:
    """For a question that a single seat is asked."""
    return 0 if state.phase == phase and seat == state.turn else otherwise


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    """0, or the code of the rule that forbids it."""
    if not means_something(action):
        return NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return GAME_IS_OVER
    if not 0 <= seat < state.seats:
        return NO_SUCH_ACTION
    kind = bits.kind_of(action)
    if kind == Kind.LAY or kind == Kind.LAY_FOR:
        return why_no_laying(state, seat, action)
    if kind == Kind.SAY:
        return why_no_statement(state, seat, bits.argument_of(action))
    if action == READY:
        return why_no_talk(state, seat)
    if kind == Kind.TAKE:
        return why_not_asked_alone(state, seat, Phase.LOOT, NOT_YOUR_CHOICE)
    if kind == Kind.GIVE:
        return why_no_gift(state, seat, bits.argument_of(action))
    if kind == Kind.BETRAY or kind == Kind.STAND_BY:
        return why_not_asked_alone(state, seat, Phase.BETRAYAL, NO_BETRAYAL_NOW)
    return why_no_ability(state, seat, action)
