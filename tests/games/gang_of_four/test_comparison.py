"""Chapter 3 of the rulebook: what beats what, by the worked examples."""

import pytest
from gang_of_four.table import answer

NUMBERS = {"flush_order": "numbers_then_colour"}
BOTH_FIRST = {"full_house_order": "numbers_first"}


@pytest.mark.parametrize(
    ("shown", "reply"),
    [
        # rule 3.3: pairs and triples, the strongest colour first
        ("G5 Y5", "G5 R5"),
        ("G5 Y5", "Y5 R5"),
        ("G5 Y5", "G6 G6"),
        ("Y5 Y5", "G5 R5"),
        ("R10 R10", "GP YP"),
        ("R1 R1", "G1 M1"),
        ("Y1 R1 R1", "G1 Y1 M1"),
        ("G7 Y7 Y7", "G7 G7 R7"),
        # rule 3.2: singles in the order of chapter 1
        ("R1", "M1"),
        ("M1", "G2"),
        ("R10", "GP"),
        ("GP", "YP"),
        ("YP", "RD"),
        # rule 3.4: straight, flush, full house, straight flush
        ("R6 R7 Y8 R9 R10", "G1 G2 G3 G4 G6"),
        ("R5 R7 R8 R9 R10", "G1 Y1 G2 Y2 R2"),
        ("G9 Y9 R9 GP YP", "G1 G2 G3 G4 G5"),
        # rule 3.5: straights and straight flushes, card by card
        ("R3 Y4 G5 Y6 R7", "Y3 G4 Y5 R6 R7"),
        ("R1 R2 R3 R4 R5", "M1 R2 R3 R4 R5"),
        # rule 3.6: flushes, card by card
        ("R2 R3 R5 R7 R9", "G1 G2 G3 G4 G10"),
        ("G5 G7 G8 G9 G10", "R2 R3 R4 R5 R10"),
        ("G2 G5 G6 G6 G10", "G4 G7 G8 G9 G10"),
        ("R1 R2 R3 R6 R7", "M1 R2 R3 R6 R7"),
        # rule 3.7: full houses
        ("G4 Y4 R4 G10 Y10", "G1 Y1 G5 Y5 R5"),
        ("G5 Y5 R5 G6 Y6", "G5 Y5 R5 G6 R6"),
        ("G9 Y9 R9 Y10 R10", "G9 Y9 R9 GP YP"),
        # rule 3.8: gangs
        ("RD", "G1 G1 Y1 Y1"),
        ("R6 R7 R8 R9 R10", "G1 G1 Y1 Y1"),
        ("GP YP", "G1 G1 Y1 Y1"),
        ("G10 Y10 Y10 R10", "G1 G1 Y1 Y1 R1"),
        ("G10 G10 Y10 Y10 R10", "G2 G2 Y2 Y2 R2 R2"),
        ("G2 G2 Y2 Y2 R2 R2", "G1 G1 Y1 Y1 R1 R1 M1"),
        ("G2 G2 Y2 Y2", "G5 G5 Y5 Y5"),
    ],
)
def test_rules_3_2_to_3_8_higher(shown: str, reply: str) -> None:
    assert answer(shown, reply) is None
    assert answer(reply, shown) is not None


@pytest.mark.parametrize(
    ("shown", "reply", "rule"),
    [
        ("G5 Y5", "G5 Y5", "3.1"),
        ("M1", "R1", "3.1"),
        ("Y9 Y9 R9 G2 Y2", "G9 G9 R9 G10 R10", "3.1"),
        ("G3", "G4 G4", "3.2"),
        ("G3 Y3 R3", "R2 R2 G4 G4 Y4", "3.2"),
        ("G1 G2 G3 G4 G6", "R6 R7 Y8 R9 R10", "3.4"),
        ("G1 G1 Y1 Y1 R1", "G10 Y10 Y10 R10", "3.8"),
        ("G2 G2 Y2 Y2", "R6 R7 R8 R9 R10", "3.8"),
        ("RD", "YP", "3.1"),
    ],
)
def test_rules_3_1_to_3_8_not_higher(shown: str, reply: str, rule: str) -> None:
    assert answer(shown, reply) == rule


@pytest.mark.parametrize("reply", ["G1", "R10", "GP", "YP"])
def test_rule_3_2_no_single_beats_the_dragon(reply: str) -> None:
    assert answer("RD", reply) == "3.1"


@pytest.mark.parametrize("reply", ["R10 R10", "G10 Y10", "M1 R1"])
def test_rule_3_3_only_a_gang_beats_the_phoenixes(reply: str) -> None:
    assert answer("GP YP", reply) == "3.1"


def test_rule_3_5_option_tiebreak_depth() -> None:
    shown, reply = "R3 Y4 G5 Y6 R7", "Y3 G4 Y5 R6 R7"
    assert answer(shown, reply, tiebreak_depth="top_card") == "3.1"
    assert answer(reply, shown, tiebreak_depth="top_card") == "3.1"
    assert answer("R3 Y4 G5 Y6 Y7", reply, tiebreak_depth="top_card") is None


def test_rule_3_6_option_flush_order() -> None:
    shown, reply = "G5 G7 G8 G9 G10", "R2 R3 R4 R5 R10"
    assert answer(shown, reply, **NUMBERS) == "3.1"
    assert answer(reply, shown, **NUMBERS) is None
    assert answer("G2 G3 G4 G5 G10", reply, **NUMBERS) is None
    assert answer("R2 R3 R6 R7 R1", "M1 R2 R3 R6 R7", **NUMBERS) is None


def test_rule_3_6_phoenix_and_dragon_as_numbers() -> None:
    with_specials = {"specials_in_flush": True}
    assert answer("R2 R3 R4 R5 R10", "G1 G2 G3 G4 GP", **with_specials) is None
    assert answer("G7 G8 G9 G10 GP", "R1 R2 R3 R4 RD", **with_specials, **NUMBERS) is None
    assert answer("Y1 Y2 Y3 Y4 YP", "G1 G2 G3 G5 GP", **with_specials, **NUMBERS) is None


def test_rule_3_7_option_full_house_order() -> None:
    shown, reply = "Y9 Y9 R9 G2 Y2", "G9 G9 R9 G10 R10"
    assert answer(shown, reply, **BOTH_FIRST) is None
    assert answer(reply, shown, **BOTH_FIRST) == "3.1"
