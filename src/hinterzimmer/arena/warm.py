"""Let bots play before anybody waits for them: what they compile is then there."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice

import numpy as np

from hinterzimmer.arena.driving import play_through
from hinterzimmer.bots.bot import Budget
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine.contract import GameType
from hinterzimmer.play.game import Game

ACTIONS = 300
"""A game's first so many actions bring up every kind of question that its bots compile for."""


def steps(game: GameType, names: Iterable[str]) -> list[tuple[str, Callable[[], object]]]:
    """What has to be called once, by name, as in `engine.warm`. Settings play no part."""
    words = dict.fromkeys(name.partition(":")[0] for name in names)
    return [(word, partial(_play_once, game, word)) for word in words]


def _play_once(kind: GameType, word: str) -> None:
    """One game, all seats played by the bot; the first question may have but one answer."""
    game = Game.new(kind.name, seats=kind.seats[0], seed=bytes(32))
    bots, luck = [make_bot(kind, word)] * game.seats, [np.random.default_rng(0)] * game.seats
    for seat, code in islice(play_through(game, bots, Budget(iterations=1), luck), ACTIONS):
        game.play(code, seat)
