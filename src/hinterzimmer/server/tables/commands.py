"""What comes over a socket: each command has one effect, and one answer for every resend."""

import logging
import time

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    Accepted,
    Act,
    CastVote,
    Continue,
    Refused,
    Say,
    Undo,
)
from hinterzimmer.server.operations import figures
from hinterzimmer.server.problems import Refusal, StorageError
from hinterzimmer.server.room import Room
from hinterzimmer.server.tables import numbers, pausing, playing, presence, talking, telling
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.loading import UNDO
from hinterzimmer.server.tables.models import Command
from hinterzimmer.server.tables.timing import Moment

logger = logging.getLogger(__name__)

Play = Act | Undo | Continue | CastVote
Order = Play | Say


async def obey(room: Room, table: str, viewer: Viewer, order: Order) -> None:
    """Carry the command out, answer it, tell everybody: in this order."""
    guest, began = viewer.guest, time.perf_counter()
    if guest is None:
        viewer.send(Refused(order.id, "no-guest"))
        return

    async def attempt(live: Live) -> None:
        if viewer.closing:
            return  # nobody is left to answer; it will be sent again
        known = live.answer((guest.id, order.id))
        if known is not None:
            viewer.send(_as_told(live, guest, known))
            return
        answer = await _answer(room, live, guest, order)
        if not (isinstance(answer, Refused) and answer.code == "rate-limited"):
            live.remember((guest.id, order.id), answer)
        viewer.send(_as_told(live, guest, answer))
        if isinstance(answer, Accepted):
            _tell(live, order)
        _count(live, order, answer, began)

    try:
        await room.hall.step(table, attempt)
    except HinterzimmerError as error:
        answer = Refused(order.id, *playing.words_of(error))
        _count_refusal(order, answer)
        viewer.send(answer)
    except Exception:  # a fault of ours must not cut the line, nor stop the table
        logger.exception("command failed", extra={"table": table})
        viewer.send(Refused(order.id, "server-error"))


async def _answer(room: Room, live: Live, guest: Guest, order: Order) -> Accepted | Refused:
    """Do what is ordered, if it may be. Raises StorageError, which is no answer to keep: a
    resend may well be accepted.
    """
    try:
        if isinstance(order, Say):
            return Accepted(order.id, await talking.say(room, live, guest, order))
        await room.keeper.look(live)  # whose time is up has not acted in time
        return Accepted(order.id, await _carry_out(room, live, guest, order))
    except StorageError:
        raise
    except HinterzimmerError as error:
        return Refused(order.id, *playing.words_of(error))


def _as_told(live: Live, guest: Guest, answer: Accepted | Refused) -> Accepted | Refused:
    if isinstance(answer, Refused):
        return answer
    return Accepted(answer.id, numbers.told_version(live, live.seat_of(guest), answer.version))


def _count(live: Live, order: Order, answer: Accepted | Refused, began: float) -> None:
    """For the figures, which are everybody's: what is not is not in them."""
    if isinstance(answer, Refused):
        _count_refusal(order, answer)
    elif not isinstance(order, Say) and (live.game is None or live.game.entries[-1].noticed):
        figures.COMMANDS.labels(type(order).__name__.lower()).inc()
        _measure(live, began)


def _count_refusal(order: Order, answer: Refused) -> None:
    if not isinstance(order, Say):
        figures.REFUSALS.labels(answer.code).inc()


def _measure(live: Live, began: float) -> None:
    """See when every screen has what was told."""
    viewers = [viewer for viewer in live.viewers if not viewer.closing]
    mark = figures.Mark(began, len(viewers))
    for viewer in viewers:
        viewer.mark(mark)


def _tell(live: Live, order: Order) -> None:
    if isinstance(order, Say):
        telling.tell_talk(live)
    elif isinstance(order, Continue | CastVote):
        if all(viewer.told == live.row.version for viewer in live.viewers):
            return  # it only gave a seat back, and that was told
        telling.tell_table(live, everything=live.row.status == "over")
    else:
        playing.tell(live)


async def _carry_out(room: Room, live: Live, guest: Guest, order: Play) -> int:
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


def _done(live: Live, guest: Guest, order: Play) -> Command:
    version = live.row.version + 1
    return Command(table_id=live.id, guest_id=guest.id, id=order.id, version=version)


async def _act(room: Room, live: Live, seat: int, order: Act | Undo, done: Command) -> None:
    if isinstance(order, Act):
        if live.row.pause is not None:
            raise Refusal("table-pauses", "the table rests: go on first")
        if playing.is_stale(live, seat, order.action, order.decision):
            raise Refusal("stale-decision", "that was an answer to an older question")
    action = UNDO if isinstance(order, Undo) else order.action
    name, is_asked = live.seats[seat].name or "", seat in Moment(live).charged
    await playing.play(room.database, live, seat, action, name, [done], in_time=is_asked)
