"""Writing down what happened at a table: one step, one transaction, then memory."""

import logging
import time
from dataclasses import dataclass, field
from typing import Any

from hinterzimmer.server.commits import BehindError, Changed, Step
from hinterzimmer.server.database import Base, Database
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Seat, Table
from hinterzimmer.server.tables.timing import Moment

logger = logging.getLogger(__name__)


@dataclass
class Change:
    """One step. table: columns that change; seats: the same by seat; rows: what is added.

    is_noticed: everybody knows that something happened; else nothing that others see tells it.
    """

    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    rows: list[Base] = field(default_factory=list)
    versions: int = 1
    is_noticed: bool = True


async def write(database: Database, live: Live, change: Change) -> None:
    """Commit the step. When something happens next is worked out from memory, so that
    memory goes first; nobody is told before it is on disk.

    Raises BehindError or StorageError; the table in memory is then to be read again.
    """
    row, now = live.row, time.time()
    before = row.version
    columns = {**change.table, "version": before + change.versions}
    if change.is_noticed:
        columns["changed"] = now
    _follow(live, change, columns)
    columns["due"] = row.due = Moment(live, now).due()
    changed = [Changed(Table, {"id": row.id, "version": before}, columns)]
    changed += [
        Changed(Seat, {"table_id": row.id, "seat": seat}, values)
        for seat, values in change.seats.items()
    ]
    try:
        await database.commits.write(Step(changed, change.rows, change.is_noticed))
    except BehindError as error:
        live.loaded = False
        logger.info("another process was first", extra={"table": row.id, "why": str(error)})
        raise
    except BaseException:
        live.loaded = False
        raise


async def write_line(database: Database, live: Live, rows: list[Base]) -> None:
    """Commit what was said: the table is as it was before, and so are the figures.

    Raises BehindError or StorageError; the table in memory is then to be read again.
    """
    row, lines = live.row, live.row.lines + 1
    where = {"id": row.id, "version": row.version, "lines": row.lines}
    try:
        step = Step([Changed(Table, where, {"lines": lines})], rows, is_counted=False)
        await database.commits.write(step)
    except BaseException:
        live.loaded = False
        raise
    row.lines = lines


def _follow(live: Live, change: Change, columns: dict[str, Any]) -> None:
    for name, value in columns.items():
        setattr(live.row, name, value)
    for seat, values in change.seats.items():
        for name, value in values.items():
            setattr(live.seats[seat], name, value)


__all__ = ["BehindError", "Change", "write", "write_line"]
