"""Chapters 1 to 5 of the rulebook: players, throws, sixes, high and low."""

import numpy as np
import pytest
from chicago.table import DOORS, Table

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.games.chicago import GAME
from hinterzimmer.games.chicago.components import VALUE, Direction

# Chapter 1


@pytest.mark.parametrize("seats", [1, 7])
def test_rule_1_1_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        option_records.packed(GAME.presets["seed"], seats, GAME.seats)


@pytest.mark.parametrize(("seats", "lives"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 2)])
def test_rule_1_2_lives_by_the_number_of_players(seats: int, lives: int) -> None:
    assert Table(seats).lives == [lives] * seats


def test_rule_1_3_the_last_one_with_a_life_wins() -> None:
    table = Table(2, lives=(1, 1)).turns("145", "235")
    assert table.over
    assert table.event("won")["seat"] == 0


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_rule_1_4_the_first_leader_is_drawn(leader: int) -> None:
    table = Table(3, leader=leader)
    assert (table.view["leader"], table.turn) == (leader, leader)


# Chapter 2


def test_rule_2_1_clockwise_from_the_leader_and_never_out_of_turn() -> None:
    table = Table(3, leader=1)
    assert table.refused("throw 123", seat=0) == "2.1"
    order = [table.turn]
    for faces in ("145", "155"):
        table.turns(faces)
        order.append(table.turn)
    assert order == [1, 2, 0]


def test_rule_2_2_the_leader_has_three_throws_and_then_announces() -> None:
    table = Table().throw("145").throw("23", dice="23").throw("44", dice="23")
    assert table.view["phase"] == "declare"
    assert table.refused("throw 23") == "2.2"
    table.declare("high")
    assert table.refused("throw 123", seat=0) == "2.2"


def test_rule_2_3_followers_throw_as_often_as_the_leader() -> None:
    table = Table().throw("145").throw("2", dice="2").stop().declare("high")
    assert table.view["throw_limit"] == 2
    table.throw("333").throw("4", dice="1")
    assert table.turn == 2, "the turn ended by itself"
    assert table.refused("throw 123", seat=1) == "2.3"


def test_rule_2_3_fewer_throws_are_allowed() -> None:
    table = Table().throw("145").throw("2", dice="2").stop().declare("high")
    table.throw("333").stop()
    assert table.view["throws_used"] == [2, 1, 0]
    assert table.refused("throw 123", seat=1) == "2.1"


def test_rule_2_3_a_conversion_is_no_throw() -> None:
    table = Table().throw("663").convert().throw("2", dice="2").stop().declare("high")
    assert table.view["throw_limit"] == 2


def test_rule_2_4_what_was_stopped_stays_so() -> None:
    table = Table().throw("145").stop()
    assert [table.refused(a) for a in ("throw 1", "stop", "convert")] == ["2.4"] * 3


# Chapter 3


def test_rule_3_1_the_first_throw_takes_all_dice() -> None:
    table = Table()
    assert table.legal() == [{"do": "throw", "dice": [1, 2, 3]}]
    for action in ("throw 12", "throw -", "stop", "convert"):
        assert table.refused(action) == "3.1"


def test_rule_3_2_stop_or_throw_at_least_one_die() -> None:
    table = Table().throw("145")
    assert table.refused("throw -") == "3.2"
    assert table.refused("stop") is None


def test_rule_3_3_any_dice_or_none_may_be_kept() -> None:
    table = Table().throw("145")
    sets = [action["dice"] for action in table.legal() if action["do"] == "throw"]
    assert sorted(sets) == [[1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3]]


def test_rule_3_4_kept_dice_are_final() -> None:
    table = Table().throw("146").throw("45", dice="23")
    assert table.refused("throw 1") == "3.4"
    assert table.refused("throw 12") == "3.4"
    assert table.view["kept"] == [True, False, False]


def test_rule_3_4_by_option_kept_dice_may_be_thrown_again() -> None:
    table = Table(kept_dice_final=False).throw("146").throw("45", dice="23")
    table.throw("6", dice="1")
    assert table.dice == "645"


