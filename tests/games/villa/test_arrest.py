"""Chapters 8 to 11 of the rulebook: turns, rewards, the end, and what concerns the table."""

import numpy as np
import pytest
from villa.table import Table, decide

from hinterzimmer.play.game import Game

# Chapter 8; Salvi wants P-B, Berti B-B, Conti P-H-B, Massara P-P-B-H


def test_rule_8_1_clockwise_from_the_leader() -> None:
    table = Table(open_cards=["H", "P B H", "P"], piles=[1, 1, 1]).arresting("massara", leader=1)
    assert table.refused("play P", 2) == "8.1"
    assert table.do("play P").turn == 2
    assert table.do("play P").turn == 0


def test_rule_8_1_two_seats_and_strength_three() -> None:
    table = Table(open_cards=["P B", "H"], piles=[3, 3]).arresting("conti")
    assert table.do("play P").turn == 1
    assert table.do("play H").turn == 0
    assert table.do("play B").phase == "reward"


def test_rule_8_2_a_match_has_to_be_laid_and_may_be_chosen() -> None:
    table = Table(open_cards=["P PH HPCB H H", "B"]).arresting("salvi")
    assert table.legal() == ["play P", "play PH", "play HPCB"]
    assert table.refused("pair H H") == "8.2"
    assert table.refused("pass H") == "8.2"
    table.do("play PH")
    assert table.event("played") == {
        "event": "played", "seat": 0, "card": "PH", "symbol": "pistol", "position": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("held", "pairs"),
    [
        ("H H C B", ["pair H H"]),
        ("H HB B", ["pair H HB", "pair B HB"]),
        ("HB BC", ["pair HB BC"]),
        ("H H H", ["pair H H"]),
    ],
)
def test_rule_8_3_a_pair_shares_a_symbol(held: str, pairs: list[str]) -> None:
    table = Table(open_cards=[held, "B"]).arresting("salvi")  # asks for a pistol
    assert table.legal() == pairs


def test_rule_8_3_a_pair_counts_as_the_symbol() -> None:
    table = Table(open_cards=["H H C", "B"]).arresting("salvi")
    assert table.refused("pair H C") == "8.3"
    table.do("pair H H")
    assert table.view["position"] == 1
    assert table.view["laid"] == ["H", "H"]
    assert table.turn == 1


def test_rule_8_4_pass_only_without_a_pair() -> None:
    strict = Table(open_cards=["H H C", "B"]).arresting("salvi")
    assert strict.refused("pass C") == "8.4"
    lenient = Table(open_cards=["H H C", "B"], lenient_pass=True).arresting("salvi")
    assert lenient.legal() == ["pair H H", "pass H", "pass C"]
    poor = Table(open_cards=["H C B", "B"]).arresting("salvi")
    assert poor.legal() == ["pass H", "pass C", "pass B"]
    poor.do("pass C")
    assert poor.view["discarded"] == ["C"]
    assert poor.open_cards(0) == "H B"


def test_rule_8_5_one_card_is_drawn_after_a_match_and_after_a_pair() -> None:
    match = Table(open_cards=["P H", "B"], piles=[2, 0]).arresting("salvi").draws("play P", "C")
    assert match.open_cards(0) == "H C"
    assert match.event("drew") == {"event": "drew", "seat": 0, "card": "C", "left": 1}
    pair = Table(open_cards=["H H", "B"], piles=[2, 0]).arresting("salvi").draws("pair H H", "C")
    assert pair.open_cards(0) == "C"
    assert pair.view["pile"][0] == 1


def test_rule_8_5_each_unseen_card_is_as_likely() -> None:
    table = Table(open_cards=["P H", "B"], piles=[2, 0]).arresting("salvi").do("play P")
    assert [question.choices for question in table.asked] == [54 - 3]


@pytest.mark.parametrize(("draw_on_pass", "after"), [(False, "C"), (True, "C B")])
def test_rule_8_6_after_a_pass(draw_on_pass: bool, after: str) -> None:
    table = Table(open_cards=["H C", "B"], piles=[5, 0], draw_on_pass=draw_on_pass)
    table.arresting("salvi")
    table.draws("pass H", "B") if draw_on_pass else table.do("pass H")
    assert table.open_cards(0) == after


def test_rule_8_7_an_empty_pile() -> None:
    table = Table(open_cards=["P H", "B"]).arresting("salvi").do("play P")
    assert table.open_cards(0) == "H"
    assert "drew" not in table.words
    assert table.asked == []


def test_rule_8_8_the_next_seat_serves_the_same_symbol_after_a_pass() -> None:
    table = Table(open_cards=["H", "B P", "C"], piles=[3, 3, 3]).arresting("salvi").do("pass H")
    assert table.view["symbol"] == "pistol"
    assert table.refused("play B") == "8.8"
    assert table.do("play P").view["symbol"] == "badge"


