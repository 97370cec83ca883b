"""ST-5.1 to ST-5.6: moving goods and scoring them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

from goldenspike.engine.shared.track import NOBODY

RING = """
.       R2
    .       .
B2      .       Y2
    .       .
.       P2
    .
.       .
"""
"""A3 blue, C1 red, E3 yellow and C5 purple stand round C3, a hex apart."""

LINE = """
R3      .       Y1      .       R1
    .       .       .       .
.       .       .       .       .
    .       o       .       .
.       .       .       .       .
"""


PLAIN_TILES = ("turn-order", "engineer", "-city-growth", "-urbanization")
"""With these everybody builds and moves in turn order."""


def build(t: Table, seat: int, *tiles: str) -> Any:
    """Lays tiles for a seat without asking whose turn it is or what they cost."""
    for tile in tiles:
        hex, text = tile.split()
        faces = t.state.map.faces
        if text.startswith("{"):
            placement = faces.of_spurs([int(edge) for edge in text[1:-1].split(",")])
        else:
            placement = faces.of_track([list(map(int, p.split("-"))) for p in text.split("&")])
        t.state.track.lay(seat, t.state.map.hex(hex), placement, None)
    return t


def moving(
    table: MakeTable,
    text: str = RING,
    laid: Any = (),
    level: Any = 6,
    tiles: Any = PLAIN_TILES,
    **more: Any,
) -> Any:
    """A table in the move phase, on which the seats own the links they laid."""
    t = table(text, **more).to_build(*tiles).level(level)
    for seat, *track in laid:
        build(t, seat, *track)
    while t.phase == "build":
        t.done()
    t.state.invariants()
    return t


SQUARE = [(0, "B2 4-1"), (1, "D2 5-2"), (2, "D4 1-4"), (0, "B4 5-2")]
"""C1-A3 of seat 0, C1-E3 of 1, E3-C5 of 2, A3-C5 of 0."""
ALL_CUBES = {"C1": "by", "A3": "ry", "E3": "rp", "C5": "bg"}


def test_ST_5_1_two_rounds_in_turn_order(table: MakeTable) -> None:
    tiles = ("turn-order", "engineer", "-city-growth")
    t = moving(table, level=1, drawn_order=[2, 0, 1], tiles=tiles)
    seats = []
    while t.phase == "move":
        seats.append((t.view["round"], t.seat))
        t.leave()
    assert seats == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


def test_ST_5_1_the_holder_of_first_move_begins_both_rounds(table: MakeTable) -> None:
    t = moving(table, level=1, tiles=("turn-order", "engineer", "first-move"))
    seats = []
    while t.phase == "move":
        seats.append((t.view["round"], t.seat))
        t.leave()
    assert seats == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


def test_ST_5_1_one_thing_a_round(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    assert t.seat == 0
    t.deliver("blue", "C1:4").score("vp")
    assert t.seat == 1
    t.leave()
    assert t.seat == 2
    assert t.refusal("deliver", seat=0, color="yellow", from_="A3", route=[["A3", 2]]) == "ST-5.1"
    assert t.refusal("take", tile="engineer", use=True) == "ST-5.1"


def test_ST_5_1_who_can_do_nothing_is_not_asked(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE[:1], cubes={"C1": "bg", "A3": "gg"})
    assert t.seat == 0
    t.deliver("blue", "C1:4").score("vp")
    assert t.view["turn"] == 2
    assert [e["seat"] for e in t.told("move_passed")] == [1, 2, 0, 1, 2]
    assert all(e["unasked"] for e in t.told("move_passed"))


def test_ST_5_2_improving_is_free_and_once_in_both_rounds(table: MakeTable) -> None:
    t = moving(table, level=3, laid=SQUARE, cubes=ALL_CUBES)
    before = t.all("money")
    t.play("improve")
    assert t.player(0)["locomotive"] == 4
    assert t.all("money") == before
    t.leave().leave()
    assert (t.seat, t.view["round"]) == (0, 2)
    assert t.refusal("improve") == "ST-5.2"
    t.leave()
    assert t.refusal("improve") == "OK", "seat 1 has not improved"
    t.end_moves().to_build().end_builds()
    assert t.refusal("improve") == "OK", "a new turn"


def test_ST_5_2_to_at_most_6(table: MakeTable) -> None:
    t = moving(table, level=5, laid=SQUARE, cubes=ALL_CUBES)
    t.play("improve")
    assert t.player(0)["locomotive"] == 6
    t = moving(table, level=6, laid=SQUARE, cubes=ALL_CUBES)
    assert t.refusal("improve") == "ST-5.2"


# ST-5.3


def test_ST_5_3_at_most_as_many_links_as_the_locomotive_pulls(table: MakeTable) -> None:
    laid = [(0, "B2 4-1", "D2 5-2", "D4 1-4", "B4 5-2")]
    t = moving(table, level=1, laid=laid, cubes={"C1": "bp"})
    assert t.seat == 0
    assert t.why_not_deliver("purple", "C1:4 A3:2") == "ST-5.3"
    assert t.why_not_deliver("blue", "C1:4") == "OK"
    t.level(2)
    assert t.why_not_deliver("purple", "C1:4 A3:2") == "OK"
    assert t.why_not_deliver("blue", "C1:2 E3:4 C5:5") == "ST-5.3"
    t.level(3)
    assert t.why_not_deliver("blue", "C1:2 E3:4 C5:5") == "OK"


def test_ST_5_3_only_over_complete_links(table: MakeTable) -> None:
    t = moving(table, laid=[(0, "B2 4-2"), (0, "B4 5-2")], cubes={"A3": "pr"})
    assert t.why_not_deliver("red", "A3:1") == "ST-5.3"
    assert t.why_not_deliver("purple", "A3:0") == "ST-5.3"
    assert t.why_not_deliver("purple", "A3:2") == "OK"


def test_ST_5_3_a_cube_ends_in_a_city_of_its_colour(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    assert t.why_not_deliver("yellow", "C1:4") == "ST-5.3"
    assert t.why_not_deliver("yellow", "A3:2") == "ST-5.3"


def test_ST_5_3_a_cube_stops_at_the_first_city_of_its_colour(table: MakeTable) -> None:
    text = """
