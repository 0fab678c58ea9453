"""Chicago: three dice, a few lives, and what the leader announces."""

from pathlib import Path

from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.games.chicago import rules, view
from hinterzimmer.games.chicago.components import PRESETS, SEATS, Options
from hinterzimmer.games.chicago.notation import NOTATION
from hinterzimmer.games.chicago.state import State
from hinterzimmer.games.chicago.view import View

GAME = GameType(
    name="chicago",
    rules_version=1,
    seats=SEATS,
    State=State,
    View=View,
    Options=Options,
    presets=PRESETS,
    rules=rules_of(rules, view),
    notation=NOTATION,
    rulebook=Path(__file__).parent,
    max_legal=10,
    max_actions=2000,
    breaks=frozenset({"round_began"}),
)
"""The game as the catalogue knows it."""

__all__ = ["GAME"]
