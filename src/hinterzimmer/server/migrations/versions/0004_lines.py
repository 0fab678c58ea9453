"""What not everybody may know of is counted by itself: lines of talk, and some actions."""

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
        for count in ("lines", "noticed"):
            batch_op.add_column(sa.Column(count, sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET noticed = actions")
    # a line's number was its table's version: what is said from now on comes after it
    op.execute(
        "UPDATE tables SET lines = coalesce("
        "(SELECT max(talk.number) FROM talk WHERE talk.table_id = tables.id), 0)"
    )


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("noticed")
        batch_op.drop_column("lines")
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.alter_column("number", new_column_name="version")
