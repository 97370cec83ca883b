"""One stretch while it is drawn: where the drawing is, and what may still be put where."""

from __future__ import annotations

from goldenspike.engine.chance import Draws
from goldenspike.engine.gem_run.layout import Line, Piece
from goldenspike.engine.gem_run.tuning import (
    AVALANCHE,
    AVALANCHE_WARNS,
    BORDER,
    EASE_IN,
    GAP,
    GAP_LESS,
    GEM_GAP,
    REST,
    ROCK,
    STRETCH,
    STRETCHES,
    TRUNK,
    TRUNK_WARNS,
)


class Sketch:
    """A piece of line that grows from scene to scene along a lane, the way it means to leave."""

    def __init__(self, line: Line, stretch: int, lane: int, draws: Draws) -> None:
        self.piece = Piece()
        self.draws = draws
        self.stretch = stretch
        """From 0; the line grows harder with it."""
        self.landscape = line.landscape(stretch)
        self.tracks = line.tracks(stretch)
        self.lane = min(lane, self.tracks - 1)
        third = STRETCHES // 3
        self.start = stretch * STRETCH
        self.x = self.start + EASE_IN + (BORDER if stretch % third == 0 else 0)
        self.end = self.start + STRETCH - REST - (BORDER if stretch % third == third - 1 else 0)
        self.kept: list[tuple[int, int, int]] = []
        """Track, from, to: where another train goes and nothing may stand."""

    def draw(self, low: int, high: int) -> int:
        """Returns a number from low to high."""
        return low + self.draws.randrange(high - low + 1)

    def chance(self, percent: int) -> bool:
        """Returns whether something happens that does so often."""
        return self.draws.randrange(100) < percent

    def leave_gap(self) -> None:
        """Goes on by the gap between two scenes: shorter the further on the line."""
        self.x += GAP - GAP_LESS * self.stretch + self.draw(0, 300)

    def beside(self) -> int:
        """Returns a track beside the lane."""
        if self.lane == 0:
            return 1
        if self.lane == self.tracks - 1:
            return self.lane - 1
        return self.lane + (1 if self.chance(50) else -1)

    def row(self) -> int:
        """Returns the number of a new row of gems."""
        self.piece.rows += 1
        return self.piece.rows - 1

    def gems(self, row: int, track: int, x: int, count: int, kind: int, mirage: int = 0) -> int:
        """Lays gems of a row one behind the other; returns the place of the last."""
        for number in range(count):
            self.piece.gems.append((x + number * GEM_GAP, track, kind, row, mirage))
        return x + (count - 1) * GEM_GAP

    def is_kept(self, track: int, low: int, high: int) -> bool:
        """Returns whether another train goes on a track between two places."""
        for kept, start, end in self.kept:
            if kept == track and start <= high and low <= end:
                return True
        return False

    def rock(self, track: int, x: int, hidden: int = 0, mirage: int = 0) -> None:
        """Puts a rock on a track, if no other train goes there."""
        if not self.is_kept(track, x, x):
            self.piece.blocks.append((x, track, ROCK, 0, -1, hidden, mirage))

    def trunk(self, track: int, x: int) -> None:
        """Lets a trunk fall across a track when the train is near."""
        if not self.is_kept(track, x, x):
            self.piece.blocks.append((x, track, TRUNK, 0, x - TRUNK_WARNS, 0, 0))

    def avalanche(self, track: int, x: int, length: int) -> None:
        """Lets an avalanche close a part of a track when the train is near."""
        if not self.is_kept(track, x, x + length):
            self.piece.blocks.append((x, track, AVALANCHE, length, x - AVALANCHE_WARNS, 0, 0))
