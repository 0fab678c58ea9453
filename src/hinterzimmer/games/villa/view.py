"""What a seat may know: everything but the cards in the piles and the fronts of the guards.

So all see the same, and what nobody knows (`State.unseen`) is shown as faces alone.
"""

from typing import Annotated

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.villa.cards import canonical, plus
from hinterzimmer.games.villa.components import (
    BACK_HINT,
    BACK_STRENGTH,
    FREE,
    HINT,
    LISTED,
    MOST_SEATS,
    PLACES,
    REWARD,
    ROOM,
    SINGLE,
    Agreement,
    Hint,
    Jokers,
    Level,
    Outcome,
    Phase,
    Standing,
    Symbol,
)
from hinterzimmer.games.villa.guards import (
    chief_strength,
    fitting,
    left_in_all,
    needed_in_all,
    required,
)
from hinterzimmer.games.villa.notation import (
    CARDS,
    FRONT,
    FRONTS,
    PROPOSAL,
    REASONS,
    SEATS_SHOWN,
)
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.voting import standing_of


def _flags(unit: str, places: int) -> Field:
    return Field("i1", f"flag: {unit}", shape=(places,), shows=bool)


class View(Record):
    """The table. Places 0 to 8 are the park row by row, 9 to 12 the villa, 13 the godfather."""

    open_cards: Annotated[
        Numbers, Field("u8", "open cards", shape=(MOST_SEATS,), shows=CARDS, per_seat=True)
    ]
    unseen: Annotated[np.uint64, Field("u8", "in piles or out of the game", shows=CARDS)]
    laid: Annotated[np.uint64, Field("u8", "laid at this guard", shows=CARDS)]
    used: Annotated[np.uint64, Field("u8", "laid at earlier guards", shows=CARDS)]
    discarded: Annotated[np.uint64, Field("u8", "discarded unused", shows=CARDS)]
    pile: Annotated[
        Numbers, Field("i1", "cards of a pile, rewards too", shape=(MOST_SEATS,), per_seat=True)
    ]
    known_below: Annotated[
        Numbers,
        Field("u8", "rewards at its bottom", shape=(MOST_SEATS,), shows=CARDS, per_seat=True),
    ]
    below: Annotated[
        Numbers,
        Field("i1", "their faces in order", shape=(MOST_SEATS, PLACES), hidden=True),
    ]
    rewards: Annotated[Numbers, Field("i1", "how many", shape=(MOST_SEATS,), hidden=True)]
    unknown: Annotated[Numbers, Field("i1", "the others", shape=(MOST_SEATS,), hidden=True)]

    backs: Annotated[Numbers, Field("i1", "back of a place", shape=(PLACES,), hidden=True)]
    there: Annotated[int, Field("i2", "mask: places with a guard", hidden=True)]
    seen: Annotated[int, Field("i4", "guards whose front was seen", shows=FRONTS)]
    suspects: Annotated[int, Field("i1", "mask: godfathers it may be", hidden=True)]
    strength: Annotated[
        Numbers, Field("i1", "of each place; 0: gone or unknown", shape=(PLACES + 1,))
    ]
    hint: Annotated[Numbers, Field("i1", "beside the strength", shape=(PLACES + 1,), shows=Hint)]
    fits: Annotated[
        Numbers, Field("i4", "fronts that it may have", shape=(PLACES + 1,), shows=FRONTS)
    ]
    free: Annotated[Numbers, _flags("may be arrested next, from 0", PLACES + 1)]

    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat that the game waits for")]
    target: Annotated[int, Field("i1", "place that is being arrested, or -1")]
    leader: Annotated[int, Field("i1", "seat that led the last arrest, or -1")]
    front: Annotated[int, Field("i1", "the target's front", shows=FRONT)]
    position: Annotated[int, Field("i1", "symbols served")]
    symbol: Annotated[int, Field("i1", "asked for, where one is", shows=Symbol)]
    swaps: Annotated[int, Field("i1", "swaps that are left")]
    turns: Annotated[int, Field("i2", "turns taken at guards")]
    cards_left: Annotated[int, Field("i1", "open and in piles, of all seats")]
    symbols_left: Annotated[int, Field("i1", "to be served, the godfather's too")]
    short: Annotated[int, Field("i1", "flag: the cards cannot suffice", shows=bool)]
    outcome: Annotated[int, Field("i1", "how it ended", shows=Outcome)]
    missing: Annotated[int, Field("i1", "symbols not served at the end")]
    last: Annotated[int, Field("i1", "seat that may take back, or -1", hidden=True)]

    follows: Annotated[int, Field("i1", "seats that let others decide", shows=SEATS_SHOWN)]
    changed: Annotated[int, Field("i1", "mask: changed that", hidden=True)]
    begins: Annotated[int, Field("i1", "seat asked to propose first", hidden=True)]
    proposals: Annotated[int, Field("i1", "made so far")]
    proposed: Annotated[Numbers, Field("u8", "what", shape=(ROOM,), shows=PROPOSAL)]
    proposer: Annotated[Numbers, Field("i1", "by which seat", shape=(ROOM,))]
    agreed: Annotated[Numbers, Field("i1", "seats that agree", shape=(ROOM,), shows=SEATS_SHOWN)]
    objected: Annotated[Numbers, Field("i1", "seats that object", shape=(ROOM,), shows=SEATS_SHOWN)]
    reasons: Annotated[Numbers, Field("i4", "why", shape=(ROOM,), shows=REASONS)]
    standing: Annotated[Numbers, Field("i1", "how it stands", shape=(ROOM,), shows=Standing)]
    made: Annotated[Numbers, Field("i1", "proposals of a seat", shape=(MOST_SEATS,), per_seat=True)]

    level: Annotated[int, Field("i1", "option", shows=Level)]
    beginner_set: Annotated[int, Field("i1", "option", shows=bool)]
    jokers: Annotated[int, Field("i1", "option", shows=Jokers)]
    godfather_open: Annotated[int, Field("i1", "option", shows=bool)]
    godfather_hint: Annotated[int, Field("i1", "option", shows=bool)]
    start_swap: Annotated[int, Field("i1", "option", shows=bool)]
    lenient_pass: Annotated[int, Field("i1", "option", shows=bool)]
    draw_on_pass: Annotated[int, Field("i1", "option", shows=bool)]
    agreement: Annotated[int, Field("i1", "option", shows=Agreement)]


