"""Actions, events and questions of chance as text and as JSON, and back.

A game declares tables (`ActionForm`, `EventForm`); the conversions are written once here.
JSON of an action is `{"do": "throw", "dice": [1, 3]}`; its text is `throw 13`.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol, runtime_checkable

from hinterzimmer.engine.errors import NotationError


@dataclass(frozen=True)
class Argument:
    """How one integer is written. Decoders raise ValueError on what means nothing.

    size: how many bytes it takes where an action has several arguments.
    """

    name: str
    json: Callable[[int], Any]
    from_json: Callable[[Any], int]
    text: Callable[[int], str]
    from_text: Callable[[str], int]
    typescript: str = "number"
    size: int = 1


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**56:
        raise ValueError("not a whole number")
    return value


def number(name: str) -> Argument:
    """A plain number, such as a seat (counted from 0)."""
    return Argument(name, int, _whole, str, lambda t: _whole(int(t)))


def flags(name: str, size: int) -> Argument:
    """A set of at most nine things numbered from 1; the text is their digits."""

    def members(mask: int) -> list[int]:
        return [place + 1 for place in range(size) if mask >> place & 1]

    def mask(numbers: Any) -> int:
        if not isinstance(numbers, list) or len(set(map(_whole, numbers))) != len(numbers):
            raise ValueError("not a list of different numbers")
        if any(not 1 <= n <= size for n in numbers):
            raise ValueError(f"numbers go from 1 to {size}")
        return sum(1 << (n - 1) for n in numbers)

    return Argument(
        name,
        members,
        mask,
        lambda m: "".join(map(str, members(m))) or "-",
        lambda t: mask([] if t == "-" else [int(c) for c in t]),
        "number[]",
    )


def choice(name: str, kind: type[IntEnum]) -> Argument:
    """A member of a closed set, by its name in lower case."""
    by_name = {member.name.lower(): int(member) for member in kind}

    def value(text: Any) -> int:
        if not isinstance(text, str) or text not in by_name:
            raise ValueError(f"one of {', '.join(by_name)}")
        return by_name[text]

    def shown(number: int) -> str:
        return kind(number).name.lower()

    union = " | ".join(f'"{n}"' for n in by_name)
    return Argument(name, shown, value, shown, value, union)


@dataclass(frozen=True)
class ActionForm:
    """A kind of packed action: its number, its word, its arguments if it has any.

    A single argument has 56 bits; of several each has its `size` in bytes, seven at most in
    all, the first in the lowest.
    """

    kind: int
    word: str
    argument: Argument | None = None
    more: tuple[Argument, ...] = ()

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """All of them, in order."""
        return () if self.argument is None else (self.argument, *self.more)

    def split(self, packed: int) -> list[int]:
        """The arguments' numbers."""
        if not self.more:
            return [packed] if self.argument is not None else []
        places = itertools.accumulate((a.size for a in self.arguments), initial=0)
        return [
            packed >> 8 * place & (1 << 8 * argument.size) - 1
            for argument, place in zip(self.arguments, places, strict=False)
        ]

    def joined(self, numbers: Sequence[int]) -> int:
        """The way back; ValueError for a number that has no room."""
        if not self.more:
            return sum(numbers)
        packed, place = 0, 0
        for argument, number in zip(self.arguments, numbers, strict=True):
            if number >> 8 * argument.size:
                raise ValueError("a number is too large")
            packed |= number << 8 * place
            place += argument.size
        return packed


@dataclass(frozen=True)
class EventForm:
    """A kind of event: its number, its word, and what its places a, b, c, d mean."""

    kind: int
    word: str
    arguments: tuple[Argument, ...] = ()


class Notation(Protocol):
    """What a game must offer so that people and programs can read it."""

    def action_json(self, action: int) -> dict[str, Any]:
        """A canonical action as JSON."""

    def action_from_json(self, value: Any) -> int:
        """Back; NotationError for what names no action."""

    def action_text(self, action: int) -> str:
        """A canonical action as text."""

    def action_from_text(self, text: str) -> int:
        """Back; NotationError for what names no action."""

    def event_json(self, kind: int, seat: int, arguments: Sequence[int]) -> dict[str, Any]:
        """An event as JSON."""

    def purpose_text(self, purpose: int) -> str:
        """What a question of chance was for: a stable word, `.<seat>` where it is a seat's."""


