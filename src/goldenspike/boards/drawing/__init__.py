"""Draws a Steel Driver board as it would be printed, as SVG.

The sheet has three layers, children of the root in this order: the ground, the routes
(`data-route="a|b"`), the locations (`data-location="id"`). Pieces can lie between them.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import quoteattr

from goldenspike.boards.drawing import furniture, printed
from goldenspike.boards.drawing.ground import ground
from goldenspike.boards.drawing.plan import HEIGHT, WIDTH, plan
from goldenspike.boards.drawing.style import style_sheet
from goldenspike.boards.drawing.svg import element
from goldenspike.engine.api import BoardFile

SIZE = (WIDTH, HEIGHT)
"""Width and height of every drawing, in its units."""


def draw(board: BoardFile, standalone: bool, language: str = "en", dark: bool = False) -> str:
    """Returns the board as an SVG document.

    Standing alone it brings its letters and its colours, light or dark; otherwise its
    style sheet speaks of the custom properties of the page it is put into. There are no
    scripts and no style attributes in it.
    """
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


def places(board: BoardFile) -> dict[str, dict[str, Any]]:
    """Returns by location id `{"x", "y", "r", "kind"}`: the middle and radius in the drawing."""
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
