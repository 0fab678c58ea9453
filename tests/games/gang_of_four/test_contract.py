"""The contract over Gang of Four's options; `tests/contract` has its seats and presets."""

from typing import Any

import pytest
from contract.clauses import CLAUSES
from contract.kit import case, with_option
from hypothesis import given, settings
from hypothesis import strategies as st

from hinterzimmer.engine import options
from hinterzimmer.games.gang_of_four import GAME

SEEDS = st.integers(0, 2**60)


OTHER_VALUES = [
    pytest.param(choice.name, value, id=f"{choice.name}-{value}")
    for choice in options.choices(GAME.Options)
    for value in choice.values
    if value != choice.default and choice.name != "score_limit"
]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_options_keep_the_contract(name: str, value: Any, seed: int) -> None:
    """What an option can upset, for each value that is no preset's default."""
    for seats in GAME.seats:
        table = with_option(case(GAME, seats), name, value)
        for clause in (
            "legal_and_refusal_agree",
            "who_must_act_can",
            "default_action_is_legal",
            "quantities_are_conserved",
            "view_of_the_imagined_is_the_view",
            "legal_list_is_known_to_its_seat",
            "acting_is_public",
        ):
            CLAUSES[clause](table, seed)
