"""Games of bots against bots: many at once, the same for a seed however many processes play.

Game k (from 0) is played with a seed drawn from the run's seed and k; in it, seat i is taken
by bot (i + k) modulo the number of seats, so that every bot sits everywhere equally often.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from multiprocessing.synchronize import Event as Flag
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from goldenspike.bots import LEVELS, Budget, bot
from goldenspike.engine.chance import SeedDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.shelf import boards, game, write_log

ITERATIONS = 400
"""Iterations a decision when nothing is said: bots then answer the same on every machine."""


class Plan:
    """A run of games: what is played, by whom, how often.

    Raises:
        BadSetup: unknown game, board, bot, or numbers that do not fit together.
    """

    def __init__(
        self,
        game_id: str,
        board: str,
        bots: list[str],
        games: int,
        seed: int,
        budget: Budget | None = None,
        options: dict[str, Any] | None = None,
        logs: Path | None = None,
    ) -> None:
        for level in bots:
            if level not in LEVELS:
                raise BadSetup(f"There is no bot {level!r}; there are {', '.join(LEVELS)}.")
        if games < 1:
            raise BadSetup(f"At least one game is played, not {games}.")
        self.game_id = game_id
        self.board = board
        self.bots = bots
        self.games = games
        self.seed = seed
        self.budget = budget or Budget(iterations=ITERATIONS)
        self.options = options or {}
        self.logs = logs
        game(game_id).new(names(bots), board, 0, self.options)

    def seed_of(self, number: int) -> int:
        """Returns the seed of a game of the run."""
        return SeedDraws(self.seed, number).randrange(2**53)

    def seating(self, number: int) -> list[int]:
        """Returns which bot of the run takes each seat in a game."""
        count = len(self.bots)
        return [(seat + number) % count for seat in range(count)]


class Played:
    """One finished game of a run."""

    def __init__(
        self,
        number: int,
        seed: int,
        seating: list[int],
        scores: list[int],
        ranking: list[list[int]],
        actions: int,
        decisions: list[int],
        seconds: list[float],
        slowest: list[float],
    ) -> None:
        self.number = number
        self.seed = seed
        self.seating = seating
        """The bot of the run on each seat."""
        self.scores = scores
        self.ranking = ranking
        self.actions = actions
        """How many actions were played, chance included."""
        self.decisions = decisions
        """How often each bot of the run was asked."""
        self.seconds = seconds
        """How long each bot of the run thought in all."""
        self.slowest = slowest
        """The longest that each bot of the run took for one decision, in seconds."""

    def wins(self) -> list[float]:
        """Returns each bot's share of the win: 1, or a part of it where the place is shared."""
        shares = [0.0] * len(self.seating)
        for seat in self.ranking[0]:
            shares[self.seating[seat]] = 1.0 / len(self.ranking[0])
        return shares

    def score_of(self, entrant: int) -> int:
        """Returns what a bot of the run scored."""
        return self.scores[self.seating.index(entrant)]

    def to_json(self, bots: list[str]) -> dict[str, Any]:
        """Returns the game as one table."""
        return {
            "game": self.number,
            "seed": self.seed,
            "seats": [bots[entrant] for entrant in self.seating],
            "scores": self.scores,
            "ranking": self.ranking,
            "actions": self.actions,
        }


def names(bots: list[str]) -> list[str]:
    """Returns a different name for each bot: its level, numbered where it plays twice."""
    return [
        level if bots.count(level) == 1 else f"{level} {bots[: place + 1].count(level)}"
        for place, level in enumerate(bots)
    ]


