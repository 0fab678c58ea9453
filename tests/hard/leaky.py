"""A server that tells too much: LEAK in the environment says what.

It shows that the tests of secrecy can fail. Each leak replaces one function of the real
server, as a careless change of it would.
"""

import importlib
import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hinterzimmer.play.entries import Heard
from hinterzimmer.play.game import Game
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables import info

SERVER = Path(__file__).parents[1] / "server" / "run_room.py"


def _events() -> None:
    """Everybody hears everything."""

    def log(self: Game, seat: int | None = None, since: int = 0) -> list[Heard]:
        return [h for entry in self.entries for h in entry.heard if h.number > since]

    Game.log = log  # type: ignore[method-assign]


def _views() -> None:
    """Who only watches sees the first seat's cards."""
    view = Game.view
    Game.view = lambda self, seat=None: view(self, seat or 0)  # type: ignore[method-assign]


def _refusals() -> None:
    """A refusal names what the others hold."""
    check = Game.check

    def told(self: Game, seat: int, action: Any) -> int:
        try:
            return check(self, seat, action)
        except Exception as error:
            others = [self.view(other)["hand"] for other in range(self.seats) if other != seat]
            raise Refusal("illegal-action", "no", why=others) from error

    Game.check = told  # type: ignore[method-assign]


def _seed() -> None:
    """The table shows its seed from the start."""
    importlib.import_module("hinterzimmer.server.app")  # all that shows tables
    table_info = info.table_info

    def shown(*given: Any) -> Any:
        found = table_info(*given)
        found.words = [given[0].seed.hex()]
        return found

    for module in list(sys.modules.values()):
        if getattr(module, "table_info", None) is table_info:
            module.table_info = shown  # type: ignore[attr-defined]


def _sheets() -> None:
    """The sheet of a game in progress."""
    from hinterzimmer.server.archive import services

    services.require_over = lambda live: live.game  # type: ignore[assignment,return-value]


def _legal() -> None:
    """The next seat's choices come along."""
    legal = Game.legal

    def both(self: Game, seat: int) -> list[dict[str, Any]]:
        return legal(self, seat) + legal(self, (seat + 1) % self.seats)

    Game.legal = both  # type: ignore[method-assign]


LEAKS: dict[str, Callable[[], None]] = {
    "events": _events,
    "legal": _legal,
    "refusals": _refusals,
    "seed": _seed,
    "sheets": _sheets,
    "views": _views,
}

if __name__ == "__main__":
    LEAKS[os.environ["LEAK"]]()
    runpy.run_path(str(SERVER), run_name="__main__")
