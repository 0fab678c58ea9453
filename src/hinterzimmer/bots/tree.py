"""The compiled part of the search: a table of edges, and the templates that walk it.

Information-set Monte Carlo tree search after Cowling, Powley and Whitehouse, "Information
Set Monte Carlo Tree Search" (IEEE TCIAIG 4(2), 2012), with one observer. Each iteration
imagines a world from the observer's view, walks down the edges that are legal in it, adds one,
plays on to the end, and adds what each seat has won to the edges on its way. A node maximises
the utility of the seat that moves there (max^n).

A node is a seat to move and what is known about it: what the observer sees where the
observer moves, what a spectator sees where another does. So a sealed choice, a card drawn
blind or an interrupt that somebody lets be leads everybody who cannot see it to the same node,
and open dice lead to different ones. A node is stored nowhere: an edge is found by the hash
of its node and its action. An edge counts how often it was legal (the worlds differ in what
others may do), and takes that number for its node's visits in the upper confidence bound.
"""

import math
from collections.abc import Callable
from typing import Annotated

import numpy as np

from hinterzimmer.bots.playouts import NOTHING, Playout
from hinterzimmer.engine.chance import Chance, next_game
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import SPECTATOR, EventLog
from hinterzimmer.engine.records import Array, Field, Known, Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.engine.templates import bind, pick, wipe, xorshift

MOST_SEATS = 16
PATH = 256
"""Beyond so many choices an iteration goes on without the tree."""

_ODD = np.uint64(0xFFFFFF4B)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)
_1 = np.uint64(1)


def _own(kind: str, unit: str, *shape: int) -> Field:
    return Field(kind, unit, shape=shape, known=Known.NOBODY)


class Edge(Record):
    """An action at a node. key: hash of both; 0 where the place in the table is free."""

    key: Annotated[np.uint64, _own("u8", "hash")]
    visits: Annotated[int, _own("u4", "iterations that chose it")]
    available: Annotated[int, _own("u4", "iterations in which it could be chosen")]
    total: Annotated[float, _own("f8", "sum of the mover's utilities")]


class Walk(Record):
    """What one search carries from iteration to iteration, and its way down in this one."""

    observer: Annotated[int, _own("i8", "seat")]
    seats: Annotated[int, _own("i8", "seats")]
    depth: Annotated[int, _own("i8", "actions after the tree")]
    levels: Annotated[int, _own("i8", "choices that the tree is deep, at most PATH")]
    exploration: Annotated[float, _own("f8", "weight of the confidence bound")]
    luck: Annotated[np.uint64, _own("u8", "state of the generator")]
    used: Annotated[int, _own("i8", "edges in the table")]
    least: Annotated[float, _own("f8", "lowest utility met")]
    most: Annotated[float, _own("f8", "highest utility met")]
    in_tree: Annotated[int, _own("u1", "flag: every edge on the way was known")]
    left: Annotated[int, _own("i8", "actions before the playout is cut off")]
    actor: Annotated[int, _own("i8", "seat that acted last")]
    polled: Annotated[int, _own("i8", "mask of seats that let it be since then")]
    length: Annotated[int, _own("i8", "edges on the way")]
    way: Annotated[Numbers, _own("i8", "place in the table", PATH)]
    mover: Annotated[Numbers, _own("i8", "seat", PATH)]
    utility: Annotated[Numbers, _own("f8", "as the game counts it", MOST_SEATS)]


# The table of edges


@rule
def next_word(walk: Walk) -> np.uint64:
    """A random word."""
    word = xorshift(np.uint64(walk.luck))
    walk.luck = word
    return word


@rule
def mixed(digest: np.uint64, word: np.uint64) -> np.uint64:
    """The hash of what was hashed before and one more word.

    A step of multiply-with-carry (Marsaglia) between two of xorshift: never more than 64
    bits, so that plain Python agrees.
    """
    x = xorshift(digest ^ word)
    return xorshift((x & _LOW) * _ODD + (x >> _32))


@rule
def edge_key(node: np.uint64, action: np.uint64) -> np.uint64:
    """The hash of an edge; never 0."""
    return mixed(node, action) | _1


@rule
def find(edges: Array, key: np.uint64) -> int:
    """The place of a key, or the free place where it would go."""
    last = np.uint64(edges.size - 1)
    place = (key >> _1) & last
    while edges[np.int64(place)].key != 0 and edges[np.int64(place)].key != key:
        place = (place + _1) & last
    return int(np.int64(place))  # int() of a uint64 stays one under Numba


@rule
def move_edges(edges: Array, larger: Array) -> None:
    """Copy a table into a larger one of zero bytes. Sizes are powers of two."""
    for i in range(edges.size):
        if edges[i].key != 0:
            place = find(larger, np.uint64(edges[i].key))
            larger[place].key = edges[i].key
            larger[place].visits = edges[i].visits
            larger[place].available = edges[i].available
            larger[place].total = edges[i].total


