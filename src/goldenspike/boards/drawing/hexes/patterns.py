"""The patterns that tell the colours of cities without their colour."""

from __future__ import annotations

from typing import Final

from goldenspike.boards.drawing.svg import element

SIDE: Final = 12
"""Of the square that is repeated."""

LINES: Final = {
    "red": "M-3 3l6-6M0 12l12-12M9 15l6-6",
    "blue": "M0 3q3-3 6 0t6 0M0 9q3-3 6 0t6 0",
    "yellow": "M3 3h0M9 9h0",
    "purple": "M0 0l12 12M12 0l-12 12",
    "black": "M3-1v14M9-1v14",
}
"""By colour: strokes in the square, drawn in the ink of the colour."""


def patterns(prefix: str) -> list[str]:
    """Returns the patterns of all colours; their ids are the prefix and the colour."""
    return [
        element(
            "pattern",
            element("path", class_=f"gsb-strokes gsb-strokes-{color}", d=strokes),
            id=f"{prefix}-{color}",
            width=SIDE,
            height=SIDE,
            patternUnits="userSpaceOnUse",
        )
        for color, strokes in LINES.items()
    ]
