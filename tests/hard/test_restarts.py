"""Restarts at the worst moments: amid sealed choices, right after a deal, before an undo.

Fault 4 of the README's table.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from hard.client import Client
from hard.company import game_on_disk, guests, start_table
from hard.judging import judged, shown
from server.kit import Browser, Json, Process

SEATS = 4


@contextlib.asynccontextmanager
async def seated(room: Process, table: str, people: list[Browser]) -> AsyncIterator[list[Client]]:
    """A line for everybody, each with its first snapshot."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(p, table)) for p in people]
        for client in clients:
            await client.ready()
        yield clients


async def all_at(clients: list[Client], answer: Json) -> None:
    """Everybody has seen what was accepted."""
    assert answer["type"] == "accepted", answer
    for client in clients:
        await client.until(lambda: client.version >= answer["version"])  # noqa: B023


async def restarted(
    room: Process, table: str, people: list[Browser], before: list[Client], how: str
) -> None:
    """Stop or kill the server; everybody's freshly loaded page shows what was shown before."""
    screens = [client.screen for client in before]
    if how == "stop":
        assert await asyncio.to_thread(room.stop) == 0
    else:
        await asyncio.to_thread(room.kill)
    await asyncio.to_thread(room.start)
    async with seated(room, table, people) as fresh:
        assert [client.screen for client in fresh] == screens


async def into_the_bidding(clients: list[Client]) -> None:
    """The leader calls and opens."""
    leader = next(client for client in clients if client.must)
    await all_at(clients, await leader.act({"do": "call", "way": "high"}))
    await all_at(clients, await leader.act({"do": "open"}))


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_amid_a_sealed_choice(own_room: Process, how: str) -> None:
    """Two of four have bid: nobody is asked again, nothing is forgotten, and it goes on as
    it would have: the judge plays it with the promised seed.
    """
    people = await guests(own_room.url, SEATS)
    table = await start_table(people, preset="quiet", manners={"speed": "slow"})
    async with seated(own_room, table, people) as clients:
        await restarted(own_room, table, people, clients, how)  # right after the deal
        await into_the_bidding(clients)
        for client in clients[:2]:
            await all_at(clients, await client.act(client.legal[-1]))
        await restarted(own_room, table, people, clients, how)
        for client in clients:
            await client.until(lambda: client.lines > 1)  # noqa: B023
        assert [client.must for client in clients] == [False, False, True, True]
        assert all(client.view and client.view["sealed"] for client in clients[:2])
        for client in clients[2:]:
            await all_at(clients, await client.act(client.legal[-1]))
        revealed = [e["event"] for e in clients[3].events if e["event"]["event"] == "revealed"]
        assert len(revealed) == SEATS
        assert any(client.must for client in clients)  # the next round's card has been drawn
        await restarted(own_room, table, people, clients, how)
        game = game_on_disk(own_room.data, table)
        assert judged([(game, [shown(client) for client in clients])]) > SEATS


async def test_3_7_between_two_sealed_commitments_of_gangsters(own_room: Process) -> None:
    """One challenger has laid: after the kill his cards lie there, for nobody else to see, and
    he cannot lay again; the other one's turn them up.
    """
    people = await guests(own_room.url, SEATS)
    table = await start_table(
        people, game="chicago_gangsters", options={"talk": 0}, manners={"speed": "slow"}
    )
    async with seated(own_room, table, people) as clients:
        first, second = (client for client in clients if client.must)
        laid = max(first.legal, key=lambda action: len(action["cards"]))
        answer = await first.act(laid)
        await all_at(clients, answer)
        await restarted(own_room, table, people, clients, "kill")
        await first.until(lambda: first.lines > 1 and not first.must)
        assert first.view is not None
        assert first.view["own_laid"] == laid["cards"]
        for client in clients:
            await client.until(lambda: client.lines > 1)  # noqa: B023
            told = [e["event"] for e in client.events if e["event"]["event"] in ("laid", "showed")]
            assert bool(told) == (client is first)
            assert client.view is not None
            assert sum(client.view["committed"]) == 1
            assert client.view["held"] == [4] * SEATS  # nor how many cards they are
        await first.repeat(answer["id"])
        await first.until(lambda: len(first.answers[answer["id"]]) == 2)
        assert first.answers[answer["id"]] == [answer, answer]
        again = await first.order("act", action={"do": "lay", "cards": [], "hidden": None})
        assert (again["code"], again["rule"]) == ("illegal-action", "3.7")
        await all_at(clients, await second.act(second.legal[0]))
        shown_cards = next(e for e in clients[3].events if e["event"]["event"] == "showed")["event"]
        hidden = [laid["hidden"]] if laid["hidden"] else []
        assert sorted(shown_cards["cards"] + hidden) == sorted(laid["cards"])
        game = game_on_disk(own_room.data, table)
        assert len(game["actions"]) == 2
        assert judged([(game, [shown(client) for client in clients])]) > SEATS


async def test_what_could_be_taken_back_still_can(own_room: Process) -> None:
    people = await guests(own_room.url, 2)
    table = await start_table(people, manners={"speed": "slow"})
    async with seated(own_room, table, people) as clients:
        leader = next(client for client in clients if client.must)
        before = leader.view
        for how in ("stop", "kill"):
            await all_at(clients, await leader.act({"do": "call", "way": "low"}))
            assert leader.prompt is not None
            assert leader.prompt["undo"]
            await restarted(own_room, table, people, clients, how)
            answer = await leader.order("undo")
            await all_at(clients, answer)
            assert leader.view == before
            assert leader.events[-1]["event"]["event"] == "undone"
        assert (await leader.order("undo"))["code"] == "illegal-action"
        game = game_on_disk(own_room.data, table)
        assert judged([(game, [shown(client) for client in clients])]) > 0


async def test_a_command_sent_again_after_the_restart_has_its_old_answer(
    own_room: Process,
) -> None:
    people = await guests(own_room.url, 2)
    table = await start_table(people, manners={"speed": "slow"})
    async with seated(own_room, table, people) as clients:
        leader = next(client for client in clients if client.must)
        answer = await leader.act({"do": "call", "way": "low"})
        name, lines = answer["id"], leader.lines
        await asyncio.to_thread(own_room.kill)
        await asyncio.to_thread(own_room.start)
        await leader.until(lambda: leader.lines > lines)
        await leader.repeat(name)
        await leader.until(lambda: len(leader.answers[name]) == 2)
        assert leader.answers[name] == [answer, answer]
        assert len(game_on_disk(own_room.data, table)["actions"]) == 1
