"""Actions, events and questions of chance in words."""

from collections.abc import Sequence
from typing import Any

from hinterzimmer.engine.notation import (
    ActionForm,
    Argument,
    EventForm,
    PackedNotation,
    choice,
    number,
)
from hinterzimmer.games.villa.components import (
    BACK_HINT,
    BACK_STRENGTH,
    BACKS,
    COPIES_OF,
    FACES,
    FIRST,
    GODFATHER,
    GODFATHERS,
    GUARDS,
    LETTERS,
    LISTED,
    MOST_SEATS,
    NEEDS,
    PLACES,
    REWARD,
    ROOM,
    SEATS,
    Front,
    Happened,
    Hint,
    Kind,
    Level,
    Outcome,
    Reason,
    Symbol,
    Where,
)

# Forms that the view uses, too


def names_of(cards: int) -> list[str]:
    """The faces of a set, a copy a name."""
    return [
        face
        for number, face in enumerate(FACES)
        for _ in range((cards & int(COPIES_OF[number])).bit_count())
    ]


def set_of(names: Any) -> int:
    """The set. ValueError for what is no face, or for more copies than there are."""
    if not isinstance(names, list):
        raise ValueError("not a list of cards")
    cards = 0
    for name in names:
        face = _face(name)
        bit = 1 << int(FIRST[face]) + (cards & int(COPIES_OF[face])).bit_count()
        if not bit & int(COPIES_OF[face]):
            raise ValueError(f"there are not so many {name}")
        cards |= bit
    return cards


def _face(name: Any) -> int:
    if not isinstance(name, str) or name not in FACES:
        raise ValueError(f"cards are {', '.join(FACES)}")
    return FACES.index(name)


