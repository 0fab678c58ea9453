"""How a table treats those who are slow or gone: wishes checked, defaults filled in."""

from typing import TYPE_CHECKING

import msgspec

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.messages import Clock, Json, Manners, NewTable
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables import opening

if TYPE_CHECKING:
    from hinterzimmer.engine.contract import GameType
    from hinterzimmer.play.clock import TimeControl

FORFEIT: Json = {"do": "forfeit"}

GRACE = {"live": 60, "slow": 86_400}
IDLE = {"live": 900, "slow": 604_800}


def checked(kind: "GameType", wish: NewTable) -> Manners:
    """The table's manners, every default filled in. Raises Refusal, UnknownBot.

    At a table for one nobody else is held up: there, the limits are those of slow play.
    """
    asked = wish.manners
    if asked.clock is not None:
        _check_clock(kind, wish, asked.clock)
    is_alone = sum(seat.kind != "bot" for seat in wish.seats) == 1
    speed = "slow" if is_alone else asked.speed
    return msgspec.structs.replace(
        asked,
        grace=GRACE[speed] if asked.grace is None else asked.grace,
        idle=IDLE[speed] if asked.idle is None else asked.idle,
        substitute=opening.check_bot(kind, asked.substitute),
    )


def _check_clock(kind: "GameType", wish: NewTable, clock: Clock) -> None:
    if clock.kind == "move" and clock.increment:
        raise Refusal(
            "bad-clock", "a time for each move has no increment", increment=clock.increment
        )
    if clock.at_zero == "loss" and not _may_forfeit(kind, wish):
        raise Refusal(
            "bad-clock",
            f"{kind.name} with these options has no way to lose by time",
            at_zero=clock.at_zero,
        )


def _may_forfeit(kind: "GameType", wish: NewTable) -> bool:
    from hinterzimmer.play.game import Game

    game = Game.new(kind.name, seats=len(wish.seats), preset=wish.preset, options=wish.options)
    try:
        game.check(game.waiting[0], FORFEIT)
    except HinterzimmerError:
        return False
    return True


def of_row(manners: Json) -> Manners:
    """The manners as the table's row has them."""
    return msgspec.convert(manners, Manners)


def control_of(manners: Manners) -> "TimeControl":
    """What the table's time is counted by: without a clock, the idle limit for each decision."""
    from hinterzimmer.play.clock import TimeControl

    clock = manners.clock
    if clock is None:
        return TimeControl("move", manners.idle or IDLE[manners.speed], 0, "substitute")
    return TimeControl(clock.kind, clock.seconds, clock.increment, clock.at_zero)
