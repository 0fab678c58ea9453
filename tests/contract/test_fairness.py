"""Imagined worlds have the odds that chance alone gives them; so has the deal itself."""

from collections.abc import Callable

import backroom
import pytest
from contract.fairness import (
    IMPLAUSIBLE,
    deal_is_fair,
    opening_is_fair,
    sealed_bid_is_fair,
)
from contract.kit import Case, case

TABLE = case(backroom.GAME, 2)


@pytest.mark.parametrize("check", [deal_is_fair, opening_is_fair, sealed_bid_is_fair])
def test_odds(check: Callable[[Case, int], float]) -> None:
    assert check(TABLE, 5_000) > IMPLAUSIBLE
