"""Small hex boards drawn as text, for the tests of all hex games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

TERRAIN = {".": "plain", "~": "river", "^": "hills", "M": "mountains", "#": "water"}
COLORS = {"R": "red", "B": "blue", "Y": "yellow", "P": "purple", "K": "black"}
CITY = re.compile(r"([RBYPK])(\d)(!?)")
WIDTH = 4
"""Signs that a column of hexes takes in a drawing."""


def drawn_board(drawn: str, more: str = "", game: str = "steam", id: str = "drawn") -> str:
    """Returns the TOML of a board drawn with a line for every half hex.

    A column of hexes is four signs wide, the first is A; the first line with anything on it
    is row 1. So in the drawing

        R2      .
            o~      B1!
        .       ~^

    A1 is a red city that begins with 2 cubes, B2 a town on a river hex, C1 plain, C3 river and
    hills, D2 a blue port city. `^` hills, `M` mountains, `#` water, K a black city. A place is
    called by its label. `more` is TOML to be added.
    """
    hexes: dict[str, list[str]] = {name: [] for name in TERRAIN.values()}
    stops: list[str] = []
    lines = drawn.rstrip().splitlines()
    while lines and not lines[0].strip():
        lines.pop(0)
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    # A drawing is indented by whole columns, so that a column may begin with empty hexes.
    margin -= margin % WIDTH
    for row, line in enumerate(lines, start=1):
        for match in re.finditer(r"\S+", line[margin:]):
            column, rest = divmod(match.start(), WIDTH)
            assert rest == 0, f"{match[0]} in line {row} stands between the columns"
            label = f"{chr(ord('A') + column)}{row}"
            sign = match[0]
            city = CITY.fullmatch(sign)
            if city:
                stops += [
                    "[[city]]",
                    f'hex = "{label}"',
                    f'name = "{label}"',
                    f'color = "{COLORS[city[1]]}"',
                    f"cubes = {city[2]}",
                    *(["port = true"] if city[3] else []),
                ]
                continue
            if sign.startswith("o"):
                stops += ["[[town]]", f'hex = "{label}"', f'name = "{label}"']
                sign = sign[1:] or "."
            for terrain in sign:
                hexes[TERRAIN[terrain]].append(label)
    head = [
        f'game = "{game}"',
        f'id = "{id}"',
        'title = { en = "Drawn for a test" }',
        "players = [2, 6]",
    ]
    table = ["[hexes]", *(f"{name} = {labels}" for name, labels in hexes.items())]
    return "\n".join([*head, *table, *stops, more]) + "\n"


@pytest.fixture
def draw() -> Callable[..., str]:
    """Makes the TOML of a board drawn as text."""
    return drawn_board
