"""Games that were recorded by former releases. Fault 5 of the README's table."""

import gzip
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hard import corpus
from hard.company import guests, start_table
from server.kit import Process

FILES = sorted(corpus.FOLDER.glob("*/*.json.gz"))


def checked(path: Path) -> tuple[str, str]:
    """What the present build says of a file: standard output and error."""
    run = subprocess.run(
        [sys.executable, corpus.__file__, str(path)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    return run.stdout, run.stderr


def test_there_is_a_corpus() -> None:
    assert {path.name for path in FILES} >= {"backroom.json.gz", "chicago.json.gz"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_games_are_the_same_to_the_byte_or_refused(path: Path) -> None:
    said, error = checked(path)
    assert not error, error
    games = json.loads(gzip.decompress(path.read_bytes()))
    assert sum(map(int, said.split())) == len(games)


@pytest.mark.parametrize("wrong", ["action", "digest", "sheet"])
def test_a_game_that_has_changed_is_noticed(tmp_path: Path, wrong: str) -> None:
    source = next(path for path in FILES if path.name == "backroom.json.gz")
    games = json.loads(gzip.decompress(source.read_bytes()))
    game = games[-1]
    if wrong == "action":
        game["actions"].pop()
    elif wrong == "digest":
        game["digests"][1] = "0" * 16
    else:
        game["sheet"]["result"][0] += 1
    path = tmp_path / "changed.json.gz"
    path.write_bytes(gzip.compress(json.dumps(games).encode()))
    said, error = checked(path)
    assert not said
    assert "Error" in error


async def test_a_table_of_other_rules_is_refused_in_words(own_room: Process) -> None:
    """It is neither lost nor played wrongly; all other tables go on."""
    people = await guests(own_room.url, 2)
    tables = [await start_table(people, manners={"speed": "slow"}) for _ in range(2)]
    assert own_room.stop() == 0
    with sqlite3.connect(own_room.data / "hinterzimmer.db") as database:
        database.execute("UPDATE tables SET rules_version = 999 WHERE id = ?", (tables[0],))
    database.close()
    own_room.start()
    async with people[0].watch(tables[0]) as viewer:
        await viewer.until(lambda: viewer.closed is not None)
        assert viewer.frames[-1]["code"] == "unknown-rules"
        assert viewer.frames[-1]["params"]["rules"] == 999
    answer = await people[0].http.get(f"/api/tables/{tables[0]}")
    assert (answer.status_code, answer.json()["code"]) == (409, "unknown-rules")
    assert [t["table"]["id"] for t in await people[0].get("/api/tables")]
    async with people[0].watch(tables[1]) as viewer:
        await viewer.ready()
        assert viewer.view is not None
