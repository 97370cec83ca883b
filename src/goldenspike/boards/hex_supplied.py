"""What the rules ask of the supplied boards of hexes, over and above being well formed.

Steam's own by ST-11, those of Steam Barons by BA-9, which takes the rest from ST-11.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final, NamedTuple

from goldenspike.boards.drawing.hexes.plan import HexPlan, plan
from goldenspike.boards.drawing.hexes.rivers import canals, courses
from goldenspike.boards.schema_check import entry_name
from goldenspike.engine.api import BoardFile
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label, write_label

Content = dict[str, Any]
Range = tuple[int, int]


class Demands(NamedTuple):
    """The numbers asked of a board, each as least and most."""

    land: Range
    cities: Range
    black: Range
    towns: Range
    printed: Range
    """The number of any one city."""
    cubes: int
    """At most so many are drawn at set-up, on cities and, in Steam Barons, on towns."""


DEMANDS: Final = {
    "steam": Demands((110, 190), (14, 20), (0, 0), (12, 22), (1, 4), 58),
    "steam-barons": Demands((150, 230), (16, 24), (2, 4), (16, 26), (1, 3), 100),
}
COLORS: Final = ("red", "blue", "yellow", "purple")
SPREAD: Final = 1.5
"""No colour has more than so many times the cities of another."""
SIDES: Final = 3
"""Of each city: sides that track can leave by."""
PAIRS: Final = (3, 8)
"""Of neighbouring cities, in Steam Barons."""
PORTS: Final = 8
WITH_PORTS: Final = "eastern-us"
"""The board that has ports, and mountains."""


def supplied_faults(board: BoardFile) -> list[str]:
    """Returns every demand that the well-formed board does not meet, with its place."""
    drawn = plan(board)
    return [
        *_counts(board.content, drawn),
        *_cities(board.content),
        *_sides(drawn),
        *_rivers(drawn),
        *(_barons(board, drawn) if board.content["game"] == "steam-barons" else []),
    ]


def _counts(content: Content, drawn: HexPlan) -> list[str]:
    asked = DEMANDS[content["game"]]
    colors = Counter(city["color"] for city in content["city"])
    black = colors.pop("black", 0)
    found = [
        f"board: has {have} {what}; they must be {least} to {most}"
        for what, have, (least, most) in (
            ("land hexes", len(drawn.land()), asked.land),
            ("cities in the four colours", sum(colors.values()), asked.cities),
            ("black cities", black, asked.black),
            ("towns", len(drawn.towns()), asked.towns),
        )
        if not least <= have <= most
    ]
    found += [f"board: has no {color} city" for color in COLORS if not colors[color]]
    if colors and max(colors.values()) > SPREAD * min(colors.values()):
        told = ", ".join(f"{count} {color}" for color, count in colors.most_common())
        found.append(f"board: has {told} cities; no colour may have 1.5 times another")
    kinds = {kind for spot in drawn.land() for kind in spot.terrain}
    wanted = ["river", "hills"] + (["mountains"] if content["id"] == WITH_PORTS else [])
    return found + [f"board: has no {kind}" for kind in wanted if kind not in kinds]


def _cities(content: Content) -> list[str]:
    asked = DEMANDS[content["game"]]
    least, most = asked.printed
    found = [
        f"{entry_name('city', index, city)}, cubes: must be {least} to {most}, not {city['cubes']}"
        for index, city in enumerate(content["city"])
        if not least <= city["cubes"] <= most
    ]
    cubes = sum(city["cubes"] for city in content["city"])
    if content["game"] == "steam-barons":
        cubes += len(content.get("town", []))
    if cubes > asked.cubes:
        found.append(f"board: draws {cubes} cubes; at most {asked.cubes} are asked")
    return found


def _sides(drawn: HexPlan) -> list[str]:
    """Returns the cities that track can leave by too few sides."""
    found: list[str] = []
    for spot in drawn.cities():
        sides = 0
        for edge in range(6):
            other = drawn.places.get(neighbour(spot.hex, edge))
            if other is None or not other.is_land or other.kind == "city":
                continue
            sides += (spot.hex, edge) not in drawn.blocked
        if sides < SIDES:
            found.append(
                f"city {spot.name} ({spot.label}): has {sides} buildable sides; 3 are asked"
            )
    return found


def _rivers(drawn: HexPlan) -> list[str]:
    """Returns where the rivers drawn are not those of the terrain lists."""
    told = [
        [read_label(label) for label in river["course"]] for river in drawn.art.get("river", [])
    ]
    run = {hex for course in told for hex in course}
    found: list[str] = []
    for spot in drawn.land():
        if spot.kind == "city" or ("river" in spot.terrain) == (spot.hex in run):
            continue
        fault = "no course runs through it" if spot.hex not in run else "stands in no river list"
        found.append(f"hex {spot.label}: {fault}")
    for course in [*courses(drawn), *canals(drawn)]:
        found += [
            f"art, river: {write_label(a)} and {write_label(b)} are no neighbours"
            for a, b in pairwise(course)
            if not _near(a, b)
        ]
    return found


def _near(a: Hex, b: Hex) -> bool:
    return any(neighbour(a, edge) == b for edge in range(6))


def _barons(board: BoardFile, drawn: HexPlan) -> list[str]:
    """Returns what a board of Steam Barons alone is asked for and lacks."""
    found: list[str] = []
    pairs = len(neighbouring_cities(drawn))
    if not PAIRS[0] <= pairs <= PAIRS[1]:
        found.append(f"board: has {pairs} pairs of neighbouring cities; they must be 3 to 8")
    ports = sum(city.get("port", False) for city in board.content["city"])
    if board.id == WITH_PORTS and ports < PORTS:
        found.append(f"board: has {ports} port cities; at least {PORTS} are asked")
    if board.id != WITH_PORTS and ports:
        found.append(f"board: has {ports} port cities; only {WITH_PORTS} has any")
    return found


def neighbouring_cities(drawn: HexPlan) -> list[tuple[Hex, Hex]]:
    """Returns the pairs of cities that can be joined (BA-4.5)."""
    cities = {spot.hex for spot in drawn.cities()}
    return [
        (hex, neighbour(hex, edge))
        for hex in sorted(cities)
        for edge in range(3)
        if neighbour(hex, edge) in cities and (hex, edge) not in drawn.blocked
    ]
