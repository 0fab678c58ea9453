"""Questions for bots, at any moment of a game."""

from collections.abc import Iterator

import numpy as np

from hinterzimmer.bots.bot import Budget, Question
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.templates import kernels
from hinterzimmer.play.game import Game


def question(
    game: GameType, state: Array, seat: int, *, seed: int = 1, budget: Budget | None = None
) -> Question:
    """What a seat is asked in a state."""
    doors = kernels(game)
    view, legal = game.View.array(), np.zeros(game.max_legal, np.uint64)
    doors.view(state, seat, view)
    count = doors.legal(state, seat, legal)
    return Question(
        game=game,
        seats=game.seats[0],
        seat=seat,
        view=view,
        legal=[int(action) for action in legal[:count]],
        events=[],
        budget=budget or Budget(),
        random=np.random.default_rng(seed),
        optional=not int(doors.masks(state)[1]) >> seat & 1,
    )


def states_along(game: Game, seed: int) -> Iterator[Game]:
    """The game before each action of a random walk."""
    source = np.random.default_rng(seed)
    while not game.over:
        yield game
        seat = int(source.choice([s for s in game.acting if game.legal_codes(s)]))
        game.play(int(source.choice(np.array(game.legal_codes(seat), np.uint64))), seat)
