"""Where everything on a board of hexes lies. Units are those of the drawing, y downwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, Final

from goldenspike.boards.drawing.furniture import Furniture, furnish
from goldenspike.boards.drawing.geometry import Box, Point
from goldenspike.boards.drawing.hexes.chart import APOTHEM, RADIUS, centre, projection, side
from goldenspike.boards.drawing.hexes.key import key_size
from goldenspike.boards.drawing.hexes.names import place_names
from goldenspike.boards.drawing.names import Name
from goldenspike.boards.hex_check import blocked_edges, terrains
from goldenspike.engine.api import BoardFile
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label, write_label

FRAME: Final = 30
"""How far the border of the map lies from the edge of the sheet."""
MARGIN: Final = (46.0, 46.0, 46.0, 46.0)
"""Room between the border and the outermost hexes: left, top, right, bottom."""
TOWN: Final = 8.5
"""The radius of a town's disc."""
KINDS: Final = ("mountains", "hills", "river", "plain", "water")
TITLES: Final = {"steam": "Steam", "steam-barons": "Steam Barons"}
LENGTHS: Final = (10, 20, 50, 100, 200, 500, 1000)
"""Kilometres that a scale may tell."""


class Spot:
    """A hex as it is printed; `stop` is the entry of its city or town."""

    def __init__(self, hex: Hex, at: Point, terrain: set[str], stop: dict[str, Any] | None) -> None:
        self.hex = hex
        self.label = write_label(hex)
        self.at = at
        self.r = RADIUS
        self.terrain = terrain
        self.stop = stop
        if stop is not None:
            self.kind = "city" if "cubes" in stop else "town"
        else:
            self.kind = next(kind for kind in KINDS if kind in terrain)

    @property
    def is_land(self) -> bool:
        """Whether it is no water."""
        return self.kind != "water"

    @property
    def name(self) -> str:
        """The name of its city or town."""
        return str(self.stop["name"]) if self.stop else ""


class HexPlan:
    """All that is printed on one board, and where."""

    def __init__(self, content: dict[str, Any], language: str) -> None:
        self.content = content
        self.art: dict[str, Any] = content.get("art", {})
        self.language = language
        self.game = TITLES[content["game"]]
        terrain = terrains(content)
        stops = {
            read_label(entry["hex"]): entry for entry in content["city"] + content.get("town", [])
        }
        hexes = sorted(terrain.keys() | stops.keys())
        left, top, right, bottom = self.art.get("margin", MARGIN)
        points = [centre(hex) for hex in hexes]
        self.x0 = FRAME + left + RADIUS - min(x for x, _ in points)
        self.y0 = FRAME + top + APOTHEM - min(y for _, y in points)
        self.width = round(max(x for x, _ in points) + self.x0 + RADIUS + right + FRAME, 1)
        self.height = round(max(y for _, y in points) + self.y0 + APOTHEM + bottom + FRAME, 1)
        self.places: dict[Hex, Spot] = {
            hex: Spot(hex, self.centre(hex), terrain.get(hex, set()), stops.get(hex))
            for hex in hexes
        }
        self.blocked = blocked_edges(content)
        chart = self.art.get("chart")
        self._project = projection(chart) if chart else None

    def centre(self, hex: Hex) -> Point:
        """Returns where a hex lies, on the board or not."""
        x, y = centre(hex)
        return x + self.x0, y + self.y0

    @property
    def has_chart(self) -> bool:
        """Whether the board lies somewhere on the globe."""
        return self._project is not None

    @property
    def to_sheet(self) -> Callable[[float, float], Point]:
        """What turns longitude and latitude, or with no chart columns and rows, into a point."""
        project = self._project or (lambda column, row: (column * RADIUS * 1.5, row * APOTHEM))

        def to_sheet(across: float, down: float) -> Point:
            x, y = project(across, down)
            return x + self.x0, y + self.y0

        return to_sheet

    @cached_property
    def furniture(self) -> Furniture:
        """Where title, key and compass stand."""
        return furnish(self, key_size(self), compass="chart" in self.art)

    @cached_property
    def names(self) -> dict[Hex, Name]:
        """The name of every city and town."""
        return place_names(self)

    @property
    def title(self) -> str:
        """The title in the language of the plan, or in English."""
        titles = self.content["title"]
        title: str = titles.get(self.language, titles["en"])
        return title

    @property
    def map_box(self) -> Box:
        """What lies inside the border."""
        return FRAME, FRAME, self.width - FRAME, self.height - FRAME

    @property
    def scale_bar(self) -> tuple[float, str]:
        """Returns the length of the scale and what it tells."""
        unit = 2 * APOTHEM / float(self.art["chart"]["across"])
        whole = max((one for one in LENGTHS if one * unit <= 150), default=LENGTHS[0])
        return whole * unit, f"{whole} km"

    def obstacles(self) -> list[Box]:
        """Returns the boxes of all hexes."""
        return [
            (x - RADIUS, y - APOTHEM, x + RADIUS, y + APOTHEM)
            for x, y in (spot.at for spot in self.places.values())
        ]

    def lines(self) -> list[tuple[Point, Point]]:
        """Returns none: nothing on these boards lies between the hexes."""
        return []

    def bars(self, hex: Hex) -> list[tuple[Point, Point]]:
        """Returns the blocked sides of a hex."""
        at = self.centre(hex)
        return [side(at, edge) for edge in range(6) if (hex, edge) in self.blocked]

    def all_bars(self) -> list[tuple[Point, Point]]:
        """Returns all blocked sides, each once."""
        return [
            side(self.centre(hex), edge)
            for hex, edge in sorted(self.blocked)
            # Of the two hexes it parts, one that is on the board; of two, the first.
            if hex in self.places
            and (neighbour(hex, edge) not in self.places or hex < neighbour(hex, edge))
        ]

    def land(self) -> list[Spot]:
        """Returns the hexes that are no water."""
        return [spot for spot in self.places.values() if spot.is_land]

    def towns(self) -> list[Spot]:
        """Returns the hexes with a town."""
        return [spot for spot in self.places.values() if spot.kind == "town"]

    def cities(self) -> list[Spot]:
        """Returns the hexes with a city."""
        return [spot for spot in self.places.values() if spot.kind == "city"]

    def printed(self) -> list[Box]:
        """Returns the boxes of all print, on which no terrain is drawn."""
        boxes = [box for name in self.names.values() for box in name.boxes]
        boxes += [(x - TOWN, y - TOWN, x + TOWN, y + TOWN) for x, y in (s.at for s in self.towns())]
        return boxes + self.furniture.boxes


@lru_cache(maxsize=64)
def _made(text: str, language: str) -> HexPlan:
    from goldenspike.boards.toml_text import parse

    return HexPlan(parse(text), language)


def plan(board: BoardFile, language: str = "en") -> HexPlan:
    """Returns the plan of a board; plans are remembered."""
    return _made(board.text, language)
