"""The board packed for play."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from goldenspike.engine.shared.hex_labels import neighbour, read_label, write_label
from goldenspike.engine.shared.hex_map import HexMap

BOARD = """
R2      ~^      B1!
    o~      #
.       .       M
    ^       .
"""


@pytest.fixture
def board(draw: Callable[..., str]) -> Any:
    return HexMap(tomllib.loads(draw(BOARD, '[[blocked]]\nhex = "C3"\nedge = 4\n')))


def test_the_neighbours_of_d6() -> None:
    """ST §0: D4 N, E5 NE, E7 SE, D8 S, C7 SW, C5 NW."""
    found = [write_label(neighbour(read_label("D6"), edge)) for edge in range(6)]
    assert found == ["D4", "E5", "E7", "D8", "C7", "C5"]


def test_an_edge_faces_the_opposite_edge_of_the_neighbour(board: Any) -> None:
    for port in range(8 * board.hexes):
        beyond = board.across[port]
        if beyond >= 0:
            assert board.across[beyond] == port
            assert beyond & 7 == ((port & 7) + 3) % 6
            label = write_label(neighbour(read_label(board.labels[port >> 3]), port & 7))
            assert board.labels[beyond >> 3] == label


def test_terrain_adds_up(board: Any) -> None:
    costs = {board.labels[hex]: int(board.terrain[hex]) for hex in range(board.hexes)}
    assert costs["C1"] == 3
    assert costs["B2"] == 1
    assert costs["E3"] == 3
    assert costs["B4"] == 2
    assert costs["A3"] == costs["A1"] == 0


def test_where_track_may_point(board: Any) -> None:
    c3 = board.way[board.hex("C3")]
    assert [edge for edge in range(6) if c3 >> edge & 1] == [0, 2, 5], (
        "not into water, not over the blocked edge, not off the map"
    )
    assert board.way[board.hex("B4")] >> 1 & 1 == 0, "the same edge from the other side"


def test_stops_are_cities_first(board: Any) -> None:
    assert board.names == ["A1", "E1", "B2"]
    assert board.cities == 2
    assert [board.labels[hex] for hex in board.stop_hex] == ["A1", "E1", "B2"]
    assert list(board.port) == [0, 1, 0]
    assert board.hex("Z9") == -1


def test_every_face_of_the_standard_supply_has_tiles(board: Any) -> None:
    assert board.missing == 0
    assert sum(board.tile_counts) == 86 + 10 + 8 + 12 + 8 + 4 + 16 + 12
