"""What the HTTP part is asked."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from hinterzimmer.server.messages.tables import Manners
from hinterzimmer.server.messages.terms import Json, Name, Token


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


class BroughtSheet(Struct, forbid_unknown_fields=True):
    """A score sheet from elsewhere, to be checked and replayed."""

    sheet: Json
    viewer: int | None = None
