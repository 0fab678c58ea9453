"""How the search plays a round of Chicago to its end: quickly, by tables of exact odds.

A follower goes for being better than the worst so far, a leader for a result that not all others
beat; lives and bonuses are left to the search. A playout stops with the round.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.bots.heuristics.chicago_odds import (
    CHICAGO,
    FINAL_AT,
    KEEP_AT,
    SCORES,
    Values,
    beating,
    merged,
    steps,
    throwing,
)
from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.engine.templates import pick
from hinterzimmer.games.chicago.components import (
    DICE,
    MOST_SEATS,
    MOST_THROWS,
    SEATS_IN,
    Direction,
    Kind,
    Phase,
)
from hinterzimmer.games.chicago.state import State

RULES = tuple(product((False, True), repeat=2))  # kept dice final, sixes of the whole table
DIRECTIONS = (Direction.HIGH, Direction.LOW)

BLUNDERS = 20
"""At random one time in so many, so that no line of play is left out."""

GRIP = 1.5
"""How much more a second life is worth than a first: a share is lives ** GRIP over all such."""


# Tables. First index: the rules, as a number below four. Faces are 0 where no die lies aside.


def _final_at() -> NDArray[np.int64]:
    table = np.zeros((7, 7, 7), np.int64)
    for dice in product(range(1, 7), repeat=DICE):
        table[dice] = FINAL_AT[merged(dice)]
    return table


def _keep_at() -> NDArray[np.int64]:
    table = np.zeros((7, 7), np.int64)
    for first, second in product(range(7), repeat=2):
        table[first, second] = KEEP_AT[merged(tuple(face for face in (first, second) if face))]
    return table


def _is_better(direction: Direction, score: int) -> Values:
    """By final dice: does it do strictly better? Three ones always do."""
    scores = SCORES[direction]
    is_better = scores > score if direction == Direction.HIGH else scores < score
    better: Values = is_better.astype(np.float64)
    better[CHICAGO] = 1.0
    return better


def _score_at() -> NDArray[np.int64]:
    """By direction and score: its place among the scores that three dice can have."""
    table = np.zeros((3, SCORES.max() + 1), np.int64)
    for direction in DIRECTIONS:
        known = np.unique(SCORES[direction])
        table[direction, known] = range(len(known))
    return table


def _follower_tables() -> tuple[Values, Values]:
    """What stopping is worth by direction, score to beat and dice; and every keep, by throws."""
    stop = np.zeros((3, SCORE_AT.max() + 1, len(FINAL_AT)))
    keep = np.zeros((len(RULES), *stop.shape[:2], MOST_THROWS, len(KEEP_AT)))
    for direction in DIRECTIONS:
        for at, score in enumerate(np.unique(SCORES[direction])):
            stop[direction, at] = _is_better(direction, int(score))
            worth = np.tile(stop[direction, at], (MOST_THROWS - 1, 1))
            for place, rules in enumerate(RULES):
                keep[place, direction, at, 1:] = throwing(worth, steps(*rules))
    return stop, keep


def _leader_tables() -> tuple[Values, Values]:
    """The same for a leader by the number of others, the throws left, and direction or keep.

    Who announces after fewer throws leaves fewer to the others.
    """
    stop = np.zeros((len(RULES), MOST_SEATS, MOST_THROWS, 3, len(FINAL_AT)))
    keep = np.zeros((len(RULES), MOST_SEATS, MOST_THROWS, len(KEEP_AT)))
    for place, rules in enumerate(RULES):
        for left, direction in product(range(MOST_THROWS), DIRECTIONS):
            beaten = [
                beating(direction, int(score), MOST_THROWS - left, *rules)
                for score in SCORES[direction]
            ]
            for others in range(1, MOST_SEATS):
                stop[place, others, left, direction] = 1 - np.array(beaten) ** others
                stop[place, others, left, direction, CHICAGO] = 1.0
        for others in range(1, MOST_SEATS):
            worth = stop[place, others, : MOST_THROWS - 1].max(axis=1)
            keep[place, others, 1:] = throwing(worth, steps(*rules))
    return stop, keep


FINAL_OF, KEEP_OF, SCORE_AT = _final_at(), _keep_at(), _score_at()
FOLLOWER_STOP, FOLLOWER_KEEP = _follower_tables()
LEADER_STOP, LEADER_KEEP = _leader_tables()


# The choice


@rule
def dice_aside(state: State, thrown: int) -> int:
    """The place of what lies aside if this set of dice is thrown."""
    first, second = 0, 0
    for die in range(DICE):
        if not thrown >> die & 1:
            first, second = int(state.dice[die]), first
    return int(KEEP_OF[first, second])


@rule
def worst_so_far(state: State, seat: int) -> int:
    """The score that a follower has to beat."""
    worst = -1
    for other in range(state.seats):
        if other != seat and state.rolled & state.living & 1 << other:
            score = int(state.score[other])
            is_worse = score > worst if state.direction == Direction.LOW else score < worst
            if worst < 0 or is_worse:
                worst = score
    return worst


@rule
def worth_of(state: State, seat: int, action: np.uint64, to_beat: int) -> float:
    """What an action of a turn is worth: about the chance not to pay for the round."""
    rules = 2 * state.kept_dice_final + state.sixes_scope
    kind = bits.kind_of(action)
    most = MOST_THROWS if to_beat < 0 else state.throw_limit  # a limit is set with the result
    left = most - state.throws_made
    final = FINAL_OF[state.dice[0], state.dice[1], state.dice[2]]
    others = SEATS_IN[state.living] - 1
    if kind == Kind.DECLARE:
        return float(LEADER_STOP[rules, others, left, bits.argument_of(action), final])
    if kind == Kind.STOP and to_beat < 0:
        stop = LEADER_STOP[rules, others, left]
        return float(max(stop[Direction.HIGH, final], stop[Direction.LOW, final]))
    target = SCORE_AT[state.direction, to_beat]
    if kind == Kind.STOP:
        return float(FOLLOWER_STOP[state.direction, target, final])
    aside = KEEP_OF[1, 0] if kind == Kind.CONVERT else dice_aside(state, bits.argument_of(action))
    if to_beat < 0:
        return float(LEADER_KEEP[rules, others, left, aside])
    return float(FOLLOWER_KEEP[rules, state.direction, target, left, aside])


@rule
def playout_action(
    state: State, seat: int, legal: Numbers, count: int, random: np.uint64
) -> np.uint64:
    """The choice of a quick player. Whom to hit is left to chance; nobody gives up."""
    any_legal = np.uint64(legal[pick(random, count)])
    is_turn = (state.phase == Phase.THROW and state.throws_made > 0) or state.phase == Phase.DECLARE
    if seat != state.turn:
        return np.uint64(legal[count - 1])  # the choice to let it be
    if bits.kind_of(any_legal) == Kind.FORFEIT:
        return np.uint64(legal[0])
    if not is_turn or pick(random << np.uint64(7), BLUNDERS) == 0:
        return any_legal
    to_beat = worst_so_far(state, seat)
    best, most = legal[0], -1.0
    for place in range(count):
        if bits.kind_of(legal[place]) != Kind.FORFEIT:
            worth = worth_of(state, seat, legal[place], to_beat)
            if worth >= most:  # stopping comes last: where it is as good, the dice stay
                best, most = legal[place], worth
    return np.uint64(best)


@rule
def is_settled(start: State, state: State) -> bool:
    """A playout stops with the round."""
    return bool(state.round != start.round)


@rule
def evaluate(state: State, out: Numbers) -> None:
    """Each player's part of the win, guessed from the lives."""
    total = 0.0
    for seat in range(state.seats):
        out[seat] = float(state.lives[seat]) ** GRIP
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total
