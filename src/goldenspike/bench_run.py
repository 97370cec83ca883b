"""What `goldenspike bench gem-run` measures: ticks, lines and checked records a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from goldenspike.engine import gem_run
from goldenspike.engine.gem_run.drivable import way_through
from goldenspike.engine.gem_run.driving import INPUTS

LINES: Final = 10
"""Runs of so many lines are measured, one after the other."""

NAMES: Final = {
    "run_ticks": "ticks a second, runs without a hit",
    "run_lines": "lines drawn and proved drivable a second",
    "run_checks": "records of whole runs checked a second, line and all",
    "run_check_milliseconds": "one of them, milliseconds",
}


def measure_run(
    rate: Callable[[Callable[[], int], float], float], seconds: float
) -> Iterator[tuple[str, float]]:
    """Yields the figures by the keys of `NAMES`; `rate` measures a thing that counts itself."""
    lines = [gem_run.line(seed) for seed in range(LINES)]
    ways = [way_through(line) for line in lines]
    records: list[dict[str, Any]] = [
        {
            "version": gem_run.VERSION,
            "seed": line.seed,
            "track": way.track,
            "speed": 3,
            "inputs": [[tick, INPUTS[code]] for tick, code in way.moves],
            "ticks": way.ticks,
        }
        for line, way in zip(lines, ways, strict=True)
    ]
    read = [gem_run.read_record(record) for record in records]

    def drive() -> int:
        ticks = 0
        for line, record in zip(lines, read, strict=True):
            run = gem_run.Run(line, record.track, record.speed)
            gem_run.play_record(run, record)
            ticks += record.ticks
        return ticks

    def draw() -> int:
        for seed in range(LINES):
            gem_run.line(seed)
        return LINES

    def check() -> int:
        for record in records:
            gem_run.replay(record)
        return LINES

    yield "run_ticks", rate(drive, seconds)
    yield "run_lines", rate(draw, seconds)
    checks = rate(check, seconds)
    yield "run_checks", checks
    yield "run_check_milliseconds", 1000 / checks
