"""New tables: checked wishes become rows."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import NewTable, WantedSeat
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables.models import Seat, Table

if TYPE_CHECKING:
    from hinterzimmer.engine.contract import GameType


def new_token() -> str:
    """A seat link's secret: 128 bits."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Plan:
    """A table to be made: what is played, and who sits where."""

    game: str
    rules_version: int
    options: dict[str, Any]
    preset: str | None
    listed: bool
    pace: float
    host: str
    manners: dict[str, Any]


def checked_options(kind: "GameType", wish: NewTable) -> tuple[dict[str, Any], str | None]:
    """All options of the table by name, and the preset's name if nothing was changed.

    Raises BadOption, BadSeats. Setting up a game checks whatever a game can check.
    """
    from hinterzimmer.engine.options import named
    from hinterzimmer.play.game import Game

    game = Game.new(kind.name, seats=len(wish.seats), preset=wish.preset, options=wish.options)
    options = named(game.options)
    unchanged = options == named(kind.presets[wish.preset])
    return options, wish.preset if unchanged else None


def check_seats(kind: "GameType", wanted: Sequence[WantedSeat]) -> None:
    """Raises Refusal (`bad-seats`), UnknownBot."""
    mine = sum(seat.kind == "me" for seat in wanted)
    if mine != 1:
        raise Refusal("bad-seats", f"one seat has to be 'me', not {mine}", me=mine)
    for seat in wanted:
        if seat.kind == "bot":
            check_bot(kind, seat.bot)
        elif seat.bot is not None:
            raise Refusal("bad-seats", f"a seat that is {seat.kind!r} has no bot", bot=seat.bot)


def check_bot(kind: "GameType", bot: str | None) -> str:
    """The name of a bot that can play this game. Raises UnknownBot."""
    from hinterzimmer.bots.catalogue import UnknownBot, make_bot, usual_bot

    name = bot or usual_bot(kind)
    try:
        make_bot(kind, name)
    except (ValueError, TypeError) as error:
        raise UnknownBot(f"{name!r} cannot be set up: {error}", bot=name) from error
    return name


def wanted_seat(table: str, place: int, wish: WantedSeat, me: Guest, bot: str) -> Seat:
    """A row for a wish. bot: the usual one, where the wish names none."""
    if wish.kind == "me":
        return person_seat(table, place, me.id, me.name)
    if wish.kind == "bot":
        return bot_seat(table, place, wish.bot or bot)
    return open_seat(table, place)


LONGEST_WORD = 64

GONE = {"away": False, "word": None, "ready": False, "vote": None, "here": None, "gone": None}
"""What a seat forgets when its person gets up."""


def check_word(word: str) -> None:
    """Raises Refusal (`bad-word`) for what could not be read aloud, or is too long."""
    if len(word) > LONGEST_WORD:
        raise Refusal(
            "bad-word",
            f"a word has at most {LONGEST_WORD} characters, not {len(word)}",
            most=LONGEST_WORD,
        )
    if not word.isprintable():
        raise Refusal("bad-word", "a word has only signs that can be seen", most=LONGEST_WORD)


def _seat(table: str, place: int, **columns: Any) -> Seat:
    """A row with every column that has to be there: steps write what is set, and no more."""
    return Seat(table_id=table, seat=place, away=False, ready=False, **columns)


def open_seat(table: str, place: int) -> Seat:
    """A seat that waits for somebody, with a link of its own."""
    return _seat(table, place, kind="open", token=new_token())


def person_seat(table: str, place: int, guest: str | None, name: str | None) -> Seat:
    """A seat that is somebody's."""
    return _seat(table, place, kind="person", guest_id=guest, name=name)


def bot_seat(table: str, place: int, bot: str | None) -> Seat:
    """A seat for a program."""
    return _seat(table, place, kind="bot", bot=bot)


def new_table(plan: Plan) -> Table:
    """An open table's row: its seed is drawn now, and its hash promised."""
    now = time.time()
    return Table(
        id=secrets.token_urlsafe(16),
        game=plan.game,
        rules_version=plan.rules_version,
        options=plan.options,
        preset=plan.preset,
        listed=plan.listed,
        pace=plan.pace,
        status="open",
        host=plan.host,
        seed=secrets.token_bytes(32),
        words=[],
        manners=plan.manners,
        asked=None,
        carried={},
        pause=None,
        vote_until=None,
        due=None,
        abandoned=False,
        chairs=[],
        version=1,
        lines=0,
        started=None,
        waiting=0,
        actions=0,
        noticed=0,
        returns=None,
        rematch=None,
        created=now,
        changed=now,
    )
