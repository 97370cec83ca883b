"""How the claims of the final phase are likely to go: every company takes what it needs most.

Not a rule but a forecast; it starts from any position of the phase.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.state import COMPANY_COUNT, GOODS, NONE, Position

COLOR_COUNT: Final = 5
NEED: Final = 8
"""Weight of what the cube adds to its company's sets."""
RIVALRY: Final = 3
"""Weight of every other company that could take the cube."""
PLENTY: Final = 4
"""Weight of every further cube of the colour in reach, up to four."""


def likely_claim(s: Position, at: vec[i64], goods: vec[i64], company: i64) -> i64:
    """Returns the location a company is likely to claim from, or none when it has no claim."""
    board = s.board
    wanted: i64 = GOODS | 1 << company
    available = vec[i64]([0] * COLOR_COUNT)
    count = len(at)
    for location in range(count):
        if at[location] & wanted == wanted:
            available[board.color[location]] += 1
    need = vec[i64]([0] * COLOR_COUNT)
    for color in range(COLOR_COUNT):
        if available[color] > 0:
            need[color] = NEED * color_gain(goods, company, color)
            need[color] -= PLENTY * min(available[color], 4)
    best: i64 = NONE
    most: i64 = 0
    for location in range(count):
        here: i64 = at[location]
        if here & wanted == wanted:
            score = need[board.color[location]]
            here &= 63
            while here != 0:
                score += RIVALRY
                here &= here - 1
            if best == NONE or score > most:
                best = location
                most = score
    return best


def color_gain(goods: vec[i64], company: i64, color: i64) -> i64:
    """Returns what one more cube of a colour adds to a company's final profit."""
    base = company * COLOR_COUNT
    held = goods[base + color]
    colors: i64 = 0
    for other in range(COLOR_COUNT):
        if goods[base + other] > held:
            colors += 1
    return set_value(colors + 1) - set_value(colors)


def set_value(colors: i64) -> i64:
    """Returns what a set of so many colours is worth (SD-7.5)."""
    if colors == 0:
        return 0
    if colors == 1:
        return 10
    if colors == 2:
        return 30
    if colors == 3:
        return 60
    if colors == 4:
        return 100
    return 150


def goods_value(goods: vec[i64], company: i64) -> i64:
    """Returns the final profit that a company's goods make (SD-7.5)."""
    total: i64 = 0
    layer: i64 = 1
    while True:
        colors: i64 = 0
        for color in range(COLOR_COUNT):
            if goods[company * COLOR_COUNT + color] >= layer:
                colors += 1
        if colors == 0:
            return total
        total += set_value(colors)
        layer += 1


def forecast(s: Position) -> vec[i64]:
    """Returns the final profits of the companies if all claim as is likely from here on."""
    at = s.at[:]
    goods = s.goods[:]
    finished = s.finished
    step = s.step
    while finished != (1 << COMPANY_COUNT) - 1:
        company = s.order[step]
        bit: i64 = 1 << company
        if finished & bit == 0:
            location: i64 = NONE
            if s.controller[company] != NONE:
                location = likely_claim(s, at, goods, company)
            if location == NONE:
                finished |= bit
            else:
                at[location] = at[location] & ~GOODS
                goods[company * COLOR_COUNT + s.board.color[location]] += 1
        step = (step + 1) % COMPANY_COUNT
    values = vec[i64]([0] * COMPANY_COUNT)
    for company in range(COMPANY_COUNT):
        values[company] = goods_value(goods, company)
    return values
