"""The application: every part wired to every other, once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hinterzimmer import __version__
from hinterzimmer.server import pages, problems
from hinterzimmer.server.accounts import cookies
from hinterzimmer.server.accounts import routes as accounts
from hinterzimmer.server.accounts import services as guests
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.archive import routes as archive
from hinterzimmer.server.lobby import routes as lobby
from hinterzimmer.server.operations import routes as operations
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room
from hinterzimmer.server.rulebooks import routes as rulebooks
from hinterzimmer.server.security import Guard
from hinterzimmer.server.settings import Settings
from hinterzimmer.server.starting import why_not_open
from hinterzimmer.server.tables import routes as tables
from hinterzimmer.server.tables.sockets import table_socket

LARGEST_BODY = 64_000
Connection = ASGIConnection[Any, Any, Any, Any]


def _room(state: State) -> Room:
    room: Room = state.room
    return room


async def _visitor(request: Connection, room: Room) -> Guest | None:
    """The guest whose browser this is, if it is one's."""
    found = room.keys.read(request.cookies.get(cookies.NAME), room.now())
    if found is None:
        return None
    guest = await guests.find(room.database, found.guest)
    if guest is not None and room.now() - found.issued > cookies.RENEWED_AFTER:
        request.scope["state"]["renew"] = guest.id
    return guest


def _guest(visitor: Guest | None) -> Guest:
    if visitor is None:
        raise Refusal("no-guest", "say your name first: POST /api/me")
    return visitor


async def _renew(message: Any, scope: Any) -> None:
    """A guest who comes back after a day gets a fresh cookie with the answer."""
    guest = scope.get("state", {}).get("renew")
    if guest is not None and message["type"] == "http.response.start":
        cookie = accounts.fresh_cookie(scope["app"].state.room, guest)
        header = cookie.to_encoded_header()
        message["headers"] = [*message.get("headers", []), header]


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    try:
        app.state.room = await Room.open(app.state.settings)
    except Exception as error:
        app.state.failure = why_not_open(app.state.settings, error)
        raise
    watch = await operations.start_watch(app)
    try:
        yield
    finally:
        await operations.stop_watch(watch)
        await app.state.room.close()


def _api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            *accounts.ROUTES,
            *rulebooks.ROUTES,
            *lobby.ROUTES,
            *tables.ROUTES,
            *archive.ROUTES,
            *operations.ROUTES,
            table_socket,
        ],
    )


def create_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application. It opens its database when it starts."""
    app = Litestar(
        [_api(), *operations.OUTSIDE, pages.page],
        dependencies={
            "room": Provide(_room, sync_to_thread=False),
            "visitor": Provide(_visitor),
            "guest": Provide(_guest, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        before_send=[_renew],
        lifespan=[_open],
        state=State({"settings": settings}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hinterzimmer",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.asgi_handler = Guard(app.asgi_handler, settings)
    return app
