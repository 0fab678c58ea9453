"""Nonsense by the thousand: nothing of it may stop the server, a table or a line.

Frames are legal ones with something wrong: a field gone, twice, of another type, a number
out of all bounds, bytes flipped, the end missing. Requests are made by schemathesis from the
OpenAPI document, valid and invalid ones.
"""

import copy
import json
import random
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hard.results import record
from hard.sizes import SOAK
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from server.kit import Browser, Json, Process, Viewer

FRAMES = 100_000 if SOAK else 1_500
REQUESTS = 5_000 if SOAK else 250
BURST = 50
TOO_LARGE = 5_000  # signs: over the limit of a message, below where the line is cut

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 1e308, -0.0, 0.5, "",
    " ", "0", "null", "\x00", "\u202e", "\ud800", "a" * 65, "\U0001f0cf" * 30, [], {}, [[]],
    [None] * 50, {"do": "undo"}, {"": ""}, {"do": None}, {"__class__": "x"}, "../../etc/passwd",
    "' OR 1=1 --", "<script>", "${7*7}", "%s%n", [[[[[[[[[[[[]]]]]]]]]]]],
]  # fmt: skip


def orders(viewer: Viewer, luck: random.Random) -> Json:
    """A frame as a client sends it."""
    legal = viewer.prompt["legal"] if viewer.prompt else [{"do": "pass"}]
    decision = viewer.prompt["decision"] if viewer.prompt else 1
    name = "".join(luck.choices(string.ascii_letters, k=12))
    kinds: list[Json] = [
        {"type": "act", "id": name, "action": luck.choice(legal or [{}]), "decision": decision},
        {"type": "act", "id": name, "action": luck.choice(legal or [{}])},
        {"type": "undo", "id": name},
        {"type": "say", "id": name, "text": "well"},
        {"type": "continue", "id": name},
        {"type": "vote", "id": name, "yes": False},
        {"type": "resync", "have": viewer.version},
        {"type": "ping"},
    ]
    return copy.deepcopy(luck.choice(kinds))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, by its path."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


def change(frame: Json, luck: random.Random, do: Callable[[Any, Any], None]) -> None:
    """Do something to one place of a frame: `do(container, key)`."""
    inner = [path for path in places(frame) if path]
    if not inner:
        return
    *way, last = luck.choice(inner)
    container: Any = frame
    for key in way:
        container = container[key]
    do(container, last)


def set_odd(frame: Json, luck: random.Random) -> None:
    """Another value in one place."""

    def do(container: Any, key: Any) -> None:
        container[key] = copy.deepcopy(luck.choice(ODD))

    change(frame, luck, do)


def remove(frame: Json, luck: random.Random) -> None:
    """One place less."""

    def do(container: Any, key: Any) -> None:
        del container[key]

    change(frame, luck, do)


def add(frame: Json, luck: random.Random) -> None:
    """A field that nobody knows."""
    frame[luck.choice(["x", "type ", "seat", "by", "", "version"])] = luck.choice(ODD)


def swollen(frame: Json, luck: random.Random) -> None:
    """Far too much in one place."""

    def do(container: Any, key: Any) -> None:
        container[key] = "x" * TOO_LARGE

    change(frame, luck, do)


def spoilt(frame: Json, luck: random.Random) -> str | bytes:
    """The frame with one to three things wrong, and perhaps no JSON any more."""
    for _ in range(luck.randint(0, 3)):
        luck.choices([set_odd, remove, add, swollen], [8, 4, 3, 1])[0](frame, luck)
    text = json.dumps(frame)
    way = luck.random()
    if way < 0.75:
        return text
    if way < 0.82:
        return text[: luck.randrange(len(text) + 1)]
    if way < 0.88:
        return text.encode()
    if way < 0.92:
        return "[" * luck.choice([1, 10, 2000]) + text
    raw = bytearray(text.encode())
    for _ in range(luck.randint(1, 4)):
        if raw:
            raw[luck.randrange(len(raw))] ^= 1 << luck.randrange(8)
    return bytes(raw)


async def _burst(viewer: Viewer, luck: random.Random) -> None:
    """Some frames, and a sign of life after them: each got an answer of its own."""
    have = len(viewer.frames)
    frames = [spoilt(orders(viewer, luck), luck) for _ in range(BURST)]
    for frame in frames:
        await viewer.send(frame)
    await viewer.send({"type": "say", "id": f"end-{have:012}", "text": "still here"})
    await viewer.until(lambda: f"end-{have:012}" in viewer.answers or viewer.closed is not None)
    assert viewer.closed is None, f"the line was cut ({viewer.closed}) after {frames}"
    answers = [
        frame
        for frame in viewer.frames[have:]
        if frame["type"] in ("accepted", "refused", "fault", "pong", "snapshot")
    ]
    assert len(answers) >= len(frames) + 1
    bad = [answer for answer in answers if answer.get("code") in ("server-error", "storage")]
    assert not bad, (bad, frames)


