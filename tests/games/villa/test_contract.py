"""The contract over the options of Die Villa des Paten; `tests/contract` has seats and presets.

There every proposal takes effect at once; here votes are taken, too.
"""

from typing import Any

import pytest
from contract.clauses import CLAUSES
from contract.kit import case, with_option
from hypothesis import given, settings
from hypothesis import strategies as st

from hinterzimmer.engine import options
from hinterzimmer.games.villa import GAME

SEEDS = st.integers(0, 2**60)

OTHER_VALUES = [
    pytest.param(choice.name, value, id=f"{choice.name}-{value}")
    for choice in options.choices(GAME.Options)
    for value in choice.values
    if value != (choice.default if choice.name != "agreement" else "anyone")
]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_options_keep_the_contract(name: str, value: Any, seed: int) -> None:
    """What an option can upset, for each value that the other suite leaves out."""
    for seats in (2, 3) if name == "agreement" else GAME.seats:
        table = with_option(case(GAME, seats), name, value)
        for clause in (
            "legal_and_refusal_agree",
            "who_must_act_can",
            "default_action_is_legal",
            "quantities_are_conserved",
            "view_of_the_imagined_is_the_view",
            "legal_list_is_known_to_its_seat",
            "undo_moves_neither_knowledge_nor_chance",
        ):
            CLAUSES[clause](table, seed)


@settings(max_examples=2)
@given(seed=SEEDS)
def test_votes_keep_the_whole_contract(seed: int) -> None:
    table = with_option(case(GAME, 2, "box"), "agreement", "majority")
    for name, clause in CLAUSES.items():
        if name != "every_option_value_plays":
            clause(table, seed)
