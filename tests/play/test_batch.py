"""A batch plays what single games play, whatever its size; it takes a caller's memory."""

import numpy as np
import pytest
from numpy.typing import NDArray

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.batch import Batch, Buffers

CHICAGO = game_type("chicago")
STEPS = 400
SEATS = 3


class Single:
    """One game stepped through the same rules, one call at a time, again and again."""

    def __init__(self, seed: int) -> None:
        self.rules = kernels(CHICAGO)
        self.options = option_records.packed(CHICAGO.presets["seed"], SEATS, CHICAGO.seats)
        self.chance = chances.from_seeds([seed])
        self.log = EventLog.array()
        self.results: list[list[float]] = []
        self.begin()

    def begin(self) -> None:
        self.state = CHICAGO.State.array()
        self.rules.setup(self.state, self.options, self.chance, self.log)

    @property
    def seat(self) -> int:
        waiting = int(self.rules.masks(self.state)[1])
        return (waiting & -waiting).bit_length() - 1

    def legal(self) -> list[int]:
        out = np.zeros(CHICAGO.max_legal, np.uint64)
        count = self.rules.legal(self.state, self.seat, out)
        return [int(action) for action in out[:count]]

    def step(self, place: int) -> bool:
        """Play the legal action at `place`; did it end a game?"""
        action = np.uint64(self.legal()[place])
        self.rules.apply(self.state, self.seat, action, self.chance, self.log)
        if self.rules.masks(self.state)[1]:
            return False
        result = np.zeros(16)
        self.rules.returns(self.state, result)
        self.results.append(result[:SEATS].tolist())
        chances.next_game(self.chance[0])
        self.begin()
        return True


def pick(counts: NDArray[np.int64], step: int, games: NDArray[np.int64]) -> NDArray[np.int64]:
    """A place for each game that depends on its number and the step only."""
    mixed = (games * 7919 + step * 104729) % 1009
    return mixed % counts


def test_a_batch_plays_what_single_games_play() -> None:
    size = 5
    batch = Batch("chicago", size, seats=SEATS, seeds=range(size))
    singles = [Single(seed) for seed in range(size)]
    for step in range(STEPS):
        places = pick(batch.counts, step, batch.rows)
        for row, single in enumerate(singles):
            assert batch.seats[row] == single.seat
            assert batch.legal[row, : batch.counts[row]].tolist() == single.legal()
        batch.step(batch.legal[batch.rows, places])
        for row, single in enumerate(singles):
            assert single.step(int(places[row])) == batch.over[row]
            assert batch.states[row].tobytes() == single.state[0].tobytes()
            if batch.over[row]:
                assert batch.results[row].tolist() == single.results[-1]
    assert all(len(single.results) >= 2 for single in singles)


def test_a_game_does_not_depend_on_the_batch_it_is_in() -> None:
    large = Batch("chicago", 8, seats=SEATS, seeds=range(100, 108))
    small = Batch("chicago", 1, seats=SEATS, seeds=[103])
    for step in range(STEPS):
        large.step(large.legal[large.rows, pick(large.counts, step, large.rows + 100)])
        small.step(small.legal[small.rows, pick(small.counts, step, small.rows + 103)])
        assert large.states[3].tobytes() == small.states[0].tobytes()


def test_it_writes_into_the_callers_memory() -> None:
    buffers = Buffers.of(CHICAGO, 4)
    batch = Batch("chicago", 4, buffers=buffers)
    assert np.shares_memory(batch.legal, buffers.legal)
    assert (buffers.counts > 0).all()


def test_used_buffers_begin_new_games() -> None:
    buffers = Buffers.of(CHICAGO, 2)
    first = Batch("chicago", 2, buffers=buffers)
    opening = first.states.tobytes()
    first.step(first.legal[:, 0].copy())
    assert Batch("chicago", 2, buffers=buffers).states.tobytes() == opening


@pytest.mark.parametrize(
    "actions", [np.zeros(3, np.uint64), np.zeros(4, np.int64), np.zeros((4, 1), np.uint64)]
)
def test_actions_of_a_wrong_shape_or_type_are_refused(actions: NDArray[np.uint64]) -> None:
    batch = Batch("chicago", 4)
    with pytest.raises(ValueError, match="actions are 4 uint64"):
        batch.step(actions)


def test_buffers_that_do_not_fit_are_refused_by_name() -> None:
    small = Buffers.of(CHICAGO, 3)
    with pytest.raises(ValueError, match="buffer 'seats'"):
        Batch("chicago", 4, buffers=small)


def test_seeds_and_seats_are_checked() -> None:
    with pytest.raises(ValueError, match="4 games need 4 seeds, not 1"):
        Batch("chicago", 4, seeds=[1])
    with pytest.raises(BadSeats):
        Batch("chicago", 4, seats=7)
