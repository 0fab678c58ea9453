"""Sets of cards, actions and events in words."""

from collections.abc import Sequence
from typing import Any

from backroom.components import (
    CALL_HIGH,
    CALL_LOW,
    COIN,
    COPIES,
    FIRST,
    IMAGINED,
    OPEN,
    PASS,
    PILE,
    THROW,
    Event,
    Face,
    Way,
)
from hinterzimmer.engine.notation import (
    ActionForm,
    Argument,
    EventForm,
    PackedNotation,
    choice,
    number,
)

_BY_WORD = {face.name.lower().replace("_", "-"): face for face in Face}


def _faces(cards: int) -> list[str]:
    return [
        word
        for word, face in _BY_WORD.items()
        for copy in range(COPIES[face])
        if cards >> (FIRST[face] + copy) & 1
    ]


def _cards(words: Any) -> int:
    if not isinstance(words, list) or not words or not set(map(str, words)) <= set(_BY_WORD):
        raise ValueError(f"a list of {', '.join(_BY_WORD)}")
    return _lowest_copies([_BY_WORD[word] for word in words])


def _lowest_copies(faces: Sequence[Face]) -> int:
    if any(faces.count(face) > COPIES[face] for face in faces):
        raise ValueError("more copies than there are")
    return sum((1 << faces.count(face)) - 1 << FIRST[face] for face in set(faces))


CARDS = Argument(
    "cards",
    _faces,
    _cards,
    lambda cards: "+".join(_faces(cards)),
    lambda text: _cards(text.split("+")),
    "string[]",
)


_PASS, _BID, _THROW, _CALL, _OPEN = range(5)
_PLAIN = {int(PASS): _PASS, int(THROW): _THROW, int(OPEN): _OPEN}
_CALLS = {int(CALL_LOW): Way.LOW, int(CALL_HIGH): Way.HIGH}
_WAY = choice("way", Way)
_COUNT = number("count")

_TABLES = PackedNotation(
    actions=(
        ActionForm(_PASS, "pass"),
        ActionForm(_BID, "bid", CARDS),
        ActionForm(_THROW, "tip-off"),
        ActionForm(_CALL, "call", _WAY),
        ActionForm(_OPEN, "open"),
    ),
    events=(
        EventForm(Event.DEALT, "dealt", (CARDS,)),
        EventForm(Event.DEALT_HIDDEN, "dealt-hidden", (_COUNT,)),
        EventForm(Event.LOOT, "loot", (CARDS,)),
        EventForm(Event.CALLED, "called", (_WAY,)),
        EventForm(Event.OPENED, "opened"),
        EventForm(Event.BID, "bid", (CARDS,)),
        EventForm(Event.BID_HIDDEN, "bid-hidden"),
        EventForm(Event.TIPPED_OFF, "tipped-off", (CARDS,)),
        EventForm(Event.REVEALED, "revealed", (CARDS,)),
        EventForm(Event.WON, "won", (CARDS, number("points"))),
        EventForm(Event.UNSOLD, "unsold", (CARDS,)),
        EventForm(Event.ENDED, "ended"),
    ),
    purpose=lambda purpose: {PILE: "pile", COIN: "coin", IMAGINED: "imagined"}[purpose & 0xFF],
)


def _spread(action: int) -> int:
    """An action with its kind in a byte of its own, as the tables want it."""
    if action in _PLAIN:
        return _PLAIN[action]
    if action in _CALLS:
        return _CALL | _CALLS[action] << 8
    return _BID | action << 8


def _folded(spread: int) -> int:
    kind, argument = spread & 0xFF, spread >> 8
    if kind == _BID:
        return argument
    if kind == _CALL:
        return int(CALL_LOW if argument == Way.LOW else CALL_HIGH)
    return next(action for action, plain in _PLAIN.items() if plain == kind)


class BackroomNotation:
    """Cards fill all 64 bits of an action, so the kind is told by the set (rule 1.2)."""

    def action_json(self, action: int) -> dict[str, Any]:
        return _TABLES.action_json(_spread(action))

    def action_from_json(self, value: Any) -> int:
        return _folded(_TABLES.action_from_json(value))

    def action_text(self, action: int) -> str:
        return _TABLES.action_text(_spread(action))

    def action_from_text(self, text: str) -> int:
        return _folded(_TABLES.action_from_text(text))

    def event_json(self, kind: int, seat: int, arguments: Sequence[int]) -> dict[str, Any]:
        return _TABLES.event_json(kind, seat, arguments)

    def purpose_text(self, purpose: int) -> str:
        return _TABLES.purpose_text(purpose)

    @property
    def actions(self) -> tuple[ActionForm, ...]:
        return _TABLES.actions

    @property
    def events(self) -> tuple[EventForm, ...]:
        return _TABLES.events
