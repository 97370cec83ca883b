"""Goods cubes: their colours, and sets of cubes as one number.

A set of cubes holds how many there are of each colour in eight bits: red in the lowest.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

COLORS: Final = ["red", "blue", "yellow", "purple", "gray", "black"]
GRAY: Final = 4
NO_COLOR: Final = -1

BAG: Final = 20 | 20 << 8 | 20 << 16 | 20 << 24 | 16 << 32
"""The cubes of Steam (ST-1.1)."""
BLACK_CUBES: Final = 16 << 40
"""The black ones that Steam Barons adds (BA-1.1)."""
CUBES: Final = (1 << 48) - 1
"""A number that no set of cubes exceeds."""


def colors_in(cubes: i64) -> i64:
    """Returns which colours are in the set, a bit each."""
    found: i64 = 0
    for color in range(6):
        if (cubes >> (color << 3)) & 255 != 0:
            found |= 1 << color
    return found


def count(cubes: i64, color: i64) -> i64:
    """Returns how many cubes of a colour are in the set."""
    return (cubes >> (color << 3)) & 255


def one(color: i64) -> i64:
    """Returns the set of one cube; adding and subtracting sets adds and removes cubes."""
    # In two steps: compiled, a literal is shifted in 32 bits, a variable in 64.
    half: i64 = 1 << (color << 2)
    return half << (color << 2)


def size(cubes: i64) -> i64:
    """Returns how many cubes are in the set."""
    total: i64 = 0
    while cubes > 0:
        total += cubes & 255
        cubes >>= 8
    return total


def names(cubes: int) -> list[str]:
    """Returns the colours of the cubes in the set, those of one colour together."""
    return [name for color, name in enumerate(COLORS) for _ in range(count(cubes, color))]


def numbers(cubes: int) -> list[int]:
    """Returns the cubes of the set as numbers of colours."""
    return [color for color in range(len(COLORS)) for _ in range(count(cubes, color))]


def of_names(colors: list[Any]) -> int:
    """Returns the set of the named cubes.

    Raises:
        ValueError: there are no cubes of such a colour.
    """
    return sum(one(COLORS.index(color)) for color in colors)
