"""Personal links end."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

MONTH = 30 * 24 * 3600 * 1000


def upgrade() -> None:
    """Adds when a personal link ends; those that were made before end in a month."""
    op.add_column(
        "players",
        sa.Column("link_until", sa.BigInteger(), comment="when the personal link ends"),
    )
    until = time.time_ns() // 1_000_000 + MONTH
    op.execute(f"UPDATE players SET link_until = {until} WHERE link IS NOT NULL")
