"""Hex labels as written in board files, logs and on the board: `D6`, `AB17`, `C5-C11`.

Column letters run from the west, row numbers count half hexes from the north, so that
the neighbours of D6 are D4, E5, E7, D8, C7 and C5 (edges 0 to 5, clockwise from the top).
"""

from __future__ import annotations

import re
from typing import Final

MOST_COLUMNS: Final = 99
MOST_ROWS: Final = 199
LABEL: Final = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})", re.ASCII)

STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""By edge: how many columns and rows away the neighbour over it lies."""

Hex = tuple[int, int]
"""A column and a row, both counted from 1."""


def read_label(label: str) -> Hex:
    """Returns the column and row of a label.

    Raises:
        ValueError: it is no label, or lies farther out than any board reaches.
    """
    match = LABEL.fullmatch(label)
    if match is None:
        raise ValueError("a hex is written as a column and a row, such as D6")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    row = int(match[2])
    if column > MOST_COLUMNS or row > MOST_ROWS:
        raise ValueError(f"a board has at most {MOST_COLUMNS} columns and {MOST_ROWS} rows")
    return column, row


def write_label(hex: Hex) -> str:
    """Returns the label of a column and a row."""
    column, row = hex
    letters = ""
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row}"


def read_range(text: str) -> list[Hex]:
    """Returns the hexes of a label or of a range down a column; `C5-C11` is C5 C7 C9 C11.

    Raises:
        ValueError: it is neither, and why.
    """
    first, dash, last = text.partition("-")
    start = read_label(first)
    if not dash:
        return [start]
    end = read_label(last)
    if end[0] != start[0]:
        raise ValueError("a range stays in one column, as C5-C11 does")
    if end[1] < start[1] or (end[1] - start[1]) % 2:
        raise ValueError("a range goes down its column in steps of two, as C5-C11 does")
    return [(start[0], row) for row in range(start[1], end[1] + 1, 2)]


def neighbour(hex: Hex, edge: int) -> Hex:
    """Returns the hex over an edge, whether or not the board has it."""
    columns, rows = STEPS[edge]
    return hex[0] + columns, hex[1] + rows
