"""How long the hard tests run: short in `make test`, whole with SOAK=1 in the environment."""

import os

SOAK = os.environ.get("SOAK") == "1"


def size(short: int, whole: int) -> int:
    """The number for this run."""
    return whole if SOAK else short
