"""Nothing that anybody is sent foretells a card. Fault 9 of the README's table."""

import asyncio
import hashlib
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

from hard.client import Client
from hard.company import game_on_disk, guests, play, rows, start_table
from hard.sizes import size
from server.kit import Json, Process

from hinterzimmer.engine.chance import key_of

PROGRAM = Path(__file__).with_name("guess.py")
GAMES = size(1, 10)
WORD = re.compile(r"[A-Za-z0-9_.:+-]{6,}")


def candidates(texts: list[str]) -> set[str]:
    """Everything that was told, as 32 bytes, in the ways in which a careless generator or a
    curious player would make a seed of it.
    """
    found = set()
    for text in texts:
        for word in set(WORD.findall(text)):
            found.add(hashlib.sha256(word.encode()).hexdigest())
            found.add(word.encode()[:32].ljust(32, b"\0").hex())
            if re.fullmatch(r"[0-9a-f]{64}", word):
                found.add(word)
                found.add(hashlib.sha256(bytes.fromhex(word)).hexdigest())
    for number in range(size(64, 4096)):  # small seeds
        found.add(number.to_bytes(32, "little").hex())
        found.add(number.to_bytes(32, "big").hex())
    return found


def foretelling(game: Json, tried: set[str]) -> list[str]:
    """Those that make the same cards come."""
    run = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input=json.dumps({"game": game, "candidates": sorted(tried)}),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    found: list[str] = json.loads(run.stdout)
    return found


async def test_no_card_can_be_foretold(hard_room: Process, luck: random.Random) -> None:
    """From all that a player and the public were sent until the last action."""
    people = await guests(hard_room.url, 2)
    for _ in range(GAMES):
        table = await start_table(people, manners={"speed": "slow"})
        texts = [(await people[0].http.get(f"/api/tables/{table}")).text]
        async with Client(people[0], table) as a, Client(people[1], table) as b:
            await a.ready()
            for _ in range(3):
                mover = a if a.must else b
                if not mover.must:
                    break
                answer = await mover.act(luck.choice(mover.legal))
                for client in (a, b):
                    await client.until(lambda: client.version >= answer["version"])  # noqa: B023
            texts += a.texts
            game = game_on_disk(hard_room.data, table)
            tried = candidates(texts)
            assert len(tried) > 100
            assert foretelling(game, tried) == []
            known = {game["seed"], key_of(bytes.fromhex(game["seed"]), game["words"]).hex()}
            assert set(foretelling(game, {*list(tried)[:10], *known})) == known


async def test_a_rematch_has_fresh_chance(hard_room: Process, luck: random.Random) -> None:
    """Neither a new table nor the next game has anything of the last one's seed."""
    people = await guests(hard_room.url, 2)
    table = await start_table(people, manners={"speed": "slow"})
    async with Client(people[0], table) as a, Client(people[1], table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await asyncio.gather(play(a, luck), play(b, luck))
    again = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
    other = await start_table(people)
    seeds = [
        row[0]
        for row in rows(
            hard_room.data, "SELECT seed FROM tables WHERE id IN (?, ?, ?)", table, again, other
        )
    ]
    assert len(set(seeds)) == 3
    shown = await people[0].get(f"/api/tables/{again}")
    assert shown["seed"] is None
    assert shown["seed_hash"] != (await people[0].get(f"/api/tables/{table}"))["seed_hash"]
