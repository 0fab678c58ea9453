"""Chapters 8.6 and 9 of the rulebook: losing lives, going out, and the end of the game."""

from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.chicago.components import (
    NEXT_SEAT,
    SEATS_IN,
    End,
    Happened,
    Phase,
    Reason,
)
from hinterzimmer.games.chicago.state import State


@inner_rule
def next_in(mask: int, seat: int) -> int:
    """The first member clockwise after the seat."""
    return int(NEXT_SEAT[mask, seat])


@inner_rule
def first_from(mask: int, seat: int) -> int:
    """The seat itself if it is a member, else the first member clockwise after it."""
    return seat if mask >> seat & 1 else next_in(mask, seat)


@rule
def finish(state: State, log: EventLog) -> None:
    """Rules 9.2 and 9.3: who still has a life has won."""
    state.phase = Phase.OVER
    for seat in range(state.seats):
        if state.living >> seat & 1:
            state.place[seat] = 1
            tell(log, Happened.WON, seat, EVERYONE)


@rule
def eliminate(state: State, gone: int, log: EventLog) -> None:
    """Rules 9.1 to 9.4: these seats are out at the same moment; is the game over?"""
    state.living = state.living & ~gone
    left = SEATS_IN[state.living]
    for seat in range(state.seats):
        if gone >> seat & 1:
            state.place[seat] = left + 1
            tell(log, Happened.OUT, seat, EVERYONE, left + 1)
    if left == 1 or state.end == End.FIRST_OUT:
        finish(state, log)


@rule
def take_lives(state: State, losers: int, reason: int, log: EventLog) -> bool:
    """Each of `losers` loses one life; does the game go on?"""
    gone = 0
    for seat in range(state.seats):
        if losers >> seat & 1:
            state.lives[seat] -= 1
            tell(log, Happened.LOST_LIFE, seat, EVERYONE, reason, state.lives[seat])
            if state.lives[seat] == 0:
                gone |= 1 << seat
    if reason != Reason.BONUS:
        state.lost_last = losers
    if gone:
        eliminate(state, gone, log)
    return state.phase != Phase.OVER
