"""The commands `goldenspike admin gem-run`: lists, runs taken out of them, all as a file."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Optional

import typer
from sqlalchemy import select

from goldenspike.engine.errors import BadSetup
from goldenspike.server.backup import DataOption, UrlOption
from goldenspike.server.gem_run.days import day_at, read_day, week_of
from goldenspike.server.gem_run.places import remove as remove_run
from goldenspike.server.opening import AsJson, opened, printed
from goldenspike.server.store import gem_lists
from goldenspike.server.store.schema import gem_runs
from goldenspike.server.wire import iso

app = typer.Typer(no_args_is_help=True, help="Look after Gem Run: lists and runs.")

LISTS = ("day", "week", "forest", "snow", "desert")


@app.command("list")
def listed(
    which: Annotated[str, typer.Argument(metavar="LIST", help=f"One of {', '.join(LISTS)}.")],
    day: Annotated[
        Optional[str],  # noqa: UP045  typer reads this form
        typer.Option(help="A day such as 2026-12-01, or one in the week; today if not said."),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="How many at most, the best first.")] = 50,
    as_json: AsJson = False,
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """List runs, the best first: place, run, name, score, when it came, whose it is."""
    if which not in LISTS:
        raise BadSetup(f"There is no list {which}; there are {', '.join(LISTS)}.")
    wanted = day_at(time.time_ns() // 1_000_000) if day is None else read_day(day)
    if wanted is None:
        raise BadSetup(f"{day} is no day; one is written like 2026-12-01.")
    period = wanted.isoformat() if which == "day" else week_of(wanted)
    with opened(data, database_url) as connection:
        _, rows = gem_lists.page(connection, which, period, limit, None)
    for row in rows:
        told = {name: row[name] for name in ("place", "run", "name", "score")}
        printed(told | {"at": iso(row["at"]), "player": row["player"]}, as_json)


@app.command()
def remove(
    runs: Annotated[list[str], typer.Argument(metavar="RUN...", help="As `list` tells them.")],
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Take runs out of all lists, with their challenges; a player's next best takes the place."""
    with opened(data, database_url, writes=True) as connection:
        for run in runs:
            if not remove_run(connection, run):
                raise BadSetup(f"There is no run {run}; nothing was removed.")
    typer.echo(f"Removed {len(runs)} of the runs from all lists.")


@app.command()
def export(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A file that is new.")],
    data: DataOption = None,
    database_url: UrlOption = None,
) -> None:
    """Write every run with its record into a file, a JSON table a line."""
    if to.exists():
        raise BadSetup(f"{to} is there already; name a file that is new.")
    written = 0
    with opened(data, database_url) as connection:
        found = connection.execution_options(yield_per=500).execute(
            select(gem_runs).order_by(gem_runs.c.at, gem_runs.c.id)
        )
        with to.open("x", encoding="utf-8") as file:
            for row in found.mappings():
                told = {name: row[name] for name in ("id", "player", "name", "day", "challenge")}
                told |= {"at": iso(row["at"]), "removed": row["removed"]}
                told |= {name: json.loads(row[name]) for name in ("result", "record")}
                file.write(json.dumps(told) + "\n")
                written += 1
    typer.echo(f"Wrote {written} runs to {to}.")
