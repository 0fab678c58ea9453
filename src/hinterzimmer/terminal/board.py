"""A view as lines of text, for every game alike.

What each seat has becomes a table, the rest one line. What is still nothing (0, false) is
left out, options too: `hinterzimmer games` lists those.
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
    """Is it more than zeros?"""
    if isinstance(value, list):
        return any(_says(place) for place in value)
    return bool(value)


def _label(game: GameType, name: str, texts: Texts) -> str:
    for message in (f"{game.name}-field-{name}", f"field-{name}"):
        if texts.has(message):
            return texts(message)
    return name.replace("_", " ")


def _shown(value: Any, field: Field, game: Game, texts: Texts) -> str:
    """Flags as the numbers of those set, other lists in a row, seats by name, words worded."""
    if isinstance(value, list):
        if field.shows is bool:
            return " ".join(str(place + 1) for place, flag in enumerate(value) if flag)
        return " ".join(map(str, value))
    if isinstance(value, bool):
        return "✓"
    if field.unit == SEAT:
        return str(game.names[value])
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
