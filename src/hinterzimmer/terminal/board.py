"""A view as lines of text, for every game alike.

What each seat has becomes a table, the rest one line. What is still nothing (0, false, no
seat) is left out, options too: `hinterzimmer games` lists those.
"""

from collections.abc import Sequence
from typing import Any

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.records import Field
from hinterzimmer.play import Game
from hinterzimmer.texts import Texts

LEFT_OUT = frozenset({"seats", "turn"})  # the table's rows and its mark say it

SEAT = "seat"  # the unit of a field that holds one


def board(game: Game, seat: int | None, texts: Texts) -> str:
    """What the viewer sees; `seat` None is a spectator. A mark shows whose turn it is."""
    view, fields = game.view(seat), game.type.View.fields
    lines = _seats(game, {n: v for n, v in view.items() if fields[n].per_seat and _says(v)}, texts)
    line = " · ".join(
        f"{_label(game.type, name, texts)} {_shown(value, fields[name], game, texts)}"
        for name, value in view.items()
        if not fields[name].per_seat
        and fields[name].unit != "option"
        and name not in LEFT_OUT
        and _says(value)
    )
    return "\n".join([*lines, line] if line else lines)


def _says(value: Any) -> bool:
    """Is it more than zeros, and than the -1 that stands for nobody?"""
    if isinstance(value, list | dict):
        return any(map(_says, value.values() if isinstance(value, dict) else value))
    return value > 0 if isinstance(value, int | float) else bool(value)


def _label(game: GameType, name: str, texts: Texts) -> str:
    for message in (f"{game.name}-field-{name}", f"field-{name}"):
        if texts.has(message):
            return texts(message)
    return name.replace("_", " ")


def _shown(value: Any, field: Field, game: Game, texts: Texts) -> str:
    """Flags as the numbers of those set, seats by name, the rest in a row."""
    if isinstance(value, list) and field.shows is bool:
        return " ".join(str(place + 1) for place, flag in enumerate(value) if flag)
    if isinstance(value, int) and not isinstance(value, bool) and field.unit == SEAT:
        return str(game.names[value])
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


def _seats(game: Game, columns: dict[str, list[Any]], texts: Texts) -> list[str]:
    heads = ["", *(_label(game.type, name, texts) for name in columns)]
    rows, fields = [heads], game.type.View.fields
    for seat, player in enumerate(game.names):
        mark = "▸ " if seat in game.waiting else "  "
        cells = [
            _shown(column[seat], fields[name], game, texts) if _says(column[seat]) else ""
            for name, column in columns.items()
        ]
        rows.append([mark + player, *cells])
    return _aligned(rows)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for player, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([player.ljust(widths[0]), *padded]).rstrip())
    return lines
