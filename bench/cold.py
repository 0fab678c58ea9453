"""A long game that nobody has asked for since the server began: how soon is it there?"""

import contextlib
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx

from hinterzimmer.play import Game

Row = dict[str, Any]


def longest_game(games: int) -> Row:
    """The sheet of the longest of so many random games."""
    found: Row = {"actions": []}
    luck = random.Random(5)
    for number in range(games):
        game = Game.new("chicago", seats=6, seed=number.to_bytes(32, "big"))
        while not game.over:
            seat = game.waiting[0]
            game.play(luck.choice(game.legal_codes(seat)), seat)
        sheet = game.sheet()
        if len(sheet["actions"]) > len(found["actions"]):
            found = sheet
    return found


def put_down(database: Path, sheet: Row, tables: int) -> list[str]:
    """Write the game into a database, so many times, as the server would have; the tables."""
    names = [f"cold-{number:017}" for number in range(tables)]
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for name in names:
            _insert(connection, "tables", _table(name, sheet))
            for place, chair in enumerate(sheet["seats"]):
                seat = {"table_id": name, "seat": place, "kind": "bot", "name": chair["name"]}
                _insert(connection, "seats", seat)
            for line in sheet["actions"]:
                _insert(connection, "actions", _action(name, line))
    return names


def _table(name: str, sheet: Row) -> Row:
    """The row of a table whose game is over."""
    actions = len(sheet["actions"])
    return {
        "id": name,
        "game": sheet["game"],
        "rules_version": sheet["rules"],
        "options": json.dumps(sheet["options"]),
        "status": "over",
        "seed": bytes.fromhex(sheet["chance"]["seed"]),
        "words": json.dumps(sheet["chance"]["words"]),
        "chairs": json.dumps([{"name": c["name"], "bot": None} for c in sheet["seats"]]),
        "version": actions + 2,
        "started": 1,
        "actions": actions,
        "returns": json.dumps(sheet["result"]),
    }


def _action(table: str, line: Row) -> Row:
    """The row of an action."""
    return {
        "table_id": table,
        "number": line["number"],
        "seat": line["seat"],
        "action": json.dumps(line["action"]),
        "by": "x",
        "version": line["number"] + 1,
    }


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> None:
    """Insert the row, with an empty value in each other column that may not be null."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    empty = {
        name: "null" if kind == "JSON" else 0
        for _, name, kind, not_null, default, _ in columns
        if not_null and default is None
    }
    row = {**empty, **row}
    marks = ", ".join("?" * len(row))
    names = ", ".join(f'"{name}"' for name in row)
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))


async def cold_loads(port: int, tables: list[str]) -> list[float]:
    """Milliseconds of the first request for each of the tables."""
    taken = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for table in tables:
            began = time.perf_counter()
            (await http.get(f"/api/tables/{table}")).raise_for_status()
            taken.append((time.perf_counter() - began) * 1000)
    return taken
