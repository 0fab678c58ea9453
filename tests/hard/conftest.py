"""Servers of their own for tests that treat them badly."""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hard.sizes import size
from server import kit
from server.kit import OPEN, Process

# whole runs share their machine with others for an hour
kit.PATIENCE = size(20, 180)


@pytest.fixture(scope="session")
def hard_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server for tests that leave it in one piece."""
    process = Process(tmp_path_factory.mktemp("hard"), bot_deadline="0.5").start()
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
def luck() -> random.Random:
    """The same luck in every run."""
    return random.Random(20_260_101)
