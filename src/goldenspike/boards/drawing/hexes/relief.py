"""Hills and mountains, engraved hex by hex, off all print and all rivers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from goldenspike.boards.drawing.geometry import Crowd, around, grown
from goldenspike.boards.drawing.ground import hill
from goldenspike.boards.drawing.hexes.rivers import waterways
from goldenspike.boards.drawing.svg import element, line_path, number

if TYPE_CHECKING:
    from goldenspike.boards.drawing.hexes.plan import HexPlan

# Feet of the hills of a hex, as steps from its middle.
HILLS: Final = (
    (-14, -21), (14, -24), (-31, -3), (0, -3), (31, -4), (-16, 17), (16, 15), (0, 36),
)  # fmt: skip
PEAKS: Final = ((-17, -8), (16, -13), (0, 12), (-23, 27), (23, 24))
HILL: Final = 11.5
PEAK: Final = 21.0
STRAY: Final = 4.0
RIVER: Final = 2.0
"""How far a river reaches from its middle, as far as hills care."""


def relief(plan: HexPlan) -> str:
    """Returns the hills and mountains of a board."""
    taken = Crowd(grown(box, 1.5) for box in plan.printed())
    for point in waterways(plan):
        taken.add(around(point, RIVER))
    drawn: list[tuple[float, str]] = []
    for spot in plan.places.values():
        if spot.kind == "city":
            continue
        for kind, feet, size in (("mountains", PEAKS, PEAK), ("hills", HILLS, HILL)):
            if kind not in spot.terrain:
                continue
            for count, (across, down) in enumerate(feet):
                chance = crc32(f"{spot.label} {count}".encode())
                x = spot.at[0] + across + STRAY * (chance % 201 / 100 - 1)
                y = spot.at[1] + down + STRAY * (chance // 201 % 201 / 100 - 1)
                high = size * (0.86 + 0.3 * (chance // 40401 % 101 / 100))
                shape = (x - high * 0.8, y - high, x + high * 0.8, y + 1)
                if not taken.covers(shape):
                    drawn.append((y, peak(x, y, high) if kind == "mountains" else hill(x, y, high)))
            break
    # Those in front, farther south, cover those behind.
    return element("g", [shape for _, shape in sorted(drawn)], class_="gsb-hills")


def peak(x: float, y: float, high: float) -> str:
    """Returns a mountain with its foot at (x, y): a sharp outline, its eastern face dark."""
    half = high * 0.68
    top = (x - half * 0.08, y - high)
    ridge = [(x + half * 0.12, y - high * 0.62), (x - half * 0.06, y - high * 0.4)]
    foot = (x + half * 0.16, y)
    outline = [(x - half, y), (x - half * 0.46, y - high * 0.52), top]
    outline += [(x + half * 0.5, y - high * 0.46), (x + half, y)]
    face = [top, (x + half * 0.5, y - high * 0.46), (x + half, y), foot, *reversed(ridge)]
    return (
        element("path", class_="gsb-hill", d=line_path(outline))
        + element("path", class_="gsb-face", d=line_path(face, closed=True))
        + element(
            "path",
            class_="gsb-slope",
            d=f"M{number(x - half * 0.55)} {number(y - 1)}l{number(half * 0.2)} "
            f"{number(-high * 0.26)}",
        )
    )
