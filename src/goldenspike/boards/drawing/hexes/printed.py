"""What is printed on the map to be played on: towns, cities with their names."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from goldenspike.boards.drawing.geometry import Point
from goldenspike.boards.drawing.hexes.chart import corners
from goldenspike.boards.drawing.hexes.words import letter
from goldenspike.boards.drawing.svg import element, line_path, number, text

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan, Spot
    from goldenspike.boards.drawing.names import Name

CAPITAL: Final = 0.36
"""Half the height of a figure, in parts of its size: what centres it."""
INSIDE: Final = 0.93
"""The radius of a city's colour, in parts of that of its hex."""
BAND: Final = 8.6
"""Half the height of the band that carries a city's name."""
TOP: Final = -32.5
"""How far above the middle of a city its colour's letter and its number stand."""
FOOT: Final = 33.0
"""How far below the middle of a port its anchor lies."""


def stops(plan: HexPlan, prefix: str) -> str:
    """Returns the cities and the names of the towns, each a group with `data-location`."""
    names = plan.names
    drawn = [
        element(
            "g",
            (city(plan, spot, names[spot.hex], prefix) if spot.kind == "city" else "")
            + _name(spot, names[spot.hex]),
            class_=f"gsb-{spot.kind}",
            data_location=spot.label,
        )
        for spot in [*plan.cities(), *plan.towns()]
    ]
    return element("g", drawn, class_="gsb-stops")


def towns(plan: HexPlan) -> str:
    """Returns the discs of the towns."""
    return element("g", [disc(spot.at) for spot in plan.towns()], class_="gsb-discs")


def disc(at: Point, r: float = 8.5) -> str:
    """Returns a town's disc."""
    x, y = at
    return element("circle", class_="gsb-town-rim", cx=x, cy=y, r=r) + element(
        "circle", class_="gsb-town-dot", cx=x, cy=y, r=r * 0.42
    )


def city(plan: HexPlan, spot: Spot, name: Name, prefix: str) -> str:
    """Returns a city's hex: its colour and pattern, the band, letter, number and anchor."""
    stop = spot.stop or {}
    x, y = spot.at
    parts = [
        colored(spot.at, spot.r, stop["color"], prefix),
        _band(spot.at, max(spot.r * INSIDE, name.lines[0][2] / 2 + 5.5)),
        badge((x - 9.5, y + TOP), 7.4, letter(plan.language, stop["color"])),
        cubes((x + 9.5, y + TOP), 13.6, str(stop["cubes"])),
        anchor((x, y + FOOT), 6.6) if stop.get("port") else "",
    ]
    return element("g", parts, class_=f"gsb-{stop['color']}")


def colored(at: Point, r: float, color: str, prefix: str) -> str:
    """Returns a hex in a colour, with the pattern that tells it."""
    inside = line_path(corners(at, r * INSIDE), closed=True)
    return (
        element("path", class_="gsb-city-rim", d=line_path(corners(at, r), closed=True))
        + element("path", class_="gsb-good", d=inside)
        + element("path", class_="gsb-weave", d=inside, fill=f"url(#{prefix}-{color})")
        + element("path", class_="gsb-city-line", d=inside)
    )


def badge(at: Point, r: float, said: str) -> str:
    """Returns the disc with the letter of a colour."""
    x, y = at
    size = r * 1.5
    return element("circle", class_="gsb-badge", cx=x, cy=y, r=r) + text(
        said, x, y + size * CAPITAL, class_="gsb-figure", font_size=number(size)
    )


def cubes(at: Point, side: float, said: str) -> str:
    """Returns the block with the printed number of cubes."""
    x, y = at
    size = side * 0.84
    return element(
        "rect",
        class_="gsb-block",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=2,
    ) + text(said, x, y + size * CAPITAL, class_="gsb-figure", font_size=number(size))


def anchor(at: Point, r: float) -> str:
    """Returns an anchor: what tells a port."""
    x, y = at
    ring, arms = y - r * 0.78, y + r * 0.2
    tips = [(x + r * 0.82 * cos(a), arms + r * 0.82 * sin(a)) for a in (pi * 0.12, pi * 0.88)]
    shaft = (
        f"M{number(x)} {number(ring + r * 0.24)}V{number(arms + r * 0.82)}"
        f"M{number(x - r * 0.45)} {number(y - r * 0.3)}H{number(x + r * 0.45)}"
        f"M{number(tips[0][0])} {number(tips[0][1])}"
        f"A{number(r * 0.82)} {number(r * 0.82)} 0 0 1 {number(tips[1][0])} {number(tips[1][1])}"
    )
    return (
        element("circle", class_="gsb-port", cx=x, cy=y, r=r * 1.42)
        + element("circle", class_="gsb-anchor", cx=x, cy=ring, r=r * 0.24)
        + element("path", class_="gsb-anchor", d=shaft)
    )


def _band(at: Point, ends: float) -> str:
    """Returns the band of a city, reaching so far to either side."""
    x, y = at
    cut = BAND / 3**0.5
    shape = [
        (x - ends, y),
        (x - ends + cut, y - BAND),
        (x + ends - cut, y - BAND),
        (x + ends, y),
        (x + ends - cut, y + BAND),
        (x - ends + cut, y + BAND),
    ]
    return element("path", class_="gsb-band", d=line_path(shape, closed=True))


def _name(spot: Spot, name: Name) -> str:
    return "".join(
        text(
            line,
            x,
            y,
            class_=f"gsb-name gsb-name-{spot.kind}",
            font_size=number(name.size),
            textLength=number(width),
            lengthAdjust="spacingAndGlyphs",
        )
        for line, (x, y), width in name.lines
    )
