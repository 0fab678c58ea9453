"""Actions at a table: checked, written down, then told."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.database import Base, Database
from hinterzimmer.server.messages import Json
from hinterzimmer.server.operations import figures
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables import pausing, telling
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.loading import UNDO
from hinterzimmer.server.tables.models import Action
from hinterzimmer.server.tables.timing import BREAK, Moment

if TYPE_CHECKING:
    from hinterzimmer.play.entries import Entry


def require_play(live: Live) -> None:
    """Raises Refusal unless a game is in progress."""
    if live.row.status == "open":
        raise Refusal("not-started", "this game has not begun")
    if live.row.status == "over":
        raise Refusal("game-over", "this game is over")


async def play(
    database: Database,
    live: Live,
    seat: int,
    action: Json | int,
    by: str,
    also: Sequence[Base] = (),
    *,
    in_time: bool = False,
) -> int:
    """Play an action and write it down, `also` in the same transaction; its version.

    in_time: refuse it where the seat's time is up, for that is somebody else's to act on.

    Raises NotationError, IllegalAction, GameOver (nothing has changed), BehindError and
    StorageError (the table will be read again). Tell the viewers afterwards: `tell`.
    """
    require_play(live)
    game, clocks, now = live.game, live.clocks, time.time()
    assert game is not None
    assert clocks is not None
    spent = Moment(live, now).spent
    if in_time and clocks.left(seat, spent.get(str(seat), 0)) == 0:
        raise Refusal("stale-decision", "your time was up")
    entry = game.play(action, seat)
    clocks.tick(seat, spent, undo=entry.action == UNDO, noticed=entry.noticed)
    row = _row(live, entry, by, spent, now)
    change = _step(live, entry, now)
    change.rows = [row, *also]
    try:
        await write(database, live, change)
    except BaseException:
        live.loaded = False  # the game in memory is ahead of the disk
        raise
    figures.substituted(by, is_person=live.seats[seat].kind == "person")
    _remember(live, row)
    return row.version


def _row(live: Live, entry: "Entry", by: str, spent: dict[str, int], now: float) -> Action:
    """The line of the table's next version."""
    return Action(
        table_id=live.id,
        number=entry.number,
        seat=entry.seat,
        action=entry.action,
        by=by,
        spent=spent,
        version=live.row.version + 1,
        at=now,
    )


def _remember(live: Live, row: Action) -> None:
    """What memory keeps of a line that is on disk."""
    live.versions.append(row.version)
    live.by[row.number] = row.by
    live.spent[row.number] = row.spent
    live.acted = row.at


def _step(live: Live, entry: "Entry", now: float) -> Change:
    """What an action changes beside its row. The end of the game, and the beginning or end of
    a rest, are versions of their own, told after the action's.
    """
    columns = {**live.progress(), "asked": now, "carried": {}, "pause": None}
    change = Change(columns, versions=1 + (live.row.pause is not None), is_noticed=entry.noticed)
    if pausing.begins(live, [heard.event["event"] for heard in entry.heard]):
        columns["pause"] = now + BREAK
        change.seats = {seat: {"ready": False} for seat in range(len(live.seats))}
        change.versions = 2
    elif columns["status"] == "over":
        change.versions = 2
    return change


def tell(live: Live) -> None:
    """The last action to all viewers, and what came of it: the end, or a rest."""
    telling.tell_step(live)
    if live.row.version > live.versions[-1]:
        telling.tell_table(live, everything=live.row.status == "over")


def is_stale(live: Live, seat: int, action: Json, decision: int | None) -> bool:
    """Was the action meant for an older question than the one that the seat is asked now?

    Only a prompt that the game waits for can grow stale: interrupts and sealed choices are
    judged by the state as it is.
    """
    game = live.game
    if game is None or decision is None or seat not in game.waiting:
        return False
    word = action.get("do")
    if isinstance(word, str) and word in game.type.sealed_words:
        return False
    return decision != game.decision(seat)


def words_of(error: HinterzimmerError) -> tuple[str, str | None, Json]:
    """An error as a refusal's code, rule and params."""
    rule = error.params.get("rule")
    return error.code, rule if isinstance(rule, str) else None, error.params
