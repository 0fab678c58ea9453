"""A client as `docs/protocol.md` wants it, over a line that may fail in every way.

It follows versions, asks again where one is missing, and sends a command until it is
answered, also over the next line. It keeps all that it was sent, for others to judge.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Self

from hard.sizes import size
from server.kit import Browser, Json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOOK = 0.1
"""Seconds between looks for what has gone unanswered."""

ASK_AGAIN = 1.0
SNAPSHOT_WITHIN = 2.0
PING_EVERY = 0.5
PATIENCE = size(20, 180)
KEPT_TALK = 200

NAMES = itertools.count(1)


class Client:
    """One viewer of one table; `async with` keeps its line up."""

    def __init__(self, browser: Browser, table: str, url: str | None = None) -> None:
        self.browser = browser
        self.table_id = table
        self.url = (url or browser.url).replace("http", "ws", 1)
        self.version = 0
        self.table: Json = {}
        self.you: Json = {}
        self.view: Json | None = None
        self.prompt: Json | None = None
        self.events: list[Json] = []
        self.talk: list[Json] = []
        self.heard = 0
        self.answers: dict[str, list[Json]] = {}
        self.sent: dict[str, Json] = {}
        self.texts: list[str] = []
        self.seen: list[tuple[int, Json, list[Json] | None, int]] = []
        self.lines = 0
        self._outbox: dict[str, float] = {}
        self._line: ClientConnection | None = None
        self._awaits = 0.0  # since when a snapshot is due; 0: none is
        self._is_first = False
        self._pinged = 0.0
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self.fault: BaseException | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_up())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self.fault is not None:
            raise self.fault

    # The line

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._one_line()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(LOOK)
            except asyncio.CancelledError:
                raise
            except BaseException as fault:  # an assertion: whoever waits is to see it
                async with self._news:
                    self.fault = fault
                    self._news.notify_all()
                return
            finally:
                self._line = None

    async def _one_line(self) -> None:
        address = f"{self.url}/api/tables/{self.table_id}/socket?have={self.version}"
        cookie = self.browser.cookie()
        async with connect(
            address, additional_headers={"Cookie": cookie} if cookie else {},
            open_timeout=10, close_timeout=1, ping_interval=None,
        ) as line:  # fmt: skip
            self.lines += 1
            self._line, self._awaits, self._is_first = line, time.monotonic(), True
            for name in self._outbox:
                await self._write(name)
            while True:
                text = await self._next(line)
                if text is not None:
                    async with self._news:
                        await self._take(text)
                        self._news.notify_all()
                await self._nurse(line)

    @staticmethod
    async def _next(line: ClientConnection) -> str | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                text = await line.recv()
                assert isinstance(text, str)
                return text
        return None

    async def _nurse(self, line: ClientConnection) -> None:
        now = time.monotonic()
        if self._awaits and now - self._awaits > SNAPSHOT_WITHIN:
            raise TimeoutError  # a line that says nothing is no line
        for name, at in list(self._outbox.items()):
            if now - at > ASK_AGAIN:
                await self._write(name)
        if now - self._pinged > PING_EVERY:
            self._pinged = now
            await line.send('{"type":"ping"}')

    async def cut(self) -> None:
        """The line breaks."""
        if self._line is not None:
            await self._line.close()

    async def send(self, text: str) -> None:
        """Send a frame as it is, over the line that there is."""
        assert self._line is not None
        await self._line.send(text)

    async def _write(self, name: str) -> None:
        self._outbox[name] = time.monotonic()
        if self._line is not None:
            await self._line.send(json.dumps(self.sent[name]))

    # What comes

    async def _take(self, text: str) -> None:
        self.texts.append(text)
        frame = json.loads(text)
        kind = frame["type"]
        if kind == "snapshot":
            self._take_snapshot(frame)
        elif kind in ("update", "table"):
            if await self._follows(frame["version"], self.version):
                self.version = frame["version"]
                self._take_step(frame)
        elif kind == "talked":
            if await self._follows(frame["number"], self.heard):
                self.heard = frame["number"]
                self.talk = [*self.talk, frame["line"]][-KEPT_TALK:]
        elif kind in ("accepted", "refused"):
            self.answers.setdefault(frame["id"], []).append(frame)
            self._outbox.pop(frame["id"], None)
        elif kind == "pong" and self._lacks(frame):
            await self.resync()

    def _lacks(self, pong: Json) -> bool:
        return bool(pong["version"] > self.version or pong["heard"] > self.heard)

    async def _follows(self, number: int, have: int) -> bool:
        if self._awaits or number <= have:
            return False
        if number > have + 1:
            await self.resync()
        return number == have + 1

    async def resync(self) -> None:
        """Something is missing."""
        if not self._awaits and self._line is not None:
            self._awaits = time.monotonic()
            with contextlib.suppress(OSError, WebSocketException):  # the next line asks anyway
                await self._line.send(json.dumps({"type": "resync", "have": self.version}))

    def _take_snapshot(self, frame: Json) -> None:
        is_late = frame["version"] < self.version or frame["heard"] < self.heard
        if is_late and not self._is_first and frame["you"] == self.you:
            return
        self._is_first, self._awaits = False, 0.0
        self.version, self.table, self.you = frame["version"], frame["table"], frame["you"]
        self.view, self.prompt = frame["view"], frame["prompt"]
        self.talk, self.heard = frame["talk"], frame["heard"]
        if frame["since"] == 0:
            self.events = []
        known = {event["number"] for event in self.events}
        self.events += [event for event in frame["events"] if event["number"] not in known]
        self._note(self.table["actions"])

    def _take_step(self, frame: Json) -> None:
        if frame["type"] == "update":
            self.view, self.prompt = frame["view"], frame["prompt"]
            self.events += frame["events"]
            moved = ("waiting", "actions", "rooms")
            self.table = {**self.table, **{key: frame[key] for key in moved}}
            self._note(frame["actions"])
        elif frame["type"] == "table":
            self.table, self.you, self.prompt = frame["table"], frame["you"], frame["prompt"]

    def _note(self, actions: int) -> None:
        if self.view is not None:
            legal = None if self.prompt is None else self.prompt["legal"]
            self.seen.append((actions, self.view, legal, len(self.events)))

    # What goes

    async def order(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer, however long that takes."""
        name = f"hard-{next(NAMES)}-{secrets.token_hex(4)}"
        self.sent[name] = {"type": kind, "id": name, **fields}
        self._outbox[name] = 0.0
        with contextlib.suppress(OSError, WebSocketException):
            await self._write(name)
        await self.until(lambda: name in self.answers)
        return self.answers[name][0]

    async def repeat(self, name: str) -> None:
        """Send a command once more, whatever it was answered."""
        await self._write(name)
        self._outbox.pop(name)

    async def act(self, action: Json) -> Json:
        """Play."""
        decision = self.prompt["decision"] if self.prompt else None
        return await self.order("act", action=action, decision=decision)

    async def ready(self) -> None:
        """Wait for the first snapshot."""
        await self.until(lambda: bool(self.table))

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something holds."""

        def met() -> bool:
            return self.fault is not None or condition()

        async with self._news:
            await asyncio.wait_for(self._news.wait_for(met), patience)
        if self.fault is not None:
            raise self.fault

    # What it is

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.table) and self.table["status"] == "over"

    @property
    def legal(self) -> list[Json]:
        """What may be done now."""
        return self.prompt["legal"] if self.prompt else []

    @property
    def must(self) -> bool:
        """Does the game wait for this viewer?"""
        return self.prompt is not None and bool(self.prompt["must"])

    @property
    def rests(self) -> bool:
        """Has this viewer still to say go on?"""
        rest = self.table.get("break_")
        return rest is not None and self.you["seat"] in rest["waiting"]

    @property
    def screen(self) -> Json:
        """All that is shown, without what moves with the time or has no version."""
        seats = [{**seat, "connected": None} for seat in self.table.get("seats", [])]
        moving = {"clocks": None, "break_": bool(self.table.get("break_")), "vote": None}
        return {
            "version": self.version,
            "table": {**self.table, "seats": seats, **moving},
            "you": self.you,
            "view": self.view,
            "prompt": self.prompt and {**self.prompt, "deadline": None},
            "events": self.events,
            "talk": self.talk,
        }
