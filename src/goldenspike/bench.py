"""The subcommand `bench`: measures how fast the rules are, in CPU time on one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Annotated, Final

import typer

from goldenspike import shelf
from goldenspike.engine import api
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.playout import playout
from goldenspike.engine.replay import log_lines, replay

ROUNDS: Final = 5
"""Every figure is the best of so many rounds, the one least disturbed by other programs."""

Figures = dict[str, float]


def bench(
    game: Annotated[str, typer.Argument(help="The game; all of them when none is given.")] = "",
    board: Annotated[str, typer.Option(help="The board; the first one by default.")] = "",
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    seconds: Annotated[float, typer.Option(help="CPU time for each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measures the speed of the rules by random play, in CPU time on one core."""
    games = [shelf.game(game).id] if game else shelf.games()
    for id in games:
        boards = [board] if board else shelf.boards(id)
        figures = measure(id, boards[0], players, seconds)
        if as_json:
            typer.echo(json.dumps({"game": id, "board": boards[0], **figures}))
        else:
            typer.echo(f"{id} on {boards[0]}, {players} players, rules {how_run()}")
            for name, value in figures.items():
                typer.echo(f"  {NAMES[name]:<52} {value:>14,.{1 if value < 1000 else 0}f}")


NAMES: Final = {
    "loop_decisions": "decisions a second, loop beside the rules",
    "loop_games": "games a second, loop beside the rules",
    "python_decisions": "decisions a second, Python loop with apply",
    "python_decisions_unchecked": "decisions a second, Python loop with apply_unchecked",
    "copies": "copies of a late position a second",
    "copy_microseconds": "copy of a late position, microseconds",
    "fullest_actions": "actions at the fullest decision seen",
    "fullest_microseconds": "its list of legal actions, microseconds",
    "replayed_lines": "log lines replayed and checked a second",
}


def how_run() -> str:
    """Returns whether the rules run compiled or interpreted."""
    return "interpreted" if api.__file__.endswith(".py") else "compiled"


def measure(id: str, board: str, players: int, seconds: float) -> Figures:
    """Returns all figures of a game; `NAMES` says what they are."""
    game = shelf.game(id)
    opening = game.new([f"Seat {seat}" for seat in range(players)], board)
    late, fullest, log = random_game(opening)
    draws = FastDraws(1)
    random = Random(1).random
    games = 0

    def play_beside_the_rules() -> int:
        nonlocal games
        games += 1
        return playout(opening.copy(), draws)

    def play_in_python(play: Callable[[api.State, api.Action], object]) -> int:
        state = opening.copy()
        decisions = 0
        while not state.is_over:
            if state.chance_due is not None:
                state.apply(state.sample_chance(draws))
                continue
            actions = state.legal_actions()
            play(state, actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def copy_often() -> int:
        for _ in range(1000):
            late.copy()
        return 1000

    def list_often() -> int:
        for _ in range(100):
            fullest.legal_actions()
        return 100

    def replay_log() -> int:
        replay(log, {id: game})
        return len(log)

    loop = rate(play_beside_the_rules, seconds)
    decisions_a_game = sum(playout(opening.copy(), FastDraws(seed)) for seed in range(200)) / 200
    copies = rate(copy_often, seconds)
    return {
        "loop_decisions": loop,
        "loop_games": loop / decisions_a_game,
        "python_decisions": rate(lambda: play_in_python(api.State.apply), seconds),
        "python_decisions_unchecked": rate(
            lambda: play_in_python(api.State.apply_unchecked), seconds
        ),
        "copies": copies,
        "copy_microseconds": 1e6 / copies,
        "fullest_actions": len(fullest.legal_actions()),
        "fullest_microseconds": 1e6 / rate(list_often, seconds),
        "replayed_lines": rate(replay_log, seconds),
    }


def random_game(opening: api.State) -> tuple[api.State, api.State, list[str]]:
    """Plays games at random; returns a late position, the fullest decision, and a log."""
    random = Random(7)
    fullest, most = opening, 0
    history: list[api.State] = []
    log: list[str] = []
    for _ in range(10):
        state = opening.copy()
        history = []
        while not state.is_over:
            if state.chance_due is not None:
                state.apply(state.sample_chance(random))
                continue
            actions = state.legal_actions()
            if len(actions) > most:
                fullest, most = state.copy(), len(actions)
            history.append(state.copy())
            state.apply(random.choice(actions))
        log = list(log_lines(state))
    return history[len(history) * 4 // 5], fullest, log


def rate(work: Callable[[], int], seconds: float) -> float:
    """Returns how many units a second of CPU time the work gets through."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        units = 0
        begun = now = time.process_time()
        while now - begun < seconds / ROUNDS:
            units += work()
            now = time.process_time()
        best = max(best, units / (now - begun))
    return best
