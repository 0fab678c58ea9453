"""The search in games whose answers are known."""

import itertools
from collections.abc import Mapping
from dataclasses import replace

import bell
import hideout
import kuhn
import lottery
import nim
import numpy as np
import pytest
import sealed
from bots.asking import question

from hinterzimmer.bots.playouts import Playout
from hinterzimmer.bots.search import Search, Weighed
from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Array

SEEDS = range(40)


def value_of(found: list[Weighed], action: int | None) -> float:
    return next(w.value for w in found if w.action == action)


# Kuhn poker

Policy = Mapping[tuple[int, int], float]
"""Probability of a bet (or a call), by card and history."""

HISTORIES = ((kuhn.OPENING, kuhn.BET_AFTER_PASS), (kuhn.PASSED, kuhn.BET_MADE))
CARDS = (kuhn.JACK, kuhn.QUEEN, kuhn.KING)
UNIFORM = {(card, history): 0.5 for card in CARDS for hs in HISTORIES for history in hs}


def bets(bot: Search, seat: int, card: int, history: int, seed: int) -> bool:
    state = kuhn.GAME.State.array()
    state["history"] = history
    state["card"][0, seat] = card
    state["card"][0, 1 - seat] = CARDS[card % 3]  # any other
    return bot(question(kuhn.GAME, state, seat, seed=seed)) == kuhn.BET


def policy_of(bot: Search) -> Policy:
    return {
        (card, history): float(np.mean([bets(bot, seat, card, history, seed) for seed in SEEDS]))
        for seat, histories in enumerate(HISTORIES)
        for history in histories
        for card in CARDS
    }


def value(first: Policy, second: Policy) -> float:
    """What seat 0 wins a deal, exactly."""
    total = 0.0
    for mine, other in itertools.permutations(CARDS, 2):
        sign = 1 if mine > other else -1
        bet, late_call = first[mine, kuhn.OPENING], first[mine, kuhn.BET_AFTER_PASS]
        late_bet, call = second[other, kuhn.PASSED], second[other, kuhn.BET_MADE]
        after_bet = call * 2 * sign + (1 - call)
        after_late_bet = late_call * 2 * sign - (1 - late_call)
        after_pass = (1 - late_bet) * sign + late_bet * after_late_bet
        total += bet * after_bet + (1 - bet) * after_pass
    return total / 6


def test_the_yardstick_knows_kuhns_value() -> None:
    # H. W. Kuhn, 1950: an equilibrium with the bluffing parameter 1/3
    first = dict(UNIFORM) | {(kuhn.JACK, 0): 1 / 3, (kuhn.QUEEN, 0): 0, (kuhn.KING, 0): 1}
    first |= {(kuhn.JACK, 5): 0, (kuhn.QUEEN, 5): 2 / 3, (kuhn.KING, 5): 1}
    second = dict(UNIFORM) | {(kuhn.JACK, 1): 1 / 3, (kuhn.QUEEN, 1): 0, (kuhn.KING, 1): 1}
    second |= {(kuhn.JACK, 2): 0, (kuhn.QUEEN, 2): 1 / 3, (kuhn.KING, 2): 1}
    assert value(first, second) == pytest.approx(-1 / 18)


@pytest.mark.parametrize("iterations", [100, 1000])
def test_kuhn_no_choice_is_dominated(iterations: int) -> None:
    policy = policy_of(Search(iterations=iterations))
    for history in (kuhn.BET_MADE, kuhn.BET_AFTER_PASS):
        assert policy[kuhn.JACK, history] == 0  # a jack never calls
        assert policy[kuhn.KING, history] == 1  # a king never lets a bet win
    assert policy[kuhn.KING, kuhn.PASSED] == 1  # a king's last word is a bet


def test_kuhn_against_itself_comes_near_the_value_of_the_game() -> None:
    policy = policy_of(Search(iterations=1000))
    assert value(policy, policy) == pytest.approx(-1 / 18, abs=0.05)


def test_kuhn_takes_most_of_what_a_random_player_gives() -> None:
    policy = policy_of(Search(iterations=1000))
    # a best response wins 1/2 as the first and 5/12 as the second
    assert value(policy, UNIFORM) > 0.25
    assert -value(UNIFORM, policy) > 0.25
    assert value(UNIFORM, UNIFORM) == pytest.approx(1 / 8)


# Nim: no secrets, no luck, solved


def nim_state(heaps: tuple[int, ...]) -> Array:
    state = nim.GAME.State.array()
    state["heap"][0] = heaps
    return state


def left_by(heaps: tuple[int, ...], action: int | None) -> int:
    """The exclusive or of what an action leaves."""
    assert action is not None
    heap, taken = divmod(action >> 8, 8)
    left = [n - taken if place == heap else n for place, n in enumerate(heaps)]
    return left[0] ^ left[1] ^ left[2]


WON = [
    heaps
    for heaps in itertools.product(range(2), range(4), range(6))
    if heaps[0] ^ heaps[1] ^ heaps[2]
]


