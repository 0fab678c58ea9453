"""Chapters 6 to 9 of the rulebook: special results, the worst, going out, the end."""

from typing import Any

import numpy as np
import pytest
from chicago.table import DOORS, Table

# Chapter 6


def test_rule_6_1_three_ones_end_turn_and_round() -> None:
    table = Table(4).throw("111", lot=1)
    assert table.lives == [3, 2, 2, 2]
    assert table.words[:2] == ["threw", "chicago"]
    assert (table.view["round"], table.view["leader"]) == (2, 2)


def test_rule_6_1_nobody_else_throws_or_pays_for_the_worst() -> None:
    table = Table(4).throw("156").throw("46", dice="23").stop().declare("low")  # 11
    table.throw("555").stop()  # 15
    table.throw("111", lot=0)
    assert table.lives == [2, 2, 3, 2]
    assert [e["reason"] for e in table.happened if e["event"] == "lost_life"] == ["chicago"] * 3


def test_rule_6_1_a_follower_with_throws_left_is_not_asked() -> None:
    table = Table().throw("145").throw("145").throw("145").declare("high")
    table.throw("111", lot=0)
    assert table.view["round"] == 2


def test_rule_6_2_turned_ones_count() -> None:
    table = Table().throw("666").throw("1", dice="3", lot=1)
    assert table.lives == [3, 2, 2]


def test_rule_6_2_kept_ones_count() -> None:
    table = Table(chicago_natural_only=True).throw("114").throw("1", dice="3", lot=1)
    assert table.lives == [3, 2, 2]


def test_rule_6_2_by_option_turned_ones_do_not() -> None:
    table = Table(chicago_natural_only=True).throw("666").throw("1", dice="3")
    assert table.lives == [3, 3, 3]
    assert table.stop().declare("high").view["score"][0] == 300


@pytest.mark.parametrize(("lot", "leader"), [(0, 2), (1, 3), (2, 0)])
def test_rule_6_3_one_of_the_losers_leads_by_lot(lot: int, leader: int) -> None:
    table = Table(4, leader=1).throw("111", lot=lot)
    assert table.view["leader"] == leader
    assert table.event("leader_drawn")["seat"] == leader


def test_rule_6_3_the_only_loser_left_leads_without_a_lot() -> None:
    table = Table(3, lives=(2, 1, 2)).throw("111")
    assert table.view["leader"] == 2
    assert "leader_drawn" not in table.words
    assert table.view["out"] == [False, True, False]


def test_rule_6_4_several_go_out_together() -> None:
    table = Table(3, lives=(2, 1, 1)).throw("111")
    assert table.over
    assert table.view["place"] == [1, 2, 2]


# Chapter 7


def test_rule_7_1_the_final_dice_count_and_a_turned_die_too() -> None:
    table = Table().throw("665").convert().throw("6", dice="2").stop()
    assert table.view["phase"] == "name"
    assert table.words == ["result", "bonus"]


def test_rule_7_1_who_throws_on_gives_it_up() -> None:
    table = Table().throw("165").throw("2", dice="3").stop()
    assert table.view["phase"] == "declare"
    assert table.refused("name 1") == "7.1"


def test_rule_7_2_a_living_opponent_is_named() -> None:
    table = Table(4, lives=(3, 3, 0, 3)).throw("165").stop()
    assert [table.refused(f"name {seat}") for seat in range(4)] == ["7.2", None, "7.2", None]
    assert table.refused("name 5") == "7.2"
    assert table.name(3).lives == [3, 3, 0, 2]


def test_rule_7_3_somebody_has_to_be_named() -> None:
    table = Table().throw("165").stop()
    assert table.refused("spare") == "7.3"
    assert [action["do"] for action in table.legal()] == ["name", "name"]


def test_rule_7_3_by_option_everybody_may_be_spared() -> None:
    table = Table(bonus_165_optional=True).throw("165").stop().do("spare")
    assert table.lives == [3, 3, 3]
    assert table.view["phase"] == "declare"


def test_rule_7_4_the_round_goes_on() -> None:
    table = Table().turns("145").throw("165").name(2)
    assert table.lives == [3, 3, 2]
    table.throw("622")
    assert table.lives == [3, 3, 1]
    assert table.view["leader"] == 2


def test_rule_7_4_the_bonus_protects_nobody() -> None:
    table = Table().throw("165").stop().name(1).declare("low")
    assert table.view["score"][0] == 12
    table.throw("135").throw("223")
    assert table.lives == [2, 2, 3]


def test_rule_7_4_each_one_counts() -> None:
    table = Table(4).throw("165").stop().name(3).declare("high").throw("651").name(3)
    assert table.lives == [3, 3, 3, 1]