B2      R1      R1
    .       .       .
.       .       .       .
"""
    t = moving(table, text, laid=[(0, "B2 5-1", "D2 5-1")], cubes={"A1": "rr"})
    assert t.links() == {("A1-C1", "B2", 0), ("C1-E1", "D2", 0)}
    assert t.why_not_deliver("red", "A1:2") == "OK"
    assert t.why_not_deliver("red", "A1:2 C1:2") == "ST-5.3"
    assert len(t.legal("deliver")) == 1


def test_ST_5_3_a_cube_of_its_own_citys_colour_may_leave_for_another(table: MakeTable) -> None:
    text = "R1      Y1      R1\n    .       .\n.       .       ."
    t = moving(table, text, laid=[(0, "B2 5-1", "D2 5-1")], cubes={"A1": "r"})
    assert t.why_not_deliver("red", "A1:2 C1:2") == "OK"


def test_ST_5_3_no_stop_is_visited_twice(table: MakeTable) -> None:
    laid = [(0, "B2 4-1", "D2 5-2", "D4 1-4", "B4 5-2")]
    t = moving(table, laid=laid, cubes={"C1": "br"})
    assert t.why_not_deliver("red", "C1:4 A3:2 C5:1 E3:5") == "ST-5.3", "back to its start"
    assert t.why_not_deliver("blue", "C1:2 E3:5 C1:4") == "ST-5.3"


def test_ST_5_3_no_link_is_used_twice(table: MakeTable) -> None:
    t = moving(table, laid=[(0, "B2 4-1", "D2 5-2")], cubes={"C1": "yb"})
    assert t.why_not_deliver("yellow", "C1:4 A3:1 C1:2") == "ST-5.3"


def test_ST_5_3_through_towns(table: MakeTable) -> None:
    t = moving(
        table,
        LINE,
        laid=[(0, "B2 5-2", "C3 5-2", "D4 {5,1}", "E3 4-0")],
        cubes={"A1": "yrr"},
    )
    assert t.links() == {("A1-D4", "B2 C3 D4", 0), ("D4-E1", "D4 E3", 0)}
    t.level(1)
    assert t.legal("deliver") == []
    t.level(2)
    t.deliver("yellow", "A1:2 D4:1")
    assert t.told("delivered")[0]["points"] == [2, 0, 0]


def test_ST_5_3_a_route_hangs_together_and_begins_at_the_city(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    for from_, route in [
        ("C1", []),
        ("C1", [["A3", 2]]),
        ("C1", [["C1", 4], ["E3", 4]]),
        ("C1", [["C1", 9]]),
        ("C1", [["C1", -1]]),
        ("B2", [["B2", 1]]),
        ("Z9", [["Z9", 1]]),
    ]:
        fields = {"from": from_, "color": "blue", "route": route}
        assert t.refusal("deliver", **fields) == "ST-5.3", route


def test_ST_5_3_the_cube_must_be_there(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    for color in ("red", "gray", "black", "pink"):
        assert t.why_not_deliver(color, "C1:4") == "ST-5.3"


def test_ST_5_3_gray_cubes_go_only_to_gray_new_cities(table: MakeTable) -> None:
    text = "R2      o       Y1\n    .       .\n.       .       ."
    t = table(text, cubes={"A1": "gg"}).to_build("urbanization").level(6).rich()
    t.play("urbanize", hex="C1", color="gray", supply=0)
    t.lay("B2 5-1", "D2 5-1").end_builds()
    assert t.why_not_deliver("gray", "A1:2") == "OK"
    assert t.why_not_deliver("gray", "A1:2 C1:2") == "ST-5.3"


def test_ST_5_3_parallel_links_are_told_apart(table: MakeTable) -> None:
    text = "R1      .\n    .       .\n.       B1      .\n    .\n."
    t = moving(table, text, laid=[(0, "B2 5-2"), (1, "A3 0-2", "B4 5-1")], cubes={"A1": "b"})
    routes = [fields["route"] for fields in t.legal("deliver")]
    assert routes == [[["A1", 2]]], "the other is seat 1's alone"
    t.leave()
    assert [fields["route"] for fields in t.legal("deliver")] == [[["A1", 3]]]
    t.deliver("blue", "A1:3")
    assert t.told("delivered")[0]["points"] == [0, 1, 0]


# ST-5.4


def chain(table: MakeTable, *owners: int | None) -> Any:
    """Cities in a row, the links between them owned by these seats; a purple one at the end.

    Returns the table, at which seat 0 is to move a cube from the first city, and the way.
    """
    n = len(owners)
    text = "R1      " + "Y0      " * (n - 1) + "P0\n" + "    .   " * n + "\n" + ".       " * (n + 1)
    hexes = [f"{chr(ord('B') + 2 * k)}2" for k in range(n)]
    t = table(text, cubes={"A1": "p"}, seats=4).to_build(*PLAIN_TILES).level(5)
    for hex, owner in zip(hexes, owners, strict=True):
        build(t, 3 if owner is None else owner, f"{hex} 5-1")
        if owner is None:
            t.state.track.owner[t.state.track.links() - 1] = NOBODY
    t.end_builds()
    assert (t.phase, t.seat) == ("move", 0)
    return t, " ".join(f"{chr(ord('A') + 2 * k)}1:2" for k in range(n))


@pytest.mark.parametrize(
    ("owners", "rule"),
    [
        ((0,), "OK"),
        ((0, 1), "OK"),
        ((0, 0, 1, 1, 2), "OK"),  # 2-2-1
        ((0, 0, 1, 1, 1), "ST-5.4"),  # 2-3
        ((1, 2, 0), "OK"),  # 1-1-1
        ((0, 1, 1), "ST-5.4"),
        ((0, None, None, None), "OK"),  # unowned links count against nobody
        ((0, None, 1, None), "OK"),
        ((1, 0, 1, None), "ST-5.4"),
        ((1, 2), "ST-5.4"),
        ((None, None), "ST-5.4"),
    ],
)
def test_ST_5_4_as_many_own_links_as_of_any_other_player(
    table: MakeTable, owners: tuple[Any, ...], rule: str
) -> None:
    t, way = chain(table, *owners)
    assert t.why_not_deliver("purple", way) == rule


def test_ST_5_4_at_least_one_own_link(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    assert t.why_not_deliver("red", "E3:5") == "ST-5.4"
    assert t.why_not_deliver("purple", "E3:4") == "ST-5.4"
    assert t.why_not_deliver("purple", "E3:5 C1:4 A3:2") == "OK"


# ST-5.5, ST-5.6


def test_ST_5_5_a_point_a_link_to_its_owner(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    t.deliver("yellow", "A3:1 C1:2")
    assert t.told("delivered") == [
        {
            "seat": 0,
            "color": "yellow",
            "from": "A3",
            "to": "E3",
            "route": [["A3", 1], ["C1", 2]],
            "points": [1, 1, 0],
        }
    ]
    assert t.phase == "score"
    assert t.seat == 0


def test_ST_5_5_each_earner_chooses_the_mover_first_then_in_turn_order(table: MakeTable) -> None:
    laid = [(0, "B2 4-1"), (1, "D2 5-2"), (2, "D4 1-4")]
    t = moving(
        table,
        laid=laid,
        cubes={"A3": "pp"},
        drawn_order=[2, 0, 1],
        tiles=("engineer", "first-move", "turn-order"),
    )
    assert t.view["order"] == [2, 0, 1]
    assert t.seat == 0
    t.deliver("purple", "A3:1 C1:2 E3:4")
    seats = []
    while t.phase == "score":
        seats.append(t.seat)
        t.score("income" if t.seat == 1 else "vp")
    assert seats == [0, 2, 1]
    assert t.all("vp") == [1, 0, 1]
    assert t.player(1)["income"] == 1


def test_ST_5_5_all_points_go_on_one_scale(table: MakeTable) -> None:
    laid = [(0, "B2 4-1", "D2 5-2"), (1, "D4 1-4")]
    t = moving(table, laid=laid, cubes={"A3": "pp"})
    t.deliver("purple", "A3:1 C1:2 E3:4")
    assert t.legal() == [{"as": "income"}, {"as": "vp"}]
    assert t.refusal("score", **{"as": "both"}) == "ST-5.5"
    assert t.refusal("pass") == "ST-5.5"
    assert t.refusal("score", seat=1, **{"as": "vp"}) == "ST-5.5"
    t.score("income", "vp")
    assert t.player(0)["income"] == 2
    assert t.player(1)["vp"] == 1


@pytest.mark.parametrize(
    ("before", "after", "lost"), [(8, 10, 0), (9, 10, 1), (10, 10, 2), (-1, 1, 0)]
)
def test_ST_5_5_income_stops_at_10_and_a_surplus_is_lost(
    table: MakeTable, before: int, after: int, lost: int
) -> None:
    laid = [(0, "B2 4-1", "D2 5-2")]
    t = moving(table, laid=laid, cubes={"A3": "yy"})
    t.give(0, income=before)
    t.deliver("yellow", "A3:1 C1:2").score("income")
    assert t.player(0)["income"] == after
    assert t.player(0)["vp"] == 0
    assert t.told("scored") == [
        {"seat": 0, "points": 2, "as": "income", "lost": lost, "income": after, "vp": 0}
    ]


def test_ST_5_5_unowned_links_score_for_nobody(table: MakeTable) -> None:
    t, way = chain(table, 0, None, 1)
    t.deliver("purple", way)
    assert t.told("delivered")[0]["points"] == [1, 1, 0, 0]


def test_ST_5_5_points_not_of_the_mover_are_chosen_by_their_earner(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    t.deliver("yellow", "A3:1 C1:2").score("vp")
    assert t.seat == 1
    assert t.phase == "score"
    t.score("income")
    assert (t.phase, t.seat) == ("move", 1), "then it is the next mover's turn"


def test_ST_5_6_the_cube_is_out_of_play(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=ALL_CUBES)
    bag = t.view["bag"]
    t.deliver("blue", "C1:4").score("vp")
    assert t.city("C1")["cubes"] == ["yellow"]
    assert t.view["bag"] == bag, "it will not be drawn again"
    assert t.view["delivered"] == ["blue"]
