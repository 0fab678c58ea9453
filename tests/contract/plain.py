"""The other way to run the rules: as plain Python, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent


def run_plain(module: str, given: str = "") -> str:
    """What the module prints when it runs as a program without the compiler."""
    paths = os.pathsep.join([str(TESTS), str(TESTS / "games")])
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", module],
        input=given, capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout
