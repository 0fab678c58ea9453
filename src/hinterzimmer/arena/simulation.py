"""Many games between bots: shares of wins, mean ranks, and how sure one can be.

Players change seats from game to game, so that no one gains from where they sit. Random
players alone are played inside compiled code, in threads.
"""

import os
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.arena.driving import play_through
from hinterzimmer.bots.bot import Bot, Budget
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.game import Game, preset_of

CHUNK = 2_000  # games a thread plays before it reports
MOST_SEATS = 16

Progress = Callable[[int], object]
"""Told how many more games have been played."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. players: a bot's name each; budget: for each of their moves."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    preset: str = "seed"
    options: Mapping[str, Any] | None = None
    budget: Budget = Budget(iterations=1000)


@dataclass(frozen=True)
class Standing:
    """How one player did. Intervals hold the true value in 95 of 100 simulations.

    A win that several share counts in parts. rank: from 1; equal players share the mean.
    """

    player: str
    win_share: float
    win_interval: tuple[float, float]
    mean_rank: float
    rank_interval: tuple[float, float]


@dataclass(frozen=True)
class Outcome:
    """What a simulation found. moves: players' decisions. seconds: of the wall clock."""

    games: int
    moves: int
    seconds: float
    standings: tuple[Standing, ...]


def simulate(plan: Plan, progress: Progress = lambda _: None) -> Outcome:
    """Play the games. The result but for `seconds` depends on the plan alone.

    Raises UnknownGame, BadOption, BadSeats, UnknownBot.
    """
    game = game_type(plan.game)
    bots = [make_bot(game, name) for name in plan.players]
    options = option_records.parse(game.Options, preset_of(game, plan.preset), plan.options or {})
    packed = option_records.packed(options, len(plan.players), game.seats)
    began = time.perf_counter()
    if set(plan.players) == {"random"}:
        ranks, moves = _compiled(game, plan, packed, progress)
    else:
        ranks, moves = _between(bots, plan, progress)
    seconds = time.perf_counter() - began
    return Outcome(plan.games, moves, seconds, _standings(plan.players, ranks))


def _standings(players: Sequence[str], ranks: NDArray[np.float64]) -> tuple[Standing, ...]:
    """ranks: (games, players)."""
    best = ranks == ranks.min(axis=1, keepdims=True)
    wins = best / best.sum(axis=1, keepdims=True)
    return tuple(
        Standing(
            player,
            float(wins[:, place].mean()),
            wilson(float(wins[:, place].mean()), len(ranks)),
            float(ranks[:, place].mean()),
            _around_mean(ranks[:, place]),
        )
        for place, player in enumerate(players)
    )


_Z = statistics.NormalDist().inv_cdf(0.975)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, 1927): sound also near 0 and 1."""
    spread = _Z * (share * (1 - share) / count + _Z**2 / (4 * count**2)) ** 0.5
    middle = share + _Z**2 / (2 * count)
    whole = 1 + _Z**2 / count
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _around_mean(values: NDArray[np.float64]) -> tuple[float, float]:
    mean = float(values.mean())
    if len(values) < 2:
        return mean, mean
    reach = _Z * float(values.std(ddof=1)) / len(values) ** 0.5
    return mean - reach, mean + reach


def ranks_of(returns: NDArray[np.float64], places: NDArray[np.int64] | None) -> NDArray[np.float64]:
    """Ranks from 1, the best; equal ones share the mean. Both (games, seats).

    places: the final ranks as the game itself gives them, if it does: finer than returns.
    """
    worth = returns if places is None else -places.astype(np.float64)
    better = (worth[:, :, None] < worth[:, None, :]).sum(axis=2)
    equal = (worth[:, :, None] == worth[:, None, :]).sum(axis=2)
    ranks: NDArray[np.float64] = better + (equal + 1) / 2
    return ranks


def _places(game: GameType, ends: Array, seats: int) -> NDArray[np.int64] | None:
    """The field `place` of a state, where a game has one: each seat's final rank."""
    if "place" not in game.State.fields:
        return None
    places: NDArray[np.int64] = ends["place"][:, :seats].astype(np.int64)
    return places


# Random players, compiled


def _compiled(
    game: GameType, plan: Plan, packed: Array, progress: Progress
) -> tuple[NDArray[np.float64], int]:
    """Chunks of games, each with its own seeds: the threads' number changes nothing."""
    sizes = [min(CHUNK, plan.games - start) for start in range(0, plan.games, CHUNK)]

    def chunk(number: int) -> tuple[NDArray[np.float64], int]:
        return _random_games(game, len(plan.players), packed, (plan.seed, number), sizes[number])

    ranks, moves = [], 0
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for found, played in threads.map(chunk, range(len(sizes))):
            ranks.append(found)
            moves += played
            progress(len(found))
    return np.concatenate(ranks), moves


def _random_games(
    game: GameType, seats: int, packed: Array, seed: tuple[int, int], games: int
) -> tuple[NDArray[np.float64], int]:
    source = np.random.default_rng(seed)
    results, ends = np.zeros((games, MOST_SEATS)), game.State.array(games)
    moves = kernels(game).play_out(
        game.State.array(),
        packed,
        chances.from_key(source.bytes(32)),
        EventLog.array(),
        np.uint64(source.integers(1, 2**63)),
        games,
        np.zeros(game.max_legal, np.uint64),
        results,
        ends,
    )
    return ranks_of(results[:, :seats], _places(game, ends, seats)), int(moves)


# Any bots


def _between(
    bots: Sequence[Bot], plan: Plan, progress: Progress
) -> tuple[NDArray[np.float64], int]:
    seats = len(bots)
    ranks, moves = np.zeros((plan.games, seats)), 0
    for number in range(plan.games):
        shift = number % seats
        source = np.random.default_rng((plan.seed, number))
        game = _new_game(plan, source.bytes(32))
        seated = [*bots[shift:], *bots[:shift]]
        for seat, code in play_through(game, seated, plan.budget, [source] * seats):
            game.play(code, seat)
            moves += 1
        by_seat = ranks_of(np.array([game.result]), places_seen(game))[0]
        ranks[number] = [by_seat[(player - shift) % seats] for player in range(seats)]
        progress(1)
    return ranks, moves


def _new_game(plan: Plan, seed: bytes) -> Game:
    return Game.new(
        plan.game, seats=len(plan.players), preset=plan.preset, options=plan.options, seed=seed
    )


def places_seen(game: Game) -> NDArray[np.int64] | None:
    """The final ranks of a game that keeps them in its view, as one row."""
    if "place" not in game.type.View.fields:
        return None
    places: NDArray[np.int64] = game.view_record()["place"][:, : game.seats].astype(np.int64)
    return places
