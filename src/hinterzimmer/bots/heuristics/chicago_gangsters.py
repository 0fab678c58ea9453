"""Players of Chicago Gangsters.

`novice` lays about half of what it may and looks at alcohol alone. `regular` weighs what a total
may bring against the price of its cards, believes others as far as they have kept their word, and
keeps its own. `strong` plays its plans out in imagined worlds against such players, says what makes
them do what it wants, and keeps its word unless breaking it pays more than the trust it costs.
`strong:silent` never says anything.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.bots.bot import BadBotSetting, Bot, BotMaker, Question, without_setting
from hinterzimmer.bots.heuristics.chicago_gangsters_search import (
    measure,
    outcomes,
    possible_layings,
    sensible,
    sensible_laying,
)
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array
from hinterzimmer.games.chicago_gangsters.actions import TO_EVERYONE, TO_PARTNER, statement
from hinterzimmer.games.chicago_gangsters.cards import ALCOHOL
from hinterzimmer.games.chicago_gangsters.components import (
    HIGHEST_NUMBER,
    NOBODY,
    Kind,
    Phase,
    Phrase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.laying import MOST_LAYINGS

READY, DONE = int(Kind.READY), int(Kind.DONE)

WORLDS, WORLDS_FOR_WORDS = 32, 16
"""How many worlds `strong` imagines for a choice, and for what to say."""

MOST_PLANS, BEST_PLANS, PLANS_FOR_WORDS = 16, 4, 6
NUMBERS, REQUESTS = (5, 8, 12), (5, 7, 9, 11)
"""What `strong` may announce to its partner, beside nothing at all, and ask it for."""

THREATS = (8, 12, 16)
"""What a defender may claim before the challengers, who have not laid yet."""

TRUST = 0.012
"""What a broken promise costs in the first round, in parts of a win."""

GAIN = 0.003
"""A word is worth saying if it brings so much."""

Plan = tuple[int, int]
"""A first action (0 for none), and what is laid after it (0 for what is sensible)."""


# Reading a question


def _top(action: int) -> int:
    return action >> 56


def _cards(action: int) -> int:
    return action >> 8 & (1 << 48) - 1


def _said(question: Question, seat: int, step: int) -> list[int]:
    """Statements of a seat in this round."""
    word = int(question.view[0]["said"][seat, int(question.view[0]["round"]) - 1, step])
    return [code for shift in range(0, 64, 16) if (code := word >> shift & 0xFFFF)]


def _announced(question: Question) -> int | None:
    """The contribution that the seat itself has last promised in this round."""
    found = None
    for step in range(3):
        for code in _said(question, question.seat, step):
            if code & 15 == Phrase.ACCEPT:
                code = _said(question, _partner(question), step)[(code >> 4 & 31) - 1]
                found = code >> 4 & 31 if code & 15 == Phrase.ASK_ABOUT else found
            elif code & 15 in (Phrase.ABOUT, Phrase.NOTHING):
                found = code >> 4 & 31
    return found


def _partner(question: Question) -> int:
    return int(question.view[0]["partner"][question.seat])


def _lays_next(question: Question) -> bool:
    """Is the talk the one before the seat itself lays, with a partner to talk to?"""
    view, side = question.view[0], int(question.view[0]["side"][question.seat])
    if _partner(question) == NOBODY or view["step"] == Step.MR_X:
        return False
    return bool((view["step"] == Step.CHALLENGERS) == (side == Side.CHALLENGERS))


class _Thought:
    """Worlds that fit a question, and room to play in them."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seed = np.uint64(question.random.integers(1, 2**62))
        self.chance = chances.from_seeds([int(self.seed)])
        self.log = EventLog.array()
        self.work: Array = question.game.State.array(2)

    def sensible(self) -> int:
        q = self.question
        return int(sensible(q.view, q.seat, self.seed, self.chance, self.work))

    def sensible_laying(self) -> int:
        q = self.question
        return int(sensible_laying(q.view, q.seat, self.seed, self.chance, self.work))

    def layings(self) -> list[int]:
        q = self.question
        out = np.zeros(MOST_LAYINGS, np.uint64)
        count = possible_layings(q.view, q.seat, self.chance, self.work, out)
        return [int(action) for action in out[:count]]

    def measured(self, layings: Sequence[int]) -> NDArray[np.float64]:
        """Two rows: what each contributes, and the price of its cards."""
        q, out = self.question, np.zeros((2, len(layings)))
        measure(q.view, q.seat, np.array(layings, np.uint64), self.chance, self.work, out)
        return out

    def outcomes(self, plans: Sequence[Plan], worlds: int) -> NDArray[np.float64]:
        """The mean part of the win that each plan brings."""
        q, out = self.question, np.zeros(len(plans))
        firsts = np.array([first for first, _ in plans], np.uint64)
        layings = np.array([laying for _, laying in plans], np.uint64)
        outcomes(
            q.view, q.seat, firsts, layings, worlds, self.seed,
            self.chance, self.log, self.work, out,
        )  # fmt: skip
        mean: NDArray[np.float64] = out / worlds
        return mean


