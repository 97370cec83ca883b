"""How the claims of the final phase are likely to go: every company takes what it needs most.

Not a rule but a forecast; it starts from any position of the phase. What nobody else can
take may wait. What others can take is urgent when the company finds the colour nowhere
else, and the more so the more it would help the shares of others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.score import SET_VALUES, goods_value
from goldenspike.engine.steel_driver.state import (
    COMPANY_COUNT,
    GOODS,
    NETWORKS,
    NONE,
    Position,
)

COLOR_COUNT: Final = 5

# How urgent a cube is that others can take, as a part of what it adds to the sets:
LAST: Final = 1.0
"""the only one of its colour in reach;"""
CONTESTED: Final = 0.6
"""when all of its colour in reach can be taken by others;"""
COVERED: Final = 0.25
"""when there is another of its colour that nobody else can take."""
UNDISPUTED: Final = 0.05
"""How urgent a cube is besides, whoever can take it."""
DENIAL: Final = 0.2
"""How much it counts that others go without."""


class Claims:
    """The claims of the final phase being played out, apart from the position."""

    def __init__(self, s: Position) -> None:
        self.at: vec[i64] = s.at[:]
        self.goods: vec[i64] = s.goods[:]
        self.idle: i64 = s.finished
        """The companies that claim no more, a bit each."""
        for company in range(COMPANY_COUNT):
            if s.controller[company] == NONE:
                self.idle |= 1 << company

    def likely(self, s: Position, company: i64) -> i64:
        """Returns the location a company is likely to claim from; none when it cannot claim."""
        board = s.board
        at = self.at
        wanted: i64 = GOODS | 1 << company
        rivals_of: i64 = NETWORKS & ~self.idle & ~(1 << company)
        in_reach = vec[i64]([0] * COLOR_COUNT)
        undisputed = vec[i64]([0] * COLOR_COUNT)
        for location in range(len(at)):
            if at[location] & wanted == wanted:
                color = board.color[location]
                in_reach[color] += 1
                if at[location] & rivals_of == 0:
                    undisputed[color] += 1
        best: i64 = NONE
        most = 0.0
        for location in range(len(at)):
            if at[location] & wanted != wanted:
                continue
            color = board.color[location]
            need = float(color_gain(self.goods, company, color))
            score = UNDISPUTED * need
            rivals = at[location] & rivals_of
            if rivals != 0:
                if in_reach[color] == 1:
                    score += LAST * need
                elif undisputed[color] == 0:
                    score += CONTESTED * need
                else:
                    score += COVERED * need
                score += DENIAL * self.harm(s, company, rivals, color)
            if best == NONE or score > most:
                best = location
                most = score
        return best

    def harm(self, s: Position, company: i64, rivals: i64, color: i64) -> float:
        """Returns what the worst-hit rival loses, by the share of the company its seat holds."""
        seats = s.seats
        seat = s.controller[company]
        worst: i64 = 0
        for rival in range(COMPANY_COUNT):
            if rivals >> rival & 1 != 0:
                held: i64 = 0
                for other in range(seats):
                    if other != seat:
                        held = max(held, s.shares[rival * seats + other])
                held -= s.shares[rival * seats + seat]
                worst = max(worst, held * color_gain(self.goods, rival, color))
        return float(worst) / float(max(1, s.shares[company * seats + seat]))

    def claim(self, s: Position, company: i64, location: i64) -> None:
        """Moves the cube into the company's box."""
        self.at[location] = self.at[location] & ~GOODS
        self.goods[company * COLOR_COUNT + s.board.color[location]] += 1


def forecast(s: Position) -> vec[i64]:
    """Returns the final profits of the companies if all claim as is likely from here on."""
    claims = Claims(s)
    step = s.step
    while claims.idle != NETWORKS:
        company = s.order[step]
        bit: i64 = 1 << company
        if claims.idle & bit == 0:
            location = claims.likely(s, company)
            if location == NONE:
                claims.idle |= bit
            else:
                claims.claim(s, company, location)
        step = (step + 1) % COMPANY_COUNT
    values = vec[i64]([0] * COMPANY_COUNT)
    for company in range(COMPANY_COUNT):
        values[company] = goods_value(claims.goods, company)
    return values


def color_gain(goods: vec[i64], company: i64, color: i64) -> i64:
    """Returns what one more cube of a colour adds to a company's final profit."""
    base = company * COLOR_COUNT
    held = goods[base + color]
    colors: i64 = 0
    for other in range(COLOR_COUNT):
        if goods[base + other] > held:
            colors += 1
    return SET_VALUES[colors + 1] - SET_VALUES[colors]
