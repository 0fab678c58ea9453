"""What server tests are made of: a real server process, browsers, and sockets of viewers."""

import asyncio
import contextlib
import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

PROGRAM = Path(__file__).with_name("run_room.py")
PATIENCE = 20.0
COMMANDS = itertools.count(1)
OPEN: "list[Browser]" = []
"""Browsers that the running test has opened; a fixture closes them."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Waiting(Protocol):
    """What can wait for its own news."""

    async def until(self, condition: Callable[[], bool]) -> None: ...


async def until(condition: Callable[[], bool], *viewers: Waiting) -> None:
    """Wait until something holds that the news of any of them may bring about."""
    waits = [asyncio.ensure_future(viewer.until(condition)) for viewer in viewers]
    done, late = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in late:
        wait.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    for wait in done:
        wait.result()


class Process:
    """The server as a process of its own, on a data folder that outlives it."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.log = data / "log.txt"
        self.told = data / "told-to-bots.txt"
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "TOLD_TO_BOTS": str(self.told),
            "CLOCK_AHEAD": str(self.data / "clock-ahead.txt"),
            "HINTERZIMMER_DATA": str(self.data),
            "HINTERZIMMER_PORT": str(self.port),
            "HINTERZIMMER_RATE": "0",
            **{f"HINTERZIMMER_{key.upper()}": value for key, value in self._settings.items()},
        }

    def start(self) -> Self:
        """Start it and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(PROGRAM)], stdout=log, stderr=log, env=self._environment()
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return self
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal_number)
        return self._process.wait(PATIENCE)

    def pass_time(self, seconds: float) -> None:
        """Set the server's clock ahead, whether it runs or not."""
        path = self.data / "clock-ahead.txt"
        ahead = float(path.read_text()) if path.exists() else 0.0
        fresh = path.with_suffix(".new")
        fresh.write_text(str(ahead + seconds))
        fresh.replace(path)

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)