def _union(words: Sequence[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def card(name: str) -> Argument:
    """A face by its letters."""
    return Argument(name, FACES.__getitem__, _face, FACES.__getitem__, _face, _union(FACES))


CARDS = Argument(
    "cards",
    names_of,
    set_of,
    lambda cards: "+".join(names_of(cards)) or "-",
    lambda text: set_of([] if text == "-" else text.split("+")),
    f"({_union(FACES)})[]",
)
"""A set of cards."""


def _bounded(name: str, bound: int) -> Argument:
    plain = number(name)

    def checked(value: int) -> int:
        if value >= bound:
            raise ValueError(f"{name} goes from 0 to {bound - 1}")
        return value

    return Argument(
        name,
        int,
        lambda value: checked(plain.from_json(value)),
        str,
        lambda text: checked(plain.from_text(text)),
    )


def seat(name: str) -> Argument:
    """A seat, from 0."""
    return _bounded(name, MOST_SEATS)


def _front(number: int) -> dict[str, str]:
    reward = LETTERS[REWARD[number]] if number < LISTED else ""
    return {"name": Front(number).name.lower(), "needs": NEEDS[number], "reward": reward}


class _Shown:
    """A number of a view that JSON writes in a form of its own."""

    def __init__(self, json: Any, typescript: str) -> None:
        self.json = json
        self.typescript = typescript


FRONT_TYPE = "{ name: string; needs: string; reward: string }"
FRONT = _Shown(lambda n: _front(n) if n >= 0 else None, f"{FRONT_TYPE} | null")
"""A guard or godfather with its symbols in order and its reward's symbol."""

FRONTS = _Shown(lambda mask: [_front(n) for n in range(32) if mask >> n & 1], f"{FRONT_TYPE}[]")
"""A set of them."""

SEATS_SHOWN = _Shown(lambda mask: [s for s in range(MOST_SEATS) if mask >> s & 1], "number[]")
"""A set of seats."""

REASONS = _Shown(
    lambda packed: {
        str(s): Reason(packed >> 8 * s & 0xFF).name.lower()
        for s in range(MOST_SEATS)
        if packed >> 8 * s & 0xFF
    },
    f"Record<string, {_union([r.name.lower() for r in Reason if r])}>",
)
"""By seat, why it objects; seats that say nothing are left out."""


PLACE = _bounded("place", GODFATHER + 1)
_NUMBER = _bounded("proposal", ROOM)
_REASON = choice("because", Reason)
_CARD, _OTHER, _TO, _LEADER = card("card"), card("other"), seat("to"), seat("leader")
_FRONT = choice("front", Front)
_HINT = choice("hint", Hint)
_SYMBOL = choice("symbol", Symbol)
_LEFT = number("left")


def _backs(packed: int) -> list[str]:
    found = [packed >> 4 * place & 0xF for place in range(PLACES)]
    return [f"{BACK_STRENGTH[back]}-{Hint(BACK_HINT[back]).name.lower()}" for back in found]


def _packed_backs(shown: Any) -> int:
    words = [f"{s}-{Hint(h).name.lower()}" for s, h in BACKS]
    return sum(words.index(word) << 4 * place for place, word in enumerate(shown))


_BACKS = Argument(
    "backs",
    _backs,
    _packed_backs,
    lambda packed: ",".join(_backs(packed)),
    lambda text: _packed_backs(text.split(",")),
    "string[]",
)
"""The backs of all places, each a strength and a hint."""


def _purpose(purpose: int) -> str:
    """What a question of chance was for."""
    if purpose < max(SEATS):
        return f"pile.{purpose}"
    return {GUARDS: "guards", GODFATHERS: "godfathers"}.get(purpose, "imagined")


NOTATION = PackedNotation(
    actions=(
        ActionForm(Kind.PLAY, "play", _CARD),
        ActionForm(Kind.PAIR, "pair", _CARD, (_OTHER,)),
        ActionForm(Kind.PASS, "pass", _CARD),
        ActionForm(Kind.PROPOSE_ARREST, "propose_arrest", PLACE, (_LEADER,)),
        ActionForm(Kind.PROPOSE_REWARD, "propose_reward", _CARD, (_TO,)),
        ActionForm(Kind.PROPOSE_SWAP, "propose_swap", seat("from"), (_CARD, _TO, _OTHER)),
        ActionForm(Kind.PROPOSE_START, "propose_start"),
        ActionForm(Kind.AGREE, "agree", _NUMBER),
        ActionForm(Kind.OBJECT, "object", _NUMBER, (_REASON,)),
        ActionForm(Kind.FOLLOW, "follow"),
        ActionForm(Kind.DECIDE, "decide"),
    ),
    events=(
        EventForm(
            Happened.BEGAN,
            "began",
            (choice("level", Level), number("strengths"), number("dealt")),
        ),
        EventForm(Happened.LAID_OUT, "laid_out", (_BACKS,)),
        EventForm(Happened.DEALT, "dealt", (CARDS, _LEFT)),
        EventForm(Happened.GODFATHER_SHOWN, "godfather_shown", (_FRONT,)),
        EventForm(Happened.FOLLOWED, "followed"),
        EventForm(Happened.DECIDED, "decided"),
        EventForm(Happened.PROPOSED_ARREST, "proposed_arrest", (_NUMBER, PLACE, _LEADER)),
        EventForm(Happened.PROPOSED_REWARD, "proposed_reward", (_NUMBER, _CARD, _TO)),
        EventForm(Happened.PROPOSED_SWAP, "proposed_swap", (seat("from"), _CARD, _TO, _OTHER)),
        EventForm(Happened.PROPOSED_START, "proposed_start", (_NUMBER,)),
        EventForm(Happened.AGREED, "agreed", (_NUMBER,)),
        EventForm(Happened.OBJECTED, "objected", (_NUMBER, _REASON)),
        EventForm(Happened.INSISTED, "insisted", (_NUMBER,)),
        EventForm(Happened.SWAPPED, "swapped", (seat("from"), _CARD, _TO, _OTHER)),
        EventForm(Happened.STARTED, "started"),
        EventForm(Happened.UNMASKED, "unmasked", (PLACE, _FRONT)),
        EventForm(Happened.PLAYED, "played", (_CARD, _SYMBOL, number("position"))),
        EventForm(Happened.PAIRED, "paired", (_CARD, _OTHER, _SYMBOL, number("position"))),
        EventForm(Happened.PASSED, "passed", (_CARD, _SYMBOL)),
        EventForm(Happened.DREW, "drew", (_CARD, _LEFT)),
        EventForm(Happened.ARRESTED, "arrested", (PLACE, _FRONT, _LEFT)),
        EventForm(Happened.REWARDED, "rewarded", (_CARD, choice("where", Where))),
        EventForm(Happened.NO_REWARD, "no_reward", (_SYMBOL,)),
        EventForm(Happened.GODFATHER_BACK, "godfather_back", (number("strength"), _HINT)),
        EventForm(Happened.SHORT, "short", (number("held"), number("needed"))),
        EventForm(Happened.WON, "won", (_LEFT,)),
        EventForm(Happened.LOST, "lost", (choice("outcome", Outcome), number("missing"))),
    ),
    purpose=_purpose,
)


def _proposal(action: int) -> dict[str, Any] | None:
    return NOTATION.action_json(action) if action else None


PROPOSAL = _Shown(_proposal, "VillaAction | null")
"""An action that proposes, or none."""
