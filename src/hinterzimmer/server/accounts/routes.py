"""`/api/me`: who the browser is."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from hinterzimmer import __version__
from hinterzimmer.server.accounts import cookies, services
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import Me, NameMe
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room
from hinterzimmer.server.security import address_of


def _me(room: Room, guest: Guest | None) -> Me:
    return Me(
        name=guest.name if guest else None,
        version=__version__,
        public_url=room.settings.public_url,
        lan_url=room.lan_url,
    )


@get("/me", responses=REFUSALS)
async def who_am_i(room: NamedDependency[Room], visitor: NamedDependency[Guest | None]) -> Me:
    """Who the browser is."""
    return _me(room, visitor)


@post("/me", status_code=200, responses=REFUSALS)
async def name_me(
    request: Request[Any, Any, Any],
    data: NameMe,
    room: NamedDependency[Room],
    visitor: NamedDependency[Guest | None],
) -> Response[Me]:
    """Become a guest, or take another name."""
    if visitor is None:
        room.limits.guests.spend(address_of(request.scope))
        visitor = await services.welcome(room.database, data.name)
    else:
        visitor = await services.rename(room.database, visitor, data.name)
    return Response(_me(room, visitor), cookies=[fresh_cookie(room, visitor.id)])


def fresh_cookie(room: Room, guest: str) -> Cookie:
    """The cookie that makes the browser this guest for the next 60 days."""
    return Cookie(
        key=cookies.NAME,
        value=room.keys.sign(guest, room.now()),
        max_age=cookies.VALID,
        httponly=True,
        samesite="lax",
        secure=(room.settings.public_url or "").startswith("https:"),
        path="/",
    )


ROUTES = [who_am_i, name_me]
