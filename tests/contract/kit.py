"""What the clauses stand on: a game at one moment, random walks, worlds alike to a viewer.

Everything goes through the doors that the server and the bots use, so that a clause sees
what they see. The same code runs over compiled and over plain rules.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import (
    AUDIENCE,
    ROOM,
    SPECTATOR,
    EventLog,
    audience_of,
)
from hinterzimmer.engine.options import OptionsClass
from hinterzimmer.engine.records import Array, copy
from hinterzimmer.engine.templates import Kernels, kernels

GUARD = np.uint64(0xDEAD_BEEF_DEAD_BEEF)
"""Stands behind the room for legal actions; whoever overwrites it wrote too many."""

Row = tuple[int, ...]
"""An event: kind, seat, audience, a, b, c, d."""


@dataclass(frozen=True, repr=False)
class Case:
    """A game, how many play, under which options, and the doors to its rules."""

    game: GameType
    seats: int
    options: OptionsClass
    doors: Kernels

    @cached_property
    def packed(self) -> Array:
        return option_records.packed(self.options, self.seats, self.game.seats)

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.preset}-{self.seats}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))  # Hypothesis would print every field of the game

    @property
    def preset(self) -> str:
        """The name of the options, if they have one."""
        named = (name for name in self.game.presets if brief(self.game, name) == self.options)
        return next(named, str(self.options))

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [*range(self.seats), SPECTATOR]


BRIEF: dict[str, dict[str, Any]] = {
    "chicago_gangsters": {"talk": 1},
    "gang_of_four": {"score_limit": 10},
    "villa": {"agreement": "anyone"},
}
"""By game: what makes a match short, where a whole one has thousands of moves."""


def brief(game: GameType, preset: str) -> OptionsClass:
    """A preset, but for the length of a match."""
    shortened: OptionsClass = option_records.parse(
        game.Options, game.presets[preset], BRIEF.get(game.name, {})
    )
    return shortened


def case(game: GameType, seats: int, preset: str = "seed") -> Case:
    return Case(game, seats, brief(game, preset), kernels(game))


def with_option(base: Case, name: str, value: Any) -> Case:
    return replace(
        base, options=option_records.parse(base.game.Options, base.options, {name: value})
    )


def members(mask: int) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]


class Position:
    """A game at one moment, with the stream it draws from and the log of the last action."""

    def __init__(self, case: Case, state: Array, stream: Array, log: Array | None = None) -> None:
        self.case = case
        self.state = state
        self.stream = stream
        self.log = EventLog.array() if log is None else log

    # Making

    @classmethod
    def new(cls, case: Case, seed: int) -> "Position":
        key = chances.key_of(seed.to_bytes(32, "little"))
        return cls.dealt(case, chances.from_key(key, recording=True))

    @classmethod
    def dealt(cls, case: Case, stream: Array) -> "Position":
        position = cls(case, case.game.State.array(), stream)
        position._listen()
        case.doors.setup(position.state, case.packed, position.stream, position.log)
        return position

    def copy(self) -> "Position":
        return Position(self.case, copy(self.state), copy(self.stream), copy(self.log))

    def scripted(self) -> "Position":
        """The same moment; what comes next asks a script of the last questions' answers."""
        answers = [question.answer for question in self.questions()]
        return Position(self.case, copy(self.state), chances.from_script(answers))

    # Asking

    def state_bytes(self) -> bytes:
        return self.state.tobytes()

    def all_bytes(self) -> bytes:
        """State and stream: two moments with these equal cannot part any more."""
        return self.state.tobytes() + self.stream.tobytes()

    @property
    def masks(self) -> tuple[int, int]:
        acting, must_act = self.case.doors.masks(self.state)
        return int(acting), int(must_act)

    @property
    def acting(self) -> list[int]:
        return members(self.masks[0])

    @property
    def must_act(self) -> list[int]:
        return members(self.masks[1])

    def legal(self, seat: int) -> list[int]:
        room = self.case.game.max_legal
        out = np.full(room + 1, GUARD, np.uint64)
        count = int(self.case.doors.legal(self.state, seat, out))
        assert 0 <= count <= room, f"{count} legal actions, {room} promised"
        assert out[room] == GUARD, "a legal action was written behind the room for them"
        return [int(action) for action in out[:count]]

    def why(self, seat: int, action: int) -> int:
        return int(self.case.doors.why(self.state, seat, np.uint64(action)))

    def default(self, seat: int) -> int:
        return int(self.case.doors.default(self.state, seat))

    def undo(self, seat: int) -> int:
        return int(self.case.doors.undo(self.state, seat))

    def returns(self) -> list[float]:
        out = np.zeros(16)
        self.case.doors.returns(self.state, out)
        return out.tolist()

    def view(self, viewer: int) -> Array:
        out = self.case.game.View.array()
        self.case.doors.view(self.state, viewer, out)
        return out

    def view_bytes(self, viewer: int) -> bytes:
        return self.view(viewer).tobytes()

    def imagined(self, viewer: int, seed: int) -> "Position":
        """A world that the viewer cannot tell from this one, if the rulebook keeps its word."""
        state = self.case.game.State.array()
        self.case.doors.imagine(self.view(viewer), chances.from_seeds([seed]), state)
        return Position(self.case, state, copy(self.stream))

    def questions(self) -> list[chances.Question]:
        return chances.questions(self.stream)

    # Playing

    def _listen(self) -> None:
        chances.forget(self.stream)
        self.log["room"] = ROOM
        self.log["count"] = 0

    def play(self, seat: int, action: int) -> None:
        self._listen()
        self.case.doors.apply(self.state, seat, np.uint64(action), self.stream, self.log)

    def after(self, seat: int, action: int) -> "Position":
        following = self.copy()
        following.play(seat, action)
        return following

    # What was told

    def events(self) -> list[Row]:
        count = int(self.log["count"][0])
        assert count <= ROOM, f"one action told {count} events; there is room for {ROOM}"
        return [tuple(row) for row in self.log["entry"][0, :count].tolist()]

    def heard_by(self, viewer: int) -> list[Row]:
        """The events that a viewer may know, without the audience."""
        heard = [row for row in self.events() if row[AUDIENCE] & audience_of(viewer)]
        return [row[:AUDIENCE] + row[AUDIENCE + 1 :] for row in heard]


