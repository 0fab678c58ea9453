"""Compares what viewers were sent with what their seats may know, and with nothing else.

Reads `{"sheet", "viewers": [{"seat", "frames"}]}` on standard input. A process of its own,
because it plays the game again with the rules as plain Python.
"""

import json
import sys
from typing import Any

import backroom

from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game
from hinterzimmer.play.sheet import verify


class Expected:
    """What one viewer may know after each action of a game."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.views: list[Any] = []
        self.legal: list[Any] = []
        again = Game.new(
            game.type.name, seats=game.seats, options=options_of(game), seed=game.seed,
            words=game.words, names=game.names,
        )  # fmt: skip
        self._note(again)
        for entry in game.entries[1:]:
            assert entry.seat is not None
            assert entry.action is not None
            again.replay([(entry.seat, entry.action)])
            self._note(again)
        self.log = [
            {"number": number, "action": heard.entry, "event": heard.event}
            for number, heard in enumerate(again.log(seat), 1)
        ]

    def _note(self, game: Game) -> None:
        self.views.append(game.view(self.seat))
        self.legal.append(None if self.seat is None else game.legal(self.seat))


def options_of(game: Game) -> dict[str, Any]:
    """The game's options by name."""
    from hinterzimmer.engine.options import named

    return named(game.options)


def check(game: Game, seat: int | None, frames: list[dict[str, Any]]) -> int:
    """Every frame against what the seat may know; how many were compared."""
    expected = Expected(game, seat)
    compared = 0
    for frame in frames:
        if frame["type"] not in ("snapshot", "update") or frame["view"] is None:
            continue
        actions = frame["actions"] if frame["type"] == "update" else frame["table"]["actions"]
        assert frame["view"] == expected.views[actions], (seat, actions)
        assert all(event in expected.log for event in frame["events"]), (seat, actions)
        if frame["prompt"] is not None:
            legal, must = frame["prompt"]["legal"], frame["prompt"]["must"]
            # while the table rests nothing is offered but to take back
            assert legal == expected.legal[actions] or (legal == [] and not must)
            assert set(frame["prompt"]) == {"decision", "must", "legal", "undo", "deadline"}
        if frame["type"] == "snapshot":
            is_over = frame["table"]["status"] == "over"
            assert (frame["table"]["seed"] is not None) == is_over
        compared += 1
    return compared


def main() -> None:
    """Check everything that is on standard input."""
    catalogue.add(backroom.GAME)
    given = json.load(sys.stdin)
    game = verify(given["sheet"])
    print(sum(check(game, viewer["seat"], viewer["frames"]) for viewer in given["viewers"]))


if __name__ == "__main__":
    main()
