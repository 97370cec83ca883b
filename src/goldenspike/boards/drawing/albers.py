"""Albers' equal-area conic projection, the one that maps of the United States are drawn in."""

from __future__ import annotations

from math import cos, radians, sin, sqrt

Point = tuple[float, float]


class Albers:
    """The projection with two standard parallels and a central meridian, on a unit sphere.

    Angles in degrees; `project` gives x to the east and y to the south, in radii of the
    sphere, the origin on the central meridian at the reference latitude.
    """

    def __init__(self, south: float, north: float, meridian: float, latitude: float) -> None:
        self.meridian = meridian
        first, second = sin(radians(south)), sin(radians(north))
        self.n = (first + second) / 2
        if abs(self.n) < 1e-6:  # parallels on both sides of the equator: a cone becomes a cylinder
            self.n = 1e-6
        self.c = cos(radians(south)) ** 2 + 2 * self.n * first
        self.origin = self._radius(latitude)

    def _radius(self, latitude: float) -> float:
        return sqrt(max(0.0, self.c - 2 * self.n * sin(radians(latitude)))) / self.n

    def project(self, longitude: float, latitude: float) -> Point:
        """Returns where a place lies."""
        turn = (longitude - self.meridian + 180) % 360 - 180
        angle = self.n * radians(turn)
        radius = self._radius(latitude)
        return radius * sin(angle), radius * cos(angle) - self.origin


UNITED_STATES = Albers(29.5, 45.5, -96.0, 37.5)
