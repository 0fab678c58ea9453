"""Blocks: whom a guest wants to hear nothing of, anywhere."""

import secrets
import time
from collections.abc import Iterable

from sqlalchemy import delete, func, select

from hinterzimmer.server.accounts.models import Block, Guest
from hinterzimmer.server.database import Database
from hinterzimmer.server.problems import Refusal

MOST = 500


async def blocked_by(database: Database, guest: Guest) -> list[Block]:
    """The guest's blocks, the newest first."""
    async with database.reading() as session:
        found = await session.scalars(
            select(Block).where(Block.guest_id == guest.id).order_by(Block.at.desc())
        )
        return list(found)


async def block(database: Database, guest: Guest, blocked: str, name: str) -> None:
    """Block somebody; once more changes nothing."""
    if blocked == guest.id:
        raise Refusal("bad-block", "you cannot block yourself")
    async with database.writing() as session:
        mine = select(func.count()).select_from(Block).where(Block.guest_id == guest.id)
        if (await session.scalar(mine) or 0) >= MOST:
            raise Refusal("bad-block", f"at most {MOST} people can be blocked", most=MOST)
        if await session.get(Block, (guest.id, blocked)) is None:
            session.add(
                Block(
                    guest_id=guest.id,
                    blocked_id=blocked,
                    id=secrets.token_urlsafe(16),
                    name=name,
                    at=time.time(),
                )
            )


async def unblock(database: Database, guest: Guest, block_id: str) -> None:
    """Lift a block. Raises Refusal (`unknown-block`)."""
    async with database.writing() as session:
        mine = (Block.guest_id == guest.id) & (Block.id == block_id)
        if await session.scalar(select(Block.id).where(mine)) is None:
            raise Refusal("unknown-block", "you have no such block")
        await session.execute(delete(Block).where(mine))


async def is_blocked(database: Database, guest: Guest, by: Iterable[str]) -> bool:
    """Has any of those blocked the guest?"""
    async with database.reading() as session:
        found = await session.scalar(
            select(Block.id).where(Block.blocked_id == guest.id, Block.guest_id.in_(list(by)))
        )
    return found is not None
