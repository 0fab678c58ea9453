"""What a sensible gangster does: compiled, for `regular` and for the playouts of `strong`.

It reads its own hand, what lies open and what it was told; of other hands only how many cards they
hold. The unit of all worths is one alcohol.
"""

import math

import numpy as np

from hinterzimmer.bots.heuristics.chicago_gangsters_listening import (
    MEAN,
    agrees,
    announced,
    guess,
    open_request,
    trust,
)
from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.engine.templates import pick, xorshift
from hinterzimmer.games.chicago_gangsters.actions import (
    CONSOLE,
    DONE,
    READY,
    STAND_BY,
    TO_PARTNER,
    cards_of,
    commitment,
    statement,
)
from hinterzimmer.games.chicago_gangsters.cards import (
    ALCOHOL,
    FACE_OF,
    LIST,
    MEANS_IN,
    OF_TYPE,
    PERSON_IN,
    PERSONS,
    VALUE,
    heads,
    rest_of,
    worth,
)
from hinterzimmer.games.chicago_gangsters.components import (
    NOBODY,
    STEPS,
    Gift,
    Kind,
    Phase,
    Phrase,
    Side,
)
from hinterzimmer.games.chicago_gangsters.counting import strength_of, tie_place
from hinterzimmer.games.chicago_gangsters.ending import list_abilities
from hinterzimmer.games.chicago_gangsters.laying import SETS, allowed, list_sets, may_hide
from hinterzimmer.games.chicago_gangsters.loot import is_betrayer, list_gifts
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import count_said, lane

CARD, POINT = 0.10, 0.18
"""What a means card is worth in the hand, and each point of its value."""

UNSEEN_CARD = CARD + 2.625 * POINT
HEAD, HEAD_POINT, HEAD_ABILITY = 0.5, 0.075, 0.05
"""A person: for the showdown; for each round to come a point of its value, and its ability."""

ABILITY = np.array([float(person.ability > 0) for person in LIST.persons])
PERSON_VALUE = np.array([float(person.value) for person in LIST.persons])

RIVALRY = 0.25
"""How much a unit for another player costs oneself."""

WORD = 1.5
"""What it is worth to keep one's word, for one who always has."""

_CHALLENGERS, _DEFENDERS = int(Side.CHALLENGERS), int(Side.DEFENDERS)
_ACCEPT, _REFUSE = int(Phrase.ACCEPT), int(Phrase.REFUSE)


# What things are worth


@rule
def rounds_left(state: State) -> float:
    """Rounds that are likely to come, with this one."""
    return max(1.0, 12.0 - float(state.round))


@rule
def person_worth(person: int, left: float) -> float:
    """Of a person to its owner."""
    a_round = HEAD_POINT * float(PERSON_VALUE[person]) + HEAD_ABILITY * float(ABILITY[person])
    return HEAD + left * a_round


@rule
def cards_worth(cards: np.uint64, left: float) -> float:
    """Of means in a hand: less when there are hardly any rounds to use them in."""
    fading = min(1.0, 0.4 + 0.2 * left)
    price: float = CARD * bits.count(cards) + POINT * worth(cards)
    return fading * price


@rule
def package_worth(state: State, package: int, left: float) -> float:
    """Of a package of the loot at stake."""
    total = float(ALCOHOL[state.loot, package])
    total += UNSEEN_CARD * float(MEANS_IN[state.loot, package])
    if PERSON_IN[state.loot, package] and state.new_person >= 0:
        total += person_worth(int(state.new_person), left)
    return total


# What others do


@rule
def chance_of(lead: float, spread: float) -> float:
    """That an uncertain lead is one."""
    return 1.0 / (1.0 + math.exp(-1.7 * max(-20.0, min(20.0, lead / spread))))


@array_rule
def look_around(state: State, seat: int, side: int, out: Numbers) -> None:
    """The others: mean and variance of one's own side, of the other, and of the partner."""
    out[:] = 0.0
    one = np.zeros(2)
    for other in range(state.seats):
        if other == seat or state.side[other] == Side.DROPPED:
            continue
        guess(state, seat, other, one)
        if state.side[other] == Side.UNKNOWN:  # Mr. X may come to either
            out[1] += 0.5 * one[0] * one[0]
            out[3] += 0.5 * one[0] * one[0]
        elif state.side[other] == side:
            out[0] += one[0]
            out[1] += one[1] * one[1]
            if one[0] >= out[4]:
                out[4], out[5] = one[0], one[1]
        else:
            out[2] += one[0]
            out[3] += one[1] * one[1]


