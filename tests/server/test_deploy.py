"""The files for operators name what there is."""

import os
import re
import tomllib
from pathlib import Path

import pytest

from hinterzimmer.cli import COMMANDS
from hinterzimmer.server.operations import figures
from hinterzimmer.server.settings import KEYS, load

ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "operations.md"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_settings_and_commands_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for key in re.findall(r"HINTERZIMMER_([A-Z_]+)=", text):
        assert key.lower() in {*KEYS, "cache"}
    for line in re.findall(r"^#?\s*(\w+ = \"[^\"]*\")$", text, re.M):
        name, value = next(iter(tomllib.loads(line).items()))
        settings = load(None, {f"HINTERZIMMER_{name.upper()}": value})
        assert getattr(settings, name) == value
    for command in re.findall(r"\bbin/hinterzimmer (\w+)|^hinterzimmer (\w+)", text, re.M):
        assert "".join(command) in COMMANDS
    for name in re.findall(r"`((?:deploy|docs)/[\w.-]+)`", text):
        assert (ROOT / name).exists()


def test_every_metric_is_described_and_exists() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(hinterzimmer_[a-z_]+)`", text))
    there = set()
    for metric in figures.REGISTRY.collect():
        ending = "_total" if metric.type == "counter" else ""
        there.add(metric.name + ending)
    assert named == there


def test_scripts_can_be_run() -> None:
    assert os.access(ROOT / "scripts" / "audit", os.X_OK)
