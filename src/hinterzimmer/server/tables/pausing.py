"""The rest after a hand or a round, and the vote to end a game."""

import time
from typing import Any

from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables.journal import Change, write
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.models import Command
from hinterzimmer.server.tables.timing import Moment


def begins(live: Live, events: list[str]) -> bool:
    """Does the table rest after these events of an action? Only if somebody is here to see."""
    game = live.game
    assert game is not None
    is_break = not game.over and not game.type.breaks.isdisjoint(events)
    return is_break and live.manners.speed == "live" and bool(Moment(live).here)


async def go_on(database: Database, live: Live, seat: int, done: Command) -> None:
    """The person has seen enough; the last one ends the rest."""
    if live.row.pause is None:
        raise Refusal("no-break", "this table does not rest")
    change = Change(seats={seat: {"ready": True}}, rows=[done])
    if set(Moment(live).resting) <= {seat}:
        change.table = _over()
    await write(database, live, change)


async def end(database: Database, live: Live) -> None:
    """The rest is over."""
    await write(database, live, Change(_over()))


def _over() -> dict[str, object]:
    """No time has been spent on what comes."""
    return {"pause": None, "asked": time.time(), "carried": {}}


ABANDONED = {
    "status": "over", "abandoned": True, "waiting": 0, "pause": None, "vote_until": None,
}  # fmt: skip

VOTING = {"live": 60.0, "slow": 86_400.0}
"""Seconds that a vote goes on at most: who is here but does not answer holds nobody up."""


async def end_unplayable(database: Database, live: Live) -> None:
    """Nobody can go on with it: one member may end it. Ending it again changes nothing."""
    if live.unplayable is None:
        raise Refusal("rules-known", "this table can be played on; vote to end it")
    if live.row.status == "playing":
        await write(database, live, Change(dict(ABANDONED)))


def needed(live: Live) -> int:
    """How many of those present have to want the end."""
    return len(_electors(live)) // 2 + 1


def _electors(live: Live) -> list[int]:
    return Moment(live).here


async def vote(database: Database, live: Live, seat: int, yes: bool, done: Command) -> None:
    """Count a vote, the first of which begins it. A majority ends the game; when all have voted
    without one, the vote is over, as it is when its time is up.
    """
    votes = {s.seat: s.vote for s in live.seats if s.vote is not None}
    if not votes and not yes:
        raise Refusal("no-vote", "nobody has asked to end this game")
    votes[seat] = yes
    electors = {*_electors(live), seat}
    ayes = sum(votes.get(elector) is True for elector in electors)
    change = Change(seats={seat: {"vote": yes}}, rows=[done])
    if len(votes) == 1:
        change.table = {"vote_until": time.time() + VOTING[live.manners.speed]}
    if ayes >= len(electors) // 2 + 1:
        change.table = dict(ABANDONED)
    elif electors <= set(votes):
        change.table, change.seats = _no_vote(live)
    await write(database, live, change)


def has_lapsed(live: Live, now: float) -> bool:
    """Is the time of a vote up?"""
    return live.row.vote_until is not None and now >= live.row.vote_until


async def lapse(database: Database, live: Live) -> None:
    """The vote is over, and the game goes on."""
    await write(database, live, Change(*_no_vote(live)))


def _no_vote(live: Live) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The table's and the seats' columns where nobody is asked whether to end the game."""
    return {"vote_until": None}, {seat: {"vote": None} for seat in range(len(live.seats))}
