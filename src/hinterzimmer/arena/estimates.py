"""Means and how sure one can be of them."""

import math
import statistics
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Is `value` outside the interval?"""
        return not self.low <= value <= self.high


def student_quantile(degrees: int, probability: float) -> float:
    """The quantile of Student's t, `probability` from 0.5 to 1, to 0.2 %.

    The first two are exact; the others by the expansion in Abramowitz and Stegun, 26.7.5.
    """
    if degrees == 1:
        return math.tan(math.pi * (probability - 0.5))
    if degrees == 2:
        a = 4 * probability * (1 - probability)
        return 2 * (probability - 0.5) * math.sqrt(2 / a)
    x = statistics.NormalDist().inv_cdf(probability)
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return float(sum(term / degrees**power for power, term in enumerate(terms)))


def estimate(units: NDArray[np.float64]) -> Estimate:
    """The mean of independent units of measurement (at least two) by Student's t."""
    if len(units) < 2:
        raise ValueError(f"an interval needs two units of measurement, not {len(units)}")
    mean = float(units.mean())
    error = float(units.std(ddof=1)) / math.sqrt(len(units))
    reach = student_quantile(len(units) - 1, (1 + CONFIDENCE) / 2) * error
    return Estimate(mean, mean - reach, mean + reach)
