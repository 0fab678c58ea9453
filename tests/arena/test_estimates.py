"""Intervals against known values and by simulation."""

import numpy as np
import pytest
from scipy import stats

from hinterzimmer.arena.estimates import estimate, student_quantile


@pytest.mark.parametrize("degrees", [1, 2, 3, 4, 5, 10, 30, 199, 5000])
def test_quantiles_of_students_t(degrees: int) -> None:
    assert student_quantile(degrees, 0.975) == pytest.approx(stats.t.ppf(0.975, degrees), rel=2e-3)


def test_a_worked_example() -> None:
    # mean 3, standard deviation 1.5811, t(4) = 2.7764
    found = estimate(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.9632, abs=1e-3)
    assert found.high == pytest.approx(3 + 1.9632, abs=1e-3)
    assert found.excludes(1.0)
    assert not found.excludes(1.1)


@pytest.mark.parametrize("units", [5, 20, 100])
def test_the_interval_holds_the_truth_95_times_in_100(units: int) -> None:
    source = np.random.default_rng(units)
    samples = source.normal(2.0, 3.0, size=(4000, units))
    held = sum(not estimate(sample).excludes(2.0) for sample in samples)
    # four standard errors of a share of 0.95 over 4000
    assert held / 4000 == pytest.approx(0.95, abs=0.014)


def test_no_spread_is_no_doubt() -> None:
    found = estimate(np.array([0.25, 0.25, 0.25]))
    assert (found.low, found.mean, found.high) == (0.25, 0.25, 0.25)


def test_one_unit_has_no_interval() -> None:
    with pytest.raises(ValueError, match="two units"):
        estimate(np.array([1.0]))