class Browser:
    """One person's browser: a cookie jar, HTTP, and the sockets it opens."""

    def __init__(self, url: str) -> None:
        self.url = url
        OPEN.append(self)
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"X-Hinterzimmer": "1"},
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=2),  # before the server hangs up
        )

    @classmethod
    async def named(cls, url: str, name: str) -> "Browser":
        """A guest's browser."""
        browser = cls(url)
        answer = await browser.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return browser

    async def get(self, path: str, status: int = 200) -> Any:
        """The JSON at an address."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The JSON that answers a request."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def refused(self, path: str, body: Any, status: int, code: str) -> Json:
        """The refusal of a request, which has to be this one."""
        problem: Json = await self.post(path, body, status)
        assert problem["code"] == code, problem
        assert problem["detail"]
        return problem

    async def table(self, *seats: str, **wishes: Any) -> Json:
        """A new table: `me`, `open`, or a bot's name for each seat."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "chicago", "pace": 0, "seats": wanted, **wishes}
        created: Json = await self.post("/api/tables", body, 201)
        return created

    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def watch(self, table: str, have: int = 0) -> AsyncIterator["Viewer"]:
        """A socket at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?have={have}"
        headers = {"Cookie": self.cookie()} if self.http.cookies else {}
        async with connect(address, additional_headers=headers) as connection:
            viewer = Viewer(connection)
            reader = asyncio.create_task(viewer.read())
            try:
                yield viewer
            finally:
                reader.cancel()
                (end,) = await asyncio.gather(reader, return_exceptions=True)
                if isinstance(end, AssertionError):
                    raise end

    async def close(self) -> None:
        """Close the browser."""
        await self.http.aclose()


class Viewer:
    """A client as a client has to be: it follows versions and keeps all that it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.version = 0
        self.heard = 0
        self.table: Json = {}
        self.you: Json = {}
        self.view: Json | None = None
        self.prompt: Json | None = None
        self.events: list[Json] = []
        self.talk: list[Json] = []
        self.answers: dict[str, list[Json]] = {}
        self.closed: int | None = None
        self.goes_on = True  # says so at once wherever the table rests
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = asyncio.Condition()

    async def read(self) -> None:
        """Take in every frame until the line is cut."""
        try:
            async for text in self.connection:
                assert isinstance(text, str)
                async with self._news:
                    self.texts.append(text)
                    self._take(json.loads(text))
                    self._news.notify_all()
        finally:
            async with self._news:
                self.closed = self.connection.close_code
                self._news.notify_all()

    def _take(self, frame: Json) -> None:
        self.frames.append(frame)
        kind = frame["type"]
        if kind in ("update", "table"):
            assert frame["version"] == self.version + 1, "a gap that nobody made"
            self.version = frame["version"]
        if kind == "snapshot":
            self._take_snapshot(frame)
        elif kind == "update":
            self.view, self.prompt = frame["view"], frame["prompt"]
            self.events += frame["events"]
            self.table = {
                **self.table,
                **{key: frame[key] for key in ("waiting", "actions", "clocks", "rooms")},
            }
        elif kind == "table":
            self.table, self.you = frame["table"], frame["you"]
            self.prompt = frame["prompt"]
        elif kind == "talked":
            assert frame["number"] == self.heard + 1, "a line of talk that nobody lost"
            self.heard = frame["number"]
            self.talk.append(frame["line"])
        elif kind == "pong":
            # Here, not where it is waited for: a bot may have moved by the time that wakes.
            assert (frame["version"], frame["heard"]) == (self.version, self.heard)
        elif kind in ("accepted", "refused"):
            self.answers.setdefault(frame["id"], []).append(frame)
        if kind in ("snapshot", "table") and self.goes_on:
            self._go_on()

    def _go_on(self) -> None:
        rest = self.table["break_"]
        if rest is not None and self.you["seat"] in rest["waiting"]:
            name = f"go-on-{next(COMMANDS)}-{secrets.token_hex(4)}"
            task = asyncio.create_task(self.send({"type": "continue", "id": name}))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take_snapshot(self, frame: Json) -> None:
        self.version, self.table, self.you = frame["version"], frame["table"], frame["you"]
        self.view, self.prompt = frame["view"], frame["prompt"]
        self.talk, self.heard = frame["talk"], frame["heard"]
        if frame["since"] == 0:
            self.events = []
        known = {event["number"] for event in self.events}
        self.events += [event for event in frame["events"] if event["number"] not in known]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(condition), PATIENCE)

    async def ready(self) -> None:
        """Wait for the first snapshot."""
        await self.until(lambda: bool(self.frames))

    async def send(self, message: Json | str | bytes) -> None:
        """Send a frame."""
        is_raw = isinstance(message, str | bytes)
        await self.connection.send(message if is_raw else json.dumps(message))

    async def order(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        name = fields.pop("id", None) or f"test-{next(COMMANDS)}-{secrets.token_hex(4)}"
        have = len(self.answers.get(name, []))
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: len(self.answers.get(name, [])) > have)
        return self.answers[name][-1]

    async def act(self, action: Json, **fields: Any) -> Json:
        """Play."""
        decision = self.prompt["decision"] if self.prompt else None
        return await self.order("act", action=action, **{"decision": decision, **fields})

    async def fault(self, message: Json | str | bytes) -> Json:
        """Send what is no command, and wait for the fault."""
        have = len(self._faults())
        await self.send(message)
        await self.until(lambda: len(self._faults()) > have)
        return self._faults()[-1]

    async def all_told(self) -> None:
        """Wait until all that was told so far has come."""
        pongs = self._count("pong")
        await self.send({"type": "ping"})
        await self.until(lambda: self._count("pong") > pongs)

    def _count(self, kind: str) -> int:
        return sum(frame["type"] == kind for frame in self.frames)

    def _faults(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "fault"]

    @property
    def snapshots(self) -> list[Json]:
        """Every snapshot that came."""
        return [frame for frame in self.frames if frame["type"] == "snapshot"]

    @property
    def asked(self) -> Json | None:
        """The prompt without its deadline, which moves with the time that passes."""
        return self.prompt and {**self.prompt, "deadline": None}

    @property
    def must(self) -> bool:
        """Does the game wait for this viewer?"""
        return self.prompt is not None and self.prompt["must"]

    @property
    def over(self) -> bool:
        """Is the game over, with the seed shown?"""
        return bool(self.table) and self.table["status"] == "over"

    async def play_on(self, most: int = 10_000) -> int:
        """Play the first legal action whenever the game waits, until it is over."""
        for played in range(most):
            await self.until(lambda: self.must or self.over)
            if self.over:
                return played
            assert self.prompt is not None
            seen = self.version
            answer = await self.act(self.prompt["legal"][-1])
            if answer["type"] == "accepted":
                await self.until(lambda: self.version >= answer["version"])  # noqa: B023
            else:  # somebody interrupted
                assert answer["code"] == "stale-decision", answer
                await self.until(lambda: self.version > seen)  # noqa: B023
        return most
