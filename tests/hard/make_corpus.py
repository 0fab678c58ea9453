"""Records games for `tests/corpus`: python tests/hard/make_corpus.py RELEASE.

Run it once for each release; a file that is there is never written again, for the point of
the corpus is that what is recorded does not change.
"""

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

import backroom
from hard.corpus import FOLDER, digests

from hinterzimmer.engine.options import named
from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game

GAMES = 3
"""For each game, preset and length."""

SHORT = 12
LONG = {"chicago": 100_000, "backroom": 100_000}
"""Actions at most; to the end of the game where replaying it as plain Python is quick."""

ENOUGH = 60
"""Actions at most in the longer games of all others."""


def played(game: Game, most: int, luck: random.Random) -> list[tuple[int, dict[str, Any]]]:
    """Random actions, at most so many."""
    actions: list[tuple[int, dict[str, Any]]] = []
    while not game.over and len(actions) < most:
        seat = luck.choice(game.waiting)
        action = luck.choice(game.legal(seat))
        game.play(action, seat)
        actions.append((seat, action))
    return actions


def recorded(name: str, preset: str, seats: int, most: int, luck: random.Random) -> dict[str, Any]:
    """One game with the digest of what everybody saw after each action."""
    words = ["", "word", *[""] * 14][:seats]
    game = Game.new(name, seats=seats, preset=preset, seed=luck.randbytes(32), words=words)
    actions = played(game, most, luck)
    return {
        "game": name,
        "rules": game.type.rules_version,
        "options": named(game.options),
        "seats": seats,
        "seed": game.seed.hex(),
        "words": words,
        "actions": actions,
        "over": game.over,
        "sheet": game.sheet() if game.over else None,
        "digests": digests(game),
    }


def main(release: str) -> None:
    """Write the corpus of a release."""
    catalogue.add(backroom.GAME)
    luck = random.Random(release)
    for name in sorted(catalogue.names()):
        path = FOLDER / release / f"{name}.json.gz"
        if path.exists():
            continue
        kind = catalogue.game_type(name)
        games = []
        for preset in kind.presets:
            for most in (SHORT, LONG.get(name, ENOUGH)):
                for number in range(GAMES):
                    seats = kind.seats[number % len(kind.seats)]
                    games.append(recorded(name, preset, seats, most, luck))
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(games, separators=(",", ":"), sort_keys=True)
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
        print(f"{path.name}: {len(games)} games, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]).name)
