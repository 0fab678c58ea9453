"""Who tries to foretell a game: does any of these secrets make the same cards come?

Reads `{"game", "candidates": [hex]}` on standard input, and prints those candidates that,
taken as the seed or as the key itself, deal what was dealt.
"""

import json
import sys
from typing import Any

import backroom
import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.games import catalogue
from hinterzimmer.play import game as games
from hinterzimmer.play.game import Game


def _events(given: dict[str, Any], seed: bytes) -> list[Any]:
    """Everything that is dealt in the set-up."""
    game = Game.new(
        given["game"], seats=len(given["names"]), options=given["options"], seed=seed,
        words=given["words"], names=given["names"],
    )  # fmt: skip
    return [heard.event for heard in game.entries[0].heard]


def main() -> None:
    """Print what foretells the deal."""
    catalogue.add(backroom.GAME)
    asked = json.load(sys.stdin)
    given = asked["game"]
    wanted = _events(given, bytes.fromhex(given["seed"]))
    key_of, found = chances.key_of, []
    for candidate in asked["candidates"]:
        raw = bytes.fromhex(candidate)
        games.chances.key_of = key_of
        as_seed = _events(given, raw) == wanted
        games.chances.key_of = lambda *_, raw=raw: raw  # type: ignore[misc]
        if as_seed or _events(given, raw) == wanted:
            found.append(candidate)
    print(json.dumps(found))


if __name__ == "__main__":
    np.seterr(all="raise")
    main()
