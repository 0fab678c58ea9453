"""How a game is played on from a leaf of the search tree: the part that a game may replace.

A game's heuristics (`bots/heuristics/<game>.py`) may offer, as module-level rules,

    playout_action(state, seat, legal, count, random) -> action
    evaluate(state, out)                what each seat may expect, in the unit of `returns`
    is_settled(start, state) -> bool    may the playout stop here and `evaluate` instead?

`legal` holds `count` actions to choose from; for a seat that need not act the last one is
`NOTHING`. `random` is one random word of 64 bits. `start` is the world as the search
imagined it, before its first action. What is not offered has the default below.
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.records import Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.engine.templates import pick

NOTHING = np.uint64(2**64 - 1)
"""What a seat does that may act and lets it be. No game has this action."""


@rule
def any_action(
    state: Record, seat: int, legal: Numbers, count: int, random: np.uint64
) -> np.uint64:
    """Each action equally likely."""
    action: np.uint64 = legal[pick(random, count)]
    return action


@rule
def never_settled(start: Record, state: Record) -> bool:
    """Every playout goes to the end of the game."""
    return False


@dataclass(frozen=True)
class Playout:
    """The rules that play on from a leaf. evaluate: None for what is won so far (`returns`)."""

    playout_action: Callable[..., Any] = any_action
    evaluate: Callable[..., Any] | None = None
    is_settled: Callable[..., Any] = never_settled


def playout_of(game: GameType) -> Playout:
    """What the game's heuristics offer, with the defaults for the rest."""
    module = f"hinterzimmer.bots.heuristics.{game.name}"
    if importlib.util.find_spec(module) is None:
        return Playout()
    offered = vars(importlib.import_module(module))
    return Playout(
        offered.get("playout_action", any_action),
        offered.get("evaluate"),
        offered.get("is_settled", never_settled),
    )
