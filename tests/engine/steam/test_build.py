"""ST-4.1 to ST-4.4 and ST-4.12: whose turn, how many tiles, what they cost, and where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

BOARD = """
R2      .       B2
    .       .
.       .       .
    .       .
.       .       .
    .       .
Y2      .       P2
"""
ROUGH = """
.       .       .       .
    R1      R1      R1
~       ^       M       ~^
    .       .       .
.       .       .       .
    .       .       .
o       o~      o^      oM
    B1      B1      B1
.       .       .       .
"""


def test_ST_4_1_builders_in_turn_order(table: MakeTable) -> None:
    t = table(BOARD, drawn_order=[1, 2, 0]).to_build()
    assert t.phase == "build"
    for seat in (1, 2, 0):
        assert t.seat == seat
        assert t.refusal("done", seat=(seat + 1) % 3) == "ST-4.1"
        t.done()
    assert t.phase == "move"


def test_ST_4_1_first_build_builds_first(table: MakeTable) -> None:
    t = table(BOARD).to_build("turn-order", "first-move", "first-build")
    seats = []
    while t.phase == "build":
        seats.append(t.seat)
        t.done()
    assert seats == [2, 0, 1]


def test_ST_4_1_then_the_others_in_turn_order(table: MakeTable) -> None:
    t = table(BOARD, drawn_order=[1, 2, 0])
    t.take("turn-order").take("first-build").take("first-move")
    seats = []
    while t.phase == "build":
        seats.append(t.seat)
        t.done()
    assert seats == [2, 1, 0], "neither clockwise nor on from the place in the order: 2, 0, 1"


def test_ST_4_1_three_tiles(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=50)
    t.lay("A3 0-3", "E3 0-3")
    assert t.seat == 0
    t.lay("A5 0-3")
    assert t.told("build_ended") == [{"seat": 0, "unasked": True}]
    assert t.seat == 1


def test_ST_4_1_the_engineer_lays_four(table: MakeTable) -> None:
    t = table(BOARD).to_build("engineer").give(0, money=50)
    t.lay("A3 0-3", "E3 0-3", "A5 0-3")
    assert t.seat == 0
    assert t.view["build"]["tiles_left"] == 1
    t.lay("E5 0-3")
    assert t.seat == 1


def test_ST_4_1_whoever_is_the_engineer_of_the_turn_lays_four(table: MakeTable) -> None:
    t = table(BOARD).end_turn().to_build(A="engineer", C="first-build").rich()
    lefts = {}
    while t.phase == "build":
        lefts[t.seat] = t.view["build"]["tiles_left"]
        t.done()
    assert lefts == {0: 4, 1: 3, 2: 3}


def test_ST_4_1_without_tiles_nothing_is_laid(table: MakeTable) -> None:
    t = table(BOARD).to_build("city-growth").give(0, money=50)
    t.lay("A3 0-3", "E3 0-3", "A5 0-3")
    assert t.seat == 0, "the paid action is still owed"
    assert t.types() == {"grow"}
    assert t.why_not("E5", "0-3") == "ST-4.1"


def test_ST_4_1_replacing_and_redirecting_count_too(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=50)
    t.lay("E3 0-3", "E3 0-4")
    assert t.view["build"]["tiles_left"] == 1
    t.lay("E3 0-3")
    assert t.seat == 1


def test_ST_4_1_nobody_is_asked_an_empty_question(table: MakeTable) -> None:
    t = table(BOARD)
    for seat in (0, 1, 2):
        t.give(seat, income=-10, money=1)
    t.to_build()
    assert t.phase == "move", "a dollar lays no tile"
    assert [ended["seat"] for ended in t.told("build_ended")] == [0, 1, 2]


def cost_of(t: Table, tile: str) -> int:
    before = t.player(t.seat)["money"]
    seat = t.seat
    t.lay(tile)
    assert t.told("laid")[0]["cost"] == before - t.player(seat)["money"]
    return int(before - t.player(seat)["money"])


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("D4 0-3", 2),  # plain
        ("A3 1-3", 2 + 1),  # river
        ("C3 1-3", 2 + 2),  # hills
        ("E3 1-3", 2 + 3),  # mountains
        ("G3 5-3", 2 + 1 + 2),  # river and hills
        ("C3 1-3&5-4", 4 + 2),  # two segments
        ("A7 {2}", 1 + 1),  # a town
        ("A7 {2,0}", 2 + 1),
        ("C7 {2}", 1 + 1 + 1),  # on a river
        ("E7 {2,0}", 2 + 1 + 2),  # in hills
        ("G7 {4}", 1 + 1 + 3),  # in mountains
        ("C7 {2,0,1}", 3 + 1 + 1),
        ("C7 {2,0,1,5}", 4 + 1 + 1),
    ],
)
def test_ST_4_2_the_cost_of_a_new_tile(table: MakeTable, tile: str, cost: Any) -> None:
    t = table(ROUGH).to_build().give(0, money=50)
    assert cost_of(t, tile) == cost


def test_ST_4_2_each_tile_is_paid_as_it_is_laid(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=3)
    t.lay("A3 0-3")
    assert (t.player(0)["money"], t.player(0)["income"]) == (1, 0)
    t.lay("A5 0-3")
    assert (t.player(0)["money"], t.player(0)["income"]) == (4, -1)


def test_ST_4_3_replacing_and_redirecting_pay_no_terrain(table: MakeTable) -> None:
    t = table(ROUGH).to_build("engineer").give(0, money=50)
    assert cost_of(t, "C3 1-3") == 4
    assert cost_of(t, "C3 1-4") == 2, "redirected"
    assert cost_of(t, "C3 1-4&5-3") == 4, "improved"
    assert cost_of(t, "C3 1-4&5-0") == 4, "redirected, complex"


def test_ST_4_3_a_bigger_town_tile_pays_all_its_spurs_and_the_town_no_terrain(
    table: MakeTable,
) -> None:
    t = table(ROUGH).to_build().give(0, money=50)
    assert cost_of(t, "C7 {2}") == 3
    assert cost_of(t, "C7 {2,0,1}") == 3 + 1


@pytest.mark.parametrize(
    ("tile", "code"),
    [
        ("A1 0-3", "build/city"),
        ("Z9 0-3", "build/no-hex"),
        ("C4 0-3", "build/no-hex"),
        ("B6 0-3", "build/water"),
        ("B4 0-3", "build/into-water"),
        ("A3 0-4", "build/off-map"),
        ("A7 0-3", "build/off-map"),
        ("D4 5-2", "build/blocked"),
        ("C3 5-2", "build/blocked"),
    ],
)
def test_ST_4_4_where_track_cannot_be(table: MakeTable, tile: str, code: str) -> None:
    t = table(
        """
