"""Viewer x phase x channel: who may do what; whatever is not listed is refused.

Faults 8 and 10 of the README's table.
"""

import math
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest
from hard.client import Client
from hard.company import game_on_disk, guests
from server.kit import Browser, Json, Process

PHASES = ("open", "playing", "over")
EVERYBODY = (
    "host", "seat", "guest", "stranger", "former", "kicked", "forged", "other",
)  # fmt: skip
SEATED = ("host", "seat")
REFUSED = {401, 403, 404, 409}

TABLE = "/api/tables/{table}"
GLOBAL = {
    ("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/api/games"), ("GET", "/api/lobby"),
    ("GET", "/api/games/{game}/rulebook/{language}"), ("GET", "/api/tables"),
    ("POST", "/api/tables"), ("POST", "/api/sheets"), ("POST", "/api/seats/claim"),
    ("POST", "/api/recovery"), ("POST", "/api/recovery/claim"), ("GET", "/api/blocks"),
    ("POST", "/api/blocks"), ("DELETE", "/api/blocks/{block_id}"), ("GET", "/api/status"),
    ("GET", "/health"),
}  # fmt: skip
"""What belongs to no table, or (blocks, claims) is asked for by who one is alone."""


@dataclass(frozen=True)
class Channel:
    """One request at a table. allowed: by phase, who may; body: what is sent."""

    method: str
    path: str
    allowed: dict[str, Iterable[str]] = field(default_factory=dict)
    body: Json | None = None


CHANNELS = (
    Channel("GET", TABLE, dict.fromkeys(PHASES, EVERYBODY)),
    Channel("GET", TABLE + "/links", dict.fromkeys(PHASES, SEATED)),
    Channel("GET", TABLE + "/sheet", {"over": EVERYBODY}),
    Channel("GET", TABLE + "/replay", {"over": EVERYBODY}),
    Channel("GET", TABLE + "/reminder", dict.fromkeys(PHASES, SEATED)),
    Channel(
        "PUT",
        TABLE + "/reminder",
        dict.fromkeys(PHASES, SEATED),
        {"webhook": "https://192.0.2.1/hook"},
    ),
    Channel("DELETE", TABLE + "/reminder", dict.fromkeys(PHASES, SEATED)),
    Channel("POST", TABLE + "/sit", dict.fromkeys(PHASES, SEATED), {}),
    Channel("POST", TABLE + "/leave", dict.fromkeys(PHASES, SEATED)),
    Channel("POST", TABLE + "/seats/{seat}", {"open": ["host"]}, {"kind": "bot"}),
    Channel("POST", TABLE + "/seats/{seat}/kick", {"open": ["host"]}),
    Channel("POST", TABLE + "/word", {"open": SEATED}, {"word": "mine"}),
    Channel("POST", TABLE + "/start", {"open": ["host"]}),
    Channel("POST", TABLE + "/rematch", {"over": SEATED}),
    Channel("POST", TABLE + "/end", {}),  # none of these tables is one that cannot be played
)

ORDERS: tuple[Json, ...] = (
    {"type": "act", "action": {"do": "call", "way": "high"}}, {"type": "undo"},
    {"type": "continue"}, {"type": "vote", "yes": True},
)  # fmt: skip


