"""How much one server process carries, beside a bare echo in the same run.

    python bench/server.py            # print
    python bench/server.py --append   # and add to bench/results.md

200 tables of 4 sockets each. *Throughput*: each table's next command goes out when all four
screens show the last. *At a rate*: commands are due at fixed moments spread over the tables,
and the time counts from when one was due, also where it had to wait. A command is done when
every screen of its table has shown it; before that it was written to the disk. Server and
scripted players share the machine.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import httpx
from cold import cold_loads, longest_game, put_down
from machine import RESULTS, ROOT, commit, machine
from screens import Party, Screen

SEATS = 4
ECHO = Path(__file__).with_name("echo.py")


@dataclass
class Measured:
    """Commands that all screens have shown, and how long each took, in seconds."""

    seconds: float
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Commands a second."""
        return len(self.waits) / self.seconds

    def percentile(self, share: float) -> float:
        """The wait, in milliseconds, that this share of the commands did not exceed."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))] * 1000


class Host(Protocol):
    """Where parties come from."""

    async def party(self, finished: Callable[[Party, float], None]) -> Party:
        """Four screens at a table of their own, ready to play."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _connected(port: int, path: str, cookie: str) -> Screen:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, screen = await loop.create_connection(lambda: Screen(host, path, cookie), "127.0.0.1", port)
    return screen


