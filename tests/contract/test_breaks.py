"""Each clause can fail: it notices the game in which just its rule is broken."""

import json

import pytest
from contract.broken import BREAKS, UNFAIR, Break
from contract.clauses import CLAUSES
from contract.plain import run_plain


@pytest.fixture(scope="module")
def said() -> dict[str, dict[str, str]]:
    """What every clause said, of the whole game and of each broken one."""
    answer: dict[str, dict[str, str]] = json.loads(run_plain("contract.break_each"))
    return answer


def test_no_clause_complains_about_the_whole_game(said: dict[str, dict[str, str]]) -> None:
    assert not {name: complaint for name, complaint in said["whole"].items() if complaint}


@pytest.mark.parametrize("broken", [*BREAKS, *UNFAIR], ids=lambda b: f"{b.clause}: {b.name}")
def test_clause_notices(broken: Break, said: dict[str, dict[str, str]]) -> None:
    assert said["broken"][f"{broken.clause}: {broken.name}"]


def test_every_clause_has_a_broken_game() -> None:
    assert {broken.clause for broken in BREAKS} == set(CLAUSES)
