"""Recorded games of former releases, played again under the present build.

`python corpus.py FILE` prints how many agree to the byte and how many are refused, because
they were played by other rules; it fails where one is silently different.
"""

import gzip
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from hinterzimmer.engine.errors import SheetError
from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game
from hinterzimmer.play.sheet import verify

FOLDER = Path(__file__).parents[1] / "corpus"

Json = dict[str, Any]


def _digest(game: Game) -> str:
    viewers = [None, *range(game.seats)]
    seen = [
        [
            game.view(viewer),
            [heard.event for heard in game.log(viewer)],
            None if viewer is None else [game.legal(viewer), game.decision(viewer)],
        ]
        for viewer in viewers
    ]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def digests(game: Game) -> list[str]:
    """What everybody saw and could do, after the set-up and after each action."""
    again = Game.new(
        game.type.name, seats=game.seats, options=_options(game), seed=game.seed,
        words=game.words,
    )  # fmt: skip
    found = [_digest(again)]
    for entry in game.entries[1:]:
        assert entry.seat is not None
        assert entry.action is not None
        again.replay([(entry.seat, entry.action)])
        found.append(_digest(again))
    return found


def _options(game: Game) -> Json:
    from hinterzimmer.engine.options import named

    return named(game.options)


def check(recorded: Json) -> bool:
    """True where the game is the same to the byte, False where it is refused in words."""
    if recorded["sheet"] is not None:
        try:
            verify(recorded["sheet"])
        except SheetError as error:
            if error.code != "sheet-unknown-rules":
                raise
            return False
    if catalogue.game_type(recorded["game"]).rules_version != recorded["rules"]:
        return False  # the server refuses such a table as `unknown-rules`
    game = Game.new(
        recorded["game"], seats=recorded["seats"], options=recorded["options"],
        seed=bytes.fromhex(recorded["seed"]), words=recorded["words"],
    )  # fmt: skip
    game.replay([(seat, action) for seat, action in recorded["actions"]])
    assert game.over == recorded["over"]
    assert digests(game) == recorded["digests"], f"{recorded['game']}: another game"
    return True


def main(path: Path) -> None:
    """Check a file; `the same` and `refused` on one line."""
    import backroom

    catalogue.add(backroom.GAME)
    games = json.loads(gzip.decompress(path.read_bytes()))
    same = [check(game) for game in games]
    print(same.count(True), same.count(False))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