@rule
def bound_of(edge: Edge, walk: Walk, exploration: float) -> float:
    """The upper confidence bound of an edge, its value scaled to 0..1 by what was met."""
    span = walk.most - walk.least
    value = 0.5
    if span > 0.0:
        value = (edge.total / edge.visits - walk.least) / span
    return float(value + exploration * math.sqrt(math.log(edge.available) / edge.visits))


@rule
def choose(
    edges: Array, walk: Walk, node: np.uint64, legal: Numbers, count: int, is_blind: bool
) -> tuple[int, int]:
    """The place in `legal` to go on with, and its edge.

    An action that was never tried comes first, drawn at random; -1 for its edge where the
    table is half full and holds none of the actions. is_blind: others choose at the same time.
    Two that explore by the same clock would try their second best together and take it for an
    answer to each other's (Tak, Lanctot and Winands, 2014), so chance drives their clocks.
    """
    untried, fresh, fresh_edge = 0, -1, -1
    best, best_edge, best_bound = -1, -1, -math.inf
    for place in range(count):
        key = edge_key(node, legal[place])
        edge = find(edges, key)
        if edges[edge].key == 0:
            untried += 1
            if pick(next_word(walk), untried) == 0:
                fresh, fresh_edge = place, edge
        else:
            edges[edge].available += 1
            exploration = walk.exploration
            if is_blind:
                exploration *= pick(next_word(walk), 2001) / 1000
            bound = bound_of(edges[edge], walk, exploration)
            if bound > best_bound:
                best, best_edge, best_bound = place, edge, bound
    if fresh >= 0 and 2 * walk.used < edges.size:
        edges[fresh_edge].key = edge_key(node, legal[fresh])
        edges[fresh_edge].available = 1
        walk.used += 1
        return fresh, fresh_edge
    if best >= 0:
        return best, best_edge
    return fresh, -1


@rule
def learn(edges: Array, walk: Walk) -> None:
    """Add what was won to the edges on the way."""
    for seat in range(walk.seats):
        walk.least = min(walk.least, walk.utility[seat])
        walk.most = max(walk.most, walk.utility[seat])
    for step in range(walk.length):
        edge = walk.way[step]
        edges[edge].visits += 1
        edges[edge].total += walk.utility[walk.mover[step]]


@rule
def digest_of(words: Numbers, seat: int) -> np.uint64:
    """The hash of a node: what is seen, as words of 64 bits, and the seat to move."""
    digest = np.uint64(seat + 1)
    for i in range(words.size):
        digest = mixed(digest, words[i])
    return digest


@rule
def results(
    edges: Array, node: np.uint64, legal: Numbers, visits: Numbers, totals: Numbers
) -> None:
    """What was learnt of the actions of a node."""
    for place in range(legal.size):
        edge = find(edges, edge_key(node, legal[place]))
        visits[place] = edges[edge].visits
        totals[place] = edges[edge].total


@rule
def keep_start(states: Array) -> None:
    """Copy the first of two records over the second."""
    raw = states.view(np.uint8)
    size = raw.size // 2
    for i in range(size):
        raw[size + i] = raw[i]


# Templates. What follows is the game's, or another template bound to it; `bind` supplies it.
# ruff: noqa: F821

acting: Callable[[Record], int]
must_act: Callable[[Record], int]
legal_actions: Callable[[Record, int, Numbers], int]
apply_action: Callable[[Record, int, np.uint64, Chance, EventLog], None]
returns: Callable[[Record, Numbers], None]
view: Callable[[Record, int, Record], None]
imagine: Callable[[Record, Chance, Record], None]
playout_action: Callable[[Record, int, Numbers, int, np.uint64], np.uint64]
evaluate: Callable[[Record, Numbers], None]
is_settled: Callable[[Record, Record], bool]
offer: Callable[[Record, int, Numbers], int]
turn: Callable[[Record, Walk, Numbers], tuple[int, int]]
node_of: Callable[[Record, int, Walk, Array, Numbers], np.uint64]
begin: Callable[[Array, Array, Walk, Chance, Numbers], tuple[int, int]]
pick_action: Callable[..., np.uint64]
go_on: Callable[[Array, Walk, Numbers], tuple[int, int]]
settle: Callable[[Record, Walk], None]


def _offer(state: Record, seat: int, legal: Numbers) -> int:
    """What a seat may do; who need not act and could may also let it be."""
    count = legal_actions(state, seat, legal)
    if count > 0 and not (must_act(state) >> seat) & 1:
        legal[count] = NOTHING
        count += 1
    return count


