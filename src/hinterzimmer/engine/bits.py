"""Bit operations on `uint64`, alike under Numba and under plain Python.

`uint64` mixed with a plain `int` becomes a float under Numba and an error or an `int`
under Python. So rulebooks do no bit arithmetic of their own: they call these.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from hinterzimmer.engine.rule import inner_rule, rule

ZERO = np.uint64(0)
ONE = np.uint64(1)
BYTE = np.uint64(8)
LOW_BYTE = np.uint64(0xFF)


@inner_rule
def bit(index: int) -> np.uint64:
    """The set that holds only `index` (0 to 63)."""
    return ONE << np.uint64(index)


@inner_rule
def has(cards: np.uint64, index: int) -> bool:
    """Is `index` in the set?"""
    return bool((np.uint64(cards) >> np.uint64(index)) & ONE)


@rule
def union(left: np.uint64, right: np.uint64) -> np.uint64:
    """What is in either set."""
    return np.uint64(left) | np.uint64(right)


@rule
def common(left: np.uint64, right: np.uint64) -> np.uint64:
    """What is in both sets."""
    return np.uint64(left) & np.uint64(right)


@rule
def without(cards: np.uint64, removed: np.uint64) -> np.uint64:
    """The set less what is in `removed`."""
    return np.uint64(cards) & ~np.uint64(removed)


@rule
def is_within(part: np.uint64, whole: np.uint64) -> bool:
    """Is every member of `part` in `whole`?"""
    return not np.uint64(part) & ~np.uint64(whole)


@rule
def first(count: int) -> np.uint64:
    """The set of the indices below `count` (0 to 64)."""
    if count >= 64:
        return ~ZERO
    return (ONE << np.uint64(count)) - ONE


def count(cards: np.uint64) -> int:
    """How many members the set has."""
    return int(cards).bit_count()


def lowest(cards: np.uint64) -> int:
    """The least member of a set that is not empty."""
    value = int(cards)
    return (value & -value).bit_length() - 1


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(typingctx: Any, cards: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(typingctx: Any, cards: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


@overload(count, inline="always")  # type: ignore[untyped-decorator]
def _count(cards: Any) -> Any:
    # Numba wants the same annotations as above
    def count_bits(cards: Any) -> Any:
        return _ctpop(np.uint64(cards))

    return count_bits


@overload(lowest, inline="always")  # type: ignore[untyped-decorator]
def _lowest(cards: Any) -> Any:
    # Numba wants the same annotations as above
    def lowest_bit(cards: Any) -> Any:
        return _cttz(np.uint64(cards))

    return lowest_bit


@rule
def member(cards: np.uint64, place: int) -> int:
    """The member of the set with `place` smaller ones before it."""
    rest = np.uint64(cards)
    for _ in range(place):
        rest = rest & (rest - ONE)
    return lowest(rest)


@inner_rule
def packed(kind: int, argument: int) -> np.uint64:
    """An action of two small fields: its kind in the low byte, its argument above."""
    return np.uint64(kind) | (np.uint64(argument) << BYTE)


@inner_rule
def kind_of(action: np.uint64) -> int:
    """The kind of a packed action."""
    return int(np.int64(np.uint64(action) & LOW_BYTE))  # int() of a uint64 stays one under Numba


@inner_rule
def argument_of(action: np.uint64) -> int:
    """The argument of a packed action (56 bits, so it is never negative)."""
    return int(np.int64(np.uint64(action) >> BYTE))


@rule
def spread(mask: int, flags: Any) -> None:
    """A small mask as flags, one for each place of the array `flags`."""
    for place in range(len(flags)):
        flags[place] = mask >> place & 1


@rule
def gathered(flags: Any) -> int:
    """Flags as a small mask: the way back from `spread`."""
    mask = 0
    for place in range(len(flags)):
        mask |= int(flags[place]) << place
    return mask
