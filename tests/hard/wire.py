"""Every byte that a viewer was sent, against what they may know.

A frame is taken apart: its view, events and prompt have to be the seat's own, as the game
played again tells them; of what is left every field has to be one that all may see, and
nothing that a game keeps secret and no part of the seed may be in it.
"""

import base64
import json
import re
from typing import TYPE_CHECKING, Any

from backroom.components import Face

from hinterzimmer.engine.chance import key_of
from hinterzimmer.games.chicago_gangsters import notation as gangsters

if TYPE_CHECKING:
    from hard.judge import Truth

Json = dict[str, Any]

TABLE = {
    "id", "game", "rules_version", "options", "preset", "status", "listed", "host", "seats",
    "created", "waiting", "actions", "seed_hash", "seed", "returns", "rematch", "pace",
    "manners", "words", "words_open", "break_", "vote", "clocks", "abandoned",
    "rooms",
}  # fmt: skip
INSIDE = {
    # options of the test game, and of the other ones that may lie in a list
    "hand", "tip_offs", "tie",
    # a seat, a rest, a vote, a clock, manners
    "seat", "kind", "name", "bot", "connected", "away", "substitute", "word", "until",
    "needed", "cast", "left", "running", "speed", "clock", "grace", "idle", "seconds",
    "increment", "at_zero",
}  # fmt: skip
ELSEWHERE = {
    # lists, links, who I am, refusals
    "table", "my_turn", "watch", "token", "version", "public_url", "lan_url", "code", "detail",
    "params", "rules", "known", "field", "why", "wait", "rule",
}  # fmt: skip
FRAMES = {
    "snapshot": {"type", "version", "since", "table", "you", "talk", "heard"},
    "update": {"type", "version", "waiting", "actions", "clocks", "rooms"},
    "table": {"type", "version", "table", "you"},
    "presence": {"type", "connected", "spectators"},
    "talked": {"type", "number", "line"},
    "accepted": {"type", "id", "version"},
    "refused": {"type", "id", "code", "rule", "params"},
    "fault": {"type", "code", "params", "closing"},
    "pong": {"type", "version", "heard"},
}
WITHIN_FRAMES = {
    "host", "at", "text", "release", "most", "bytes", "spectators", "action", "game",
    "allowed", "line", "room", "given", "argument", "kind", "you", "talk", "since", "heard",
    "number",
}  # fmt: skip
FIGURES = {
    "commands", "uptime", "measured", "restarts", "lost", "lost_tables", "lost_looked",
    "replays", "p50", "p99", "substitutions", "refusals", "started", "sockets", "tables",
}  # fmt: skip
"""The status page: sums over all tables."""

PUBLIC = FIGURES | TABLE | INSIDE | ELSEWHERE | WITHIN_FRAMES
PROMPT = {"decision", "must", "legal", "undo", "deadline"}

WORDS = {
    "backroom": {"pass", "bid", "tip-off", "call", "open"},
    "chicago_gangsters": {form.word for form in gangsters.NOTATION.actions} | {"undo"},
}
"""What actions are called; not what anybody may do."""

SECRETS = {
    "backroom": re.compile("|".join(rf'"{face.name.lower().replace("_", "-")}"' for face in Face)),
    "chicago_gangsters": re.compile(r'"[WBE][1-5]"|"phrase"|"hidden"'),
}
"""Cards, and what is told to a partner alone: nothing of it outside of views and events."""


def secrets_of(seed: str, words: list[str]) -> list[str]:
    """The seed and the key that it becomes, in the forms in which they might slip out."""
    found = []
    for secret in (bytes.fromhex(seed), bytes(key_of(bytes.fromhex(seed), words))):
        found += [secret.hex()[:16], base64.b64encode(secret).decode()[:16]]
        found += [base64.urlsafe_b64encode(secret).decode()[:16], str(list(secret[:4]))[1:-1]]
    return found


def check_keys(value: object, allowed: set[str]) -> None:
    """No field that nobody has looked at."""
    if isinstance(value, dict):
        unknown = set(value) - allowed
        assert not unknown, f"may everybody know {unknown}? then it belongs into wire.py"
        for part in value.values():
            check_keys(part, allowed)
    elif isinstance(value, list):
        for part in value:
            check_keys(part, allowed)


def check_public(truth: "Truth", text: str, own: str = "") -> None:
    """No secret of the game that the viewer has not named himself; nothing of the seed."""
    for secret in SECRETS[truth.game].findall(text):
        assert secret in own, (secret, text[:400])
    for secret in truth.secrets:
        assert secret not in text, ("the seed", text[:400])


def check_frames(truth: "Truth", viewer: Json) -> int:
    """Every frame that was sent to one viewer while he had one seat, or none."""
    for text in viewer["frames"]:
        frame = json.loads(text)
        _check_frame(truth, viewer, frame)
    for body in viewer.get("bodies", ()):
        _check_body(truth, body)
    return len(viewer["frames"]) + len(viewer.get("bodies", ()))


def _check_frame(truth: "Truth", viewer: Json, frame: Json) -> None:
    seat, kind = viewer["seat"], frame["type"]
    view, events = frame.pop("view", None), frame.pop("events", [])
    prompt = frame.pop("prompt", None)
    table = frame.get("table", frame)
    actions = table.get("actions", 0)
    if view is not None:
        assert view in truth.views[seat][actions], (seat, actions, "not this seat's view")
    if events:
        first = truth.log[seat].index(events[0])
        assert events == truth.log[seat][first : first + len(events)], (seat, "events")
    if prompt is not None:
        assert seat is not None
        assert set(prompt) <= PROMPT
        assert prompt["legal"] in ([], *truth.legal[seat][actions]), (seat, actions, "legal")
    assert set(frame) <= FRAMES[kind], (kind, set(frame) - FRAMES[kind])
    if "you" in frame:
        assert frame["you"]["seat"] == seat
    if table.get("status") == "over":
        return
    assert table.get("seed") is None
    check_keys({k: v for k, v in frame.items() if k != "type"}, PUBLIC | truth.options)
    if frame.get("code") == "bad-notation" and "allowed" in frame["params"]:
        assert set(frame["params"].pop("allowed")) <= WORDS[truth.game]
    own = viewer.get("sent", {}).get(frame.get("id"), "")
    check_public(truth, json.dumps(frame), own)


def _check_body(truth: "Truth", body: Json) -> None:
    """An answer over HTTP while the game was going on."""
    check_public(truth, body["text"])
    if body["json"]:
        check_keys(json.loads(body["text"]), PUBLIC | truth.options)
