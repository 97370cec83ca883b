"""Track with companies as owners, as Steam Barons will use it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import goldenspike as gs
from goldenspike.engine.shared.hex_map import HexMap
from goldenspike.engine.shared.network import Network, Trip, read_trip, route_of, trip_of
from goldenspike.engine.shared.placements import Placements
from goldenspike.engine.shared.survey import Survey, port_cities, reached_cities
from goldenspike.engine.shared.track import COMPLETE, NOBODY, OPEN, Track
from goldenspike.engine.shared.track_invariants import check_track

BOARD = """
R2!     B1      .       .
    .       .       .
.       .       .       Y1
    .       .       .
.       o       .       .
    .       .       P1!
"""
PAIRS = """
R2      .       .
    B1      .
.       .       .
    .       .
"""
RED, BLUE = 0, 1


@pytest.fixture
def track(draw: Callable[..., str]) -> Any:
    return Track(HexMap(tomllib.loads(draw(BOARD, game="steam-barons"))))


def lay(track: Any, owner: Any, *tiles: Any) -> None:
    for tile in tiles:
        hex, text = tile.split()
        faces = track.map.faces
        if text.startswith("{"):
            placement = faces.of_spurs([int(edge) for edge in text[1:-1].split(",")])
        else:
            placement = faces.of_track([list(map(int, p.split("-"))) for p in text.split("&")])
        track.lay(owner, track.map.hex(hex), placement, None)
    check_track(track, [RED, BLUE])


def hexes_with_lays(track: Any, owner: Any, gates: Any) -> Any:
    codes = Placements(Survey(track, owner, gates), 99).all()
    return {track.map.labels[(code >> 11) & 2047] for code in codes}


def cities(track: Any, gates: Any) -> Any:
    return {track.map.labels[hex] for hex in range(track.map.hexes) if gates[hex]}


def test_a_company_grows_only_from_cities_it_reaches(track: Any) -> None:
    lay(track, RED, "B2 5-1")
    gates = reached_cities(track, RED)
    assert cities(track, gates) == {"A1", "C1"}
    assert hexes_with_lays(track, RED, gates) == {"A3", "C3", "D2"}
    lay(track, RED, "A3 0-2")
    assert hexes_with_lays(track, RED, reached_cities(track, RED)) == {"A3", "B4", "C3", "D2"}


def test_an_incomplete_link_reaches_the_stop_it_starts_at(track: Any) -> None:
    lay(track, RED, "F2 2-5")
    assert cities(track, reached_cities(track, RED)) == {"G3"}


def test_a_company_without_track_reaches_nothing(track: Any) -> None:
    assert cities(track, reached_cities(track, RED)) == set()
    assert hexes_with_lays(track, RED, reached_cities(track, RED)) == set()


def test_an_unowned_link_from_a_city_not_reached_is_out_of_reach(track: Any) -> None:
    lay(track, BLUE, "F2 2-5")
    lay(track, RED, "B2 5-2")
    track.release(BLUE, None)
    gates = reached_cities(track, RED)
    assert "E1" not in hexes_with_lays(track, RED, gates)
    assert "E1" in hexes_with_lays(track, RED, vec[i64]())
    lay(track, RED, "C3 5-1", "D2 4-2", "E3 5-1")
    assert "F2" in hexes_with_lays(track, RED, reached_cities(track, RED)), "the other end joins"


def test_a_first_build_starts_at_a_port_or_what_is_joined_to_one(track: Any) -> None:
    assert cities(track, port_cities(track)) == {"A1", "F6"}
    lay(track, BLUE, "B2 5-1")
    assert cities(track, port_cities(track)) == {"A1", "C1", "F6"}, "whoever owns the link"
    track.release(BLUE, None)
    assert cities(track, port_cities(track)) == {"A1", "C1", "F6"}


def test_an_incomplete_link_joins_nothing_to_a_port(track: Any) -> None:
    lay(track, BLUE, "B2 5-2")
    assert cities(track, port_cities(track)) == {"A1", "F6"}


def test_joined_to_a_port_over_several_links_and_towns(track: Any) -> None:
    lay(track, BLUE, "F4 3-0", "F2 3-1")
    lay(track, RED, "B2 5-3", "B4 0-2", "C5 {5,1}", "D4 4-1", "E3 4-1", "F2 3-1&4-2")
    found = cities(track, port_cities(track))
    assert found == {"A1", "C5", "G3", "F6"}


def test_two_neighbouring_cities_are_joined_by_a_link_without_hexes(
    draw: Callable[..., str],
) -> None:
    track = Track(HexMap(tomllib.loads(draw(PAIRS, game="steam-barons"))))
    port = track.map.hex("A1") * 8 + 2
    events: list[gs.Event] = []
    track.join_cities(RED, port, events)
    check_track(track, [RED])
    again = Track(track.map)
    again.restore(track.to_json())
    assert again.to_json() == track.to_json()
    assert events == [
        {"type": "link_completed", "link": 1, "ends": ["A1", "B2"], "hexes": [], "owner": RED}
    ]
    assert track.complete_links(RED) == 1
    assert cities(track, reached_cities(track, RED)) == {"A1", "B2"}
    network = Network(track)
    trip = read_trip(network, "A1", [["A1", 2]], "BA-5.2")
    assert isinstance(trip, Trip)
    assert route_of(network, trip) == [["A1", 2]]
    back = read_trip(network, "B2", [["B2", 5]], "BA-5.2")
    assert isinstance(back, Trip)
    assert back.ends == [0]


def test_a_trip_of_any_length_fits_into_a_code(draw: Callable[..., str]) -> None:
    row = "R1      " + "Y0      " * 11 + "\n" + "    .   " * 11 + "\n" + ".       " * 12
    track = Track(HexMap(tomllib.loads(draw(row, "[supply]\nspaces = 0\n"))))
    hexes = [f"{chr(ord('B') + 2 * k)}2" for k in range(11)]
    lay(track, RED, *(f"{hex} 5-1" for hex in hexes))
    network = Network(track)
    route = [[f"{chr(ord('A') + 2 * k)}1", 2] for k in range(11)]
    trip = read_trip(network, "A1", route, "BA-5.2")
    assert isinstance(trip, Trip)
    assert len(trip.places) == 11
    code = trip.code() | track.map.hex("A1") << 11
    assert code.bit_length() > 50
    assert route_of(network, trip_of(network, code)) == route


def test_a_copy_is_independent(track: Any) -> None:
    lay(track, RED, "B2 5-2")
    twin = Track(track.map, track)
    lay(twin, RED, "C3 5-2")
    assert track.tile[track.map.hex("C3")] == 0
    assert track.to_json() != twin.to_json()
    assert twin.status[1] != COMPLETE


def test_an_owner_that_leaves_loses_all_links(track: Any) -> None:
    lay(track, RED, "B2 5-1", "A3 0-3")
    track.end_turn(RED, None)
    track.release(RED, None)
    assert [track.owner[link] for link in (1, 2)] == [NOBODY, NOBODY]
    assert [track.status[link] for link in (1, 2)] == [COMPLETE, OPEN]
