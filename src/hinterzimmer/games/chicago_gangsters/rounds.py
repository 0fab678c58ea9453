"""Chapters 1 and 2: setting up and turning up the cards of a round."""

import numpy as np

from hinterzimmer.engine.chance import Chance, below, draw
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, all_but, audience_of, tell
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.cards import (
    ALL_COALITIONS,
    ALL_DISTRICTS,
    ALL_LOOT,
    ALL_PERSONS,
    CHALLENGERS,
    DECK,
    DEFENDERS,
    END_CARD,
    STARTERS,
)
from hinterzimmer.games.chicago_gangsters.components import (
    CLAN,
    CLANS,
    COALITION,
    DISTRICT,
    END_AMONG,
    FIRST_HAND,
    FIRST_MR_X,
    LAST_COALITION,
    LOOT,
    MOST_SEATS,
    NOBODY,
    NONE,
    PERSON,
    ROUNDS,
    STARTER,
    Happened,
    Phase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.deck import draw_one
from hinterzimmer.games.chicago_gangsters.ending import clear_round
from hinterzimmer.games.chicago_gangsters.showdown import show_down
from hinterzimmer.games.chicago_gangsters.state import State

LAST_SURE_ROUND = ROUNDS + 1 - END_AMONG
"""Rule 1.9: from the card after this round's on, the end may come."""


@rule
def turn_over(chance: Chance, left: int, purpose: int) -> int:
    """The next card of a stack, given what is left in it."""
    return draw(chance, np.uint64(left), purpose)


# Chapter 1


@rule
def give_clans(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 1.8, 9.1 and 10.1: clans by lot; a fifth player is Mr. X and has none."""
    state.mr_x = NOBODY
    if state.seats > CLANS:
        state.mr_x = below(chance, int(state.seats), FIRST_MR_X)
        tell(log, Happened.BECAME_MR_X, state.mr_x, EVERYONE)
    left = (1 << CLANS) - 1
    for clan in range(CLANS):
        state.seat_of[clan] = NOBODY
    for seat in range(MOST_SEATS):
        state.clan[seat] = NONE
        if seat < state.seats and seat != state.mr_x:
            clan = turn_over(chance, left, CLAN)
            left &= ~(1 << clan)
            state.clan[seat] = clan
            state.seat_of[clan] = seat
            tell(log, Happened.JOINED_CLAN, seat, EVERYONE, clan)


@rule
def deal(state: State, chance: Chance, log: EventLog) -> None:
    """Rule 1.8: four means each, then a person of value 1 to 3."""
    state.stack = DECK
    state.shuffled = DECK
    for seat in range(state.seats):
        for _ in range(FIRST_HAND):
            draw_one(state, seat, chance, log)
        tell(log, Happened.DEALT, seat, audience_of(seat), state.hand[seat])
        tell(log, Happened.DEALT_HIDDEN, seat, all_but(seat), FIRST_HAND)
    state.persons_left = ALL_PERSONS
    for seat in range(state.seats):
        person = turn_over(chance, int(state.persons_left) & STARTERS, STARTER)
        state.persons_left &= ~(1 << person)
        state.persons[seat] = 1 << person
        tell(log, Happened.STARTS_WITH, seat, EVERYONE, person)


@rule
def set_up(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 1.8 and 1.9."""
    state.godfather = NOBODY
    state.coalitions_left = ALL_COALITIONS
    state.districts_left = ALL_DISTRICTS
    state.loot_left = ALL_LOOT
    for seat in range(MOST_SEATS):
        state.partner[seat] = NOBODY
    clear_round(state)
    give_clans(state, chance, log)
    deal(state, chance, log)


# Chapter 2


@rule
def next_coalition(state: State, chance: Chance) -> int:
    """Rules 1.9 and 2.1: among the last three cards each is as likely to be the end."""
    left = int(state.coalitions_left)
    if state.round <= LAST_SURE_ROUND:
        return turn_over(chance, left, COALITION)
    return turn_over(chance, left | 1 << END_CARD, LAST_COALITION)


@rule
def place_side(state: State, first: int, second: int, side: int) -> None:
    """Rules 2.2 and 9.1: two clans of a side, as far as they are in the game."""
    one, other = int(state.seat_of[first]), int(state.seat_of[second])
    if one != NOBODY:
        state.side[one] = side
        state.partner[one] = other
    if other != NOBODY:
        state.side[other] = side
        state.partner[other] = one


@rule
def turn_up_round(state: State, card: int, chance: Chance, log: EventLog) -> None:
    """Rules 2.1 to 2.3: the cards that a round is about."""
    state.coalition = card
    state.coalitions_left &= ~(1 << card)
    state.district = turn_over(chance, int(state.districts_left), DISTRICT)
    state.districts_left &= ~(1 << int(state.district))
    state.loot = turn_over(chance, int(state.loot_left), LOOT)
    state.loot_left &= ~(1 << int(state.loot))
    state.person = turn_over(chance, int(state.persons_left), PERSON)
    state.new_person = state.person
    state.persons_left &= ~(1 << int(state.person))
    place_side(state, CHALLENGERS[card, 0], CHALLENGERS[card, 1], Side.CHALLENGERS)
    place_side(state, DEFENDERS[card, 0], DEFENDERS[card, 1], Side.DEFENDERS)
    tell(log, Happened.ROUND_BEGAN, NO_SEAT, EVERYONE, state.round)
    tell(log, Happened.TURNED_UP, NO_SEAT, EVERYONE, card, state.district, state.loot, state.person)


@rule
def begin_step(state: State, step: int) -> None:
    """Rules 12.1 and 3.4: who lays next; before that there is talk."""
    state.step = step
    state.ready = 0
    state.turn = NOBODY
    state.phase = Phase.TALK if state.option_talk > 0 else Phase.LAY


@rule
def begin_laying(state: State) -> None:
    """Rules 10.2 and 3.4: Mr. X lays first, else the challengers."""
    begin_step(state, Step.MR_X if state.mr_x != NOBODY else Step.CHALLENGERS)


@rule
def may_betray(state: State) -> bool:
    """Rule 11.3: is there a Godfather with a partner?"""
    return bool(state.godfather != NOBODY and state.partner[state.godfather] != NOBODY)


@rule
def begin_round(state: State, chance: Chance, log: EventLog) -> None:
    """Chapter 2; rules 8.1 and 11.3."""
    state.round += 1
    card = next_coalition(state, chance)
    if card == END_CARD:
        state.round -= 1
        tell(log, Happened.END_CARD, NO_SEAT, EVERYONE)
        show_down(state, log)
        return
    turn_up_round(state, card, chance, log)
    if may_betray(state):
        state.phase = Phase.BETRAYAL
        state.turn = state.godfather
    else:
        begin_laying(state)


# Chapter 11


@rule
def betray(state: State, seat: int, log: EventLog) -> None:
    """Rules 11.3 and 11.4: the partner is out of this round."""
    other = int(state.partner[seat])
    state.dropped = other
    state.side[other] = Side.DROPPED
    state.partner[seat] = NOBODY
    state.partner[other] = NOBODY
    tell(log, Happened.BETRAYED, seat, EVERYONE, other)
    begin_laying(state)


@rule
def stand_by(state: State, seat: int, log: EventLog) -> None:
    """Rule 11.3: all stays as the coalition card says."""
    tell(log, Happened.STOOD_BY, seat, EVERYONE, state.partner[seat])
    begin_laying(state)
