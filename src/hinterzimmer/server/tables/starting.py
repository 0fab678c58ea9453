"""The start of a game, and the next one with the same people."""

import time

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import Created
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import opening, telling
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.loading import new_game, seat_name, start_clocks
from hinterzimmer.server.tables.models import Seat, Table


def starts_by_itself(live: Live) -> bool:
    """Is nobody there to be waited for but the one who made the table?"""
    people = [seat for seat in live.seats if seat.kind != "bot"]
    return live.row.status == "open" and len(people) == 1 and people[0].kind == "person"


async def start_game(room: Room, live: Live) -> None:
    """Set the game up, write it down, tell everybody. The caller has checked the seats."""
    await room.shelf.warmed(live.row.game)
    version = live.row.version + 1
    live.row.chairs = [{"name": seat_name(s), "bot": s.bot} for s in live.seats]
    live.row.words = [s.word or "" for s in live.seats]
    live.game = new_game(live.row, live.seats)
    start_clocks(live)
    columns = {
        "chairs": live.row.chairs,
        "words": live.row.words,
        "started": version,
        "asked": time.time(),
        **live.progress(),
    }
    here = {seat: {"here": live.uptime.run} for seat in telling.connected(live)}
    try:
        await write(room.database, live, Change(columns, here))
    except BaseException:
        live.loaded = False
        raise
    live.versions, live.by, live.acted = [version], {}, live.row.changed
    telling.tell_table(live, everything=True)


async def rematch(room: Room, guest: Guest, table: str) -> Created:
    """The next game with everybody, seats moved on by one; the same for all who ask."""

    async def attempt(live: Live) -> Created:
        mine = live.seat_of(guest)
        if mine is None:
            raise Refusal("not-a-member", "only those who sit at this table may do that")
        if live.row.status != "over":
            raise Refusal("not-over", "this game is not over")
        if live.row.rematch is None:
            await _open_next(room, live, guest)
        assert live.row.rematch is not None
        return Created(live.row.rematch, (mine - 1) % len(live.seats))

    created = await room.hall.step(table, attempt)

    async def begin(live: Live) -> Created:
        seat = live.seat_of(guest)
        if seat is None:
            raise Refusal("not-a-member", "you have left that table", table=live.id)
        if starts_by_itself(live):
            await start_game(room, live)
        return Created(live.id, seat)

    return await room.hall.step(created.table, begin)


async def _open_next(room: Room, live: Live, host: Guest) -> None:
    kind = await room.shelf.warmed(live.row.game)
    old = live.row
    table = opening.new_table(
        opening.Plan(
            old.game,
            kind.rules_version,
            old.options,
            old.preset,
            old.listed,
            old.pace,
            host.id,
            old.manners,
        )
    )
    rows = [table, *_moved_on(live.seats, table)]
    await write(room.database, live, Change({"rematch": table.id}, rows=rows))
    telling.tell_table(live)


def _moved_on(seats: list[Seat], table: Table) -> list[Seat]:
    moved = []
    for place in range(len(seats)):
        old = seats[(place + 1) % len(seats)]
        if old.kind == "person":
            moved.append(opening.person_seat(table.id, place, old.guest_id, old.name))
        else:
            moved.append(opening.bot_seat(table.id, place, old.bot))
    return moved
