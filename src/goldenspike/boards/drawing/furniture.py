"""What a map has besides the land: its title, the key, a compass rose, a scale."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final, Protocol

from goldenspike.boards.drawing.geometry import Box, Point, grown, inside_length, overlap
from goldenspike.boards.drawing.letters import text_width
from goldenspike.boards.drawing.svg import element, line_path, number, text

if TYPE_CHECKING:
    from goldenspike.boards.drawing.plan import Plan

WORDS: Final = {
    "en": {
        "start": "start location",
        "regular": "value in dollars",
        "cost": "cost in cubes",
        "white": "white", "black": "black", "silver": "silver", "orange": "orange", "red": "red",
        "miles": "miles",
    },
    "es": {
        "start": "punto de partida",
        "regular": "valor en dólares",
        "cost": "coste en cubos",
        "white": "blanco", "black": "negro", "silver": "plata", "orange": "naranja", "red": "rojo",
        "miles": "millas",
    },
    "pt": {
        "start": "ponto de partida",
        "regular": "valor em dólares",
        "cost": "custo em cubos",
        "white": "branco", "black": "preto", "silver": "prata", "orange": "laranja",
        "red": "vermelho",
        "miles": "milhas",
    },
}  # fmt: skip

TITLE_SIZE: Final = 31.0
TITLE_SPACING: Final = 3.0
KEY: Final = (206.0, 214.0)
ROSE: Final = 46.0
ROSE_WIDTH: Final = 170.0
CORNERS: Final = ("sw", "se", "nw", "ne", "s", "n", "w", "e")


class Furniture:
    """Where the title, the key and the compass stand; None for what finds no room."""

    def __init__(self, title: Box | None, key: Box | None, rose: Box | None) -> None:
        self.title = title
        self.key = key
        self.rose = rose

    @property
    def boxes(self) -> list[Box]:
        """All that is taken."""
        return [box for box in (self.title, self.key, self.rose) if box is not None]


class Chart(Protocol):
    """What furniture asks of the plan of a board."""

    language: str
    art: dict[str, Any]

    @property
    def title(self) -> str:
        """The title of the board."""

    @property
    def game(self) -> str:
        """The title of the game."""

    @property
    def map_box(self) -> Box:
        """What lies inside the border."""

    @property
    def scale_bar(self) -> tuple[float, str]:
        """The length of the scale and what it tells."""

    @property
    def furniture(self) -> Furniture:
        """Where the pieces stand."""

    def obstacles(self) -> list[Box]:
        """Returns what no piece may cover."""

    def lines(self) -> list[tuple[Point, Point]]:
        """Returns the lines that no piece may cover."""


def furnish(plan: Chart, key: Point, compass: bool) -> Furniture:
    """Returns the furniture of a plan, each piece where it covers nothing that is played on.

    `key` is the size of the key; a compass needs a map that has a north.
    """
    title = _seat(plan, _title_size(plan), [], plan.art.get("title"))
    taken = [title] if title else []
    legend = _seat(plan, key, taken, plan.art.get("key"))
    taken += [legend] if legend else []
    rose = None
    if compass:
        rose = _seat(plan, (ROSE_WIDTH, 2 * ROSE + 34), taken, plan.art.get("compass"))
    return Furniture(title, legend, rose)


def words(plan: Plan) -> dict[str, str]:
    """Returns the words of the plan's language."""
    return WORDS.get(plan.language, WORDS["en"])


def _title_size(plan: Chart) -> Point:
    wide = text_width(plan.title.upper(), "besley 700", TITLE_SIZE, TITLE_SPACING)
    return max(250.0, wide + 64), 104.0


