"""The rules of Chicago in the order of the rulebook; each number is a rule of `rulebook.en.md`.

The chapters have files of their own: `turn.py` (3, 4), `round.py` (2, 5 to 8), `ending.py`
(8.6, 9), `refusals.py` (why not). Here they meet the engine's contract.
"""

from typing import Any

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.chicago import refusals
from hinterzimmer.games.chicago.components import (
    ALL_DICE,
    BEATEN,
    FIRST_LEADER,
    LIVES,
    SEATS_IN,
    THROW_COUNT,
    THROWS,
    VALUE,
    Direction,
    Happened,
    Kind,
    Leaver,
    Phase,
)
from hinterzimmer.games.chicago.ending import eliminate, next_in
from hinterzimmer.games.chicago.round import (
    after_bonus,
    begin_round,
    declare,
    go_on_rolling_off,
    name_victim,
    pass_turn,
    throw_off,
)
from hinterzimmer.games.chicago.state import State
from hinterzimmer.games.chicago.turn import convert, may_convert, stop, throw

why_illegal = refusals.why_illegal

# Chapter 1: setting up


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    """Rules 1.1 to 1.4: lives by the number of players, the first leader by lot."""
    state.seats = options.seats
    state.living = (1 << options.seats) - 1
    for seat in range(options.seats):
        state.lives[seat] = LIVES[options.seats]
    state.kept_dice_final = options.kept_dice_final
    state.sixes_scope = options.sixes_scope
    state.chicago_natural_only = options.chicago_natural_only
    state.bonus_165_optional = options.bonus_165_optional
    state.bonus_165_ends_round = options.bonus_165_ends_round
    state.tie = options.tie
    state.end = options.end
    state.leaver = options.leaver
    leader = below(chance, options.seats, FIRST_LEADER)
    tell(log, Happened.LEADER_DRAWN, leader, EVERYONE)
    begin_round(state, leader, log)


# Chapter 2: who is asked


@inner_rule
def must_act(state: State) -> int:
    """The seat whose turn it is; 0 when the game is over."""
    return 0 if state.phase == Phase.OVER else 1 << int(state.turn)


@inner_rule
def acting(state: State) -> int:
    """Rule 9.5: where leaving costs all lives, every living seat may leave at any time."""
    if state.leaver == Leaver.FORFEITS and state.phase != Phase.OVER:
        return int(state.living)
    return must_act(state)


# Chapters 3 to 8: what may be done


@inner_rule
def list_turn(state: State, out: Numbers) -> int:
    """Throws by rising sets of dice, then conversion, then stopping."""
    if state.throws_made == 0:
        out[0] = bits.packed(Kind.THROW, ALL_DICE)
        return 1
    row = state.must_roll * 8 + state.locked
    count = int(THROW_COUNT[row])
    for place in range(7):  # always all places: a loop of unknown length costs more
        out[place] = THROWS[row, place]
    if may_convert(state):
        out[count] = bits.packed(Kind.CONVERT, 0)
        count += 1
    if state.must_roll == 0:
        out[count] = bits.packed(Kind.STOP, 0)
        count += 1
    return count


@rule
def list_victims(state: State, seat: int, out: Numbers) -> int:
    """Rules 7.2 and 7.3: every living opponent, and nobody where that is allowed."""
    count = 0
    for victim in range(state.seats):
        if victim != seat and state.living >> victim & 1:
            out[count] = bits.packed(Kind.NAME, victim)
            count += 1
    if state.bonus_165_optional:
        out[count] = bits.packed(Kind.SPARE, 0)
        count += 1
    return count


@inner_rule
def list_asked(state: State, seat: int, out: Numbers) -> int:
    """What the seat whose turn it is may answer."""
    if state.phase == Phase.THROW:
        return list_turn(state, out)
    if state.phase == Phase.NAME:
        return list_victims(state, seat, out)
    if state.phase == Phase.DECLARE:
        out[0] = bits.packed(Kind.DECLARE, Direction.HIGH)
        out[1] = bits.packed(Kind.DECLARE, Direction.LOW)
        return 2
    out[0] = bits.packed(Kind.THROW, ALL_DICE)
    return 1


