"""What can be seen on the table, as JSON. Hidden are sales chosen and not yet revealed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.shared.cubes import COLORS, names
from goldenspike.engine.shared.track_view import hexes_view, links_view, tiles_view
from goldenspike.engine.steam_barons.market import BUST
from goldenspike.engine.steam_barons.phases.dividends import count_bankrupt, stacks
from goldenspike.engine.steam_barons.phases.sell import next_company
from goldenspike.engine.steam_barons.score import ranking, worth
from goldenspike.engine.steam_barons.state import COMPANIES, COMPANY_COUNT, NONE, ROUNDS, Position


def view(s: Position, seat: int | None, phase: str, over: bool) -> dict[str, Any]:
    """Returns what a seat may know; owners of track are companies by name."""
    return {
        "game": s.game.id,
        "board": s.header.board.id,
        "options": dict(s.header.options),
        "n": s.n,
        "to_act": list(s.to_act),
        "chance_due": s.chance_due,
        "round": int(s.round),
        "rounds": ROUNDS,
        "phase": phase,
        "order": [COMPANIES[company] for company in s.order],
        "company": None if s.company == NONE else COMPANIES[s.company],
        "first_player": _seat(s.first_player),
        "auction": _auction(s) if phase in ("auction", "buy") else None,
        "build": _build(s) if phase == "build" and s.company != NONE else None,
        "cube": int(s.moves) if phase == "move" else None,
        "sell": _sell(s, seat) if phase == "sell" else None,
        "companies": {name: _company(s, company) for company, name in enumerate(COMPANIES)},
        "players": _players(s),
        "market": {**s.market.to_json(), "stacks": len(stacks(s)) + int(count_bankrupt(s))},
        "hexes": hexes_view(s.track),
        "links": links_view(s.track),
        "cities": _cities(s),
        "towns": _towns(s),
        "tiles_left": tiles_view(s.track),
        "delivered": names(s.delivered),
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
        "company": COMPANIES[s.company],
        "bid": None if s.bidder == NONE else int(s.bid),
        "bidder": _seat(s.bidder),
        "in": [seat for seat in range(s.seats) if s.bidding >> seat & 1 != 0],
    }


def _build(s: Position) -> dict[str, Any]:
    return {"company": COMPANIES[s.company], "tiles_left": int(s.tiles_left)}


def _sell(s: Position, seat: int | None) -> dict[str, Any]:
    """Returns who has still to choose, and to a seat its own choices alone (BA-7.3)."""
    shown: dict[str, Any] = {"waiting": list(s.to_act), "next": None, "chosen": {}}
    if seat is not None and 0 <= seat < s.seats:
        company = next_company(s, seat)
        shown["next"] = None if company == NONE else COMPANIES[company]
        shown["chosen"] = {
            COMPANIES[k]: int(s.sales[k * s.seats + seat])
            for k in s.order
            if s.sales[k * s.seats + seat] != NONE
        }
    return shown


def _company(s: Position, company: int) -> dict[str, Any]:
    price = s.price[company]
    return {
        "price": "B" if price == BUST else int(price),
        "bankrupt": s.is_out(company),
        "treasury": int(s.treasury[company]),
        "display": int(s.display[company]),
        "available": int(s.available[company]),
        "controller": _seat(s.controller[company]),
        "performance": int(s.performance[company]),
        "shares": [int(s.share_count(company, seat)) for seat in range(s.seats)],
        "links": int(s.track.complete_links(company)),
    }


def _players(s: Position) -> list[dict[str, Any]]:
    return [
        {
            "name": s.header.seats[seat],
            "cash": int(s.cash[seat]),
            "worth": worth(s, seat),
            "shares": {
                COMPANIES[company]: int(s.share_count(company, seat))
                for company in range(COMPANY_COUNT)
                if s.share_count(company, seat) != 0
            },
        }
        for seat in range(s.seats)
    ]


def _cities(s: Position) -> list[dict[str, Any]]:
    return [
        {
            "hex": s.map.labels[s.map.stop_hex[stop]],
            "color": COLORS[s.map.color[stop]],
            "cubes": names(s.cubes[stop]),
            "grown": False,
            "new": False,
        }
        for stop in range(s.map.cities)
    ]


def _towns(s: Position) -> list[dict[str, Any]]:
    return [
        {"hex": s.map.labels[s.map.stop_hex[stop]], "cubes": names(s.cubes[stop])}
        for stop in range(s.map.cities, s.map.stops)
    ]
