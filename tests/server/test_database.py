"""The database's form: built by the migrations alone, and no further away than they say."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select

from hinterzimmer.server import migrations
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import StorageError
from hinterzimmer.server.tables.models import Table, Talk

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


def _to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


TABLE = {
    "id": "t", "game": "chicago", "rules_version": 1, "options": "{}", "listed": 0, "pace": 1.0,
    "status": "playing", "seed": b"s" * 32, "words": "[]", "manners": "{}", "carried": "{}",
    "abandoned": 0, "chairs": "[]", "version": 9, "waiting": 1, "actions": 5, "created": 1.0,
    "changed": 1.0,
}  # fmt: skip
"""A row as the release before wrote it."""


async def test_what_was_said_before_talk_had_numbers_stays_readable(tmp_path: Path) -> None:
    database = _database(tmp_path)
    names, marks = ", ".join(TABLE), ", ".join("?" * len(TABLE))
    async with database.engine.begin() as connection:
        await connection.run_sync(_to, "0003")
        run = connection.exec_driver_sql
        await run("INSERT INTO guests (id, name, created) VALUES ('g', 'Anna', 1.0)")
        await run(f"INSERT INTO tables ({names}) VALUES ({marks})", tuple(TABLE.values()))
        for version, room in ((3, None), (8, 5)):
            line = ("t", version, "g", 0, "Anna", f"line {version}", 1.0, room)
            await run("INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?, ?, ?)", line)
    await database.migrate()
    async with database.reading() as session:
        found = await session.scalars(select(Talk).order_by(Talk.number))
        told = [(line.number, line.text, line.room) for line in found]
        table = await session.get(Table, "t")
        assert table is not None
        assert (table.version, table.lines, table.noticed) == (9, 8, 5)
    assert told == [(3, "line 3", None), (8, "line 8", 5)]
    await database.close()
