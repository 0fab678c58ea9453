"""Chapters 3, 4 and 10: who stands where, what is known of a back, and whether cards suffice."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.villa.components import (
    ALIKE,
    ALL_CHIEFS,
    ALL_GUARDS,
    BACK_OF,
    BACK_STRENGTH,
    BEGINNERS,
    FITTING,
    FREE,
    GODFATHER,
    GODFATHERS,
    GUARDS,
    HINT,
    LEAST_CHIEF,
    LISTED,
    NOBODY,
    PLACES,
    SEQUENCE,
    STRENGTH,
    Happened,
    Phase,
)
from hinterzimmer.games.villa.state import State


@inner_rule
def required(state: State) -> int:
    """The symbol that the guard or godfather asks for next."""
    return int(SEQUENCE[state.front, state.position])


@inner_rule
def is_free(state: State, place: int) -> bool:
    """Rules 4.2 to 4.4."""
    return bool(FREE[state.there] >> place & 1)


@rule
def fitting(state: State, place: int) -> int:
    """Rule 3.3: the guards that a face-down guard may be, one bit each."""
    listed = BEGINNERS if state.beginner_set else ALL_GUARDS
    return int(FITTING[state.backs[place]]) & listed & ~int(state.seen)


@rule
def chief_strength(state: State) -> int:
    """Rule 3.7: the godfather's strength; 0 while nothing is known of him."""
    if state.suspects == ALL_CHIEFS:
        return 0
    return int(STRENGTH[LISTED + bits.lowest(np.uint64(state.suspects))])


@rule
def left_of(state: State, seat: int) -> int:
    """The open cards and the pile of a seat."""
    return int(bits.count(state.open_cards[seat]) + state.unknown[seat] + state.rewards[seat])


@rule
def left_in_all(state: State) -> int:
    """All cards that the team has left, open and in piles."""
    total = 0
    for seat in range(state.seats):
        total += left_of(state, seat)
    return total


@rule
def needed_in_all(state: State) -> int:
    """The symbols still to be served; an unknown godfather counts as the weakest one."""
    total = max(chief_strength(state), LEAST_CHIEF)
    for place in range(PLACES):
        if state.there >> place & 1:
            total += BACK_STRENGTH[state.backs[place]]
    return total - state.position if state.phase == Phase.TURN else total


@rule
def lay_out(state: State, chance: Chance, log: EventLog) -> int:
    """Rules 3.2 and 3.4: thirteen guards with their backs up; the sum of their strengths."""
    left = np.uint64(BEGINNERS if state.beginner_set else ALL_GUARDS)
    total, backs = 0, 0
    for place in range(PLACES):
        guard = draw(chance, left, GUARDS)
        left = bits.without(left, bits.bit(guard))
        state.backs[place] = BACK_OF[guard]
        backs |= int(BACK_OF[guard]) << 4 * place
        total += STRENGTH[guard]
    tell(log, Happened.LAID_OUT, NO_SEAT, EVERYONE, backs)
    state.there = (1 << PLACES) - 1
    state.suspects = ALL_CHIEFS
    return total


@rule
def unmask(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 7.4: a front among those that fit the back, each as likely."""
    state.last = NOBODY
    if state.target == GODFATHER:
        chief = draw(chance, np.uint64(state.suspects), GODFATHERS)
        state.suspects = 1 << chief
        state.front = LISTED + chief
    else:
        state.front = draw(chance, np.uint64(fitting(state, state.target)), GUARDS)
        state.seen |= 1 << int(state.front)
    tell(log, Happened.UNMASKED, state.leader, EVERYONE, state.target, state.front)


@rule
def show_godfather(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 3.6: he lies open from the start."""
    chief = draw(chance, np.uint64(ALL_CHIEFS), GODFATHERS)
    state.suspects = 1 << chief
    tell(log, Happened.GODFATHER_SHOWN, NO_SEAT, EVERYONE, LISTED + chief)


@rule
def show_back(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 3.7: the last guard is gone, and the godfather's back is seen."""
    state.last = NOBODY
    chief = draw(chance, np.uint64(ALL_CHIEFS), GODFATHERS)
    state.suspects = ALIKE[state.godfather_hint, chief]
    hint = int(HINT[LISTED + chief]) if state.godfather_hint else 0
    tell(log, Happened.GODFATHER_BACK, NO_SEAT, EVERYONE, STRENGTH[LISTED + chief], hint)
