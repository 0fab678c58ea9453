"""Lines that lose, delay, reorder and repeat frames: every screen is right again by itself.

Faults 1 and 2 of the README's table.
"""

import asyncio
import contextlib
import random

from hard.client import Client
from hard.company import check_answers, game_on_disk, guests, play, start_table
from hard.judging import judged, shown
from hard.proxy import Proxy
from hard.results import record
from hard.sizes import size
from server.kit import Browser, Json, Process, until

COMMANDS = size(150, 10_000)
SEATS = 4


async def fresh_screen(browser: Browser, table: str) -> Json:
    """What a freshly loaded page shows over a good line: the server's own view."""
    async with Client(browser, table) as fresh:
        await fresh.ready()
        return fresh.screen


async def settled(client: Client, browser: Browser, table: str) -> Json:
    """The server's view, once the client's is the same; fails where it never is."""
    wanted: Json = {}
    for _ in range(200):
        wanted = await fresh_screen(browser, table)
        if client.screen == wanted:
            return wanted
        await asyncio.sleep(0.1)
    assert client.screen == wanted
    return wanted


async def one_game(room: Process, people: list[Browser], proxy: Proxy, luck: random.Random) -> int:
    """Four people and a spectator, all behind the bad line."""
    watching = Browser(room.url)
    table = await start_table(people, pace=0, manners={"speed": luck.choice(["live", "slow"])})
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(browser, table, proxy.url))
            for browser in (*people, watching)
        ]
        done = await asyncio.gather(*(play(client, luck) for client in clients[:SEATS]))
        for client, browser in zip(clients, (*people, watching), strict=True):
            assert (await settled(client, browser, table))["table"]["status"] == "over"
        game = game_on_disk(room.data, table)
        check_answers(game, *clients)
        assert judged([(game, [shown(client) for client in clients])]) > len(game["actions"])
    return sum(done)


async def test_every_screen_is_right_after_a_bad_line(
    hard_room: Process, luck: random.Random
) -> None:
    people = await guests(hard_room.url, SEATS)
    commands, games = 0, 0
    async with Proxy(hard_room.url, luck) as proxy:
        while commands < COMMANDS:
            both = (one_game(hard_room, people, proxy, luck) for _ in range(size(2, 4)))
            found = await asyncio.gather(*both)
            commands, games = commands + sum(found), games + len(found)
    assert min(proxy.faults[what] for what in ("lost", "repeated", "delayed", "cut")) > 0
    told = ", ".join(f"{count} {what}" for what, count in sorted(proxy.faults.items()))
    record(
        "bad lines",
        f"{commands} commands in {games} games of 4 seats and a spectator; frames: {told}; "
        "every screen equal to the server's",
    )


async def test_a_line_cut_between_click_and_sending(
    hard_room: Process, luck: random.Random
) -> None:
    """Fault 1: the move is made once, and the screen is a fresh page's after one reconnection."""
    people = await guests(hard_room.url, 2)
    table = await start_table(people, preset="quiet", manners={"speed": "slow"})
    async with Client(people[0], table) as a, Client(people[1], table) as b:
        for _ in range(6):
            await until(lambda: a.must or b.must, a, b)
            mover, browser = (a, people[0]) if a.must else (b, people[1])
            lines = mover.lines
            await mover.cut()
            answer = await mover.act(luck.choice(mover.legal))
            assert answer["type"] == "accepted"
            assert mover.lines == lines + 1
            await mover.until(lambda: mover.version >= answer["version"])  # noqa: B023
            assert mover.screen == await fresh_screen(browser, table)
            await asyncio.gather(*(c.until(lambda: c.version >= answer["version"]) for c in (a, b)))  # noqa: B023
        game = game_on_disk(hard_room.data, table)
        assert check_answers(game, a, b) == len(game["actions"]) == 6
