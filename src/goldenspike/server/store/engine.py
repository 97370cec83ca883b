"""Opens the database, SQLite or PostgreSQL, and brings it up to date."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from goldenspike.server.store import schema
from goldenspike.server.store.patience import SECONDS

SECRET = "secret"
"""The row of `house` that has the fingerprint of the key."""
MIGRATIONS = Path(__file__).parent / "migrations"
TO_START = 10
"""Seconds in which a PostgreSQL database must take a connection when a server starts."""
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
        return create_engine(
            address,
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=SECONDS,
            hide_parameters=True,
            connect_args={"connect_timeout": TO_START},
        )
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        raise ValueError("--database-url names a SQLite file or a PostgreSQL database.")
    engine = create_engine(
        address,
        poolclass=QueuePool,
        pool_size=4,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def sqlite_file(url: str | None, data: Path) -> Path | None:
    """Returns the file of a SQLite database, None if it is another one.

    Raises:
        ValueError: the address cannot be used.
    """
    engine = open_engine(url, data)
    name = engine.url.database
    return Path(name) if engine.dialect.name == "sqlite" and name else None


def without_password(url: str | None) -> str | None:
    """Returns an address of a database as it may be shown."""
    if url is None:
        return None
    try:
        address = make_url(url)
        secrets = {name: "***" for name in address.query if "password" in name.lower()}
        return address.update_query_dict(secrets).render_as_string(hide_password=True)
    except ArgumentError:
        return "(an address that cannot be read)"


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
    except CommandError:
        raise ValueError(
            "the database was written by a newer Golden Spike than this one; start that version, "
            "or restore a backup made before the upgrade"
        ) from None
    except SQLAlchemyError as fault:
        reason = str(getattr(fault, "orig", None) or fault).strip().splitlines()[0]
        raise ValueError(f"the database cannot be used ({reason})") from None


def check_secret(engine: Engine, fingerprint: str, accept: bool = False) -> None:
    """Keeps the fingerprint of the key that signs cookies, or compares it with the one kept.

    With `accept` a new key takes the place of the old one.

    Raises:
        ValueError: the players of this database have cookies that another key signed.
    """
    house = schema.house
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        wanted = select(house.c.value).where(house.c.name == SECRET)
        known = connection.execute(wanted).scalar()
        if known == fingerprint:
            return
        if known is None:
            connection.execute(insert(house), {"name": SECRET, "value": fingerprint})
        elif accept:
            row = update(house).where(house.c.name == SECRET)
            connection.execute(row.values(value=fingerprint))
        else:
            raise ValueError(
                "the cookies of this database's players are signed by another key; give that "
                "one (secret.key or GOLDENSPIKE_SECRET), or start once with --new-secret, after "
                "which players come back by their personal links only"
            )


def _upgrade(engine: Engine) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
