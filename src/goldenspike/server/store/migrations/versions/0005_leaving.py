"""Tables that are left, hidden, closed or damaged; what is said is reported and silenced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds what is needed; imported logs of unfinished games no longer wait for anybody."""
    op.add_column(
        "games", sa.Column("damage", sa.Integer(), comment="the first step that cannot be played")
    )
    op.add_column(
        "seats", sa.Column("logged", sa.String(length=40), comment="who began, if another")
    )
    op.add_column("seats", sa.Column("since", sa.BigInteger(), comment="null is the beginning"))
    op.add_column("chat", sa.Column("player", sa.String(length=32)))
    op.add_column("chat", sa.Column("address", sa.String(length=64), comment="for some days"))
    op.create_table(
        "visits",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("game", "player"),
        comment="when those who sit at a table, or made it, were last there",
    )
    op.create_table(
        "hidden",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("player", "game"),
        comment="tables that players do not want to see in their lists",
    )
    op.create_table(
        "mutes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=64)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("game", "player"),
        comment="who may not speak at a table",
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), comment="who said it"),
        sa.Column("address", sa.String(length=64), comment="for some days"),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("line", "reporter"),
        comment="lines of chat that somebody found fault with, as they were",
    )
    op.create_table(
        "bans",
        sa.Column("value", sa.String(length=64), nullable=False, comment="network or player"),
        sa.Column("until", sa.BigInteger(), comment="null is for good"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("value"),
        comment="who may look but neither play nor speak here",
    )
    op.execute(
        "UPDATE games SET status = 'closed', to_act = '[]' WHERE imported AND status = 'playing'"
    )
