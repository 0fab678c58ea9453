"""A table of Chicago Gangsters with given cards: each action is checked before it is made."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.events import ROOM, SPECTATOR, EventLog
from hinterzimmer.engine.records import as_json, copy
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.chicago_gangsters import GAME
from hinterzimmer.games.chicago_gangsters.cards import DECK, END_CARD, LIST
from hinterzimmer.games.chicago_gangsters.components import NOBODY, Kind, Phase, Side, Step
from hinterzimmer.games.chicago_gangsters.words import names_of, set_of

DOORS = kernels(GAME)
NAMES = {
    "coalition": [card.id for card in LIST.coalitions],
    "district": [card.id for card in LIST.districts],
    "loot": [card.id for card in LIST.loot],
    "person": [card.id for card in LIST.persons],
}


def cards(text: str) -> int:
    """`"W1 W3"` as a set."""
    return set_of(text.split())


def without(deck: int, *taken: int) -> int:
    left = names_of(deck)
    for name in (name for some in taken for name in names_of(some)):
        left.remove(name)
    return set_of(left)


class Table:
    """A game whose first round is about the given cards; clans a, b, c, d sit at seats 0 to 3.

    Unless the table says otherwise challengers are 0, with the "?", and 1, with the tie;
    defenders are 2, with the tie, and 3. There is no talk, every hand is empty, nobody has a
    person that counts, and all other means are in the stack.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        hands: Sequence[str] = (),
        persons: Sequence[str] = (),
        coalition: str = "k1",
        district: str = "d13",
        loot: str = "b1",
        person: str = "m4",
        discard: str = "",
        stack: str | None = None,
        mr_x: int = 4,
        godfather: int = NOBODY,
        preset: str = "seed",
        **given: Any,
    ) -> None:
        self.seats = seats
        options = option_records.parse(GAME.Options, GAME.presets[preset], {"talk": 0, **given})
        self.options = option_records.packed(options, seats, GAME.seats)
        self.state, self.log = GAME.State.array(), EventLog.array()
        self.log["room"] = ROOM
        DOORS.setup(self.state, self.options, chances.from_script([]), self.log)
        self._hear()
        self._seat(mr_x)
        self._hold(hands, discard, stack)
        self._know(persons)
        self._turn_up(coalition, district, loot, person)
        self._begin(godfather)

    # setting a moment

    def _seat(self, mr_x: int) -> None:
        state = self.state
        state["clan"], state["seat_of"] = -1, -1
        state["mr_x"] = mr_x if self.seats == 5 else NOBODY
        clans = [seat for seat in range(self.seats) if seat != state["mr_x"]]
        for clan, seat in enumerate(clans):
            state["clan"][0, seat], state["seat_of"][0, clan] = clan, seat

    def _hold(self, hands: Sequence[str], discard: str, stack: str | None) -> None:
        state = self.state
        held = [cards(hand) for hand in hands]
        state["hand"] = 0
        state["hand"][0, : len(held)] = held
        rest = without(int(DECK), *held, cards(discard))
        state["stack"] = rest if stack is None else cards(stack)
        state["discard"] = without(rest, cards(stack)) if stack is not None else cards(discard)
        state["shuffled"] = int(DECK)

    def _know(self, persons: Sequence[str]) -> None:
        self.state["persons"] = 0
        for seat, names in enumerate(persons):
            self.state["persons"][0, seat] = sum(
                1 << NAMES["person"].index(name) for name in names.split()
            )

    def _turn_up(self, coalition: str, district: str, loot: str, person: str) -> None:
        state = self.state
        names = {"coalition": coalition, "district": district, "loot": loot, "person": person}
        for kind, name in names.items():
            state[kind] = NAMES[kind].index(name)
        state["new_person"] = state["person"]
        state["side"], state["partner"] = 0, NOBODY
        card = LIST.coalitions[int(state["coalition"][0])]
        for side, pair in ((Side.CHALLENGERS, card.challengers), (Side.DEFENDERS, card.defenders)):
            seats = [int(state["seat_of"][0, clan]) for clan in pair]
            for seat, partner in (seats, seats[::-1]):
                if seat >= 0:
                    state["side"][0, seat], state["partner"][0, seat] = side, partner

    def _begin(self, godfather: int) -> None:
        state = self.state
        state["godfather"] = godfather
        if godfather >= 0 and state["partner"][0, godfather] >= 0:
            state["phase"], state["turn"] = Phase.BETRAYAL, godfather
            return
        state["step"] = Step.MR_X if self.seats == 5 else Step.CHALLENGERS
        state["phase"] = Phase.TALK if state["option_talk"] else Phase.LAY

    # what one sees

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        views = GAME.View.array()
        DOORS.view(self.state, viewer, views)
        return as_json(GAME.View, views, self.seats)

    def view_bytes(self, viewer: int = SPECTATOR) -> bytes:
        views = GAME.View.array()
        DOORS.view(self.state, viewer, views)
        return views.tobytes()

    def __getitem__(self, field: str) -> Any:
        """What all see of it."""
        return self.view()[field]

    @property
    def waiting(self) -> list[int]:
        return [seat for seat in range(16) if DOORS.masks(self.state)[1] >> seat & 1]

    @property
    def words(self) -> list[str]:
        return [event["event"] for event in self.happened]

    def events(self, word: str) -> list[dict[str, Any]]:
        return [event for event in self.happened if event["event"] == word]

    def heard_by(self, viewer: int) -> list[dict[str, Any]]:
        pairs = zip(self.audiences, self.happened, strict=True)
        return [event for audience, event in pairs if audience >> viewer & 1]

    def hand(self, seat: int) -> str:
        return " ".join(names_of(int(self.state["hand"][0, seat])))

    def legal(self, seat: int) -> list[str]:
        out = np.zeros(GAME.max_legal, np.uint64)
        count = DOORS.legal(self.state, seat, out)
        return [GAME.notation.action_text(int(action)) for action in out[:count]]

    def refused(self, text: str, seat: int) -> str | None:
        """The number of the rule that refuses the action, or None."""
        return self.refused_code(GAME.notation.action_from_text(text), seat)

    def refused_code(self, action: int, seat: int) -> str | None:
        code = int(DOORS.why(self.state, seat, np.uint64(action)))
        assert (code == 0) == (action in self._codes(seat))
        return rule_number(code) if code else None

    def _codes(self, seat: int) -> list[int]:
        out = np.zeros(GAME.max_legal, np.uint64)
        return [int(action) for action in out[: DOORS.legal(self.state, seat, out)]]

    def undo(self, seat: int) -> str:
        return rule_number(int(DOORS.undo(self.state, seat)))

    def default(self, seat: int) -> str:
        return GAME.notation.action_text(int(DOORS.default(self.state, seat)))

    @property
    def returns(self) -> list[float]:
        out = np.zeros(16)
        DOORS.returns(self.state, out)
        return [float(value) for value in out[: self.seats]]

    # what one does

    def do(self, text: str, seat: int, script: Sequence[int] = ()) -> "Table":
        """Do what `text` says. script: answers of chance to what it brings about."""
        assert self.refused(text, seat) is None, (text, seat, self.refused(text, seat))
        self.log["count"] = 0
        action = np.uint64(GAME.notation.action_from_text(text))
        DOORS.apply(self.state, seat, action, chances.from_script(script), self.log)
        self._hear()
        return self

    def lay(self, *laid: str) -> "Table":
        """What the seats that are waited for lay, in their order: `"W1 W3"`, `"W3/W3"` hidden."""
        for seat, some in zip(self.waiting, laid, strict=True):
            names, _, hidden = some.partition("/")
            self.do(f"lay {'+'.join(names.split()) or '-'} {hidden or '-'}", seat)
        return self

    def all_ready(self) -> "Table":
        for seat in self.waiting:
            self.do("ready", seat)
        return self

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.log = copy(self.state), copy(self.log)
        return twin

    def _hear(self) -> None:
        rows = self.log["entry"][0, : int(self.log["count"][0])].tolist()
        self.audiences = [row[2] for row in rows]
        self.happened = [GAME.notation.event_json(row[0], row[1], row[3:]) for row in rows]


