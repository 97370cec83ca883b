"""Phases 4 and 5: control pays this turn's profit, and the turn ends."""

from __future__ import annotations

from goldenspike.engine.api import Event
from goldenspike.engine.steel_driver.phases.phase import Phase
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, NONE, TURNS, Position


class TakeProfits(Phase):
    """Phase 4: the controller of a company receives its profit level in cash (SD-5.1)."""

    name = "profits"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Pays every controller; a company without one pays nobody."""
        for company in range(COMPANY_COUNT):
            seat = s.controller[company]
            if seat == NONE:
                continue
            s.cash[seat] += s.profit[company]
            if events is not None:
                events.append(
                    {
                        "type": "profit_taken",
                        "seat": int(seat),
                        "company": s.board.companies[company],
                        "amount": int(s.profit[company]),
                    }
                )


class EndTurn(Phase):
    """Phase 5: the pass row becomes the order of play, and markers go home."""

    name = "end"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Ends the turn; cubes stay where they are (SD-6.2)."""
        for place in range(COMPANY_COUNT):
            s.order[place] = s.passed[place]  # SD-6.1
        s.passed_count = 0
        s.finished = 0
        for company in range(COMPANY_COUNT):
            s.profit[company] = 0  # SD-6.1
            if s.turn < TURNS:
                s.controller[company] = NONE  # SD-6.3
