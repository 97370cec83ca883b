"""Who has most money in the end (BA-8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam_barons.state import Position


def ranking(s: Position) -> list[list[int]]:
    """Returns the seats from most money to least; a tie is shared (BA-8.3)."""
    placed: dict[int, list[int]] = {}
    for seat in range(s.seats):
        placed.setdefault(int(s.cash[seat]), []).append(int(seat))
    return [placed[cash] for cash in sorted(placed, reverse=True)]


def worth(s: Position, seat: i64) -> int:
    """Returns the cash of a seat and its shares at their current prices."""
    total = int(s.cash[seat])
    for company in s.order:
        total += int(s.share_count(company, seat) * max(0, s.price[company]))
    return total


def tell_result(s: Position, events: list[Event] | None) -> None:
    """Reports the end of the game."""
    if events is not None:
        events.append(
            {
                "type": "game_over",
                "scores": [int(cash) for cash in s.cash],
                "ranking": ranking(s),
            }
        )
