"""The lobby and one's own tables."""

from litestar import get
from litestar.di import NamedDependency

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.lobby import services
from hinterzimmer.server.messages import MyTable, TableInfo
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room


@get("/lobby", responses=REFUSALS)
async def lobby(room: NamedDependency[Room]) -> list[TableInfo]:
    """Tables that anybody may join or watch."""
    return await services.lobby(room)


@get("/tables", responses=REFUSALS)
async def my_tables(
    room: NamedDependency[Room], visitor: NamedDependency[Guest | None]
) -> list[MyTable]:
    """One's own tables, those that wait for me first; none for who is no guest."""
    return [] if visitor is None else await services.my_tables(room, visitor)


ROUTES = [lobby, my_tables]
