"""Actions, events and questions of chance in words."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.notation import (
    ActionForm,
    Argument,
    EventForm,
    PackedNotation,
    choice,
    number,
)
from hinterzimmer.games.gang_of_four.cards import is_canonical
from hinterzimmer.games.gang_of_four.components import (
    DEAL,
    DEALER,
    Combination,
    Direction,
    Ending,
    Happened,
    Kind,
)
from hinterzimmer.games.gang_of_four.faces import CARD, CARD_BIT, CARDS

_PASS, _PLAY, _PLAY_AND_CALL = 0, 1, 3  # no `Kind` has these low bytes
_LEFT = number("left")
_TO = number("to")
_ALL_BITS = 2**64 - 1


def _target(name: str) -> Argument:
    plain = number(name)

    def seat(value: Any) -> int:
        found = plain.from_json(value)
        if found > 3:
            raise ValueError("seats go from 0 to 3")
        return found

    return Argument(name, int, seat, str, lambda text: seat(int(text)))


def _purpose(purpose: int) -> str:
    """What a question of chance was for; each hand's deal has a stream of its own."""
    if purpose & 0xFF == DEAL:
        return "deal"
    return "first-dealer" if purpose == DEALER else "imagined"


_TABLES = PackedNotation(
    actions=(
        ActionForm(_PASS, "pass"),
        ActionForm(_PLAY, "play", CARDS),
        ActionForm(_PLAY_AND_CALL, "play_and_call", CARDS),
        ActionForm(Kind.CALL, "call"),
        ActionForm(Kind.CALL_OUT, "call_out", _target("target")),
        ActionForm(Kind.RETURN, "return", CARD_BIT),
    ),
    events=(
        EventForm(Happened.DEALER_DRAWN, "dealer_drawn"),
        EventForm(
            Happened.HAND_BEGAN, "hand_began", (number("hand"), choice("direction", Direction))
        ),
        EventForm(Happened.DEALT, "dealt", (CARDS,)),
        EventForm(Happened.SHOWED_M1, "showed_m1"),
        EventForm(Happened.M1_IS_DEAD, "m1_is_dead"),
        EventForm(Happened.GAVE, "gave", (CARD, _TO)),
        EventForm(Happened.RETURNED, "returned", (CARD, _TO)),
        EventForm(Happened.PLAYED, "played", (CARDS, choice("combination", Combination), _LEFT)),
        EventForm(
            Happened.THREW_GANG, "threw_gang", (CARDS, choice("combination", Combination), _LEFT)
        ),
        EventForm(Happened.PASSED, "passed"),
        EventForm(Happened.CALLED, "called"),
        EventForm(Happened.CALLED_OUT, "called_out", (number("target"),)),
        EventForm(Happened.FORGOT, "forgot"),
        EventForm(Happened.WENT_OUT, "went_out"),
        EventForm(Happened.TRICK_WON, "trick_won"),
        EventForm(Happened.LEADS, "leads"),
        EventForm(Happened.HAND_WON, "hand_won", (choice("ending", Ending),)),
        EventForm(Happened.SCORED, "scored", (_LEFT, number("points"), number("total"))),
        EventForm(Happened.SHOWN, "shown", (CARDS,)),
        EventForm(Happened.DEAD_HAND_SHOWN, "dead_hand_shown", (CARDS,)),
        EventForm(Happened.MATCH_WON, "match_won", (number("total"),)),
    ),
    purpose=_purpose,
)


def _unpacked(action: int) -> int:
    """An action with its kind in a byte of its own, as the tables want it."""
    if action == 0:
        return _PASS
    if action.bit_count() > 32:
        return _PLAY_AND_CALL | _checked(action ^ _ALL_BITS) << 8
    if action & 0b11 == 0b10:
        return action
    return _PLAY | _checked(action) << 8


def _checked(cards: int) -> int:
    """The same set of cards, if it is one that a hand can hold (rule 10.1)."""
    if not cards or not is_canonical(np.uint64(cards)):
        raise _meaningless(cards)
    return cards


def _meaningless(action: int) -> NotationError:
    return NotationError(f"{action} is no action of this game", given=str(action), allowed=[])


def _packed(unpacked: int) -> int:
    kind, cards = unpacked & 0xFF, unpacked >> 8
    if kind == _PLAY:
        return cards
    return cards ^ _ALL_BITS if kind == _PLAY_AND_CALL else unpacked


class GangNotation:
    """Cards fill all 64 bits of an action, so that its kind is told by the set (rule 10.1).

    JSON of a play is `{"do": "play", "cards": ["G5", "R5"]}`, its text `play G5+R5`; with the
    call it is `play_and_call`.
    """

    def action_json(self, action: int) -> dict[str, Any]:
        return _TABLES.action_json(_unpacked(action))

    def action_from_json(self, value: Mapping[str, Any]) -> int:
        return _packed(_TABLES.action_from_json(value))

    def action_text(self, action: int) -> str:
        return _TABLES.action_text(_unpacked(action))

    def action_from_text(self, text: str) -> int:
        return _packed(_TABLES.action_from_text(text))

    def event_json(self, kind: int, seat: int, arguments: Sequence[int]) -> dict[str, Any]:
        return _TABLES.event_json(kind, seat, arguments)

    def purpose_text(self, purpose: int) -> str:
        return _TABLES.purpose_text(purpose)

    @property
    def words(self) -> list[str]:
        return _TABLES.words

    @property
    def actions(self) -> tuple[ActionForm, ...]:
        return _TABLES.actions

    @property
    def events(self) -> tuple[EventForm, ...]:
        return _TABLES.events


NOTATION = GangNotation()
