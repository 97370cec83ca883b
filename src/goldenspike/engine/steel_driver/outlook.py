"""What a position of Steel Driver promises: a quick estimate of every seat's final cash.

Three things are estimated: what a company can still earn this turn with so many cubes
(`gain`), what a share of it will pay in the end (`worth`), and what a cube in hand will
bring in auctions (`rate`). Nothing here is a rule. Search leans on it thousands of times
a second, so it is fast rather than exact.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.forecast import forecast
from goldenspike.engine.steel_driver.phases.auction import INCOME
from goldenspike.engine.steel_driver.state import (
    COMPANY_COUNT,
    NONE,
    TURNS,
    Position,
)

AUCTION: Final = 1
BUILD: Final = 2
"""Places in the list of phases."""

MOST: Final = 20
"""A box is looked at as if it held no more cubes than this."""
STEPS: Final = MOST + 1

REALIZED: Final = 0.9
"""How much of the gains in reach is earned: rivals take routes, cubes are left over."""
CUBES_A_JOIN: Final = 3.6
"""Cubes that a company spends for one more location."""
LEAD: Final = [1.0, 2.2, 2.2, 1.7, 1.3, 1.0, 1.0]
"""By turn, how much of a company's lead will show in the end: who is ahead gets more cubes."""
RING_LIKING: Final = 0.75
"""How much of its growth a company takes from the locations next to its network."""


def outlook(s: Position) -> list[float]:
    """Returns the cash each seat may expect to have in the end."""
    expected = [float(s.cash[seat]) for seat in range(s.seats)]
    if s.final_profit[0] != NONE:
        return expected
    if s.claiming:
        values = forecast(s)
        for company in range(COMPANY_COUNT):
            for seat in range(s.seats):
                expected[seat] += float(s.share_count(company, seat) * values[company])
        return expected
    return Prospects(s).expected(s, expected)


def likely_values(s: Position) -> list[float]:
    """Returns what a share of each company is likely to pay in the end."""
    if s.final_profit[0] != NONE:
        return [float(value) for value in s.final_profit]
    if s.claiming:
        return [float(value) for value in forecast(s)]
    return list(Prospects(s).worth)


