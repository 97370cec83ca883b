"""The arena: bots measured against each other, with intervals and ratings.

The interval is Wilson's at 95 %: where the true share of wins lies, as far as so few games
can tell. The rating is openskill's Plackett-Luce, starting from 25 ± 8.3, games in order.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import typer
from openskill.models import PlackettLuce
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from goldenspike.executor import executor
from goldenspike.series import Played, Series, names
from goldenspike.simulate import (
    AddLogsOption,
    BoardOption,
    BotsOption,
    BudgetOption,
    GameArgument,
    GamesOption,
    IterationsOption,
    JobsOption,
    JsonOption,
    LogsOption,
    OptionsOption,
    PlayersOption,
    RayOption,
    SeedOption,
    board_of,
    budget_of,
    read_bots,
    read_options,
    run,
)

Z95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of the share of wins; everything is possible without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * (share * (1 - share) / games + Z95**2 / (4 * games**2)) ** 0.5
    scale = 1 + Z95**2 / games
    middle = share + Z95**2 / (2 * games)
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def ratings(entrants: int, played: list[Played]) -> list[tuple[float, float]]:
    """Returns each entrant's rating as (mean, deviation) after the games."""
    model = PlackettLuce()
    current = [model.rating() for _ in range(entrants)]
    for one in played:
        places = {seat: place for place, seats in enumerate(one.ranking) for seat in seats}
        teams = [[current[entrant]] for entrant in one.seating]
        rated = model.rate(teams, ranks=[float(places[seat]) for seat in range(len(teams))])
        for entrant, team in zip(one.seating, rated, strict=True):
            current[entrant] = team[0]
    return [(rating.mu, rating.sigma) for rating in current]


def standing(series: Series, played: list[Played]) -> list[dict[str, Any]]:
    """Returns one row for each entrant: wins with their interval, scores, rating, time."""
    rows = []
    games = len(played)
    rated = ratings(len(series.bots), played)
    for entrant, name in enumerate(names(series.bots)):
        wins = sum(one.wins()[entrant] for one in played)
        low, high = wilson(wins, games)
        asked = sum(one.decisions[entrant] for one in played)
        seconds = sum(one.seconds[entrant] for one in played)
        rows.append(
            {
                "bot": name,
                "wins": round(wins, 4),
                "share": round(wins / games, 4) if games else None,
                "low": round(low, 4),
                "high": round(high, 4),
                "mean_score": round(sum(one.score_of(entrant) for one in played) / games, 1)
                if games
                else None,
                "rating": round(rated[entrant][0], 2),
                "deviation": round(rated[entrant][1], 2),
                "seconds_a_decision": round(seconds / asked, 4) if asked else None,
                "slowest": round(max((one.slowest[entrant] for one in played), default=0.0), 3),
            }
        )
    return rows


def print_standing(series: Series, played: list[Played], console: Console) -> None:
    """Prints the standing for people, narrow enough for any terminal."""
    table = Table(
        title=f"{series.game_id} on {series.board}: {len(played)} games, seed {series.seed}",
        caption=f"A fair share is {1 / len(series.bots):.1%}. Seconds are those of one decision.",
        box=SIMPLE_HEAD,
        padding=(0, 1),
    )
    table.add_column("bot", no_wrap=True)
    for heading in ("wins", "% (95 % interval)", "score", "rating", "mean s", "max s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in standing(series, played) if played else []:
        table.add_row(
            row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%} ({100 * row['low']:.1f}-{100 * row['high']:.1f})",
            f"{row['mean_score']:.0f}",
            f"{row['rating']:.1f} ± {row['deviation']:.1f}",
            f"{row['seconds_a_decision']:.3f}",
            f"{row['slowest']:.2f}",
        )
    console.print(table)


def arena(
    game_id: GameArgument,
    board: BoardOption = None,
    players: PlayersOption = None,
    bots: BotsOption = "mcts,greedy,greedy",
    games: GamesOption = 100,
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
    """Measure bots against each other: wins with 95 % intervals, and openskill ratings.

    Seats rotate. Ctrl-C ends early and counts the games that were finished.
    """
    if budget is None and iterations is None:
        budget = 0.5
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
    if as_json:
        json.dump({"played": len(played), "bots": standing(series, played)}, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        print_standing(series, played, Console())
    if not complete:
        raise typer.Exit(130)
