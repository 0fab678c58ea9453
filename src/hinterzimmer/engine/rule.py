"""The one decorator of the rulebooks, and where their compiled code is kept.

Numba's own cache notices a change in the file of the function it compiles, but not in
the file of a function called from there. So the cache folder is named after a hash of
every source that a rulebook can call; a changed rule finds an empty folder.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import TypeVar

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., object])

_PACKAGE = Path(__file__).resolve().parent.parent


def _rulebook_sources() -> Iterator[Path]:
    """Every file whose change can change compiled code."""
    for folder in ("engine", "games", "bots"):
        yield from sorted((_PACKAGE / folder).rglob("*.py"))


def _source_key() -> str:
    digest = hashlib.sha256()
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name}={version(name)};".encode())
    digest.update(sys.version.encode())
    for path in _rulebook_sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    for entry in sorted(entry_points(group="hinterzimmer.games"), key=str):
        if entry.dist is not None:  # a game from another package: its version stands for it
            digest.update(f"{entry.value}={entry.dist.version};".encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept: `HINTERZIMMER_CACHE`, else the user's cache folder."""
    root = os.environ.get("HINTERZIMMER_CACHE")
    base = Path(root) if root else Path(platformdirs.user_cache_dir("hinterzimmer"))
    return base / "rules" / _source_key()


numba.config.CACHE_DIR = str(cache_folder())


def rule(function: F) -> F:
    """Compile a rule. With `NUMBA_DISABLE_JIT=1` it stays plain Python."""
    compiled: F = numba.njit(cache=True, nogil=True)(function)
    return compiled


def inner_rule(function: F) -> F:
    """A rule that is compiled into its callers: for small ones on every move's way."""
    compiled: F = numba.njit(cache=True, nogil=True, forceinline=True)(function)
    return compiled
