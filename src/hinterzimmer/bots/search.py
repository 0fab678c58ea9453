"""`search`: a bot for every game, by information-set Monte Carlo tree search.

`search:1000` thinks for 1000 iterations and plays the same again for the same question;
`search:0.5s` thinks for half a second. `search` alone takes the question's budget. It sees
the view and nothing else, and lets go of Python's lock while it thinks.
"""

import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from hinterzimmer.bots import tree
from hinterzimmer.bots.bot import BadBotSetting, Budget, Question
from hinterzimmer.bots.playouts import NOTHING, Playout, playout_of
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array, Numbers

ITERATIONS = 1000
"""Where neither the bot's setting nor the question has a budget."""

EXPLORATION = 0.7
"""For utilities scaled to 0..1 (Cowling, Powley and Whitehouse, 2012)."""

FIRST_SIZE, LAST_SIZE = 2**12, 2**22
"""Places in the table of edges: it grows as it fills, up to 100 MB."""

MANY = 2**20
SLICE = 0.01
"""Seconds of search between two looks at the clock."""

_SETTING = re.compile(r"(?P<iterations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s")


@dataclass(frozen=True)
class Weighed:
    """What the search found out about one action.

    action: None for letting it be. value: the mean of what the seat had won in the end, in
    the game's own unit (0 where it was never tried).
    """

    action: int | None
    visits: int
    value: float


@dataclass(frozen=True)
class Search:
    """The bot. Without a budget of its own it takes the question's.

    playout: how to play on from a leaf; None for what the game's heuristics offer.
    depth: actions of a playout before it is cut off and evaluated; None for no limit.
    levels: how many choices deep the tree may grow; 1 is flat Monte Carlo: only the action
    that is asked for is weighed, and everything after it is played out.
    """

    iterations: int | None = None
    seconds: float | None = None
    playout: Playout | None = None
    depth: int | None = None
    levels: int = tree.PATH
    exploration: float = EXPLORATION

    def __call__(self, question: Question) -> int | None:
        """The action that was tried most; None for letting it be, where the seat may."""
        if len(question.legal) == 1 and not question.optional:
            return question.legal[0]
        return max(self.weigh(question), key=lambda found: (found.visits, found.value)).action

    def weigh(self, question: Question) -> list[Weighed]:
        """Every action, in the rulebook's order, and what the search thinks of it."""
        legal = [*question.legal]
        if question.optional:
            legal.append(int(NOTHING))
        desk = _Desk.laid(question, self)
        desk.think(self._budget(question.budget))
        return desk.results(np.array(legal, np.uint64))

    def _budget(self, given: Budget) -> Budget:
        """Its own or the question's; where both limit time and work, both do."""
        iterations = self.iterations
        if iterations is None and self.seconds is None:
            iterations = given.iterations
        seconds = self.seconds if self.seconds is not None else given.seconds
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        return Budget(iterations, seconds)


@dataclass
class _Desk:
    """The memory of one search."""

    question: Question
    run: Callable[..., None]
    walk: Array
    edges: Array
    words: Numbers
    seen: Array
    memory: tuple[Any, ...]

    @classmethod
    def laid(cls, question: Question, bot: Search) -> "_Desk":
        game = question.game
        words = np.zeros(-(-game.View.dtype.itemsize // 8), np.uint64)
        seen = words.view(np.uint8)[: game.View.dtype.itemsize].view(game.View.dtype)
        chance = chances.from_key(question.random.bytes(32))
        legal = np.zeros(game.max_legal + 1, np.uint64)
        return cls(
            question=question,
            run=_compiled(game, bot.playout or playout_of(game)),
            walk=_walk(question, bot),
            edges=tree.Edge.array(FIRST_SIZE),
            words=words,
            seen=seen,
            memory=(chance, EventLog.array(), legal, game.State.array(2)),
        )

    def iterate(self, count: int) -> None:
        chance, log, legal, states = self.memory
        view = self.question.view
        self.run(
            view, states, self.walk, self.edges, self.seen, self.words, chance, log, legal, count
        )

    def room(self) -> int:
        """How many iterations more the table has place for; it grows as long as it may."""
        size, used = len(self.edges), int(self.walk["used"][0])
        if size < LAST_SIZE and 4 * used >= size:
            larger = tree.Edge.array(2 * size)
            tree.move_edges(self.edges, larger)
            self.edges, size = larger, 2 * size
        return size // 2 - used if size < LAST_SIZE else MANY

    def think(self, budget: Budget) -> None:
        """Iterate until the first of the budget's limits."""
        self.iterate(0)  # compiles; that is nobody's thinking time
        began = time.perf_counter()
        done, batch = 0, 16
        while budget.iterations is None or done < budget.iterations:
            if budget.iterations is not None:
                batch = min(batch, budget.iterations - done)
            batch = min(batch, self.room())
            self.iterate(batch)
            done += batch
            spent = time.perf_counter() - began
            left = SLICE if budget.seconds is None else min(SLICE, budget.seconds - spent)
            if left <= 0:
                break
            batch = max(1, int(left * done / spent))

    def results(self, legal: Numbers) -> list[Weighed]:
        """What is known of these actions at the root."""
        self.words[:] = 0
        self.seen.view(np.uint8)[:] = self.question.view.view(np.uint8)
        root = np.uint64(tree.digest_of(self.words, self.question.seat))
        visits, totals = np.zeros(len(legal), np.int64), np.zeros(len(legal))
        tree.results(self.edges, root, legal, visits, totals)
        return [
            Weighed(None if action == NOTHING else int(action), int(n), float(t) / max(int(n), 1))
            for action, n, t in zip(legal, visits, totals, strict=True)
        ]


def _walk(question: Question, bot: Search) -> Array:
    walk = tree.Walk.array()
    walk["observer"] = question.seat
    walk["seats"] = question.seats
    walk["depth"] = question.game.max_actions if bot.depth is None else bot.depth
    walk["levels"] = bot.levels
    walk["exploration"] = bot.exploration
    walk["luck"] = question.random.integers(1, 2**63)
    walk["least"] = np.inf
    walk["most"] = -np.inf
    return walk


_kernels: dict[tuple[int, Playout], tuple[GameType, Callable[..., None]]] = {}
_binding = threading.Lock()


def _compiled(game: GameType, playout: Playout) -> Callable[..., None]:
    """The search over a game's rules; bound once, compiled on first use."""
    with _binding:
        if (id(game), playout) not in _kernels:  # the game is kept, so that its id stays its own
            _kernels[id(game), playout] = (game, tree.compiled(game, playout))
        return _kernels[id(game), playout][1]


def search(setting: str, name: str = "search") -> Search:
    """`1000` iterations, or `1s`; nothing for the question's budget. BadBotSetting else.

    name: what the bot is called.
    """
    if setting == "":
        return Search()
    read = _SETTING.fullmatch(setting)
    if read is not None and read["iterations"] is not None and int(read["iterations"]) > 0:
        return Search(iterations=int(read["iterations"]))
    if read is not None and read["seconds"] is not None and float(read["seconds"]) > 0:
        return Search(seconds=float(read["seconds"]))
    raise BadBotSetting(
        f"{name} cannot think for {setting!r}; give iterations, as in {name}:1000, "
        f"or seconds, as in {name}:1s",
        bot=name,
        setting=setting,
    )
