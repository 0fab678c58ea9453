"""Why an action is refused: the rulebook's numbers, and which one meets the case."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.villa.arrest import may_return
from hinterzimmer.games.villa.cards import are_pair, has_face, has_pair, minus
from hinterzimmer.games.villa.components import (
    FACE_SHOWS,
    GODFATHER,
    KINDS,
    MOST_PROPOSALS,
    MOST_SEATS,
    PARK,
    REASONS,
    ROOM,
    SHOWS,
    Kind,
    Phase,
    Standing,
)
from hinterzimmer.games.villa.guards import is_free, required
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.team import may_insist
from hinterzimmer.games.villa.voting import deciders, is_standing, standing_of

MOST_LEGAL = 192
"""The longest list: 97 proposals of the swap, eleven times eight votes, and one more."""

BLOCKED = rule_code("4.2")
COVERED = rule_code("4.3")
GODFATHER_LAST = rule_code("4.4")
NOT_OPEN = rule_code("5.3")
NO_SWAPS = rule_code("5.5")
SAME_CARD = rule_code("5.6")
FOLLOWERS_ADVISE = rule_code("6.2")
TURNED_DOWN = rule_code("6.3")
SPOKEN = rule_code("6.4")
NO_PROPOSALS_LEFT = rule_code("6.6")
PROPOSED_ALREADY = rule_code("6.7")
NO_SUCH_PROPOSAL = rule_code("6.8")
CHANGED_ALREADY = rule_code("6.9")
GONE = rule_code("7.1")
LEADER_HAS_NO_CARD = rule_code("7.2")
NO_BREAKING_OFF = rule_code("7.5")
NO_ARREST = rule_code("7.6")
NO_CHOICE = rule_code("7.3")
NOT_YOUR_TURN = rule_code("8.1")
MATCH_FIRST = rule_code("8.2")
NO_PAIR = rule_code("8.3")
PAIR_FIRST = rule_code("8.4")
OTHER_SYMBOL = rule_code("8.8")
WRONG_REWARD = rule_code("9.1")
NO_REWARD = rule_code("9.2")
NO_SUCH_SEAT = rule_code("9.3")
MISSION_IS_OVER = rule_code("10.6")
NO_SUCH_ACTION = rule_code("11.1")
NO_UNDO = rule_code("11.3")


@rule
def means_something(action: np.uint64) -> bool:
    """Rule 11.1: does it stand for any action at all?"""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    first, second = argument & 0xFF, argument >> 8
    if kind == Kind.PLAY or kind == Kind.PASS:
        return argument < KINDS
    if kind == Kind.PAIR:
        return first <= second < KINDS
    if kind == Kind.PROPOSE_ARREST:
        return first <= GODFATHER and second < MOST_SEATS
    if kind == Kind.PROPOSE_REWARD:
        return first < KINDS and second < MOST_SEATS
    if kind == Kind.PROPOSE_SWAP:
        mine, other, theirs = second & 0xFF, second >> 8 & 0xFF, second >> 16
        return first < other < MOST_SEATS and mine < KINDS and theirs < KINDS
    if kind == Kind.AGREE:
        return argument < ROOM
    if kind == Kind.OBJECT:
        return first < ROOM and second < REASONS
    no_argument = kind == Kind.PROPOSE_START or kind == Kind.FOLLOW or kind == Kind.DECIDE
    return no_argument and argument == 0


# At a guard


@rule
def why_no_turn(state: State, seat: int, kind: int, first: int, second: int) -> int:
    """Chapter 8: for a match, a pair or a pass."""
    if state.phase != Phase.TURN:
        return NO_ARREST
    if seat != state.turn:
        return NOT_YOUR_TURN
    cards = state.open_cards[seat]
    if not has_face(cards, first):
        return NOT_OPEN
    if kind == Kind.PLAY:
        return 0 if FACE_SHOWS[first, required(state)] else OTHER_SYMBOL
    if cards & SHOWS[required(state)]:
        return MATCH_FIRST
    if kind == Kind.PASS:
        return PAIR_FIRST if has_pair(cards) and not state.lenient_pass else 0
    if not has_face(minus(cards, first), second):
        return NOT_OPEN
    return 0 if are_pair(first, second) else NO_PAIR


# In a decision


@rule
def why_not_target(state: State, place: int) -> int:
    """Rules 4.2 to 4.4 and 7.1."""
    if is_free(state, place):
        return 0
    if place == GODFATHER:
        return GODFATHER_LAST
    if not state.there >> place & 1:
        return GONE
    return BLOCKED if place < PARK else COVERED


@rule
def why_no_arrest(state: State, place: int, leader: int) -> int:
    """Rules 7.1 and 7.2."""
    if leader >= state.seats:
        return NO_SUCH_SEAT
    broken = why_not_target(state, place)
    if broken:
        return broken
    return 0 if state.open_cards[leader] else LEADER_HAS_NO_CARD


@rule
def why_no_reward(state: State, face: int, to: int) -> int:
    """Rules 9.1 to 9.3."""
    if to >= state.seats:
        return NO_SUCH_SEAT
    return 0 if has_face(may_return(state), face) else WRONG_REWARD


@rule
def why_no_swap(state: State, seat: int, cards: int) -> int:
    """Rules 5.3, 5.5 and 5.6."""
    mine, other, theirs = cards & 0xFF, cards >> 8 & 0xFF, cards >> 16
    if other >= state.seats:
        return NO_SUCH_SEAT
    if not has_face(state.open_cards[seat], mine) or not has_face(state.open_cards[other], theirs):
        return NOT_OPEN
    return 0 if mine != theirs else SAME_CARD


@rule
def why_no_matter(state: State, kind: int, first: int, second: int) -> int:
    """What is proposed has to be what the decision is about."""
    if kind == Kind.PROPOSE_ARREST:
        return why_no_arrest(state, first, second) if state.phase == Phase.CHOOSE else NO_CHOICE
    if kind == Kind.PROPOSE_REWARD:
        return why_no_reward(state, first, second) if state.phase == Phase.REWARD else NO_REWARD
    if state.phase != Phase.SWAP:
        return NO_SWAPS
    return why_no_swap(state, first, second) if kind == Kind.PROPOSE_SWAP else 0


@rule
def why_no_proposal(state: State, seat: int, action: np.uint64) -> int:
    """Rules 6.2, 6.6 and 6.7."""
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    broken = why_no_matter(state, kind, argument & 0xFF, argument >> 8)
    if broken:
        return broken
    if not deciders(state) >> seat & 1:
        return FOLLOWERS_ADVISE
    if state.made[seat] >= MOST_PROPOSALS:
        return NO_PROPOSALS_LEFT
    return PROPOSED_ALREADY if is_standing(state, action) else 0


@rule
def why_no_vote(state: State, seat: int, kind: int, number: int) -> int:
    """Rules 6.3 to 6.5."""
    if number >= state.proposals:
        return NO_SUCH_PROPOSAL
    standing = standing_of(state, number)
    if standing == Standing.DEAD:
        return TURNED_DOWN
    if not (state.agreed[number] | state.objected[number]) >> seat & 1:
        return 0
    insists = kind == Kind.AGREE and may_insist(state, seat, number, standing)
    return 0 if insists else SPOKEN


@rule
def why_no_decision(state: State, seat: int, action: np.uint64) -> int:
    """Chapter 6: for what is said in a decision."""
    kind = bits.kind_of(action)
    if state.phase == Phase.TURN:
        return NO_BREAKING_OFF
    if kind == Kind.AGREE or kind == Kind.OBJECT:
        return why_no_vote(state, seat, kind, bits.argument_of(action) & 0xFF)
    if kind == Kind.FOLLOW or kind == Kind.DECIDE:
        does = kind == Kind.FOLLOW
        follows = bool(state.follows >> seat & 1)
        return CHANGED_ALREADY if state.changed >> seat & 1 or does == follows else 0
    return why_no_proposal(state, seat, action)


@rule
def why_illegal(state: State, seat: int, action: np.uint64) -> int:
    """0, or the code of the rule that forbids it."""
    if not means_something(action):
        return NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return MISSION_IS_OVER
    if not 0 <= seat < state.seats:
        return NOT_YOUR_TURN
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if kind <= Kind.PASS:
        return why_no_turn(state, seat, kind, argument & 0xFF, argument >> 8)
    return why_no_decision(state, seat, action)
