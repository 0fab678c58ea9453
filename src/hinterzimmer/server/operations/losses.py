"""Is everything still there that was acknowledged?

A table's row counts its actions, and each answered command names the version that it made;
both are written in one transaction with the action, before anybody is told. So a table with
fewer rows of actions than it counts, or with a command of a version that it never reached,
has lost what somebody was told is safe.
"""

import logging
import time
from dataclasses import dataclass

from sqlalchemy import func, select

from hinterzimmer.server.database import Database
from hinterzimmer.server.operations.figures import LOST
from hinterzimmer.server.tables.models import Action, Command, Table

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Losses:
    """lost: actions and commands that are missing. tables: how many were looked through."""

    lost: int
    tables: int
    at: float


async def look_through(database: Database) -> Losses:
    """Count what is missing, over all tables. Raises StorageError."""
    rows = select(Action.table_id, func.count().label("rows")).group_by(Action.table_id).subquery()
    missing = Table.actions - func.coalesce(rows.c.rows, 0)
    async with database.reading() as session:
        found = await session.execute(
            select(func.sum(func.max(missing, 0)), func.count())
            .select_from(Table)
            .outerjoin(rows, rows.c.table_id == Table.id)
        )
        lost, tables = found.one()
        ahead = await session.scalar(
            select(func.count())
            .select_from(Command)
            .join(Table, Table.id == Command.table_id)
            .where(Command.version > Table.version)
        )
    losses = Losses(int(lost or 0) + int(ahead or 0), int(tables), time.time())
    LOST.set(losses.lost)
    if losses.lost:
        logger.error("acknowledged actions are missing", extra={"lost": losses.lost})
    return losses
