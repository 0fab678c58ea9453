"""The log on standard error: readable lines, or JSON lines for machines.

What may stand in it: ids of tables, seat numbers, names of bots, codes, durations. Never a
seed, a link's token, a cookie, a key, a card or a person's words.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

Format = Literal["text", "json"]

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
NOISY = ("aiosqlite", "numba", "asyncio", "alembic", "websockets", "uvicorn.error")


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """What a line names beside its message."""
    return {key: value for key, value in sorted(vars(record).items()) if key not in STANDARD}


class Readable(logging.Formatter):
    """Lines of `time level logger message key=value ...`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line; a traceback comes after it."""
        pairs = "".join(f" {key}={value!r}" for key, value in _told(record).items())
        return super().formatMessage(record) + pairs


class JsonLines(logging.Formatter):
    """One JSON object a line: time (ISO 8601, UTC), level, logger, message, what it names."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, with the traceback of what nobody foresaw as one string."""
        at = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_told(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


def set_up_log(level: str, form: Format = "text") -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Readable())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
