"""Everything that crosses between the server and a client, as closed, typed sets.

The client's TypeScript types are made from this file (`server/typescript.py`). `Json` is
what a game's own notation writes: its types are made from the game's records and tables.
`docs/protocol.md` tells how the messages work together.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]
"""A JSON object whose type belongs to a game: an action, an event, a view, options."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
TalkText = Annotated[str, Meta(min_length=1, max_length=500)]

TableStatus = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Speed = Literal["live", "slow"]
ClockKind = Literal["move", "bank"]
AtZero = Literal["default", "substitute", "loss"]
TalkLevel = Literal["free", "pings", "silent"]
TalkPing = Literal[
    ":yes:", ":no:", ":wait:", ":look:", ":careful:", ":help:", ":well-done:", ":thanks:"
]
"""Lines of talk that every client says in the language of whoever reads them."""

Language = Literal["de", "en"]
Seconds = Annotated[int, Meta(ge=5, le=2_592_000)]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


# How a table keeps time: asked for when it is made, shown ever after


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


# What the HTTP part answers


class Problem(Struct):
    """Every refusal over HTTP, whatever its status.

    code: stable; the Fluent message `error-<code>` words it. params: what it names.
    detail: one English sentence for people who read JSON.
    """

    code: str
    detail: str
    params: Json = {}


class Me(Struct):
    """Who the browser is. `name` is null until a guest has named themselves."""

    name: str | None
    version: str  # the server's release; another one than the client's asks for a reload
    public_url: str | None  # how others reach this server; null where only this machine can
    lan_url: str | None


class OptionInfo(Struct):
    name: str
    rule: str
    default: Any
    values: list[Any]


class PresetInfo(Struct):
    name: str
    options: Json


class GameInfo(Struct):
    """A game of the catalogue."""

    name: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]  # weakest first
    usual_bot: str


class RuleSection(Struct):
    """A numbered heading or rule of a rulebook, for the table of contents."""

    number: str
    title: str


class Rulebook(Struct):
    """A rulebook as HTML; every numbered rule has the anchor `rule-<number>`."""

    game: str
    language: str
    html: str
    sections: list[RuleSection]


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


class MyTable(Struct):
    """A table in one's own list, those that wait for me first."""

    table: TableInfo
    seat: int
    my_turn: bool


class SeatLink(Struct):
    """A link that seats whoever opens it. Only members see it, only for open seats."""

    seat: int
    token: str


class TableLinks(Struct):
    """What can be shared of a table: `/t/<table>` to watch, `/s/<token>` to sit down."""

    table: str
    watch: str
    seats: list[SeatLink]


class ReplayStep(Struct):
    """The table after `number` actions (0: set up), seen by one viewer.

    actor and action: what led here (null for step 0; `{"do": "undo"}` takes back).
    chance: its questions and answers. knew: by seat, the parts of the view that only the seat
    itself saw; empty where the replay is one seat's, or the game has no such parts.
    """

    number: int
    actor: int | None
    action: Json | None
    events: list[Json]
    view: Json
    chance: list[Json]
    knew: list[Json]


class LuckRow(Struct):
    """What chance answered to one kind of question, beside what was to be expected.

    seat: whose dice or cards it was; null where it was nobody's. choices: how many answers
    there are. counts: how often each came.
    """

    purpose: str
    seat: int | None
    choices: int
    counts: list[int]


class Replay(Struct):
    """A finished game, step by step."""

    table: TableInfo | None  # null for a sheet that was brought along
    sheet: Json
    viewer: int | None
    steps: list[ReplayStep]
    luck: list[LuckRow] = []


class Recovery(Struct):
    """A way back for a guest who lost the cookie: shown once; a new one revokes it."""

    code: str
    link: str  # a path on this server


class Blocked(Struct):
    """Somebody whom I have blocked, under the name they had then."""

    id: str
    name: str
    since: str


class Reminder(Struct, forbid_unknown_fields=True):
    """How a person is reminded at one table that it is their turn.

    quiet_from, quiet_to: no reminder between these times of day in `zone` (an IANA name);
    the same twice: at any time. language: of the text.
    """

    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    quiet_from: TimeOfDay = "22:00"
    quiet_to: TimeOfDay = "08:00"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Language = "en"


class Status(Struct):
    """How the room is doing, for everybody to see.

    tables: in memory. commands, refusals, replays, substitutions: since this process started.
    measured: the newest commands, of which p50 and p99 are the milliseconds from a command's
    arrival until it was handed to the line of every screen; null where there were none.
    lost: acknowledged actions that the database no longer has; lost_tables and lost_looked:
    how many tables were looked through for them, and when. Null until that is done.
    """

    started: str
    uptime: float  # seconds
    restarts: int
    tables: int
    sockets: int
    commands: int
    refusals: int
    measured: int
    p50: float | None
    p99: float | None
    replays: int
    substitutions: int
    lost: int | None
    lost_tables: int | None
    lost_looked: str | None


# What the HTTP part is asked


class NameMe(Struct, forbid_unknown_fields=True):
    name: Name


class WantedSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me`, open for a person, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. Where every seat is `me` or a bot, the game starts at once."""

    game: str
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=15)]
    preset: str = "seed"
    options: Json = {}
    listed: bool = False
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    manners: Manners = msgspec.field(default_factory=Manners)
    word: str = ""  # mine, for the game's chance: where it starts at once there is no later


class Sit(Struct, forbid_unknown_fields=True):
    """Sit down at a listed table; the first open seat if none is named."""

    seat: int | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """Sit down by a seat link."""

    token: Token


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host puts a bot on an open seat, or opens a bot's seat, before the start."""

    kind: Literal["open", "bot"]
    bot: str | None = None


class MixIn(Struct, forbid_unknown_fields=True):
    """A word for the game's chance, of at most 64 characters; empty takes it back."""

    word: str


class RecoveryClaim(Struct, forbid_unknown_fields=True):
    """This browser becomes the guest whose code it is."""

    code: Annotated[str, Meta(max_length=100)]


class BlockThem(Struct, forbid_unknown_fields=True):
    """Block whoever sits at a seat of a table, or talks there under a name."""

    table: str
    seat: int | None = None
    name: str | None = None


class Created(Struct):
    """Where one now sits."""

    table: str
    seat: int


class BroughtSheet(Struct, forbid_unknown_fields=True):
    """A score sheet from elsewhere, to be checked and replayed."""

    sheet: Json
    viewer: int | None = None


# The socket: what a client sends


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Play. id: new for each intention, the same for each resend of it.

    decision: the prompt's number; an action on an older question is refused as stale.
    null where the game allows the action at any time (interrupts, calls, commitments).
    """

    id: CommandId
    action: Json
    decision: int | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last action back, where the prompt offers it."""

    id: CommandId


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Table talk.

    room: the seats, mine among them, that alone shall hear it: one of the table's `rooms`.
    """

    id: CommandId
    text: TalkText
    room: list[int] | None = None


class Continue(Struct, tag="continue", forbid_unknown_fields=True):
    """I have seen how the hand or round ended; go on."""

    id: CommandId


class CastVote(Struct, tag="vote", forbid_unknown_fields=True):
    """End this game without a winner? A majority of the persons present decides."""

    id: CommandId
    yes: bool


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Send a snapshot; I have everything up to the version `have`."""

    have: int


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Act | Undo | Say | Continue | CastVote | Resync | Ping


# The socket: what the server sends


class Prompt(Struct):
    """What this seat is asked, or may do unasked. Null in a message: nothing.

    must: the game waits for this seat. legal: every legal action, in the rulebook's order.
    undo: the last action may be taken back. deadline: when somebody or something else acts
    for this seat, if nothing changes until then; null where the game does not wait for it.
    """

    decision: int
    must: bool
    legal: list[Json]
    undo: bool
    deadline: str | None = None


class LoggedEvent(Struct):
    """An event that this viewer may know, and its number among those. action: the number of the
    action it came from, or of the last one before that everybody knows of.

    The log only grows: an action taken back is followed by `{"event": "undone", "seat": n}`.
    """

    number: int
    action: int
    event: Json


class TalkLine(Struct):
    """Something said. seat is null for a spectator. It has no number that others could count.

    room: the seats that alone heard it before the game was over; null for all.
    """

    seat: int | None
    name: str
    text: str
    at: str
    room: list[int] | None = None


class You(Struct):
    """The viewer at this table. seat is null for a spectator."""

    seat: int | None
    host: bool


class Snapshot(Struct, tag="snapshot"):
    """Everything a viewer may know now: first message, and the answer to `resync`.

    events: those of the versions after `since`, complete: none is missing. since is the
    `have` of the question; 0 where the log is to be replaced by this one (at first, at the
    start and the end, and when the viewer takes or leaves a seat). talk: the newest lines
    that this viewer may know, whole. heard: how many `talked` this line has brought, or would
    have, before this. view is null before the start.
    """

    version: int
    since: int
    table: TableInfo
    you: You
    view: Json | None
    prompt: Prompt | None
    events: list[LoggedEvent]
    talk: list[TalkLine]
    heard: int


class Update(Struct, tag="update"):
    """One step of the game. It follows `version - 1`; if that is not yours, resync.

    events may be empty. Only who cannot know that anything happened gets no update.
    """

    version: int
    events: list[LoggedEvent]
    view: Json
    prompt: Prompt | None
    waiting: list[int]
    actions: int
    clocks: list[ClockNow] | None = None
    rooms: list[list[int]] = msgspec.field(default_factory=list)


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, the game started or ended. It follows `version - 1`.

    The start and the end of a game are followed by the viewer's snapshot. prompt: what the
    viewer is asked as of now: a deadline may have moved.
    """

    version: int
    table: TableInfo
    you: You
    prompt: Prompt | None = None


class Presence(Struct, tag="presence"):
    """Who is connected, whole; has no version because nothing depends on it."""

    connected: list[int]
    spectators: int


class Talked(Struct, tag="talked"):
    """A line of talk. Who may not hear it gets nothing, and cannot tell that it was said.

    number: of this message among those that this very line has brought. It follows
    `number - 1`; if that did not come, resync.
    """

    number: int
    line: TalkLine


class Accepted(Struct, tag="accepted"):
    """The command is on disk. A resend gets the same answer.

    version: the one it made; of talk, which makes none, the one at which it was said.
    """

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """The command changed nothing.

    code: `illegal-action` with the rulebook's number in `rule`, `stale-decision`,
    `not-your-seat`, `game-over`, `nothing-to-undo`, `bad-notation`, ...
    """

    id: str
    code: str
    rule: str | None = None
    params: Json = {}


class Fault(Struct, tag="fault"):
    """A message that was no command. The connection stays open unless `closing`.

    code: `not-json`, `bad-message`, `too-large`, `rate-limited`, `old-client` (reload; this
    server is another release), `unknown-table`, `too-many-viewers`, `unknown-rules`, ...
    """

    code: str
    params: Json = {}
    closing: bool = False


class Pong(Struct, tag="pong"):
    """I am here. version and heard: the last version and the last `talked` that were sent over
    this line; has either not come, resync.
    """

    version: int
    heard: int


FromServer = (
    Snapshot | Update | TableChanged | Presence | Talked | Accepted | Refused | Fault | Pong
)

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode

MAX_FRAME = 4096
"""Bytes of the longest frame that a client may send."""
