"""A server whose rules are not compiled yet."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.kit import free_port

PATIENCE = 60.0


def children(process: int) -> list[int]:
    """The processes that one has started."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in told.split()]


def wait_until(condition: Callable[[], bool]) -> None:
    """It comes to hold."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Does a server answer there?"""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux tells of children")
def test_it_compiles_in_a_process_of_its_own_and_stops_with_it(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "HINTERZIMMER_CACHE": str(tmp_path / "cache")}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-m", "hinterzimmer", "serve", "--port", str(port)]
    room = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: bool(children(room.pid)))
        compilers = children(room.pid)
        wait_until(lambda: answers(port))
        assert children(room.pid) == compilers  # it answers while it compiles
        room.send_signal(signal.SIGTERM)
        assert room.wait(PATIENCE) == 0
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in compilers))
    finally:
        room.kill()
