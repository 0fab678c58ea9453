"""Die Villa des Paten, compiled: plain plans for the team, and missions played on by them.

The plain plan looks one arrest ahead: it counts what an arrest would waste in pairs and passes,
over all fronts that fit the back. Nobody here sees more than a view shows: a pile and a front are
drawn when they are turned up.
"""

from typing import Any

import numpy as np

from hinterzimmer.bots.playouts import NOTHING
from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.engine.templates import pick
from hinterzimmer.games.villa.arrest import (
    begin_arrest,
    give_reward,
    list_turn,
    may_return,
    take_turn,
)
from hinterzimmer.games.villa.cards import (
    has_pair,
    lowest_face,
    minus,
    without_face,
)
from hinterzimmer.games.villa.components import (
    BREADTH,
    COPIES_OF,
    FACE_SHOWS,
    FREE,
    GODFATHER,
    LISTED,
    MOST_SEATS,
    OPEN,
    PLACES,
    SEQUENCE,
    SHOWS,
    STRENGTH,
    SYMBOLS,
    Kind,
    Outcome,
    Phase,
)
from hinterzimmer.games.villa.guards import fitting, left_of
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.team import list_rewards, start

PAIR_COSTS, PASS_COSTS, DEFEAT_COSTS = 1.0, 1.25, 30.0
"""What a pair and a pass waste, in cards; and the turn of a seat without cards."""

EVEN = 0.04
"""What a card more in the hands of who acts takes off the costs: piles should shrink evenly."""

MOST_LISTED = 200
"""Room for every list of choices."""

ARRESTED, CARD_LEFT = 0.02, 0.001
"""What a lost mission is worth for each guard, and each card left in a won one."""

# What an arrest costs


@rule
def second_chance(state: State, symbol: int) -> float:
    """How likely a card just drawn shows a symbol."""
    unseen = bits.count(state.unseen)
    return bits.count(state.unseen & SHOWS[symbol]) / unseen if unseen > 0 else 0.0


@rule
def cost_of_turn(state: State, cards: np.uint64, fresh: int, symbol: int) -> float:
    """What a seat wastes that cannot match with its open cards; `fresh` of them are unknown."""
    missed = 1.0
    for _ in range(fresh):
        missed *= 1.0 - second_chance(state, symbol)
    if has_pair(cards):
        return missed * PAIR_COSTS
    if cards or fresh > 0:
        return missed * PASS_COSTS
    return DEFEAT_COSTS


@rule
def drop(cards: np.uint64) -> np.uint64:
    """The cards after a pair, or else a pass, of the kind that hurts least."""
    for symbol in range(SYMBOLS):
        if bits.count(cards & COPIES_OF[symbol]) >= 2:
            return minus(minus(cards, symbol), symbol)
    return minus(cards, lowest_face(cards)) if cards else cards


@rule
def cost_of_arrest(state: State, front: int, leader: int, hands: Numbers, fresh: Numbers) -> float:
    """What it wastes, as far as can be told before it begins. hands, fresh: room for the seats."""
    for seat in range(state.seats):
        hands[seat] = state.open_cards[seat]
        fresh[seat] = 0
    cost, seat = 0.0, leader
    for position in range(STRENGTH[front]):
        symbol = SEQUENCE[front, position]
        cards = np.uint64(hands[seat])
        matching = cards & SHOWS[symbol]
        if matching:
            hands[seat] = minus(cards, lowest_face(matching))
            cost += 0.15 * (BREADTH[lowest_face(matching)] - 1)
        else:
            cost += cost_of_turn(state, cards, fresh[seat], symbol)
            hands[seat] = drop(cards)
        if left_of(state, seat) > OPEN:
            fresh[seat] += 1
        cost -= EVEN * left_of(state, seat)
        seat = (seat + 1) % state.seats
    return cost


@rule
def cost_of_target(state: State, place: int, leader: int, hands: Numbers, fresh: Numbers) -> float:
    """The mean over all fronts that fit the back."""
    fronts = np.uint64(state.suspects) << np.uint64(LISTED)
    if place < GODFATHER:
        fronts = np.uint64(fitting(state, place))
    total, count = 0.0, 0
    while fronts:
        front = bits.lowest(fronts)
        fronts = bits.without(fronts, bits.bit(front))
        total += cost_of_arrest(state, front, leader, hands, fresh)
        count += 1
    return total / count


@array_rule
def list_targets(state: State, actions: Numbers, costs: Numbers) -> int:
    """All arrests that may be proposed, and what they cost."""
    hands, fresh = np.empty(MOST_SEATS, np.uint64), np.empty(MOST_SEATS, np.int64)
    count, free = 0, FREE[state.there]
    for place in range(PLACES + 1):
        if free >> place & 1:
            for leader in range(state.seats):
                if state.open_cards[leader]:
                    actions[count] = bits.packed(Kind.PROPOSE_ARREST, place | leader << 8)
                    costs[count] = cost_of_target(state, place, leader, hands, fresh)
                    count += 1
    return count


# The plain plan


@rule
def worth_of_card(state: State, seat: int, face: int) -> float:
    """What a seat loses with a card that serves nothing."""
    worth = 0.6 * (BREADTH[face] - 1)
    position, other = int(state.position), seat
    for later in range(position, STRENGTH[state.front]):
        if other == seat and later > position and FACE_SHOWS[face, SEQUENCE[state.front, later]]:
            worth += 1.0
        other = (other + 1) % state.seats
    held = bits.count(state.open_cards[seat] & COPIES_OF[face])
    return float(worth - 0.1 * held + 0.02 * bits.count(state.used & COPIES_OF[face]))


