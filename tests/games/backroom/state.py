"""The whole truth, what one viewer may know of it, and the choices of rule."""

from dataclasses import dataclass
from typing import Annotated

import numpy as np

from backroom.components import MOST_SEATS, Phase, Tie, Way
from backroom.notation import CARDS
from hinterzimmer.engine.options import option
from hinterzimmer.engine.records import Field, Known, Numbers, Record


@dataclass(frozen=True)
class Options:
    hand: int = option(3, rule="1.3", values=range(2, 4))
    tip_offs: bool = option(True, rule="3.1")
    tie: Tie = option(Tie.COIN, rule="4.3")


PRESETS = {"seed": Options(), "quiet": Options(tip_offs=False, tie=Tie.NOBODY)}


class State(Record):
    """Every set of cards is counted (rule 1.2), but for `pile`: chance needs to know which."""

    seats: Annotated[int, Field("u1", "seats")]
    tip_offs: Annotated[int, Field("u1", "option", shows=bool)]
    tie: Annotated[int, Field("u1", "option", shows=Tie)]
    phase: Annotated[int, Field("u1", "which question is open", shows=Phase)]
    round: Annotated[int, Field("u1", "rounds, from 1")]
    leader: Annotated[int, Field("u1", "seat")]
    way: Annotated[int, Field("u1", "which bid wins", shows=Way)]
    undoable: Annotated[int, Field("u1", "seat + 1 that may take its call back")]
    committed: Annotated[int, Field("u1", "mask of seats that have bid")]
    loot: Annotated[np.uint64, Field("u8", "set of cards", shows=CARDS)]
    discard: Annotated[np.uint64, Field("u8", "set of cards", shows=CARDS)]
    pile: Annotated[np.uint64, Field("u8", "set of cards, not counted", known=Known.NOBODY)]
    hand: Annotated[
        Numbers, Field("u8", "set of cards", (MOST_SEATS,), Known.OWNER, CARDS, per_seat=True)
    ]
    sealed: Annotated[
        Numbers, Field("u8", "set of cards", (MOST_SEATS,), Known.OWNER, CARDS, per_seat=True)
    ]
    open_hand: Annotated[
        Numbers,
        Field("u8", "cards known to be held", (MOST_SEATS,), shows=CARDS, per_seat=True),
    ]
    score: Annotated[Numbers, Field("i2", "points", (MOST_SEATS,), per_seat=True)]


class View(Record):
    """What a seat or a spectator may know. A sealed bid counts as held until all are seen."""

    viewer: Annotated[int, Field("u1", "seat, or 15 for a spectator", known=Known.VIEWER)]
    seats: Annotated[int, Field("u1", "seats")]
    tip_offs: Annotated[int, Field("u1", "option", shows=bool)]
    tie: Annotated[int, Field("u1", "option", shows=Tie)]
    phase: Annotated[int, Field("u1", "which question is open", shows=Phase)]
    round: Annotated[int, Field("u1", "rounds, from 1")]
    leader: Annotated[int, Field("u1", "seat")]
    way: Annotated[int, Field("u1", "which bid wins", shows=Way)]
    undoable: Annotated[int, Field("u1", "seat + 1 that may take its call back")]
    committed: Annotated[int, Field("u1", "mask of seats that have bid")]
    loot: Annotated[np.uint64, Field("u8", "set of cards", shows=CARDS)]
    discard: Annotated[np.uint64, Field("u8", "set of cards", shows=CARDS)]
    hand: Annotated[np.uint64, Field("u8", "set of cards", known=Known.VIEWER, shows=CARDS)]
    sealed: Annotated[np.uint64, Field("u8", "set of cards", known=Known.VIEWER, shows=CARDS)]
    held: Annotated[Numbers, Field("u1", "cards", (MOST_SEATS,), per_seat=True)]
    open_hand: Annotated[
        Numbers,
        Field("u8", "cards known to be held", (MOST_SEATS,), shows=CARDS, per_seat=True),
    ]
    score: Annotated[Numbers, Field("i2", "points", (MOST_SEATS,), per_seat=True)]
