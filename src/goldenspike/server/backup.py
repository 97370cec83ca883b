"""The commands `backup` and `restore`: the data folder to another place and back.

A SQLite database is copied page by page through SQLite itself, so that it is whole while a
server writes to it; a plain copy without its `-wal`, or beside an old one, would not be.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final, Optional

import typer

from goldenspike.boards.index import NAME as INDEX
from goldenspike.engine.errors import BadSetup
from goldenspike.server.run import alone
from goldenspike.server.settings import Settings
from goldenspike.server.store.engine import sqlite_file

DATABASE: Final = "goldenspike.db"
KEY: Final = "secret.key"
BOARDS: Final = "boards"

DataOption = Annotated[
    Optional[Path],  # noqa: UP045  typer reads this form
    typer.Option("--data", metavar="DIR", help="The folder of games, boards and the secret key."),
]
UrlOption = Annotated[
    Optional[str],  # noqa: UP045
    typer.Option("--database-url", metavar="URL", help="As given to serve."),
]


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A folder that is new or empty.")],
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Copy games, boards and the secret key, while the server runs or not."""
    settings = Settings.from_environment(data, database_url)
    source = _sqlite(settings, "pg_dump")
    if not source.exists():
        raise BadSetup(f"There is no database {source}; name the folder with --data.")
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise BadSetup(f"{to} is in use; name a folder that is new or empty.")
    to.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _whole(to / DATABASE) as copy:
        _copy_database(source, copy)
    _copy_files(settings.data, to)
    typer.echo(f"Backed up {_games(to / DATABASE)} games of {settings.data} to {to}.")


def restore(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A folder that backup made.")],
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Bring a backup back; what is there now is kept beside it. The server must be stopped."""
    settings = Settings.from_environment(data, database_url)
    target = _sqlite(settings, "pg_restore")
    found = source / DATABASE
    if not found.is_file():
        raise BadSetup(f"{source} is no backup: there is no {DATABASE} in it.")
    _check(found)
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        lock = alone(settings)
    except ValueError as fault:
        raise BadSetup(f"The backup cannot be restored now: {fault}.") from None
    try:
        kept = _set_aside(settings.data, target)
        with _whole(target) as copy:
            _copy_database(found, copy)
        _copy_files(source, settings.data)
    finally:
        if lock is not None:
            lock.close()
    typer.echo(f"Restored {_games(target)} games to {settings.data}.")
    if kept is not None:
        typer.echo(f"What was there before is kept in {kept}.")


def _sqlite(settings: Settings, tool: str) -> Path:
    try:
        file = sqlite_file(settings.database_url, settings.data)
    except ValueError as fault:
        raise BadSetup(f"{fault}") from None
    if file is None:
        raise BadSetup(
            f"A PostgreSQL database is kept by its own tools ({tool}); copy {KEY} and {BOARDS} "
            f"of {settings.data} beside it."
        )
    return file


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """Yields where to write a file that appears under its name when it is whole and on disk."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _copy_database(source: Path, copy: Path) -> None:
    """Copies a database that others may be writing to.

    Raises:
        BadSetup: the source is damaged.
    """
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old:
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(copy)) as new:
            try:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            except sqlite3.DatabaseError as fault:
                raise BadSetup(f"The database {source} cannot be read: {fault}.") from None
    _check(copy)


def _check(database: Path) -> None:
    """Passes a database that is whole.

    Raises:
        BadSetup: it is damaged, or none of ours.
    """
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as held:
            (said,) = held.execute("PRAGMA quick_check(1)").fetchone()
            held.execute("SELECT id FROM games LIMIT 1")
    except sqlite3.DatabaseError as fault:
        said = str(fault)
    if said != "ok":
        raise BadSetup(f"The database {database} is damaged: {said}.")


def _games(database: Path) -> int:
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as held:
        (count,) = held.execute("SELECT COUNT(*) FROM games").fetchone()
    return int(count)


def _copy_files(source: Path, to: Path) -> None:
    """Copies the key and the boards, as far as there are any."""
    if (source / KEY).exists():
        with _whole(to / KEY) as copy:
            shutil.copy2(source / KEY, copy)
    if (source / BOARDS).is_dir():
        made_again = shutil.ignore_patterns(f"{INDEX}*")
        shutil.copytree(source / BOARDS, to / BOARDS, ignore=made_again, dirs_exist_ok=True)


def _set_aside(data: Path, database: Path) -> Path | None:
    """Moves the present state of a house away, with all that SQLite keeps beside its file."""
    beside = [database.with_name(database.name + end) for end in ("", "-wal", "-shm", "-journal")]
    present = [path for path in [*beside, data / KEY, data / BOARDS] if path.exists()]
    if not present:
        return None
    kept = data / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    kept.mkdir(mode=0o700)
    for path in present:
        path.rename(kept / path.name)
    return kept
