"""The luck ledger: what chance answered in a game, beside what was to be expected.

Only questions of the form "a number below n" are counted: each answer is as likely as any
other, so the expectation of each count is their sum divided by n. Draws from a pile differ
from question to question and are left out.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from hinterzimmer.engine.chance import Question
from hinterzimmer.play.game import Game


@dataclass(frozen=True)
class Luck:
    """One kind of question. counts: how often each answer came, from 0 to choices - 1.

    seat: whose luck it was; None where it was nobody's alone.
    """

    purpose: str
    seat: int | None
    choices: int
    counts: tuple[int, ...]

    @property
    def expected(self) -> float:
        """How often each answer was to be expected."""
        return sum(self.counts) / self.choices


def _asked(game: Game) -> Iterable[Question]:
    return (question for entry in game.entries for question in entry.chance)


def ledger(game: Game) -> list[Luck]:
    """A row for each purpose, in the order of the streams; questions with one answer left out."""
    found: dict[tuple[int, int], Counter[int]] = {}
    for question in _asked(game):
        if question.kind == "below" and question.bound > 1:
            row = found.setdefault((question.purpose, question.bound), Counter())
            row[question.answer] += 1
    return [
        _row(game.type.notation.purpose_text(purpose), choices, counts)
        for (purpose, choices), counts in sorted(found.items(), key=lambda item: item[0])
    ]


def _row(text: str, choices: int, counts: Counter[int]) -> Luck:
    word, _, seat = text.partition(".")
    whose = int(seat) if seat else None
    return Luck(word, whose, choices, tuple(counts[answer] for answer in range(choices)))
