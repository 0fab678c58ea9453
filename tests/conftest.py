"""How the tests run: the test game's path, its cache, and Hypothesis' profiles.

HYPOTHESIS_PROFILE=thorough plays a hundred times as many games, with new randomness each time.
"""

import hashlib
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_TESTS = Path(__file__).resolve().parent
_OWN_SOURCES = sorted(
    path for folder in ("games", "contract") for path in (_TESTS / folder).rglob("*.py")
)

# Servers that tests start as processes of their own find the test game the same way.
for folder in (_TESTS, _TESTS / "games"):
    sys.path.insert(0, str(folder))
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(_TESTS / "games"), *filter(None, [os.environ.get("PYTHONPATH")])]
)


def _own_cache() -> Path:
    """The key of the compiled rules' folder does not cover games that tests bring along."""
    digest = hashlib.sha256()
    for path in _OWN_SOURCES:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    base = Path(os.environ.get("HINTERZIMMER_CACHE") or _TESTS.parent / "var" / "test-cache")
    name = digest.hexdigest()[:16]
    return base if base.name == name else base / name


# clauses are asserted outside of test modules
pytest.register_assert_rewrite("contract")

# before anything of the project is imported: the folder is fixed then
os.environ["HINTERZIMMER_CACHE"] = str(_own_cache())

settings.register_profile(
    "quick",
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough", settings.get_profile("quick"), max_examples=600, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
