"""Why the room cannot open, in one sentence with what to do about it."""

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DatabaseError, InvalidRequestError

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.settings import Settings


class CannotOpen(HinterzimmerError):
    """The data folder or the database cannot be used."""

    code = "cannot-open"


def why_not_open(settings: Settings, error: Exception) -> HinterzimmerError | None:
    """What was foreseen, in words; None for a fault of our own."""
    if isinstance(error, HinterzimmerError):
        return error
    if isinstance(error, DatabaseError):
        return CannotOpen(_of_database(settings, error))
    if isinstance(error, CommandError):
        return CannotOpen(
            f"the database has a form that this release does not know ({error}): install the "
            "newer release again, or put a backup of this one in its place with "
            "hinterzimmer restore"
        )
    if isinstance(error, ArgumentError | InvalidRequestError | ImportError):
        return CannotOpen(
            f"the setting 'database' names nothing that can be used ({error}); write it like "
            "sqlite+aiosqlite:////var/lib/hinterzimmer/other.db, or leave it out"
        )
    if isinstance(error, OSError):
        return CannotOpen(
            f"{error.filename or settings.data}: {error.strerror or error}; make the data folder "
            "writable for this user, or name another one with --data"
        )
    return None


def _of_database(settings: Settings, error: DatabaseError) -> str:
    """An address of one's own is not repeated: it may hold a password."""
    if settings.database is not None:
        return f"the database that the setting 'database' names: {error.orig}"
    file, why = settings.data / "hinterzimmer.db", str(error.orig)
    if "not a database" in why or "malformed" in why:
        return (
            f"{file} is no database, or is broken ({why}); put a backup in its place with "
            "hinterzimmer restore, or name another data folder with --data"
        )
    return f"{file}: {why}; make sure that this user may write there and the disk has room"
