"""BA-5.1 to BA-5.3: moving goods."""

from __future__ import annotations

from typing import Any

from tests.engine.steam_barons.conftest import MakeTable

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
R2      .       o       .       K1
    .       .       .       .
.       .       .       .       .
"""


def moving(table: MakeTable, text: str = RING, laid: Any = (), **more: Any) -> Any:
    """A table in the move phase: red of seat 0, blue of seat 1; companies own what they laid."""
    t = table(text, **more).to_build(red=0, blue=1)
    for company, *track in laid:
        t.build_for(company, *track)
    t.end_builds()
    t.state.invariants()
    return t


CUBES = {"C1": "by", "A3": "ry", "E3": "rp", "C5": "by"}
SQUARE = [("red", "B2 4-1", "D2 5-2"), ("blue", "D4 1-4"), (None, "B4 5-2")]
"""C1-A3 and C1-E3 of red, E3-C5 of blue, A3-C5 of nobody."""


def test_BA_5_1_each_company_moves_a_cube_then_each_a_second_one(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=CUBES)
    turns = []
    while t.phase == "move":
        turns.append((t.view["cube"], t.company, t.seat))
        t.keep()
    assert turns == [(1, "red", 0), (1, "blue", 1), (2, "red", 0), (2, "blue", 1)]
    t = moving(table, laid=SQUARE, cubes={**CUBES, "A3": "pr"})
    t.deliver("purple", "A3:2")
    assert (t.view["cube"], t.company) == (1, "blue"), "also when it earned nothing"


def test_BA_5_1_in_company_order(table: MakeTable) -> None:
    companies = ["black", "blue", "green", "red", "purple", "yellow"]
    t = moving(table, laid=SQUARE, cubes=CUBES, companies=companies)
    assert (t.company, t.seat) == ("blue", 1)
    assert t.refusal("pass", company="red") == "BA-5.1"
    assert t.refusal("pass", seat=0, company="blue") == "BA-5.1"
    assert t.refusal("pass") == "BA-5.1", "the company belongs to it"
    assert t.refusal("improve") == "BA-1.1"


def test_BA_5_1_companies_without_a_delivery_are_passed_over(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE[:1], cubes={**CUBES, "C1": "bp"})
    assert t.company == "red"
    t.deliver("blue", "C1:4")
    assert (t.company, t.view["cube"]) == ("red", 2), "blue has no track and can move nothing"
    told = t.told("move_passed")
    assert {"company": "blue", "cube": 1, "unasked": True} in told


def test_BA_5_2_over_own_links_and_those_of_nobody(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes={**CUBES, "C1": "bp", "A3": "py"})
    assert t.why_not_deliver("purple", "A3:2") == "OK", "an unowned link"
    assert t.why_not_deliver("yellow", "A3:1 C1:2") == "OK"
    assert t.why_not_deliver("purple", "C1:2 E3:4") == "BA-5.2", "a link of blue"
    assert t.why_not_deliver("purple", "C1:4 A3:2") == "OK"


def test_BA_5_2_any_number_of_links(table: MakeTable) -> None:
    row = "R1      " + "Y0      " * 8 + "P1\n" + "    .   " * 9 + "\n" + ".       " * 10
    hexes = [f"{chr(ord('B') + 2 * k)}2" for k in range(9)]
    t = moving(table, row, laid=[("red", *(f"{hex} 5-1" for hex in hexes))], cubes={"A1": "p"})
    way = " ".join(f"{chr(ord('A') + 2 * k)}1:2" for k in range(9))
    t.deliver("purple", way)
    assert t.of("red")["performance"] == 9
    assert t.state.actions()[-1].fields()["route"][-1] == ["Q1", 2]


def test_BA_5_2_no_stop_and_no_link_twice(table: MakeTable) -> None:
    laid = [("red", "B2 4-1", "D2 5-2", "D4 1-4", "B4 5-2")]
    t = moving(table, laid=laid, cubes={**CUBES, "C1": "br"})
    assert t.why_not_deliver("red", "C1:4 A3:2 C5:1 E3:5") == "BA-5.2"
    assert t.why_not_deliver("blue", "C1:2 E3:5 C1:4") == "BA-5.2"
    assert t.why_not_deliver("blue", "C1:2 E3:4 C5:5") == "OK"


def test_BA_5_2_a_cube_stops_at_the_first_city_of_its_colour(table: MakeTable) -> None:
    text = "B2      R1      R1\n    .       .\n.       .       ."
    t = moving(table, text, laid=[("red", "B2 5-1", "D2 5-1")], cubes={"A1": "rr"})
    assert t.why_not_deliver("red", "A1:2") == "OK"
    assert t.why_not_deliver("red", "A1:2 C1:2") == "BA-5.2"


def test_BA_5_2_it_must_reach_a_city_of_its_colour(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes=CUBES)
    assert t.why_not_deliver("yellow", "C1:4") == "BA-5.2"
    assert t.why_not_deliver("blue", "C1:2") == "BA-5.2"


def test_BA_5_2_cubes_start_in_towns_too_and_pass_through_them(table: MakeTable) -> None:
    laid = [("red", "B2 5-1", "C1 4-2", "D2 5-1", "E1 {4,2}", "F2 5-1", "G1 4-2", "H2 5-1")]
    t = moving(table, LINE, laid=laid, cubes={"A1": "bk", "E1": "r", "I1": "y"})
    assert t.links() == {
        ("A1-E1", "B2 C1 D2 E1", "red"),
        ("E1-I1", "E1 F2 G1 H2", "red"),
    }
    assert t.why_not_deliver("red", "E1:4") == "OK", "from the town"
    t.deliver("red", "E1:4")
    assert t.view["towns"] == [{"hex": "E1", "cubes": []}]
    assert t.why_not_deliver("black", "A1:2 E1:2") == "OK", "through the town"


def test_BA_5_2_black_cubes_go_only_to_black_cities(table: MakeTable) -> None:
    text = "K1      R1      K1\n    .       .\n.       .       ."
    t = moving(table, text, laid=[("red", "B2 5-1", "D2 5-1")], cubes={"A1": "k"})
    assert t.why_not_deliver("black", "A1:2") == "BA-5.2"
    assert t.why_not_deliver("black", "A1:2 C1:2") == "OK"


def test_BA_5_2_over_a_city_pair_by_the_edge_between_them(table: MakeTable) -> None:
    text = "R1      .       .\n    B1      .\n.       .       .\n    .       ."
    t = table(text, cubes={"A1": "b"}).to_build(red=0)
    t.connect("A1", "B2").end_builds()
    t.deliver("blue", "A1:2")
    assert t.told("delivered")[0]["to"] == "B2"
    assert t.told("delivered")[0]["performance"] == 1


def test_BA_5_2_only_complete_links_and_real_cubes(table: MakeTable) -> None:
    t = moving(table, laid=[*SQUARE[:1], ("red", "B4 5-1")], cubes=CUBES)
    assert t.why_not_deliver("yellow", "A3:2") == "BA-5.2"
    assert t.why_not_deliver("purple", "C1:4") == "BA-5.2"
    assert t.why_not_deliver("pink", "C1:4") == "BA-5.2"
    fields = {"company": "red", "color": "blue", "route": [["C1", 4]]}
    assert t.refusal("deliver", from_="B2", **fields) == "BA-5.2"
    assert t.refusal("deliver", from_="Z9", **fields) == "BA-5.2"
    assert t.refusal("deliver", from_="C1", **{**fields, "company": "blue"}) == "BA-5.1"


def test_BA_5_3_performance_rises_by_own_links_only(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes={**CUBES, "C1": "pb"})
    t.deliver("purple", "C1:4 A3:2")
    assert t.told("delivered")[0]["links"] == 1, "the other link is nobody's"
    assert t.of("red")["performance"] == 1
    t.keep()
    t.deliver("blue", "C1:4")
    assert t.told("delivered")[0]["performance"] == 2


def test_BA_5_3_over_links_of_nobody_alone_it_does_not_rise(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE, cubes={**CUBES, "A3": "pg"})
    t.deliver("purple", "A3:2")
    assert t.of("red")["performance"] == 0
