"""The command `goldenspike`: a table of subcommands, each loaded only when it is called.

What a subcommand does stands in the module of its concern. Its short help stands here, so
that the list of subcommands shows without loading them all.
"""

from __future__ import annotations

import importlib
import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from goldenspike import __version__
from goldenspike.engine.errors import BadSetup, MalformedAction, MalformedLog

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "serve": ("goldenspike.server.run:serve", "Open the tables: run the web server."),
    "backup": ("goldenspike.server.backup:backup", "Copy a house's games, boards and key."),
    "restore": ("goldenspike.server.backup:restore", "Bring a backup back."),
    "admin": ("goldenspike.server.admin:app", "Look after a house: tables, players, chat."),
    "simulate": ("goldenspike.simulate:simulate", "Play many games between bots."),
    "replay": ("goldenspike.replay_log:replay_log", "Check a log and tell its game."),
    "arena": ("goldenspike.arena:arena", "Rate bots by games against each other."),
    "board": ("goldenspike.boards.cli:app", "Check and draw boards."),
    "gem-run": ("goldenspike.check_run:app", "Check recorded runs of Gem Run."),
    "bench": ("goldenspike.bench:bench", "Measure the speed of the rules."),
}
"""Where each subcommand lives, `module:name`, and what it does in one line."""


class Commands(TyperGroup):
    """The subcommands, of which only the one that is called gets imported."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Returns the names in the order of the table."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Returns a stand-in that knows name and short help, or None if there is none."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        return _command(cmd_name, lambda: None, COMMANDS[cmd_name][1])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Returns name, the real command and what is left of the arguments."""
        name, stand_in, rest = super().resolve_command(ctx, args)
        return name, stand_in and load(str(name)), rest


def load(name: str) -> Any:
    """Returns a subcommand, its module imported."""
    place, short = COMMANDS[name]
    module, attribute = place.split(":")
    found = getattr(importlib.import_module(module), attribute)
    if isinstance(found, typer.Typer):
        found.info.help = short
        return typer.main.get_command(found)
    return _command(name, found, short)


def _command(name: str, body: Any, short: str) -> Any:
    app = typer.Typer(add_completion=False)
    app.command(name, short_help=short)(body)
    return typer.main.get_command(app)


app = typer.Typer(
    name="goldenspike",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Railway board games in the browser, every rule enforced.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"goldenspike {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Railway board games in the browser, every rule enforced."""
    del version


def main() -> None:
    """Runs the command; a fault of the user's ends as one sentence, Ctrl-C as status 130."""
    try:
        app()
    except (BadSetup, MalformedAction, MalformedLog) as fault:
        typer.echo(f"goldenspike: {fault}", err=True)
        sys.exit(1)
    except OSError as fault:
        place = f"{fault.filename}: " if fault.filename else ""
        typer.echo(f"goldenspike: {place}{fault.strerror or fault}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