def test_rule_8_9_who_had_no_turn_keeps_the_cards() -> None:
    table = Table(open_cards=["P", "B", "H C", "C"], piles=[2, 2, 2, 2]).arresting("salvi")
    table.do("play P").do("play B")
    assert table.words[-1] == "arrested"
    assert (table.open_cards(2), table.open_cards(3)) == ("H C", "C")


# Chapter 9; Salvi gives a pistol back, Berti a badge


def test_rule_9_1_a_card_laid_at_this_guard_that_shows_the_symbol() -> None:
    table = Table(open_cards=["CP", "B"]).was(used="P").arresting("salvi")
    table.do("play CP").do("play B")
    rewards = [text for text in table.legal() if text.startswith("propose_reward")]
    assert rewards == ["propose_reward CP 0", "propose_reward CP 1"]
    assert table.refused("propose_reward P 0") == "9.1"
    assert table.refused("propose_reward B 0") == "9.1"


def test_rule_9_1_the_team_chooses_among_several() -> None:
    table = Table(open_cards=["PH", "HPCB"]).arresting("salvi").do("play PH").do("play HPCB")
    assert {t.split()[1] for t in table.legal() if "reward" in t} == {"PH", "HPCB"}


def test_rule_9_1_else_one_of_an_earlier_guard() -> None:
    table = Table(open_cards=["H H C", "C C"]).was(used="P HB").arresting("salvi")
    table.do("pair H H").do("pair C C")
    decide(table, "propose_reward P 1")
    assert table.open_cards(1) == "P"
    assert table.view["used"] == ["H", "H", "C", "C", "HB"]


def test_rule_9_2_a_discard_does_not_come_back() -> None:
    table = Table(open_cards=["H H", "C C B"]).was(discarded="P").arresting("salvi")
    table.do("pair H H").do("play B")
    assert "no_reward" in table.words
    assert table.phase == "choose"
    assert table.refused("propose_reward P 0") == "9.2"


def test_rule_9_3_anybody_may_get_it() -> None:
    table = Table(open_cards=["P", "B", "H"]).arresting("salvi").do("play P").do("play B")
    assert table.refused("propose_reward P 3") == "9.3"
    decide(table, "propose_reward P 2")
    assert table.open_cards(2) == "H P"
    assert table.event("rewarded") == {
        "event": "rewarded", "seat": 2, "card": "P", "where": "open",
    }  # fmt: skip


def test_rule_9_4_under_the_pile_where_all_know_it() -> None:
    table = Table(open_cards=["P B", "B H H H H", "C"], piles=[0, 1, 0], agreement="anyone")
    table.state["open_cards"][0, 1] = table.state["open_cards"][0, 1]
    table.arresting("salvi").do("play P").draws("play B", "C")
    table.do("propose_reward P 1")
    assert table.event("rewarded")["where"] == "pile"
    assert table.view["known_below"][1] == ["P"]
    assert table.view["pile"][1] == 1
    table.arresting("berti", leader=1).do("pair H H")
    assert table.event("drew")["card"] == "P"
    assert table.asked == []


def test_rule_9_4_rewards_under_a_pile_come_in_order() -> None:
    table = Table(open_cards=["H H H H C", "B"])
    table.state["below"][0, 0, :2] = 2, 1  # a car, then a pistol
    table.state["rewards"][0, 0] = 2
    table.arresting("massara").do("pair H H")
    assert table.event("drew")["card"] == "C"
    table.state["turn"] = 0
    table.do("pair H H")
    assert table.event("drew")["card"] == "P"


def test_rule_9_5_after_the_last_draw_and_none_for_the_godfather() -> None:
    table = Table(open_cards=["B H H H", "B"], piles=[1, 0]).arresting("berti", position=1)
    table.draws("play B", "C")
    assert table.words == ["played", "drew", "arrested"]
    decide(table, "propose_reward B 0")
    assert table.event("rewarded")["where"] == "pile"
    last = Table(open_cards=["C", "H"]).arresting("sordini", position=6).do("play C")
    assert last.words == ["played", "arrested", "won"]


def test_rule_9_6_the_other_cards_are_used() -> None:
    table = Table(open_cards=["P", "B C"]).arresting("salvi").do("play P").do("play B")
    assert table.view["laid"] == ["P", "B"]
    decide(table, "propose_reward P 0")
    assert table.view["laid"] == []
    assert table.view["used"] == ["B"]
    assert table.view["target"] == -1


# Chapter 10


def test_rule_10_1_victory() -> None:
    table = Table(open_cards=["C", "H"]).arresting("sordini", position=6).do("play C")
    assert table.over
    assert table.view["outcome"] == "won"


def test_rule_10_2_not_enough_cards_for_this_arrest() -> None:
    table = Table(open_cards=["H H", "P C"]).arresting("massara")  # four cards for four symbols
    assert not table.over
    table.do("pair H H")  # now two for three
    assert table.event("lost") == {"event": "lost", "outcome": "not_enough", "missing": 3}
    assert table.over


