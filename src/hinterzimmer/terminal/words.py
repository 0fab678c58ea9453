"""Errors, events, actions and rules as sentences in the user's language."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hinterzimmer.engine.errors import BadSeats, HinterzimmerError
from hinterzimmer.texts import Texts


def sentence(error: Exception, texts: Texts) -> str:
    """What was wrong: in the user's language where it has words for it, else in English."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return texts("cli-file-error", file=str(error.filename), why=error.strerror)
    if not isinstance(error, HinterzimmerError):
        return str(error)
    message = f"error-{error.code}"
    if texts.has(message):
        text, missing = texts.formatted(message, error.params)
        if not missing:
            return text
    return str(error)


def seat_of(number: int, seats: int) -> int:
    """The seat that people call `number`, who count from 1."""
    if not 1 <= number <= seats:
        raise BadSeats(
            f"there is no seat {number}; seats are 1 to {seats}",
            code="cli-seat",
            seat=number,
            seats=seats,
        )
    return number - 1


def game_name(game: str, texts: Texts) -> str:
    """The name on the box."""
    message = f"{game}-name"
    return texts(message) if texts.has(message) else game


# fields of events and actions that hold a seat
SEAT_FIELDS = frozenset({"seat", "victim", "target", "from", "to", "leader"})


def _arguments(values: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Seats by their players' names, several values joined, as the web client does it."""
    shown: dict[str, Any] = {}
    for key, value in values.items():
        if key in SEAT_FIELDS and isinstance(value, int):
            shown[key] = names[value]
        elif key == "seats":
            shown[key] = ", ".join(names[seat] for seat in value)
        elif isinstance(value, list):
            shown[key] = "-".join(map(str, value)) or "–"
        else:
            shown[key] = value
    return shown


def event_text(game: str, event: Mapping[str, Any], names: Sequence[str], texts: Texts) -> str:
    """What happened, as a sentence; without words for it, as `name: word value`."""
    given = _arguments(event, names)
    for message in (f"{game}-event-{event['event']}", f"event-{event['event']}"):
        if texts.has(message):
            text, missing = texts.formatted(message, given)
            if not missing:
                return text
    who = f"{given['seat']}: " if "seat" in given else ""
    rest = [f"{key} {value}" for key, value in given.items() if key not in ("event", "seat")]
    return who + ", ".join([str(event["event"]).replace("_", " "), *rest])


def action_words(game: str, action: Mapping[str, Any], names: Sequence[str], texts: Texts) -> str:
    """What an action does, in words; empty where there are none."""
    message = f"{game}-action-{action['do']}"
    if not texts.has(message):
        return ""
    text, missing = texts.formatted(message, _arguments(action, names))
    return "" if missing else text


def rule_text(rulebook: Path, number: str, language: str) -> str:
    """A rule of a game's rulebook without its number; empty if there is none."""
    source = (rulebook / f"rulebook.{language}.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{re.escape(number)}\*\*\s+(.+?)(?:\n\s*\n|\Z)", source, re.M | re.S)
    return re.sub(r"\s*\n\s*", " ", found[1]).replace("*", "").strip() if found else ""
