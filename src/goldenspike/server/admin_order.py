"""The commands of `goldenspike admin` that keep order: tables are closed, people are banned."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Optional

import typer
from sqlalchemy import delete, insert, select, update

from goldenspike.engine.errors import BadSetup, quoted
from goldenspike.server.backup import DataOption, UrlOption
from goldenspike.server.bans import canonical, still_holds
from goldenspike.server.news import tell_servers
from goldenspike.server.opening import AsJson, Limit, TableId, opened, printed, settings_of
from goldenspike.server.store import schema
from goldenspike.server.store.store import now
from goldenspike.server.wire import iso

Who = Annotated[
    str,
    typer.Argument(metavar="ADDRESS|PLAYER", help="An address, a network, or a player's id."),
]


def close(table: TableId, data: DataOption = None, database_url: UrlOption = None) -> None:
    """Close a table: it can be looked at, and nobody plays on."""
    games = schema.games.c
    with opened(data, database_url, writes=True) as connection:
        wanted = select(games.status, games.version).where(games.id == table)
        row = connection.execute(wanted).first()
        if row is None:
            raise BadSetup(f"There is no table {table}.")
        status, version = row
        if status not in ("open", "playing"):
            raise BadSetup(f"The table {table} is {status} already.")
        mine = update(schema.games).where(games.id == table, games.version == version)
        closed = {"status": "closed", "to_act": "[]", "bot_due": None, "updated": now()}
        if connection.execute(mine.values(version=version + 1, **closed)).rowcount == 0:
            raise BadSetup(f"Somebody has just moved at {table}; say it again.")
        folder = settings_of(data, database_url).data
        tell_servers(connection, folder, game=table, version=version + 1)
    typer.echo(f"Closed the table {table}.")


def reports(
    limit: Limit = 50,
    as_json: AsJson = False,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """List lines of chat that were reported, the latest first: where, by how many, who, what."""
    known = schema.reports
    with opened(data, database_url) as connection:
        rows = connection.execute(select(known).order_by(known.c.id.desc())).mappings()
        lines: dict[int, dict[str, Any]] = {}
        for row in rows:
            if row["line"] in lines:
                lines[row["line"]]["reports"] += 1
            elif len(lines) < limit:
                lines[row["line"]] = {
                    "table": row["game"],
                    "line": row["line"],
                    "reports": 1,
                    "at": iso(row["at"]),
                    "player": row["player"],
                    "address": row["address"],
                    "name": row["name"],
                    "text": row["text"],
                }
        for told in lines.values():
            printed(told, as_json)


def ban(
    who: Who,
    until: Annotated[
        Optional[str],  # noqa: UP045  typer reads this form
        typer.Option(metavar="DATE", help="When it ends (UTC), as 2026-12-24 or 2026-12-24T18:00."),
    ] = None,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Ban an address, a network or a player: they may look, but neither play nor speak."""
    value, end = canonical(who), None if until is None else moment(until)
    known = schema.bans
    with opened(data, database_url, writes=True) as connection:
        connection.execute(delete(known).where(known.c.value == value))
        connection.execute(insert(known), {"value": value, "until": end, "at": now()})
        tell_servers(connection, settings_of(data, database_url).data, bans=True)
    typer.echo(f"Banned {value} {'for good' if end is None else f'until {iso(end)}'}.")


def unban(who: Who, data: DataOption = None, database_url: UrlOption = None) -> None:
    """Lift a ban."""
    value, known = canonical(who), schema.bans
    with opened(data, database_url, writes=True) as connection:
        if connection.execute(delete(known).where(known.c.value == value)).rowcount == 0:
            raise BadSetup(f"{value} is not banned.")
        tell_servers(connection, settings_of(data, database_url).data, bans=True)
    typer.echo(f"{value} is not banned any more.")


def bans(as_json: AsJson = False, data: DataOption = None, database_url: UrlOption = None) -> None:
    """List the bans that hold: who, since when, until when."""
    known = schema.bans
    with opened(data, database_url) as connection:
        for row in connection.execute(select(known).order_by(known.c.at)).mappings():
            if still_holds(row["until"]):
                until = "for good" if row["until"] is None else iso(row["until"])
                printed({"who": row["value"], "at": iso(row["at"]), "until": until}, as_json)


def moment(text: str) -> int:
    """Returns a moment to come, in milliseconds.

    Raises:
        BadSetup: it is no date, or past.
    """
    try:
        found = datetime.fromisoformat(text)
        if found.tzinfo is None:
            found = found.replace(tzinfo=UTC)
        at = int(found.timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise BadSetup(
            f"--until is a date such as 2026-12-24 or 2026-12-24T18:00, not {quoted(text)}."
        ) from None
    if at <= now():
        raise BadSetup(f"--until {text} is past.")
    return at
