"""Rooms beside a table: groups of seats that the game lets talk among themselves alone."""

from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.spoken import Said


def open_now(live: Live) -> list[list[int]]:
    """The groups that may talk alone now, by what everybody sees."""
    game = live.game
    if game is None or game.type.rooms is None or live.row.status != "playing":
        return []
    if live.row.pause is not None:  # while a table rests no clock runs
        return []
    return sorted(sorted(room) for room in game.type.rooms.open_now(game.view_record()))


def require(live: Live, seat: int | None, wanted: list[int]) -> list[int]:
    """The room that is meant; Refusal where it is not open, or is somebody else's."""
    room = sorted(set(wanted))
    if seat in room and room in open_now(live):
        return room
    rooms = live.game.type.rooms if live.game is not None else None
    params = {} if rooms is None else {"rule": rooms.rule}
    raise Refusal("not-your-room", "these seats may not talk alone now, or without you", **params)


def mask_of(room: list[int] | None) -> int | None:
    """As it is written down."""
    return None if room is None else sum(1 << seat for seat in room)


def seats_of(mask: int | None) -> list[int] | None:
    """As it is told."""
    return None if mask is None else [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def hears(live: Live, viewer: Viewer, said: Said) -> bool:
    """Whether the viewer may know the line: nobody's secret, theirs, or a finished game's."""
    if said.guest in viewer.deaf_to:
        return False
    room = said.line.room
    return room is None or viewer.seat in room or live.row.status == "over"
