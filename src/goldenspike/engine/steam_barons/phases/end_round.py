"""Phases six to eight: bankruptcies, the new company order, the end of the round (BA-8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam_barons.market import BUST
from goldenspike.engine.steam_barons.phases.phase import Phase
from goldenspike.engine.steam_barons.state import (
    COMPANIES,
    NONE,
    NOTHING_DUE,
    ORDER_DUE,
    ROUNDS,
    Position,
)


class Bankruptcies(Phase):
    """Companies at B leave the game (BA-8.1)."""

    name = "bankruptcies"
    rule = "BA-8.1"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Takes every company at B out of the game, and out of the company order."""
        for company in s.order:
            if s.price[company] == BUST:
                go_bankrupt(s, company, events)
        living = [int(company) for company in s.order if not s.is_out(company)]
        s.order = vec[i64](living)


class CompanyOrder(Phase):
    """A new random order of the living companies, except in round five (BA-8.2)."""

    name = "order"
    rule = "BA-8.2"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Lets chance draw the order."""
        if s.round < ROUNDS:
            s.due = ORDER_DUE

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Waits for the order."""
        return s.due != NOTHING_DUE


def go_bankrupt(s: Position, company: i64, events: list[Event] | None) -> None:
    """Removes shares and treasury; its links become unowned, its track stays (BA-8.1)."""
    if events is not None:
        events.append({"type": "company_bankrupt", "company": COMPANIES[company]})
    s.bankrupt |= 1 << company
    s.treasury[company] = 0
    s.display[company] = 0
    s.available[company] = 0
    s.controller[company] = NONE
    s.performance[company] = 0
    for seat in range(s.seats):
        s.shares[company * s.seats + seat] = 0
    s.track.release(company, events)