def test_rule_3_4_a_die_just_turned_stays_even_then() -> None:
    table = Table(kept_dice_final=False).throw("663").convert()
    assert table.refused("throw 12") == "4.2"
    table.throw("4", dice="2")
    assert table.refused("throw 1") is None, "later it may"
    forced = Table(kept_dice_final=False).throw("666")
    assert forced.refused("throw 123") == "4.5"


# Chapter 4


def test_rule_4_1_a_pair_of_sixes_may_be_turned() -> None:
    assert Table().throw("663").refused("convert") is None
    assert Table().throw("613").refused("convert") == "4.1"


def test_rule_4_1_a_pair_may_fall_from_two_dice() -> None:
    table = Table().throw("123").throw("66", dice="23").convert()
    assert table.dice == "116"
    assert table.view["kept"] == [True, True, False]
    assert [a["dice"] for a in table.legal()] == [[3]]


def test_rule_4_1_a_six_set_aside_is_no_part_of_it() -> None:
    table = Table().throw("623").throw("64", dice="23")
    assert table.refused("convert") == "4.1"


def test_rule_4_2_the_other_six_has_to_be_thrown_and_the_third_die_is_free() -> None:
    table = Table().throw("663").convert()
    assert table.dice == "163"
    assert table.view["must_roll"] == [False, True, False]
    assert table.refused("stop") == "4.2"
    assert table.refused("throw 3") == "4.2"
    assert table.refused("convert") == "4.2"
    assert table.refused("throw 1") == "3.4"
    assert [a["dice"] for a in table.legal()] == [[2], [2, 3]]


def test_rule_4_3_no_throw_left_no_conversion() -> None:
    table = Table().turns("145").throw("663")
    assert table.view["score"][1] == 123
    assert table.refused("convert", seat=1) == "4.3"
    leader = Table().throw("123").throw("45", dice="23").throw("66", dice="23")
    assert leader.refused("convert") == "4.3"


@pytest.mark.parametrize(("direction", "score"), [("high", 123), ("low", 15)])
def test_rule_4_4_a_pair_may_stay(direction: str, score: int) -> None:
    table = Table().throw("663").stop().declare(direction)
    assert table.view["score"][0] == score
    one_kept = Table().throw("663").throw("25", dice="23")
    assert one_kept.dice == "625"


def test_rule_4_5_three_sixes_are_turned_by_force() -> None:
    table = Table().throw("666")
    assert table.words == ["threw", "forced"]
    assert table.event("threw")["dice"] == [6, 6, 6]
    assert table.dice == "116"
    assert table.refused("stop") == "4.5"
    assert table.refused("convert") == "4.5"
    assert table.legal() == [{"do": "throw", "dice": [3]}]


@pytest.mark.parametrize(("direction", "score"), [("high", 180), ("low", 18)])
def test_rule_4_5_the_last_throw_leaves_three_sixes(direction: str, score: int) -> None:
    table = Table().throw("145").throw("145").throw("666").declare(direction)
    assert table.view["score"][0] == score


def test_rule_4_5_for_a_follower_the_last_throw_is_the_leaders_number() -> None:
    table = Table().throw("145").throw("145").stop().declare("high")
    early, late = table.copy(), table.copy().throw("235")
    assert early.throw("666").view["forced"]
    late.throw("666")
    assert late.view["result"][1] == [6, 6, 6]
    assert late.turn == 2


def test_rule_4_6_two_conversions_in_one_turn() -> None:
    table = Table().throw("663").convert().throw("66", dice="23").convert()
    assert table.dice == "116"
    table.throw("5", dice="3").declare("high")
    assert table.view["score"][0] == 205


@pytest.mark.parametrize(("direction", "score"), [("high", 200 + 2), ("low", 4)])
def test_rule_4_6_a_turned_die_is_a_one_either_way(direction: str, score: int) -> None:
    table = Table().throw("666").throw("2", dice="3").stop().declare(direction)
    assert table.view["score"][0] == score


def test_rule_4_7_a_kept_six_and_two_new_ones_are_a_pair() -> None:
    table = Table().throw("623").throw("66", dice="23")
    assert table.refused("stop") is None
    optional = table.copy().convert()
    assert optional.dice == "616"
    assert table.stop().declare("high").view["score"][0] == 180


