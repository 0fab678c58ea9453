"""A way back for a guest without the cookie: a code that opens all their seats elsewhere."""

import hashlib
import secrets
import time

from sqlalchemy import delete, select, update

from hinterzimmer.server.accounts.models import Guest, Recovery
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import Refusal

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: nobody has to tell O from 0, or I and L from 1."""

READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
GROUPS, LENGTH = 5, 5
VALID = 60 * 86400
"""Seconds after which an unused code is worth nothing; use renews it."""


def _new_code() -> str:
    """125 bits."""
    signs = [secrets.choice(ALPHABET) for _ in range(GROUPS * LENGTH)]
    return "-".join("".join(signs[n : n + LENGTH]) for n in range(0, len(signs), LENGTH))


def _hash(code: str) -> str:
    return hashlib.sha256(code.upper().translate(READ_AS).encode()).hexdigest()


async def make(database: Database, guest: Guest) -> str:
    """A new code, shown this once; the one before is worth nothing now."""
    code = _new_code()
    async with database.writing() as session:
        await session.execute(delete(Recovery).where(Recovery.guest_id == guest.id))
        session.add(Recovery(guest_id=guest.id, hash=_hash(code), used=time.time()))
    return code


async def claim(database: Database, code: str) -> Guest:
    """Whose code it is. Raises Refusal (`bad-code`): wrong, replaced or too old."""
    now = time.time()
    async with database.writing() as session:
        found = await session.scalar(
            select(Guest)
            .join(Recovery, Recovery.guest_id == Guest.id)
            .where(Recovery.hash == _hash(code), Recovery.used > now - VALID)
        )
        if found is None:
            raise Refusal("bad-code", "this code is wrong, replaced or too old")
        await session.execute(
            update(Recovery).where(Recovery.guest_id == found.id).values(used=now)
        )
    return found
