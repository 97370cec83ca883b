"""The key of a board of hexes: terrain with what it adds to the cost, stops, colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from goldenspike.boards.drawing.furniture import plate
from goldenspike.boards.drawing.geometry import Point, grown
from goldenspike.boards.drawing.ground import hill
from goldenspike.boards.drawing.hexes.chart import corners
from goldenspike.boards.drawing.hexes.words import COLORS, letter, words
from goldenspike.boards.drawing.svg import element, line_path, number, text

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan

ROW: Final = 31.0
SWATCH: Final = 15.0
"""The radius of the hexes in the key."""
WIDTH: Final = 300.0
COLUMN: Final = 172.0
"""Where the second column begins."""
EXTRA: Final = {"river": "+$1", "hills": "+$2", "mountains": "+$3", "town": "+$1"}
"""What a terrain, or a town, adds to the cost of track (ST-4.2)."""


def key_size(plan: HexPlan) -> Point:
    """Returns width and height of the key."""
    return WIDTH, 30 + ROW * max(len(_rows(plan)), len(_colors(plan)) + 1)


def key(plan: HexPlan, prefix: str) -> str:
    """Returns the key, if there is room for it."""
    from goldenspike.boards.drawing.hexes.printed import badge, colored, cubes

    box = plan.furniture.key
    if box is None:
        return ""
    left, top, _, _ = box
    say = words(plan.language)
    parts = [
        element("path", class_="gsb-card", d=plate(box, 12)),
        element("path", class_="gsb-card-line", d=plate(grown(box, -5), 9)),
    ]
    for row, kind in enumerate(_rows(plan)):
        x, y = left + 32, top + 30 + ROW * row
        parts += [_swatch(kind, (x, y)), _label(say[kind], x + 24, y)]
        if kind in EXTRA:
            parts.append(_label(EXTRA[kind], left + 137, y, "gsb-figures"))
    for row, color in enumerate(_colors(plan)):
        x, y = left + COLUMN + 24, top + 30 + ROW * row
        parts += [
            element("g", colored((x, y), SWATCH, color, prefix), class_=f"gsb-{color}"),
            badge((x, y), 7.4, letter(plan.language, color)),
            _label(say[color], x + 24, y),
        ]
    x, y = left + COLUMN + 24, top + 30 + ROW * len(_colors(plan))
    parts += [cubes((x, y), 14, "3"), _label(say["cubes"], x + 24, y)]
    return element("g", parts, class_="gsb-legend")


def _rows(plan: HexPlan) -> list[str]:
    """Returns what the first column explains: what there is on the board."""
    content: dict[str, Any] = plan.content
    rows = [kind for kind in ("river", "hills", "mountains") if content["hexes"].get(kind)]
    rows += ["town"] if content.get("town") else []
    rows += ["port"] if any(city.get("port") for city in content["city"]) else []
    return rows + (["blocked"] if content.get("blocked") else [])


def _colors(plan: HexPlan) -> list[str]:
    present = {city["color"] for city in plan.content["city"]}
    return [color for color in COLORS if color in present]


def _label(said: str, x: float, y: float, style: str = "gsb-key") -> str:
    return text(said, x, y + 4.8, class_=style, font_size="13.5")


def _swatch(kind: str, at: Point) -> str:
    """Returns a small picture of what a row explains."""
    from goldenspike.boards.drawing.hexes.ground import barrier
    from goldenspike.boards.drawing.hexes.printed import anchor, disc
    from goldenspike.boards.drawing.hexes.relief import peak

    x, y = at
    shape = line_path(corners(at, SWATCH), closed=True)
    field = element("path", class_="gsb-home", d=shape)
    grid = element("path", class_="gsb-grid", d=shape)
    if kind == "port":
        return anchor(at, 7.5)
    if kind == "blocked":
        return barrier((x, y - 13), (x, y + 13))
    if kind == "river":
        n = [number(value) for value in (x - 13, y + 5, x - 5, y - 9, x + 4, y + 9, x + 13, y - 5)]
        path = f"M{n[0]} {n[1]}C{n[2]} {n[3]} {n[4]} {n[5]} {n[6]} {n[7]}"
        inside = element("path", class_="gsb-bank", d=path)
        inside += element("path", class_="gsb-river", d=path)
    elif kind == "town":
        inside = disc(at, 7)
    else:
        inside = element("path", class_=f"gsb-wash-{kind}", d=shape)
        if kind == "hills":
            inside += hill(x + 4, y, 8.5) + hill(x - 4, y + 8, 8.5)
        else:
            inside += peak(x, y + 8, 17)
    return field + inside + grid
