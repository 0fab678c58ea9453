"""From a table's rows to the table in memory."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Select, func, select

from hinterzimmer.server.database import Database
from hinterzimmer.server.messages import Accepted, Json, TalkLine
from hinterzimmer.server.operations import figures
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.rulebooks.shelf import Shelf
from hinterzimmer.server.tables.info import iso
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.manners import control_of, of_row
from hinterzimmer.server.tables.models import Action, Command, Seat, Table, Talk
from hinterzimmer.server.tables.rooms import seats_of
from hinterzimmer.server.tables.spoken import KEPT, Said, Spoken

if TYPE_CHECKING:
    from hinterzimmer.play.game import Game

UNDO: Json = {"do": "undo"}


def unknown_table(table: str) -> Refusal:
    """There is no such table, or it was closed."""
    return Refusal("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])


def seat_name(seat: Seat) -> str:
    """What a seat is called in the score sheet."""
    return seat.name or seat.bot or f"Seat {seat.seat + 1}"


async def load(database: Database, shelf: Shelf, live: Live) -> None:
    """Read everything. Raises Refusal (unknown table), StorageError."""
    async with database.reading() as session:
        row = await session.get(Table, live.id)
        if row is None:
            raise unknown_table(live.id)
        of_table = {"table_id": live.id}
        seats = await session.scalars(select(Seat).filter_by(**of_table).order_by(Seat.seat))
        actions = await session.scalars(
            select(Action).filter_by(**of_table).order_by(Action.number)
        )
        talk = await session.scalars(_kept_lines(live.id))
        commands = await session.scalars(select(Command).filter_by(**of_table))
        live.row, live.seats, live.manners = row, list(seats), of_row(row.manners)
        live.talk = _spoken(talk)
        live.accepted = {(c.guest_id, c.id): Accepted(c.id, c.version) for c in commands}
        played = list(actions)
    await _take_game(shelf, live, played)
    live.loaded = True


def _kept_lines(table: str) -> Select[Talk]:
    """The newest lines of each room, in order."""
    age = func.row_number().over(partition_by=Talk.room, order_by=Talk.number.desc())
    aged = select(Talk.number, age.label("age")).where(Talk.table_id == table).subquery()
    kept = select(aged.c.number).where(aged.c.age <= KEPT)
    return select(Talk).where(Talk.table_id == table, Talk.number.in_(kept)).order_by(Talk.number)


def _spoken(rows: Iterable[Talk]) -> Spoken:
    spoken = Spoken()
    for row in rows:
        room = seats_of(row.room)
        line = TalkLine(row.seat, row.name, row.text, iso(row.at), room)
        spoken.add(Said(row.number, row.guest_id, line))
    return spoken


async def _take_game(shelf: Shelf, live: Live, played: Sequence[Action]) -> None:
    live.game, live.versions, live.by, live.acted = None, [], {}, live.row.changed
    live.clocks = live.unplayable = None
    if live.row.started is None:
        return
    live.unplayable = await _why_unplayable(shelf, live.row)
    if live.unplayable is not None:
        return
    await shelf.warmed(live.row.game)
    live.game = await asyncio.to_thread(_replayed, live, played)
    figures.REPLAYS.inc()
    start_clocks(live)
    assert live.clocks is not None
    for action, entry in zip(played, live.game.entries[1:], strict=True):
        undo = action.action == UNDO
        live.clocks.tick(action.seat, action.spent, undo=undo, noticed=entry.noticed)
    live.spent = {action.number: action.spent for action in played}
    live.versions = [live.row.started, *(action.version for action in played)]
    live.by = {action.number: action.by for action in played}
    live.acted = played[-1].at if played else live.row.changed


async def _why_unplayable(shelf: Shelf, row: Table) -> Refusal | None:
    names = await shelf.names()
    known = [(await shelf.game(row.game)).rules_version] if row.game in names else []
    if row.rules_version in known:
        return None
    return Refusal(
        "unknown-rules",
        f"this table was started under version {row.rules_version} of the rules of "
        f"{row.game}; this release plays version {known[0] if known else 'none'}",
        rules=row.rules_version,
        known=known,
    )


def start_clocks(live: Live) -> None:
    """Every seat's time as it is before the first action."""
    from hinterzimmer.play.clock import Clocks

    live.clocks, live.spent = Clocks(control_of(live.manners), len(live.seats)), {}


def _replayed(live: Live, played: Sequence[Action]) -> "Game":
    game = new_game(live.row, live.seats)
    game.replay((action.seat, action.action) for action in played)
    return game


def new_game(row: Table, seats: Sequence[Seat]) -> "Game":
    """The table's game, set up."""
    from hinterzimmer.play.game import Game

    return Game.new(
        row.game,
        seats=len(seats),
        options=row.options,
        seed=row.seed,
        words=row.words,
        names=[chair["name"] for chair in row.chairs] or [seat_name(seat) for seat in seats],
    )
