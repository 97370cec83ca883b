"""The planner: a driver that sees the whole line and searches it with a beam."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.gem_run.driving import FASTER, LEFT, NO_INPUT, RIGHT, SLOWER
from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.state import RUNNING
from goldenspike.engine.gem_run.tuning import CHANGE

MOVES: Final = (NO_INPUT, LEFT, RIGHT, FASTER, SLOWER)
WAY_WORTH: Final[i64] = 25
"""Centimetres that are worth a point while plans of unequal length are compared."""


class Plan:
    """A run so far, and the inputs that led to it."""

    def __init__(self, run: Run, last: Plan | None, tick: int, move: int) -> None:
        self.run = run
        self.last = last
        self.tick = tick
        self.move = move

    def value(self) -> i64:
        """Returns what the plan promises: its score, and the way it has made."""
        return self.run.score + self.run.at // WAY_WORTH + 2 * min(self.run.chain, 20)

    def inputs(self) -> list[tuple[int, int]]:
        """Returns ticks and inputs in order."""
        found: list[tuple[int, int]] = []
        plan: Plan | None = self
        while plan is not None:
            if plan.move != NO_INPUT:
                found.append((plan.tick, plan.move))
            plan = plan.last
        found.reverse()
        return found


def best_plan(line: Line, width: int) -> Plan | None:
    """Returns the best finished plan that a beam of a width finds, none if all end in a hit."""
    beam = [
        Plan(Run(line, track, speed), None, 0, NO_INPUT)
        for track in range(line.tracks(0))
        for speed in (2, 3, 4, 5)
    ]
    best: Plan | None = None
    while len(beam) > 0:
        found: dict[int, Plan] = {}
        for plan in beam:
            for move in MOVES:
                run = plan.run.copy()
                tick = int(run.tick)
                run.play(move, NO_INPUT)
                for _ in range(int(CHANGE) - 1):
                    if run.over or len(run.hits) > 0:
                        break
                    run.play(NO_INPUT, NO_INPUT)
                if len(run.hits) > 0:
                    continue
                then = Plan(run, plan, tick, move)
                if run.over != RUNNING:
                    if best is None or run.score > best.run.score:
                        best = then
                    continue
                # Plans that stand in nearly the same place compete only among themselves.
                key = int(((run.at // 400 * 4 + run.track) * 8 + run.speed) * 16 + run.change)
                other = found.get(key)
                if other is None or other.value() < then.value():
                    found[key] = then
        beam = sorted(found.values(), key=lambda plan: -plan.value())[:width]
    return best