R2      .       B2
    .       .
.       .       .
    .       .
.       .       .
    #       .
.       .       .
""",
        '[[blocked]]\nhex = "D4"\nedge = 5\n',
    ).to_build()
    hex, text = tile.split()
    assert t.why_not(hex, text) == "ST-4.4"
    assert t.code(hex, text) == code


def test_ST_4_4_a_town_spur_may_not_point_there_either(table: MakeTable) -> None:
    t = table("#       .\n    o\nR1      .").to_build()
    assert t.why_not("B2", "{4,5}") == "ST-4.4"
    assert t.why_not("B2", "{4,0}") == "ST-4.4"
    assert t.why_not("B2", "{4,1}") == "OK"


def test_ST_4_4_an_open_end_may_face_a_city_land_and_own_or_unowned_ends(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=50).give(1, money=50)
    assert t.why_not("B2", "5-1") == "OK", "land"
    assert t.why_not("D6", "2-5") == "OK"
    t.lay("B2 5-3", "B6 4-0")
    assert t.why_not("B4", "0-3") == "OK", "own ends on both sides"
    assert t.why_not("B4", "0-2") == "OK"


def test_ST_4_12_the_same_hex_twice_in_one_turn(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=50)
    t.lay("B2 5-3", "B2 5-2")
    assert t.faces("B2") >= {"3-5", "1-5"}


def test_ST_4_12_building_in_front_of_a_rival_is_legal(table: MakeTable) -> None:
    t = table(BOARD).to_build().give(0, money=50).give(1, money=50)
    t.lay("B2 5-3").done()
    # B4 lies before the track of seat 0; this tile leaves it nowhere to go.
    t.lay("A5 3-1")
    assert t.why_not("B4", "4-2") == "OK"
    t.lay("B4 4-2")
    assert t.owner("B4", 4) == 1
    assert t.owner("B2", 3) == 0
