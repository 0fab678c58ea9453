"""One sync of the disk for all steps that wait for it at the same time.

A commit costs the disk some milliseconds, whatever is in it. Steps of different tables that
come while one is under way share the next. Each still has an answer of its own: if any of
them cannot be, all are taken back and each is tried alone.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Dialect, Engine, Insert, Table, Update, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from hinterzimmer.server.operations import figures
from hinterzimmer.server.problems import StorageError

if TYPE_CHECKING:
    from hinterzimmer.server.database import Base

MOST = 256
"""Steps that share one commit at most."""


class BehindError(Exception):
    """Another process has written since this one read the table: read again, try again."""


@dataclass(frozen=True)
class Changed:
    """New values for the one row of `of` that `where` names; without it the step is behind."""

    of: "type[Base]"
    where: dict[str, Any]
    values: dict[str, Any]


@dataclass(frozen=True)
class Step:
    """What is written together or not at all. is_counted: in the figures, which tell of it."""

    changed: Sequence[Changed] = ()
    rows: "Sequence[Base]" = ()
    is_counted: bool = True


Processor = Callable[[Any], Any] | None


@dataclass(frozen=True)
class _Statement:
    """SQL as the driver takes it, made once for each set of columns.

    SQLAlchemy makes the text and knows how each column's values are written; going through it
    for each step would cost more than the step.
    """

    text: str
    columns: tuple[tuple[str, Processor], ...]

    def parameters(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order of the text's question marks."""
        return tuple(
            values[name] if write is None else write(values[name]) for name, write in self.columns
        )


@lru_cache(maxsize=256)
def _update(
    dialect: Dialect, table: Table, where: tuple[str, ...], names: tuple[str, ...]
) -> _Statement:
    conditions = [table.c[name] == bindparam(f"where {name}") for name in where]
    values = {name: bindparam(f"new {name}", type_=table.c[name].type) for name in names}
    return _compiled(dialect, update(table).where(*conditions).values(values))


@lru_cache(maxsize=256)
def _insert(dialect: Dialect, table: Table, names: tuple[str, ...]) -> _Statement:
    values = {name: bindparam(name, type_=table.c[name].type) for name in names}
    return _compiled(dialect, insert(table).values(values))


def _compiled(dialect: Dialect, statement: Insert | Update) -> _Statement:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup is not None, "the embedded database counts its parameters"
    columns = [
        (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
        for name in compiled.positiontup
    ]
    return _Statement(str(compiled), tuple(columns))


def _change(connection: Connection, changed: Changed) -> None:
    table = changed.of.__table__
    assert isinstance(table, Table)
    names, where = tuple(changed.values), tuple(changed.where)
    statement = _update(connection.dialect, table, where, names)
    values = {f"new {name}": value for name, value in changed.values.items()}
    values |= {f"where {name}": value for name, value in changed.where.items()}
    done = connection.exec_driver_sql(statement.text, statement.parameters(values))
    if done.rowcount != 1:
        raise BehindError


def _carry_out(connection: Connection, steps: Sequence[Step]) -> None:
    added: defaultdict[tuple[Any, tuple[str, ...]], list[dict[str, Any]]] = defaultdict(list)
    for step in steps:
        for changed in step.changed:
            _change(connection, changed)
        for row in step.rows:
            values = {name: value for name, value in vars(row).items() if name[0] != "_"}
            added[row.__table__, tuple(sorted(values))].append(values)
    for (table, names), rows in added.items():
        statement = _insert(connection.dialect, table, names)
        connection.exec_driver_sql(statement.text, [statement.parameters(row) for row in rows])


@dataclass
class Commits:
    """Writes steps. turn: held while writing, so that nobody else of this process does."""

    engine: Engine
    turn: asyncio.Lock
    _waiting: "list[tuple[Step, asyncio.Future[None]]]" = field(default_factory=list)
    _task: "asyncio.Task[None] | None" = None
    _thread: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(1, thread_name_prefix="commits")
    )

    async def write(self, step: Step) -> None:
        """The step is on disk when this returns. Raises BehindError or StorageError."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((step, written))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all(), name="commits")
        await written

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self.turn:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                batch = [(step, written) for step, written in batch if not written.done()]
                steps = [step for step, _ in batch]
                if counted := sum(step.is_counted for step in steps):
                    figures.COMMITS.observe(counted)
                outcomes = await loop.run_in_executor(self._thread, self._together, steps)
            for (_, written), error in zip(batch, outcomes, strict=True):
                if written.done():
                    continue  # whoever waited was cancelled, and will read the table again
                if error is None:
                    written.set_result(None)
                else:
                    written.set_exception(error)

    def _together(self, steps: list[Step]) -> list[Exception | None]:
        """All steps in one commit, or else each in its own; what was wrong with each."""
        error = self._commit(steps)
        if error is None or len(steps) == 1 or isinstance(error, StorageError):
            return [error] * len(steps)
        return [self._commit([step]) for step in steps]

    def _commit(self, steps: list[Step]) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                _carry_out(connection, steps)
        except IntegrityError as error:
            behind = BehindError(str(error.orig))
            behind.__cause__ = error
            return behind
        except DBAPIError as error:
            return StorageError(str(error.orig))
        except Exception as error:  # each waits for an answer, whatever it is
            return error
        return None

    async def close(self) -> None:
        """Let what waits be written, then let go."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        self.engine.dispose()
