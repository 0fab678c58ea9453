"""A view as lines of text, for every game alike.

What each seat has becomes a table, the rest goes in a row as wide as the terminal. What is
still nothing (0, false, no seat) is left out, options too: `hinterzimmer games` lists those.
"""

import shutil
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.records import Field
from hinterzimmer.play import Game
from hinterzimmer.texts import Texts

LEFT_OUT = frozenset({"seats", "turn"})  # the table's rows and its mark say it

NOTHING = frozenset({None, "", "none", "unknown"})  # a field that says nothing yet

WIDEST = 40
"""A column of more characters leaves the table."""


def board(game: Game, seat: int | None, texts: Texts) -> str:
    """What the viewer sees; `seat` None is a spectator. A mark shows whose turn it is."""
    view, fields = game.view(seat), game.type.View.fields
    columns = {
        _label(game.type, name, texts): [_cell(one, fields[name], game, texts) for one in value]
        for name, value in view.items()
        if fields[name].per_seat
    }
    wide = {name: cells for name, cells in columns.items() if max(map(len, cells)) > WIDEST}
    narrow = {name: cells for name, cells in columns.items() if any(cells) and name not in wide}
    return "\n".join(
        [
            *_seats(game, narrow),
            *_in_rows(_items(game, view, texts)),
            *_by_seat(game, wide),
        ]
    )


def _items(game: Game, view: dict[str, Any], texts: Texts) -> Iterator[str]:
    """What belongs to no seat, each with its label."""
    fields = game.type.View.fields
    for name, value in view.items():
        field = fields[name]
        if not field.per_seat and field.unit != "option" and name not in LEFT_OUT:
            shown = _cell(value, field, game, texts)
            if shown:
                yield f"{_label(game.type, name, texts)} {shown}"


def _is_seat(field: Field) -> bool:
    """By its unit: does the field hold a seat (or, where it may, -1)?"""
    return field.unit == "seat" or field.unit.startswith(("seat ", "seat,"))


def _says(value: Any) -> bool:
    """Is it more than zeros, and than the -1 that stands for nobody?"""
    if isinstance(value, list | dict):
        return any(map(_says, value.values() if isinstance(value, dict) else value))
    return value > 0 if isinstance(value, int | float) else value not in NOTHING


def _cell(value: Any, field: Field, game: Game, texts: Texts) -> str:
    """A value as it is shown; empty where it says nothing. Seat and place 0 do say something."""
    if isinstance(value, int) and (_is_seat(field) or field.unit.endswith(", or -1")):
        return _shown(value, field, game, texts) if value >= 0 else ""
    return _shown(value, field, game, texts) if _says(value) else ""


def _label(game: GameType, name: str, texts: Texts) -> str:
    for message in (f"{game.name}-field-{name}", f"field-{name}"):
        if texts.has(message):
            return texts(message)
    return name.replace("_", " ")


def _shown(value: Any, field: Field, game: Game, texts: Texts) -> str:
    """Flags as the numbers of those set (from 1, if the unit says no other), seats by name."""
    if isinstance(value, list) and field.shows is bool:
        first = 0 if field.unit.endswith(", from 0") else 1
        return " ".join(str(place) for place, flag in enumerate(value, first) if flag)
    if isinstance(value, int) and not isinstance(value, bool) and _is_seat(field):
        return str(game.names[value])
    if isinstance(value, list) and _is_seat(field):
        return " ".join(game.names[seat] if seat >= 0 else "-" for seat in value)
    return _plain(value, texts)


def _plain(value: Any, texts: Texts, *, inside: bool = False) -> str:
    """A value in words; several of one thing in brackets where they stand among others."""
    if isinstance(value, dict):
        row = " ".join(_plain(one, texts, inside=True) for one in value.values() if _says(one))
        return f"({row})" if inside else row
    if isinstance(value, list):
        row = " ".join(_plain(one, texts, inside=True) if _says(one) else "-" for one in value)
        return f"({row})" if inside else row
    if isinstance(value, bool):
        return "✓" if value else "-"
    word = f"value-{value}"
    return texts(word) if isinstance(value, str) and texts.has(word) else str(value)


def _seats(game: Game, columns: dict[str, list[str]]) -> list[str]:
    rows = [["", *columns]]
    for seat, player in enumerate(game.names):
        mark = "▸ " if seat in game.waiting else "  "
        rows.append([mark + player, *(cells[seat] for cells in columns.values())])
    return _aligned(rows)


def _by_seat(game: Game, columns: dict[str, list[str]]) -> Iterator[str]:
    """What is too wide for the table: a line for each seat that has it."""
    for label, cells in columns.items():
        for player, cell in zip(game.names, cells, strict=True):
            if cell:
                yield from _wrapped(f"{label}, {player}: {cell}")


def _in_rows(items: Iterable[str]) -> list[str]:
    """Items one after another, a new line where the next would not fit."""
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]} · {item}" if lines else item
        if lines and len(longer) <= _width():
            lines[-1] = longer
        else:
            lines.append(item)
    return [part for line in lines for part in _wrapped(line)]


def _width() -> int:
    """Characters of the terminal; 100 where there is none."""
    return shutil.get_terminal_size((100, 24)).columns


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, _width(), subsequent_indent="    ", break_on_hyphens=False)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for player, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([player.ljust(widths[0]), *padded]).rstrip())
    return lines
