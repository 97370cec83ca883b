"""What goods are worth, who is ahead, and what each seat may expect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.steel_driver.board import COLORS
from goldenspike.engine.steel_driver.state import (
    COMPANY_COUNT,
    GOODS,
    NETWORKS,
    NONE,
    Position,
    bits,
)

SET_VALUES: Final = [0, 10, 30, 60, 100, 150]
"""Dollars for a set of so many different colours (SD-7.5)."""


def company_value(s: Position, company: i64) -> i64:
    """Returns the final profit of a company: the best total its goods cubes make (SD-7.5)."""
    total: i64 = 0
    layer: i64 = 1
    while True:
        colors: i64 = 0
        for color in range(5):
            if s.goods[company * 5 + color] >= layer:
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


def outlook(s: Position) -> list[float]:
    """Returns the cash each seat may expect to have in the end, a quick estimate.

    What it has, the profits to come this turn, its shares at the value their companies
    are heading for, and its own cubes at what they earn on average.
    """
    seats = s.seats
    expected = [float(s.cash[seat]) for seat in range(seats)]
    if s.final_profit[0] != NONE:
        return expected
    per_cube = s.board.dollars_per_cube
    for company in range(COMPANY_COUNT):
        controller = s.controller[company]
        if controller != NONE:
            profit = float(s.profit[company])
            if s.finished >> company & 1 == 0:
                profit += float(s.box[company]) * per_cube
            expected[controller] += profit
        value = likely_value(s, company)
        for seat in range(seats):
            held = s.share_count(company, seat)
            if held != 0:
                expected[seat] += float(held) * value
    for seat in range(seats):
        expected[seat] += float(s.cubes[seat]) * per_cube
    return expected


def likely_value(s: Position, company: i64) -> float:
    """Returns what a share of the company is likely to pay in the end.

    Before the final phase every location counts for its company as the share of it that
    competition leaves, and the network is thought to grow evenly over the turns.
    """
    bit = 1 << company
    counts = [float(s.goods[company * 5 + color]) for color in range(5)]
    playing = s.start[company] != NONE
    for location in range(len(s.board.locations)):
        there: i64 = s.at[location]
        if playing and there & bit and (there & GOODS or not s.claiming):
            counts[s.board.color[location]] += 1.0 / float(bits(there & NETWORKS))
    counts.sort(reverse=True)
    total = 0.0
    for size in range(1, 6):
        fewer = counts[size] if size < 5 else 0.0
        total += float(SET_VALUES[size]) * (counts[size - 1] - fewer)
    return total
