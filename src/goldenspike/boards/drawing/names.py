"""Puts names and cost plaques where they cover nothing.

Every name can stand in some dozens of ways around its place, in one line or two, and
every plaque may slide along its route. Starting from the ways liked best, each in turn
moves to where it costs least, until none wants to move. Names that still touch
something are set smaller and tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
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

if TYPE_CHECKING:
    from goldenspike.boards.drawing.plan import Place, Plan, Route

SIZES: Final = (17.0, 15.5, 14.0, 12.5, 11.0, 9.5, 8.0)
AIR: Final = 2.0
"""Room that is kept around a name."""
CROWDED: Final = 60
"""From so many locations on, fewer ways and sizes are tried."""
MOST_LOOKS: Final = 250_000
"""How many pairs are compared in one settling at most, however crowded a board is."""

# Directions in the order in which they are liked, as eighths of a turn clockwise from the
# east, with what each costs.
DIRECTIONS: Final = (
    (0, 0.0), (4, 2.0), (7, 3.0), (1, 3.0), (5, 4.0), (3, 4.0), (6, 3.0), (2, 3.0),
    (6.6, 4.0), (5.4, 4.0), (1.4, 4.0), (2.6, 4.0), (0.5, 2.0), (7.5, 2.0), (3.5, 3.0), (4.5, 3.0),
)  # fmt: skip
SHARES: Final = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)


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


class Item:
    """A name or a plaque with all the ways it may stand."""

    def __init__(self, ways: list[tuple[list[Box], float]]) -> None:
        self.ways = ways
        self.chosen = min(range(len(ways)), key=lambda way: ways[way][1])
        self.reach = hull([box for boxes, _ in ways for box in boxes])
        self.near: list[Item] = []

    @property
    def boxes(self) -> list[Box]:
        """What it covers at present."""
        return self.ways[self.chosen][0]

    def cost(self, way: int, around_it: list[Box]) -> float:
        """Returns what a way costs next to the boxes around it."""
        boxes, own = self.ways[way]
        for box in boxes:
            for other in around_it:
                area = overlap(box, other)
                if area > 0:
                    own += 20 + area
        return own


class _Scene:
    """What does not move while names are placed: discs, routes, title and key."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.discs = [(place.id, around(place.at, place.r)) for place in plan.places.values()]
        self.taken = [grown(box, 3) for box in plan.furniture.boxes]
        self.lines = [
            (route, hull([(*route.a.at, *route.a.at), (*route.b.at, *route.b.at)]))
            for route in plan.routes
        ]

    def name(self, id: str, ways: list[Name]) -> Callable[[Name], float]:
        """Returns what tells the cost of a way a name may stand, whatever its neighbours do."""
        reach = grown(hull([box for way in ways for box in way.boxes]), AIR)
        discs = [(other, box) for other, box in self.discs if touch(reach, box)]
        taken = [box for box in self.taken if touch(reach, box)]
        lines = [(r.a.at, r.b.at) for r, box in self.lines if touch(reach, box)]
        left, top, right, bottom = grown(self.plan.map_box, -4)
        rail = self.plan.rails / 4

        def cost(name: Name) -> float:
            total = 0.0
            for box in name.boxes:
                wide = grown(box, AIR)
                for other, disc in discs:
                    # The own disc may be near, not under it.
                    area = overlap(box if other == id else wide, disc)
                    if area > 0:
                        total += 300 + 3 * area
                for other_box in taken:
                    area = overlap(wide, other_box)
                    if area > 0:
                        total += 1000 + area
                clear = grown(box, rail)
                for a, b in lines:
                    total += 1.6 * inside_length(clear, a, b)
                for beyond in (left - box[0], top - box[1], box[2] - right, box[3] - bottom):
                    total += 100 * max(0.0, beyond)
            return total

        return cost

    def plaque(self, route: Route, shares: Sequence[float]) -> Item:
        """Returns the ways a plaque may lie on its route."""
        size = self.plan.plaque_size / 2
        boxes = [around(route.between(share), size) for share in shares]
        reach = hull(boxes)
        discs = [box for _, box in self.discs if touch(reach, box)]
        lines = [(r.a.at, r.b.at) for r, box in self.lines if r is not route and touch(reach, box)]
        ways: list[tuple[list[Box], float]] = []
        for share, box in zip(shares, boxes, strict=True):
            own = 60 * abs(share - 0.5)
            for disc in discs:
                area = overlap(box, disc)
                if area > 0:
                    own += 30 + area
            own += 2 * sum(inside_length(box, a, b) for a, b in lines)
            ways.append(([box], own))
        return Item(ways)

    def touches(self, item: Item) -> bool:
        """Returns whether a name lies on anything."""
        solid = [box for _, box in self.discs] + self.taken
        solid += [box for other in item.near for box in other.boxes]
        return any(overlap(box, other) > 0 for box in item.boxes for other in solid)


