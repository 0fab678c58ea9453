"""`/api/me`: who the browser is."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from hinterzimmer import __version__
from hinterzimmer.server.accounts import cookies, recovery, services
from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import Me, NameMe, Recovery, RecoveryClaim
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


@post("/recovery", status_code=200, responses=REFUSALS)
async def make_recovery(room: NamedDependency[Room], guest: NamedDependency[Guest]) -> Recovery:
    """A code that makes another browser this guest; the one before is revoked."""
    room.limits.codes.spend(guest.id)
    code = await recovery.make(room.database, guest)
    return Recovery(code, f"/back#{code}")


@post("/recovery/claim", status_code=200, responses=REFUSALS)
async def claim_recovery(
    request: Request[Any, Any, Any], data: RecoveryClaim, room: NamedDependency[Room]
) -> Response[Me]:
    """Become the guest whose code it is."""
    room.limits.claims.spend(address_of(request.scope))
    guest = await recovery.claim(room.database, data.code)
    return Response(_me(room, guest), cookies=[fresh_cookie(room, guest.id)])


ROUTES = [who_am_i, name_me, make_recovery, claim_recovery]