def _seat(
    plan: Chart, size: Point, taken: list[Box], wished: str | list[float] | None
) -> Box | None:
    """Returns the box of a piece where it fits, first where it is wished; None if nowhere."""
    left, top, right, bottom = grown(plan.map_box, -16)
    wide, high = size
    spots = {
        "w": (left, (top + bottom - high) / 2),
        "e": (right - wide, (top + bottom - high) / 2),
        "n": ((left + right - wide) / 2, top),
        "s": ((left + right - wide) / 2, bottom - high),
        "nw": (left, top),
        "ne": (right - wide, top),
        "sw": (left, bottom - high),
        "se": (right - wide, bottom - high),
    }
    # Beside what stands already, so that pieces can share a corner.
    beside = [
        spot
        for box in taken
        for spot in (
            (box[2] + 20, box[3] - high),
            (box[0] - 20 - wide, box[3] - high),
            (box[0], box[1] - 20 - high),
            (box[2] - wide, box[1] - 20 - high),
        )
    ]
    obstacles, lines = plan.obstacles(), plan.lines()
    first: list[Point] = []
    if isinstance(wished, list):
        first = [(wished[0], wished[1])]
    elif wished is not None:
        first = [spots[wished]]
    for x, y in [*first, *(spots[corner] for corner in CORNERS), *beside]:
        box = (x, y, x + wide, y + high)
        if x < left or y < top or x + wide > right or y + high > bottom:
            continue
        if any(overlap(grown(box, 12), other) > 0 for other in taken):
            continue
        if any(overlap(grown(box, 8), other) > 0 for other in obstacles):
            continue
        if any(inside_length(grown(box, 6), a, b) > 0 for a, b in lines):
            continue
        return box
    return None


def title(plan: Chart) -> str:
    """Returns the cartouche with the title."""
    box = plan.furniture.title
    if box is None:
        return ""
    left, top, right, bottom = box
    middle = (left + right) / 2
    said = plan.title.upper()
    wide = text_width(said, "besley 700", TITLE_SIZE, TITLE_SPACING)
    game = plan.game
    game_wide = text_width(game, "besley 500", 16, 2.5)
    rule = (right - left - 70 - game_wide) / 2
    y = bottom - 32
    ornament = "".join(
        line_path(line)
        for line in (
            [(left + 24, y), (left + 24 + rule, y)],
            [(right - 24 - rule, y), (right - 24, y)],
        )
    )
    return element(
        "g",
        [
            element("path", class_="gsb-card", d=plate(box, 16)),
            element("path", class_="gsb-card-line", d=plate(grown(box, -6), 13)),
            text(
                said,
                middle - wide / 2,
                top + 50,
                class_="gsb-title",
                font_size=number(TITLE_SIZE),
                letter_spacing=number(TITLE_SPACING),
                textLength=number(wide + TITLE_SPACING),
            ),
            element("path", class_="gsb-card-line", d=ornament),
            text(
                game,
                middle - game_wide / 2,
                y + 5.5,
                class_="gsb-kicker",
                font_size="16",
                letter_spacing="2.5",
            ),
        ],
        class_="gsb-cartouche",
    )


