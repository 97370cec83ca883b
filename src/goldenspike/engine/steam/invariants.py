"""What holds after every action, whatever happened; a breach is a fault of ours."""

from __future__ import annotations

from goldenspike.engine.shared.cubes import COLORS
from goldenspike.engine.shared.network import Network
from goldenspike.engine.shared.track_invariants import check_track
from goldenspike.engine.steam.phases.build import ENGINEER_ALLOWANCE
from goldenspike.engine.steam.state import (
    FASTEST,
    HIGHEST_INCOME,
    LOWEST_INCOME,
    MARKERS,
    NEW_CITIES,
    NO_TILE,
    NOTHING_DUE,
    Position,
)


def check_invariants(s: Position) -> None:
    """Returns None when nothing was lost and nothing came from nowhere.

    Raises:
        AssertionError: names what does not hold.
    """
    alive = [seat for seat in range(s.seats) if not s.is_out(seat)]
    check_track(s.track, alive)
    _cubes(s)
    _cities(s)
    _players(s, alive)
    if s.network is not None:
        assert list(s.network.to) == list(Network(s.track).to), "the network is out of date"


def _cubes(s: Position) -> None:
    """Cubes are in the bag, on cities, in supply spaces or out of play.

    Money is not conserved: it comes from an unlimited bank.
    """
    held = s.bag + s.delivered + sum(s.cubes) + sum(s.spaces)
    assert held == s.map.bag, "cubes do not add up"
    for stop in range(s.map.stops):
        assert s.cubes[stop] == 0 or s.color[stop] >= 0, "cubes lie outside a city"


def _cities(s: Position) -> None:
    """New City tiles and growth markers are left or lie on the map (ST-1.3)."""
    new = [stop for stop in range(s.map.cities, s.map.stops) if s.color[stop] >= 0]
    for name, count in NEW_CITIES.items():
        color = COLORS.index(name)
        placed = sum(1 for stop in new if s.color[stop] == color)
        assert s.new_cities[color] >= 0, f"too many {name} New Cities"
        assert placed + s.new_cities[color] == count, f"{name} New City tiles do not add up"
    markers = sum(1 for stop in range(s.map.cities) if s.grown[stop] != 0)
    assert s.markers >= 0, "too many cities have grown"
    assert markers + s.markers == MARKERS, "growth markers do not add up"
    for stop in range(s.map.stops):
        assert s.track.is_city(s.map.stop_hex[stop]) == (s.color[stop] >= 0), "a city is no city"


def _players(s: Position, alive: list[int]) -> None:
    """Everybody's affairs stay within their limits, and those out of the game own nothing."""
    for seat in range(s.seats):
        assert s.money[seat] >= 0, "a player owes money"
        assert s.vp[seat] >= 0, "VP fall below 0 in play"
        assert LOWEST_INCOME <= s.income[seat] <= HIGHEST_INCOME, "income leaves its track"
        assert 1 <= s.locomotive[seat] <= FASTEST, "a locomotive leaves its levels"
        assert s.points[seat] >= 0, "points are owed"
    assert s.tiles_left <= ENGINEER_ALLOWANCE, "a builder has too many tiles"
    taken = [tile for tile in s.tile if tile != NO_TILE]
    assert len(set(taken)) == len(taken), "two players have the same action tile"
    if s.due == NOTHING_DUE and len(s.order) > 0:
        in_order = {int(seat) for seat in s.order}
        assert in_order - set(alive) == set() or s.phase > 0, "the order names strangers"
        assert set(alive) <= in_order, "somebody is missing in the order"
