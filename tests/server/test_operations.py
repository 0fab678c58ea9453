"""Figures, health, logs, and a stop in good order."""

import asyncio
import base64
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.kit import Browser, Process
from server.test_playing import one_action, open_table

FACES = re.compile(r"\b(hand|kept|held|dice|cards?)\b.{0,3}\[", re.I)


async def test_the_status_counts_what_happened(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    before = await anna.get("/api/status")
    assert (before["p50"], before["commands"], before["restarts"]) == (None, 0, 0)
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        for _ in range(4):
            await one_action(a, b)
        refused = await a.order("act", action={"do": "fly"}, decision=None)
        assert refused["type"] == "refused"
        after = await anna.get("/api/status")
        assert (after["commands"], after["refusals"], after["sockets"]) == (4, 1, 2)
        assert after["measured"] == 4
        assert 0 < after["p50"] <= after["p99"] < 20_000
    own_room.kill()
    own_room.start()
    again = await anna.get("/api/status")
    assert (again["restarts"], again["commands"]) == (1, 0)
    async with anna.watch(table) as a:
        await a.ready()
    assert (await anna.get("/api/status"))["replays"] >= 1


async def _looked(room: Process) -> int:
    browser = Browser(room.url)
    for _ in range(100):
        status = await browser.get("/api/status")
        if status["lost"] is not None:
            assert status["lost_tables"] == 1
            return int(status["lost"])
        await asyncio.sleep(0.1)
    raise AssertionError("nobody looked")


@pytest.mark.parametrize(
    ("harm", "lost"),
    [
        ("SELECT 1", 0),
        ("DELETE FROM actions WHERE number = (SELECT max(number) FROM actions)", 1),
        ("UPDATE commands SET version = 999999", 3),
    ],
)
async def test_lost_actions_are_noticed(own_room: Process, harm: str, lost: int) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        for _ in range(3):
            await one_action(a, b)
    own_room.stop()
    with closing(sqlite3.connect(own_room.data / "hinterzimmer.db")) as database, database:
        database.execute(harm)
    own_room.start()
    assert await _looked(own_room) == lost


async def test_metrics_are_for_this_machine_alone(room: Process, stranger: Browser) -> None:
    text = (await stranger.http.get("/metrics")).text
    assert "# TYPE hinterzimmer_command_to_screens_seconds histogram" in text
    assert re.search(r"^hinterzimmer_sockets \d", text, re.M)
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        answer = await stranger.http.get("/metrics", headers={header: "203.0.113.9"})
        assert (answer.status_code, answer.json()["code"]) == (403, "metrics-private")


async def test_metrics_with_a_token(tmp_path: Path) -> None:
    token = "a-long-token-for-metrics"
    process = Process(tmp_path / "data", metrics_token=token).start()
    try:
        browser = Browser(process.url)
        for given in (None, "Bearer", "Bearer a-long-token-for-metric", "Bearer \u00e4"):
            headers = {} if given is None else {b"Authorization": given.encode()}
            assert (await browser.http.get("/metrics", headers=headers)).status_code == 403
        headers = {b"Authorization": f"Bearer {token}".encode()}
        assert (await browser.http.get("/metrics", headers=headers)).status_code == 200
    finally:
        process.stop()


async def test_health_names_a_database_of_another_form(own_room: Process) -> None:
    anna = await Browser.named(own_room.url, "Anna")
    assert (await anna.get("/health"))["status"] == "ok"
    with closing(sqlite3.connect(own_room.data / "hinterzimmer.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    assert "another release" in (await anna.get("/health", 503))["status"]


async def test_no_secret_is_in_any_log(tmp_path: Path) -> None:
    process = Process(tmp_path / "data", log="debug", log_format="json", metrics_token="m" * 30)
    process.start()
    anna, bert = await Browser.named(process.url, "Anna"), await Browser.named(process.url, "Bert")
    table = (await anna.table("me", "open", "raises", game="backroom"))["table"]
    links = await anna.get(f"/api/tables/{table}/links")
    token = links["seats"][0]["token"]
    await anna.http.get(f"/s/{token}")
    await bert.post("/api/seats/claim", {"token": token})
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await a.order("say", text="a word among friends")
        await a.fault("{")
        await asyncio.gather(a.play_on(), b.play_on())
    with closing(sqlite3.connect(process.data / "hinterzimmer.db")) as database, database:
        seed = database.execute("SELECT seed FROM tables").fetchone()[0]
        database.execute("ALTER TABLE talk RENAME TO gone")  # a fault that nobody foresaw
    async with anna.watch(table) as a:
        await a.ready()
        await a.order("say", text="a word among friends")
    process.stop()
    log = process.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"time", "level", "logger", "message"} <= set(lines[0])
    assert any(line["message"] == "bot replaced for one action" for line in lines)
    secrets = [
        seed.hex(), repr(seed)[2:-1], base64.b64encode(seed).decode(), token, "m" * 30,
        anna.http.cookies["hinterzimmer_guest"], bert.http.cookies["hinterzimmer_guest"],
        (process.data / "cookie-keys").read_text().strip(), "a word among friends",
    ]  # fmt: skip
    for secret in secrets:
        assert secret not in log
    assert not FACES.search(log)


async def test_a_stop_answers_what_has_begun_and_says_come_again(own_room: Process) -> None:
    anna, bert = await Browser.named(own_room.url, "Anna"), await Browser.named(own_room.url, "B")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.ready(), b.ready())
        await one_action(a, b)
        # a burst is on its way when the server is told to stop
        for number in range(40):
            await a.send({"type": "say", "id": f"burst-{number:04}", "text": f"line {number}"})
        await a.until(lambda: len(a.answers) > 3)
        code = await asyncio.to_thread(own_room.stop)
        assert code == 0
        await a.until(lambda: a.closed is not None)
        await b.until(lambda: b.closed is not None)
        assert (a.closed, b.closed) == (1012, 1012)
        accepted = {name for name, answers in a.answers.items() if answers[0]["type"] == "accepted"}
        told = [line["text"] for line in b.talk]
    with closing(sqlite3.connect(own_room.data / "hinterzimmer.db")) as database:
        on_disk = {row[0] for row in database.execute("SELECT id FROM commands")}
        said = [row[0] for row in database.execute("SELECT text FROM talk ORDER BY number")]
    assert {name for name in accepted if name.startswith("burst")} <= on_disk
    # whoever's command was written was answered, and everybody was told of it
    assert {name for name in on_disk if name.startswith("burst")} <= accepted
    assert told == said
