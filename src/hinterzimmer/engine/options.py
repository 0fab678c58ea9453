"""A game's options: a frozen dataclass whose every field is a choice of rule.

    @dataclass(frozen=True)
    class Options:
        tie: Tie = option(Tie.LATER_LOSES, rule="6.2")

Outside, values have names (`"later_loses"`, `true`, `3`); inside, an option is a small
integer in a packed record with one more field, `seats`.
"""

import dataclasses
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, ClassVar, Protocol, get_type_hints

import numpy as np

from hinterzimmer.engine.errors import BadOption, BadSeats
from hinterzimmer.engine.records import Array, PlainRecord


class OptionsClass(Protocol):
    """Any frozen dataclass made of `option` fields."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


def option(default: Any, *, rule: str, values: range | None = None) -> Any:
    """A choice of rule. `values` is needed for whole numbers only."""
    return dataclasses.field(default=default, metadata={"rule": rule, "values": values})


@dataclasses.dataclass(frozen=True)
class Choice:
    """One option as others see it."""

    name: str
    rule: str
    default: Any
    values: tuple[Any, ...]


def _named(value: Any) -> Any:
    return value.name.lower() if isinstance(value, IntEnum) else value


def _possible(hint: Any, values: range | None) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return tuple(hint)
    if values is None:
        raise TypeError("an option that is a whole number needs its `values`")
    return tuple(values)


def _fields(kind: type[OptionsClass]) -> list[tuple[str, Any, tuple[Any, ...], str]]:
    hints = get_type_hints(kind)
    return [
        (f.name, f.default, _possible(hints[f.name], f.metadata["values"]), f.metadata["rule"])
        for f in dataclasses.fields(kind)
    ]


def choices(kind: type[OptionsClass]) -> list[Choice]:
    """Every option of a game, in order, with names for values."""
    return [
        Choice(name, rule, _named(default), tuple(_named(v) for v in possible))
        for name, default, possible, rule in _fields(kind)
    ]


def parse(kind: type[OptionsClass], base: OptionsClass, given: Mapping[str, Any]) -> Any:
    """`base` with the named values of `given`.

    Raises BadOption for an unknown option or value; it names the allowed ones.
    """
    known = {name: possible for name, _, possible, _ in _fields(kind)}
    changes = {}
    for name, wanted in given.items():
        if name not in known:
            raise BadOption(
                f"there is no option {name!r}; the options are {', '.join(known) or 'none'}",
                code="unknown-option",
                option=name,
                allowed=list(known),
            )
        allowed = {_named(v): v for v in known[name]}
        # 1 == True in Python: a value counts only with its own type
        if not any(wanted == n and type(wanted) is type(n) for n in allowed):
            raise BadOption(
                f"option {name!r} cannot be {wanted!r}; it is one of "
                f"{', '.join(str(n) for n in allowed)}",
                code="bad-option-value",
                option=name,
                value=wanted,
                allowed=list(allowed),
            )
        changes[name] = allowed[wanted]
    return dataclasses.replace(base, **changes)


def named(options: OptionsClass) -> dict[str, Any]:
    """The options as JSON values, every one of them."""
    return {f.name: _named(getattr(options, f.name)) for f in dataclasses.fields(options)}


def packed(options: OptionsClass, seats: int, allowed: range) -> Array:
    """The record that `setup` receives: every option as an integer, and `seats`."""
    if seats not in allowed:
        raise BadSeats(
            f"this game has {allowed[0]} to {allowed[-1]} seats, not {seats}",
            least=allowed[0],
            most=allowed[-1],
            seats=seats,
        )
    values = {f.name: int(getattr(options, f.name)) for f in dataclasses.fields(options)}
    values["seats"] = seats
    dtype = np.dtype((PlainRecord, np.dtype([(name, "i8") for name in values])))
    record: Array = np.zeros(1, dtype)
    for name, value in values.items():
        record[name] = value
    return record
