"""Guests: a name and a number, no account."""

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from hinterzimmer.server.database import Base


class Guest(Base):
    """Somebody's browser. Times are seconds since 1970, UTC."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    created: Mapped[float]