# Laying


@rule
def promised_bonus(state: State, seat: int, cards: np.uint64, total: int, said: int) -> float:
    """What keeping one's own announcement is worth."""
    if said < 0:
        return 0.0
    is_kept = cards == bits.ZERO if said == 0 else abs(total - said) <= 1
    return WORD if is_kept else 0.0


@rule
def share_worth(state: State, seat: int, first: int, is_first: float, left: float) -> float:
    """Of what a side's packages bring a seat that chooses first with such a chance."""
    better = package_worth(state, first, left)
    worse = package_worth(state, first + 1, left)
    if worse > better:
        better, worse = worse, better
    if state.partner[seat] == NOBODY and seat != state.mr_x:
        return better + worse if is_betrayer(state, seat) else better
    return is_first * better + (1.0 - is_first) * worse


@rule
def worth_of_total(
    state: State, seat: int, side: int, total: int, around: Numbers, left: float
) -> float:
    """What a contribution may bring, before its price."""
    spread = math.sqrt(around[1] + around[3] + 0.3)
    own = total + around[0]
    edge = 0.5 if side == Side.CHALLENGERS else -0.5
    wins = chance_of(own + edge - around[2], spread)
    half = chance_of(2.0 * own + 0.5 - around[2], spread + 0.5)
    edge = 0.5 if tie_place(state, seat) > 1 else -0.5
    is_first = chance_of(total + edge - around[4], around[5] + 0.3)
    stake = package_worth(state, 0, left) + package_worth(state, 1, left)
    won = share_worth(state, seat, 0, is_first, left)
    lost = half * share_worth(state, seat, 2, is_first, left)
    return wins * (won - RIVALRY * (stake - won)) + (1.0 - wins) * (lost - RIVALRY * stake)


@array_rule
def best_set(state: State, seat: int, side: int, random: np.uint64, out: Numbers) -> float:
    """The means to lay for a side, written to `out`; what they are worth."""
    around = np.zeros(6)
    look_around(state, seat, side, around)
    sets = np.empty(SETS, np.uint64)
    count = list_sets(bits.common(state.hand[seat], allowed(state, seat)), sets)
    left = rounds_left(state)
    said = announced(state, seat, seat)
    honour = trust(state, seat, seat) if said >= 0 else 0.0
    best = -1e9
    for place in range(count):
        cards = np.uint64(sets[place])
        total = strength_of(state, seat, cards)
        value = worth_of_total(state, seat, side, total, around, left)
        value -= cards_worth(cards, left)
        value += honour * promised_bonus(state, seat, cards, total, said)
        random = xorshift(random)
        value += 0.002 * pick(random, 100)
        if value > best:
            best = value
            out[0] = cards
    return best


@rule
def highest_face(cards: np.uint64) -> int:
    """The face with the highest value in a set that is not empty."""
    best = -1
    while cards:
        face = int(FACE_OF[bits.lowest(cards)])
        if best < 0 or VALUE[face] > VALUE[best]:
            best = face
        cards = rest_of(cards)
    return best


@array_rule
def laying(state: State, seat: int, random: np.uint64) -> np.uint64:
    """What is laid: the best set, now and then with its highest card hidden."""
    chosen = np.zeros(1, np.uint64)
    random = xorshift(random + np.uint64(seat + 1))
    if seat == state.mr_x:
        worth_there = best_set(state, seat, _DEFENDERS, random, chosen)
        cards = np.uint64(chosen[0])
        if best_set(state, seat, _CHALLENGERS, random, chosen) > worth_there:
            return commitment(Kind.LAY_FOR, np.uint64(chosen[0]), _CHALLENGERS)
        return commitment(Kind.LAY_FOR, cards, _DEFENDERS)
    best_set(state, seat, int(state.side[seat]), random, chosen)
    cards = np.uint64(chosen[0])
    hidden = 0
    if cards and may_hide(state, seat) and pick(random, 3) > 0:
        hidden = highest_face(cards) + 1
    return commitment(Kind.LAY, cards, hidden)


# Other choices


@rule
def answer(state: State, seat: int, random: np.uint64) -> np.uint64:
    """In talk: a yes or a no to what the partner asks, else nothing more."""
    place = open_request(state, seat)
    if place == 0:
        return READY
    planned = strength_of(state, seat, cards_of(laying(state, seat, random)))
    phrase = _ACCEPT if agrees(state, seat, place, planned) else _REFUSE
    return statement(phrase, place, TO_PARTNER)


