"""Albers' equal-area conic projection, the one that maps of the United States are drawn in."""

from __future__ import annotations

from math import asin, cos, hypot, pi, radians, sin, sqrt

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

    def unproject(self, x: float, y: float) -> Point:
        """Returns the longitude and latitude of a point of the plane."""
        below = y + self.origin
        radius = hypot(x, below)
        angle = asin(max(-1.0, min(1.0, x / radius))) if radius else 0.0
        height = (self.c - (radius * self.n) ** 2) / (2 * self.n)
        return (
            self.meridian + angle / self.n * 180 / pi,
            asin(max(-1.0, min(1.0, height))) * 180 / pi,
        )


UNITED_STATES = Albers(29.5, 45.5, -96.0, 37.5)
