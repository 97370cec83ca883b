"""Phase five: all players choose in secret what to sell; then all is revealed (BA-7)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam_barons.actions import company_of, low_of, number_of, sell_code
from goldenspike.engine.steam_barons.control import settle_control
from goldenspike.engine.steam_barons.market import BUST
from goldenspike.engine.steam_barons.phases.phase import Phase, bankrupt
from goldenspike.engine.steam_barons.state import (
    COMPANIES,
    COMPANY_COUNT,
    NONE,
    ROUNDS,
    Position,
)


class SellShares(Phase):
    """Every seat decides company by company, in company order (BA-7.1)."""

    name = "sell"
    rule = "BA-7.1"
    now = "shares are sold, company by company in their order"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Clears what was chosen; in round five every share is sold unasked (BA-7.2)."""
        for place in range(COMPANY_COUNT * s.seats):
            s.sales[place] = NONE
        self.tell_begin(s, events)
        if s.round == ROUNDS:
            for company in s.order:
                if s.price[company] != BUST:
                    for seat in range(s.seats):
                        s.sales[company * s.seats + seat] = s.share_count(company, seat)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Waits until every seat has chosen; then the sales happen all together."""
        for seat in range(s.seats):
            if next_company(s, seat) != NONE:
                return True
        reveal(s, events)
        return False

    def to_act(self, s: Position) -> tuple[int, ...]:
        """Returns the seats that still have to decide (BA-7.3)."""
        return tuple(seat for seat in range(s.seats) if next_company(s, seat) != NONE)

    def legal(self, s: Position, seat: int) -> list[int]:
        """Returns every number of shares of the seat's next company, from 0."""
        company = next_company(s, seat)
        codes: list[int] = []
        for count in range(s.share_count(company, seat) + 1):
            codes.append(sell_code(seat, company, count))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the choice of a seat is refused, or None."""
        fields = action.fields()
        if action.type != "sell":
            return self.wrong_action()
        seat = action.seat
        assert seat is not None
        company = next_company(s, seat)
        if fields["company"] != COMPANIES[company]:
            gone = None
            if fields["company"] in COMPANIES:
                gone = bankrupt(s, COMPANIES.index(fields["company"]))
            return gone or Refusal(
                "sell/other-company",
                f"The companies come in their order; it is the turn of {COMPANIES[company]}.",
                "BA-7.1",
            )
        held = int(s.share_count(company, seat))
        if not 0 <= fields["count"] <= held:
            return Refusal(
                "sell/count",
                f"From 0 to {held} shares of {COMPANIES[company]} can be sold.",
                "BA-7.1",
            )
        return None

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        seat = action.seat
        assert seat is not None
        return sell_code(seat, COMPANIES.index(fields["company"]), fields["count"])

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Keeps the choice secret; only that it was made is told."""
        seat = low_of(code)
        s.sales[company_of(code) * s.seats + seat] = number_of(code)
        if events is not None:
            events.append(
                {
                    "type": "sale_chosen",
                    "seat": int(seat),
                    "left": int(choices_left(s, seat)),
                }
            )


def must_choose(s: Position, company: i64, seat: i64) -> bool:
    """Returns whether a seat has yet to decide about a company; shares at B are not asked for."""
    return (
        s.share_count(company, seat) > 0
        and s.sales[company * s.seats + seat] == NONE
        and s.price[company] != BUST
    )


def next_company(s: Position, seat: i64) -> i64:
    """Returns the company a seat decides about next, `NONE` when it has chosen."""
    for company in s.order:
        if must_choose(s, company, seat):
            return company
    return NONE


def choices_left(s: Position, seat: i64) -> i64:
    """Returns the number of companies about which a seat has still to decide."""
    left: i64 = 0
    for company in s.order:
        if must_choose(s, company, seat):
            left += 1
    return left


def reveal(s: Position, events: list[Event] | None) -> None:
    """Sells at the current price, which does not react, into Available Shares (BA-7.1).

    Control changes afterwards, once for all sales together (BA-2.1).
    """
    for company in s.order:
        sold: list[int] = []
        for seat in range(s.seats):
            count = max(0, s.sales[company * s.seats + seat])
            sold.append(int(count))
            s.shares[company * s.seats + seat] -= count
            s.available[company] += count
            s.cash[seat] += count * max(0, s.price[company])
        if events is not None and sum(sold) > 0:
            events.append(
                {
                    "type": "sold",
                    "company": COMPANIES[company],
                    "price": int(s.price[company]),
                    "counts": sold,
                }
            )
    for company in s.order:
        settle_control(s, company, events)
    for place in range(COMPANY_COUNT * s.seats):
        s.sales[place] = NONE
