"""Chapters 3 and 4: what is laid, secretly and finally, and how it is counted."""

import itertools

import pytest
from chicago_gangsters.table import Table

from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.games.chicago_gangsters import GAME

HANDS = ["W1 W3 W3 B2", "W2 B1 E5", "W4 E1", "B3 E2"]


def test_rule_3_1_any_number_also_none() -> None:
    table = Table(hands=["W1 W1 B2"], coalition="k2")
    assert sorted(table.legal(0)) == sorted(
        f"lay {laid} -" for laid in ("-", "W1", "W1+W1", "B2", "W1+B2", "W1+W1+B2")
    )


def test_rule_3_2_a_type_that_the_district_forbids() -> None:
    table = Table(hands=HANDS, district="d2")
    assert table.refused("lay W1 -", 0) == "3.2"
    assert table.refused("lay W1+B2 -", 0) == "3.2"
    assert table.refused("lay B2 -", 0) is None


def test_rule_3_3_only_of_the_own_hand() -> None:
    table = Table(hands=HANDS)
    assert table.refused("lay B1 -", 0) == "3.3"
    assert table.refused("lay W3+W3+W3 -", 0) == "3.3"
    assert table.refused("lay W3+W3 -", 0) is None


def test_rule_3_4_until_both_have_laid_only_that_one_has() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = Table(hands=HANDS)
        laid = {0: ("lay - -", "lay W3+W3+B2 W3"), 1: ("lay - -", "lay W2+B1 -")}
        before = table.view(second)
        after = [table.copy().do(text, first) for text in laid[first]]
        for viewer in {*range(4), SPECTATOR} - {first}:
            assert len({twin.view_bytes(viewer) for twin in after}) == 1
            assert len({str(twin.heard_by(viewer)) for twin in after}) == 1
            assert after[0].heard_by(viewer) == [{"event": "committed", "seat": first}]
        now = after[1].view(second)
        assert now["committed"][first]
        assert now["held"] == before["held"]
        assert (now["turned"], now["face_down"]) == (before["turned"], before["face_down"])


def test_rule_3_4_the_order_of_commitments_is_nothing() -> None:
    for laid in itertools.product(("lay - -", "lay W1+W3 W1"), ("lay W2 -", "lay B1+E5 -")):
        ends = set()
        for order in ((0, 1), (1, 0)):
            table = Table(hands=HANDS)
            for seat in order:
                table.do(laid[seat], seat)
            ends.add(table.state.tobytes())
        assert len(ends) == 1


def test_rule_3_4_then_all_is_turned_up_together() -> None:
    table = Table(hands=HANDS).lay("W1 W3", "B1")
    assert table["turned"] == [["W1", "W3"], ["B1"], [], []]
    assert table["held"] == [2, 2, 2, 2]
    assert table.words.count("showed") == 2


def test_rule_3_5_one_card_stays_face_down() -> None:
    table = Table(hands=HANDS)
    assert table["may_hide"] == [True, False, False, False]
    table.lay("W1 W3 W3/W3", "B1")
    assert table["turned"][0] == ["W1", "W3"]
    assert table["face_down"] == [1, 0, 0, 0]
    assert table.view(0)["own_hidden"] == "W3"
    twin = Table(hands=HANDS).lay("W1 W3 B2/B2", "B1")
    for viewer in (1, 2, 3, SPECTATOR):
        assert table.view_bytes(viewer) == twin.view_bytes(viewer)


def test_rule_3_5_what_stays_down_has_to_be_laid() -> None:
    table = Table(hands=HANDS)
    assert table.refused("lay W1 W3", 0) == "3.5"
    assert table.refused("lay - W3", 0) == "3.5"


def test_rule_3_5_two_cards_cannot_stay_down() -> None:
    with pytest.raises(NotationError):
        GAME.notation.action_from_json({"do": "lay", "cards": ["W1"], "hidden": ["W1", "W1"]})


def test_rule_3_6_nobody_else_hides() -> None:
    table = Table(hands=HANDS)
    assert table.refused("lay B1 B1", 1) == "3.6"
    table.lay("", "")
    assert table.refused("lay W4 W4", 2) == "3.6"


def test_rule_3_7_what_is_laid_is_final() -> None:
    table = Table(hands=HANDS).do("lay W1 -", 0)
    before = table.state.tobytes()
    for again in ("lay W1 -", "lay W3 -", "lay - -"):
        assert table.refused(again, 0) == "3.7"
    assert table.state.tobytes() == before
    assert table.legal(0) == []
    table.do("lay - -", 1)
    assert table.refused("lay W3 -", 0) == "3.7"


def test_rule_3_8_defenders_lay_knowing_and_all_of_theirs_is_turned_up() -> None:
    table = Table(hands=HANDS, loot="b3")
    assert table.waiting == [0, 1]
    table.lay("W1 W3/W3", "B1")
    assert table.waiting == [2, 3]
    assert table.view(2)["turned"][:2] == [["W1"], ["B1"]]
    twins = [table.copy().do(text, 2) for text in ("lay - -", "lay W4+E1 -")]
    assert len({twin.view_bytes(3) for twin in twins}) == 1
    table.lay("W4", "E2")
    shown = {event["seat"]: event["cards"] for event in table.events("showed")}
    assert shown == {2: ["W4"], 3: ["E2"]}


def test_rule_3_9_not_while_others_lay_or_talk() -> None:
    table = Table(hands=HANDS)
    assert table.refused("lay - -", 2) == "3.9"
    talk = Table(hands=HANDS, talk=4)
    assert talk.refused("lay - -", 0) == "3.9"
    over = Table(hands=HANDS).lay("W3", "").lay("", "")
    assert over["phase"] == "loot"
    assert over.refused("lay E1 -", 2) == "3.7"


# Chapter 4


def test_rule_4_1_means_and_persons() -> None:
    table = Table(hands=HANDS, persons=["m4 s5", "o5", "m6", ""], district="d6")
    table.lay("W1 W3 B2", "W2").lay("W4", "B3")
    contributions = {e["seat"]: e["strength"] for e in table.events("contributed")}
    assert contributions == {0: 12, 1: 2, 2: 8, 3: 3}
    assert [e["strength"] for e in table.events("counted")] == [14, 11]


def test_rule_4_2_the_hidden_card_comes_last() -> None:
    table = Table(hands=HANDS).lay("W3 W3/W3", "").lay("W4", "")
    assert [e["strength"] for e in table.events("announced")] == [3, 4]
    assert [e["strength"] for e in table.events("counted")] == [6, 4]
    order = ["announced", "hidden_shown", "counted", "round_won"]
    assert [word for word in dict.fromkeys(table.words) if word in order] == order
    assert table.events("hidden_shown") == [{"event": "hidden_shown", "seat": 0, "card": "W3"}]
    assert table["uncovered"][0] == "W3"


@pytest.mark.parametrize(
    ("challengers", "defenders", "winner"),
    [("W3", "W4", "defenders"), ("W3", "E1", "challengers"), ("", "", "challengers")],
)
def test_rule_4_3_the_stronger_side_wins(challengers: str, defenders: str, winner: str) -> None:
    table = Table(hands=HANDS).lay(challengers, "").lay(defenders, "")
    assert table.events("round_won")[0]["side"] == winner


def test_rule_4_3_equal_totals_are_the_challengers() -> None:
    table = Table(hands=HANDS).lay("W1 W3", "").lay("W4", "")
    assert [e["strength"] for e in table.events("counted")] == [4, 4]
    assert table.events("round_won")[0]["side"] == "challengers"
