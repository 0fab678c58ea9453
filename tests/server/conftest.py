"""One server process for all tests that do not stop it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from server.kit import Browser, Process


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


@pytest.fixture
async def anna(room: Process) -> AsyncIterator[Browser]:
    """A guest."""
    browser = await Browser.named(room.url, "Anna")
    yield browser
    await browser.close()


@pytest.fixture
async def bert(room: Process) -> AsyncIterator[Browser]:
    """Another guest."""
    browser = await Browser.named(room.url, "Bert")
    yield browser
    await browser.close()


@pytest.fixture
async def stranger(room: Process) -> AsyncIterator[Browser]:
    """A browser that has not said its name."""
    browser = Browser(room.url)
    yield browser
    await browser.close()