@rule
def plain_turn(state: State, actions: Numbers) -> np.uint64:
    """The narrowest match; else the pair or the discard that hurts least."""
    seat = int(state.turn)
    count = list_turn(state, seat, actions)
    if count == 1 or bits.kind_of(actions[0]) == Kind.PLAY:
        return np.uint64(actions[0])
    best, least = 0, 1e9
    for place in range(count):
        argument = bits.argument_of(actions[place])
        worth = worth_of_card(state, seat, argument & 0xFF)
        if bits.kind_of(actions[place]) == Kind.PAIR:
            worth += worth_of_card(state, seat, argument >> 8) - 1.0
        if worth < least:
            best, least = place, worth
    return np.uint64(actions[best])


@rule
def plain_reward(state: State) -> np.uint64:
    """The card with the most symbols, to whoever has the fewest open, then the fewest in all."""
    cards = may_return(state)
    best = lowest_face(cards)
    while cards:
        face = lowest_face(cards)
        if BREADTH[face] > BREADTH[best]:
            best = face
        cards = without_face(cards, face)
    to, least = 0, 999
    for seat in range(state.seats):
        needs = 20 * bits.count(state.open_cards[seat]) + left_of(state, seat)
        if needs < least:
            to, least = seat, needs
    return bits.packed(Kind.PROPOSE_REWARD, best | to << 8)


@rule
def plain_arrest(state: State, actions: Numbers, costs: Numbers) -> np.uint64:
    """The arrest that wastes least."""
    count = list_targets(state, actions, costs)
    best = 0
    for place in range(1, count):
        if costs[place] < costs[best]:
            best = place
    return np.uint64(actions[best])


@rule
def plain_choice(state: State, actions: Numbers, costs: Numbers) -> np.uint64:
    """What the plain plan does next: a turn, or a proposal."""
    if state.phase == Phase.TURN:
        return plain_turn(state, actions)
    if state.phase == Phase.REWARD:
        return plain_reward(state)
    if state.phase == Phase.CHOOSE:
        return plain_arrest(state, actions, costs)
    return bits.packed(Kind.PROPOSE_START, 0)


# The careless plan


@rule
def careless_choice(state: State, actions: Numbers, costs: Numbers, random: np.uint64) -> np.uint64:
    """Any target, leader, receiver, pair or discard; only jokers are kept back."""
    if state.phase == Phase.TURN:
        count = list_turn(state, int(state.turn), actions)
        if bits.kind_of(actions[0]) == Kind.PLAY:
            return np.uint64(actions[0])
    elif state.phase == Phase.REWARD:
        count = list_rewards(state, actions)
    elif state.phase == Phase.CHOOSE:
        count = list_targets(state, actions, costs)
    else:
        return bits.packed(Kind.PROPOSE_START, 0)
    return np.uint64(actions[pick(random, count)])


# Playing on


@rule
def carry_out(state: State, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """A turn, or what was proposed as if all had agreed. Swaps are none of it."""
    kind, first = bits.kind_of(action), bits.argument_of(action) & 0xFF
    second = bits.argument_of(action) >> 8
    if kind <= Kind.PASS:
        take_turn(state, int(state.turn), action, chance, log)
    elif kind == Kind.PROPOSE_ARREST:
        begin_arrest(state, first, second, chance, log)
    elif kind == Kind.PROPOSE_REWARD:
        give_reward(state, first, second, chance, log)
    else:
        start(state, log)


@rule
def play_on(state: State, chance: Chance, log: EventLog, actions: Numbers, costs: Numbers) -> None:
    """The plain plan to the end of the mission."""
    while state.phase != Phase.OVER:
        carry_out(state, plain_choice(state, actions, costs), chance, log)


@rule
def worth_of_end(state: State) -> float:
    """1 for a mission that was won, and a little for how it was won or lost."""
    if state.outcome == Outcome.WON:
        left = 0
        for seat in range(state.seats):
            left += left_of(state, seat)
        return 1.0 + CARD_LEFT * left
    return ARRESTED * (PLACES - bits.count(np.uint64(state.there)))


# For a general search


@array_rule
def playout_action(
    state: State, seat: int, legal: Numbers, count: int, random: np.uint64
) -> np.uint64:
    """Nobody speaks who need not, everybody agrees, and the plain plan is proposed."""
    if legal[count - 1] == NOTHING:
        return np.uint64(legal[count - 1])
    actions, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    if state.phase != Phase.TURN:
        for place in range(count):
            if bits.kind_of(legal[place]) == Kind.AGREE:
                return np.uint64(legal[place])
    return plain_choice(state, actions, costs)


# Doors for Python: only arrays cross the border


@rule
def plain_answer(states: Any, actions: Numbers, costs: Numbers) -> np.uint64:
    """What the plain plan does next."""
    return plain_choice(states[0], actions, costs)


@rule
def careless_answer(states: Any, actions: Numbers, costs: Numbers, random: np.uint64) -> np.uint64:
    """What the careless plan does next."""
    return careless_choice(states[0], actions, costs, random)


@rule
def targets(states: Any, actions: Numbers, costs: Numbers) -> int:
    """All arrests that may be proposed, and what each would waste in cards."""
    return list_targets(states[0], actions, costs)
