"""A vote to end a game has an end itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("vote_until", sa.Double(), nullable=True))
    # votes that were under way are over
    op.execute("UPDATE seats SET vote = NULL")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("vote_until")
