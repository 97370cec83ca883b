"""Opens the database of a house for a command, and prints what lies in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from goldenspike.engine.errors import BadSetup
from goldenspike.server.settings import Settings
from goldenspike.server.store.engine import open_engine, sqlite_file

Limit = Annotated[int, typer.Option(min=1, help="How many at most, the latest first.")]
AsJson = Annotated[bool, typer.Option("--json", help="A JSON table a line.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="As in the table's address.")]


@contextmanager
def opened(
    data: Path | None, database_url: str | None, *, writes: bool = False
) -> Iterator[Connection]:
    """Opens the database for one transaction.

    Raises:
        BadSetup: there is none, or it cannot be read.
    """
    engine = engine_of(data, database_url)
    try:
        with engine.execution_options(writes=writes).begin() as connection:
            if not inspect(connection).has_table("games"):
                raise BadSetup("There is no house in this database; start a server on it first.")
            yield connection
    except SQLAlchemyError as fault:
        cause = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        raise BadSetup(f"The database cannot be used: {cause}.") from None
    finally:
        engine.dispose()


def settings_of(data: Path | None, database_url: str | None) -> Settings:
    """Returns the settings of the house that a command names."""
    return Settings.from_environment(data, database_url)


def engine_of(data: Path | None, database_url: str | None) -> Engine:
    """Returns the database of the house that a command names.

    Raises:
        BadSetup: there is none.
    """
    settings = settings_of(data, database_url)
    try:
        file = sqlite_file(settings.database_url, settings.data)
        if file is not None and not file.exists():
            raise BadSetup(f"There is no database {file}; name the folder with --data.")
        return open_engine(settings.database_url, settings.data)
    except ValueError as fault:
        raise BadSetup(str(fault)) from None


def printed(told: dict[str, Any], as_json: bool) -> None:
    """Prints a row of a list: its words with nothing in them that a terminal obeys, or JSON."""
    if as_json:
        typer.echo(json.dumps(told))
        return
    words = [", ".join(map(str, v)) if isinstance(v, list) else str(v) for v in told.values()]
    typer.echo("  ".join("".join(c if c.isprintable() else " " for c in word) for word in words))
