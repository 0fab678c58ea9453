"""`hinterzimmer warm`: compile the rulebooks once, before anybody plays."""

import time
from argparse import Namespace
from collections.abc import Iterable

from hinterzimmer.bots.catalogue import bots_of
from hinterzimmer.bots.warm import mark_compiled
from hinterzimmer.bots.warm import steps as bot_steps
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.warm import steps
from hinterzimmer.games.catalogue import game_type, names
from hinterzimmer.terminal.screen import progress
from hinterzimmer.texts import Texts


def warm(game: GameType, texts: Texts, bots: Iterable[str] = ()) -> None:
    """Compile a game's rules and what these bots need, or load it; with a progress bar."""
    todo = [*steps(game), *bot_steps(game, bots)]
    with progress(texts("cli-warm-progress", game=game.name), len(todo)) as done:
        for _, step in todo:
            step()
            done(1)


def run(asked: Namespace, texts: Texts) -> int:
    """Warm the games named, or all."""
    for game in [game_type(name) for name in asked.game or names()]:
        began = time.perf_counter()
        warm(game, texts, bots_of(game))
        mark_compiled(game)
        print(texts("cli-warm-done", game=game.name, seconds=round(time.perf_counter() - began, 1)))
    return 0
