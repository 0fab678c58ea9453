"""Going away: the seat opens again, or a bot plays on; nobody's game dies of it."""

from sqlalchemy import delete, update

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import opening, playing, telling
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.manners import FORFEIT
from hinterzimmer.server.tables.models import Action, Command, Reminding, Seat, Table, Talk
from hinterzimmer.server.tables.seating import freed, require_member
from hinterzimmer.server.tables.timing import Moment


async def leave(room: Room, guest: Guest, table: str) -> None:
    """Get up for good. From a game that is over nobody needs to get up."""

    async def attempt(live: Live) -> None:
        seat = require_member(live, guest)
        if live.row.status == "open":
            await _leave_open(room, live, seat)
        elif live.row.status == "playing":
            await _leave_playing(room, live, seat)

    await room.hall.step(table, attempt)


def _next_host(live: Live, leaving: int) -> str | None:
    if live.row.host != live.seats[leaving].guest_id:
        return live.row.host
    count = len(live.seats)
    for step in range(1, count):
        seat = live.seats[(leaving + step) % count]
        if seat.kind == "person":
            return seat.guest_id
    return None


async def _leave_open(room: Room, live: Live, seat: int) -> None:
    host = _next_host(live, seat)
    if host is None:
        await _close(room.database, live)
        room.hall.forget(live)
        return
    await write(room.database, live, Change({"host": host}, {seat: freed()}))
    telling.tell_table(live)
    telling.tell_presence(live)


async def _close(database: Database, live: Live) -> None:
    """Nobody is left at a table that has not begun: it is no more."""
    async with database.writing() as session:
        await session.execute(
            update(Table).where(Table.rematch == live.id).values({"rematch": None})
        )
        for rows in (Command, Talk, Action, Reminding, Seat):
            await session.execute(delete(rows).where(rows.table_id == live.id))
        await session.execute(delete(Table).where(Table.id == live.id))


async def _leave_playing(room: Room, live: Live, seat: int) -> None:
    await _forfeit(room, live, seat)
    kind = await room.shelf.game(live.row.game)
    values = {
        "kind": "bot",
        "bot": opening.check_bot(kind, None),
        "guest_id": None,
        "name": None,
        "spent": None,
        **opening.GONE,
    }
    columns = {"host": _next_host(live, seat), **Moment(live).settled()}
    await write(room.database, live, Change(columns, {seat: values}))
    telling.tell_table(live)
    telling.tell_presence(live)


async def _forfeit(room: Room, live: Live, seat: int) -> None:
    """Where the table's option makes leavers forfeit and the game has that action."""
    if live.row.options.get("leaver") != "forfeits" or live.game is None:
        return
    try:
        live.game.check(seat, FORFEIT)
    except HinterzimmerError:
        return  # already out, or this game has no such action
    await playing.play(room.database, live, seat, FORFEIT, live.seats[seat].name or "")
    playing.tell(live)
