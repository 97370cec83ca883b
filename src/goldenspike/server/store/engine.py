"""Opens the database, SQLite or PostgreSQL, and brings it up to date."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x676F6C64
"""The advisory lock under which one process at a time upgrades a PostgreSQL database."""


def open_engine(url: str | None, data: Path) -> Engine:
    """Returns the engine of a database; without an address, of the file in the data folder.

    Raises:
        ValueError: the address cannot be used.
    """
    if url is None:
        url = f"sqlite:///{data / 'goldenspike.db'}"
    try:
        address = make_url(url)
    except ArgumentError:
        raise ValueError("--database-url is of the form postgresql://user@host/name.") from None
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "postgresql":
        return create_engine(address, pool_size=4, max_overflow=4, pool_pre_ping=True)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        raise ValueError("--database-url names a SQLite file or a PostgreSQL database.")
    engine = create_engine(
        address, poolclass=QueuePool, pool_size=4, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    # The driver's own transactions begin too late for us: we say BEGIN ourselves.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        "cache_size=-16000",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Brings the database to the newest schema; several processes may do so at once.

    Raises:
        ValueError: the database cannot be used, or a newer server has changed it.
    """
    try:
        _upgrade(engine)
    except (SQLAlchemyError, CommandError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).strip().splitlines()[0]
        raise ValueError(f"the database cannot be used ({reason})") from None


def _upgrade(engine: Engine) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
