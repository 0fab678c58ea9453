"""Chapter 8: the showdown, its majorities and its ties."""

import pytest
from chicago_gangsters.table import Table, shown_down


def majorities(table: Table) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for event in table.events("majority"):
        assert event["alcohol"] == (1 if event["category"] == "godfather" else 2)
        found.setdefault(event["category"], []).append(event["seat"])
    return found


HANDS = ["W5 B1", "W4 W2 B1", "E1", ""]
ONE_EACH = ["m4", "m5", "o5", "s5"]


def test_rule_8_1_all_show_their_hands() -> None:
    table = shown_down(HANDS, ONE_EACH)
    assert [event["cards"] for event in table.events("shown")] == [
        ["W5", "B1"], ["W2", "W4", "B1"], ["E1"], [],
    ]  # fmt: skip
    assert table["shown"] == [["W5", "B1"], ["W2", "W4", "B1"], ["E1"], []]
    assert table.waiting == []


def test_rule_8_2_the_highest_sums_and_the_most_persons() -> None:
    table = shown_down(HANDS, ["m4", "m5", "o5 o1", "s5"])
    assert majorities(table) == {
        "weapons": [1], "bribes": [0, 1], "extortion": [2], "persons": [2],
    }  # fmt: skip
    assert table["alcohol"] == [2, 4, 4, 0]


def test_rule_8_3_nothing_for_a_type_that_nobody_shows() -> None:
    table = shown_down(["W1", "", "", ""], ONE_EACH)
    assert set(majorities(table)) == {"weapons", "persons"}


@pytest.mark.parametrize(
    ("hands", "persons", "alcohol", "winners"),
    [
        (["", "", "", ""], ONE_EACH, [5, 6, 0, 0], [1]),
        (["", "", "", ""], ["m4", "m5 o5", "m1", "m2"], [7, 5, 0, 0], [1]),
        (["", "W3", "B2", ""], ONE_EACH, [0, 5, 5, 0], [1]),
        (["", "W3", "B3", ""], ONE_EACH, [0, 5, 5, 0], [1, 2]),
    ],
)
def test_rule_8_4_alcohol_then_persons_then_the_hand(
    hands: list[str], persons: list[str], alcohol: list[int], winners: list[int]
) -> None:
    table = shown_down(hands, persons, alcohol)
    assert [event["seat"] for event in table.events("won")] == winners


def test_rule_8_5_equals_share_the_victory() -> None:
    table = shown_down(["", "W3", "B3", ""], ONE_EACH, [0, 5, 5, 0])
    assert table.returns == [0, 0.5, 0.5, 0]
    assert table["won"] == [False, True, True, False]