def test_rule_10_2_already_when_the_guard_is_turned_up() -> None:
    table = Table(open_cards=["H", "H C"], agreement="anyone").guards("massara")
    table.unmasks("propose_arrest 0 0", "massara")
    assert table.words == ["proposed_arrest", "unmasked", "lost"]
    assert table.event("lost")["outcome"] == "not_enough"


def test_rule_10_3_the_turn_of_who_has_no_open_card() -> None:
    table = Table(open_cards=["P P P P", "", "B"], piles=[4, 0, 4]).arresting("massara")
    table.do("play P")
    assert table.event("lost") == {"event": "lost", "outcome": "no_card", "missing": 3}


def test_rule_10_4_nobody_has_an_open_card() -> None:
    table = Table(open_cards=["H H", "B B"]).arresting("salvi", leader=1)
    table.state["open_cards"][0, 0], table.state["open_cards"][0, 1] = 0b11, 0b11 << 36
    table.do("pair B B").do("pair H H")  # no pistol was ever used: no reward
    assert table.words[-2:] == ["no_reward", "lost"]
    assert table.view["outcome"] == "nobody_left"


def test_rule_10_4_cards_in_a_pile_are_no_open_cards() -> None:
    table = Table(open_cards=["H H", "B"], piles=[0, 3]).arresting("salvi")
    table.state["unknown"][0, 1] = 0
    table.state["unknown"][0, 0] = 0
    table.do("pair H H").do("play B")
    assert table.view["outcome"] == "nobody_left"


def test_rule_10_5_a_warning_only() -> None:
    table = Table(open_cards=["P B", "B C"], agreement="anyone")
    table.arresting("salvi").do("play P").do("play B").do("propose_reward P 0")
    short = table.event("short")
    assert short["held"] == 3
    assert short["needed"] == table.view["symbols_left"]
    assert table.view["short"] is True
    assert not table.over
    rich = Table(open_cards=["P B", "B C"], piles=[18, 18], agreement="anyone")
    rich.arresting("salvi").do("play P").do("play B").do("propose_reward P 0")
    assert "short" not in rich.words


def test_rule_10_6_after_the_end() -> None:
    table = Table(open_cards=["C", "H"]).arresting("sordini", position=6).do("play C")
    for text in ("play H", "follow", "propose_arrest 0 0", "agree 0"):
        assert table.refused(text, 1) == "10.6"
    assert table.acting == []
    assert not table.may_undo(0)


# Chapter 11


@pytest.mark.parametrize(
    "action",
    [0, 12, 255, 1 | 11 << 8, 2 | 1 << 8, 2 | 11 << 16, 4 | 14 << 8, 4 | 4 << 16, 5 | 11 << 8,
     6 | 1 << 8 | 1 << 24, 6 | 1 << 24 | 11 << 32, 7 | 1 << 8, 8 | 12 << 8, 9 | 7 << 16,
     10 | 1 << 8, 1 | 1 << 40, 2**64 - 1],
)  # fmt: skip
def test_rule_11_1_what_means_nothing(action: int) -> None:
    for table in (Table(), Table(open_cards=["H H", "C"]).arresting("salvi")):
        assert table.refused_code(action) == "11.1"


def test_rule_11_2_what_is_done_when_time_is_up() -> None:
    table = Table(open_cards=["H B", "P P", "H"], piles=[9, 9, 4])
    table.guards("massara", "conti", "salvi")
    assert table.default() == "propose_arrest 2 0"
    table.do(table.default())
    assert table.default() == "agree 0"
    turn = Table(open_cards=["H HB P", "C"]).arresting("salvi")
    assert turn.default() == "play P"
    reward = Table(open_cards=["HPCB P", "P"], piles=[2, 0]).arresting("salvi", leader=1)
    reward.do("play P").do("play HPCB")
    assert reward.default() == "propose_reward P 1"
    assert Table(preset="box").default() == "propose_start"


def test_rule_11_3_what_turned_nothing_up_can_be_taken_back() -> None:
    table = Table(open_cards=["P H", "B C"], piles=[3, 0], agreement="anyone")
    assert not table.may_undo(0)
    table.arresting("salvi").do("play P")
    assert not table.may_undo(0)
    table.do("play B")
    assert table.may_undo(1)
    assert not table.may_undo(0)
    table.do("propose_reward P 0")
    table.do("propose_arrest 2 0")
    assert not table.may_undo(0)


def test_rule_11_4_the_cards_stay_when_a_bot_takes_over() -> None:
    """A seat's cards, piles and rewards are in the record: nothing there says who plays it."""
    game = Game.new("villa", seats=3, seed=b"\1" * 32)
    before = game.view(0)
    game.play("follow", 1)
    after = game.view(0)
    assert after["open_cards"] == before["open_cards"]
    assert np.sum(after["pile"]) == np.sum(before["pile"])
    assert after["follows"] == [1]
