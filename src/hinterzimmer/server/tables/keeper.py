"""What a table does by itself when its time has come: no decision waits for ever.

A table in memory has a timer; one that is not is found by its column `due`.
"""

import asyncio
import logging
import time

from sqlalchemy import select, update

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import Refusal, StorageError
from hinterzimmer.server.tables import pausing, playing, presence, telling
from hinterzimmer.server.tables.hall import Hall
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.manners import FORFEIT
from hinterzimmer.server.tables.models import Seat, Table
from hinterzimmer.server.tables.timing import Moment

logger = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks for tables that are not in memory."""

MOST = 200
LATER = 3600.0
EXPIRED = "clock"
"""Who has played an action that was done because time was up."""


class Keeper:
    """Ends breaks and votes, lets substitutes play, and does what was agreed when time is up."""

    def __init__(self, hall: Hall, database: Database) -> None:
        self._hall = hall
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def arm(self, live: Live) -> None:
        """Set the table's timer anew. The caller holds the table's lock."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        moment = Moment(live)
        due = moment.due()
        if due is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(
                min(max(0.0, due - moment.now), LATER), self._ring, live.id
            )

    def _ring(self, table: str) -> None:
        task = asyncio.create_task(self._visit(table), name=f"time of {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def watch(self) -> None:
        """For ever: see to tables that are due, whoever had them in memory."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                async with self._database.reading() as session:
                    found = await session.scalars(
                        select(Table.id).where(Table.due <= time.time()).limit(MOST)
                    )
                    tables = list(found)
            except StorageError as error:
                logger.warning("database does not answer", extra={"why": str(error)})
                continue
            for table in tables:
                await self._visit(table)

    async def _visit(self, table: str) -> None:
        try:
            await self._hall.step(table, self._see_to)
        except StorageError as error:
            logger.warning("time waits for the database", extra={"why": str(error)})
        except Refusal as refusal:
            logger.warning("table cannot go on", extra={"table": table, "code": refusal.code})
            await self._put_off(table)
        except Exception:
            logger.exception("time stopped", extra={"table": table})
            await self._put_off(table)

    async def _put_off(self, table: str) -> None:
        try:
            async with self._database.writing() as session:
                await session.execute(
                    update(Table).where(Table.id == table).values(due=time.time() + LATER)
                )
        except StorageError as error:
            logger.warning("time waits for the database", extra={"why": str(error)})

    async def _see_to(self, live: Live) -> None:
        await self.look(live)
        due = Moment(live).due()
        if due != live.row.due:  # found by a guess that was too early: a server was down
            async with self._database.writing() as session:
                await session.execute(update(Table).where(Table.id == live.id).values(due=due))
            live.row.due = due

    async def look(self, live: Live) -> None:
        """Whatever is due at this table now. The caller holds the table's lock."""
        if live.row.status != "playing":
            return
        if pausing.has_lapsed(live, time.time()):
            await pausing.lapse(self._database, live)
            telling.tell_table(live)
        if live.row.pause is not None:
            if time.time() >= live.row.pause or not Moment(live).resting:
                await pausing.end(self._database, live)
                telling.tell_table(live)
            return
        for seat in Moment(live).charged:
            if seat in Moment(live).charged:  # the one before may have ended the game
                await self._look_at(live, seat)

    async def _look_at(self, live: Live, seat: int) -> None:
        moment = Moment(live)
        if moment.left(seat) == 0:
            await self._at_zero(live, seat)
        elif moment.is_gone_for_good(seat):
            await self._read_presence(live)  # another process may know better
            if Moment(live).is_gone_for_good(seat):
                await presence.send_away(self._database, live, seat)

    async def _read_presence(self, live: Live) -> None:
        async with self._database.reading() as session:
            found = await session.execute(
                select(Seat.seat, Seat.here, Seat.gone).where(Seat.table_id == live.id)
            )
            for row in found:
                live.seats[row.seat].here, live.seats[row.seat].gone = row.here, row.gone

    async def _at_zero(self, live: Live, seat: int) -> None:
        assert live.clocks is not None
        assert live.game is not None
        at_zero = live.clocks.control.at_zero
        if at_zero == "substitute":
            await presence.send_away(self._database, live, seat)
            return
        action = live.game.default(seat)
        if at_zero == "loss":
            try:
                action = live.game.check(seat, FORFEIT)
            except HinterzimmerError:
                logger.warning("no way to lose by time", extra={"table": live.id, "seat": seat})
        await playing.play(self._database, live, seat, action, EXPIRED)
        playing.tell(live)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        for task in self._tasks:
            task.cancel()
