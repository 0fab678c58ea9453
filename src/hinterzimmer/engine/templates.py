"""Code written once and compiled once a game: the doors between Python and the rules.

A closure over a game's rules would never be found in Numba's cache again. A new function
made from a template's code, with the rules bound as its globals and a qualified name of its
own, is. What crosses the border are arrays of records, never single records: a record as
an argument costs microseconds that grow with its fields, an array of one half of one.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Any

import numpy as np

from hinterzimmer.engine.bits import lowest
from hinterzimmer.engine.chance import next_game
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.engine.rule import compiled, rule


def bind(template: Callable[..., Any], game: GameType, **more: object) -> Callable[..., Any]:
    """The template, compiled over a game's rules (and `more` names).

    Numba's cache tells functions apart by their names and code alone, so what else is bound
    goes into the name: the same search over other playouts is another function.
    """
    assert isinstance(template, FunctionType)
    bound = FunctionType(
        template.__code__,
        {**template.__globals__, **game.rules, **more},
        template.__name__,
        template.__defaults__,
    )
    bound.__qualname__ = f"{template.__qualname__}-{game.name}-{game.rules_version}{_variant(more)}"
    bound.__module__ = template.__module__
    rules = [value for value in (*game.rules.values(), *more.values()) if callable(value)]
    return compiled(bound, binds=rules)


def _variant(more: dict[str, object]) -> str:
    if not more:
        return ""
    told = [
        f"{name}={getattr(value, '__module__', '')}.{getattr(value, '__qualname__', value)}"
        for name, value in sorted(more.items())
    ]
    return "-" + hashlib.sha256(";".join(told).encode()).hexdigest()[:12]


# The names below that no import gives are the game's rules; `bind` supplies them.
# ruff: noqa: F821


def _setup(states: Any, options: Any, chances: Any, logs: Any) -> None:
    setup(states[0], options[0], chances[0], logs[0])  # type: ignore[name-defined]


def _masks(states: Any) -> Any:
    state = states[0]
    return acting(state), must_act(state)  # type: ignore[name-defined]


def _legal(states: Any, seat: Any, out: Any) -> Any:
    return legal_actions(states[0], seat, out)  # type: ignore[name-defined]


def _why(states: Any, seat: Any, action: Any) -> Any:
    return why_illegal(states[0], seat, action)  # type: ignore[name-defined]


def _apply(states: Any, seat: Any, action: Any, chances: Any, logs: Any) -> None:
    apply_action(states[0], seat, action, chances[0], logs[0])  # type: ignore[name-defined]


def _returns(states: Any, out: Any) -> None:
    returns(states[0], out)  # type: ignore[name-defined]


def _view(states: Any, seat: Any, views: Any) -> None:
    view(states[0], seat, views[0])  # type: ignore[name-defined]


def _imagine(views: Any, chances: Any, states: Any) -> None:
    imagine(views[0], chances[0], states[0])  # type: ignore[name-defined]


def _default(states: Any, seat: Any) -> Any:
    return default_action(states[0], seat)  # type: ignore[name-defined]


def _undo(states: Any, seat: Any) -> Any:
    return may_undo(states[0], seat)  # type: ignore[name-defined]


@rule
def xorshift(seed: np.uint64) -> np.uint64:
    """The next state of a small generator (Marsaglia, xorshift64), never for a game."""
    seed ^= seed << np.uint64(13)
    seed ^= seed >> np.uint64(7)
    seed ^= seed << np.uint64(17)
    return seed


@rule
def pick(random: np.uint64, count: int) -> int:
    """A place below `count`, from the upper half of a random word."""
    return int(((random >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


def _play_out(
    states: Any,
    options: Any,
    chances: Any,
    logs: Any,
    seed: Any,
    games: Any,
    out: Any,
    results: Any,
    ends: Any,
) -> Any:
    """Play `games` games of uniformly random legal moves; how many moves they had.

    Seats that may but need not act are polled before each move of a seat that must: they
    act with one chance in as many as they have actions, plus one.
    results: a row of 16 returns a game. ends: the last state of each game. Either may have
    no rows, and is then not written.
    """
    moves = 0
    random = seed
    state = states[0]
    for game in range(games):
        wipe(states)
        setup(state, options[0], chances[0], logs[0])  # type: ignore[name-defined]
        waiting = must_act(state)  # type: ignore[name-defined]
        while waiting != 0:
            mover = lowest(np.uint64(waiting))
            optional = acting(state) & ~waiting  # type: ignore[name-defined]
            seat = 0
            while optional >> seat:
                if (optional >> seat) & 1:
                    count = legal_actions(state, seat, out)  # type: ignore[name-defined]
                    random = xorshift(random)
                    place = pick(random, count + 1)
                    if place < count:
                        mover = seat
                        break
                seat += 1
            count = legal_actions(state, mover, out)  # type: ignore[name-defined]
            random = xorshift(random)
            action = out[pick(random, count)]
            apply_action(state, mover, action, chances[0], logs[0])  # type: ignore[name-defined]
            moves += 1
            waiting = must_act(state)  # type: ignore[name-defined]
        if results.shape[0] > 0:
            returns(state, results[game])  # type: ignore[name-defined]
        if ends.size > 0:
            ends[game] = state
        next_game(chances[0])
    return moves


@rule
def wipe(states: Any) -> None:
    """All bytes of the records to zero."""
    raw = states.view(np.uint8)
    for i in range(raw.size):
        raw[i] = 0


def _advance(
    states: Any,
    options: Any,
    chances: Any,
    logs: Any,
    actions: Any,
    seats: Any,
    legal: Any,
    counts: Any,
    results: Any,
    over: Any,
) -> None:
    """One decision in each game of a batch (see `play.batch.Batch`)."""
    for i in range(states.size):
        over[i] = False
        if counts[i] > 0:
            apply_action(states[i], seats[i], actions[i], chances[i], logs[0])  # type: ignore[name-defined]
        else:  # a game that was not set up yet
            wipe(states[i : i + 1])
            setup(states[i], options[0], chances[i], logs[0])  # type: ignore[name-defined]
        waiting = must_act(states[i])  # type: ignore[name-defined]
        if waiting == 0:
            over[i] = True
            returns(states[i], results[i])  # type: ignore[name-defined]
            next_game(chances[i])
            wipe(states[i : i + 1])
            setup(states[i], options[0], chances[i], logs[0])  # type: ignore[name-defined]
            waiting = must_act(states[i])  # type: ignore[name-defined]
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        seats[i] = seat
        counts[i] = legal_actions(states[i], seat, legal[i])  # type: ignore[name-defined]


@dataclass(frozen=True)
class Kernels:
    """The compiled doors to one game. All arrays of records have one element but for `advance`."""

    setup: Callable[[Array, Array, Array, Array], None]
    masks: Callable[[Array], tuple[int, int]]
    legal: Callable[[Array, int, Numbers], int]
    why: Callable[[Array, int, np.uint64], int]
    apply: Callable[[Array, int, np.uint64, Array, Array], None]
    returns: Callable[[Array, Numbers], None]
    view: Callable[[Array, int, Array], None]
    imagine: Callable[[Array, Array, Array], None]
    default: Callable[[Array, int], np.uint64]
    undo: Callable[[Array, int], int]
    play_out: Callable[..., int]
    advance: Callable[..., None]


_TEMPLATES: dict[str, Callable[..., Any]] = {
    "setup": _setup,
    "masks": _masks,
    "legal": _legal,
    "why": _why,
    "apply": _apply,
    "returns": _returns,
    "view": _view,
    "imagine": _imagine,
    "default": _default,
    "undo": _undo,
    "play_out": _play_out,
    "advance": _advance,
}
assert set(_TEMPLATES) == {f.name for f in fields(Kernels)}


_bound: dict[int, tuple[GameType, Kernels]] = {}


def kernels(game: GameType) -> Kernels:
    """The doors to a game; bound once, compiled on first use or by `warm.steps`."""
    if id(game) not in _bound:  # the game is kept too, so that its id stays its own
        doors = Kernels(**{key: bind(template, game) for key, template in _TEMPLATES.items()})
        _bound[id(game)] = (game, doors)
    return _bound[id(game)][1]
