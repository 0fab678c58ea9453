"""The client's TypeScript types, made from the messages and from each game's own tables.

python -m hinterzimmer.server.typescript           write web/src/lib/api/generated.ts
python -m hinterzimmer.server.typescript --check   exit 1 if the file is not fresh
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.notation import Argument, Tabled
from hinterzimmer.engine.records import Field, Record
from hinterzimmer.games import catalogue
from hinterzimmer.server import messages

OUTPUT = Path(__file__).parents[3] / "web" / "src" / "lib" / "api" / "generated.ts"

HEADER = """\
// Made by `python -m hinterzimmer.server.typescript`; changes here are lost.

/** A JSON object whose type belongs to a game. */
export type Json = Record<string, unknown>
"""


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or compare it; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m hinterzimmer.server.typescript")
    parser.add_argument("--check", action="store_true", help="only say whether it is fresh")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the file")
    chosen = parser.parse_args(arguments)
    text = module()
    if not chosen.check:
        chosen.output.write_text(text, encoding="utf-8")
        return 0
    if chosen.output.is_file() and chosen.output.read_text(encoding="utf-8") == text:
        return 0
    print(f"{chosen.output} is stale: run {parser.prog}", file=sys.stderr)
    return 1


def module() -> str:
    """The whole file."""
    games = [catalogue.game_type(name) for name in catalogue.names()]
    blocks = [HEADER, *_closed_sets(), *_structs(), *_unions()]
    for game in games:
        blocks += game_types(game)
    return "\n".join(blocks)


# The messages


def _literals() -> dict[tuple[Any, ...], str]:
    """The module's named closed sets of strings, by their members."""
    return {
        get_args(value): name
        for name, value in vars(messages).items()
        if get_origin(value) is Literal
    }


def _closed_sets() -> Iterator[str]:
    for members, name in _literals().items():
        yield f"export type {name} = {_strings(members)}\n"


def _named(members: Iterable[Any]) -> str:
    """A closed set by its name if it has one: msgspec sorts the members, so order is nothing."""
    for known, name in _literals().items():
        if set(known) == set(members):
            return name
    return _strings(members)


def _structs() -> Iterator[str]:
    kinds = [value for value in vars(messages).values() if isinstance(value, type)]
    for kind in kinds:
        # a message without fields (ping) has a tag; `Struct` itself, imported there, has neither
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            yield _interface(kind)


def _unions() -> Iterator[str]:
    for name in ("FromClient", "FromServer"):
        members = " | ".join(kind.__name__ for kind in get_args(getattr(messages, name)))
        yield f"export type {name} = {members}\n"


def _interface(kind: type[msgspec.Struct]) -> str:
    told = inspect.type_info(kind)
    assert isinstance(told, inspect.StructType)
    # what the client sends may leave defaults out; what the server sends is always whole
    may_omit = told.forbid_unknown_fields
    lines = [f'  type: "{told.tag}"'] if told.tag else []
    for field in told.fields:
        mark = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_typescript(field.type)}")
    body = "\n".join(lines)
    comment = (kind.__doc__ or "").strip().split("\n")[0]
    above = f"/** {comment} */\n" if comment else ""
    return f"{above}export interface {kind.__name__} {{\n{body}\n}}\n"


_PLAIN: tuple[tuple[type[inspect.Type], str], ...] = (
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "unknown"),
    (inspect.DictType, "Json"),
)


def _typescript(told: inspect.Type) -> str:
    if isinstance(told, inspect.LiteralType):
        return _named(told.values)
    if isinstance(told, inspect.ListType):
        return f"{_bracketed(_typescript(told.item_type))}[]"
    if isinstance(told, inspect.UnionType):
        return " | ".join(_typescript(member) for member in told.types)
    if isinstance(told, inspect.StructType):
        return told.cls.__name__
    if isinstance(told, inspect.Metadata):
        return _typescript(told.type)
    for kind, name in _PLAIN:
        if isinstance(told, kind):
            return name
    raise TypeError(f"messages use a type that has no TypeScript yet: {told!r}")


def _strings(members: Iterable[Any]) -> str:
    return " | ".join(f'"{member}"' for member in members)


def _bracketed(union: str) -> str:
    return f"({union})" if "|" in union else union


# The games


def game_types(game: GameType) -> Iterator[str]:
    """The view of a game, and its actions and events where it declares them as tables."""
    name = "".join(part.capitalize() for part in game.name.split("_"))
    yield _view(name, game.View)
    notation = game.notation
    if isinstance(notation, Tabled):
        yield _union(f"{name}Action", [_action(f.word, f.arguments) for f in notation.actions])
        yield _union(f"{name}Event", [_event(f.word, f.arguments) for f in notation.events])


def _view(name: str, view: type[Record]) -> str:
    lines = [
        f"  /** {field.unit} */\n  {place}: {_field(field)}"
        for place, field in view.fields.items()
        if not field.hidden
    ]
    return "\n".join([f"export interface {name}View {{", *lines, "}\n"])


def _field(field: Field) -> str:
    one = "number"
    if field.shows is bool:
        one = "boolean"
    elif isinstance(field.shows, type):
        one = _strings(member.name.lower() for member in field.shows)
    elif field.shows is not None:
        one = field.shows.typescript
    return (_bracketed(one) if field.shape else one) + "[]" * len(field.shape)


def _union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {{ {m} }}" for m in members)]) + "\n"


def _action(word: str, arguments: tuple[Argument, ...]) -> str:
    return "; ".join([f'do: "{word}"', *(f"{a.name}: {a.typescript}" for a in arguments)])


def _event(word: str, arguments: tuple[Argument, ...]) -> str:
    # an event that belongs to no seat leaves it out
    places = [f'event: "{word}"', "seat?: number"]
    return "; ".join(places + [f"{a.name}: {a.typescript}" for a in arguments])


if __name__ == "__main__":
    sys.exit(main())