def play_game(plan: Plan, number: int, stop: Callable[[], bool]) -> Played | None:
    """Plays one game of the run to its end; returns None when told to stop before."""
    seed = plan.seed_of(number)
    seating = plan.seating(number)
    called = names(plan.bots)
    players = [
        bot(plan.bots[entrant], plan.game_id, seed + place) for place, entrant in enumerate(seating)
    ]
    state = game(plan.game_id).new(
        [called[entrant] for entrant in seating], plan.board, seed, plan.options
    )
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    slowest = [0.0] * len(players)
    while not state.is_over:
        if stop():
            return None
        seat = state.to_act[0]
        began = time.perf_counter()
        action = players[seat].choose(state, seat, plan.budget)
        took = time.perf_counter() - began
        state.apply(action)
        entrant = seating[seat]
        decisions[entrant] += 1
        seconds[entrant] += took
        slowest[entrant] = max(slowest[entrant], took)
    if plan.logs is not None:
        write_log(state, plan.logs / f"{number + 1:05d}.gslog")
    return Played(
        number,
        seed,
        seating,
        list(state.scores),
        state.ranking,
        state.n,
        decisions,
        seconds,
        slowest,
    )


def play_games(plan: Plan, jobs: int = 1) -> Generator[Played]:
    """Yields the games of the run as they end, in any order; closing it stops the rest."""
    if plan.logs is not None:
        plan.logs.mkdir(parents=True, exist_ok=True)
    if jobs == 1:
        for number in range(plan.games):
            played = play_game(plan, number, lambda: False)
            if played is not None:
                yield played
        return
    # Processes are spawned, not forked: the progress display runs a thread.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_enlist, initargs=(plan, stop))
    pending: set[Future[Played | None]] = set()
    number = 0
    try:
        while pending or number < plan.games:
            with _deaf_to_interrupts():  # the processes begun here stay so
                while number < plan.games and len(pending) < 2 * jobs:
                    pending.add(pool.submit(_play_enlisted, number))
                    number += 1
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                if played is not None:
                    yield played
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


_plan: Plan
_stop: Flag


def _enlist(plan: Plan, stop: Flag) -> None:
    global _plan, _stop
    _plan = plan
    _stop = stop


def _play_enlisted(number: int) -> Played | None:
    return play_game(_plan, number, _stop.is_set)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ignores Ctrl-C inside; on it only the parent stops, and tells the processes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def summary(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """Returns wins, scores and lengths of the games played, JSON-able."""
    games = len(played)
    rows = []
    for entrant, name in enumerate(names(plan.bots)):
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
        for seat in range(len(plan.bots))
    ]
    lengths = [one.actions for one in played]
    return {
        "game": plan.game_id,
        "board": plan.board,
        "players": len(plan.bots),
        "seed": plan.seed,
        "asked": plan.games,
        "played": games,
        "bots": rows,
        "seat_wins": seat_wins,
        "actions": {
            "mean": round(sum(lengths) / games, 2) if games else None,
            "shortest": min(lengths, default=None),
            "longest": max(lengths, default=None),
        },
        "games": [one.to_json(names(plan.bots)) for one in played],
    }


def run(plan: Plan, jobs: int, console: Console) -> tuple[list[Played], bool]:
    """Plays the run under a progress bar.

    Returns the games in order, and whether all were played: an interrupt (Ctrl-C) ends the
    run early and keeps what is done.
    """
    played: list[Played] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(plan.game_id, total=plan.games)
        try:
            with closing(play_games(plan, jobs)) as games:
                for one in games:
                    played.append(one)
                    progress.advance(task)
        except KeyboardInterrupt:
            console.print(f"Stopped: {len(played)} of {plan.games} games are kept.")
    played.sort(key=lambda one: one.number)
    return played, len(played) == plan.games


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
LogsOption = Annotated[Path | None, typer.Option("--logs", help="Write every game's log here.")]
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
    logs: LogsOption = None,
    as_json: JsonOption = False,
    budget: BudgetOption = None,
    iterations: IterationsOption = None,
    option: OptionsOption = None,
) -> None:
    """Play games of bots against bots and sum up wins, scores and lengths.

    Seats rotate. A seed plays the same games whatever the number of jobs, unless bots are
    given seconds to think.
    """
    plan = Plan(
        game_id,
        board_of(game_id, board),
        read_bots(bots, players, game_id),
        games,
        seed,
        budget_of(budget, iterations),
        read_options(option or []),
        logs,
    )
    played, complete = run(plan, jobs, Console(stderr=True))
    table = summary(plan, played)
    if as_json:
        json.dump(table, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        print_summary(table, Console())
    if not complete:
        raise typer.Exit(130)
