"""The whole truth about a mission. All of it is public but for cards that nobody has seen.

A mask of seats or of guards has one bit each; a set of cards is as `cards.py` says. Nothing is
kept in order that nobody knows: a pile is a number of unknown cards, above rewards that all
know (rule 9.4), and a guard's front is drawn when it is turned up.
"""

from typing import Annotated

import numpy as np

from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.games.villa.components import MOST_SEATS, PLACES, ROOM, Outcome, Phase


class State(Record):
    """A seat, a front or a place that is nobody's is -1."""

    # police cards
    open_cards: Annotated[Numbers, Field("u8", "open cards of a seat", shape=(MOST_SEATS,))]
    unseen: Annotated[np.uint64, Field("u8", "in piles or out of the game", known=Known.NOBODY)]
    laid: Annotated[np.uint64, Field("u8", "laid at this guard")]
    used: Annotated[np.uint64, Field("u8", "laid at earlier guards")]
    discarded: Annotated[np.uint64, Field("u8", "discarded unused")]
    unknown: Annotated[Numbers, Field("i1", "unknown cards of a pile", shape=(MOST_SEATS,))]
    rewards: Annotated[Numbers, Field("i1", "rewards under them", shape=(MOST_SEATS,))]
    below: Annotated[
        Numbers, Field("i1", "their faces, the next one first", shape=(MOST_SEATS, PLACES))
    ]

    # guards and godfather
    backs: Annotated[Numbers, Field("i1", "back of each place", shape=(PLACES,))]
    there: Annotated[int, Field("i2", "mask: places with a guard")]
    seen: Annotated[int, Field("i4", "mask: guards whose front was seen")]
    suspects: Annotated[int, Field("i1", "mask: godfathers it may be")]

    # the mission
    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat that the game waits for")]
    target: Annotated[int, Field("i1", "place that is being arrested")]
    leader: Annotated[int, Field("i1", "seat that led the last arrest")]
    front: Annotated[int, Field("i1", "its front")]
    position: Annotated[int, Field("i1", "symbols served")]
    swaps: Annotated[int, Field("i1", "swaps that are left")]
    turns: Annotated[int, Field("i2", "turns taken at guards")]
    short: Annotated[int, Field("i1", "flag: the team was warned")]
    outcome: Annotated[int, Field("i1", "how it ended", shows=Outcome)]
    missing: Annotated[int, Field("i1", "symbols not served at the end")]
    last: Annotated[int, Field("i1", "seat that may take back")]

    # the team's decision
    follows: Annotated[int, Field("i1", "mask: seats that let others decide")]
    changed: Annotated[int, Field("i1", "mask: changed that in this decision")]
    begins: Annotated[int, Field("i1", "seat that is asked to propose first")]
    proposals: Annotated[int, Field("i1", "made so far")]
    proposed: Annotated[Numbers, Field("u8", "the actions", shape=(ROOM,))]
    proposer: Annotated[Numbers, Field("i1", "seats", shape=(ROOM,))]
    agreed: Annotated[Numbers, Field("i1", "masks", shape=(ROOM,))]
    objected: Annotated[Numbers, Field("i1", "masks", shape=(ROOM,))]
    reasons: Annotated[Numbers, Field("i4", "a byte a seat", shape=(ROOM,))]
    made: Annotated[Numbers, Field("i1", "proposals of a seat", shape=(MOST_SEATS,))]

    level: Annotated[int, Field("i1", "option")]
    beginner_set: Annotated[int, Field("i1", "option")]
    jokers: Annotated[int, Field("i1", "option")]
    godfather_open: Annotated[int, Field("i1", "option")]
    godfather_hint: Annotated[int, Field("i1", "option")]
    start_swap: Annotated[int, Field("i1", "option")]
    lenient_pass: Annotated[int, Field("i1", "option")]
    draw_on_pass: Annotated[int, Field("i1", "option")]
    agreement: Annotated[int, Field("i1", "option")]
