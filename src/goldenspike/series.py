"""A series of games of bots against bots, the same for a seed however many processes play.

Game k (from 0) is played with a seed drawn from the seed of the series and k; in it, seat i
is taken by bot (i + k) modulo the number of seats, so that every bot sits everywhere equally
often.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from goldenspike.bots import LEVELS, Bot, Budget, bot
from goldenspike.engine.api import State
from goldenspike.engine.chance import SeedDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.engine.replay import log_lines
from goldenspike.executor import Executor, Here
from goldenspike.shelf import game

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
        add_logs: bool = False,
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
        if logs is not None and not add_logs and any(logs.glob("*.gslog")):
            raise BadSetup(
                f"There are logs in {logs} already; name another folder, or say --add-logs to "
                "put these beside them (a log of the same game is replaced)."
            )
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
        log: list[str],
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
        self.log = log
        """The lines of its log, each with its end, when the series keeps logs; otherwise empty."""

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


def play_game(series: Series, number: int) -> Played:
    """Plays one game of the series to its end."""
    state, players = series.set_up(number)
    seating = series.seating(number)
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    slowest = [0.0] * len(players)
    while not state.is_over:
        seat = state.to_act[0]
        began = time.perf_counter()
        action = players[seat].choose(state, seat, series.budget)
        took = time.perf_counter() - began
        state.apply(action)
        entrant = seating[seat]
        decisions[entrant] += 1
        seconds[entrant] += took
        slowest[entrant] = max(slowest[entrant], took)
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
        [] if series.logs is None else list(log_lines(state)),
    )


def play_games(series: Series, by: Executor | None = None) -> Generator[Played]:
    """Yields the games of the series as they end, in any order; closing it stops the rest.

    Logs are written here, by one process, wherever the games were played.
    """
    if series.logs is not None:
        series.logs.mkdir(parents=True, exist_ok=True)
    with closing((by or Here()).each(play_game, series, series.games)) as results:
        for number, played in results:
            if series.logs is not None:
                name = f"{series.game_id}-seed-{series.seed}-{number + 1:05d}.gslog"
                # So that Ctrl-C never leaves half a log under its name.
                part = series.logs / f"{name}.part"
                part.write_text("".join(played.log), "utf-8")
                part.replace(series.logs / name)
            yield played
