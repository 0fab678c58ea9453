"""The score sheet: everything that a game is, as JSON. `docs/score-sheet.md` describes it.

A sheet is checked in this order: its form, its game and rules version, the promise made
before the first card, then every action by the rules and every answer of chance against
the seed, and at last the result.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.chance import Question
from hinterzimmer.engine.errors import HinterzimmerError, SheetError
from hinterzimmer.engine.notation import Notation
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.clock import Clocks, Spent, TimeControl
from hinterzimmer.play.entries import Entry
from hinterzimmer.play.game import UNDO, Game

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
    """One action. by: who played it, where that was not who sat down at first.

    spent: milliseconds by seat that it took everybody whose clock ran until then.
    """

    number: int
    seat: int
    action: dict[str, Any]
    chance: list[Asked] = []
    by: str | None = None
    spent: dict[str, int] = {}


class Chair(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat and who sat down there first. bot: the name of the program, if it was one."""

    name: str
    bot: str | None = None


class Promise(Struct, forbid_unknown_fields=True):
    """The chance of the game: promised by its hash, kept by showing the seed (hex)."""

    seed_hash: str
    seed: str
    words: list[str]


class Sheet(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game. components: the hash of an owner's card list, null for the built-in one.

    clock: what the table played by, where it played by time. bare: written by a release that
    does not know the rules; it lists no question of chance and no result, but what asks them.
    """

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
    clock: TimeControl | None = None
    bare: bool = False


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


@dataclass(frozen=True)
class Timed:
    """What a table's clock recorded: the control, and each action's `spent`."""

    control: TimeControl
    spent: Mapping[int, Spent]


def sheet_of(
    game: Game,
    chairs: Sequence[Chair] = (),
    by: Mapping[int, str] | None = None,
    timed: Timed | None = None,
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
        components=game.type.components,
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
                spent=dict(timed.spent.get(entry.number, {})) if timed else {},
            )
            for entry in game.entries
            if entry.seat is not None and entry.action is not None
        ],
        result=game.result,
        clock=timed.control if timed else None,
    )


def bare_sheet(
    game: str,
    rules: int,
    options: Mapping[str, Any],
    chairs: Sequence[Chair],
    *,
    seed: bytes,
    words: Sequence[str],
    actions: Sequence[Line],
    clock: TimeControl | None,
) -> Sheet:
    """The sheet of an abandoned game whose rules are not at hand: `bare`, see `Sheet`."""
    return Sheet(
        format=FORMAT,
        version=VERSION,
        game=game,
        rules=rules,
        components=None,
        options=dict(options),
        seats=list(chairs),
        chance=Promise(chances.commitment(seed), seed.hex(), list(words)),
        set_up=[],
        actions=list(actions),
        result=None,
        clock=clock,
        bare=True,
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
        why = "the seed is not 64 hex digits"
        raise SheetError(why, code="sheet-malformed", why=why)
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
    if sheet.components != kind.components:
        raise SheetError(
            f"this sheet was played with another list of cards ({sheet.components or 'built in'})",
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


def _compare_chance(sheet: Sheet, written: list[Asked], entry: Entry, game: Game) -> None:
    if sheet.bare and not written:
        return  # what the seed gives is all there is
    if written != _all_asked(entry, game.type.notation):
        raise SheetError(
            f"chance of action {entry.number} is not what the seed gives",
            code="sheet-chance",
            number=entry.number,
        )


def _play_line(sheet: Sheet, game: Game, line: Line) -> None:
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
            rule=error.params.get("rule", "none"),
        ) from error
    _compare_chance(sheet, line.chance, entry, game)


def replayed(sheet: Sheet) -> Game:
    """The game of a sheet, every action checked by the rules and all chance by the seed.

    Raises SheetError (or UnknownGame, BadOption, BadSeats for what it was played with); the
    error names the first action that does not hold.
    """
    game = _opened(sheet)
    _compare_chance(sheet, sheet.set_up, game.entries[0], game)
    times = _Times(sheet, game)
    for line in sheet.actions:
        times.check(line)
        _play_line(sheet, game, line)
        times.tick(line)
    return game


EXPIRED = "clock"
"""Who played an action, in `by`, that was done because time was up."""


class _Times:
    """The clocks of a sheet, line by line: `docs/score-sheet.md` has the rules."""

    def __init__(self, sheet: Sheet, game: Game) -> None:
        control = sheet.clock
        if control is not None and not _is_possible(control):
            raise SheetError("no table plays by such a clock", code="sheet-clock", number=0)
        self._clocks = Clocks(control, game.seats) if control is not None else None
        self._chairs, self._game = sheet.seats, game

    def check(self, line: Line) -> None:
        """Only who was asked is charged, and only who had no time left was played for."""
        if self._clocks is None:
            holds = not line.spent
        else:
            asked = {str(seat) for seat in self._game.waiting}
            holds = set(line.spent) <= asked and self._may_be(line.spent)
            holds = holds and 0 <= line.seat < self._game.seats and self._is_in_time(line)
        if not holds:
            raise SheetError(
                f"the times of action {line.number} cannot be",
                code="sheet-clock",
                number=line.number,
            )

    def tick(self, line: Line) -> None:
        """The line has been played."""
        if self._clocks is not None:
            noticed = self._game.entries[-1].noticed
            self._clocks.tick(line.seat, line.spent, undo=line.action == UNDO, noticed=noticed)

    def _may_be(self, spent: Spent) -> bool:
        assert self._clocks is not None
        return all(self._clocks.may_be(int(seat), time) for seat, time in spent.items())

    def _is_in_time(self, line: Line) -> bool:
        assert self._clocks is not None
        spent = line.spent.get(str(line.seat))
        is_up = spent is not None and self._clocks.left(line.seat, spent) == 0
        if line.by == EXPIRED:
            return is_up
        is_person = line.by is None and self._chairs[line.seat].bot is None
        return not (is_up and is_person)


def _is_possible(control: TimeControl) -> bool:
    return control.seconds > 0 and control.increment >= 0


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
