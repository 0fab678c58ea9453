"""Whole games: what a round costs, and a recorded game for each way of ending."""

import itertools
import random
from typing import Any

import pytest
from chicago.table import DOORS, Table

from hinterzimmer.games.chicago import GAME

Event = dict[str, Any]


def random_game(table: Table, luck: random.Random) -> list[list[Event]]:
    """Play at random to the end; the events, a list a round."""
    rounds: list[list[Event]] = [[]]
    while not table.over:
        action = luck.choice(table.legal())
        text = GAME.notation.action_text(GAME.notation.action_from_json(action))
        for event in played(table, text, luck):
            if event["event"] == "round_began":
                rounds.append([])
            rounds[-1].append(event)
    return rounds


def played(table: Table, text: str, luck: random.Random) -> list[Event]:
    """An action whose dice fall at random, ones, fives and sixes more often than others."""
    answers: list[int] = []
    if text.startswith("throw"):
        answers = [luck.choice((0, 0, 1, 4, 5, 5)) for _ in text.split()[1]]
        probe = table.copy()
        try:
            probe.do(text, answers)
        except AssertionError:  # a Chicago whose lot is asked for
            answers.append(0)
    events: list[Event] = table.do(text, answers).happened
    return events


def cost(events: list[Event]) -> int:
    return sum(event["event"] == "lost_life" for event in events)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_rules_6_1_7_4_and_8_1_what_a_round_costs(seats: int) -> None:
    luck = random.Random(seats)
    seen = set()
    for _ in range(12):
        table, living = Table(seats), seats
        for events in random_game(table, luck):
            words = [event["event"] for event in events]
            bonuses, is_chicago = words.count("bonus"), "chicago" in words
            outs_before = words[: words.index("chicago")].count("out") if is_chicago else 0
            expected = bonuses + (living - outs_before - 1 if is_chicago else 1)
            if "won" in words and words[words.index("lost_life") - 1] == "named" and not is_chicago:
                expected = cost(events)  # a bonus that ends the game ends the round before its end
                assert expected in (bonuses, bonuses + 1)
            assert cost(events) == expected, words
            seen.add((bonuses, is_chicago))
            living -= words.count("out")
    assert {(0, False), (1, False), (0, True)} <= seen


# Recorded games: the moves, and the reason for which they ended. `x` leaves, with its seat.

ENDINGS: list[tuple[str, dict[str, Any], str, str, list[int]]] = [
    (
        "the worst result",
        {"seats": 2, "lives": (1, 1)},
        "throw 123:145 stop declare_high throw 123:235",
        "worst",
        [1, 2],
    ),
    (
        "a Chicago that leaves nobody else",
        {"seats": 4, "lives": (1, 1, 1, 1)},
        "throw 123:666 throw 3:1",
        "chicago",
        [1, 2, 2, 2],
    ),
    (
        "a bonus in the middle of a round",
        {"seats": 3, "lives": (2, 1, 0)},
        "throw 123:665 convert throw 2:6 stop name_1",
        "bonus",
        [1, 2, 0],
    ),
    (
        "the first out, by option",
        {"seats": 3, "lives": (2, 2, 1), "end": "first_out"},
        "throw 123:145 stop declare_low throw 123:122 throw 123:646",
        "worst",
        [1, 1, 3],
    ),
    (
        "a roll-off, by option",
        {"seats": 2, "lives": (1, 1), "preset": "pub"},
        "throw 123:662 stop declare_high throw 123:626 throw 123:111 throw 123:112",
        "worst",
        [1, 2],
    ),
    (
        "all tied lose, by option",
        {"seats": 3, "lives": (1, 1, 2), "tie": "all_tied_lose"},
        "throw 123:223 stop declare_high throw 123:232 throw 123:662",
        "worst",
        [2, 2, 1],
    ),
]


@pytest.mark.parametrize(
    ("given", "moves", "reason", "places"), [e[1:] for e in ENDINGS], ids=[e[0] for e in ENDINGS]
)
def test_rules_9_2_to_9_4_recorded_games(
    given: dict[str, Any], moves: str, reason: str, places: list[int]
) -> None:
    table = Table(**given)
    for move in moves.replace("throw ", "throw_").split():
        assert not table.over
        text, _, faces = move.partition(":")
        table.do(text.replace("_", " "), [int(face) - 1 for face in faces])
    assert table.over
    assert table.event("lost_life")["reason"] == reason
    assert table.words[-1] == "won"
    assert table.view["place"] == places


def test_rule_9_5_a_recorded_game_that_ends_by_leaving() -> None:
    table = Table(3, leaver="forfeits").turns("145").do("forfeit", seat=2).do("forfeit", seat=0)
    assert table.words == ["forfeited", "out", "won"]
    assert table.view["place"] == [2, 1, 3]


@pytest.mark.parametrize("preset", sorted(GAME.presets))
@pytest.mark.parametrize("seats", GAME.seats)
def test_rule_2_1_each_living_seat_has_one_turn_a_round(seats: int, preset: str) -> None:
    luck = random.Random(seats)
    for events in random_game(Table(seats, preset=preset), luck):
        turns = [event["seat"] for event in events if event["event"] == "result"]
        assert len(turns) == len(set(turns))
        steps = [(b - a) % seats for a, b in itertools.pairwise(turns)]
        assert sum(steps) < seats, "once around, clockwise"


def test_rule_10_3_a_finished_game_has_no_moves() -> None:
    table = Table(2, lives=(1, 1)).throw("111")
    assert DOORS.masks(table.state) == (0, 0)
    assert table.legal() == []
