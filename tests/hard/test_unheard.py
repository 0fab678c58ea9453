"""Who may not hear what partners tell each other cannot tell from any byte that they do.

Two tables of the same game, with the same people, seed and actions; at one of them partners
talk alone as well, in words of their own or in announcements of the game. What everybody else
is sent has to be the same to the byte, but for ids and times.
"""

import contextlib
import re
from collections.abc import Awaitable, Callable

from hard.company import guests, rows
from server.kit import Browser, Json, Process, Viewer

SEATS = 4
SEED = bytes([1] * 32)
"""With it the first two seats are partners, and lay first."""

PUBLIC_LINE = "good luck, everybody"
SECRET = "I lay nothing, you lay a lot"
MANY = 203
"""More lines than a table keeps."""

CLOCK = {"kind": "bank", "seconds": 1000, "increment": 20}
MANNERS = {"speed": "slow", "clock": CLOCK}
GAME = {"game": "chicago_gangsters", "manners": MANNERS, "listed": True}
TIMES = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00")
OWN_COMMAND = re.compile(r"test-\d+-[0-9a-f]{8}")
LEFT = re.compile(r'"left":([\d.]+)')
FIGURES = re.compile(r"^(hinterzimmer_\w+(?:_total|_count)(?:\{.*\})?) ([\d.]+)$", re.MULTILINE)
"""Those that go up by what happens; the others are times."""

Talk = Callable[["Company"], Awaitable[None]]


class Company:
    """Four people at a table, partners by twos; one who watches; one who blocks people."""

    def __init__(self, room: Process, table: str, people: list[Browser], public: Browser) -> None:
        self.room, self.table = room, table
        self.people, self.public = people, public
        self.viewers: list[Viewer] = []
        self.others: dict[str, Viewer] = {}
        self.answers: list[str] = []
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> "Company":
        for person in self.people:
            self.viewers.append(await self._watch(person))
        for name, viewer in zip(("other seat", "his partner"), self.viewers[2:], strict=True):
            self.others[name] = viewer
        self.others["spectator"] = await self._watch(self.public)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _watch(self, browser: Browser, have: int = 0) -> Viewer:
        viewer = await self._stack.enter_async_context(browser.watch(self.table, have))
        await viewer.ready()
        await self.all_told()
        return viewer

    async def all_told(self) -> None:
        """Everybody has everything."""
        for viewer in [*self.viewers, *self.others.values()]:
            await viewer.all_told()

    async def look_in(self, when: str) -> None:
        """New lines and asking again: with nothing, after a gap, and over HTTP."""
        seen = self.others["spectator"].version
        self.others[f"late {when}"] = await self._watch(self.public)
        self.others[f"back {when}"] = await self._watch(self.public, max(1, seen - 1))
        self.others[f"tab {when}"] = await self._watch(self.people[2], max(1, seen - 1))
        for name in ("other seat", "spectator"):
            await self.others[name].send({"type": "resync", "have": max(1, seen - 1)})
        await self.all_told()
        for browser in (self.public, self.people[2]):
            for path in ("", "/links", "/sheet", "/replay", "/replay?viewer=0"):
                await self._read(browser, f"/api/tables/{self.table}{path}")
            for path in ("/api/lobby", "/api/tables"):
                await self._read_list(browser, path)
            whom = {"table": self.table, "name": "Anna"}  # who has said nothing aloud
            answer = await browser.http.post("/api/blocks", json=whom)
            self.answers.append(f"{answer.status_code} {answer.text}")

    async def _read(self, browser: Browser, path: str) -> None:
        answer = await browser.http.get(path)
        self.answers.append(f"{path} {answer.status_code} {answer.text}")

    async def _read_list(self, browser: Browser, path: str) -> None:
        """A list of tables, as far as it is about this one."""
        answer = await browser.http.get(path)
        found = answer.json() if answer.status_code == 200 else []
        mine = [entry for entry in found if self.table in str(entry)]
        self.answers.append(f"{path} {answer.status_code} {mine}")

    async def act(self, seat: int, action: Json) -> None:
        """One seat plays; all are told."""
        answer = await self.viewers[seat].act(action)
        assert answer["type"] == "accepted", answer
        await self.all_told()

    def row(self) -> Json:
        """What is written down of the table, but for how much was said."""
        columns = [str(row[1]) for row in rows(self.room.data, "PRAGMA table_info(tables)")]
        (values,) = rows(self.room.data, "SELECT * FROM tables WHERE id = ?", self.table)
        return dict(zip(columns, values, strict=True))

    def told(self) -> dict[str, list[str]]:
        """By outsider, all that was sent, without what is another table's or another time's."""
        found = {name: viewer.texts for name, viewer in self.others.items()}
        found["http"] = self.answers
        return {name: [self._plain(text) for text in texts] for name, texts in found.items()}

    def _plain(self, text: str) -> str:
        plain = OWN_COMMAND.sub("<id>", TIMES.sub("<time>", text.replace(self.table, "<table>")))
        return LEFT.sub(lambda found: f"{round(float(found[1]) / 20)} times 20 s", plain)


