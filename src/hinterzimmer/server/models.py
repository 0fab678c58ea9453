"""Every table of the database, for migrations."""

from hinterzimmer.server.accounts.models import Block, Guest, Recovery
from hinterzimmer.server.tables.models import (
    Action,
    Command,
    Reminding,
    Run,
    Seat,
    Table,
    Talk,
)

__all__ = [
    "Action",
    "Block",
    "Command",
    "Guest",
    "Recovery",
    "Reminding",
    "Run",
    "Seat",
    "Table",
    "Talk",
]
