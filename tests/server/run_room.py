"""A server process for tests: the real one, with the test game and bots of all kinds."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys
import time
import types
from pathlib import Path

import backroom

from hinterzimmer.bots.bot import Bot, BotMaker, Question
from hinterzimmer.games import catalogue
from hinterzimmer.server import serve, settings


def _raises(question: Question) -> int:
    raise LookupError("this bot has lost its mind")


def _hangs(question: Question) -> int:
    time.sleep(3600)
    return question.legal[0]


def _talks_nonsense(question: Question) -> int:
    return 2**63 + 12345


def _says_words(question: Question) -> int:
    return "throw"  # type: ignore[return-value]


def _exits(question: Question) -> int:
    sys.exit(3)


def _tells_all(question: Question) -> int:
    """Writes down everything that it was given, for the test to look at."""
    with open(os.environ["TOLD_TO_BOTS"], "a", encoding="utf-8") as file:  # noqa: PTH123
        record = question.view[0]
        fields = {name: record[name].tolist() for name in record.dtype.names}
        told = (question.seat, fields, list(question.events), question.budget.seconds)
        file.write(repr(told) + "\n")
    return question.legal[0]


def _made(bot: Bot) -> BotMaker:
    def make(_: str) -> Bot:
        return bot

    return make


def _interrupts(question: Question) -> int | None:
    """Acts whenever it may without being asked."""
    return question.legal[0]


def _lets_be(question: Question) -> int | None:
    """Never acts without being asked."""
    return None if question.optional else question.legal[0]


BAD = {
    "interrupts": _made(_interrupts),
    "lets-be": _made(_lets_be),
    "raises": _made(_raises),
    "hangs": _made(_hangs),
    "nonsense": _made(_talks_nonsense),
    "words": _made(_says_words),
    "exits": _made(_exits),
    "tells": _made(_tells_all),
}


def _offer(game: str) -> None:
    name = f"hinterzimmer.bots.heuristics.{game}"
    if importlib.util.find_spec(name) is not None:
        module = importlib.import_module(name)
    else:
        module = types.ModuleType(name)
        module.__spec__ = importlib.machinery.ModuleSpec(name, None)
        sys.modules[name] = module
    module.BOTS = {**getattr(module, "BOTS", {}), **BAD}  # type: ignore[attr-defined]


def _set_clock() -> None:
    """The wall clock goes ahead by as many seconds as a file says, read anew each time."""
    ahead, real = Path(os.environ.get("CLOCK_AHEAD", os.devnull)), time.time

    def shifted() -> float:
        try:
            return real() + float(ahead.read_text())
        except (OSError, ValueError):
            return real()

    time.time = shifted


if __name__ == "__main__":
    _set_clock()
    catalogue.add(backroom.GAME)
    for offered in ("backroom", "chicago"):
        _offer(offered)
    sys.exit(serve.run(settings.load(None, os.environ)))
