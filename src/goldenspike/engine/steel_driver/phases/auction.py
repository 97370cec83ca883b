"""Phases 1 and 2: investment cubes are taken, then spent on control of the companies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steel_driver.actions import (
    BID,
    NOMINATE,
    PASS,
    PASS_MARKER,
    company_of,
    kind_of,
    packed,
    rest_of,
)
from goldenspike.engine.steel_driver.phases.phase import Phase, unknown_company, wrong_phase
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, NONE, Position

INCOME: Final = {3: 10, 4: 8, 5: 7, 6: 6}
"""Investment cubes each player takes a turn, by number of players (SD-2.1)."""


class TakeCubes(Phase):
    """Phase 1: every player takes investment cubes; earlier ones are kept (SD-2.2)."""

    name = "auction"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Gives every seat its cubes, however many are left in the pool (SD-2.1, SD-2.3)."""
        income: i64 = INCOME[s.seats]
        for seat in range(s.seats):
            s.cubes[seat] += income
        if events is not None:
            order = [s.board.companies[company] for company in s.order]
            events.append(
                {
                    "type": "turn_began",
                    "turn": int(s.turn),
                    "order": order,
                    "cubes": [int(income)] * int(s.seats),
                }
            )


class Auction(Phase):
    """Phase 2: the active player nominates, all bid, until the marker has gone round."""

    name = "auction"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Opens the phase: all control markers lie in their boxes."""
        s.company = NONE
        s.marker_passes = 0

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the next bidder, or else the active player, who can act at all."""
        if s.company != NONE:
            if ask_bidder(s, events):
                return True
            win(s, events)
        while s.marker_passes < s.seats and has_markers(s):
            if s.cubes[s.active] > 0:
                s.actor = s.active
                return True
            pass_marker(s, True, events)  # SD-3.2: nothing to bid with
        s.actor = NONE
        if events is not None:
            unsold = [
                s.board.companies[company]
                for company in range(COMPANY_COUNT)
                if s.controller[company] == NONE
            ]
            events.append(
                {"type": "auctions_over", "active_player": int(s.active), "unsold": unsold}
            )
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns nominations with every first bid and passing, or every raise and passing."""
        codes: list[int] = []
        if s.company == NONE:
            for company in range(COMPANY_COUNT):
                if s.controller[company] == NONE:
                    for bid in range(1, s.cubes[s.actor] + 1):
                        codes.append(packed(NOMINATE, company, bid))
            codes.append(packed(PASS_MARKER))
        else:
            for amount in range(s.bid + 1, s.cubes[s.actor] + 1):
                codes.append(packed(BID, 0, amount))
            codes.append(packed(PASS))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        type_ = action.type
        fields = action.fields()
        if s.company == NONE:
            if type_ == "nominate":
                return check_nominate(s, fields["company"], fields["bid"])
            if type_ == "pass_marker":
                return None  # SD-3.1: the active player may always pass the marker on
            return must_nominate(type_)
        if type_ == "bid" and "company" not in fields:
            return check_bid(s, fields["amount"])
        if type_ == "pass" and "company" not in fields:
            return None  # SD-3.3: a bidder may always pass
        if type_ == "nominate":
            number = s.board.company(fields["company"])
            if number != NONE and s.controller[number] != NONE:
                return already_sold()
        return must_bid(type_)

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        if action.type == "nominate":
            return packed(NOMINATE, s.board.company(fields["company"]), fields["bid"])
        if action.type == "bid":
            return packed(BID, 0, fields["amount"])
        return packed(PASS if action.type == "pass" else PASS_MARKER)

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        kind = kind_of(code)
        if kind == BID:
            apply_bid(s, rest_of(code), events)
        elif kind == PASS:
            apply_pass(s, s.actor, False, events)
        elif kind == NOMINATE:
            apply_nominate(s, company_of(code), rest_of(code), events)
        else:
            pass_marker(s, False, events)


# Nominating (SD-3.1, SD-3.2, SD-3.6)


def must_nominate(tried: str) -> Refusal:
    """Returns the refusal of what is tried instead of nominating, such as passing (SD-3.1)."""
    now = "the active player nominates a company or passes the marker"
    if tried not in ("bid", "pass"):
        return wrong_phase(now)
    return Refusal("nominate/must-nominate", f"Nobody bids yet: {now}.", "SD-3.1")


def has_markers(s: Position) -> bool:
    """Returns whether a control marker still lies in its box (SD-3.7)."""
    for company in range(COMPANY_COUNT):
        if s.controller[company] == NONE:
            return True
    return False


def check_nominate(s: Position, company: str, bid: int) -> Refusal | None:
    """Returns why the active player may not nominate the company with this first bid."""
    number = s.board.company(company)
    if number == NONE:
        return unknown_company(s)
    if s.controller[number] != NONE:
        return already_sold()
    if bid < 1:
        return Refusal("nominate/no-bid", "The first bid is at least 1 cube.", "SD-3.1")
    return check_cubes(s, bid)


def already_sold() -> Refusal:
    """Returns the refusal of a company whose marker has been bought this turn (SD-3.6)."""
    return Refusal(
        "nominate/sold",
        "The control marker of this company has been bought this turn; "
        "nominate one whose marker is in its box.",
        "SD-3.6",
    )


def check_cubes(s: Position, bid: int) -> Refusal | None:
    """Returns why the seat on turn cannot bid so much (SD-3.2)."""
    cubes = int(s.cubes[s.actor])
    if bid > cubes:
        return Refusal("bid/too-few-cubes", f"A bid may not exceed your {cubes} cubes.", "SD-3.2")
    return None


def apply_nominate(s: Position, company: i64, bid: i64, events: list[Event] | None) -> None:
    """Puts the company up for auction with the first bid."""
    s.company = company
    s.bid = bid
    s.bidder = s.actor
    s.bidding = (1 << s.seats) - 1
    s.marker_passes = 0
    if events is not None:
        events.append(
            {
                "type": "nominated",
                "seat": int(s.actor),
                "company": s.board.companies[company],
                "bid": int(bid),
            }
        )


def pass_marker(s: Position, unasked: bool, events: list[Event] | None) -> None:
    """Passes the Active Player marker to the left (SD-3.1)."""
    giver = s.active
    s.active = (giver + 1) % s.seats
    s.marker_passes += 1
    if events is not None:
        events.append(
            {
                "type": "marker_passed",
                "seat": int(giver),
                "to": int(s.active),
                "unasked": unasked,
            }
        )


# Bidding (SD-3.3, SD-3.4, SD-3.5)


def must_bid(tried: str) -> Refusal:
    """Returns the refusal of what is tried instead of bidding, such as nominating (SD-3.3)."""
    now = "the bidder on turn raises the bid or passes"
    if tried not in ("nominate", "pass_marker"):
        return wrong_phase(now)
    return Refusal("bid/must-bid", f"An auction is on: {now}.", "SD-3.3")


def is_out(s: Position, seat: int, tried: str) -> bool:
    """Returns whether the seat wants to bid in an auction that it has passed (SD-3.3)."""
    return (
        s.bidding != 0
        and tried in ("bid", "pass")
        and 0 <= seat < s.seats
        and s.bidding >> seat & 1 == 0
    )


def ask_bidder(s: Position, events: list[Event] | None) -> bool:
    """Goes clockwise to the next seat that can raise; returns False when one alone is left."""
    seat = s.actor
    while s.bidding != 1 << s.bidder:
        seat = (seat + 1) % s.seats
        if s.bidding >> seat & 1 == 0:
            continue
        if s.cubes[seat] > s.bid:
            s.actor = seat
            return True
        apply_pass(s, seat, True, events)  # SD-3.3: who cannot raise is passed over
    return False


def check_bid(s: Position, amount: int) -> Refusal | None:
    """Returns why the bidder on turn may not raise to the amount."""
    standing = int(s.bid)
    if amount <= standing:
        return Refusal(
            "bid/too-low",
            f"A bid must be above the standing bid of {standing}.",
            "SD-3.3",
        )
    return check_cubes(s, amount)


def apply_bid(s: Position, amount: i64, events: list[Event] | None) -> None:
    """Raises the standing bid."""
    s.bid = amount
    s.bidder = s.actor
    if events is not None:
        events.append(
            {
                "type": "bid",
                "seat": int(s.actor),
                "company": s.board.companies[s.company],
                "amount": int(amount),
            }
        )


def apply_pass(s: Position, seat: i64, unasked: bool, events: list[Event] | None) -> None:
    """Takes the seat out of this auction."""
    s.bidding &= ~(1 << seat)
    if events is not None:
        events.append(
            {
                "type": "passed",
                "seat": int(seat),
                "company": s.board.companies[s.company],
                "unasked": unasked,
            }
        )


def win(s: Position, events: list[Event] | None) -> None:
    """Ends the auction: the last one in pays, and takes the marker and a share (SD-3.4)."""
    company = s.company
    winner = s.bidder
    s.cubes[winner] -= s.bid
    s.box[company] += s.bid
    s.controller[company] = winner
    s.last_controller[company] = winner
    s.shares[company * s.seats + winner] += 1
    if events is not None:
        events.append(
            {
                "type": "won",
                "seat": int(winner),
                "company": s.board.companies[company],
                "amount": int(s.bid),
            }
        )
    # SD-3.5: the marker goes left of the nominator, who still holds it, whoever won.
    s.active = (s.active + 1) % s.seats
    s.company = NONE
    s.bid = 0
    s.bidder = NONE
    s.bidding = 0
