"""Views of one moment, each made into JSON once for all who may know the same."""

from typing import TYPE_CHECKING, cast

import msgspec

from hinterzimmer.server.messages import Json, encode

if TYPE_CHECKING:
    from hinterzimmer.play.game import Game


class Shown:
    """The game as it stands. What two viewers get is shared only where it is equal to the bit.

    Each viewer's record is built for that viewer; making JSON of it costs twenty times as
    much, and is a function of the record alone.
    """

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._known: dict[bytes, msgspec.Raw] = {}

    def view(self, seat: int | None) -> Json:
        """What the seat may know, encoded, to stand in a message."""
        record = self._game.view_record(seat).tobytes()
        if record not in self._known:
            self._known[record] = msgspec.Raw(encode(self._game.view(seat)))
        return cast(Json, self._known[record])
