"""Where everything on a Steel Driver board lies: places, routes, their plaques and names.

A plan is made once for a board and then read by the drawing and by clients that lay
pieces on it. Units are those of the drawing, y growing downwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from math import cos, hypot, pi, sin
from typing import Any, Final

from goldenspike.boards.drawing.albers import UNITED_STATES, Albers, Point
from goldenspike.boards.drawing.furniture import KEY, Furniture, furnish, words
from goldenspike.boards.drawing.geometry import Box, around
from goldenspike.boards.drawing.names import Name, place_names
from goldenspike.boards.drawing.outline import outline
from goldenspike.engine.api import BoardFile

WIDTH: Final = 1600
HEIGHT: Final = 1000
FRAME: Final = 30
"""How far the border of the map lies from the edge of the sheet."""

SCALE: Final = 300
"""Miles that the scale tells."""
MILES_A_DEGREE: Final = 53.9
"""Of longitude, where the scale is true."""

RADIUS: Final = 20.0
LARGEST_RADIUS: Final = 27.0
"""The radius where there are only a few places."""
LEAST_RADIUS: Final = 7.0


class Place:
    """A location as it is printed: `r` is the radius of its disc, or of its hexagon's circle."""

    def __init__(self, content: dict[str, Any], at: Point, r: float) -> None:
        self.id: str = content["id"]
        self.name: str = content["name"]
        self.kind: str = content["kind"]
        self.color: str = content["color"]
        self.value: int = content["value"]
        self.x, self.y = at
        self.r = r * 1.14 if self.kind == "start" else r

    @property
    def at(self) -> Point:
        """The middle."""
        return self.x, self.y

    @property
    def hexagon(self) -> list[Point]:
        """The corners of the hexagon of a start location, a side on top."""
        return [
            (self.x + self.r * cos(k * pi / 3), self.y + self.r * sin(k * pi / 3)) for k in range(6)
        ]


class Route:
    """A route as it is printed: a straight double line with a plaque that tells the cost."""

    def __init__(self, a: Place, b: Place, cost: int) -> None:
        self.a = a
        self.b = b
        self.cost = cost
        self.plaque: Point = self.between(0.5)

    def between(self, share: float) -> Point:
        """Returns the point so far along the part of the route that no disc covers."""
        dx, dy = self.b.x - self.a.x, self.b.y - self.a.y
        length = hypot(dx, dy) or 1.0
        first = min(self.a.r / length, 0.5)
        last = max(1 - self.b.r / length, 0.5)
        at = first + (last - first) * share
        return self.a.x + dx * at, self.a.y + dy * at


class Plan:
    """All that is printed on one board, and where."""

    def __init__(self, content: dict[str, Any], language: str) -> None:
        self.content = content
        self.art: dict[str, Any] = content.get("art", {})
        self.language = language
        self.to_sheet = _to_sheet(content, self.art)
        points = [
            _nudged(self.to_sheet(*_coordinates(entry)), self.art.get("nudge", {}).get(entry["id"]))
            for entry in content["location"]
        ]
        self.r = _radius(points)
        self.places = {
            entry["id"]: Place(entry, at, self.r)
            for entry, at in zip(content["location"], points, strict=True)
        }
        self.routes = [
            Route(self.places[entry["a"]], self.places[entry["b"]], entry["cost"])
            for entry in content["route"]
        ]

    @cached_property
    def furniture(self) -> Furniture:
        """Where title, key and compass stand."""
        return furnish(self, KEY, compass=bool(self.art.get("outline")))

    @cached_property
    def names(self) -> dict[str, Name]:
        """The name of every place, by id; to place them moves the plaques of the routes."""
        return place_names(self)

    @property
    def title(self) -> str:
        """The title in the language of the plan, or in English."""
        titles = self.content["title"]
        title: str = titles.get(self.language, titles["en"])
        return title

    @property
    def game(self) -> str:
        """The title of the game."""
        return "Steel Driver"

    @property
    def scale_bar(self) -> tuple[float, str]:
        """Returns the length of the scale and what it tells, in the middle of the map."""
        here, there = self.to_sheet(-98, 39), self.to_sheet(-97, 39)
        unit = (there[0] - here[0]) / MILES_A_DEGREE
        return SCALE * unit, f"{SCALE} {words(self)['miles']}"

    def obstacles(self) -> list[Box]:
        """Returns the boxes of all places."""
        return [around(place.at, place.r) for place in self.places.values()]

    def lines(self) -> list[tuple[Point, Point]]:
        """Returns the lines of all routes."""
        return [(route.a.at, route.b.at) for route in self.routes]

    @property
    def map_box(self) -> Box:
        """What lies inside the border."""
        return FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME

    def printed(self) -> list[Box]:
        """Returns the boxes of all print, on which nothing else may be drawn."""
        boxes = [box for name in self.names.values() for box in name.boxes]
        boxes += [around(place.at, place.r + 1) for place in self.places.values()]
        boxes += [around(route.plaque, self.plaque_size / 2 + 1) for route in self.routes]
        return boxes + self.furniture.boxes

    @property
    def rails(self) -> float:
        """The width of a route's double line."""
        return self.r * 0.42

    @property
    def plaque_size(self) -> float:
        """The side of a cost plaque."""
        return self.r * 1.0


