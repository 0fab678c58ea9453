"""Chapters 1 to 5 of the rulebook: the team, cards, guards, layout, dealing and swaps."""

import numpy as np
import pytest
from villa.table import DOORS, Table, decide, front

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.events import EventLog
from hinterzimmer.games.villa import GAME
from hinterzimmer.games.villa.components import (
    ALL_CHIEFS,
    BEGINNERS,
    DECK,
    FITTING,
    LISTED,
    NEEDS,
    STRENGTH,
    Jokers,
)
from hinterzimmer.games.villa.notation import names_of

# Chapter 1


@pytest.mark.parametrize(("seats", "may"), [(1, False), (2, True), (4, True), (5, False)])
def test_rule_1_1_two_to_four_play(seats: int, may: bool) -> None:
    if may:
        assert len(Table(seats).view["open_cards"]) == seats
    else:
        with pytest.raises(BadSeats):
            option_records.packed(GAME.presets["seed"], seats, GAME.seats)


def test_rule_1_2_the_godfather_comes_last() -> None:
    assert Table().view["free"][13] is False
    assert Table().left().free() == [13]


def test_rule_1_3_all_win_or_nobody_does() -> None:
    won = Table(open_cards=["C", "H", "H"]).arresting("sordini", position=6)
    assert won.returns == [0, 0, 0]
    assert won.do("play C").returns == [1, 1, 1]
    lost = Table(open_cards=["C", "", "H H H"]).arresting("sordini", position=5)
    assert lost.do("pass C" if "pass C" in lost.legal() else lost.legal()[0]).returns == [0, 0, 0]


# Chapter 2


def test_rule_2_1_twelve_of_each_symbol() -> None:
    for deck in DECK:
        names = names_of(int(deck))
        assert len(names) == 54
        assert [names.count(letter) for letter in "HPCB"] == [12] * 4


@pytest.mark.parametrize(
    ("jokers", "expected"),
    [
        (Jokers.FOUR_TWO_TWO_FOUR, ["HB", "BC", "CP", "PH", "HPCB", "HPCB"]),
        (Jokers.SIX_PAIRS, ["HB", "BC", "CP", "PH", "HC", "PB"]),
    ],
)
def test_rule_2_2_six_jokers(jokers: Jokers, expected: list[str]) -> None:
    names = names_of(int(DECK[jokers]))
    assert [name for name in names if len(name) > 1] == expected
    table = Table(jokers=jokers.name.lower())
    assert int(table.state["unseen"][0]) & ~int(DECK[jokers]) == 0


# Chapter 3


def test_rule_3_1_twenty_guards() -> None:
    assert LISTED == 20
    assert sorted(STRENGTH[:LISTED]) == [2] * 7 + [3] * 8 + [4] * 5
    assert sum(STRENGTH[:LISTED]) == 58
    view = Table().view
    assert all(2 <= strength <= 4 for strength in view["strength"][:13])
    assert "none" not in view["hint"][:13]


def test_rule_3_2_thirteen_are_drawn_and_seven_are_not_known() -> None:
    tables = [Table(seed=seed) for seed in range(30)]
    assert len({tuple(t.state["backs"][0]) for t in tables}) == 30
    assert all(t.view["seen"] == [] for t in tables)


def test_rule_3_2_every_guard_is_drawn_as_often() -> None:
    """Over many games each back comes as often as its guards are many."""
    counts = np.zeros(len(FITTING))
    games = 800
    options = option_records.packed(GAME.presets["seed"], 2, GAME.seats)
    for seed in range(games):
        state = GAME.State.array()
        DOORS.setup(state, options, chances.from_seeds([seed]), EventLog.array())
        counts += np.bincount(state["backs"][0], minlength=len(FITTING))
    expected = np.array([int(fits).bit_count() for fits in FITTING]) * games * 13 / 20
    assert np.abs(counts - expected).max() < 5 * np.sqrt(expected.max())


def test_rule_3_3_who_was_seen_is_ruled_out() -> None:
    table = Table(open_cards=["H", "H"]).guards("renda", "bonfante", "salvi")
    fits = [[guard["name"] for guard in place] for place in table.view["fits"]]
    assert fits[0] == fits[1] == ["nico_renda", "carla_bonfante"]
    assert fits[2] == ["bruno_salvi", "tullio_berti", "rocco_sava"]
    table.state["seen"] = 1 << front("renda")
    assert [g["name"] for g in table.view["fits"][1]] == ["carla_bonfante"]
    assert table.view["fits"][3] == []


def test_rule_3_4_the_beginners_guards() -> None:
    view = Table(beginner_set=True).view
    assert sum(view["strength"][:13]) == 32
    assert max(view["strength"][:13]) == 3
    names = {guard["name"] for place in view["fits"][:13] for guard in place}
    assert len(names) == BEGINNERS.bit_count() == 13
    assert "sandra_orsi" not in names


def test_rule_3_5_four_godfathers() -> None:
    assert sorted(STRENGTH[LISTED:]) == [5, 6, 6, 7]
    seen = {Table(seed=seed, godfather_open=True).event("godfather_shown")["front"]
            for seed in range(40)}  # fmt: skip
    assert len(seen) == 4


def test_rule_3_6_an_open_godfather() -> None:
    (fits,) = Table(godfather_open=True).view["fits"][13:]
    assert len(fits) == 1
    hidden = Table()
    assert len(hidden.view["fits"][13]) == 4
    assert "godfather_shown" not in hidden.words


