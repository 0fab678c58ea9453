"""Mirrored matches: equal luck for all, honest counting."""

import itertools
import json

import backroom
import numpy as np
import pytest

from hinterzimmer.arena import match as matches
from hinterzimmer.arena.match import Match, luck_of, new_game, play_match, seating
from hinterzimmer.bots.catalogue import UnknownBot
from hinterzimmer.engine.errors import BadOption, BadSeats, UnknownGame
from hinterzimmer.games import catalogue
from hinterzimmer.play.game import Game

catalogue.add(backroom.GAME)
TWINS = Match("backroom", ("random", "random", "random"), 60, labels=("a", "b", "c"))


def chance_of(game: Game) -> list[tuple[str, int]]:
    """Every answer of chance with its purpose, in order."""
    return [
        (game.type.notation.purpose_text(asked.purpose), asked.answer)
        for entry in game.entries
        for asked in entry.chance
    ]


def games_of(match: Match, monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """All games of a match, in the order played."""
    made: list[Game] = []
    fresh = matches.new_game

    def keep(match: Match, deal: int) -> Game:
        made.append(fresh(match, deal))
        return made[-1]

    monkeypatch.setattr(matches, "new_game", keep)
    play_match(match)
    return made[1:]  # the first only checks the options


def test_all_rotations_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("backroom", ("search:10", "random", "random"), 3, threads=1)
    games = games_of(match, monkeypatch)
    assert len(games) == 9
    by_deal = [games[start : start + 3] for start in (0, 3, 6)]
    piles = []
    for rotations in by_deal:
        assert len({game.seed for game in rotations}) == 1
        deals = [[a for p, a in chance_of(game) if p == "pile"] for game in rotations]
        shortest = min(map(len, deals))
        assert shortest >= 10  # three hands and a card for the loot
        assert len({tuple(cards[:shortest]) for cards in deals}) == 1
        piles.append(tuple(deals[0][:shortest]))
    assert len(set(piles)) == 3


def test_everybody_sits_everywhere() -> None:
    seated = [seating(4, rotation) for rotation in range(4)]
    assert all(sorted(places) == [0, 1, 2, 3] for places in seated)
    assert all(sorted(places) == [0, 1, 2, 3] for places in zip(*seated, strict=True))


def test_points_go_to_who_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("backroom", ("random", "search:40"), 2, threads=1, labels=("a", "b"))
    games = games_of(match, monkeypatch)
    points = [game.result or [] for game in games]
    # the line-up sits as it is in the first game of a deal, and the other way round in the second
    of_a = [points[0][0], points[1][1], points[2][0], points[3][1]]
    scores = play_match(match).scores
    assert scores[0].points.mean == pytest.approx(np.mean(of_a))
    assert scores[0].points.mean + scores[1].points.mean == pytest.approx(np.sum(points) / 4)


def test_equal_players_differ_by_nothing() -> None:
    result = play_match(TWINS)
    assert [(d.first, d.second) for d in result.differences] == [("a", "b"), ("a", "c"), ("b", "c")]
    for difference in result.differences:
        assert not difference.win_share.excludes(0)
        assert not difference.points.excludes(0)
    for score in result.scores:
        assert not score.win_share.excludes(result.fair_share)


def test_shares_and_ranks_add_up() -> None:
    result = play_match(TWINS)
    assert sum(score.win_share.mean for score in result.scores) == pytest.approx(1)
    assert sum(score.rank.mean for score in result.scores) == pytest.approx(6)
    alike = play_match(Match("backroom", ("random",) * 3, 5))
    assert [score.places for score in alike.scores] == [3]
    assert alike.scores[0].win_share.mean == pytest.approx(1 / 3)
    assert alike.differences == ()


def test_a_better_player_is_found_out() -> None:
    result = play_match(Match("backroom", ("search:200", "random", "random"), 40))
    strong, weak = result.scores
    assert (strong.label, strong.places, weak.places) == ("search:200", 1, 2)
    assert strong.win_share.low > result.fair_share
    assert strong.rank.high < weak.rank.low
    assert result.differences[0].points.low > 0


def test_the_seed_decides_and_threads_do_not() -> None:
    match = Match("backroom", ("search:20", "random"), 8, seed=3, threads=1)
    once = play_match(match)
    assert once == play_match(Match("backroom", ("search:20", "random"), 8, seed=3, threads=4))
    assert once != play_match(Match("backroom", ("search:20", "random"), 8, seed=4))


def test_every_player_has_luck_of_its_own() -> None:
    match = Match("backroom", ("random", "random"), 2)
    drawn = [new_game(match, deal).seed for deal in range(2)]
    for deal, rotation in itertools.product(range(2), repeat=2):
        drawn += [source.bytes(32) for source in luck_of(match, deal, rotation)]
    assert len(set(drawn)) == 2 + 2 * 2 * 2  # two deals' seeds, and one a player and game


def test_the_result_is_json_and_progress_is_told() -> None:
    told: list[int] = []
    result = play_match(Match("backroom", ("random", "random"), 4), told.append)
    shown = json.loads(json.dumps(result.as_json()))
    assert sum(told) == 4
    assert (shown["deals"], shown["games"], shown["seed"]) == (4, 8, 1)
    assert shown["options"] == {"hand": 3, "tip_offs": True, "tie": "coin"}
    assert set(shown["scores"][0]["win_share"]) == {"mean", "low", "high"}


def test_presets_and_options_reach_the_table() -> None:
    match = Match("backroom", ("random", "random"), 2, preset="quiet", options={"hand": 2})
    assert new_game(match, 0).options == backroom.state.Options(
        hand=2, tip_offs=False, tie=backroom.components.Tie.NOBODY
    )
    assert play_match(match).options == {"hand": 2, "tip_offs": False, "tie": "nobody"}


@pytest.mark.parametrize(
    ("match", "error"),
    [
        (Match("whist", ("random", "random"), 2), UnknownGame),
        (Match("backroom", ("random", "nobody"), 2), UnknownBot),
        (Match("backroom", ("random",), 2), BadSeats),
        (Match("backroom", ("random", "random"), 2, preset="loud"), BadOption),
        (Match("backroom", ("random", "random"), 2, options={"hand": 9}), BadOption),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, error: type[Exception]) -> None:
    with pytest.raises(error):
        play_match(match)


def test_a_match_needs_two_deals_and_a_label_each() -> None:
    with pytest.raises(ValueError, match="two deals"):
        Match("backroom", ("random", "random"), 1)
    with pytest.raises(ValueError, match="2 labels"):
        Match("backroom", ("random", "random"), 2, labels=("a",))
