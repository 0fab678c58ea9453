"""The database: connections, transactions, migrations.

SQLite runs in WAL mode with a full sync on every commit: what was committed survives a
power cut. Writers queue here, in order of arrival, instead of polling SQLite's lock; the
steps of tables share commits (`commits.py`).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase

from hinterzimmer.server.commits import Commits
from hinterzimmer.server.problems import StorageError

LOCKED_FOR = 5000  # milliseconds to wait for another program's lock


class Base(DeclarativeBase):
    """All tables of the database."""


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {LOCKED_FOR}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    # a reader that turns writer half-way would be refused: writers say so at once
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _as_text(value: Any) -> str:
    return encode(value).decode()


def _prepare(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)


class Database:
    """Transactions on one database. Any process may have one on the same file."""

    def __init__(self, url: str) -> None:
        # parameters are hidden: what an error names may be logged, and among them are seeds
        self.engine: AsyncEngine = create_async_engine(
            url, hide_parameters=True, json_serializer=_as_text, json_deserializer=decode
        )
        self._turn = asyncio.Lock()
        _prepare(self.engine.sync_engine)
        self._writer = self.engine.execution_options(writes=True)
        own = make_url(url)
        own = own.set(drivername=own.get_backend_name())
        blocking = create_engine(own, hide_parameters=True, json_serializer=_as_text)
        _prepare(blocking)
        self.commits = Commits(blocking.execution_options(writes=True), self._turn)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """One consistent look at the database. Raises StorageError."""
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                yield session
        except DBAPIError as error:
            raise StorageError(str(error.orig)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction, on disk when the block is left.

        Raises IntegrityError as it is (somebody else was first), else StorageError.
        """
        try:
            async with (
                self._turn,
                AsyncSession(self._writer, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield session
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise StorageError(str(error.orig)) from error

    async def is_alive(self) -> bool:
        """Does the database answer?"""
        try:
            async with self.reading() as session:
                await session.execute(text("SELECT 1"))
        except StorageError:
            return False
        return True

    async def is_current(self) -> bool:
        """Does the database have this release's form?"""
        from hinterzimmer.server.migrations import head

        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(_revision) == head()
        except DBAPIError:
            return False

    async def migrate(self) -> None:
        """Bring the tables to this release's form; does nothing where they have it."""
        from hinterzimmer.server.migrations import head, upgrade

        async with self.engine.connect() as connection:
            if await connection.run_sync(_revision) == head():
                return
        async with self._writer.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.commits.close()
        await self.engine.dispose()


def _revision(connection: Connection) -> str | None:
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
