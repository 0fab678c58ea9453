"""The embedded database as one file: taken while the server runs, put back while none does.

A backup holds everything: also the seeds of running games and the keys that sign cookies,
without which nobody would find their seat again. It is as secret as the data folder.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server import migrations
from hinterzimmer.server.accounts.cookies import KEYS_FILE
from hinterzimmer.server.operations.lock import NAME as LOCK_FILE
from hinterzimmer.server.operations.lock import FolderLock
from hinterzimmer.server.settings import Settings

NOTES = "backup_notes"
"""The table that only a backup has: what lies beside the database in the data folder."""

REPLACED = ".replaced"
ENDINGS = ("", "-wal", "-shm")
"""Of the database's files."""

PAGES = 256  # copied at once; the server writes in between


class BackupError(HinterzimmerError):
    """A backup that cannot be made or put back. Codes: `not-embedded`, `no-database`,
    `file-exists`, `own-file`, `database-exists`, `broken-backup`, `newer-backup`, `cannot-copy`.
    """

    code = "broken-backup"


@dataclass(frozen=True)
class Copied:
    """What a backup or restore moved."""

    file: Path
    tables: int
    revision: str


def database_file(settings: Settings) -> Path:
    """Where the embedded database lies. Raises BackupError for another database."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BackupError(
            "only the embedded database is backed up here; use the tools of your database",
            code="not-embedded",
        )
    return Path(url.database)


def back_up(settings: Settings, target: Path, *, force: bool = False) -> Copied:
    """Copy the database and the keys into one new file. Raises BackupError, OSError."""
    source = database_file(settings)
    if not source.is_file():
        raise BackupError(f"there is no database at {source}", code="no-database", file=str(source))
    if target.exists() and not force:
        raise BackupError(f"{target} exists already", code="file-exists", file=str(target))
    if _is_own(target, source, settings):
        raise BackupError(f"{target} belongs to the room", code="own-file", file=str(target))
    with (
        _in_words(source, target),
        _new_file(target, force=force) as fresh,
        closing(_opened(source)) as old,
        closing(_connected(fresh)) as new,
    ):
        old.backup(new, pages=PAGES, sleep=0.005)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        _note_keys(new, settings.data / KEYS_FILE)
        copied = _checked(new, target)
        new.close()
    return copied


def restore(settings: Settings, source: Path, *, force: bool = False) -> Copied:
    """Put a backup in the data folder's place. The database that was there is kept beside it.

    Raises BackupError, FolderInUse while a server runs, OSError.
    """
    target = database_file(settings)
    with _in_words(source, target), closing(_opened(source)) as old:
        _checked(old, source)
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = FolderLock.alone(settings.data)
        try:
            if target.exists() and not force:
                raise BackupError(
                    f"{target} exists already", code="database-exists", file=str(target)
                )
            with _new_file(target, force=True) as fresh:
                with closing(_connected(fresh)) as new:
                    old.backup(new)
                    keys = _taken_keys(new)
                    copied = _checked(new, source)
                _set_aside(target)
            _add_keys(settings.data / KEYS_FILE, keys)
        finally:
            lock.release()
    return copied


def _is_own(target: Path, database: Path, settings: Settings) -> bool:
    """Would the copy take the place of something that the room lives from?"""
    beside = [database.with_name(database.name + ending) for ending in ENDINGS]
    own = (*beside, settings.data / KEYS_FILE, settings.data / LOCK_FILE)
    return target.resolve() in [file.resolve() for file in own]


@contextmanager
def _in_words(source: Path, target: Path) -> Iterator[None]:
    """What SQLite says while it copies: the source is broken, or the target takes nothing."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        why, number = str(error), getattr(error, "sqlite_errorcode", 0) & 0xFF
        if number in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise BackupError(f"{source} is broken: {why}", file=str(source), why=why) from error
        raise BackupError(
            f"{target} could not be written: {why}", code="cannot-copy", file=str(target), why=why
        ) from error


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _opened(path: Path) -> sqlite3.Connection:
    """A file that has to be there and has to be a database."""
    with path.open("rb") as file:  # says in plain words what is wrong
        if file.read(16) != b"SQLite format 3\0":
            raise BackupError(f"{path} is no backup", file=str(path), why="not a database")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)


@contextmanager
def _new_file(target: Path, *, force: bool) -> Iterator[Path]:
    """A file to be filled, that takes the target's name when it is whole and on disk."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        error.filename = str(target)  # that is the name that somebody chose
        raise
    try:
        yield part
        os.fsync(handle)
        if force:
            part.replace(target)
        else:
            os.link(part, target)  # refuses where somebody else was faster
        _sync_folder(target.parent)
    finally:
        os.close(handle)
        part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _checked(connection: sqlite3.Connection, path: Path) -> Copied:
    """Is it whole, and of a form that this release knows?"""
    try:
        why = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if why == "ok" and connection.execute("PRAGMA foreign_key_check").fetchone():
            why = "rows that belong to nothing"
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except (sqlite3.DatabaseError, TypeError, UnicodeDecodeError) as error:
        raise BackupError(f"{path} is broken: {error}", file=str(path), why=str(error)) from error
    if why != "ok":
        raise BackupError(f"{path} is broken: {why}", file=str(path), why=why)
    if revision > migrations.head():
        raise BackupError(
            f"{path} was made by a newer release (form {revision}; this one knows "
            f"{migrations.head()})",
            code="newer-backup",
            file=str(path),
            revision=revision,
            known=migrations.head(),
        )
    return Copied(path, tables, revision)


def _note_keys(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute(f"CREATE TABLE {NOTES} (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    keys = path.read_text() if path.exists() else ""
    connection.execute(f"INSERT INTO {NOTES} VALUES ('keys', ?)", [keys])


def _taken_keys(connection: sqlite3.Connection) -> list[str]:
    """The backup's keys, out of the database that it becomes."""
    try:
        found = connection.execute(f"SELECT value FROM {NOTES} WHERE name = 'keys'").fetchone()
    except sqlite3.DatabaseError:
        return []  # a plain copy of a database file
    connection.execute(f"DROP TABLE {NOTES}")
    return found[0].split() if found else []


def _add_keys(path: Path, keys: list[str]) -> None:
    """Believe the backup's keys as well; those that are here go on signing."""
    here = path.read_text().split() if path.exists() else []
    wanted = here + [key for key in keys if key not in here]
    if wanted == here:
        return
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write("".join(f"{key}\n" for key in wanted))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _set_aside(database: Path) -> None:
    """Keep the old database under another name, with what belongs to it; never lose one so."""
    kept, number = database.with_name(database.name + REPLACED), 1
    while kept.exists():
        number += 1
        kept = database.with_name(f"{database.name}{REPLACED}.{number}")
    for ending in ENDINGS:
        old = database.with_name(database.name + ending)
        if old.exists():
            old.replace(kept.with_name(kept.name + ending))
