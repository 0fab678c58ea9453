"""Lines of talk have numbers of their own, and pass no version of their table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.alter_column("version", new_column_name="number")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lines", sa.Integer(), nullable=False, server_default="0"))
    # a line's number was its table's version: what is said from now on comes after it
    op.execute(
        "UPDATE tables SET lines = coalesce("
        "(SELECT max(talk.number) FROM talk WHERE talk.table_id = tables.id), 0)"
    )


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("lines")
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.alter_column("number", new_column_name="version")
