"""The preview picture of a challenge: a plate of the line's first landscape, name and score.

Drawn by hand on a large sheet and made small, in a few flat colours with engraved lines, so
that the file stays far below 200 kB. It is drawn in the process that checks runs.
"""

from __future__ import annotations

import io
import math
import random
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1200
HEIGHT: Final = 630
LARGE: Final = 2
"""How many times larger the sheet is than the picture."""
COLORS: Final = 160
FACES: Final = Path(__file__).parents[2] / "boards/drawing"
TEXT_WIDTH: Final = 650
HORIZON: Final = 330
VANISHING: Final = 880
"""Where the tracks meet, from the left."""

Color = tuple[int, int, int]
INK: Final[Color] = (27, 33, 48)
PAPER: Final[Color] = (243, 234, 214)
BRASS: Final[Color] = (233, 185, 73)
STEEL: Final[Color] = (198, 204, 210)
WOOD: Final[Color] = (84, 62, 42)
SKIES: Final[dict[str, tuple[Color, Color, Color, Color]]] = {
    # landscape: upper sky, lower sky, far land, near land
    "forest": ((38, 62, 78), (226, 178, 112), (58, 92, 84), (40, 66, 50)),
    "snow": ((44, 58, 92), (214, 196, 196), (124, 140, 170), (222, 228, 236)),
    "desert": ((72, 44, 70), (236, 154, 84), (166, 84, 56), (206, 146, 88)),
}
GEMS: Final[tuple[tuple[Color, int], ...]] = (
    ((84, 190, 196), 4), ((214, 84, 98), 6), ((240, 200, 92), 8)
)  # fmt: skip
"""Colour and corners of small, fine and great gems."""


def can_write(text: str) -> bool:
    """Returns whether the typeface has every letter of a text."""
    return all(" " <= sign <= "~" or "\xa1" <= sign <= "\xff" for sign in text)


def picture(landscape: str, seed: int, title: str, figure: str, lines: list[str]) -> bytes:
    """Returns the picture as PNG: a title, perhaps a large figure, and lines of text."""
    image = Image.new("RGB", (WIDTH * LARGE, HEIGHT * LARGE))
    draw = ImageDraw.Draw(image)
    draws = random.Random(seed)
    _sky(draw, landscape, draws)
    _far(draw, landscape, draws)
    _ground(draw, landscape, draws)
    _track(draw)
    _gems(draw)
    _plate(draw, title, figure, lines)
    small = image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    few = small.quantize(COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    file = io.BytesIO()
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def _mixed(one: Color, other: Color, part: float) -> Color:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _box(left: float, top: float, right: float, bottom: float) -> list[float]:
    return [left * LARGE, top * LARGE, right * LARGE, bottom * LARGE]


def _points(*points: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x * LARGE, y * LARGE) for x, y in points]


def _sky(draw: ImageDraw.ImageDraw, landscape: str, draws: random.Random) -> None:
    """Bands from dusk to light, a low sun behind engraved lines, stars above."""
    upper, lower, *_ = SKIES[landscape]
    bands = 15
    for band in range(bands):
        top = HORIZON * band / bands
        color = _mixed(upper, lower, band / (bands - 1))
        draw.rectangle(_box(0, top, WIDTH, HORIZON), fill=color)
    for radius, part in ((150, 0.35), (112, 0.6), (78, 1.0)):
        glow = _mixed(lower, (255, 240, 200), part)
        left, top = VANISHING - radius, HORIZON - 40 - radius
        draw.ellipse(_box(left, top, left + 2 * radius, top + 2 * radius), fill=glow)
    for number in range(12):
        line = HORIZON - 112 + number * 10
        reach = 180 + 22 * number
        end = line + 1 + number / 6
        ink = _mixed(lower, upper, 0.25)
        draw.rectangle(_box(VANISHING - reach, line, VANISHING + reach, end), fill=ink)
    for _ in range(46):
        x, y = draws.uniform(0, WIDTH), draws.uniform(6, 150)
        draw.ellipse(_box(x, y, x + 2.4, y + 2.4), fill=_mixed(upper, PAPER, 0.7))


