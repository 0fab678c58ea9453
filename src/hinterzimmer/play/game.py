"""`Game`: one game in progress. Checked doors outside, the trusting rulebook inside."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import msgspec
import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine import records
from hinterzimmer.engine.chance import Question
from hinterzimmer.engine.contract import GameType, rule_number
from hinterzimmer.engine.errors import BadOption, BadSeats, GameOver, IllegalAction
from hinterzimmer.engine.events import AUDIENCE, EVERYONE, KIND, ROOM, SEAT, SPECTATOR, EventLog
from hinterzimmer.engine.options import OptionsClass
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.templates import Kernels, kernels
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.entries import Entry, Heard, told_to

UNDO = {"do": "undo"}
"""The action that takes the last one back, in every game's JSON; its text is `undo`."""

Action = str | int | Mapping[str, Any]
"""An action in any of its forms: text, the rulebook's `uint64`, JSON."""


@dataclass
class _Before:
    """What an undo goes back to."""

    state: Array
    seat: int


@dataclass
class Game:
    """A game in progress. Make one with `Game.new` or `Game.from_sheet`.

    Seats count from 0. `seat=None` where a viewer is meant is a spectator.
    """

    type: GameType
    seats: int
    options: OptionsClass
    seed: bytes
    words: tuple[str, ...]
    names: tuple[str, ...]
    entries: list[Entry] = field(default_factory=list)
    _state: Array = field(repr=False, default_factory=lambda: np.zeros(0, np.void))
    _chance: Array = field(repr=False, default_factory=lambda: np.zeros(0, np.void))
    _log: Array = field(repr=False, default_factory=EventLog.array)
    _before: list[_Before] = field(repr=False, default_factory=list)
    _decisions: list[int] = field(repr=False, default_factory=list)
    _asked: list[tuple[int, ...] | None] = field(repr=False, default_factory=list)
    _told: list[Heard] = field(repr=False, default_factory=list)
    _heard_by: list[int] = field(repr=False, default_factory=lambda: [0] * (SPECTATOR + 1))
    _unnoticed: list[list[int]] = field(
        repr=False, default_factory=lambda: [[] for _ in range(SPECTATOR + 1)]
    )
    _masks: tuple[int, int] = (0, 0)  # who acts, for whom the game waits: asked often

    @classmethod
    def new(
        cls,
        name: str,
        *,
        seats: int | None = None,
        preset: str = "seed",
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        words: Sequence[str] = (),
        names: Sequence[str] | None = None,
    ) -> Self:
        """A new game, set up.

        seats: the least the game allows if not given. options: named values that change the
        preset. seed: 32 bytes, drawn from the system if not given. words: what the players
        mixed in, in seat order. names: one a seat.
        Raises UnknownGame, BadOption, BadSeats.
        """
        kind = game_type(name)
        count = kind.seats[0] if seats is None else seats
        chosen = option_records.parse(kind.Options, preset_of(kind, preset), options or {})
        if names is not None and len(names) != count:
            raise BadSeats(
                f"{count} seats need {count} names, not {len(names)}",
                code="bad-names",
                seats=count,
                names=len(names),
            )
        seed = os.urandom(32) if seed is None else seed
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        called = tuple(names or (f"Seat {seat}" for seat in range(count)))
        game = cls(kind, count, chosen, seed, tuple(words), called)
        game._set_up()
        return game

    def _set_up(self) -> None:
        packed = option_records.packed(self.options, self.seats, self.type.seats)
        self._state = self.type.State.array()
        self._chance = chances.from_key(chances.key_of(self.seed, self.words), recording=True)
        self._log["room"] = ROOM
        self._decisions = [0] * self.seats
        self._asked = [None] * self.seats
        self._rules.setup(self._state, packed, self._chance, self._log)
        self._write_entry(None, None)

    @property
    def _rules(self) -> Kernels:
        return kernels(self.type)

    @classmethod
    def from_sheet(cls, source: "bytes | str | Mapping[str, Any]") -> "Game":
        """The game of a score sheet, checked. Raises SheetError."""
        from hinterzimmer.play.sheet import verify

        return verify(source)

    def sheet(self) -> dict[str, Any]:
        """The score sheet as JSON values. It shows the seed."""
        from hinterzimmer.play.sheet import sheet_of

        values: dict[str, Any] = msgspec.to_builtins(sheet_of(self))
        return values

    # What can be seen

    @property
    def seed_hash(self) -> str:
        """The promise made before the first card: SHA-256 of the seed, in hex."""
        return chances.commitment(self.seed)

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        return _seats_in(self._masks[0])

    @property
    def waiting(self) -> list[int]:
        """The seats for whom the game waits."""
        return _seats_in(self._masks[1])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.waiting

    @property
    def result(self) -> list[float] | None:
        """What each seat has won, or None while the game goes on."""
        if not self.over:
            return None
        out = np.zeros(16)
        self._rules.returns(self._state, out)
        return [float(value) for value in out[: self.seats]]

    def view_record(self, seat: int | None = None) -> Array:
        """What the seat may know, as a record: what bots get."""
        return self._seen(self._state, self._place(seat))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat may know, as JSON values."""
        return records.as_json(self.type.View, self.view_record(seat), self.seats)

    def log(self, seat: int | None = None, since: int = 0) -> list[Heard]:
        """The events that the viewer may know, from event number `since` + 1 on."""
        place = 1 << self._place(seat)
        return [heard for heard in self._told[since:] if heard.audience & place]

    def heard_by(self, seat: int | None) -> int:
        """How many events the viewer has heard."""
        return self._heard_by[self._place(seat)]

    def unnoticed(self, seat: int | None) -> list[int]:
        """The numbers of the entries that the viewer neither heard of nor saw change anything."""
        return self._unnoticed[self._place(seat)]

    @property
    def events(self) -> int:
        """How many events there have been, for whomever."""
        return len(self._told)

    # What can be done

    def legal_codes(self, seat: int) -> list[int]:
        """All legal actions as the rulebook's integers, in its order."""
        out = np.zeros(self.type.max_legal, np.uint64)
        count = int(self._rules.legal(self._state, self._seat(seat), out))
        return [int(action) for action in out[:count]]

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """All legal actions as JSON, in the rulebook's order."""
        return [self.type.notation.action_json(code) for code in self.legal_codes(seat)]

    def decision(self, seat: int) -> int:
        """The number of what this seat is asked: it moves only when that changes."""
        return self._decisions[self._seat(seat)]

    def default(self, seat: int) -> int:
        """What is done for a seat of `waiting` whose time is up."""
        return int(self._rules.default(self._state, self._seat(seat)))

    def code_of(self, action: Action) -> int:
        """An action in any form as the rulebook's integer. Raises NotationError."""
        if isinstance(action, str):
            return self.type.notation.action_from_text(action)
        if isinstance(action, Mapping):
            return self.type.notation.action_from_json(dict(action))
        return int(action)

    def why_not(self, seat: int, action: Action) -> str | None:
        """The number of the rule that forbids the action, or None where it is legal."""
        code = self.code_of(action)
        broken = int(self._rules.why(self._state, self._seat(seat), np.uint64(code)))
        return rule_number(broken) if broken else None

    def check(self, seat: int, action: Action) -> int:
        """The action as an integer, if it is legal now. Changes nothing.

        Raises NotationError, IllegalAction (with the rule's number), GameOver.
        """
        code = self.code_of(action)
        if self.over:
            raise GameOver(f"this game of {self.type.name} is over; nothing can be played")
        rule = self.why_not(seat, code)
        if rule is not None:
            raise IllegalAction(
                f"seat {seat} may not do that now: rule {rule} of {self.type.name}",
                rule=rule,
                game=self.type.name,
                seat=seat,
            )
        return code

    def play(self, action: Action, seat: int | None = None) -> Entry:
        """Play an action. seat: may be left out where the game waits for one seat only.

        Raises NotationError, IllegalAction, GameOver; then nothing has changed.
        """
        if seat is None:
            seat = self._only_seat()
        if action == "undo" or action == UNDO:
            return self.undo(seat)
        return self._apply(seat, self.check(seat, action))

    def _only_seat(self) -> int:
        waiting = self.waiting
        if not waiting:
            raise GameOver(f"this game of {self.type.name} is over; nothing can be played")
        if len(waiting) > 1:
            raise BadSeats(
                f"the game waits for seats {waiting}; say which one plays",
                code="which-seat",
                waiting=waiting,
            )
        return waiting[0]

    def _apply(self, seat: int, code: int) -> Entry:
        self._before.append(_Before(records.copy(self._state), seat))
        self._rules.apply(self._state, seat, np.uint64(code), self._chance, self._log)
        return self._write_entry(seat, self.type.notation.action_json(code))

    def may_undo(self, seat: int) -> bool:
        """Was the seat's action the last, and did it move neither knowledge nor chance?"""
        return self._why_no_undo(seat) == 0

    def _why_no_undo(self, seat: int) -> int:
        broken = int(self._rules.undo(self._state, self._seat(seat)))
        if broken == 0 and not (self._before and self._before[-1].seat == seat):
            raise AssertionError(f"{self.type.name}: may_undo allows what nobody played")
        return broken

    def undo(self, seat: int) -> Entry:
        """Take the seat's last action back. Raises IllegalAction where that may not be."""
        broken = self._why_no_undo(seat)
        if broken:
            rule = rule_number(broken)
            raise IllegalAction(
                f"seat {seat} may not take anything back: rule {rule} of {self.type.name}",
                rule=rule,
                game=self.type.name,
                seat=seat,
            )
        records.as_bytes(self._state)[:] = records.as_bytes(self._before.pop().state)
        return self._write_entry(seat, UNDO)

    def replay(self, actions: Iterable[tuple[int, Mapping[str, Any]]]) -> None:
        """Play actions that were checked when they were first played."""
        for seat, action in actions:
            if action == UNDO:
                self.undo(seat)
            else:
                self._apply(seat, self.code_of(action))

    # Its own bookkeeping

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadSeats(
                f"there is no seat {seat}; seats are 0 to {self.seats - 1}",
                code="no-such-seat",
                seat=seat,
                seats=self.seats,
            )
        return seat

    def _place(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _write_entry(self, seat: int | None, action: dict[str, Any] | None) -> Entry:
        number = len(self.entries)
        if action == UNDO:
            told: list[tuple[int, dict[str, Any]]] = [(0xFFFF, {"event": "undone", "seat": seat})]
            asked: list[Question] = []
        else:
            told, asked = self._collect()
        heard = self._tell(number, told)
        unnoticing = [] if seat is None else self._unnoticing(seat, heard)
        for place in unnoticing:
            self._unnoticed[place].append(number)
        noticed = SPECTATOR not in unnoticing
        entry = Entry(number, seat, action, tuple(asked), tuple(heard), noticed)
        self.entries.append(entry)
        self._count_decisions(seat)
        return entry

    def _tell(self, number: int, told: Iterable[tuple[int, dict[str, Any]]]) -> list[Heard]:
        first = len(self._told) + 1
        heard = [Heard(first + n, number, *one) for n, one in enumerate(told)]
        self._told += heard
        for one in heard:
            for place in (*range(self.seats), SPECTATOR):
                self._heard_by[place] += one.audience >> place & 1
        return heard

    def _unnoticing(self, mover: int, heard: Sequence[Heard]) -> list[int]:
        told = told_to(mover, heard)
        if not heard or told == EVERYONE or self._masks != self._asking():
            return []
        deaf = [place for place in (*range(self.seats), SPECTATOR) if not told >> place & 1]
        before, now = self._before[-1].state, self._state
        return [p for p in deaf if self._seen(before, p).tobytes() == self._seen(now, p).tobytes()]

    def _seen(self, state: Array, place: int) -> Array:
        view = self.type.View.array()
        self._rules.view(state, place, view)
        return view

    def _asking(self) -> tuple[int, int]:
        acting, waiting = self._rules.masks(self._state)
        return int(acting), int(waiting)

    def _collect(self) -> tuple[list[tuple[int, dict[str, Any]]], list[Question]]:
        """What the rules told and asked since the last entry."""
        count = int(self._log["count"][0])
        if count > ROOM:
            raise RuntimeError(f"one action told {count} events; there is room for {ROOM}")
        told = [
            (
                int(row[AUDIENCE]),
                self.type.notation.event_json(int(row[KIND]), int(row[SEAT]), row[3:].tolist()),
            )
            for row in self._log["entry"][0, :count]
        ]
        asked = chances.questions(self._chance)
        self._log["count"] = 0
        chances.forget(self._chance)
        return told, asked

    def _count_decisions(self, mover: int | None) -> None:
        """A seat's number moves when what it is asked has changed, or it has just acted."""
        self._masks = acting, waiting = self._asking()
        for seat in range(self.seats):
            asked: tuple[int, ...] | None = None
            if acting >> seat & 1:
                asked = (waiting >> seat & 1, *self.legal_codes(seat))
            if asked != self._asked[seat] or seat == mover:
                self._decisions[seat] += 1
            self._asked[seat] = asked


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def preset_of(kind: GameType, name: str) -> OptionsClass:
    """The options of a named preset. Raises BadOption, which names those there are."""
    if name not in kind.presets:
        raise BadOption(
            f"{kind.name} has no preset {name!r}; it has {', '.join(kind.presets)}",
            code="unknown-preset",
            preset=name,
            allowed=list(kind.presets),
        )
    return kind.presets[name]
