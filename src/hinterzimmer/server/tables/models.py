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

    version: rises by one with each step that viewers are told. lines: how much was said so
    far, which raises no version, because not everybody may know that it was. started: the
    version at which the game was set up. waiting: mask of the seats for whom the game waits.
    chairs: who sat where at the start, as the score sheet has it. noticed: how many of its
    actions everybody knows of, while it goes on.

    manners: `messages.Manners`, defaults filled in. asked: since when the present time
    counts; carried: milliseconds by seat that counted before, since the last action. pause:
    until when the table rests. vote_until: when the vote to end the game lapses. due: the
    earliest time at which something happens by itself; never later than that, so that whoever
    finds it passed has to look.
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
    manners: Mapped[dict[str, Any]] = mapped_column(JSON)
    asked: Mapped[float | None]
    carried: Mapped[dict[str, int]] = mapped_column(JSON)
    pause: Mapped[float | None]
    vote_until: Mapped[float | None]
    due: Mapped[float | None] = mapped_column(index=True)
    abandoned: Mapped[bool]
    chairs: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    version: Mapped[int]
    lines: Mapped[int]
    started: Mapped[int | None]
    waiting: Mapped[int]
    actions: Mapped[int]
    noticed: Mapped[int]
    returns: Mapped[list[float] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(_of_table())
    created: Mapped[float]
    changed: Mapped[float]


class Seat(Base):
    """A seat. token: the live link, readable until it is spent; spent: its hash after.

    away: a substitute plays for the person. word: what they mixed in. ready: they have said
    go on in this break. vote: on ending the game. here: the run of the server that they are
    connected to; gone: since when they are not.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(64))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    spent: Mapped[str | None] = mapped_column(String(64), index=True)
    away: Mapped[bool]
    word: Mapped[str | None] = mapped_column(String(64))
    ready: Mapped[bool]
    vote: Mapped[bool | None]
    here: Mapped[str | None] = mapped_column(String(22))
    gone: Mapped[float | None]


class Action(Base):
    """One action of a game. by: the person's name, `bot:<name>`, `default` or `clock`.

    spent: milliseconds by seat that it took everybody who was asked (`play/clock.py`).
    """

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[dict[str, Any]] = mapped_column(JSON)
    by: Mapped[str] = mapped_column(String(80))
    spent: Mapped[dict[str, int]] = mapped_column(JSON)
    version: Mapped[int]
    at: Mapped[float]


class Talk(Base):
    """A line of table talk. number: by it lines are in order; nobody is told.

    room: mask of the seats that alone hear it until the game is over; null for all.
    """

    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]
    room: Mapped[int | None]


class Command(Base):
    """A command that was accepted, and the version it made, or (talk) at which it was said.

    A resend gets the same answer.
    """

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[int]


class Run(Base):
    """A server process: from when to when it ran. Only in such times does a clock count."""

    __tablename__ = "runs"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    began: Mapped[float]
    seen: Mapped[float] = mapped_column(index=True)


class Reminding(Base):
    """How a person is reminded at one table. told: the decision they were last told of."""

    __tablename__ = "reminders"

    table_id: Mapped[str] = mapped_column(_of_table(), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    email: Mapped[str | None] = mapped_column(String(254))
    webhook: Mapped[str | None] = mapped_column(String(500))
    quiet_from: Mapped[str] = mapped_column(String(5))
    quiet_to: Mapped[str] = mapped_column(String(5))
    zone: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
    told: Mapped[int]
    seen: Mapped[int]
