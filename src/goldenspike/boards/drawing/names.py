"""Puts names and cost plaques where they cover nothing.

Every name can stand in some dozens of ways around its place, in one line or two, and
every plaque may slide along its route. Starting from the ways liked best, each in turn
moves to where it costs least, until none wants to move. Names that still touch
something are set smaller and tried again.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from goldenspike.boards.drawing.geometry import (
    Box,
    Point,
    around,
    grown,
    inside_length,
    overlap,
)
from goldenspike.boards.drawing.letters import ASCENT, DESCENT, text_width

if TYPE_CHECKING:
    from goldenspike.boards.drawing.plan import Place, Plan, Route

SIZES: Final = (17.0, 15.5, 14.0, 12.5, 11.0, 9.5, 8.0)
AIR: Final = 2.0
"""Room that is kept around a name."""
MOST_LOOKS: Final = 3_000_000
"""How many pairs are compared at most, however crowded a board is."""

# Directions in the order in which they are liked, as eighths of a turn clockwise from the
# east, with what each costs.
DIRECTIONS: Final = (
    (0, 0.0), (4, 2.0), (7, 3.0), (1, 3.0), (5, 4.0), (3, 4.0), (6, 3.0), (2, 3.0),
    (6.6, 4.0), (5.4, 4.0), (1.4, 4.0), (2.6, 4.0), (0.5, 2.0), (7.5, 2.0), (3.5, 3.0), (4.5, 3.0),
)  # fmt: skip
SHIFTS: Final = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)


class Name:
    """A name as it is printed: lines of text with the point where each begins."""

    def __init__(self, lines: list[tuple[str, Point, float]], size: float, face: str) -> None:
        self.lines = lines
        """Each line with the left end of its baseline and its width."""
        self.size = size
        self.face = face

    @property
    def boxes(self) -> list[Box]:
        """What the lines cover."""
        return [
            (x, y - ASCENT * self.size, x + width, y + DESCENT * self.size)
            for _, (x, y), width in self.lines
        ]


class _Item:
    """A name or a plaque with all the ways it may stand."""

    def __init__(self, ways: list[tuple[list[Box], float]]) -> None:
        self.ways = ways
        self.chosen = min(range(len(ways)), key=lambda way: ways[way][1])
        self.reach: Box = (
            min(box[0] for boxes, _ in ways for box in boxes),
            min(box[1] for boxes, _ in ways for box in boxes),
            max(box[2] for boxes, _ in ways for box in boxes),
            max(box[3] for boxes, _ in ways for box in boxes),
        )
        self.near: list[_Item] = []

    def cost(self, way: int) -> float:
        boxes, own = self.ways[way]
        return own + sum(
            20 + overlap(box, grown(other, AIR))
            for item in self.near
            for other in item.ways[item.chosen][0]
            for box in boxes
            if overlap(box, grown(other, AIR)) > 0
        )


def face(place: Place) -> str:
    """Returns the face that a place's name is set in."""
    return "besley 700" if place.kind == "start" else "besley 500"


def place_names(plan: Plan) -> dict[str, Name]:
    """Returns the name of every place of the plan, placed, and moves its plaques."""
    places = list(plan.places.values())
    taken = [grown(box, 3) for box in plan.furniture.boxes]
    sizes = {place.id: 0 for place in places}
    lying = [_plaque_item(plan, route) for route in plan.routes]
    for _ in SIZES:
        ways = {
            place.id: _ways(place, SIZES[sizes[place.id]], plan.art.get("label", {}).get(place.id))
            for place in places
        }
        standing = {
            id: _Item([_judged(plan, id, name, liked, taken) for name, liked in ways[id]])
            for id in ways
        }
        _settle([*lying, *standing.values()])
        crowded = [id for id, item in standing.items() if _touches(plan, item, taken)]
        crowded = [id for id in crowded if sizes[id] + 1 < len(SIZES)]
        if not crowded:
            break
        for id in crowded:
            sizes[id] += 1
    for route, item in zip(plan.routes, lying, strict=True):
        route.plaque = route.between(SHIFTS[item.chosen])
    return {id: ways[id][item.chosen][0] for id, item in standing.items()}


def _settle(items: list[_Item]) -> None:
    looks = 0
    for item in items:
        item.near = [
            other for other in items if other is not item and overlap(item.reach, other.reach) > 0
        ]
    for _ in range(12):
        moved = False
        for item in items:
            looks += len(item.near) * len(item.ways)
            costs = [item.cost(way) for way in range(len(item.ways))]
            best = min(range(len(costs)), key=costs.__getitem__)
            if costs[best] < costs[item.chosen] - 1e-9:
                item.chosen = best
                moved = True
        if not moved or looks > MOST_LOOKS:
            return


