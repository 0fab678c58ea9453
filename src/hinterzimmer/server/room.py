"""The running server's parts, made once and handed to every route."""

import asyncio
import socket
import time
from dataclasses import dataclass
from typing import Self

from hinterzimmer.server.accounts.cookies import Keys
from hinterzimmer.server.database import Database
from hinterzimmer.server.limits import Limits
from hinterzimmer.server.rulebooks.shelf import Shelf
from hinterzimmer.server.settings import Settings
from hinterzimmer.server.tables.hall import Hall
from hinterzimmer.server.tables.runner import Runner


@dataclass
class Room:
    """Everything that lives as long as the server does."""

    settings: Settings
    database: Database
    keys: Keys
    limits: Limits
    shelf: Shelf
    hall: Hall
    lan_url: str | None
    _tasks: list["asyncio.Task[None]"]

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Folder, keys and database are there; bots go on where they were stopped."""
        settings.data.mkdir(parents=True, exist_ok=True)
        database = Database(settings.database_url)
        await database.migrate()
        shelf = Shelf()
        hall = Hall(database, shelf, settings.idle)
        hall.after = Runner(hall, database, settings).wake
        keys = Keys.of_folder(settings.data)
        limits = Limits(settings.rate)
        room = cls(settings, database, keys, limits, shelf, hall, lan_url(settings), [])
        shelf.start()
        room._tasks = [asyncio.create_task(hall.sweep()), asyncio.create_task(hall.wake_all())]
        return room

    async def close(self) -> None:
        """Hang up and let go; whatever was acknowledged is on disk already."""
        await self.hall.close()
        self.shelf.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()

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
