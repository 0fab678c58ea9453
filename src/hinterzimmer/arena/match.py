"""Mirrored matches: every deal is played once from every seat, and luck cancels out.

All games of a deal have the same seed, so the same piles and dice; the line-up moves on by one
seat from game to game. What happens within a deal hangs together, so the unit of measurement is
the mean over its games: intervals are made from as many units as there are deals.
"""

import itertools
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from hinterzimmer.arena.driving import play_through
from hinterzimmer.arena.estimates import Estimate, estimate
from hinterzimmer.arena.simulation import places_seen, ranks_of
from hinterzimmer.bots.bot import Bot, Budget
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.records import Numbers
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.game import Game

Progress = Callable[[int], object]
"""Told how many more deals have been played."""

WINS, POINTS, RANK = range(3)


@dataclass(frozen=True)
class Match:
    """What is to be played.

    bots: a name for each place of the line-up; there are as many seats. labels: under what
    names they are counted, by default their own: equal names are counted together.
    threads: by default as many as there are processors.
    """

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int = 1
    preset: str = "seed"
    options: Mapping[str, Any] | None = None
    labels: tuple[str, ...] = ()
    budget: Budget = Budget()
    threads: int | None = None

    def __post_init__(self) -> None:
        if self.deals < 2:
            raise ValueError(f"a match has at least two deals, not {self.deals}")
        if self.labels and len(self.labels) != len(self.bots):
            raise ValueError(f"{len(self.bots)} bots need {len(self.bots)} labels")

    @property
    def counted_as(self) -> tuple[str, ...]:
        """A label for each place of the line-up."""
        return self.labels or self.bots


@dataclass(frozen=True)
class Score:
    """How one label did, per game. A win that several share counts in parts; ranks are from 1.

    points: what the game returned, or where it counts points (`GameType.points`) those.
    """

    label: str
    bot: str
    places: int
    win_share: Estimate
    points: Estimate
    rank: Estimate


@dataclass(frozen=True)
class Difference:
    """What `first` had more than `second` in the same deals."""

    first: str
    second: str
    win_share: Estimate
    points: Estimate


@dataclass(frozen=True)
class Result:
    """What came out; it depends on the match alone. fair_share: the wins of equals."""

    game: str
    rules_version: int
    preset: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    deals: int
    games: int
    moves: int
    fair_share: float
    scores: tuple[Score, ...]
    differences: tuple[Difference, ...]

    def as_json(self) -> dict[str, Any]:
        """The same as JSON values."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values


def play_match(match: Match, progress: Progress = lambda _: None) -> Result:
    """Play all deals. Raises UnknownGame, BadOption, BadSeats, UnknownBot, BadBotSetting."""
    kind = game_type(match.game)
    bots = [make_bot(kind, name) for name in match.bots]
    first = new_game(match, 0)  # bad options are refused before the threads start
    units = np.zeros((match.deals, len(bots), 3))
    moves = 0
    for number, (unit, played) in enumerate(_deals(match, bots)):
        units[number] = unit
        moves += played
        progress(1)
    by_label = {
        label: units[:, [place for place, name in enumerate(match.counted_as) if name == label]]
        for label in dict.fromkeys(match.counted_as)
    }
    return Result(
        game=kind.name,
        rules_version=kind.rules_version,
        preset=match.preset,
        options=option_records.named(first.options),
        bots=match.bots,
        seed=match.seed,
        deals=match.deals,
        games=match.deals * len(bots),
        moves=moves,
        fair_share=1 / len(bots),
        scores=_scores(match, by_label),
        differences=_differences(by_label),
    )


# Playing


def new_game(match: Match, deal: int) -> Game:
    """The game of a deal, before its first action: the same in every rotation."""
    seed = np.random.default_rng((match.seed, deal)).bytes(32)
    return Game.new(
        match.game,
        seats=len(match.bots),
        preset=match.preset,
        options=match.options,
        seed=seed,
    )


def seating(seats: int, rotation: int) -> list[int]:
    """The place of the line-up that sits at each seat."""
    return [(seat - rotation) % seats for seat in range(seats)]


def luck_of(match: Match, deal: int, rotation: int) -> list[np.random.Generator]:
    """What the bot at each seat throws its own coins with."""
    # Zeros at the end would not count: (seed, deal, 0, 0) would be the deal's own seed again.
    return [
        np.random.default_rng((match.seed, deal, 1 + rotation, 1 + place))
        for place in seating(len(match.bots), rotation)
    ]


def _deals(match: Match, bots: list[Bot]) -> Iterator[tuple[NDArray[np.float64], int]]:
    """Every deal's unit of measurement, in order, and its moves."""
    threads = ThreadPoolExecutor(match.threads or os.cpu_count())
    try:
        yield from threads.map(lambda deal: play_deal(match, bots, deal), range(match.deals))
    finally:
        threads.shutdown(cancel_futures=True)


def play_deal(match: Match, bots: list[Bot], deal: int) -> tuple[NDArray[np.float64], int]:
    """Per place of the line-up: wins, points and rank, means over the rotations."""
    total, moves = np.zeros((len(bots), 3)), 0
    for rotation in range(len(bots)):
        scores, played = _play_game(match, bots, deal, rotation)
        total += scores
        moves += played
    return total / len(bots), moves


def _play_game(
    match: Match, bots: list[Bot], deal: int, rotation: int
) -> tuple[NDArray[np.float64], int]:
    """Per place of the line-up: wins, points and rank."""
    places = seating(len(bots), rotation)
    game, moves = new_game(match, deal), 0
    seated, luck = [bots[place] for place in places], luck_of(match, deal, rotation)
    for seat, code in play_through(game, seated, match.budget, luck):
        game.play(code, seat)
        moves += 1
    ranks = ranks_of(np.array([game.result]), places_seen(game))[0]
    is_best = ranks == ranks.min()
    by_seat = np.stack([is_best / is_best.sum(), _points(game), ranks], axis=1)
    by_place = np.zeros_like(by_seat)
    by_place[places] = by_seat
    return by_place, moves


def _points(game: Game) -> Numbers:
    """By seat: as the game counts them, a hand or a round, or what it returns."""
    if game.type.points is None:
        return np.array(game.result)
    return game.type.points(game.view_record())


# Counting


def _scores(match: Match, by_label: Mapping[str, NDArray[np.float64]]) -> tuple[Score, ...]:
    """by_label: arrays (deals, places, 3)."""
    return tuple(
        Score(
            label=label,
            bot=match.bots[match.counted_as.index(label)],
            places=units.shape[1],
            win_share=estimate(units[:, :, WINS].mean(axis=1)),
            points=estimate(units[:, :, POINTS].mean(axis=1)),
            rank=estimate(units[:, :, RANK].mean(axis=1)),
        )
        for label, units in by_label.items()
    )


def _differences(by_label: Mapping[str, NDArray[np.float64]]) -> tuple[Difference, ...]:
    found = []
    for first, second in itertools.combinations(by_label, 2):
        more = by_label[first].mean(axis=1) - by_label[second].mean(axis=1)
        found.append(Difference(first, second, estimate(more[:, WINS]), estimate(more[:, POINTS])))
    return tuple(found)
