"""Reminders over a real mail server and a real web address, once for each decision."""

import asyncio
import email
import email.policy
import ipaddress
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.kit import Browser, Process, free_port
from server.test_coming import turn_of, two

from hinterzimmer.server.posting import is_public
from hinterzimmer.server.tables.reminding import is_quiet

ALWAYS = {"quiet_from": "00:00", "quiet_to": "00:00"}


class Post:
    """A mail server and a web server that keep what they get."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.calls: list[str] = []
        self.smtp_port, self.web_port = free_port(), free_port()
        self.answer = b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"

    async def take_mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """As much of SMTP as one mail needs."""
        writer.write(b"220 post\r\n")
        while line := (await reader.readline()).upper():
            if line.startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            if line.startswith(b"QUIT"):
                writer.write(b"221 bye\r\n")
                break
            writer.write(b"250 yes\r\n")
        writer.close()

    async def take_call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(h[15:]) for h in head.split("\r\n") if h.startswith("Content-Length:"))
        self.calls.append((await reader.readexactly(length)).decode())
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def opened(data: Path, **settings: str) -> AsyncIterator[tuple[Post, Process]]:
    """A post office, and a game server that uses it."""
    post = Post()
    mail = await asyncio.start_server(post.take_mail, "127.0.0.1", post.smtp_port)
    web = await asyncio.start_server(post.take_call, "127.0.0.1", post.web_port)
    room = Process(
        data,
        smtp_host="127.0.0.1",
        smtp_port=str(post.smtp_port),
        smtp_security="none",
        **settings,
    )
    await asyncio.to_thread(room.start)
    try:
        yield post, room
    finally:
        await asyncio.to_thread(room.kill)
        mail.close()
        web.close()


async def until(condition: object, seconds: float = 15) -> bool:
    """Wait for something to hold; did it?"""
    for _ in range(int(seconds * 10)):
        if condition():  # type: ignore[operator]
            return True
        await asyncio.sleep(0.1)
    return False


async def test_who_is_away_is_reminded_once_for_each_decision(tmp_path: Path) -> None:
    own = {"webhook_networks": "127.0.0.0/8", "public_url": "http://cards.example.org"}
    async with opened(tmp_path / "data", **own) as (post, room):
        anna, bert, table = await two(room, manners={"speed": "slow"})
        path = f"/api/tables/{table}/reminder"
        wish = {
            "email": "bert@example.org",
            "webhook": f"http://127.0.0.1:{post.web_port}/hook",
            "language": "de",
            **ALWAYS,
        }
        set_up = (await bert.http.put(path, json=wish)).json()
        assert set_up["email"] == "bert@example.org"
        assert await bert.get(path) == set_up
        async with anna.watch(table) as a, bert.watch(table) as b:
            await turn_of(a, b, a)
            assert a.prompt is not None
        async with anna.watch(table) as a:
            await a.ready()
            while a.must:
                assert a.prompt is not None
                answer = await a.act(a.prompt["legal"][-1])
                await a.until(lambda: a.version >= answer["version"])  # noqa: B023
            assert await until(lambda: post.mails and post.calls)
            said = json.loads(post.calls[0])
            assert set(said) == {"text", "game", "table", "deadline"}
            assert said["table"] == f"http://cards.example.org/t/{table}"
            assert "Du bist dran" in said["text"]
            mail = email.message_from_string(post.mails[0], policy=email.policy.default)
            assert f"/t/{table}" in mail.get_content()
            assert mail["To"] == "bert@example.org"
            await asyncio.sleep(6)
            room.kill()
            await asyncio.to_thread(room.start)
            await asyncio.sleep(6)
            assert (len(post.mails), len(post.calls)) == (1, 1)
        assert (await bert.http.delete(path)).status_code == 204
        assert (await bert.http.get(path)).json()["code"] == "no-reminder"


async def test_a_web_address_that_is_not_public_is_never_called(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as (post, room):
        anna, bert, table = await two(room, manners={"speed": "slow"})
        wish = {"webhook": f"http://localhost:{post.web_port}/hook", **ALWAYS}
        for browser in (anna, bert):
            assert (
                await browser.http.put(f"/api/tables/{table}/reminder", json=wish)
            ).status_code == 200
        assert await until(lambda: "reminder not delivered" in room.log.read_text())
        assert post.calls == []


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 422, "bad-reminder"),
        ({"email": "x"}, 409, "no-mail"),
        ({"webhook": "ftp://example.org"}, 422, "bad-reminder"),
        ({"webhook": "http://a:b@example.org/"}, 422, "bad-reminder"),
        ({"webhook": "http://example.org:99999/"}, 422, "bad-reminder"),
        ({"webhook": "http://ex ample.org/"}, 422, "bad-reminder"),
        ({"webhook": "http://example.org/\r\nX: y"}, 422, "bad-reminder"),
        ({"webhook": "https://example.org/", "zone": "Nowhere/Land"}, 422, "bad-reminder"),
        ({"webhook": "https://example.org/", "zone": "../../etc/passwd"}, 422, "bad-reminder"),
        ({"webhook": "https://example.org/", "quiet_from": "25:00"}, 422, "bad-field"),
    ],
)
async def test_reminders_that_cannot_be(
    room: Process, wish: dict[str, str], status: int, code: str
) -> None:
    anna, _, table = await two(room, manners={"speed": "slow"})
    answer = await anna.http.put(f"/api/tables/{table}/reminder", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_reminders_are_for_members_of_slow_tables(anna: Browser, bert: Browser) -> None:
    wish = {"webhook": "https://example.org/"}
    live = (await anna.table("me", "open"))["table"]
    answer = await anna.http.put(f"/api/tables/{live}/reminder", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-slow")
    answer = await bert.http.put(f"/api/tables/{live}/reminder", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-a-member")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.0.1", "169.254.169.254", "0.0.0.0", "::1",
     "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1",
     "100.64.0.1", "255.255.255.255"],
)  # fmt: skip
def test_addresses_that_only_this_machine_reaches(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_public_addresses_and_those_the_operator_allows() -> None:
    assert is_public(ipaddress.ip_address("93.184.216.34"))
    assert is_public(ipaddress.ip_address("2606:2800:220:1::1"))
    assert is_public(ipaddress.ip_address("192.168.7.9"), "10.0.0.0/8, 192.168.7.0/24")
    assert not is_public(ipaddress.ip_address("192.168.8.9"), "10.0.0.0/8, 192.168.7.0/24")


@pytest.mark.parametrize(
    ("hour", "is_night"), [(0, True), (5, True), (6, False), (12, False), (19, False), (20, True)]
)
def test_quiet_hours_are_those_of_the_persons_clock(hour: int, is_night: bool) -> None:
    midnight = 1_750_000_000 - 1_750_000_000 % 86400  # a day in June, 0:00 UTC
    assert is_night == is_quiet("22:00", "08:00", "Europe/Berlin", midnight + hour * 3600)
    assert not is_quiet("00:00", "00:00", "UTC", midnight)