def _turn(state: Record, walk: Walk, legal: Numbers) -> tuple[int, int]:
    """The seat that chooses next and the number of its choices; -1 when the game is over.

    After each action the seats that may but need not act are polled, the actor first and then
    in playing order; then comes a seat that must act. Choices that are sealed until
    all have made them may come in any order.
    """
    waiting = must_act(state)
    if waiting == 0:
        return -1, 0
    optional = acting(state) & ~waiting & ~walk.polled
    seat = walk.actor
    for _ in range(walk.seats):
        if (optional >> seat) & 1:
            walk.polled |= 1 << seat
            count = offer(state, seat, legal)
            if count > 0:
                return seat, count
        seat = (seat + 1) % walk.seats
    seat = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat, legal_actions(state, seat, legal)


def _node_of(state: Record, seat: int, walk: Walk, seen: Array, words: Numbers) -> np.uint64:
    """The hash of the node where `seat` moves. `seen` is a view over the memory of `words`."""
    eye = seat if seat == walk.observer else SPECTATOR
    for i in range(words.size):
        words[i] = 0
    view(state, eye, seen[0])
    return digest_of(words, seat)


def _begin(
    views: Array, states: Array, walk: Walk, chance: Chance, legal: Numbers
) -> tuple[int, int]:
    """Imagine a world; the observer and the number of its choices."""
    next_game(chance)  # each world has luck of its own
    wipe(states)
    imagine(views[0], chance, states[0])
    keep_start(states)
    walk.in_tree = 1
    walk.length = 0
    walk.left = walk.depth
    walk.actor = walk.observer
    walk.polled = 1 << walk.observer
    return walk.observer, offer(states[0], walk.observer, legal)


def _pick_action(
    state: Record,
    seat: int,
    count: int,
    walk: Walk,
    edges: Array,
    seen: Array,
    words: Numbers,
    legal: Numbers,
) -> np.uint64:
    """By the tree until an edge is new, then as the playout plays.

    Where nothing can be chosen nothing is learnt, but for the root: there it has a value.
    """
    only: np.uint64 = legal[0]
    if count == 1 and walk.length > 0:
        return only
    if not walk.in_tree:
        return playout_action(state, seat, legal, count, next_word(walk))
    node = node_of(state, seat, walk, seen, words)
    waiting = must_act(state)
    is_blind = waiting & (waiting - 1) != 0
    place, edge = choose(edges, walk, node, legal, count, is_blind)
    walk.in_tree = 0
    if edge >= 0:
        walk.way[walk.length] = edge
        walk.mover[walk.length] = seat
        walk.length += 1
        if edges[edge].visits > 0 and walk.length < walk.levels:
            walk.in_tree = 1
    chosen: np.uint64 = legal[place]
    return chosen


def _go_on(states: Array, walk: Walk, legal: Numbers) -> tuple[int, int]:
    """The next seat and the number of its choices; none at the iteration's end."""
    if is_settled(states[1], states[0]):
        return -1, 0
    if not walk.in_tree:
        if walk.left == 0:
            return -1, 0
        walk.left -= 1
    return turn(states[0], walk, legal)


def _settle(state: Record, walk: Walk) -> None:
    """What each seat has in the end, or may expect where the playout was cut off."""
    if must_act(state) == 0:
        returns(state, walk.utility)
    else:
        evaluate(state, walk.utility)


def _search(
    views: Array,
    states: Array,
    walks: Array,
    edges: Array,
    seen: Array,
    words: Numbers,
    chances: Array,
    logs: Array,
    legal: Numbers,
    iterations: int,
) -> None:
    """So many iterations from a view. states: room for two.

    `apply_action` stands here and nowhere else: each function that calls it, even through
    another, costs the compiler a pass over all the rules.
    """
    state, walk = states[0], walks[0]
    for _ in range(iterations):
        seat, count = begin(views, states, walk, chances[0], legal)
        while count > 0:
            action = pick_action(state, seat, count, walk, edges, seen, words, legal)
            if action != NOTHING:
                apply_action(state, seat, action, chances[0], logs[0])
                walk.actor = seat
                walk.polled = 0
            seat, count = go_on(states, walk, legal)
        settle(state, walk)
        learn(edges, walk)


def compiled(game: GameType, playout: Playout) -> Callable[..., None]:
    """`_search` over a game's rules and a way to play on."""
    offer = bind(_offer, game)
    turn = bind(_turn, game, offer=offer)
    node_of = bind(_node_of, game)
    return bind(
        _search,
        game,
        begin=bind(_begin, game, offer=offer),
        pick_action=bind(
            _pick_action, game, node_of=node_of, playout_action=playout.playout_action
        ),
        go_on=bind(_go_on, game, turn=turn, is_settled=playout.is_settled),
        settle=bind(_settle, game, evaluate=playout.evaluate or game.rules["returns"]),
    )
