"""A table in memory: its rows, its game, who watches. Any process can make it anew."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.messages import (
    Accepted,
    Fault,
    FromServer,
    Manners,
    Refused,
    encode,
)
from hinterzimmer.server.operations.figures import Mark
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.tables.models import Seat, Table
from hinterzimmer.server.tables.spoken import Spoken

if TYPE_CHECKING:
    from hinterzimmer.play.clock import Clocks
    from hinterzimmer.play.game import Game
    from hinterzimmer.server.uptime import Uptime

REFUSALS_KEPT = 500
OUTGOING = 256
"""Messages that may wait for a slow viewer; then the connection is closed, to resync."""

IN_TIME = 0.9
"""The part of a bot's pace in which it thinks: being asked and answering take time, too."""

CommandKey = tuple[str, str]
"""The guest and the id of a command."""


@dataclass(eq=False)
class Viewer:
    """One socket. told: the last version that it was told of, or was not to be. deaf_to: guests
    not heard. number: the version that was last sent to it, as it counts (`numbers.py`).

    heard: how many lines of talk were sent to it, by which their loss is noticed; told_line:
    the newest line of the table that it heard or was not to hear.
    """

    guest: Guest | None
    seat: int | None = None
    told: int = 0
    number: int = 0
    heard: int = 0
    told_line: int = 0
    closing: bool = False
    deaf_to: frozenset[str] = frozenset()
    refused: bool = False
    outgoing: "asyncio.Queue[bytes | Mark | None]" = field(
        default_factory=lambda: asyncio.Queue(OUTGOING + 1)
    )

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message; a viewer with too many waiting is let go."""
        if self.closing:
            return
        if self.outgoing.qsize() >= OUTGOING:
            self.close()
        else:
            self.outgoing.put_nowait(message)

    def mark(self, mark: Mark) -> None:
        """Have it told when all that is queued now is sent."""
        if not self.closing and self.outgoing.qsize() < OUTGOING:
            self.outgoing.put_nowait(mark)

    def close(self, fault: Fault | None = None) -> None:
        """Send what is queued, and a last word, then hang up."""
        if not self.closing:
            if fault is not None and self.outgoing.qsize() < OUTGOING:
                self.refused = True
                self.outgoing.put_nowait(encode(fault))
            self.closing = True
            self.outgoing.put_nowait(None)


@dataclass(eq=False)
class Live:
    """One table. Everything here is read and changed under `lock` only.

    versions: the version that told each entry of the game. answers: the accepted commands'
    and some refusals'. polled: the bots that let their interrupt be when the game had
    `polled_at` entries. loaded: False when the rows have to be read (again). clocks: every
    seat's time after the last action. timer: rings when something happens by itself.
    unplayable: why this release has no game for the rows; it can be ended and exported alone.
    """

    id: str
    uptime: "Uptime"
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    loaded: bool = False
    row: Table = field(default_factory=Table)
    seats: list[Seat] = field(default_factory=list)
    game: "Game | None" = None
    versions: list[int] = field(default_factory=list)
    by: dict[int, str] = field(default_factory=dict)
    spent: dict[int, dict[str, int]] = field(default_factory=dict)
    acted: float = 0.0
    accepted: dict[CommandKey, Accepted] = field(default_factory=dict)
    refused: "OrderedDict[CommandKey, Refused]" = field(default_factory=OrderedDict)
    talk: Spoken = field(default_factory=Spoken)
    viewers: set[Viewer] = field(default_factory=set)
    polled: set[int] = field(default_factory=set)
    polled_at: int = 0
    runner: "asyncio.Task[None] | None" = None
    manners: Manners = field(default_factory=Manners)
    clocks: "Clocks | None" = None
    timer: asyncio.TimerHandle | None = None
    unplayable: Refusal | None = None
    used: float = 0.0

    def seat_of(self, guest: Guest | None) -> int | None:
        """Where the guest sits."""
        if guest is not None:
            for seat in self.seats:
                if seat.guest_id == guest.id and seat.kind == "person":
                    return seat.seat
        return None

    def answer(self, key: CommandKey) -> Accepted | Refused | None:
        """What this command was answered before."""
        return self.accepted.get(key) or self.refused.get(key)

    def remember(self, key: CommandKey, answer: Accepted | Refused) -> None:
        """Keep an answer for a resend of its command."""
        if isinstance(answer, Accepted):
            self.accepted[key] = answer
        else:
            self.refused[key] = answer
            if len(self.refused) > REFUSALS_KEPT:
                self.refused.popitem(last=False)

    def bot_of(self, place: int) -> str | None:
        """The bot that plays for the seat at present: its own, or its person's substitute."""
        seat = self.seats[place]
        if seat.kind == "bot":
            return seat.bot or "random"
        return (self.manners.substitute or "random") if seat.away else None

    def began(self) -> float:
        """Since when the present decision stands: the last action, or the end of a rest."""
        return max(self.acted, self.row.asked or 0.0)

    def is_resting(self) -> bool:
        """Does nobody act, because the game has not begun, is over, or the table rests?"""
        return self.game is None or self.row.status != "playing" or self.row.pause is not None

    def bots_to_act(self) -> list[int]:
        """The seats with a bot for which the game waits."""
        if self.game is None or self.is_resting():
            return []
        return [seat for seat in self.game.waiting if self.bot_of(seat) is not None]

    def bots_to_poll(self) -> list[int]:
        """The seats with a bot that may act unasked and have not yet let that be.

        The one who acted last comes first, then the others in playing order.
        """
        game = self.game
        if game is None or self.is_resting():
            return []
        if self.polled_at != len(game.entries):
            self.polled, self.polled_at = set(), len(game.entries)
        last = game.entries[-1].seat or 0
        waiting = game.waiting
        found = [
            seat
            for seat in game.acting
            if seat not in waiting
            and seat not in self.polled
            and self.bot_of(seat) is not None
            and game.legal_codes(seat)
        ]
        return sorted(found, key=lambda seat: (seat - last) % game.seats)

    def thinking_time(self, most: float) -> float:
        """Seconds that a bot may think now: `most`, unless others could throw something in.

        Then all who are asked have to be done within the pace: a pause that grows with those
        who do hold something would tell of it. So this counts who could, as everybody knows.
        """
        game = self.game
        if game is None:
            return most
        unasked = set(game.acting) - set(game.waiting)
        bots = sum(self.bot_of(seat) is not None for seat in unasked)
        return min(most, IN_TIME * self.row.pace / (1 + bots)) if bots else most

    def progress(self) -> dict[str, Any]:
        """The table's columns that follow from the game."""
        assert self.game is not None
        actions = len(self.game.entries) - 1
        return {
            "waiting": sum(1 << seat for seat in self.game.waiting),
            "actions": actions,
            "noticed": actions - (0 if self.game.over else len(self.game.unnoticed(None))),
            "returns": self.game.result,
            "status": "over" if self.game.over else "playing",
        }
