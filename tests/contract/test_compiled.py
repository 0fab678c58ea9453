"""Compiled and plain rules are the same rules: alike to the byte in all that can be asked."""

import json
import os
from dataclasses import replace

import backroom
import numba
import pytest
from contract.broken import MIXED
from contract.digests import Digests, digests
from contract.kit import Case, case
from contract.plain import run_plain

from hinterzimmer.engine.templates import kernels
from hinterzimmer.games import catalogue

pytestmark = pytest.mark.skipif(
    bool(numba.config.DISABLE_JIT), reason="nothing is compiled that could differ"
)

WALKS = 20 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 1

catalogue.add(backroom.GAME)
TABLES = [
    case(game, seats, preset)
    for game in map(catalogue.game_type, catalogue.names())
    for preset in game.presets
    for seats in (game.seats if WALKS > 1 else {game.seats[0], game.seats[-1]})
]
# the same doors but for one, so that only that one has to be compiled
_MIXED_DOORS = replace(kernels(backroom.GAME), view=kernels(MIXED).view)
MIXED_TABLE = Case(MIXED, 4, MIXED.presets["seed"], _MIXED_DOORS)


@pytest.fixture(scope="module")
def plain() -> dict[tuple[str, int], Digests]:
    """The digests of all games, from one process that compiles nothing."""
    asked = [(table, seed) for table in (*TABLES, MIXED_TABLE) for seed in range(WALKS)]
    given = [(t.game.name, t.seats, t.preset, seed) for t, seed in asked]
    lines = run_plain("contract.digests", json.dumps(given)).splitlines()
    pairs = zip(asked, lines, strict=True)
    return {(repr(table), seed): json.loads(line) for (table, seed), line in pairs}


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_compiled_is_plain(table: Case, plain: dict[tuple[str, int], Digests]) -> None:
    for seed in range(WALKS):
        assert digests(table, seed) == plain[repr(table), seed]


def test_a_sign_that_only_python_has_is_noticed(plain: dict[tuple[str, int], Digests]) -> None:
    compiled = digests(MIXED_TABLE, 0)
    assert compiled != plain[repr(MIXED_TABLE), 0]
    views_aside = [
        [{k: v for k, v in moment.items() if "of" not in k} for moment in moments]
        for moments in (compiled, plain[repr(MIXED_TABLE), 0])
    ]
    assert views_aside[0] == views_aside[1]
