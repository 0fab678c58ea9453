"""The decorators of the rulebooks, and where their compiled code is kept.

Numba's own cache notices a change in the file of the function it compiles, but not in the
file of a function called from there. So a function's cache folder is named after a hash of
every source that it can call: the engine and the function's own folder, and for a door or
a search the folders of all rules bound into it. A changed rule finds an empty folder; a
changed game leaves the other games' folders as they were.

No rule may call itself. Numba reaches a recursive function through a pointer that is set when
the function is compiled; a caller that is read from the cache brings the pointer along, but
not always the function, and then jumps to nowhere (Numba's issue 6061).
"""

import dis
import hashlib
import os
import pickle
import sys
import threading
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numba
import platformdirs

from hinterzimmer.engine.owned import own_cards

F = TypeVar("F", bound=Callable[..., object])

_CACHE_DIR = threading.Lock()
_ENGINE = Path(__file__).resolve().parent
_GAMES, _BOTS = _ENGINE.parent / "games", _ENGINE.parent / "bots"


def cache_root() -> Path:
    """Where compiled rules are kept: `HINTERZIMMER_CACHE`, else the user's cache folder."""
    root = os.environ.get("HINTERZIMMER_CACHE")
    return Path(root) if root else Path(platformdirs.user_cache_dir("hinterzimmer"))


def _callable_from(function: Callable[..., object]) -> frozenset[Path]:
    """The folders whose sources the function can call."""
    plain = getattr(function, "py_func", function)  # a compiled rule keeps what it was
    code: CodeType = plain.__code__
    home = Path(code.co_filename).resolve().parent
    if home.is_relative_to(_BOTS):  # bots may know any game
        return frozenset({_ENGINE, _BOTS, _GAMES})
    return frozenset({_ENGINE, home})


@cache
def cache_folder(folders: frozenset[Path]) -> Path:
    """The cache folder of functions that can call the sources in `folders`."""
    digest = hashlib.sha256(sys.version.encode())
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name}={version(name)};".encode())
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{folder.name}/{path.relative_to(folder)}".encode() + b"\0")
            digest.update(path.read_bytes())
        for path in _cards_of(folder):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return cache_root() / "rules" / digest.hexdigest()[:16]


def _cards_of(folder: Path) -> list[Path]:
    """The lists of cards that the rules in a folder are compiled with."""
    lists = sorted(folder.rglob("*.toml"))
    games = [folder.name, *(one.name for one in folder.iterdir() if one.is_dir())]
    return lists + [own for game in games if (own := own_cards(game)) is not None]


def _calls(function: Callable[..., object]) -> set[str]:
    """The names among its globals that a function uses."""
    plain = getattr(function, "py_func", function)
    return {
        str(step.argval) for step in dis.get_instructions(plain) if step.opname == "LOAD_GLOBAL"
    }


def _refuse_recursion(function: Callable[..., object]) -> None:
    """TypeError for a rule that calls itself, be it through others of its module."""
    own = function.__globals__
    waiting, seen = _calls(function), set[str]()
    while waiting:
        name = waiting.pop()
        if name == function.__name__:
            raise TypeError(
                f"the rule {function.__qualname__} calls itself: "
                "what calls it could not be read back from the cache"
            )
        seen.add(name)
        called = own.get(name)
        plain = getattr(called, "py_func", called)
        if isinstance(plain, FunctionType) and plain.__globals__ is own:
            waiting |= _calls(plain) - seen


def folder_of(functions: Iterable[Callable[..., object]]) -> Path:
    """The cache folder of what is compiled out of all these functions."""
    return cache_folder(frozenset(f for function in functions for f in _callable_from(function)))


def compiled(
    function: F,
    binds: Iterable[Callable[..., object]] = (),
    *,
    makes_arrays: bool = False,
    **settings: bool,
) -> F:
    """The function, compiled on its first call or read from its cache folder.

    binds: the functions among its globals that live elsewhere. makes_arrays: it may, and every
    array that it is given is counted (Numba's own setting `_nrt`). TypeError for a rule that
    calls itself.
    """
    _refuse_recursion(function)
    folder = str(folder_of([function, *binds]))
    with _CACHE_DIR:  # a setting of the whole process, and games are opened in threads
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = folder
        try:
            made: F = numba.njit(cache=True, nogil=True, _nrt=makes_arrays, **settings)(function)
        finally:
            numba.config.CACHE_DIR = before
    _forgive_strangers(made)
    return made


def _forgive_strangers(made: Any) -> None:
    """An index that cannot be read counts as empty.

    Numba keeps the types a function was compiled for in one index a function. If one of
    them is an enum of a game that is gone (a package that was removed), reading the index
    fails, and with it every other game that calls the function.
    """
    if not hasattr(made, "_cache"):  # plain Python: nothing is kept
        return
    file = made._cache._cache_file
    read = file._load_index

    def read_or_begin() -> dict[Any, str]:
        try:
            found: dict[Any, str] = read()
        except (ImportError, AttributeError, EOFError, pickle.UnpicklingError):
            return {}
        return found

    file._load_index = read_or_begin


def rule(function: F) -> F:
    """Compile a rule. With `NUMBA_DISABLE_JIT=1` it stays plain Python.

    It works on the arrays that it is given and makes none (Numba refuses one that does: "Only
    accept returning of array passed into the function as argument"): to count who still holds
    an array took a quarter of Chicago's time.
    """
    return compiled(function)


def array_rule(function: F) -> F:
    """A rule that makes arrays of its own, to write down what it needs for a while."""
    return compiled(function, makes_arrays=True)


def inner_rule(function: F) -> F:
    """A rule that is compiled into its callers: for small ones on every move's way."""
    return compiled(function, forceinline=True)