@inner_rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    """All legal actions of a seat in a fixed order; how many."""
    if state.phase == Phase.OVER or not state.living >> seat & 1:
        return 0
    count = list_asked(state, seat, out) if seat == state.turn else 0
    if state.leaver == Leaver.FORFEITS:
        out[count] = bits.packed(Kind.FORFEIT, 0)
        count += 1
    return count


# What then happens


@inner_rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Play a legal action."""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.THROW:
        if state.phase == Phase.ROLL_OFF:
            throw_off(state, seat, chance, log)
        else:
            throw(state, seat, argument, chance, log)
    elif kind == Kind.CONVERT:
        convert(state, seat, log)
    elif kind == Kind.STOP:
        stop(state, seat, log)
    elif kind == Kind.DECLARE:
        declare(state, seat, argument, log)
    elif kind == Kind.NAME:
        name_victim(state, seat, argument, log)
    elif kind == Kind.SPARE:
        tell(log, Happened.SPARED, seat, EVERYONE)
        after_bonus(state, seat, log)
    else:
        forfeit(state, seat, log)
    is_free = kind != Kind.THROW and kind != Kind.FORFEIT
    state.undo = seat + 1 if is_free else 0  # rule 10.3


# Chapter 9: leaving and the end


@rule
def forfeit(state: State, seat: int, log: EventLog) -> None:
    """Rule 9.5: all lives are lost; who has not finished a turn is skipped."""
    tell(log, Happened.FORFEITED, seat, EVERYONE)
    state.lives[seat] = 0
    eliminate(state, 1 << seat, log)
    if state.phase == Phase.OVER:
        return
    if state.phase == Phase.ROLL_OFF:
        if state.tied >> seat & 1:
            state.tied = state.tied & ~(1 << seat)
            state.pending = state.pending & ~(1 << seat)
            go_on_rolling_off(state, log)
    elif seat == state.turn:
        if state.direction == Direction.UNDECLARED:
            begin_round(state, next_in(state.living, seat), log)
        else:
            pass_turn(state, seat, log)


@rule
def returns(state: State, out: Numbers) -> None:
    """One point, shared among those who have won."""
    share = 1.0 / SEATS_IN[state.living] if state.phase == Phase.OVER else 0.0
    for seat in range(state.seats):
        out[seat] = share if state.living >> seat & 1 else 0.0


# Chapter 10: at the table


@rule
def better_direction(state: State) -> int:
    """Rule 10.2: where more of the 216 single throws are worse than these dice."""
    high, low = 0, 0
    for die in range(3):
        high += VALUE[Direction.HIGH, state.dice[die]]
        low += VALUE[Direction.LOW, state.dice[die]]
    is_high = BEATEN[Direction.HIGH, high] >= BEATEN[Direction.LOW, low]
    return Direction.HIGH if is_high else Direction.LOW


@rule
def likeliest_victim(state: State, seat: int) -> int:
    """Rule 10.2: the opponent with the most lives, the nearest clockwise among equals."""
    victim = next_in(state.living, seat)
    other = next_in(state.living, victim)
    while other != seat:
        if state.lives[other] > state.lives[victim]:
            victim = other
        other = next_in(state.living, other)
    return victim


@rule
def default_action(state: State, seat: int) -> np.uint64:
    """Rule 10.2: what is done for a seat whose time is up."""
    if state.phase == Phase.NAME:
        return bits.packed(Kind.NAME, likeliest_victim(state, seat))
    if state.phase == Phase.DECLARE:
        return bits.packed(Kind.DECLARE, better_direction(state))
    if state.phase == Phase.ROLL_OFF or state.throws_made == 0:
        return bits.packed(Kind.THROW, ALL_DICE)
    if state.must_roll:
        return bits.packed(Kind.THROW, state.must_roll)
    return bits.packed(Kind.STOP, 0)


@rule
def may_undo(state: State, seat: int) -> int:
    """Rule 10.3: 0 for the seat whose action was the last and moved no die."""
    if state.phase == Phase.OVER:
        return refusals.GAME_IS_OVER
    return 0 if state.undo == seat + 1 else refusals.NO_UNDO
