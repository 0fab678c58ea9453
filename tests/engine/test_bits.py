"""Sets of 64 bits, compiled and plain, against Python's own integers and sets."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import rule


@rule
def compiled_count(cards: Any) -> int:
    return bits.count(cards)


@rule
def compiled_lowest(cards: Any) -> int:
    return bits.lowest(cards)


def _ways(function: Callable[..., Any], compiled: Callable[..., Any] | None = None) -> list[Any]:
    return [compiled or function, getattr(function, "py_func", function)]


SETS = st.one_of(
    st.integers(0, 2**64 - 1), st.sets(st.integers(0, 63)).map(lambda s: sum(1 << i for i in s))
)
PLACES = st.integers(0, 63)
TOP = 1 << 63


def u(number: int) -> np.uint64:
    return np.uint64(number)


def members(cards: int) -> list[int]:
    return [place for place in range(64) if cards >> place & 1]


@pytest.mark.parametrize("way", _ways(bits.bit))
def test_bit(way: Any) -> None:
    assert [int(way(place)) for place in range(64)] == [1 << place for place in range(64)]


@pytest.mark.parametrize("way", _ways(bits.first))
def test_first(way: Any) -> None:
    assert [int(way(n)) for n in range(65)] == [(1 << n) - 1 for n in range(65)]


@pytest.mark.parametrize("way", _ways(bits.has))
@given(SETS, PLACES)
@example(TOP, 63)
@example(TOP - 1, 63)
def test_has(way: Any, cards: int, place: int) -> None:
    assert bool(way(u(cards), place)) == bool(cards >> place & 1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("union", lambda a, b: a | b),
        ("common", lambda a, b: a & b),
        ("without", lambda a, b: a & ~b),
        ("is_within", lambda a, b: a & ~b == 0),
    ],
)
@pytest.mark.parametrize("plain", [False, True])
@given(left=SETS, right=SETS)
@example(TOP | 1, TOP)
@example(1, TOP | 1)
def test_two_sets(name: str, expected: Any, plain: bool, left: int, right: int) -> None:
    way = _ways(getattr(bits, name))[plain]
    assert int(way(u(left), u(right))) == expected(left, right)


@pytest.mark.parametrize("way", _ways(bits.count, compiled_count))
@given(SETS)
@example(2**64 - 1)
@example(TOP)
def test_count(way: Any, cards: int) -> None:
    assert way(u(cards)) == len(members(cards))


@pytest.mark.parametrize("way", _ways(bits.lowest, compiled_lowest))
@given(SETS.filter(bool))
@example(TOP)
def test_lowest(way: Any, cards: int) -> None:
    assert way(u(cards)) == members(cards)[0]


@pytest.mark.parametrize("way", _ways(bits.member))
@given(SETS.filter(bool), st.data())
@example(2**64 - 1, None)
def test_member(way: Any, cards: int, data: Any) -> None:
    place = 63 if data is None else data.draw(st.integers(0, len(members(cards)) - 1))
    assert way(u(cards), place) == members(cards)[place]


@pytest.mark.parametrize("plain", [False, True])
@given(kind=st.integers(0, 255), argument=st.integers(0, 2**56 - 1))
@example(255, 2**56 - 1)
def test_packed_actions_come_apart_again(plain: bool, kind: int, argument: int) -> None:
    packed, kind_of, argument_of = (
        _ways(f)[plain] for f in (bits.packed, bits.kind_of, bits.argument_of)
    )
    action = packed(kind, argument)
    assert int(action) == kind | argument << 8
    assert (kind_of(u(action)), argument_of(u(action))) == (kind, argument)


@pytest.mark.parametrize("mask", [0, 1, 0b10110, 0b11111])
def test_flags_are_spread_and_gathered(mask: int) -> None:
    flags = np.full(5, True)
    bits.spread(mask, flags)
    assert flags.tolist() == [digit == "1" for digit in f"{mask:05b}"[::-1]]
    assert bits.gathered(flags) == mask