# Novice


def _greedy_package(question: Question) -> int:
    """The package with more alcohol."""
    view = question.view[0]
    first = 0 if view["taking"] == view["winner"] else 2
    alcohol = ALCOHOL[int(view["loot"]), first : first + 2]
    return question.legal[0] if alcohol[0] >= alcohol[1] else question.legal[1]


def novice(question: Question) -> int | None:
    """Lays about half of what it may, takes alcohol, says nothing, forgets what persons can do."""
    phase = int(question.view[0]["phase"])
    if phase == Phase.TALK:
        return READY
    if phase == Phase.LOOT:
        return _greedy_package(question)
    if phase == Phase.ABILITIES:
        return DONE
    if phase != Phase.LAY:
        return question.legal[0]
    most = max(_cards(action).bit_count() for action in question.legal)
    wanted = (most + int(question.random.integers(2))) // 2
    fitting = [action for action in question.legal if _cards(action).bit_count() == wanted]
    return fitting[int(question.random.integers(len(fitting)))]


# Talk


def _say(phrase: Phrase, number: int = 0, to: int = TO_PARTNER) -> int:
    return int(statement(int(phrase), number, to))


def _announcement(cards: int, total: int) -> int:
    """The honest word for what one will lay."""
    if cards == 0:
        return _say(Phrase.NOTHING)
    return _say(Phrase.ABOUT, min(max(total, 1), HIGHEST_NUMBER))


def _honest_word(question: Question) -> int:
    """Say what one is going to lay, and again if that has changed; answer; be ready."""
    if not _lays_next(question):
        return READY
    thought = _Thought(question)
    answer = thought.sensible()
    if answer != READY:
        return answer
    laying = thought.sensible_laying()
    total = int(thought.measured([laying])[0, 0])
    before = _announced(question)
    told = 0 if _cards(laying) == 0 else total
    is_news = before is None or abs(before - told) > 1
    return _announcement(_cards(laying), total) if is_news else READY


# Regular


def regular(question: Question) -> int | None:
    """What is sensible, announced to the partner and kept."""
    if int(question.view[0]["phase"]) == Phase.TALK:
        return _honest_word(question)
    action = _Thought(question).sensible()
    return action if action in question.legal else question.legal[0]


# Strong


def _cheapest(thought: _Thought, layings: Sequence[int], most: int) -> list[int]:
    """For each side and contribution the cheapest set, nothing hidden; at most so many."""
    is_mr_x = layings[0] & 0xFF == Kind.LAY_FOR
    plain = [action for action in layings if is_mr_x or _top(action) == 0]
    totals, prices = thought.measured(plain)
    best: dict[tuple[int, float], tuple[float, int]] = {}
    for action, total, price in zip(plain, totals, prices, strict=True):
        key = (_top(action), float(total))
        best[key] = min(best.get(key, (price, action)), (price, action))
    kept = [action for _, (_, action) in sorted(best.items())]
    if len(kept) <= most:
        return kept
    places = np.linspace(0, len(kept) - 1, most).round().astype(int)
    return [kept[place] for place in places]


def _hidden_variants(question: Question, laying: int) -> list[int]:
    """The same means with one of them face down."""
    if laying & 0xFF == Kind.LAY_FOR:
        return []
    cards = _cards(laying)
    return [a for a in question.legal if _cards(a) == cards and _top(a) != 0 and a != laying]


def _broken(question: Question, laying: int, total: float, said: int | None) -> float:
    """What it costs to lay so after such an announcement, in parts of a win."""
    if said is None:
        return 0.0
    kept = _cards(laying) == 0 if said == 0 else abs(total - said) <= 1
    left = max(1.0, 12.0 - float(question.view[0]["round"]))
    return 0.0 if kept else TRUST * left / 11.0


def _values(
    thought: _Thought, plans: Sequence[Plan], said: Sequence[int | None], worlds: int
) -> NDArray[np.float64]:
    """What plans bring, less the trust that they cost."""
    totals = thought.measured([laying for _, laying in plans])[0]
    costs = [
        _broken(thought.question, laying, total, word)
        for (_, laying), total, word in zip(plans, totals, said, strict=True)
    ]
    values: NDArray[np.float64] = thought.outcomes(plans, worlds) - np.array(costs)
    return values


