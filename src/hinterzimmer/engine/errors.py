"""Everything that can be wrong, as one tree.

HinterzimmerError           what was wrong, with what, what to do; `code` never changes
├── UnknownGame             no such game in the catalogue
├── BadOption               an option or a value that the game does not have
├── BadSeats                too few or too many seats
├── NotationError           text or JSON that names no action of the game
├── IllegalAction           refused by a rule; carries its number
├── GameOver                nothing can be played any more
└── SheetError              a score sheet that cannot be read, or does not hold
"""

from typing import Any


class HinterzimmerError(Exception):
    """Base of all errors for people.

    code: stable, kebab-case; also the Fluent message `error-<code>` that words it.
    params: what the message names.
    """

    code = "error"

    def __init__(self, message: str, *, code: str | None = None, **params: Any) -> None:
        super().__init__(message)
        self.code = code or type(self).code
        self.params: dict[str, Any] = params


class UnknownGame(HinterzimmerError):
    """No such game in the catalogue."""

    code = "unknown-game"


class BadOption(HinterzimmerError):
    """An option, a preset or a value that the game does not have."""

    code = "bad-option"


class BadSeats(HinterzimmerError):
    """Too few or too many seats."""

    code = "bad-seats"


class NotationError(HinterzimmerError):
    """Text or JSON that names no action of the game."""

    code = "bad-notation"


class IllegalAction(HinterzimmerError):
    """Refused by a rule of the game.

    rule: the number in the game's rulebook, such as `2.4`.
    """

    code = "illegal-action"

    def __init__(self, message: str, *, rule: str, **params: Any) -> None:
        super().__init__(message, rule=rule, **params)
        self.rule = rule


class GameOver(HinterzimmerError):
    """The game has ended."""

    code = "game-over"


class SheetError(HinterzimmerError):
    """A score sheet that cannot be read, or that does not hold."""

    code = "bad-sheet"
