"""What the HTTP part answers."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from hinterzimmer.server.messages.tables import TableInfo
from hinterzimmer.server.messages.terms import Json, Language, TimeOfDay


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


class Created(Struct):
    """Where one now sits."""

    table: str
    seat: int
