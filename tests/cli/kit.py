"""The command line as a process of its own."""

import os
import subprocess
import sys
from typing import Protocol

Told = subprocess.CompletedProcess[str]


class Run(Protocol):
    """`hinterzimmer ...`; `stdin` is what is typed."""

    def __call__(self, *arguments: object, stdin: str = "", **environ: str) -> Told:
        """What it printed and its exit code."""


def run(*arguments: object, stdin: str = "", **environ: str) -> Told:
    """In English unless `environ` says otherwise; a warning is an error."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "hinterzimmer", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environ},
    )
