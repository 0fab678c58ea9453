"""The cookie that says who a browser is: the guest's number, signed.

Keys lie in the data folder, one a line. The first signs, all are believed: to rotate, put
a new line on top and remove old ones when their cookies have been renewed (60 days).
"""

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from hinterzimmer.engine.errors import HinterzimmerError

NAME = "hinterzimmer_guest"
KEYS_FILE = "cookie-keys"
VALID = 60 * 86400
"""Seconds that a cookie is believed; use renews it."""

RENEWED_AFTER = 86400


@dataclass(frozen=True)
class Pass:
    """What a cookie says: whose it is, and when it was signed."""

    guest: str
    issued: int


@dataclass(frozen=True)
class Keys:
    """The keys that sign cookies, newest first."""

    keys: tuple[bytes, ...]

    @classmethod
    def of_folder(cls, folder: Path) -> Self:
        """The keys of a data folder, made there (readable by its owner only) at first."""
        path = folder / KEYS_FILE
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(handle, "w") as file:
                file.write(secrets.token_hex(32) + "\n")
        keys = tuple(line.encode() for line in path.read_text().split())
        if not keys or min(map(len, keys)) < 32:
            raise HinterzimmerError(
                f"{path} holds no key of at least 32 characters; remove the file to have a "
                "new one made (every guest then starts anew)",
                code="bad-keys",
                file=str(path),
            )
        return cls(keys)

    def sign(self, guest: str, now: float) -> str:
        """A fresh cookie for a guest."""
        payload = f"{guest}.{int(now):x}"
        return f"{payload}.{_signature(self.keys[0], payload)}"

    def read(self, cookie: str | None, now: float) -> Pass | None:
        """What the cookie says, if it is ours and not too old."""
        payload, _, signature = (cookie or "").rpartition(".")
        guest, _, issued = payload.rpartition(".")
        if not guest or not any(_is_signed(key, payload, signature) for key in self.keys):
            return None
        found = Pass(guest, int(issued, 16))
        return found if now - found.issued < VALID else None


def _signature(key: bytes, payload: str) -> str:
    digest = hmac.digest(key, b"guest:" + payload.encode(), hashlib.sha256)
    return urlsafe_b64encode(digest).decode().rstrip("=")


def _is_signed(key: bytes, payload: str, signature: str) -> bool:
    return hmac.compare_digest(_signature(key, payload).encode(), signature.encode())