class Prospects:
    """The estimates behind an outlook before the final phase."""

    def __init__(self, s: Position) -> None:
        self.gain: vec[i64] = vec[i64]([0] * (COMPANY_COUNT * STEPS))
        """Dollars to be earned this turn with 0 to `MOST` cubes, company by company."""
        self.worth: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """What a share will pay in the end."""
        self.unsold: i64 = 0
        """Markers that may still be auctioned this turn."""
        self.fair_bid: float = 0.0
        """How many cubes an unsold marker is likely to fetch."""
        self.rate: float = 0.0
        """What a cube in hand brings, in dollars."""
        hands: i64 = 0
        for seat in range(s.seats):
            hands += s.cubes[seat]
        if s.phase <= AUCTION:
            for company in range(COMPANY_COUNT):
                if s.controller[company] == NONE and s.company != company:
                    self.unsold += 1
            if s.company != NONE:
                hands -= s.bid
            if self.unsold > 0:
                self.fair_bid = min(9.0, float(hands) / float(self.unsold))
        self.find_gains(s)
        self.find_worths(s)
        self.find_rate(s, hands)

    def expected(self, s: Position, expected: list[float]) -> list[float]:
        """Adds to the cash what shares, control and cubes will bring each seat."""
        seats = s.seats
        for company in range(COMPANY_COUNT):
            for seat in range(seats):
                held = s.shares[company * seats + seat]
                if held != 0:
                    expected[seat] += float(held) * self.worth[company]
            controller = s.controller[company]
            if controller != NONE:
                expected[controller] += float(s.profit[company]) + self.to_come(s, company)
        if s.phase <= AUCTION and s.company != NONE:
            # As if the standing bid were the last one.
            company = s.company
            earned = self.gain[company * STEPS + min(s.box[company] + s.bid, MOST)]
            expected[s.bidder] += self.worth[company] + REALIZED * float(earned)
            expected[s.bidder] -= self.rate * float(s.bid)
        income = float(TURNS - s.turn) * float(INCOME[seats])
        for seat in range(seats):
            expected[seat] += self.rate * (float(s.cubes[seat]) + income)
        return expected

    def to_come(self, s: Position, company: i64) -> float:
        """Returns what a company is still likely to earn this turn with the cubes it has."""
        if s.phase > BUILD or (s.phase == BUILD and s.finished >> company & 1 != 0):
            return 0.0
        return REALIZED * float(self.gain[company * STEPS + min(s.box[company], MOST)])

    def find_rate(self, s: Position, hands: i64) -> None:
        """Shares out all worth still to be auctioned among all cubes still to be bid."""
        later = float(TURNS - s.turn)
        income = float(INCOME[s.seats] * s.seats)
        pot = 0.0
        mean_worth = 0.0
        mean_gain = 0.0
        per_box = income / COMPANY_COUNT
        for company in range(COMPANY_COUNT):
            mean_worth += self.worth[company] / COMPANY_COUNT
            mean_gain += self.gain_of(company, per_box) / COMPANY_COUNT
            if s.phase <= AUCTION and s.controller[company] == NONE and s.company != company:
                cubes = float(s.box[company]) + self.fair_bid
                pot += self.worth[company] + REALIZED * self.gain_of(company, cubes)
        pot += later * COMPANY_COUNT * (mean_worth + REALIZED * mean_gain)
        cubes = float(hands) + later * income
        if cubes > 0.0:
            self.rate = pot / cubes

    def gain_of(self, company: i64, cubes: float) -> float:
        """Returns the gain with a broken number of cubes."""
        whole: i64 = int(cubes)
        if whole >= MOST:
            return float(self.gain[company * STEPS + MOST])
        low = float(self.gain[company * STEPS + whole])
        high = float(self.gain[company * STEPS + whole + 1])
        return low + (high - low) * (cubes - float(whole))

    # Gains of this turn

    def find_gains(self, s: Position) -> None:
        """Fills `gain` for all companies."""
        count = len(s.at)
        unbuilt: i64 = NONE
        for company in range(COMPANY_COUNT):
            if s.start[company] == NONE:
                if unbuilt == NONE:
                    self.gains_from_starts(s, company)
                    unbuilt = company
                else:
                    for k in range(STEPS):
                        self.gain[company * STEPS + k] = self.gain[unbuilt * STEPS + k]
                continue
            member = vec[i64]([0] * count)
            bit: i64 = 1 << company
            for location in range(count):
                if s.at[location] & bit != 0:
                    member[location] = 1
            add_gains(s, member, self.gain, company * STEPS)

    def gains_from_starts(self, s: Position, company: i64) -> None:
        """Fills `gain` for a company without links: the best of all start locations."""
        count = len(s.at)
        member = vec[i64]([0] * count)
        for location in range(count):
            if s.board.is_start[location] != 0:
                member[location] = 1
                here = vec[i64]([0] * STEPS)
                add_gains(s, member, here, 0)
                member[location] = 0
                for k in range(STEPS):
                    if here[k] > self.gain[company * STEPS + k]:
                        self.gain[company * STEPS + k] = here[k]

    # Final worth

    def find_worths(self, s: Position) -> None:
        """Fills `worth`: what each company's likely share of the goods will make."""
        board = s.board
        count = len(s.at)
        chance = vec[float]([0.0] * (COMPANY_COUNT * count))
        crowd = vec[float]([0.0] * count)
        later = float(TURNS - s.turn)
        future = later * float(INCOME[s.seats] * s.seats) / COMPANY_COUNT
        for company in range(COMPANY_COUNT):
            bit: i64 = 1 << company
            cubes = future
            if s.phase <= AUCTION and s.controller[company] == NONE:
                cubes += float(s.box[company]) + self.fair_bid
            elif s.phase <= AUCTION or s.finished & bit == 0:
                cubes += float(s.box[company])
            base = company * count
            joins = cubes / CUBES_A_JOIN
            ring: i64 = 0
            members: i64 = 0
            if s.start[company] == NONE:
                joins += 1.0
            else:
                for route in range(board.routes):
                    if s.owner[route] == 0:
                        a = board.end_a[route]
                        b = board.end_b[route]
                        if (s.at[a] ^ s.at[b]) & bit != 0:
                            outside = b if s.at[a] & bit != 0 else a
                            if chance[base + outside] == 0.0:
                                chance[base + outside] = 1.0
                                ring += 1
            near = min(0.8, RING_LIKING * joins / float(ring)) if ring > 0 else 0.0
            for location in range(count):
                if s.at[location] & bit != 0:
                    members += 1
            rest = float(count - members - ring)
            far = (joins - near * float(ring)) / rest if rest > 0.0 else 0.0
            far = max(0.0, min(0.5, far))
            for location in range(count):
                if s.at[location] & bit != 0:
                    chance[base + location] = 1.0
                elif chance[base + location] == 1.0:
                    chance[base + location] = near
                else:
                    chance[base + location] = far
                crowd[location] += chance[base + location]
        for company in range(COMPANY_COUNT):
            base = company * count
            holds = vec[float]([0.0] * 5)
            for location in range(count):
                mine = chance[base + location]
                holds[board.color[location]] += mine / (1.0 + crowd[location] - mine)
            self.worth[company] = sets_worth(holds)
        mean = 0.0
        for company in range(COMPANY_COUNT):
            mean += self.worth[company] / COMPANY_COUNT
        lead = LEAD[s.turn] if s.phase <= AUCTION else (LEAD[s.turn] + LEAD[s.turn + 1]) / 2.0
        for company in range(COMPANY_COUNT):
            self.worth[company] = max(15.0, mean + lead * (self.worth[company] - mean))


def sets_worth(holds: vec[float]) -> float:
    """Returns what broken numbers of cubes by colour make in sets (SD-7.5, made smooth).

    The fewest colour lies in the biggest sets, what the next has more in the next smaller.
    Sorts `holds`.
    """
    for k in range(1, 5):
        value = holds[k]
        place = k
        while place > 0 and holds[place - 1] > value:
            holds[place] = holds[place - 1]
            place -= 1
        holds[place] = value
    total = 150.0 * holds[0]
    total += 100.0 * (holds[1] - holds[0])
    total += 60.0 * (holds[2] - holds[1])
    total += 30.0 * (holds[3] - holds[2])
    total += 10.0 * (holds[4] - holds[3])
    return total


def add_gains(s: Position, member: vec[i64], best: vec[i64], base: i64) -> None:
    """Raises `best[base + k]` to what k cubes can earn from the member locations.

    A knapsack: each location next to them is taken alone, or with one more behind it.
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
        if cost == 0:
            continue
        value = board.value[location]
        options: i64 = 0
        for spot in range(board.near_first[location], board.near_first[location + 1]):
            behind = board.near_location[spot]
            route = board.near_route[spot]
            if member[behind] == 0 and price[behind] == 0 and s.owner[route] == 0 and options < 16:
                costs[options] = cost + board.cost[route]
                values[options] = value + board.value[behind]
                options += 1
        k: i64 = MOST
        while k >= cost:
            most = best[base + k]
            reached = best[base + k - cost] + value
            if reached > most:
                most = reached
            for option in range(options):
                if costs[option] <= k:
                    reached = best[base + k - costs[option]] + values[option]
                    if reached > most:
                        most = reached
            best[base + k] = most
            k -= 1
