"""Who sits where: making a table, sitting down, leaving, starting, playing again."""

import hashlib

import msgspec
from sqlalchemy import or_, select

from hinterzimmer.server.accounts import blocks
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.messages import Created, NewTable, SetSeat
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import manners, opening, telling
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Seat
from hinterzimmer.server.tables.starting import start_game, starts_by_itself


def hash_of(token: str) -> str:
    """What is kept of a seat link when it is spent."""
    return hashlib.sha256(token.encode()).hexdigest()


async def create(room: Room, guest: Guest, wish: NewTable) -> Created:
    """A new table; it starts at once where nobody else is to come."""
    kind = await room.shelf.warmed(wish.game)
    options, preset = opening.checked_options(kind, wish)
    opening.check_seats(kind, wish.seats)
    opening.check_word(wish.word)
    usual = opening.check_bot(kind, None)
    table = opening.new_table(
        opening.Plan(
            wish.game,
            kind.rules_version,
            options,
            preset,
            wish.listed,
            wish.pace,
            guest.id,
            msgspec.to_builtins(manners.checked(kind, wish)),
        )
    )
    seats = [
        opening.wanted_seat(table.id, place, seat, guest, usual)
        for place, seat in enumerate(wish.seats)
    ]
    mine = next(seat for seat in seats if seat.kind == "person")
    mine.word = wish.word or None
    async with room.database.writing() as session:
        session.add_all([table, *seats])

    async def begin(live: Live) -> Created:
        if starts_by_itself(live):
            await start_game(room, live)
        return Created(live.id, mine.seat)

    return await room.hall.step(table.id, begin)


def require_member(live: Live, guest: Guest) -> int:
    """The guest's seat. Raises Refusal."""
    seat = live.seat_of(guest)
    if seat is None:
        raise Refusal("not-a-member", "only those who sit at this table may do that")
    return seat


def require_open(live: Live) -> None:
    """Raises Refusal where the game has begun."""
    if live.row.status != "open":
        raise Refusal("already-started", "the game has begun")


def _require_host(live: Live, guest: Guest) -> None:
    require_member(live, guest)
    if live.row.host != guest.id:
        raise Refusal("not-host", "only the host of this table may do that")


def seat_at(live: Live, place: int) -> Seat:
    """The seat of that number. Raises Refusal."""
    if not 0 <= place < len(live.seats):
        raise Refusal(
            "unknown-seat", f"there is no seat {place}", seat=place, seats=len(live.seats)
        )
    return live.seats[place]


async def _take(database: Database, live: Live, seat: Seat, guest: Guest) -> Created:
    """Give an open seat to a guest; its link is spent. Raises Refusal (`not-welcome`)."""
    seated = [other.guest_id for other in live.seats if other.guest_id is not None]
    if await blocks.is_blocked(database, guest, seated):
        raise Refusal("not-welcome", "you cannot sit down at this table")
    values = {
        "kind": "person",
        "guest_id": guest.id,
        "name": guest.name,
        "token": None,
        "spent": hash_of(seat.token or ""),
    }
    await write(database, live, Change(seats={seat.seat: values}))
    telling.tell_table(live)
    telling.tell_presence(live)
    return Created(live.id, seat.seat)


async def sit(room: Room, guest: Guest, table: str, place: int | None) -> Created:
    """Sit down at a listed table; where one already sits, that is the answer."""

    async def attempt(live: Live) -> Created:
        mine = live.seat_of(guest)
        if mine is not None:
            return Created(live.id, mine)
        if not live.row.listed:
            raise Refusal("not-open", "this table is private: a seat link leads to a seat")
        require_open(live)
        seats = live.seats if place is None else [seat_at(live, place)]
        wanted = next((seat for seat in seats if seat.kind == "open"), None)
        if wanted is None:
            raise Refusal("seat-taken", "that seat is taken", seat=place)
        return await _take(room.database, live, wanted, guest)

    return await room.hall.step(table, attempt)


async def claim(room: Room, guest: Guest, token: str) -> Created:
    """Sit down by a seat link. Opened again by the same guest it leads to the same seat."""
    spent = hash_of(token)
    async with room.database.reading() as session:
        found = await session.scalar(
            select(Seat.table_id).where(or_(Seat.token == token, Seat.spent == spent))
        )
    if found is None:
        raise _bad_token()

    async def attempt(live: Live) -> Created:
        mine = live.seat_of(guest)
        if mine is not None:
            return Created(live.id, mine)
        for seat in live.seats:
            if seat.token == token and seat.kind == "open":
                return await _take(room.database, live, seat, guest)
        raise _bad_token()

    return await room.hall.step(found, attempt)


def _bad_token() -> Refusal:
    return Refusal(
        "bad-token", "this seat link is wrong, used or withdrawn; ask the table for a new one"
    )


async def set_seat(room: Room, guest: Guest, table: str, place: int, wish: SetSeat) -> Live:
    """The host puts a bot on an open seat, or opens a bot's seat."""

    async def attempt(live: Live) -> Live:
        _require_host(live, guest)
        require_open(live)
        seat = seat_at(live, place)
        if seat.kind == "person":
            raise Refusal("seat-taken", "somebody sits there", seat=place)
        kind = await room.shelf.game(live.row.game)
        if wish.kind == "bot":
            bot = opening.check_bot(kind, wish.bot)
            values = {"kind": "bot", "bot": bot, "token": None, "spent": None}
        else:
            token = seat.token or opening.new_token()
            values = {"kind": "open", "bot": None, "token": token, "spent": None}
        await write(room.database, live, Change(seats={place: values}))
        telling.tell_table(live)
        return live

    return await room.hall.step(table, attempt)


async def kick(room: Room, guest: Guest, table: str, place: int) -> Live:
    """The host opens somebody's seat again; the link that led there is worth nothing now."""

    async def attempt(live: Live) -> Live:
        _require_host(live, guest)
        require_open(live)
        seat = seat_at(live, place)
        if seat.kind != "person" or seat.guest_id == guest.id:
            raise Refusal("bad-kick", "nobody else sits there", seat=place)
        await write(room.database, live, Change(seats={place: freed()}))
        telling.tell_table(live)
        telling.tell_presence(live)
        return live

    return await room.hall.step(table, attempt)


def freed() -> dict[str, object]:
    """A seat's columns when its person is gone and it waits for another, by a new link."""
    return {
        "kind": "open",
        "guest_id": None,
        "name": None,
        "token": opening.new_token(),
        "spent": None,
        **opening.GONE,
    }


async def mix_in(room: Room, guest: Guest, table: str, word: str) -> Live:
    """A word of the guest's for the game's chance; until the start nobody else sees it."""
    opening.check_word(word)

    async def attempt(live: Live) -> Live:
        seat = require_member(live, guest)
        if live.row.status != "open":
            raise Refusal("words-closed", "words were mixed in until the start")
        await write(room.database, live, Change(seats={seat: {"word": word or None}}))
        telling.tell_table(live)
        return live

    return await room.hall.step(table, attempt)


async def start(room: Room, guest: Guest, table: str) -> Live:
    """The host starts the game."""

    async def attempt(live: Live) -> Live:
        _require_host(live, guest)
        require_open(live)
        free = [seat.seat for seat in live.seats if seat.kind == "open"]
        if free:
            raise Refusal("seats-open", f"seats {free} are still open", seats=free)
        await start_game(room, live)
        return live

    return await room.hall.step(table, attempt)
