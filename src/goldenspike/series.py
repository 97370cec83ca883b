"""A series of games of bots against bots, the same for a seed however many processes play.

Game k (from 0) is played with a seed drawn from the seed of the series and k; in it, seat i
is taken by bot (i + k) modulo the number of seats, so that every bot sits everywhere equally
often.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event as Flag
from pathlib import Path
from typing import Any

from goldenspike.bots import LEVELS, Bot, Budget, bot
from goldenspike.engine.api import State
from goldenspike.engine.chance import SeedDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.shelf import game, write_log

ITERATIONS = 400
"""Iterations a decision when nothing is said: bots then answer the same on every machine."""


class Series:
    """What is played, by whom, how often.

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
        """Returns the seed of a game of the series."""
        return SeedDraws(self.seed, number).randrange(2**53)

    def seating(self, number: int) -> list[int]:
        """Returns which bot of the series takes each seat in a game."""
        count = len(self.bots)
        return [(seat + number) % count for seat in range(count)]

    def set_up(self, number: int) -> tuple[State, list[Bot]]:
        """Returns a game of the series before its first action, and who plays on each seat."""
        seed, seating, called = self.seed_of(number), self.seating(number), names(self.bots)
        state = game(self.game_id).new(
            [called[entrant] for entrant in seating], self.board, seed, self.options
        )
        players = [
            bot(self.bots[entrant], self.game_id, seed + seat)
            for seat, entrant in enumerate(seating)
        ]
        return state, players


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
        """The bot of the series on each seat."""
        self.scores = scores
        self.ranking = ranking
        self.actions = actions
        """How many actions were played, chance included."""
        self.decisions = decisions
        """How often each bot of the series was asked."""
        self.seconds = seconds
        """How long each bot of the series thought in all."""
        self.slowest = slowest
        """The longest that each bot of the series took for one decision, in seconds."""

    def wins(self) -> list[float]:
        """Returns each bot's share of the win: 1, or a part of it where the place is shared."""
        shares = [0.0] * len(self.seating)
        for seat in self.ranking[0]:
            shares[self.seating[seat]] = 1.0 / len(self.ranking[0])
        return shares

    def score_of(self, entrant: int) -> int:
        """Returns what a bot of the series scored."""
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


def play_game(series: Series, number: int, stop: Callable[[], bool]) -> Played | None:
    """Plays one game of the series to its end; returns None when told to stop before."""
    state, players = series.set_up(number)
    seating = series.seating(number)
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    slowest = [0.0] * len(players)
    while not state.is_over:
        if stop():
            return None
        seat = state.to_act[0]
        began = time.perf_counter()
        action = players[seat].choose(state, seat, series.budget)
        took = time.perf_counter() - began
        state.apply(action)
        entrant = seating[seat]
        decisions[entrant] += 1
        seconds[entrant] += took
        slowest[entrant] = max(slowest[entrant], took)
    if series.logs is not None:
        path = series.logs / f"{number + 1:05d}.gslog"
        part = path.with_suffix(".part")  # so that Ctrl-C never leaves half a log under its name
        write_log(state, part)
        part.replace(path)
    return Played(
        number,
        series.seed_of(number),
        seating,
        list(state.scores),
        state.ranking,
        state.n,
        decisions,
        seconds,
        slowest,
    )


def play_games(series: Series, jobs: int = 1) -> Generator[Played]:
    """Yields the games of the series as they end, in any order; closing it stops the rest."""
    if series.logs is not None:
        series.logs.mkdir(parents=True, exist_ok=True)
    if jobs == 1:
        for number in range(series.games):
            played = play_game(series, number, lambda: False)
            if played is not None:
                yield played
        return
    # Processes are spawned, not forked: the progress display runs a thread.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_enlist, initargs=(series, stop))
    pending: set[Future[Played | None]] = set()
    number = 0
    try:
        while pending or number < series.games:
            with _deaf_to_interrupts():  # the processes begun here stay so
                while number < series.games and len(pending) < 2 * jobs:
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


_series: Series
_stop: Flag


def _enlist(series: Series, stop: Flag) -> None:
    global _series, _stop
    _series = series
    _stop = stop


def _play_enlisted(number: int) -> Played | None:
    return play_game(_series, number, _stop.is_set)


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
