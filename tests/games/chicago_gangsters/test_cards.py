"""Chapters 1 and 2: the box, the start, a round's cards."""

import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from chicago_gangsters.table import NAMES, Table, played_out

from hinterzimmer.games.chicago_gangsters import card_list, cards
from hinterzimmer.games.chicago_gangsters.card_list import BadCardList, read
from hinterzimmer.games.chicago_gangsters.cards import LIST


def built_in() -> str:
    return Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")


def test_rule_1_1_the_box_has_110_cards() -> None:
    stacks = (LIST.persons, LIST.coalitions, LIST.districts, LIST.loot, LIST.clans)
    assert [len(stack) for stack in stacks] == [18, 12, 13, 12, 4]
    assert cards.DECK_SIZE + sum(map(len, stacks)) + 1 + 2 == 110


def test_rule_1_2_means() -> None:
    for kind in range(3):
        faces = [face for face in LIST.faces if face.type == kind]
        assert [(face.value, face.copies) for face in faces] == [
            (1, 4), (2, 4), (3, 4), (4, 2), (5, 2),
        ]  # fmt: skip
        assert sum(face.value * face.copies for face in faces) == 42


def test_rule_1_3_persons() -> None:
    assert Counter(person.kind for person in LIST.persons) == {0: 6, 1: 6, 2: 6}
    assert Counter(p.value for p in LIST.persons) == {0: 3, 1: 4, 2: 4, 3: 4, 4: 3}


def test_rule_1_4_every_pairing_twice_and_each_challenger_hides_once() -> None:
    pairs = Counter(frozenset(card.challengers) for card in LIST.coalitions)
    assert pairs == dict.fromkeys(map(frozenset, combinations(range(4), 2)), 2)
    assert Counter(card.hides for card in LIST.coalitions) == dict.fromkeys(range(4), 3)
    for place in (lambda card: card.challengers[0], lambda card: card.defenders[0]):
        assert Counter(map(place, LIST.coalitions)) == dict.fromkeys(range(4), 3)


def test_rule_1_5_districts() -> None:
    for kind in range(3):
        assert sum(district.types >> kind & 1 for district in LIST.districts) == 8
        assert sum(district.kinds >> kind & 1 for district in LIST.districts) == 7


def test_rule_1_6_loot() -> None:
    sides = [
        [p for card in LIST.loot for p in card.packages[first : first + 2]] for first in (0, 2)
    ]
    assert [sum(p.alcohol for p in side) for side in sides] == [49, 12]
    assert [sum(p.means for p in side) for side in sides] == [13, 10]
    assert [sum(p.person for p in side) for side in sides] == [8, 4]


def test_rule_1_7_clans() -> None:
    assert LIST.clans == ("lakeshore", "stockyard", "canal", "northgate")


def test_rule_1_8_the_start() -> None:
    for seats in (3, 4, 5):
        _, told = played_out(1, seats)
        begun = told[: next(n for n, e in enumerate(told) if e["event"] == "round_began")]
        dealt = [event["cards"] for event in begun if event["event"] == "dealt"]
        assert [len(hand) for hand in dealt] == [4] * seats
        persons = [event["person"] for event in begun if event["event"] == "starts_with"]
        values = {person.id: person.value for person in LIST.persons}
        assert len(set(persons)) == seats
        assert all(1 <= values[person] <= 3 for person in persons)
        clans = [event["clan"] for event in begun if event["event"] == "joined_clan"]
        assert len(set(clans)) == min(seats, 4)


def test_rule_1_9_ten_to_twelve_rounds_each_as_likely() -> None:
    lengths = Counter(int(played_out(seed, 3, talk=0)[0]["round"]) for seed in range(150))
    assert set(lengths) == {10, 11, 12}
    assert all(30 <= count <= 70 for count in lengths.values())


def test_rule_1_10_only_the_own_means_are_seen() -> None:
    table = Table(hands=["W1 W2", "B1", "E1", "E2 E3"])
    assert table.view(0)["hand"] == ["W1", "W2"]
    assert table["hand"] == []
    assert table.view(1)["held"] == [2, 1, 1, 2]
    other = Table(hands=["B4 B5", "B1", "E1", "E2 E3"])
    assert table.view_bytes(1) == other.view_bytes(1)


def test_rule_1_11_the_built_in_list_is_read() -> None:
    assert read(built_in()) == LIST


