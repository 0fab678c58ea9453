"""A table of Chicago whose dice are given: one call an action, each checked before it is made."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import as_json, copy
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.chicago import GAME

DOORS = kernels(GAME)


class Table:
    """A game in progress. Dice are digits: `throw("166")`; `dice` says which are thrown."""

    def __init__(
        self,
        seats: int = 3,
        *,
        leader: int = 0,
        lives: Sequence[int] = (),
        preset: str = "seed",
        **given: Any,
    ) -> None:
        self.seats = seats
        options = option_records.parse(GAME.Options, GAME.presets[preset], given)
        self.options = option_records.packed(options, seats, GAME.seats)
        self.state = GAME.State.array()
        self.log = EventLog.array()
        self.log["room"] = len(self.log["entry"][0])
        DOORS.setup(self.state, self.options, chances.from_script([leader]), self.log)
        for seat, left in enumerate(lives):
            self.state["lives"][0, seat] = left
            if left == 0:
                self.state["living"] &= ~(1 << seat)
        self.happened: list[dict[str, Any]] = []

    # what one sees

    @property
    def view(self) -> dict[str, Any]:
        views = GAME.View.array()
        DOORS.view(self.state, 0, views)
        return as_json(GAME.View, views, self.seats)

    @property
    def turn(self) -> int:
        return int(self.state["turn"][0])

    @property
    def lives(self) -> list[int]:
        return list(self.view["lives"])

    @property
    def dice(self) -> str:
        return "".join(map(str, self.view["dice"]))

    @property
    def over(self) -> bool:
        return DOORS.masks(self.state)[1] == 0

    @property
    def words(self) -> list[str]:
        """What the last action brought about."""
        return [event["event"] for event in self.happened]

    def event(self, word: str) -> dict[str, Any]:
        return next(event for event in self.happened if event["event"] == word)

    def legal(self, seat: int | None = None) -> list[dict[str, Any]]:
        out = np.zeros(GAME.max_legal, np.uint64)
        count = DOORS.legal(self.state, self.turn if seat is None else seat, out)
        return [GAME.notation.action_json(int(action)) for action in out[:count]]

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The number of the rule that refuses the action, or None."""
        action = np.uint64(GAME.notation.action_from_text(text))
        code = DOORS.why(self.state, self.turn if seat is None else seat, action)
        return rule_number(int(code)) if code else None

    def undo_refused(self, seat: int) -> str | None:
        code = int(DOORS.undo(self.state, seat))
        return rule_number(code) if code else None

    # what one does

    def do(self, text: str, answers: Sequence[int] = (), seat: int | None = None) -> "Table":
        seat = self.turn if seat is None else seat
        assert self.refused(text, seat) is None, (text, self.refused(text, seat), self.view)
        action = GAME.notation.action_from_text(text)
        assert GAME.notation.action_json(action) in self.legal(seat)
        stream = chances.from_script(list(answers))
        self.log["count"] = 0
        DOORS.apply(self.state, seat, np.uint64(action), stream, self.log)
        assert len(chances.questions(stream)) == len(answers), "each answer meets a question"
        rows = self.log["entry"][0, : int(self.log["count"][0])].tolist()
        self.happened = [GAME.notation.event_json(row[0], row[1], row[3:]) for row in rows]
        return self

    def throw(self, faces: str, *, dice: str = "123", lot: int | None = None) -> "Table":
        """Throw the dice so that they show `faces`; `lot`: who of several losers leads."""
        answers = [int(face) - 1 for face in faces]
        return self.do(f"throw {dice}", answers + ([] if lot is None else [lot]))

    def stop(self) -> "Table":
        return self.do("stop")

    def convert(self) -> "Table":
        return self.do("convert")

    def declare(self, direction: str) -> "Table":
        return self.do(f"declare {direction}")

    def name(self, victim: int) -> "Table":
        return self.do(f"name {victim}")

    def turns(self, *results: str, direction: str = "high") -> "Table":
        """Whole turns of one throw each; a leader announces `direction`."""
        for faces in results:
            is_leader = self.view["direction"] == "undeclared"
            self.throw(faces)
            if is_leader:
                self.stop().declare(direction)
        return self

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.log, twin.happened = copy(self.state), copy(self.log), []
        return twin
