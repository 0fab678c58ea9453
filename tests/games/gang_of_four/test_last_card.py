"""Chapters 6 and 7 of the rulebook: the call, and the one-card duty."""

from typing import Any

import pytest
from gang_of_four.table import Table

from hinterzimmer.games.gang_of_four.components import Direction

HANDS = ("G3 G4 G9", "Y9 R9", "G8 R8 Y8", "G7 R7 Y7")

# Chapter 6


def called(table: Table, seat: int) -> bool:
    return bool(table.view["called"][seat])


def able(table: Table) -> list[bool]:
    return list(table.view["able"])


def test_rule_6_1_the_call_after_the_play() -> None:
    """Worked example 26, its second half."""
    table = Table(hands=HANDS).play("G3").play("Y9")
    assert table.view["due"] == [False, True, False, False]
    assert 1 in table.acting
    assert table.legal(1) == ["call"]
    table.do("call", seat=1)
    assert called(table, 1)
    assert table.turn == 2
    table.passes()
    assert able(table) == [True] * 4


def test_rule_6_1_the_call_with_the_play() -> None:
    table = Table(hands=HANDS).play("G3")
    assert {"play Y9", "play_and_call Y9"} <= set(table.legal())
    table.play_and_call("Y9")
    assert table.words == ["played", "called"]
    assert called(table, 1)
    assert table.legal(1) == []


def test_rule_6_1_last_cards_that_leave_together_need_no_call() -> None:
    """Worked example 25."""
    table = Table(hands=("G3 Y3", "G9 R9", "G8 R8", "G7 R7")).play("G3 Y3")
    assert table.event("hand_won")["seat"] == 0


def test_rule_6_1_option_automatic() -> None:
    table = Table(hands=HANDS, announce="automatic").play("G3")
    assert table.refused("play_and_call Y9") == "6.1"
    table.play("Y9")
    assert table.words == ["played", "called"]
    assert table.refused("call", seat=1) == "6.1"


def test_rule_6_2_too_late_after_the_next_action() -> None:
    """Worked example 26."""
    table = Table(hands=HANDS).play("G3").play("Y9").passes()
    assert table.words[0] == "forgot"
    assert table.refused("call", seat=1) == "6.2"
    assert able(table) == [True, False, True, True]


def test_rule_6_2_a_gang_out_of_turn_is_an_action_too() -> None:
    hands = ("G3 G4 G9", "Y9 R9", "G8 R8 Y8", "G2 G2 Y2 Y2 R5 R6")
    table = Table(hands=hands).play("G3").play("Y9")
    table.play("G2 G2 Y2 Y2", seat=3)
    assert not able(table)[1]


def test_rule_6_3_who_is_barred_keeps_one_card_and_cannot_win() -> None:
    """Worked example 26, to the end of the hand."""
    table = Table(hands=("G10", "Y9 Y9", "G8 R8 Y8", "G7 R7 Y7"), turn=1)
    table.play("Y9").passes()
    assert table.refused("play Y9", seat=1) == "6.3"
    assert table.refused("pass", seat=1) == "6.3"
    table.passes().play("G10")
    assert table.event("hand_won")["seat"] == 0
    assert table.view["last_points"] == [0, 1, 3, 3]


def test_rule_6_3_option_not_won() -> None:
    hands = ("G3 G4 G9", "Y9 R9", "G8 R8 Y8", "G7 R7 Y7")
    table = Table(hands=hands, forgotten_call="not_won").play("G3").play("Y9").passes(2)
    assert table.words[-1] == "passed"
    assert able(table) == [True] * 4
    table.passes()
    assert table.turn == 1
    table.play("R9")
    assert table.words == ["played", "went_out"]
    assert able(table) == [True, False, True, True]
    table.passes(3)
    assert table.words == ["passed", "trick_won", "leads"]
    table.play("G8 R8 Y8")
    assert table.event("hand_won")["seat"] == 2
    assert table.view["last_cards"] == [2, 1, 0, 3]
    assert table.view["last_points"] == [2, 1, 0, 3]


def test_rule_6_4_no_call_with_two_cards() -> None:
    """Ruling: the call is refused with more than one card."""
    table = Table(hands=HANDS)
    assert table.refused("call", seat=1) == "6.4"
    assert table.refused("play_and_call G3") == "6.4"


