"""Who tries to foretell a game: does any of these secrets make the same cards come?

Reads `{"game", "candidates": [hex]}` on standard input, and prints those candidates that,
taken as the seed or as the key itself, deal what was dealt.
"""

import json
import sys
from typing import Any

import backroom

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.options import packed
from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game


class Foretold(Game):
    """A game whose key is the given secret itself."""

    def _set_up(self) -> None:
        super()._set_up()
        self.entries.clear()
        self._state = self.type.State.array()
        self._chance = chances.from_key(self.seed, recording=True)
        options = packed(self.options, self.seats, self.type.seats)
        self._rules.setup(self._state, options, self._chance, self._log)
        self._write_entry(None, None)


def _drawn(kind: type[Game], given: dict[str, Any], seed: bytes) -> list[Any]:
    """Which very cards chance drew in the set-up: faces alone agree by luck now and then."""
    game = kind.new(
        given["game"], seats=len(given["names"]), options=given["options"], seed=seed,
        words=given["words"], names=given["names"],
    )  # fmt: skip
    return list(game.entries[0].chance)


def main() -> None:
    """Print what foretells the deal."""
    catalogue.add(backroom.GAME)
    asked = json.load(sys.stdin)
    given = asked["game"]
    wanted = _drawn(Game, given, bytes.fromhex(given["seed"]))
    found = [
        candidate
        for candidate in asked["candidates"]
        if wanted in (_drawn(kind, given, bytes.fromhex(candidate)) for kind in (Game, Foretold))
    ]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
