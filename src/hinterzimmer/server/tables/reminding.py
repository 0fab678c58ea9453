"""Reminders of slow tables: one for each decision, by mail or to a web address."""

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import ColumnElement, CursorResult, delete, select, update

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server import posting
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.limits import Limit
from hinterzimmer.server.messages import Reminder
from hinterzimmer.server.problems import Refusal, StorageError
from hinterzimmer.server.settings import Settings
from hinterzimmer.server.tables.hall import Hall
from hinterzimmer.server.tables.info import iso
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Reminding, Seat, Table
from hinterzimmer.server.tables.timing import Moment
from hinterzimmer.texts import Texts

logger = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds between two looks for people to remind."""

MOST = 100


def check(wish: Reminder, settings: Settings) -> None:
    """Raises Refusal (`bad-reminder`, `no-mail`)."""
    if wish.email is None and wish.webhook is None:
        raise posting.bad_reminder("neither a mail nor a web address")
    try:
        ZoneInfo(wish.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise posting.bad_reminder(f"no time zone {wish.zone!r}") from error
    if wish.email is not None:
        if settings.smtp_host is None:
            raise Refusal("no-mail", "this server has no mail server to send by")
        posting.check_mail_address(wish.email)
    if wish.webhook is not None:
        posting.parts_of(wish.webhook)


async def put(
    database: Database, hall: Hall, settings: Settings, guest: Guest, table: str, wish: Reminder
) -> None:
    """Remind the guest at this table, from their next decision on."""
    check(wish, settings)

    async def attempt(live: Live) -> None:
        if live.seat_of(guest) is None:
            raise Refusal("not-a-member", "only those who sit at this table are reminded")
        if live.manners.speed != "slow":
            raise Refusal("not-slow", "only slow tables remind")

    await hall.step(table, attempt)
    values = {name: getattr(wish, name) for name in wish.__struct_fields__}
    async with database.writing() as session:
        await session.execute(delete(Reminding).where(_mine(table, guest)))
        session.add(Reminding(table_id=table, guest_id=guest.id, told=-1, seen=0, **values))


async def find(database: Database, guest: Guest, table: str) -> Reminder:
    """What the guest has set. Raises Refusal (`no-reminder`)."""
    async with database.reading() as session:
        row = await session.get(Reminding, (table, guest.id))
    if row is None:
        raise _none()
    return Reminder(**{name: getattr(row, name) for name in Reminder.__struct_fields__})


async def drop(database: Database, guest: Guest, table: str) -> None:
    """Remind no more. Raises Refusal (`no-reminder`)."""
    await find(database, guest, table)
    async with database.writing() as session:
        await session.execute(delete(Reminding).where(_mine(table, guest)))


def _mine(table: str, guest: Guest) -> ColumnElement[bool]:
    return (Reminding.table_id == table) & (Reminding.guest_id == guest.id)


def _none() -> Refusal:
    return Refusal("no-reminder", "you have set no reminder at this table")


def is_quiet(start: str, end: str, zone: str, now: float) -> bool:
    """Is it between the two times of day in that zone? The same twice: never."""
    clock = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).strftime("%H:%M")
    if start <= end:
        return start <= clock < end
    return clock >= start or clock < end


@dataclass(frozen=True)
class Call:
    """What is said: the game, the table's address, until when. Nothing of the game itself."""

    game: str
    table: str
    decision: int
    deadline: str | None


class Reminders:
    """Looks for people whom a slow table waits for, and tells them once."""

    def __init__(self, hall: Hall, database: Database, settings: Settings, limit: Limit) -> None:
        self._hall = hall
        self._database = database
        self._settings = settings
        self._limit = limit

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StorageError as error:
                logger.warning("database does not answer", extra={"why": str(error)})

    async def look(self) -> None:
        """Remind everybody who is to be reminded now."""
        now = time.time()
        for row in await self._candidates():
            if not is_quiet(row.quiet_from, row.quiet_to, row.zone, now):
                try:
                    await self._consider(row)
                except StorageError:
                    raise
                except HinterzimmerError as error:
                    logger.info("no reminder", extra={"table": row.table_id, "why": error.code})
                except Exception:  # one reminder must not be the end of all
                    logger.exception("no reminder", extra={"table": row.table_id})

    async def _candidates(self) -> list[Reminding]:
        """Reminders of tables that wait for their person and have moved since the last look."""
        async with self._database.reading() as session:
            found = await session.execute(
                select(Reminding, Seat.seat, Table.waiting)
                .join(Table, Table.id == Reminding.table_id)
                .join(
                    Seat,
                    (Seat.table_id == Reminding.table_id) & (Seat.guest_id == Reminding.guest_id),
                )
                .where(Table.status == "playing", Reminding.seen < Table.version)
                .limit(MOST)
            )
            return [row[0] for row in found if row.waiting >> row.seat & 1]

    async def _consider(self, row: Reminding) -> None:
        async def ask(live: Live) -> tuple[Call | None, int]:
            return self._call(live, row), live.row.version

        call, version = await self._hall.step(row.table_id, ask)
        told = row.told if call is None else call.decision
        if await self._note(row, told, version) and call is not None:
            self._limit.spend(row.guest_id)
            await self._send(row, call)

    def _call(self, live: Live, row: Reminding) -> Call | None:
        seat = next((s.seat for s in live.seats if s.guest_id == row.guest_id), None)
        if seat is None or live.game is None or seat not in live.game.waiting:
            return None
        decision, moment = live.game.decision(seat), Moment(live)
        if decision == row.told or seat in moment.present or live.seats[seat].away:
            return None
        until = moment.deadline(seat)
        return Call(live.row.game, live.id, decision, None if until is None else iso(until))

    async def _note(self, row: Reminding, told: int, version: int) -> bool:
        """Before it is sent: rather none than two. False where another process was first."""
        async with self._database.writing() as session:
            done = await session.execute(
                update(Reminding)
                .where(
                    Reminding.table_id == row.table_id,
                    Reminding.guest_id == row.guest_id,
                    Reminding.seen == row.seen,
                )
                .values(told=told, seen=version)
            )
        assert isinstance(done, CursorResult)
        return done.rowcount == 1

    async def _send(self, row: Reminding, call: Call) -> None:
        texts = Texts(row.language, "server")
        name = f"{call.game}-name"
        address = f"{self._settings.public_url or ''}/t/{call.table}"
        named = {"game": texts(name) if texts.has(name) else call.game, "address": address}
        subject = texts("reminder-subject", **named)
        text = texts("reminder-text", **named)
        if call.deadline is not None:
            local = datetime.fromisoformat(call.deadline).astimezone(ZoneInfo(row.zone))
            text += "\n" + texts("reminder-deadline", time=f"{local:%Y-%m-%d %H:%M}")
        if row.email is not None:
            await posting.try_to(posting.mail(self._settings, row.email, subject, text))
        if row.webhook is not None:
            body = {
                "text": f"{subject}\n{text}",
                "game": call.game,
                "table": address,
                "deadline": call.deadline,
            }
            await posting.try_to(posting.call(self._settings, row.webhook, body))
