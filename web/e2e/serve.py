"""The server itself, under which a test meets the same cards and dice each time it runs.

    serve.py FILE [what `hinterzimmer` is told]

The text of FILE, with a count of the tables that were made since it was written, gives the seed of
a new table. Everything else is as chance will have it.
"""

import hashlib
import secrets
import sys
from pathlib import Path

from hinterzimmer.__main__ import main
from hinterzimmer.server.tables import opening


class Deals:
    """Takes the place of the module `secrets` where tables are made."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        self._count = 0

    def token_bytes(self, count: int) -> bytes:
        """The next table's seed."""
        text, written = self._path.read_text(encoding="utf-8"), self._path.stat().st_mtime_ns
        self._count = self._count + 1 if written == self._written else 1
        self._written = written
        return hashlib.sha256(f"{text} {self._count}".encode()).digest()[:count]


if __name__ == "__main__":
    vars(opening)["secrets"] = Deals(Path(sys.argv.pop(1)))
    sys.exit(main())