def _far(draw: ImageDraw.ImageDraw, landscape: str, draws: random.Random) -> None:
    """What stands on the horizon: ridges of firs, peaks with snow, mesas."""
    _, lower, far, _ = SKIES[landscape]
    if landscape == "forest":
        for depth in range(3):
            base = HORIZON + 14 * depth
            color = _mixed(far, INK, 0.15 + 0.22 * depth)
            x = -20.0
            while x < WIDTH + 20:
                if abs(x - VANISHING) > 60 + 50 * depth:
                    _fir(draw, x, base + 30, draws.uniform(60, 110) + 40 * depth, color)
                x += draws.uniform(16, 34) + 10 * depth
        return
    for depth in range(2):
        x = -120.0
        while x < WIDTH + 120:
            width = draws.uniform(150, 270)
            tall = draws.uniform(70, 190) * (1 - 0.35 * depth)
            color = _mixed(_mixed(far, lower, 0.3), INK, 0.3 * depth)
            if landscape == "snow":
                _peak(draw, x, width, tall, color)
            else:
                _mesa(draw, x, width * 0.7, tall * 0.7, color)
            x += width * draws.uniform(0.5, 0.9)


def _fir(draw: ImageDraw.ImageDraw, x: float, base: float, tall: float, color: Color) -> None:
    for part in range(4):
        top, bottom = base - tall * (1 - 0.2 * part), base - tall * (0.55 - 0.17 * part)
        half = tall * (0.11 + 0.055 * part)
        draw.polygon(_points((x, top), (x - half, bottom), (x + half, bottom)), fill=color)
    draw.rectangle(_box(x - 2, base - tall * 0.06, x + 2, base), fill=color)


def _peak(draw: ImageDraw.ImageDraw, x: float, width: float, tall: float, color: Color) -> None:
    base, top, middle = HORIZON + 4, HORIZON - tall, x + width * 0.46
    draw.polygon(_points((x, base), (middle, top), (x + width, base)), fill=color)
    shade = _mixed(color, INK, 0.35)
    draw.polygon(
        _points((middle, top), (x + width, base), (middle + width * 0.1, base)), fill=shade
    )
    cap, reach = tall * 0.34, width * 0.17
    draw.polygon(
        _points(
            (middle, top),
            (middle - reach, top + cap),
            (middle - reach * 0.4, top + cap * 0.75),
            (middle, top + cap * 1.15),
            (middle + reach * 0.5, top + cap * 0.8),
            (middle + reach * 1.15, top + cap),
        ),
        fill=(240, 242, 246),
    )


def _mesa(draw: ImageDraw.ImageDraw, x: float, width: float, tall: float, color: Color) -> None:
    base, top = HORIZON + 4, HORIZON - tall
    shoulder = top + tall * 0.3
    left = ((x, base), (x + width * 0.14, shoulder), (x + width * 0.18, top))
    right = ((x + width * 0.82, top), (x + width * 0.86, shoulder), (x + width, base))
    draw.polygon(_points(*left, *right), fill=color)
    shade = _mixed(color, INK, 0.3)
    for line in range(4):
        y = top + tall * (0.12 + 0.2 * line)
        inset = width * max(0.02, 0.19 - 0.05 * line)
        draw.rectangle(_box(x + inset, y, x + width - inset, y + 3), fill=shade)


def _ground(draw: ImageDraw.ImageDraw, landscape: str, draws: random.Random) -> None:
    """Land in engraved furrows that widen towards the viewer."""
    *_, near = SKIES[landscape]
    draw.rectangle(_box(0, HORIZON, WIDTH, HEIGHT), fill=near)
    ink = _mixed(near, INK, 0.3)
    y, gap = HORIZON + 3.0, 4.0
    while y < HEIGHT:
        x = draws.uniform(-200, 0)
        while x < WIDTH:
            long = draws.uniform(60, 260)
            draw.rectangle(_box(x, y, x + long, y + gap / 5), fill=ink)
            x += long + draws.uniform(10, 90)
        y += gap
        gap *= 1.17


