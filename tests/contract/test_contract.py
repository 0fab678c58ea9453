"""Every clause of the contract, over every game x seats x presets, by random walks."""

import backroom
import pytest
from contract.clauses import CLAUSES
from contract.kit import Case, case
from hypothesis import given
from hypothesis import strategies as st

from hinterzimmer.engine.contract import GameType
from hinterzimmer.games import catalogue

catalogue.add(backroom.GAME)
GAMES = [catalogue.game_type(name) for name in catalogue.names()]


def _tables(game: GameType) -> list[Case]:
    return [case(game, seats, preset) for preset in game.presets for seats in game.seats]


def _clauses_of(game: GameType) -> object:
    @pytest.mark.parametrize("clause", CLAUSES)
    @pytest.mark.parametrize("table", _tables(game), ids=repr)
    @given(seed=st.integers(0, 2**60))
    def test_clause(table: Case, clause: str, seed: int) -> None:
        """A clause of the contract."""
        CLAUSES[clause](table, seed)

    return test_clause


# a function a game: Hypothesis goes one level deeper with each case of the same function
for _game in GAMES:
    globals()[f"test_{_game.name}"] = _clauses_of(_game)
