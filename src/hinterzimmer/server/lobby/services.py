"""Lists of tables, from their rows alone: no game is loaded for a list."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncSession

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import MyTable, TableInfo
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables.info import table_info
from hinterzimmer.server.tables.models import Seat, Table

MOST = 50
ORDER = {"open": 0, "playing": 1, "over": 2}


async def _seats_of(session: AsyncSession, tables: Sequence[Table]) -> dict[str, list[Seat]]:
    found = await session.scalars(
        select(Seat).where(Seat.table_id.in_([table.id for table in tables])).order_by(Seat.seat)
    )
    seats: dict[str, list[Seat]] = defaultdict(list)
    for seat in found:
        seats[seat.table_id].append(seat)
    return seats


async def lobby(room: Room) -> list[TableInfo]:
    """Listed tables, open ones first, the newest of each first."""
    async with room.database.reading() as session:
        rank = case(ORDER, value=Table.status)
        found = await session.scalars(
            select(Table)
            .where(Table.listed, Table.status != "over")
            .order_by(rank, Table.created.desc())
            .limit(MOST)
        )
        tables = list(found)
        seats = await _seats_of(session, tables)
    return [table_info(t, seats[t.id], room.hall.connected(t.id)) for t in tables]


async def my_tables(room: Room, guest: Guest) -> list[MyTable]:
    """Where the guest sits: what waits for them, what goes on, what is open, what is over."""
    async with room.database.reading() as session:
        found = await session.execute(
            select(Table, Seat.seat)
            .join(Seat, Seat.table_id == Table.id)
            .where(Seat.guest_id == guest.id)
            .order_by((Table.status == "over"), Table.changed.desc())
            .limit(MOST)
        )
        mine = [(row[0], row[1]) for row in found]
        seats = await _seats_of(session, [table for table, _ in mine])
    tables = [
        MyTable(
            table_info(table, seats[table.id], room.hall.connected(table.id)),
            seat,
            bool(table.waiting >> seat & 1),
        )
        for table, seat in mine
    ]
    wanted = {"playing": 0, "open": 1, "over": 2}
    return sorted(tables, key=lambda t: (not t.my_turn, wanted[t.table.status]))
