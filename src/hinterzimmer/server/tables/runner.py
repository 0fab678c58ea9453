"""Bots at tables: one task a table that waits for one, none where nobody has to act."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import StorageError
from hinterzimmer.server.settings import Settings
from hinterzimmer.server.tables import playing
from hinterzimmer.server.tables.hall import Hall
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.thinking import Chosen, ask, question_of

if TYPE_CHECKING:
    from hinterzimmer.bots.bot import Question

logger = logging.getLogger(__name__)

BREATH = 2.0
"""Seconds to wait before another try where the database took nothing."""


@dataclass
class _Turn:
    """A bot's turn: what it is asked, and the place in the game that it was asked at."""

    seat: int
    bot: str
    question: "Question"
    entries: int


class Runner:
    """Lets bots act."""

    def __init__(self, hall: Hall, database: Database, settings: Settings) -> None:
        self._hall = hall
        self._database = database
        self._settings = settings
        # a bot that hung is not asked again at its table while its thread is still busy
        self._hanging: dict[tuple[str, int], asyncio.Task[Chosen]] = {}

    def wake(self, live: Live) -> None:
        """Start the table's task if a bot has to act. The caller holds the table's lock."""
        if live.runner is None and (live.bots_to_act() or live.bots_to_poll()):
            live.runner = asyncio.create_task(self._run(live), name=f"bots {live.id}")

    async def _run(self, live: Live) -> None:
        while True:
            try:
                if not await self._one(live):
                    return
            except StorageError as error:
                logger.warning("bot waits for the database", extra={"why": str(error)})
                await asyncio.sleep(BREATH)
            except Exception:
                live.runner = None
                logger.exception("bots stopped", extra={"table": live.id})
                return

    async def _one(self, live: Live) -> bool:
        """One bot is asked, and acts or lets it be; False when none is to be asked."""

        async def ready(current: Live) -> _Turn | None:
            turn = self._turn(current)
            if turn is None:
                live.runner = current.runner = None
            return turn

        turn = await self._hall.step(live.id, ready)
        if turn is None:
            return False
        chosen = await self._ask(live.id, turn)
        if chosen.action is not None or not turn.question.optional:
            await asyncio.sleep(live.row.pace - (time.time() - live.began()))

        async def act(current: Live) -> None:
            await self._act(current, turn, chosen)

        await self._hall.step(live.id, act)
        return True

    def _turn(self, live: Live) -> _Turn | None:
        """Whoever may interrupt is asked before the game waits for anybody."""
        seats = live.bots_to_poll() or live.bots_to_act()
        if not seats or live.game is None:
            return None
        return _Turn(
            seat=seats[0],
            bot=live.bot_of(seats[0]) or "random",
            question=question_of(live.game, seats[0], live.thinking_time(self._settings.bot_think)),
            entries=len(live.game.entries),
        )

    async def _ask(self, table: str, turn: _Turn) -> Chosen:
        place = (table, turn.seat)
        if place in self._hanging:
            if not self._hanging[place].done():
                return Chosen(None, "it still hangs")
            del self._hanging[place]
        asked = asyncio.create_task(ask(turn.bot, turn.question))
        done, _ = await asyncio.wait({asked}, timeout=self._settings.bot_deadline)
        if done:
            return asked.result()
        self._hanging[place] = asked
        return Chosen(None, f"no answer within {self._settings.bot_deadline} s")

    async def _act(self, live: Live, turn: _Turn, chosen: Chosen) -> None:
        game = live.game
        if game is None or len(game.entries) != turn.entries or live.is_resting():
            return  # something happened meanwhile: the bot is asked again
        if live.bot_of(turn.seat) != turn.bot:
            return  # the person is back: what the substitute thought of is nothing to them
        if chosen.fault is not None:
            self._report(live, turn, chosen.fault)
        action, by = chosen.action, f"bot:{turn.bot}"
        if action is None and turn.question.optional:
            live.polled.add(turn.seat)
            return
        if action is None:
            action, by = game.default(turn.seat), "default"
        await playing.play(self._database, live, turn.seat, action, by)
        playing.tell(live)

    @staticmethod
    def _report(live: Live, turn: _Turn, why: str) -> None:
        logger.warning(
            "bot replaced for one action",
            extra={"table": live.id, "seat": turn.seat, "bot": turn.bot, "why": why},
        )
