"""Servers of their own for tests that treat them badly."""

import random
from collections.abc import Iterator

import pytest
from hard.sizes import size
from server import kit
from server.fixtures import closed_browsers, own_room, running
from server.kit import Process

__all__ = ["closed_browsers", "own_room"]

# whole runs share their machine with others for an hour
kit.PATIENCE = size(20, 180)


@pytest.fixture(scope="session")
def hard_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server for tests that leave it in one piece."""
    yield from running(tmp_path_factory.mktemp("hard"))


@pytest.fixture
def luck() -> random.Random:
    """The same luck in every run."""
    return random.Random(20_260_101)
