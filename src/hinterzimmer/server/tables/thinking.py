"""Asking a bot: in a thread of its own, by a deadline, trusting nothing that it says."""

import asyncio
import contextlib
import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from hinterzimmer.bots.bot import Question
    from hinterzimmer.play.game import Game

T = TypeVar("T")


async def in_thread(name: str, function: Callable[[], T]) -> T:
    """The function's result, from a thread that the process does not wait for at its end."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if not future.done():
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, failure = None, None
        try:
            result = function()
        except BaseException as error:  # also SystemExit: it is a stranger's code
            # its words could name cards, and what is wrong is logged
            failure = RuntimeError(f"it raised {type(error).__name__}")
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(settle, result, failure)

    threading.Thread(target=run, name=name, daemon=True).start()
    return await future


def question_of(game: "Game", seat: int, seconds: float) -> "Question":
    """All that a bot gets: its seat's view, log and legal actions.

    Where the game does not wait for the seat, the bot may let the question be.

    Its randomness follows from the game and the place in it, so that the same bot plays the
    same after a restart; the hash keeps the game's seed to itself.
    """
    import numpy as np

    from hinterzimmer.bots.bot import Budget, Question

    place = f"hinterzimmer bot {len(game.entries)} {seat}".encode()
    digest = hashlib.sha256(game.seed + place).digest()
    return Question(
        game=game.type,
        seats=game.seats,
        seat=seat,
        view=game.view_record(seat),
        legal=tuple(game.legal_codes(seat)),
        events=tuple(heard.event for heard in game.log(seat)),
        budget=Budget(seconds=seconds),
        optional=seat not in game.waiting,
        random=np.random.default_rng(int.from_bytes(digest[:16], "little")),
    )


@dataclass
class Chosen:
    """An action, or none; fault: what the bot did wrong."""

    action: int | None
    fault: str | None = None


async def ask(bot: str, question: "Question") -> Chosen:
    """The bot's action, or none and what was wrong: it raised, or spoke nonsense."""
    from hinterzimmer.bots.catalogue import make_bot

    def think() -> object:
        return make_bot(question.game, bot)(question)

    try:
        said = await in_thread(f"bot {bot}", think)
    except Exception as error:
        return Chosen(None, str(error)[:200])
    return _judged(said, question)


def _judged(said: object, question: "Question") -> Chosen:
    import numpy as np

    if said is None and question.optional:
        return Chosen(None)
    if isinstance(said, int | np.integer) and int(said) in question.legal:
        return Chosen(int(said))
    return Chosen(None, f"answered with a {type(said).__name__} that is not legal")
