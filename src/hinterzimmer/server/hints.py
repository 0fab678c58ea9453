"""What a page will need first, named in the page, so that browsers ask for all of it at once.

The client's build says which files belong to a page, a game and a language (`hints.json`).
"""

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Literal

import msgspec

from hinterzimmer.server.problems import StorageError
from hinterzimmer.server.room import Room

FILE = "hints.json"
SHARED = ("common", "client")
LISTING = frozenset({"", "new", "lobby"})
"""Pages that name every game."""

Language = Literal["de", "en"]
Files = dict[str, list[str]]


class Hints(msgspec.Struct, frozen=True):
    """Addresses of files. pages: by the first part of a page's address. games: by game.
    texts: by language, then by text file."""

    pages: Files = {}
    games: Files = {}
    texts: dict[str, Files] = {}


@lru_cache(maxsize=8)
def read(path: Path, changed: int) -> Hints:
    """The hints of a build; `changed`: when that was, in nanoseconds since 1970."""
    return msgspec.json.decode(path.read_bytes(), type=Hints)


def of_folder(folder: Path) -> Hints:
    """What a client's build says; nothing where there is none."""
    path = folder / FILE
    try:
        return read(path, path.stat().st_mtime_ns)
    except FileNotFoundError:
        return Hints()


def language_of(accepted: str) -> Language:
    """The language in which the client begins, by the header `Accept-Language`."""
    wanted = (part.strip().lower() for part in accepted.split(","))
    return "de" if any(part.startswith("de") for part in wanted) else "en"


def files(hints: Hints, page: str, games: list[str], language: Language) -> list[str]:
    """The files of a page with these games, none twice, in the order in which they matter."""
    texts = hints.texts.get(language, {})
    parts = [hints.pages.get(page, [])] + [texts.get(name, []) for name in SHARED]
    for game in games:
        parts.append(texts.get(game, []))
        if page not in LISTING:
            parts += [hints.games.get(game, []), texts.get(f"{game}-table", [])]
    return list(dict.fromkeys(file for part in parts for file in part))


def tag(file: str) -> str:
    """The element that makes a browser load a file early."""
    address = escape(file)
    if file.endswith(".css"):
        return f'<link rel="stylesheet" crossorigin href="{address}">'
    return f'<link rel="modulepreload" crossorigin href="{address}">'


async def tags(room: Room, path: str, accepted: str) -> str:
    """What the page at an address shall name in its head. accepted: `Accept-Language`."""
    hints = of_folder(room.settings.client_folder)
    page, _, rest = path.strip("/").partition("/")
    if page not in hints.pages:
        return ""
    games = list(hints.games) if page in LISTING else []
    if page == "t":
        try:
            game = await room.hall.game_of(rest)
        except StorageError:
            game = None  # the page can do without
        games = [game] if game else []
    return "".join(tag(file) for file in files(hints, page, games, language_of(accepted)))
