"""The subcommand `bench`: measures how fast the rules are, in CPU time on one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from operator import itemgetter
from random import Random
from typing import Annotated, Final

import typer

from goldenspike import bench_run, shelf
from goldenspike.bots import bot
from goldenspike.engine import api
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.engine.playout import playout
from goldenspike.engine.replay import log_lines, replay

ROUNDS: Final = 5
"""Every figure is the best of so many rounds, the one least disturbed by other programs."""

NAMES: Final = {
    "loop_decisions": "decisions a second, loop beside the rules",
    "loop_games": "games a second, loop beside the rules",
    "python_decisions": "decisions a second, Python loop with apply",
    "python_decisions_unchecked": "decisions a second, Python loop with apply_unchecked",
    "copies": "copies of a late position a second",
    "copy_microseconds": "copy of a late position, microseconds",
    "fullest_actions": "actions at the fullest decision seen",
    "fullest_microseconds": "its list of legal actions, microseconds",
    "fullest_build_actions": "actions at the fullest decision of building",
    "fullest_build_microseconds": "list of legal actions there, microseconds",
    "fullest_move_actions": "actions at the fullest decision of moving goods",
    "fullest_move_microseconds": "list of legal actions then, microseconds",
    "replayed_lines": "log lines replayed and checked a second",
}


RUN: Final = "gem-run"
"""The train-driving game, which is no game of a table."""

PHASES: Final = ("build", "move")
"""The phases whose fullest decisions are also measured by themselves, in games that have both."""


def bench(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game, or gem-run; all when none is given.")
    ] = "",
    board: Annotated[str, typer.Option(help="The board; the first one by default.")] = "",
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU time for each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, a line a game.")] = False,
) -> None:
    """Measures the speed of the rules by random play, in CPU time on one core."""
    if game in ("", RUN):
        say_run(seconds, as_json)
    for id in [] if game == RUN else [shelf.game(game).id] if game else shelf.games():
        place = board or first_board(id)
        figures = measure(id, place, players, seconds)
        if as_json:
            run = {"game": id, "board": place, "players": players, "rules": how_run()}
            typer.echo(json.dumps({**run, **dict(figures)}))
        else:
            typer.echo(f"{id} on {place}, {players} players, rules {how_run()}")
            for name, value in figures:
                typer.echo(f"  {NAMES[name]:<52} {value:>14,.{0 if value >= 1000 else 1}f}")


def say_run(seconds: float, as_json: bool) -> None:
    """Measures and prints the speed of Gem Run, which has neither boards nor seats."""
    figures = bench_run.measure_run(rate, seconds)
    if as_json:
        typer.echo(json.dumps({"game": RUN, "rules": how_run(), **dict(figures)}))
        return
    typer.echo(f"{RUN}, rules {how_run()}")
    for name, value in figures:
        typer.echo(f"  {bench_run.NAMES[name]:<56} {value:>10,.{0 if value >= 1000 else 1}f}")


def first_board(id: str) -> str:
    """Returns the board to measure on when none is named."""
    boards = shelf.boards(id)
    if not boards:
        raise BadSetup(f"There is no board for {id}; name the file of one with --board.")
    return boards[0]


def how_run() -> str:
    """Returns whether the rules run compiled or interpreted."""
    return "interpreted" if api.__file__.endswith(".py") else "compiled"


def measure(id: str, board: str, players: int, seconds: float) -> Iterator[tuple[str, float]]:
    """Yields the figures of a game one by one as they are measured, by the keys of `NAMES`."""
    game = shelf.game(id)
    opening = game.new([f"Seat {seat}" for seat in range(players)], board)
    seen = Seen(opening)
    draws = FastDraws(1)
    random = Random(1).random

    def play_beside_the_rules() -> int:
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
            seen.late.copy()
        return 1000

    def list_of(position: api.State) -> float:
        def list_often() -> int:
            for _ in range(100):
                position.legal_actions()
            return 100

        return 1e6 / rate(list_often, seconds)

    def replay_log() -> int:
        replay(seen.log, {id: game})
        return len(seen.log)

    decisions = rate(play_beside_the_rules, seconds)
    yield "loop_decisions", decisions
    length = sum(playout(opening.copy(), FastDraws(seed)) for seed in range(100)) / 100
    yield "loop_games", decisions / length
    yield "python_decisions", rate(lambda: play_in_python(api.State.apply), seconds)
    unchecked = rate(lambda: play_in_python(api.State.apply_unchecked), seconds)
    yield "python_decisions_unchecked", unchecked
    copies = rate(copy_often, seconds)
    yield "copies", copies
    yield "copy_microseconds", 1e6 / copies
    most, fullest = max(seen.fullest.values(), key=itemgetter(0))
    yield "fullest_actions", most
    yield "fullest_microseconds", list_of(fullest)
    if seen.fullest.keys() >= set(PHASES):
        for phase in PHASES:
            most, fullest = seen.fullest[phase]
            yield f"fullest_{phase}_actions", most
            yield f"fullest_{phase}_microseconds", list_of(fullest)
    yield "replayed_lines", rate(replay_log, seconds)


class Seen:
    """What there is to measure besides random play, out of some games.

    Most are random ones; but where money is short these ruin everybody long before a board
    fills. So the late position and the log are those of a game of the greedy bot.
    """

    def __init__(self, opening: api.State) -> None:
        self.fullest: dict[str, tuple[int, api.State]] = {}
        """By phase: the most actions there were to choose from, and the position."""
        self.random = Random(7)
        for _ in range(10):
            self.play(opening.copy(), lambda state: self.random.choice(state.legal_actions()))
        greedy = bot("greedy", opening.game.id, 7)
        last = opening.copy()
        history = self.play(last, lambda state: greedy.choose(state, state.to_act[0], 60.0))
        self.late = history[len(history) * 4 // 5]
        self.log = list(log_lines(last))

    def play(self, state: api.State, choose: Callable[[api.State], api.Action]) -> list[api.State]:
        """Plays a game to its end; returns the positions of its decisions."""
        history: list[api.State] = []
        while not state.is_over:
            if state.chance_due is not None:
                state.apply(state.sample_chance(self.random))
                continue
            history.append(state.copy())
            phase, choices = str(state.view()["phase"]), len(state.legal_actions())
            if choices > self.fullest.get(phase, (0, state))[0]:
                self.fullest[phase] = choices, history[-1]
            state.apply(choose(state))
        return history


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
