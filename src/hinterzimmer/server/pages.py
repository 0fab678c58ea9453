"""The built client: its pages are one file, its assets never change under one name."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency

from hinterzimmer.server import hints
from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.room import Room

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Hinterzimmer</title>"
    "<p>The pages of this server are not built yet: run <code>make play</code>."
)

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class _Page:
    body: bytes
    packed: bytes | None
    kind: str


@lru_cache(maxsize=512)
def _packed(path: Path, changed: int, head: str) -> _Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    if head:
        body = body.replace(b"</head>", head.encode() + b"</head>", 1)
    is_text = kind.startswith("text/") or kind.split("+")[-1] in ("xml", "json")
    is_text = is_text or kind in ("application/javascript", "application/json")
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) > 500 else None
    return _Page(body, packed, kind)


def _page(path: Path, head: str = "") -> _Page:
    """A file with its compressed form, read again when it has changed.

    head: what is added to a page's head.
    """
    return _packed(path, path.stat().st_mtime_ns, head)


def _inside(folder: Path, wanted: str) -> Path | None:
    """The client's file of that name, if there is one."""
    path = (folder / wanted.lstrip("/")).resolve()
    return path if path.is_relative_to(folder.resolve()) and path.is_file() else None


def _respond(request: Request[Any, Any, Any], page: _Page, cache: str) -> Response[bytes]:
    vary = "accept-encoding" if cache == FOR_EVER else "accept-encoding, accept-language"
    headers = {"cache-control": cache, "vary": vary}
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=page.kind, headers=headers)  # Litestar adds the charset


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], room: NamedDependency[Room], path: str = "/"
) -> Response[bytes] | Response[str]:
    """A file of the client; for every other address its one page."""
    folder = room.settings.client_folder
    if path.startswith("/api/"):
        raise Refusal("unknown-page", f"there is nothing at {path[:80]!r}")
    found = _inside(folder, path)
    if found is not None:
        is_asset = path.startswith("/assets/")
        return _respond(request, _page(found), FOR_EVER if is_asset else ASK_AGAIN)
    if path.startswith("/assets/"):
        raise Refusal("unknown-page", f"there is nothing at {path[:80]!r}")
    index = _inside(folder, "index.html")
    if index is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
    head = await hints.tags(room, path, request.headers.get("accept-language", ""))
    return _respond(request, _page(index, head), ASK_AGAIN)
