"""Chapters 5 to 7: what may be proposed, votes and advice, and what then happens."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.villa.arrest import begin_arrest, give_reward, may_return
from hinterzimmer.games.villa.cards import lowest_face, minus, plus, without_face
from hinterzimmer.games.villa.components import (
    FREE,
    REASONS,
    Happened,
    Kind,
    Phase,
    Standing,
)
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.voting import (
    asked_about,
    begin_decision,
    deciders,
    first_of,
    is_standing,
    latest_standing,
    may_still_propose,
    most_agreed,
    standing_of,
)

# What may be proposed


@rule
def list_arrests(state: State, out: Numbers) -> int:
    """Rules 7.1 and 7.2: every free guard under every leader who has an open card."""
    count = 0
    free = np.uint64(FREE[state.there])
    while free:
        place = bits.lowest(free)
        for leader in range(state.seats):
            if state.open_cards[leader]:
                out[count] = bits.packed(Kind.PROPOSE_ARREST, place | leader << 8)
                count += 1
        free = bits.without(free, bits.bit(place))
    return count


@rule
def list_rewards(state: State, out: Numbers) -> int:
    """Rules 9.1 to 9.3: every card that may come back, to every seat."""
    count = 0
    cards = may_return(state)
    while cards:
        face = lowest_face(cards)
        for to in range(state.seats):
            out[count] = bits.packed(Kind.PROPOSE_REWARD, face | to << 8)
            count += 1
        cards = without_face(cards, face)
    return count


@rule
def list_swaps_of(state: State, seat: int, other: int, out: Numbers, count: int) -> int:
    """Rule 5.6: every two different open cards of two seats."""
    mine = np.uint64(state.open_cards[seat])
    while mine:
        face = lowest_face(mine)
        theirs = without_face(state.open_cards[other], face)
        while theirs:
            cards = face << 8 | other << 16 | lowest_face(theirs) << 24
            out[count] = bits.packed(Kind.PROPOSE_SWAP, seat | cards)
            count += 1
            theirs = without_face(theirs, lowest_face(theirs))
        mine = without_face(mine, face)
    return count


@rule
def list_swaps(state: State, out: Numbers) -> int:
    """Rules 5.5 and 5.6: to start, or a swap."""
    out[0] = bits.packed(Kind.PROPOSE_START, 0)
    count = 1
    for seat in range(state.seats):
        for other in range(seat + 1, state.seats):
            count = list_swaps_of(state, seat, other, out, count)
    return count


@rule
def list_proposals(state: State, out: Numbers) -> int:
    """What the open decision is about, less what is proposed already (rule 6.7)."""
    if state.phase == Phase.CHOOSE:
        count = list_arrests(state, out)
    elif state.phase == Phase.REWARD:
        count = list_rewards(state, out)
    else:
        count = list_swaps(state, out)
    if state.proposals == 0:
        return count
    kept = 0
    for place in range(count):
        if not is_standing(state, out[place]):
            out[kept] = out[place]
            kept += 1
    return kept


@rule
def list_votes(state: State, seat: int, out: Numbers, count: int) -> int:
    """Rules 6.4 and 6.5: yes, no and why, or to insist."""
    for number in range(state.proposals):
        standing = standing_of(state, number)
        if standing == Standing.DEAD:
            continue
        if not (state.agreed[number] | state.objected[number]) >> seat & 1:
            out[count] = bits.packed(Kind.AGREE, number)
            for reason in range(REASONS):
                out[count + 1 + reason] = bits.packed(Kind.OBJECT, number | reason << 8)
            count += 1 + REASONS
        elif may_insist(state, seat, number, standing):
            out[count] = bits.packed(Kind.AGREE, number)
            count += 1
    return count


@rule
def may_insist(state: State, seat: int, number: int, standing: int) -> bool:
    """Rule 6.5."""
    agreed = int(state.agreed[number]) & deciders(state)
    return standing == Standing.WARNED and bool(agreed >> seat & 1)


@rule
def list_decision(state: State, seat: int, out: Numbers) -> int:
    """Chapter 6: everything that a seat may say to the open decision."""
    count = 0
    if may_still_propose(state) >> seat & 1:
        count = list_proposals(state, out)
    count = list_votes(state, seat, out, count)
    if not state.changed >> seat & 1:
        out[count] = bits.packed(Kind.DECIDE if state.follows >> seat & 1 else Kind.FOLLOW, 0)
        count += 1
    return count


# What is said


@rule
def propose(state: State, seat: int, action: np.uint64, log: EventLog) -> None:
    """Rule 6.1: the proposer agrees."""
    number = int(state.proposals)
    state.proposals = number + 1
    state.made[seat] += 1
    state.proposed[number] = action
    state.proposer[number] = seat
    state.agreed[number] = 1 << seat
    state.objected[number] = 0
    state.reasons[number] = 0
    kind, first = bits.kind_of(action), bits.argument_of(action) & 0xFF
    second = bits.argument_of(action) >> 8
    if kind == Kind.PROPOSE_ARREST:
        tell(log, Happened.PROPOSED_ARREST, seat, EVERYONE, number, first, second)
    elif kind == Kind.PROPOSE_REWARD:
        tell(log, Happened.PROPOSED_REWARD, seat, EVERYONE, number, first, second)
    elif kind == Kind.PROPOSE_START:
        tell(log, Happened.PROPOSED_START, seat, EVERYONE, number)
    else:
        mine, to, theirs = second & 0xFF, second >> 8 & 0xFF, second >> 16
        tell(log, Happened.PROPOSED_SWAP, seat, EVERYONE, first, mine, to, theirs)


@rule
def vote(state: State, seat: int, action: np.uint64, log: EventLog) -> None:
    """Rules 6.4 and 6.5."""
    number = bits.argument_of(action) & 0xFF
    if bits.kind_of(action) == Kind.AGREE:
        state.agreed[number] |= 1 << seat
        tell(log, Happened.AGREED, seat, EVERYONE, number)
    else:
        reason = bits.argument_of(action) >> 8
        state.objected[number] |= 1 << seat
        state.reasons[number] |= reason << 8 * seat
        tell(log, Happened.OBJECTED, seat, EVERYONE, number, reason)


@rule
def decide(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Chapter 6: a seat says something, and perhaps a proposal takes effect."""
    kind = bits.kind_of(action)
    if kind == Kind.AGREE and state.agreed[bits.argument_of(action)] >> seat & 1:
        tell(log, Happened.INSISTED, seat, EVERYONE, bits.argument_of(action))
        take_effect(state, bits.argument_of(action), chance, log)
        return
    if kind == Kind.AGREE or kind == Kind.OBJECT:
        vote(state, seat, action, log)
    elif kind == Kind.FOLLOW or kind == Kind.DECIDE:
        state.changed |= 1 << seat
        state.follows ^= 1 << seat
        tell(log, Happened.FOLLOWED if kind == Kind.FOLLOW else Happened.DECIDED, seat, EVERYONE)
    else:
        propose(state, seat, action, log)
    settle(state, chance, log)


