"""Players of Die Villa des Paten, and what they say as members of a team.

All of them follow at once, so that people decide (rule 6.2); where nobody else decides, they
propose what their plan says. They agree to what others propose unless it is clearly bad, and
then say why. `novice` is careless and agrees to all; `regular` looks one arrest ahead; `strong`
plays the mission on many times from each choice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from hinterzimmer.bots.bot import BadBotSetting, Bot, BotMaker, Question, without_setting
from hinterzimmer.bots.heuristics.villa_plans import (
    MOST_LISTED,
    careless_answer,
    plain_answer,
    playout_action,
    targets,
)
from hinterzimmer.bots.heuristics.villa_search import list_choices, weigh
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.villa.components import Kind, Phase, Reason, Standing

WORLDS = 600
"""So many missions a strong player plays on for a choice, in all."""

COMPARED = 200
"""In so many worlds a strong player compares somebody's proposal with its own."""

CLEARLY_WORSE, CLEARLY_WASTED = 0.08, 1.0
"""From so much of a chance to win, or so many cards, a proposal is clearly bad."""


@dataclass(frozen=True)
class Look:
    """A question with the truth behind its view: all but the unseen cards is open."""

    question: Question
    state: Array

    @classmethod
    def at(cls, question: Question) -> "Look":
        state = question.game.State.array()
        kernels(question.game).imagine(question.view, chances.from_seeds([0]), state)
        return cls(question, state)

    @property
    def phase(self) -> int:
        return int(self.state["phase"][0])

    def words(self, kind: Kind) -> list[int]:
        """The legal actions of a kind."""
        return [action for action in self.question.legal if action & 0xFF == kind]


Chooser = Callable[[Look], int]
"""What a player's plan does next: a turn or a proposal."""

Judge = Callable[[Look, int], Reason | None]
"""Why a proposal is clearly bad; None where it is not."""


# What the plans say


def _careless(look: Look) -> int:
    random = np.uint64(int(look.question.random.integers(2**63)))
    return int(
        careless_answer(look.state, np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED), random)
    )


def _plain(look: Look) -> int:
    return int(plain_answer(look.state, np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)))


def _agreeable(look: Look, proposal: int) -> Reason | None:
    return None


def _wasteful(look: Look, proposal: int) -> Reason | None:
    """Does an arrest waste much more than the cheapest one?"""
    if look.phase != Phase.CHOOSE:
        return None
    actions, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    count = int(targets(look.state, actions, costs))
    cost = {int(a): float(c) for a, c in zip(actions[:count], costs[:count], strict=True)}
    if cost[proposal] - min(cost.values()) <= CLEARLY_WASTED:
        return None
    return _better_arrest(proposal, min(cost, key=cost.__getitem__))


def _better_arrest(proposal: int, best: int) -> Reason:
    same_target = (proposal ^ best) >> 8 & 0xFF == 0
    return Reason.OTHER_LEADER if same_target else Reason.OTHER_TARGET


@dataclass(frozen=True)
class Searcher:
    """Plays missions on. worlds: how many for a choice."""

    worlds: int

    def choose(self, look: Look) -> int:
        """The best of the choices."""
        choices, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
        trial, log = look.question.game.State.array(), EventLog.array()
        count = int(list_choices(look.state, trial, log, choices, costs))
        place, _ = self._weighed(look, choices[:count], self.worlds)
        return int(choices[place])

    def judge(self, look: Look, proposal: int) -> Reason | None:
        """Is another choice so much better, in the same worlds?"""
        best = self.choose(look)
        if best == proposal:
            return None
        both = np.array([proposal, best], np.uint64)
        _, worth = self._weighed(look, both, 2 * COMPARED)
        if worth[1] - worth[0] <= CLEARLY_WORSE:
            return None
        return _why(proposal, best, float(worth[0]))

    def _weighed(self, look: Look, choices: Numbers, worlds: int) -> tuple[int, Numbers]:
        """The place of the best choice, and what each is worth."""
        worth = np.zeros(MOST_LISTED)
        if len(choices) == 1:
            return 0, worth
        trial, log = look.question.game.State.array(), EventLog.array()
        stream, count = self._stream(look), len(choices)
        place = weigh(look.state, trial, choices, count, worlds, stream, log, worth)
        return int(place), worth

    @staticmethod
    def _stream(look: Look) -> Array:
        return chances.from_seeds([int(look.question.random.integers(2**62))])


def _why(proposal: int, best: int, worth: float) -> Reason:
    kind = proposal & 0xFF
    if kind == Kind.PROPOSE_ARREST:
        return Reason.TOO_RISKY if worth < 0.3 else _better_arrest(proposal, best)
    if kind == Kind.PROPOSE_REWARD:
        same_card = (proposal ^ best) >> 8 & 0xFF == 0
        return Reason.OTHER_RECEIVER if same_card else Reason.OTHER_CARD
    return Reason.NO_USE


# What a member of the team says


@dataclass(frozen=True)
class Member:
    """A player: it chooses, and it judges what others choose."""

    choose: Chooser
    judge: Judge

    def __call__(self, question: Question) -> int | None:
        """A turn, or a word to the open decision; None to let it be."""
        look = Look.at(question)
        if look.phase == Phase.TURN:
            return question.legal[0] if len(question.legal) == 1 else self.choose(look)
        follow = look.words(Kind.FOLLOW)
        if follow:
            return follow[0]
        said = self._say(look)
        if said is not None or question.optional:
            return said
        return self._propose(look)

    def _say(self, look: Look) -> int | None:
        """Yes or no to the first proposal that still wants to hear it."""
        for agree in look.words(Kind.AGREE):
            number = agree >> 8
            if look.question.view["standing"][0, number] == Standing.WARNED:
                return agree if not look.question.optional else None
            reason = self.judge(look, int(look.question.view["proposed"][0, number]))
            return agree if reason is None else int(Kind.OBJECT) | number << 8 | reason << 16
        return None

    def _propose(self, look: Look) -> int:
        """What the plan says, if it may be proposed, else the first that may."""
        chosen = self.choose(look)
        return chosen if chosen in look.question.legal else look.question.legal[0]


def strong(setting: str) -> Bot:
    """setting: how many missions are played on for a choice, in all."""
    if setting and not (setting.isdecimal() and 1 <= int(setting) <= 1_000_000):
        raise BadBotSetting(
            f"strong takes a number of worlds, not {setting!r}", bot="strong", setting=setting
        )
    searcher = Searcher(int(setting or WORLDS))
    return Member(searcher.choose, searcher.judge)


BOTS: Mapping[str, BotMaker] = {
    "novice": without_setting("novice", Member(_careless, _agreeable)),
    "regular": without_setting("regular", Member(_plain, _wasteful)),
    "strong": strong,
}
"""Weakest first."""

__all__ = ["BOTS", "playout_action"]
