"""The two auctions of the turn order: at the start (ST-1.6) and every turn (ST-10.4).

Both go clockwise, raise or pass. In the first a place is sold at a time, from the first
place down; in the other all bid for the first place, and who leaves takes the last free one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam.actions import BID, PASS, kind_of, number_code, number_of
from goldenspike.engine.steam.money import budget, pay
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.state import NONE, Position

RANDOM: Final = "random"


class Auction(Phase):
    """What both auctions have in common: raising and passing."""

    name = "auction"
    now = "the bidder on turn raises the bid or passes"

    def legal(self, s: Position) -> list[int]:
        """Returns every raise that can be paid, and passing."""
        codes: list[int] = []
        for amount in range(s.bid + 1, budget(s, s.actor) + 1):
            codes.append(number_code(BID, amount))
        codes.append(PASS)
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if action.type == "pass":
            return None
        if action.type != "bid":
            return self.wrong_action()
        amount, most = action.fields()["amount"], int(budget(s, s.actor))
        if amount <= s.bid:
            return Refusal(
                "auction/too-low",
                "An auction is opened at $0 or more."
                if s.bid == NONE
                else f"The bid stands at ${s.bid} and must be raised.",
                self.rule,
            )
        if amount > most:
            return Refusal(
                "auction/too-high",
                f"A bid may not exceed the cash, ${most}."
                if s.standard
                else f"A bid may not exceed what can be raised, ${most}.",
                self.rule,
            )
        return None

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        return PASS if action.type == "pass" else number_code(BID, action.fields()["amount"])

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Raises the bid or passes; the next clockwise follows."""
        seat = s.actor
        if kind_of(code) == PASS:
            self.leave(s, seat, False, events)
        else:
            s.bid = number_of(code)
            s.bidder = seat
            s.offers[seat] = s.bid
            if events is not None:
                events.append({"type": "bid", "seat": int(seat), "amount": int(s.bid)})
        s.asked = (seat + 1) % s.seats

    def leave(self, s: Position, seat: i64, unasked: bool, events: list[Event] | None) -> None:
        """Takes a seat out of the auction."""
        s.bidding &= ~(1 << seat)
        tell_pass(seat, unasked, False, events)

    def next_bidder(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the next clockwise who can raise; others pass unasked. The bidder is not asked."""
        seat = s.asked
        if s.bidding >> seat & 1 != 0 and seat != s.bidder:
            if budget(s, seat) > s.bid:
                s.actor = seat
                return True
            self.leave(s, seat, True, events)
        s.asked = (seat + 1) % s.seats
        return False


class OpeningAuction(Auction):
    """The first turn order, option `auction` of the base rules: place by place (ST-1.6)."""

    rule = "ST-1.6"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Opens the auction for the first place, by the seat that was drawn."""
        s.step = 0
        if auctions_first_order(s):
            s.opener = s.queue[0]
            self.tell_begin(s.order, events)
            open_auction(s, everybody(s), s.opener)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks whoever can raise; sells place after place until one seat is left."""
        if s.turn > 1 or not auctions_first_order(s):
            return False
        while s.step < s.seats - 1:
            if s.bidding == 0 or (s.bidder != NONE and s.bidding == 1 << s.bidder):
                self.sell(s, events)
            elif self.next_bidder(s, events):
                return True
        for seat in range(s.seats):
            if unplaced(s) >> seat & 1 != 0:
                take_place(s, s.seats - 1, seat, 0, events)
        settle_order(s, events)
        return False

    def sell(self, s: Position, events: list[Event] | None) -> None:
        """Gives the place to the highest bidder, or for $0 to the opener when all passed."""
        winner = s.opener if s.bidder == NONE else s.bidder
        price: i64 = 0 if s.bidder == NONE else s.bid
        pay(s, winner, price, events)
        take_place(s, s.step, winner, price, events)
        s.step += 1
        left = unplaced(s)
        s.opener = (s.opener + 1) % s.seats
        while left >> s.opener & 1 == 0:
            s.opener = (s.opener + 1) % s.seats
        open_auction(s, left, s.opener)


class OrderAuction(Auction):
    """The turn order of every turn in the standard rules (ST-10.4)."""

    rule = "ST-10.4"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Opens the auction, by the first in order; there is none with one player left."""
        if s.standard and len(s.order) > 1:
            self.tell_begin(s.order, events)
            open_auction(s, everybody(s), s.order[0])

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks whoever can raise, until one is left, who wins the first place."""
        if not s.standard or len(s.order) < 2:
            return False
        while count(s.bidding) > 1:
            if self.next_bidder(s, events):
                return True
        for seat in range(s.seats):
            if s.bidding >> seat & 1 != 0:
                pay(s, seat, s.offers[seat], events)
                take_place(s, 0, seat, s.offers[seat], events)
        settle_order(s, events)
        return False

    def leave(self, s: Position, seat: i64, unasked: bool, events: list[Event] | None) -> None:
        """Passes for nothing once, or takes the last free place and pays its share of the bid."""
        if seat == s.free_pass:
            s.free_pass = NONE
            tell_pass(seat, unasked, True, events)
            return
        tell_pass(seat, unasked, False, events)
        place = count(s.bidding) - 1
        s.bidding &= ~(1 << seat)
        price = s.offers[seat]
        if place == len(s.order) - 1:
            price = 0
        elif place > 1:
            price = (price + 1) // 2
        pay(s, seat, price, events)
        take_place(s, place, seat, price, events)


def auctions_first_order(s: Position) -> bool:
    """Returns whether the first order is auctioned instead of drawn."""
    return bool(s.header.options["order"] != RANDOM)


def everybody(s: Position) -> i64:
    """Returns the seats in the game, a bit each."""
    return ((1 << s.seats) - 1) & ~s.bankrupt


def unplaced(s: Position) -> i64:
    """Returns the seats that have no place yet, a bit each."""
    left = everybody(s)
    for seat in s.places:
        if seat != NONE:
            left &= ~(1 << seat)
    return left


def count(seats: i64) -> i64:
    """Returns how many seats there are in a set of bits."""
    found: i64 = 0
    while seats != 0:
        seats &= seats - 1
        found += 1
    return found


def open_auction(s: Position, bidding: i64, opener: i64) -> None:
    """Begins an auction in which nobody has bid yet."""
    s.bid = NONE
    s.bidder = NONE
    s.bidding = bidding
    s.asked = opener
    for seat in range(s.seats):
        s.offers[seat] = 0


def take_place(s: Position, place: i64, seat: i64, paid: i64, events: list[Event] | None) -> None:
    """Gives a seat its place in the order."""
    s.places[place] = seat
    if events is not None:
        events.append(
            {"type": "place_taken", "seat": int(seat), "place": int(place) + 1, "paid": int(paid)}
        )


def settle_order(s: Position, events: list[Event] | None) -> None:
    """Makes the places won the order of play, and ends the auction."""
    s.order = vec[i64]([seat for seat in s.places if seat != NONE])
    for place in range(s.seats):
        s.places[place] = NONE
    s.bidding = 0
    s.bidder = NONE
    s.bid = NONE
    s.actor = NONE
    if events is not None:
        events.append({"type": "order_set", "order": list(s.order)})


def tell_pass(seat: i64, unasked: bool, free: bool, events: list[Event] | None) -> None:
    """Reports that a bidder passed, unasked or not, for nothing or not (ST-10.4)."""
    if events is not None:
        events.append({"type": "passed", "seat": int(seat), "unasked": unasked, "free": free})
