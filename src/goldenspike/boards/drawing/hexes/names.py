"""Puts the names of cities and towns where they cover nothing.

A city's name runs across the middle of its hex, from corner to corner, where no track
ends; the room above and below is for cubes. A town's name stands beside its disc, best
over a corner of the hex, where no track runs either, and never on a city, a disc or
another name.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from goldenspike.boards.drawing.geometry import (
    Box,
    Point,
    around,
    grown,
    hull,
    inside_length,
    overlap,
    touch,
)
from goldenspike.boards.drawing.letters import ASCENT, DESCENT, text_width
from goldenspike.boards.drawing.names import AIR, Item, Name, breaks, settle

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan, Spot
    from goldenspike.engine.shared.hex_labels import Hex

CITY_FACE: Final = "besley 700"
CITY_SIZES: Final = (13.5, 12.5, 11.5, 10.5)
CITY_WIDTH: Final = 88.0
"""What a city's name should be wide at most."""
WIDEST: Final = 108.0
"""What it is wide at most; a longer one is squeezed."""
TOWN_FACE: Final = "besley 500"
TOWN_SIZES: Final = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0)
GAP: Final = 3.0
"""Between a town's disc and its name."""

# Sides of the disc in the order in which they are liked, with what each costs.
SIDES: Final = (
    (1, 0, 0.0), (-1, 0, 1.0), (0, 1, 6.0), (0, -1, 6.0),
    (1, 1, 5.0), (1, -1, 5.0), (-1, 1, 6.0), (-1, -1, 6.0),
)  # fmt: skip


def place_names(plan: HexPlan) -> dict[Hex, Name]:
    """Returns the name of every city and town, placed."""
    names = {spot.hex: _city_name(spot) for spot in plan.cities()}
    towns = plan.towns()
    solid = _solid(plan)
    step = {spot.hex: 0 for spot in towns}
    ways: dict[Hex, list[tuple[Name, float]]] = {}
    standing: dict[Hex, Item] = {}
    for _ in TOWN_SIZES:
        for spot in towns:
            liked = _ways(spot, TOWN_SIZES[step[spot.hex]])
            reach = grown(hull([box for name, _ in liked for box in name.boxes]), AIR)
            near = [(hex, box) for hex, box in solid if touch(box, reach)]
            ways[spot.hex] = liked
            standing[spot.hex] = Item(
                [(name.boxes, like + _cost(plan, spot, name, near)) for name, like in liked]
            )
        settle(list(standing.values()))
        squeezed = [
            hex
            for hex, item in standing.items()
            if step[hex] + 1 < len(TOWN_SIZES) and _touches(item, solid)
        ]
        if not squeezed:
            break
        for hex in squeezed:
            step[hex] += 1
    for hex, item in standing.items():
        names[hex] = ways[hex][item.chosen][0]
    return names


def _city_name(spot: Spot) -> Name:
    said = spot.name
    fitting = (s for s in CITY_SIZES if text_width(said, CITY_FACE, s) <= CITY_WIDTH)
    size = next(fitting, CITY_SIZES[-1])
    width = min(text_width(said, CITY_FACE, size), WIDEST)
    x, y = spot.at
    middle = size * (ASCENT - DESCENT) / 2
    return Name([(said, (x - width / 2, y + middle), width)], size, CITY_FACE)


def _solid(plan: HexPlan) -> list[tuple[Hex, Box]]:
    """Returns what no town's name may lie on, with the hex that it belongs to."""
    from goldenspike.boards.drawing.hexes.plan import TOWN

    boxes = [(spot.hex, box) for spot in plan.cities() for box in _slices(spot)]
    boxes += [(spot.hex, around(spot.at, TOWN)) for spot in plan.towns()]
    return boxes + [((0, 0), grown(box, 3)) for box in plan.furniture.boxes]


def _slices(spot: Spot) -> list[Box]:
    """Returns boxes that together cover a hex closely."""
    x, y = spot.at
    boxes: list[Box] = []
    high = spot.r * sqrt(3) / 2
    for part in (-3, -2, -1, 0, 1, 2):
        top, bottom = high * part / 3, high * (part + 1) / 3
        half = spot.r - min(abs(top), abs(bottom)) / sqrt(3)
        boxes.append((x - half, y + top, x + half, y + bottom))
    return boxes


def _ways(spot: Spot, size: float) -> list[tuple[Name, float]]:
    """Returns the ways a town's name may stand, each with how little it is liked."""
    from goldenspike.boards.drawing.hexes.plan import TOWN

    ways: list[tuple[Name, float]] = []
    for lines in breaks(spot.name):
        widths = [text_width(line, TOWN_FACE, size) for line in lines]
        wide, pitch = max(widths), size * 1.06
        high = pitch * (len(lines) - 1) + size * (ASCENT + DESCENT)
        for right, down, unlike in SIDES:
            # Beside the disc; where it stands above or below, it may begin over the disc.
            aside = TOWN + GAP if down == 0 else -TOWN * 0.4
            x = spot.at[0] + right * (aside + wide / 2)
            y = spot.at[1] + down * (TOWN + GAP + high / 2)
            placed: list[tuple[str, Point, float]] = []
            for number, (line, width) in enumerate(zip(lines, widths, strict=True)):
                left = x - width / 2 - right * (wide - width) / 2
                baseline = y - high / 2 + size * ASCENT + number * pitch
                placed.append((line, (left, baseline), width))
            ways.append((Name(placed, size, TOWN_FACE), unlike + 3.0 * (len(lines) - 1)))
    return ways


def _cost(plan: HexPlan, spot: Spot, name: Name, near: list[tuple[Hex, Box]]) -> float:
    """Returns what a way costs, whatever other names do."""
    total = 0.0
    left, top, right, bottom = grown(plan.map_box, -4)
    for box in name.boxes:
        wide = grown(box, AIR)
        for hex, other in near:
            area = overlap(box if hex == spot.hex else wide, other)
            if area > 0:
                total += 200 + 2 * area
        for beyond in (left - box[0], top - box[1], box[2] - right, box[3] - bottom):
            total += 100 * max(0.0, beyond)
        for a, b in plan.bars(spot.hex):
            total += 2 * inside_length(wide, a, b)
    return total


def _touches(item: Item, solid: list[tuple[Hex, Box]]) -> bool:
    """Returns whether a name lies on anything."""
    taken = [box for _, box in solid] + [box for other in item.near for box in other.boxes]
    return any(overlap(box, other) > 0 for box in item.boxes for other in taken)
