"""Draws the boards of Steam and Steam Barons: a map under a grid of hexes.

The sheet has two layers, children of the root in this order: the ground with land, water,
terrain and grid; the stops (`data-location="D6"`), each city a coloured hex, each town
its name alone, for its disc lies on the ground. Track can lie between them.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import quoteattr

from goldenspike.boards.drawing import furniture
from goldenspike.boards.drawing.hexes.ground import ground
from goldenspike.boards.drawing.hexes.key import key
from goldenspike.boards.drawing.hexes.patterns import patterns
from goldenspike.boards.drawing.hexes.plan import plan
from goldenspike.boards.drawing.hexes.printed import stops
from goldenspike.boards.drawing.hexes.style import style_sheet
from goldenspike.boards.drawing.svg import element, number
from goldenspike.engine.api import BoardFile


def draw(board: BoardFile, standalone: bool, language: str = "en", dark: bool = False) -> str:
    """Returns the board as an SVG document; as `draw` of Steel Driver's boards."""
    drawn = plan(board, language)
    prefix = f"gsb-{board.sha256[:8]}"
    wide, high = number(drawn.width), number(drawn.height)
    under = element(
        "g",
        [
            element("rect", class_="gsb-sheet", width=drawn.width, height=drawn.height),
            element("defs", patterns(prefix)),
            ground(drawn, prefix),
            furniture.border(drawn),
            furniture.title(drawn),
            key(drawn, prefix),
            furniture.compass(drawn),
        ],
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="gsb" viewBox="0 0 {wide} {high}"'
        f' width="{wide}" height="{high}" role="img" aria-label={quoteattr(drawn.title)}>'
        f"<style>{style_sheet(standalone, dark)}</style>"
        f"{under}{stops(drawn, prefix)}</svg>\n"
    )


def size(board: BoardFile) -> tuple[float, float]:
    """Returns width and height of the drawing."""
    drawn = plan(board)
    return drawn.width, drawn.height


def places(board: BoardFile) -> dict[str, dict[str, Any]]:
    """Returns by hex label `{"x", "y", "r", "kind"}`: its centre, from there to a corner, and what.

    The kind is city or town; else mountains, hills, river, plain or water, the first of
    the lists that the hex stands in.
    """
    return {
        spot.label: {
            "x": round(spot.at[0], 1),
            "y": round(spot.at[1], 1),
            "r": spot.r,
            "kind": spot.kind,
        }
        for spot in plan(board).places.values()
    }