def _best_laying(question: Question, worlds: int) -> int:
    """Which total first, then what to hide."""
    thought, said = _Thought(question), _announced(question)
    layings = _cheapest(thought, question.legal, MOST_PLANS)
    if len(layings) == 1:
        return layings[0]
    plans = [(0, laying) for laying in layings]
    values = _values(thought, plans, [said] * len(plans), worlds)
    best = [layings[place] for place in np.argsort(-values)[:BEST_PLANS]]
    variants = [variant for laying in best for variant in _hidden_variants(question, laying)]
    if not variants:
        best_of_all: int = best[0]
        return best_of_all
    final = best + variants
    plans = [(0, laying) for laying in final]
    values = _values(thought, plans, [said] * len(plans), 2 * worlds)
    chosen: int = final[int(np.argmax(values))]
    return chosen


def _best_word(question: Question, worlds: int) -> int:
    """What to say before this laying, or nothing more."""
    if _said(question, question.seat, int(question.view[0]["step"])):
        return _answer_or_ready(question)
    if _lays_next(question):
        return _word_to_partner(question, worlds)
    return _word_to_challengers(question, worlds) if _may_impress(question) else READY


def _answer_or_ready(question: Question) -> int:
    """One has spoken: what the partner asks is answered."""
    if not _lays_next(question):
        return READY
    return _Thought(question).sensible()


def _word_to_partner(question: Question, worlds: int) -> int:
    """The announcement after which the best that one can do is best; or none."""
    thought = _Thought(question)
    layings = _cheapest(thought, thought.layings(), PLANS_FOR_WORDS)
    words: list[tuple[int, int | None]] = [(READY, None), (_say(Phrase.NOTHING), 0)]
    words += [(_say(Phrase.ABOUT, number), number) for number in NUMBERS]
    words += [(_say(Phrase.ASK_ABOUT, number), None) for number in REQUESTS]
    plans = [(word, laying) for word, _ in words for laying in layings]
    said = [number for _, number in words for _ in layings]
    values = _values(thought, plans, said, worlds).reshape(len(words), len(layings)).max(axis=1)
    best = int(np.argmax(values))
    return words[best][0] if values[best] >= values[0] + GAIN else READY


def _may_impress(question: Question) -> bool:
    """Do challengers still have to lay who would hear a defender?"""
    view = question.view[0]
    is_defender = view["side"][question.seat] == Side.DEFENDERS
    return bool(is_defender and view["step"] == Step.CHALLENGERS)


def _word_to_challengers(question: Question, worlds: int) -> int:
    """A claim, true or not, that makes them give up; its price is paid if it is not kept."""
    thought = _Thought(question)
    own = thought.measured([thought.sensible_laying()])[0, 0]
    numbers: list[int | None] = [None, *THREATS]
    words = [READY, *(_say(Phrase.ABOUT, number, TO_EVERYONE) for number in THREATS)]
    values = thought.outcomes([(word, 0) for word in words], 4 * worlds)
    values -= [_broken(question, READY, own, number) for number in numbers]
    best = int(np.argmax(values))
    return words[best] if values[best] >= values[0] + GAIN else READY


def _best_action(question: Question, worlds: int) -> int:
    """Any other choice: each in turn, and what is sensible after it."""
    if len(question.legal) == 1:
        return question.legal[0]
    values = _Thought(question).outcomes([(action, 0) for action in question.legal], worlds)
    return question.legal[int(np.argmax(values))]


def _strong(is_silent: bool, worlds: int) -> Bot:
    def play(question: Question) -> int | None:
        count = question.budget.iterations or worlds
        phase = int(question.view[0]["phase"])
        if phase == Phase.TALK:
            words = max(1, count * WORLDS_FOR_WORDS // WORLDS)
            return READY if is_silent else _best_word(question, words)
        if phase == Phase.LAY:
            return _best_laying(question, count)
        return _best_action(question, count)

    return play


def strong(setting: str) -> Bot:
    """`strong`, `strong:silent`, or `strong:100` for so many worlds. BadBotSetting else."""
    if setting in ("", "silent"):
        return _strong(setting == "silent", WORLDS)
    if setting.isdecimal() and int(setting) > 0:
        return _strong(False, int(setting))
    raise BadBotSetting(
        "the bot 'strong' is given a number of worlds (strong:100) or strong:silent, "
        f"not {setting!r}",
        bot="strong",
        setting=setting,
    )


BOTS: Mapping[str, BotMaker] = {
    "novice": without_setting("novice", novice),
    "regular": without_setting("regular", regular),
    "strong": strong,
}
"""Weakest first."""