class EchoHost:
    """The bare echo."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._made = 0

    async def party(self, finished: Callable[[Party, float], None]) -> Party:
        self._made += 1
        path = f"/{self._made}"
        screens = [await _connected(self.port, path, "") for _ in range(SEATS)]
        party = Party(screens, f"echo{self._made}", random.Random(self._made), finished)
        await asyncio.wait_for(party.ready.wait(), 30)
        return party


class RoomHost:
    """Tables of the real server: four guests sit at all of them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._made = 0
        self._guests: list[httpx.AsyncClient] = []

    async def open(self) -> None:
        """Four guests say their names."""
        for name in ("Anna", "Bert", "Carla", "Dino"):
            http = httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{self.port}",
                headers={"X-Hinterzimmer": "1"},
                timeout=300,
            )
            (await http.post("/api/me", json={"name": name})).raise_for_status()
            self._guests.append(http)

    async def close(self) -> None:
        """They leave."""
        for http in self._guests:
            await http.aclose()

    async def table(self) -> str:
        """A game that has begun."""
        host, *others = self._guests
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": "chicago", "seats": seats, "pace": 0, "manners": {"speed": "slow"}}
        made = await host.post("/api/tables", json=wish)
        made.raise_for_status()
        table: str = made.json()["table"]
        links = (await host.get(f"/api/tables/{table}/links")).json()["seats"]
        for guest, link in zip(others, links, strict=True):
            (await guest.post("/api/seats/claim", json={"token": link["token"]})).raise_for_status()
        (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def party(self, finished: Callable[[Party, float], None]) -> Party:
        self._made += 1
        number = self._made
        path = f"/api/tables/{await self.table()}/socket"
        screens = []
        for guest in self._guests:
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            screens.append(await _connected(self.port, path, f"Cookie: {cookie}\r\n"))
        party = Party(screens, f"room{number}", random.Random(number), finished)
        await asyncio.wait_for(party.ready.wait(), 30)
        return party


@dataclass
class Hall:
    """All parties of a measurement. Those whose game is over make room for spare ones."""

    host: Host
    parties: list[Party] = field(default_factory=list)
    spare: list[Party] = field(default_factory=list)
    done: Callable[[Party, float], None] = lambda *_: None

    async def fill(self, tables: int, spare: int) -> None:
        """Have so many tables, and so many in reserve."""
        for wanted, group in ((tables, self.parties), (spare, self.spare)):
            while len(group) < wanted:
                some = min(8, wanted - len(group))
                group += await asyncio.gather(
                    *(self.host.party(lambda p, t: self.done(p, t)) for _ in range(some))
                )
        gc.freeze()  # no pause of the players' own is counted against a server

    def at(self, place: int) -> Party:
        """The party at a table, or a spare one where its game is over."""
        party = self.parties[place]
        if party.over:
            if not self.spare:
                raise RuntimeError("more games ended than there are spare tables: use --spare")
            party.close()
            self.parties[place] = party = self.spare.pop()
        return party

    async def flat_out(self, seconds: float, warm: float = 1.0) -> Measured:
        """Every table as fast as its screens allow. The first moments do not count."""
        measured, loop = Measured(seconds), asyncio.get_running_loop()
        began = time.perf_counter() + warm
        until = began + seconds

        def again(place: int) -> None:
            party = self.at(place)
            # the end of a game arrives right after its last action
            if not party.go() and time.perf_counter() < until:
                loop.call_later(0.005, again, place)

        def done(party: Party, wait: float) -> None:
            now = time.perf_counter()
            if began <= now < until:
                measured.waits.append(wait)
            if now < until:
                loop.call_soon(again, self.parties.index(party))

        self.done = done
        for place in range(len(self.parties)):
            again(place)
        await asyncio.sleep(warm + seconds + 0.5)
        return measured

    async def at_rate(self, rate: float, seconds: float) -> Measured:
        """So many commands a second, each table in its turn."""
        measured = Measured(seconds)
        late: dict[Party, list[float]] = {}

        def done(party: Party, wait: float) -> None:
            measured.waits.append(wait)
            if late.get(party):
                party.go(late[party].pop(0))

        self.done = done
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            party = self.at(number % len(self.parties))
            if not party.go(due) and not party.over:
                late.setdefault(party, []).append(due)
        await asyncio.sleep(1.0)
        return measured

    def message_size(self) -> float:
        """Bytes of a message, on average."""
        screens = [screen for party in self.parties for screen in party.screens]
        return sum(s.bytes for s in screens) / max(1, sum(s.messages for s in screens))

    def close(self) -> None:
        """Hang up."""
        for party in self.parties + self.spare:
            party.close()


def memory(process: int, line: str = "VmRSS") -> float:
    """Megabytes that a process holds (Linux); `VmHWM`: at most so far."""
    status = Path(f"/proc/{process}/status").read_text()
    found = next(text for text in status.splitlines() if text.startswith(line))
    return int(found.split()[1]) / 1024


def processor(process: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return ticks / float(os.sysconf("SC_CLK_TCK"))


@contextlib.asynccontextmanager
async def started(
    command: list[str], port: int, environment: dict[str, str]
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A process that answers on its port."""
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL
    )
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{port}/health")
                    break
                await asyncio.sleep(0.1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextlib.asynccontextmanager
async def a_room(data: Path) -> AsyncIterator[tuple[RoomHost, int]]:
    """The real server on a data folder; its port's host and its process."""
    port = free_port()
    settings = {"DATA": str(data), "PORT": str(port), "RATE": "0", "LOG": "warning"}
    environment = {f"HINTERZIMMER_{name}": value for name, value in settings.items()}
    program = [sys.executable, "-m", "hinterzimmer"]
    subprocess.run([*program, "warm"], check=True, stdout=subprocess.DEVNULL)
    command = [*program, "serve"]
    async with started(command, port, environment) as process:
        host = RoomHost(port)
        await host.open()
        await host.table()  # compiled rules are loaded
        yield host, process.pid
        await host.close()


@contextlib.asynccontextmanager
async def an_echo(size: int) -> AsyncIterator[tuple[EchoHost, int]]:
    """The bare echo."""
    port = free_port()
    command = [sys.executable, str(ECHO), str(port), str(size)]
    async with started(command, port, {}) as process:
        yield EchoHost(port), process.pid


@dataclass
class Side:
    """What was measured of one of the two."""

    name: str
    flat_out: Measured
    work: float
    at_rate: Measured
    memory: float
    size: float

    def row(self, rate: float) -> str:
        """The line in Markdown."""
        return (
            f"| {self.name} | {self.flat_out.rate:.0f} | {self.work * 1e6:.0f} us "
            f"| {self.flat_out.percentile(0.5):.0f} / {self.flat_out.percentile(0.99):.0f} ms "
            f"| {self.at_rate.percentile(0.5):.1f} / {self.at_rate.percentile(0.99):.1f} ms "
            f"| {self.memory:.0f} MB |"
        )


async def measured(name: str, host: Host, process: int, asked: argparse.Namespace) -> Side:
    """Both loads on one of the two."""
    hall = Hall(host)
    await hall.fill(asked.tables, asked.spare if isinstance(host, RoomHost) else 0)
    at_rate = await hall.at_rate(asked.rate, asked.seconds)
    before = processor(process)
    flat_out = await hall.flat_out(asked.seconds)
    work = (processor(process) - before) / max(1, len(flat_out.waits))
    side = Side(name, flat_out, work, at_rate, memory(process), hall.message_size())
    hall.close()
    await asyncio.sleep(0.2)
    return side


async def bench(asked: argparse.Namespace) -> str:
    """Everything, as a report in Markdown."""
    (ROOT / "var").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "var") as folder:
        data = Path(folder)
        async with a_room(data) as (room, process):
            ours = await measured("Hinterzimmer", room, process, asked)
            async with an_echo(round(ours.size)) as (echo, other):
                bare = await measured("bare echo", echo, other, asked)
            sheet = longest_game(200)
            cold = await cold_loads(room.port, put_down(data / "hinterzimmer.db", sheet, 20))
    return report(asked, ours, bare, len(sheet["actions"]), cold)


def report(
    asked: argparse.Namespace, ours: Side, bare: Side, actions: int, cold: list[float]
) -> str:
    """The report in Markdown."""
    packages = ("litestar", "uvicorn", "uvloop", "websockets", "sqlalchemy")
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    return "\n".join(
        [
            f"## Server, {datetime.now(UTC):%Y-%m-%d}, commit {commit()}",
            "",
            f"{machine(*packages)}. {asked.tables} tables of {SEATS} sockets, {asked.seconds:g} s "
            f"each, messages of {ours.size:.0f} bytes; load average before the end: {load}.",
            "",
            "| | commands/s, flat out | processor time each | p50 / p99 flat out "
            f"| p50 / p99 at {asked.rate:g} commands/s | memory |",
            "|---|---|---|---|---|---|",
            ours.row(asked.rate),
            bare.row(asked.rate),
            "",
            f"{ours.flat_out.rate / bare.flat_out.rate:.0%} of the bare echo's throughput, "
            "with every command on disk before it is told.",
            f"Cold load of a game of {actions} actions, over HTTP: "
            f"{statistics.median(cold):.0f} ms (the median of {len(cold)}; "
            f"the slowest {max(cold):.0f} ms).",
            "",
        ]
    )


def main() -> None:
    """Measure, print, and append if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spare", type=int, default=200, help="tables for when games end")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--append", action="store_true", help=f"add to {RESULTS.name}")
    asked = parser.parse_args()
    text = asyncio.run(bench(asked))
    print(text)
    if asked.append:
        with RESULTS.open("a", encoding="utf-8") as results:
            results.write("\n" + text)


if __name__ == "__main__":
    main()
