"""What several commands show alike: progress, JSON, files."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], object]]:
    """A progress bar on the error output, where that is a terminal; call it with steps done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)

        def advance(steps: int) -> None:
            bar.update(task, advance=steps)

        yield advance


def print_json(value: Any) -> None:
    """One JSON document on the standard output."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.flush()


MOST_BYTES = 64 * 1024 * 1024


def read_file(path: Path) -> bytes:
    """A file's bytes; `-` is the standard input. Raises OSError; beyond 64 MiB too."""
    with sys.stdin.buffer if str(path) == "-" else path.open("rb") as source:
        content: bytes = source.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(f"{path} is larger than {MOST_BYTES >> 20} MiB")
    return content
