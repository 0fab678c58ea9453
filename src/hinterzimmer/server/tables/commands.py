"""What comes over a socket: each command has one effect, and one answer for every resend."""

import logging
import time
from typing import get_args

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    Accepted,
    Act,
    CastVote,
    Continue,
    Refused,
    Say,
    TalkLine,
    TalkPing,
    Undo,
)
from hinterzimmer.server.operations import figures
from hinterzimmer.server.problems import Refusal, StorageError
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import pausing, playing, presence, rooms, telling, timing
from hinterzimmer.server.tables.info import iso
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import CommandKey, Live, Said, Viewer
from hinterzimmer.server.tables.loading import UNDO
from hinterzimmer.server.tables.models import Command, Talk

logger = logging.getLogger(__name__)

Order = Act | Undo | Say | Continue | CastVote


async def obey(room: Room, table: str, viewer: Viewer, order: Order) -> None:
    """Carry the command out, answer it, tell everybody: in this order."""
    guest = viewer.guest
    if guest is None:
        viewer.send(Refused(order.id, "no-guest"))
        return
    key, began = (guest.id, order.id), time.perf_counter()

    async def attempt(live: Live) -> None:
        if viewer.closing:
            return  # nobody is left to answer; it will be sent again
        known = live.answer(key)
        if known is not None:
            viewer.send(known)
            return
        try:
            if not isinstance(order, Say):
                await room.keeper.look(live)  # whose time is up has not acted in time
            version = await _carry_out(room, live, guest, order)
        except StorageError:
            raise  # not an answer to keep: a resend may well be accepted
        except HinterzimmerError as error:
            answer = Refused(order.id, *playing.words_of(error))
            if error.code != "rate-limited":
                live.remember(key, answer)
            figures.REFUSALS.labels(error.code).inc()
            viewer.send(answer)
        else:
            _acknowledge(live, viewer, key, version)
            _tell(live, order)
            figures.COMMANDS.labels(type(order).__name__.lower()).inc()
            _measure(live, began)

    try:
        await room.hall.step(table, attempt)
    except HinterzimmerError as error:
        figures.REFUSALS.labels(error.code).inc()
        viewer.send(Refused(order.id, *playing.words_of(error)))
    except Exception:  # a fault of ours must not cut the line, nor stop the table
        logger.exception("command failed", extra={"table": table})
        viewer.send(Refused(order.id, "server-error"))


def _acknowledge(live: Live, viewer: Viewer, key: CommandKey, version: int) -> None:
    answer = Accepted(key[1], version)
    live.remember(key, answer)
    viewer.send(answer)


def _measure(live: Live, began: float) -> None:
    """See when every screen has what was told."""
    viewers = [viewer for viewer in live.viewers if not viewer.closing]
    mark = figures.Mark(began, len(viewers))
    for viewer in viewers:
        viewer.mark(mark)


def _tell(live: Live, order: Order) -> None:
    if isinstance(order, Say):
        telling.tell_talk(live, live.talk[-1])
    elif isinstance(order, Continue | CastVote):
        if all(viewer.told == live.row.version for viewer in live.viewers):
            return  # it only gave a seat back, and that was told
        telling.tell_table(live, everything=live.row.status == "over")
    else:
        playing.tell(live)


async def _carry_out(room: Room, live: Live, guest: Guest, order: Order) -> int:
    if isinstance(order, Say):
        return await _say(room, live, guest, order, _done(live, guest, order))
    seat = live.seat_of(guest)
    if seat is None:
        raise Refusal("not-your-seat", "you do not sit at this table")
    playing.require_play(live)
    was_away = live.seats[seat].away
    if was_away:
        await presence.hand_back(room.database, live, seat)
    done = _done(live, guest, order)
    if isinstance(order, CastVote):
        await pausing.vote(room.database, live, seat, order.yes, done)
    elif isinstance(order, Continue):
        if not was_away:
            await pausing.go_on(room.database, live, seat, done)
    else:
        await _act(room, live, seat, order, done)
    return min(done.version, live.row.version)


def _done(live: Live, guest: Guest, order: Order) -> Command:
    version = live.row.version + 1
    return Command(table_id=live.id, guest_id=guest.id, id=order.id, version=version)


async def _act(room: Room, live: Live, seat: int, order: Act | Undo, done: Command) -> None:
    if isinstance(order, Act):
        if live.row.pause is not None:
            raise Refusal("table-pauses", "the table rests: go on first")
        if playing.is_stale(live, seat, order.action, order.decision):
            raise Refusal("stale-decision", "that was an answer to an older question")
    action = UNDO if isinstance(order, Undo) else order.action
    name, is_asked = live.seats[seat].name or "", seat in timing.charged(live)
    await playing.play(room.database, live, seat, action, name, [done], in_time=is_asked)


def _require_may_say(live: Live, text: str) -> None:
    """Raises Refusal. Before the start and after the end everybody may say anything."""
    level = live.manners.talk if live.row.status == "playing" else "free"
    if level == "silent":
        raise Refusal("talk-silent", "nobody talks at this table while the game goes on")
    pings = list(get_args(TalkPing))
    if level == "pings" and text not in pings:
        raise Refusal("talk-pings", "this table talks in pings alone", allowed=pings)


async def _say(room: Room, live: Live, guest: Guest, order: Say, done: Command) -> int:
    room.limits.talk.spend(guest.id)
    text = " ".join(order.text.split())
    if not text:
        raise Refusal("bad-talk", "a line of talk needs a word")
    _require_may_say(live, text)
    seat = live.seat_of(guest)
    name = guest.name if seat is None else live.seats[seat].name or guest.name
    private = None if order.room is None else rooms.require(live, seat, order.room)
    line = TalkLine(done.version, seat, name, text, iso(now := time.time()), private)
    row = Talk(
        table_id=live.id,
        version=done.version,
        guest_id=guest.id,
        seat=seat,
        name=name,
        text=text,
        at=now,
        room=rooms.mask_of(private),
    )
    await write(room.database, live, Change(rows=[row, done]))
    live.talk.append(Said(guest.id, line))
    return done.version
