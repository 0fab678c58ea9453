"""What bad input gets: a stable code, the right status, and nothing lost."""

import asyncio
from typing import Any

import pytest
from server.kit import Browser, Json, Process
from server.test_playing import open_table

ME_AND_BOT: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TABLE: Json = {"game": "chicago", "seats": ME_AND_BOT}


@pytest.mark.parametrize(
    ("change", "status", "code", "named"),
    [
        ({"game": "ludo"}, 422, "unknown-game", {"game": "ludo"}),
        ({"options": {"jokers": True}}, 422, "unknown-option", {"option": "jokers"}),
        ({"options": {"tie": "coin"}}, 422, "bad-option-value", {"option": "tie"}),
        ({"options": {"tie": 1}}, 422, "bad-option-value", {"value": 1}),
        ({"preset": "wild"}, 422, "unknown-preset", {"preset": "wild"}),
        ({"seats": [{"kind": "me"}]}, 422, "bad-seats", {"seats": 1, "least": 2}),
        ({"seats": [*ME_AND_BOT, *[{"kind": "bot"}] * 5]}, 422, "bad-seats", {"most": 6}),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, 422, "bad-seats", {"me": 0}),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "bad-seats", {"me": 2}),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 422, "unknown-bot",
         {"bot": "hal"}),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, 422, "bad-field", {}),
        ({"seats": []}, 422, "bad-field", {}),
        ({"pace": -1}, 422, "bad-field", {"field": "pace"}),
        ({"colour": "red"}, 422, "bad-field", {}),
    ],
)  # fmt: skip
async def test_a_table_that_cannot_be(
    anna: Browser, change: Json, status: int, code: str, named: Json
) -> None:
    problem = await anna.refused("/api/tables", {**TABLE, **change}, status, code)
    assert named.items() <= problem["params"].items()
    assert await anna.get("/api/tables") == []


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"{", "application/json", 400, "not-json"),
        (b"\xff\xfe", "application/json", 400, "not-json"),
        (b"", "application/json", 422, "bad-field"),
        (b"[" * 100_000, "application/json", 413, "too-large"),
        (b"[" * 50_000, "application/json", 400, "not-json"),
        (b'{"name": 7}', "application/json", 422, "bad-field"),
        (b'{"name": "' + b"n" * 25 + b'"}', "application/json", 422, "bad-field"),
        (b'{"name": " "}', "application/json", 422, "bad-name"),
        ('{"name": "a\u202eb"}'.encode(), "application/json", 422, "bad-name"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', "application/json", 413, "too-large"),
    ],
)
async def test_a_body_that_cannot_be_read(
    stranger: Browser, content: bytes, kind: str, status: int, code: str
) -> None:
    answer = await stranger.http.post("/api/me", content=content, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "Traceback" not in answer.text


UNKNOWN = "A" * 22


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", f"/api/tables/{UNKNOWN}", None, 404, "unknown-table"),
        ("GET", f"/api/tables/{UNKNOWN}/links", None, 404, "unknown-table"),
        ("GET", f"/api/tables/{UNKNOWN}/sheet", None, 404, "unknown-table"),
        ("GET", f"/api/tables/{UNKNOWN}/replay", None, 404, "unknown-table"),
        ("POST", f"/api/tables/{UNKNOWN}/sit", {}, 404, "unknown-table"),
        ("POST", f"/api/tables/{UNKNOWN}/start", None, 404, "unknown-table"),
        ("POST", f"/api/tables/{UNKNOWN}/leave", None, 404, "unknown-table"),
        ("POST", f"/api/tables/{UNKNOWN}/rematch", None, 404, "unknown-table"),
        ("POST", "/api/seats/claim", {"token": UNKNOWN}, 404, "bad-token"),
        ("POST", "/api/seats/claim", {"token": "x"}, 422, "bad-field"),
        ("GET", "/api/games/ludo/rulebook/en", None, 404, "unknown-game"),
        ("GET", "/api/games/backroom/rulebook/xx", None, 404, "unknown-language"),
        ("GET", "/api/nothing", None, 404, "unknown-page"),
        ("DELETE", "/api/me", None, 405, "wrong-method"),
        ("POST", "/api/sheets", {"sheet": {}}, 422, "sheet-malformed"),
    ],
)
async def test_what_is_not_there(
    anna: Browser, method: str, path: str, body: Any, status: int, code: str
) -> None:
    answer = await anna.http.request(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_without_a_name_nobody_sits_down(stranger: Browser) -> None:
    for path, body in (("/api/tables", TABLE), ("/api/seats/claim", {"token": UNKNOWN})):
        await stranger.refused(path, body, 401, "no-guest")
    assert await stranger.get("/api/tables") == []


async def test_what_only_some_may_do(anna: Browser, bert: Browser, stranger: Browser) -> None:
    table = await open_table(anna, bert, "open")
    path = f"/api/tables/{table}"
    carl = await Browser.named(anna.url, "Carl")
    for browser, code in ((bert, "not-host"), (carl, "not-a-member")):
        await browser.refused(f"{path}/start", None, 403, code)
        await browser.refused(f"{path}/seats/2", {"kind": "bot"}, 403, code)
    answer = await carl.http.get(f"{path}/links")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-a-member")
    await carl.refused(f"{path}/sit", {}, 409, "not-open")  # a private table
    await carl.refused(f"{path}/leave", None, 403, "not-a-member")
    await anna.refused(f"{path}/start", None, 409, "seats-open")
    await anna.refused(f"{path}/seats/1", {"kind": "bot"}, 409, "seat-taken")
    await anna.refused(f"{path}/seats/9", {"kind": "bot"}, 404, "unknown-seat")
    await anna.refused(f"{path}/seats/2", {"kind": "bot", "bot": "hal"}, 422, "unknown-bot")
    await anna.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    await anna.post(f"{path}/start")
    await anna.refused(f"{path}/start", None, 409, "already-started")
    await anna.refused(f"{path}/seats/2", {"kind": "open"}, 409, "already-started")
    await anna.refused(f"{path}/rematch", None, 409, "not-over")
    for part in ("sheet", "replay"):
        for browser in (anna, stranger):
            answer = await browser.http.get(f"{path}/{part}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_frames_that_are_no_commands(anna: Browser) -> None:
    created = await anna.table("me", "random")
    async with anna.watch(created["table"]) as a:
        await a.until(lambda: a.must)
        version = a.version
        for frame, code in (
            ("{", "not-json"),
            (b"\xff\x00", "not-json"),
            ('{"type": "act", "id": "12345678", "action": ' + '{"do":' * 500, "not-json"),
            (
                '{"type": "act", "id": "12345678", "action": ' + '{"do":' * 9 + "1" + "}" * 10,
                "bad-message",
            ),
            ("[]", "bad-message"),
            ('{"type": "dance"}', "bad-message"),
            ('{"type": "act", "id": "x", "action": {}}', "bad-message"),
            ('{"type": "act", "id": "12345678", "action": 7}', "bad-message"),
            ('{"type": "say", "id": "12345678", "text": "' + "x" * 501 + '"}', "bad-message"),
            ('{"type": "say", "id": "12345678", "text": "' + "x" * 5000 + '"}', "too-large"),
            ("x" * 60_000, "too-large"),
        ):
            assert (await a.fault(frame))["code"] == code
        await a.send({"type": "ping"})
        await a.until(lambda: a.frames[-1]["type"] == "pong")
        assert a.version == version
        answer = await a.order("act", action={"do": "\ud83c\udfb2" * 100}, decision=None)
        assert answer["code"] == "bad-notation"


async def test_a_giant_frame_cuts_only_its_own_line(anna: Browser) -> None:
    created = await anna.table("me", "random")
    async with anna.watch(created["table"]) as a, anna.watch(created["table"]) as other:
        await a.ready()
        await other.until(lambda: other.must)
        await a.send("x" * 200_000)
        await a.until(lambda: a.closed is not None)
        assert a.closed == 1009
        assert other.prompt is not None
        assert (await other.act(other.prompt["legal"][0]))["type"] == "accepted"


async def test_an_unknown_table_has_no_socket(anna: Browser, stranger: Browser) -> None:
    for browser in (anna, stranger):
        async with browser.watch(UNKNOWN) as viewer:
            await viewer.until(lambda: viewer.closed is not None)
            fault = {"code": "unknown-table", "params": {"table": UNKNOWN}, "closing": True}
            assert viewer.frames == [{"type": "fault", **fault}]


async def test_a_sheet_that_was_tampered_with(anna: Browser) -> None:
    created = await anna.table("me", "random")
    async with anna.watch(created["table"]) as a:
        await a.play_on()
    sheet = await anna.get(f"/api/tables/{created['table']}/sheet")
    await anna.post("/api/sheets", {"sheet": sheet})
    for change, code in (
        ({"rules": 999}, "sheet-unknown-rules"),
        ({"version": 999}, "sheet-unknown-format"),
        ({"result": [0.5] * 2}, "sheet-result"),
        ({"actions": sheet["actions"][1:]}, "sheet-numbering"),
        ({"chance": {**sheet["chance"], "seed": "00" * 32}}, "sheet-hash"),
        ({"game": "ludo"}, "unknown-game"),
        ({"extra": 1}, "sheet-malformed"),
    ):
        problem = await anna.refused("/api/sheets", {"sheet": {**sheet, **change}}, 422, code)
        assert "Traceback" not in str(problem)


async def test_too_many_guests_and_tables_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    process = Process(tmp_path_factory.mktemp("limited"), rate="0.05").start()
    try:
        anna = await Browser.named(process.url, "Anna")
        other = Browser(process.url)
        codes = []
        for _ in range(5):
            other.http.cookies.clear()
            codes.append((await other.http.post("/api/me", json={"name": "X"})).status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        created = await anna.table("me", "random")
        answer = await anna.http.post("/api/tables", json=TABLE)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate-limited")
        assert answer.json()["params"]["wait"] > 0
        async with anna.watch(created["table"]) as a:
            await a.ready()
            for _ in range(5):
                await a.send({"type": "ping"})
            await a.until(lambda: any(f.get("code") == "rate-limited" for f in a.frames))
    finally:
        process.stop()


@pytest.mark.parametrize("viewer", [-1, -2047094820, 2, 4_000_000_000])
async def test_a_replay_seen_from_no_seat(room: Process, anna: Browser, viewer: int) -> None:
    bert = await Browser.named(room.url, "Bert")
    table = await open_table(anna, bert)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a, bert.watch(table) as b:
        await asyncio.gather(a.play_on(), b.play_on())
    problem = await anna.get(f"/api/tables/{table}/replay?viewer={viewer}", 422)
    assert problem["code"] == "no-such-seat"


@pytest.mark.parametrize("word", [{}, [], {"do": "throw"}, None, 1])
async def test_an_action_whose_word_is_no_text(anna: Browser, word: object) -> None:
    table = (await anna.table("me", "random"))["table"]
    async with anna.watch(table) as viewer:
        await viewer.until(lambda: viewer.must)
        answer = await viewer.act({"do": word})
        assert (answer["type"], answer["code"]) == ("refused", "bad-notation")
