"""A forecast of the rounds to come: what every company is likely to perform in each.

Companies take their best cube in turn, as often as they will move one. The cubes are those on
the board and the links those there are; what will be built later makes deliveries longer by
a rule of thumb.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.track import COMPLETE, GONE
from goldenspike.engine.steam_barons.order_of_play import BUILD, BUY, MOVE
from goldenspike.engine.steam_barons.phases.move import CUBES_A_COMPANY
from goldenspike.engine.steam_barons.state import COMPANY_COUNT, NONE, ROUNDS, Position
from goldenspike.engine.steam_barons.treasury import budget
from goldenspike.judgement.steam_barons.reach import tables

TILE_COST: Final = 3.2
"""What a tile costs, about."""
LINK_TILES: Final = 2.1
"""How many tiles make a link, about."""
OPEN_LINK: Final = 0.35
"""What an incomplete link counts for."""
EAGER: Final = [1.0, 0.9, 0.85, 0.6, 0.35]
"""By round: what part of its tiles a company lays, if it can pay for them."""
HOPED: Final = [0.0, 1.15, 1.7, 2.15, 2.5, 2.8, 3.0, 3.2, 3.4, 3.55, 3.7]
"""Own links on a delivery of a company with so many links, before it is known which."""
STRETCH: Final = 0.25
"""By how much a new link makes a known delivery longer."""
UNSOLD: Final = 0.9
"""How much of its forecast a company keeps whose first share is still to be bought."""


class Forecast:
    """The performance of every company, round by round."""

    def __init__(self, s: Position) -> None:
        self.first: i64 = s.round if s.phase <= MOVE else s.round + 1
        """The first round that still pays."""
        self.rounds: i64 = ROUNDS + 1 - self.first
        self.performance: vec[float] = vec[float]([0.0] * (COMPANY_COUNT * ROUNDS))
        """By company and round from the first on."""
        self.links: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """By company: its complete links, and something for those begun."""
        self.money: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """By company: what it can still spend on track."""
        self.play(s)

    def play(self, s: Position) -> None:
        """Plays the rounds in outline."""
        by_company = tables(s)
        track = s.track
        for link in range(1, track.links()):
            owner = track.owner[link]
            if owner < COMPANY_COUNT and track.status[link] != GONE:
                if track.status[link] == COMPLETE:
                    self.links[owner] += 1.0
                elif track.start[link] != track.end[link]:
                    self.links[owner] += OPEN_LINK
        known = self.links[:]
        for company in s.order:
            self.money[company] = float(budget(s, company))
        keys = vec[i64]([0] * (8 * s.map.stops))
        left = vec[i64]([0] * (8 * s.map.stops))
        groups: i64 = 0
        for stop in range(s.map.stops):
            cubes = s.cubes[stop]
            if cubes == 0:
                continue
            for color in range(6):
                count = (cubes >> (color << 3)) & 255
                if count != 0:
                    key = stop * 8 + color
                    anybody: i64 = 0
                    for company in s.order:
                        anybody |= by_company[company][key]
                    if anybody != 0:
                        keys[groups] = key
                        left[groups] = count
                        groups += 1
        worth = vec[i64]([0] * (COMPANY_COUNT * (groups + 1)))
        for company in s.order:
            table = by_company[company]
            for group in range(groups):
                worth[company * groups + group] = table[keys[group]]
        count = len(s.order)
        for turn in range(self.rounds):
            number = self.first + turn
            tiles = EAGER[number - 1] * float(number + 1)
            for step in range(count):
                company = s.order[step]
                if turn == 0 and (s.phase == MOVE or (s.phase == BUILD and step <= s.step)):
                    continue
                if runs(s, company, turn) > 0.0:
                    laid = min(tiles, self.money[company] / TILE_COST)
                    self.links[company] += laid / LINK_TILES
                    self.money[company] -= laid * TILE_COST
            begin_move: i64 = 1
            begin_step: i64 = 0
            if turn == 0 and s.phase == MOVE:
                begin_move = s.moves
                begin_step = s.step
                for company in s.order:
                    self.performance[company * ROUNDS] = float(s.performance[company])
            for move in range(begin_move, CUBES_A_COMPANY + 1):
                for place in range(begin_step if move == begin_move else 0, count):
                    company = s.order[(place + turn) % count]
                    running = runs(s, company, turn)
                    if running == 0.0:
                        continue
                    best: i64 = 0
                    best_group: i64 = -1
                    base = company * groups
                    for group in range(groups):
                        if left[group] > 0 and worth[base + group] > best:
                            best = worth[base + group]
                            best_group = group
                    earned = float(best)
                    grown = self.links[company] - known[company]
                    if grown > 0.0:
                        hoped = hope(self.links[company])
                        if best > 0:
                            hoped = max(hoped, earned + STRETCH * grown)
                        earned = max(earned, hoped)
                    self.performance[company * ROUNDS + turn] += running * earned
                    if best_group >= 0:
                        left[best_group] -= 1
            for company in s.order:
                profit = float(s.market.profit(int(self.performance[company * ROUNDS + turn])))
                self.money[company] += profit


def hope(links: float) -> float:
    """Returns the own links on a delivery of a company with so many links."""
    if links >= float(len(HOPED) - 1):
        return HOPED[-1]
    low = int(links)
    return HOPED[low] + (links - float(low)) * (HOPED[low + 1] - HOPED[low])


def runs(s: Position, company: i64, turn: i64) -> float:
    """Returns how surely somebody runs a company, in a round from now."""
    if s.controller[company] != NONE:
        return 1.0
    if s.phase == BUY:
        if s.company == company and s.bidder != NONE:
            return 1.0
        for step in range(s.step, len(s.order)):
            if s.order[step] == company:
                return UNSOLD
    return 0.0 if turn == 0 and s.phase <= MOVE else 0.5 * UNSOLD
