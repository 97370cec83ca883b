"""Where hexes and places of the globe lie on the sheet."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt
from typing import Any, Final

from goldenspike.boards.drawing.albers import Albers
from goldenspike.boards.drawing.geometry import Point
from goldenspike.engine.shared.hex_labels import Hex, read_label

RADIUS: Final = 50.0
"""From the centre of a hex to its corners, in units of the sheet."""
APOTHEM: Final = RADIUS * sqrt(3) / 2
"""From the centre of a hex to the middle of its sides."""
EARTH: Final = 6371.0
"""Kilometres in a radius of the globe."""
SPREAD: Final = 3.0
"""Degrees from the chart's latitude to either parallel that is drawn in its true length."""


def centre(hex: Hex) -> Point:
    """Returns where a hex lies, the hex of column 0 and row 0 at the origin."""
    column, row = hex
    return column * RADIUS * 1.5, row * APOTHEM


def corners(at: Point, r: float = RADIUS) -> list[Point]:
    """Returns the corners of a hex, from the right one clockwise, a side on top."""
    return [(at[0] + r * cos(k * pi / 3), at[1] + r * sin(k * pi / 3)) for k in range(6)]


def side(at: Point, edge: int, r: float = RADIUS) -> tuple[Point, Point]:
    """Returns the two ends of a side of a hex, clockwise; 0 is the top one."""
    points = corners(at, r)
    return points[(edge + 4) % 6], points[(edge + 5) % 6]


def projection(chart: dict[str, Any]) -> Callable[[float, float], Point]:
    """Returns what turns longitude and latitude into the plane of `centre`.

    The chart says which hex lies where on the globe, and how many kilometres a hex is
    across its sides; north is up there.
    """
    lon, lat = float(chart["lon"]), float(chart["lat"])
    conic = Albers(lat - SPREAD, lat + SPREAD, lon, lat)
    scale = EARTH * 2 * APOTHEM / float(chart["across"])
    x0, y0 = centre(read_label(chart["hex"]))

    def project(longitude: float, latitude: float) -> Point:
        x, y = conic.project(longitude, latitude)
        return x0 + x * scale, y0 + y * scale

    return project
