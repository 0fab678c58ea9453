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
from server.test_playing import one_action

from hinterzimmer.engine.errors import SheetError
from hinterzimmer.games import catalogue
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.sheet import verify

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
    assert {path.name for path in FILES} >= {f"{name}.json.gz" for name in catalogue.names()}


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


def change_rules(room: Process, table: str, version: int) -> None:
    """As if the table had been started by another release."""
    with sqlite3.connect(room.data / "hinterzimmer.db") as database:
        changed = "UPDATE tables SET rules_version = ? WHERE id = ?"
        database.execute(changed, (version, table))
    database.close()


async def test_a_table_of_other_rules_is_refused_in_words(own_room: Process) -> None:
    """It is neither lost nor played wrongly; all other tables go on."""
    people = await guests(own_room.url, 2)
    tables = [await start_table(people, manners={"speed": "slow"}) for _ in range(2)]
    assert own_room.stop() == 0
    change_rules(own_room, tables[0], 999)
    own_room.start()
    async with people[0].watch(tables[0]) as viewer:
        await viewer.until(lambda: viewer.closed is not None)
        assert viewer.frames[-1]["code"] == "unknown-rules"
        assert viewer.frames[-1]["params"]["rules"] == 999
    for path in ("replay", "sheet"):
        answer = await people[0].http.get(f"/api/tables/{tables[0]}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unknown-rules")
    shown = await people[0].get(f"/api/tables/{tables[0]}")
    assert (shown["status"], shown["rules_version"], shown["seed"]) == ("playing", 999, None)
    assert [t["table"]["id"] for t in await people[0].get("/api/tables")]
    async with people[0].watch(tables[1]) as viewer:
        await viewer.ready()
        assert viewer.view is not None
    refused = await people[0].http.post(f"/api/tables/{tables[1]}/end")
    assert (refused.status_code, refused.json()["code"]) == (409, "rules-known")


async def test_a_table_of_other_rules_is_ended_and_taken_along(own_room: Process) -> None:
    """Its sheet is what was written; the release that knows its rules can verify it."""
    people = await guests(own_room.url, 3)
    table = await start_table(people[:2], game="chicago", manners={"speed": "slow"})
    async with people[0].watch(table) as a, people[1].watch(table) as b:
        for _ in range(5):
            await one_action(a, b)
    assert own_room.stop() == 0
    change_rules(own_room, table, 999)
    own_room.start()
    stranger = await people[2].http.post(f"/api/tables/{table}/end")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not-a-member")
    for _ in range(2):
        ended = await people[1].post(f"/api/tables/{table}/end")
        assert (ended["status"], ended["abandoned"], ended["returns"]) == ("over", True, None)
    sheet = await people[0].get(f"/api/tables/{table}/sheet")
    assert (sheet["rules"], sheet["bare"], sheet["result"]) == (999, True, None)
    assert len(sheet["actions"]) == 5
    with pytest.raises(SheetError, match="version 999"):
        verify(sheet)
    assert len(verify({**sheet, "rules": game_type(sheet["game"]).rules_version}).entries) == 6
    sheet["actions"][2]["seat"] ^= 1
    with pytest.raises(SheetError, match="action 3"):
        verify({**sheet, "rules": game_type(sheet["game"]).rules_version})
