"""How much of everything one visitor may do: buckets that refill with time."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from hinterzimmer.server.problems import Refusal

MANY = 10_000


@dataclass
class Limit:
    """`burst` at once, `refill` a second after that, for each key. A `scale` of 0: no limit."""

    what: str
    burst: float
    refill: float
    scale: float = 1.0
    clock: Callable[[], float] = time.monotonic
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def allows(self, key: str) -> bool:
        """Take one from the key's bucket, if there is one."""
        if self.scale == 0:
            return True
        now = self.clock()
        left, seen = self._left.get(key, (self.burst * self.scale, now))
        left = min(self.burst * self.scale, left + (now - seen) * self.refill * self.scale)
        if len(self._left) > MANY:
            self._forget(now)
        self._left[key] = (max(left - 1, 0) if left >= 1 else left, now)
        return left >= 1

    def spend(self, key: str) -> None:
        """Take one. Raises Refusal."""
        if not self.allows(key):
            wait = max(1, round(1 / (self.refill * self.scale)))
            raise Refusal("rate-limited", f"too many {self.what} at once; wait {wait} s", wait=wait)

    def _forget(self, now: float) -> None:
        full = self.burst / self.refill
        self._left = {key: entry for key, entry in self._left.items() if now - entry[1] < full}


@dataclass
class Held:
    """How many of something one visitor may hold at once. A `scale` of 0: no limit."""

    what: str
    most: float
    scale: float = 1.0
    _held: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def by(self, key: str) -> Iterator[None]:
        """Hold one. Raises Refusal."""
        if self.scale and self._held[key] >= self.most * self.scale:
            raise Refusal("rate-limited", f"too many {self.what} at once", wait=10)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


@dataclass
class Limits:
    """What is limited. Guests and sockets by address, the rest by guest, commands by socket."""

    scale: float
    guests: Limit = field(init=False)
    tables: Limit = field(init=False)
    sheets: Limit = field(init=False)
    talk: Limit = field(init=False)
    codes: Limit = field(init=False)
    claims: Limit = field(init=False)
    reminders: Limit = field(init=False)
    commands: Limit = field(init=False)
    sockets: Held = field(init=False)

    def __post_init__(self) -> None:
        self.guests = Limit("new guests", 60, 0.5, self.scale)
        self.tables = Limit("new tables", 30, 0.2, self.scale)
        self.sheets = Limit("score sheets", 10, 0.2, self.scale)
        self.talk = Limit("lines of talk", 8, 0.5, self.scale)
        self.codes = Limit("recovery codes", 10, 0.02, self.scale)
        self.claims = Limit("recovery codes", 10, 0.1, self.scale)
        self.reminders = Limit("reminders", 20, 0.002, self.scale)
        self.commands = Limit("messages", 60, 20, self.scale)
        self.sockets = Held("sockets", 200, self.scale)