def test_rule_4_7_by_option_sixes_on_the_table_count() -> None:
    table = Table(sixes_scope="table").throw("623").throw("64", dice="23").convert()
    assert table.dice == "164", "the six set aside is turned"
    assert table.view["must_roll"] == [False, True, False]
    triple = Table(sixes_scope="table").throw("362").throw("66", dice="13")
    assert triple.view["forced"]
    assert triple.view["must_roll"] == [False, False, True]


def test_rule_4_7_by_option_a_pair_that_was_kept_is_no_new_one() -> None:
    table = Table(sixes_scope="table").throw("663").throw("4", dice="3")
    assert table.refused("convert") == "4.1"


# Chapter 5


def test_rule_5_1_only_the_leader_announces_and_only_once() -> None:
    table = Table()
    assert table.refused("declare high") == "5.1"
    table.throw("145")
    assert table.refused("declare high") == "5.1"
    table.stop().declare("low")
    assert table.refused("declare high", seat=0) == "5.1"
    assert table.refused("declare high", seat=1) == "5.1"
    assert table.throw("225").refused("declare low", seat=1) == "5.1"


@pytest.mark.parametrize(
    ("dice", "points"),
    [("116", 260), ("666", 180), ("164", 164), ("662", 122), ("145", 109), ("622", 64), ("234", 9)],
)
def test_rule_5_2_high(dice: str, points: int) -> None:
    assert Table().turns("145", dice, direction="high").view["score"][1] == points


@pytest.mark.parametrize(("dice", "points"), [("112", 4), ("164", 11), ("666", 18)])
def test_rule_5_3_low(dice: str, points: int) -> None:
    faces = [int(face) for face in dice]
    assert int(VALUE[Direction.LOW, faces].sum()) == points
    assert Table().turns("222", dice, direction="low").view["score"][1] == points


def test_rule_5_4_nothing_is_announced_after_a_chicago() -> None:
    table = Table().throw("111", lot=0)
    assert table.view["round"] == 2
    assert "declared" not in table.words


def test_rule_5_2_and_5_3_the_best_so_far_is_no_goal_the_worst_is() -> None:
    table = Table(4).turns("662", "145")
    assert table.view["to_beat"] == 109
    assert Table().turns("145", "125", direction="low").view["to_beat"] == 10


# Chapter 10


def test_rule_10_1_what_is_no_move() -> None:
    table = Table().throw("145")
    for number in (0, 8, 3 | 1 << 8, 4, 4 | 3 << 8, 5 | 6 << 8, 1 | 8 << 8, 2**64 - 1):
        assert DOORS.why(table.state, 0, np.uint64(number)) == 1001


def test_rule_10_2_what_is_done_when_time_is_up() -> None:
    def default(table: Table) -> dict[str, object]:
        action = DOORS.default(table.state, table.turn)
        shown: dict[str, object] = GAME.notation.action_json(int(action))
        return shown

    assert default(Table()) == {"do": "throw", "dice": [1, 2, 3]}
    assert default(Table().throw("145")) == {"do": "stop"}
    assert default(Table().throw("663").convert()) == {"do": "throw", "dice": [2]}
    assert default(Table().throw("666")) == {"do": "throw", "dice": [3]}
    assert default(Table().throw("614").stop()) == {"do": "declare", "direction": "high"}
    assert default(Table().throw("223").stop()) == {"do": "declare", "direction": "low"}
    most = Table(4, leader=1, lives=(3, 3, 2, 3)).throw("165").stop()
    assert default(most) == {"do": "name", "victim": 3}


def test_rule_10_3_a_move_without_dice_can_be_taken_back_by_who_made_it() -> None:
    table = Table().throw("663")
    assert table.undo_refused(0) == "10.3", "a throw stays"
    assert table.convert().undo_refused(0) is None
    assert table.undo_refused(1) == "10.3"
    assert table.throw("2", dice="2").undo_refused(0) == "10.3"
    assert table.stop().undo_refused(0) is None
    assert table.declare("high").undo_refused(0) is None
    assert table.throw("165").undo_refused(0) == "10.3"
    assert table.stop().undo_refused(1) is None
    assert table.name(2).undo_refused(1) is None


def test_rule_10_3_nothing_is_taken_back_after_the_end() -> None:
    table = Table(2, lives=(1, 1)).throw("165").stop().name(1)
    assert table.over
    assert table.undo_refused(0) == "9.2"
