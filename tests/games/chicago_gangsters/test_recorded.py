"""A recorded game for each variant and each way of ending, for the recorded reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.games.chicago_gangsters import GAME
from hinterzimmer.play.game import Game

Event = dict[str, Any]
RECORDED = Path(__file__).parent / "recorded"


def replayed(name: str) -> tuple[Game, dict[str, Any]]:
    """The game played again, every action checked; and its record."""
    record = json.loads((RECORDED / f"{name}.json").read_text())
    game = Game.new(
        GAME.name,
        seats=record["seats"],
        seed=record["seed"].to_bytes(32, "little"),
        options=record["options"],
    )
    for line in record["actions"]:
        seat, _, action = line.partition(" ")
        assert not game.over
        game.play(action, int(seat))
    return game, record


def events(game: Game, word: str) -> list[Event]:
    return [heard.event for heard in game.log() if heard.event["event"] == word]


def rounds(game: Game) -> int:
    return len(events(game, "round_over"))


def winners(game: Game) -> list[int]:
    return [event["seat"] for event in events(game, "won")]


def most_alcohol(game: Game) -> list[int]:
    alcohol = game.view()["alcohol"]
    return [seat for seat, units in enumerate(alcohol) if units == max(alcohol)]


def heads(game: Game, seat: int) -> int:
    return len(game.view()["persons"][seat])


def decided_by(game: Game, persons: bool) -> bool:
    (winner,) = winners(game)
    others = [heads(game, seat) for seat in most_alcohol(game) if seat != winner]
    return bool(others) and (heads(game, winner) > max(others)) == persons


REASONS: dict[str, Callable[[Game], bool]] = {
    "three_players_ten_rounds": lambda game: game.seats == 3 and rounds(game) == 10,
    "four_players_eleven_rounds": lambda game: rounds(game) == 11 and len(most_alcohol(game)) == 1,
    "four_players_twelve_rounds": lambda game: rounds(game) == 12,
    "five_players_mr_x_changes": lambda game: len(events(game, "became_mr_x")) > 3,
    "open_mr_x": lambda game: game.view()["option_open_mr_x"] is True,
    "godfather_betrays": lambda game: bool(events(game, "betrayed") and events(game, "gave_card")),
    "godfather_of_three": lambda game: game.seats == 3 and bool(events(game, "betrayed")),
    "decided_by_persons": lambda game: decided_by(game, persons=True),
    "decided_by_the_hand": lambda game: decided_by(game, persons=False),
    "shared_victory": lambda game: len(winners(game)) > 1,
}


@pytest.mark.parametrize("name", REASONS)
def test_ends_for_the_recorded_reason(name: str) -> None:
    game, record = replayed(name)
    assert game.over
    assert events(game, "end_card")
    assert REASONS[name](game)
    assert game.view()["alcohol"] == record["alcohol"]
    assert game.result == record["result"]


def test_there_is_a_reason_for_each_record() -> None:
    assert {path.stem for path in RECORDED.glob("*.json")} == set(REASONS)


def test_open_mr_x_is_seen_before_the_challengers_lay() -> None:
    game, _ = replayed("open_mr_x")
    words = [heard.event for heard in game.log()]
    mr_x = events(game, "became_mr_x")[0]["seat"]
    shown = next(n for n, e in enumerate(words) if e["event"] == "side_shown")
    laid = [n for n, e in enumerate(words) if e["event"] == "committed" and e["seat"] != mr_x]
    assert shown < min(laid)


@pytest.mark.parametrize("name", ["four_players_eleven_rounds", "five_players_mr_x_changes"])
def test_a_record_is_a_score_sheet_that_verifies(name: str) -> None:
    game, _ = replayed(name)
    again = Game.from_sheet(game.sheet())
    assert again.view_record().tobytes() == game.view_record().tobytes()
    assert [heard.event for heard in again.log()] == [heard.event for heard in game.log()]
