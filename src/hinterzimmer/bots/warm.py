"""Are a game and its bots compiled? A mark in their cache folder says so."""

from pathlib import Path

import numba

from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.rule import folder_of


def is_compiled(game: GameType) -> bool:
    """Are the game and all its bots in the cache, as these sources have them?"""
    return bool(numba.config.DISABLE_JIT) or _marker(game).exists()


def mark_compiled(game: GameType) -> None:
    """Note down that they are."""
    if not numba.config.DISABLE_JIT:
        _marker(game).parent.mkdir(parents=True, exist_ok=True)
        _marker(game).touch()


def _marker(game: GameType) -> Path:
    rules = [rule for rule in game.rules.values() if callable(rule)]
    return folder_of([is_compiled, *rules]) / f"{game.name}.warm"
