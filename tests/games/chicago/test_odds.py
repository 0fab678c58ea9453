"""Exact figures of one turn, from every outcome of chance under the real rules."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from chicago.table import DOORS

from hinterzimmer.bots.heuristics.chicago_odds import BONUS, CHICAGO, SCORES, steps, throwing
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array, copy
from hinterzimmer.games.chicago import GAME
from hinterzimmer.games.chicago.components import Direction, Kind, Phase

Dice = tuple[int, int, int]
Goal = Callable[[Dice], Fraction]


class Turn:
    """Best play of a leader's first turn of at most `throws` throws towards a goal."""

    def __init__(self, throws: int, goal: Goal, **given: Any) -> None:
        self.goal, self.known = goal, dict[Any, Fraction]()
        options = option_records.parse(GAME.Options, GAME.presets["seed"], given)
        self.log, self.begin = EventLog.array(), GAME.State.array()
        packed = option_records.packed(options, 3, GAME.seats)
        DOORS.setup(self.begin, packed, chances.from_script([0]), self.log)
        self.begin["throw_limit"] = throws
        self.best = self.value(self.begin)

    def value(self, state: Array) -> Fraction:
        """What the goal is worth from here with best play; alike for dice that change places."""
        if state["round"][0] > 1:
            return self.goal((1, 1, 1))
        if state["phase"][0] != Phase.THROW:
            return self.goal(self.dice(state))
        key = (int(state["throws_made"][0]), *sorted(self.standing(state)))
        if key not in self.known:
            legal = np.zeros(GAME.max_legal, np.uint64)
            count = DOORS.legal(state, 0, legal)
            self.known[key] = max(self.after(state, action) for action in legal[:count])
        return self.known[key]

    def after(self, state: Array, action: np.uint64) -> Fraction:
        """The same for an action: a throw is the mean of its outcomes."""
        if int(action) & 0xFF != Kind.THROW:
            return self.value(self.played(state, action, chances.from_script([])))
        thrown = int(action) >> 8
        aside = sorted(d for k, d in enumerate(self.standing(state)) if not thrown >> k & 1)
        key = ("throw", int(state["throws_made"][0]), *aside)
        if key not in self.known:
            self.known[key] = self.mean(state, action)
        return self.known[key]

    def mean(self, state: Array, action: np.uint64) -> Fraction:
        total, reached = Fraction(0), list[Array]()
        for odds, _ in chances.outcomes(lambda s: reached.append(self.played(state, action, s))):
            total += odds * self.value(reached[-1])
        return total

    def played(self, state: Array, action: np.uint64, stream: Array) -> Array:
        after = copy(state)
        DOORS.apply(after, 0, action, stream, self.log)
        return after

    @staticmethod
    def dice(state: Array) -> Dice:
        a, b, c = sorted(int(face) for face in state["dice"][0])
        return a, b, c

    @staticmethod
    def standing(state: Array) -> list[tuple[int, ...]]:
        """Each die with all that the rules know of it."""
        masks = [int(state[name][0]) for name in ("kept", "locked", "must_roll", "turned")]
        faces = state["dice"][0]
        return [(int(faces[k]), *(mask >> k & 1 for mask in masks)) for k in range(3)]


def shows(*wanted: int) -> Goal:
    return lambda dice: Fraction(dice == wanted)


def points(direction: Direction, sign: int) -> Goal:
    value = {Direction.HIGH: {1: 100, 6: 60}, Direction.LOW: {}}[direction]
    return lambda dice: Fraction(sign * sum(value.get(face, face) for face in dice))


@pytest.mark.parametrize(("throws", "odds"), [(1, "1/216"), (2, "379/11664"), (3, "54271/629856")])
def test_rule_6_1_odds_of_three_ones(throws: int, odds: str) -> None:
    assert Turn(throws, shows(1, 1, 1)).best == Fraction(odds)


def test_rule_6_1_two_throws_by_hand() -> None:
    # after the first throw: three ones; a pair to be completed; one; none (or sixes to turn)
    by_hand = (1 + Fraction(19, 6) + Fraction(84, 36) + Fraction(112, 216)) / 216
    assert Turn(2, shows(1, 1, 1)).best == by_hand


@pytest.mark.parametrize(("throws", "odds"), [(1, "1/36"), (2, "893/7776"), (3, "126973/559872")])
def test_rule_7_1_odds_of_one_six_five(throws: int, odds: str) -> None:
    assert Turn(throws, shows(1, 5, 6)).best == Fraction(odds)


@pytest.mark.parametrize(("throws", "mean"), [(1, "87"), (2, "3749/27"), (3, "1017617/5832")])
def test_rule_5_2_mean_of_high(throws: int, mean: str) -> None:
    assert Turn(throws, points(Direction.HIGH, 1)).best == Fraction(mean)


@pytest.mark.parametrize(("throws", "mean"), [(1, "21/2"), (2, "3479/432"), (3, "217/32")])
def test_rule_5_3_mean_of_low(throws: int, mean: str) -> None:
    assert -Turn(throws, points(Direction.LOW, -1)).best == Fraction(mean)


def test_rule_5_2_forty_high_results_from_6_to_300() -> None:
    results = set(SCORES[Direction.HIGH].tolist())
    assert (len(results), min(results), max(results)) == (40, 6, 300)
    assert set(SCORES[Direction.LOW].tolist()) == set(range(3, 19))


@pytest.mark.parametrize("kept_final", [True, False])
@pytest.mark.parametrize("scope", ["throw", "table"])
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_rule_3_4_and_4_7_the_bots_tables_agree_with_the_rules(
    throws: int, scope: str, kept_final: bool
) -> None:
    table = steps(kept_final, scope == "table")
    goals: list[tuple[Goal, Any]] = [
        (shows(1, 1, 1), np.eye(56)[CHICAGO]),
        (shows(1, 5, 6), np.eye(56)[BONUS]),
        (points(Direction.HIGH, 1), SCORES[Direction.HIGH]),
        (points(Direction.LOW, -1), -SCORES[Direction.LOW]),
    ]
    for goal, worth in goals:
        by_rules = Turn(throws, goal, kept_dice_final=kept_final, sixes_scope=scope).best
        by_table = throwing(np.tile(worth.astype(float), (throws, 1)), table)[-1][0]
        assert by_table == pytest.approx(float(by_rules), abs=1e-12)
