"""The bot that every game has: any legal action, each equally likely."""

from hinterzimmer.bots.bot import Bot, Question


def _random(question: Question) -> int | None:
    choices = [*question.legal, None] if question.optional else question.legal
    return choices[int(question.random.integers(len(choices)))]


def random(_: str) -> Bot:
    """A uniformly random player."""
    return _random
