"""The command `simulate`: many games of bots against bots, summed up."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from goldenspike.bots import Budget
from goldenspike.engine.errors import BadSetup
from goldenspike.executor import Executor, executor
from goldenspike.series import Played, Series, names, play_games
from goldenspike.shelf import boards, game


def summary(series: Series, played: list[Played]) -> dict[str, Any]:
    """Returns wins, scores and lengths of the games played, JSON-able."""
    games = len(played)
    rows = []
    for entrant, name in enumerate(names(series.bots)):
        scores = [one.score_of(entrant) for one in played]
        rows.append(
            {
                "bot": name,
                "wins": round(sum(one.wins()[entrant] for one in played), 4),
                "mean_score": round(sum(scores) / games, 2) if games else None,
                "lowest": min(scores, default=None),
                "highest": max(scores, default=None),
            }
        )
    seat_wins = [
        round(sum(one.wins()[one.seating[seat]] for one in played), 4)
        for seat in range(len(series.bots))
    ]
    lengths = [one.actions for one in played]
    return {
        "game": series.game_id,
        "board": series.board,
        "players": len(series.bots),
        "seed": series.seed,
        "asked": series.games,
        "played": games,
        "bots": rows,
        "seat_wins": seat_wins,
        "actions": {
            "mean": round(sum(lengths) / games, 2) if games else None,
            "shortest": min(lengths, default=None),
            "longest": max(lengths, default=None),
        },
        "games": [one.to_json(names(series.bots)) for one in played],
    }


def run(series: Series, by: Executor, console: Console) -> tuple[list[Played], bool]:
    """Plays the series under a progress bar.

    Returns the games in order, and whether all were played: an interrupt (Ctrl-C) ends the
    series early and keeps what is done.
    """
    played: list[Played] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(series.game_id, total=series.games)
        try:
            with closing(play_games(series, by)) as games:
                for one in games:
                    played.append(one)
                    progress.advance(task)
        except KeyboardInterrupt:
            console.print(f"Stopped: {len(played)} of {series.games} games are kept.")
    played.sort(key=lambda one: one.number)
    return played, len(played) == series.games


def read_bots(text: str, players: int | None, game_id: str) -> list[str]:
    """Returns the levels named in `a,b,c`; a single one takes every seat.

    Raises:
        BadSetup: there are not as many bots as players.
    """
    bots = [level.strip() for level in text.split(",")]
    if len(bots) == 1:
        bots = bots * (players or game(game_id).players[0])
    if players is not None and len(bots) != players:
        raise BadSetup(f"There are {players} players but {len(bots)} bots: {', '.join(bots)}.")
    return bots


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Returns the options written as `name=value`, whole numbers as such.

    Raises:
        BadSetup: one is not written so.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"An option is written name=value, not {pair!r}.")
        options[name] = int(value) if value.isdecimal() else value
    return options


def board_of(game_id: str, board: str | None) -> str:
    """Returns the board named, or the game's first.

    Raises:
        BadSetup: there is no such game.
    """
    return boards(game_id)[0] if board is None else board


def print_summary(table: dict[str, Any], console: Console) -> None:
    """Prints wins, scores and lengths for people."""
    rows = Table(title=f"{table['game']} on {table['board']}: {table['played']} games")
    for heading in ("bot", "wins", "share", "mean score", "lowest", "highest"):
        rows.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in table["bots"]:
        share = f"{row['wins'] / table['played']:.1%}" if table["played"] else "-"
        cells = [row["bot"], f"{row['wins']:g}", share]
        cells += [f"{row[key]}" for key in ("mean_score", "lowest", "highest")]
        rows.add_row(*cells)
    console.print(rows)
    seats = ", ".join(f"{wins:g}" for wins in table["seat_wins"])
    lengths = table["actions"]
    console.print(f"Wins by seat: {seats}.", highlight=False)
    console.print(
        f"Actions a game: {lengths['mean']} ({lengths['shortest']} to {lengths['longest']}).",
        highlight=False,
    )


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Such as steel-driver.")]
BoardOption = Annotated[str | None, typer.Option("--board", help="An id, or a path to a file.")]
PlayersOption = Annotated[int | None, typer.Option("--players", help="How many seats.")]
BotsOption = Annotated[str, typer.Option("--bots", help="Levels, one a seat: a,b,c.")]
GamesOption = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, help="How many processes play.")]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on this Ray cluster; auto makes a local one with --jobs workers.",
    ),
]
LogsOption = Annotated[Path | None, typer.Option("--logs", help="Write every game's log here.")]
AddLogsOption = Annotated[
    bool, typer.Option("--add-logs", help="Add to the logs that the folder has already.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
BudgetOption = Annotated[
    float | None,
    typer.Option("--budget", min=0, help="Seconds a decision; games then differ from run to run."),
]
IterationsOption = Annotated[
    int | None, typer.Option("--iterations", min=0, help="Iterations a decision.")
]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game: name=value.")
]


def budget_of(seconds: float | None, iterations: int | None) -> Budget | None:
    """Returns the budget asked for, or None where nothing was said."""
    if seconds is None and iterations is None:
        return None
    return Budget(seconds, iterations)


def simulate(
    game_id: GameArgument,
    board: BoardOption = None,
    players: PlayersOption = None,
    bots: BotsOption = "greedy",
    games: GamesOption = 10,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    logs: LogsOption = None,
    add_logs: AddLogsOption = False,
    as_json: JsonOption = False,
    budget: BudgetOption = None,
    iterations: IterationsOption = None,
    option: OptionsOption = None,
) -> None:
    """Play games of bots against bots and sum up wins, scores and lengths.

    Seats rotate. A seed plays the same games whatever the number of jobs, unless bots are
    given seconds to think.
    """
    series = Series(
        game_id,
        board_of(game_id, board),
        read_bots(bots, players, game_id),
        games,
        seed,
        budget_of(budget, iterations),
        read_options(option or []),
        logs,
        add_logs,
    )
    played, complete = run(series, executor(jobs, ray), Console(stderr=True))
    table = summary(series, played)
    if as_json:
        json.dump(table, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        print_summary(table, Console())
    if not complete:
        raise typer.Exit(130)
