"""Who controls a company: its display, its track and its CEO bonus (BA-2)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam_barons.state import COMPANIES, NONE, Position


def settle_control(s: Position, company: i64, events: list[Event] | None) -> None:
    """Passes control to who holds more shares than the controller (BA-2.1).

    That is the holder of most; of several with most the first clockwise from the old
    controller. When nobody holds any, the last controller stays (BA-2.2).
    """
    old = s.controller[company]
    best = old
    most: i64 = 0 if old == NONE else s.share_count(company, old)
    for step in range(1, s.seats + 1):
        seat = (old + step) % s.seats
        held = s.share_count(company, seat)
        if held > most:
            best = seat
            most = held
    if best != old:
        s.controller[company] = best
        if events is not None:
            events.append(
                {
                    "type": "control_passed",
                    "company": COMPANIES[company],
                    "from": None if old == NONE else int(old),
                    "to": int(best),
                }
            )
