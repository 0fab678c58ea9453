"""The contract's own parts: rule numbers as codes, and what a game type must have."""

from dataclasses import replace

import backroom
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinterzimmer.engine.contract import RULE_NAMES, Rulebook, rule_code, rule_number, rules_of


@pytest.mark.parametrize(
    ("number", "code"), [("4.12", 412), ("2.4", 204), ("4", 400), ("10.1", 1001)]
)
def test_rule_numbers_and_codes(number: str, code: int) -> None:
    assert rule_code(number) == code
    assert rule_number(code) == number


@given(st.integers(1, 99), st.integers(1, 99))
def test_every_rule_number_comes_back(chapter: int, rule: int) -> None:
    assert rule_number(rule_code(f"{chapter}.{rule}")) == f"{chapter}.{rule}"


def test_the_protocol_and_the_names_agree() -> None:
    assert set(RULE_NAMES) == {name for name in vars(Rulebook) if not name.startswith("_")}


def test_rules_are_found_by_name() -> None:
    found = rules_of(backroom.rules, backroom.view)
    assert set(found) == set(RULE_NAMES)
    assert found["imagine"] is backroom.view.imagine


@pytest.mark.parametrize("name", RULE_NAMES)
def test_a_game_without_a_rule_is_refused(name: str) -> None:
    rules = {key: value for key, value in backroom.GAME.rules.items() if key != name}
    with pytest.raises(TypeError, match=f"'backroom' lacks the rules {name}"):
        replace(backroom.GAME, rules=rules)


def test_a_game_without_the_first_preset_is_refused() -> None:
    with pytest.raises(TypeError, match="lacks the preset 'seed'"):
        replace(backroom.GAME, presets={"quiet": backroom.PRESETS["quiet"]})
