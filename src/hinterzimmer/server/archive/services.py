"""Finished games: their score sheets, and every step of them again."""

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from hinterzimmer.server.database import Database
from hinterzimmer.server.messages import Json, LuckRow, Replay, ReplayStep
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables import telling
from hinterzimmer.server.tables.live import Live
from hinterzimmer.server.tables.manners import control_of
from hinterzimmer.server.tables.models import Action

if TYPE_CHECKING:
    from hinterzimmer.play.entries import Entry
    from hinterzimmer.play.game import Game


def require_over(live: Live) -> "Game":
    """The table's game. Raises Refusal while anything could come of knowing all of it."""
    if live.row.status != "over" or live.game is None:
        raise _not_over()
    return live.game


def _not_over() -> Refusal:
    return Refusal("not-over", "this game is not over; its sheet shows what is still secret")


def sheet_of_table(live: Live) -> Json:
    """The score sheet, with who played what where that was not who sat down at first."""
    from hinterzimmer.play.sheet import Chair, Timed, sheet_of

    game = require_over(live)
    chairs = [Chair(chair["name"], chair["bot"]) for chair in live.row.chairs]
    first = [f"bot:{chair.bot}" if chair.bot else chair.name for chair in chairs]
    others = {
        entry.number: live.by[entry.number]
        for entry in game.entries
        if entry.seat is not None and live.by[entry.number] != first[entry.seat]
    }
    timed = None
    if live.manners.clock is not None:
        timed = Timed(control_of(live.manners), live.spent)
    return _builtins(sheet_of(game, chairs, others, timed))


async def sheet_of_rows(database: Database, live: Live) -> Json:
    """The score sheet of an ended table whose rules are not here: what was written, no more."""
    from hinterzimmer.play.sheet import Chair, Line, bare_sheet

    row = live.row
    if row.status != "over":
        raise live.unplayable or _not_over()
    async with database.reading() as session:
        of_table = select(Action).filter_by(table_id=live.id).order_by(Action.number)
        actions = list(await session.scalars(of_table))
    chairs = [Chair(chair["name"], chair["bot"]) for chair in row.chairs]
    lines = [Line(number=a.number, seat=a.seat, action=a.action, by=a.by) for a in actions]
    is_timed = live.manners.clock is not None
    for line, action in zip(lines, actions, strict=True):
        chair = chairs[line.seat]
        if line.by == (f"bot:{chair.bot}" if chair.bot else chair.name):
            line.by = None
        line.spent = dict(action.spent) if is_timed else {}
    return _builtins(
        bare_sheet(
            row.game,
            row.rules_version,
            row.options,
            chairs,
            seed=row.seed,
            words=row.words,
            actions=lines,
            clock=control_of(live.manners) if is_timed else None,
        )
    )


def replay_of_table(live: Live, viewer: int | None) -> Replay:
    """Every step of a table's game."""
    game = require_over(live)
    sheet = sheet_of_table(live)
    return Replay(telling.info(live), sheet, viewer, steps(game, viewer), _luck(game))


def replay_of_sheet(sheet: Json, viewer: int | None) -> Replay:
    """A sheet from elsewhere, verified, step by step. Raises SheetError and what it names."""
    from hinterzimmer.play.sheet import verify

    game = verify(sheet)
    return Replay(None, sheet, viewer, steps(game, viewer), _luck(game))


def steps(game: "Game", viewer: int | None) -> list[ReplayStep]:
    """The game from the set-up on, seen by one seat, or with all that happened. Raises BadSeats."""
    from hinterzimmer.engine.options import named

    if viewer is not None:
        game.view_record(viewer)  # raises where there is no such seat
    again = type(game).new(
        game.type.name,
        seats=game.seats,
        options=named(game.options),
        seed=game.seed,
        words=game.words,
        names=game.names,
    )
    found = [_step(again, again.entries[0], viewer)]
    for entry in game.entries[1:]:
        assert entry.seat is not None
        assert entry.action is not None
        again.replay([(entry.seat, entry.action)])
        found.append(_step(again, again.entries[-1], viewer))
    return found


def _step(game: "Game", entry: "Entry", viewer: int | None) -> ReplayStep:
    from hinterzimmer.play.sheet import asked_of

    place = 0xFFFF if viewer is None else 1 << viewer
    return ReplayStep(
        number=entry.number,
        actor=entry.seat,
        action=entry.action,
        events=[heard.event for heard in entry.heard if heard.audience & place],
        view=game.view(viewer),
        chance=[_builtins(asked_of(asked, game.type.notation)) for asked in entry.chance],
        knew=[] if viewer is not None else _known_to_each(game),
    )


def _known_to_each(game: "Game") -> list[Json]:
    """By seat: what its view shows to nobody else. Only of a game that is over."""
    from hinterzimmer.engine.records import Known

    fields = game.type.View.fields.items()
    own = [name for name, field in fields if field.known is Known.VIEWER and not field.hidden]
    if not own:
        return []
    views = [game.view(seat) for seat in range(game.seats)]
    return [{name: view[name] for name in own} for view in views]


def _luck(game: "Game") -> list[LuckRow]:
    from hinterzimmer.play.luck import ledger

    return [LuckRow(row.purpose, row.seat, row.choices, list(row.counts)) for row in ledger(game)]


def _builtins(value: Any) -> Json:
    values: Json = msgspec.to_builtins(value)
    return values
