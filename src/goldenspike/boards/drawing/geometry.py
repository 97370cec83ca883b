"""Boxes and lines in the plane: what lies on what, and by how much."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


CELL = 60.0
"""The side of the squares that a crowd is sorted into."""


class Crowd:
    """Many boxes, sorted so that those near a place are found without looking at all."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self._cells: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        """Adds a box."""
        for cell in _cells(box):
            self._cells.setdefault(cell, []).append(box)

    def covers(self, box: Box) -> bool:
        """Returns whether any of the boxes lies on this one."""
        return any(
            overlap(box, other) > 0 for cell in _cells(box) for other in self._cells.get(cell, ())
        )


def _cells(box: Box) -> list[tuple[int, int]]:
    """Returns the squares that a box lies in."""
    columns = range(int(box[0] // CELL), int(box[2] // CELL) + 1)
    rows = range(int(box[1] // CELL), int(box[3] // CELL) + 1)
    return [(column, row) for column in columns for row in rows]


def overlap(a: Box, b: Box) -> float:
    """Returns the area that two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def grown(box: Box, by: float) -> Box:
    """Returns the box with so much more room on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def around(point: Point, radius: float) -> Box:
    """Returns the square around a point."""
    return point[0] - radius, point[1] - radius, point[0] + radius, point[1] + radius


def touch(a: Box, b: Box) -> bool:
    """Returns whether two boxes share a point."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def hull(boxes: Iterable[Box]) -> Box:
    """Returns the box around all boxes, of which there is at least one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def inside_length(box: Box, a: Point, b: Point) -> float:
    """Returns how much of the line from a to b runs inside the box (Liang and Barsky)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    start, end = 0.0, 1.0
    for step, room in (
        (-dx, a[0] - box[0]),
        (dx, box[2] - a[0]),
        (-dy, a[1] - box[1]),
        (dy, box[3] - a[1]),
    ):
        if step == 0:
            if room < 0:
                return 0.0
        else:
            at = room / step
            if step < 0:
                start = max(start, at)
            else:
                end = min(end, at)
    return hypot(dx, dy) * (end - start) if end > start else 0.0


def distance_to_line(point: Point, a: Point, b: Point) -> float:
    """Returns how far a point is from the line between a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    at = 0.0
    if length:
        at = max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return hypot(point[0] - a[0] - at * dx, point[1] - a[1] - at * dy)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Returns whether the lines a-b and c-d meet in a point that is inside both."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
