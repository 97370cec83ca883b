"""The command `goldenspike gem-run check`: what a recorded run of Gem Run was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from goldenspike.engine.gem_run import WrongRecord, replay

app = typer.Typer(no_args_is_help=True, add_completion=False)

MOST_BYTES = 1 << 20
"""No record is as long as this."""


@app.callback()
def gem_run() -> None:
    """Gem Run: look at recorded runs."""


@app.command()
def check(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A run, as a JSON file.")],
) -> None:
    """Drive a recorded run once more and print its result as JSON; status 1 if it is none."""
    try:
        typer.echo(json.dumps(replay(read(record)).to_json()))
    except WrongRecord as fault:
        _fail(record, str(fault))
    except OSError as fault:
        _fail(record, f"The file cannot be read: {fault.strerror}.")


def read(path: Path) -> Any:
    """Returns the JSON of a file.

    Raises:
        WrongRecord: it is none, or longer than any record.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise WrongRecord(f"The file is longer than {MOST_BYTES} bytes, as no record is.")
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise WrongRecord("The file is not JSON; a record is a JSON object.") from None


def _fail(path: Path, text: str) -> NoReturn:
    typer.echo(f"{path}: {text}", err=True)
    raise typer.Exit(1)
