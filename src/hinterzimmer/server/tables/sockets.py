"""One WebSocket a viewer: what they may know goes out, commands come in."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from hinterzimmer import __version__
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    MAX_FRAME,
    Act,
    Fault,
    FromClient,
    Ping,
    Pong,
    Resync,
    decode_client,
)
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.security import LINE, address_of
from hinterzimmer.server.tables import blocking, presence, telling
from hinterzimmer.server.tables.commands import obey
from hinterzimmer.server.tables.live import Live, Viewer

MOST_WATCHING = 500
MOST_OF_A_SEAT = 50
DEEPEST_ACTION = 8
GOING_AWAY = 1012  # come again: the server restarts, or the line was too slow
REFUSED = 4000

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: str,
    room: NamedDependency[Room],
    visitor: NamedDependency[Guest | None],
    have: int = 0,
    release: str | None = None,
) -> None:
    """Watch a table, and play where one sits. `docs/protocol.md` tells the messages."""
    await socket.accept()
    viewer = Viewer(visitor)
    writer = asyncio.create_task(_write(socket, viewer))
    if release not in (None, __version__):
        viewer.send(Fault("old-client", {"release": __version__}))
    try:
        with room.limits.sockets.by(address_of(socket.scope)):
            await blocking.deafen(room, viewer)
            await _join(room, table, viewer, have)
            await _read(socket, room, table, viewer)
    except HinterzimmerError as error:
        viewer.close(Fault(error.code, error.params, closing=True))
    finally:
        await _part(room, table, viewer)
        viewer.close()
        await writer


async def _join(room: Room, table: str, viewer: Viewer, have: int) -> None:
    async def attempt(live: Live) -> None:
        viewer.seat = live.seat_of(viewer.guest)
        alike = sum(other.seat == viewer.seat for other in live.viewers)
        # a crowd that watches never keeps anybody from their own seat
        if alike >= (MOST_WATCHING if viewer.seat is None else MOST_OF_A_SEAT):
            raise Refusal("too-many-viewers", "too many are watching this table already")
        await presence.arrive(room.database, live, viewer)
        live.viewers.add(viewer)  # first: the snapshot shows this viewer here, and waited for
        telling.send_snapshot(live, viewer, have)
        telling.tell_presence(live)

    await room.hall.step(table, attempt)


async def _part(room: Room, table: str, viewer: Viewer) -> None:
    live = room.hall.watched(table, viewer)
    if live is None:
        return
    live.viewers.discard(viewer)
    telling.tell_presence(live)
    if viewer.seat is None or room.hall.is_closing:
        return  # this run of the server ends: its last note says since when they are gone

    async def parted(live: Live) -> None:
        await presence.part(room.database, live, viewer)

    with contextlib.suppress(HinterzimmerError):  # then it is as if the server had gone down
        await room.hall.step(table, parted)


async def _write(socket: Socket, viewer: Viewer) -> None:
    """Send what is queued until the last word."""
    line = socket.scope[LINE]  # type: ignore[literal-required]
    try:
        while (message := await viewer.outgoing.get()) is not None:
            if isinstance(message, bytes):
                await line({"type": "websocket.send", "text": message.decode()})
            else:
                message.passed()
        await socket.close(code=REFUSED if viewer.refused else GOING_AWAY)
    except (WebSocketDisconnect, RuntimeError, OSError):
        viewer.closing = True  # gone: nothing more can be sent


async def _read(socket: Socket, room: Room, table: str, viewer: Viewer) -> None:
    """Obey until the other end hangs up, or we have."""
    spender = str(id(viewer))
    while not viewer.closing:
        frame = await _frame(socket, viewer)
        if frame is None:
            return
        if not room.limits.commands.allows(spender):
            viewer.send(Fault("rate-limited", {"wait": 1}))
            continue
        message = _decoded(frame, viewer)
        if message is not None:
            await _answer(room, table, viewer, message)


async def _frame(socket: Socket, viewer: Viewer) -> bytes | None:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return text.encode() if text is not None else bytes(message.get("bytes") or b"")


def _decoded(frame: bytes, viewer: Viewer) -> FromClient | None:
    if len(frame) > MAX_FRAME:
        viewer.send(Fault("too-large", {"most": MAX_FRAME, "bytes": len(frame)}))
        return None
    try:
        message = decode_client(frame)
    except msgspec.ValidationError as error:
        viewer.send(Fault("bad-message", {"why": str(error)}))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        viewer.send(Fault("not-json"))
    else:
        if not isinstance(message, Act) or _is_shallow(message.action, DEEPEST_ACTION):
            return message
        viewer.send(Fault("bad-message", {"why": "the action is nested too deeply"}))
    return None


def _is_shallow(value: object, levels: int) -> bool:
    """Is no list or object in it more than so many levels deep?"""
    if not isinstance(value, dict | list):
        return True
    parts = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_shallow(part, levels - 1) for part in parts)


async def _answer(room: Room, table: str, viewer: Viewer, message: FromClient) -> None:
    if isinstance(message, Ping):
        viewer.send(Pong(viewer.number, viewer.heard))
    elif isinstance(message, Resync):
        have = message.have

        async def attempt(live: Live) -> None:
            telling.send_snapshot(live, viewer, have)

        await room.hall.step(table, attempt)
    else:
        await obey(room, table, viewer, message)
