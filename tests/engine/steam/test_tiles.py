"""ST-3.1 to ST-3.3: selecting action tiles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

BOARD = """
R2      .       B2
    o       .
.       .       .
    .       o
Y1      .       P1
"""
ALL = {
    "turn-order",
    "first-move",
    "engineer",
    "first-build",
    "city-growth",
    "locomotive",
    "urbanization",
}


def offered(t: Table) -> set[tuple[str, bool]]:
    return {(fields["tile"], fields["use"]) for fields in t.legal("take")}


def test_ST_3_1_in_turn_order_each_takes_one_remaining_tile(table: MakeTable) -> None:
    t = table(BOARD, drawn_order=[2, 0, 1])
    assert t.phase == "tiles"
    assert t.seat == 2
    assert offered(t) == {(tile, True) for tile in ALL} | {
        ("city-growth", False),
        ("urbanization", False),
    }
    t.take("engineer")
    assert t.seat == 0
    assert t.refusal("take", tile="engineer", use=True) == "ST-3.1"
    assert ("engineer", True) not in offered(t)
    t.take("first-build")
    t.take("turn-order")
    assert t.all("tile") == ["first-build", "turn-order", "engineer"]
    assert t.phase == "build"


def test_ST_3_1_there_is_no_other_tile(table: MakeTable) -> None:
    t = table(BOARD)
    for name in ("", "production", "Engineer"):
        assert t.refusal("take", tile=name, use=True) == "ST-3.1"
    assert t.refusal("lay", hex="A3", track=[[0, 3]]) == "ST-3.1", "not the moment for it"


def test_ST_3_1_only_the_seat_on_turn_takes(table: MakeTable) -> None:
    t = table(BOARD)
    assert t.refusal("take", seat=1, tile="engineer", use=True) == "ST-3.1"
    assert t.refusal("take", seat=7, tile="engineer", use=True) == "ST-3.1"


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("turn-order", 0),
        ("first-move", 0),
        ("engineer", 0),
        ("first-build", 0),
        ("city-growth", 2),
        ("locomotive", 6),
        ("urbanization", 6),
    ],
)
def test_ST_3_1_what_the_tiles_cost(table: MakeTable, tile: str, cost: int) -> None:
    t = table(BOARD).give(0, money=20)
    t.take(tile)
    assert t.player(0)["money"] == 20 - cost
    assert t.told("tile_taken") == [{"seat": 0, "tile": tile, "use": True, "cost": cost}]


@pytest.mark.parametrize(("level", "cost"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_ST_3_1_a_locomotive_costs_4_and_the_new_level(
    table: MakeTable, level: int, cost: int
) -> None:
    t = table(BOARD).give(0, money=20, locomotive=level)
    t.take("locomotive")
    assert t.player(0)["locomotive"] == level + 1, "at once"
    assert t.player(0)["money"] == 20 - cost


def test_ST_3_1_the_order_of_building_and_moving(table: MakeTable) -> None:
    t = table(BOARD).level(2)
    t.take("turn-order").take("first-move").take("first-build")
    assert t.seat == 2, "first-build builds first"
    t.done()
    assert t.seat == 0
    t.done().done()
    assert t.phase == "move"
    assert t.seat == 1, "first-move moves first"
    t.leave()
    assert t.seat == 0
    t.leave().leave()
    assert t.seat == 1, "in both rounds"


def test_ST_3_2_the_cost_is_paid_when_the_tile_is_taken(table: MakeTable) -> None:
    t = table(BOARD)
    assert t.player(0)["money"] == 0
    t.take("urbanization")
    assert (t.player(0)["money"], t.player(0)["income"]) == (4, -2)


@pytest.mark.parametrize("tile", ["city-growth", "urbanization"])
def test_ST_3_2_an_action_may_be_passed_its_tile_kept(table: MakeTable, tile: str) -> None:
    t = table(BOARD).give(0, money=20)
    t.take(tile, use=False)
    assert t.player(0)["money"] == 20
    assert t.player(0)["tile"] == tile
    assert not t.player(0)["tile_used"]
    t.take("first-move").take("engineer")
    assert t.seat == 0
    assert t.types() == {"lay", "done"}
    growth = tile == "city-growth"
    assert t.refusal("grow", hex="A1", supply=0) == ("ST-3.2" if growth else "ST-4.10")
    urbanizing = t.refusal("urbanize", hex="B2", color="red", supply=0)
    assert urbanizing == ("ST-4.9" if growth else "ST-3.2")
    assert t.refusal("pass") == "ST-4.1"
    assert t.refusal("done") == "OK"


def test_ST_3_2_other_actions_cannot_be_passed(table: MakeTable) -> None:
    t = table(BOARD)
    for tile in ALL - {"city-growth", "urbanization"}:
        assert t.refusal("take", tile=tile, use=False) == "ST-3.2"


@pytest.mark.parametrize(
    ("tile", "act"),
    [
        ("city-growth", ("grow", {"hex": "A1", "supply": 0})),
        ("urbanization", ("urbanize", {"hex": "B2", "color": "gray", "supply": 1})),
    ],
)
def test_ST_3_2_a_paid_action_must_be_carried_out(
    table: MakeTable, tile: str, act: tuple[Any, ...]
) -> None:
    t = table(BOARD)
    t.take_all(tile)
    assert t.refusal("done") == "ST-3.2"
    t.play(act[0], **act[1])
    assert t.refusal("done") == "OK"
    assert t.view["build"]["action"] is None


def test_ST_3_2_a_paid_action_without_a_target_is_owed_no_more(table: MakeTable) -> None:
    t = table(
        """
