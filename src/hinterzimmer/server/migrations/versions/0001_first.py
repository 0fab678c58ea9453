"""Guests, tables with seats and actions, talk, answered commands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("preset", sa.String(length=64), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Double(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=True),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("chairs", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("started", sa.Integer(), nullable=True),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("returns", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=22), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], deferrable=True, initially="DEFERRED"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_status"), ["status"], unique=False)

    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], deferrable=True, initially="DEFERRED"),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("guest_id", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], deferrable=True, initially="DEFERRED"),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "id"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest_id", sa.String(length=22), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("spent", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], deferrable=True, initially="DEFERRED"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.UniqueConstraint("token"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_guest_id"), ["guest_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_seats_spent"), ["spent"], unique=False)

    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], deferrable=True, initially="DEFERRED"),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )


def downgrade() -> None:
    op.drop_table("talk")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_spent"))
        batch_op.drop_index(batch_op.f("ix_seats_guest_id"))

    op.drop_table("seats")
    op.drop_table("commands")
    op.drop_table("actions")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_status"))

    op.drop_table("tables")
    op.drop_table("guests")
