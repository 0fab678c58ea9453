"""Who uses a data folder: any number of servers together, or one restore alone.

The lock is the system's, on a file that stays: it ends with the process, however that ends.
"""

import os
import sys
from pathlib import Path
from typing import Self

from hinterzimmer.engine.errors import HinterzimmerError

NAME = "lock"


class FolderInUse(HinterzimmerError):
    """A server runs on the folder (or a restore, for a server that starts)."""

    code = "folder-in-use"


class FolderLock:
    """Held from `shared` or `alone` until `release`."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def shared(cls, folder: Path) -> Self:
        """For a server. Raises FolderInUse while a restore is under way."""
        return cls._held(folder, alone=False)

    @classmethod
    def alone(cls, folder: Path) -> Self:
        """For a restore. Raises FolderInUse while a server runs."""
        return cls._held(folder, alone=True)

    @classmethod
    def _held(cls, folder: Path, *, alone: bool) -> Self:
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            import fcntl

            kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
            try:
                fcntl.flock(handle, kind | fcntl.LOCK_NB)
            except OSError as error:
                os.close(handle)
                raise FolderInUse(
                    f"{folder} is in use by a running server; stop it first"
                    if alone
                    else f"{folder} is being restored; start again when that is done",
                    folder=str(folder),
                ) from error
        return cls(handle)

    def release(self) -> None:
        """Let others in."""
        os.close(self._handle)
