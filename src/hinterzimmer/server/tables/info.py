"""A table's rows as everybody may see them."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from hinterzimmer.server.messages import SeatInfo, TableInfo
from hinterzimmer.server.tables.manners import of_row
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
    manners = of_row(row.manners)
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
        seats=[_seat_info(s, s.seat in here, manners.substitute) for s in seats],
        created=iso(row.created),
        waiting=seats_in(row.waiting),
        actions=row.noticed,
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        seed=row.seed.hex() if over else None,
        returns=row.returns if over else None,
        rematch=row.rematch,
        pace=row.pace,
        manners=manners,
        words=row.words if row.started is not None else None,
        words_open=row.status == "open",
        abandoned=row.abandoned,
    )


def _seat_info(seat: Seat, connected: bool, substitute: str | None) -> SeatInfo:
    return SeatInfo(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name,
        seat.bot,
        connected,
        away=seat.away,
        substitute=substitute if seat.away else None,
        word=bool(seat.word),
    )
