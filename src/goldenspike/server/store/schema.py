"""What the database holds.

A game is one row of `games`, its seats, and the log: one row of `actions` an action, with
the events it caused. `games.version` grows with every change and decides between writers
that did not know of each other; the primary key of `actions` is the second lock.
Moments are milliseconds since 1970, JSON is text.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)


class WholeNumber(TypeDecorator[int]):
    """A whole number of any size, kept as text: seeds have 256 bits."""

    impl = String(80)
    cache_ok = True

    def process_bind_param(self, value: int | None, _: Dialect) -> str | None:
        """Returns what is stored of a number."""
        return None if value is None else str(value)

    def process_result_value(self, value: Any, _: Dialect) -> int | None:
        """Returns the number that was stored."""
        return None if value is None else int(value)


metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="what holds for all processes on this database",
)

boards = Table(
    "boards",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("id", String(80), nullable=False),
    Column("toml", Text, nullable=False),
    comment="every board that was ever played on, as it was then",
)

uploads = Table(
    "uploads",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("sha256", String(64), primary_key=True),
    Column("id", String(80), nullable=False, comment="of the board"),
    Column("player", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("uploads_by_player", "player"),
    comment="who brought a board first; the boards themselves are files",
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("board", String(64), ForeignKey("boards.sha256"), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("seeded", Boolean, nullable=False, comment="the creator chose the seed"),
    Column("seed", WholeNumber),
    Column("nonce", String(64), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("commitment", String(64), comment="of an imported log"),
    Column("status", String(8), nullable=False),
    Column("n", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("bot_due", BigInteger, comment="when a bot is overdue"),
    Column("takebacks", String(5), nullable=False, server_default="ask"),
    Column("grace", Integer, nullable=False, server_default="0", comment="in seconds"),
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("votes", Text, nullable=False, server_default="[]"),
    Column("damage", Integer, comment="the first step that cannot be played"),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("games_listed", "public", "status", "updated"),
    Index("games_by_creator", "creator"),
    Index(
        "games_by_bot_due",
        "bot_due",
        sqlite_where=text("bot_due IS NOT NULL"),
        postgresql_where=text("bot_due IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40)),
    Column("level", String(16)),
    Column("player", String(32)),
    Column("substitute", String(16)),
    Column("key", String(32), nullable=False, comment="opens the seat by its link"),
    Column("logged", String(40), comment="who began, if another"),
    Column("since", BigInteger, comment="null is the beginning"),
    Index("seats_by_player", "player"),
)

actions = Table(
    "actions",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, comment="null is chance"),
    Column("player", String(32), comment="null is a bot or chance"),
    Column("key", String(64), comment="the client's, null for bots and chance"),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
    comment="what was answered to an undo and to actions that were taken back",
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("engine", String(16), nullable=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(32)),
    Column("address", String(64), comment="for some days"),
    Index("chat_by_game", "game", "id"),
)

visits = Table(
    "visits",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    comment="when those who sit at a table, or made it, were last there",
)

hidden = Table(
    "hidden",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    comment="tables that players do not want to see in their lists",
)

mutes = Table(
    "mutes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id"), nullable=False),
    Column("player", String(32), nullable=False),
    Column("address", String(64)),
    Column("name", String(40), nullable=False),
    UniqueConstraint("game", "player"),
    comment="who may not speak at a table",
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("player", String(32), comment="who said it"),
    Column("address", String(64), comment="for some days"),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("line", "reporter"),
    comment="lines of chat that somebody found fault with, as they were",
)

bans = Table(
    "bans",
    metadata,
    Column("value", String(64), primary_key=True, comment="network or player"),
    Column("until", BigInteger, comment="null is for good"),
    Column("at", BigInteger, nullable=False),
    comment="who may look but neither play nor speak here",
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40)),
    Column("link", String(64), unique=True, comment="SHA-256 of the personal link's token"),
    Column("link_until", BigInteger, comment="when the personal link ends"),
    Column("created", BigInteger, nullable=False),
)

gem_runs = Table(
    "gem_runs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("key", String(64), nullable=False, comment="the client's"),
    Column("digest", String(64), nullable=False, comment="of all that was sent with the key"),
    Column("name", String(40), nullable=False),
    Column("version", Integer, nullable=False, comment="of the rules it was driven by"),
    Column("seed", BigInteger, nullable=False),
    Column("day", String(10), comment="whose line it drove first, else null"),
    Column("challenge", String(16), comment="it answers"),
    Column("score", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("record_sha256", String(64), nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False, comment="from all lists"),
    Index("gem_runs_by_key", "player", "key", unique=True),
    Index("gem_runs_by_day", "player", "day", unique=True),
    Index("gem_runs_by_player", "player", "at"),
    Index("gem_runs_by_record", "record_sha256"),
    comment="runs of Gem Run, each replayed before it was kept",
)

gem_places = Table(
    "gem_places",
    metadata,
    Column("list", String(12), primary_key=True),
    Column("period", String(40), primary_key=True, comment="day, week, line or challenge"),
    Column("player", String(32), primary_key=True),
    Column("run", String(16), ForeignKey("gem_runs.id"), nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("drawn", String(100), nullable=False, comment="what the name looks like"),
    Column("small", String(100), nullable=False, comment="the same in small letters"),
    Index("gem_places_ranked", "list", "period", "score", "at"),
    Index("gem_places_by_player", "player", "list", "period"),
    Index("gem_places_by_name", "list", "period", "small"),
    comment="one row a player in each list: the best run, of a day the first",
)

gem_challenges = Table(
    "gem_challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("key", String(64), nullable=False, comment="the client's"),
    Column("digest", String(64), nullable=False, comment="of all that was sent with the key"),
    Column("run", String(16), ForeignKey("gem_runs.id"), nullable=False),
    Column("duel", String(16), nullable=False, comment="its first challenge"),
    Column("n", Integer, nullable=False, comment="which line of the duel, from 1"),
    Column("at", BigInteger, nullable=False),
    Index("gem_challenges_by_key", "player", "key", unique=True),
    Index("gem_challenges_by_duel", "duel", "n", unique=True),
)
