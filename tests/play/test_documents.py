"""The programs in the documents run as they stand there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def programs(name: str) -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.+?)^```", text, re.MULTILINE | re.DOTALL)
    assert found
    return found


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_programs_in_documents(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for program in programs(name):
        exec(compile(program, name, "exec"), {"__name__": "document"})
        assert capsys.readouterr().out.strip()
