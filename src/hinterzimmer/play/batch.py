"""Many games side by side: arrays of records in, actions in, results out.

batch = Batch("chicago", 1024, seats=4)
random = np.random.default_rng(1)
for _ in range(1000):
    places = (random.random(batch.size) * batch.counts).astype(np.int64)
    batch.step(batch.legal[batch.rows, places])
    finished = batch.results[batch.over]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.game import preset_of

MOST_SEATS = 16


@dataclass(frozen=True)
class Buffers:
    """Where a batch of n games writes; a caller may hand in memory of its own.

    seats: (n,) int64, who decides next. legal: (n, max_legal) uint64, of which the first
    `counts` of each row hold. counts: (n,) int64. results: (n, 16) float64. over: (n,) bool.
    """

    seats: NDArray[np.int64]
    legal: NDArray[np.uint64]
    counts: NDArray[np.int64]
    results: NDArray[np.float64]
    over: NDArray[np.bool_]

    @classmethod
    def of(cls, game: GameType, size: int) -> Self:
        """New memory for `size` games."""
        return cls(
            np.zeros(size, np.int64),
            np.zeros((size, game.max_legal), np.uint64),
            np.zeros(size, np.int64),
            np.zeros((size, MOST_SEATS)),
            np.zeros(size, np.bool_),
        )


class Batch:
    """`size` games, each at its next decision.

    Autoreset in the same step: where a decision ends a game, `over` is true and `results`
    holds what its seats won, while `seats`, `legal` and `counts` already ask the first
    decision of the next game. The row of `results` stays until that game ends too.

    A game depends on its own seed and actions alone, not on the size of the batch or its
    place in it. Where several seats are waited for, the lowest decides first; seats that may
    act but need not are not asked.
    """

    def __init__(
        self,
        name: str,
        size: int,
        *,
        seats: int | None = None,
        preset: str = "seed",
        options: Mapping[str, Any] | None = None,
        seeds: Sequence[int] | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        """seats: the least the game allows if not given. seeds: one a game, 0 to size-1 if
        not given. Raises UnknownGame, BadOption, BadSeats; ValueError for a wrong shape.
        """
        self.game = game_type(name)
        self.size = size
        self.seats_playing = self.game.seats[0] if seats is None else seats
        chosen = option_records.parse(
            self.game.Options, preset_of(self.game, preset), options or {}
        )
        self._options = option_records.packed(chosen, self.seats_playing, self.game.seats)
        self._buffers = _fitting(buffers or Buffers.of(self.game, size), self.game, size)
        seeds = range(size) if seeds is None else seeds
        if len(seeds) != size:
            raise ValueError(f"{size} games need {size} seeds, not {len(seeds)}")
        self.rows = np.arange(size)
        self.states: Array = self.game.State.array(size)
        self._chances = chances.from_seeds(seeds)
        self._log = EventLog.array()
        self._advance = kernels(self.game).advance
        self._buffers.counts[:] = 0  # which asks for a set-up
        self.step(np.zeros(size, np.uint64))

    @property
    def seats(self) -> NDArray[np.int64]:
        """(size,): the seat that decides next in each game."""
        return self._buffers.seats

    @property
    def legal(self) -> NDArray[np.uint64]:
        """(size, max_legal): the legal actions; the first `counts` of each row hold."""
        return self._buffers.legal

    @property
    def counts(self) -> NDArray[np.int64]:
        """(size,): how many legal actions there are."""
        return self._buffers.counts

    @property
    def results(self) -> NDArray[np.float64]:
        """(size, seats): what each seat won in the game that ended last in this place."""
        return self._buffers.results[:, : self.seats_playing]

    @property
    def over(self) -> NDArray[np.bool_]:
        """(size,): did the last step end a game here?"""
        return self._buffers.over

    def step(self, actions: NDArray[np.uint64]) -> None:
        """Play one action in each game. actions: (size,) uint64, each legal: it is not checked."""
        if actions.shape != (self.size,) or actions.dtype != np.uint64:
            raise ValueError(
                f"actions are {self.size} uint64, not {actions.shape} {actions.dtype.name}"
            )
        to = self._buffers
        self._advance(
            self.states, self._options, self._chances, self._log,
            actions, to.seats, to.legal, to.counts, to.results, to.over,
        )  # fmt: skip


def _fitting(buffers: Buffers, game: GameType, size: int) -> Buffers:
    """The buffers, if each has the shape, type and order that compiled code relies on."""
    wanted = Buffers.of(game, 0)
    for name, like in vars(wanted).items():
        given = getattr(buffers, name)
        shape = (size, *like.shape[1:])
        if given.shape != shape or given.dtype != like.dtype or not given.flags.c_contiguous:
            raise ValueError(
                f"buffer {name!r} is {shape} {like.dtype.name} in C order, "
                f"not {given.shape} {given.dtype.name}"
            )
    return buffers
