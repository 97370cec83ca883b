"""Boards with too many ways through neighbouring stops are refused, and told where."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from goldenspike.boards import hex_check, hex_density
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label, write_label

Board = dict[str, Any]


def block(columns: int, rows: int) -> list[Hex]:
    """Hexes side by side, from C3 on."""
    return [
        (column, row)
        for column in range(3, 3 + columns)
        for row in range(3 + (column + 1) % 2, 3 + (column + 1) % 2 + 2 * rows, 2)
    ]


def flower() -> list[Hex]:
    """A hex and its six neighbours."""
    middle = read_label("E7")
    return [middle, *(neighbour(middle, edge) for edge in range(6))]


def dense(vale: Board, game: str, cities: list[Hex], towns: list[Hex]) -> Board:
    """A board of these cities and towns, with a hex of land beside them."""
    board = copy.deepcopy(vale)
    board["game"] = game
    board["hexes"] = {"plain": [write_label(hex) for hex in towns]}
    board["blocked"] = []
    board.pop("art", None)
    board["supply"] = {"spaces": 4}
    if game == "steam-barons":
        del board["supply"]
    board["city"] = [
        {"hex": write_label(hex), "name": f"City {number}", "color": "red", "cubes": 1}
        for number, hex in enumerate(cities)
    ]
    board["town"] = [
        {"hex": write_label(hex), "name": f"Town {number}"} for number, hex in enumerate(towns)
    ]
    return board


def test_a_city_among_six_is_not_too_dense(vale: Board) -> None:
    assert hex_check.faults(dense(vale, "steam-barons", flower(), [])) == []
    assert hex_check.faults(dense(vale, "steam", flower()[:1], flower()[1:])) == []


@pytest.mark.parametrize("game", ["steam", "steam-barons"])
def test_a_cluster_with_countless_ways_is_refused_with_its_place(vale: Board, game: str) -> None:
    hexes = block(5, 5)
    board = dense(vale, game, hexes[::2], hexes[1::2])
    assert hex_check.faults(board) == [
        "city 1 (City 0, C3): too dense, goods could leave here in more than 500 ways over the "
        "25 cities and towns that lie side by side; put land between some of them, or block edges"
    ]


def test_thirty_cities_side_by_side_are_refused_where_they_can_be_joined(vale: Board) -> None:
    (told,) = hex_check.faults(dense(vale, "steam-barons", block(5, 6), []))
    assert told.startswith("city 1 (City 0, C3): too dense")
    assert hex_check.faults(dense(vale, "steam", block(5, 6), [])) == []


def test_every_cluster_is_told_once(vale: Board) -> None:
    far = [(column + 20, row) for column, row in block(4, 4)]
    told = hex_check.faults(dense(vale, "steam-barons", block(4, 4) + far, []))
    assert [fault.split(",")[0] for fault in told] == ["city 1 (City 0", "city 17 (City 16"]


def test_blocked_edges_and_land_between_part_a_cluster(vale: Board) -> None:
    board = dense(vale, "steam-barons", block(5, 6), [])
    board["blocked"] = [
        {"hex": city["hex"], "edge": edge}
        for city in board["city"]
        for edge in (1, 2)
        if read_label(city["hex"])[0] < 7
    ]
    assert hex_check.faults(board) == []
    apart = [hex for hex in block(9, 9) if hex[0] % 2 and (hex[1] - hex[0]) % 4 == 0]
    assert hex_check.faults(dense(vale, "steam-barons", apart, [])) == []


def test_a_row_of_stops_may_be_long(vale: Board) -> None:
    assert hex_check.faults(dense(vale, "steam-barons", block(1, 60), [])) == []


@pytest.mark.parametrize("game", ["steam", "steam-barons"])
def test_supplied_boards_come_nowhere_near(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hex_density, "MOST_WAYS", 10)
    for id in LIBRARY.boards(game):
        content = LIBRARY.find(game, id).content
        assert hex_density.density_faults(game, content, hex_check.blocked_edges(content)) == []
