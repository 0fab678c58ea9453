"""`hinterzimmer verify`: was the game fair, and played by the rules?"""

from argparse import Namespace
from pathlib import Path
from typing import Any

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.play import Game, verify
from hinterzimmer.terminal.exits import Exit
from hinterzimmer.terminal.screen import print_json, read_file
from hinterzimmer.terminal.words import sentence
from hinterzimmer.texts import Texts


def _held(path: Path, game: Game) -> dict[str, Any]:
    return {
        "file": str(path),
        "holds": True,
        "game": game.type.name,
        "rules": game.type.rules_version,
        "actions": len(game.entries) - 1,
        "questions_of_chance": sum(len(entry.chance) for entry in game.entries),
        "over": game.over,
        "result": game.result,
        "seed_hash": game.seed_hash,
    }


def _failed(path: Path, error: HinterzimmerError) -> dict[str, Any]:
    return {
        "file": str(path),
        "holds": False,
        "code": error.code,
        "detail": str(error),
        "params": error.params,
    }


def run(asked: Namespace, texts: Texts) -> int:
    """Check every sheet; the code says whether all hold."""
    found = []
    for path in asked.file:
        source = read_file(path)
        try:
            found.append(_held(path, verify(source)))
            line = texts("cli-verify-holds", **found[-1])
        except HinterzimmerError as error:
            found.append(_failed(path, error))
            line = texts("cli-verify-fails", file=str(path), why=sentence(error, texts))
        if not asked.json:
            print(line)
    if asked.json:
        print_json(found)
    return Exit.DONE if all(sheet["holds"] for sheet in found) else Exit.DOES_NOT_HOLD
