"""Players of Gang of Four: lawful, blind to what they may not see, and in order of strength."""

from typing import Any

import numpy as np
import pytest
from gang_of_four.table import DOORS, Table, cards

from hinterzimmer.arena.driving import play_through
from hinterzimmer.arena.simulation import Plan, simulate
from hinterzimmer.bots.bot import BadBotSetting, Budget, Question
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.bots.heuristics.gang_of_four_hands import plays_left
from hinterzimmer.bots.search import Search
from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.components import Direction
from hinterzimmer.play.game import Game

SHORT: dict[str, Any] = {"score_limit": 10}


def asked(table: Table, seat: int) -> Question:
    """What a seat is asked at a table."""
    view, legal = GAME.View.array(), np.zeros(GAME.max_legal, np.uint64)
    DOORS.view(table.state, seat, view)
    count = DOORS.legal(table.state, seat, legal)
    return Question(
        game=GAME,
        seats=table.seats,
        seat=seat,
        view=view,
        legal=[int(action) for action in legal[:count]],
        events=[],
        budget=Budget(),
        random=np.random.default_rng(5),
        optional=not int(DOORS.masks(table.state)[1]) >> seat & 1,
    )


def chosen(name: str, table: Table, seat: int | None = None) -> str | None:
    action = make_bot(GAME, name)(asked(table, table.turn if seat is None else seat))
    return None if action is None else GAME.notation.action_text(action)


@pytest.mark.parametrize("name", ["novice", "regular", "strong:10"])
@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("given", [{}, {"announce": "challenge", "forgotten_call": "not_won"}])
def test_every_answer_is_legal(name: str, preset: str, given: dict[str, Any]) -> None:
    for seats in GAME.seats:
        options = SHORT | given
        game = Game.new(GAME.name, seats=seats, seed=bytes(32), preset=preset, options=options)
        luck = [np.random.default_rng(seat) for seat in range(seats)]
        for seat, action in play_through(game, [make_bot(GAME, name)] * seats, Budget(), luck):
            game.play(action, seat)  # refuses what is not legal
        assert game.over


@pytest.mark.parametrize(
    ("names", "fewest"),
    [
        ("G1 G2 G3 G4 G9", 1),
        ("G1 Y2 R3 G4 G5", 1),
        ("G1 G1 Y1 R4 Y4", 1),
        ("GP YP", 1),
        ("GP YP RD", 2),
        ("G1 Y1 R1 M1 G7 R9", 3),
        ("G1 G2 G4 G6 G9 Y3 R3", 2),
    ],
)
def test_how_few_plays_empty_a_hand(names: str, fewest: int) -> None:
    assert plays_left(cards(names), 1) == fewest


def test_the_regular_goes_out_when_it_can() -> None:
    table = Table(hands=("G1 Y2 R3 G4 G5", "G7 R7 Y8", "G8 R8 Y9", "G9 R9 Y10"))
    assert chosen("regular", table) == "play G1+Y2+R3+G4+G5"


def test_the_regular_calls_with_the_play() -> None:
    table = Table(hands=("G3 Y9", "G7 R7 Y8", "G8 R8 Y9", "G9 R9 Y10"))
    assert chosen("regular", table) in ("play_and_call G3", "play_and_call Y9")


def test_the_regular_fears_the_last_card_of_its_neighbour() -> None:
    hands = ("G3 R9 G5 Y5", "R10", "G8 R8 Y9", "G9 R9 Y10")
    table = Table(hands=hands, announce="automatic", one_card_scope="predecessor")
    assert chosen("regular", table) == "play G5+Y5"


def test_the_regular_keeps_its_gang_until_somebody_is_near() -> None:
    gang = "G2 G2 Y2 Y2"
    calm = ("G9 G3 G4 G5 G6 G8", gang + " G4 R7 Y9 R5 Y10 GP", "R8 Y8 R6 R3 Y7", "R9 Y9 R10 R4 Y4")
    table = Table(hands=calm, way=Direction.COUNTERCLOCKWISE).play("G9")
    assert chosen("regular", table, seat=1) is None
    alarm = ("G9 G3 G4", *calm[1:])
    table = Table(hands=alarm, way=Direction.COUNTERCLOCKWISE).play("G9")
    assert chosen("regular", table, seat=1) == "play G2+G2+Y2+Y2"


def test_the_regular_gives_back_what_it_needs_least() -> None:
    table = Table(deal={0: "M1"})
    table.state["phase"], table.state["turn"] = 2, 0
    table.state["hands"][0, 0] = cards("G1 R3 Y3 G3 G7 Y7 R10 R10 Y10 GP YP G5 Y5 R5 G8 Y8 R8")
    table.state["given"], table.state["giver"] = cards("GP"), 1
    assert chosen("regular", table) == "return G1"


@pytest.mark.parametrize("name", ["novice", "regular", "strong:200"])
def test_a_bot_knows_no_more_than_its_view(name: str) -> None:
    one = Table(hands=("G3 G9 R9", "G4 Y5 Y6", "G4 R6 R7", "R7 Y8 Y9"))
    other = Table(hands=("G3 G9 R9", "G4 G4 R7", "Y5 R6 Y6", "R7 Y8 Y9"))
    assert chosen(name, one) == chosen(name, other)


def test_the_strong_weighs_only_what_it_is_asked() -> None:
    assert make_bot(GAME, "strong:70") == Search(iterations=70, levels=1)
    assert make_bot(GAME, "strong:0.5s") == Search(seconds=0.5, levels=1)
    with pytest.raises(BadBotSetting):
        make_bot(GAME, "strong:soon")


def test_the_strong_throws_a_gang_in_that_wins() -> None:
    wins = ("G9 G3 G4", "G2 G2 Y2 Y2", "R8 Y8 R6", "R9 Y9 R10")
    table = Table(hands=wins, way=Direction.COUNTERCLOCKWISE).play("G9")
    assert chosen("strong:300", table, seat=1) == "play G2+G2+Y2+Y2"


def test_the_strong_gives_back_what_it_needs_least() -> None:
    table = Table(deal={0: "M1"})
    table.state["phase"], table.state["turn"] = 2, 0
    table.state["hands"][0, 0] = cards("G1 R3 Y3 G3 G7 Y7 R10 R10 Y10 GP YP G5 Y5 R5 G8 Y8 R8")
    table.state["given"], table.state["giver"] = cards("GP"), 1
    assert chosen("strong:2000", table) == "return G1"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "others", "games"),
    [("strong:600", "regular", 24), ("regular", "novice", 120), ("novice", "random", 120)],
)
def test_the_stronger_wins_more_matches_than_its_share(
    better: str, others: str, games: int
) -> None:
    plan = Plan(GAME.name, (better, others, others, others), games=games, seed=3)
    found = next(s for s in simulate(plan).standings if s.player == better)
    assert found.win_interval[0] > 0.25, found
