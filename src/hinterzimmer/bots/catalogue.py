"""Which bots a game has: `random`, what its heuristics offer, weakest first, and `search`."""

import importlib
import importlib.util
from collections.abc import Mapping

from hinterzimmer.bots import simple
from hinterzimmer.bots.bot import Bot, BotMaker
from hinterzimmer.bots.search import search
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.errors import HinterzimmerError


class UnknownBot(HinterzimmerError):
    """No such bot for this game."""

    code = "unknown-bot"


def bots_of(game: GameType) -> Mapping[str, BotMaker]:
    """The makers of a game's bots by name: weakest first, then `search`, as strong as it may
    think."""
    makers: dict[str, BotMaker] = {"random": simple.random}
    module = f"hinterzimmer.bots.heuristics.{game.name}"
    if importlib.util.find_spec(module) is not None:
        makers.update(importlib.import_module(module).BOTS)
    makers["search"] = search
    return makers


def usual_bot(game: GameType) -> str:
    """The bot to sit down where nobody chose one."""
    makers = bots_of(game)
    return "regular" if "regular" in makers else "random"


def make_bot(game: GameType, name: str) -> Bot:
    """The bot `name`, or `name:setting`; UnknownBot names those there are."""
    word, _, setting = name.partition(":")
    makers = bots_of(game)
    if word not in makers:
        raise UnknownBot(
            f"{game.name} has no bot {word!r}; it has {', '.join(makers)}",
            bot=word,
            allowed=list(makers),
        )
    return makers[word](setting)
