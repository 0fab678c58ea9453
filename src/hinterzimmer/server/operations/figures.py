"""What this process counts: for `/metrics`, and the few figures that players see.

Nothing here names a table, a guest or a card. Labels are closed sets: kinds of command, and
codes of refusals.
"""

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SHARES = (0.5, 0.99)
KEPT = 10_000
"""Commands of which p50 and p99 are taken."""

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

REGISTRY = CollectorRegistry()

COMMANDS = Counter(
    "hinterzimmer_commands", "Commands that were accepted, by kind.", ["kind"], registry=REGISTRY
)
REFUSALS = Counter(
    "hinterzimmer_refusals", "Commands that were refused, by code.", ["code"], registry=REGISTRY
)
SCREENS = Histogram(
    "hinterzimmer_command_to_screens_seconds",
    "From a command's arrival until it was handed to the line of every screen of its table.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
REPLAYS = Counter(
    "hinterzimmer_replays", "Games made anew from their rows of actions.", registry=REGISTRY
)
SUBSTITUTIONS = Counter(
    "hinterzimmer_substitutions",
    "Actions that nobody chose: by a substitute, by the clock, or in place of a failed bot.",
    ["by"],
    registry=REGISTRY,
)
COMMITS = Histogram(
    "hinterzimmer_steps_per_commit",
    "Steps of tables that shared one sync of the disk.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
TABLES = Gauge("hinterzimmer_tables", "Tables in memory, by status.", ["status"], registry=REGISTRY)
SOCKETS = Gauge("hinterzimmer_sockets", "Open sockets of viewers.", registry=REGISTRY)
RESTARTS = Gauge("hinterzimmer_starts", "Starts of a server on this database.", registry=REGISTRY)
LOST = Gauge(
    "hinterzimmer_lost_actions",
    "Acknowledged actions that the database no longer has, when it was last looked through.",
    registry=REGISTRY,
)
UPTIME = Gauge("hinterzimmer_uptime_seconds", "Since this process answers.", registry=REGISTRY)


@dataclass
class Waits:
    """The newest waits from command to screens, in seconds."""

    newest: "deque[float]" = field(default_factory=lambda: deque(maxlen=KEPT))
    total: int = 0

    def add(self, seconds: float) -> None:
        """A command is on every screen."""
        SCREENS.observe(seconds)
        self.newest.append(seconds)
        self.total += 1

    def percentile(self, share: float) -> float | None:
        """Milliseconds that this share did not exceed; None before the first command."""
        waits = sorted(self.newest)
        if not waits:
            return None
        return round(waits[min(len(waits) - 1, int(share * len(waits)))] * 1000, 1)


WAITS = Waits()


class Mark:
    """Queued behind what a command told: when it has passed every line, all screens have it.

    A line that is cut before counts as passed by nobody: that command is not measured.
    """

    __slots__ = ("_began", "_left")

    def __init__(self, began: float, lines: int) -> None:
        self._began = began
        self._left = lines

    def passed(self) -> None:
        """One line has sent all that came before."""
        self._left -= 1
        if self._left == 0:
            WAITS.add(time.perf_counter() - self._began)


def substituted(by: str, *, is_person: bool) -> None:
    """Count an action that its seat's owner did not choose. by: as in the table's rows."""
    if by in ("default", "clock"):
        SUBSTITUTIONS.labels(by).inc()
    elif is_person and by.startswith("bot:"):
        SUBSTITUTIONS.labels("substitute").inc()


def total(counter: Counter) -> int:
    """A counter over all its labels."""
    samples: Iterable[float] = (
        sample.value
        for metric in counter.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )
    return int(sum(samples))
