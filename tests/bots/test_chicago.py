"""Chicago's own bots: who beats whom, that they are lawful, and what they know."""

import time

import numpy as np
import pytest

from hinterzimmer.arena.driving import play_through
from hinterzimmer.arena.simulation import Plan, simulate
from hinterzimmer.bots.bot import Budget
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.bots.heuristics import chicago_odds, chicago_playouts
from hinterzimmer.games.chicago import GAME
from hinterzimmer.games.chicago.components import Direction, Phase
from hinterzimmer.play import Game


@pytest.mark.slow
@pytest.mark.parametrize("pair", [("regular", "novice"), ("novice", "random")])
def test_the_stronger_wins_more_than_half(pair: tuple[str, str]) -> None:
    better = simulate(Plan("chicago", pair, games=1000, seed=7)).standings[0]
    assert better.player == pair[0]
    assert better.win_interval[0] > 0.5, better


@pytest.mark.slow
def test_the_regular_leads_a_table_of_novices() -> None:
    players = ("regular", "novice", "novice", "novice")
    best = simulate(Plan("chicago", players, games=400, seed=3)).standings[0]
    assert best.win_interval[0] > 0.25, best


VARIANTS = [
    {},
    {"kept_dice_final": False, "sixes_scope": "table"},
    {"tie": "fewer_throws_wins", "chicago_natural_only": True, "bonus_165_optional": True},
    {"tie": "all_tied_lose", "bonus_165_ends_round": True, "end": "first_out"},
    {"leaver": "forfeits"},
]


@pytest.mark.parametrize("name", ["novice", "regular"])
@pytest.mark.parametrize("given", VARIANTS, ids=str)
def test_every_answer_is_legal_under_every_option(name: str, given: dict[str, object]) -> None:
    for seats in (2, 3, 6):
        for preset in GAME.presets:
            game = Game.new(
                "chicago", seats=seats, seed=bytes([seats] * 32), preset=preset, options=given
            )
            bots = [make_bot(GAME, name)] * seats
            luck = [np.random.default_rng(seat) for seat in range(seats)]
            for seat, action in play_through(game, bots, Budget(), luck):
                game.play(action, seat)  # refuses what is not legal
            assert game.over


def test_the_tables_are_made_in_a_moment() -> None:
    chicago_odds.steps.cache_clear()
    chicago_odds.beating.cache_clear()
    before = time.process_time()
    for direction in (Direction.HIGH, Direction.LOW):
        for score in set(chicago_odds.SCORES[direction].tolist()):
            for throws in (1, 2, 3):
                chicago_odds.beating(direction, score, throws, True, False)
    assert time.process_time() - before < 1.0


def test_one_throw_beats_what_it_should() -> None:
    # 165 is beaten by what has two ones (16 throws, with 1-1-1), by 1-6-6 (3) and by 6-6-6 (1)
    assert chicago_odds.beating(Direction.HIGH, 165, 1, True, False) == pytest.approx(20 / 216)


@pytest.mark.parametrize("score", [12, 165, 300])
def test_the_tables_of_playouts_hold_the_exact_odds(score: int) -> None:
    nothing = chicago_odds.KEEP_AT[()]
    for place, rules in enumerate(chicago_playouts.RULES):
        at = chicago_playouts.SCORE_AT[Direction.HIGH, score]
        by_throws = chicago_playouts.FOLLOWER_KEEP[place, Direction.HIGH, at, :, nothing]
        for throws in (1, 2):
            odds = chicago_odds.beating(Direction.HIGH, score, throws, *rules)
            assert by_throws[throws] == pytest.approx(odds)


def chosen(dice: tuple[int, ...], to_beat: int, throws_made: int = 1) -> str:
    """What a playout does in a turn of seat 1, after seat 0 has had its own."""
    game = Game.new("chicago", seats=2, seed=bytes(32), options={"leaver": "forfeits"})
    state = game._state
    state["turn"], state["leader"], state["rolled"], state["phase"] = 1, 0, 1, Phase.THROW
    state["direction"], state["score"][0, 0] = Direction.HIGH, to_beat
    state["dice"], state["throws_made"], state["throw_limit"] = dice, throws_made, 3
    legal = np.array(game.legal_codes(1), np.uint64)
    luck = np.uint64(2**56)  # no blunder
    action = chicago_playouts.playout_action(state[0], 1, legal, len(legal), luck)
    return GAME.notation.action_text(int(action))


def test_a_playout_stops_when_it_is_better_and_throws_when_it_is_worse() -> None:
    assert chosen((4, 5, 6), to_beat=12) == "stop"
    assert chosen((4, 5, 2), to_beat=165) == "throw 123"
    assert chosen((4, 5, 1), to_beat=165) == "throw 12"
