"""A table's rows. Its truth are the rows of `actions`, unique by table and number.

Times are seconds since 1970, UTC.
"""

from typing import Any

from sqlalchemy import JSON, ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from hinterzimmer.server.database import Base


def _of_table() -> ForeignKey:
    """Checked when the transaction ends, so that its rows may be written in any order."""
    return ForeignKey("tables.id", deferrable=True, initially="DEFERRED")


class Table(Base):
    """A table: what is played, how far it is.

    version: rises by one with each step that viewers are told. started: the version at
    which the game was set up. waiting: mask of the seats for whom the game waits. chairs:
    who sat where at the start, as the score sheet has it.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    preset: Mapped[str | None] = mapped_column(String(64))
    listed: Mapped[bool]
    pace: Mapped[float]
    status: Mapped[str] = mapped_column(String(8), index=True)
    host: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    words: Mapped[list[str]] = mapped_column(JSON)
    chairs: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    version: Mapped[int]
    started: Mapped[int | None]
    waiting: Mapped[int]
    actions: Mapped[int]
    returns: Mapped[list[float] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(_of_table())
    created: Mapped[float]
    changed: Mapped[float]


class Seat(Base):
    """A seat. token: the live link, readable until it is spent; spent: its hash after."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(64))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    spent: Mapped[str | None] = mapped_column(String(64), index=True)


class Action(Base):
    """One action of a game. by: the person's name, `bot:<name>`, or `default`."""

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[dict[str, Any]] = mapped_column(JSON)
    by: Mapped[str] = mapped_column(String(80))
    version: Mapped[int]
    at: Mapped[float]


class Talk(Base):
    """A line of table talk, by the version that told it."""

    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]


class Command(Base):
    """A command that was accepted, and the version it made: a resend gets the same answer."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[int]
