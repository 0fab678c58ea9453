"""Chapter 4: what everybody contributes, and who stands before whom."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.cards import (
    CHALLENGERS,
    COUNTING,
    DEFENDERS,
    OF_TYPE,
    VALUE_OF,
    WHO_CAN,
    persons_worth,
    rest_of,
    worth,
)
from hinterzimmer.games.chicago_gangsters.components import NOBODY, Ability, Side
from hinterzimmer.games.chicago_gangsters.state import State

_WEAPONS, _BRIBES = OF_TYPE[0], OF_TYPE[1]
_WEAPONS_ANYWHERE = int(WHO_CAN[Ability.WEAPONS_ANYWHERE])
_BRIBES_ANYWHERE = int(WHO_CAN[Ability.BRIBES_ANYWHERE])
_FIRST_CHOICE = int(WHO_CAN[Ability.FIRST_CHOICE])
FAVOUR = 2
"""Rule 7.6: what is added for the choice alone."""


@rule
def is_alone(state: State, seat: int) -> bool:
    """Rule 9.2: is it the lone clan, whose strength doubles? A betrayer is not (rule 11.5)."""
    if state.seats != 3 or state.partner[seat] != NOBODY:
        return False
    return not (state.dropped != NOBODY and seat == state.godfather)


@rule
def best_value(cards: np.uint64) -> int:
    """The highest value among the cards; 0 where there are none."""
    best = 0
    while cards:
        best = max(best, int(VALUE_OF[bits.lowest(cards)]))
        cards = rest_of(cards)
    return best


@rule
def strength_of(state: State, seat: int, cards: np.uint64) -> int:
    """Rules 4.1, 7.2, 7.5 and 9.2: what a seat contributes with these means."""
    persons = int(state.persons[seat])
    total = worth(cards)
    if persons & _WEAPONS_ANYWHERE:
        total += best_value(bits.common(cards, _WEAPONS))
    if persons & _BRIBES_ANYWHERE:
        total += bits.count(bits.common(cards, _BRIBES))
    total += persons_worth(persons & int(COUNTING[state.district]))
    return 2 * total if is_alone(state, seat) else total


@rule
def count_up(state: State) -> None:
    """Rules 4.1 and 4.2: contributions and totals of what lies open, each on a known side."""
    state.strength[0] = 0
    state.strength[1] = 0
    for seat in range(state.seats):
        side = int(state.side[seat])
        state.contribution[seat] = 0
        if side == Side.CHALLENGERS or side == Side.DEFENDERS:
            state.contribution[seat] = strength_of(state, seat, state.turned[seat])
            state.strength[side - 1] += state.contribution[seat]


@rule
def tie_place(state: State, seat: int) -> int:
    """Rules 5.1 and 10.6: who goes before whom where contributions are equal; more is earlier."""
    if seat == state.mr_x:
        return 3
    clan = int(state.clan[seat])
    is_first = clan == CHALLENGERS[state.coalition, 0] or clan == DEFENDERS[state.coalition, 0]
    return 2 if is_first else 1


@rule
def rank_of(state: State, seat: int) -> int:
    """Contributions with their ties, as one number."""
    return 4 * int(state.contribution[seat]) + tie_place(state, seat)


@rule
def choice_rank_of(state: State, seat: int) -> int:
    """Rule 7.6: the same for the choice of loot."""
    favoured = 4 * FAVOUR if int(state.persons[seat]) & _FIRST_CHOICE else 0
    return rank_of(state, seat) + favoured


@rule
def best_of(state: State, side: int, but: int) -> int:
    """The highest contributor of a side, one seat left out; -1 where there is nobody."""
    best = NOBODY
    for seat in range(state.seats):
        if state.side[seat] != side or seat == but:
            continue
        if best == NOBODY or rank_of(state, seat) > rank_of(state, best):
            best = seat
    return best


@rule
def put_in_order(state: State) -> None:
    """Rules 6.1 and 11.4: winners, losers, who was dropped; on each side by contribution."""
    placed = 0
    for place in range(state.seats):
        best, most = 0, -1
        for seat in range(state.seats):
            if placed >> seat & 1:
                continue
            standing = rank_of(state, seat)
            if state.side[seat] != Side.DROPPED:
                standing += 1024 if state.side[seat] != state.winner else 2048
            if standing > most:
                best, most = seat, standing
        state.order[place] = best
        placed |= 1 << best
