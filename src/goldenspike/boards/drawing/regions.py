"""The regions of a board: the land nearer to places of one kind of goods than to others."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from goldenspike.boards.drawing.geometry import Box, Point

CUTS = 4
"""How often the corners of a region are cut; each time makes the line smoother."""


def regions(places: Sequence[tuple[Point, str]], sheet: Box) -> dict[str, list[list[Point]]]:
    """Returns by colour the smooth outlines of its regions; holes turn the other way."""
    points = list(dict.fromkeys(point for point, _ in places))
    colors = dict(reversed(places))
    edges: dict[str, dict[tuple[Point, Point], None]] = {}
    for point in points:
        corners = [(round(x, 3), round(y, 3)) for x, y in _cell(point, points, sheet)]
        own = edges.setdefault(colors[point], {})
        for edge in zip(corners, corners[1:] + corners[:1], strict=True):
            # An edge between two cells of one colour is walked both ways, and falls out.
            if (edge[1], edge[0]) in own:
                del own[edge[1], edge[0]]
            elif edge[0] != edge[1]:
                own[edge] = None
    return {color: [smooth(ring) for ring in rings(list(own))] for color, own in edges.items()}


def _cell(at: Point, others: list[Point], sheet: Box) -> list[Point]:
    """Returns the corners of the part of the sheet that is nearer to this point than to others."""
    left, top, right, bottom = sheet
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for other in others:
        if other == at:
            continue
        dx, dy = other[0] - at[0], other[1] - at[1]
        edge = (other[0] ** 2 + other[1] ** 2 - at[0] ** 2 - at[1] ** 2) / 2
        sides = [edge - dx * x - dy * y for x, y in corners]
        kept: list[Point] = []
        for i, (x, y) in enumerate(corners):
            nx, ny = corners[(i + 1) % len(corners)]
            here, there = sides[i], sides[(i + 1) % len(corners)]
            if here >= 0:
                kept.append((x, y))
            if here * there < 0:
                share = here / (here - there)
                kept.append((x + (nx - x) * share, y + (ny - y) * share))
        corners = kept
    return corners


def rings(edges: list[tuple[Point, Point]]) -> list[list[Point]]:
    """Returns the closed lines that the edges make."""
    leaving: dict[Point, list[Point]] = {}
    for start, end in edges:
        leaving.setdefault(start, []).append(end)
    rings: list[list[Point]] = []
    for start in list(leaving):
        while leaving.get(start):
            ring = [start]
            while leaving.get(ring[-1]):
                ring.append(leaving[ring[-1]].pop())
                if ring[-1] == start:
                    break
            if len(ring) > 3:
                rings.append(ring[:-1])
    return rings


def smooth(ring: list[Point]) -> list[Point]:
    """Returns the closed line with its corners cut (Chaikin)."""
    for _ in range(CUTS):
        cut: list[Point] = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            if hypot(b[0] - a[0], b[1] - a[1]) < 4:
                cut.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
                continue
            cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        ring = cut
    return ring
