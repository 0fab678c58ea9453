"""The database's form: built by the migrations alone, and no further away than they say."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from hinterzimmer.server import migrations
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import StorageError

FOLDER = Path(migrations.__file__).parent


def _database(folder: Path) -> Database:
    return Database(f"sqlite+aiosqlite:///{folder / 'room.db'}")


def _check(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.check(config)


async def test_migrations_build_what_the_models_say(tmp_path: Path) -> None:
    database = _database(tmp_path)
    await database.migrate()
    await database.migrate()
    async with database.engine.begin() as connection:
        await connection.run_sync(_check)
        found = await connection.exec_driver_sql("PRAGMA foreign_key_list(seats)")
        assert {row._mapping["table"] for row in found} == {"tables", "guests"}
    await database.close()


async def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    database = _database(tmp_path)
    await database.migrate()
    async with database.reading() as session:
        connection = await session.connection()
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar() == wanted
    await database.close()


async def test_a_full_disk_and_a_lock_are_said_clearly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hinterzimmer.server.database.LOCKED_FOR", 100)
    database = _database(tmp_path)
    await database.migrate()
    other = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="locked"):
        await _add_guests(database, 1)
    other.execute("ROLLBACK")
    pages = other.execute("PRAGMA page_count").fetchone()[0]
    with pytest.raises(StorageError, match="full"):
        await _add_guests(database, 5000, f"PRAGMA max_page_count = {pages}")
    other.close()
    async with database.reading() as session:
        assert await session.get(Guest, "g1") is None
    await database.close()


async def _add_guests(database: Database, count: int, pragma: str | None = None) -> None:
    async with database.writing() as session:
        if pragma is not None:
            await (await session.connection()).exec_driver_sql(pragma)
        session.add_all(Guest(id=f"g{n}", name="x" * 24, created=0.0) for n in range(count))
