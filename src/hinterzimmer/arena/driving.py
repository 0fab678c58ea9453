"""Bots at a table of their own: who is asked, what, and in which order."""

from collections.abc import Iterator, Sequence

import numpy as np

from hinterzimmer.bots.bot import Bot, Budget, Question
from hinterzimmer.play.game import Game


def question_for(game: Game, seat: int, budget: Budget, random: np.random.Generator) -> Question:
    """All that a bot at this seat may know."""
    return Question(
        game=game.type,
        seats=game.seats,
        seat=seat,
        view=game.view_record(seat),
        legal=game.legal_codes(seat),
        events=[heard.event for heard in game.log(seat)],
        budget=budget,
        random=random,
        optional=seat not in game.waiting,
    )


def asked_in_turn(game: Game, actor: int) -> Iterator[int]:
    """The seats to ask next, until one acts: the last is one that the game waits for.

    Before it come those that may act out of turn and could, the last actor first and then in
    playing order.
    """
    waiting = game.waiting
    for step in range(game.seats):
        seat = (actor + step) % game.seats
        if seat in game.acting and seat not in waiting and game.legal_codes(seat):
            yield seat
    yield waiting[0]


def play_through(
    game: Game, bots: Sequence[Bot], budget: Budget, random: Sequence[np.random.Generator]
) -> Iterator[tuple[int, int]]:
    """Which seat acts and how, until the game is over; the caller plays it.

    bots, random: one a seat.
    """
    actor = 0
    while not game.over:
        for seat in asked_in_turn(game, actor):
            answer = bots[seat](question_for(game, seat, budget, random[seat]))
            if answer is not None:
                break
        else:
            raise TypeError(f"the bot at seat {seat} let a move be that the game waits for")
        actor = seat
        yield seat, answer
