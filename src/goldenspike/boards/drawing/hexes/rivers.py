"""Rivers and canals as they run through the hexes.

The board tells each course by its hexes; inside them a river winds a little, always in the
same way, so that nobody has to ask whether it is in a hex or not. A river hex that no
course runs through is joined to the river hexes and the water around it.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Final
from zlib import crc32

from goldenspike.boards.drawing.geometry import Point
from goldenspike.boards.drawing.hexes.chart import APOTHEM
from goldenspike.boards.drawing.svg import element, line_path, number
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan

Beds = dict[Hex, Point]

WINDING: Final = 9.0
"""How far a river strays from the middles of hexes and sides."""
BESIDE_TOWN: Final = 14.0
"""How far from a town's middle the river runs."""
WAVE: Final = 4.0


def rivers(plan: HexPlan) -> str:
    """Returns all rivers and canals, banks under waters."""
    beds = river_beds(plan)
    paths = "".join(_curve(winding(plan, course, beds)) for course in courses(plan))
    dug = "".join(line_path(straight(course, beds)) for course in canals(plan))
    parts = [
        element("path", class_="gsb-bank", d=paths) if paths else "",
        element("path", class_="gsb-river", d=paths) if paths else "",
        element("path", class_="gsb-canal-bank", d=dug) if dug else "",
        element("path", class_="gsb-canal", d=dug) if dug else "",
    ]
    return element("g", parts, class_="gsb-rivers")


def courses(plan: HexPlan) -> list[list[Hex]]:
    """Returns the hexes of every river, from where it comes to where it goes."""
    told = [
        [read_label(label) for label in river["course"]]
        for river in plan.art.get("river", [])
        if not river.get("canal", False)
    ]
    covered = {hex for course in [*told, *canals(plan)] for hex in course}
    return told + _untold(plan, covered)


def canals(plan: HexPlan) -> list[list[Hex]]:
    """Returns the hexes of every canal."""
    return [
        [read_label(label) for label in river["course"]]
        for river in plan.art.get("river", [])
        if river.get("canal", False)
    ]


def waterways(plan: HexPlan) -> list[Point]:
    """Returns points along all rivers and canals, some units apart."""
    beds = river_beds(plan)
    lines = [winding(plan, course, beds) for course in courses(plan)]
    lines += [straight(course, beds) for course in canals(plan)]
    points: list[Point] = []
    for line in lines:
        for a, b in pairwise(line):
            steps = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / 4))
            points += [
                (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
                for k in range(steps)
            ]
    return points


def winding(plan: HexPlan, course: list[Hex], beds: Beds) -> list[Point]:
    """Returns the points that a river runs through."""
    stones: list[Point] = [beds[course[0]]]
    for here, there in pairwise(course):
        (ax, ay), (bx, by) = plan.centre(here), plan.centre(there)
        stray = _stray(*min((here, there), (there, here))) * WINDING / (2 * APOTHEM)
        stones.append(((ax + bx) / 2 - (by - ay) * stray, (ay + by) / 2 + (bx - ax) * stray))
        stones.append(beds[there])
    line = [stones[0]]
    for number_, (a, b) in enumerate(pairwise(stones)):
        wave = WAVE * (1 if number_ % 2 else -1) / (hypot(b[0] - a[0], b[1] - a[1]) or 1.0)
        line.append(
            ((a[0] + b[0]) / 2 - (b[1] - a[1]) * wave, (a[1] + b[1]) / 2 + (b[0] - a[0]) * wave)
        )
        line.append(b)
    return line


def straight(course: list[Hex], beds: Beds) -> list[Point]:
    """Returns the points of a canal."""
    return [beds[hex] for hex in course]


def river_beds(plan: HexPlan) -> Beds:
    """Returns by hex the point that its rivers and canals meet in."""
    beds: Beds = {}
    lines = [*courses(plan), *canals(plan)]
    for course in lines:  # what runs through a hex goes before what ends there
        for before, hex, after in zip(course, course[1:], course[2:], strict=False):
            beds.setdefault(hex, _bed(plan, hex, [before, after]))
    for course in lines:
        beds.setdefault(course[0], _bed(plan, course[0], [course[1]]))
        beds.setdefault(course[-1], _bed(plan, course[-1], [course[-2]]))
    return beds


def _bed(plan: HexPlan, hex: Hex, joined: list[Hex]) -> Point:
    """Returns the point of a hex that a river from and to the hexes joined runs through."""
    x, y = plan.centre(hex)
    spot = plan.places.get(hex)
    if spot is None or spot.kind in ("city", "water"):
        return x, y
    if spot.kind != "town":
        return x + _stray(hex) * WINDING, y + _stray(hex, (0, 1)) * WINDING
    # Past a town inside the bend or, where the river comes straight, on either side.
    ways = [(plan.centre(other)[0] - x, plan.centre(other)[1] - y) for other in joined]
    across, down = (sum(part) for part in zip(*ways, strict=True))
    if hypot(across, down) < APOTHEM:
        turn = 1 if _stray(hex) > 0 else -1
        across, down = -ways[0][1] * turn, ways[0][0] * turn
    reach = BESIDE_TOWN / hypot(across, down)
    return x + across * reach, y + down * reach


def _stray(*hexes: Hex) -> float:
    """Returns a number from -1 to 1, always the same for the same hexes."""
    return crc32(repr(hexes).encode()) % 2001 / 1000 - 1


def _untold(plan: HexPlan, covered: set[Hex]) -> list[list[Hex]]:
    """Returns courses through the river hexes that no course of the board covers."""
    wet = {spot.hex for spot in plan.places.values() if "river" in spot.terrain}
    found: list[list[Hex]] = []
    for hex in sorted(wet - covered):
        around = [neighbour(hex, edge) for edge in range(6)]
        near = [other for other in around if other in wet]
        near += [o for o in around if o in plan.places and plan.places[o].kind == "water"][:1]
        # A line between two that are both untold is drawn once.
        found += [[hex, other] for other in near if not (other in wet - covered and other < hex)]
        if not near:
            found.append([around[5], hex, around[2]])
    return found


def _curve(line: list[Point]) -> str:
    """Returns path data of a smooth line through the points (Catmull and Rom)."""
    ends = [line[0], *line, line[-1]]
    parts = [f"M{number(line[0][0])} {number(line[0][1])}"]
    for before, a, b, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        handles = (
            a[0] + (b[0] - before[0]) / 6,
            a[1] + (b[1] - before[1]) / 6,
            b[0] - (after[0] - a[0]) / 6,
            b[1] - (after[1] - a[1]) / 6,
            *b,
        )
        parts.append("C" + " ".join(number(value) for value in handles))
    return "".join(parts)
