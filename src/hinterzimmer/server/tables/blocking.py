"""Blocks at tables: found by seat or by what somebody said, and heard at once."""

from sqlalchemy import ColumnElement, select, true

from hinterzimmer.server.accounts import blocks
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import BlockThem
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import telling
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.models import Talk
from hinterzimmer.server.tables.seating import seat_at


async def deafen(room: Room, viewer: Viewer) -> None:
    """From now on the viewer hears nothing of those whom their guest has blocked."""
    if viewer.guest is not None:
        found = await blocks.blocked_by(room.database, viewer.guest)
        viewer.deaf_to = frozenset(block.blocked_id for block in found)


async def block(room: Room, guest: Guest, wish: BlockThem) -> None:
    """Block whoever it is. Raises Refusal."""

    async def find(live: Live) -> tuple[str, str]:
        if wish.seat is not None:
            seat = seat_at(live, wish.seat)
            if seat.guest_id is not None:
                return seat.guest_id, seat.name or ""
        elif wish.name is not None:
            return await _who_said(room, live, wish.name, live.seat_of(guest))
        raise _nobody()

    blocked, name = await room.hall.step(wish.table, find)
    await blocks.block(room.database, guest, blocked, name)
    await refresh(room, guest)


async def _who_said(room: Room, live: Live, name: str, seat: int | None) -> tuple[str, str]:
    """Who of that name said something that this seat heard; of anything else nothing is told."""
    heard: ColumnElement[bool] = Talk.room.is_(None)
    if live.row.status == "over":
        heard = true()
    elif seat is not None:
        heard = heard | (Talk.room.op("&")(1 << seat) != 0)
    async with room.database.reading() as session:
        found = await session.scalar(
            select(Talk.guest_id)
            .where(Talk.table_id == live.id, Talk.name == name, heard)
            .order_by(Talk.number.desc())
            .limit(1)
        )
    if found is None:
        raise _nobody()
    return found, name


def _nobody() -> Refusal:
    return Refusal("nobody-there", "there is no such person at that table")


async def refresh(room: Room, guest: Guest) -> None:
    """All the guest's sockets here begin afresh, without or with what was hidden."""
    for live in room.hall.in_memory():
        for viewer in list(live.viewers):
            if viewer.guest is not None and viewer.guest.id == guest.id:
                await deafen(room, viewer)
                await room.hall.step(live.id, lambda now, who=viewer: _again(now, who))  # type: ignore[misc]


async def _again(live: Live, viewer: Viewer) -> None:
    if viewer in live.viewers:
        telling.send_snapshot(live, viewer)
