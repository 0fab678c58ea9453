"""A recorded mission for each way in which it can end, for the recorded reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from villa.table import Table

from hinterzimmer.games.villa import GAME
from hinterzimmer.play.game import Game

RECORDED = Path(__file__).parent / "recorded"
OUTCOMES = {
    "victory": "won",
    "victory_from_the_box": "won",
    "no_card_on_turn": "no_card",
    "not_enough_cards": "not_enough",
}
SCRIPTED = "nobody_left_with_cards"
"""No seed is known that ends so: chance is told what to answer, deal and draws."""


def replayed(name: str) -> tuple[Game, dict[str, Any]]:
    """The mission played again, every action checked, and its record."""
    record = json.loads((RECORDED / f"{name}.json").read_text())
    game = Game.new(
        GAME.name,
        seats=record["seats"],
        seed=record["seed"].to_bytes(32, "little"),
        preset=record["preset"],
        options=record["options"],
    )
    for line in record["actions"]:
        seat, _, action = line.partition(" ")
        assert not game.over
        game.play(action, int(seat))
    return game, record


@pytest.mark.parametrize("name", OUTCOMES)
def test_ends_for_the_recorded_reason(name: str) -> None:
    game, record = replayed(name)
    assert game.over
    view = game.view()
    assert view["outcome"] == OUTCOMES[name]
    assert [view["cards_left"], view["missing"]] == record["left"]
    assert game.result == record["result"]
    assert game.log()[-1].event["event"] == ("won" if OUTCOMES[name] == "won" else "lost")


def test_there_is_a_reason_for_each_record() -> None:
    assert {path.stem for path in RECORDED.glob("*.json")} == {*OUTCOMES, SCRIPTED}


def test_rule_10_4_a_whole_mission_to_the_last_open_card() -> None:
    """Not one badge was dealt, so that the last guard's reward, a badge, never lay on the table."""
    record = json.loads((RECORDED / f"{SCRIPTED}.json").read_text())
    table = Table(record["seats"], script=record["deal"], **record["options"])
    for line in record["actions"]:
        seat, action, *luck = line.split(", ")
        table.do(action, int(seat), luck=[int(answer) for answer in luck])
    assert table.over
    assert "no_reward" in table.words
    assert table.view["outcome"] == "nobody_left"
    assert all(not held for held in table.view["open_cards"])


@pytest.mark.parametrize("name", ["victory", "no_card_on_turn"])
def test_a_record_is_a_score_sheet_that_verifies(name: str) -> None:
    game, _ = replayed(name)
    again = Game.from_sheet(game.sheet())
    assert again.view_record().tobytes() == game.view_record().tobytes()
    assert [heard.event for heard in again.log()] == [heard.event for heard in game.log()]
