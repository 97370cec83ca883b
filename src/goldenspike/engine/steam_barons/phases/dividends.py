"""Phase four: dividends, bonus and profits from the market card, then prices move (BA-6)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam_barons.market import BUST, HIGHEST_PRICE
from goldenspike.engine.steam_barons.phases.phase import Phase
from goldenspike.engine.steam_barons.state import COMPANIES, COMPANY_COUNT, NONE, Position


class Dividends(Phase):
    """Nobody is asked: the card says it all."""

    name = "dividends"
    rule = "BA-6.1"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Pays what performance earns, moves the prices, and sets performance back to 0."""
        self.tell_begin(s, events)
        for company in s.order:
            pay_out(s, company, events)
        move_prices(s, events)
        for company in s.order:
            s.performance[company] = 0  # BA-6.4


def pay_out(s: Position, company: i64, events: list[Event] | None) -> None:
    """Pays a company's shareholders, its controller and itself from the bank (BA-6.1)."""
    performance = s.performance[company]
    dividend = s.market.dividend(performance)
    profit = s.market.profit(performance)
    controller = s.controller[company]
    bonus = s.market.bonus(performance) if controller != NONE else 0
    for seat in range(s.seats):
        s.cash[seat] += dividend * s.share_count(company, seat)
    if bonus > 0:
        s.cash[controller] += bonus
    s.treasury[company] += profit
    if events is not None:
        events.append(
            {
                "type": "dividend_paid",
                "company": COMPANIES[company],
                "performance": int(performance),
                "dividend": int(dividend),
                "paid": [int(dividend * s.share_count(company, seat)) for seat in range(s.seats)],
                "controller": None if controller == NONE else int(controller),
                "bonus": int(bonus),
                "profit": int(profit),
            }
        )


def stacks(s: Position) -> list[int]:
    """Returns the performances of the living companies that differ, best first (BA-6.2)."""
    return sorted({int(s.performance[company]) for company in s.order}, reverse=True)


def count_bankrupt(s: Position) -> i64:
    """Returns how many companies are bankrupt; each is one more stack, at the bottom."""
    found: i64 = 0
    for company in range(COMPANY_COUNT):
        if s.is_out(company):
            found += 1
    return found


def move_prices(s: Position, events: list[Event] | None) -> None:
    """Moves the price of every living company by the rank of its stack (BA-6.2, BA-6.3)."""
    performances = stacks(s)
    number = len(performances) + count_bankrupt(s)
    moves = []
    for company in s.order:
        rank = performances.index(int(s.performance[company]))
        change = s.market.change(number, rank)
        old = s.price[company]
        new = min(HIGHEST_PRICE, old + change)  # BA-6.3
        if new < 0:
            new = BUST
        s.price[company] = new
        moves.append(
            {
                "company": COMPANIES[company],
                "rank": rank + 1,
                "change": int(change),
                "price": "B" if new == BUST else int(new),
            }
        )
    if events is not None:
        events.append({"type": "prices_moved", "stacks": int(number), "moves": moves})
