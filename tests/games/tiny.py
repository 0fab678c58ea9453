"""What the tiny games for tests of bots share."""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import GameType, rules_of
from hinterzimmer.engine.notation import ActionForm, PackedNotation, number
from hinterzimmer.engine.records import Record
from hinterzimmer.engine.rule import rule

DO = 1
REFUSED = 200


@dataclass(frozen=True)
class Options:
    """There are none."""


@rule
def may_undo(state: Record, seat: int) -> int:
    return REFUSED


@rule
def choice(which: int) -> np.uint64:
    """The action that means the choice with this number."""
    return bits.packed(DO, which)


def game_of(module: str, *, seats: int, max_legal: int, max_actions: int) -> GameType:
    """The game of a module that has `State`, `View` and the rules but `may_undo`."""
    found = sys.modules[module]
    return GameType(
        name=module,
        rules_version=1,
        seats=range(seats, seats + 1),
        State=found.State,
        View=found.View,
        Options=Options,
        presets={"seed": Options()},
        rules=rules_of(sys.modules[__name__], found),
        notation=PackedNotation((ActionForm(DO, "do", number("choice")),), (), str),
        rulebook=Path(__file__).parent,
        max_legal=max_legal,
        max_actions=max_actions,
    )
