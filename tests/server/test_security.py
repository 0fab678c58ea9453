"""Headers, origins, cookies, the API's document, the client's pages."""

import json
import stat
from pathlib import Path

import httpx
import pytest
from server.kit import Browser, Process
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hinterzimmer.server.accounts.cookies import VALID, Keys

PAGES = ["/", "/new", "/lobby", "/join", "/t/abc", "/s/abc", "/replay/x", "/rules/chicago",
         "/settings", "/health", "/api/games", "/api/nothing", "/schema/openapi.json",
         "/assets/no.js"]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
async def test_every_answer_carries_the_headers(stranger: Browser, path: str) -> None:
    headers = (await stranger.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


async def test_a_change_needs_the_header_and_our_own_page(room: Process) -> None:
    body = {"name": "Eve"}
    async with httpx.AsyncClient(base_url=room.url) as http:
        answer = await http.post("/api/me", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-header")
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "x"):
            headers = {"X-Hinterzimmer": "1", "Origin": origin}
            answer = await http.post("/api/me", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        # a name of somebody else's that leads here is none of ours
        headers = {"X-Hinterzimmer": "1", "Origin": "http://evil.example", "Host": "evil.example"}
        assert (await http.post("/api/me", json=body, headers=headers)).status_code == 403
        headers = {"X-Hinterzimmer": "1", "Origin": room.url}
        assert (await http.post("/api/me", json=body, headers=headers)).status_code == 200


async def test_a_socket_from_another_page_is_refused(room: Process, anna: Browser) -> None:
    table = (await anna.table("me", "random"))["table"]
    address = f"{room.url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": anna.cookie()}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, additional_headers=headers, origin="https://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    async with connect(address, additional_headers=headers, origin=room.url) as socket:  # type: ignore[arg-type]
        assert json.loads(await socket.recv())["type"] == "snapshot"


async def test_another_release_is_told_to_reload(room: Process, anna: Browser) -> None:
    table = (await anna.table("me", "random"))["table"]
    address = f"{room.url.replace('http', 'ws')}/api/tables/{table}/socket?release=0.0.1"
    async with connect(address, additional_headers={"Cookie": anna.cookie()}) as socket:
        fault = json.loads(await socket.recv())
        assert (fault["code"], fault["closing"]) == ("old-client", False)
        assert json.loads(await socket.recv())["type"] == "snapshot"


async def test_a_cookie_that_was_not_ours_is_nobody(stranger: Browser, anna: Browser) -> None:
    ours = anna.http.cookies["hinterzimmer_guest"]
    guest, issued, signature = ours.split(".")
    for forged in ("", "x", "..", f"{guest}.{issued}.", f"{guest}.ffffffff.{signature}",
                   f"{'A' * 22}.{issued}.{signature}", ours[:-1], "\u00e4.1.x"):  # fmt: skip
        answer = await stranger.http.get(
            "/api/me", headers={b"Cookie": b"hinterzimmer_guest=" + forged.encode()}
        )
        assert answer.json()["name"] is None
    assert (await anna.get("/api/me"))["name"] == "Anna"


def test_cookies_last_sixty_days_and_keys_rotate(tmp_path: Path) -> None:
    keys = Keys.of_folder(tmp_path)
    path = tmp_path / "cookie-keys"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert Keys.of_folder(tmp_path) == keys
    cookie = keys.sign("anna", 1000.0)
    found = keys.read(cookie, 1000.0 + VALID - 1)
    assert found is not None
    assert found.guest == "anna"
    assert keys.read(cookie, 1000.0 + VALID) is None
    path.write_text("a" * 64 + "\n" + path.read_text())
    rotated = Keys.of_folder(tmp_path)
    assert rotated.read(cookie, 2000.0) == found
    assert keys.read(rotated.sign("anna", 1000.0), 2000.0) is None


async def test_a_guest_who_comes_back_gets_a_fresh_cookie(room: Process) -> None:
    anna = await Browser.named(room.url, "Anna")
    guest, issued, _ = anna.http.cookies["hinterzimmer_guest"].split(".")
    keys = Keys.of_folder(room.data)
    for age, renewed in ((3600, False), (2 * 86400, True), (59 * 86400, True)):
        old = keys.sign(guest, int(issued, 16) - age)
        async with httpx.AsyncClient(base_url=room.url) as http:
            answer = await http.get("/api/me", headers={"Cookie": f"hinterzimmer_guest={old}"})
            assert answer.json()["name"] == "Anna"
            assert ("set-cookie" in answer.headers) == renewed
    cookie = (await anna.http.post("/api/me", json={"name": "Anne"})).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie


async def test_the_api_document_names_every_route(stranger: Browser) -> None:
    document = await stranger.get("/schema/openapi.json")
    assert document["openapi"].startswith("3.1")
    paths = {
        (method.upper(), path)
        for path, methods in document["paths"].items()
        for method in methods
        if path.startswith("/api")
    }
    assert ("POST", "/api/tables/{table}/rematch") in paths
    assert len(paths) == 30
    for path, methods in document["paths"].items():
        if path.startswith("/api"):
            for route in methods.values():
                assert {"404", "422", "429"} <= set(route["responses"])
    text = json.dumps(document)
    for reference in _references(document):
        name = reference.removeprefix("#/components/schemas/")
        assert name in document["components"]["schemas"], reference
    assert "Traceback" not in text


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in _references(value)]
    if isinstance(part, list):
        return [found for value in part for found in _references(value)]
    return []


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client, as small as can be."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "main-abc.js").write_text("export const x = 1;\n" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("the treasure")
    return folder


