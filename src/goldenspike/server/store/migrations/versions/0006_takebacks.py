"""What may be taken back at a table, and what its players are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the columns; at tables that are there already bots wait no longer than they did."""
    op.add_column(
        "games",
        sa.Column("takebacks", sa.String(length=5), nullable=False, server_default="ask"),
    )
    op.add_column(
        "games",
        sa.Column("grace", sa.Integer(), nullable=False, server_default="0", comment="in seconds"),
    )
    op.add_column(
        "games", sa.Column("taken_back", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("games", sa.Column("votes", sa.Text(), nullable=False, server_default="[]"))
