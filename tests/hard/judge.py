"""Compares what viewers were sent with what their seats may know.

Reads lines of `{"game", "viewers": [...]}` on standard input; `game` is what
`company.game_on_disk` writes. A viewer is `{"seat", "seen": [[actions, view, legal, heard]],
"events"}` (heard: how many events had come), or what `wire.check_frames` takes apart to the
last byte. A process of its own, because it plays the games again with the rules as plain
Python.
"""

import json
import sys
from typing import Any

import backroom
from hard.wire import check_frames, secrets_of

from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game

Json = dict[str, Any]


class Truth:
    """A game after each of its actions, for any viewer."""

    def __init__(self, given: Json) -> None:
        seats = len(given["names"])
        game = Game.new(
            given["game"], seats=seats, options=given["options"],
            seed=bytes.fromhex(given["seed"]), words=given["words"], names=given["names"],
        )  # fmt: skip
        self.game, self.options = given["game"], set(given["options"])
        self.secrets = secrets_of(given["seed"], given["words"])
        self.viewers = [None, *range(seats)]
        self.views: dict[int | None, list[list[Any]]] = {viewer: [] for viewer in self.viewers}
        self.legal: dict[int | None, list[list[Any]]] = {viewer: [] for viewer in self.viewers}
        self.told: list[int] = []
        self._note(game)
        for seat, action in given["actions"]:
            game.replay([(seat, action)])
            self._note(game)
        if game.over:
            self.told = list(range(len(self.told)))
        self.log = {
            viewer: [
                {"number": number, "action": self.told[heard.entry], "event": heard.event}
                for number, heard in enumerate(game.log(viewer), 1)
            ]
            for viewer in self.viewers
        }

    def _note(self, game: Game) -> None:
        """What everybody knows after one more action, under the number that it is told by."""
        is_new = game.entries[-1].noticed
        self.told.append(self.told[-1] + is_new if self.told else 0)
        for viewer in self.viewers:
            if is_new:
                self.views[viewer].append([])
                self.legal[viewer].append([])
            self.views[viewer][-1].append(game.view(viewer))
            self.legal[viewer][-1].append(None if viewer is None else game.legal(viewer))


def check_seen(truth: Truth, viewer: Json) -> int:
    """Every screen that a client has shown: view, legal actions, and no event missing."""
    seat = viewer["seat"]
    for actions, view, legal, heard in viewer["seen"]:
        assert view in truth.views[seat][actions], (seat, actions, "another view")
        due = sum(event["action"] <= actions for event in truth.log[seat])
        assert heard == due, (seat, actions, heard, due, "events missing")
        assert not legal or legal in truth.legal[seat][actions], (seat, actions, "other actions")
    known = truth.log[seat][: len(viewer["events"])]
    assert viewer["events"] == known, (seat, "other events")
    return len(viewer["seen"])


def main() -> None:
    """Check everything that is on standard input; print how much that was."""
    catalogue.add(backroom.GAME)
    checked = 0
    for line in sys.stdin:
        given = json.loads(line)
        truth = Truth(given["game"])
        for viewer in given["viewers"]:
            check = check_frames if "frames" in viewer else check_seen
            checked += check(truth, viewer)
    print(checked)


if __name__ == "__main__":
    main()
