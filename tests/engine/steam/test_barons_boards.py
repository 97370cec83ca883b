"""The boards of Steam Barons, played with the rules of Steam (section 11): cubes and ports."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

BOARD = """
R4!     .       B1      .       .
    .       .       .       .
.       .       .       .       Y0
    .       o       .       .
.       .       .       .       .
    .       .       K3      .
.       .       .       .       .
"""
"""A1 red and the one port, E1 blue, I3 yellow, F6 black, and the town D4."""


def start(table: MakeTable, *tiles: Any, **more: Any) -> Any:
    return table(BOARD, game="steam-barons", **more).to_build(*tiles).rich()


def grow_from(t: Table) -> set[str]:
    """The hexes on which a tile may be laid."""
    return {fields["hex"] for fields in t.legal("lay")}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_cubes_for_every_city_and_space_whatever_is_printed(
    table: MakeTable, seats: int
) -> None:
    view = table(BOARD, "", game="steam-barons", seats=seats).view
    assert [len(city["cubes"]) for city in view["cities"]] == [2, 2, 2, 2]
    assert [len(space) for space in view["supply"]] == [2] * 12


def test_black_cubes_are_in_the_bag_too(table: MakeTable) -> None:
    t = table(BOARD, "", game="steam-barons", cubes={"A1": "kk"})
    assert t.city("A1")["cubes"] == ["black", "black"]
    assert Counter(t.view["bag"])["black"] == 16 - 2
    assert len(t.view["bag"]) == 96 + 16 - 4 * 2 - 12 * 2


def test_a_black_cube_goes_to_a_black_city(table: MakeTable) -> None:
    t = table(
        "K2!     B2      K2\n    .       .\n.       .       .",
        game="steam-barons",
        cubes={"A1": "kb", "C1": "rr", "E1": "rr"},
    ).to_build("engineer", "turn-order", "first-move")
    t.rich().level(2).lay("B2 5-1", "D2 5-1").end_builds()
    assert t.seat == 2
    t.leave()
    assert t.why_not_deliver("black", "A1:2") == "ST-5.3"
    assert t.why_not_deliver("black", "A1:2 C1:2") == "OK"


def test_BA_4_4_a_first_build_starts_at_a_port(table: MakeTable) -> None:
    t = start(table)
    assert grow_from(t) == {"A3", "B2"}
    assert t.why_not("D2", "1-4") == "BA-4.4"
    assert t.code("D2", "1-4") == "build/not-from-here"
    assert t.why_not("B2", "5-2") == "OK"


def test_BA_4_4_a_first_build_starts_also_at_a_city_that_links_join_to_a_port(
    table: MakeTable,
) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-1", "D2 4-1")
    assert t.links() == {("A1-E1", "B2 C3 D2", 0)}
    assert t.seat == 1
    assert t.why_not("F2", "5-2") == "OK", "whoever owns the links"
    assert t.why_not("E3", "0-3") == "OK"
    assert t.why_not("H4", "1-4") == "BA-4.4"
    assert t.why_not("F4", "3-0") == "BA-4.4"


def test_BA_4_4_an_incomplete_link_joins_nothing_to_a_port(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-1").done()
    assert t.seat == 1
    assert t.why_not("F2", "5-2") == "BA-4.4"


def test_BA_4_4_after_the_first_tile_track_leaves_any_city(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2")
    assert t.seat == 0
    assert t.why_not("H4", "1-4") == "OK"
    t.lay("H4 1-4")
    assert t.links() == {("A1-", "B2", 0), ("I3-", "H4", 0)}, "also in another piece"


def test_BA_4_4_who_owns_no_track_any_more_builds_a_first_build_again(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "H4 1-4").to_next_build().done()
    assert t.links() == {("A1-", "B2", None), ("I3-", "H4", None)}
    t.to_next_build().rich()
    assert t.why_not("F2", "5-2") == "BA-4.4"
    assert t.why_not("C3", "5-2") == "OK", "an unowned link from a port"
    assert t.code("G5", "1-4") == "build/not-from-here", "an unowned one from elsewhere"


def test_BA_4_4_both_segments_of_a_first_complex_tile_are_judged(table: MakeTable) -> None:
    t = table("R2!     .\n    .\n.       B2\n    .\n.       .", game="steam-barons").to_build()
    assert t.rich().why_not("B2", "5-1&2-4") == "BA-4.4", "the blue city has no port"
    assert t.why_not("B2", "5-1") == "OK"
    assert t.why_not("B2", "5-2") == "OK", "it may be reached"


def test_BA_4_4_a_town_beside_a_port_may_be_the_first_build(table: MakeTable) -> None:
    t = table("R2!     .\n    o\n.       B2\n    .\n.       .", game="steam-barons").to_build()
    t.rich()
    assert t.why_not("B2", "{2}") == "BA-4.4"
    assert t.why_not("B2", "{5,2}") == "OK", "one spur at a port is enough"


def test_ports_mean_nothing_where_the_board_has_none(table: MakeTable) -> None:
    t = table(BOARD.replace("!", " "), game="steam-barons").to_build().rich()
    assert t.why_not("H4", "1-4") == "OK"


def test_BA_4_3_and_4_5_do_not_hold_track_may_be_in_pieces_and_cities_are_not_joined(
    table: MakeTable,
) -> None:
    t = table("R2!     .\n    B2\n.       .\n    .\n.       .", game="steam-barons").to_build()
    t.rich()
    assert {action.type for action in t.state.legal_actions()} == {"lay", "done"}
    assert t.links() == set()
    t.lay("A3 0-2").end_builds()
    assert t.legal("deliver") == []
