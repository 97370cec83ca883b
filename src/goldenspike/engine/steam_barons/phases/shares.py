"""Phase one: in company order the available shares are auctioned, then bought (BA-3)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam_barons.actions import (
    BID,
    BUY,
    PASS,
    kind_of,
    number_code,
    number_of,
)
from goldenspike.engine.steam_barons.control import settle_control
from goldenspike.engine.steam_barons.phases.phase import Phase
from goldenspike.engine.steam_barons.state import COMPANIES, NONE, Position


class BuyShares(Phase):
    """One auction for each company with shares in Available Shares (BA-3.1)."""

    name = "auction"
    rule = "BA-3.2"
    now = "shares are auctioned: the bidder on turn raises the bid or passes"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Starts with the first company in order."""
        s.step = 0
        s.company = NONE
        s.buyers = NONE
        self.tell_begin(s, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks whoever can bid, then whoever can buy, company by company."""
        while s.step < len(s.order):
            if s.company == NONE:
                if s.available[s.order[s.step]] == 0:
                    s.step += 1
                    continue
                open_auction(s, s.order[s.step])
            if s.buyers == NONE:
                if ask_bidder(s, events):
                    return True
                close_auction(s, events)
            if ask_buyer(s):
                return True
            end_sale(s, events)
        s.actor = NONE
        return False

    def legal(self, s: Position, seat: int) -> list[int]:
        """Returns every bid that can be paid, and passing; or every number of shares."""
        codes: list[int] = []
        if s.buyers == NONE:
            for amount in range(least_bid(s), s.cash[s.actor] + 1):
                codes.append(number_code(BID, amount))
            codes.append(PASS)
        else:
            for count in range(least_count(s), most_count(s, s.actor) + 1):
                codes.append(number_code(BUY, count))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        fields = action.fields()
        if s.buyers != NONE:
            if action.type != "buy":
                return Refusal(
                    "turn/wrong-action",
                    "This is not the moment for that: shares are bought at the price bid.",
                    "BA-3.3",
                )
            return self.check_company(s, fields["company"]) or check_buy(s, fields["count"])
        if action.type == "pass" and "company" not in fields:
            return None
        if action.type == "bid" and "company" in fields:
            return self.check_company(s, fields["company"]) or check_bid(s, fields["amount"])
        return self.wrong_action()

    def rule_now(self, s: Position) -> str:
        """Returns the rule of bidding, or of buying once a price is bid."""
        return self.rule if s.buyers == NONE else "BA-3.3"

    def why_not_on_turn(self, s: Position, company: int) -> Refusal:
        """Returns the refusal of a company without available shares, or whose turn it is not."""
        if s.available[company] == 0:
            return Refusal(
                "auction/no-shares",
                "There is an auction only for companies with shares in Available Shares.",
                "BA-3.1",
            )
        return self.other_company(s, "BA-3.1")

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields: dict[str, Any] = action.fields()
        if action.type == "pass":
            return PASS
        if action.type == "bid":
            return number_code(BID, fields["amount"])
        return number_code(BUY, fields["count"])

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Bids, passes or buys; the next clockwise follows."""
        kind = kind_of(code)
        if kind == BID:
            apply_bid(s, number_of(code), events)
        elif kind == PASS:
            leave_auction(s, s.actor, False, events)
        else:
            apply_buy(s, number_of(code), events)


# The auction (BA-3.2)


def open_auction(s: Position, company: i64) -> None:
    """Begins the auction of a company's share with the first player."""
    s.company = company
    s.bid = 0
    s.bidder = NONE
    s.bidding = (1 << s.seats) - 1
    s.asked = s.first_player
    s.buyers = NONE
    s.sold = False


def least_bid(s: Position) -> i64:
    """Returns the lowest bid allowed: the price, but at least $1, or above the standing bid."""
    if s.bidder == NONE:
        return max(1, s.price[s.company])
    return s.bid + 1


def ask_bidder(s: Position, events: list[Event] | None) -> bool:
    """Asks the next clockwise who can bid; others pass unasked."""
    while s.bidding != 0 and (s.bidder == NONE or s.bidding != 1 << s.bidder):
        seat = s.asked
        if s.bidding >> seat & 1 != 0 and seat != s.bidder:
            if s.cash[seat] >= least_bid(s):
                s.actor = seat
                return True
            leave_auction(s, seat, True, events)
        else:
            s.asked = (seat + 1) % s.seats
    return False


def check_bid(s: Position, amount: int) -> Refusal | None:
    """Returns why this cannot be bid."""
    least, cash = int(least_bid(s)), int(s.cash[s.actor])
    if amount < least:
        return Refusal(
            "auction/too-low",
            f"The first bid is the share price or more, at least ${least}."
            if s.bidder == NONE
            else f"The bid stands at ${s.bid} and must be raised.",
            "BA-3.2",
        )
    if amount > cash:
        return Refusal("auction/too-high", f"A bid may not exceed the own cash, ${cash}.", "BA-3.2")
    return None


def apply_bid(s: Position, amount: i64, events: list[Event] | None) -> None:
    """Raises the bid."""
    s.bid = amount
    s.bidder = s.actor
    s.asked = (s.actor + 1) % s.seats
    if events is not None:
        events.append(
            {
                "type": "bid",
                "seat": int(s.actor),
                "company": COMPANIES[s.company],
                "amount": int(amount),
            }
        )


def leave_auction(s: Position, seat: i64, unasked: bool, events: list[Event] | None) -> None:
    """Takes a seat out of this auction."""
    s.bidding &= ~(1 << seat)
    s.asked = (seat + 1) % s.seats
    if events is not None:
        events.append(
            {
                "type": "passed",
                "seat": int(seat),
                "company": COMPANIES[s.company],
                "unasked": unasked,
            }
        )


# Buying (BA-3.3, BA-3.4)


def close_auction(s: Position, events: list[Event] | None) -> None:
    """Lets the winner buy first, then the others clockwise; nobody if nobody bid."""
    if s.bidder == NONE:
        s.buyers = 0
    else:
        s.buyers = s.seats
        s.asked = s.bidder
    if events is not None:
        events.append(
            {
                "type": "auction_ended",
                "company": COMPANIES[s.company],
                "winner": None if s.bidder == NONE else int(s.bidder),
                "price": None if s.bidder == NONE else int(s.bid),
            }
        )


def ask_buyer(s: Position) -> bool:
    """Asks the next clockwise who can buy anything."""
    while s.buyers > 0:
        if most_count(s, s.asked) > 0:
            s.actor = s.asked
            return True
        s.asked = (s.asked + 1) % s.seats
        s.buyers -= 1
    return False


def least_count(s: Position) -> i64:
    """Returns how many shares must be bought: the winner buys at least one."""
    return 1 if s.actor == s.bidder else 0


def most_count(s: Position, seat: i64) -> i64:
    """Returns how many shares a seat can buy: no more than there are and it can pay."""
    return min(s.available[s.company], s.cash[seat] // s.bid)


def check_buy(s: Position, count: int) -> Refusal | None:
    """Returns why so many shares cannot be bought."""
    least, most = int(least_count(s)), int(most_count(s, s.actor))
    if count < least:
        return Refusal(
            "buy/too-few",
            "The highest bidder buys at least one share."
            if least
            else "The number of shares bought is 0 or more.",
            "BA-3.3",
        )
    if count > most:
        return Refusal(
            "buy/too-many",
            f"At ${s.bid} each, {most} of the {s.available[s.company]} shares can be bought.",
            "BA-3.3",
        )
    return None


def apply_buy(s: Position, count: i64, events: list[Event] | None) -> None:
    """Moves shares to the buyer and the money to the bank; control may pass (BA-2.1)."""
    seat = s.actor
    company = s.company
    s.shares[company * s.seats + seat] += count
    s.available[company] -= count
    s.cash[seat] -= count * s.bid
    if events is not None:
        events.append(
            {
                "type": "bought",
                "seat": int(seat),
                "company": COMPANIES[company],
                "count": int(count),
                "price": int(s.bid),
            }
        )
    if count > 0:
        s.sold = True
        settle_control(s, company, events)
    s.asked = (seat + 1) % s.seats
    s.buyers -= 1


def end_sale(s: Position, events: list[Event] | None) -> None:
    """Passes the first-player marker on if any share was sold (BA-3.4)."""
    if s.sold:
        s.first_player = (s.first_player + 1) % s.seats
        if events is not None:
            events.append({"type": "first_player_moved", "to": int(s.first_player)})
    s.company = NONE
    s.buyers = NONE
    s.bid = 0
    s.bidder = NONE
    s.bidding = 0
    s.step += 1