async def nothing(company: Company) -> None:
    """At one table everybody keeps quiet."""


async def in_rooms(company: Company) -> None:
    """At the other one partners talk: too much, amiss, and twice the same."""
    a, b, c, _ = company.viewers
    before = company.row()
    first = await a.order("say", text=SECRET, room=[0, 1])
    assert await a.order("say", id=first["id"], text=SECRET, room=[0, 1]) == first
    await b.order("say", text=SECRET, room=[1, 0])
    assert (await a.order("say", text=SECRET, room=[0, 2]))["code"] == "not-your-room"
    for number in range(MANY):
        await a.send(
            {"type": "say", "id": f"{company.table}-{number}", "text": SECRET, "room": [0, 1]}
        )
    await b.until(lambda: b.heard >= 3 + MANY)
    assert len(b.talk) > MANY
    assert SECRET not in str(c.talk)
    after = company.row()  # by which lists are in order, and reminders sent
    assert after.pop("lines") == MANY + 2 + before.pop("lines")
    assert after == before


async def in_announcements(company: Company) -> None:
    """At another one they keep to what the game offers, and say all that they may but one."""
    before = company.row()
    said: list[tuple[int, str, int]] = [
        (0, "about", 3), (1, "ask_about", 5), (0, "accept", 1), (1, "nothing", 0),
        (0, "leave_person", 0), (1, "refuse", 3),
    ]  # fmt: skip
    a, b, c, _ = company.viewers
    for seat, phrase, number in said:
        action = {"do": "say", "phrase": phrase, "number": number, "to": "partner"}
        assert (await company.viewers[seat].act(action))["type"] == "accepted"
        for partner in (a, b):  # what may be answered has changed
            await partner.all_told()
    assert len([e for e in b.events if e["event"]["event"] == "said"]) == len(said)
    assert a.version == c.version + len(said)
    after = company.row()
    assert after["actions"] == before["actions"] + len(said)
    for column in ("changed", "noticed", "lines"):
        assert after[column] == before[column]


async def the_same_for_both(company: Company, talk: Talk) -> None:
    """A round's beginning, with talk and without, and everybody who is curious."""
    a, _, c, d = company.viewers
    assert a.view is not None
    assert a.view["partner"][:2] == [1, 0]
    await d.order("say", text=PUBLIC_LINE)
    await company.all_told()
    await talk(company)
    await company.all_told()
    await company.look_in("in time")
    await company.act(2, {"do": "say", "phrase": "threaten", "number": 0, "to": "all"})
    await c.order("say", text=PUBLIC_LINE)
    await company.all_told()
    for seat in range(SEATS):
        await company.act(seat, {"do": "ready"})
    await company.act(0, {"do": "lay", "cards": [], "hidden": None})
    await company.look_in("afterwards")


async def figures(browser: Browser) -> dict[str, float]:
    """What the server counts for everybody, and for who operates it."""
    metrics = (await browser.http.get("/metrics")).text
    status = await browser.get("/api/status")
    counted = {name: float(value) for name, value in FIGURES.findall(metrics)}
    shown = ("commands", "refusals", "measured", "replays", "substitutions")
    return counted | {name: status[name] for name in shown}


async def equal_tables(room: Process, people: list[Browser], count: int) -> list[str]:
    """Tables that will deal the same: not begun, and with one seed."""
    tables = []
    for _ in range(count):
        tables.append((await people[0].table("me", "open", "open", "open", **GAME))["table"])
        links = (await people[0].get(f"/api/tables/{tables[-1]}/links"))["seats"]
        for person, link in zip(people[1:], links, strict=True):
            await person.post("/api/seats/claim", {"token": link["token"]})
    # as if another process had written: the server reads the tables again
    rows(room.data, "UPDATE tables SET seed = ?, version = version + 1", SEED)
    return tables


async def one_run(
    room: Process, people: list[Browser], table: str, talk: Talk
) -> tuple[dict[str, list[str]], dict[str, float]]:
    """All that outsiders were sent at one table, and what the server counted meanwhile."""
    public = Browser(room.url)
    before = await figures(public)
    await people[0].post(f"/api/tables/{table}/start")
    async with Company(room, table, people, public) as company:
        await the_same_for_both(company, talk)
        told = company.told()
    after = await figures(public)
    return told, {name: after[name] - before.get(name, 0) for name in after}


async def test_12_3_nobody_outside_can_tell_that_partners_talk(own_room: Process) -> None:
    people = await guests(own_room.url, SEATS)
    quiet_table, *tables = await equal_tables(own_room, people, 3)
    quiet, counted_quiet = await one_run(own_room, people, quiet_table, nothing)
    for table, talk in zip(tables, (in_rooms, in_announcements), strict=True):
        talked, counted = await one_run(own_room, people, table, talk)
        assert PUBLIC_LINE in "".join(talked["late afterwards"])
        assert sum(len(texts) for texts in talked.values()) > 100
        for outsider, texts in quiet.items():
            assert talked[outsider] == texts, outsider
        assert counted == counted_quiet
