"""Outlines of real geography, as they lie in their file: lines of longitude and latitude."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

Line = list[tuple[float, float]]
HUNDREDTHS = 100
"""Parts of a degree that an outline is written in where it does not say so."""


@cache
def outline(name: str) -> dict[str, list[Line]]:
    """Returns the layers of an outline: home, neighbours, coast, border, states, lakes, rivers."""
    packed = json.loads((files(__package__) / f"{name}.json").read_text("utf-8"))
    units = packed.get("units", HUNDREDTHS)
    return {
        layer: [_unpacked(line, units) for line in lines]
        for layer, lines in packed.items()
        if isinstance(lines, list)
    }


def _unpacked(packed: list[int], units: int) -> Line:
    x = y = 0
    line: Line = []
    for dx, dy in zip(packed[::2], packed[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x / units, y / units))
    return line
