"""Gang of Four at a table: what lies there and what was given away is there after a power cut."""

import asyncio
import contextlib

from server.kit import Browser, Json, Process, Viewer, until


def seen(viewer: Viewer) -> tuple[object, ...]:
    """All that a viewer was shown."""
    return viewer.version, viewer.view, viewer.asked, viewer.events, viewer.table["waiting"]


def longest(viewer: Viewer) -> Json:
    """The action that gets rid of most cards."""
    assert viewer.prompt is not None
    return max(viewer.prompt["legal"], key=lambda action: len(action.get("cards", ())))


class Company:
    """Everybody's sockets at one table, opened again after each kill."""

    def __init__(self, room: Process, people: list[Browser], table: str) -> None:
        self.room, self.people, self.table = room, people, table
        self.viewers: list[Viewer] = []
        self._stack = contextlib.AsyncExitStack()

    async def sit_down(self) -> None:
        watching = [person.watch(self.table) for person in self.people]
        self.viewers = [await self._stack.enter_async_context(one) for one in watching]
        await asyncio.gather(*(viewer.ready() for viewer in self.viewers))

    async def leave(self) -> None:
        await self._stack.aclose()

    async def act(self) -> None:
        """Whoever has to act does; all have heard of it."""
        await until(lambda: any(viewer.must for viewer in self.viewers), *self.viewers)
        actor = next(viewer for viewer in self.viewers if viewer.must)
        answer = await actor.act(longest(actor))
        assert answer["type"] == "accepted", answer
        for viewer in self.viewers:
            await viewer.until(lambda v=viewer: v.version >= answer["version"])  # type: ignore[misc]

    async def survive_a_kill(self) -> None:
        before = [seen(viewer) for viewer in self.viewers]
        self.room.kill()
        await self.leave()
        await asyncio.to_thread(self.room.start)
        await self.sit_down()
        assert [seen(viewer) for viewer in self.viewers] == before


async def test_a_half_finished_trick_and_an_exchange_survive_a_kill(own_room: Process) -> None:
    people = [await Browser.named(own_room.url, name) for name in ("Anna", "Bert", "Cleo")]
    manners = {"speed": "slow"}  # no rest after a hand
    created = await people[0].table("me", "open", "open", game="gang_of_four", manners=manners)
    table = created["table"]
    links = (await people[0].get(f"/api/tables/{table}/links"))["seats"]
    for person, link in zip(people[1:], links, strict=True):
        await person.post("/api/seats/claim", {"token": link["token"]})
    await people[0].post(f"/api/tables/{table}/start")
    company = Company(own_room, people, table)
    await company.sit_down()
    try:
        while not half_done(company.viewers[0]):
            await company.act()
        await company.survive_a_kill()
        while not is_exchanging(company.viewers[0]):
            await company.act()
        await company.survive_a_kill()
        await company.act()
        told = company.viewers[0].events[-1]["event"]
        assert told["event"] == "returned"
    finally:
        await company.leave()


def half_done(viewer: Viewer) -> bool:
    """Do cards lie there that one has passed on and one has not?"""
    view = viewer.view
    return view is not None and view["phase"] == "follow" and any(view["passed"])


def is_exchanging(viewer: Viewer) -> bool:
    """Has the worst given a card, and the winner not yet given one back?"""
    return viewer.view is not None and viewer.view["phase"] == "return"
