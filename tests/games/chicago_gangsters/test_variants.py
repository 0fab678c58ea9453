"""Chapters 9, 10 and 11: three players, Mr. X, the Godfather."""

import pytest
from chicago_gangsters.table import Table, shown_down

from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.games.chicago_gangsters import GAME


def strengths(table: Table) -> list[int]:
    return [event["strength"] for event in table.events("counted")]


# Chapter 9: clan d is out of the game, so that with k1 the defender c is alone


def test_rule_9_1_the_fourth_clan_is_not_there() -> None:
    table = Table(3)
    assert table["seat_of"] == [0, 1, 2, -1]
    assert table["side"] == ["challengers", "challengers", "defenders"]
    assert table["partner"] == [1, 0, -1]


def test_rule_9_2_all_that_the_lone_clan_has_counts_double() -> None:
    table = Table(3, hands=["W5 W5", "", "W2 W1"], persons=["", "", "m4 m1"], district="d4")
    table.lay("W5 W5", "").lay("W2 W1")
    assert strengths(table) == [10, 2 * (2 + 1 + 2 + 3)]


def test_rule_9_2_the_hidden_card_counts_double_too() -> None:
    table = Table(3, hands=["W3 W2"], coalition="k9", persons=["m4"], district="d1")
    assert table["partner"][0] == -1
    table.lay("W3 W2/W3").lay("", "")
    assert [event["strength"] for event in table.events("announced")] == [10, 0]
    assert strengths(table) == [16, 0]


def test_rule_9_3_a_lone_challenger_needs_the_mark() -> None:
    assert Table(3, coalition="k9")["may_hide"] == [True, False, False]
    assert Table(3, coalition="k10")["may_hide"] == [False, False, False]


def test_rule_9_4_a_lone_clan_takes_one_package() -> None:
    table = Table(3, hands=["", "", "W2"], loot="b1").lay("", "").lay("W2").do("take 1", 2)
    assert [event["seat"] for event in table.events("took")] == [2]
    assert table["alcohol"] == [0, 0, 3]
    table = Table(3, hands=["W5", "", "W2"], loot="b9").lay("W5", "").lay("W2").do("take 1", 0)
    table.do("take 2", 2)
    assert table["alcohol"] == [3, 2, 1]
    assert table.events("person_left")[0]["person"] == "m4"


def test_rule_9_5_nothing_doubles_in_the_showdown() -> None:
    table = shown_down(["W3 W2", "W4", "W4"], ["m4", "m5", "m6"], seats=3)
    assert [e["seat"] for e in table.events("majority") if e["category"] == "weapons"] == [0]


# Chapter 10: Mr. X sits at seat 4


def test_rule_10_1_mr_x_has_no_clan() -> None:
    table = Table(5)
    assert table["clan"] == ["a", "b", "c", "d", None]
    assert table["mr_x"] == 4
    assert table["side"][4] == "unknown"


def test_rule_10_2_mr_x_lays_first_and_names_a_side() -> None:
    table = Table(5, hands=["", "", "", "", "W2 B1"])
    assert table.waiting == [4]
    assert table.refused("lay W2 -", 4) == "10.2"
    assert table.refused("lay - -", 0) == "3.9"
    with pytest.raises(NotationError):
        GAME.notation.action_from_json({"do": "lay_for", "cards": ["W2"]})
    with pytest.raises(NotationError):
        GAME.notation.action_from_json({"do": "lay_for", "cards": ["W2"], "side": "unknown"})
    table.do("lay_for W2 defenders", 4)
    assert table.refused("lay_for - challengers", 0) == "10.2"


def test_rule_10_3_all_see_how_many_cards_and_no_more() -> None:
    table = Table(5, hands=["W1", "", "", "", "W2 B1"])
    twins = [
        table.copy().do(text, 4) for text in ("lay_for W2 defenders", "lay_for B1 challengers")
    ]
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert len({twin.view_bytes(viewer) for twin in twins}) == 1
    table = twins[0]
    assert table["face_down"] == [0, 0, 0, 0, 1]
    assert table["held"][4] == 1
    assert table.view(4)["own_side"] == "defenders"
    table.lay("W1", "")
    assert table["side"][4] == "unknown"
    assert table["strength"] == [1, 0]
    table.lay("", "")
    words = [word for word in table.words if word in ("side_shown", "announced")]
    assert words[0] == "side_shown"
    assert strengths(table) == [1, 2]


