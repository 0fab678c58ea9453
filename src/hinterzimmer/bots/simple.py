"""The bot that every game has: any legal action, each equally likely."""

from hinterzimmer.bots.bot import Bot, Question


def _random(question: Question) -> int:
    return question.legal[int(question.random.integers(len(question.legal)))]


def random(_: str) -> Bot:
    """A uniformly random player."""
    return _random
