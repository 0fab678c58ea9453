"""Who may whisper (rule 2.7)."""

from backroom.components import Phase
from hinterzimmer.engine.contract import Rooms
from hinterzimmer.engine.records import Array


def open_now(seen: Array) -> list[frozenset[int]]:
    """Neighbours of whom neither has bid, while there is bidding."""
    view = seen[0]
    if view["phase"] != Phase.BID:
        return []
    seats, committed = int(view["seats"]), int(view["committed"])
    pairs = [frozenset({seat, seat + 1}) for seat in range(0, seats - 1, 2)]
    return [pair for pair in pairs if not any(committed >> seat & 1 for seat in pair)]


ROOMS = Rooms(rule="2.7", open_now=open_now)
