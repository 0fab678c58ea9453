"""A recorded match for each way in which a hand and a match can end, for the recorded reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.play.game import Game

Event = dict[str, Any]
RECORDED = Path(__file__).parent / "recorded"
LAST_HAND = "hand_began"


def replayed(name: str) -> tuple[Game, dict[str, Any], list[Event]]:
    """The match played again, every action checked; its record; the events of its last hand."""
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
    events = [heard.event for heard in game.log()]
    begun = max(place for place, event in enumerate(events) if event["event"] == LAST_HAND)
    return game, record, events[begun:]


def words(events: list[Event]) -> list[str]:
    return [event["event"] for event in events]


def went_out(events: list[Event]) -> bool:
    return any(event.get("ending") == "went_out" for event in events)


REASONS: dict[str, Callable[[list[Event]], bool]] = {
    "normal": lambda last: went_out(last) and "forgot" not in words(last),
    "gang_out_of_turn": lambda last: any(
        event["event"] == "threw_gang" and event["left"] == 0 for event in last
    ),
    "barred_player": lambda last: went_out(last) and "forgot" in words(last),
    "last_able_player": lambda last: any(e.get("ending") == "last_able" for e in last),
    "shared_win": lambda last: words(last).count("match_won") == 2,
    "dead_m1": lambda last: "dead_hand_shown" in words(last),
    "gone_out_in_vain": lambda last: "went_out" in words(last),
    "called_out": lambda last: "called_out" in words(last),
    "official": went_out,
}


@pytest.mark.parametrize("name", REASONS)
def test_ends_for_the_recorded_reason(name: str) -> None:
    game, record, last = replayed(name)
    assert game.over
    assert REASONS[name](last), words(last)
    assert game.view()["total"] == record["total"]
    assert game.result == record["result"]


def test_there_is_a_reason_for_each_record() -> None:
    assert {path.stem for path in RECORDED.glob("*.json")} == set(REASONS)


def test_rule_4_2_the_recorded_dead_m1() -> None:
    game, _, _ = replayed("dead_m1")
    dealer = game.view()["dealer"]
    (told,) = (h.event for h in game.log() if h.event["event"] == "m1_is_dead")
    assert told["seat"] == (dealer - 1) % 3


@pytest.mark.parametrize("name", ["normal", "gang_out_of_turn", "dead_m1"])
def test_a_record_is_a_score_sheet_that_verifies(name: str) -> None:
    game, _, _ = replayed(name)
    again = Game.from_sheet(game.sheet())
    assert again.view_record().tobytes() == game.view_record().tobytes()
    assert [heard.event for heard in again.log()] == [heard.event for heard in game.log()]
