"""A line that loses, delays, reorders and repeats frames, and breaks."""

import asyncio
import contextlib
import random
from collections import Counter
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

LOST, REPEATED, DELAYED, CUT = 0.04, 0.05, 0.15, 0.004
LONGEST_DELAY = 0.08

Line = ClientConnection | ServerConnection


class Proxy:
    """A WebSocket proxy before a server. `faults` counts what it did to frames."""

    def __init__(self, upstream: str, luck: random.Random) -> None:
        self._upstream = upstream.replace("http", "ws", 1)
        self._luck = luck
        self._server: Server | None = None
        self.faults: Counter[str] = Counter()

    @property
    def url(self) -> str:
        """Where it listens."""
        assert self._server is not None
        port = next(iter(self._server.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def __aenter__(self) -> Self:
        self._server = await serve(self._relay, "127.0.0.1", 0, ping_interval=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _relay(self, near: ServerConnection) -> None:
        assert near.request is not None
        cookie = near.request.headers.get("Cookie")
        headers = {"Cookie": cookie} if cookie else {}
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                self._upstream + near.request.path, additional_headers=headers,
                ping_interval=None, close_timeout=1,
            ) as far:  # fmt: skip
                pumps = [
                    asyncio.create_task(self._pump(near, far)),
                    asyncio.create_task(self._pump(far, near)),
                ]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, source: Line, sink: Line) -> None:
        late: set[asyncio.Task[None]] = set()
        try:
            async for frame in source:
                if self._happens(CUT, "cut"):
                    return
                if self._happens(LOST, "lost"):
                    continue
                for _ in range(1 + self._happens(REPEATED, "repeated")):
                    if self._happens(DELAYED, "delayed"):
                        late.add(asyncio.create_task(self._later(sink, frame)))
                    else:
                        await sink.send(frame)
        except ConnectionClosed:
            return
        finally:
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _later(self, sink: Line, frame: str | bytes) -> None:
        """Whatever comes meanwhile overtakes it."""
        await asyncio.sleep(self._luck.uniform(0, LONGEST_DELAY))
        with contextlib.suppress(ConnectionClosed):
            await sink.send(frame)

    def _happens(self, chance: float, what: str) -> bool:
        happens = self._luck.random() < chance
        self.faults[what] += happens
        return happens
