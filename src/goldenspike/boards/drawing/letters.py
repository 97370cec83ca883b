"""How wide a text is, from measured letters, so that names can be kept apart.

The widths are those of the typefaces that the drawing names; whoever draws the board
without them squeezes each text to the width computed here.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

ASCENT: Final = 0.74
"""Height of capitals above the baseline, and a little air, in parts of the size."""
DESCENT: Final = 0.22

UNKNOWN: Final = 620
"""Thousandths of the size for a letter that was not measured."""
WIDE: Final = 1020
"""The same for signs of scripts that stand in squares."""


@cache
def widths(face: str) -> dict[str, int]:
    """Returns the width of each letter of a face, such as `besley 500`, in thousandths."""
    table = json.loads((files(__package__) / "widths.json").read_text("utf-8"))
    row: dict[str, int] = table[face]
    return row


def text_width(text: str, face: str, size: float, spacing: float = 0.0) -> float:
    """Returns the width of a text; `spacing` is added between its letters."""
    row = widths(face)
    units = sum(
        row[letter] if letter in row else (WIDE if ord(letter) >= 0x1100 else UNKNOWN)
        for letter in text
    )
    return units * size / 1000 + spacing * max(0, len(text) - 1)