def test_rule_10_4_an_option_turns_them_up_at_once() -> None:
    table = Table(5, hands=["W1", "", "", "", "W2"], preset="open_mr_x")
    table.do("lay_for W2 challengers", 4)
    assert table["side"][4] == "challengers"
    assert table["turned"][4] == ["W2"]
    table.lay("W1", "").lay("", "")
    assert strengths(table) == [3, 0]


def test_rule_10_5_mr_x_hides_nothing_at_the_mark() -> None:
    table = Table(5, hands=["W1", "", "", "", "W2"], persons=["", "", "", "", "s3"])
    assert table["may_hide"] == [True, False, False, False, False]
    table.do("lay_for W2 challengers", 4).lay("", "").lay("", "")
    assert strengths(table) == [4, 0]
    assert table["contribution"] == [0, 0, 0, 0, 4]


def with_mr_x(mr_x: str, first: str, second: str, side: str = "challengers") -> Table:
    table = Table(5, hands=[first, second, "B5", "", mr_x], loot="b9")
    return table.do(f"lay_for {mr_x or '-'} {side}", 4).lay(first, second)


def test_rule_10_6_the_two_highest_of_three_share() -> None:
    table = with_mr_x("W3", "W4", "W1").lay("", "").do("take 1", 0)
    assert [event["seat"] for event in table.events("took")] == [0, 4]
    table = with_mr_x("W3", "W3", "W2").lay("", "")
    assert table.waiting == [4]  # ties are for Mr. X
    table = with_mr_x("", "W3", "W3").lay("", "")
    assert table.waiting == [1]  # among the others the coalition card decides


def test_rule_10_7_who_is_left_out_becomes_mr_x() -> None:
    table = with_mr_x("W3", "W4", "W1").lay("", "").do("take 1", 0)
    assert table["mr_x"] == 1
    assert table["clan"] == ["a", None, "c", "d", "b"]
    assert table["seat_of"] == [0, 4, 2, 3]
    assert {"event": "became_mr_x", "seat": 1} in table.happened
    table = with_mr_x("W1", "W4", "W2").lay("", "").do("take 1", 0)
    assert table["mr_x"] == 4


def test_rule_10_7_with_nobody_left_out_nothing_changes() -> None:
    table = with_mr_x("W3", "W4", "W1", "defenders").lay("", "").do("take 1", 0)
    assert table["mr_x"] == 4


def test_rule_10_8_losers_share_among_the_two_highest() -> None:
    table = Table(5, hands=["W3", "W2", "B5 B5", "", "W4"], loot="b9")
    table.do("lay_for W4 challengers", 4).lay("W3", "W2").lay("B5 B5", "").do("take 1", 2)
    assert table.waiting == [4]
    table.do("take 2", 4)
    assert [event["seat"] for event in table.events("took")] == [4, 0]
    assert table["mr_x"] == 4


# Chapter 11


def with_godfather(**given: object) -> Table:
    hands = ["W3 W3", "W1", "B2", "E1"]
    return Table(hands=hands, preset="godfather", godfather=0, **given)  # type: ignore[arg-type]


def test_rule_11_1_only_by_option_and_not_for_five() -> None:
    table = Table(hands=["W1"], loot="b9").lay("W1", "").lay("", "").do("take 1", 0)
    assert table["godfather"] == -1
    assert "godfather" not in table.words
    assert Table(5, preset="godfather")["option_godfather"] is False


def test_rule_11_2_the_highest_contributor_of_the_winners() -> None:
    table = Table(hands=["W1", "W3", "", ""], loot="b9", preset="godfather").lay("W1", "W3")
    table.lay("", "").do("take 1", 1)
    assert table["godfather"] == 1
    assert table["godfather_points"] == [0, 1, 0, 0]
    tie = Table(hands=["W1", "W1"], loot="b9", preset="godfather").lay("W1", "W1").lay("", "")
    assert tie.do("take 1", 1)["godfather"] == 1


def test_rule_11_3_right_after_the_cards_or_not_at_all() -> None:
    table = with_godfather(talk=4)
    assert table["phase"] == "betrayal"
    assert table.legal(0) == ["stand_by", "betray"]
    assert table.refused("betray", 1) == "11.3"
    loyal = table.copy().do("stand_by", 0)
    assert loyal["phase"] == "talk"
    assert loyal.refused("betray", 0) == "11.3"
    loyal.all_ready().lay("W3", "")
    assert loyal.refused("betray", 0) == "11.3"
    alone = Table(3, preset="godfather", godfather=2)
    assert alone["phase"] == "lay"


