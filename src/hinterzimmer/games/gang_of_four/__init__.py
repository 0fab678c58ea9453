"""Gang of Four: 64 cards, climbing combinations, and gangs thrown out of turn."""

from pathlib import Path

import numpy as np

from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.games.gang_of_four import imagining, rules, view
from hinterzimmer.games.gang_of_four.components import PRESETS, SEATS, Options
from hinterzimmer.games.gang_of_four.notation import NOTATION
from hinterzimmer.games.gang_of_four.refusals import MOST_LEGAL
from hinterzimmer.games.gang_of_four.state import State
from hinterzimmer.games.gang_of_four.view import View


def points_a_hand(view: Array) -> Numbers:
    """What each seat's cards cost it in a match, a hand; below zero, as few points are good."""
    seats, hands = int(view["seats"][0]), int(view["hand_number"][0])
    cost: Numbers = -view["total"][0, :seats].astype(np.float64) / hands
    return cost


GAME = GameType(
    name="gang_of_four",
    rules_version=1,
    seats=SEATS,
    State=State,
    View=View,
    Options=Options,
    presets=PRESETS,
    rules=rules_of(rules, view, imagining),
    notation=NOTATION,
    rulebook=Path(__file__).parent,
    max_legal=MOST_LEGAL,
    max_actions=80_000,
    breaks=frozenset({"hand_won"}),
    conserved={"cards": rules.cards_in_all},
    points=points_a_hand,
)
"""The game as the catalogue knows it."""

__all__ = ["GAME"]