def test_rule_6_5_once_is_enough() -> None:
    table = Table(hands=HANDS).play("G3").play_and_call("Y9")
    before = table.state.tobytes()
    assert table.refused("call", seat=1) == "6.5"
    assert table.state.tobytes() == before


def test_rule_6_6_option_challenge() -> None:
    table = Table(hands=HANDS, announce="challenge").play("G3").play("Y9").passes()
    assert able(table) == [True] * 4
    assert table.acting == [0, 1, 2, 3]
    assert table.legal(1) == ["call"]
    assert "call_out 1" in table.legal(0)
    assert table.refused("call_out 2", seat=0) == "6.6"
    assert table.refused("call_out 1", seat=1) == "6.6"
    late = table.copy().do("call", seat=1)
    assert called(late, 1)
    assert late.refused("call_out 1", seat=0) == "6.6"
    table.do("call_out 1", seat=0)
    assert table.words == ["called_out", "forgot"]
    assert not able(table)[1]


@pytest.mark.parametrize("caller", [0, 2, 3])
@pytest.mark.parametrize("phase", ["lead", "follow"])
def test_rule_6_6_called_out_on_their_own_turn_they_are_skipped(phase: str, caller: int) -> None:
    """Seat 1 has one card left, and leads, or is asked again."""
    third = "G6 Y6 R6" if phase == "lead" else "G10 Y6 R6"
    table = Table(hands=("G3 G4 G5", "G8 R9", "G7 Y7 R7", third), announce="challenge")
    table.play("G3").play("G8").passes(1)
    table = table.passes(2) if phase == "lead" else table.play("G10").passes(1)
    assert (table.turn, table.view["phase"]) == (1, phase)
    table.do("call_out 1", seat=caller)
    assert not able(table)[1]
    assert (table.turn, table.view["phase"]) == (2, phase)
    assert table.refused("play R9", 1) is not None
    assert all(table.refused(text) is None for text in table.legal())
    assert table.refused(table.default()) is None


def test_rule_6_6_called_out_as_the_last_who_was_asked() -> None:
    """The trick is over; its owner leads."""
    hands = ("G3 G4 G5", "G8 R9", "G7 Y7 R7", "G10 Y6 R6")
    table = Table(hands=hands, announce="challenge", pass_locks_trick=True)
    table.play("G3").play("G8").passes(1).play("G10").do("pass")
    assert table.turn == 1
    table.do("call_out 1", seat=0)
    assert table.words[-1] == "trick_won"
    assert (table.turn, table.view["phase"]) == (3, "lead")


def test_rule_6_6_only_where_the_table_plays_so() -> None:
    table = Table(hands=HANDS).play("G3").play("Y9")
    assert table.refused("call_out 1", seat=0) == "6.6"


@pytest.mark.parametrize("way", list(Direction))
def test_rule_6_7_the_trick_of_a_barred_player(way: Direction) -> None:
    """Worked example 27."""
    hands = ("G3 G4 G5", "Y9 R9", "G8 R8 Y8", "G7 R7 Y7")
    table = Table(hands=hands, turn=1, way=way).play("Y9").passes(3)
    assert table.words[-2:] == ["trick_won", "leads"]
    assert table.turn == (2 if way == Direction.CLOCKWISE else 0)
    assert table.view["phase"] == "lead"


def barred_but_one(last: str) -> Table:
    table = Table(hands=("G3 G3", "G4 G4", "G5 G5", last))
    for card in ("G3", "G4", "G5"):
        table.play(card)
    return table


def test_rule_6_8_the_last_able_player_wins() -> None:
    """Worked example 28."""
    table = barred_but_one("G1 Y1 R1")
    assert able(table) == [False, False, True, True]
    table.do("pass", deal={})
    won = table.event("hand_won")
    assert (won["seat"], won["ending"]) == (3, "last_able")
    assert table.view["last_points"] == [1, 1, 1, 0]


def test_rule_6_8_also_when_it_plays() -> None:
    table = barred_but_one("G7 R7 R8").play("R8")
    assert table.event("hand_won") == {"event": "hand_won", "seat": 3, "ending": "last_able"}


