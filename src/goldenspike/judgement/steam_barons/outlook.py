"""What a position of Steam Barons promises: the cash every seat may expect in the end.

To the cash come the shares, at what the best round to sell them will have paid by then, and
the bonus of who controls. Nothing here is a rule. Search leans on it thousands of times a
second, so it is fast rather than exact.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.steam_barons.market import BUST, HIGHEST_PRICE
from goldenspike.engine.steam_barons.order_of_play import BUY, MOVE, SELL
from goldenspike.engine.steam_barons.state import (
    COMPANY_COUNT,
    NONE,
    NOTHING_DUE,
    ORDER_DUE,
    ROUNDS,
    Position,
)
from goldenspike.judgement.steam_barons.forecast import Forecast

SURE: Final = 0.5
"""How far performances must lie apart to count as different: while goods are moved,"""
VAGUE: Final = 1.2
"""before that in the same round,"""
VAGUER: Final = 0.7
"""and so much more for every round from then."""
HIGHEST_RATE: Final = [2.0, 1.8, 1.6, 1.4, 1.25]
"""By round: the most a dollar may be worth that can buy shares."""
ISSUED: Final = 0.3
"""What part of its display a company issues in a round, about."""


class Outlook:
    """The values of all shares, of control and of cash."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.value: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """By company: what a share held from now on will bring."""
        self.bonus: vec[float] = vec[float]([0.0] * COMPANY_COUNT)
        """By company: what its controller will get as CEO."""
        self.rate: float = 1.0
        """What a dollar is worth."""
        if not s.is_over and s.due in (NOTHING_DUE, ORDER_DUE) and len(s.order) > 0:
            forecast = Forecast(s)
            self.follow(forecast)
            self.find_rate()

    def follow(self, forecast: Forecast) -> None:
        """Follows dividends and prices through the rounds."""
        s = self.s
        price = vec[float]([float(price) for price in s.price])
        alive = vec[float]([0.0] * COMPANY_COUNT)
        paid = vec[float]([0.0] * COMPANY_COUNT)
        for company in s.order:
            if s.price[company] != BUST:
                alive[company] = 1.0
        living = len(s.order)
        bankrupt = COMPANY_COUNT - living
        for turn in range(forecast.rounds):
            apart = SURE
            if turn > 0 or s.phase != MOVE:
                apart = VAGUE + VAGUER * float(turn)
            for company in s.order:
                if alive[company] == 0.0:
                    continue
                performance = forecast.performance[company * ROUNDS + turn]
                rank = 0.0
                for other in s.order:
                    if other != company:
                        ahead = forecast.performance[other * ROUNDS + turn] - performance
                        ahead /= apart
                        rank += alive[other] * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
                change = moved(s, living + bankrupt, rank)
                paid[company] += alive[company] * dividend(s, performance)
                self.bonus[company] += alive[company] * bonus(s, performance)
                new = min(float(HIGHEST_PRICE), price[company] + change)
                if new < 1.0:
                    # a price near 0 may as well have fallen below
                    alive[company] *= max(0.0, min(1.0, 0.5 + 0.5 * new))
                price[company] = max(0.0, new)
                worth = paid[company] + alive[company] * price[company]
                if worth > self.value[company]:
                    self.value[company] = worth

    def find_rate(self) -> None:
        """Works out what a dollar is worth: more than one while good shares are to be had."""
        s = self.s
        later = ROUNDS - s.round
        if later == 0 and s.phase != BUY:
            return
        supply = 0.0
        price = 0.0
        for step in range(len(s.order)):
            company = s.order[step]
            value = self.value[company]
            if value <= float(s.price[company]):
                continue
            count = ISSUED * float(later) * float(s.display[company])
            if later > 0 or s.phase != BUY or step > s.step:
                count += float(s.available[company])
            supply += value * count
            price += float(s.price[company]) * count
        cash = 1.0
        for seat in range(s.seats):
            cash += float(s.cash[seat])
        self.rate = max(1.0, min(HIGHEST_RATE[s.round - 1], supply / max(cash, price)))

    # What the seats have

    def expected(self) -> list[float]:
        """Returns the cash each seat may expect in the end."""
        s = self.s
        cash = [float(cash) for cash in s.cash]
        if s.is_over:
            return cash
        held = s.shares[:]
        controller = s.controller[:]
        if s.phase == SELL:
            self.sell(cash, held, controller)
        elif s.phase == BUY and s.company != NONE:
            self.finish_sale(cash, held, controller)
        found: list[float] = []
        for seat in range(s.seats):
            worth = self.rate * cash[seat]
            for company in s.order:
                worth += self.value[company] * float(held[company * s.seats + seat])
                if controller[company] == seat:
                    worth += self.bonus[company]
            found.append(worth)
        return found

    def sell(self, cash: list[float], held: vec[i64], controller: vec[i64]) -> None:
        """Sells what seats have chosen to, and of the rest what is better sold than kept."""
        s = self.s
        for company in s.order:
            price = max(0, s.price[company])
            better = self.keeps(company)
            for seat in range(s.seats):
                place = company * s.seats + seat
                sold = s.sales[place]
                if sold == NONE:
                    sold = 0 if better else held[place]
                cash[seat] += float(sold * price)
                held[place] -= sold
            settle(s, held, controller, company)

    def keeps(self, company: i64) -> bool:
        """Returns whether a share is better kept than sold at its price."""
        return self.value[company] >= self.rate * float(max(0, self.s.price[company]))

    def finish_sale(self, cash: list[float], held: vec[i64], controller: vec[i64]) -> None:
        """Ends the auction under way as it stands, and lets everybody buy what pays."""
        s = self.s
        company = s.company
        bid = s.bid
        first = s.asked
        buyers = s.buyers
        must = 0
        if buyers == NONE:
            buyers = s.seats
            first = s.bidder
            if first == NONE:
                bid = max(1, s.price[company])
                for step in range(s.seats):
                    seat = (s.asked + step) % s.seats
                    if s.bidding >> seat & 1 != 0 and s.cash[seat] >= bid and self.pays(bid):
                        first = seat
                        break
                if first == NONE:
                    return
            must = 1
        elif first == s.bidder and buyers == s.seats:
            must = 1
        left = s.available[company]
        for step in range(buyers):
            seat = (first + step) % s.seats
            most = min(left, i64(cash[seat]) // bid)
            count = most if self.pays(bid) else 0
            if step == 0 and must > count:
                count = must
            cash[seat] -= float(count * bid)
            held[company * s.seats + seat] += count
            left -= count
        settle(s, held, controller, company)

    def pays(self, bid: i64) -> bool:
        """Returns whether a share of the company up for sale is worth a bid."""
        return self.value[self.s.company] > self.rate * float(bid)


def settle(s: Position, held: vec[i64], controller: vec[i64], company: i64) -> None:
    """Passes control to who would hold more shares than the controller (BA-2.1)."""
    old = controller[company]
    most: i64 = 0 if old == NONE else held[company * s.seats + old]
    best = old
    for step in range(1, s.seats + 1):
        seat = (old + step) % s.seats
        if held[company * s.seats + seat] > most:
            most = held[company * s.seats + seat]
            best = seat
    controller[company] = best


def moved(s: Position, stacks: i64, rank: float) -> float:
    """Returns by how much a price changes, between two ranks of the card's row."""
    low = int(rank)
    if low >= stacks - 1:
        return float(s.market.change(stacks, stacks - 1))
    one = float(s.market.change(stacks, low))
    return one + (rank - float(low)) * (float(s.market.change(stacks, low + 1)) - one)


def dividend(s: Position, performance: float) -> float:
    """Returns the dividend of a performance, between two of the card."""
    low = int(performance)
    one = float(s.market.dividend(low))
    return one + (performance - float(low)) * (float(s.market.dividend(low + 1)) - one)


def bonus(s: Position, performance: float) -> float:
    """Returns the CEO bonus of a performance, between two of the card."""
    low = int(performance)
    one = float(s.market.bonus(low))
    return one + (performance - float(low)) * (float(s.market.bonus(low + 1)) - one)


def outlook(s: Position) -> list[float]:
    """Returns the cash each seat may expect to have in the end."""
    return Outlook(s).expected()


def public_outlook(s: Position) -> list[float]:
    """Returns the same without what seats have chosen to sell in secret (BA-7.3).

    It depends on the position alone, not on what was worked out on the way to it.
    """
    open_one = cast(Position, s.twin())
    if s.phase == SELL:
        for place in range(len(open_one.sales)):
            open_one.sales[place] = NONE
    return outlook(open_one)