@rule
def share_options(source: State | View, out: State | View) -> None:
    """The choices of rule, which state and view hold alike; also the way back."""
    out.level = source.level
    out.beginner_set = source.beginner_set
    out.jokers = source.jokers
    out.godfather_open = source.godfather_open
    out.godfather_hint = source.godfather_hint
    out.start_swap = source.start_swap
    out.lenient_pass = source.lenient_pass
    out.draw_on_pass = source.draw_on_pass
    out.agreement = source.agreement


@rule
def share_mission(source: State | View, out: State | View) -> None:
    """What all know of cards and guards, and state and view hold alike; also the way back."""
    out.unseen = canonical(source.unseen)
    out.laid = source.laid
    out.used = source.used
    out.discarded = source.discarded
    out.there = source.there
    out.seen = source.seen
    out.suspects = source.suspects
    out.seats = source.seats
    out.phase = source.phase
    out.turn = source.turn
    out.target = source.target
    out.leader = source.leader
    out.front = source.front
    out.position = source.position
    out.swaps = source.swaps
    out.turns = source.turns
    out.short = source.short
    out.outcome = source.outcome
    out.missing = source.missing
    out.last = source.last
    for place in range(PLACES):
        out.backs[place] = source.backs[place]
    for seat in range(source.seats):
        out.open_cards[seat] = source.open_cards[seat]
        out.unknown[seat] = source.unknown[seat]
        out.rewards[seat] = source.rewards[seat]
        for place in range(source.rewards[seat]):
            out.below[seat, place] = source.below[seat, place]


@rule
def share_decision(source: State | View, out: State | View) -> None:
    """The open decision; what an earlier one left behind is not shown."""
    out.follows = source.follows
    out.changed = source.changed
    out.begins = source.begins
    out.proposals = source.proposals
    for seat in range(source.seats):
        out.made[seat] = source.made[seat]
    for number in range(source.proposals):
        out.proposed[number] = source.proposed[number]
        out.proposer[number] = source.proposer[number]
        out.agreed[number] = source.agreed[number]
        out.objected[number] = source.objected[number]
        out.reasons[number] = source.reasons[number]


@rule
def show_guards(state: State, out: View) -> None:
    """Rules 3.3 and 3.7: backs, and the fronts that fit them."""
    for place in range(PLACES):
        out.free[place] = FREE[state.there] >> place & 1
        if state.there >> place & 1:
            out.strength[place] = BACK_STRENGTH[state.backs[place]]
            out.hint[place] = BACK_HINT[state.backs[place]]
            out.fits[place] = fitting(state, place)
            if place == state.target:
                out.fits[place] = 1 << int(state.front)
    out.free[PLACES] = FREE[state.there] >> PLACES & 1
    out.fits[PLACES] = int(state.suspects) << LISTED
    out.strength[PLACES] = chief_strength(state)
    if SINGLE[state.suspects]:
        out.hint[PLACES] = HINT[LISTED + bits.lowest(np.uint64(state.suspects))]


@rule
def view(state: State, seat: int, out: View) -> None:
    """What the seat sees: all seats see the same."""
    share_options(state, out)
    share_mission(state, out)
    share_decision(state, out)
    show_guards(state, out)
    out.cards_left = left_in_all(state)
    out.symbols_left = needed_in_all(state)
    if state.phase == Phase.TURN:
        out.symbol = required(state)
    elif state.phase == Phase.REWARD:
        out.symbol = REWARD[state.front]
    for other in range(state.seats):
        out.pile[other] = state.unknown[other] + state.rewards[other]
        for place in range(state.rewards[other]):
            out.known_below[other] = plus(out.known_below[other], state.below[other, place])
    for number in range(state.proposals):
        out.standing[number] = standing_of(state, number)


@rule
def imagine(view: View, chance: Chance, out: State) -> None:
    """A whole truth that fits the view: what is unseen has no order yet, so there is but one."""
    share_options(view, out)
    share_mission(view, out)
    share_decision(view, out)
