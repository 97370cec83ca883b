"""What lies under a board: water, land, lakes, rivers, borders, hills, and their lettering."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import TYPE_CHECKING, Any, Final, Protocol

from goldenspike.boards.drawing.geometry import Box, Point, grown, overlap
from goldenspike.boards.drawing.letters import ASCENT, DESCENT, text_width
from goldenspike.boards.drawing.outline import outline
from goldenspike.boards.drawing.regions import regions
from goldenspike.boards.drawing.svg import element, line_path, number, text

if TYPE_CHECKING:
    from goldenspike.boards.drawing.plan import Plan


class Lettered(Protocol):
    """What lettering asks of the plan of a board."""

    language: str

    @property
    def to_sheet(self) -> Callable[[float, float], Point]:
        """What turns longitude and latitude into a point of the sheet."""

    def printed(self) -> list[Box]:
        """Returns the boxes of all print, on which nothing else may be drawn."""


# Rivers on the way are drawn from this length on, in units of the sheet.
SHORTEST_RIVER: Final = 6.0


def ground(plan: Plan, prefix: str) -> str:
    """Returns the ground of a board; `prefix` begins every id in it."""
    lines = _lines(plan)
    home = _path(lines.get("home", []), closed=True)
    abroad = _path(lines.get("neighbours", []), closed=True)
    coast = _path(lines.get("coast", []))
    left, top, right, bottom = plan.map_box
    frame = element("rect", x=left, y=top, width=right - left, height=bottom - top)
    shapes = [
        element("clipPath", frame, id=f"{prefix}-frame"),
        element("path", id=f"{prefix}-land", d=home),
        element("clipPath", element("use", href=f"#{prefix}-land"), id=f"{prefix}-home"),
        element("path", id=f"{prefix}-coast", d=coast),
    ]
    sea = "gsb-water" if lines else "gsb-home"
    layers = [
        element("rect", class_=sea, x=left, y=top, width=right - left, height=bottom - top),
        *(
            element("use", class_=f"gsb-shade gsb-shade-{n}", href=f"#{prefix}-coast")
            for n in (1, 2, 3)
            if coast
        ),
        element("path", class_="gsb-abroad", d=abroad),
        element("use", class_="gsb-home", href=f"#{prefix}-land") if home else "",
        tints(plan, f"{prefix}-home") if home else "",
        element("path", class_="gsb-state", d=_path(lines.get("states", []))),
        _rivers(lines.get("rivers", [])),
        element("path", class_="gsb-lake", d=_path(lines.get("lakes", []), closed=True)),
        element("path", class_="gsb-border", d=_path(lines.get("border", []))),
        element("use", class_="gsb-coast", href=f"#{prefix}-coast") if coast else "",
        hills(plan) if plan.art.get("outline") else "",
        lettering(plan, _data("lettering.toml")["word"]) if plan.art.get("outline") else "",
    ]
    kept = [layer for layer in layers if layer and ' d=""' not in layer]
    return element(
        "g",
        [element("defs", shapes), element("g", kept, clip_path=f"url(#{prefix}-frame)")],
        class_="gsb-ground",
    )


def tints(plan: Plan, clip: str) -> str:
    """Returns a wash in the colour of the goods around the places that have them."""
    # Well beyond the sheet, so that no corner on the land is cut by it.
    room = grown(plan.map_box, 400)
    found = regions([(place.at, place.color) for place in plan.places.values()], room)
    washes = [
        element("path", class_=f"gsb-tint gsb-tint-{color}", d=_path(found[color], closed=True))
        for color in sorted(found)
    ]
    return element(
        "g", element("g", washes, class_="gsb-tints", opacity=".13"), clip_path=f"url(#{clip})"
    )


def hills(plan: Plan) -> str:
    """Returns the mountains as rows of small engraved hills, none under print."""
    free = [grown(box, 2) for box in plan.printed()]
    drawn: list[tuple[float, str]] = []
    for mountains in _data("relief.toml")["range"]:
        size = float(mountains["size"])
        crest = [plan.to_sheet(lon, lat) for lon, lat in mountains["crest"]]
        for x, y, high in _peaks(crest, size, mountains["rows"]):
            box = (x - high, y - high, x + high, y + 2)
            if not any(overlap(box, other) > 0 for other in free):
                drawn.append((y, hill(x, y, high)))
    # Those in front, farther south, cover those behind.
    return element("g", [shape for _, shape in sorted(drawn)], class_="gsb-hills")


def lettering(plan: Lettered, entries: list[dict[str, Any]]) -> str:
    """Returns the names of seas, lakes and countries, as far as there is room for them."""
    free = plan.printed()
    words: list[str] = []
    for word in entries:
        said = word.get(plan.language, word["en"])
        x, y = plan.to_sheet(word["lon"], word["lat"])
        size, spacing, turn = word.get("size", 16), word.get("spacing", 3), word.get("turn", 0)
        wide = text_width(said, "besley 500", size, spacing)
        if any(
            overlap(box, other) > 0 for box in _turned(x, y, wide, size, turn) for other in free
        ):
            continue
        words.append(
            text(
                said,
                -wide / 2,
                size * 0.36,
                class_="gsb-far",
                font_size=number(size),
                letter_spacing=number(spacing),
                transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})",
            )
        )
    return element("g", words, class_="gsb-lettering")


def _lines(plan: Plan) -> dict[str, list[list[Point]]]:
    """Returns the layers on the sheet: of the outline named in the art, and those given there."""
    name = plan.art.get("outline")
    layers = {layer: list(lines) for layer, lines in outline(name).items()} if name else {}
    for layer, source in (("home", "land"), ("lakes", "lakes"), ("rivers", "rivers")):
        given = [[(float(x), float(y)) for x, y in line] for line in plan.art.get(source, [])]
        if given:
            layers.setdefault(layer, []).extend(given)
        if given and layer == "home":
            layers.setdefault("coast", []).extend([*line, line[0]] for line in given)
    return {
        layer: [[plan.to_sheet(*point) for point in line] for line in lines]
        for layer, lines in layers.items()
    }


def _path(lines: list[list[Point]], closed: bool = False) -> str:
    return "".join(line_path(line, closed) for line in lines)


def _rivers(lines: list[list[Point]]) -> str:
    long = [line for line in lines if _length(line) >= SHORTEST_RIVER]
    path = _path(long)
    if not path:
        return ""
    return element("path", class_="gsb-bank", d=path) + element("path", class_="gsb-river", d=path)


def _length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _peaks(crest: list[Point], size: float, rows: int) -> list[tuple[float, float, float]]:
    """Returns foot and height of the hills of a range, a little uneven but always the same."""
    peaks: list[tuple[float, float, float]] = []
    count = 0
    for (ax, ay), (bx, by) in pairwise(crest):
        length = hypot(bx - ax, by - ay)
        angle = atan2(by - ay, bx - ax)
        steps = max(1, round(length / (size * 0.95)))
        for step in range(steps):
            for row in range(rows):
                count += 1
                # A simple spread of the golden ratio in place of chance.
                wobble = (count * 0.618034) % 1 - 0.5
                along = (step + 0.5 + 0.5 * (row % 2)) / steps * length + wobble * size * 0.35
                aside = (row - (rows - 1) / 2) * size * 1.25 + wobble * size * 0.5
                x = ax + cos(angle) * along - sin(angle) * aside
                y = ay + sin(angle) * along + cos(angle) * aside
                peaks.append((x, y, size * (0.85 + 0.35 * ((count * 0.414214) % 1))))
    return peaks


def hill(x: float, y: float, high: float) -> str:
    """Returns a hill with its foot at (x, y): an outline, and hatching on the eastern slope."""
    half = high * 0.8
    top = x - half * 0.1, y - high
    shape = (
        f"M{number(x - half)} {number(y)}"
        f"Q{number(x - half * 0.45)} {number(y - high * 0.3)} {number(top[0])} {number(top[1])}"
        f"Q{number(x + half * 0.45)} {number(y - high * 0.45)} {number(x + half)} {number(y)}"
    )
    # From the ridge, a crooked line down the middle, strokes fall to the east.
    slopes = "".join(
        line_path(
            [
                (top[0] + half * 0.1 * t, top[1] + high * t),
                (top[0] + half * (0.1 + 0.95 * (1 - t) * t + 0.42 * t), top[1] + high * (t + 0.2)),
            ]
        )
        for t in (0.08, 0.26, 0.44, 0.62, 0.78)
    )
    return element("path", class_="gsb-hill", d=shape) + element(
        "path", class_="gsb-slope", d=slopes
    )


def _turned(x: float, y: float, wide: float, size: float, turn: float) -> list[Box]:
    """Returns small boxes along a turned line of text, close around it."""
    angle = turn * 3.14159265 / 180
    half = size * (ASCENT + DESCENT) / 2
    pieces = max(1, round(wide / (2 * half)))
    boxes: list[Box] = []
    for piece in range(pieces):
        along = (piece + 0.5) / pieces * wide - wide / 2
        px, py = x + cos(angle) * along, y + sin(angle) * along
        boxes.append((px - half, py - half, px + half, py + half))
    return boxes


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / name).read_text("utf-8"))
