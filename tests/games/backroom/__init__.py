"""Backroom: a tiny card game of our own, for tests.

It has what the dice game has not: hidden hands with copies, a pile, sealed bids, a card
thrown out of turn, openly taken cards. `catalogue.add(backroom.GAME)` offers it.
"""

from functools import partial
from pathlib import Path
from typing import Any

from backroom import rules, view
from backroom.components import MOST_LEGAL, MOST_SEATS, Face, copies
from backroom.notation import BackroomNotation
from backroom.state import PRESETS, Options, State, View
from backroom.whispering import ROOMS
from hinterzimmer.engine.contract import GameType, rules_of


def _copies_of(face: int, state: Any) -> int:
    sets = [state.loot, state.discard, state.pile, *state.hand, *state.sealed]
    return sum(copies(cards, face) for cards in sets)


FOLDER = Path(__file__).parent

__all__ = ["GAME", "PRESETS", "Options", "State", "View", "rules", "view"]

GAME = GameType(
    name="backroom",
    rules_version=1,
    seats=range(2, MOST_SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets=PRESETS,
    rules=rules_of(rules, view),
    notation=BackroomNotation(),
    rulebook=FOLDER,
    max_legal=MOST_LEGAL,
    max_actions=20,
    sealed_words=frozenset({"bid", "pass"}),
    breaks=frozenset({"revealed"}),
    rooms=ROOMS,
    conserved={face.name.lower(): partial(_copies_of, face) for face in Face},
)