@dataclass(frozen=True)
class Step:
    """One action of a walk."""

    before: Position
    seat: int
    action: int
    after: Position


def choose(position: Position, luck: random.Random) -> tuple[int, int]:
    """A seat that may act and one of its legal actions."""
    seats = [seat for seat in position.acting if position.legal(seat)]
    seat = luck.choice(seats)
    return seat, luck.choice(position.legal(seat))


def walk(case: Case, seed: int) -> Iterator[Step]:
    """A game from the deal to its end by random legal actions; too long a one is an error."""
    luck = random.Random(seed)
    position = Position.new(case, seed)
    played = 0
    while position.must_act:
        assert played < case.game.max_actions, f"the game goes on after {played} actions"
        seat, action = choose(position, luck)
        following = position.after(seat, action)
        yield Step(position, seat, action, following)
        position = following
        played += 1


def positions(case: Case, seed: int) -> Iterator[Position]:
    """Every moment of a random game, the deal and the end included."""
    last = Position.new(case, seed)
    yield last
    for step in walk(case, seed):
        yield step.after


def some_positions(case: Case, seed: int, count: int = 12) -> list[Position]:
    """Moments spread over a random game, for clauses that look closely at each."""
    moments = list(positions(case, seed))
    chosen = random.Random(seed).sample(range(len(moments)), min(count, len(moments)))
    return [moments[place] for place in sorted(chosen)]


def alike(position: Position, viewer: int, seed: int, worlds: int = 3) -> Iterator[Position]:
    """Worlds that the viewer cannot tell from this one."""
    for number in range(worlds):
        yield position.imagined(viewer, seed * worlds + number)


def is_sealed(case: Case, action: int) -> bool:
    """Is it a choice that others may not see before all have chosen?"""
    return case.game.notation.action_json(action)["do"] in case.game.sealed_words


def nonsense(luck: random.Random, known: Sequence[int], count: int = 24) -> list[int]:
    """Numbers that mostly mean nothing: noise, and near misses of actions that mean something."""
    numbers = [luck.getrandbits(64) for _ in range(count // 3)]
    numbers += [luck.getrandbits(luck.randrange(1, 20)) for _ in range(count // 3)]
    for _ in range(count // 3):
        number = luck.choice(known) if known else 0
        numbers.append(number ^ 1 << luck.randrange(64))
        numbers.append((number + luck.choice((-1, 1, 256, 1 << 63))) % 2**64)
    return [*numbers, 0, 2**64 - 1]
