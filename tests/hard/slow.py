"""A server where the database takes its time for some tables: those with hands of two cards."""

import asyncio
import runpy
from pathlib import Path
from typing import Any

from hinterzimmer.server.tables import journal

SERVER = Path(__file__).parents[1] / "server" / "run_room.py"
LATENCY = 3.0
"""Seconds."""


def _slow_down() -> None:
    write = journal.write

    async def later(database: Any, live: Any, change: Any) -> None:
        if live.row.options.get("hand") == 2 and live.row.status == "playing":
            await asyncio.sleep(LATENCY)
        await write(database, live, change)

    journal.write = later


if __name__ == "__main__":
    _slow_down()
    runpy.run_path(str(SERVER), run_name="__main__")
