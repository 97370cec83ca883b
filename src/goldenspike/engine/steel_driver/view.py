"""What can be seen on the table, as JSON. Steel Driver has no secrets but the seed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.steel_driver.actions import ends_of
from goldenspike.engine.steel_driver.board import COLORS
from goldenspike.engine.steel_driver.score import ranking
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, CUBES, GOODS, NONE, Position
from goldenspike.engine.steel_driver.transcontinental import others


def view(s: Position, phase: str, over: bool) -> dict[str, Any]:
    """Returns everything public about the position, for every seat the same."""
    companies = s.board.companies
    return {
        "game": s.game.id,
        "board": s.header.board.id,
        "n": s.n,
        "to_act": list(s.to_act),
        "chance_due": s.chance_due,
        "turn": int(s.turn),
        "phase": phase,
        "active_player": _seat(s.active),
        "auction": _auction(s) if phase == "auction" else None,
        "company": None if s.company == NONE else companies[s.company],
        "order": [companies[company] for company in s.order],
        "passed": [companies[s.passed[place]] for place in range(s.passed_count)],
        "companies": {
            companies[company]: _company(s, company, phase) for company in range(COMPANY_COUNT)
        },
        "seats": [
            {
                "name": s.header.seats[seat],
                "cubes": int(s.cubes[seat]),
                "cash": int(s.cash[seat]),
                "shares": {
                    companies[company]: int(s.share_count(company, seat))
                    for company in range(COMPANY_COUNT)
                    if s.share_count(company, seat) != 0
                },
            }
            for seat in range(s.seats)
        ],
        "goods": [
            id for location, id in enumerate(s.board.locations) if s.at[location] & GOODS != 0
        ],
        "transcontinental": _transcontinental(s),
        "pool": CUBES - sum(s.cubes) - sum(s.box),
        "is_over": over,
        "scores": [int(cash) for cash in s.cash],
        "ranking": ranking(s),
    }


def _seat(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


def _auction(s: Position) -> dict[str, Any] | None:
    if s.company == NONE:
        return None
    return {
        "company": s.board.companies[s.company],
        "bid": int(s.bid),
        "bidder": int(s.bidder),
        "in": [seat for seat in range(s.seats) if s.bidding >> seat & 1 != 0],
    }


def _company(s: Position, company: i64, phase: str) -> dict[str, Any]:
    board = s.board
    links = []
    for place in range(s.laid_count):
        laid = s.laid[place]
        if s.owner[laid >> 1] == company + 1:
            from_, to = ends_of(board, laid)
            links.append([board.locations[from_], board.locations[to]])
    value = int(s.final_profit[company])
    return {
        "cubes": int(s.box[company]),
        "controller": _seat(s.controller[company]),
        "marker": s.controller[company] == NONE and phase != "claim" and phase != "over",
        "last_controller": _seat(s.last_controller[company]),
        "profit": int(s.profit[company]),
        "shares": [int(s.share_count(company, seat)) for seat in range(s.seats)],
        "links": links,
        "links_left": int(s.links_left[company]),
        "start": None if s.start[company] == NONE else board.locations[s.start[company]],
        "goods": {
            color: int(s.goods[company * 5 + k])
            for k, color in enumerate(COLORS)
            if s.goods[company * 5 + k] != 0
        },
        "final_profit": None if value == NONE else value,
    }


def _transcontinental(s: Position) -> dict[str, Any] | None:
    if s.builder == NONE:
        return None
    return {
        "builder": s.board.companies[s.builder],
        "others": others(s),
        "chain": [s.board.locations[location] for location in s.chain],
    }
