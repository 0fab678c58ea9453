"""Compile a game's doors before anybody plays, or load them from the cache."""

from collections.abc import Callable

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.templates import kernels


def steps(game: GameType) -> list[tuple[str, Callable[[], object]]]:
    """What has to be called once, by name, in an order in which each step can run."""
    doors = kernels(game)
    seats = game.seats[0]
    options = option_records.packed(game.presets["seed"], seats, game.seats)
    states, views, log = game.State.array(), game.View.array(), EventLog.array()
    stream = chances.from_seeds([0])
    out = np.zeros(game.max_legal, np.uint64)
    result, ends = np.zeros(16), game.State.array()

    def mover() -> int:
        waiting = int(doors.masks(states)[1])
        return (waiting & -waiting).bit_length() - 1

    def batch() -> None:
        doors.advance(
            game.State.array(1), options, stream, log, np.zeros(1, np.uint64),
            np.zeros(1, np.int64), np.zeros((1, game.max_legal), np.uint64),
            np.zeros(1, np.int64), np.zeros((1, 16)), np.zeros(1, np.bool_),
        )  # fmt: skip

    return [
        ("setup", lambda: doors.setup(states, options, stream, log)),
        ("masks", lambda: doors.masks(states)),
        ("legal", lambda: doors.legal(states, mover(), out)),
        ("why", lambda: doors.why(states, mover(), out[0])),
        ("view", lambda: doors.view(states, mover(), views)),
        ("imagine", lambda: doors.imagine(views, stream, game.State.array())),
        ("default", lambda: doors.default(states, mover())),
        ("apply", lambda: doors.apply(states, mover(), out[0], stream, log)),
        ("undo", lambda: doors.undo(states, mover())),
        ("returns", lambda: doors.returns(states, result)),
        ("play_out", lambda: doors.play_out(
            states, options, stream, log, np.uint64(1), 1, out, np.zeros((1, 16)), ends)),
        ("advance", batch),
    ]  # fmt: skip
