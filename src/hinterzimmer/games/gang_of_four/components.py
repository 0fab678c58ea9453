"""What can be chosen and what can happen: phases, combinations, options, words.

All numbers of a game's record but the sets of cards are signed, so that Numba and plain
Python add them alike.
"""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from hinterzimmer.engine.options import option
from hinterzimmer.engine.records import Numbers

SEATS = range(3, 5)
MOST_SEATS = 4
HANDS = 4  # what is dealt: a hand a seat; with three players the last is the dead hand
HAND_SIZE = 16
NOBODY = -1

# purposes of chance; a hand's deal has a sub-stream of its own (`deal_of`)
DEAL = 0
DEALER = 1
IMAGINED = 2


class Phase(IntEnum):
    """Which question is open."""

    LEAD = 0
    FOLLOW = 1
    RETURN = 2
    OVER = 3


class Direction(IntEnum):
    """Which way the turn goes round (rule 4.1)."""

    COUNTERCLOCKWISE = 0
    CLOCKWISE = 1


class Combination(IntEnum):
    """Chapter 2; among five cards the stronger has the higher number (rule 3.4)."""

    NONE = 0
    SINGLE = 1
    PAIR = 2
    TRIPLE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    STRAIGHT_FLUSH = 7
    GANG = 8


class Kind(IntEnum):
    """The low byte of an action that plays no cards: bit 1 without bit 0, as no hand has it."""

    CALL = 0b0010
    CALL_OUT = 0b0110
    RETURN = 0b1010


class Happened(IntEnum):
    """The kinds of event."""

    DEALER_DRAWN = 1
    HAND_BEGAN = 2
    DEALT = 3
    SHOWED_M1 = 4
    M1_IS_DEAD = 5
    GAVE = 6
    RETURNED = 7
    PLAYED = 8
    THREW_GANG = 9
    PASSED = 10
    CALLED = 11
    CALLED_OUT = 12
    FORGOT = 13
    WENT_OUT = 14
    TRICK_WON = 15
    LEADS = 16
    HAND_WON = 17
    SCORED = 18
    SHOWN = 19
    DEAD_HAND_SHOWN = 20
    MATCH_WON = 21


class Ending(IntEnum):
    """How a hand was won."""

    WENT_OUT = 0
    LAST_ABLE = 1


class GangTiming(IntEnum):
    """When a gang may be played (rule 5.1)."""

    ANYTIME = 0
    IN_TURN = 1


class GangWindow(IntEnum):
    """Until when a trick lies open to gangs (rule 5.2)."""

    OPEN_TRICK = 0
    UNTIL_LEAD = 1


class OneCardScope(IntEnum):
    """Whom the one-card duty binds (rule 7.1)."""

    ALL = 0
    PREDECESSOR = 1


class OneCardLead(IntEnum):
    """What the predecessor of a one-card player leads (rule 7.4)."""

    COMBO_OR_HIGHEST = 0
    COMBO_FIRST = 1


class TiebreakDepth(IntEnum):
    """How deep straights are compared (rule 3.5)."""

    ALL_CARDS = 0
    TOP_CARD = 1


class FlushOrder(IntEnum):
    """How flushes are compared (rule 3.6)."""

    CARD_BY_CARD = 0
    NUMBERS_THEN_COLOUR = 1


class FullHouseOrder(IntEnum):
    """How full houses are compared (rule 3.7)."""

    TRIPLE_FIRST = 0
    NUMBERS_FIRST = 1


class Announce(IntEnum):
    """How the last card is called (rule 6.1)."""

    MANUAL = 0
    AUTOMATIC = 1
    CHALLENGE = 2


class ForgottenCall(IntEnum):
    """What a forgotten call costs (rule 6.3)."""

    BARRED = 0
    NOT_WON = 1


class FinalTie(IntEnum):
    """Who wins among equals (rule 8.5)."""

    SHARED = 0
    LAST_HAND = 1


@dataclass(frozen=True)
class Options:
    """The choices of rule; the defaults are the preset `seed`."""

    gang_timing: GangTiming = option(GangTiming.ANYTIME, rule="5.1")
    gang_window: GangWindow = option(GangWindow.OPEN_TRICK, rule="5.2")
    gangs_above_four: bool = option(True, rule="2.8")
    one_card_scope: OneCardScope = option(OneCardScope.ALL, rule="7.1")
    one_card_lead: OneCardLead = option(OneCardLead.COMBO_OR_HIGHEST, rule="7.4")
    return_received_card: bool = option(False, rule="9.3")
    first_lead_needs_m1: bool = option(True, rule="4.3")
    specials_in_flush: bool = option(False, rule="2.5")
    tiebreak_depth: TiebreakDepth = option(TiebreakDepth.ALL_CARDS, rule="3.5")
    flush_order: FlushOrder = option(FlushOrder.CARD_BY_CARD, rule="3.6")
    full_house_order: FullHouseOrder = option(FullHouseOrder.TRIPLE_FIRST, rule="3.7")
    pass_locks_trick: bool = option(False, rule="4.7")
    announce: Announce = option(Announce.MANUAL, rule="6.1")
    forgotten_call: ForgottenCall = option(ForgottenCall.BARRED, rule="6.3")
    final_tie: FinalTie = option(FinalTie.SHARED, rule="8.5")
    score_limit: int = option(100, rule="8.4", values=range(10, 201, 10))


PRESETS = {
    "seed": Options(),
    "official": Options(
        gang_timing=GangTiming.IN_TURN,
        one_card_scope=OneCardScope.PREDECESSOR,
        one_card_lead=OneCardLead.COMBO_FIRST,
        return_received_card=True,
    ),
}

# rule 8.2: what each card left costs, by their number
_PRICE = [1] * 8 + [2] * 3 + [3] * 3 + [4] * 2 + [5]
POINTS = np.array([cards * price for cards, price in enumerate(_PRICE)])


def _next_seats() -> Numbers:
    """By direction, seats, mask and seat: the next member after the seat (itself last of all)."""
    table = np.zeros((2, MOST_SEATS + 1, 1 << MOST_SEATS, MOST_SEATS), np.int64)
    for way, step in ((Direction.COUNTERCLOCKWISE, -1), (Direction.CLOCKWISE, 1)):
        for seats in SEATS:
            for mask in range(1, 1 << seats):
                for seat in range(seats):
                    after = [(seat + step * far) % seats for far in range(1, seats + 1)]
                    table[way, seats, mask, seat] = next(s for s in after if mask >> s & 1)
    return table


NEXT_SEAT = _next_seats()
SEATS_IN = np.array([mask.bit_count() for mask in range(1 << MOST_SEATS)])