@dataclass
class World:
    """A table with everybody who could be near it."""

    table: str
    tokens: list[str]
    people: dict[str, Browser]

    @classmethod
    async def of(cls, room: Process) -> "World":
        """Anna's private table: Bert sits there; Carl got up; Dora was sent away; one seat
        is open. Others are a guest, a stranger, the host of another table, and somebody who
        has forged the host's cookie.
        """
        host, seat, former, kicked = await guests(room.url, 4)
        guest, other = await guests(room.url, 2)
        stranger, forged = Browser(room.url), Browser(room.url)
        table = (await host.table(
            "me", "open", "open", game="backroom", manners={"speed": "slow"}
        ))["table"]  # fmt: skip
        await other.table("me", "open", game="backroom")
        tokens = []
        for browser, place in ((seat, 1), (former, 2), (kicked, 2)):
            links = await host.get(f"/api/tables/{table}/links")
            token = next(link["token"] for link in links["seats"] if link["seat"] == place)
            await browser.post("/api/seats/claim", {"token": token})
            tokens.append(token)
            if browser is former:
                await former.post(f"/api/tables/{table}/leave", status=204)
            elif browser is kicked:
                await host.post(f"/api/tables/{table}/seats/2/kick")
        name, _, signature = host.http.cookies["hinterzimmer_guest"].rpartition(".")
        forged.http.cookies.set("hinterzimmer_guest", f"{name}.{signature[::-1]}")
        people = {
            "host": host, "seat": seat, "guest": guest, "stranger": stranger,
            "former": former, "kicked": kicked, "forged": forged, "other": other,
        }  # fmt: skip
        return cls(table, tokens, people)

    async def start(self) -> None:
        """A bot takes the open seat, and the game begins."""
        await self.people["host"].post(f"/api/tables/{self.table}/seats/2", {"kind": "bot"})
        await self.people["host"].post(f"/api/tables/{self.table}/start")

    async def end(self) -> None:
        """By vote."""
        sit = [self.people[who] for who in SEATED]
        async with Client(sit[0], self.table) as a, Client(sit[1], self.table) as b:
            await a.ready()
            await b.ready()
            await a.order("vote", yes=True)
            await b.order("vote", yes=True)
            await b.until(lambda: b.over)

    async def ask(self, who: str, channel: Channel) -> int:
        """The status of the answer."""
        path = channel.path.format(table=self.table, seat=1)
        answer = await self.people[who].http.request(channel.method, path, json=channel.body)
        assert answer.status_code < 500, answer.text
        return answer.status_code


async def test_every_route_is_in_the_matrix(hard_room: Process) -> None:
    """Whoever adds a route says here who may use it."""
    document = await Browser(hard_room.url).get("/schema/openapi.json")
    routes = {
        (method.upper(), path)
        for path, methods in document["paths"].items()
        for method in methods
        if path.startswith(("/api", "/health"))
    }
    listed = {(channel.method, channel.path) for channel in CHANNELS}
    assert routes <= GLOBAL | listed, routes - GLOBAL - listed
    assert listed <= routes


@pytest.mark.parametrize("phase", PHASES)
async def test_whatever_is_not_listed_is_refused(hard_room: Process, phase: str) -> None:
    world = await World.of(hard_room)
    if phase != "open":
        await world.start()
    if phase == "over":
        await world.end()
    before = await world.people["stranger"].get(f"/api/tables/{world.table}")
    assert before["status"] == phase
    for channel in CHANNELS:
        for who in EVERYBODY:
            if who not in channel.allowed.get(phase, ()):
                status = await world.ask(who, channel)
                assert status in REFUSED, (phase, who, channel.method, channel.path, status)
            elif channel.method == "GET":
                status = await world.ask(who, channel)
                assert status in (200, 404 if channel.path.endswith("reminder") else 200)
    after = await world.people["stranger"].get(f"/api/tables/{world.table}")
    moving = ("actions", "waiting", "clocks", "seats")  # a bot may have played, lines closed
    assert {k: v for k, v in after.items() if k not in moving} == {
        k: v for k, v in before.items() if k not in moving
    }
    assert [s["name"] for s in after["seats"]] == [s["name"] for s in before["seats"]]


