"""Judges the supplied board of Steel Driver by all that the rules ask of it (SD-8).

These demands hold for the board that comes with the game, and for a file that takes its
id; other boards may look as their owners like.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from goldenspike.boards.drawing import routes
from goldenspike.boards.drawing.geometry import Point, cross, distance_to_line
from goldenspike.boards.drawing.plan import plan
from goldenspike.boards.schema_check import entry_name
from goldenspike.boards.steel_driver_check import Content, neighbours, reachable
from goldenspike.engine.api import BoardFile

LOCATIONS: Final = 38
COLORS: Final = {"white": 12, "black": 12, "silver": 6, "orange": 5, "red": 3}
NAMED: Final = (
    *("san-francisco", "new-york", "baltimore", "pittsburgh", "buffalo", "chicago", "st-louis"),
    *("omaha", "kansas-city", "denver", "new-orleans"),
)
NAMED_ROUTES: Final = (
    ("denver", "omaha"),
    ("denver", "kansas-city"),
    ("buffalo", "new-york"),
    ("baltimore", "pittsburgh"),
)
STARTS: Final = (7, 9)
ROUTES: Final = (70, 90)
DEGREES: Final = (2, 7)
COSTS: Final = (2, 6)
CHAIN: Final = (8, 11)
MOST_FROM_DENVER: Final = 5
PITTSBURGH: Final = 40
FROM_BALTIMORE: Final = 3

EAST: Final = -96.0
"""Longitude east of which a start location lies in the east."""
ROCKIES: Final = -104.0
"""Longitude west of which the mountains lie."""
PLAINS: Final = -88.0
"""Longitude west of which, as far as the Rockies, the plains lie."""
PACIFIC: Final = -116.0
LAND: Final = (-125.0, 24.3, -66.8, 49.5)
"""West, south, east and north of the contiguous United States."""


def supplied_faults(board: BoardFile) -> list[str]:
    """Returns every demand of SD-8 that the well-formed board does not meet, with its place."""
    content = board.content
    return [
        *_locations(content),
        *_colors(content),
        *_starts(content),
        *_costs(content),
        *_graph(content),
        *_lines(board),
    ]


def _locations(content: Content) -> list[str]:
    places = content["location"]
    ids = {place["id"] for place in places}
    found = [f"board: there is no location '{name}'" for name in NAMED if name not in ids]
    if len(places) != LOCATIONS:
        found.append(f"board: has {len(places)} locations; they must be {LOCATIONS}")
    west, south, east, north = LAND
    for index, place in enumerate(places):
        name = entry_name("location", index, place)
        lon, lat = place.get("lon", 0.0), place.get("lat", 0.0)
        if not (west <= lon <= east and south <= lat <= north):
            found.append(f"{name}: does not lie in the contiguous United States")
        if place["value"] % 10:
            found.append(f"{name}, value: must be a multiple of 10, not {place['value']}")
        if place["id"] == "pittsburgh" and place["value"] != PITTSBURGH:
            found.append(f"{name}, value: must be {PITTSBURGH}, not {place['value']}")
    return found


def _colors(content: Content) -> list[str]:
    counts = Counter(place["color"] for place in content["location"])
    found = [
        f"board: has {counts[color]} {color} locations; they must be {count}"
        for color, count in COLORS.items()
        if counts[color] != count
    ]
    near = neighbours(content)
    color_of = {place["id"]: place["color"] for place in content["location"]}
    found += [
        f"{entry_name('location', index, place)}, color: no neighbour is {place['color']} too, "
        "but colours form regions"
        for index, place in enumerate(content["location"])
        if all(color_of[other] != place["color"] for other in near[place["id"]])
    ]
    return found


def _starts(content: Content) -> list[str]:
    starts = [place for place in content["location"] if place["kind"] == "start"]
    ids = {place["id"] for place in starts}
    found: list[str] = []
    if not STARTS[0] <= len(starts) <= STARTS[1]:
        found.append(f"board: has {len(starts)} start locations; they must be 7 to 9")
    if "baltimore" not in ids:
        found.append("location baltimore, kind: must be start")
    if "pittsburgh" in ids:
        found.append("location pittsburgh, kind: must be regular")
    longitudes = [place.get("lon", 0.0) for place in starts]
    if sum(lon > EAST for lon in longitudes) * 2 <= len(starts):
        found.append("board: most start locations must lie in the east")
    if not any(lon < PACIFIC for lon in longitudes):
        found.append("board: at least one start location must lie on the Pacific coast")
    return found


def _costs(content: Content) -> list[str]:
    found: list[str] = []
    longitude = {place["id"]: place.get("lon", 0.0) for place in content["location"]}
    cost_of: dict[tuple[str, str], int] = {}
    mountains: list[int] = []
    plains: list[int] = []
    for index, route in enumerate(content["route"]):
        name = entry_name("route", index, route)
        ends, cost = sorted((route["a"], route["b"])), route["cost"]
        cost_of[ends[0], ends[1]] = cost
        if not COSTS[0] <= cost <= COSTS[1]:
            found.append(f"{name}, cost: must be 2 to 6, not {cost}")
        if "denver" in ends and ends[1] in ("omaha", "kansas-city") and cost > MOST_FROM_DENVER:
            found.append(f"{name}, cost: must be at most {MOST_FROM_DENVER}, not {cost}")
        west, east = sorted(longitude[end] for end in ends)
        if east < ROCKIES:
            mountains.append(cost)
        elif west > ROCKIES and east < PLAINS:
            plains.append(cost)
    for a, b in NAMED_ROUTES:
        if (min(a, b), max(a, b)) not in cost_of:
            found.append(f"board: there is no route {a}-{b}")
    if cost_of.get(("baltimore", "pittsburgh"), FROM_BALTIMORE) != FROM_BALTIMORE:
        found.append(f"route baltimore-pittsburgh, cost: must be {FROM_BALTIMORE}")
    if mountains and plains and not _mean(mountains) > 1.3 * _mean(plains):
        found.append("board: routes in the mountains must be dearer than routes in the plains")
    return found


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def _graph(content: Content) -> list[str]:
    found: list[str] = []
    count = len(content["route"])
    if not ROUTES[0] <= count <= ROUTES[1]:
        found.append(f"board: has {count} routes; they must be {ROUTES[0]} to {ROUTES[1]}")
    near = neighbours(content)
    for index, place in enumerate(content["location"]):
        degree = len(near[place["id"]])
        if not DEGREES[0] <= degree <= DEGREES[1]:
            found.append(
                f"{entry_name('location', index, place)}: has {degree} routes; they must be 2 to 7"
            )
    if len(reachable(content, [content["location"][0]["id"]])) < len(near):
        found.append("board: its locations do not all hang together")
    links = shortest_chain(content)
    if links is not None and not CHAIN[0] <= links <= CHAIN[1]:
        found.append(f"transcontinental: the shortest chain has {links} links; 8 to 11 are asked")
    if content["transcontinental"] != ["san-francisco", "new-york"]:
        found.append("transcontinental: must join san-francisco and new-york")
    return found


def shortest_chain(content: Content) -> int | None:
    """Returns how many links the shortest transcontinental chain has; None if there is none."""
    near = neighbours(content)
    first, last = content["transcontinental"]
    far = {first: 0}
    row = [first]
    while row:
        following: list[str] = []
        for place in row:
            for other in near[place]:
                if other not in far:
                    far[other] = far[place] + 1
                    following.append(other)
        row = following
    return far.get(last)


def _lines(board: BoardFile) -> list[str]:
    """Returns the routes that cross, or run over a location, on the drawing."""
    found: list[str] = []
    lines: list[tuple[dict[str, Any], Point, Point]] = []
    for route in routes(board):
        (ax, ay), (bx, by) = route["path"]
        lines.append((route, (ax, ay), (bx, by)))
    for index, (route, a, b) in enumerate(lines):
        name = entry_name("route", index, route)
        found += [
            f"{name}: crosses route {other['a']}-{other['b']}"
            for other, c, d in lines[:index]
            if cross(a, b, c, d)
        ]
        found += [
            f"{name}: runs over {place.id}"
            for place in plan(board).places.values()
            if place.id not in (route["a"], route["b"])
            and distance_to_line(place.at, a, b) < place.r
        ]
    return found
