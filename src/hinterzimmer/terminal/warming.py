"""`hinterzimmer warm`: compile the rulebooks once, before anybody plays."""

import time
from argparse import Namespace

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.warm import steps
from hinterzimmer.games.catalogue import game_type, names
from hinterzimmer.terminal.screen import progress
from hinterzimmer.texts import Texts


def warm(game: GameType, texts: Texts) -> None:
    """Compile a game's rules, or load them; with a progress bar."""
    todo = steps(game)
    with progress(texts("cli-warm-progress", game=game.name), len(todo)) as done:
        for _, step in todo:
            step()
            done(1)


def run(asked: Namespace, texts: Texts) -> int:
    """Warm the games named, or all."""
    for game in [game_type(name) for name in asked.game or names()]:
        began = time.perf_counter()
        warm(game, texts)
        print(texts("cli-warm-done", game=game.name, seconds=round(time.perf_counter() - began, 1)))
    return 0
