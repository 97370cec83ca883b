"""What lies under a board of hexes: water, land, terrain, rivers, relief, and the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goldenspike.boards.drawing.geometry import Box, Point, grown, hull, touch
from goldenspike.boards.drawing.ground import lettering
from goldenspike.boards.drawing.hexes import printed
from goldenspike.boards.drawing.hexes.chart import corners, side
from goldenspike.boards.drawing.hexes.relief import relief
from goldenspike.boards.drawing.hexes.rivers import rivers
from goldenspike.boards.drawing.outline import outline
from goldenspike.boards.drawing.regions import rings, smooth
from goldenspike.boards.drawing.svg import element, line_path
from goldenspike.engine.shared.hex_labels import neighbour

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan, Spot

BEYOND: Final = 60.0
"""How far outside the border lines still matter."""
BAR: Final = 0.86
"""What part of a side a bar across it takes."""


def ground(plan: HexPlan, prefix: str) -> str:
    """Returns the ground of a board; `prefix` begins every id in it."""
    lines = geography(plan)
    home = _path(lines["home"], closed=True)
    lakes = _path(lines["lakes"], closed=True)
    coast = _path(lines["coast"])
    left, top, right, bottom = plan.map_box

    def whole(style: str | None = None) -> str:
        return element("rect", class_=style, x=left, y=top, width=right - left, height=bottom - top)

    hexes = _hexes(plan.land())
    # Lakes are holes of the land.
    dry = element("path", d=home + lakes, clip_rule="evenodd")
    shapes = [
        element("clipPath", whole(), id=f"{prefix}-frame"),
        element("clipPath", dry, id=f"{prefix}-dry"),
        element("path", id=f"{prefix}-home", d=home),
        element("path", id=f"{prefix}-hexes", d=hexes),
        element("path", id=f"{prefix}-coast", d=coast),
        element("path", id=f"{prefix}-lakes", d=lakes),
    ]
    on_land = f"url(#{prefix}-dry)"
    layers = [
        whole("gsb-water"),
        *(
            element("use", class_=f"gsb-shade gsb-shade-{n}", href=f"#{prefix}-coast")
            for n in (1, 2, 3)
        ),
        element("path", class_="gsb-beyond", d=_path(lines["neighbours"], closed=True)),
        element("use", class_="gsb-beyond", href=f"#{prefix}-home"),
        element("use", class_="gsb-lake-water", href=f"#{prefix}-lakes") if lakes else "",
        element("use", class_="gsb-shoal", href=f"#{prefix}-hexes"),
        element("g", element("use", class_="gsb-home", href=f"#{prefix}-hexes"), clip_path=on_land),
        element("g", [_wash(plan, kind) for kind in ("hills", "mountains")], class_="gsb-washes"),
        element("path", class_="gsb-state", d=_path(lines["states"])),
        element("path", class_="gsb-border", d=_path(lines["border"])),
        element("use", class_="gsb-shore", href=f"#{prefix}-lakes") if lakes else "",
        element("use", class_="gsb-coast", href=f"#{prefix}-coast"),
        element("g", rivers(plan), clip_path=on_land),
        relief(plan),
        element("use", class_="gsb-grid", href=f"#{prefix}-hexes"),
        element("path", class_="gsb-edge", d=_path(_edge(plan), closed=True)),
        lettering(plan, plan.art["lettering"]) if "lettering" in plan.art else "",
        *(barrier(a, b) for a, b in plan.all_bars()),
        printed.towns(plan),
    ]
    kept = [layer for layer in layers if layer and ' d=""' not in layer]
    return element(
        "g",
        [element("defs", shapes), element("g", kept, clip_path=f"url(#{prefix}-frame)")],
        class_="gsb-ground",
    )


def geography(plan: HexPlan) -> dict[str, list[list[Point]]]:
    """Returns the lines of land, lakes, coast and borders on the sheet.

    They are those of the outline that the board names; without one the land is where its
    hexes are.
    """
    layers: dict[str, list[list[Point]]] = {
        layer: [] for layer in ("home", "neighbours", "coast", "border", "states", "lakes")
    }
    name, to_sheet = plan.art.get("outline"), plan.to_sheet
    if name and plan.has_chart:
        near = grown(plan.map_box, BEYOND)
        for layer in layers:
            lines = [[to_sheet(*point) for point in line] for line in outline(name)[layer]]
            layers[layer] = [line for line in lines if touch(_around(line), near)]
    else:
        layers["home"] = [smooth(ring) for ring in _edge(plan)]
        layers["coast"] = [[*ring, ring[0]] for ring in layers["home"]]
    return layers


def barrier(a: Point, b: Point) -> str:
    """Returns the bar across a side that no track may cross, from end to end."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    ends = [(mx + (x - mx) * BAR, my + (y - my) * BAR) for x, y in (a, b)]
    path = line_path(ends)
    return element("path", class_="gsb-bar", d=path) + element(
        "path", class_="gsb-bar-teeth", d=path
    )


def _hexes(spots: list[Spot]) -> str:
    return "".join(line_path(corners(spot.at, spot.r), closed=True) for spot in spots)


def _wash(plan: HexPlan, kind: str) -> str:
    """Returns the tint of the hexes of a terrain."""
    spots = [spot for spot in plan.land() if kind in spot.terrain and spot.kind != "city"]
    path = _hexes(spots)
    return element("path", class_=f"gsb-wash-{kind}", d=path) if path else ""


def _edge(plan: HexPlan) -> list[list[Point]]:
    """Returns the closed lines around all land hexes."""
    land = {spot.hex for spot in plan.land()}
    sides: list[tuple[Point, Point]] = []
    for spot in plan.land():
        for edge in range(6):
            if neighbour(spot.hex, edge) not in land:
                a, b = side(spot.at, edge, spot.r)
                sides.append(((round(a[0], 1), round(a[1], 1)), (round(b[0], 1), round(b[1], 1))))
    return rings(_joined(sides))


def _joined(sides: list[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """Returns the sides with corners that differ by rounding made one."""
    known: dict[tuple[int, int], Point] = {}
    joined: list[tuple[Point, Point]] = []
    for ends in sides:
        one, two = (known.setdefault((round(x), round(y)), (x, y)) for x, y in ends)
        joined.append((one, two))
    return joined


def _path(lines: list[list[Point]], closed: bool = False) -> str:
    return "".join(line_path(line, closed) for line in lines)


def _around(line: list[Point]) -> Box:
    return hull([(x, y, x, y) for x, y in line])
