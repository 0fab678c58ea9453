"""`/health` for a supervisor, `/metrics` for Prometheus, `/api/status` for players."""

import asyncio
import hmac
import logging
import time
from collections import Counter as Tally
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import exposition
from sqlalchemy import func, select

from hinterzimmer.server.messages import Status
from hinterzimmer.server.operations import figures
from hinterzimmer.server.operations.losses import Losses, look_through
from hinterzimmer.server.problems import REFUSALS, Refusal, StorageError
from hinterzimmer.server.room import Room
from hinterzimmer.server.security import address_of
from hinterzimmer.server.tables.info import iso
from hinterzimmer.server.tables.models import Run

logger = logging.getLogger(__name__)

LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
LOOK_THROUGH = 3600.0
"""Seconds between two searches for lost actions."""


class Watch:
    """What is found out about the room from time to time, for the status."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.began = time.time()
        self.starts = 1
        self.losses: Losses | None = None

    async def count_starts(self) -> None:
        """This start, and all before it."""
        async with self._room.database.reading() as session:
            found = await session.scalar(select(func.count()).select_from(Run))
        self.starts = int(found or 1)

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                self.losses = await look_through(self._room.database)
            except StorageError:
                await asyncio.sleep(5)
            except Exception:  # a fault here must not end the watch
                logger.exception("the search for lost actions failed")
                await asyncio.sleep(60)
            else:
                await asyncio.sleep(LOOK_THROUGH)


@get("/health", tags=["operations"])
async def health(room: NamedDependency[Room]) -> Response[dict[str, str]]:
    """Is the server alive, its database reachable and of this release's form?"""
    if not await room.database.is_alive():
        return Response({"status": "no database"}, status_code=503)
    if not await room.database.is_current():
        return Response({"status": "database of another release"}, status_code=503)
    return Response({"status": "ok"})


def _take_stock(room: Room, watch: Watch) -> tuple[int, int]:
    """Set the gauges; the number of tables in memory and of sockets."""
    tables = room.hall.in_memory()
    by_status = Tally(live.row.status for live in tables if live.loaded)
    for status in ("open", "playing", "over"):
        figures.TABLES.labels(status).set(by_status[status])
    sockets = sum(len(live.viewers) for live in tables)
    figures.SOCKETS.set(sockets)
    figures.RESTARTS.set(watch.starts)
    figures.UPTIME.set(time.time() - watch.began)
    return len(tables), sockets


def _may_read(request: Request[Any, Any, Any], token: str | None) -> bool:
    """With a token: whoever has it. Without: this machine alone, and no proxy on it."""
    if token is not None:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    is_forwarded = any(name in request.headers for name in FORWARDED)
    return address_of(request.scope) in LOOPBACK and not is_forwarded


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], room: NamedDependency[Room]) -> Response[bytes]:
    """The figures as Prometheus reads them."""
    if not _may_read(request, room.settings.metrics_token):
        raise Refusal("metrics-private", "the metrics are not for this visitor")
    _take_stock(room, request.app.state.watch)
    text = exposition.generate_latest(figures.REGISTRY)
    return Response(text, media_type="text/plain; version=0.0.4")


@get("/status", responses=REFUSALS)
async def status(request: Request[Any, Any, Any], room: NamedDependency[Room]) -> Status:
    """How the room is doing."""
    watch: Watch = request.app.state.watch
    tables, sockets = _take_stock(room, watch)
    losses = watch.losses
    return Status(
        started=iso(watch.began),
        uptime=round(time.time() - watch.began, 1),
        restarts=watch.starts - 1,
        tables=tables,
        sockets=sockets,
        commands=figures.total(figures.COMMANDS),
        refusals=figures.total(figures.REFUSALS),
        measured=len(figures.WAITS.newest),
        p50=figures.WAITS.percentile(0.5),
        p99=figures.WAITS.percentile(0.99),
        replays=figures.total(figures.REPLAYS),
        substitutions=figures.total(figures.SUBSTITUTIONS),
        lost=losses.lost if losses else None,
        lost_tables=losses.tables if losses else None,
        lost_looked=iso(losses.at) if losses else None,
    )


async def start_watch(app: Any) -> "asyncio.Task[None]":
    """Begin to look, once the room is open."""
    app.state.watch = Watch(app.state.room)
    await app.state.watch.count_starts()
    return asyncio.create_task(app.state.watch.run(), name="watch")


async def stop_watch(task: "asyncio.Task[None]") -> None:
    """Look no more."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


ROUTES = [status]
OUTSIDE = [health, metrics]
"""Those that do not live under `/api`."""
