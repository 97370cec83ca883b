"""Final scoring and the ranking (ST-9)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam.state import NO_TILE, Position

INCOME_A_VP: Final = 2
VP_A_DEBT: Final = 2


def income_vp(income: i64) -> i64:
    """Returns what an income is worth in the end (ST-9.1)."""
    return income // INCOME_A_VP if income >= 0 else income * VP_A_DEBT


def score(s: Position, seat: i64) -> i64:
    """Returns the VP of a seat if the game ended now; a bankrupt one scores 0 (ST-9.1, ST-9.2)."""
    if s.is_out(seat):
        return 0
    return s.vp[seat] + income_vp(s.income[seat]) + s.track.complete_links(seat)


def scores(s: Position) -> list[int]:
    """Returns the VP of every seat if the game ended now."""
    return [int(score(s, seat)) for seat in range(s.seats)]


def ranking(s: Position) -> list[list[int]]:
    """Returns the seats by VP, then income, then the lower action tile; bankrupt ones last."""
    placed: dict[tuple[int, ...], list[int]] = {}
    for seat in range(s.seats):
        if s.is_out(seat):
            key: tuple[int, ...] = (1,)
        else:
            tile = int(s.tile[seat]) if s.tile[seat] != NO_TILE else 0
            key = (0, -int(score(s, seat)), -int(s.income[seat]), tile)
        placed.setdefault(key, []).append(seat)
    return [placed[key] for key in sorted(placed)]


def tell_result(s: Position, events: list[Event] | None) -> None:
    """Reports the end of the game with everybody's score sheet."""
    if events is None:
        return
    sheet: list[dict[str, Any]] = [
        {
            "seat": int(seat),
            "vp": int(s.vp[seat]),
            "income": int(s.income[seat]),
            "income_vp": int(income_vp(s.income[seat])),
            "links": int(s.track.complete_links(seat)),
            "bankrupt": s.is_out(seat),
            "score": int(score(s, seat)),
        }
        for seat in range(s.seats)
    ]
    events.append({"type": "game_over", "scores": scores(s), "ranking": ranking(s), "sheet": sheet})
