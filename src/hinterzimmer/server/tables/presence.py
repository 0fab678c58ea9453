"""Coming and going: who is here, who plays for those who are not, and who comes back.

A seat stays its person's while a substitute plays. Who is here is written down with the
process that they are connected to, so that a crash tells it as well as a good-bye.
"""

import time

from sqlalchemy import update

from hinterzimmer.server.database import Database
from hinterzimmer.server.tables import telling
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.models import Seat, Table
from hinterzimmer.server.tables.timing import Moment


async def arrive(database: Database, live: Live, viewer: Viewer) -> None:
    """A viewer has come: note it where it is the first of a seat; give the seat back."""
    seat = viewer.seat
    if seat is None or live.row.status != "playing":
        return
    if live.seats[seat].away:
        await hand_back(database, live, seat)
    if live.seats[seat].here != live.uptime.run:
        await _note(database, live, seat, here=live.uptime.run, gone=None)


async def part(database: Database, live: Live, viewer: Viewer) -> None:
    """A viewer has gone: note it where it was the last of a seat."""
    seat = viewer.seat
    if seat is None or live.row.status != "playing":
        return
    if any(other.seat == seat for other in live.viewers):
        return
    if live.seats[seat].here == live.uptime.run:
        await _note(database, live, seat, here=None, gone=time.time())


async def _note(
    database: Database, live: Live, seat: int, *, here: str | None, gone: float | None
) -> None:
    """No version: no viewer's picture of the game depends on it."""
    row = live.seats[seat]
    row.here, row.gone = here, gone
    live.row.due = Moment(live).due()
    async with database.writing() as session:
        of_seat = (Seat.table_id == live.id, Seat.seat == seat)
        await session.execute(update(Seat).where(*of_seat).values(here=here, gone=gone))
        await session.execute(update(Table).where(Table.id == live.id).values(due=live.row.due))


async def send_away(database: Database, live: Live, seat: int) -> None:
    """From now on the substitute plays."""
    columns = Moment(live).settled()
    await write(database, live, Change(columns, {seat: {"away": True}}))
    telling.tell_table(live)


async def hand_back(database: Database, live: Live, seat: int) -> None:
    """The person plays again; what the substitute is thinking of is dropped.

    Where each decision has its own time, it begins anew: nobody comes back to no time at all.
    """
    columns = Moment(live).settled()
    if live.clocks is not None:
        columns["carried"] |= live.clocks.afresh(seat)
    await write(database, live, Change(columns, {seat: {"away": False}}))
    telling.tell_table(live)
