"""The score sheet: everything that a game is, as JSON. `docs/score-sheet.md` describes it.

A sheet is checked in this order: its form, its game and rules version, the promise made
before the first card, then every action by the rules and every answer of chance against
the seed, and at last the result.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.chance import Question
from hinterzimmer.engine.errors import HinterzimmerError, SheetError
from hinterzimmer.engine.notation import Notation
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.game import UNDO, Entry, Game

FORMAT = "hinterzimmer score sheet"
VERSION = 1


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One question of chance. Either `below` (n) or `draw` (the set, as a hex number).

    stream: the number of the sub-stream that answered. purpose: what for, in a word.
    """

    purpose: str
    stream: int
    answer: int
    below: int | None = None
    draw: str | None = None


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One action. by: who played it, where that was not who sat down at first."""

    number: int
    seat: int
    action: dict[str, Any]
    chance: list[Asked] = []
    by: str | None = None


class Chair(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat and who sat down there first. bot: the name of the program, if it was one."""

    name: str
    bot: str | None = None


class Promise(Struct, forbid_unknown_fields=True):
    """The chance of the game: promised by its hash, kept by showing the seed (hex)."""

    seed_hash: str
    seed: str
    words: list[str]


class Sheet(Struct, forbid_unknown_fields=True):
    """A whole game. components: the hash of an owner's card list, null for the built-in one."""

    format: str
    version: int
    game: str
    rules: int
    components: str | None
    options: dict[str, Any]
    seats: list[Chair]
    chance: Promise
    set_up: list[Asked]
    actions: list[Line]
    result: list[float] | None


def asked_of(question: Question, notation: Notation) -> Asked:
    """A question of chance as the sheet writes it."""
    return Asked(
        purpose=notation.purpose_text(question.purpose),
        stream=question.purpose,
        answer=question.answer,
        below=question.bound if question.kind == "below" else None,
        draw=f"{question.bound:#x}" if question.kind == "draw" else None,
    )


def _all_asked(entry: Entry, notation: Notation) -> list[Asked]:
    return [asked_of(question, notation) for question in entry.chance]


def sheet_of(
    game: Game, chairs: Sequence[Chair] = (), by: Mapping[int, str] | None = None
) -> Sheet:
    """The sheet of a game, finished or not. It shows the seed: not for a table in play.

    chairs: who sat where, if more is known than names. by: who played which action.
    """
    notation = game.type.notation
    return Sheet(
        format=FORMAT,
        version=VERSION,
        game=game.type.name,
        rules=game.type.rules_version,
        components=None,
        options=option_records.named(game.options),
        seats=list(chairs) or [Chair(name) for name in game.names],
        chance=Promise(game.seed_hash, game.seed.hex(), list(game.words)),
        set_up=_all_asked(game.entries[0], notation),
        actions=[
            Line(
                number=entry.number,
                seat=entry.seat,
                action=entry.action,
                chance=_all_asked(entry, notation),
                by=(by or {}).get(entry.number),
            )
            for entry in game.entries
            if entry.seat is not None and entry.action is not None
        ],
        result=game.result,
    )


def write_sheet(sheet: Sheet) -> bytes:
    """The sheet as JSON text, readable, one form only."""
    return msgspec.json.format(msgspec.json.encode(sheet, order="deterministic"), indent=1)


def read_sheet(source: bytes | str | Mapping[str, Any]) -> Sheet:
    """A sheet from JSON text or values. Raises SheetError; does not replay (see `verify`)."""
    try:
        if isinstance(source, Mapping):
            sheet = msgspec.convert(dict(source), Sheet)
        else:
            sheet = msgspec.json.decode(source, type=Sheet)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SheetError(
            f"this is no score sheet: {error}", code="sheet-malformed", why=str(error)
        ) from error
    if sheet.format != FORMAT or sheet.version != VERSION:
        raise SheetError(
            f"this sheet is {sheet.format!r} version {sheet.version}; "
            f"this release reads {FORMAT!r} version {VERSION}",
            code="sheet-unknown-format",
            format=sheet.format,
            version=sheet.version,
        )
    return sheet


def _seed_of(sheet: Sheet) -> bytes:
    try:
        seed = bytes.fromhex(sheet.chance.seed)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise SheetError("the seed is not 64 hex digits", code="sheet-malformed", why="seed")
    if chances.commitment(seed) != sheet.chance.seed_hash:
        raise SheetError(
            "the seed does not have the hash that was published before the game",
            code="sheet-hash",
            promised=sheet.chance.seed_hash,
            shown=chances.commitment(seed),
        )
    return seed


def _opened(sheet: Sheet) -> Game:
    kind = game_type(sheet.game)
    if sheet.rules != kind.rules_version:
        raise SheetError(
            f"this sheet was played by version {sheet.rules} of the rules of {kind.name}; "
            f"this release knows version {kind.rules_version}",
            code="sheet-unknown-rules",
            game=kind.name,
            rules=sheet.rules,
            known=[kind.rules_version],
        )
    if sheet.components is not None:
        raise SheetError(
            f"this sheet was played with a card list of its own ({sheet.components}), "
            "which is not here",
            code="sheet-unknown-components",
            components=sheet.components,
        )
    seed = _seed_of(sheet)
    return Game.new(
        sheet.game,
        seats=len(sheet.seats),
        options=sheet.options,
        seed=seed,
        words=sheet.chance.words,
        names=[chair.name for chair in sheet.seats],
    )


def _compare_chance(written: list[Asked], entry: Entry, game: Game) -> None:
    if written != _all_asked(entry, game.type.notation):
        raise SheetError(
            f"chance of action {entry.number} is not what the seed gives",
            code="sheet-chance",
            number=entry.number,
        )


def _play_line(game: Game, line: Line) -> None:
    number = len(game.entries)
    if line.number != number:
        raise SheetError(
            f"action {line.number} stands where action {number} should",
            code="sheet-numbering",
            number=line.number,
            expected=number,
        )
    try:
        entry = game.undo(line.seat) if line.action == UNDO else game.play(line.action, line.seat)
    except HinterzimmerError as error:
        raise SheetError(
            f"action {number} does not hold: {error}",
            code="sheet-illegal",
            number=number,
            why=error.code,
            rule=error.params.get("rule"),
        ) from error
    _compare_chance(line.chance, entry, game)


def replayed(sheet: Sheet) -> Game:
    """The game of a sheet, every action checked by the rules and all chance by the seed.

    Raises SheetError (or UnknownGame, BadOption, BadSeats for what it was played with); the
    error names the first action that does not hold.
    """
    game = _opened(sheet)
    _compare_chance(sheet.set_up, game.entries[0], game)
    for line in sheet.actions:
        _play_line(game, line)
    return game


def verify(source: bytes | str | Mapping[str, Any] | Sheet) -> Game:
    """Check a whole sheet, its result too; the game that it describes."""
    sheet = source if isinstance(source, Sheet) else read_sheet(source)
    game = replayed(sheet)
    if game.result != sheet.result:
        raise SheetError(
            f"the result is {game.result}, not {sheet.result}",
            code="sheet-result",
            result=game.result,
            written=sheet.result,
        )
    return game
