"""Pieces of work that are measured again and again, in turn with others."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

Work = Callable[[], int]
"""A piece of work of some milliseconds; how many units (moves, copies) it did."""


@dataclass
class Measure:
    """One line of the report. rates: units a second of processor time, one a repetition."""

    name: str
    unit: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """Work for so long."""
        units, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            units += self.work()
        self.rates.append(units / spent)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def row(self) -> str:
        """The line in Markdown."""
        low, high = min(self.rates), max(self.rates)
        return f"| {self.name} | {si(self.median)} {self.unit} | {si(low)} to {si(high)} |"


def si(rate: float) -> str:
    """A rate with three digits: 1.23 M."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{sign}"
    return f"{rate:.3g}"