def test_nim_is_played_to_win_from_everywhere() -> None:
    bot = Search(iterations=4000)
    for heaps in WON:
        assert left_by(heaps, bot(question(nim.GAME, nim_state(heaps), 0))) == 0, heaps


def test_nim_knows_who_wins() -> None:
    found = Search(iterations=20_000).weigh(question(nim.GAME, nim_state((1, 2, 3)), 0))
    assert max(w.value for w in found) < 0.1
    found = Search(iterations=20_000).weigh(question(nim.GAME, nim_state((0, 2, 3)), 0))
    assert max(w.value for w in found) > 0.9


CUT_OFF = Search(depth=0, playout=Playout(evaluate=nim.evaluate))
SETTLED = Search(playout=Playout(evaluate=nim.evaluate, is_settled=nim.is_settled))


@pytest.mark.parametrize("bot", [CUT_OFF, SETTLED], ids=["cut off", "settled"])
def test_a_playout_that_is_cut_off_is_evaluated(bot: Search) -> None:
    for heaps in WON:
        asked = question(nim.GAME, nim_state(heaps), 0)
        # one iteration an action, so that each value is one evaluation
        found = replace(bot, iterations=len(asked.legal)).weigh(asked)
        assert [w.value for w in found] == [left_by(heaps, w.action) == 0 for w in found], heaps


def test_a_settled_game_is_not_played_on() -> None:
    found = replace(SETTLED, iterations=500).weigh(question(nim.GAME, nim_state((1, 3, 4)), 0))
    assert {w.value for w in found} == {0.0, 1.0}


def test_another_evaluation_is_another_search() -> None:
    upside_down = Search(depth=0, playout=Playout(evaluate=nim.evaluate_upside_down))
    asked = question(nim.GAME, nim_state((1, 3, 4)), 0)
    found = replace(upside_down, iterations=len(asked.legal)).weigh(asked)
    assert [w.value for w in found] == [left_by((1, 3, 4), w.action) != 0 for w in found]


def test_playouts_follow_the_policy_that_is_bound() -> None:
    bot = Search(iterations=2, playout=Playout(playout_action=nim.take_largest))
    # one iteration an action: taking one leaves two heaps of one; the rest takes both
    found = bot.weigh(question(nim.GAME, nim_state((0, 1, 2)), 0))
    assert [w.visits for w in found].count(1) == 2
    lost = bot.weigh(question(nim.GAME, nim_state((0, 2, 0)), 0))
    taken_one, taken_both = (w.value for w in lost)
    assert (taken_one, taken_both) == (0.0, 1.0)


# What lies face down


def test_a_tree_does_not_know_where_the_other_hides() -> None:
    found = Search(iterations=5000).weigh(question(hideout.GAME, hideout.GAME.State.array(), 0))
    leave, dare = found
    assert leave.value == 0.5
    assert dare.value < 0.45
    assert leave.visits > 10 * dare.visits


def test_a_world_that_hides_something_is_imagined_anew_each_time() -> None:
    state = hideout.GAME.State.array()
    state["phase"] = hideout.LOOKING
    state["place"] = 2
    found = Search(iterations=6000).weigh(question(hideout.GAME, state, 0))
    assert [w.value for w in found] == pytest.approx([1 / 3] * 3, abs=0.04)


def test_every_world_has_a_pile_of_its_own() -> None:
    state = lottery.GAME.State.array()
    found = Search(iterations=8000).weigh(question(lottery.GAME, state, 0))
    assert [w.value for w in found] == pytest.approx([1 / 4] * 4, abs=0.04)


def test_choices_at_the_same_time_do_not_see_each_other() -> None:
    state = sealed.GAME.State.array()
    for seed in SEEDS:
        first = Search(iterations=2000)(question(sealed.GAME, state, 0, seed=seed))
        second = Search(iterations=2000)(question(sealed.GAME, state, 1, seed=seed))
        assert bits.argument_of(np.uint64(first or 0)) == sealed.TOP
        assert bits.argument_of(np.uint64(second or 0)) == sealed.LEFT


# Interrupts


@pytest.mark.parametrize(
    ("alone", "pot", "seat", "rings"),
    [
        (True, 0, 1, False),  # it would cost a point
        (True, 1, 1, False),  # there will be two
        (True, 2, 1, True),  # the next point ends the game
        (False, 0, 2, False),
        (False, 1, 1, True),  # the other is asked next
        (False, 1, 2, True),
        (False, 2, 2, True),
    ],
)
def test_an_interrupt_waits_for_its_moment(alone: bool, pot: int, seat: int, rings: bool) -> None:
    state = bell.GAME.State.array()
    state["alone"] = alone
    state["pot"] = pot
    asked = question(bell.GAME, state, seat)
    assert asked.optional
    assert (Search(iterations=2000)(asked) is not None) == rings


def test_who_must_act_expects_the_others_to_interrupt() -> None:
    found = Search(iterations=2000).weigh(question(bell.GAME, bell.GAME.State.array(), 0))
    assert [w.action for w in found] == [bell.default_action(bell.GAME.State.array()[0], 0)]