def _track(draw: ImageDraw.ImageDraw) -> None:
    """Three tracks that meet at the horizon, sleepers closer and closer."""
    for foot in (330.0, 880.0, 1430.0):
        near, half = HEIGHT + 40.0, 128.0
        depth = 1.0
        while depth < 40:
            y = HORIZON + (near - HORIZON) / depth
            x = VANISHING + (foot - VANISHING) / depth
            wide, tall = half * 1.35 / depth, 17 / depth
            draw.rectangle(_box(x - wide, y - tall, x + wide, y + tall), fill=WOOD)
            depth *= 1.13
        for side in (-1, 1):
            at, rail = foot + side * half, 13.0
            far = (VANISHING, HORIZON + 2)
            draw.polygon(_points(far, (at - rail, near), (at + rail, near)), fill=INK)
            draw.polygon(_points(far, (at - rail * 0.5, near), (at + rail * 0.6, near)), fill=STEEL)


def _gems(draw: ImageDraw.ImageDraw) -> None:
    """A row of gems over the middle track, and a great one over the right one."""
    for x, y, size, kind in ((880, 520, 46, 0), (880, 448, 27, 0), (880, 408, 17, 1),
                             (880, 384, 11, 0), (1068, 470, 40, 2), (702, 428, 24, 1)):  # fmt: skip
        color, corners = GEMS[kind]
        shadow = _box(x - size * 0.8, y + size * 1.15, x + size * 0.8, y + size * 1.4)
        draw.ellipse(shadow, fill=(40, 38, 42))
        ring = [_corner(x, y, size * 1.12, corners, n) for n in range(corners)]
        draw.polygon(_points(*ring), fill=INK)
        outer = [_corner(x, y, size, corners, n) for n in range(corners)]
        inner = [_corner(x, y, size * 0.52, corners, n) for n in range(corners)]
        for n in range(corners):
            after = (n + 1) % corners
            light = 0.5 + 0.5 * math.cos(2 * math.pi * (n + 1.5) / corners)
            facet = _mixed(_mixed(color, INK, 0.45), _mixed(color, PAPER, 0.55), light)
            draw.polygon(_points(outer[n], outer[after], inner[after], inner[n]), fill=facet)
        draw.polygon(_points(*inner), fill=_mixed(color, PAPER, 0.35))


def _corner(x: float, y: float, size: float, corners: int, number: int) -> tuple[float, float]:
    turn = 2 * math.pi * number / corners - math.pi / 2
    return x + size * math.cos(turn), y + size * math.sin(turn)


def _plate(draw: ImageDraw.ImageDraw, title: str, figure: str, lines: list[str]) -> None:
    """An enamelled plate at the left with all that is said."""
    left, top, right, bottom = 48, 70, 48 + TEXT_WIDTH - 60, HEIGHT - 70
    draw.rounded_rectangle(_box(left, top, right, bottom), 22 * LARGE, fill=INK)
    draw.rounded_rectangle(
        _box(left + 9, top + 9, right - 9, bottom - 9), 15 * LARGE, outline=BRASS, width=3 * LARGE
    )
    x, room = left + 44, right - left - 88
    _write(
        draw, title, x, top + (40 if figure else 90), 46 if figure else 96, room, BRASS, "besley"
    )
    y = top + 260
    if figure:
        _write(draw, figure, x - 3, top + 100, 128, room, PAPER, "besley")
        y = top + 292
    for line in lines:
        _write(draw, line, x, y, 40, room, PAPER, "libre-franklin")
        y += 58


def _write(
    draw: ImageDraw.ImageDraw,
    text: str,
    x: float,
    y: float,
    size: int,
    room: float,
    color: Color,
    face: str,
) -> None:
    """Writes a line, smaller where it would not fit."""
    while True:
        font = ImageFont.truetype(str(FACES / f"{face}.woff2"), size * LARGE)
        font.set_variation_by_axes([700 if face == "besley" else 500])
        if font.getlength(text) <= room * LARGE or size <= 20:
            break
        size -= 2
    draw.text((x * LARGE, y * LARGE), text, font=font, fill=color)