def shown_down(
    hands: Sequence[str] = (),
    persons: Sequence[str] = (),
    alcohol: Sequence[int] = (),
    seats: int = 4,
    **given: Any,
) -> Table:
    """A game after its last round: the next card is the end, and there is nothing to draw."""
    table = Table(seats, hands=hands, persons=persons, **given)
    state = table.state
    state["stack"], state["discard"] = 0, 0
    state["alcohol"][0, : len(alcohol)] = alcohol
    state["phase"], state["round"], state["winner"] = Phase.ABILITIES, 12, Side.CHALLENGERS
    state["turn"], state["abilities_at"] = 0, seats
    state["coalitions_left"] = 0
    table.log["count"] = 0
    DOORS.apply(state, 0, np.uint64(Kind.DONE), chances.from_script([END_CARD]), table.log)
    table._hear()
    return table


def played_out(seed: int, seats: int, **given: Any) -> tuple[Any, list[dict[str, Any]]]:
    """A game by default actions alone: its last state, and all events that all may hear."""
    options = option_records.parse(GAME.Options, GAME.presets["seed"], given)
    state, log = GAME.State.array(), EventLog.array()
    log["room"] = ROOM
    stream, packed = chances.from_seeds([seed]), option_records.packed(options, seats, GAME.seats)
    told: list[dict[str, Any]] = []
    DOORS.setup(state, packed, stream, log)
    while True:
        rows: list[Mapping[int, int]] = log["entry"][0, : int(log["count"][0])].tolist()
        told += [GAME.notation.event_json(row[0], row[1], list(row)[3:]) for row in rows]
        waiting = int(DOORS.masks(state)[1])
        if not waiting:
            return state[0], told
        seat = (waiting & -waiting).bit_length() - 1
        log["count"] = 0
        DOORS.apply(state, seat, DOORS.default(state, seat), stream, log)
