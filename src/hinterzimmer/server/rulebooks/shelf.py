"""The games that this server offers. Their code is loaded and compiled behind its back:
the first page is served before the compiler has even been imported.
"""

import asyncio
import gc
import logging
import sys
import time
from typing import TYPE_CHECKING

from hinterzimmer.server.messages import GameInfo, OptionInfo, PresetInfo

if TYPE_CHECKING:
    from hinterzimmer.engine.contract import GameType

logger = logging.getLogger(__name__)


class Shelf:
    """Every game of the catalogue: compiled in a process of its own, loaded in a thread."""

    def __init__(self) -> None:
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._first: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to warm up; returns at once."""
        self._first = asyncio.create_task(self._warm_all())

    async def _warm_all(self) -> None:
        for name in await asyncio.to_thread(_names):
            await self.warmed(name)

    async def names(self) -> list[str]:
        """The names of all games."""
        return await asyncio.to_thread(_names)

    async def game(self, name: str) -> "GameType":
        """A game's type. Raises UnknownGame."""
        return await asyncio.to_thread(_game, name)

    async def warmed(self, name: str) -> "GameType":
        """The same, once its rules are compiled. Raises UnknownGame."""
        kind = await self.game(name)
        if name not in self._warming:
            self._warming[name] = asyncio.create_task(_warmed(kind))
        # a visitor who goes away must not stop the compiler for all others
        await asyncio.shield(self._warming[name])
        return kind

    async def described(self) -> list[GameInfo]:
        """All games for the start page."""
        return await asyncio.to_thread(lambda: [_described(_game(name)) for name in _names()])

    def stop(self) -> None:
        """Wait for nothing more."""
        for task in (self._first, *self._warming.values()):
            if task is not None:
                task.cancel()


def _names() -> list[str]:
    from hinterzimmer.games import catalogue

    return catalogue.names()


def _game(name: str) -> "GameType":
    from hinterzimmer.games import catalogue

    return catalogue.game_type(name)


async def _warmed(kind: "GameType") -> None:
    if not await asyncio.to_thread(_is_compiled, kind):
        await _compile_elsewhere(kind.name)
    await asyncio.to_thread(_warm, kind)


def _is_compiled(kind: "GameType") -> bool:
    from hinterzimmer.bots.warm import is_compiled

    return is_compiled(kind)


async def _compile_elsewhere(name: str) -> None:
    """The compiler holds the interpreter lock for a minute: tables must not wait for it."""
    arguments = [sys.executable, "-m", "hinterzimmer", "warm", name]
    silent = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*arguments, stdout=silent, stderr=silent)
    try:
        if await process.wait() != 0:
            logger.warning("rules are compiled here", extra={"game": name})
    finally:
        if process.returncode is None:  # the server stops
            process.kill()


def _warm(kind: "GameType") -> None:
    from hinterzimmer.engine import warm

    began = time.monotonic()
    for _, step in warm.steps(kind):
        step()
    # what the compiler holds stays for good: looking through it for garbage takes half a second
    gc.freeze()
    logger.info("rules compiled", extra={"game": kind.name, "took": time.monotonic() - began})


def _described(kind: "GameType") -> GameInfo:
    from hinterzimmer.bots import catalogue
    from hinterzimmer.engine import options

    return GameInfo(
        name=kind.name,
        rules_version=kind.rules_version,
        least_seats=kind.seats[0],
        most_seats=kind.seats[-1],
        options=[
            OptionInfo(choice.name, choice.rule, choice.default, list(choice.values))
            for choice in options.choices(kind.Options)
        ],
        presets=[PresetInfo(name, options.named(p)) for name, p in kind.presets.items()],
        bots=list(catalogue.bots_of(kind)),
        usual_bot=catalogue.usual_bot(kind),
    )
