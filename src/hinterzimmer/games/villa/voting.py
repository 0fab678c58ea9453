"""Chapter 6: how a proposal stands, and for whom the team waits."""

import numpy as np

from hinterzimmer.engine.rule import rule
from hinterzimmer.games.villa.components import (
    MOST_PROPOSALS,
    MOST_SEATS,
    SEATS_IN,
    Agreement,
    Standing,
)
from hinterzimmer.games.villa.state import State


@rule
def all_seats(state: State) -> int:
    """A mask of everybody."""
    return (1 << int(state.seats)) - 1


@rule
def deciders(state: State) -> int:
    """Rule 6.2: who does not follow; where all follow, everybody."""
    mask = all_seats(state) & ~int(state.follows)
    return mask if mask else all_seats(state)


@rule
def first_of(state: State, mask: int, seat: int) -> int:
    """The first seat of a mask (not empty), clockwise from a seat, itself included."""
    seat = seat % state.seats
    while not mask >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat


@rule
def standing_of(state: State, number: int) -> int:
    """Rules 6.3 to 6.6."""
    deciding = deciders(state)
    yes, no = int(state.agreed[number]), int(state.objected[number])
    needed = 1
    if state.agreement == Agreement.MAJORITY:
        needed = SEATS_IN[deciding] // 2 + 1
    elif state.agreement == Agreement.ALL:
        needed = SEATS_IN[deciding]
    agreed = SEATS_IN[yes & deciding]
    if agreed < needed:
        silent = SEATS_IN[deciding & ~yes & ~no]
        return Standing.OPEN if agreed + silent >= needed else Standing.DEAD
    if state.agreement == Agreement.ANYONE:
        return Standing.CARRIED
    advising = all_seats(state) & ~deciding
    if advising & ~yes & ~no:
        return Standing.ADVICE
    return Standing.WARNED if advising & no else Standing.CARRIED


@rule
def asked_about(state: State, number: int, standing: int) -> int:
    """Rules 6.4 and 6.5: who has to say something to a proposal that stands."""
    yes, no = int(state.agreed[number]), int(state.objected[number])
    deciding, begins = deciders(state), int(state.proposer[number])
    if standing == Standing.WARNED:
        return first_of(state, yes & deciding, begins)
    if standing == Standing.ADVICE:
        return first_of(state, all_seats(state) & ~deciding & ~yes & ~no, begins)
    return first_of(state, deciding & ~yes & ~no, begins)


@rule
def may_still_propose(state: State) -> int:
    """Rules 6.2 and 6.6: the deciders that have proposals left."""
    mask = deciders(state)
    for seat in range(state.seats):
        if state.made[seat] >= MOST_PROPOSALS:
            mask &= ~(1 << seat)
    return mask


@rule
def latest_standing(state: State) -> int:
    """The last proposal that is not turned down, or -1."""
    number = int(state.proposals) - 1
    while number >= 0 and standing_of(state, number) == Standing.DEAD:
        number -= 1
    return number


@rule
def most_agreed(state: State) -> int:
    """Rule 6.6: the proposal with most assent; among equals the first."""
    best, most = 0, -1
    for number in range(state.proposals):
        agreed = SEATS_IN[int(state.agreed[number]) & deciders(state)]
        if agreed > most:
            best, most = number, agreed
    return best


@rule
def begin_decision(state: State, phase: int, begins: int) -> None:
    """Rule 6.4: nothing is proposed yet, and one seat is asked."""
    state.phase = phase
    state.proposals = 0
    state.changed = 0
    for seat in range(MOST_SEATS):
        state.made[seat] = 0
    state.begins = begins
    state.turn = first_of(state, deciders(state), begins)


@rule
def is_standing(state: State, action: np.uint64) -> bool:
    """Rule 6.7: is the same proposed already, and not turned down?"""
    for number in range(state.proposals):
        if state.proposed[number] == action and standing_of(state, number) != Standing.DEAD:
            return True
    return False
