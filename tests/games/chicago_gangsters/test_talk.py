"""Chapter 12: what is said, who hears it, what becomes of it."""

from typing import Any

import pytest
from chicago_gangsters.table import Table

from hinterzimmer.engine.events import SPECTATOR

HANDS = ["W3 W4 B1", "W1 W2", "B3 B4", "E1"]


def talking(**given: Any) -> Table:
    return Table(hands=HANDS, talk=4, **given)


def said(table: Table, viewer: int, seat: int, step: int = 1) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(viewer)["said"][seat][0][step]
    return found


def kept(table: Table, seat: int, step: int = 1) -> list[str]:
    return [statement["kept"] for statement in said(table, seat, seat, step)]


def test_rule_12_1_talk_before_each_laying_among_who_has_not_laid() -> None:
    table = talking()
    assert table.waiting == [0, 1, 2, 3]
    assert table.refused("lay - -", 0) == "3.9"
    table.all_ready()
    assert table.waiting == [0, 1]
    assert table.refused("ready", 0) == "12.1"
    table.lay("", "")
    assert (table["phase"], table.waiting) == ("talk", [2, 3])
    assert table.refused("say nothing 0 all", 0) == "12.1"


def test_rule_12_1_who_is_ready_is_silent_while_others_talk() -> None:
    table = talking().do("ready", 0)
    assert table.refused("say nothing 0 all", 0) == "12.1"
    assert table.refused("ready", 0) == "12.1"
    assert table.waiting == [1, 2, 3]


def test_rule_12_1_five_players_talk_before_mr_x_lays() -> None:
    table = Table(5, talk=1)
    assert table.waiting == [0, 1, 2, 3, 4]
    table.all_ready().do("lay_for - defenders", 4)
    assert table.waiting == [0, 1, 2, 3]


def test_rule_12_2_so_many_announcements_and_then_ready() -> None:
    table = Table(hands=HANDS, talk=2).do("say about 3 all", 0).do("say about 4 all", 0)
    assert table["ready"][0]
    assert table.refused("say about 5 all", 0) == "12.2"
    table.do("ready", 1).do("ready", 2).do("ready", 3)
    assert table["phase"] == "lay"


def test_rule_12_2_none_at_all() -> None:
    assert Table(hands=HANDS, talk=0)["phase"] == "lay"


def test_rule_12_3_partners_are_not_overheard() -> None:
    silent, table = talking(), talking().do("say about 7 partner", 0)
    for viewer in (2, 3, SPECTATOR):
        assert table.view_bytes(viewer) == silent.view_bytes(viewer)
        assert table.heard_by(viewer) == []
    for viewer in (0, 1):
        assert said(table, viewer, 0) == [{"phrase": "about", "number": 7, "to": 1, "kept": "open"}]
        assert [event["event"] for event in table.heard_by(viewer)] == ["said"]


def test_rule_12_3_a_gap_does_not_tell_what_was_not_heard() -> None:
    table = talking().do("say about 7 partner", 0).do("say nothing 0 all", 0)
    other = talking().do("say nothing 0 all", 0)
    assert table.view_bytes(2) == other.view_bytes(2)
    assert [statement["phrase"] for statement in said(table, 2, 0)] == ["nothing"]


def test_rule_12_3_who_has_no_partner_speaks_to_all() -> None:
    three = Table(3, talk=4)
    assert three.refused("say about 7 partner", 2) == "12.3"
    assert three.refused("say about 7 all", 2) is None
    five = Table(5, talk=4)
    assert five.refused("say about 7 partner", 4) == "12.3"


@pytest.mark.parametrize(
    ("text", "seat", "refused"),
    [
        ("say hide_big 0 partner", 0, None),
        ("say hide_big 0 partner", 2, "12.4"),
        ("say ask_hide 0 partner", 1, None),
        ("say ask_hide 0 all", 1, "12.4"),
        ("say leave_person 0 partner", 2, None),
        ("say leave_person 0 all", 2, "12.4"),
        ("say about 16 all", 3, None),
        ("say about 17 all", 3, "12.4"),
        ("say about 0 all", 3, "12.4"),
        ("say nothing 3 all", 3, "12.4"),
        ("say threaten 0 partner", 3, None),
        ("say accept 1 partner", 1, "12.4"),
        ("say with_defenders 0 all", 1, "12.4"),
        ("say join_us 0 all", 1, "12.4"),
        ("say silence 0 all", 1, "13.1"),
    ],
)
def test_rule_12_4_what_can_be_said(text: str, seat: int, refused: str | None) -> None:
    assert talking().refused(text, seat) == refused


def test_rule_12_4_answers_are_to_what_the_partner_has_said() -> None:
    table = talking().do("say ask_about 7 partner", 0)
    assert table.refused("say accept 1 partner", 1) is None
    assert table.refused("say accept 2 partner", 1) == "12.4"
    assert table.refused("say accept 1 all", 1) == "12.4"
    assert table.refused("say refuse 1 partner", 2) == "12.4"


