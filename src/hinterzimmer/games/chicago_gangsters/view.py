"""What a seat may know."""

from typing import Annotated

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.engine.records import Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.components import (
    CLANS,
    MOST_SEATS,
    ROUNDS,
    STEPS,
    Phase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.laying import may_hide
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import heard_by
from hinterzimmer.games.chicago_gangsters.words import (
    CARDS,
    CLAN,
    COALITION,
    DISTRICT,
    HIDDEN,
    LOOT,
    PERSON,
    PERSONS,
    STATEMENTS,
)


def _numbers(kind: str, unit: str) -> Field:
    return Field(kind, unit, shape=(MOST_SEATS,), per_seat=True)


def _flags(unit: str) -> Field:
    return Field("i1", f"flag: {unit}", shape=(MOST_SEATS,), shows=bool, per_seat=True)


def _means(unit: str, hidden: bool = False) -> Field:
    return Field("u8", unit, shape=(MOST_SEATS,), shows=CARDS, per_seat=True, hidden=hidden)


class View(Record):
    """The table as one viewer sees it. A seat that is nobody's is -1."""

    hand: Annotated[np.uint64, Field("u8", "the viewer's means", shows=CARDS, known=Known.VIEWER)]
    own_laid: Annotated[
        np.uint64, Field("u8", "what the viewer laid", shows=CARDS, known=Known.VIEWER)
    ]
    own_from_loot: Annotated[
        np.uint64, Field("u8", "may be handed over", shows=CARDS, known=Known.VIEWER)
    ]
    own_older: Annotated[np.uint64, Field("u8", "held at the last shuffle", hidden=True)]
    turned: Annotated[Numbers, _means("means that lie open")]
    discard: Annotated[np.uint64, Field("u8", "means played, face up", shows=CARDS)]
    known: Annotated[Numbers, _means("means that all know to be in a hand")]
    shown: Annotated[Numbers, _means("hands, after the game")]
    shuffled: Annotated[np.uint64, Field("u8", "shuffled into the stack", hidden=True)]
    in_hands: Annotated[np.uint64, Field("u8", "then in hands", hidden=True)]
    played: Annotated[Numbers, _means("seen since then", hidden=True)]
    said: Annotated[
        Numbers,
        Field(
            "u8",
            "what the viewer heard, by seat, round and talk step",
            (MOST_SEATS, ROUNDS, STEPS),
            shows=STATEMENTS,
            per_seat=True,
        ),
    ]

    persons: Annotated[
        Numbers, Field("i4", "persons", shape=(MOST_SEATS,), shows=PERSONS, per_seat=True)
    ]
    persons_left: Annotated[int, Field("i4", "mask: in their stack", hidden=True)]
    coalitions_left: Annotated[int, Field("i2", "mask: in their stack", hidden=True)]
    districts_left: Annotated[int, Field("i2", "mask: in their stack", hidden=True)]
    loot_left: Annotated[int, Field("i2", "mask: in their stack", hidden=True)]
    coalition: Annotated[int, Field("i1", "card", shows=COALITION)]
    district: Annotated[int, Field("i1", "card", shows=DISTRICT)]
    loot: Annotated[int, Field("i1", "card", shows=LOOT)]
    person: Annotated[int, Field("i1", "still at stake", shows=PERSON)]
    new_person: Annotated[int, Field("i1", "of this round, taken or not", shows=PERSON)]

    viewer: Annotated[int, Field("i1", "seat, 15 for a spectator", hidden=True)]
    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    step: Annotated[int, Field("i1", "whose means come next", shows=Step)]
    round: Annotated[int, Field("i1", "rounds, from 1")]
    turn: Annotated[int, Field("i1", "seat that is asked alone")]
    ready: Annotated[Numbers, _flags("has nothing more to say in this step")]
    committed: Annotated[Numbers, _flags("has laid in this round")]
    revealed: Annotated[Numbers, _flags("how many cards it laid is known")]
    held: Annotated[Numbers, _numbers("i1", "means in hand; laid ones until they are counted")]
    older_held: Annotated[
        Numbers, Field("i1", "of them from before the shuffle", (MOST_SEATS,), hidden=True)
    ]
    in_stack: Annotated[int, Field("i1", "means in the stack")]
    reshuffles: Annotated[int, Field("i1", "times the discard became the stack")]

    clan: Annotated[
        Numbers, Field("i1", "clan, none for Mr. X", (MOST_SEATS,), shows=CLAN, per_seat=True)
    ]
    seat_of: Annotated[Numbers, Field("i1", "seat of a clan", shape=(CLANS,))]
    side: Annotated[
        Numbers, Field("i1", "side in this round", (MOST_SEATS,), shows=Side, per_seat=True)
    ]
    partner: Annotated[Numbers, _numbers("i1", "seat of the partner of this round")]
    may_hide: Annotated[Numbers, _flags("may keep a card face down in this round")]
    own_hidden: Annotated[int, Field("i1", "face kept down", shows=HIDDEN, known=Known.VIEWER)]
    uncovered: Annotated[
        Numbers, Field("i1", "face that was down", (MOST_SEATS,), shows=HIDDEN, per_seat=True)
    ]
    face_down: Annotated[Numbers, _numbers("i1", "cards that all see lying face down")]
    mr_x: Annotated[int, Field("i1", "seat")]
    own_side: Annotated[
        int, Field("i1", "the side that the viewer chose as Mr. X", shows=Side, known=Known.VIEWER)
    ]
    dropped: Annotated[int, Field("i1", "seat betrayed in this round")]
    godfather: Annotated[int, Field("i1", "seat")]

    contribution: Annotated[Numbers, _numbers("i2", "strength in this round so far")]
    strength: Annotated[Numbers, Field("i2", "of challengers and defenders so far", shape=(2,))]
    winner: Annotated[int, Field("i1", "side that has won this round", shows=Side)]
    order: Annotated[Numbers, _numbers("i1", "seats: winners, losers, each by contribution")]
    taking: Annotated[int, Field("i1", "side whose packages are taken", shows=Side)]
    received: Annotated[Numbers, _flags("got loot in this round")]
    chooser: Annotated[Numbers, Field("i1", "by side", shape=(2,), hidden=True)]
    chosen: Annotated[Numbers, Field("i1", "by side", shape=(2,), hidden=True)]
    drawn_from_loot: Annotated[int, Field("i1", "means to hand over", hidden=True)]
    abilities_at: Annotated[int, Field("i1", "in `order`", hidden=True)]
    used: Annotated[int, Field("i4", "mask of abilities used by who is asked", hidden=True)]
    last_contribution: Annotated[Numbers, _numbers("i2", "strength in the round before")]
    last_strength: Annotated[Numbers, Field("i2", "of the sides then", shape=(2,))]
    last_winner: Annotated[int, Field("i1", "side that won then", shows=Side)]

    alcohol: Annotated[Numbers, _numbers("i2", "units")]
    godfather_points: Annotated[Numbers, _numbers("i1", "rounds ended as Godfather")]
    won: Annotated[Numbers, _flags("won the game")]

    option_talk: Annotated[int, Field("i1", "statements a seat and step")]
    option_open_mr_x: Annotated[int, Field("i1", "option", shows=bool)]
    option_godfather: Annotated[int, Field("i1", "option", shows=bool)]


@rule
def share_public(source: State | View, out: State | View) -> None:
    """What all know, and state and view hold alike; also the way back."""
    out.discard = source.discard
    out.shuffled = source.shuffled
    out.in_hands = source.in_hands
    out.persons_left = source.persons_left
    out.coalitions_left = source.coalitions_left
    out.districts_left = source.districts_left
    out.loot_left = source.loot_left
    out.coalition = source.coalition
    out.district = source.district
    out.loot = source.loot
    out.person = source.person
    out.new_person = source.new_person
    out.seats = source.seats
    out.phase = source.phase
    out.step = source.step
    out.round = source.round
    out.turn = source.turn
    out.reshuffles = source.reshuffles
    out.mr_x = source.mr_x
    out.dropped = source.dropped
    out.godfather = source.godfather
    out.winner = source.winner
    out.taking = source.taking
    out.abilities_at = source.abilities_at
    out.used = source.used
    out.last_winner = source.last_winner
    out.option_talk = source.option_talk
    out.option_open_mr_x = source.option_open_mr_x
    out.option_godfather = source.option_godfather
    for side in range(2):
        out.strength[side] = source.strength[side]
        out.last_strength[side] = source.last_strength[side]
        out.chooser[side] = source.chooser[side]
        out.chosen[side] = source.chosen[side]
    for clan in range(CLANS):
        out.seat_of[clan] = source.seat_of[clan]
    for seat in range(MOST_SEATS):
        share_seat(source, out, seat)


@rule
def share_seat(source: State | View, out: State | View, seat: int) -> None:
    """What all know of a seat."""
    out.turned[seat] = source.turned[seat]
    out.known[seat] = source.known[seat]
    out.played[seat] = source.played[seat]
    out.persons[seat] = source.persons[seat]
    out.clan[seat] = source.clan[seat]
    out.side[seat] = source.side[seat]
    out.partner[seat] = source.partner[seat]
    out.uncovered[seat] = source.uncovered[seat]
    out.face_down[seat] = source.face_down[seat]
    out.contribution[seat] = source.contribution[seat]
    out.order[seat] = source.order[seat]
    out.last_contribution[seat] = source.last_contribution[seat]
    out.alcohol[seat] = source.alcohol[seat]
    out.godfather_points[seat] = source.godfather_points[seat]


@rule
def held_by(state: State, seat: int) -> int:
    """Cards in hand; what was laid counts until its number is known (rule 3.4)."""
    held = bits.count(state.hand[seat])
    if not state.revealed >> seat & 1:
        held += bits.count(state.laid[seat])
    return held


@rule
def view_own(state: State, seat: int, out: View) -> None:
    """What the viewer alone knows."""
    out.hand = state.hand[seat]
    out.own_laid = state.laid[seat]
    out.own_older = state.older[seat]
    out.own_hidden = state.hidden[seat]
    if seat == state.mr_x:
        out.own_side = state.mr_x_side
    if state.phase == Phase.GIVE and seat == state.turn:
        out.own_from_loot = state.from_loot


@rule
def view(state: State, seat: int, out: View) -> None:
    """What the seat sees: its own hand and what it laid; of the others the number of cards."""
    share_public(state, out)
    out.viewer = seat
    if seat != SPECTATOR:
        view_own(state, seat, out)
    out.in_stack = bits.count(state.stack)
    out.drawn_from_loot = bits.count(state.from_loot)
    bits.spread(state.ready, out.ready)
    bits.spread(state.committed, out.committed)
    bits.spread(state.revealed, out.revealed)
    bits.spread(state.received, out.received)
    bits.spread(state.won, out.won)
    for other in range(state.seats):
        out.held[other] = held_by(state, other)
        out.older_held[other] = bits.count(state.older[other])
        out.may_hide[other] = may_hide(state, other)
        if state.phase == Phase.OVER:  # rule 8.1
            out.shown[other] = state.hand[other]
    for other in range(state.seats):
        for number in range(state.round):
            for step in range(STEPS):
                out.said[other, number, step] = heard_by(state, seat, other, number, step)
