"""A careful driver that sees the line, for runs that a browser is to drive input by input."""

from __future__ import annotations

from typing import Any

from goldenspike.engine import gem_run

Record = dict[str, Any]

AHEAD = 2_600
"""How far, in centimetres, the driver looks for what lies in its way."""


def is_shut(run: gem_run.Run, track: int) -> bool:
    """Returns whether something stands, falls or comes on a track before the train."""
    line = run.line
    near, far = run.at - 200, run.at + AHEAD
    for block in range(len(line.block_at)):
        if line.block_track[block] == track and not line.block_mirage[block]:
            end = line.block_at[block] + line.block_length[block]
            if line.block_at[block] < far and end > near:
                return True
    for train in run.running:
        place = run.train_place(train)
        reach = 9_000 if line.train_pace[train] < 0 else 4_000
        if (
            line.train_track[train] == track
            and near - line.train_length[train] < place < run.at + reach
        ):
            return True
    return False


def gems_on(run: gem_run.Run, track: int) -> int:
    """Returns what the gems shortly before the train are worth on a track."""
    line = run.line
    worth = (10, 25, 0)
    return sum(
        worth[line.gem_kind[gem]]
        for gem in range(run.gem, min(run.gem + 12, len(line.gem_at)))
        if line.gem_track[gem] == track
        and line.gem_at[gem] < run.at + AHEAD
        and not line.gem_mirage[gem]
    )


def drive(seed: int, track: int = 1, speed: int = 3, every: int = 6) -> Record:
    """Drives a line carefully, deciding every few ticks, and returns the record."""
    run = gem_run.Run(gem_run.line(seed), track, speed)
    inputs: list[tuple[int, str]] = []
    while not run.over:
        now: list[str] = []
        if run.tick % every == 0 and not run.change:
            here = -1000 if is_shut(run, run.track) else gems_on(run, run.track)
            best, way = here, ""
            for name, to in (("left", run.track - 1), ("right", run.track + 1)):
                if 0 <= to < run.tracks and not is_shut(run, to) and gems_on(run, to) > best:
                    best, way = gems_on(run, to), name
            if way:
                now = [way]
            elif here < 0 and run.speed > 1:
                now = ["slower"]
            elif run.speed < speed:
                now = ["faster"]
        inputs += [(int(run.tick), name) for name in now]
        run.step(now)
    return {
        "version": run.line.version,
        "seed": seed,
        "track": track,
        "speed": speed,
        "inputs": inputs,
        "ticks": int(run.tick),
    }
