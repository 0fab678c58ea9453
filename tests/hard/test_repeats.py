"""Each command one to five times, at once, over two lines: one effect, one answer.

Fault 6 of the README's table.
"""

import asyncio
import itertools
import json
import random
import secrets

import pytest
from hard.client import Client
from hard.company import game_on_disk, guests, start_table
from server.kit import Json, Process


async def repeated(lines: list[Client], order: Json, times: int) -> list[Json]:
    """Send it so many times over all lines without waiting; the answers to these."""
    name = order["id"]
    before = [len(line.answers.get(name, [])) for line in lines]
    turns = list(itertools.islice(itertools.cycle(range(len(lines))), times))
    await asyncio.gather(*(lines[turn].send(json.dumps(order)) for turn in turns))
    for n, line in enumerate(lines):
        due = before[n] + turns.count(n)
        await line.until(lambda: len(line.answers.get(name, [])) >= due)  # noqa: B023
    return [
        answer for n, line in enumerate(lines) for answer in line.answers.get(name, [])[before[n] :]
    ]


def order_of(line: Client, action: Json) -> Json:
    """A command as a client makes it."""
    assert line.prompt is not None
    name = f"again-{secrets.token_hex(8)}"
    if action["do"] == "undo":
        return {"type": "undo", "id": name}
    return {
        "type": "act", "id": name, "action": action, "decision": line.prompt["decision"],
    }  # fmt: skip


def choices(line: Client) -> list[Json]:
    """What may be done, taking back included."""
    undo = [{"do": "undo"}] if line.prompt is not None and line.prompt["undo"] else []
    return [*(line.legal if line.must else []), *undo]


@pytest.mark.parametrize("game", ["backroom", "chicago"])
async def test_five_times_is_once(hard_room: Process, luck: random.Random, game: str) -> None:
    """In both games, so that bids, passes, calls, undo, throws of dice are all among them."""
    people = await guests(hard_room.url, 2)
    done: set[str] = set()
    table = await start_table(people, game=game, manners={"speed": "slow"})
    async with (
        Client(people[0], table) as a, Client(people[0], table) as a2,
        Client(people[1], table) as b, Client(people[1], table) as b2,
    ):  # fmt: skip
        everybody = (a, a2, b, b2)
        await asyncio.gather(*(client.ready() for client in everybody))
        for turn in range(24):
            if a.over:
                break
            lines = [a, a2] if choices(a) else [b, b2]
            action = luck.choice(choices(lines[0]))
            if "undo" not in done:
                action = choices(lines[0])[-1]  # where there is one, it is the last
            actions, version = a.table["actions"], lines[0].version
            order = order_of(lines[0], action)
            times = 1 + turn % 5
            answers = await repeated(lines, order, times)
            accepted = {"type": "accepted", "id": order["id"], "version": version + 1}
            assert answers == [accepted] * times
            assert await repeated(lines[:1], order, 1) == answers[:1]
            for client in everybody:
                await client.until(lambda: client.version > version)  # noqa: B023
                await client.until(lambda: client.table["actions"] == actions + 1)  # noqa: B023
            done.add(action["do"])
        played = len(game_on_disk(hard_room.data, table)["actions"])
        assert played == a.table["actions"]
    assert done >= ({"call", "open", "undo"} if game == "backroom" else {"throw"})
