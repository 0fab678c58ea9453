"""All tables that are in memory; any other is read when somebody asks for it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import select

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.database import Database
from hinterzimmer.server.messages import Fault
from hinterzimmer.server.problems import Refusal, StorageError
from hinterzimmer.server.rulebooks.shelf import Shelf
from hinterzimmer.server.tables import telling
from hinterzimmer.server.tables.journal import BehindError
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.loading import load
from hinterzimmer.server.tables.models import Seat, Table
from hinterzimmer.server.uptime import Uptime

logger = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 5
SWEEP = 1.0
"""Seconds between looks for what other processes wrote and for tables nobody needs."""


FAREWELL = 3.0
"""Seconds for the last words to viewers when the server stops."""


class Hall:
    """The tables in memory. `after` is called with each table that was touched."""

    def __init__(self, database: Database, shelf: Shelf, uptime: Uptime, idle: float) -> None:
        self.database = database
        self._uptime = uptime
        self._shelf = shelf
        self._idle = idle
        self._tables: dict[str, Live] = {}
        self.is_closing = False
        self.after: Callable[[Live], None] = lambda _: None

    async def step(
        self, table: str, attempt: Callable[[Live], Awaitable[T]], *, unplayable: bool = False
    ) -> T:
        """Do something at a table while nobody else does; again if another process was first.

        unplayable: also where this release does not know the table's rules.
        Raises Refusal (`unknown-table`, `unknown-rules`), StorageError, and what the attempt
        raises.
        """
        live = self._tables.get(table)
        if live is None:
            live = self._tables[table] = Live(table, self._uptime)
        async with live.lock:
            try:
                for _ in range(TRIES):
                    await self._read(live)
                    if live.unplayable is not None and not unplayable:
                        raise live.unplayable
                    try:
                        return await attempt(live)
                    except BehindError:
                        live.loaded = False
                    except HinterzimmerError:
                        raise
                    except BaseException:
                        live.loaded = False  # nobody knows what was left half-done
                        raise
                raise StorageError("other processes write faster")
            finally:
                live.used = time.monotonic()
                if live.loaded:
                    self.after(live)

    async def _read(self, live: Live) -> None:
        if not live.loaded:
            try:
                await load(self.database, self._shelf, live)
            except Refusal as refusal:
                if refusal.code == "unknown-table":
                    self.forget(live)
                raise
            if live.unplayable is None:
                telling.catch_up(live)

    def forget(self, live: Live) -> None:
        """The table is no more; its viewers are told."""
        live.loaded = False
        if self._tables.get(live.id) is live:
            self._let_go(live)
        for viewer in live.viewers:
            viewer.close(Fault("unknown-table", {"table": live.id[:40]}, closing=True))

    async def game_of(self, table: str) -> str | None:
        """The game of a table, if there is such a table. Raises StorageError."""
        live = self._tables.get(table)
        if live is not None and live.loaded:
            return live.row.game
        async with self.database.reading() as session:
            return await session.scalar(select(Table.game).where(Table.id == table))

    def in_memory(self) -> list[Live]:
        """Every table that is in memory."""
        return list(self._tables.values())

    def watched(self, table: str, viewer: Viewer) -> Live | None:
        """The table in memory, if the viewer is one of its viewers."""
        live = self._tables.get(table)
        return live if live is not None and viewer in live.viewers else None

    def connected(self, table: str) -> list[int]:
        """The seats of a table whose people are here."""
        live = self._tables.get(table)
        return telling.connected(live) if live else []

    async def sweep(self) -> None:
        """For ever: notice what other processes wrote, drop what nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._drop_idle()
                await self._notice()
            except StorageError as error:
                logger.warning("database does not answer", extra={"why": str(error)})

    def _drop_idle(self) -> None:
        now = time.monotonic()
        for live in list(self._tables.values()):
            is_needed = live.viewers or live.runner or live.lock.locked()
            if not is_needed and now - live.used > self._idle:
                self._let_go(live)

    def _let_go(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        del self._tables[live.id]

    async def _notice(self) -> None:
        watched = [t for t, live in self._tables.items() if live.viewers and live.loaded]
        if not watched:
            return
        async with self.database.reading() as session:
            found = await session.execute(
                select(Table.id, Table.version, Table.lines).where(Table.id.in_(watched[:500]))
            )
            news = {row.id: (row.version, row.lines) for row in found}
        for table in watched:
            live = self._tables.get(table)
            if live and live.loaded:
                version, lines = news.get(table, (0, 0))
                # a number behind ours was read before our own newest commit
                if version > live.row.version or lines > live.row.lines:
                    await self.step(table, self._again)

    async def _again(self, live: Live) -> None:
        live.loaded = False
        await self._read(live)

    async def wake_all(self) -> None:
        """After a start: every table that waits for a bot goes on."""
        async with self.database.reading() as session:
            found = await session.execute(
                select(Table.id, Table.waiting, Seat.seat)
                .join(Seat, Seat.table_id == Table.id)
                .where(Table.status == "playing", (Seat.kind == "bot") | Seat.away)
            )
            waiting = {row.id for row in found if row.waiting >> row.seat & 1}
        for table in sorted(waiting):
            try:
                await self.step(table, _nothing)
            except Refusal as refusal:
                logger.warning("table cannot go on", extra={"table": table, "code": refusal.code})

    async def drain(self) -> None:
        """Let each table finish what it is doing, say so, hang up: come again, says the code."""
        self.is_closing = True
        for live in list(self._tables.values()):
            async with live.lock:
                for viewer in list(live.viewers):
                    viewer.close()
        until = time.monotonic() + FAREWELL
        while any(live.viewers for live in self._tables.values()) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Hang up on every viewer and stop every bot."""
        self.is_closing = True
        for live in list(self._tables.values()):
            for viewer in list(live.viewers):
                viewer.close()
            if live.runner:
                live.runner.cancel()
            if live.timer:
                live.timer.cancel()


async def _nothing(_: Live) -> None:
    return None
