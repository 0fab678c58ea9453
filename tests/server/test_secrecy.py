"""Every byte that viewers are sent, against what their seats may know."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.kit import Browser, Json, Process, Viewer, until
from server.test_playing import open_table

PROGRAM = Path(__file__).with_name("verify_wire.py")


def compared(sheet: Json, *viewers: tuple[int | None, Viewer]) -> int:
    """How many frames were compared; fails where one held more than its seat may know."""
    given = {
        "sheet": sheet,
        "viewers": [{"seat": seat, "frames": viewer.frames} for seat, viewer in viewers],
    }
    run = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input=json.dumps(given),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return int(run.stdout)


@pytest.mark.parametrize(("game", "preset"), [("backroom", "seed"), ("chicago", "seed")])
async def test_views_events_and_prompts_are_the_seats_own(
    anna: Browser, bert: Browser, stranger: Browser, game: str, preset: str
) -> None:
    table = await open_table(anna, bert, "random", game=game, preset=preset)
    await anna.post(f"/api/tables/{table}/start")
    async with (
        anna.watch(table) as a,
        bert.watch(table) as b,
        stranger.watch(table) as s,
        anna.watch(table) as tab,
    ):
        await asyncio.gather(a.play_on(), b.play_on())
        for viewer in (s, tab):
            await viewer.until(lambda: viewer.over)  # noqa: B023
        async with stranger.watch(table) as late:
            await late.ready()
        sheet = await stranger.get(f"/api/tables/{table}/sheet")
        seats = ((0, a), (1, b), (None, s), (0, tab), (None, late))
        # at least the three who watched from the start were compared at every action
        assert compared(sheet, *seats) > 3 * len(sheet["actions"])


async def test_the_seed_stays_here_until_the_end(
    room: Process, anna: Browser, bert: Browser, stranger: Browser
) -> None:
    """In no frame, page or log line before the game is over."""
    table = await open_table(anna, bert, game="backroom")
    await anna.post(f"/api/tables/{table}/start")
    texts: list[str] = []
    async with anna.watch(table) as a, bert.watch(table) as b, stranger.watch(table) as s:
        await asyncio.gather(a.ready(), b.ready(), s.ready())
        while not a.over:
            for path in ("", "/sheet", "/replay", "/links"):
                for browser in (anna, bert, stranger):
                    answer = await browser.http.get(f"/api/tables/{table}{path}")
                    now = (await stranger.get(f"/api/tables/{table}"))["status"]
                    if now == "playing":  # so it was when that was answered
                        texts.append(answer.text)
            await until(lambda: a.must or b.must or a.over, a, b)
            for viewer in (a, b):
                if viewer.must and viewer.prompt is not None:
                    await viewer.act(viewer.prompt["legal"][0], decision=None)
        for viewer in (a, b, s):
            await viewer.until(lambda: viewer.over)  # noqa: B023
            for text in viewer.texts:
                if '"status":"over"' not in text:
                    texts.append(text)
        seed = a.table["seed"]
    assert len(seed) == 64
    assert texts
    assert not [text for text in texts if seed in text or seed[:16] in text]
    assert seed[:16] not in room.log.read_text()


async def test_tokens_are_told_to_members_only(anna: Browser, bert: Browser) -> None:
    table = await open_table(anna, bert, "open", listed=True)
    token = (await bert.get(f"/api/tables/{table}/links"))["seats"][0]["token"]
    carl = await Browser.named(anna.url, "Carl")
    async with carl.watch(table) as c, anna.watch(table) as a:
        await asyncio.gather(c.ready(), a.ready())
        heard = "".join(c.texts + a.texts)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/links", "/api/lobby", "/api/tables"):
        heard += (await carl.http.get(path)).text
    assert token not in heard
    assert carl.http.cookies["hinterzimmer_guest"].split(".")[0] not in heard