.       .       .
    .       .
R1      .       .
    o       .
.       .       .
"""
    )
    t.to_build("urbanization").give(0, money=20)
    # From the town out, round, and back towards it: it cannot become a city (ST-4.6).
    t.lay("B4 {5,1}", "C3 4-3")
    assert t.refusal("done") == "ST-3.2"
    t.lay("C5 0-5")
    assert t.told("build_ended") == [{"seat": 0, "unasked": True}]
    assert t.seat == 1


def test_ST_3_3_growth_without_a_marker_or_a_city_can_only_be_passed(table: MakeTable) -> None:
    t = table(BOARD)
    t.state.markers = 0
    assert t.refusal("take", tile="city-growth", use=True) == "ST-3.3"
    assert t.refusal("take", tile="city-growth", use=False) == "OK"
    assert ("city-growth", True) not in offered(t)
    t.state.markers = 6
    for stop in range(4):
        assert t.refusal("take", tile="city-growth", use=True) == "OK"
        t.state.grown[stop] = 1
    assert t.refusal("take", tile="city-growth", use=True) == "ST-3.3"


def test_ST_3_3_urbanization_without_a_town_or_a_tile_can_only_be_passed(table: MakeTable) -> None:
    t = table("R1      .\n    .\n.       Y1")
    assert t.refusal("take", tile="urbanization", use=True) == "ST-3.3"
    assert t.refusal("take", tile="urbanization", use=False) == "OK"
    t = table(BOARD)
    assert t.refusal("take", tile="urbanization", use=True) == "OK"
    for color in range(5):
        t.state.new_cities[color] = 0
    assert t.refusal("take", tile="urbanization", use=True) == "ST-3.3"
    assert ("urbanization", True) not in offered(t)


def test_ST_3_3_the_last_town_urbanized_leaves_only_passing(table: MakeTable) -> None:
    t = table("R1      .\n    o\n.       Y1").to_build("urbanization")
    t.play("urbanize", hex="B2", color="gray", supply=0)
    t.end_turn()
    assert t.refusal("take", tile="urbanization", use=True) == "ST-3.3"


def test_ST_3_3_a_locomotive_at_6_may_be_taken_for_nothing(table: MakeTable) -> None:
    t = table(BOARD).give(0, locomotive=6, money=3)
    t.take("locomotive")
    assert t.player(0)["locomotive"] == 6
    assert t.player(0)["money"] == 3
    assert t.told("tile_taken")[0]["cost"] == 0
    assert t.told("locomotive_improved") == []


def test_a_tile_whose_cost_cannot_be_raised_is_refused(table: MakeTable) -> None:
    t = table(BOARD).give(0, income=-10, vp=1)
    for tile in ("city-growth", "urbanization", "locomotive"):
        assert t.refusal("take", tile=tile, use=True) == "ST-8.3"
    assert t.refusal("take", tile="urbanization", use=False) == "OK"
