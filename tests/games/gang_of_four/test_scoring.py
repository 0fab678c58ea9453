"""Chapters 8 to 10 of the rulebook: points, the exchange, the end, at the table."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from gang_of_four.table import DOORS, NOTHING, Table, cards

from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.cards import FULL_DECK
from hinterzimmer.games.gang_of_four.components import POINTS, Direction, Phase
from hinterzimmer.games.gang_of_four.faces import names_of

PRICES = {
    0: 0, 1: 1, 5: 5, 7: 7, 8: 16, 9: 18, 10: 20, 11: 33, 13: 39, 14: 56, 15: 60, 16: 80,
}  # fmt: skip


def after_hand(
    left: Sequence[int],
    totals: Sequence[int] = (),
    *,
    way: Direction = Direction.CLOCKWISE,
    deal: Mapping[int, str] = NOTHING,
    **given: Any,
) -> Table:
    """A hand has just ended with so many cards left; the one with none has won it."""
    winner = left.index(0)
    deck = names_of(int(FULL_DECK))[:-1]
    hands = []
    for count in left:
        hands.append(" ".join(deck[:count]))
        deck = deck[count:]
    hands[winner] = "RD"
    table = Table(len(left), hands=hands, turn=winner, way=way, totals=totals, **given)
    return table.play("RD", deal=deal)


# Chapter 8


def test_rule_8_1_the_winner_gets_no_points() -> None:
    table = after_hand((0, 5, 9, 2))
    assert table.view["last_points"] == [0, 5, 18, 2]
    assert table.view["winner"] == 0


def test_rule_8_2_points_by_cards_left() -> None:
    """Worked example 33."""
    assert {left: int(POINTS[left]) for left in PRICES} == PRICES
    assert len(POINTS) == 17


def test_rule_8_3_points_add_up() -> None:
    """Worked example 34."""
    table = after_hand((3, 0, 6, 12), after_hand((0, 5, 9, 2)).view["total"])
    assert table.view["total"] == [3, 5, 24, 38]


def test_rule_8_4_the_lowest_total_wins_at_the_limit() -> None:
    """Worked example 37."""
    table = after_hand((5, 0, 9, 2), (97, 60, 60, 12))
    assert table.view["total"] == [102, 60, 78, 14]
    assert (table.over, table.acting, table.returns) == (True, [], [0, 0, 0, 1])
    assert "gave" not in table.words
    assert table.event("match_won")["seat"] == 3


def test_rule_8_4_option_score_limit() -> None:
    assert after_hand((5, 0, 9, 2), score_limit=10).over
    assert not after_hand((5, 0, 9, 2), score_limit=20).over


def test_rule_8_4_exactly_the_limit() -> None:
    assert after_hand((5, 0, 1, 2), (95, 0, 0, 0)).over
    assert not after_hand((5, 0, 1, 2), (94, 0, 0, 0)).over


def test_rule_8_5_equals_win_together() -> None:
    """Worked example 38."""
    table = after_hand((5, 0, 1, 2), (115, 88, 87, 98))
    assert table.view["total"] == [120, 88, 88, 100]
    assert table.returns == [0, 0.5, 0.5, 0]


@pytest.mark.parametrize(
    ("left", "totals", "winner"),
    [
        ((5, 0, 1, 2), (115, 88, 87, 98), 1),  # no points in the last hand
        ((5, 2, 1, 0), (115, 86, 87, 98), 2),  # fewer points in the last hand
        ((5, 2, 0, 2), (115, 86, 98, 86), 3),  # equal there: nearest clockwise to the winner
    ],
)
def test_rule_8_5_option_last_hand(
    left: tuple[int, ...], totals: tuple[int, ...], winner: int
) -> None:
    table = after_hand(left, totals, final_tie="last_hand")
    assert table.returns == [float(seat == winner) for seat in range(4)]


def test_rule_8_6_hidden_until_the_match_is_over() -> None:
    going_on = after_hand((0, 5, 9))
    assert "shown" not in going_on.words
    assert going_on.view["shown"] == [[]] * 4
    over = after_hand((0, 5, 9), (0, 95, 0))
    shown = {
        event["seat"]: len(event["cards"]) for event in over.happened if event["event"] == "shown"
    }
    assert shown == {1: 5, 2: 9}
    assert len(over.event("dead_hand_shown")["cards"]) == 16
    assert len(over.view["shown"][3]) == 16


# Chapter 9


def exchange(given: str, winners: str, **options: Any) -> Table:
    """Seat 0 has won; seat 2 gives the best of `given` to seat 0, who holds `winners`."""
    table = after_hand((0, 1, 9, 2), deal={0: winners, 2: given}, **options)
    assert table.view["phase"] == "return"
    return table


def test_rule_9_1_the_best_card_goes_to_the_winner() -> None:
    """Worked example 35."""
    table = exchange("YP R10", "G3")
    assert table.event("gave") == {"event": "gave", "seat": 2, "card": "YP", "to": 0}
    assert table.view["held"] == [17, 16, 15, 16]
    assert "YP" in table.hand(0)
    assert table.turn == 0


def test_rule_9_1_one_of_two_like_cards() -> None:
    table = exchange("R10 R10", "G3")
    assert table.event("gave")["card"] == "R10"
    assert table.hand(2).count("R10") == 1


@pytest.mark.parametrize(
    ("left", "totals", "giver"),
    [
        ((0, 5, 9, 2), (0, 0, 0, 0), 2),
        ((0, 5, 9, 2), (0, 0, 0, 60), 2),  # most cards come before the highest total
        ((0, 9, 1, 9), (0, 22, 0, 37), 3),  # worked example 36
        ((0, 9, 1, 9), (0, 37, 0, 22), 1),
        ((0, 9, 1, 9), (0, 22, 0, 22), 3),
        ((9, 9, 0, 1), (5, 5, 0, 0), 1),
    ],
)
@pytest.mark.parametrize("way", list(Direction))
def test_rule_9_2_who_is_worst(
    left: tuple[int, ...], totals: tuple[int, ...], giver: int, way: Direction
) -> None:
    table = after_hand(left, totals, way=way)
    assert table.event("gave")["seat"] == giver


def test_rule_9_3_another_card_goes_back() -> None:
    """Worked example 35."""
    table = exchange("YP R10", "G3 R9")
    assert table.refused("return YP") == "9.3"
    assert "return YP" not in table.legal()
    assert table.refused("return Y10") == "4.9"
    table.do("return R9")
    assert table.event("returned") == {"event": "returned", "seat": 0, "card": "R9", "to": 2}
    assert table.view["held"] == [16] * 4
    assert (table.turn, table.view["phase"]) == (0, "lead")


def test_rule_9_3_a_twin_that_was_there_may_go() -> None:
    table = exchange("R10", "R10").do("return R10")
    assert table.view["known"] == [["R10"], [], ["R10"], []]


def test_rule_9_3_option_return_received_card() -> None:
    table = exchange("YP", "G3", return_received_card=True).do("return YP")
    assert table.view["known"] == [[], [], ["YP"], []]


def test_rule_9_4_both_cards_are_shown_to_all() -> None:
    table = exchange("YP", "G3")
    shown = table.copy().do("return G3")
    assert (shown.view["given"], shown.view["returned"]) == ("YP", "G3")
    for moment in (table, shown):
        told = zip(moment.happened, moment.audiences, strict=True)
        faces = [audience for event, audience in told if event["event"] in ("gave", "returned")]
        assert faces == [0xFFFF]


def test_rule_9_5_nobody_plays_before() -> None:
    table = exchange("YP", "G3")
    assert table.may("G3") == "9.5"
    assert table.refused("pass", seat=1) == "9.5"
    assert table.refused("return G3", seat=1) == "4.5"


def test_rule_9_6_no_exchange_at_other_times() -> None:
    table = Table(deal={0: "M1 G3"})
    assert table.refused("return G3") == "9.6"


# Chapter 10


@pytest.mark.parametrize(
    "action", [1 << 8, 1 << 3 | 1, 0xFFFF_FFFF_FFFF_FFFF, 2 | 1 << 8, 14, 6 | 9 << 8]
)
def test_rule_10_1_what_names_no_cards(action: int) -> None:
    table = Table(deal={0: "M1"})
    assert table.refused_code(action) == "10.1"


def test_rule_10_1_a_second_copy_alone_is_refused_although_both_are_held() -> None:
    table = Table(hands=("G3 G3 G4", "R9 G9", "R8 G8", "R7 G7"))
    twins = int(cards("G3 G3"))
    first = int(cards("G3"))
    assert table.refused_code(first) is None
    assert table.refused_code(twins & ~first) == "10.1"
    assert table.refused_code((twins & ~first) ^ 2**64 - 1) == "10.1"


@pytest.mark.parametrize(
    ("hands", "turn", "default"),
    [
        (("G3 Y3 R9", "G9 R9 Y9", "G8 R8 Y8", "G7 R7 Y7"), 0, "play G3"),
        (("G3 Y9", "G9 R9 Y9", "G8 R8 Y8", "G7 R7 Y7"), 0, "play_and_call G3"),
        (("G3 Y3 R9", "G9 R9 Y9", "G8 R8 Y8", "R7"), 0, "play R9"),
        (("G3 Y3 R9", "R9", "G8 R8 Y8", "G7 R7"), 0, "play R9"),
    ],
)
def test_rule_10_2_leading_when_the_time_is_up(
    hands: tuple[str, ...], turn: int, default: str
) -> None:
    assert Table(hands=hands, turn=turn).default() == default


def test_rule_10_2_the_other_cases() -> None:
    assert Table(deal={1: "M1 G1"}).default() == "play M1"
    hands = ("G3 Y3 R9", "R9", "G8 R8 Y8", "G7 R7")
    assert Table(hands=hands, preset="official").default() == "play_and_call G3+Y3"
    singles = ("G3 Y4 R9", "R10", "G8 R8 Y8", "G7 R7")
    assert Table(hands=singles, preset="official").default() == "play R9"
    table = Table(hands=("G3 G5 R9", "G9 R9 Y9", "G2 G1", "G7 R7")).play("G3")
    assert table.default() == "pass"
    owed = Table(hands=("G3 G5", "G9 R9 Y10", "R10", "G7 R7"))
    owed.state["one_card"] = 0
    owed.play("G3")
    owed.state["one_card"] = 0b100
    assert owed.default() == "play Y10"
    assert exchange("YP", "G3 R9").default() == "return G1"
    assert exchange("G1 " * 2, "M1 Y1").default().startswith("return")


def test_rule_10_3_nothing_is_taken_back() -> None:
    table = Table(hands=("G3 Y3 R9", "G9 R9", "G8 R8", "G7 R7")).play("G3").passes()
    assert [int(DOORS.undo(table.state, seat)) for seat in range(4)] == [1003] * 4


def test_rule_10_4_after_the_end() -> None:
    table = after_hand((5, 0, 9, 2), (97, 60, 60, 12))
    for action in ("pass", "play G3", "call", "return G3", "play_and_call G3"):
        assert table.refused(action, seat=0) == "10.4"
    assert table.state["phase"][0] == Phase.OVER
    assert table.legal(0) == []


def test_a_state_is_under_512_bytes() -> None:
    assert GAME.State.dtype.itemsize < 512
