"""The server is killed at random moments of play, again and again.

Fault 3 of the README's table. What was acknowledged is there again, once; hands, sealed
choices and the chance to come are the same: every screen that anybody saw, before and after
each kill, fits one and the same game.
"""

import asyncio
import contextlib
import random

import httpx
from hard.client import Client
from hard.company import check_answers, game_on_disk, guests, play, start_table
from hard.judging import judged, shown
from hard.results import record
from hard.sizes import size
from server.kit import Browser, Process

KILLS = size(6, 100)
LONGEST = 1.5
"""Seconds of play before a kill at most."""


async def killing(
    room: Process, luck: random.Random, kills: list[str], seated: list[Client]
) -> None:
    """Kill, start, and again, until there were enough: mostly when play has begun again,
    however long a busy machine takes for that, sometimes before.
    """
    while len(kills) < KILLS:
        when = luck.choice(["early", "amid play", "amid play", "amid play"])
        if when == "amid play":
            await _some_answer(seated)
        await asyncio.sleep(luck.uniform(0, LONGEST))
        room.kill()
        if luck.random() < 0.5:
            await asyncio.sleep(0.2)  # clients knock in vain
        await asyncio.to_thread(room.start)
        kills.append(when)


async def _some_answer(seated: list[Client]) -> None:
    """Wait until somebody at the present table has an answer more."""

    def answers() -> int:
        return sum(len(client.answers) for client in seated)

    before, table = answers(), list(seated)
    while answers() <= before and seated == table:
        await asyncio.sleep(0.02)


async def table_of(people: list[Browser], speed: str) -> str:
    """A table where the game has begun, tried again where the server was killed meanwhile."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            return await start_table(people, manners={"speed": speed})
        await asyncio.sleep(0.2)


async def one_game(
    room: Process, people: list[Browser], luck: random.Random, seated: list[Client]
) -> tuple[int, int]:
    """A game through all kills that come: how many commands, how many screens."""
    table = await table_of(people, luck.choice(["live", "slow"]))
    async with contextlib.AsyncExitStack() as stack:
        watching = Browser(room.url)
        clients = [
            await stack.enter_async_context(Client(browser, table))
            for browser in (*people, watching)
        ]
        seated[:] = clients
        await asyncio.gather(*(client.ready() for client in clients))
        promise = clients[0].table["seed_hash"]
        done = await asyncio.gather(*(play(client, luck) for client in clients[:-1]))
        await asyncio.gather(*(client.until(lambda c=client: c.over) for client in clients))  # type: ignore[misc]
        game = game_on_disk(room.data, table)
        check_answers(game, *clients)
        assert clients[0].table["seed_hash"] == promise
        screens = judged([(game, [shown(client) for client in clients])])
    return sum(done), screens


async def test_what_was_acknowledged_survives_every_kill(
    own_room: Process, luck: random.Random
) -> None:
    people = await guests(own_room.url, 3)
    kills: list[str] = []
    seated: list[Client] = []
    killer: asyncio.Task[None] | None = None
    commands = screens = games = 0
    while killer is None or not killer.done():
        if killer is None:
            killer = asyncio.create_task(killing(own_room, luck, kills, seated))
        found = await one_game(own_room, people, luck, seated)
        commands, screens, games = commands + found[0], screens + found[1], games + 1
    await killer
    assert commands > KILLS
    record(
        "kills",
        f"{len(kills)} kills ({kills.count('early')} before play went on) during {commands} "
        f"commands of {games} games; every acknowledged action there once; {screens} screens "
        "fit the games",
    )
