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
    """The processes that one has started, and those that they have."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    found = [int(child) for child in told.split()]
    return found + [one for child in found for one in children(child)]


def wait_until(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """It comes to hold."""
    until = time.monotonic() + patience
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
        wait_until(lambda: bool(list(tmp_path.glob("cache/**/*.nbi"))))  # rules are being compiled
        wait_until(lambda: answers(port))
        compilers = children(room.pid)
        assert compilers  # it answers while it compiles
        room.send_signal(signal.SIGTERM)
        assert room.wait(PATIENCE) == 0
        # killed, not done with what they compiled, which takes them half a minute
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in compilers), 10)
    finally:
        room.kill()
