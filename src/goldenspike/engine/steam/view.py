"""What can be seen on the table, as JSON. Steam has no secrets but the seed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.shared.cubes import COLORS, names
from goldenspike.engine.shared.track_view import hexes_view, links_view, tiles_view
from goldenspike.engine.steam.score import ranking, score, scores
from goldenspike.engine.steam.state import NEW_CITIES, NONE, TILES, Position


def view(s: Position, phase: str, over: bool) -> dict[str, Any]:
    """Returns everything public about the position, for every seat the same."""
    return {
        "game": s.game.id,
        "board": s.header.board.id,
        "options": dict(s.header.options),
        "n": s.n,
        "to_act": list(s.to_act),
        "chance_due": s.chance_due,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": phase,
        "round": int(s.round) if phase in ("move", "score") else None,
        "order": [int(seat) for seat in s.order],
        "auction": _auction(s) if phase == "auction" else None,
        "build": _build(s) if phase == "build" and s.actor != NONE else None,
        "players": _players(s),
        "hexes": hexes_view(s.track),
        "links": links_view(s.track),
        "cities": _cities(s),
        "supply": [names(cubes) for cubes in s.spaces],
        "bag": names(s.bag),
        "delivered": names(s.delivered),
        "tiles_left": tiles_view(s.track),
        "new_cities": {name: int(s.new_cities[COLORS.index(name)]) for name in NEW_CITIES},
        "growth_markers": int(s.markers),
        "is_over": over,
        "scores": scores(s),
        "ranking": ranking(s),
    }


def _seat(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


def _auction(s: Position) -> dict[str, Any] | None:
    if s.bidding == 0:
        return None
    return {
        "bid": None if s.bid == NONE else int(s.bid),
        "bidder": _seat(s.bidder),
        "in": [seat for seat in range(s.seats) if s.bidding >> seat & 1 != 0],
        "offers": [int(offer) for offer in s.offers],
        "places": [_seat(seat) for seat in s.places],
        "free_pass": _seat(s.free_pass),
    }


def _build(s: Position) -> dict[str, Any]:
    return {
        "seat": int(s.actor),
        "tiles_left": int(s.tiles_left),
        "action": TILES[s.tile[s.actor]] if s.using[s.actor] != 0 and not s.acted else None,
    }


def _players(s: Position) -> list[dict[str, Any]]:
    return [
        {
            "name": s.header.seats[seat],
            "money": int(s.money[seat]),
            "income": int(s.income[seat]),
            "vp": int(s.vp[seat]),
            "locomotive": int(s.locomotive[seat]),
            "improved": s.improved >> seat & 1 != 0,
            "tile": TILES[s.tile[seat]] or None,
            "tile_used": s.using[seat] != 0,
            "bankrupt": s.is_out(seat),
            "links": int(s.track.complete_links(seat)),
            "points": int(s.points[seat]),
            "score": int(score(s, seat)),
        }
        for seat in range(s.seats)
    ]


def _cities(s: Position) -> list[dict[str, Any]]:
    return [
        {
            "hex": s.map.labels[s.map.stop_hex[stop]],
            "color": COLORS[s.color[stop]],
            "cubes": names(s.cubes[stop]),
            "grown": s.grown[stop] != 0,
            "new": stop >= s.map.cities,
        }
        for stop in range(s.map.stops)
        if s.color[stop] >= 0
    ]
