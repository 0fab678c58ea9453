"""Alembic's entry: works on the connection that it is given."""

from alembic import context

from hinterzimmer.server.database import Base
from hinterzimmer.server.models import *  # noqa: F403  (every table has to be known)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
