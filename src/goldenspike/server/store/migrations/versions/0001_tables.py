"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates all tables."""
    op.create_table(
        "boards",
        sa.Column("sha256", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("toml", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("sha256"),
        comment="every board that was ever played on, as it was then",
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column(
            "link",
            sa.String(length=64),
            nullable=True,
            comment="SHA-256 of the personal link's token",
        ),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("link"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=32), nullable=False),
        sa.Column("seeded", sa.Boolean(), nullable=False, comment="the creator chose the seed"),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=True, comment="of an imported log"),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.Text(), nullable=False),
        sa.Column("bot_due", sa.BigInteger(), nullable=True, comment="when a bot is overdue"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["board"],
            ["boards.sha256"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "games_by_bot_due",
        "games",
        ["bot_due"],
        unique=False,
        sqlite_where=sa.text("bot_due IS NOT NULL"),
        postgresql_where=sa.text("bot_due IS NOT NULL"),
    )
    op.create_index("games_by_creator", "games", ["creator"], unique=False)
    op.create_index("games_listed", "games", ["public", "status", "updated"], unique=False)
    op.create_table(
        "actions",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True, comment="null is chance"),
        sa.Column("player", sa.String(length=32), nullable=True, comment="null is a bot or chance"),
        sa.Column(
            "key",
            sa.String(length=64),
            nullable=True,
            comment="the client's, null for bots and chance",
        ),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "n"),
    )
    op.create_table(
        "answers",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "player", "key"),
        comment="what was answered to an undo and to actions that were taken back",
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("chat_by_game", "chat", ["game", "id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("substitute", sa.String(length=16), nullable=True),
        sa.Column(
            "key", sa.String(length=32), nullable=False, comment="opens the seat by its link"
        ),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("seats_by_player", "seats", ["player"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(length=16), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "n"),
    )


def downgrade() -> None:
    """Drops all tables."""
    op.drop_table("snapshots")
    op.drop_index("seats_by_player", table_name="seats")
    op.drop_table("seats")
    op.drop_index("chat_by_game", table_name="chat")
    op.drop_table("chat")
    op.drop_table("answers")
    op.drop_table("actions")
    op.drop_index("games_listed", table_name="games")
    op.drop_index("games_by_creator", table_name="games")
    op.drop_index(
        "games_by_bot_due",
        table_name="games",
        sqlite_where=sa.text("bot_due IS NOT NULL"),
        postgresql_where=sa.text("bot_due IS NOT NULL"),
    )
    op.drop_table("games")
    op.drop_table("players")
    op.drop_table("boards")
