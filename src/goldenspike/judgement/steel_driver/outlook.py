"""What a position of Steel Driver promises: a quick estimate of every seat's final cash.

To the cash come the profits of this turn, the shares at what they will pay in the end
(`worth`), and cubes at what they will bring in auctions (`rate`). Nothing here is a rule.
Search leans on it thousands of times a second, so it is fast rather than exact. The
numbers were fitted to games of bots.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steel_driver.order_of_play import AUCTION, BUILD
from goldenspike.engine.steel_driver.phases.auction import INCOME
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, NETWORKS, NONE, TURNS, Position
from goldenspike.judgement.steel_driver.forecast import forecast
from goldenspike.judgement.steel_driver.gains import MOST, STEPS, gains_within, known_gains

REALIZED: Final = 0.9
"""How much of the gains in reach is earned: rivals take routes, cubes are left over."""
CUBES_A_JOIN: Final = 3.6
"""Cubes that a company spends for one more location."""
NEAR_JOINS: Final = 0.75
"""How much of its growth a company takes from the locations next to its network."""
LEAD: Final = [1.0, 2.2, 2.2, 1.7, 1.3, 1.0, 1.0]
"""By turn, how much of a company's lead will show in the end: who is ahead gets more cubes."""
LEAST_WORTH: Final = 15.0
HIGHEST_FAIR_BID: Final = 9.0


def outlook(s: Position) -> list[float]:
    """Returns the cash each seat may expect to have in the end."""
    expected = [float(s.cash[seat]) for seat in range(s.seats)]
    if s.final_profit[0] != NONE:
        return expected
    if s.claiming:
        values = forecast(s)
        for company in range(COMPANY_COUNT):
            for seat in range(s.seats):
                expected[seat] += float(s.shares[company * s.seats + seat] * values[company])
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
        self.gains: vec[i64] = reachable_gains(s)
        """Dollars to be earned this turn with 0 to `MOST` cubes, company by company."""
        self.worth: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """What a share will pay in the end."""
        self.fair_bid: float = 0.0
        """How many cubes an unsold marker is likely to fetch."""
        self.rate: float = 0.0
        """What a cube in hand brings, in dollars."""
        hands: i64 = 0
        for seat in range(s.seats):
            hands += s.cubes[seat]
        if s.phase <= AUCTION:
            unsold: i64 = 0
            for company in range(COMPANY_COUNT):
                if is_unsold(s, company):
                    unsold += 1
            hands -= s.bid
            if unsold > 0:
                self.fair_bid = min(HIGHEST_FAIR_BID, float(hands) / float(unsold))
        self.find_worth(s)
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
                expected[controller] += float(s.profit[company])
                expected[controller] += self.to_come(company, s.box[company])
        if s.phase <= AUCTION and s.company != NONE:
            # As if the standing bid were the last one.
            company = s.company
            expected[s.bidder] += self.worth[company]
            expected[s.bidder] += self.to_come(company, s.box[company] + s.bid)
            expected[s.bidder] -= self.rate * float(s.bid)
        income = float(TURNS - s.turn) * float(INCOME[seats])
        for seat in range(seats):
            expected[seat] += self.rate * (float(s.cubes[seat]) + income)
        return expected

    def to_come(self, company: i64, cubes: i64) -> float:
        """Returns what a company is likely to earn yet this turn with so many cubes."""
        return REALIZED * float(self.gains[company * STEPS + min(cubes, MOST)])

    def find_rate(self, s: Position, hands: i64) -> None:
        """Shares out all that is still to be auctioned among all cubes still to be bid."""
        later = float(TURNS - s.turn)
        income = float(INCOME[s.seats] * s.seats)
        pot = later * income * REALIZED * s.board.dollars_per_cube
        for company in range(COMPANY_COUNT):
            worth = self.worth[company]
            pot += later * worth
            if s.phase <= AUCTION and is_unsold(s, company):
                pot += worth + self.to_come(company, s.box[company] + int(self.fair_bid + 0.5))
        cubes = float(hands) + later * income
        if cubes > 0.0:
            self.rate = pot / cubes

    def find_worth(self, s: Position) -> None:
        """Estimates what each company's likely share of the goods will make."""
        board = s.board
        count = len(s.at)
        ring = vec[i64]([0] * count)
        """The companies, a bit each, that could join the location with one link."""
        for route in range(board.routes):
            if s.owner[route] == 0:
                a = board.end_a[route]
                b = board.end_b[route]
                ring[a] |= s.at[b] & NETWORKS
                ring[b] |= s.at[a] & NETWORKS
        rings = vec[i64]([0] * COMPANY_COUNT)
        members = vec[i64]([0] * COMPANY_COUNT)
        for location in range(count):
            there = s.at[location]
            ring[location] &= ~there
            for company in range(COMPANY_COUNT):
                rings[company] += ring[location] >> company & 1
                members[company] += there >> company & 1
        near = vec[float]([0.0] * COMPANY_COUNT)
        far = vec[float]([0.0] * COMPANY_COUNT)
        for company in range(COMPANY_COUNT):
            joins = self.cubes_to_come(s, company) / CUBES_A_JOIN
            if s.start[company] == NONE:
                joins += 1.0
            close = float(rings[company])
            rest = float(count - members[company] - rings[company])
            if close > 0.0:
                near[company] = min(0.8, NEAR_JOINS * joins / close)
            if rest > 0.0:
                far[company] = max(0.0, min(0.5, (joins - near[company] * close) / rest))
        holds = vec[float]([0.0] * (COMPANY_COUNT * 5))
        chance = vec[float]([0.0] * COMPANY_COUNT)
        for location in range(count):
            there = s.at[location]
            next_to = ring[location]
            crowd = 1.0
            for company in range(COMPANY_COUNT):
                if there >> company & 1 != 0:
                    chance[company] = 1.0
                elif next_to >> company & 1 != 0:
                    chance[company] = near[company]
                else:
                    chance[company] = far[company]
                crowd += chance[company]
            color = board.color[location]
            for company in range(COMPANY_COUNT):
                likely = chance[company]
                holds[company * 5 + color] += likely / (crowd - likely)
        mean = 0.0
        for company in range(COMPANY_COUNT):
            self.worth[company] = sets_worth(holds, company * 5)
            mean += self.worth[company] / COMPANY_COUNT
        lead = LEAD[s.turn] if s.phase <= AUCTION else (LEAD[s.turn] + LEAD[s.turn + 1]) / 2.0
        for company in range(COMPANY_COUNT):
            self.worth[company] = max(LEAST_WORTH, mean + lead * (self.worth[company] - mean))

    def cubes_to_come(self, s: Position, company: i64) -> float:
        """Returns how many cubes a company is likely to spend until the end."""
        later = float(TURNS - s.turn) * float(INCOME[s.seats] * s.seats) / COMPANY_COUNT
        if s.phase <= AUCTION:
            if s.controller[company] == NONE:
                later += self.fair_bid
            return later + float(s.box[company])
        if s.finished >> company & 1 == 0:
            later += float(s.box[company])
        return later


