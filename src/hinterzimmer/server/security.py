"""What guards every request: headers, where it may come from, how big it may be."""

import ipaddress
import socket
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hinterzimmer.server.messages import Problem
from hinterzimmer.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a seat link must not travel on
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FORBIDDEN_SOCKET = 4403
LINE = "hinterzimmer.line"
"""Where a socket's scope has the way out as the server gave it, without the framework's
layers: they have nothing to add to a frame, and cost as much as sending it."""


def _header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def address_of(scope: Any) -> str:
    """The network address of whoever asks."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Origins:
    """Which pages may send requests here: our own, under a name that is really ours.

    A name that somebody else's DNS points at this machine is none of ours, so of names only
    the configured ones, `localhost` and the machine's own count; a bare address is safe.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        self._public = settings.public_url
        self._names = {"localhost", own, f"{own}.local", settings.host.lower()}
        if self._public is not None:
            self._names.add(urlsplit(self._public).hostname or "")

    def are_ours(self, origin: str, host: str | None) -> bool:
        """Is it the page of this server, reached as `host`?"""
        if origin == self._public:
            return True
        try:
            parts = urlsplit(origin)
            name = parts.hostname or ""
        except ValueError:
            return False
        return parts.netloc == host and (name in self._names or _is_address(name))


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = Origins(settings)
        self._headers = dict(HEADERS)
        if (settings.public_url or "").startswith("https:"):
            self._headers["strict-transport-security"] = "max-age=31536000"
        self._raw = [(k.encode(), v.encode()) for k, v in self._headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            if self._is_foreign(scope):
                await send({"type": "websocket.close", "code": FORBIDDEN_SOCKET, "reason": ""})
                return
            scope[LINE] = send  # type: ignore[literal-required]
            await self._app(scope, receive, send)
            return
        send = self._with_headers(send, is_api=scope["path"].startswith("/api/"))
        problem = self._refused(scope, scope["method"])
        if problem is not None:
            await self._say_no(problem, send)
            return
        await self._app(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        origin = _header(scope, b"origin")
        return origin is not None and not self._origins.are_ours(origin, _header(scope, b"host"))

    def _refused(self, scope: Scope, method: str) -> Problem | None:
        if method in SAFE:
            return None
        if self._is_foreign(scope):
            return Problem(
                "bad-origin",
                "this page may not send requests here; set public_url to the address in use",
                {"origin": (_header(scope, b"origin") or "")[:200]},
            )
        if _header(scope, b"x-hinterzimmer") is None:
            return Problem("no-header", "requests that change something need X-Hinterzimmer: 1")
        return None

    @staticmethod
    async def _say_no(problem: Problem, send: Send) -> None:
        body = msgspec.json.encode(problem)
        length = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, send: Send, *, is_api: bool) -> Send:
        added = [*self._raw, (b"cache-control", b"no-store")] if is_api else self._raw

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                start: MutableMapping[str, Any] = message  # type: ignore[assignment]
                start["headers"] = [*start.get("headers", []), *added]
            await send(message)

        return sending
