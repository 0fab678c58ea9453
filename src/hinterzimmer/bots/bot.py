"""The bot protocol: a view, the legal actions and a budget go in, an action comes out.

Bots keep no memory of their own: everything they may know is in the question, so that a
substitute after a restart plays the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.records import Array


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: `iterations` is reproducible, `seconds` is for tables."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and all that it may know.

    view: one `View` record. legal: all legal actions in the rulebook's order. events: the
    seat's own event log from the first event, as JSON. random: the only randomness a bot uses.
    optional: the seat may act but nobody waits for it (an interrupt); None lets it be.
    """

    game: GameType
    seats: int
    seat: int
    view: Array
    legal: Sequence[int]
    events: Sequence[Mapping[str, Any]]
    budget: Budget
    random: np.random.Generator
    optional: bool = False


class Bot(Protocol):
    """A player that is a program.

    `__call__` answers with one of `question.legal`, or None where the question is optional
    and the seat lets it be.
    """

    def __call__(self, question: Question) -> int | None:
        """The action chosen."""


BotMaker = Callable[[str], Bot]
"""Makes a bot from what follows its name's colon (`search:1000`), or from ``""``."""


class BadBotSetting(HinterzimmerError):
    """What follows a bot's colon means nothing to it."""

    code = "bad-bot-setting"


def without_setting(name: str, player: Bot) -> BotMaker:
    """The maker of a bot about which nothing can be set."""

    def make(setting: str) -> Bot:
        if setting:
            raise BadBotSetting(
                f"there is nothing to set about {name}: leave out the {setting!r}",
                bot=name,
                setting=setting,
            )
        return player

    return make