def is_unsold(s: Position, company: i64) -> bool:
    """Returns whether the company may still be nominated this turn."""
    return s.controller[company] == NONE and s.company != company


def reachable_gains(s: Position) -> vec[i64]:
    """Returns the gains of the companies that may still build this turn."""
    if s.phase <= AUCTION:
        return known_gains(s)
    most = vec[i64]([0] * COMPANY_COUNT)
    if s.phase == BUILD:
        for company in range(COMPANY_COUNT):
            if s.controller[company] != NONE and s.finished >> company & 1 == 0:
                most[company] = min(s.box[company], MOST)
    return gains_within(s, most)


def sets_worth(holds: vec[float], base: i64) -> float:
    """Returns what broken numbers of cubes of the five colours make in sets (SD-7.5, smooth).

    The rarest colour lies in sets of five, what the next has more in sets of four, and so on.
    Sorts the numbers.
    """
    for k in range(1, 5):
        value = holds[base + k]
        place: i64 = k
        while place > 0 and holds[base + place - 1] > value:
            holds[base + place] = holds[base + place - 1]
            place -= 1
        holds[base + place] = value
    total = 150.0 * holds[base]
    total += 100.0 * (holds[base + 1] - holds[base])
    total += 60.0 * (holds[base + 2] - holds[base + 1])
    total += 30.0 * (holds[base + 3] - holds[base + 2])
    total += 10.0 * (holds[base + 4] - holds[base + 3])
    return total
