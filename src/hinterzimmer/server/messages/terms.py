"""Words and closed sets that messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta

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