@lru_cache(maxsize=64)
def _made(text: str, language: str) -> Plan:
    from goldenspike.boards.toml_text import parse

    return Plan(parse(text), language)


def plan(board: BoardFile, language: str = "en") -> Plan:
    """Returns the plan of a board; plans are remembered."""
    return _made(board.text, language)


def _coordinates(entry: dict[str, Any]) -> Point:
    if "lon" in entry:
        return float(entry["lon"]), float(entry["lat"])
    return float(entry["x"]), float(entry["y"])


def _to_sheet(content: dict[str, Any], art: dict[str, Any]) -> Callable[[float, float], Point]:
    """Returns what turns coordinates of the file into a point of the sheet.

    Longitude and latitude go through the projection made for where they lie; x and y are
    taken as they are. Both are then scaled so that all locations and all land drawn show, or
    what lies in the window of `[art]`: west, south, east, north.
    """
    entries = content["location"]
    on_globe = "lon" in entries[0]
    corners = [_coordinates(entry) for entry in entries]
    window = art.get("window")
    if window:
        corners = _shown(window, art.get("outline"))
    else:
        corners += [(float(x), float(y)) for line in art.get("land", []) for x, y in line]
    project: Callable[[float, float], Point]
    project = _projection(corners).project if on_globe else lambda x, y: (x, y)
    shown = [project(*corner) for corner in corners]
    left, right = min(x for x, _ in shown), max(x for x, _ in shown)
    top, bottom = min(y for _, y in shown), max(y for _, y in shown)
    air = FRAME + (18 if window or art.get("land") else 90)
    scale = min(
        (WIDTH - 2 * air) / ((right - left) or 1e-9), (HEIGHT - 2 * air) / ((bottom - top) or 1e-9)
    )
    if not scale < 1e9:  # all places on one spot
        scale = 1.0
    x0 = WIDTH / 2 - scale * (left + right) / 2
    y0 = HEIGHT / 2 - scale * (top + bottom) / 2

    def to_sheet(x: float, y: float) -> Point:
        across, down = project(x, y)
        return x0 + scale * across, y0 + scale * down

    return to_sheet


def _shown(window: list[float], name: str | None) -> list[Point]:
    """Returns points around all that must show: the land inside the window, or its corners."""
    west, south, east, north = window
    if name:
        land = [
            (x, y)
            for line in outline(name)["home"]
            for x, y in line
            if west <= x <= east and south <= y <= north
        ]
        if len(land) > 1:
            return land
    return [(west, south), (east, south), (east, north), (west, north)]


def _projection(points: list[Point]) -> Albers:
    """Returns the national projection inside North America, else one fitted to the points."""
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    south, north = min(y for _, y in points), max(y for _, y in points)
    if west > -130 and east < -60 and south > 20 and north < 55:
        return UNITED_STATES
    sixth = (north - south) / 6
    return Albers(south + sixth, north - sixth, (west + east) / 2, (south + north) / 2)


def _nudged(at: Point, by: list[float] | None) -> Point:
    return (at[0] + by[0], at[1] + by[1]) if by else at


def _radius(points: list[Point]) -> float:
    """Returns the radius of discs: as wished, or less where places lie close together."""
    nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for i, a in enumerate(points) for b in points[:i])
    wished = max(RADIUS, LARGEST_RADIUS - len(points) / 5)
    return max(LEAST_RADIUS, min(wished, nearest * 0.38))
