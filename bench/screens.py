"""Scripted players for the server's bench: a WebSocket client with as little cost as can be.

What the client spends is taken from the same processor as the server, so that a frame is
parsed by hand, and only the fields that a player needs are decoded.
"""

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

TEXT, PING, PONG = 0x1, 0x9, 0xA


class Prompt(Struct):
    """What a seat is asked."""

    decision: int
    must: bool
    legal: list[msgspec.Raw]


class Shown(Struct):
    """The part of a table that tells when the game is over."""

    status: str


class Frame(Struct):
    """A message of the server, or of the echo."""

    type: str
    version: int = 0
    prompt: Prompt | None = None
    table: Shown | None = None
    code: str = ""


decode = msgspec.json.Decoder(Frame).decode


class Screen(asyncio.Protocol):
    """One socket. told: called with each text that comes."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{cookie}\r\n"
        ).encode()
        self._buffer = bytearray()
        self._open = False
        self._early: list[bytes] = []
        self.told: Callable[[bytes], None] = self._early.append
        self.transport: asyncio.Transport | None = None
        self.bytes = 0
        self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take every whole frame out of what came."""
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0] + b" ", head
            self._open, self._buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.bytes += len(payload)
                self.messages += 1
                self.told(payload)
            elif opcode == PING:
                self._send(PONG, payload)

    def listen(self, told: Callable[[bytes], None]) -> None:
        """Pass each text on, also those that have come already."""
        self.told = told
        for text in self._early:
            told(text)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        payload, opcode = bytes(buffer[start : start + length]), buffer[0] & 0xF
        del buffer[: start + length]
        return opcode, payload

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # masked, as clients have to, with the key that changes nothing
        self.transport.write(bytes([0x80 | opcode]) + length + bytes(4) + payload)


@dataclass(eq=False)
class Party:
    """Four players at one table: whoever has to act acts when told to `go`."""

    screens: list[Screen]
    name: str
    luck: random.Random
    finished: Callable[["Party", float], None]
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False
    sent: int = 0
    began: float = 0.0
    _version: int = 0
    _seen: int = 0
    _snapshots: int = 0
    _next: tuple[Screen, Prompt] | None = None

    def __post_init__(self) -> None:
        for screen in self.screens:
            screen.listen(self._listener(screen))

    def _listener(self, screen: Screen) -> Callable[[bytes], None]:
        def told(text: bytes) -> None:
            frame = decode(text)
            if frame.table is not None and frame.table.status == "over":
                self.over = True
            if frame.prompt is not None and frame.prompt.must and frame.prompt.legal:
                self._next = screen, frame.prompt
            if frame.type == "update":
                self._count()
            elif frame.type == "snapshot":
                self._snapshots += 1
                if self._snapshots == len(self.screens):
                    self.ready.set()
            elif frame.type in ("refused", "fault"):
                raise AssertionError(text)

        return told

    def _count(self) -> None:
        self._seen += 1
        if self._seen == len(self.screens):
            self.finished(self, time.perf_counter() - self.began)

    def go(self, since: float | None = None) -> bool:
        """Send the next command; False where nobody has to act. since: when it was due."""
        if self._next is None or self.over:
            return False
        screen, prompt = self._next
        self._next, self._seen = None, 0
        self.sent += 1
        action = bytes(self.luck.choice(prompt.legal)).decode()
        command = (
            f'{{"type":"act","id":"{self.name}-{self.sent:06}","action":{action},'
            f'"decision":{prompt.decision}}}'
        )
        self.began = time.perf_counter() if since is None else since
        screen.send(command.encode())
        return True

    def close(self) -> None:
        """Hang up."""
        for screen in self.screens:
            if screen.transport is not None:
                screen.transport.close()
