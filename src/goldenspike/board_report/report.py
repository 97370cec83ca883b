"""How a board plays: figures from many games of bots, by a report of each game's own.

Prints Markdown, so that the figures can stand in the page of the board, and says of each
demand on the supplied board whether it holds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track

from goldenspike.board_report import steam, steam_barons, steel_driver
from goldenspike.engine.errors import BadSetup
from goldenspike.executor import Executor, executor, in_order
from goldenspike.series import Series
from goldenspike.simulate import RayOption

KINDS: Final[dict[str, ModuleType]] = {
    "steel-driver": steel_driver,
    "steam": steam,
    "steam-barons": steam_barons,
}
"""By game: its `account` of one game, and `figures`, `demands` and `markdown` of many."""


def accounts(plan: Series, by: Executor) -> Iterator[Any]:
    """Yields the accounts of all games of the run, in order."""
    return in_order(by, KINDS[plan.game_id].account, plan, plan.games)


def report(
    board: Annotated[str, typer.Argument(help="An id, or a path to a file.")] = "usa",
    game_id: Annotated[str, typer.Option("--game", help="Which game.")] = "steel-driver",
    players: Annotated[int, typer.Option(min=2, max=6)] = 3,
    rules: Annotated[str, typer.Option(help="Of Steam: base or standard.")] = "base",
    level: Annotated[str, typer.Option(help="The bot on every seat.")] = "greedy",
    games: Annotated[int, typer.Option(min=1)] = 2000,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    ray: RayOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play many games between equal bots on a board and say how it plays."""
    if game_id not in KINDS:
        raise BadSetup(f"There are reports on {', '.join(KINDS)}, not on {game_id!r}.")
    kind = KINDS[game_id]
    options = {"rules": rules} if game_id == "steam" else {}
    plan = Series(game_id, board, [level] * players, games, seed, options=options)
    console = Console(stderr=True)
    told = list(
        track(
            accounts(plan, executor(jobs, ray)), "playing", games, console=console, transient=True
        )
    )
    found = kind.figures(plan, told)
    if as_json:
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
    else:
        sys.stdout.write(kind.markdown(found))
    if not all(holds for _, _, holds in kind.demands(found)):
        raise typer.Exit(1)


def main() -> None:
    """Runs the report; a fault of the user's ends as one sentence."""
    try:
        typer.run(report)
    except BadSetup as fault:
        typer.echo(f"board-report: {fault}", err=True)
        sys.exit(1)
