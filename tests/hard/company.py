"""People at tables, and what they do there."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

from hard.client import Client
from server.kit import Browser, Json

NAMES = ("Anna", "Bert", "Carl", "Dora")
TIP_OFF = {"do": "tip-off"}

RACED = {
    "stale-decision", "illegal-action", "game-over", "table-pauses", "no-break",
    "nothing-to-undo",
}  # fmt: skip
"""What may be answered to a command that somebody else was quicker than."""


async def guests(url: str, count: int) -> list[Browser]:
    """So many people."""
    return [await Browser.named(url, name) for name in NAMES[:count]]


async def open_table(people: list[Browser], *more: str, **wishes: object) -> str:
    """A table of the test game where everybody has a seat, in order; not begun."""
    seats = ["me", *["open"] * (len(people) - 1), *more]
    table: str = (await people[0].table(*seats, **{"game": "backroom", **wishes}))["table"]
    links = await people[0].get(f"/api/tables/{table}/links")
    for person, link in zip(people[1:], links["seats"], strict=True):
        await person.post("/api/seats/claim", {"token": link["token"]})
    return table


async def start_table(people: list[Browser], *more: str, **wishes: object) -> str:
    """A table where the game has begun."""
    table = await open_table(people, *more, **wishes)
    await people[0].post(f"/api/tables/{table}/start")
    return table


async def one_command(client: Client, luck: random.Random) -> Json | None:
    """Whatever a person might do now; None where there is nothing to be done."""
    if client.rests:
        return await client.order("continue")
    if client.prompt is not None and client.prompt["undo"] and luck.random() < 0.3:
        return await client.order("undo")
    if luck.random() < 0.05:
        return await client.order("say", text=f"line {luck.randrange(1000)}")
    wanted = client.legal if client.must else []
    if not client.must and TIP_OFF in client.legal and luck.random() < 0.1:
        wanted = [TIP_OFF]
    if not wanted:
        return None
    answer = await client.act(luck.choice(wanted))
    assert answer["type"] == "accepted" or answer["code"] in RACED, answer
    return answer


async def play(client: Client, luck: random.Random) -> int:
    """Play until the game is over; how many commands it took."""
    done = 0
    while not client.over:
        answer = await one_command(client, luck)
        done += answer is not None
        if answer is None:
            news = len(client.texts)
            await client.until(
                lambda: client.over or client.must or client.rests or len(client.texts) > news  # noqa: B023
            )
        elif answer["type"] == "accepted":
            version = answer["version"]
            await client.until(lambda: client.version >= version)  # noqa: B023
        else:
            await asyncio.sleep(0.02)
    return done


# What is on disk


def rows(data: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    """What the database of a data folder answers."""
    with sqlite3.connect(data / "hinterzimmer.db") as database:
        found = database.execute(query, values).fetchall()
    database.close()
    return found


def game_on_disk(data: Path, table: str) -> Json:
    """A table's game as its rows tell it: what the judge plays again."""
    (row,) = rows(
        data, "SELECT game, options, seed, words, chairs, status FROM tables WHERE id = ?", table
    )
    game, options, seed, words, chairs, status = row
    assert isinstance(seed, bytes)
    actions = rows(
        data,
        "SELECT seat, action, version FROM actions WHERE table_id = ? ORDER BY number",
        table,
    )
    return {
        "game": game,
        "options": json.loads(str(options)),
        "seed": seed.hex(),
        "words": json.loads(str(words)),
        "names": [chair["name"] for chair in json.loads(str(chairs))],
        "status": status,
        "actions": [[seat, json.loads(str(action))] for seat, action, _ in actions],
        "versions": [version for _, _, version in actions],
    }


def check_answers(game: Json, *clients: Client) -> int:
    """Each accepted action is on disk, once; nothing else is. How many there are."""
    by_version = dict(zip(game["versions"], game["actions"], strict=True))
    assert len(by_version) == len(game["actions"])
    found: list[int] = []
    for client in clients:
        for name, answers in client.answers.items():
            order = client.sent[name]
            if order["type"] not in ("act", "undo"):
                continue
            taken = [answer for answer in answers if answer["type"] == "accepted"]
            assert len({answer["version"] for answer in taken}) <= 1, answers
            if taken:
                action = order.get("action", {"do": "undo"})
                assert by_version[taken[0]["version"]] == [client.you["seat"], action]
                found.append(taken[0]["version"])
    assert len(set(found)) == len(found), "one action for two commands"
    return len(found)
