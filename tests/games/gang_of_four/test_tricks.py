"""Chapters 1, 4 and 5 of the rulebook: the deal, leading, passing, gangs out of turn."""

import numpy as np
import pytest
from gang_of_four.table import DECK, Table, cards

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.cards import FULL_DECK
from hinterzimmer.games.gang_of_four.components import Direction

CCW = Direction.COUNTERCLOCKWISE
FOUR_TWOS = "G2 G2 Y2 Y2"
FOUR_FIVES = "G5 G5 Y5 Y5"

# Chapter 1


def test_rule_1_1_the_deck() -> None:
    assert len(DECK) == 64
    assert sum(name[1:] == "1" for name in DECK) == 7
    assert [sum(name[1:] == str(n) for name in DECK) for n in range(2, 11)] == [6] * 9


def test_rules_1_2_and_1_3_the_order_of_the_deck_is_the_order_of_singles() -> None:
    ones = ["G1", "G1", "Y1", "Y1", "R1", "R1", "M1"]
    assert DECK[:8] == [*ones, "G2"]
    assert DECK[-5:] == ["R10", "R10", "GP", "YP", "RD"]


@pytest.mark.parametrize("seats", [2, 5])
def test_rule_1_4_three_or_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        option_records.packed(GAME.presets["seed"], seats, GAME.seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_rule_1_4_sixteen_cards_each_and_a_dead_hand(seats: int) -> None:
    table = Table(seats)
    hands = [table.hand(place) for place in range(4)]
    assert [len(hand) for hand in hands] == [16] * 4
    assert sorted(DECK) == sorted(name for hand in hands for name in hand)
    assert table.view["held"] == [16] * seats
    assert table.view["shown"] == [[]] * 4


def test_rule_1_5_and_1_6_what_everybody_may_know() -> None:
    table = Table(hands=("G3 G4", "G5 R9 R9", "G2 G2 G6", "G1 G1 G7")).play("G3")
    assert table.view["held"] == [1, 3, 3, 3]
    assert table.view["hand"] == []
    assert table.view_of(1)["hand"] == ["G5", "R9", "R9"]
    assert "G3" in table.view["played"]


@pytest.mark.parametrize("dealer", range(4))
def test_rule_1_7_the_dealer_is_drawn(dealer: int) -> None:
    assert Table(dealer=dealer).view["dealer"] == dealer


# Chapter 4


def test_rules_4_1_to_4_3_the_holder_of_the_m1_leads_with_it() -> None:
    """Worked example 18."""
    table = Table(deal={2: "M1 G1 R9 Y2 R3 R4 R5"})
    assert table.turn == 2
    assert table.event("showed_m1")["seat"] == 2
    assert table.may("R9") == "4.3"
    for names in ("M1", "G1 M1", "M1 Y2 R3 R4 R5"):
        assert table.may(names) is None
    assert all("M1" in text for text in table.legal())
    order = [table.turn]
    table.play("M1")
    for _ in range(3):
        order.append(table.turn)
        table.passes()
    assert order == [2, 1, 0, 3]


def test_rule_4_1_the_direction_changes_with_each_hand() -> None:
    table = Table(hands=("G3", "G9 R9", "G8 R8", "G7 R7"), way=CCW)
    assert Table().view["direction"] == "counterclockwise"
    table.play("G3")
    assert table.view["direction"] == "clockwise"
    assert table.event("hand_began") == {
        "event": "hand_began", "hand": 2, "direction": "clockwise",
    }  # fmt: skip


def test_rule_4_2_a_dead_m1() -> None:
    """Worked example 39."""
    table = Table(3, deal={3: "M1"}, dealer=0)
    assert table.turn == 2
    assert table.words[-1] == "m1_is_dead"
    assert table.view["known"][3] == ["M1"]
    names = table.hand(2)
    assert table.may(names[0]) is None


def test_rule_4_3_option_first_lead_needs_m1() -> None:
    table = Table(deal={2: "M1 R9"}, first_lead_needs_m1=False)
    assert table.may("R9") is None
    assert table.view["known"][2] == ["M1"]


def test_rule_4_4_the_winner_leads_the_next_hand() -> None:
    table = Table(hands=("G3 G4", "G9", "G8 R8", "G7 R7"), turn=1).play("G9")
    table.do(table.legal()[0])
    assert table.turn == 1
    assert table.view["phase"] == "lead"


def test_rule_4_5_nobody_acts_out_of_turn() -> None:
    table = Table(hands=("G3 G4", "G9 R9", "G8 R8", "G7 R7")).play("G3")
    assert table.may("G8", seat=2) == "4.5"
    assert table.refused("pass", seat=2) == "4.5"
    assert table.refused("pass", seat=0) == "4.5"


def test_rule_4_6_the_leader_may_not_pass() -> None:
    """Worked example 20."""
    table = Table(hands=("G3 G4", "G9 R9", "G8 R8", "G7 R7"))
    assert table.refused("pass") == "4.6"
    assert "pass" not in table.legal()


def test_rule_4_7_who_passed_may_play_again() -> None:
    """Worked example 19."""
    hands = ("G3 G4 G4", "G2 G2 G1", "Y5 Y6 Y6", "R8 Y8 Y9")
    table = Table(hands=hands, way=CCW)
    table.play("G3").passes().play("Y5").passes(2)
    assert table.turn == 3
    table.play("R8").passes(3)
    assert (table.turn, table.view["phase"]) == (3, "lead")


def test_rule_4_7_option_pass_locks_trick() -> None:
    hands = ("G3 G4 G4", "G2 G2 G1", "Y5 Y6 Y6", "R8 Y8 Y9")
    table = Table(hands=hands, way=CCW, pass_locks_trick=True)
    table.play("G3").passes().play("Y5").passes()
    assert table.turn == 0
    table.passes()
    assert (table.turn, table.view["phase"]) == (2, "lead")


def test_rule_4_7_who_is_locked_out_may_still_throw_a_gang() -> None:
    hands = ("G3 G4 G4", "G7 G8", "Y5 Y6 Y6", FOUR_TWOS + " R8 R9")
    table = Table(hands=hands, way=CCW, pass_locks_trick=True)
    table.play("G3").passes().play("Y5")
    table.play(FOUR_TWOS, seat=3)
    assert table.view["owner"] == 3
    assert table.turn == 2


def test_rule_4_8_the_owner_of_the_trick_leads() -> None:
    table = Table(hands=("G3 G4 G5", "G9 R9", "G8 R8", "G7 R7")).play("G3").passes(3)
    assert table.words == ["passed", "trick_won"]
    assert (table.turn, table.view["table"], table.view["owner"]) == (0, [], -1)


def test_rule_4_9_only_cards_one_holds() -> None:
    table = Table(hands=("G3 G4", "G9 R9", "G8 R8", "G7 R7"))
    assert table.may("G9") == "4.9"
    assert table.may("G3 G3") == "4.9"


# Chapter 5

POSITION = ("G9 Y9 Y10", FOUR_TWOS + " G4 R7", FOUR_FIVES + " G1 G1 Y1 Y1", "R8 Y8 R6")


def test_rules_5_1_and_5_4_a_gang_out_of_turn() -> None:
    """Worked example 21."""
    table = Table(hands=POSITION, way=CCW).play("G9")
    assert table.turn == 3
    assert {1, 2} <= set(table.acting)
    table.play(FOUR_TWOS, seat=1)
    assert table.words == ["threw_gang"]
    order = []
    for _ in range(3):
        order.append(table.turn)
        table.passes()
    assert order == [0, 3, 2]
    assert table.turn == 1


def test_rule_5_1_option_in_turn() -> None:
    table = Table(hands=POSITION, way=CCW, gang_timing="in_turn").play("G9")
    assert table.may(FOUR_TWOS, seat=1) == "5.1"
    assert (table.turn, table.acting, table.legal(1)) == (3, [3], [])
    table.passes()
    assert table.may(FOUR_FIVES) is None


@pytest.mark.parametrize("preset", GAME.presets)
def test_rule_5_2_no_gang_before_a_lead(preset: str) -> None:
    """Worked example 22."""
    table = Table(hands=POSITION, way=CCW, preset=preset)
    assert table.may(FOUR_TWOS, seat=1) in ("5.1", "5.2")
    assert table.acting == [0]


def test_rule_5_2_a_closed_trick() -> None:
    table = Table(hands=POSITION, way=CCW).play("G9").passes(3)
    assert table.may(FOUR_TWOS, seat=1) == "5.2"


def test_rule_5_2_option_until_lead() -> None:
    table = Table(hands=POSITION, way=CCW, gang_window="until_lead").play("G9").passes(3)
    assert (table.turn, table.view["phase"]) == (0, "lead")
    assert table.refused("pass") == "4.6"
    later = table.copy().play("Y9")
    assert later.view["table"] == ["Y9"]
    table.play(FOUR_TWOS, seat=1)
    assert (table.turn, table.view["phase"]) == (0, "follow")
    table.passes(3)
    assert table.turn == 1


def test_rule_5_2_no_gang_in_the_exchange() -> None:
    table = Table(hands=("G3 G4", "G9", "G8 R8", "G7 R7"), turn=1)
    table.play("G9", deal={0: FOUR_TWOS})
    assert table.view["phase"] == "return"
    assert table.may(FOUR_TWOS, seat=0) == "9.5"
    assert table.acting == [1]


def test_rule_5_3_also_who_passed_and_who_owns_the_table() -> None:
    """Worked example 24."""
    hands = ("G9 Y9 Y10 G10 G1 G1 Y1 Y1", "G4 R7 R5", "G6 Y6 R6", FOUR_TWOS + " R8")
    table = Table(hands=hands, way=CCW).play("G9").passes()
    own = table.copy().play("G1 G1 Y1 Y1", seat=0)
    assert (own.view["owner"], own.turn) == (0, 3)
    table.play(FOUR_TWOS, seat=3)
    assert (table.view["owner"], table.turn) == (3, 2)


def test_rule_5_4_passes_made_before_no_longer_count() -> None:
    table = Table(hands=POSITION, way=CCW).play("G9").passes(2)
    assert table.turn == 1
    table.play(FOUR_FIVES, seat=2)
    assert (table.turn, table.view["passed"]) == (1, [False] * 4)


def test_rule_5_5_the_second_gang_has_to_beat_the_first() -> None:
    """Worked example 23."""
    table = Table(hands=POSITION, way=CCW).play("G9").play(FOUR_TWOS, seat=1)
    assert table.may("G1 G1 Y1 Y1", seat=2) == "3.8"
    table.play(FOUR_FIVES, seat=2)
    assert (table.view["owner"], table.turn) == (2, 1)


def test_rule_5_6_the_end_of_a_hand_is_not_answered() -> None:
    """Worked example 25."""
    table = Table(hands=("G3 Y3", FOUR_TWOS, "G8 R8", "G7 R7")).play("G3 Y3")
    assert table.words[:2] == ["played", "hand_won"]
    assert table.may(FOUR_TWOS, seat=1) is not None
    assert table.view["last_cards"] == [0, 4, 2, 2]


def test_rule_5_6_a_gang_that_empties_the_hand_wins() -> None:
    table = Table(hands=("G3 Y3", "G7 R7", FOUR_TWOS, "G8 R8")).play("G3")
    table.play(FOUR_TWOS, seat=2)
    assert table.event("hand_won")["seat"] == 2


def test_rule_5_6_a_gang_that_leaves_one_card_is_called_with() -> None:
    table = Table(hands=("G3 Y3", "G7 R7", FOUR_TWOS + " R5", "G8 R8")).play("G3")
    assert "play_and_call " + "+".join(FOUR_TWOS.split()) in table.legal(2)
    table.play_and_call(FOUR_TWOS, seat=2)
    assert table.view["called"] == [False, False, True, False]


def test_rule_5_7_who_may_act_hangs_on_public_facts() -> None:
    """With and without a gang the same seats stand there, and the game waits for one."""
    with_gang = Table(hands=POSITION, way=CCW).play("G9")
    hands = ("G9 Y9 Y10", "G2 G2 Y2 R3 G4 R7", "G5 G5 Y5 Y6 G1 G1 Y1 R3", "R8 Y8 R6")
    without = Table(hands=hands, way=CCW).play("G9")
    without.state["played"] = with_gang.state["played"]  # the same public facts
    assert with_gang.acting == without.acting
    assert without.legal(1) == without.legal(2) == []


def test_rule_5_7_too_few_cards_are_no_gang() -> None:
    table = Table(hands=POSITION, way=CCW).play("G9")
    assert 0 not in table.acting


def test_rule_5_7_what_is_played_forms_no_gang() -> None:
    hands = ("G9 Y9 Y10", "G2 G2 Y2 R3 G4 R7", "G5 G5 Y5 Y6 G6 R9 R10", "R8 Y8 R1")
    table = Table(hands=hands, way=CCW).play("G9")
    assert table.acting == [3]
    assert np.uint64(table.state["played"][0]) & FULL_DECK & cards("GP")
