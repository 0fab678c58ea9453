"""What a command's exit code means."""

from enum import IntEnum


class Exit(IntEnum):
    """The codes that every command's `--help` lists, and the one that shells expect."""

    DONE = 0
    DOES_NOT_HOLD = 1
    WRONG_USE = 2
    ENVIRONMENT = 3
    INTERRUPTED = 130  # Ctrl-C