def _faults_in(log: Path) -> list[str]:
    """Each fault that the server wrote down, with what came after it."""
    lines = log.read_text(errors="replace").splitlines()
    return [
        "\n".join(lines[place : place + 40])
        for place, line in enumerate(lines)
        if "failed" in line or "Traceback" in line
    ]


async def test_frames_full_of_nonsense(hard_room: Process, luck: random.Random) -> None:
    anna = await Browser.named(hard_room.url, "Anna")
    before, sent, games = _faults_in(hard_room.log), 0, 0
    while sent < FRAMES:
        game = luck.choice(["chicago", "backroom"])
        seats = ("me", "random", "random") if game == "backroom" else ("me", "random")
        manners = {"speed": luck.choice(["live", "slow"])}
        table = (await anna.table(*seats, game=game, manners=manners))["table"]
        games += 1
        async with anna.watch(table) as viewer:
            await viewer.ready()
            for _ in range(20):
                if viewer.over or sent >= FRAMES:
                    break
                await _burst(viewer, luck)
                sent += BURST
        # the table is alive: whoever comes again sees what was seen, and can play to the end
        async with anna.watch(table) as again:
            await again.ready()
            assert (again.view, again.version >= viewer.version) == (again.view, True)
            if game == "chicago" and manners["speed"] == "slow":
                await again.play_on()
    faults = _faults_in(hard_room.log)[len(before) :]
    assert not faults, faults[0]
    record("nonsense over sockets", f"{sent} frames, {games} tables, no fault, no dead table")


def test_requests_full_of_nonsense(hard_room: Process) -> None:
    document = httpx.get(f"{hard_room.url}/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    found = schema.get_all_operations()
    operations = [result.ok() for result in found if isinstance(result, Ok)]
    assert len(operations) > 15
    before = _faults_in(hard_room.log)
    counted: dict[int, int] = {}
    with httpx.Client(base_url=hard_room.url, headers={"X-Hinterzimmer": "1"}) as http:
        http.post("/api/me", json={"name": "Anna"})
        wish = {"game": "chicago", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = http.post("/api/tables", json=wish).json()["table"]
        modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
        cases = st.one_of(
            *(
                operation.as_strategy(generation_mode=mode)
                for operation in operations
                for mode in modes
            )
        )

        @seed(20_260_101)
        @settings(
            max_examples=REQUESTS,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, is_ours=st.booleans())
        def ask(case: Any, is_ours: bool) -> None:
            if is_ours and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            kwargs = case.as_transport_kwargs(base_url=hard_room.url)
            kwargs.pop("cookies", None)
            if not isinstance(kwargs.get("data"), dict | None):
                kwargs["content"] = kwargs.pop("data")
            headers = {**dict(kwargs.pop("headers", None) or {}), "X-Hinterzimmer": "1"}
            try:
                request = http.build_request(
                    headers={k: v for k, v in headers.items() if v.isascii() and v.isprintable()},
                    **{k: v for k, v in kwargs.items() if k in WANTED},
                )
            except (httpx.InvalidURL, ValueError, TypeError, UnicodeError):
                return  # no client can send it
            answer = http.send(request)
            counted[answer.status_code] = counted.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (request.method, request.url, answer.text)
            assert "Traceback" not in answer.text
            if answer.status_code >= 400:
                assert answer.json()["code"]

        ask()
        assert http.get("/health").status_code == 200
        assert http.get(f"/api/tables/{table}").status_code in (200, 404)  # 404: it was left
    faults = _faults_in(hard_room.log)[len(before) :]
    assert not faults, faults[0]
    assert counted.keys() & {200, 201, 204}
    shown = ", ".join(f"{count} times {status}" for status, count in sorted(counted.items()))
    record("nonsense over HTTP", f"{sum(counted.values())} requests: {shown}")


WANTED = frozenset({"method", "url", "params", "json", "data", "content", "files"})


@pytest.mark.parametrize("place", ["action", "decision", "id"])
def test_the_fuzzer_reaches_every_part_of_a_frame(place: str, luck: random.Random) -> None:
    told = {"type": "act", "id": "a" * 12, "action": {"do": "throw", "keep": [1]}, "decision": 3}
    changed = 0
    for _ in range(500):
        frame = copy.deepcopy(told)
        set_odd(frame, luck)
        changed += frame[place] != told[place]
    assert changed > 20
