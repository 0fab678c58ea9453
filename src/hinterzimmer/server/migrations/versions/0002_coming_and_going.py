"""Substitutes, breaks, votes, words, thinking time; recovery codes, blocks, reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# how tables from before are treated
LIVE = '{"speed": "live", "clock": null, "grace": 60, "substitute": null, "idle": 900}'


def _of(table: str, column: str, *, deferred: bool = False) -> sa.ForeignKeyConstraint:
    if deferred:
        return sa.ForeignKeyConstraint(
            [column], [f"{table}.id"], deferrable=True, initially="DEFERRED"
        )
    return sa.ForeignKeyConstraint([column], [f"{table}.id"])


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("manners", sa.JSON(), nullable=False, server_default=LIVE))
        batch_op.add_column(sa.Column("asked", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("carried", sa.JSON(), nullable=False, server_default="{}"))
        batch_op.add_column(sa.Column("pause", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("due", sa.Double(), nullable=True))
        batch_op.add_column(
            sa.Column("abandoned", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
    # games in progress: their time counts from now on
    op.execute("UPDATE tables SET asked = changed, due = changed WHERE status = 'playing'")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        for flag in ("away", "ready"):
            batch_op.add_column(
                sa.Column(flag, sa.Boolean(), nullable=False, server_default=sa.false())
            )
        batch_op.add_column(sa.Column("word", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("vote", sa.Boolean(), nullable=True))
        batch_op.add_column(sa.Column("here", sa.String(length=22), nullable=True))
        batch_op.add_column(sa.Column("gone", sa.Double(), nullable=True))
    with op.batch_alter_table("actions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("spent", sa.JSON(), nullable=False, server_default="{}"))
    _new_tables()


def _new_tables() -> None:
    op.create_table(
        "runs",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("runs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_runs_seen"), ["seen"], unique=False)
    op.create_table(
        "recoveries",
        sa.Column("guest_id", sa.String(length=22), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        _of("guests", "guest_id"),
        sa.PrimaryKeyConstraint("guest_id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_table(
        "blocks",
        sa.Column("guest_id", sa.String(length=22), nullable=False),
        sa.Column("blocked_id", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        _of("guests", "guest_id"),
        _of("guests", "blocked_id"),
        sa.PrimaryKeyConstraint("guest_id", "blocked_id"),
        sa.UniqueConstraint("id"),
    )
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("guest_id", sa.String(length=22), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("quiet_from", sa.String(length=5), nullable=False),
        sa.Column("quiet_to", sa.String(length=5), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        _of("tables", "table_id", deferred=True),
        _of("guests", "guest_id"),
        sa.PrimaryKeyConstraint("table_id", "guest_id"),
    )


def downgrade() -> None:
    for table in ("reminders", "blocks", "recoveries", "runs"):
        op.drop_table(table)
    with op.batch_alter_table("actions", schema=None) as batch_op:
        batch_op.drop_column("spent")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        for column in ("gone", "here", "vote", "word", "ready", "away"):
            batch_op.drop_column(column)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_due"))
        for column in ("abandoned", "due", "pause", "carried", "asked", "manners"):
            batch_op.drop_column(column)
