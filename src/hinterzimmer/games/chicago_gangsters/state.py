"""The whole truth about a game."""

from typing import Annotated

import numpy as np

from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.games.chicago_gangsters.components import (
    CLANS,
    MOST_SEATS,
    ROUNDS,
    STEPS,
    Phase,
    Side,
    Step,
)


def _of_seats(kind: str, unit: str, known: Known = Known.PUBLIC) -> Field:
    return Field(kind, unit, shape=(MOST_SEATS,), known=known)


class State(Record):
    """A mask of seats or cards has one bit each; a set of means is as `cards.py` says."""

    # means
    hand: Annotated[Numbers, _of_seats("u8", "means, without those laid", Known.OWNER)]
    laid: Annotated[Numbers, _of_seats("u8", "means laid in this round", Known.OWNER)]
    turned: Annotated[Numbers, _of_seats("u8", "of these, what lies open")]
    from_loot: Annotated[
        np.uint64, Field("u8", "means a Godfather has just drawn", known=Known.OWNER)
    ]
    stack: Annotated[np.uint64, Field("u8", "single cards, not counted", known=Known.NOBODY)]
    discard: Annotated[np.uint64, Field("u8", "means played, face up")]
    # what all know of where means are (rule 6.7): since the stack was last shuffled
    shuffled: Annotated[np.uint64, Field("u8", "means that were shuffled into the stack")]
    in_hands: Annotated[np.uint64, Field("u8", "means then in hands, but for those known")]
    older: Annotated[Numbers, _of_seats("u8", "of these, a seat's", Known.OWNER)]
    played: Annotated[Numbers, _of_seats("u8", "means that were unknown and then seen")]
    known: Annotated[Numbers, _of_seats("u8", "means that all know to be in the hand")]
    said: Annotated[
        Numbers,
        Field("u8", "four statements a talk step", (MOST_SEATS, ROUNDS, STEPS), Known.OWNER),
    ]

    # the cards of the round, -1 for none
    persons: Annotated[Numbers, _of_seats("i4", "mask of persons")]
    persons_left: Annotated[int, Field("i4", "mask: in their stack")]
    coalitions_left: Annotated[int, Field("i2", "mask: pairings in their stack")]
    districts_left: Annotated[int, Field("i2", "mask: in their stack")]
    loot_left: Annotated[int, Field("i2", "mask: in their stack")]
    coalition: Annotated[int, Field("i1", "card")]
    district: Annotated[int, Field("i1", "card")]
    loot: Annotated[int, Field("i1", "card")]
    person: Annotated[int, Field("i1", "still at stake")]
    new_person: Annotated[int, Field("i1", "person of this round, taken or not")]

    # where the game stands
    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    step: Annotated[int, Field("i1", "whose means come next", shows=Step)]
    round: Annotated[int, Field("i1", "rounds, from 1")]
    turn: Annotated[int, Field("i1", "seat that is asked alone, or -1")]
    ready: Annotated[int, Field("i1", "mask: has nothing more to say in this step")]
    committed: Annotated[int, Field("i1", "mask: has laid in this round")]
    revealed: Annotated[int, Field("i1", "mask: how many cards it laid is known")]
    reshuffles: Annotated[int, Field("i1", "times the discard became the stack")]

    # who stands where
    clan: Annotated[Numbers, _of_seats("i1", "clan, -1 for Mr. X")]
    seat_of: Annotated[Numbers, Field("i1", "seat, -1 if out of the game", shape=(CLANS,))]
    side: Annotated[Numbers, _of_seats("i1", "side, as far as all know it")]
    partner: Annotated[Numbers, _of_seats("i1", "seat, or -1")]
    hidden: Annotated[Numbers, _of_seats("i1", "face kept down, from 1", Known.OWNER)]
    uncovered: Annotated[Numbers, _of_seats("i1", "that face, when it was turned up")]
    face_down: Annotated[Numbers, _of_seats("i1", "cards that all see lying face down")]
    mr_x: Annotated[int, Field("i1", "seat, or -1")]
    mr_x_side: Annotated[int, Field("i1", "side he has chosen", known=Known.OWNER, shows=Side)]
    dropped: Annotated[int, Field("i1", "seat betrayed in this round, or -1")]
    godfather: Annotated[int, Field("i1", "seat, or -1")]

    # the count and what follows
    contribution: Annotated[Numbers, _of_seats("i2", "strength in this round so far")]
    strength: Annotated[Numbers, Field("i2", "of challengers and defenders so far", shape=(2,))]
    winner: Annotated[int, Field("i1", "side that has won this round", shows=Side)]
    order: Annotated[Numbers, _of_seats("i1", "seats: winners, losers, each by contribution")]
    taking: Annotated[int, Field("i1", "side whose packages are taken", shows=Side)]
    received: Annotated[int, Field("i1", "mask: got loot in this round")]
    chooser: Annotated[Numbers, Field("i1", "by side: who chose first, or -1", shape=(2,))]
    chosen: Annotated[Numbers, Field("i1", "by side: the package that it took", shape=(2,))]
    abilities_at: Annotated[int, Field("i1", "in `order`: whose abilities are asked")]
    used: Annotated[int, Field("i4", "mask of abilities used by that seat")]
    last_contribution: Annotated[Numbers, _of_seats("i2", "strength in the round before")]
    last_strength: Annotated[Numbers, Field("i2", "of the sides then", shape=(2,))]
    last_winner: Annotated[int, Field("i1", "side that won then", shows=Side)]

    # the score
    alcohol: Annotated[Numbers, _of_seats("i2", "units")]
    godfather_points: Annotated[Numbers, _of_seats("i1", "rounds ended as Godfather")]
    won: Annotated[int, Field("i1", "mask: won the game")]

    option_talk: Annotated[int, Field("i1", "statements a seat and step")]
    option_open_mr_x: Annotated[int, Field("i1", "option")]
    option_godfather: Annotated[int, Field("i1", "option")]