WRONG = {
    "5 = 2 }\nbribes": ("5 = 3 }\nbribes", "17 cards of weapons"),
    'm6 = { kind = "muscle", value = 4 }\n': ("", "17 persons"),
    'ability = "take_back"': ('ability = "fly"', "'fly' is unknown"),
    'ability = "exchange"': ('ability = "draw_two"', "2 persons with draw_two"),
    'd13 = { means = ["weapons",': ('d13 = { means = ["guns",', "'guns' is unknown"),
    'k12 = { challengers = "bc", hides = "c"': (
        'k12 = { challengers = "bc", hides = "a"', "does not part",
    ),
    'k11 = { challengers = "cb", hides = "b"': (
        'k11 = { challengers = "cb", hides = "c"', "11 different",
    ),
    "losers = [{ person = true }, { alcohol = 1 }] }\nb10": (
        "losers = [{ alcohol = 1 }, { alcohol = 1 }] }\nb10", "0 persons in b9",
    ),
    "mr_x_and_godfather = 1\n": ("", "1 role cards"),
    "[districts]": ("[quarters]", "no section 'districts'"),
    "d12 =": ("d12 = 7 #", "is no table"),
    '[clans]\na = "lakeshore"': ("[clans]\n", "clans are not"),
    "value = 1, ability": ('value = "one", ability', "'one', not a number"),
    "b12 =": ("# b12 =", "11 loot cards"),
    "[means]": ("[means", "is no list"),
}  # fmt: skip


@pytest.mark.parametrize("part", WRONG)
def test_rule_1_11_what_is_wrong_with_an_own_list_is_said(part: str) -> None:
    by, why = WRONG[part]
    assert part in built_in()
    with pytest.raises(BadCardList, match=why) as raised:
        read(built_in().replace(part, by, 1))
    assert raised.value.code == "bad-card-list"


def test_rule_1_11_an_own_list_may_differ_within_the_totals() -> None:
    text = built_in().replace(
        "weapons = { 1 = 4, 2 = 4, 3 = 4, 4 = 2, 5 = 2 }", "weapons = { 2 = 16 }"
    )
    own = read(
        text.replace('m6 = { kind = "muscle", value = 4 }', 'm6 = { kind = "muscle", value = 3 }')
    )
    assert sum(face.copies for face in own.faces) == card_list.MEANS
    assert own != LIST


# Chapter 2


def test_rule_2_1_the_end_card_comes_alone() -> None:
    _, told = played_out(4, 4)
    last = [event["event"] for event in told][-20:]
    place = last.index("end_card")
    assert last[place - 1] == "round_over"
    assert "turned_up" not in last[place:]
    assert last[place + 1] == "shown"


def test_rule_2_1_a_round_has_four_cards() -> None:
    _, told = played_out(4, 4)
    rounds = [event for event in told if event["event"] == "turned_up"]
    for kind in ("coalition", "district", "loot", "person"):
        seen = [event[kind] for event in rounds]
        assert len(set(seen)) == len(rounds)
        assert set(seen) <= set(NAMES[kind])


def test_rule_2_2_the_coalition_card_parts_the_clans() -> None:
    table = Table(coalition="k5")
    assert table["side"] == ["challengers", "defenders", "challengers", "defenders"]
    assert table["partner"] == [2, 3, 0, 1]


def test_rule_2_3_the_district_says_which_means() -> None:
    table = Table(hands=["W1 B1 E1"], district="d8")
    laid = {text.split()[1] for text in table.legal(0)}
    assert laid == {"-", "W1", "E1", "W1+E1"}


def test_rule_2_4_persons_count_by_kind() -> None:
    table = Table(persons=["m4 o5 s5", "m1"], district="d4").lay("", "")
    assert table["contribution"][:2] == [3, 0]
    table = Table(persons=["m4 o5 s5"], district="d12").lay("", "")
    assert table["contribution"][:2] == [6, 0]


# An owner's list takes the place of the built-in one when the program starts

PROGRAM = """
from hinterzimmer.games.chicago_gangsters import GAME
from hinterzimmer.games.chicago_gangsters.cards import LIST
from hinterzimmer.play.game import Game
sheet = Game.new("chicago_gangsters", seats=3).sheet()
print(LIST.faces[0].copies, GAME.components == sheet["components"], len(GAME.components or ""))
"""


def started(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "HINTERZIMMER_CARDS": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip


def test_rule_1_11_an_own_list_is_played_with(tmp_path: Path) -> None:
    ours = "weapons = { 1 = 4, 2 = 4, 3 = 4, 4 = 2, 5 = 2 }"
    own = built_in().replace(ours, "weapons = { 2 = 16 }")
    assert started(tmp_path).stdout.split() == ["4", "True", "0"]
    (tmp_path / "chicago_gangsters.toml").write_text(own)
    assert started(tmp_path).stdout.split() == ["16", "True", "64"]


def test_rule_1_11_a_wrong_own_list_stops_the_program(tmp_path: Path) -> None:
    (tmp_path / "chicago_gangsters.toml").write_text("[means]")
    assert "BadCardList: this is no list of the 110 cards" in started(tmp_path).stderr
