"""Actions, events and questions of chance in words."""

from typing import Any

from hinterzimmer.engine.notation import (
    ActionForm,
    Argument,
    EventForm,
    PackedNotation,
    choice,
    flags,
    number,
)
from hinterzimmer.games.chicago.components import (
    DICE,
    DICE_OF_SEAT,
    FIRST_LEADER,
    LOSER_LEADS,
    MOST_SEATS,
    Direction,
    Happened,
    Kind,
    Reason,
)


def _three(digits: list[Any]) -> int:
    if len(digits) != DICE or any(type(d) is not int or not 1 <= d <= 6 for d in digits):
        raise ValueError("three faces from 1 to 6")
    return int("".join(map(str, digits)))


FACES = Argument(
    "dice",
    lambda code: [int(digit) for digit in str(code)],
    _three,
    str,
    lambda text: _three([int(digit) for digit in text]),
    "number[]",
)
"""The faces of the three dice, in the order of their numbers."""


def _seat_mask(seats: list[int]) -> int:
    if any(type(s) is not int or not 0 <= s < MOST_SEATS for s in seats):
        raise ValueError(f"seats go from 0 to {MOST_SEATS - 1}")
    return sum(1 << seat for seat in set(seats))


SEAT_SET = Argument(
    "seats",
    lambda mask: [seat for seat in range(MOST_SEATS) if mask >> seat & 1],
    _seat_mask,
    lambda mask: "".join(str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1),
    lambda text: _seat_mask([int(digit) for digit in text]),
    "number[]",
)

ACTIONS = (
    ActionForm(Kind.THROW, "throw", flags("dice", DICE)),
    ActionForm(Kind.CONVERT, "convert"),
    ActionForm(Kind.STOP, "stop"),
    ActionForm(Kind.DECLARE, "declare", choice("direction", Direction)),
    ActionForm(Kind.NAME, "name", number("victim")),
    ActionForm(Kind.SPARE, "spare"),
    ActionForm(Kind.FORFEIT, "forfeit"),
)

EVENTS = (
    EventForm(Happened.LEADER_DRAWN, "leader_drawn"),
    EventForm(Happened.ROUND_BEGAN, "round_began", (number("round"),)),
    EventForm(Happened.THREW, "threw", (FACES, flags("rolled", DICE), number("throw"))),
    EventForm(Happened.CONVERTED, "converted", (FACES, flags("turned", DICE))),
    EventForm(Happened.FORCED, "forced", (FACES, flags("turned", DICE))),
    EventForm(Happened.RESULT, "result", (FACES, number("throws"), number("score"))),
    EventForm(Happened.DECLARED, "declared", (choice("direction", Direction), number("score"))),
    EventForm(Happened.CHICAGO, "chicago"),
    EventForm(Happened.BONUS, "bonus"),
    EventForm(Happened.NAMED, "named", (number("victim"),)),
    EventForm(Happened.SPARED, "spared"),
    EventForm(Happened.LOST_LIFE, "lost_life", (choice("reason", Reason), number("lives"))),
    EventForm(Happened.OUT, "out", (number("place"),)),
    EventForm(Happened.ROLL_OFF_BEGAN, "roll_off_began", (SEAT_SET,)),
    EventForm(Happened.ROLLED_OFF, "rolled_off", (FACES, number("score"))),
    EventForm(Happened.REPLAYED, "replayed"),
    EventForm(Happened.FORFEITED, "forfeited"),
    EventForm(Happened.WON, "won"),
)


def purpose_text(purpose: int) -> str:
    """What a question of chance was for; a seat's dice name the seat."""
    if purpose == FIRST_LEADER:
        return "first-leader"
    if purpose == LOSER_LEADS:
        return "loser-leads"
    return f"dice.{purpose - DICE_OF_SEAT}"


NOTATION = PackedNotation(ACTIONS, EVENTS, purpose_text)
