"""Tables over HTTP: make, join, leave, start, play again."""

from litestar import get, post
from litestar.di import NamedDependency

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    Claim,
    Created,
    NewTable,
    SeatLink,
    SetSeat,
    Sit,
    TableInfo,
    TableLinks,
)
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import leaving, seating, starting, telling
from hinterzimmer.server.tables.live import Live


@post("/tables", responses=REFUSALS)
async def create(
    data: NewTable, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Created:
    """Make a table and sit down at it."""
    room.limits.tables.spend(guest.id)
    return await seating.create(room, guest, data)


@get("/tables/{table:str}", responses=REFUSALS)
async def show(table: str, room: NamedDependency[Room]) -> TableInfo:
    """A table as everybody sees it."""

    async def attempt(live: Live) -> TableInfo:
        return telling.info(live)

    return await room.hall.step(table, attempt)


@get("/tables/{table:str}/links", responses=REFUSALS)
async def links(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> TableLinks:
    """What members can share."""

    async def attempt(live: Live) -> TableLinks:
        seating.require_member(live, guest)
        tokens = [SeatLink(s.seat, s.token) for s in live.seats if s.token is not None]
        return TableLinks(live.id, f"/t/{live.id}", tokens)

    return await room.hall.step(table, attempt)


@post("/tables/{table:str}/sit", status_code=200, responses=REFUSALS)
async def sit(
    table: str, data: Sit, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Created:
    """Sit down at a listed table."""
    return await seating.sit(room, guest, table, data.seat)


@post("/seats/claim", status_code=200, responses=REFUSALS)
async def claim(data: Claim, room: NamedDependency[Room], guest: NamedDependency[Guest]) -> Created:
    """Sit down by a seat link."""
    return await seating.claim(room, guest, data.token)


@post("/tables/{table:str}/leave", status_code=204, responses=REFUSALS)
async def leave(table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]) -> None:
    """Get up for good."""
    await leaving.leave(room, guest, table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def set_seat(
    table: str,
    seat: int,
    data: SetSeat,
    room: NamedDependency[Room],
    guest: NamedDependency[Guest],
) -> TableInfo:
    """The host puts a bot on a seat, or opens it."""
    return telling.info(await seating.set_seat(room, guest, table, seat, data))


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> TableInfo:
    """The host starts the game."""
    return telling.info(await seating.start(room, guest, table))


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Created:
    """The same people again."""
    return await starting.rematch(room, guest, table)


ROUTES = [create, show, links, sit, claim, leave, set_seat, start, rematch]
