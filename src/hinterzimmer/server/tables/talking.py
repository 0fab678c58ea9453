"""Talk at a table: may it be said, by whom is it heard; written down, then told.

It passes no version of the table and is counted in no figure: who may not hear a line is to
learn from nothing that it was said.
"""

import time
from typing import get_args

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import Say, TalkLine, TalkPing
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import rooms
from hinterzimmer.server.tables.info import iso
from hinterzimmer.server.tables.journal import write_line
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Command, Talk
from hinterzimmer.server.tables.spoken import Said


async def say(room: Room, live: Live, guest: Guest, order: Say) -> int:
    """Write a line down; the table's version. Raises Refusal, BehindError, StorageError."""
    room.limits.talk.spend(guest.id)
    text = " ".join(order.text.split())
    if not text:
        raise Refusal("bad-talk", "a line of talk needs a word")
    _require_may_say(live, text)
    said, version = _said(live, guest, text, order.room, now := time.time()), live.row.version
    done = Command(table_id=live.id, guest_id=guest.id, id=order.id, version=version)
    await write_line(room.database, live, [_row(live, said, now), done])
    live.talk.add(said)
    return version


def _require_may_say(live: Live, text: str) -> None:
    """Raises Refusal. Before the start and after the end everybody may say anything."""
    level = live.manners.talk if live.row.status == "playing" else "free"
    if level == "silent":
        raise Refusal("talk-silent", "nobody talks at this table while the game goes on")
    pings = list(get_args(TalkPing))
    if level == "pings" and text not in pings:
        raise Refusal("talk-pings", "this table talks in pings alone", allowed=pings)


def _said(live: Live, guest: Guest, text: str, wanted: list[int] | None, now: float) -> Said:
    seat = live.seat_of(guest)
    name = guest.name if seat is None else live.seats[seat].name or guest.name
    private = None if wanted is None else rooms.require(live, seat, wanted)
    line = TalkLine(seat, name, text, iso(now), private)
    return Said(live.row.lines + 1, guest.id, line)


def _row(live: Live, said: Said, now: float) -> Talk:
    line = said.line
    return Talk(
        table_id=live.id,
        number=said.number,
        guest_id=said.guest,
        seat=line.seat,
        name=line.name,
        text=line.text,
        at=now,
        room=rooms.mask_of(line.room),
    )
