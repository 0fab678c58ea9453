"""What the terminal shows of a view: nothing that says nothing, and no endless lines."""

import pytest

from hinterzimmer.play import Game
from hinterzimmer.terminal.board import board
from hinterzimmer.texts import Texts

EN = Texts("en", "cli")
NAMES = ("Ada", "Ben", "Cleo")


def new(game: str, seed: int) -> Game:
    return Game.new(game, seats=3, names=NAMES, seed=bytes([seed]) * 32)


def test_a_seat_is_named_and_the_first_one_too() -> None:
    games = [new("chicago", seed) for seed in range(20)]
    leaders = [game.view()["leader"] for game in games]
    assert 0 in leaders
    for game, leader in zip(games, leaders, strict=True):
        assert f"leader {NAMES[leader]}" in board(game, None, EN)


def test_partners_are_named_in_the_table() -> None:
    game = new("chicago_gangsters", 1)
    partners = [partner for partner in game.view()["partner"] if partner >= 0]
    table = board(game, None, EN).splitlines()[:4]
    assert len(partners) == 2
    assert "partner" in table[0]
    assert all(any(row.count(NAMES[seat]) for row in table[1:]) for seat in partners)
    assert sum(row.count(name) for row in table for name in NAMES) == 3 + 2


@pytest.mark.parametrize("name", ["chicago_gangsters", "gang_of_four", "villa"])
def test_long_rows_are_broken_and_nothing_is_not_shown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    game = new(name, 2)
    shown = board(game, 0, EN)
    rows = shown.splitlines()[1 + len(NAMES) :]
    assert rows
    assert max(map(len, rows)) <= 70
    assert not {"none", "unknown", "None"} & set(shown.split())


def test_free_guards_are_numbered_as_in_the_actions() -> None:
    game = new("villa", 3)
    free = sorted({legal["place"] for legal in game.legal(0) if legal["do"] == "propose_arrest"})
    assert 0 in free
    assert f"free {' '.join(map(str, free))} ·" in board(game, 0, EN)
