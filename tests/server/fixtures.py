"""What all tests with a server process share; each folder's `conftest.py` takes it from here."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from server.kit import OPEN, Process

__all__ = ["closed_browsers", "own_room", "running"]


def running(data: Path) -> Iterator[Process]:
    """A server for tests that leave it in one piece."""
    process = Process(data, bot_deadline="0.5").start()
    yield process
    process.stop()


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, to be stopped and killed."""
    process = Process(tmp_path / "data").start()
    yield process
    process.kill()


@pytest.fixture(autouse=True)
async def closed_browsers() -> AsyncIterator[None]:
    """Close what the test has opened."""
    yield
    while OPEN:
        await OPEN.pop().close()