def _touches(plan: Plan, item: _Item, taken: list[Box]) -> bool:
    boxes = item.ways[item.chosen][0]
    solid = [around(place.at, place.r) for place in plan.places.values()] + taken
    solid += [box for other in item.near for box in other.ways[other.chosen][0]]
    return any(overlap(box, other) > 0 for box in boxes for other in solid)


def _plaque_item(plan: Plan, route: Route) -> _Item:
    ways: list[tuple[list[Box], float]] = []
    for share in SHIFTS:
        box = around(route.between(share), plan.plaque_size / 2)
        own = 60 * abs(share - 0.5)
        own += sum(
            30 + overlap(box, around(place.at, place.r))
            for place in plan.places.values()
            if overlap(box, around(place.at, place.r)) > 0
        )
        own += sum(
            2 * inside_length(box, other.a.at, other.b.at)
            for other in plan.routes
            if other is not route
        )
        ways.append(([box], own))
    return _Item(ways)


def _judged(
    plan: Plan, id: str, name: Name, liked: float, taken: list[Box]
) -> tuple[list[Box], float]:
    """Returns the boxes of a name with what it costs whatever its neighbours do."""
    boxes = name.boxes
    cost = liked
    for box in boxes:
        wide = grown(box, AIR)
        for place in plan.places.values():
            area = overlap(wide, around(place.at, place.r))
            if area > 0 and (place.id != id or overlap(box, around(place.at, place.r)) > 0):
                cost += 300 + 3 * area
        cost += sum(1000 + overlap(wide, other) for other in taken if overlap(wide, other) > 0)
        cost += 1.2 * sum(inside_length(box, route.a.at, route.b.at) for route in plan.routes)
        left, top, right, bottom = plan.map_box
        cost += 100 * sum(
            max(0.0, beyond)
            for beyond in (
                left + 4 - box[0],
                top + 4 - box[1],
                box[2] - right + 4,
                box[3] - bottom + 4,
            )
        )
    return boxes, cost


def _ways(place: Place, size: float, wished: str | None) -> list[tuple[Name, float]]:
    """Returns the ways a name may stand around its place, each with how little it is liked."""
    ways: list[tuple[Name, float]] = []
    for lines in _breaks(place.name):
        for eighth, cost in DIRECTIONS:
            for far in (3.0, 8.0):
                name = _standing(place, lines, size, eighth * pi / 4, far)
                unlike = 0.0 if wished is None or _compass(eighth) == wished else 50.0
                ways.append((name, cost + (far - 3.0) / 2 + 3 * (len(lines) - 1) + unlike))
    return ways


def _compass(eighth: float) -> str:
    return ("e", "se", "s", "sw", "w", "nw", "n", "ne")[round(eighth) % 8]


def _breaks(name: str) -> list[list[str]]:
    """Returns the name in one line and, if it has words to part, in the two most even ones."""
    words = name.split(" ")
    if len(words) < 2:
        return [[name]]
    parts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return [[name], list(min(parts, key=lambda part: max(map(len, part))))]


def _standing(place: Place, lines: list[str], size: float, angle: float, far: float) -> Name:
    """Returns the name set outside the disc in a direction, its near side towards the disc."""
    style = face(place)
    widths = [text_width(line, style, size) for line in lines]
    wide, step = max(widths), size * 1.06
    high = step * (len(lines) - 1) + size * (ASCENT + DESCENT)
    dx, dy = cos(angle), sin(angle)
    # The middle of the block goes so far out that the block just clears the disc.
    reach = place.r + far
    middle_x = place.x + dx * reach + _sided(dx) * wide / 2
    middle_y = place.y + dy * reach + _sided(dy) * high / 2
    top = middle_y - high / 2
    placed: list[tuple[str, Point, float]] = []
    for number, (line, width) in enumerate(zip(lines, widths, strict=True)):
        lean = _sided(dx)  # lines end, or begin, at the side of the disc
        x = middle_x - width / 2 - lean * (wide - width) / 2
        placed.append((line, (x, top + size * ASCENT + number * step), width))
    return Name(placed, size, style)


def _sided(part: float) -> float:
    """Returns how far a block is moved off its direction: -1, 1, or between near the middle."""
    return max(-1.0, min(1.0, part * 1.7))
