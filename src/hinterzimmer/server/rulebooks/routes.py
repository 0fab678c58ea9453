"""The games and their rulebooks."""

from litestar import get
from litestar.di import NamedDependency

from hinterzimmer.server.messages import GameInfo, Rulebook
from hinterzimmer.server.problems import REFUSALS
from hinterzimmer.server.room import Room
from hinterzimmer.server.rulebooks.pages import rulebook_page


@get("/games", responses=REFUSALS)
async def games(room: NamedDependency[Room]) -> list[GameInfo]:
    """Every game that can be played here."""
    return await room.shelf.described()


@get("/games/{game:str}/rulebook/{language:str}", responses=REFUSALS)
async def rulebook(game: str, language: str, room: NamedDependency[Room]) -> Rulebook:
    """A game's rulebook as a page."""
    kind = await room.shelf.game(game)
    return rulebook_page(kind.name, kind.rulebook, language)


ROUTES = [games, rulebook]
