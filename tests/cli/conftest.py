"""The command line, and a score sheet that it wrote."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.kit import Run, run


@pytest.fixture(scope="session")
def hinterzimmer() -> Run:
    """Runs `hinterzimmer ...`."""
    return run


@pytest.fixture(scope="session")
def sheet_file(hinterzimmer: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The score sheet of a whole game: the person always takes the first choice."""
    path = tmp_path_factory.mktemp("sheets") / "game.json"
    told = hinterzimmer(
        "play", "chicago", "--bots", "random,random", "--seed", 5, "--save", path,
        stdin="1\n" * 500,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert "The game is over." in told.stdout
    return path


@pytest.fixture
def sheet(sheet_file: Path) -> dict[str, Any]:
    """The same as JSON values, to be tampered with."""
    values: dict[str, Any] = json.loads(sheet_file.read_text())
    return values
