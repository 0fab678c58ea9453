"""Chapters 5 and 6: sharing the loot, and what happens at the end of a round."""

import pytest
from chicago_gangsters.table import Table, cards

from hinterzimmer.games.chicago_gangsters.cards import DECK

HANDS = ["W3 W3", "W1 W2", "B3 B3", "E1 E2"]


def won_by_challengers(**given: object) -> Table:
    """6 to 5: both sides share."""
    return Table(hands=HANDS, **given).lay("W3 W3", "").lay("B3", "E2")  # type: ignore[arg-type]


def test_rule_5_1_who_contributed_more_chooses_and_the_other_takes_the_rest() -> None:
    table = won_by_challengers(loot="b1")
    assert table.waiting == [0]
    table.do("take 1", 0)
    took = table.events("took")
    assert [(e["seat"], e["package"], e["alcohol"], e["person"]) for e in took] == [
        (0, 1, 3, None), (1, 2, 1, "m4"),
    ]  # fmt: skip
    assert table["alcohol"] == [3, 1, 0, 0]
    assert [person["id"] for person in table["persons"][1]] == ["m4"]


def test_rule_5_1_equal_contributions_go_by_the_coalition_card() -> None:
    table = Table(hands=HANDS, coalition="k1").lay("W3", "W1 W2").lay("", "")
    assert table.waiting == [1]
    table = Table(hands=HANDS, coalition="k2").lay("W3", "W1 W2").lay("", "")
    assert table.waiting == [0]


@pytest.mark.parametrize(("defence", "is_enough"), [("B3", True), ("E2", False)])
def test_rule_5_2_losers_need_half(defence: str, is_enough: bool) -> None:
    table = Table(hands=HANDS).lay("W3 W3", "")
    table.lay(*(("B3", "") if defence == "B3" else ("", "E2"))).do("take 1", 0)
    assert (table["taking"] == "defenders") == is_enough
    assert ("too_weak" in table.words) != is_enough


def test_rule_5_2_half_of_an_odd_number_is_not_rounded() -> None:
    hands = ["W4 W3", "", "B3", "E1"]
    table = Table(hands=hands).lay("W4 W3", "").lay("B3", "").do("take 1", 0)
    assert "too_weak" in table.words
    table = Table(hands=hands).lay("W4 W3", "").lay("B3", "E1").do("take 1", 0)
    assert "too_weak" not in table.words


def test_rule_5_2_nothing_is_half_of_nothing() -> None:
    table = Table(hands=HANDS).lay("", "").lay("", "").do("take 1", 1)
    assert table.waiting == [2]


def test_rule_5_3_means_are_drawn_unseen_up_to_ten() -> None:
    full = "W1 W1 W1 W1 W2 W2 W2 W2 W5 W5"
    table = Table(hands=[full + " W4", "", "", ""], loot="b8").lay("W4", "").lay("", "")
    table.do("take 2", 0)
    assert table.events("forfeited") == [{"event": "forfeited", "seat": 0, "count": 3}]
    assert len(table.hand(0).split()) == 10
    table = Table(hands=["W4", "", "", ""], loot="b8").lay("W4", "").lay("", "").do("take 2", 0)
    assert next(len(event["cards"]) for event in table.events("drew")) == 3
    assert all(event["event"] != "drew" or event["seat"] == 1 for event in table.heard_by(1))


def test_rule_5_4_persons_stay_and_nothing_is_refused() -> None:
    table = Table(hands=HANDS, persons=["m5 o5 s5"], loot="b4").lay("W3", "").lay("", "")
    assert table.legal(0) == ["take 1", "take 2"]
    table.do("take 1", 0)
    assert [person["id"] for person in table["persons"][0]] == ["m4", "m5", "o5", "s5"]


def test_rule_5_5_a_person_that_nobody_got_leaves_the_game() -> None:
    table = Table(hands=HANDS, loot="b11").lay("W3 W3", "").lay("", "E2").do("take 1", 0)
    assert table.events("person_left") == [{"event": "person_left", "person": "m4"}]
    assert all(not persons for persons in table["persons"])


