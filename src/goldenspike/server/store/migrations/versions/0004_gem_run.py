"""Gem Run: runs, the places they take in lists, challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the tables of Gem Run."""
    op.create_table(
        "gem_runs",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False, comment="the client's"),
        sa.Column(
            "digest",
            sa.String(length=64),
            nullable=False,
            comment="of all that was sent with the key",
        ),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False, comment="of the rules it was driven by"),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), comment="whose line it drove first, else null"),
        sa.Column("challenge", sa.String(length=16), comment="it answers"),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("record_sha256", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False, comment="from all lists"),
        sa.PrimaryKeyConstraint("id"),
        comment="runs of Gem Run, each replayed before it was kept",
    )
    op.create_index("gem_runs_by_key", "gem_runs", ["player", "key"], unique=True)
    op.create_index("gem_runs_by_day", "gem_runs", ["player", "day"], unique=True)
    op.create_index("gem_runs_by_player", "gem_runs", ["player", "at"])
    op.create_index("gem_runs_by_record", "gem_runs", ["record_sha256"])
    op.create_table(
        "gem_places",
        sa.Column("list", sa.String(length=12), nullable=False),
        sa.Column(
            "period",
            sa.String(length=40),
            nullable=False,
            comment="day, week, line or challenge",
        ),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("run", sa.String(length=16), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column(
            "drawn", sa.String(length=100), nullable=False, comment="what the name looks like"
        ),
        sa.Column(
            "small", sa.String(length=100), nullable=False, comment="the same in small letters"
        ),
        sa.ForeignKeyConstraint(["run"], ["gem_runs.id"]),
        sa.PrimaryKeyConstraint("list", "period", "player"),
        comment="one row a player in each list: the best run, of a day the first",
    )
    op.create_index("gem_places_ranked", "gem_places", ["list", "period", "score", "at"])
    op.create_index("gem_places_by_player", "gem_places", ["player", "list", "period"])
    op.create_index("gem_places_by_name", "gem_places", ["list", "period", "small"])
    op.create_table(
        "gem_challenges",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False, comment="the client's"),
        sa.Column(
            "digest",
            sa.String(length=64),
            nullable=False,
            comment="of all that was sent with the key",
        ),
        sa.Column("run", sa.String(length=16), nullable=False),
        sa.Column("duel", sa.String(length=16), nullable=False, comment="its first challenge"),
        sa.Column("n", sa.Integer(), nullable=False, comment="which line of the duel, from 1"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["run"], ["gem_runs.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("gem_challenges_by_key", "gem_challenges", ["player", "key"], unique=True)
    op.create_index("gem_challenges_by_duel", "gem_challenges", ["duel", "n"], unique=True)
