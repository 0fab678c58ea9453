"""Players of Gang of Four: `regular` counts how few plays empty its hand, `novice` half of that.

Both are one compiled choice (`best_action`), so that playouts of the search play like them.
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from hinterzimmer.bots.bot import BotMaker, Question, without_setting
from hinterzimmer.bots.heuristics.gang_of_four_hands import plays_left
from hinterzimmer.bots.playouts import NOTHING
from hinterzimmer.bots.search import Search, search
from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.engine.templates import pick
from hinterzimmer.games.gang_of_four.cards import minus, top
from hinterzimmer.games.gang_of_four.components import NEXT_SEAT, Kind, Phase
from hinterzimmer.games.gang_of_four.encoding import (
    PASS,
    cards_of,
    is_play_with_call,
    is_special,
)
from hinterzimmer.games.gang_of_four.state import State

PLAY, CARD, RANK = 300, 100, 1
"""What a play fewer is worth, a card fewer, and a bit weaker: in points of the choice."""

HOARDED = 1000, 40
"""What a play and a card are worth to a novice, who likes to keep a fine hand together."""

ALARM = 4
"""With an opponent at so few cards or fewer, gangs are thrown, and novices break their hand up."""

FORGETS, BLUNDERS = 12, 20
"""A novice forgets one call in so many, and plays at random one time in so many."""

POINTS_OF_A_WIN = 30.0
"""So many points behind divide the guess at a player's part of the win by e."""


# The choice


@rule
def is_gang(cards: np.uint64) -> bool:
    """Among legal plays: more than five cards, or four, are a gang."""
    size = bits.count(cards)
    return size == 4 or size > 5


@rule
def worth_of_play(
    hand: np.uint64,
    cards: np.uint64,
    is_lead: bool,
    before: int,
    depth: int,
    least_held: int,
    next_held: int,
) -> int:
    """What laying these cards is worth, a pass being worth nothing."""
    rest = minus(hand, cards)
    size = bits.count(cards)
    if rest == bits.ZERO:
        return 1_000_000
    saved = before - plays_left(rest, depth)
    play, card = (PLAY, CARD) if depth > 0 else HOARDED
    worth = play * (saved - 1) + card * size
    if size == 1 and next_held == 1:
        fear = -3 * play if is_lead else 5 * play  # the neighbour wins with anything higher
        return worth + fear + RANK * top(cards)
    if is_gang(cards):
        worth -= play
    if depth > 0 or least_held <= ALARM:  # cards that are gone cost nothing
        worth += 2 * play
    return worth - RANK * top(cards)


@rule
def best_play(
    hand: np.uint64,
    is_lead: bool,
    legal: Numbers,
    count: int,
    depth: int,
    least_held: int,
    next_held: int,
) -> int:
    """The place of the best play; a pass where all others cost more than they bring."""
    best, most, before = -1, 0, plays_left(hand, depth)
    for place in range(count):
        action = legal[place]
        if is_special(action):
            continue
        worth = 0
        if action != PASS:
            cards = cards_of(action)
            worth = worth_of_play(hand, cards, is_lead, before, depth, least_held, next_held)
            worth += 1 if is_play_with_call(action) else 0
        if best < 0 or worth > most:
            best, most = place, worth
    return best


@rule
def best_return(hand: np.uint64, legal: Numbers, count: int, depth: int) -> int:
    """The place of the card that goes back: the one whose loss helps most, the weakest of such."""
    best, fewest = 0, 99
    for place in range(count):
        card = bits.bit(bits.argument_of(legal[place]))
        left = plays_left(minus(hand, card), depth)
        if left < fewest:
            best, fewest = place, left
    return best


@rule
def best_interrupt(hand: np.uint64, legal: Numbers, count: int, depth: int, least_held: int) -> int:
    """Out of turn: call, call out, and throw a gang that wins or that is needed; else -1."""
    gang = -1
    for place in range(count):
        action = legal[place]
        if action == NOTHING:
            continue
        if is_special(action):
            return place
        rest = minus(hand, cards_of(action))
        is_near = rest == bits.ZERO or plays_left(rest, depth) <= 1
        if (is_near or least_held <= ALARM) and (gang < 0 or is_play_with_call(action)):
            gang = place
    return gang


