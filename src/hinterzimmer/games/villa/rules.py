"""The rules of Die Villa des Paten; each number is a rule of `rulebook.en.md`.

The chapters have files of their own: `cards.py` (2), `guards.py` (3, 4), `team.py` and
`voting.py` (5 to 7), `arrest.py` (7 to 10), `refusals.py` (why not). Here they meet the
engine's contract.
"""

from typing import Any

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.villa import refusals
from hinterzimmer.games.villa.arrest import list_turn, may_return, take_turn
from hinterzimmer.games.villa.cards import lowest_face, plus, without_face
from hinterzimmer.games.villa.components import (
    BACK_STRENGTH,
    BREADTH,
    DECK,
    FACE_OF,
    FREE,
    GODFATHER,
    MORE_CARDS,
    MOST_SEATS,
    NOBODY,
    OPEN,
    POLICE,
    Happened,
    Kind,
    Outcome,
    Phase,
)
from hinterzimmer.games.villa.guards import lay_out, left_of, show_godfather
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.team import decide, list_decision
from hinterzimmer.games.villa.voting import (
    all_seats,
    begin_decision,
    latest_standing,
)

why_illegal = refusals.why_illegal


@rule
def take_options(state: State, options: Any) -> None:
    """The choices of rule go into the state."""
    state.level = options.level
    state.beginner_set = options.beginner_set
    state.jokers = options.jokers
    state.godfather_open = options.godfather_open
    state.godfather_hint = options.godfather_hint
    state.start_swap = options.start_swap
    state.lenient_pass = options.lenient_pass
    state.draw_on_pass = options.draw_on_pass
    state.agreement = options.agreement


@rule
def deal(state: State, cards: int, chance: Chance, log: EventLog) -> None:
    """Rules 5.2 and 5.3: a pile for each seat, whose first four cards are turned up."""
    state.unseen = DECK[state.jokers]
    for seat in range(state.seats):
        pile = (cards + state.seats - 1 - seat) // state.seats
        shown = min(OPEN, pile)
        for _ in range(shown):
            card = draw(chance, state.unseen, seat)
            state.unseen = bits.without(state.unseen, bits.bit(card))
            state.open_cards[seat] = plus(state.open_cards[seat], FACE_OF[card])
        state.unknown[seat] = pile - shown
        tell(log, Happened.DEALT, seat, EVERYONE, state.open_cards[seat], pile - shown)


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    """Chapters 3 and 5: guards, godfather, cards."""
    state.seats = options.seats
    take_options(state, options)
    state.target, state.leader, state.front, state.last = NOBODY, NOBODY, NOBODY, NOBODY
    strengths = lay_out(state, chance, log)
    cards = min(POLICE, strengths + MORE_CARDS[state.level])
    tell(log, Happened.BEGAN, NO_SEAT, EVERYONE, state.level, strengths, cards)
    if state.godfather_open:
        show_godfather(state, chance, log)
    deal(state, cards, chance, log)
    state.swaps = state.seats if state.start_swap else 0
    begin_decision(state, Phase.SWAP if state.start_swap else Phase.CHOOSE, 0)


@rule
def must_act(state: State) -> int:
    """The seat that has the turn, or whom the team waits for; 0 when the mission is over."""
    return 0 if state.phase == Phase.OVER else 1 << int(state.turn)


@rule
def acting(state: State) -> int:
    """Rule 6.1: in a decision everybody may speak."""
    if state.phase == Phase.OVER or state.phase == Phase.TURN:
        return must_act(state)
    return all_seats(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    """All legal actions of a seat in a fixed order; how many."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.TURN:
        return list_turn(state, seat, out) if seat == state.turn else 0
    return list_decision(state, seat, out)


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Play a legal action."""
    state.last = seat
    if bits.kind_of(action) <= Kind.PASS:
        take_turn(state, seat, action, chance, log)
    else:
        decide(state, seat, action, chance, log)


@rule
def returns(state: State, out: Numbers) -> None:
    """Rules 1.3 and 10.1: the team wins or loses together."""
    for seat in range(state.seats):
        out[seat] = 1.0 if state.outcome == Outcome.WON else 0.0


# Chapter 11: at the table


@rule
def richest(state: State) -> int:
    """The seat with an open card that has the most cards in all; the first of such."""
    best, most = 0, -1
    for seat in range(state.seats):
        held = left_of(state, seat)
        if state.open_cards[seat] and held > most:
            best, most = seat, held
    return best


@rule
def default_arrest(state: State) -> np.uint64:
    """Rule 11.2: the weakest free guard, led by who has the most cards."""
    best, least = GODFATHER, 99
    for place in range(GODFATHER):
        if FREE[state.there] >> place & 1 and BACK_STRENGTH[state.backs[place]] < least:
            best, least = place, BACK_STRENGTH[state.backs[place]]
    return bits.packed(Kind.PROPOSE_ARREST, best | richest(state) << 8)


@rule
def default_reward(state: State) -> np.uint64:
    """Rule 11.2: the card with the fewest symbols, to the seat with the fewest cards."""
    cards = may_return(state)
    best = lowest_face(cards)
    while cards:
        face = lowest_face(cards)
        if BREADTH[face] < BREADTH[best]:
            best = face
        cards = without_face(cards, face)
    to = 0
    for seat in range(1, state.seats):
        if left_of(state, seat) < left_of(state, to):
            to = seat
    return bits.packed(Kind.PROPOSE_REWARD, best | to << 8)


@array_rule
def default_action(state: State, seat: int) -> np.uint64:
    """Rule 11.2: what is done for a seat whose time is up."""
    if state.phase == Phase.TURN:
        found = np.empty(refusals.MOST_LEGAL, np.uint64)
        list_turn(state, seat, found)
        return np.uint64(found[0])
    number = latest_standing(state)
    if number >= 0:
        return bits.packed(Kind.AGREE, number)
    if state.phase == Phase.SWAP:
        return bits.packed(Kind.PROPOSE_START, 0)
    return default_arrest(state) if state.phase == Phase.CHOOSE else default_reward(state)


@rule
def may_undo(state: State, seat: int) -> int:
    """Rule 11.3: the last action, where it turned no card up."""
    if state.phase == Phase.OVER:
        return refusals.MISSION_IS_OVER
    return 0 if seat == state.last else refusals.NO_UNDO


@rule
def cards_in_all(state: State) -> int:
    """How many cards there are, wherever they lie: 54 at all times."""
    total = bits.count(state.unseen) + bits.count(state.laid) + bits.count(state.used)
    total += bits.count(state.discarded)
    for seat in range(MOST_SEATS):
        total += bits.count(state.open_cards[seat]) + state.rewards[seat]
    return total