def test_rule_7_5_name_first_then_announce() -> None:
    table = Table().throw("165").stop()
    assert table.refused("declare high") == "7.5"
    assert table.name(1).refused("declare high") is None
    follower = Table().turns("145").throw("165")
    assert follower.refused("declare high") == "5.1"


def test_rule_7_6_by_option_the_round_ends_and_the_victim_leads() -> None:
    table = Table(bonus_165_ends_round=True).turns("145").throw("165").name(2)
    assert table.lives == [3, 3, 2]
    assert (table.view["round"], table.view["leader"], table.turn) == (2, 2, 2)


def test_rule_7_6_a_victim_who_is_out_leads_nothing() -> None:
    table = Table(4, lives=(2, 1, 2, 2), bonus_165_ends_round=True).throw("165").stop().name(1)
    assert table.view["leader"] == 2


def test_rule_7_6_a_bonus_that_is_declined_ends_nothing() -> None:
    table = Table(bonus_165_ends_round=True, bonus_165_optional=True).turns("145").throw("165")
    assert table.do("spare").view["round"] == 1


def test_rule_7_7_a_victim_who_has_not_thrown_is_skipped() -> None:
    table = Table(3, lives=(2, 1, 2)).throw("165").stop().name(1).declare("high")
    assert table.turn == 2


def test_rule_7_7_a_leader_who_goes_out_still_sets_the_terms() -> None:
    table = Table(3, lives=(1, 3, 2)).turns("122").throw("165").name(0)
    assert table.view["out"][0]
    assert (table.view["throw_limit"], table.view["direction"]) == (1, "high")
    assert table.view["to_beat"] == 165, "the result of who is out is not compared"
    table.throw("622")
    assert table.lives == [0, 3, 1]
    assert table.view["leader"] == 2


# Chapter 8


@pytest.mark.parametrize(
    ("direction", "results", "loser"),
    [
        ("high", ("145", "662", "235"), 2),
        ("low", ("122", "114", "632"), 2),
        ("high", ("234", "123", "622"), 0),
    ],
)
def test_rule_8_1_the_worst_pays_and_leads(
    direction: str, results: tuple[str, ...], loser: int
) -> None:
    table = Table().turns(*results, direction=direction)
    assert table.lives[loser] == 2
    assert sum(table.lives) == 8
    assert table.view["leader"] == loser
    assert table.view["lost_last"] == [seat == loser for seat in range(3)]


@pytest.mark.parametrize(
    ("results", "loser"), [(("145", "415", "662"), 1), (("662", "633", "624"), 2)]
)
def test_rule_8_2_of_equals_the_later_pays(results: tuple[str, ...], loser: int) -> None:
    assert Table().turns(*results).lives[loser] == 2


def test_rule_8_2_with_two_players_equalling_is_not_enough() -> None:
    assert Table(2).turns("145", "145").lives == [4, 3]


def test_rule_8_3_all_tied_lose() -> None:
    table = Table(tie="all_tied_lose").turns("662", "633", "624")
    assert table.lives == [3, 2, 2]
    assert table.view["leader"] == 2


def test_rule_8_3_where_nobody_would_be_left_the_round_is_played_again() -> None:
    table = Table(2, lives=(1, 1), tie="all_tied_lose").turns("145", "145")
    assert table.words[-2:] == ["replayed", "round_began"]
    assert table.lives == [1, 1]
    assert (table.view["round"], table.view["leader"]) == (2, 0)


def test_rule_8_4_fewer_throws_win() -> None:
    table = Table(tie="fewer_throws_wins").throw("441").throw("4", dice="3").stop()
    table.declare("low")  # 12 points in two throws
    table.throw("222").stop()
    table.throw("345").stop()  # 12 points in one
    assert table.lives == [2, 3, 3]


def test_rule_8_4_equal_throws_too_the_later_pays() -> None:
    table = Table(tie="fewer_throws_wins").turns("662", "633", "624")
    assert table.lives == [3, 3, 2]


def rolling_off(**given: Any) -> Table:
    return Table(4, tie="roll_off", **given).turns("662", "633", "624", "145")


def test_rule_8_5_the_tied_roll_off_in_order() -> None:
    table = rolling_off()
    assert table.event("roll_off_began")["seats"] == [1, 2]
    assert table.view["phase"] == "roll_off"
    assert table.turn == 1
    assert table.legal() == [{"do": "throw", "dice": [1, 2, 3]}]
    assert table.refused("stop") == "8.5"
    assert table.refused("throw 12") == "8.5"
    assert table.throw("111").turn == 2, "no special result"
    table.throw("662")
    assert table.lives == [3, 3, 2, 3]
    assert table.view["leader"] == 2