async def test_the_client_is_served(tmp_path: Path, client: Path) -> None:
    process = Process(tmp_path / "data", client=str(client)).start()
    try:
        browser = Browser(process.url)
        for path in ("/", "/t/abc", "/rules/chicago", "/deep/er/still"):
            page = await browser.http.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "the page" in page.text
        head = await browser.http.head("/")
        assert (head.status_code, head.text) == (200, "")
        asset = await browser.http.get("/assets/main-abc.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
        assert asset.text.startswith("export")
        icon = await browser.http.get("/icon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        assert (await browser.http.get("/assets/gone.js")).status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "treasure" not in (await browser.http.get(path)).text
    finally:
        process.stop()


async def test_a_page_names_what_it_needs(tmp_path: Path, client: Path) -> None:
    hints = {
        "pages": {"t": ["/assets/table.js", "/assets/table.css"], "": ["/assets/start.js"]},
        "games": {"chicago": ["/assets/dice.js"], "villa": ["/assets/park.js"]},
        "texts": {
            language: {
                name: [f"/assets/{name}-{language}.js"] for name in ("common", "chicago", "villa")
            }
            for language in ("en", "de")
        },
    }
    (client / "hints.json").write_text(json.dumps(hints))
    (client / "index.html").write_text("<head><title>the page</title></head>")
    process = Process(tmp_path / "data", client=str(client)).start()
    try:
        browser = await Browser.named(process.url, "Anna")
        table = (await browser.table("me", "open"))["table"]
        page = (await browser.http.get(f"/t/{table}", headers={"Accept-Language": "de-AT"})).text
        assert '<link rel="stylesheet" crossorigin href="/assets/table.css">' in page
        assert '<link rel="modulepreload" crossorigin href="/assets/dice.js">' in page
        assert "/assets/chicago-de.js" in page
        assert "/assets/chicago-en.js" not in page
        assert "park" not in page
        assert "villa" not in page
        start = (await browser.http.get("/", headers={"Accept-Language": "fr, en"})).text
        assert "/assets/villa-en.js" in start
        assert "/assets/chicago-en.js" in start
        assert "dice.js" not in start
        assert "-de.js" not in start
        unknown = (await browser.http.get("/t/nowhere")).text
        assert "/assets/table.js" in unknown
        assert "dice.js" not in unknown
    finally:
        process.stop()


async def test_pages_of_a_public_address(tmp_path: Path) -> None:
    process = Process(tmp_path / "data", public_url="https://cards.example.org/").start()
    try:
        browser = Browser(process.url)
        headers = {"Origin": "https://cards.example.org"}
        answer = await browser.http.post("/api/me", json={"name": "Anna"}, headers=headers)
        assert answer.json()["public_url"] == "https://cards.example.org"
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
    finally:
        process.stop()
