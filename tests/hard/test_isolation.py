"""No table waits for another one. Fault 14 of the README's table.

The load itself is measured in `bench/`; here the database is slow for one table, and all the
others have to be answered before it is.
"""

import asyncio
import contextlib
from pathlib import Path

import pytest
from hard import slow
from hard.client import Client
from hard.company import guests, start_table
from hard.sizes import size
from server.kit import Process

TABLES = size(8, 40)


async def one_step(client: Client, order: list[str], name: str) -> None:
    """Act once, and note when that was answered."""
    assert (await client.act(client.legal[0]))["type"] == "accepted"
    order.append(name)


async def test_a_slow_table_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.kit.PROGRAM", Path(slow.__file__))
    room = Process(tmp_path / "data").start()
    try:
        people = await guests(room.url, 2)
        hands = [2, *[3] * TABLES]
        tables = [
            await start_table(people, options={"hand": hand}, manners={"speed": "slow"})
            for hand in hands
        ]
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(people[0], t)) for t in tables]
            for client in clients:
                await client.until(lambda: client.must)  # noqa: B023
            answered: list[str] = []
            held = asyncio.create_task(one_step(clients[0], answered, "slow"))
            await asyncio.sleep(0.1)
            await asyncio.gather(*(one_step(c, answered, "quick") for c in clients[1:]))
            assert answered == ["quick"] * TABLES
            read = await people[1].get(f"/api/tables/{tables[1]}")
            assert read["actions"] == 1
            assert answered == ["quick"] * TABLES
            await held
    finally:
        room.kill()
