"""The bot that every game has: any legal action, each equally likely."""

from hinterzimmer.bots.bot import BotMaker, Question, without_setting


def _random(question: Question) -> int | None:
    choices = [*question.legal, None] if question.optional else question.legal
    return choices[int(question.random.integers(len(choices)))]


random: BotMaker = without_setting("random", _random)
"""A uniformly random player."""
