"""Draws a board as it would be printed, as SVG.

A board of hexes is drawn by `hexes`. The sheet of a Steel Driver board has three layers,
children of the root in this order: the ground, the routes (`data-route="a|b"`), the locations
(`data-location="id"`). Pieces can lie between them.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import quoteattr

from goldenspike.boards.drawing import furniture, hexes, printed
from goldenspike.boards.drawing.ground import ground
from goldenspike.boards.drawing.plan import HEIGHT, WIDTH, plan
from goldenspike.boards.drawing.style import style_sheet
from goldenspike.boards.drawing.svg import element
from goldenspike.engine.api import BoardFile

SIZE = (WIDTH, HEIGHT)
"""Width and height of every drawing of a Steel Driver board, in its units."""


def draw(board: BoardFile, standalone: bool, language: str = "en", dark: bool = False) -> str:
    """Returns the board as an SVG document.

    Standing alone it brings its letters and its colours, light or dark; otherwise its
    style sheet speaks of the custom properties of the page it is put into. There are no
    scripts and no style attributes in it.
    """
    if has_hexes(board):
        return hexes.draw(board, standalone, language, dark)
    drawn = plan(board, language)
    names = drawn.names  # first, for placing the names moves plaques out of their way
    prefix = f"gsb-{board.sha256[:8]}"
    sheet = element("rect", class_="gsb-sheet", width=WIDTH, height=HEIGHT)
    under = element(
        "g",
        [
            sheet,
            ground(drawn, prefix),
            furniture.border(drawn),
            furniture.title(drawn),
            furniture.key(drawn),
            furniture.compass(drawn),
        ],
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="gsb" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" role="img" aria-label={quoteattr(drawn.title)}>'
        f"<style>{style_sheet(standalone, dark)}</style>"
        f"{under}{printed.routes(drawn)}{printed.places(drawn, names)}</svg>\n"
    )


def has_hexes(board: BoardFile) -> bool:
    """Returns whether the board is one of hexes."""
    return "hexes" in board.content


def size(board: BoardFile) -> tuple[float, float]:
    """Returns width and height of the drawing of a board, in its units."""
    return hexes.size(board) if has_hexes(board) else SIZE


def places(board: BoardFile) -> dict[str, dict[str, Any]]:
    """Returns by location id or hex label `{"x", "y", "r", "kind"}`: its middle and radius.

    The radius of a hexagon, be it a location's or a hex's, is that of its corners.
    """
    if has_hexes(board):
        return hexes.places(board)
    return {
        place.id: {
            "x": round(place.x, 1),
            "y": round(place.y, 1),
            "r": round(place.r, 1),
            "kind": place.kind,
        }
        for place in plan(board).places.values()
    }


def routes(board: BoardFile) -> list[dict[str, Any]]:
    """Returns for every route `{"a", "b", "path"}`: the points of its line in the drawing."""
    return [
        {
            "a": route.a.id,
            "b": route.b.id,
            "path": [
                [round(route.a.x, 1), round(route.a.y, 1)],
                [round(route.b.x, 1), round(route.b.y, 1)],
            ],
        }
        for route in plan(board).routes
    ]
