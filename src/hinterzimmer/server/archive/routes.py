"""Score sheets and replays."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency

from hinterzimmer.server.archive import services
from hinterzimmer.server.messages import BroughtSheet, Json, Replay
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room
from hinterzimmer.server.security import address_of
from hinterzimmer.server.tables.live import Live

LARGEST_SHEET = 2_000_000


@get("/tables/{table:str}/sheet", responses=REFUSALS)
async def sheet(table: str, room: NamedDependency[Room]) -> Json:
    """The score sheet of a game that is over."""

    async def attempt(live: Live) -> Json:
        if live.unplayable is not None:
            return await services.sheet_of_rows(room.database, live)
        return services.sheet_of_table(live)

    return await room.hall.step(table, attempt, unplayable=True)


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(table: str, room: NamedDependency[Room], viewer: int | None = None) -> Replay:
    """A game that is over, step by step."""

    async def attempt(live: Live) -> Replay:
        services.require_over(live)
        return await asyncio.to_thread(services.replay_of_table, live, viewer)

    return await room.hall.step(table, attempt)


@post("/sheets", status_code=200, request_max_body_size=LARGEST_SHEET, responses=REFUSALS)
async def bring(
    request: Request[Any, Any, Any], data: BroughtSheet, room: NamedDependency[Room]
) -> Replay:
    """Check a score sheet from elsewhere and replay it."""
    room.limits.sheets.spend(address_of(request.scope))
    name = data.sheet.get("game")
    if isinstance(name, str) and name in await room.shelf.names():
        await room.shelf.warmed(name)
    return await asyncio.to_thread(services.replay_of_sheet, data.sheet, data.viewer)


ROUTES = [sheet, replay, bring]
