"""When servers ran: the only time that counts against a player.

Each process writes down from when to when it was there, every few seconds. What passed
between the last such note and a crash is nobody's loss. Times are seconds since 1970, UTC.
"""

import asyncio
import logging
import secrets
import time

from sqlalchemy import delete, select, update

from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import StorageError
from hinterzimmer.server.tables.models import Run

logger = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two notes."""

DEAD = 3 * BEAT
"""A process that has written nothing for so long is no more."""

KEPT = 400 * 86400
"""Seconds for which the times of former processes are kept: longer than any deadline."""


class Uptime:
    """The times in which this process and others ran."""

    def __init__(self, database: Database) -> None:
        self.run = secrets.token_urlsafe(16)
        self.began = time.time()
        self._database = database
        self._others: list[tuple[float, float]] = []
        self._seen: dict[str, float] = {}

    async def open(self) -> None:
        """Write down that this process has begun."""
        async with self._database.writing() as session:
            await session.execute(delete(Run).where(Run.seen < self.began - KEPT))
            session.add(Run(id=self.run, began=self.began, seen=self.began))
        await self._read()

    async def beat(self) -> None:
        """For ever: write down that this process is still there; read who else is."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.note()
            except StorageError as error:
                logger.warning("uptime is not written", extra={"why": str(error)})

    async def note(self) -> None:
        """This process is here now."""
        async with self._database.writing() as session:
            await session.execute(
                update(Run).where(Run.id == self.run).values(seen=max(time.time(), self.began))
            )
        await self._read()

    async def _read(self) -> None:
        async with self._database.reading() as session:
            found = await session.execute(select(Run).where(Run.id != self.run))
            runs = [row[0] for row in found]
        self._others = [(run.began, run.seen) for run in runs]
        self._seen = {run.id: run.seen for run in runs}

    def passed(self, since: float | None, now: float) -> int:
        """Milliseconds from `since` to `now` in which a server ran."""
        from hinterzimmer.play.clock import overlap

        if since is None or now <= since:
            return 0
        spans = [*(span for span in self._others if span[1] > since), (self.began, now)]
        return round(1000 * overlap(spans, since, now))

    def is_alive(self, run: str, now: float) -> bool:
        """Is that process there, as far as is known here?"""
        return run == self.run or now - self._seen.get(run, 0.0) < DEAD

    def last_seen(self, run: str) -> float | None:
        """When that process was last there."""
        return self._seen.get(run)