@pytest.mark.parametrize("phase", PHASES)
async def test_who_has_no_seat_commands_nothing(hard_room: Process, phase: str) -> None:
    """Over the socket: everybody may watch, nobody else may act."""
    world = await World.of(hard_room)
    if phase != "open":
        await world.start()
    if phase == "over":
        await world.end()
    for who in EVERYBODY:
        if who in SEATED:
            continue
        async with Client(world.people[who], world.table) as client:
            await client.ready()
            assert client.you == {"seat": None, "host": False}
            assert client.prompt is None
            assert (client.table["seed"] is None) == (phase != "over")
            for order in ORDERS:
                fields = {key: value for key, value in order.items() if key != "type"}
                answer = await client.order(order["type"], **fields)
                assert answer["type"] == "refused"
                assert answer["code"] in ("not-your-seat", "no-guest"), answer
    if phase == "playing":
        assert not [a for a in game_on_disk(hard_room.data, world.table)["actions"] if a[0] < 2]


async def test_a_link_from_a_chat_cannot_act(hard_room: Process) -> None:
    """Every address that somebody might paste, opened in a clean browser: it reads at most."""
    world = await World.of(hard_room)
    links = await world.people["host"].get(f"/api/tables/{world.table}/links")
    token = links["seats"][0]["token"]
    before = await world.people["stranger"].get(f"/api/tables/{world.table}")
    clean = Browser(hard_room.url)
    del clean.http.headers["X-Hinterzimmer"]
    paths = [
        links["watch"], f"/s/{token}", f"/s#{token}", f"/t/{world.table}?seat=0", "/",
        f"/api/seats/claim?token={token}", f"/api/tables/{world.table}/start",
        f"/api/tables/{world.table}/leave", f"/api/tables/{world.table}/links",
        f"/api/tables/{world.table}/seats/2?kind=bot",
    ]  # fmt: skip
    for path in paths:
        for method in ("GET", "POST"):
            answer = await clean.http.request(method, path)
            assert "set-cookie" not in answer.headers, path
            assert method == "GET" or answer.status_code in (403, 404, 405), (path, answer.text)
    after = await world.people["stranger"].get(f"/api/tables/{world.table}")
    assert after == before
    assert (await world.people["guest"].post("/api/seats/claim", {"token": token}))["seat"] == 2


async def test_spent_links_open_nothing(hard_room: Process) -> None:
    """Not the one that Bert used, nor that of a seat that was left, nor of one kicked."""
    world = await World.of(hard_room)
    assert len(set(world.tokens)) == 3
    for token in world.tokens:
        for who in ("guest", "former", "kicked", "other"):
            await world.people[who].refused("/api/seats/claim", {"token": token}, 404, "bad-token")
    await world.people["seat"].post(f"/api/tables/{world.table}/leave", status=204)
    for token in world.tokens:
        await world.people["seat"].refused("/api/seats/claim", {"token": token}, 404, "bad-token")


async def test_ids_cannot_be_guessed(hard_room: Process) -> None:
    """At least 128 bits, and no order, in tables' ids, seat links, and guests."""
    host = await Browser.named(hard_room.url, "Anna")
    ids, tokens = [], []
    for _ in range(24):
        ids.append((await host.table("me", "open", game="backroom"))["table"])
        links = await host.get(f"/api/tables/{ids[-1]}/links")
        tokens.append(links["seats"][0]["token"])
    cookies = [b.http.cookies["hinterzimmer_guest"] for b in await guests(hard_room.url, 4) * 1]
    people = [cookie.split(".")[0] for cookie in cookies]
    for found in (ids, tokens, people):
        assert len(set(found)) == len(found)
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,64}", word) for word in found), found[0]
    for found in (ids, tokens):
        assert sorted(found) != found
        for place in range(21):  # of 22; the last holds two bits only
            drawn = {word[place] for word in found}
            assert len(drawn) > 8, (place, drawn)  # 24 of 64 signs
        assert len(found[0]) * math.log2(64) >= 128
    forged = Browser(hard_room.url)
    forged.http.cookies.set("hinterzimmer_guest", f"{people[0]}.{secrets.token_urlsafe(32)}")
    assert (await forged.get("/api/me"))["name"] is None
