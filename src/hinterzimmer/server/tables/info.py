"""A table's rows as everybody may see them."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from hinterzimmer.server.messages import SeatInfo, TableInfo
from hinterzimmer.server.tables.models import Seat, Table


def iso(seconds: float) -> str:
    """A time as ISO 8601, UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def table_info(row: Table, seats: Sequence[Seat], connected: Iterable[int] = ()) -> TableInfo:
    """The table for everybody: the seed only when nothing can come of it any more."""
    here = set(connected)
    over = row.status == "over"
    host = [s.seat for s in seats if s.guest_id == row.host and s.kind == "person"]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        preset=row.preset,
        status=row.status,  # type: ignore[arg-type]
        listed=row.listed,
        host=host[0] if host else None,
        seats=[
            SeatInfo(s.seat, s.kind, s.name, s.bot, s.seat in here)  # type: ignore[arg-type]
            for s in seats
        ],
        created=iso(row.created),
        waiting=seats_in(row.waiting),
        actions=row.actions,
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        seed=row.seed.hex() if over else None,
        returns=row.returns if over else None,
        rematch=row.rematch,
        pace=row.pace,
    )