def test_rule_11_4_the_dropped_does_nothing_but_draw() -> None:
    table = with_godfather(persons=["", "m5", "", ""], talk=1).do("betray", 0)
    assert table["side"] == ["challengers", "dropped", "defenders", "defenders"]
    assert table.waiting == [0, 2, 3]
    assert table.refused("say nothing 0 all", 1) == "12.1"
    table.all_ready()
    assert table.waiting == [0]
    assert table.refused("lay W1 -", 1) == "11.4"
    table.do("lay W3+W3 -", 0).all_ready().lay("", "")
    assert strengths(table) == [6, 0]
    table.do("give alcohol", 0)
    assert [event["seat"] for event in table.events("drew")] == [0, 2, 3, 1]


def test_rule_11_5_the_betrayer_gets_both_packages_and_never_doubles() -> None:
    table = with_godfather(loot="b1").do("betray", 0).do("lay W3+W3 -", 0).lay("B2", "")
    assert [(e["seat"], e["package"]) for e in table.events("took")] == [(0, 1), (0, 2)]
    assert table["alcohol"] == [4, 0, 0, 0]
    three = Table(3, hands=["W3", "", "B2"], preset="godfather", godfather=0)
    three.do("betray", 0).do("lay W3 -", 0).do("lay B2 -", 2)
    assert strengths(three) == [3, 4]


def test_rule_11_5_losing_with_half_the_strength_gets_both_of_the_losers() -> None:
    table = Table(hands=["W3", "", "B3 B2", ""], loot="b9", preset="godfather", godfather=0)
    table.do("betray", 0).do("lay W3 -", 0).lay("B3 B2", "").do("take 1", 2)
    took = [event["package"] for event in table.events("took") if event["seat"] == 0]
    assert took == [1, 2]
    assert table["phase"] == "give"


def test_rule_11_6_one_thing_of_it_goes_to_the_dropped() -> None:
    table = with_godfather(loot="b3").do("betray", 0).do("lay W3+W3 -", 0).lay("B2", "")
    drawn = table.events("drew")[0]["cards"]
    assert table.legal(0) == ["give alcohol", "give person", f"give {drawn[0]}"]
    assert table.refused("give E5", 0) == "11.6"
    assert table.refused("give alcohol", 1) == "11.6"
    alcohol = table.copy().do("give alcohol", 0)
    assert alcohol["alcohol"] == [2, 1, 0, 0]
    person = table.copy().do("give person", 0)
    assert [p["id"] for p in person["persons"][1]] == ["m4"]
    card = table.copy().do(f"give {drawn[0]}", 0)
    assert drawn[0] in card.hand(1)
    assert card["known"][1] == drawn


def test_rule_11_6_no_card_into_a_full_hand() -> None:
    full = "B1 B1 B1 B1 B2 B2 B2 B2 B5 B5"
    table = Table(hands=["W3", full, "", ""], loot="b3", preset="godfather", godfather=0)
    table.do("betray", 0).do("lay W3 -", 0).lay("", "")
    drawn = table.events("drew")[0]["cards"][0]
    assert table.refused(f"give {drawn}", 0) == "6.2"


def test_rule_11_6_what_was_not_in_the_loot_cannot_be_given() -> None:
    table = Table(hands=["W3"], loot="b1", preset="godfather", godfather=0)
    table.do("betray", 0).do("lay W3 -", 0).lay("", "")
    assert table.legal(0) == ["give alcohol", "give person"]


def test_rule_11_6_if_nothing_can_be_given_nothing_is() -> None:
    full = "B1 B1 B1 B1 B2 B2 B2 B2 B5 B5"
    table = Table(hands=["W3", full, "E3 E2", ""], loot="b4", preset="godfather", godfather=0)
    table.do("betray", 0).do("lay W3 -", 0).lay("E3 E2", "").do("take 1", 2)
    assert "took" in table.words  # two packages of one means each, and the other hand is full
    assert table["round"] == 2


def test_rule_11_7_points_and_one_alcohol_for_the_most() -> None:
    table = shown_down(preset="godfather", hands=["W1"], persons=["m4", "m5", "o5", "s5"])
    prizes = {
        e["seat"]: e["alcohol"] for e in table.events("majority") if e["category"] == "godfather"
    }
    assert prizes == {1: 1}  # the tie of nothing to nothing is for clan b