@runtime_checkable
class Tabled(Protocol):
    """A notation that declares its actions and events as tables, however it packs them."""

    @property
    def actions(self) -> tuple[ActionForm, ...]:
        """Every kind of action."""

    @property
    def events(self) -> tuple[EventForm, ...]:
        """Every kind of event."""


def _malformed(given: Any, why: str, words: Sequence[str]) -> NotationError:
    return NotationError(
        f"{given!r} is no action of this game ({why}); actions are {', '.join(words)}",
        given=str(given)[:200],
        allowed=list(words),
    )


@dataclass(frozen=True)
class PackedNotation:
    """Notation of a game whose actions are a kind and its arguments (`bits.packed`)."""

    actions: tuple[ActionForm, ...]
    events: tuple[EventForm, ...]
    purpose: Callable[[int], str]
    _by_word: Mapping[str, ActionForm] = field(init=False)
    _by_kind: Mapping[int, ActionForm] = field(init=False)
    _events: Mapping[int, EventForm] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_word", {form.word: form for form in self.actions})
        object.__setattr__(self, "_by_kind", {form.kind: form for form in self.actions})
        object.__setattr__(self, "_events", {form.kind: form for form in self.events})

    @property
    def words(self) -> list[str]:
        return list(self._by_word)

    def _form(self, action: int) -> ActionForm:
        form = self._by_kind.get(action & 0xFF)
        if form is None or action >> 8 != form.joined(form.split(action >> 8)):
            raise _malformed(action, "its number has no form", self.words)
        return form

    def action_json(self, action: int) -> dict[str, Any]:
        form = self._form(action)
        numbers = form.split(action >> 8)
        shown = {a.name: a.json(n) for a, n in zip(form.arguments, numbers, strict=True)}
        return {"do": form.word, **shown}

    def action_from_json(self, value: Any) -> int:
        if not isinstance(value, dict) or not isinstance(value.get("do"), str):
            raise _malformed(value, 'JSON needs a word under "do"', self.words)
        form = self._by_word.get(value["do"])
        if form is None:
            raise _malformed(value["do"], "the word is unknown", self.words)
        wanted = {"do", *(argument.name for argument in form.arguments)}
        if set(value) != wanted:
            raise _malformed(value, f"its fields are {', '.join(sorted(wanted))}", self.words)
        try:
            numbers = [argument.from_json(value[argument.name]) for argument in form.arguments]
            return form.kind | form.joined(numbers) << 8
        except (ValueError, TypeError) as error:
            raise _malformed(value, str(error), self.words) from error

    def action_text(self, action: int) -> str:
        form = self._form(action)
        numbers = form.split(action >> 8)
        shown = [a.text(n) for a, n in zip(form.arguments, numbers, strict=True)]
        return " ".join([form.word, *shown])

    def action_from_text(self, text: str) -> int:
        word, _, rest = text.strip().partition(" ")
        form = self._by_word.get(word)
        if form is None:
            raise _malformed(text, "the word is unknown", self.words)
        given = rest.split() if form.more else [rest.strip()] if rest else []
        if len(given) != len(form.arguments):
            raise _malformed(text, f"{word!r} is written {self._example(form)}", self.words)
        try:
            numbers = [a.from_text(part) for a, part in zip(form.arguments, given, strict=True)]
            return form.kind | form.joined(numbers) << 8
        except ValueError as error:
            raise _malformed(text, str(error), self.words) from error

    @staticmethod
    def _example(form: ActionForm) -> str:
        return " ".join([form.word, *(f"<{argument.name}>" for argument in form.arguments)])

    def event_json(self, kind: int, seat: int, arguments: Sequence[int]) -> dict[str, Any]:
        form = self._events[kind]
        shown: dict[str, Any] = {"event": form.word}
        if seat != 255:
            shown["seat"] = seat
        for argument, value in zip(form.arguments, arguments, strict=False):
            shown[argument.name] = argument.json(value)
        return shown

    def purpose_text(self, purpose: int) -> str:
        return self.purpose(purpose)
