"""A table of Gang of Four with given cards: each action is checked before it is made."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.events import ROOM, SPECTATOR, EventLog
from hinterzimmer.engine.records import as_json, copy
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.cards import FULL_DECK, NO_CAP, canonical
from hinterzimmer.games.gang_of_four.components import HANDS, Combination, Direction, Phase
from hinterzimmer.games.gang_of_four.faces import BIT_OF, names_of, set_of

DOORS = kernels(GAME)
NOTHING: Mapping[int, str] = {}
DECK = names_of(int(FULL_DECK))


def cards(text: str) -> np.uint64:
    """`"G5 R5"` as a set."""
    return np.uint64(set_of(text.split()))


def without(deck: Sequence[str], taken: Sequence[str]) -> list[str]:
    left = list(deck)
    for name in taken:
        left.remove(name)
    return left


def full_deal(given: Mapping[int, str]) -> list[list[str]]:
    """Four hands of sixteen that contain the given cards; the weakest others fill them up."""
    hands = [given.get(place, "").split() for place in range(HANDS)]
    left = DECK
    for hand in hands:
        left = without(left, hand)
    for hand in hands:
        missing = 16 - len(hand)
        hand += left[:missing]
        left = left[missing:]
    return hands


def script_of(dealer: int, hands: Sequence[Sequence[str]]) -> list[int]:
    """The answers of chance that deal these hands: a bit for each card drawn."""
    return ([] if dealer < 0 else [dealer]) + deal_script(hands)


def deal_script(hands: Sequence[Sequence[str]]) -> list[int]:
    seen: dict[str, int] = {}
    answers = []
    for name in (name for hand in hands[:-1] for name in hand):
        answers.append(BIT_OF[name] + seen.get(name, 0))
        seen[name] = seen.get(name, 0) + 1
    return answers


class Table:
    """A match in progress.

    Without `hands` the first hand is dealt from `deal`. With `hands` the seats hold just these,
    all other cards are played (or dead), and `turn` leads in the direction `way`.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        deal: Mapping[int, str] = NOTHING,
        hands: Sequence[str] = (),
        dealer: int = 0,
        turn: int = 0,
        way: Direction = Direction.CLOCKWISE,
        totals: Sequence[int] = (),
        preset: str = "seed",
        **given: Any,
    ) -> None:
        self.seats = seats
        options = option_records.parse(GAME.Options, GAME.presets[preset], given)
        self.options = option_records.packed(options, seats, GAME.seats)
        self.state = GAME.State.array()
        self.log = EventLog.array()
        self.log["room"] = ROOM
        script = chances.from_script(script_of(dealer, full_deal(deal)))
        DOORS.setup(self.state, self.options, script, self.log)
        self._hear()
        if hands:
            self._hold(hands)
            self.state["turn"], self.state["direction"] = turn, way
        for seat, total in enumerate(totals):
            self.state["total"][0, seat] = total

    def _hold(self, hands: Sequence[str]) -> None:
        """A later moment of a hand: the seats hold these cards."""
        left = int(FULL_DECK)
        for seat, held in enumerate(hands):
            self.state["hands"][0, seat] = cards(held)
            left = int(canonical(np.uint64(left & ~int(cards(held)))))
            if len(held.split()) == 1:
                self.state["one_card"] |= 1 << seat
                self.state["called"] |= 1 << seat
        if self.seats < HANDS:
            dead = set_of(without(DECK, [n for held in hands for n in held.split()])[:16])
            self.state["hands"][0, HANDS - 1] = dead
            left = int(canonical(np.uint64(left & ~dead)))
        self.state["played"] = left
        self.state["needs_m1"] = 0
        self.state["known"] = 0
        self.state["cap"] = NO_CAP
        self.state["phase"] = Phase.LEAD

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

    def hand(self, place: int) -> list[str]:
        return names_of(int(self.state["hands"][0, place]))

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

    def default(self, seat: int | None = None) -> str:
        action = DOORS.default(self.state, self.turn if seat is None else seat)
        return GAME.notation.action_text(int(action))

    @property
    def returns(self) -> list[float]:
        out = np.zeros(16)
        DOORS.returns(self.state, out)
        return [float(value) for value in out[: self.seats]]

    # what one does

    def do(
        self, text: str, seat: int | None = None, *, deal: Mapping[int, str] | None = None
    ) -> "Table":
        """Do what `text` says. deal: the next hand, where the action ends one."""
        seat = self.turn if seat is None else seat
        assert self.refused(text, seat) is None, (text, seat, self.refused(text, seat), self.view)
        assert text in self.legal(seat), (text, self.legal(seat))
        script = deal_script(full_deal(deal or {}))
        self.log["count"] = 0
        action = np.uint64(GAME.notation.action_from_text(text))
        DOORS.apply(self.state, seat, action, chances.from_script(script), self.log)
        self._hear()
        return self

    def play(self, names: str, seat: int | None = None, **more: Any) -> "Table":
        return self.do("play " + "+".join(names_of(int(cards(names)))), seat, **more)

    def play_and_call(self, names: str, seat: int | None = None) -> "Table":
        return self.do("play_and_call " + "+".join(names_of(int(cards(names)))), seat)

    def passes(self, count: int = 1) -> "Table":
        for _ in range(count):
            self.do("pass")
        return self

    def may(self, names: str, seat: int | None = None) -> str | None:
        """The rule that forbids to play these cards, or None."""
        return self.refused("play " + "+".join(names_of(int(cards(names)))), seat)

    def _hear(self) -> None:
        rows = self.log["entry"][0, : int(self.log["count"][0])].tolist()
        self.audiences = [row[2] for row in rows]
        self.happened = [GAME.notation.event_json(row[0], row[1], row[3:]) for row in rows]

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.log = copy(self.state), copy(self.log)
        return twin


def answer(shown: str, reply: str, **given: Any) -> str | None:
    """What refuses `reply` on `shown`, from a seat that holds it and much else; None: legal."""
    table = Table(**given)
    state = table.state
    state["needs_m1"] = 0
    state["hands"][0, 0], state["hands"][0, 1] = cards(shown), cards(reply)
    state["phase"], state["direction"], state["turn"] = Phase.LEAD, Direction.CLOCKWISE, 0
    assert table.may(shown) is None
    state["hands"][0, 0] = cards(shown) | cards("RD") if "RD" not in shown else cards(shown + " GP")
    DOORS.apply(state, 0, cards(shown), chances.from_script([]), table.log)
    assert table.turn == 1
    legal = f"play {'+'.join(names_of(int(cards(reply))))}" in table.legal()
    refused = table.may(reply)
    assert legal == (refused is None), (shown, reply, refused)
    return refused


def kind_of(names: str, **given: Any) -> str:
    """What the rules take these cards for when they are led."""
    table = Table(**given)
    table.state["needs_m1"] = 0
    seat = table.turn
    table.state["hands"][0, seat] = FULL_DECK
    if table.may(names) == "2.11":
        return "none"
    DOORS.apply(table.state, seat, cards(names), chances.from_script([]), table.log)
    return Combination(int(table.state["table_kind"][0])).name.lower()
