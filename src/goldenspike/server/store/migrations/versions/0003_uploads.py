"""Who brought a board."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the table `uploads`; of boards that are there already nobody knows who brought them."""
    op.create_table(
        "uploads",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("sha256", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False, comment="of the board"),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "sha256"),
        comment="who brought a board first; the boards themselves are files",
    )
    op.create_index("uploads_by_player", "uploads", ["player"])