def test_rule_8_5_equal_again_they_throw_again() -> None:
    table = rolling_off().throw("662").throw("626")
    assert table.event("roll_off_began")["seats"] == [1, 2]
    table.throw("223").throw("662")
    assert table.lives == [3, 2, 3, 3]


def test_rule_8_6_after_the_last_life_the_next_player_leads() -> None:
    table = Table(4, lives=(2, 2, 1, 2)).turns("662", "661", "234", "145")
    assert table.view["out"] == [False, False, True, False]
    assert table.view["leader"] == 3


def test_rule_8_6_of_several_the_latest_still_in_the_game() -> None:
    table = Table(3, lives=(3, 2, 1), tie="all_tied_lose").turns("662", "633", "624")
    assert table.view["out"] == [False, False, True]
    assert table.view["leader"] == 1


# Chapter 9


def test_rule_9_1_who_is_out_does_nothing() -> None:
    table = Table(3, lives=(2, 1, 2)).throw("165").stop().name(1).declare("high")
    assert table.refused("throw 123", seat=1) == "9.1"
    assert table.legal(1) == []


def test_rule_9_2_one_player_left_ends_the_game_at_once() -> None:
    table = Table(2, lives=(1, 1)).turns("145").throw("165").name(0)
    assert table.over
    assert table.words == ["named", "lost_life", "out", "won"]
    assert table.refused("throw 123", seat=1) == "9.2"
    won = np.zeros(16)
    DOORS.returns(table.state, won)
    assert list(won[:2]) == [0.0, 1.0]


def test_rule_9_3_by_option_the_first_out_ends_the_game() -> None:
    table = Table(3, lives=(2, 2, 1), end="first_out").turns("662", "661", "234")
    assert table.over
    assert table.view["place"] == [1, 1, 3]
    won = np.zeros(16)
    DOORS.returns(table.state, won)
    assert list(won[:3]) == [0.5, 0.5, 0.0]


def test_rule_9_4_later_is_better() -> None:
    table = Table(3, lives=(1, 1, 1)).turns("662", "661", "234").turns("662", "145")
    assert table.view["place"] == [1, 2, 3]


def test_rule_9_5_nobody_gives_up_by_default() -> None:
    assert Table().refused("forfeit") == "9.5"
    assert int(DOORS.masks(Table().state)[0]) == 0b001


def test_rule_9_5_by_option_anybody_may_at_any_time() -> None:
    table = Table(leaver="forfeits")
    acting, waiting = DOORS.masks(table.state)
    assert (int(acting), int(waiting)) == (0b111, 0b001)
    table.do("forfeit", seat=2)
    assert table.lives == [3, 3, 0]
    assert table.turn == 0
    assert table.words == ["forfeited", "out"]
    assert table.undo_refused(2) == "10.3"


def test_rule_9_5_a_leader_who_has_announced_nothing_hands_the_lead_on() -> None:
    for before in (Table(leaver="forfeits"), Table(leaver="forfeits").throw("165").stop()):
        before.do("forfeit", seat=0)
        assert (before.view["leader"], before.turn, before.view["round"]) == (1, 1, 2)


def test_rule_9_5_a_follower_on_turn_is_skipped() -> None:
    table = Table(leaver="forfeits").turns("145").do("forfeit", seat=1)
    assert table.turn == 2
    table.throw("662")
    assert table.lives == [2, 0, 3]


def test_rule_9_5_the_last_follower_gone_the_round_ends() -> None:
    table = Table(leaver="forfeits").turns("145", "662").do("forfeit", seat=2)
    assert table.lives == [2, 3, 0]
    assert table.view["leader"] == 0


def test_rule_9_5_leaving_a_roll_off() -> None:
    table = rolling_off(leaver="forfeits").do("forfeit", seat=1)
    assert table.lives == [3, 0, 2, 3], "the other of the two is the worst now"
    three = Table(4, tie="roll_off", leaver="forfeits").turns("662", "633", "624", "642")
    three.throw("662").do("forfeit", seat=2)
    assert three.turn == 3
    three.throw("234")
    assert three.lives == [3, 3, 0, 2]
    onlooker = rolling_off(leaver="forfeits").do("forfeit", seat=0)
    assert (onlooker.view["phase"], onlooker.turn) == ("roll_off", 1)


def test_rule_9_5_the_last_but_one_gone_the_game_is_over() -> None:
    assert Table(2, leaver="forfeits").do("forfeit", seat=1).over
