"""What goods are worth, and who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.board import COLORS
from goldenspike.engine.steel_driver.state import (
    COMPANY_COUNT,
    Position,
)

SET_VALUES: Final = [0, 10, 30, 60, 100, 150]
"""Dollars for a set of so many different colours (SD-7.5)."""


def company_value(s: Position, company: i64) -> i64:
    """Returns the final profit of a company: the best total its goods cubes make (SD-7.5)."""
    return goods_value(s.goods, company)


def goods_value(goods: vec[i64], company: i64) -> i64:
    """Returns the best total of a company's goods, given the colour counts of all companies."""
    total: i64 = 0
    layer: i64 = 1
    while True:
        colors: i64 = 0
        for color in range(5):
            if goods[company * 5 + color] >= layer:
                colors += 1
        if colors == 0:
            return total
        total += SET_VALUES[colors]
        layer += 1


def sets_of(s: Position, company: i64) -> list[list[str]]:
    """Returns the sets behind `company_value`, each a list of colours."""
    counts = [int(s.goods[company * 5 + color]) for color in range(5)]
    sets = []
    while any(counts):
        sets.append([color for k, color in enumerate(COLORS) if counts[k]])
        counts = [max(0, count - 1) for count in counts]
    return sets


def ranking(s: Position) -> list[list[int]]:
    """Returns the seats from most cash to least, ties together (SD-7.7).

    Between equals the one whose companies hold more goods cubes goes first.
    """
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(s.seats):
        goods = 0
        for company in range(COMPANY_COUNT):
            if s.controller[company] == seat:
                for color in range(5):
                    goods += int(s.goods[company * 5 + color])
        places.setdefault((int(s.cash[seat]), goods), []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
