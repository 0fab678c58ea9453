"""A table as everybody sees it, and how it keeps time."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hinterzimmer.server.messages.terms import (
    AtZero,
    ClockKind,
    Json,
    SeatKind,
    Seconds,
    Speed,
    TableStatus,
    TalkLevel,
)


class Clock(Struct, forbid_unknown_fields=True):
    """How long the players of a table may think.

    kind: `move` gives `seconds` for each decision; `bank` gives them once, and `increment`
    more after each decision. at_zero: the game's default action; the substitute takes the
    seat; the seat loses (only where the game and its options have a way to give up).
    """

    kind: ClockKind
    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    at_zero: AtZero = "default"


class Manners(Struct, forbid_unknown_fields=True):
    """How a table treats those who are slow or gone. In an answer every default is filled in.

    grace: seconds after which the substitute plays for a person who is not connected, by
    default 60 at live tables and a day at slow ones. substitute: a bot; the game's usual one
    if null. idle: seconds that a connected person may take for a decision where there is no
    clock, by default 15 minutes, or a week at slow tables. talk: what may be said while the
    game goes on, by anybody who is here: anything, a `TalkPing`, or nothing.
    """

    speed: Speed = "live"
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    substitute: str | None = None
    idle: Seconds | None = None
    talk: TalkLevel = "free"


class SeatInfo(Struct):
    """One seat as everybody sees it.

    away: a substitute plays for the person at present; the seat stays theirs. substitute:
    the bot that does. word: the person has mixed in a word.
    """

    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    connected: bool = False
    away: bool = False
    substitute: str | None = None
    word: bool = False


class Break(Struct):
    """The table rests after a hand or a round. waiting: seats that have not said go on."""

    until: str
    waiting: list[int]


class Vote(Struct):
    """A vote to end the game is under way. Who voted how is nobody's business.

    until: then it lapses, and the game goes on.
    """

    needed: int
    cast: int
    until: str


class ClockNow(Struct):
    """A seat's time as of the message; where it is `running` the client counts it down."""

    seat: int
    left: float  # seconds
    running: bool


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    game: str
    rules_version: int
    options: Json
    preset: str | None  # null where options were changed by hand
    status: TableStatus
    listed: bool
    host: int | None  # the host's seat
    seats: list[SeatInfo]
    created: str  # ISO 8601, UTC
    waiting: list[int]  # seats for whom the game waits
    actions: int  # of which everybody knows; all of them when over
    seed_hash: str
    seed: str | None  # only when over
    returns: list[float] | None  # only when over
    rematch: str | None  # id of the table where it goes on
    pace: float  # seconds that bots take before they act
    manners: Manners = msgspec.field(default_factory=Manners)
    words: list[str] | None = None  # what the seated mixed in, by seat; once the game has begun
    words_open: bool = False  # a word may still be mixed in
    break_: Break | None = None
    vote: Vote | None = None
    clocks: list[ClockNow] | None = None  # null where no clock runs
    abandoned: bool = False  # ended by vote; nobody won
    rooms: list[list[int]] = msgspec.field(default_factory=list)  # may talk alone now: seats
