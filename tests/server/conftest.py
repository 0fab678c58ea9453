"""One server process for all tests that do not stop it."""

from collections.abc import Iterator

import pytest
from server.fixtures import closed_browsers, own_room, running
from server.kit import Browser, Process

__all__ = ["closed_browsers", "own_room"]


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server."""
    yield from running(tmp_path_factory.mktemp("room"))


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
