"""What happened at a table, as the terminal says it."""

import pytest

from hinterzimmer.terminal.words import action_words, event_text
from hinterzimmer.texts import Texts

NAMES = ("Anna", "Ben", "Carla", "Dora")


@pytest.mark.parametrize(
    ("game", "event", "who"),
    [
        ("gang_of_four", {"event": "called_out", "seat": 0, "target": 2}, "Carla"),
        ("gang_of_four", {"event": "gave", "seat": 0, "to": 3, "card": "G5"}, "Dora"),
        ("villa", {"event": "swapped", "from": 1, "card": "H", "to": 2, "other": "C"}, "Ben"),
    ],
)
def test_every_seat_in_an_event_is_named(game: str, event: dict[str, object], who: str) -> None:
    for language in ("de", "en"):
        assert who in event_text(game, event, NAMES, Texts(language))


def test_the_seat_that_an_action_means_is_named() -> None:
    action = {"do": "call_out", "target": 1}
    assert "Ben" in action_words("gang_of_four", action, NAMES, Texts("en"))
