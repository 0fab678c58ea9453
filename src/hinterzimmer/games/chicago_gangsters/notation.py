"""Actions, events and questions of chance in words.

JSON of a commitment is `{"do": "lay", "cards": ["W1", "W3"], "hidden": "W3"}`, its text
`lay W1+W3 W3`; nothing is `-`.
"""

from enum import IntEnum

from hinterzimmer.engine.notation import (
    ActionForm,
    Argument,
    EventForm,
    PackedNotation,
    choice,
    number,
)
from hinterzimmer.games.chicago_gangsters import components
from hinterzimmer.games.chicago_gangsters.components import Category, Happened, Kind, Phrase, Side
from hinterzimmer.games.chicago_gangsters.words import (
    CARD,
    CARDS,
    CLAN_ID,
    COALITION_ID,
    DISTRICT_ID,
    GIFT,
    HIDDEN,
    LOOT_ID,
    PACKAGE,
    PERSON_ID,
)


class Hearer(IntEnum):
    """To whom something is said."""

    PARTNER = 0
    ALL = 1


class Attacker(IntEnum):
    """The sides, as Mr. X names his."""

    CHALLENGERS = 1
    DEFENDERS = 2


_SIDE = choice("side", Side)
_ATTACKER = choice("side", Attacker)
_COUNT = number("count")
_TARGET = number("victim")


def _renamed(argument: Argument, name: str) -> Argument:
    return Argument(
        name,
        argument.json,
        argument.from_json,
        argument.text,
        argument.from_text,
        argument.typescript,
    )


_SAID = (choice("phrase", Phrase), number("number"), choice("to", Hearer))

_PURPOSES = {
    components.CLAN: "clans",
    components.FIRST_MR_X: "mr-x",
    components.STARTER: "first-persons",
    components.MEANS: "means",
    components.COALITION: "coalitions",
    components.LAST_COALITION: "last-coalitions",
    components.DISTRICT: "districts",
    components.LOOT: "loot",
    components.PERSON: "persons",
    components.IMAGINED: "imagined",
}


def _purpose(purpose: int) -> str:
    """What a question of chance was for; each stack of means has a stream of its own."""
    return _PURPOSES[purpose & 0xFF]


_H = Happened
NOTATION = PackedNotation(
    actions=(
        ActionForm(Kind.LAY, "lay", CARDS, (HIDDEN,)),
        ActionForm(Kind.LAY_FOR, "lay_for", CARDS, (_ATTACKER,)),
        ActionForm(Kind.SAY, "say", _SAID[0], _SAID[1:]),
        ActionForm(Kind.READY, "ready"),
        ActionForm(Kind.TAKE, "take", PACKAGE),
        ActionForm(Kind.BETRAY, "betray"),
        ActionForm(Kind.STAND_BY, "stand_by"),
        ActionForm(Kind.GIVE, "give", GIFT),
        ActionForm(Kind.TAKE_BACK, "take_back", CARD),
        ActionForm(Kind.CONSOLE, "console"),
        ActionForm(Kind.EXCHANGE, "exchange", CARD),
        ActionForm(Kind.DONE, "done"),
    ),
    events=(
        EventForm(_H.JOINED_CLAN, "joined_clan", (CLAN_ID,)),
        EventForm(_H.BECAME_MR_X, "became_mr_x"),
        EventForm(_H.DEALT, "dealt", (CARDS,)),
        EventForm(_H.DEALT_HIDDEN, "dealt_hidden", (_COUNT,)),
        EventForm(_H.STARTS_WITH, "starts_with", (PERSON_ID,)),
        EventForm(_H.ROUND_BEGAN, "round_began", (number("round"),)),
        EventForm(_H.TURNED_UP, "turned_up", (COALITION_ID, DISTRICT_ID, LOOT_ID, PERSON_ID)),
        EventForm(_H.BETRAYED, "betrayed", (_TARGET,)),
        EventForm(_H.STOOD_BY, "stood_by", (_TARGET,)),
        EventForm(_H.SAID, "said", _SAID),
        EventForm(_H.READY, "ready"),
        EventForm(_H.COMMITTED, "committed"),
        EventForm(_H.LAID, "laid", (CARDS, HIDDEN)),
        EventForm(_H.LAID_FOR, "laid_for", (CARDS, _ATTACKER)),
        EventForm(_H.LIES, "lies", (_COUNT,)),
        EventForm(_H.SIDE_SHOWN, "side_shown", (_ATTACKER,)),
        EventForm(_H.SHOWED, "showed", (CARDS, _renamed(_COUNT, "face_down"))),
        EventForm(_H.ANNOUNCED, "announced", (_ATTACKER, number("strength"))),
        EventForm(_H.HIDDEN_SHOWN, "hidden_shown", (CARD,)),
        EventForm(_H.COUNTED, "counted", (_ATTACKER, number("strength"))),
        EventForm(_H.CONTRIBUTED, "contributed", (number("strength"),)),
        EventForm(_H.ROUND_WON, "round_won", (_ATTACKER,)),
        EventForm(_H.TOOK, "took", (PACKAGE, number("alcohol"), number("means"), PERSON_ID)),
        EventForm(_H.TOO_WEAK, "too_weak", (_ATTACKER,)),
        EventForm(_H.PERSON_LEFT, "person_left", (PERSON_ID,)),
        EventForm(_H.DREW, "drew", (CARDS,)),
        EventForm(_H.DREW_HIDDEN, "drew_hidden", (_COUNT,)),
        EventForm(_H.FORFEITED, "forfeited", (_COUNT,)),
        EventForm(_H.RESHUFFLED, "reshuffled", (_COUNT,)),
        EventForm(_H.GAVE_ALCOHOL, "gave_alcohol", (_TARGET,)),
        EventForm(_H.GAVE_PERSON, "gave_person", (_TARGET, PERSON_ID)),
        EventForm(_H.GAVE_CARD, "gave_card", (_TARGET, CARD)),
        EventForm(_H.TOOK_BACK, "took_back", (CARD,)),
        EventForm(_H.DISCARDED, "discarded", (CARD,)),
        EventForm(_H.ROUND_OVER, "round_over", (number("round"),)),
        EventForm(_H.GODFATHER, "godfather", (number("points"),)),
        EventForm(_H.END_CARD, "end_card"),
        EventForm(_H.SHOWN, "shown", (CARDS,)),
        EventForm(_H.MAJORITY, "majority", (choice("category", Category), number("alcohol"))),
        EventForm(_H.WON, "won", (number("alcohol"),)),
    ),
    purpose=_purpose,
)
