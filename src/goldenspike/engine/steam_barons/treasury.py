"""What a company can pay, and issuing shares for track (BA-4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam_barons.state import COMPANIES, Position

ISSUE: Final = 5
"""Dollars an issued share brings, whatever its price."""


def budget(s: Position, company: i64) -> i64:
    """Returns the most that a company can pay for track."""
    return s.treasury[company] + ISSUE * s.display[company]


def pay(s: Position, company: i64, cost: i64, events: list[Event] | None) -> None:
    """Pays from the treasury, issuing just as many shares as the cost needs; change stays."""
    short = cost - s.treasury[company]
    if short > 0:
        issued = (short + ISSUE - 1) // ISSUE
        s.display[company] -= issued
        s.available[company] += issued
        s.treasury[company] += issued * ISSUE
        if events is not None:
            events.append(
                {
                    "type": "shares_issued",
                    "company": COMPANIES[company],
                    "count": int(issued),
                    "display": int(s.display[company]),
                    "treasury": int(s.treasury[company]),
                }
            )
    s.treasury[company] -= cost
