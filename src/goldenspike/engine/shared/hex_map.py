"""The board of a hex game, packed for play: hexes, stops and the tiles that are laid.

Hexes are numbered by column and row. A *port* is an edge of a hex as seen from it, the
number 8 * hex + edge. A *stop* is a city or a town; stops are numbered cities first, in the
order of the board file.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.cubes import BAG, COLORS, NO_COLOR
from goldenspike.engine.shared.faces import FACES, LAST
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label, read_range, write_label

WATER: Final = 0
LAND: Final = 1
TOWN: Final = 2
CITY: Final = 3

NOWHERE: Final = -1
"""Over an edge that leads off the map."""

TERRAIN_COST: Final = {"plain": 0, "river": 1, "hills": 2, "mountains": 3, "water": 0}
"""What terrain adds to the cost of a new tile; a hex in two lists pays both (ST-4.2)."""

TILES: Final = {
    "0-3|0-4": 86,
    "{0,3}|{0,4}": 10,
    "0-5|{0,5}": 8,
    **dict.fromkeys(("5-2&4-1", "0-3&4-2", "5-3&4-0"), 4),
    **dict.fromkeys(("0-3&4-5", "5-3&0-2", "0-2&5-4", "0-2&4-3"), 2),
    "{0}": 4,
    **dict.fromkeys(("{0,2,4}", "{0,3,5}", "{0,3,1}", "{0,5,1}"), 4),
    **dict.fromkeys(("{0,1,3,4}", "{0,2,3,4}", "{0,1,2,3}"), 4),
}
"""The tiles in the box of Steam (ST-1.7)."""
MORE_TILES: Final = {**TILES, "0-3|0-4": 86 + 38}
"""These, and 38 more of the commonest (BA-1.5)."""

SPACES: Final = 12
"""Goods Supply spaces, unless the board says otherwise (ST-1.2)."""

LAY: Final = 0
"""The kind of action that lays a tile, in the lowest four bits of its code."""


class HexMap:
    """What the rules need of a board; `content` is the well-formed file, parsed.

    `box` are the tiles there are unless the board says otherwise, `bag` the cubes.
    """

    def __init__(
        self, content: dict[str, Any], box: dict[str, int] = TILES, bag: int = BAG
    ) -> None:
        terrain: dict[Hex, int] = {}
        water: set[Hex] = set()
        for kind, cost in TERRAIN_COST.items():
            for text in content["hexes"].get(kind, []):
                for hex in read_range(text):
                    terrain[hex] = terrain.get(hex, 0) + cost
                    if kind == "water":
                        water.add(hex)
        cities: list[dict[str, Any]] = content.get("city", [])
        towns: list[dict[str, Any]] = content.get("town", [])
        hexes = sorted(terrain.keys() | {read_label(city["hex"]) for city in cities})
        number = {hex: k for k, hex in enumerate(hexes)}

        self.faces = FACES
        self.bag: i64 = bag
        """The cubes in the bag before any are drawn."""
        self.hexes: i64 = len(hexes)
        self.labels: list[str] = [write_label(hex) for hex in hexes]
        self.numbers: dict[str, int] = {label: k for k, label in enumerate(self.labels)}
        self.terrain: vec[i64] = vec[i64]([terrain.get(hex, 0) for hex in hexes])
        """By hex: what its terrain adds to the cost of a new tile."""
        self.kind: vec[i64] = vec[i64]([WATER if hex in water else LAND for hex in hexes])
        """By hex: water, land, or what was printed there, town or city."""
        self.stop: vec[i64] = vec[i64]([-1] * len(hexes))
        """By hex: the number of its stop, -1 for none."""

        self.cities: int = len(cities)
        self.stops: int = len(cities) + len(towns)
        self.stop_hex: vec[i64] = vec[i64]()
        """By stop: its hex."""
        self.names: list[str] = [str(place["name"]) for place in cities + towns]
        """By stop: its name."""
        self.color: vec[i64] = vec[i64](
            [COLORS.index(city["color"]) for city in cities] + [NO_COLOR] * len(towns)
        )
        """By stop: the colour printed there."""
        self.printed: vec[i64] = vec[i64]([city["cubes"] for city in cities] + [1] * len(towns))
        """By stop: how many cubes it begins with."""
        self.port: vec[i64] = vec[i64](
            [int(city.get("port", False)) for city in cities] + [0] * len(towns)
        )
        """By stop: whether it is a port (BA-4.4)."""
        self.has_ports: bool = any(city.get("port", False) for city in cities)
        stop_hex = [number[read_label(place["hex"])] for place in cities + towns]
        for stop, at in enumerate(stop_hex):
            self.kind[at] = CITY if stop < len(cities) else TOWN
            self.stop[at] = stop
        self.stop_hex = vec[i64](stop_hex)

        blocked = _blocked(content)
        self.across: vec[i64] = vec[i64]([NOWHERE] * (8 * len(hexes)))
        """By port: the port on the other side of the edge."""
        self.way: vec[i64] = vec[i64]([0] * len(hexes))
        """By hex: the edges over which track may point, a bit each (ST-4.4)."""
        for k, hex in enumerate(hexes):
            for edge in range(6):
                near = number.get(neighbour(hex, edge), NOWHERE)
                if near != NOWHERE:
                    self.across[k * 8 + edge] = near * 8 + (edge + 3) % 6
                    if self.kind[near] != WATER and (hex, edge) not in blocked:
                        self.way[k] |= 1 << edge

        borders = [
            k * 8 + edge
            for k in range(len(hexes))
            for edge in range(6)
            if self.way[k] >> edge & 1
            and self.kind[k] == CITY
            and self.kind[self.across[k * 8 + edge] >> 3] == CITY
            and self.across[k * 8 + edge] >> 3 > k
        ]
        self.city_borders: vec[i64] = vec[i64](borders)
        """The ports between neighbouring cities, seen from the lower, not blocked (BA-4.5)."""

        self.spaces: int = content.get("supply", {}).get("spaces", SPACES)
        tiles = content.get("tiles", box)
        self.tile_keys: list[str] = list(tiles)
        """The kinds of tile; a tile with two faces is written `face|face`."""
        self.tile_counts: vec[i64] = vec[i64](list(tiles.values()))
        self.tile_key: vec[i64] = vec[i64]([-1] * (LAST + 1))
        """By placement: the kind of tile that bears the face, -1 if none does."""
        self.kinds: vec[i64] = vec[i64]([0] * len(tiles))
        """By kind of tile: the kinds of placement it serves, a bit each."""
        for key, name in enumerate(tiles):
            for face in name.split("|"):
                shown = FACES.face[FACES.of_name(face)]
                for placement in range(1, LAST + 1):
                    if FACES.face[placement] == shown:
                        self.tile_key[placement] = key
                        self.kinds[key] |= 1 << FACES.kind(placement)
        self.missing: i64 = 0
        """The kinds of placement some of which no tile bears, a bit each."""
        for placement in range(1, LAST + 1):
            if self.tile_key[placement] < 0:
                self.missing |= 1 << FACES.kind(placement)

        self.codes: list[Any] = [
            int(lay_code(hex, placement)) for hex in range(len(hexes)) for placement in range(128)
        ]
        """By 128 * hex + placement: the code of laying it, as a number object made once."""
        self.menus = Menus(len(hexes))
        self._lays: list[list[Any]] = [[] for _ in range(36)]
        """By builder: the actions of laying tiles; see `lays`."""

    def lays(self, builder: int) -> list[Any]:
        """Returns a builder's actions of laying, by 128 * hex + placement, None if not yet made.

        They are values like any other, and the same few are listed again and again: a memo
        like the menus. A builder is a seat, or six times the seat and the company it builds for.
        """
        made = self._lays[builder]
        if len(made) == 0:
            made.extend([None] * (128 * int(self.hexes)))
        return made

    def hex(self, label: str) -> int:
        """Returns the number of a hex, -1 if the board has none of that label."""
        return self.numbers.get(label, -1)

    def place(self, hex: int) -> str:
        """Returns what a sentence calls a hex: the name of its stop, or its label."""
        stop = self.stop[hex]
        return self.names[stop] if stop >= 0 else self.labels[hex]


class Menus:
    """What may be laid on empty hexes that only cities make buildable, written down once.

    A memo, not part of any position: early in a game most of a list of legal codes is the same
    for everybody, and appending a written list is far quicker than making one.
    """

    def __init__(self, hexes: int) -> None:
        self.cities: vec[i64] = vec[i64]([0] * hexes)
        """By hex: the edges with cities for which the menu was written, 0 for none yet."""
        self.codes: list[list[Any]] = [[] for _ in range(4 * hexes)]
        """By 4 * hex: the codes of one segment, of two; of towns with one to four spurs."""


def lay_code(hex: i64, placement: i64) -> i64:
    """Returns the code of laying a placement on a hex, in every hex game."""
    return LAY | placement << 4 | hex << 11


def hex_of(code: i64) -> i64:
    """Returns the hex of an action that names one."""
    return (code >> 11) & 2047


def placement_of(code: i64) -> i64:
    """Returns the placement of an action that lays a tile."""
    return (code >> 4) & 127


def _blocked(content: dict[str, Any]) -> set[tuple[Hex, int]]:
    """Returns the edges that no track may cross, each as seen from both its hexes."""
    edges: set[tuple[Hex, int]] = set()
    for entry in content.get("blocked", []):
        hex, edge = read_label(entry["hex"]), int(entry["edge"])
        edges.add((hex, edge))
        edges.add((neighbour(hex, edge), (edge + 3) % 6))
    return edges
