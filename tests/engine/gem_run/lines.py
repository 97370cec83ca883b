"""Lines made by hand, and runs on them."""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.engine.gem_run import VERSION, Line, Run
from goldenspike.engine.gem_run.layout import Piece, lay
from goldenspike.engine.gem_run.tuning import (
    AVALANCHE,
    AVALANCHE_WARNS,
    DESERT,
    FOREST,
    ROCK,
    SMALL,
    SNOW,
    STRETCHES,
    TRUNK,
    TRUNK_WARNS,
)

ORDER = (FOREST, SNOW, DESERT)
DESERT_FIRST = (DESERT, FOREST, SNOW)
SNOW_FIRST = (SNOW, FOREST, DESERT)


class Made:
    """What a line made by hand holds."""

    def __init__(self) -> None:
        self.piece = Piece()

    def gem(
        self, at: int, track: int = 1, kind: int = SMALL, row: int = 0, mirage: int = 0
    ) -> Made:
        self.piece.gems.append((at, track, kind, row, mirage))
        return self

    def rock(self, at: int, track: int = 1, hidden: int = 0, mirage: int = 0) -> Made:
        self.piece.blocks.append((at, track, ROCK, 0, -1, hidden, mirage))
        return self

    def trunk(self, at: int, track: int = 1, warns: int = TRUNK_WARNS) -> Made:
        self.piece.blocks.append((at, track, TRUNK, 0, at - warns, 0, 0))
        return self

    def avalanche(
        self, at: int, track: int = 1, length: int = 1_500, warns: int = AVALANCHE_WARNS
    ) -> Made:
        self.piece.blocks.append((at, track, AVALANCHE, length, at - warns, 0, 0))
        return self

    def train(
        self, at: int, track: int = 1, pace: int = 22, alarm: int = 100, until: int = 100_000
    ) -> Made:
        self.piece.trains.append((alarm, at, track, pace, 1_500, until))
        return self

    def tunnel(self, mouth: int, ways: Sequence[int] = (1, 2, 0, 3)) -> Made:
        self.piece.tunnels.append((mouth, mouth + 1_700, mouth + 3_400, list(ways)))
        return self

    def line(self, landscapes: Sequence[int] = ORDER, weather: int = 0) -> Line:
        made = Line(0, VERSION, list(landscapes), [weather] * STRETCHES)
        lay(made, [self.piece])
        return made

    def run(self, landscapes: Sequence[int] = ORDER, track: int = 1, speed: int = 3) -> Run:
        return Run(self.line(landscapes), track, speed)


def drive(run: Run, ticks: int, *inputs: str) -> Run:
    """Plays ticks, the inputs in the first, until the run is over."""
    for tick in range(ticks):
        if run.over:
            break
        run.step(inputs if tick == 0 else ())
    return run


def drive_to(run: Run, at: int, *inputs: str) -> Run:
    """Plays until the train is at a place, the inputs in the first tick."""
    given = inputs
    while not run.over and run.at < at:
        run.step(given)
        given = ()
    return run
