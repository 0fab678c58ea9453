"""How plans turn out: imagined worlds in which all others do what is sensible, to the round's end.

A plan is a first action (0 for none) and what is laid after it (0 for what is sensible). All plans
meet the same worlds and the same luck.
"""

import numpy as np

from hinterzimmer.bots.heuristics.chicago_gangsters_policy import (
    cards_worth,
    evaluate,
    laying,
    rounds_left,
    sensible_action,
)
from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, next_game
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.engine.templates import wipe, xorshift
from hinterzimmer.games.chicago_gangsters.actions import cards_of, top_of
from hinterzimmer.games.chicago_gangsters.cards import minus, plus
from hinterzimmer.games.chicago_gangsters.components import MOST_SEATS, Phase
from hinterzimmer.games.chicago_gangsters.counting import strength_of
from hinterzimmer.games.chicago_gangsters.imagining import imagine
from hinterzimmer.games.chicago_gangsters.laying import list_layings
from hinterzimmer.games.chicago_gangsters.rules import apply_action, must_act
from hinterzimmer.games.chicago_gangsters.state import State


@rule
def lay_sensibly(state: State, viewer: int, random: np.uint64) -> None:
    """What others have laid unseen is what they would lay, not just anything."""
    for seat in range(state.seats):
        is_unseen = state.committed >> seat & 1 and not state.revealed >> seat & 1
        if seat == viewer or not is_unseen:
            continue
        state.hand[seat] = plus(state.hand[seat], state.laid[seat])
        state.laid[seat] = bits.ZERO
        random = xorshift(random)
        action = laying(state, seat, random)
        state.laid[seat] = cards_of(action)
        state.hand[seat] = minus(state.hand[seat], cards_of(action))
        if seat == state.mr_x:
            state.mr_x_side = top_of(action)
        else:
            state.hidden[seat] = top_of(action)


@rule
def play_round(
    state: State, seat: int, plan: np.uint64, chance: Chance, log: EventLog, random: np.uint64
) -> None:
    """Play on until the round is over; `plan` is what the seat lays, unless it is 0."""
    number = state.round
    while state.phase != Phase.OVER and state.round == number:
        mover = bits.lowest(np.uint64(must_act(state)))
        random = xorshift(random)
        if state.phase == Phase.LAY and mover == seat and plan != bits.ZERO:
            action = plan
            plan = bits.ZERO
        else:
            action = sensible_action(state, mover, random)
        apply_action(state, mover, action, chance, log)


@array_rule
def outcomes(
    views: Array,
    seat: int,
    firsts: Numbers,
    plans: Numbers,
    worlds: int,
    seed: np.uint64,
    chances: Array,
    logs: Array,
    work: Array,
    out: Numbers,
) -> None:
    """Add up what each plan brings the seat over the worlds: its part of the win.

    work: two states. out: a place a plan.
    """
    shares = np.zeros(MOST_SEATS)
    random = seed
    for _ in range(worlds):
        next_game(chances[0])
        wipe(work[0:1])
        imagine(views[0], chances[0], work[0])
        random = xorshift(random)
        lay_sensibly(work[0], seat, random)
        for place in range(plans.size):
            work[1] = work[0]
            state = work[1]
            if firsts[place] != bits.ZERO:
                apply_action(state, seat, firsts[place], chances[0], logs[0])
            play_round(state, seat, plans[place], chances[0], logs[0], random)
            evaluate(state, shares)
            out[place] += shares[seat]


@rule
def sensible(views: Array, seat: int, seed: np.uint64, chances: Array, work: Array) -> np.uint64:
    """The sensible action of a seat, from its view alone."""
    wipe(work[0:1])
    imagine(views[0], chances[0], work[0])
    return sensible_action(work[0], seat, seed)


@rule
def sensible_laying(
    views: Array, seat: int, seed: np.uint64, chances: Array, work: Array
) -> np.uint64:
    """What a seat would lay as things stand, while there is still talk."""
    wipe(work[0:1])
    imagine(views[0], chances[0], work[0])
    return laying(work[0], seat, seed)


@rule
def measure(
    views: Array, seat: int, layings: Numbers, chances: Array, work: Array, out: Numbers
) -> None:
    """Of each commitment: what it contributes (first row), and the price of its cards."""
    wipe(work[0:1])
    imagine(views[0], chances[0], work[0])
    left = rounds_left(work[0])
    for place in range(layings.size):
        cards = cards_of(layings[place])
        out[0, place] = strength_of(work[0], seat, cards)
        out[1, place] = cards_worth(cards, left)


@rule
def possible_layings(views: Array, seat: int, chances: Array, work: Array, out: Numbers) -> int:
    """What the seat could lay as things stand; how many."""
    wipe(work[0:1])
    imagine(views[0], chances[0], work[0])
    return list_layings(work[0], seat, out)