@rule
def choose(
    hand: np.uint64,
    phase: int,
    is_asked: bool,
    legal: Numbers,
    count: int,
    depth: int,
    least_held: int,
    next_held: int,
) -> int:
    """The place of the action that a player of this depth takes; -1 for letting it be."""
    if not is_asked:
        return best_interrupt(hand, legal, count, depth, least_held)
    if phase == Phase.RETURN:
        return best_return(hand, legal, count, depth)
    return best_play(hand, phase == Phase.LEAD, legal, count, depth, least_held, next_held)


# For the search: what a playout does


@rule
def least_of_others(state: State, seat: int) -> int:
    """The fewest cards that an opponent holds who may still play."""
    least = 17
    for other in range(state.seats):
        if other != seat and state.able >> other & 1:
            least = min(least, bits.count(state.hands[other]))
    return least


@rule
def playout_action(
    state: State, seat: int, legal: Numbers, count: int, random: np.uint64
) -> np.uint64:
    """The choice of a quick player: from its own hand and what all know."""
    if pick(random, BLUNDERS) == 0:
        return np.uint64(legal[pick(random << np.uint64(7), count)])
    neighbour = NEXT_SEAT[state.direction, state.seats, state.able | 1 << seat, seat]
    place = choose(
        state.hands[seat],
        state.phase,
        seat == state.turn,
        legal,
        count,
        1,
        least_of_others(state, seat),
        bits.count(state.hands[neighbour]),
    )
    return NOTHING if place < 0 else np.uint64(legal[place])


@rule
def is_settled(start: State, state: State) -> bool:
    """A playout stops when the hand is over."""
    return bool(state.hand_number != start.hand_number)


@rule
def evaluate(state: State, out: Numbers) -> None:
    """Each player's part of the win, guessed from the totals."""
    total = 0.0
    for seat in range(state.seats):
        out[seat] = np.exp(-float(state.total[seat]) / POINTS_OF_A_WIN)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


# At the table


@rule
def answer(
    hand: np.uint64, phase: int, is_asked: bool, legal: Numbers, depth: int, least: int, after: int
) -> int:
    """The door to `choose` from Python."""
    return choose(hand, phase, is_asked, legal, legal.size, depth, least, after)


def _held_by_next(view: Array, seat: int, seats: int) -> int:
    able = sum(1 << s for s in range(seats) if view[0]["able"][s]) | 1 << seat
    neighbour = int(NEXT_SEAT[int(view[0]["direction"]), seats, able, seat])
    return int(view[0]["held"][neighbour]) if neighbour != seat else 17


def _answer(question: Question, depth: int) -> int | None:
    view, seat = question.view, question.seat
    others = [
        int(view[0]["held"][other])
        for other in range(question.seats)
        if other != seat and view[0]["able"][other]
    ]
    place = answer(
        np.uint64(view[0]["hand"]),
        int(view[0]["phase"]),
        int(view[0]["turn"]) == seat,
        np.array(question.legal, np.uint64),
        depth,
        min(others, default=17),
        _held_by_next(view, seat, question.seats),
    )
    if place < 0:
        return None if question.optional else question.legal[0]
    return question.legal[place]


def regular(question: Question) -> int | None:
    """Fewest plays, gangs kept for an alarm, fear of the neighbour's last card."""
    return _answer(question, 1)


def _without_call(question: Question, chosen: int | None) -> int | None:
    """The same without the call, where that can be."""
    if chosen is None or chosen.bit_count() <= 32:
        return None if chosen == Kind.CALL and question.optional else chosen
    silent = chosen ^ 2**64 - 1
    return silent if silent in question.legal else chosen


def novice(question: Question) -> int | None:
    """Sees numbers, not colours; now and then plays anything, or forgets to call."""
    luck = question.random
    if not question.optional and luck.integers(BLUNDERS) == 0:
        return question.legal[int(luck.integers(len(question.legal)))]
    chosen = _answer(question, 0)
    return _without_call(question, chosen) if luck.integers(FORGETS) == 0 else chosen


def strong(setting: str) -> Search:
    """Weighs each of its actions in imagined worlds, where all play on as `regular` does."""
    return replace(search(setting, "strong"), levels=1)


BOTS: Mapping[str, BotMaker] = {
    "novice": without_setting("novice", novice),
    "regular": without_setting("regular", regular),
    "strong": strong,
}
"""Weakest first."""
