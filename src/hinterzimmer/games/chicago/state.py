"""The whole truth about a game: there are no secrets, so a view shows nearly all of it."""

from typing import Annotated

from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.games.chicago.components import DICE, MOST_SEATS, Direction, Phase


class State(Record):
    """A mask of dice has one bit a die, a mask of seats one bit a seat."""

    seats: Annotated[int, Field("i1", "seats")]
    living: Annotated[int, Field("i1", "mask of seats with a life")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat")]
    leader: Annotated[int, Field("i1", "seat")]
    round: Annotated[int, Field("i4", "rounds, from 1")]
    lives: Annotated[Numbers, Field("i1", "lives", shape=(MOST_SEATS,), per_seat=True)]

    # the turn at hand
    dice: Annotated[Numbers, Field("i1", "face, 0 before the first throw", shape=(DICE,))]
    throws_made: Annotated[int, Field("i1", "throws")]
    throw_limit: Annotated[int, Field("i1", "throws that this turn may have")]
    kept: Annotated[int, Field("i1", "mask of dice that lie aside")]
    locked: Annotated[int, Field("i1", "mask of dice that may not be rolled")]
    must_roll: Annotated[int, Field("i1", "mask of dice that have to be rolled")]
    forced: Annotated[int, Field("i1", "flag: three sixes were turned by force", shows=bool)]
    turned: Annotated[int, Field("i1", "mask of dice that were turned from six to one")]

    # the round
    direction: Annotated[int, Field("i1", "what was announced", shows=Direction)]
    rolled: Annotated[int, Field("i1", "mask of seats that have had their turn")]
    result: Annotated[
        Numbers, Field("i1", "final dice of a turn", shape=(MOST_SEATS, DICE), per_seat=True)
    ]
    throws_used: Annotated[Numbers, Field("i1", "throws", shape=(MOST_SEATS,), per_seat=True)]
    score: Annotated[
        Numbers, Field("i2", "points as announced", shape=(MOST_SEATS,), per_seat=True)
    ]
    tied: Annotated[int, Field("i1", "mask of seats in the roll-off")]
    pending: Annotated[int, Field("i1", "mask of seats that have yet to roll off")]
    off_score: Annotated[
        Numbers, Field("i2", "points in the roll-off", shape=(MOST_SEATS,), per_seat=True)
    ]

    # the game
    lost_last: Annotated[int, Field("i1", "mask of seats that paid at the last round's end")]
    place: Annotated[
        Numbers, Field("i1", "final rank, 0 while playing", shape=(MOST_SEATS,), per_seat=True)
    ]
    undo: Annotated[int, Field("i1", "seat + 1 that may take its action back")]

    kept_dice_final: Annotated[int, Field("i1", "option")]
    sixes_scope: Annotated[int, Field("i1", "option")]
    chicago_natural_only: Annotated[int, Field("i1", "option")]
    bonus_165_optional: Annotated[int, Field("i1", "option")]
    bonus_165_ends_round: Annotated[int, Field("i1", "option")]
    tie: Annotated[int, Field("i1", "option")]
    end: Annotated[int, Field("i1", "option")]
    leaver: Annotated[int, Field("i1", "option")]
