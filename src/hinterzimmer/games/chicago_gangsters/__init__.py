"""Chicago Gangsters: coalitions that change each round, means laid in secret, broken promises."""

from pathlib import Path

import numpy as np

from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.games.chicago_gangsters import imagining, rules, view
from hinterzimmer.games.chicago_gangsters.cards import HASH
from hinterzimmer.games.chicago_gangsters.components import PRESETS, SEATS, Options
from hinterzimmer.games.chicago_gangsters.conferring import ROOMS
from hinterzimmer.games.chicago_gangsters.ending import cards_in_all
from hinterzimmer.games.chicago_gangsters.notation import NOTATION
from hinterzimmer.games.chicago_gangsters.refusals import MOST_LEGAL
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.view import View


def alcohol(view: Array) -> Numbers:
    """What each seat of a finished game has, for the arena."""
    return np.asarray(view["alcohol"][0, : int(view["seats"][0])], np.float64)


GAME = GameType(
    name="chicago_gangsters",
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
    max_actions=2_000,
    sealed_words=frozenset({"lay", "lay_for"}),
    breaks=frozenset({"round_over"}),
    conserved={"means": cards_in_all},
    points=alcohol,
    components=HASH,
    rooms=ROOMS,
)
"""The game as the catalogue knows it."""

__all__ = ["GAME"]
