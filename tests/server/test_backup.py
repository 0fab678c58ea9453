"""`hinterzimmer backup` and `restore`, beside a server that runs and one that does not."""

import resource
import shutil
import signal
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from cli.kit import run
from server.kit import Browser, Process, Viewer

from hinterzimmer.server.database import Database
from hinterzimmer.server.operations.backup import BackupError, back_up, restore
from hinterzimmer.server.settings import Settings


async def _table(room: Process) -> tuple[Browser, str]:
    anna = await Browser.named(room.url, "Anna")
    return anna, (await anna.table("me", "random", "random"))["table"]


async def _one_action(viewer: Viewer) -> None:
    await viewer.until(lambda: viewer.must)
    assert viewer.prompt is not None
    answer = await viewer.act(viewer.prompt["legal"][-1])
    assert answer["type"] == "accepted", answer
    await viewer.until(lambda: viewer.version >= answer["version"])


async def test_a_backup_of_a_running_room_seats_everybody_elsewhere(
    own_room: Process, tmp_path: Path
) -> None:
    anna, table = await _table(own_room)
    async with anna.watch(table) as viewer:
        await _one_action(viewer)
        told = run("backup", tmp_path / "copy.db", "--data", own_room.data)
        assert (told.returncode, told.stderr) == (0, "")
        assert "holds one table" in told.stdout
        assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
        await _one_action(viewer)
    elsewhere = Process(tmp_path / "other")
    told = run("restore", tmp_path / "copy.db", "--data", elsewhere.data)
    assert (told.returncode, told.stderr) == (0, "")
    elsewhere.start()
    try:
        there = Browser(elsewhere.url)
        there.http.cookies = anna.http.cookies  # the keys came along: the seat is still hers
        assert (await there.get("/api/me"))["name"] == "Anna"
        async with there.watch(table) as viewer:
            await viewer.play_on()
        await there.post("/api/sheets", {"sheet": await there.get(f"/api/tables/{table}/sheet")})
    finally:
        elsewhere.stop()
    with closing(sqlite3.connect(elsewhere.data / "hinterzimmer.db")) as database:
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    assert "backup_notes" not in names


async def test_nothing_is_overwritten_unasked(own_room: Process, tmp_path: Path) -> None:
    await _table(own_room)
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    told = run("backup", copy, "--data", own_room.data)
    assert told.returncode == 2
    assert "--force" in told.stderr
    assert copy.read_text() == "mine"
    assert run("backup", copy, "--data", own_room.data, "--force").returncode == 0
    told = run("restore", copy, "--data", own_room.data, "--force")
    assert told.returncode == 3
    assert "Stop it first" in told.stderr
    own_room.stop()
    told = run("restore", copy, "--data", own_room.data)
    assert told.returncode == 2
    assert "--force" in told.stderr
    before = (own_room.data / "cookie-keys").read_text()
    assert run("restore", copy, "--data", own_room.data, "--force").returncode == 0
    assert (own_room.data / "hinterzimmer.db.replaced").exists()
    assert (own_room.data / "cookie-keys").read_text() == before
    assert not list(tmp_path.rglob("*.part"))


async def test_what_is_broken_is_not_put_back(own_room: Process, tmp_path: Path) -> None:
    await _table(own_room)
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", own_room.data).returncode == 0
    own_room.stop()
    bad = {name: tmp_path / f"{name}.db" for name in ("text", "cut", "holes", "orphan", "newer")}
    for path in bad.values():
        shutil.copy(copy, path)
    whole = copy.read_bytes()
    bad["text"].write_text("this is no database")
    bad["cut"].write_bytes(whole[: len(whole) // 2])
    bad["holes"].write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    for name, change in (
        ("orphan", "UPDATE seats SET table_id = 'nothing'"),
        ("newer", "UPDATE alembic_version SET version_num = '9999'"),
    ):
        with closing(sqlite3.connect(bad[name])) as database, database:
            database.execute(change)
    here = own_room.data / "hinterzimmer.db"
    before = here.read_bytes()
    for path in bad.values():
        told = run("restore", path, "--data", own_room.data, "--force")
        assert told.returncode == 1, (path, told.stderr)
        assert "Nothing was changed" in told.stderr
        assert here.read_bytes() == before
    assert run("restore", tmp_path / "none.db", "--data", own_room.data).returncode == 3


def test_where_there_is_nothing_to_copy(tmp_path: Path) -> None:
    told = run("backup", tmp_path / "copy.db", "--data", tmp_path)
    assert told.returncode == 3
    assert "no database" in told.stderr
    told = run("backup", tmp_path / "copy.db", HINTERZIMMER_DATABASE="postgresql+psycopg://x/y")
    assert told.returncode == 2
    assert not (tmp_path / "copy.db").exists()


# The same without a server and without a process


@pytest.fixture
async def empty(tmp_path: Path) -> Settings:
    """A room without tables."""
    settings = Settings(data=tmp_path / "room")
    settings.data.mkdir()
    database = Database(settings.database_url)
    await database.migrate()
    await database.close()
    (settings.data / "cookie-keys").write_text("k" * 40 + "\n")
    (settings.data / "lock").touch()
    return settings


@pytest.mark.parametrize("name", ["hinterzimmer.db", "hinterzimmer.db-wal", "cookie-keys", "lock"])
async def test_the_rooms_own_files_are_never_replaced(empty: Settings, name: str) -> None:
    file = empty.data / name
    before = file.read_bytes() if file.exists() else None
    with pytest.raises(BackupError) as caught:
        back_up(empty, empty.data / ".." / "room" / name, force=True)
    assert caught.value.code == "own-file"
    assert (file.read_bytes() if file.exists() else None) == before


async def test_what_was_replaced_is_never_lost(empty: Settings, tmp_path: Path) -> None:
    copy, here = tmp_path / "copy.db", empty.data / "hinterzimmer.db"
    back_up(empty, copy)
    for mark in (1, 2, 3):
        with closing(sqlite3.connect(here)) as database:
            database.execute(f"PRAGMA user_version = {mark}")
        restore(empty, copy, force=True)
    for mark, ending in ((1, ""), (2, ".2"), (3, ".3")):
        with closing(sqlite3.connect(f"{here}.replaced{ending}")) as database:
            assert database.execute("PRAGMA user_version").fetchone() == (mark,)


async def test_every_byte_may_be_broken(empty: Settings, tmp_path: Path) -> None:
    """Also the names of tables, which are then no text."""
    copy = tmp_path / "copy.db"
    back_up(empty, copy)
    whole = copy.read_bytes()
    before = (empty.data / "hinterzimmer.db").read_bytes()
    place = whole.index(b"ix_", 100)
    copy.write_bytes(whole[:place] + b"\x8a\xff" + whole[place + 2 :])
    with pytest.raises(BackupError) as caught:
        restore(empty, copy, force=True)
    assert caught.value.code == "broken-backup"
    assert (empty.data / "hinterzimmer.db").read_bytes() == before


@pytest.fixture
def no_room() -> Iterator[None]:
    """No file of this process may grow beyond 40 kB."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, old[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, old)
    signal.signal(signal.SIGXFSZ, handler)


async def test_no_room_for_the_copy(empty: Settings, tmp_path: Path, no_room: None) -> None:
    before = (empty.data / "hinterzimmer.db").read_bytes()
    with pytest.raises(BackupError) as caught:
        back_up(empty, tmp_path / "copy.db")
    assert caught.value.code == "cannot-copy"
    assert caught.value.params["file"] == str(tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["room"]
    assert (empty.data / "hinterzimmer.db").read_bytes() == before
