"""What companies of Steel Driver can still earn this turn with the cubes in their boxes.

An estimate, rivals aside: the locations next to a network count, and one more behind each
of them. A knapsack finds the best of them for every number of cubes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.state import COMPANY_COUNT, NONE, Position

MOST: Final = 20
"""A box is looked at as if it held no more cubes than this."""
STEPS: Final = MOST + 1


PLACES: Final = 1024
"""So many sets of links are remembered."""


class Known:
    """The gains over one set of links; never changed once made."""

    def __init__(self, s: Position) -> None:
        self.board = s.board
        self.owner: vec[i64] = s.owner[:]
        self.gains = gains_within(s, vec[i64]([MOST] * COMPANY_COUNT))

    def holds_for(self, s: Position) -> bool:
        """Returns whether the same links lie on the same board."""
        if s.board is not self.board:
            return False
        for route in range(len(self.owner)):
            if s.owner[route] != self.owner[route]:
                return False
        return True


MEMO: Final[list[Known | None]] = [None] * PLACES
"""What was worked out lately, found by the links; every entry is true for ever."""


def known_gains(s: Position) -> vec[i64]:
    """Returns the gains of all companies with 0 to `MOST` cubes, `STEPS` numbers a company.

    They depend on the links alone, and few positions that a search meets differ in them.
    """
    place: i64 = 0
    for route in range(s.board.routes):
        place = (place * 31 + s.owner[route]) & 0xFFFFFF
    place %= PLACES
    known = MEMO[place]
    if known is None or not known.holds_for(s):
        known = Known(s)
        MEMO[place] = known
    return known.gains


def gains_within(s: Position, most: vec[i64]) -> vec[i64]:
    """Returns gains like `known_gains`, each company having no more than so many cubes."""
    gains = vec[i64]([0] * (COMPANY_COUNT * STEPS))
    unbuilt: i64 = 0
    for company in range(COMPANY_COUNT):
        if s.start[company] == NONE:
            unbuilt = max(unbuilt, most[company])
        elif most[company] > 0:
            find_gains(s, company, most[company], gains, company * STEPS)
    if unbuilt > 0:  # all companies without links are alike
        alike = vec[i64]([0] * STEPS)
        find_gains(s, NONE, unbuilt, alike, 0)
        for company in range(COMPANY_COUNT):
            if s.start[company] == NONE:
                for k in range(most[company] + 1):
                    gains[company * STEPS + k] = alike[k]
    return gains


def find_gains(s: Position, company: i64, most: i64, gains: vec[i64], base: i64) -> None:
    """Fills in the gains with up to so many cubes, of a company or of one without links."""
    count = len(s.at)
    member = vec[i64]([0] * count)
    if company != NONE:
        for location in range(count):
            member[location] = s.at[location] >> company & 1
        add_gains(s, member, most, gains, base)
        return
    for location in range(count):
        if s.board.is_start[location] != 0:
            member[location] = 1
            here = vec[i64]([0] * STEPS)
            add_gains(s, member, most, here, 0)
            member[location] = 0
            for k in range(most + 1):
                if here[k] > gains[base + k]:
                    gains[base + k] = here[k]


def add_gains(s: Position, member: vec[i64], most: i64, gains: vec[i64], base: i64) -> None:
    """Raises `gains[base + k]` to what k cubes can earn from the member locations.

    Of each location next to them and those behind it one choice is made: nothing, the
    location alone, or with one of those behind.
    """
    board = s.board
    count = len(member)
    price = vec[i64]([0] * count)
    for route in range(board.routes):
        if s.owner[route] == 0:
            a = board.end_a[route]
            b = board.end_b[route]
            if member[a] != member[b]:
                outside = b if member[a] != 0 else a
                if price[outside] == 0 or board.cost[route] < price[outside]:
                    price[outside] = board.cost[route]
    costs = vec[i64]([0] * 16)
    values = vec[i64]([0] * 16)
    for location in range(count):
        cost = price[location]
        if cost == 0 or cost > most:
            continue
        value = board.value[location]
        choices: i64 = 0
        for spot in range(board.near_first[location], board.near_first[location + 1]):
            behind = board.near_location[spot]
            route = board.near_route[spot]
            if (
                member[behind] == 0
                and price[behind] == 0
                and s.owner[route] == 0
                and cost + board.cost[route] <= most
                and choices < 16
            ):
                costs[choices] = cost + board.cost[route]
                values[choices] = value + board.value[behind]
                choices += 1
        k = most
        while k >= cost:
            best = gains[base + k]
            reached = gains[base + k - cost] + value
            if reached > best:
                best = reached
            for choice in range(choices):
                if costs[choice] <= k:
                    reached = gains[base + k - costs[choice]] + values[choice]
                    if reached > best:
                        best = reached
            gains[base + k] = best
            k -= 1