def key(plan: Plan) -> str:
    """Returns the key: what a hexagon, a circle, a plaque and each colour mean."""
    box = plan.furniture.key
    if box is None:
        return ""
    from goldenspike.boards.drawing.printed import disc, plaque, rails

    left, top, _, _ = box
    say = words(plan)
    parts = [
        element("path", class_="gsb-card", d=plate(box, 12)),
        element("path", class_="gsb-card-line", d=plate(grown(box, -5), 9)),
    ]
    x = left + 36
    line = rails((x - 19, top + 98), (x + 19, top + 98), 6.5)
    rows = (
        ("start", disc("start", "white", "", (x, top + 32), 14)),
        ("regular", disc("regular", "white", "50", (x, top + 65), 14)),
        ("cost", line + plaque("3", (x, top + 98), 17)),
    )
    for row, (word, drawn) in enumerate(rows):
        parts.append(drawn)
        parts.append(
            text(say[word], left + 64, top + 37 + 33 * row, class_="gsb-key", font_size="13.5")
        )
    counts = Counter(place.color for place in plan.places.values())
    colors = [color for color in ("white", "black", "silver", "orange", "red") if counts[color]]
    for index, color in enumerate(colors):
        cx, cy = left + 30 + 92 * (index % 2), top + 132 + 29 * (index // 2)
        parts.append(disc("regular", color, str(counts[color]), (cx, cy), 12))
        parts.append(text(say[color], cx + 18, cy + 4.5, class_="gsb-key", font_size="13"))
    return element("g", parts, class_="gsb-legend")


def compass(plan: Chart) -> str:
    """Returns a compass rose with a scale under it."""
    box = plan.furniture.rose
    if box is None:
        return ""
    x, y = (box[0] + box[2]) / 2, box[1] + ROSE
    parts = [
        element("circle", class_="gsb-rose-ring", cx=x, cy=y, r=ROSE * 0.62),
        element("circle", class_="gsb-rose-ring", cx=x, cy=y, r=ROSE * 0.56),
    ]
    for eighth in (1, 3, 5, 7, 0, 2, 4, 6):
        far = ROSE * (0.86 if eighth % 2 == 0 else 0.52)
        near = ROSE * 0.15
        angle = eighth * pi / 4 - pi / 2
        tip = (x + cos(angle) * far, y + sin(angle) * far)
        for side, tone in ((-1, "light"), (1, "dark")):
            turn = angle + side * pi / 4
            corner = (x + cos(turn) * near, y + sin(turn) * near)
            parts.append(
                element(
                    "path",
                    class_=f"gsb-rose-{tone}",
                    d=line_path([(x, y), corner, tip], closed=True),
                )
            )
    wide = text_width("N", "besley 700", 13)
    parts.append(text("N", x - wide / 2, y - ROSE * 0.9, class_="gsb-title", font_size="13"))
    parts.append(_scale(plan, x, box[3] - 12))
    return element("g", parts, class_="gsb-compass")


def _scale(plan: Chart, x: float, y: float) -> str:
    """Returns the scale, its length true in the middle of the map."""
    length, said = plan.scale_bar
    half = length / 2
    wide = text_width(said, "libre-franklin 500", 10.5)
    bar = line_path(
        [(x - half, y - 2.5), (x, y - 2.5), (x, y + 2.5), (x - half, y + 2.5)], closed=True
    )
    return (
        element("path", class_="gsb-scale-bar", d=bar)
        + element("rect", class_="gsb-scale", x=x - half, y=y - 2.5, width=2 * half, height=5.0)
        + text(said, x - wide / 2, y + 15, class_="gsb-small", font_size="10.5")
    )


def border(plan: Chart) -> str:
    """Returns the border of the map: a thick line, a thin line, and blocks between them."""
    left, top, right, bottom = plan.map_box
    outer, inner = grown(plan.map_box, 9), plan.map_box

    def rect(name: str, box: Box) -> str:
        return element(
            "rect",
            class_=name,
            x=box[0],
            y=box[1],
            width=box[2] - box[0],
            height=box[3] - box[1],
        )

    across, down = (right - left) / 30, (bottom - top) / 18
    blocks = "".join(
        line_path([(left + across * k, y), (left + across * (k + 1), y)])
        for k in range(0, 30, 2)
        for y in (top - 4.5, bottom + 4.5)
    ) + "".join(
        line_path([(x, top + down * k), (x, top + down * (k + 1))])
        for k in range(0, 18, 2)
        for x in (left - 4.5, right + 4.5)
    )
    return element(
        "g",
        [
            element("path", class_="gsb-neat-ticks", d=blocks),
            rect("gsb-neat", inner),
            rect("gsb-neat", outer),
            rect("gsb-neat-thick", grown(outer, 5)),
        ],
        class_="gsb-frame",
    )


def plate(box: Box, cut: float) -> str:
    """Returns the outline of a plate with hollow corners."""
    left, top, right, bottom = box
    c = number(cut)
    return (
        f"M{number(left + cut)} {number(top)}H{number(right - cut)}"
        f"A{c} {c} 0 0 0 {number(right)} {number(top + cut)}V{number(bottom - cut)}"
        f"A{c} {c} 0 0 0 {number(right - cut)} {number(bottom)}H{number(left + cut)}"
        f"A{c} {c} 0 0 0 {number(left)} {number(bottom - cut)}V{number(top + cut)}"
        f"A{c} {c} 0 0 0 {number(left + cut)} {number(top)}Z"
    )
