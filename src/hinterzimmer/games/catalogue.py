"""The games that are installed: everything in the entry-point group `hinterzimmer.games`."""

from functools import cache
from importlib.metadata import entry_points

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.errors import UnknownGame

_added: dict[str, GameType] = {}


def add(game: GameType) -> None:
    """Offer a game that no installed package announces (tests, notebooks)."""
    _added[game.name] = game


@cache
def _installed() -> dict[str, GameType]:
    found = {}
    for entry in sorted(entry_points(group="hinterzimmer.games"), key=lambda e: e.name):
        game = entry.load()
        if not isinstance(game, GameType):
            raise TypeError(f"entry point {entry.name!r} ({entry.value}) is no GameType")
        found[game.name] = game
    return found


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({**_installed(), **_added})


def game_type(name: str) -> GameType:
    """The game of that name; UnknownGame names those there are."""
    game = _added.get(name) or _installed().get(name)
    if game is None:
        raise UnknownGame(
            f"there is no game {name!r}; there are {', '.join(names())}",
            game=name,
            allowed=names(),
        )
    return game
