"""Disks that are full or cannot be written, and a database that somebody else holds.

What cannot be saved is refused as `storage` and changes nothing; when the trouble ends, the
same command passes; no table is half-written.
"""

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from hard.client import Client
from hard.company import check_answers, game_on_disk, guests, rows, start_table
from hard.judging import judged, shown
from hard.test_restarts import all_at, seated
from server.kit import Browser, Json, Process, Viewer

BIG_NAME = "x" * 24


def check_database(data: Path) -> None:
    """Whole, and no table without its seats, no action without its table."""
    assert rows(data, "PRAGMA integrity_check") == [("ok",)]
    assert rows(data, "PRAGMA foreign_key_check") == []
    halves = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM seats)"
    assert rows(data, halves) == []
    unequal = (
        "SELECT id FROM tables WHERE actions != "
        "(SELECT count(*) FROM actions WHERE table_id = tables.id)"
    )
    assert rows(data, unequal) == []


async def refused_everything(mover: Client, browser: Browser) -> Json:
    """While nothing can be written: clear words for commands and requests; who is right away
    is answered. The refusal of the command.
    """
    view = mover.view
    refusal = await mover.act(mover.legal[0])
    assert (refusal["type"], refusal["code"]) == ("refused", "storage"), refusal
    answer = await browser.http.post("/api/tables", json={
        "game": "backroom", "pace": 0,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    })  # fmt: skip
    assert (answer.status_code, answer.json()["code"]) == (503, "storage"), answer.text
    assert "Traceback" not in answer.text
    assert mover.view == view
    read = await browser.http.get(f"/api/tables/{mover.table_id}")
    assert read.status_code == 200
    return refusal


async def goes_on(room: Process, table: str, clients: list[Client], refused: str) -> None:
    """The refused command passes now, once, and the game goes on to fit the judge's."""
    mover = next(client for client in clients if refused in client.sent)
    before = len(mover.answers[refused])
    await mover.repeat(refused)
    await mover.until(lambda: len(mover.answers[refused]) > before)
    await all_at(clients, mover.answers[refused][-1])
    for _ in range(3):
        mover = next(client for client in clients if client.must)
        await all_at(clients, await mover.act(mover.legal[0]))
    game = game_on_disk(room.data, table)
    assert check_answers(game, *clients) == len(game["actions"]) == 4
    assert judged([(game, [shown(client) for client in clients])]) > 0
    check_database(room.data)
    assert "Traceback" not in room.log.read_text()


@contextlib.asynccontextmanager
async def game_of_two(room: Process) -> AsyncIterator[tuple[str, list[Browser], list[Client]]]:
    """A game that has just begun."""
    people = await guests(room.url, 2)
    table = await start_table(people, preset="quiet", manners={"speed": "slow"})
    async with seated(room, table, people) as clients:
        yield table, people, clients


def _process_id(room: Process) -> int:
    assert room._process is not None
    return room._process.pid


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux has it")
async def test_files_that_may_not_grow(own_room: Process) -> None:
    """Every write of the server process fails, as on a disk that takes nothing."""
    async with game_of_two(own_room) as (table, people, clients):
        mover = next(client for client in clients if client.must)
        pid = _process_id(own_room)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        refusal = await refused_everything(mover, people[0])
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await goes_on(own_room, table, clients, refusal["id"])


async def caught_up(viewer: Viewer, version: int) -> None:
    await viewer.until(lambda: viewer.version >= version)


async def bots_turn(viewer: Viewer) -> None:
    """Play until the game waits for the bot, which thinks a while."""

    def waits_for_bot() -> bool:
        return not viewer.must and viewer.table["break_"] is None

    await viewer.until(lambda: viewer.prompt is not None)
    while not waits_for_bot():
        await viewer.until(lambda: viewer.must or waits_for_bot())
        if viewer.must:
            assert viewer.prompt is not None
            answer = await viewer.act(viewer.prompt["legal"][-1])
            await caught_up(viewer, answer["version"])
        await asyncio.sleep(0.3)  # a round that is over is told of a moment later


@pytest.mark.soak
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux has it")
async def test_a_bot_waits_for_a_disk_that_takes_nothing(own_room: Process) -> None:
    """Its move is not lost and nobody has to wake it."""
    anna = await Browser.named(own_room.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "chicago", "pace": 3, "seats": seats}
    table = (await anna.post("/api/tables", body, 201))["table"]
    async with anna.watch(table) as viewer:
        await bots_turn(viewer)
        pid = _process_id(own_room)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        before = rows(own_room.data, "SELECT actions FROM tables")
        await asyncio.sleep(5)
        assert rows(own_room.data, "SELECT actions FROM tables") == before
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await caught_up(viewer, viewer.version + 1)
    check_database(own_room.data)
    assert "Traceback" not in own_room.log.read_text()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", *options], capture_output=True
    ).returncode == 0  # fmt: skip
    if not mounted:
        pytest.skip("this user may not mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


async def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    """Really full: not one byte more. When somebody makes room, it goes on."""
    room = Process(small_disk / "data")
    room.log = tmp_path / "log.txt"
    room.start()
    try:
        async with game_of_two(room) as (table, people, clients):
            mover = next(client for client in clients if client.must)
            ballast = small_disk / "ballast"
            with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(b"\0" * 1024)
            # what the log of the database has room for still passes; then nothing does
            async with httpx.AsyncClient(
                base_url=room.url, headers={"X-Hinterzimmer": "1"}, timeout=20
            ) as http:
                for _ in range(500):
                    http.cookies.clear()
                    answer = await http.post("/api/me", json={"name": BIG_NAME})
                    if answer.status_code != 200:
                        break
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            refusal = await refused_everything(mover, people[0])
            ballast.unlink()
            await goes_on(room, table, clients, refusal["id"])
    finally:
        room.kill()


async def test_a_database_that_somebody_else_holds(own_room: Process) -> None:
    async with game_of_two(own_room) as (table, people, clients):
        mover = next(client for client in clients if client.must)
        holder = sqlite3.connect(own_room.data / "hinterzimmer.db", isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        refusal = await refused_everything(mover, people[0])
        holder.execute("ROLLBACK")
        holder.close()
        await goes_on(own_room, table, clients, refusal["id"])


async def test_a_kill_while_the_disk_takes_nothing(own_room: Process) -> None:
    """Nothing of the refused command is there after it."""
    async with game_of_two(own_room) as (table, people, clients):
        mover = next(client for client in clients if client.must)
        resource.prlimit(_process_id(own_room), resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        refusal = await refused_everything(mover, people[0])
        lines = mover.lines
        await asyncio.to_thread(own_room.kill)
        check_database(own_room.data)
        await asyncio.to_thread(own_room.start)
        await mover.until(lambda: mover.lines > lines)
        await goes_on(own_room, table, clients, refusal["id"])


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    """At the start: a clear sentence and an exit code, no traceback, nothing changed."""
    room = Process(tmp_path / "data").start()
    assert room.stop() == 0
    file = room.data / "hinterzimmer.db"
    before = file.read_bytes()
    url = f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"
    readonly = Process(room.data, database=url)
    with pytest.raises(AssertionError, match="did not start"):
        readonly.start()
    said = readonly.log.read_text()
    assert "Traceback" not in said, said
    assert "readonly" in said
    assert file.read_bytes() == before
    assert room.start().stop() == 0
