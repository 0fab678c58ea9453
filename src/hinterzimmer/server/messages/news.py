"""The socket: what the server sends."""

import msgspec
from msgspec import Struct

from hinterzimmer.server.messages.tables import ClockNow, TableInfo
from hinterzimmer.server.messages.terms import Json


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
encode = msgspec.json.Encoder().encode
