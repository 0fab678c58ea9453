"""Why an action is refused: the rulebook's numbers, and which one meets the case."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago.components import (
    ALL_DICE,
    MOST_SEATS,
    MOST_THROWS,
    Direction,
    Kind,
    Leaver,
    Phase,
)
from hinterzimmer.games.chicago.state import State
from hinterzimmer.games.chicago.turn import may_convert

NOT_YOUR_TURN = rule_code("2.1")
THREE_THROWS = rule_code("2.2")
LEADERS_LIMIT = rule_code("2.3")
TURN_ENDED = rule_code("2.4")
FIRST_THROW = rule_code("3.1")
AT_LEAST_ONE = rule_code("3.2")
KEPT_IS_FINAL = rule_code("3.4")
NO_PAIR = rule_code("4.1")
OTHER_SIX_ROLLS = rule_code("4.2")
NO_THROW_LEFT = rule_code("4.3")
FORCED_ROLL = rule_code("4.5")
ONLY_LEADER_DECLARES = rule_code("5.1")
NOT_A_VICTIM = rule_code("7.2")
MUST_NAME = rule_code("7.3")
NAME_FIRST = rule_code("7.5")
IS_OUT = rule_code("9.1")
GAME_IS_OVER = rule_code("9.2")
MAY_NOT_LEAVE = rule_code("9.5")
NO_SUCH_ACTION = rule_code("10.1")
NO_UNDO = rule_code("10.3")
BONUS_ONLY = rule_code("7.1")
ROLL_OFF = rule_code("8.5")


@rule
def is_action(kind: int, argument: int) -> bool:
    """Rule 10.1: does the number stand for any action at all?"""
    if kind == Kind.THROW:
        return 0 <= argument <= ALL_DICE
    if kind == Kind.DECLARE:
        return argument == Direction.HIGH or argument == Direction.LOW
    if kind == Kind.NAME:
        return 0 <= argument < MOST_SEATS
    return Kind.THROW < kind <= Kind.FORFEIT and argument == 0


@rule
def is_at_limit(state: State, seat: int) -> bool:
    """Rules 2.2 and 2.3: had the seat, whose turn is over, no throw left?"""
    limit = MOST_THROWS if seat == state.leader else int(state.throw_limit)
    return bool(state.throws_used[seat] == limit)


@rule
def limit_of(state: State, seat: int) -> int:
    return THREE_THROWS if seat == state.leader else LEADERS_LIMIT


@rule
def why_not_waiting(state: State, seat: int, kind: int) -> int:
    """For a seat that is not asked."""
    if kind == Kind.DECLARE:
        return ONLY_LEADER_DECLARES
    if state.rolled >> seat & 1 and is_at_limit(state, seat):
        if kind == Kind.THROW:
            return limit_of(state, seat)
        if kind == Kind.CONVERT:
            return NO_THROW_LEFT
    return NOT_YOUR_TURN


@rule
def why_still_rolling(state: State) -> int:
    """Rules 4.2 and 4.5: which of them binds the six that has to be rolled."""
    return FORCED_ROLL if state.forced else OTHER_SIX_ROLLS


@rule
def why_no_throw(state: State, dice: int) -> int:
    """For a throw in one's turn."""
    if state.throws_made == 0:
        return 0 if dice == ALL_DICE else FIRST_THROW
    if dice == 0:
        return AT_LEAST_ONE
    if dice & state.locked:
        return KEPT_IS_FINAL if state.kept_dice_final else why_still_rolling(state)
    return why_still_rolling(state) if state.must_roll & ~dice else 0


@rule
def why_no_convert(state: State) -> int:
    """For turning a six in one's turn."""
    if state.throws_made == 0:
        return FIRST_THROW
    if state.must_roll:
        return why_still_rolling(state)
    return 0 if may_convert(state) else NO_PAIR


@rule
def why_no_stop(state: State) -> int:
    """For stopping in one's turn."""
    if state.throws_made == 0:
        return FIRST_THROW
    return why_still_rolling(state) if state.must_roll else 0


@rule
def why_not_in_turn(state: State, kind: int, argument: int) -> int:
    """For throws, conversions and stops in one's turn."""
    if kind == Kind.THROW:
        return why_no_throw(state, argument)
    if kind == Kind.CONVERT:
        return why_no_convert(state)
    return why_no_stop(state)


@rule
def why_turn_is_over(state: State, seat: int, kind: int) -> int:
    """For throws, conversions and stops while a victim or an announcement is awaited."""
    if kind == Kind.STOP or not is_at_limit(state, seat):
        return TURN_ENDED
    return NO_THROW_LEFT if kind == Kind.CONVERT else limit_of(state, seat)


@rule
def why_no_victim(state: State, seat: int, kind: int, victim: int) -> int:
    """For naming and sparing."""
    if state.phase != Phase.NAME:
        return BONUS_ONLY
    if kind == Kind.SPARE:
        return 0 if state.bonus_165_optional else MUST_NAME
    return 0 if victim != seat and state.living >> victim & 1 else NOT_A_VICTIM


@rule
def why_no_declare(state: State) -> int:
    """For announcing high or low."""
    if state.phase == Phase.DECLARE:
        return 0
    is_early = state.phase == Phase.NAME and state.direction == Direction.UNDECLARED
    return NAME_FIRST if is_early else ONLY_LEADER_DECLARES


@rule
def why_not(state: State, seat: int, kind: int, argument: int) -> int:
    """For the seat that is asked."""
    if kind == Kind.DECLARE:
        return why_no_declare(state)
    if kind == Kind.NAME or kind == Kind.SPARE:
        return why_no_victim(state, seat, kind, argument)
    if state.phase == Phase.ROLL_OFF:
        return 0 if kind == Kind.THROW and argument == ALL_DICE else ROLL_OFF
    if state.phase == Phase.THROW:
        return why_not_in_turn(state, kind, argument)
    return why_turn_is_over(state, seat, kind)


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    """0, or the code of the rule that forbids it."""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if not is_action(kind, argument):
        return NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return GAME_IS_OVER
    if not 0 <= seat < state.seats:
        return NOT_YOUR_TURN
    if not state.living >> seat & 1:
        return IS_OUT
    if kind == Kind.FORFEIT:
        return 0 if state.leaver == Leaver.FORFEITS else MAY_NOT_LEAVE
    if seat != state.turn:
        return why_not_waiting(state, seat, kind)
    return why_not(state, seat, kind, argument)