@pytest.mark.parametrize(("hint", "fit"), [(False, 2), (True, 1)])
def test_rule_3_7_the_godfathers_back_is_seen_at_the_end(hint: bool, fit: int) -> None:
    table = Table(open_cards=["B B", "H"], godfather_hint=hint, agreement="anyone")
    table.arresting("berti").left(0)
    table.state["position"] = 1
    assert table.view["strength"][13] == 0
    table.do("play B")
    table.do("propose_reward B 0", luck=[front("carbone") - LISTED])
    assert table.event("godfather_back")["strength"] == 6
    assert table.event("godfather_back")["hint"] == ("c_6" if hint else "none")
    assert table.view["strength"][13] == 6
    assert len(table.view["fits"][13]) == fit
    assert table.view["hint"][13] == ("c_6" if hint else "none")


def test_rule_3_7_an_open_godfather_has_no_back_to_show() -> None:
    table = Table(open_cards=["B B", "H"], agreement="anyone").arresting("berti", position=1)
    table.left(0)
    table.state["suspects"] = 1
    table.do("play B").do("propose_reward B 0")
    assert "godfather_back" not in table.words
    assert int(table.state["suspects"][0]) != ALL_CHIEFS


# Chapter 4


def test_rules_4_1_and_4_2_only_the_corners_are_free_at_first() -> None:
    assert Table().free() == [0, 2, 6, 8]


@pytest.mark.parametrize(
    ("left", "free"),
    [
        ((0, 1, 2, 3, 4), [0, 2, 3]),  # 1 has three neighbours, 4 has two
        ((1, 3, 4, 5, 7), [1, 3, 5, 7]),  # a cross: its middle has no open side
        ((4,), [4]),
    ],
)
def test_rule_4_2_two_open_sides(left: tuple[int, ...], free: list[int]) -> None:
    found = Table().left(*left).free()
    assert found == sorted({*free, 4} if left == (0, 1, 2, 3, 4) else free)


def test_rule_4_2_a_blocked_guard_is_refused() -> None:
    table = Table(agreement="anyone")
    assert table.refused("propose_arrest 1 0") == "4.2"
    assert table.refused("propose_arrest 4 0") == "4.2"
    assert table.refused("propose_arrest 0 0") is None


def test_rule_4_3_a_guard_of_the_villa_is_free_under_no_card() -> None:
    table = Table().left(2, 5, 6, 7, 8, 9, 10, 11, 12)
    assert 9 in table.free()
    assert not {10, 11, 12} & set(table.free())
    assert table.refused("propose_arrest 10 0") == "4.3"
    assert table.refused("propose_arrest 9 0") is None


def test_rule_4_4_the_godfather_waits_for_all() -> None:
    assert Table().left(12).refused("propose_arrest 13 0") == "4.4"
    assert Table().left().refused("propose_arrest 13 0") is None


def test_rule_4_5_somebody_is_always_free() -> None:
    from hinterzimmer.games.villa.components import FREE

    assert len(FREE) == 1 << 13
    assert all(FREE)


# Chapter 5


@pytest.mark.parametrize(
    ("level", "more"), [("easy", 10), ("hard", 6), ("very_hard", 3), ("extremely_hard", 0)]
)
def test_rule_5_1_levels(level: str, more: int) -> None:
    table = Table(level=level)
    began = table.event("began")
    assert began["dealt"] == began["strengths"] + more == table.view["cards_left"]
    assert began["strengths"] == sum(table.view["strength"][:13])


def test_rule_5_1_practice_deals_all() -> None:
    assert Table(level="practice").view["cards_left"] == 54


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_2_as_even_as_possible(seats: int) -> None:
    for seed in range(6):
        view = Table(seats, seed=seed).view
        held = [len(c) + p for c, p in zip(view["open_cards"], view["pile"], strict=True)]
        assert held == sorted(held, reverse=True)
        assert max(held) - min(held) <= 1


def test_rule_5_3_four_open_cards_each() -> None:
    table = Table(4)
    assert [len(held) for held in table.view["open_cards"]] == [4] * 4
    playing = Table(open_cards=["H", "C"]).arresting("salvi")
    assert playing.refused("pass C") == "5.3"  # another's
    assert playing.refused("pass H") is None


def test_rule_5_4_everybody_sees_the_same() -> None:
    table = Table(3)
    seen = [table.view_of(viewer) for viewer in (0, 1, 2, 15)]
    assert seen.count(seen[0]) == 4
    assert len(table.view["unseen"]) == 54 - 12


def test_rule_5_5_swaps_before_the_first_arrest() -> None:
    table = Table(open_cards=["H P", "C B"], piles=[9, 9], preset="box")
    assert table.phase == "swap"
    assert table.view["swaps"] == 2
    decide(table, "propose_swap 0 H 1 C")
    assert (table.open_cards(0), table.open_cards(1)) == ("P C", "H B")
    decide(table, "propose_swap 0 P 1 B")
    assert table.phase == "choose"
    assert "started" in table.words
    assert Table().phase == "choose"


def test_rule_5_5_no_swap_later() -> None:
    assert Table(open_cards=["H", "C"]).refused("propose_swap 0 H 1 C") == "5.5"
    assert Table(open_cards=["H", "C"]).refused("propose_start") == "5.5"


def test_rule_5_6_a_swap_is_for_two_different_cards_of_two_seats() -> None:
    table = Table(open_cards=["H P", "H B"], preset="box")
    assert table.refused("propose_swap 0 H 1 H") == "5.6"
    assert table.refused("propose_swap 0 C 1 H") == "5.3"
    assert table.refused("propose_swap 0 H 2 H") == "9.3"
    assert "propose_swap 0 H 1 B" in table.legal()
    decide(table, "propose_start")
    assert table.phase == "choose"


def test_all_lists_add_up() -> None:
    assert [sum(n.count(s) for n in NEEDS[:LISTED]) for s in "HPCB"] == [16, 14, 14, 14]
