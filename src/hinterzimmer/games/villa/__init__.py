"""Die Villa des Paten: a team of police against a godfather and his thirteen guards."""

from pathlib import Path

from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.games.villa import rules, view
from hinterzimmer.games.villa.components import PRESETS, SEATS, Options
from hinterzimmer.games.villa.notation import NOTATION
from hinterzimmer.games.villa.refusals import MOST_LEGAL
from hinterzimmer.games.villa.state import State
from hinterzimmer.games.villa.view import View

GAME = GameType(
    name="villa",
    rules_version=1,
    seats=SEATS,
    State=State,
    View=View,
    Options=Options,
    presets=PRESETS,
    rules=rules_of(rules, view),
    notation=NOTATION,
    rulebook=Path(__file__).parent,
    max_legal=MOST_LEGAL,
    max_actions=2_500,
    conserved={"cards": rules.cards_in_all},
)
"""The game as the catalogue knows it."""

__all__ = ["GAME"]
