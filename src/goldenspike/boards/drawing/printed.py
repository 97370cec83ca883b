"""What is printed on the map to be played on: routes with their costs, locations, names."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from goldenspike.boards.drawing.geometry import Point
from goldenspike.boards.drawing.names import Name
from goldenspike.boards.drawing.svg import element, line_path, number, text

if TYPE_CHECKING:
    from goldenspike.boards.drawing.plan import Place, Plan, Route

CAPITAL = 0.36
"""Half the height of a figure, in parts of its size: what centres it."""


def routes(plan: Plan) -> str:
    """Returns the routes, each a group with `data-route`."""
    lines = [_route(plan, route) for route in plan.routes]
    return element("g", lines, class_="gsb-routes")


def places(plan: Plan, names: dict[str, Name]) -> str:
    """Returns the locations, each a group with `data-location`: the disc and the name."""
    spots = [_place(place, names[place.id]) for place in plan.places.values()]
    return element("g", spots, class_="gsb-places")


def _route(plan: Plan, route: Route) -> str:
    return element(
        "g",
        rails(route.a.at, route.b.at, plan.rails)
        + plaque(str(route.cost), route.plaque, plan.plaque_size),
        class_="gsb-route",
        data_route=f"{route.a.id}|{route.b.id}",
    )


def rails(a: Point, b: Point, wide: float) -> str:
    """Returns a double line."""
    path = line_path([a, b])
    return element("path", class_="gsb-rail", stroke_width=number(wide), d=path) + element(
        "path", class_="gsb-bed", stroke_width=number(max(1.0, wide - 3.2)), d=path
    )


def plaque(cost: str, at: Point, size: float) -> str:
    """Returns the plaque of a cost: a cube with its number."""
    x, y = at
    figure = size * (0.78 if len(cost) < 2 else 0.6)
    return element(
        "rect",
        class_="gsb-plaque",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        rx=size * 0.18,
    ) + text(cost, x, y + figure * CAPITAL, class_="gsb-cost", font_size=number(figure))


def _place(place: Place, name: Name) -> str:
    lines = [
        text(
            line,
            x,
            y,
            class_=f"gsb-name gsb-name-{place.kind}",
            font_size=number(name.size),
            textLength=number(width),
            lengthAdjust="spacingAndGlyphs",
        )
        for line, (x, y), width in name.lines
    ]
    return element(
        "g",
        [disc(place.kind, place.color, str(place.value), place.at, place.r), *lines],
        class_="gsb-place",
        data_location=place.id,
    )


def disc(kind: str, color: str, value: str, at: Point, r: float) -> str:
    """Returns a location's shape: rim, colour of the goods, the ring that tells it, the value."""
    x, y = at
    figure = r * (0.84 if len(value) < 3 else 0.66 if len(value) < 4 else 0.54)
    if kind == "start":
        figure *= 0.9
        shapes = [
            element("path", class_="gsb-rim", d=_hexagon(at, r)),
            element("path", class_="gsb-disc", d=_hexagon(at, r * 0.86)),
            element("path", class_="gsb-ring", d=_hexagon(at, r * 0.71)),
        ]
    else:
        shapes = [
            element("circle", class_="gsb-rim", cx=x, cy=y, r=r),
            element("circle", class_="gsb-disc", cx=x, cy=y, r=r * 0.86),
            element("circle", class_="gsb-ring", cx=x, cy=y, r=r * 0.72),
        ]
    told = text(value, x, y + figure * CAPITAL, class_="gsb-value", font_size=number(figure))
    return element("g", [*shapes, told if value else ""], class_=f"gsb-{color}")


def _hexagon(at: Point, r: float) -> str:
    corners = [(at[0] + r * cos(k * pi / 3), at[1] + r * sin(k * pi / 3)) for k in range(6)]
    return line_path(corners, closed=True)
