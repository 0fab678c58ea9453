"""Guests: a name and a number, no account."""

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from hinterzimmer.server.database import Base


class Guest(Base):
    """Somebody's browser. Times are seconds since 1970, UTC."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    created: Mapped[float]


class Recovery(Base):
    """A guest's way back without the cookie. hash: of the code; used: or made, for its age."""

    __tablename__ = "recoveries"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    used: Mapped[float]


class Block(Base):
    """One guest wants to hear nothing of another. id: how the one who blocks names it."""

    __tablename__ = "blocks"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    blocked_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(22), unique=True)
    name: Mapped[str] = mapped_column(String(24))
    at: Mapped[float]
