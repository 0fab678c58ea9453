"""Let bots answer once before anybody waits for them: what they compile is then there."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import numba
import numpy as np

from hinterzimmer.bots.bot import Budget, Question
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.rule import folder_of
from hinterzimmer.engine.templates import kernels


def steps(game: GameType, names: Iterable[str]) -> list[tuple[str, Callable[[], object]]]:
    """What has to be called once, by name, as in `engine.warm`. Settings play no part."""
    words = dict.fromkeys(name.partition(":")[0] for name in names)
    return [(word, partial(_ask_once, game, word)) for word in words]


def is_compiled(game: GameType) -> bool:
    """Are the game and all its bots in the cache, as these sources have them?"""
    return bool(numba.config.DISABLE_JIT) or _marker(game).exists()


def mark_compiled(game: GameType) -> None:
    """Note down that they are."""
    if not numba.config.DISABLE_JIT:
        _marker(game).parent.mkdir(parents=True, exist_ok=True)
        _marker(game).touch()


def _marker(game: GameType) -> Path:
    rules = [rule for rule in game.rules.values() if callable(rule)]
    return folder_of([_ask_once, *rules]) / f"{game.name}.warm"


def _ask_once(game: GameType, word: str) -> object:
    return make_bot(game, word)(_first_question(game))


def _first_question(game: GameType) -> Question:
    doors, seats = kernels(game), game.seats[0]
    state, view, legal = game.State.array(), game.View.array(), np.zeros(game.max_legal, np.uint64)
    options = option_records.packed(game.presets["seed"], seats, game.seats)
    doors.setup(state, options, chances.from_seeds([0]), EventLog.array())
    seat = int(doors.masks(state)[1]).bit_length() - 1
    doors.view(state, seat, view)
    count = doors.legal(state, seat, legal)
    return Question(
        game=game,
        seats=seats,
        seat=seat,
        view=view,
        legal=[int(action) for action in legal[:count]],
        events=[],
        budget=Budget(iterations=1),
        random=np.random.default_rng(0),
    )
