"""A table of Die Villa des Paten with given cards: each action is checked before it is made."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.events import ROOM, SPECTATOR, EventLog
from hinterzimmer.engine.records import as_json, copy
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.villa import GAME
from hinterzimmer.games.villa.components import (
    BACK_OF,
    COPIES_OF,
    DECK,
    FACES,
    GODFATHER,
    LISTED,
    Front,
    Phase,
)
from hinterzimmer.games.villa.notation import names_of, set_of

DOORS = kernels(GAME)
NO_CARDS: Sequence[str] = ()


def cards(text: str) -> np.uint64:
    """`"H H HB"` as a set."""
    return np.uint64(set_of(text.split()))


def front(name: str) -> int:
    """The number of a guard or godfather by the family name."""
    return next(int(f) for f in Front if f.name.lower().endswith("_" + name))


class Table:
    """A mission in progress.

    Without `open_cards` it is dealt from a seed or by a script of chance. With them the seats
    hold just these, and have `piles` unknown cards; all other cards are out of the game.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        open_cards: Sequence[str] = NO_CARDS,
        piles: Sequence[int] = (),
        preset: str = "seed",
        seed: int = 1,
        script: Sequence[int] = (),
        **given: Any,
    ) -> None:
        seats = len(open_cards) or seats
        self.seats = seats
        options = option_records.parse(GAME.Options, GAME.presets[preset], given)
        self.options = option_records.packed(options, seats, GAME.seats)
        self.state = GAME.State.array()
        self.log = EventLog.array()
        self.log["room"] = ROOM
        stream = chances.from_script(script) if script else chances.from_seeds([seed])
        DOORS.setup(self.state, self.options, stream, self.log)
        self._hear()
        if open_cards:
            self._hold(open_cards, piles)

    def _hold(self, open_cards: Sequence[str], piles: Sequence[int]) -> None:
        unseen = int(DECK[int(self.state["jokers"][0])])
        for seat, text in enumerate(open_cards):
            self.state["open_cards"][0, seat] = cards(text)
            self.state["unknown"][0, seat] = piles[seat] if piles else 0
            for name in text.split():
                unseen = without(unseen, name)
        self.state["unseen"] = unseen

    # placing

    def arresting(self, name: str, leader: int = 0, position: int = 0) -> "Table":
        """The arrest of a guard or godfather is under way, and the leader has the turn."""
        number, state = front(name), self.state
        place = GODFATHER if number >= LISTED else 0
        state["phase"], state["front"], state["target"] = Phase.TURN, number, place
        state["leader"], state["turn"], state["position"] = leader, leader, position
        if number < LISTED:
            state["backs"][0, 0] = BACK_OF[number]
            state["seen"] = 1 << number
        else:
            state["there"], state["suspects"] = 0, 1 << (number - LISTED)
        return self

    def guards(self, *names: str) -> "Table":
        """The guards of the places from 0 on; there are no others."""
        self.state["there"] = (1 << len(names)) - 1
        for place, name in enumerate(names):
            self.state["backs"][0, place] = BACK_OF[front(name)]
        return self

    def left(self, *places: int) -> "Table":
        """Only these places still have a guard."""
        self.state["there"] = sum(1 << place for place in places)
        return self

    def was(self, **sets: str) -> "Table":
        """Cards that were laid, used or discarded, instead of being unseen."""
        for where, text in sets.items():
            self.state[where] = cards(text)
            for name in text.split():
                self.state["unseen"] = without(int(self.state["unseen"][0]), name)
        return self

    # what one sees

    def view_of(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        views = GAME.View.array()
        DOORS.view(self.state, viewer, views)
        return as_json(GAME.View, views, self.seats)

    @property
    def view(self) -> dict[str, Any]:
        return self.view_of()

    @property
    def turn(self) -> int:
        return int(self.state["turn"][0])

    @property
    def phase(self) -> str:
        return Phase(int(self.state["phase"][0])).name.lower()

    @property
    def over(self) -> bool:
        return DOORS.masks(self.state)[1] == 0

    @property
    def acting(self) -> list[int]:
        return [seat for seat in range(16) if DOORS.masks(self.state)[0] >> seat & 1]

    @property
    def words(self) -> list[str]:
        """What the last action brought about."""
        return [event["event"] for event in self.happened]

    def event(self, word: str) -> dict[str, Any]:
        return next(event for event in self.happened if event["event"] == word)

    def open_cards(self, seat: int) -> str:
        return " ".join(names_of(int(self.state["open_cards"][0, seat])))

    def free(self) -> list[int]:
        return [place for place, is_free in enumerate(self.view["free"]) if is_free]

    def legal(self, seat: int | None = None) -> list[str]:
        out = np.zeros(GAME.max_legal, np.uint64)
        count = DOORS.legal(self.state, self.turn if seat is None else seat, out)
        return [GAME.notation.action_text(int(action)) for action in out[:count]]

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The number of the rule that refuses the action, or None."""
        return self.refused_code(GAME.notation.action_from_text(text), seat)

    def refused_code(self, action: int, seat: int | None = None) -> str | None:
        code = DOORS.why(self.state, self.turn if seat is None else seat, np.uint64(action))
        return rule_number(int(code)) if code else None

    def default(self) -> str:
        return GAME.notation.action_text(int(DOORS.default(self.state, self.turn)))

    def may_undo(self, seat: int) -> bool:
        return int(DOORS.undo(self.state, seat)) == 0

    @property
    def returns(self) -> list[float]:
        out = np.zeros(16)
        DOORS.returns(self.state, out)
        return [float(value) for value in out[: self.seats]]

    # what one does

    def do(self, text: str, seat: int | None = None, *, luck: Sequence[int] = ()) -> "Table":
        """Do what `text` says. luck: the answers of chance, the least possible where none is."""
        seat = self.turn if seat is None else seat
        assert self.refused(text, seat) is None, (text, seat, self.refused(text, seat), self.view)
        assert text in self.legal(seat), (text, self.legal(seat))
        self.log["count"] = 0
        action = np.uint64(GAME.notation.action_from_text(text))
        script = chances.from_script(luck)
        DOORS.apply(self.state, seat, action, script, self.log)
        self.asked = chances.questions(script)
        self._hear()
        return self

    def draws(self, text: str, card: str, seat: int | None = None) -> "Table":
        """Do what `text` says, and draw this card."""
        unseen = int(self.state["unseen"][0]) & int(COPIES_OF[FACES.index(card)])
        return self.do(text, seat, luck=[unseen.bit_length() - 1])

    def unmasks(self, text: str, name: str, seat: int | None = None) -> "Table":
        """Agree on an arrest, and this is who it turns out to be."""
        number = front(name)
        return self.do(text, seat, luck=[number - LISTED if number >= LISTED else number])

    def _hear(self) -> None:
        rows = self.log["entry"][0, : int(self.log["count"][0])].tolist()
        self.happened = [GAME.notation.event_json(row[0], row[1], row[3:]) for row in rows]

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.log = copy(self.state), copy(self.log)
        return twin


def without(deck: int, name: str) -> int:
    """Exact bits less the highest copy of a face that is among them."""
    copies = deck & int(COPIES_OF[FACES.index(name)])
    assert copies, f"there are not so many {name}"
    return deck & ~(1 << copies.bit_length() - 1)


def decide(table: Table, text: str, **luck: Any) -> Table:
    """Everybody agrees to what the seat that is asked proposes."""
    table.do(text)
    phase = table.phase
    while table.phase == phase and int(table.state["proposals"][0]):
        number = int(table.state["proposals"][0]) - 1
        table.do(f"agree {number}", **luck)
    return table


EVERYBODY: Mapping[str, Any] = {"agreement": "anyone"}
"""Options under which every proposal takes effect at once."""
