"""Making, naming and finding guests."""

import secrets
import time
import unicodedata

from sqlalchemy import update

from hinterzimmer.server.accounts.models import Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import Refusal


def cleaned(name: str) -> str:
    """A name as others will see it: no signs that cannot be seen. Raises Refusal."""
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if not kept or any(unicodedata.category(sign)[0] == "C" for sign in kept):
        raise Refusal("bad-name", "a name needs signs that can be seen, and only those")
    return kept


async def find(database: Database, guest: str) -> Guest | None:
    """The guest of that number."""
    async with database.reading() as session:
        return await session.get(Guest, guest)


async def welcome(database: Database, name: str) -> Guest:
    """A new guest."""
    guest = Guest(id=secrets.token_urlsafe(16), name=cleaned(name), created=time.time())
    async with database.writing() as session:
        session.add(guest)
    return guest


async def rename(database: Database, guest: Guest, name: str) -> Guest:
    """The guest under another name, from the next table on."""
    called = cleaned(name)
    async with database.writing() as session:
        await session.execute(update(Guest).where(Guest.id == guest.id).values(name=called))
    guest.name = called
    return guest
