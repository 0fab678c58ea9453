"""Chapters 3 and 4 of the rulebook: throwing, keeping, and turning sixes into ones."""

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.rule import inner_rule
from hinterzimmer.games.chicago.components import (
    ALL_DICE,
    DICE,
    DICE_IN,
    HIGHEST,
    Happened,
    Phase,
    SixesScope,
)
from hinterzimmer.games.chicago.round import chicago, dice_code, end_turn, roll
from hinterzimmer.games.chicago.state import State


@inner_rule
def sixes(state: State) -> int:
    """Rules 4.1 and 4.7: the dice whose sixes count together, as a mask."""
    found = 0
    for die in range(DICE):
        if state.dice[die] == 6:
            found |= 1 << die
    thrown = found & ~state.kept
    if state.sixes_scope == SixesScope.TABLE and thrown:
        return found
    return thrown


@inner_rule
def is_chicago(state: State) -> bool:
    """Rule 6.2: three ones; by option none of them turned from a six."""
    if state.chicago_natural_only and state.turned:
        return False
    return bool(state.dice[0] == 1 and state.dice[1] == 1 and state.dice[2] == 1)


@inner_rule
def throw(state: State, seat: int, dice: int, chance: Chance, log: EventLog) -> None:
    """Rules 3.1 to 3.4, and what a throw can bring about by itself."""
    roll(state, seat, dice, chance)
    state.throws_made += 1
    state.kept = ALL_DICE & ~dice
    state.locked = state.kept if state.kept_dice_final else 0
    state.turned = state.turned & ~dice
    state.must_roll = 0
    state.forced = 0
    tell(log, Happened.THREW, seat, EVERYONE, dice_code(state), dice, state.throws_made)
    if is_chicago(state):
        chicago(state, seat, chance, log)  # rule 6.1
    elif state.throws_made == state.throw_limit:
        end_turn(state, seat, log)  # rule 2.4
    elif sixes(state) == ALL_DICE:
        turn_sixes(state, ALL_DICE)  # rule 4.5
        state.forced = 1
        tell(log, Happened.FORCED, seat, EVERYONE, dice_code(state), state.turned)


@inner_rule
def turn_sixes(state: State, together: int) -> None:
    """Rules 4.2 and 4.5: the highest-numbered six of the throw goes back, the others are ones."""
    back = HIGHEST[together & ~state.kept]
    turned = together & ~back
    for die in range(DICE):
        if turned >> die & 1:
            state.dice[die] = 1
    state.kept = (state.kept | turned) & ~back
    state.locked = (state.locked | turned) & ~back
    state.turned = state.turned | turned
    state.must_roll = back


@inner_rule
def may_convert(state: State) -> bool:
    """Rules 4.1 and 4.3: two sixes lie there together, and a throw is left."""
    return (
        state.phase == Phase.THROW
        and state.throws_made > 0
        and state.must_roll == 0
        and DICE_IN[sixes(state)] == 2
    )


@inner_rule
def convert(state: State, seat: int, log: EventLog) -> None:
    """Rule 4.2: one six of a pair becomes a one, the other has to be rolled."""
    together = sixes(state)
    turn_sixes(state, together)
    turned = together & ~state.must_roll
    tell(log, Happened.CONVERTED, seat, EVERYONE, dice_code(state), turned)


@inner_rule
def stop(state: State, seat: int, log: EventLog) -> None:
    """Rule 3.2: the seat leaves its dice as they lie."""
    end_turn(state, seat, log)
