"""`hinterzimmer warm`: compile the rulebooks once, before anybody plays."""

import multiprocessing
import os
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.sharedctypes import Synchronized

from hinterzimmer.arena.warm import steps as bot_steps
from hinterzimmer.bots.catalogue import bots_of
from hinterzimmer.bots.warm import mark_compiled
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.warm import steps
from hinterzimmer.games.catalogue import game_type, names
from hinterzimmer.terminal.screen import progress
from hinterzimmer.texts import Texts

LOOK = 0.1
"""Seconds between looks at what other processes have done."""

Steps = list[tuple[str, Callable[[], object]]]


def _steps(game: GameType, bots: Iterable[str]) -> Steps:
    return [*steps(game), *bot_steps(game, bots)]


def warm(game: GameType, texts: Texts, bots: Iterable[str] = ()) -> None:
    """Compile a game's rules and what these bots need, or load it; with a progress bar."""
    todo = _steps(game, bots)
    with progress(texts("cli-warm-progress", game=game.name), len(todo)) as done:
        for _, step in todo:
            step()
            done(1)


_count: "Synchronized[int]"
"""Steps done by all processes together."""


def _begin(count: "Synchronized[int]") -> None:
    global _count
    _count = count


def _warm_whole(name: str) -> float:
    """A game with all its bots, in this process; the seconds that it took."""
    began, game = time.perf_counter(), game_type(name)
    for _, step in _steps(game, bots_of(game)):
        step()
        with _count:
            _count.value += 1
    mark_compiled(game)
    return time.perf_counter() - began


def _warm_here(games: list[str], texts: Texts) -> Iterator[tuple[str, float]]:
    """One after another, in this process."""
    for name in games:
        began, game = time.perf_counter(), game_type(name)
        warm(game, texts, bots_of(game))
        mark_compiled(game)
        yield name, time.perf_counter() - began


def _warm_all(games: list[str], texts: Texts) -> Iterator[tuple[str, float]]:
    """Each game in a process of its own, as many at a time as there are processors."""
    apart = multiprocessing.get_context("spawn")
    count: Synchronized[int] = apart.Value("i", 0)
    total = sum(len(_steps(game, bots_of(game))) for game in map(game_type, games))
    workers = min(len(games), os.cpu_count() or 1)
    title = texts("cli-warm-progress", game=", ".join(games))
    with progress(title, total) as done, apart.Pool(workers, _begin, (count,)) as pool:
        waiting = {name: pool.apply_async(_warm_whole, (name,)) for name in games}
        told = 0
        while waiting:
            time.sleep(LOOK)
            done(count.value - told)
            told = count.value
            for name in [name for name, result in waiting.items() if result.ready()]:
                yield name, waiting.pop(name).get()


def run(asked: Namespace, texts: Texts) -> int:
    """Warm the games named, or all."""
    games = [game_type(name).name for name in asked.game or names()]  # unknown ones first
    # a single one in this very process: whoever kills it leaves nothing behind that compiles on
    warmed = _warm_all if len(games) > 1 else _warm_here
    for name, took in warmed(games, texts):
        print(texts("cli-warm-done", game=name, seconds=round(took, 1)), flush=True)
    return 0
