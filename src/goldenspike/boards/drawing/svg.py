"""Just enough to write SVG: escaped text, short numbers, elements with attributes."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """Returns a number with at most one digit after the point."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def element(name: str, inside: str | Iterable[str] | None = None, **attributes: object) -> str:
    """Returns an element; `class_` stands for `class`, other underlines for hyphens."""
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        said = number(value) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(said)}")
    head = " ".join(parts)
    if inside is None:
        return f"<{head}/>"
    body = inside if isinstance(inside, str) else "".join(inside)
    return f"<{head}>{body}</{name}>"


def text(words: str, x: float, y: float, **attributes: object) -> str:
    """Returns a line of text."""
    return element("text", escape(words), x=number(x), y=number(y), **attributes)


def line_path(points: Iterable[Point], closed: bool = False) -> str:
    """Returns path data through the points, each told as the step from the one before."""
    parts: list[str] = []
    x0 = y0 = 0
    for point in points:
        # Tenths, so that the steps add up exactly.
        x, y = round(point[0] * 10), round(point[1] * 10)
        if parts and x == x0 and y == y0:
            continue
        step = f"{number((x - x0) / 10)} {number((y - y0) / 10)}".replace(" -", "-")
        parts.append(("l" if parts else "M") + step)
        x0, y0 = x, y
    if len(parts) < 2:
        return ""
    return "".join(parts) + ("Z" if closed else "")
