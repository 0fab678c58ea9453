"""Die Villa des Paten: choices weighed by playing the mission on, many times, from each of them.

A world is drawn by chance alone. All choices are tried in the same worlds, and the worse half
of them is given up again and again (sequential halving; Karnin, Koren and Somekh 2013).
"""

from typing import Any

import numpy as np

from hinterzimmer.bots.heuristics.villa_plans import (
    MOST_LISTED,
    carry_out,
    list_targets,
    play_on,
    worth_of_end,
)
from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import next_game
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.villa.arrest import list_turn
from hinterzimmer.games.villa.cards import minus, plus
from hinterzimmer.games.villa.components import SYMBOLS, Kind, Phase
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.team import list_rewards, list_swaps, start

CANDIDATES = 8
"""So many arrests are weighed, those that the plain plan likes best."""


@rule
def copy_state(states: Any, trial: Any) -> None:
    """The bytes of one record over another."""
    source, target = states.view(np.uint8), trial.view(np.uint8)
    for place in range(source.size):
        target[place] = source[place]


@rule
def swap_silently(state: State, action: np.uint64, log: EventLog) -> None:
    """A swap of the open cards, and no other after it."""
    argument = bits.argument_of(action)
    one, mine = argument & 0xFF, argument >> 8 & 0xFF
    other, theirs = argument >> 16 & 0xFF, argument >> 24
    state.open_cards[one] = plus(minus(state.open_cards[one], mine), theirs)
    state.open_cards[other] = plus(minus(state.open_cards[other], theirs), mine)
    start(state, log)


@rule
def keep_cheapest(actions: Numbers, costs: Numbers, count: int, wanted: int) -> int:
    """The cheapest to the front, in order; how many are kept."""
    kept = min(count, wanted)
    for place in range(kept):
        best = place
        for other in range(place + 1, count):
            if costs[other] < costs[best]:
                best = other
        actions[place], actions[best] = actions[best], actions[place]
        costs[place], costs[best] = costs[best], costs[place]
    return kept


@rule
def cost_of_outlook(state: State, actions: Numbers, costs: Numbers) -> float:
    """What the cheapest arrest would waste, and a little of what all would."""
    count = list_targets(state, actions, costs)
    least, total = costs[0], 0.0
    for place in range(count):
        least = min(least, costs[place])
        total += costs[place]
    return float(least + 0.5 * total / count)


@array_rule
def list_best_swaps(states: Any, trial: Any, logs: Any, actions: Numbers, costs: Numbers) -> int:
    """To start, and the swaps after which the arrests look cheapest."""
    more, their_costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    count = list_swaps(states[0], actions)
    for place in range(count):
        copy_state(states, trial)
        if place > 0:
            swap_silently(trial[0], actions[place], logs[0])
        costs[place] = cost_of_outlook(trial[0], more, their_costs) if place > 0 else -1e9
    return keep_cheapest(actions, costs, count, CANDIDATES)


@rule
def list_choices(states: Any, trial: Any, logs: Any, actions: Numbers, costs: Numbers) -> int:
    """What is worth weighing: every turn and reward, the best arrests and swaps."""
    state = states[0]
    if state.phase == Phase.TURN:
        count = list_turn(state, int(state.turn), actions)
        single = bits.kind_of(actions[0]) == Kind.PLAY and bits.argument_of(actions[0]) < SYMBOLS
        return 1 if single else count  # no joker serves better than a card that does the same
    if state.phase == Phase.REWARD:
        return list_rewards(state, actions)
    if state.phase == Phase.CHOOSE:
        count = list_targets(state, actions, costs)
        return keep_cheapest(actions, costs, count, CANDIDATES)
    return list_best_swaps(states, trial, logs, actions, costs)


@rule
def begin_with(trial: Any, action: np.uint64, chances: Any, logs: Any) -> None:
    """A choice is made; what it takes from chance is drawn."""
    if bits.kind_of(action) == Kind.PROPOSE_SWAP:
        swap_silently(trial[0], action, logs[0])
    else:
        carry_out(trial[0], action, chances[0], logs[0])


@rule
def best_first(alive: Numbers, left: int, worth: Numbers, tried: Numbers) -> None:
    """The choices that are left, by their means; of equals the earlier one."""
    for place in range(1, left):
        choice = alive[place]
        mean, before = worth[choice] / tried[choice], place - 1
        while before >= 0 and worth[alive[before]] / tried[alive[before]] < mean:
            alive[before + 1] = alive[before]
            before -= 1
        alive[before + 1] = choice


@array_rule
def weigh(
    states: Any, trial: Any, choices: Numbers, count: int, worlds: int, chances: Any, logs: Any,
    worth: Numbers,
) -> int:  # fmt: skip
    """The place of the best choice. worth: the mean of each, as far as it was tried.

    worlds: how many missions may be played in all.
    """
    actions, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    alive, tried = np.arange(count), np.zeros(count, np.int64)
    worth[:count] = 0.0
    left, rounds, world = count, 1, 0
    while 1 << rounds < count:
        rounds += 1
    while left > 1:
        each = max(1, worlds // (rounds * left))
        for place in range(left):
            choice = alive[place]
            for number in range(world, world + each):
                copy_state(states, trial)
                chances[0].game = np.uint32(number)
                next_game(chances[0])
                begin_with(trial, choices[choice], chances, logs)
                play_on(trial[0], chances[0], logs[0], actions, costs)
                worth[choice] += worth_of_end(trial[0])
            tried[choice] += each
        world += each
        best_first(alive, left, worth, tried)
        left = (left + 1) // 2
    for choice in range(count):
        worth[choice] /= max(1, tried[choice])
    return int(alive[0])