def test_rule_5_6_only_the_first_of_the_side_chooses() -> None:
    table = won_by_challengers()
    assert {seat: table.refused("take 1", seat) for seat in range(4)} == {
        0: None, 1: "5.6", 2: "5.6", 3: "5.6",
    }  # fmt: skip
    table.do("take 1", 0)
    assert table.waiting == [2]
    assert table.refused("take 1", 0) == "5.6"


# Chapter 6


def test_rule_6_1_all_draw_winners_first_higher_contributions_first() -> None:
    table = won_by_challengers(loot="b11").do("take 1", 0).do("take 1", 2)
    assert [event["seat"] for event in table.events("drew")] == [0, 1, 2, 3]
    hands = ["W1", "W3", "B1", "E5"]
    table = Table(hands=hands, loot="b11").lay("W1", "W3").lay("", "E5").do("take 2", 3)
    table.do("take 2", 1)
    assert [event["seat"] for event in table.events("drew")] == [3, 2, 1, 0]


def test_rule_6_2_nobody_holds_more_than_ten() -> None:
    full = "W1 W1 W1 W1 W2 W2 W2 W2 W5 W5"
    table = Table(hands=[full, "", "", ""], loot="b11").lay("", "").lay("", "")
    table.do("take 1", 1).do("take 1", 2)
    assert [event["seat"] for event in table.events("drew")] == [1, 2, 3]
    assert table["held"][0] == 10


def test_rule_6_3_abilities_in_the_order_of_drawing_and_freely() -> None:
    table = Table(hands=HANDS, persons=["m2", "", "s2", ""], loot="b9", district="d13")
    table.lay("W3 W3", "").lay("", "").do("take 1", 0)
    assert table["phase"] == "abilities"
    assert table.waiting == [0]
    assert table.refused("done", 2) == "6.3"
    assert table.refused("exchange B3", 2) == "6.3"
    table.do("done", 0)
    assert table.waiting == [2]
    assert "done" in table.legal(2)
    table.do("done", 2)
    assert table["round"] == 2


def test_rule_6_4_laid_means_are_discarded_when_the_round_is_over() -> None:
    table = won_by_challengers(persons=["m2"], loot="b11").do("take 1", 0).do("take 1", 2)
    assert table["discard"] == []
    assert table["turned"] == [["W3", "W3"], [], ["B3"], ["E2"]]
    table.do("done", 0)
    assert table["discard"] == ["W3", "W3", "B3", "E2"]


def test_rule_6_5_the_discard_becomes_the_stack() -> None:
    table = Table(hands=HANDS, loot="b11", stack="W1").lay("W3 W3", "").lay("", "")
    before = len(table["discard"])
    table.do("take 1", 0)
    assert table.events("reshuffled") == [{"event": "reshuffled", "count": before}]
    assert table["reshuffles"] == 1
    assert [event["seat"] for event in table.events("drew")] == [0, 1, 2, 3]


def test_rule_6_5_means_on_the_table_are_not_shuffled_in() -> None:
    table = Table(hands=HANDS, loot="b11", stack="")
    table.state["discard"] = 0
    table.lay("W3 W3", "").lay("", "").do("take 1", 0)
    assert "drew" not in table.words
    assert "reshuffled" not in table.words


def test_rule_6_6_the_cards_of_the_round_leave_the_game() -> None:
    table = Table(hands=HANDS, loot="b9").lay("W3 W3", "").lay("", "").do("take 1", 0)
    assert table["round"] == 2
    assert table["turned"] == [[]] * 4
    assert table["last_winner"] == "challengers"
    assert table["last_strength"] == [6, 0]
    assert table["last_contribution"] == [6, 0, 0, 0]


def test_rule_6_7_two_kinds_of_cards_after_a_shuffle() -> None:
    table = Table(hands=HANDS, loot="b11", stack="", discard="")
    table.lay("W3", "").lay("", "").do("take 1", 0)
    view = table.state[0]
    assert int(view["in_hands"]) == cards("W3 W1 W2 B3 B3 E1 E2")
    assert [int(view["older"][seat]).bit_count() for seat in range(4)] == [1, 2, 2, 2]
    assert not int(view["shuffled"]) & ~int(DECK)