def test_rule_12_4_mr_x_and_those_who_court_him() -> None:
    table = Table(5, talk=4)
    assert table.refused("say with_defenders 0 all", 4) is None
    assert table.refused("say join_us 0 all", 4) == "12.4"
    assert table.refused("say join_us 0 all", 0) is None
    table.all_ready().do("lay_for - defenders", 4)
    assert table.refused("say join_us 0 all", 0) == "12.4"


def test_rule_12_5_words_change_nothing_else() -> None:
    loud = talking(loot="b9")
    for text in ("say nothing 0 partner", "say threaten 0 all", "say about 9 all"):
        loud.do(text, 0)
    loud, silent = loud.all_ready(), talking(loot="b9").all_ready()
    for table in (loud, silent):
        table.lay("W3", "W1").all_ready().lay("", "").do("take 1", 0)
        table.state["said"] = 0
    assert loud.state.tobytes() == silent.state.tobytes()


def judged(talk: dict[int, list[str]], laid: tuple[str, str], take: str = "take 1") -> Table:
    """A round with such talk among the challengers, in which seats 0 and 1 lay so and win."""
    table = talking(loot="b4")
    for seat, texts in talk.items():
        for text in texts:
            table.do(f"say {text}", seat)
    table.all_ready().lay(*laid).all_ready().lay("", "")
    return table.do(take, table.waiting[0])


@pytest.mark.parametrize(
    ("number", "became"), [(2, "kept"), (3, "kept"), (4, "kept"), (5, "broken"), (1, "broken")]
)
def test_rule_12_6_about_is_within_one(number: int, became: str) -> None:
    assert kept(judged({0: [f"about {number} all"]}, ("W3", "")), 0) == [became]


def test_rule_12_6_nothing_means_no_card() -> None:
    assert kept(judged({1: ["nothing 0 partner"]}, ("W3", "")), 1) == ["kept"]
    assert kept(judged({1: ["nothing 0 partner"]}, ("W3", "W1")), 1) == ["broken"]


def test_rule_12_6_a_big_card_hidden() -> None:
    for laid, became in (("W3 W4/W4", "kept"), ("W3 W4/W3", "broken"), ("W4", "broken")):
        assert kept(judged({0: ["hide_big 0 partner"]}, (laid, "")), 0) == [became]


def test_rule_12_6_leaving_the_person() -> None:
    for take, became in (("take 2", "kept"), ("take 1", "broken")):
        assert kept(judged({0: ["leave_person 0 partner"]}, ("W3", ""), take), 0) == [became]
    table = judged({1: ["leave_person 0 partner"]}, ("W3", ""))
    assert kept(table, 1) == ["untested"]


def test_rule_12_6_a_yes_is_a_promise() -> None:
    ask = {0: ["ask_about 3 partner"], 1: ["accept 1 partner"]}
    assert kept(judged(ask, ("W4", "W1 W2")), 1) == ["kept"]
    assert kept(judged(ask, ("W4", "")), 1) == ["broken"]
    assert kept(judged(ask, ("W4", "")), 0) == ["untested"]
    hide = {1: ["ask_hide 0 partner"], 0: ["accept 1 partner"]}
    assert kept(judged(hide, ("W4/W4", "")), 0) == ["kept"]
    person = {0: ["leave_person 0 partner"], 1: ["accept 1 partner"]}
    assert kept(judged(person, ("W4", "W1")), 1) == ["kept"]
    assert kept(judged(person, ("", "W1")), 1) == ["broken"]
    refuse = {0: ["ask_about 3 partner"], 1: ["refuse 1 partner"]}
    assert kept(judged(refuse, ("W4", "")), 1) == ["untested"]


def test_rule_12_6_a_threat_is_for_the_next_round() -> None:
    table = judged({0: ["threaten 0 all"]}, ("W3", ""))
    assert (table["round"], kept(table, 0)) == (2, ["open"])
    partner = table["partner"][0]
    table.all_ready()
    laid = ["lay - -"] * 4
    while table["round"] == 2:
        seat = table.waiting[0]
        if table["phase"] == "lay":
            table.do(laid[seat], seat)
        else:
            table.do("ready" if table["phase"] == "talk" else table.legal(seat)[-1], seat)
    assert partner >= 0
    assert kept(table, 0) == ["kept"]


def test_rule_12_6_mr_x_and_his_side() -> None:
    for side, became in (("defenders", "kept"), ("challengers", "broken")):
        table = Table(5, talk=1, loot="b9").do("say with_defenders 0 all", 4).all_ready()
        table.do(f"lay_for - {side}", 4).all_ready().lay("", "").all_ready().lay("", "")
        while table["phase"] == "loot":
            table.do("take 1", table.waiting[0])
        assert [s["kept"] for s in table.view(0)["said"][4][0][0]] == [became]


def test_rule_12_7_after_the_game_all_is_told() -> None:
    table = talking().do("say about 7 partner", 0)
    assert said(table, 3, 0) == []
    table.state["phase"] = 6
    for viewer in (1, 2, 3, SPECTATOR):
        assert [statement["number"] for statement in said(table, viewer, 0)] == [7]
