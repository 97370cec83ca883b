"""What holds for the whole house, and seeds of any length."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the table `house`; makes seeds texts, for 256 bits fit into no number column."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
        comment="what holds for all processes on this database",
    )
    # Step by step, for SQLite cannot change a column, and a copy of the table would break what
    # refers to it.
    op.execute("ALTER TABLE games RENAME COLUMN seed TO seed_number")
    op.add_column("games", sa.Column("seed", sa.String(length=80)))
    op.execute("UPDATE games SET seed = CAST(seed_number AS VARCHAR(80))")
    op.execute("ALTER TABLE games DROP COLUMN seed_number")
