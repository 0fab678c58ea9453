"""How the tests run: where the test game lies, and Hypothesis' profiles.

HYPOTHESIS_PROFILE=thorough plays a hundred times as many games, others each time.
"""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_TESTS = Path(__file__).resolve().parent
_GAMES = _TESTS / "games"

for folder in (_TESTS, _GAMES):
    sys.path.insert(0, str(folder))
# processes that tests start find the test game, too
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(_GAMES), *filter(None, [os.environ.get("PYTHONPATH")])]
)

# clauses are asserted outside of test modules
pytest.register_assert_rewrite("contract")

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
