"""What every rulebook offers, and what the project knows of a game.

The functions are module-level rules over records (see `records.py`): inside compiled code
`state` is one record. Outside, `templates.Kernels` is the door to them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.notation import Notation
from hinterzimmer.engine.options import OptionsClass
from hinterzimmer.engine.records import Array, Numbers, Record


class Rulebook(Protocol):
    """The functions of a game's `rules.py` and `view.py`.

    A seat is a small integer from 0; a seat mask has one bit a seat; an action is a
    `uint64`. `view` also takes `events.SPECTATOR` for a viewer without a seat.
    """

    def setup(self, state: Any, options: Any, chance: Chance, log: EventLog) -> None:
        """A new game in a state of zero bytes."""

    def acting(self, state: Any) -> int:
        """The seats that may act now: by public facts alone."""

    def must_act(self, state: Any) -> int:
        """The seats for whom the game waits; 0 when it is over."""

    def legal_actions(self, state: Any, seat: int, out: Numbers) -> int:
        """Write all legal actions in a fixed order; how many."""

    def why_illegal(self, state: Any, seat: int, action: np.uint64) -> int:
        """0, or the code of the rule that forbids it. Total; changes nothing."""

    def apply_action(
        self, state: Any, seat: int, action: np.uint64, chance: Chance, log: EventLog
    ) -> None:
        """Play. The caller has checked."""

    def returns(self, state: Any, out: Numbers) -> None:
        """What each seat has won so far (a finished game: its utility)."""

    def view(self, state: Any, seat: int, out: Any) -> None:
        """What the seat may know, built field by field into a record of zero bytes."""

    def imagine(self, view: Any, chance: Chance, out: Any) -> None:
        """A whole truth drawn by chance alone, given the view."""

    def default_action(self, state: Any, seat: int) -> np.uint64:
        """What is done for a seat of `must_act` whose time is up."""

    def may_undo(self, state: Any, seat: int) -> int:
        """0 where the seat's action was the last and moved neither knowledge nor chance."""


RULE_NAMES = (
    "setup",
    "acting",
    "must_act",
    "legal_actions",
    "why_illegal",
    "apply_action",
    "returns",
    "view",
    "imagine",
    "default_action",
    "may_undo",
)


def rule_code(number: str) -> int:
    """`"4.12"` as the integer that compiled rules hand out: 412 (chapter * 100 + rule)."""
    chapter, _, rule = number.partition(".")
    return int(chapter) * 100 + int(rule or 0)


def rule_number(code: int) -> str:
    """The rulebook's number of a code: 412 is `4.12`; a bare chapter's 400 is `4`."""
    return f"{code // 100}.{code % 100}" if code % 100 else str(code // 100)


@dataclass(frozen=True)
class Rooms:
    """Who may talk among themselves alone, beside the rules.

    rule: the number of the rule that says so. open_now: of the table as a spectator sees it,
    the groups of seats that may, now; so who may is public, and what they say is not.
    """

    rule: str
    open_now: Callable[[Array], list[frozenset[int]]]


@dataclass(frozen=True)
class GameType:
    """A game of the catalogue: what the rest of the project knows of it.

    name: stable, also the key of its texts (`game-<name>`).
    rules_version: rises only when some game would be played or scored differently.
    max_legal: no legal list of one seat is longer. max_actions: no game has more.
    rulebook: the folder of `rulebook.en.md` and `rulebook.de.md`.
    render: a view as lines of text, for terminals.
    breaks: words of events after which a table rests: a round or a hand is over.
    conserved: quantities of a state that no action changes (for the contract suite), by
    name; a game whose quantities fall in a known way checks that in its own tests.
    components: the hash of an owner's card list that is in use, None for the built-in cards.
    rooms: who may talk among themselves alone; None where nobody may.
    points: for the arena, where wins alone say little: of a finished game, as a spectator sees
    it, what each seat scored (more is better), a hand or a round; else `returns` serves.
    """

    name: str
    rules_version: int
    seats: range
    State: type[Record]
    View: type[Record]
    Options: type[OptionsClass]
    presets: Mapping[str, OptionsClass]
    rules: Mapping[str, Callable[..., Any]]
    notation: Notation
    rulebook: Path
    max_legal: int
    max_actions: int
    sealed_words: frozenset[str] = frozenset()
    breaks: frozenset[str] = frozenset()
    conserved: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)
    points: Callable[[Array], Numbers] | None = None
    components: str | None = None
    rooms: Rooms | None = None

    def __post_init__(self) -> None:
        missing = [name for name in RULE_NAMES if name not in self.rules]
        if missing:
            raise TypeError(f"game {self.name!r} lacks the rules {', '.join(missing)}")
        if "seed" not in self.presets:
            raise TypeError(f"game {self.name!r} lacks the preset 'seed'")


def rules_of(*modules: object) -> dict[str, Callable[..., Any]]:
    """The contract's functions, found by name in a game's modules."""
    found: dict[str, Callable[..., Any]] = {}
    for module in modules:
        for name in RULE_NAMES:
            if hasattr(module, name):
                found[name] = getattr(module, name)
    return found