@rule
def has_promised_person(state: State, seat: int) -> bool:
    """Has the seat told its partner to leave the person?"""
    for step in range(STEPS):
        word = np.uint64(state.said[seat, state.round - 1, step])
        for place in range(count_said(word)):
            if lane(word, place) & 15 == Phrase.LEAVE_PERSON:
                return True
    return False


@rule
def better_package(state: State, seat: int) -> int:
    """The package that is worth more; one that was promised to the partner is worth less."""
    left = rounds_left(state)
    first = 0 if state.taking == state.winner else 2
    lead = package_worth(state, first, left) - package_worth(state, first + 1, left)
    if has_promised_person(state, seat):
        word = WORD * trust(state, seat, seat)
        if PERSON_IN[state.loot, first]:
            lead -= word
        elif PERSON_IN[state.loot, first + 1]:
            lead += word
    return 0 if lead >= 0.0 else 1


@array_rule
def cheapest_gift(state: State, seat: int) -> np.uint64:
    """Rule 11.6: the lowest card, else alcohol, else the person."""
    gifts = np.empty(64, np.uint64)
    count = list_gifts(state, seat, gifts)
    best, least = 0, 1e9
    left = rounds_left(state)
    for place in range(count):
        gift = bits.argument_of(gifts[place])
        price = 1.0
        if gift == Gift.PERSON:
            price = person_worth(int(state.new_person), left)
        elif gift >= Gift.FIRST_FACE:
            price = CARD + POINT * VALUE[gift - Gift.FIRST_FACE]
        if price < least:
            best, least = place, price
    return np.uint64(gifts[best])


@array_rule
def ability(state: State, seat: int) -> np.uint64:
    """Take back the best weapon, draw, exchange a card of less than average value."""
    legal = np.empty(64, np.uint64)
    count = list_abilities(state, seat, legal)
    best, most = DONE, 0.0
    for place in range(count):
        action = np.uint64(legal[place])
        kind, face = bits.kind_of(action), bits.argument_of(action)
        gain = 0.0
        if kind == Kind.TAKE_BACK:
            gain = CARD + POINT * VALUE[face]
        elif action == CONSOLE:
            gain = UNSEEN_CARD
        elif kind == Kind.EXCHANGE:
            gain = POINT * (MEAN - 0.5 - VALUE[face])
        if gain > most:
            best, most = action, gain
    return best


@rule
def sensible_action(state: State, seat: int, random: np.uint64) -> np.uint64:
    """What a sensible player does; in talk it only answers."""
    if state.phase == Phase.LAY:
        return laying(state, seat, random)
    if state.phase == Phase.TALK:
        return answer(state, seat, random)
    if state.phase == Phase.LOOT:
        return bits.packed(Kind.TAKE, better_package(state, seat))
    if state.phase == Phase.GIVE:
        return cheapest_gift(state, seat)
    if state.phase == Phase.ABILITIES:
        return ability(state, seat)
    return STAND_BY


# What a position is worth


@rule
def hopes(state: State, seat: int, kind: int, scale: float) -> float:
    """A seat's part of a majority, guessed from all hands."""
    own, total = 0.0, 0.0
    for other in range(state.seats):
        if kind < 3:
            shown = float(worth(bits.common(state.hand[other], OF_TYPE[kind])))
        else:
            shown = 4.0 * heads(int(state.persons[other]))
        part = math.exp(shown / scale)
        total += part
        if other == seat:
            own = part
    return own / total


@rule
def standing(state: State, seat: int) -> float:
    """What a seat has and may hope for, in alcohol."""
    left = rounds_left(state)
    total = float(state.alcohol[seat])
    for person in range(PERSONS):
        if int(state.persons[seat]) >> person & 1:
            total += person_worth(person, left) - HEAD
    total += cards_worth(state.hand[seat], left) * min(1.0, left / 2.0)
    for kind in range(4):
        total += 2.0 * hopes(state, seat, kind, 2.0 + 1.5 * left)
    return total


@rule
def evaluate(state: State, out: Numbers) -> None:
    """Each seat's part of the win, guessed from how all stand."""
    if state.phase == Phase.OVER:
        winners = heads(int(state.won))
        for seat in range(state.seats):
            out[seat] = 1.0 / winners if state.won >> seat & 1 else 0.0
        return
    scale = 1.3 + 0.3 * rounds_left(state)
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp(standing(state, seat) / scale)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total