def test_rule_6_8_called_out() -> None:
    table = Table(3, hands=("G3 G3", "G4 G4", "G7 R7 R8"), announce="challenge")
    table.play("G3").play("G4").do("call_out 0", seat=1).do("call_out 1", seat=2)
    assert table.event("hand_won")["seat"] == 2


# Chapter 7: clockwise, seat 3 holds one card and has called it


def under_duty(shown: str, turn: int, held: str, **given: Any) -> Table:
    """Seat 0's single lies there, seat 3 has called its last card, `turn` holds `held`."""
    hands = [f"{shown} {shown[0]}2 G1", "G1 G2", "G1 Y2", "R10"]
    hands[turn] = held
    table = Table(hands=hands, **given)
    table.state["one_card"] = 0
    table.play(shown)
    table.state["one_card"] = 1 << 3
    for _ in range(turn - 1):
        table.do("pass")
    assert table.turn == turn
    return table


def test_rule_7_1_bound_are_all_or_the_player_before() -> None:
    """Worked example 29."""
    table = under_duty("G4", 1, "Y6 R9")
    assert table.may("Y6") == "7.2"
    assert table.may("R9") is None
    assert table.refused("pass") is None
    assert under_duty("G4", 1, "Y6 R9", one_card_scope="predecessor").may("Y6") is None


@pytest.mark.parametrize("scope", ["all", "predecessor"])
def test_rules_7_2_and_7_3_the_player_before(scope: str) -> None:
    """Worked example 30."""
    table = under_duty("G4", 2, "G6 YP", one_card_scope=scope)
    assert table.may("G6") == "7.2"
    assert table.refused("pass") == "7.3"
    assert table.may("YP") is None
    assert table.legal() == ["play YP", "play_and_call YP"]
    assert under_duty("G4", 2, "G2 G3", one_card_scope=scope).legal() == ["pass"]


def test_rule_7_3_who_is_barred_is_not_counted() -> None:
    table = under_duty("G4", 1, "Y6 R9")
    table.state["able"] = 0b1011
    assert table.refused("pass") == "7.3"


def test_rule_7_3_only_singles_have_to_be_beaten() -> None:
    table = Table(hands=("G4 Y4 G1", "G1 G2", "G6 Y6 R9", "R10")).play("G4 Y4")
    table.passes()
    assert table.refused("pass") is None


def test_rule_7_4_leading_before_a_one_card_player() -> None:
    """Worked example 31."""
    hands = ("G1 G2", "G1 G3", "G4 Y4 R9", "R10")
    table = Table(hands=hands, turn=2)
    assert table.may("R9") is None
    assert table.may("G4") == "7.2"
    assert table.may("G4 Y4") is None
    first = Table(hands=hands, turn=2, one_card_lead="combo_first")
    assert first.may("R9") == "7.4"
    assert first.legal() == ["play G4+Y4", "play_and_call G4+Y4"]


def test_rule_7_4_without_a_combination() -> None:
    hands = ("G1 G2", "G1 G3", "G4 Y5 R9", "R10")
    table = Table(hands=hands, turn=2, one_card_lead="combo_first")
    assert table.legal() == ["play R9"]
    assert table.may("G4") == "7.2"


def test_rule_7_4_binds_the_player_before_alone() -> None:
    hands = ("G1 G2", "G4 Y4 R9", "G1 G3", "R10")
    table = Table(hands=hands, turn=1, one_card_lead="combo_first")
    assert table.may("R9") is None
    assert Table(hands=hands, turn=1, preset="official").may("G4") is None


def test_rules_7_2_and_7_5_breaking_a_gang_or_playing_it() -> None:
    """Worked example 32."""
    table = under_duty("G5", 2, "R8 R8 Y8 G8 G2")
    plays = [text for text in table.legal() if not text.startswith("play_and_call")]
    assert plays == ["play R8", "play G8+Y8+R8+R8"]


def test_rule_7_5_several_one_card_players() -> None:
    table = under_duty("G4", 1, "Y6 R9")
    table.state["one_card"] = 0b1100
    assert table.refused("pass") == "7.3"
    assert table.may("Y6") == "7.2"


def test_rule_7_1_the_one_card_player_alone_is_not_bound_by_itself() -> None:
    table = Table(hands=("G4", "Y6 R9 R9", "G2 G6 G6", "R10 R9 R9"))
    table.play("G4")
    assert table.event("hand_won")["seat"] == 0
