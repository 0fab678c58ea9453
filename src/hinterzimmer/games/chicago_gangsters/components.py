"""What can be chosen and what can happen: phases, sides, phrases, options, words.

The cards themselves are in `cards.toml`. All numbers of a game's record but the sets of cards
are signed, so that Numba and plain Python add them alike.
"""

from dataclasses import dataclass
from enum import IntEnum

from hinterzimmer.engine.options import option

SEATS = range(3, 6)
MOST_SEATS = 5
CLANS = 4
FIRST_HAND = 4
HAND_LIMIT = 10
ROUNDS = 12
END_AMONG = 3  # the end of the game is one of so many last coalition cards
NOBODY = -1
NONE = -1
MAJORITY = 2
"""Alcohol for a majority of the showdown (rule 8.2)."""

# Talk: one word of 64 bits holds what a seat said in one talk step
STEPS = 3
MOST_SAID = 4
HIGHEST_NUMBER = 16

# purposes of chance; the stack of means has a stream of its own after each reshuffle
CLAN = 0
FIRST_MR_X = 1
STARTER = 2
MEANS = 3
COALITION = 4
LAST_COALITION = 5
DISTRICT = 6
LOOT = 7
PERSON = 8
IMAGINED = 9


class Phase(IntEnum):
    """Which question is open."""

    BETRAYAL = 0
    TALK = 1
    LAY = 2
    LOOT = 3
    GIVE = 4
    ABILITIES = 5
    OVER = 6


class Step(IntEnum):
    """Whose means are laid next, or are being laid."""

    MR_X = 0
    CHALLENGERS = 1
    DEFENDERS = 2


class Side(IntEnum):
    """Where a seat stands in this round."""

    UNKNOWN = 0
    CHALLENGERS = 1
    DEFENDERS = 2
    DROPPED = 3


class Phrase(IntEnum):
    """What can be said (rule 12.4)."""

    SILENCE = 0
    ABOUT = 1
    NOTHING = 2
    LEAVE_PERSON = 3
    HIDE_BIG = 4
    THREATEN = 5
    WITH_CHALLENGERS = 6
    WITH_DEFENDERS = 7
    JOIN_US = 8
    ASK_ABOUT = 9
    ASK_HIDE = 10
    ACCEPT = 11
    REFUSE = 12


class Kept(IntEnum):
    """What became of a promise (rule 12.6)."""

    OPEN = 0
    KEPT = 1
    BROKEN = 2
    UNTESTED = 3


class Kind(IntEnum):
    """The low byte of an action."""

    LAY = 1
    LAY_FOR = 2
    SAY = 3
    READY = 4
    TAKE = 5
    BETRAY = 6
    STAND_BY = 7
    GIVE = 8
    TAKE_BACK = 9
    CONSOLE = 10
    EXCHANGE = 11
    DONE = 12


class Ability(IntEnum):
    """In the order of `card_list.ABILITIES`."""

    NONE = 0
    WEAPONS_ANYWHERE = 1
    TAKE_BACK = 2
    COUNTS_ANYWHERE = 3
    BRIBES_ANYWHERE = 4
    FIRST_CHOICE = 5
    CONSOLATION = 6
    A_THIRD_WILL_DO = 7
    DRAW_TWO = 8
    EXCHANGE = 9
    HIDE_ANYWAY = 10
    COUNTS_TWICE = 11


class Gift(IntEnum):
    """What a Godfather hands over (rule 11.6); a means card is its face plus `FIRST_FACE`."""

    ALCOHOL = 0
    PERSON = 1
    FIRST_FACE = 2


class Category(IntEnum):
    """What earns alcohol in the showdown; the first three are the types of means."""

    WEAPONS = 0
    BRIBES = 1
    EXTORTION = 2
    PERSONS = 3
    GODFATHER = 4


class Happened(IntEnum):
    """The kinds of event."""

    JOINED_CLAN = 1
    BECAME_MR_X = 2
    DEALT = 3
    DEALT_HIDDEN = 4
    STARTS_WITH = 5
    ROUND_BEGAN = 6
    TURNED_UP = 7
    BETRAYED = 8
    STOOD_BY = 9
    SAID = 10
    READY = 11
    COMMITTED = 12
    LAID = 13
    LAID_FOR = 14
    LIES = 15
    SIDE_SHOWN = 16
    SHOWED = 17
    ANNOUNCED = 18
    HIDDEN_SHOWN = 19
    COUNTED = 20
    CONTRIBUTED = 21
    ROUND_WON = 22
    TOOK = 23
    TOO_WEAK = 24
    PERSON_LEFT = 25
    DREW = 26
    DREW_HIDDEN = 27
    FORFEITED = 28
    RESHUFFLED = 29
    GAVE_ALCOHOL = 30
    GAVE_PERSON = 31
    GAVE_CARD = 32
    TOOK_BACK = 33
    DISCARDED = 34
    ROUND_OVER = 35
    GODFATHER = 36
    END_CARD = 37
    SHOWN = 38
    MAJORITY = 39
    WON = 40


@dataclass(frozen=True)
class Options:
    """The choices of rule. Defaults are those of the preset `seed`."""

    talk: int = option(4, rule="12.2", values=range(MOST_SAID + 1))
    open_mr_x: bool = option(False, rule="10.4")
    godfather: bool = option(False, rule="11.1")


PRESETS = {
    "seed": Options(),
    "open_mr_x": Options(open_mr_x=True),
    "godfather": Options(godfather=True),
}
