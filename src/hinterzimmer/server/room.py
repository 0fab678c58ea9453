"""The running server's parts, made once and handed to every route."""

import asyncio
import socket
import time
from dataclasses import dataclass
from typing import Self

from hinterzimmer.server.accounts.cookies import Keys
from hinterzimmer.server.database import Database
from hinterzimmer.server.limits import Limits
from hinterzimmer.server.operations.lock import FolderLock
from hinterzimmer.server.rulebooks.shelf import Shelf
from hinterzimmer.server.settings import Settings
from hinterzimmer.server.tables.hall import Hall
from hinterzimmer.server.tables.keeper import Keeper
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.reminding import Reminders
from hinterzimmer.server.tables.runner import Runner
from hinterzimmer.server.uptime import Uptime


@dataclass
class Room:
    """Everything that lives as long as the server does."""

    settings: Settings
    database: Database
    keys: Keys
    limits: Limits
    shelf: Shelf
    hall: Hall
    uptime: Uptime
    keeper: Keeper
    lan_url: str | None
    lock: FolderLock
    _tasks: list["asyncio.Task[None]"]

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Folder, keys and database are there; bots go on where they were stopped."""
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = FolderLock.shared(settings.data)
        database = Database(settings.database_url)
        await database.migrate()
        shelf = Shelf()
        uptime = Uptime(database)
        await uptime.open()
        hall = Hall(database, shelf, uptime, settings.idle)
        runner, keeper = Runner(hall, database, settings), Keeper(hall, database)

        def after(live: Live) -> None:
            runner.wake(live)
            keeper.arm(live)

        hall.after = after
        keys = Keys.of_folder(settings.data)
        limits = Limits(settings.rate)
        room = cls(
            settings,
            database,
            keys,
            limits,
            shelf,
            hall,
            uptime,
            keeper,
            lan_url(settings),
            lock,
            [],
        )
        shelf.start()
        reminders = Reminders(hall, database, settings, limits.reminders)
        works = (hall.sweep(), hall.wake_all(), uptime.beat(), keeper.watch(), reminders.watch())
        for work in works:
            room._tasks.append(asyncio.create_task(work))
        return room

    async def close(self) -> None:
        """Hang up and let go; whatever was acknowledged is on disk already."""
        await self.hall.close()
        self.keeper.stop()
        self.shelf.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()
        self.lock.release()

    @staticmethod
    def now() -> float:
        """Seconds since 1970."""
        return time.time()


def lan_url(settings: Settings) -> str | None:
    """How others in the same network reach this machine, where it listens to them."""
    if not settings.lan:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks for a route
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{settings.port}"
