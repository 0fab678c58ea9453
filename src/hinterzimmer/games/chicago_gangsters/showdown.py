"""Chapter 8: the showdown."""

from hinterzimmer.engine import bits
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.cards import OF_TYPE, WHO_CAN, heads, worth
from hinterzimmer.games.chicago_gangsters.components import (
    MAJORITY,
    MOST_SEATS,
    NOBODY,
    Ability,
    Category,
    Happened,
    Phase,
)
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import close_record

_COUNTS_TWICE = int(WHO_CAN[Ability.COUNTS_TWICE])
CATEGORIES = len(Category)


@rule
def standing_in(state: State, seat: int, category: int) -> int:
    """Rules 8.2, 7.12 and 11.7: what a seat shows in a category."""
    if category < Category.PERSONS:
        return worth(bits.common(state.hand[seat], OF_TYPE[category]))
    if category == Category.GODFATHER:
        return int(state.godfather_points[seat])
    persons = int(state.persons[seat])
    return heads(persons) + heads(persons & _COUNTS_TWICE)


@rule
def give_majority(state: State, category: int, log: EventLog) -> None:
    """Rules 8.2 and 8.3: all with the most, if it is anything."""
    most = 0
    for seat in range(state.seats):
        most = max(most, standing_in(state, seat, category))
    prize = 1 if category == Category.GODFATHER else MAJORITY
    for seat in range(state.seats):
        if most > 0 and standing_in(state, seat, category) == most:
            state.alcohol[seat] += prize
            tell(log, Happened.MAJORITY, seat, EVERYONE, category, prize)


@rule
def final_rank(state: State, seat: int) -> int:
    """Rule 8.4: alcohol, then persons, then the value of the hand, as one number."""
    return (int(state.alcohol[seat]) * 32 + heads(int(state.persons[seat]))) * 512 + worth(
        state.hand[seat]
    )


@rule
def clear_knowledge(state: State) -> None:
    """All hands lie open: nothing is left to be told of them."""
    state.shuffled = bits.ZERO
    state.in_hands = bits.ZERO
    for seat in range(MOST_SEATS):
        state.older[seat] = bits.ZERO
        state.played[seat] = bits.ZERO
        state.known[seat] = bits.ZERO


@rule
def show_down(state: State, log: EventLog) -> None:
    """Rules 8.1 to 8.4 and 12.7."""
    state.phase = Phase.OVER
    state.turn = NOBODY
    close_record(state)
    clear_knowledge(state)
    for seat in range(state.seats):
        tell(log, Happened.SHOWN, seat, EVERYONE, state.hand[seat])
    for category in range(CATEGORIES):
        if category != Category.GODFATHER or state.option_godfather:
            give_majority(state, category, log)
    best = 0
    for seat in range(state.seats):
        best = max(best, final_rank(state, seat))
    for seat in range(state.seats):
        if final_rank(state, seat) == best:
            state.won |= 1 << seat
            tell(log, Happened.WON, seat, EVERYONE, state.alcohol[seat])


@rule
def returns(state: State, out: Numbers) -> None:
    """Rule 8.5: one point, shared among those who have won."""
    winners = heads(int(state.won))
    for seat in range(state.seats):
        out[seat] = 1.0 / winners if state.won >> seat & 1 else 0.0
