"""The whole truth about a match."""

from typing import Annotated

import numpy as np

from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.games.gang_of_four.components import HANDS, MOST_SEATS, Combination, Phase


class State(Record):
    """A mask of seats has one bit a seat; a set of cards is as `cards.py` says."""

    # the cards
    hands: Annotated[
        Numbers, Field("u8", "cards of a seat, or dead", shape=(HANDS,), known=Known.OWNER)
    ]
    played: Annotated[np.uint64, Field("u8", "cards played in this hand")]
    table: Annotated[np.uint64, Field("u8", "cards to beat; none before a lead")]
    table_key: Annotated[np.uint64, Field("u8", "its rank in its kind")]
    laid: Annotated[Numbers, Field("u8", "a seat's last cards in this trick", shape=(MOST_SEATS,))]
    known: Annotated[Numbers, Field("u8", "cards that all know to be there", shape=(HANDS,))]
    given: Annotated[np.uint64, Field("u8", "the card that the worst player gave")]
    returned: Annotated[np.uint64, Field("u8", "the card that came back")]
    table_kind: Annotated[int, Field("i1", "its kind", shows=Combination)]
    table_size: Annotated[int, Field("i1", "cards")]
    owner: Annotated[int, Field("i1", "seat whose cards lie on the table, or -1")]

    # the turn
    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat that is asked")]
    direction: Annotated[int, Field("i1", "which way round")]
    passed: Annotated[int, Field("i1", "mask: passed on what lies there")]
    able: Annotated[int, Field("i1", "mask: may still play in this hand")]
    one_card: Annotated[int, Field("i1", "mask: able, with a single card left")]
    called: Annotated[int, Field("i1", "mask: called the last card")]
    due: Annotated[int, Field("i1", "mask: may still call it")]
    forgot: Annotated[int, Field("i1", "mask: did not call it in time")]
    needs_m1: Annotated[int, Field("i1", "flag: the next lead has to hold the M1")]

    # what the others can tell of a hand
    cap: Annotated[Numbers, Field("i1", "highest bit it may still hold", shape=(MOST_SEATS,))]
    no_combination: Annotated[int, Field("i1", "mask: holds nothing but singles")]

    # the match
    hand_number: Annotated[int, Field("i2", "hands, from 1")]
    dealer: Annotated[int, Field("i1", "seat")]
    winner: Annotated[int, Field("i1", "seat that won the last hand, or -1")]
    giver: Annotated[int, Field("i1", "seat that gave its best card, or -1")]
    total: Annotated[Numbers, Field("i2", "points", shape=(MOST_SEATS,))]
    last_cards: Annotated[Numbers, Field("i1", "cards left last hand", shape=(MOST_SEATS,))]
    last_points: Annotated[Numbers, Field("i2", "points of last hand", shape=(MOST_SEATS,))]
    won: Annotated[int, Field("i1", "mask: won the match")]

    gang_timing: Annotated[int, Field("i1", "option")]
    gang_window: Annotated[int, Field("i1", "option")]
    gangs_above_four: Annotated[int, Field("i1", "option")]
    one_card_scope: Annotated[int, Field("i1", "option")]
    one_card_lead: Annotated[int, Field("i1", "option")]
    return_received_card: Annotated[int, Field("i1", "option")]
    first_lead_needs_m1: Annotated[int, Field("i1", "option")]
    specials_in_flush: Annotated[int, Field("i1", "option")]
    tiebreak_depth: Annotated[int, Field("i1", "option")]
    flush_order: Annotated[int, Field("i1", "option")]
    full_house_order: Annotated[int, Field("i1", "option")]
    pass_locks_trick: Annotated[int, Field("i1", "option")]
    announce: Annotated[int, Field("i1", "option")]
    forgotten_call: Annotated[int, Field("i1", "option")]
    final_tie: Annotated[int, Field("i1", "option")]
    score_limit: Annotated[int, Field("i2", "points")]
