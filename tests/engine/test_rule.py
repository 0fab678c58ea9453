"""Compiled rules are found again by the next process, but never after a change."""

import contextlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import hinterzimmer.engine
from hinterzimmer.engine import rule

ENGINE = Path(hinterzimmer.engine.__file__).parent

pytestmark = pytest.mark.skipif(
    bool(numba.config.DISABLE_JIT), reason="nothing is compiled that could be kept"
)

PRICES = """
from hinterzimmer.engine.rule import rule

@rule
def price() -> int:
    return 30
"""
TOTALS = """
from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import rule
from pricelist.prices import price

@rule
def total() -> int:
    return price() + int(bits.first(3))
"""
# A rule of its own, and a door bound over the test game's rules
PROGRAM = """
import json
import backroom, numpy as np
from hinterzimmer.engine.templates import kernels
from pricelist.totals import total
door = kernels(backroom.GAME).returns
door(backroom.GAME.State.array(), np.zeros(16))
asked = (total, door)
print(json.dumps({
    "total": int(total()),
    "compiled": [sum(rule.stats.cache_misses.values()) for rule in asked],
    "found": [sum(rule.stats.cache_hits.values()) for rule in asked],
}))
"""


class Workshop:
    """A copy of the engine and two rules over it, in a folder where they can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ENGINE, folder / "hinterzimmer" / "engine")
        (folder / "hinterzimmer" / "__init__.py").write_text("")
        (folder / "pricelist").mkdir()
        (folder / "pricelist" / "__init__.py").write_text("")
        (folder / "pricelist" / "prices.py").write_text(PRICES)
        (folder / "pricelist" / "totals.py").write_text(TOTALS)

    def change(self, name: str, old: str, new: str) -> None:
        path = self.folder / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def run(self) -> dict[str, object]:
        """A new process asks the rules."""
        paths = os.pathsep.join([str(self.folder), os.environ["PYTHONPATH"]])
        cache = str(self.folder / "cache")
        environment = {**os.environ, "PYTHONPATH": paths, "HINTERZIMMER_CACHE": cache}
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        answer: dict[str, object] = json.loads(ran.stdout)
        return answer


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_next_process_compiles_nothing(workshop: Workshop) -> None:
    assert workshop.run() == {"total": 37, "compiled": [1, 1], "found": [0, 0]}
    assert workshop.run() == {"total": 37, "compiled": [0, 0], "found": [1, 1]}
    assert any((workshop.folder / "cache").rglob("*.nbi"))


def test_a_change_in_a_file_beside_is_seen(workshop: Workshop) -> None:
    workshop.run()
    workshop.change("pricelist/prices.py", "return 30", "return 50")
    assert workshop.run()["total"] == 57


def test_a_change_in_the_engine_is_seen(workshop: Workshop) -> None:
    workshop.run()
    workshop.change("hinterzimmer/engine/bits.py", "if count >= 64:", "if count >= 3:")
    assert workshop.run()["total"] == 29  # all 64 bits are -1 as a signed number


def test_a_game_that_is_gone_breaks_no_other(tmp_path: Path) -> None:
    stranger = tmp_path / "stranger.py"
    stranger.write_text("from enum import IntEnum\nclass Way(IntEnum):\n    LOW = 1\n")

    def packed(first: str) -> str:
        program = f"from hinterzimmer.engine import bits\n{first}\nprint(bits.packed(way, 3))"
        environment = {**os.environ, "HINTERZIMMER_CACHE": str(tmp_path / "cache")}
        ran = subprocess.run(
            [sys.executable, "-c", program], env=environment, cwd=tmp_path, capture_output=True,
            text=True, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    expected = packed("import stranger; way = stranger.Way.LOW")
    stranger.unlink()
    assert packed("way = 1") == expected


CALLS_ITSELF = """
from hinterzimmer.engine.rule import rule

@rule
def depth(hand: int) -> int:
    return 0 if hand == 0 else 1 + depth(hand - 1)
"""
CALLS_THE_OTHER = """
from hinterzimmer.engine.rule import rule

@rule
def own(hand: int) -> int:
    return 0 if hand == 0 else other(hand - 1)

@rule
def other(hand: int) -> int:
    return own(hand)
"""


@pytest.mark.parametrize("program", [CALLS_ITSELF, CALLS_THE_OTHER])
def test_a_rule_that_calls_itself_is_refused(program: str, tmp_path: Path) -> None:
    # what calls it would crash as soon as it is read back from the cache
    (tmp_path / "rules.py").write_text(program)
    with pytest.raises(TypeError, match="calls itself"):
        runpy.run_path(str(tmp_path / "rules.py"))


def test_two_threads_keep_their_caches_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A function in another one's folder would outlive a change of its own sources."""
    both = threading.Barrier(2)
    njit = numba.njit

    def together(**settings: bool) -> Callable[..., object]:
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(0.5)  # both have named their folder, if nothing keeps them apart
        made: Callable[..., object] = njit(**settings)
        return made

    def one(n: int) -> int:
        return n + 1

    def two(n: int) -> int:
        return n + 2

    monkeypatch.setattr(numba, "njit", together)
    monkeypatch.setattr(rule, "folder_of", lambda functions: tmp_path / functions[0].__name__)
    with ThreadPoolExecutor(2) as threads:
        made: list[Any] = list(threads.map(rule.compiled, [one, two]))
    kept = [Path(function.stats.cache_path).relative_to(tmp_path).parts[0] for function in made]
    assert kept == ["one", "two"]


def _three() -> float:
    return float(np.ones(3).sum())


def _four() -> float:
    return float(np.ones(4).sum())


def test_only_an_array_rule_makes_arrays() -> None:
    """The others do not count who holds one, which is why they are quick."""
    assert rule.array_rule(_three)() == 3
    with pytest.raises(numba.core.errors.NumbaError, match="array passed into the function"):
        rule.rule(_four)()
