"""Writing down what happened at a table: one step, one transaction, then memory."""

import logging
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import CursorResult, update
from sqlalchemy.exc import IntegrityError

from hinterzimmer.server.database import Base, Database
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Seat, Table

logger = logging.getLogger(__name__)


class BehindError(Exception):
    """Another process has written since this one read the table: read again, try again."""


@dataclass
class Change:
    """One step. table: columns that change; seats: the same by seat; rows: what is added."""

    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    rows: list[Base] = field(default_factory=list)
    versions: int = 1


async def write(database: Database, live: Live, change: Change) -> None:
    """Commit the step; memory follows when it is on disk.

    Raises BehindError or StorageError; the table in memory is then to be read again.
    """
    row = live.row
    columns = {**change.table, "version": row.version + change.versions, "changed": time.time()}
    try:
        async with database.writing() as session:
            done = await session.execute(
                update(Table)
                .where(Table.id == row.id, Table.version == row.version)
                .values(columns)
                .execution_options(synchronize_session=False)
            )
            assert isinstance(done, CursorResult)
            if done.rowcount != 1:
                raise BehindError
            for seat, values in change.seats.items():
                await session.execute(
                    update(Seat).where(Seat.table_id == row.id, Seat.seat == seat).values(values)
                )
            session.add_all(change.rows)
    except IntegrityError as error:
        live.loaded = False
        logger.info("another process was first", extra={"table": row.id, "why": str(error.orig)})
        raise BehindError from error
    except BaseException:
        live.loaded = False
        raise
    _follow(live, change, columns)


def _follow(live: Live, change: Change, columns: dict[str, Any]) -> None:
    for name, value in columns.items():
        setattr(live.row, name, value)
    for seat, values in change.seats.items():
        for name, value in values.items():
            setattr(live.seats[seat], name, value)
