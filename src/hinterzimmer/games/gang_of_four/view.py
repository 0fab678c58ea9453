"""What a seat may know."""

from typing import Annotated

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.gang_of_four.components import (
    HANDS,
    MOST_SEATS,
    Announce,
    Combination,
    Direction,
    FinalTie,
    FlushOrder,
    ForgottenCall,
    FullHouseOrder,
    GangTiming,
    GangWindow,
    OneCardLead,
    OneCardScope,
    Phase,
    TiebreakDepth,
)
from hinterzimmer.games.gang_of_four.faces import CARD, CARDS
from hinterzimmer.games.gang_of_four.state import State


def _flags(unit: str) -> Field:
    return Field("i1", f"flag: {unit}", shape=(MOST_SEATS,), shows=bool, per_seat=True)


class View(Record):
    """The table as one viewer sees it. A seat that is nobody's is -1."""

    hand: Annotated[np.uint64, Field("u8", "the viewer's cards", shows=CARDS, known=Known.VIEWER)]
    played: Annotated[np.uint64, Field("u8", "cards played in this hand", shows=CARDS)]
    table: Annotated[np.uint64, Field("u8", "cards to beat", shows=CARDS)]
    laid: Annotated[
        Numbers,
        Field("u8", "last in this trick", shape=(MOST_SEATS,), shows=CARDS, per_seat=True),
    ]
    known: Annotated[
        Numbers, Field("u8", "cards all know to be in a hand", shape=(HANDS,), shows=CARDS)
    ]
    shown: Annotated[
        Numbers, Field("u8", "hands after the match, dead one last", shape=(HANDS,), shows=CARDS)
    ]
    given: Annotated[np.uint64, Field("u8", "what the worst player gave", shows=CARD)]
    returned: Annotated[np.uint64, Field("u8", "what came back", shows=CARD)]

    viewer: Annotated[int, Field("i1", "seat, 15 for a spectator", hidden=True)]
    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat that is asked")]
    direction: Annotated[int, Field("i1", "which way round", shows=Direction)]
    combination: Annotated[int, Field("i1", "what lies on the table", shows=Combination)]
    owner: Annotated[int, Field("i1", "seat whose cards lie there")]
    needs_m1: Annotated[int, Field("i1", "flag: the next lead has to hold the M1", shows=bool)]
    held: Annotated[Numbers, Field("i1", "cards", shape=(MOST_SEATS,), per_seat=True)]
    passed: Annotated[Numbers, _flags("passed on what lies there")]
    able: Annotated[Numbers, _flags("may still play in this hand")]
    called: Annotated[Numbers, _flags("called the last card")]
    due: Annotated[Numbers, _flags("may still call it")]
    forgot: Annotated[Numbers, _flags("did not call it in time")]
    cap: Annotated[
        Numbers, Field("i1", "highest bit it may hold", shape=(MOST_SEATS,), hidden=True)
    ]
    no_combination: Annotated[int, Field("i1", "mask: holds nothing but singles", hidden=True)]

    hand_number: Annotated[int, Field("i2", "hands, from 1")]
    dealer: Annotated[int, Field("i1", "seat that dealt the first hand")]
    winner: Annotated[int, Field("i1", "seat that won the last hand")]
    giver: Annotated[int, Field("i1", "seat that gave its best card")]
    total: Annotated[Numbers, Field("i2", "points", shape=(MOST_SEATS,), per_seat=True)]
    last_cards: Annotated[
        Numbers, Field("i1", "cards left last hand", shape=(MOST_SEATS,), per_seat=True)
    ]
    last_points: Annotated[
        Numbers, Field("i2", "points of last hand", shape=(MOST_SEATS,), per_seat=True)
    ]
    won: Annotated[Numbers, _flags("won the match")]

    gang_timing: Annotated[int, Field("i1", "option", shows=GangTiming)]
    gang_window: Annotated[int, Field("i1", "option", shows=GangWindow)]
    gangs_above_four: Annotated[int, Field("i1", "option", shows=bool)]
    one_card_scope: Annotated[int, Field("i1", "option", shows=OneCardScope)]
    one_card_lead: Annotated[int, Field("i1", "option", shows=OneCardLead)]
    return_received_card: Annotated[int, Field("i1", "option", shows=bool)]
    first_lead_needs_m1: Annotated[int, Field("i1", "option", shows=bool)]
    specials_in_flush: Annotated[int, Field("i1", "option", shows=bool)]
    tiebreak_depth: Annotated[int, Field("i1", "option", shows=TiebreakDepth)]
    flush_order: Annotated[int, Field("i1", "option", shows=FlushOrder)]
    full_house_order: Annotated[int, Field("i1", "option", shows=FullHouseOrder)]
    pass_locks_trick: Annotated[int, Field("i1", "option", shows=bool)]
    announce: Annotated[int, Field("i1", "option", shows=Announce)]
    forgotten_call: Annotated[int, Field("i1", "option", shows=ForgottenCall)]
    final_tie: Annotated[int, Field("i1", "option", shows=FinalTie)]
    score_limit: Annotated[int, Field("i2", "points")]


@rule
def share_options(source: State | View, out: State | View) -> None:
    """The choices of rule, which state and view hold alike; also the way back."""
    out.gang_timing = source.gang_timing
    out.gang_window = source.gang_window
    out.gangs_above_four = source.gangs_above_four
    out.one_card_scope = source.one_card_scope
    out.one_card_lead = source.one_card_lead
    out.return_received_card = source.return_received_card
    out.first_lead_needs_m1 = source.first_lead_needs_m1
    out.specials_in_flush = source.specials_in_flush
    out.tiebreak_depth = source.tiebreak_depth
    out.flush_order = source.flush_order
    out.full_house_order = source.full_house_order
    out.pass_locks_trick = source.pass_locks_trick
    out.announce = source.announce
    out.forgotten_call = source.forgotten_call
    out.final_tie = source.final_tie
    out.score_limit = source.score_limit


@rule
def share_public(source: State | View, out: State | View) -> None:
    """What all know, and state and view hold alike; also the way back."""
    out.played = source.played
    out.table = source.table
    out.given = source.given
    out.returned = source.returned
    out.seats = source.seats
    out.phase = source.phase
    out.turn = source.turn
    out.direction = source.direction
    out.owner = source.owner
    out.needs_m1 = source.needs_m1
    out.no_combination = source.no_combination
    out.hand_number = source.hand_number
    out.dealer = source.dealer
    out.winner = source.winner
    out.giver = source.giver
    for place in range(HANDS):
        out.known[place] = source.known[place]
    for seat in range(MOST_SEATS):
        out.laid[seat] = source.laid[seat]
        out.cap[seat] = source.cap[seat]
        out.total[seat] = source.total[seat]
        out.last_cards[seat] = source.last_cards[seat]
        out.last_points[seat] = source.last_points[seat]


@rule
def view(state: State, seat: int, out: View) -> None:
    """What the seat sees: its own hand; of the others the number of cards."""
    share_options(state, out)
    share_public(state, out)
    out.viewer = seat
    if seat != SPECTATOR:
        out.hand = state.hands[seat]
    out.combination = state.table_kind
    bits.spread(state.passed, out.passed)
    bits.spread(state.able, out.able)
    bits.spread(state.called, out.called)
    bits.spread(state.due, out.due)
    bits.spread(state.forgot, out.forgot)
    bits.spread(state.won, out.won)
    for other in range(state.seats):
        out.held[other] = bits.count(state.hands[other])
    if state.phase == Phase.OVER:  # rule 8.6
        for place in range(HANDS):
            out.shown[place] = state.hands[place]
