"""The server as a process: address, log, clear words when it cannot start."""

import errno
import gc
import signal
import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.app import create_app
from hinterzimmer.server.operations.logs import set_up_log
from hinterzimmer.server.room import lan_url
from hinterzimmer.server.settings import Settings

LARGEST_FRAME = 65_536
"""Bytes of a frame that is still read, to be refused in words; above it the line is cut."""

UNUSABLE = 2
"""Exit code: the address or the data folder cannot be used."""


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.bind else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.bind, settings.port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _why_not(settings: Settings, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {settings.port} is taken; choose another one "
            f"(HINTERZIMMER_PORT={settings.port + 1}) or stop what listens there"
        )
    if error.errno == errno.EACCES:
        return f"port {settings.port} is not allowed for this user; choose one above 1023"
    return f"cannot listen on {settings.bind} port {settings.port}: {error.strerror or error}"


def _welcome(settings: Settings, port: int) -> str:
    host = "127.0.0.1" if settings.bind in ("0.0.0.0", "::") else settings.bind
    shown = f"[{host}]" if ":" in host else host
    lines = [f"Hinterzimmer is open: {settings.public_url or f'http://{shown}:{port}'}"]
    network = lan_url(settings)
    if network is not None:
        import segno

        modules = segno.make(network, error="l").matrix_iter(border=2)
        lines += [f"In this network:     {network}", *_drawn([bytes(row) for row in modules])]
    return "\n".join(lines)


def _drawn(rows: list[bytes]) -> list[str]:
    """A QR code in half blocks: two rows of modules a line, light on dark."""
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    return [
        "".join(blocks[bool(above), bool(below)] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]


class _Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings, app: Litestar) -> None:
        super().__init__(config)
        self._settings = settings
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started and sockets:
            print(_welcome(self._settings, sockets[0].getsockname()[1]), flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, let what has begun be finished and answered, then end."""
        for server in self.servers:
            server.close()
        await self._app.state.room.hall.drain()
        await super().shutdown(sockets)


class _Plainly:
    """The application; why it cannot start is one sentence, where somebody foresaw it."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def sending(message: Any) -> None:
            failure = self._app.state.get("failure")
            if message["type"] == "lifespan.startup.failed" and failure is not None:
                message = {**message, "message": f"cannot start: {failure}"}
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception:
            if self._app.state.get("failure") is None:
                raise


def run(settings: Settings) -> int:
    """Serve until stopped; the exit code. Ctrl-C and SIGTERM end it in good order."""
    set_up_log(settings.log, settings.log_format)
    try:
        listener = _listen(settings)
    except OSError as error:
        print(f"hinterzimmer: {_why_not(settings, error)}", file=sys.stderr)
        return UNUSABLE
    # a look for garbage stops all tables for as long as there are many of them: have few of those
    gc.set_threshold(20_000)
    app = create_app(settings)
    config = uvicorn.Config(
        _Plainly(app),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=16,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = _Server(config, settings, app)
    # uvicorn ends in good order and then raises the signal once more: that one is spent
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        pass
    except (HinterzimmerError, OSError) as error:
        print(f"hinterzimmer: {error}", file=sys.stderr)
    finally:
        listener.close()
    return 0 if server.started else UNUSABLE


__all__ = ["run"]
