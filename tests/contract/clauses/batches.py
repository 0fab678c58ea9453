"""The doors for many games."""

import random

import numpy as np
from contract.kit import (
    GUARD,
    Case,
    Position,
)

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.templates import pick, xorshift


def batch_equals_single_steps(case: Case, seed: int) -> None:
    """`advance` plays as the single doors do, from game to game on each stream."""
    luck = random.Random(seed)
    batch, singles = _Batch(case, seed), _Batch(case, seed)
    for _ in range(2 * case.game.max_actions if case.game.max_actions < 50 else 60):
        batch.advance()
        singles.step_by_step()
        assert batch.everything() == singles.everything()
        for game in range(_Batch.SIZE):
            action = batch.legal[game, luck.randrange(int(batch.counts[game]))]
            batch.actions[game] = singles.actions[game] = action


class _Batch:
    """The arrays of the batch door, moved by it or by the single doors."""

    SIZE = 3

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.states = case.game.State.array(self.SIZE)
        self.streams = chances.from_seeds(range(seed, seed + self.SIZE))
        self.log = EventLog.array()
        self.actions = np.zeros(self.SIZE, np.uint64)
        self.seats = np.zeros(self.SIZE, np.int64)
        self.legal = np.zeros((self.SIZE, case.game.max_legal), np.uint64)
        self.counts = np.zeros(self.SIZE, np.int64)
        self.results = np.zeros((self.SIZE, 16))
        self.over = np.zeros(self.SIZE, np.bool_)

    def advance(self) -> None:
        self.case.doors.advance(
            self.states, self.case.packed, self.streams, self.log, self.actions, self.seats,
            self.legal, self.counts, self.results, self.over,
        )  # fmt: skip

    def step_by_step(self) -> None:
        for game in range(self.SIZE):
            self._step(game)

    def _step(self, game: int) -> None:
        doors, one = self.case.doors, slice(game, game + 1)
        state, stream = self.states[one], self.streams[one]
        self.over[game] = False
        if self.counts[game] == 0:
            self._deal(game)
        else:
            doors.apply(state, int(self.seats[game]), self.actions[game], stream, self.log)
        if doors.masks(state)[1] == 0:
            self.over[game] = True
            doors.returns(state, self.results[game])
            chances.next_game(stream[0])
            self._deal(game)
        waiting = int(doors.masks(state)[1])
        self.seats[game] = (waiting & -waiting).bit_length() - 1
        self.counts[game] = doors.legal(state, int(self.seats[game]), self.legal[game])

    def _deal(self, game: int) -> None:
        one = slice(game, game + 1)
        self.states.view(np.uint8).reshape(self.SIZE, -1)[game] = 0
        self.case.doors.setup(self.states[one], self.case.packed, self.streams[one], self.log)

    def everything(self) -> list[bytes]:
        arrays = (self.states, self.streams, self.seats, self.legal, self.counts, self.over)
        return [array.tobytes() for array in (*arrays, self.results)]


def play_out_plays_by_the_rules(case: Case, seed: int) -> None:
    """Whole games in one call: the moves and sums that the single doors come to, each time."""
    games = 3
    expected = _played_singly(case, seed, games)
    for _ in range(2):
        results, ends = np.zeros((games, 16)), case.game.State.array(games)
        out = np.full(case.game.max_legal + 1, GUARD, np.uint64)
        moves = case.doors.play_out(
            case.game.State.array(), case.packed, chances.from_seeds([seed]), EventLog.array(),
            np.uint64(seed + 1), games, out, results, ends,
        )  # fmt: skip
        assert (moves, results.tolist(), ends.tobytes()) == expected
        assert out[-1] == GUARD


def _played_singly(case: Case, seed: int, games: int) -> tuple[int, list[list[float]], bytes]:
    stream = chances.from_seeds([seed])
    results = []
    ends = b""
    random_word = np.uint64(seed + 1)
    moves = 0
    for _ in range(games):
        position = Position(case, case.game.State.array(), stream)
        case.doors.setup(position.state, case.packed, stream, position.log)
        while position.must_act:
            mover, random_word = _polled(position, random_word)
            legal = position.legal(mover)
            random_word = np.uint64(xorshift(random_word))
            action = legal[pick(random_word, len(legal))]
            case.doors.apply(position.state, mover, np.uint64(action), stream, position.log)
            moves += 1
        results.append(position.returns())
        ends += position.state_bytes()
        chances.next_game(stream[0])
    return moves, results, ends


def _polled(position: Position, random_word: np.uint64) -> tuple[int, np.uint64]:
    """Who moves: seats that need not act come first, by lot, then the first that must."""
    must_act = position.must_act
    for seat in position.acting:
        if seat not in must_act:
            count = len(position.legal(seat))
            random_word = np.uint64(xorshift(random_word))
            if pick(random_word, count + 1) < count:
                return seat, random_word
    return must_act[0], random_word
