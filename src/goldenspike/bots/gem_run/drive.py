"""Lets a driver drive a line, and writes down the record."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.bots.gem_run.planner import best_plan
from goldenspike.bots.gem_run.seen import Seen
from goldenspike.bots.gem_run.temper import Driver, Lookout, RandomDriver
from goldenspike.engine.errors import BadSetup
from goldenspike.engine.gem_run.drivable import way_through
from goldenspike.engine.gem_run.driving import INPUTS, NO_INPUT
from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.tuning import MIDDLE

DRIVERS: Final = ("random", "cautious", "daring")
"""Those that see what a player sees; `plan` sees the whole line."""
WIDTH: Final = 40
"""Plans that the planner keeps."""


def driver(name: str, reaction: int = 0, seed: int = 1) -> Driver:
    """Returns a driver by name; one that knows it is late looks farther ahead.

    Raises:
        BadSetup: there is none of that name.
    """
    if name == "random":
        return RandomDriver(seed)
    if name in ("cautious", "daring"):
        return Lookout(name == "daring", reaction)
    raise BadSetup(f"There is no driver {name!r}; there are {', '.join(DRIVERS)}.")


def drive(line: Line, who: Driver, reaction: int) -> dict[str, Any]:
    """Returns the record of a driver's run, who sees all as it was `reaction` ticks ago."""
    run = Run(line, 1, who.first_speed)
    inputs: list[list[Any]] = []
    moments: list[Seen] = []
    place = 0
    while not run.over:
        moments.append(Seen(run))
        if len(moments) > reaction + 1:
            place += 1
        if place > 256:
            del moments[:place]
            place = 0
        code = int(who.choose(run, moments[place]))
        if code != NO_INPUT:
            inputs.append([int(run.tick), INPUTS[code]])
        run.play(code, NO_INPUT)
        if len(moments) - place > reaction + 1:
            place = len(moments) - reaction - 1
    return written(line, 1, who.first_speed, inputs, int(run.tick))


def plan(line: Line, width: int = WIDTH) -> dict[str, Any]:
    """Returns the record of the planner's run; without a plan, of the way that proves the line."""
    found = best_plan(line, width)
    if found is None:
        way = way_through(line)
        moves = [[tick, INPUTS[code]] for tick, code in way.moves]
        return written(line, way.track, MIDDLE, moves, way.ticks)
    first = found
    while first.last is not None:
        first = first.last
    # The first state still is the one before the first tick.
    start = first.run
    moves = [[tick, INPUTS[code]] for tick, code in found.inputs()]
    return written(line, int(start.track), int(start.speed), moves, int(found.run.tick))


def written(
    line: Line, track: int, speed: int, inputs: list[list[Any]], ticks: int
) -> dict[str, Any]:
    """Returns a record."""
    return {
        "version": line.version,
        "seed": line.seed,
        "track": track,
        "speed": speed,
        "inputs": inputs,
        "ticks": ticks,
    }
