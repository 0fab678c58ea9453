"""What the long tests have shown, for `bench/results.md`."""

import re
import subprocess
import time
from pathlib import Path

from hard.sizes import SOAK

RESULTS = Path(__file__).parents[2] / "bench" / "results.md"
HEADING = "## Soak"
INTRODUCTION = """\
The last results of `make soak`, each with the commit it ran on. `tests/hard/README.md` tells
what each test does.

| test | result | commit | date |
|---|---|---|---|
"""


def _commit() -> str:
    run = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        capture_output=True, text=True, cwd=RESULTS.parent,
    )  # fmt: skip
    return run.stdout.strip() or "?"


def with_row(text: str, test: str, result: str, commit: str, day: str) -> str:
    """The document with this test's row in its soak section, in place of an older one."""
    before, heading, section = text.partition(HEADING + "\n")
    section, further, rest = section.partition("\n## ")
    table = dict(re.findall(r"^\| (?!test \|)([^|]+?) \|(.*)$", section, re.MULTILINE))
    table[test] = f" {result} | {commit} | {day} |"
    lines = "".join(f"| {name} |{cells}\n" for name, cells in sorted(table.items()))
    start = before if heading else text.rstrip("\n") + "\n\n" if text else ""
    return f"{start}{HEADING}\n\n{INTRODUCTION}{lines}{further}{rest}"


def record(test: str, result: str) -> None:
    """Say it; in a whole run also write it down."""
    print(f"{test}: {result}")
    if SOAK:
        text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
        day = time.strftime("%Y-%m-%d")
        RESULTS.write_text(with_row(text, test, result, _commit(), day), encoding="utf-8")
