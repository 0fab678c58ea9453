"""Fixed-size records: one annotated class a record, its NumPy dtype made from it.

    class State(Record):
        phase: Annotated[int, Field("u1", "which question is open", shows=Phase)]
        lives: Annotated[Numbers, Field("i1", "lives", shape=(6,), per_seat=True)]

A rule receives one element of an array of such records and reads `state.phase`. A batch
of games is an array of records; copying a game is copying its bytes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from typing import Annotated, Any, ClassVar, Protocol, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
"""A field with several places; inside a rule it is read and written by index."""

Array = NDArray[np.void]
"""One or more records, the form in which they cross between Python and compiled code."""


class Known(Enum):
    """Who may know a field of the whole truth."""

    PUBLIC = "public"
    OWNER = "owner"  # each seat its own place
    NOBODY = "nobody"
    VIEWER = "viewer"  # a view's field: known to whom the view was built for


class Shown(Protocol):
    """How JSON shows a number that is no plain number, such as a set of cards (see `Argument`)."""

    @property
    def json(self) -> Callable[[int], Any]:
        """The number as a JSON value."""

    @property
    def typescript(self) -> str:
        """The type of that value."""


@dataclass(frozen=True)
class Field:
    """What one field of a record is.

    `kind`: NumPy type code. `unit`: what one step of the number means. `shows`: how JSON
    names the number (an enum's member, `bool`, a form such as a set of cards, or `None` for
    the number itself; `hidden` leaves it out). `per_seat`: one place a seat, cut to the seats
    that play.
    """

    kind: str
    unit: str
    shape: tuple[int, ...] = ()
    known: Known = Known.PUBLIC
    shows: type[IntEnum] | type[bool] | Shown | None = None
    per_seat: bool = False
    hidden: bool = False

    @cached_property
    def word_of(self) -> Callable[[int], Any] | None:
        """How JSON writes one number of the field; None where it writes the number."""
        if self.shows is None:
            return None
        if self.shows is bool:
            return bool
        if isinstance(self.shows, type):
            return {int(member): member.name.lower() for member in self.shows}.__getitem__
        return self.shows.json


class PlainRecord(np.record):  # type: ignore[misc]  # its base is final on paper only
    """A record as a plain-Python rule sees it: a field before a NumPy method of its name.

    So `state.round` is the field, as in compiled code.
    """

    def __getattribute__(self, name: str) -> Any:
        fields = np.void.__getattribute__(self, "dtype").fields
        if fields is not None and name in fields:
            return np.void.__getitem__(self, name)
        return super().__getattribute__(name)


class Record:
    """Base of all records. A subclass is only its annotations; nobody makes instances."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = dict(_annotated_fields(cls))
        plain = [(name, f.kind, f.shape) for name, f in cls.fields.items()]
        cls.dtype = np.dtype((PlainRecord, np.dtype(plain, align=True)))

    @classmethod
    def array(cls, length: int = 1) -> Array:
        """`length` records, all bytes zero."""
        return np.zeros(length, dtype=cls.dtype)


def _annotated_fields(cls: type[Record]) -> list[tuple[str, Field]]:
    found = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is Annotated:
            field = next((a for a in get_args(hint)[1:] if isinstance(a, Field)), None)
            if field is None:
                raise TypeError(f"{cls.__name__}.{name} has no Field in its annotation")
            found.append((name, field))
    return found


def as_bytes(records: Array) -> NDArray[np.uint8]:
    """The same memory as bytes: the fast way to copy or compare records."""
    return records.view(np.uint8)


def copy(records: Array) -> Array:
    """A copy of the bytes (a structured copy costs ten times as much)."""
    duplicate: Array = as_bytes(records).copy().view(records.dtype)
    return duplicate


def _shown(word_of: Callable[[int], Any], value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(word_of, place) for place in value]
    return word_of(value)


def as_json(kind: type[Record], records: Array, seats: int) -> dict[str, Any]:
    """One record as JSON values: enums by name, flags as booleans, seats that play."""
    shown: dict[str, Any] = {}
    for (name, field), value in zip(kind.fields.items(), records.tolist()[0], strict=True):
        if not field.hidden:
            raw = value.tolist() if field.shape else value
            cut = raw[:seats] if field.per_seat else raw
            shown[name] = cut if field.word_of is None else _shown(field.word_of, cut)
    return shown
