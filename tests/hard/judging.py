"""Asks the judge, a process that knows the rules and nothing of the server."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from hard.client import Client
from server.kit import Json

PROGRAM = Path(__file__).with_name("judge.py")
TESTS = Path(__file__).parents[1]


class Leak(AssertionError):
    """A viewer was sent what they may not know, or something else than what happened."""


def shown(client: Client) -> Json:
    """What a client has shown, for the judge."""
    return {"seat": client.you.get("seat"), "seen": client.seen, "events": client.events}


def judged(games: Sequence[tuple[Json, Sequence[Json]]]) -> int:
    """How many screens or frames agree with the games. Raises Leak where one does not."""
    lines = [json.dumps({"game": game, "viewers": viewers}) for game, viewers in games]
    paths = [str(TESTS), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    run = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input="\n".join(lines),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=1200,
    )
    if run.returncode != 0:
        raise Leak(run.stderr[-3000:])
    return int(run.stdout)
