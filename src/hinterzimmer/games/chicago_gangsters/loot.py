"""Chapter 5: sharing the loot; rules 9.4, 10.6, 10.8, 11.5 and 11.6."""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.cards import (
    ALCOHOL,
    FACES,
    LOSERS_PACKAGES,
    MEANS_IN,
    PERSON_IN,
    PERSONS,
    WHO_CAN,
    WINNERS_PACKAGES,
    one,
    plus,
    without_one,
)
from hinterzimmer.games.chicago_gangsters.components import (
    HAND_LIMIT,
    NOBODY,
    NONE,
    Ability,
    Gift,
    Happened,
    Kind,
    Phase,
)
from hinterzimmer.games.chicago_gangsters.counting import best_of, choice_rank_of
from hinterzimmer.games.chicago_gangsters.deck import come_back, draw_some, see
from hinterzimmer.games.chicago_gangsters.state import State

_A_THIRD = int(WHO_CAN[Ability.A_THIRD_WILL_DO])

NOT_YOUR_CHOICE = rule_code("5.6")
NOT_YOURS_TO_GIVE = rule_code("11.6")
HAND_IS_FULL = rule_code("6.2")


@rule
def packages_of(state: State, side: int) -> int:
    """The number of a side's first package."""
    return WINNERS_PACKAGES if side == state.winner else LOSERS_PACKAGES


@rule
def is_strong_enough(state: State, side: int) -> bool:
    """Rules 5.2 and 7.8: do the losers get their share?"""
    own, other = int(state.strength[side - 1]), int(state.strength[2 - side])
    factor = 2
    for seat in range(state.seats):
        if state.side[seat] == side and int(state.persons[seat]) & _A_THIRD:
            factor = 3
    return factor * own >= other


@rule
def take_package(
    state: State, seat: int, side: int, place: int, chance: Chance, log: EventLog
) -> np.uint64:
    """Rules 5.3 to 5.5: all that a package holds; the means that were drawn."""
    package = packages_of(state, side) + place
    alcohol = int(ALCOHOL[state.loot, package])
    means = int(MEANS_IN[state.loot, package])
    person = PERSONS
    if PERSON_IN[state.loot, package]:
        person = int(state.person)
        state.persons[seat] |= 1 << person
        state.person = NONE
    state.alcohol[seat] += alcohol
    state.received |= 1 << seat
    tell(log, Happened.TOOK, seat, EVERYONE, place, alcohol, means, person)
    drawn = draw_some(state, seat, means, chance, log)
    if bits.count(drawn) < means:
        tell(log, Happened.FORFEITED, seat, EVERYONE, means - bits.count(drawn))
    return drawn


@rule
def offer(state: State, side: int) -> None:
    """Rules 5.1, 9.4 and 10.6: who of the side chooses first."""
    state.taking = side
    first = best_of(state, side, NOBODY)
    second = best_of(state, side, first)
    state.turn = first
    if second != NOBODY and choice_rank_of(state, second) > choice_rank_of(state, first):
        state.turn = second
    state.phase = Phase.LOOT


@rule
def is_betrayer(state: State, seat: int) -> bool:
    """Rule 11.5: does a Godfather stand alone by his own choice?"""
    return bool(state.dropped != NOBODY and seat == state.godfather)


@rule
def take_both(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 11.5 and 11.6: both packages; then something of it is owed, if it can be given."""
    seat, side = int(state.turn), int(state.taking)
    drawn = take_package(state, seat, side, 0, chance, log)
    state.from_loot = plus(drawn, take_package(state, seat, side, 1, chance, log))
    state.phase = Phase.GIVE


@rule
def take(state: State, seat: int, place: int, chance: Chance, log: EventLog) -> None:
    """Rules 5.1 and 9.4: the first choice; the other package goes to the second of the side."""
    side = int(state.taking)
    first = best_of(state, side, NOBODY)
    second = best_of(state, side, first)
    other = second if seat == first else first
    state.chooser[side - 1] = seat
    state.chosen[side - 1] = place
    take_package(state, seat, side, place, chance, log)
    if other != NOBODY:
        take_package(state, other, side, 1 - place, chance, log)


@rule
def leave_person(state: State, log: EventLog) -> None:
    """Rule 5.5: a person that nobody took is out of the game."""
    if state.person != NONE:
        tell(log, Happened.PERSON_LEFT, NO_SEAT, EVERYONE, state.person)
        state.person = NONE


# Rule 11.6: what a betrayer gives


@rule
def got(state: State, what: Numbers) -> bool:
    """Was there any of it in the two packages?"""
    package = packages_of(state, int(state.taking))
    return bool(what[state.loot, package] + what[state.loot, package + 1] > 0)


@rule
def why_no_gift(state: State, seat: int, gift: int) -> int:
    """Rules 11.6 and 6.2: one unit of what was got; no card into a full hand."""
    if state.phase != Phase.GIVE or seat != state.turn:
        return NOT_YOURS_TO_GIVE
    if gift == Gift.ALCOHOL:
        return 0 if got(state, ALCOHOL) else NOT_YOURS_TO_GIVE
    if gift == Gift.PERSON:
        return 0 if got(state, PERSON_IN) else NOT_YOURS_TO_GIVE
    if not bits.common(state.from_loot, one(gift - Gift.FIRST_FACE)):
        return NOT_YOURS_TO_GIVE
    return HAND_IS_FULL if bits.count(state.hand[state.dropped]) >= HAND_LIMIT else 0


@rule
def list_gifts(state: State, seat: int, out: Numbers) -> int:
    """Alcohol, the person, then the means that were drawn."""
    count = 0
    for gift in range(Gift.FIRST_FACE + FACES):
        if why_no_gift(state, seat, gift) == 0:
            out[count] = bits.packed(Kind.GIVE, gift)
            count += 1
    return count


@rule
def can_give(state: State) -> bool:
    """Rule 11.6: is there anything that could be handed over?"""
    if got(state, ALCOHOL) or got(state, PERSON_IN):
        return True
    return bool(state.from_loot and bits.count(state.hand[state.dropped]) < HAND_LIMIT)


@rule
def give(state: State, seat: int, gift: int, log: EventLog) -> None:
    """Rule 11.6: openly, to the partner that was dropped."""
    other = int(state.dropped)
    state.received |= 1 << other
    if gift == Gift.ALCOHOL:
        state.alcohol[seat] -= 1
        state.alcohol[other] += 1
        tell(log, Happened.GAVE_ALCOHOL, seat, EVERYONE, other)
    elif gift == Gift.PERSON:
        person = int(state.new_person)
        state.persons[seat] &= ~(1 << person)
        state.persons[other] |= 1 << person
        tell(log, Happened.GAVE_PERSON, seat, EVERYONE, other, person)
    else:
        face = gift - Gift.FIRST_FACE
        state.hand[seat] = without_one(state.hand[seat], face)
        see(state, seat, one(face))
        come_back(state, other, face)
        tell(log, Happened.GAVE_CARD, seat, EVERYONE, other, face)
    state.from_loot = bits.ZERO
