"""The socket: what a client sends."""

import msgspec
from msgspec import Struct

from hinterzimmer.server.messages.terms import CommandId, Json, TalkText


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
decode_client = msgspec.json.Decoder(FromClient).decode

MAX_FRAME = 4096
"""Bytes of the longest frame that a client may send."""
