"""The commands `goldenspike admin`: what whoever runs a server may look at and put right.

They work on the database, while servers run on it or not; what must be known at once, running
servers are told.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Optional

import typer
from sqlalchemy import Connection, and_, delete, func, or_, select

from goldenspike.boards.library import BoardLibrary
from goldenspike.engine.errors import BadSetup
from goldenspike.server.admin_order import ban, bans, close, reports, unban
from goldenspike.server.archive import log_of
from goldenspike.server.backup import DataOption, UrlOption, backup
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run.admin import app as gem_run
from goldenspike.server.news import tell_servers
from goldenspike.server.opening import (
    AsJson,
    Limit,
    TableId,
    engine_of,
    opened,
    printed,
    settings_of,
)
from goldenspike.server.restore import restored
from goldenspike.server.store import schema
from goldenspike.server.store.store import read_game
from goldenspike.server.wire import iso
from goldenspike.shelf import games_on

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.command()
def tables(
    status: Annotated[
        Optional[str],  # noqa: UP045  typer reads this form
        typer.Option(help="Only those that are open, playing, over or closed."),
    ] = None,
    player: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(help="Only those of a player, by the id that `players` tells."),
    ] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """List tables, the latest first: id, game, status, moves, last change, who sits there."""
    games, seats = schema.games, schema.seats
    wanted = select(games).order_by(games.c.updated.desc()).limit(limit)
    if status is not None:
        wanted = wanted.where(games.c.status == status)
    if player is not None:
        own = select(seats.c.game).where(seats.c.player == player)
        wanted = wanted.where(or_(games.c.creator == player, games.c.id.in_(own)))
    with opened(data, database_url) as connection:
        for row in connection.execute(wanted).mappings().all():
            sitting = select(seats.c.name, seats.c.kind).where(seats.c.game == row["id"])
            names = [
                name or kind for name, kind in connection.execute(sitting.order_by(seats.c.seat))
            ]
            told = {name: row[name] for name in ("id", "game", "status", "n")}
            printed(told | {"updated": iso(row["updated"]), "seats": names}, as_json)


@app.command()
def players(
    limit: Limit = 50,
    as_json: AsJson = False,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """List players: id, name, at how many tables they sit, when the latest of them changed."""
    games, seats, known = schema.games, schema.seats, schema.players
    latest = func.max(games.c.updated)
    wanted = (
        select(
            seats.c.player,
            func.max(known.c.name).label("name"),
            func.max(seats.c.name).label("seated"),
            func.count().label("tables"),
            latest.label("updated"),
        )
        .join(games, games.c.id == seats.c.game)
        .join(known, known.c.id == seats.c.player, isouter=True)
        .where(seats.c.player.is_not(None))
        .group_by(seats.c.player)
        .order_by(latest.desc())
        .limit(limit)
    )
    with opened(data, database_url) as connection:
        for row in connection.execute(wanted).mappings():
            told = {"id": row["player"], "name": row["name"] or row["seated"]}
            printed(told | {"tables": row["tables"], "updated": iso(row["updated"])}, as_json)


@app.command()
def chat(
    table: TableId,
    as_json: AsJson = False,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Show the chat of a table, each line with its number."""
    lines = schema.chat
    with opened(data, database_url) as connection:
        _check_table(connection, table)
        wanted = select(lines).where(lines.c.game == table).order_by(lines.c.id)
        for row in connection.execute(wanted).mappings():
            told = {"id": row["id"], "at": iso(row["at"]), "name": row["name"]}
            printed(told | {"text": row["text"]}, as_json)


@app.command("remove-chat")
def remove_chat(
    table: TableId,
    lines: Annotated[list[int], typer.Argument(metavar="LINE...", help="As `chat` tells them.")],
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Remove lines from the chat of a table, for everybody who looks as well."""
    said = schema.chat
    with opened(data, database_url, writes=True) as connection:
        _check_table(connection, table)
        there = select(said.c.id).where(said.c.game == table, said.c.id.in_(lines))
        found = sorted(connection.execute(there).scalars())
        missing = sorted(set(lines) - set(found))
        if missing:
            raise BadSetup(f"The table {table} has no line of chat {missing[0]}.")
        connection.execute(delete(said).where(said.c.game == table, said.c.id.in_(found)))
        tell_servers(connection, settings_of(data, database_url).data, game=table, unsaid=found)
    typer.echo(f"Removed {len(found)} of the lines of chat of {table}.")


@app.command()
def export(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A folder that is new or empty.")],
    table: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option(help="Only this table; may be said again."),
    ] = None,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Write the log of every game that has begun into a folder, as far as it can be read."""
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise BadSetup(f"{to} is in use; name a folder that is new or empty.")
    settings = settings_of(data, database_url)
    library = BoardLibrary()
    library.add_folder(settings.data / "boards", keep_index=True)
    games = games_on(library)
    written = 0
    with opened(data, database_url) as connection:
        for id in table or []:
            _check_table(connection, id)
        games_of = schema.games.c
        empty = and_(games_of.status == "closed", games_of.n == 0)
        begun = select(games_of.id).where(games_of.status != "open", ~empty)
        ids = table or list(connection.execute(begun.order_by(schema.games.c.created)).scalars())
        to.mkdir(parents=True, exist_ok=True, mode=0o700)
        for id in ids:
            stored = read_game(connection, id, None)
            try:
                assert stored is not None
                found = restored(stored, games)
                log = log_of(found)
            except Problem as problem:
                typer.echo(f"{id}: {problem.detail}", err=True)
            except Exception as fault:
                typer.echo(f"{id}: cannot be read: {fault}", err=True)
            else:
                (to / f"{id}.gslog").write_text(log, encoding="utf-8")
                written += 1
                if found.sheet.damage is not None:
                    typer.echo(f"{id}: {found.sheet.complaint}", err=True)
    typer.echo(f"Wrote {written} of {len(ids)} logs to {to}.")
    if written < len(ids):
        raise typer.Exit(1)


@app.command()
def vacuum(data: DataOption = None, database_url: UrlOption = None) -> None:
    """Drop what only saves time for games that are over, and give the room back to the disk."""
    over = select(schema.games.c.id).where(schema.games.c.status == "over")
    with opened(data, database_url, writes=True) as connection:
        snapshots = schema.snapshots
        dropped = connection.execute(delete(snapshots).where(snapshots.c.game.in_(over))).rowcount
    engine = engine_of(data, database_url)
    try:
        bare = engine.raw_connection()
        try:
            driver: Any = bare.driver_connection
            if engine.dialect.name == "postgresql":
                driver.autocommit = True
            driver.execute("VACUUM")
        finally:
            bare.close()
    except Exception as fault:
        raise BadSetup(f"The database is in use, try again when it is quieter: {fault}.") from None
    finally:
        engine.dispose()
    typer.echo(f"Dropped {dropped} snapshots and gave the room back.")


app.command("backup")(backup)
for command in (close, reports, ban, unban, bans):
    app.command()(command)
app.add_typer(gem_run, name="gem-run")


def _check_table(connection: Connection, table: str) -> None:
    there = select(schema.games.c.id).where(schema.games.c.id == table)
    if connection.execute(there).first() is None:
        raise BadSetup(f"There is no table {table}.")