@rule
def settle(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 6.3 to 6.6: a proposal takes effect, or somebody is asked."""
    for number in range(state.proposals):
        if standing_of(state, number) == Standing.CARRIED:
            take_effect(state, number, chance, log)
            return
    number = latest_standing(state)
    if number >= 0:
        state.turn = asked_about(state, number, standing_of(state, number))
        return
    proposing = may_still_propose(state)
    if proposing:
        state.turn = first_of(state, proposing, state.begins)
    else:
        take_effect(state, most_agreed(state), chance, log)


@rule
def take_effect(state: State, number: int, chance: Chance, log: EventLog) -> None:
    """What was proposed is done."""
    action = state.proposed[number]
    kind, first = bits.kind_of(action), bits.argument_of(action) & 0xFF
    second = bits.argument_of(action) >> 8
    if kind == Kind.PROPOSE_ARREST:
        begin_arrest(state, first, second, chance, log)
    elif kind == Kind.PROPOSE_REWARD:
        give_reward(state, first, second, chance, log)
    elif kind == Kind.PROPOSE_SWAP:
        swap(state, first, second & 0xFF, second >> 8 & 0xFF, second >> 16, log)
    else:
        start(state, log)


# Rule 5.5: swaps before the first arrest


@rule
def swap(state: State, seat: int, mine: int, other: int, theirs: int, log: EventLog) -> None:
    """Two open cards change places."""
    state.open_cards[seat] = plus(minus(state.open_cards[seat], mine), theirs)
    state.open_cards[other] = plus(minus(state.open_cards[other], theirs), mine)
    state.swaps -= 1
    tell(log, Happened.SWAPPED, NO_SEAT, EVERYONE, seat, mine, other, theirs)
    if state.swaps > 0:
        begin_decision(state, Phase.SWAP, other)
    else:
        start(state, log)


@rule
def start(state: State, log: EventLog) -> None:
    """No more swaps."""
    state.swaps = 0
    tell(log, Happened.STARTED, NO_SEAT, EVERYONE)
    begin_decision(state, Phase.CHOOSE, 0)
