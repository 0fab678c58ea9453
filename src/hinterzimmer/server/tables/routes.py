"""Tables over HTTP: make, join, leave, start, play again."""

from litestar import delete, get, post, put
from litestar.di import NamedDependency

from hinterzimmer.server.accounts import blocks
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    Blocked,
    BlockThem,
    Claim,
    Created,
    MixIn,
    NewTable,
    Reminder,
    SeatLink,
    SetSeat,
    Sit,
    TableInfo,
    TableLinks,
)
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import (
    blocking,
    leaving,
    pausing,
    reminding,
    seating,
    starting,
    telling,
)
from hinterzimmer.server.tables.info import iso
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

    return await room.hall.step(table, attempt, unplayable=True)


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


@post("/tables/{table:str}/seats/{seat:int}/kick", status_code=200, responses=REFUSALS)
async def kick(
    table: str, seat: int, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> TableInfo:
    """The host opens somebody's seat again, before the start."""
    return telling.info(await seating.kick(room, guest, table, seat))


@post("/tables/{table:str}/word", status_code=200, responses=REFUSALS)
async def mix_in(
    table: str, data: MixIn, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> TableInfo:
    """Mix a word into the game's chance, before the start."""
    return telling.info(await seating.mix_in(room, guest, table, data.word))


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> TableInfo:
    """The host starts the game."""
    return telling.info(await seating.start(room, guest, table))


@post("/tables/{table:str}/end", status_code=200, responses=REFUSALS)
async def end(table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]) -> TableInfo:
    """End a table whose rules this release doesn't know; its sheet can be had then."""

    async def attempt(live: Live) -> TableInfo:
        seating.require_member(live, guest)
        await pausing.end_unplayable(room.database, live)
        return telling.info(live)

    return await room.hall.step(table, attempt, unplayable=True)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Created:
    """The same people again."""
    return await starting.rematch(room, guest, table)


@get("/blocks", responses=REFUSALS)
async def my_blocks(room: NamedDependency[Room], guest: NamedDependency[Guest]) -> list[Blocked]:
    """Whom I have blocked."""
    found = await blocks.blocked_by(room.database, guest)
    return [Blocked(block.id, block.name, iso(block.at)) for block in found]


@post("/blocks", status_code=200, responses=REFUSALS)
async def block(
    data: BlockThem, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> list[Blocked]:
    """Hear nothing more of somebody, and sit with them no more."""
    await blocking.block(room, guest, data)
    found = await blocks.blocked_by(room.database, guest)
    return [Blocked(block.id, block.name, iso(block.at)) for block in found]


@delete("/blocks/{block_id:str}", status_code=204, responses=REFUSALS)
async def unblock(
    block_id: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> None:
    """Lift a block."""
    await blocks.unblock(room.database, guest, block_id)
    await blocking.refresh(room, guest)


@get("/tables/{table:str}/reminder", responses=REFUSALS)
async def reminder(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Reminder:
    """How I am reminded at this table."""
    return await reminding.find(room.database, guest, table)


@put("/tables/{table:str}/reminder", responses=REFUSALS)
async def put_reminder(
    table: str, data: Reminder, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> Reminder:
    """Remind me at this table; slow tables only."""
    await reminding.put(room.database, room.hall, room.settings, guest, table, data)
    return data


@delete("/tables/{table:str}/reminder", status_code=204, responses=REFUSALS)
async def drop_reminder(
    table: str, room: NamedDependency[Room], guest: NamedDependency[Guest]
) -> None:
    """Remind me no more."""
    await reminding.drop(room.database, guest, table)


REMINDERS = [reminder, put_reminder, drop_reminder]
BLOCKS = [my_blocks, block, unblock]
ROUTES = [
    *BLOCKS,
    *REMINDERS,
    create,
    show,
    links,
    sit,
    claim,
    leave,
    set_seat,
    kick,
    mix_in,
    start,
    end,
    rematch,
]