def face(place: Place) -> str:
    """Returns the face that a place's name is set in."""
    return "besley 700" if place.kind == "start" else "besley 500"


def place_names(plan: Plan) -> dict[str, Name]:
    """Returns the name of every place of the plan, placed, and moves its plaques."""
    places = list(plan.places.values())
    crowded = max(len(places), len(plan.routes) // 3) > CROWDED
    sizes = SIZES[::3] if crowded else SIZES
    shares = SHARES[:5] if crowded else SHARES
    scene = _Scene(plan)
    lying = [scene.plaque(route, shares) for route in plan.routes]
    step = {place.id: 0 for place in places}
    ways: dict[str, list[tuple[Name, float]]] = {}
    standing: dict[str, Item] = {}
    for _ in sizes:
        for place in places:
            wished = plan.art.get("label", {}).get(place.id)
            liked = _ways(place, sizes[step[place.id]], wished, crowded)
            cost = scene.name(place.id, [name for name, _ in liked])
            ways[place.id] = liked
            standing[place.id] = Item([(name.boxes, like + cost(name)) for name, like in liked])
        settle([*lying, *standing.values()])
        squeezed = [
            id for id, item in standing.items() if step[id] + 1 < len(sizes) and scene.touches(item)
        ]
        if not squeezed:
            break
        for id in squeezed:
            step[id] += 1
    for route, item in zip(plan.routes, lying, strict=True):
        route.plaque = route.between(shares[item.chosen])
    return {id: ways[id][item.chosen][0] for id, item in standing.items()}


def settle(items: list[Item]) -> None:
    """Lets each item in turn move to where it costs least, until none wants to move."""
    for item in items:
        item.near = [
            other for other in items if other is not item and touch(item.reach, other.reach)
        ]
    looks = 0
    for _ in range(12):
        moved = False
        for item in items:
            others = [grown(box, AIR) for other in item.near for box in other.boxes]
            looks += len(others) * len(item.ways)
            if looks > MOST_LOOKS:
                return
            costs = [item.cost(way, others) for way in range(len(item.ways))]
            best = min(range(len(costs)), key=costs.__getitem__)
            if costs[best] < costs[item.chosen] - 1e-9:
                item.chosen = best
                moved = True
        if not moved:
            return


def _ways(place: Place, size: float, wished: str | None, crowded: bool) -> list[tuple[Name, float]]:
    """Returns the ways a name may stand around its place, each with how little it is liked."""
    ways: list[tuple[Name, float]] = []
    for lines in breaks(place.name):
        for eighth, cost in DIRECTIONS[:8] if crowded else DIRECTIONS:
            for far in (3.0,) if crowded else (3.0, 8.0, 15.0):
                name = _standing(place, lines, size, eighth * pi / 4, far)
                unlike = 0.0 if wished is None or _compass(eighth) == wished else 50.0
                ways.append((name, cost + (far - 3.0) * 0.6 + 3 * (len(lines) - 1) + unlike))
    return ways


def _compass(eighth: float) -> str:
    return ("e", "se", "s", "sw", "w", "nw", "n", "ne")[round(eighth) % 8]


def breaks(name: str) -> list[list[str]]:
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
