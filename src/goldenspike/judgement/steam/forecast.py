"""A forecast of the deliveries to come: everybody takes the best cube in turn to the end.

The cubes are those on the board and the links those there are; what will be built later
counts as deliveries of a middling kind that need no cube.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.cubes import colors_in, size
from goldenspike.engine.shared.network import Network
from goldenspike.engine.steam.order_of_play import BUILD, MOVE
from goldenspike.engine.steam.phases.build import in_order_after
from goldenspike.engine.steam.state import FASTEST, FIRST_MOVE, Position
from goldenspike.judgement.steam.reach import Reach, most_within

AHEAD: Final = 2
"""Ways are looked at up to so many links longer than the locomotive pulls."""
HOPED: Final = 0.62
"""What a delivery over track yet to be built earns, as a share of the longest possible one."""
RISING: Final = 0.6
"""By how much a delivery earns more for another level of the locomotive."""
SCARCE: Final = 0.45
"""How much of the hoped for deliveries does not depend on there being cubes enough."""


class Forecast:
    """What every seat is likely to earn, turn by turn, from now on."""

    def __init__(self, s: Position, like: Forecast | None, changed: i64) -> None:
        """`like`: an earlier forecast that still holds but for one seat, whose track changed."""
        self.turns: i64 = s.turns - s.turn + 1
        """Turns still to be played, the one under way counted."""
        self.points: vec[float] = vec[float]([0.0] * (s.seats * (s.turns + 1)))
        """By seat and turn from now: the points earned."""
        self.tables: list[vec[i64]] = []
        """By seat: what it can earn, by 8 * stop + colour, at most over so many links."""
        self.longest: vec[i64] = vec[i64]([0] * s.seats)
        network = s.network
        if network is None:
            network = Network(s.track)
        for seat in range(s.seats):
            if like is not None and seat != changed:
                self.tables.append(like.tables[seat])
                self.longest[seat] = like.longest[seat]
            else:
                self.explore(s, network, seat)

    def explore(self, s: Position, network: Network, seat: i64) -> None:
        """Finds out what a seat can earn with every cube."""
        reach = Reach(network, s.color, seat, min(FASTEST, s.locomotive[seat] + AHEAD))
        if not s.is_out(seat):
            for stop in range(s.map.stops):
                cubes = s.cubes[stop]
                if cubes != 0:
                    reach.from_stop(stop, colors_in(cubes))
        self.tables.append(reach.earned)
        self.longest[seat] = reach.longest

    def play(self, s: Position) -> None:
        """Plays all deliveries to come in outline."""
        seats = s.seats
        keys = vec[i64]([0] * (8 * s.map.stops))
        left = vec[i64]([0] * (8 * s.map.stops))
        groups: i64 = 0
        cubes_left: i64 = 0
        for stop in range(s.map.stops):
            cubes = s.cubes[stop]
            if cubes == 0:
                continue
            cubes_left += size(cubes)
            for color in range(6):
                count = (cubes >> (color << 3)) & 255
                if count != 0:
                    key = stop * 8 + color
                    anybody: i64 = 0
                    for seat in range(seats):
                        anybody |= self.tables[seat][key]
                    if anybody != 0:
                        keys[groups] = key
                        left[groups] = count
                        groups += 1
        for space in range(s.map.spaces):
            cubes_left += size(s.spaces[space]) // 2
        worth = vec[i64]([0] * (seats * (groups + 1)))
        for seat in range(seats):
            table = self.tables[seat]
            for group in range(groups):
                worth[seat * groups + group] = most_within(table[keys[group]])
        level = s.locomotive[:]
        improved = s.improved if s.phase == MOVE else 0
        order = s.order
        if len(order) == 0:
            order = s.queue  # while the first order is auctioned
        moves = 2 * self.turns * len(order)
        plenty = 1.0
        if moves > 0:
            plenty = min(1.0, SCARCE + (1.0 - SCARCE) * float(cubes_left) / float(moves))
        for seat in range(seats):
            if s.points[seat] > 0:
                self.points[seat * (s.turns + 1)] += float(s.points[seat])
        for turn in range(self.turns):
            queue = order
            begin_round: i64 = 1
            begin_step: i64 = 0
            if turn == 0:
                if s.phase == MOVE:
                    queue = s.queue
                    begin_round = s.round
                    begin_step = s.step
                    for seat in range(seats):
                        if s.points[seat] > 0:
                            begin_step = s.step + 1  # a delivery waits to be scored
                            break
                elif s.phase == BUILD:
                    queue = in_order_after(s, s.holder(FIRST_MOVE))
            else:
                improved = 0
            count = len(queue)
            for number in range(begin_round, 3):
                first = begin_step if number == begin_round else 0
                for step in range(first, count):
                    place = step
                    if turn > 0:
                        place = (step + turn) % count
                    seat = queue[place]
                    builds: i64 = turn
                    if s.phase < BUILD or (s.phase == BUILD and not has_built(s, seat)):
                        builds += 1
                    speed = level[seat]
                    best: i64 = 0
                    best_group: i64 = -1
                    faster: i64 = 0
                    shift = speed << 2
                    base = seat * groups
                    for group in range(groups):
                        if left[group] > 0:
                            value = worth[base + group]
                            now = (value >> shift) & 15
                            if now > best:
                                best = now
                                best_group = group
                            now = (value >> (shift + 4)) & 15
                            if now > faster:
                                faster = now
                    span = self.longest[seat] + builds
                    hoped = 0.0
                    if builds > 0:
                        hoped = HOPED * plenty * float(min(speed, span))
                    earns = max(float(best), hoped)
                    if speed < FASTEST and improved >> seat & 1 == 0:
                        rest = 2 * (self.turns - turn) - number
                        gain = 0.0
                        if faster > best:
                            gain += 0.5
                        if self.longest[seat] + builds + 1 > speed and self.turns - turn > 1:
                            gain += 0.5
                        if gain * RISING * float(rest) > earns:
                            level[seat] += 1
                            improved |= 1 << seat
                            continue
                    self.points[seat * (s.turns + 1) + turn] += earns
                    if best_group >= 0 and float(best) >= hoped:
                        left[best_group] -= 1


def has_built(s: Position, seat: i64) -> bool:
    """Returns whether a seat's build turn of this turn is over."""
    for step in range(s.step):
        if s.queue[step] == seat:
            return True
    return False
