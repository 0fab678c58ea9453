"""One server process for all tests that do not stop it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from server.kit import OPEN, Browser, Process


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server."""
    process = Process(tmp_path_factory.mktemp("room"), bot_deadline="0.5").start()
    yield process
    process.stop()


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, to be stopped and killed."""
    process = Process(tmp_path / "data").start()
    yield process
    process.kill()


@pytest.fixture(autouse=True)
async def _closed_browsers() -> AsyncIterator[None]:
    """Close what the test has opened."""
    yield
    while OPEN:
        await OPEN.pop().close()


@pytest.fixture
async def anna(room: Process) -> Browser:
    """A guest."""
    return await Browser.named(room.url, "Anna")


@pytest.fixture
async def bert(room: Process) -> Browser:
    """Another guest."""
    return await Browser.named(room.url, "Bert")


@pytest.fixture
async def stranger(room: Process) -> Browser:
    """A browser that has not said its name."""
    return Browser(room.url)
