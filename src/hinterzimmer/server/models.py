"""Every table of the database, for migrations."""

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.tables.models import Action, Command, Seat, Table, Talk

__all__ = ["Action", "Command", "Guest", "Seat", "Table", "Talk"]
