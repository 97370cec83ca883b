"""ST-4.9 and ST-4.10: urbanization and city growth."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

OPEN = """
R1      .       B1
    .       .
.       .       .
    .       .
.       o       .
    .       .
.       .       .
    .       .
Y1      .       P1
"""
MIDDLE = {"hex": "C5", "color": "gray", "supply": 0}


def start(table: MakeTable, *tiles: Any, text: str = OPEN, **more: Any) -> Any:
    return table(text, **more).to_build(*tiles).rich()


def urbanize(t: Table, hex: str = "C5", color: Any = "gray", supply: Any = 0) -> Any:
    return t.play("urbanize", hex=hex, color=color, supply=supply)


# ST-4.9


def test_ST_4_9_a_new_city_takes_the_cubes_of_a_space(table: MakeTable) -> None:
    t = start(table, "urbanization", supply=["rb", "yp"])
    urbanize(t, color="purple", supply=1)
    assert t.city("C5") == {
        "hex": "C5",
        "color": "purple",
        "cubes": ["yellow", "purple"],
        "grown": True,
        "new": True,
    }
    assert t.view["supply"] == [["red", "blue"], []]
    assert t.view["new_cities"]["purple"] == 0
    assert t.view["build"]["tiles_left"] == 3, "it costs no tile"
    assert t.told("urbanized") == [
        {"seat": 0, "hex": "C5", "color": "purple", "cubes": ["yellow", "purple"]}
    ]


def test_ST_4_9_once_a_turn_at_any_moment_of_the_own_turn(table: MakeTable) -> None:
    towns = OPEN.replace("Y1      .       P1", "Y1      o       P1")
    t = start(table, "urbanization", text=towns)
    t.lay("A3 0-3")
    urbanize(t)
    t.lay("E3 0-3")
    assert t.refusal("urbanize", hex="C9", color="red", supply=1) == "ST-4.9"
    assert t.types() == {"lay", "done"}


def test_ST_4_9_only_who_paid_for_it(table: MakeTable) -> None:
    t = start(table, "urbanization")
    assert t.refusal("urbanize", seat=1, **MIDDLE) == "ST-4.1"
    urbanize(t).done()
    assert t.refusal("urbanize", **MIDDLE) == "ST-4.9"


@pytest.mark.parametrize("hex", ["A1", "B2", "Z9"])
def test_ST_4_9_only_towns(table: MakeTable, hex: str) -> None:
    t = start(table, "urbanization")
    assert t.refusal("urbanize", hex=hex, color="red", supply=0) == "ST-4.9"


def test_ST_4_9_a_new_city_is_no_town_any_more(table: MakeTable) -> None:
    t = start(table, "urbanization")
    urbanize(t)
    assert t.why_not("C5", "{0}") == "ST-4.4"


def test_ST_4_9_the_space_must_have_cubes(table: MakeTable) -> None:
    t = start(table, "urbanization", supply=["rb", "yp"])
    for space in (2, -1, None):
        assert t.refusal("urbanize", hex="C5", color="red", supply=space) == "ST-4.9"
    t.state.bag += t.state.spaces[0]
    t.state.spaces[0] = 0
    assert t.refusal("urbanize", hex="C5", color="red", supply=0) == "ST-4.9"
    assert {fields["supply"] for fields in t.legal("urbanize")} == {1}


def test_ST_4_9_new_city_tiles_run_out(table: MakeTable) -> None:
    t = start(table, "urbanization")
    t.state.new_cities[0] = 0
    for color in ("red", "black", "pink"):
        assert t.refusal("urbanize", hex="C5", color=color, supply=0) == "ST-1.3"
    assert {fields["color"] for fields in t.legal("urbanize")} == {
        "blue",
        "yellow",
        "purple",
        "gray",
    }
    t.state.new_cities[0] = 1


def test_ST_4_9_the_tile_of_the_town_returns_and_its_links_end_at_the_city(
    table: MakeTable,
) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0}")
    assert t.view["tiles_left"]["{0}"] == 3
    t.to_next_build(A="urbanization").rich()
    urbanize(t)
    assert t.view["tiles_left"]["{0}"] == 4
    assert t.links() == {("A1-C5", "B2 C3", 0)}
    assert "C5" not in t.view["hexes"]


def test_ST_4_9_a_link_that_starts_in_the_town_starts_at_the_city(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("B2 5-2", "C3 5-3", "C5 {0,3}", "C7 0-3")
    t.to_next_build(A="urbanization").rich()
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0), ("C5-", "C7", 0)}
    t.done()
    assert ("C5-", "C7", None) in t.links(), "it was not extended by that"


def test_ST_4_9_spurs_that_led_nowhere_vanish(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2,4}")
    t.to_next_build(A="urbanization").rich()
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0)}
    assert len(t.told("link_removed")) == 2


def test_ST_4_9_a_spur_touching_a_neighbouring_city_vanishes(table: MakeTable) -> None:
    t = start(table, "urbanization", text="R1      .\n    o\n.       B1\n    .\n.       .")
    t.lay("B2 {5,2,3}")
    assert {("A1-B2", "B2", 0), ("B2-C3", "B2", 0)} <= t.links()
    urbanize(t, hex="B2")
    assert t.links() == set()
    assert t.player(0)["links"] == 0
    t.lay("B4 0-1")
    assert t.links() == {("B2-C3", "B4", 0)}


def test_ST_4_9_of_two_facing_spurs_the_other_towns_stays(table: MakeTable) -> None:
    t = start(table, text="R1      .\n    o\n.       o\n    .\n.       .")
    t.lay("B2 {5,2}", "C3 {5}")
    t.to_next_build(A="urbanization").rich()
    urbanize(t, hex="B2")
    assert t.links() == {("B2-C3", "C3", 0)}
    assert t.owner("C3", 5) == 0


def test_ST_4_9_a_rivals_spurs_that_led_nowhere_vanish_too(table: MakeTable) -> None:
    t = start(table, "turn-order", "urbanization", "engineer")
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2,4}")
    assert t.seat == 1
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0)}, "and what led somewhere stays the rival's"
    assert [(gone["ends"], gone["owner"]) for gone in t.told("link_removed")] == [
        (["C5", None], 0),
        (["C5", None], 0),
    ]
    assert t.view["tiles_left"]["{0,2,4}"] == 4


def test_ST_4_9_a_rivals_link_that_was_only_a_spur_vanishes_and_counts_no_more(
    table: MakeTable,
) -> None:
    t = start(
        table,
        *("turn-order", "urbanization", "engineer"),
        text="R1      .\n    o\n.       B1\n    .\n.       .",
    )
    t.lay("B2 {5,2}").done()
    assert t.player(0)["links"] == 2
    urbanize(t, hex="B2")
    assert t.links() == set()
    assert t.player(0)["links"] == 0
    assert t.player(1)["links"] == 0, "nobody owns a way between neighbouring cities"


def test_ST_4_9_a_rivals_incomplete_link_that_starts_there_goes_on_as_the_rivals(
    table: MakeTable,
) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2}")
    t.to_next_build(A="first-build", B="urbanization").rich().lay("D6 5-2").done()
    assert t.seat == 1
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0), ("C5-", "D6", 0)}
    t.rich()
    assert t.why_not("D6", "5-1") == "ST-4.11", "nobody else may use it"


def test_ST_4_9_unowned_spurs_vanish_and_unowned_links_stay_unowned(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2,4}")
    t.to_next_build(A="engineer").rich().lay("D6 5-2")
    t.to_next_build(A="first-build", B="urbanization")
    assert ("C5-", "C5 D6", 0) in t.links()
    t.done()
    assert {("C5-", "C5 D6", None), ("C5-", "C5", None)} <= t.links()
    t.state.track.owner[1] = 7  # as after a bankruptcy
    assert ("A1-C5", "B2 C3 C5", None) in t.links()
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", None), ("C5-", "D6", None)}
    assert [gone["owner"] for gone in t.told("link_removed")] == [None]
    assert t.told("link_taken") == []


def test_ST_4_9_each_link_that_points_at_it_is_judged_by_itself(table: MakeTable) -> None:
    t = start(table, "turn-order", "engineer", "first-move")
    t.lay("B2 5-2", "C3 5-3").done()
    t.lay("D8 2-5", "C7 2-0").done()
    t.lay("B8 4-0").done()
    t.end_moves().to_build("engineer", "urbanization", "turn-order").rich()
    assert t.view["order"] == [0, 2, 1]
    t.done()
    assert t.seat == 2
    t.lay("B6 3-1")
    urbanize(t)
    assert t.links() == {
        ("A1-C5", "B2 C3", 2),  # nobody went on with it
        ("C5-E9", "C7 D8", 1),  # the owner's next turn is still to come
        ("A9-C5", "B8 B6", 2),
    }
    assert len(t.told("link_taken")) == 1
    assert len(t.told("link_completed")) == 3


def test_ST_4_9_cubes_of_its_colour_end_there_from_now_on(table: MakeTable) -> None:
    text = "R2      o       P1\n    .       .\n.       .       ."
    t = table(text, cubes={"A1": "pg"}).to_build("urbanization", "turn-order", "engineer")
    t.rich().level(2).lay("B2 5-1", "D2 5-1")
    urbanize(t, hex="C1", color="purple")
    t.end_builds()
    assert t.why_not_deliver("purple", "A1:2 C1:2") == "ST-5.3", "it would pass its city"
    assert t.why_not_deliver("purple", "A1:2") == "OK"


def test_ST_4_9_incomplete_track_pointing_at_it_is_complete_at_once(table: MakeTable) -> None:
    t = start(table, "urbanization")
    t.lay("B2 5-2", "C3 5-3")
    assert t.links() == {("A1-", "B2 C3", 0)}
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0)}
    assert t.told("link_completed")


def test_ST_4_9_a_rivals_track_is_completed_for_the_rival(table: MakeTable) -> None:
    t = start(table, "turn-order", "urbanization", "engineer")
    t.lay("B2 5-2", "C3 5-3").done()
    assert t.seat == 1
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 0)}
    assert t.told("link_taken") == []


def test_ST_4_9_unowned_track_from_a_city_goes_to_the_urbanizer(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3")
    t.to_next_build(1, B="urbanization")
    assert t.links() == {("A1-", "B2 C3", None)}
    urbanize(t)
    assert t.links() == {("A1-C5", "B2 C3", 1)}
    assert t.told("link_taken")


TOWNS = """
R1      .       .       .       B1
    .       .       .       .
.       o       .       o       .
    .       .       .       .
.       .       .       .       .
"""
"""C3 and G3 are towns; A1 and I1 are cities."""


def unowned_from_a_town(table: MakeTable, urbanizer: int) -> Any:
    """Seat 0 leads a link from C3 to before G3 and lets it go; then a seat may urbanize."""
    t = start(table, "engineer", text=TOWNS)
    t.lay("B2 5-2", "C3 {5,1}", "D2 4-2", "E3 5-1")
    t.to_next_build(A="turn-order").rich().lay("F2 4-2")
    t.to_next_build()
    assert ("C3-", "C3 D2 E3 F2", 0) in t.links()
    t.done()
    t.to_next_build(urbanizer, **{"ABC"[urbanizer]: "urbanization"})
    assert ("C3-", "C3 D2 E3 F2", None) in t.links()
    return t


def test_ST_4_9_unowned_track_from_a_town_goes_to_who_owns_a_link_there(table: MakeTable) -> None:
    t = unowned_from_a_town(table, 0)
    urbanize(t, hex="G3")
    assert ("C3-G3", "C3 D2 E3 F2", 0) in t.links()


def test_ST_4_9_unowned_track_from_a_town_without_own_link_stays_unowned(table: MakeTable) -> None:
    t = unowned_from_a_town(table, 1)
    urbanize(t, hex="G3")
    assert ("C3-G3", "C3 D2 E3 F2", None) in t.links()
    assert t.told("link_taken") == []
    t.to_next_build().to_next_build()
    assert ("C3-G3", "C3 D2 E3 F2", None) in t.links(), "nobody's for ever"


def test_ST_4_9_not_while_a_link_from_the_town_points_at_it(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("D2 1-4", "C3 1-3", "C5 {0,1}", "D4 4-3")
    t.to_next_build(A="urbanization").rich()
    assert t.refusal("urbanize", **MIDDLE) == "OK"
    t.lay("D6 0-5")
    assert t.refusal("urbanize", **MIDDLE) == "ST-4.6"
    assert t.legal("urbanize") == []
    assert t.refusal("done") == "OK", "there is no other town"
    t.lay("D6 0-4")
    assert t.refusal("urbanize", **MIDDLE) == "OK"


def test_ST_4_9_nor_while_a_rivals_or_nobodys_link_from_the_town_points_at_it(
    table: MakeTable,
) -> None:
    t = start(table, "engineer")
    t.lay("D2 1-4", "C3 1-3", "C5 {0,1}", "D4 4-3")
    t.to_next_build(A="first-build", B="urbanization").rich().lay("D6 0-5").done()
    assert t.seat == 1
    assert t.refusal("urbanize", **MIDDLE) == "ST-4.6"
    assert t.refusal("done") == "OK"
    t.to_next_build(1, A="first-build", B="urbanization")
    assert ("C5-", "C5 D4 D6", None) in t.links()
    assert t.refusal("urbanize", **MIDDLE) == "ST-4.6"


def test_ST_4_9_track_may_leave_the_new_city_on_all_sides(table: MakeTable) -> None:
    t = start(table, "urbanization")
    assert t.why_not("C3", "0-3") == "ST-4.5"
    urbanize(t)
    for hex, edge in [("C3", 3), ("D4", 4), ("D6", 5), ("C7", 0), ("B6", 1), ("B4", 2)]:
        assert t.faces(hex), hex
        assert all(str(edge) in face for face in t.faces(hex) if "&" not in face)


def test_ST_4_9_a_new_city_counts_as_grown(table: MakeTable) -> None:
    t = start(table, "urbanization", "city-growth")
    urbanize(t).done()
    assert t.seat == 1
    assert t.refusal("grow", hex="C5", supply=1) == "ST-4.10"


# ST-4.10


def test_ST_4_10_a_printed_city_grows_by_the_cubes_of_a_space(table: MakeTable) -> None:
    t = start(table, "city-growth", supply=["rb", "yp"])
    t.play("grow", hex="A1", supply=0)
    assert t.city("A1")["cubes"] == ["red", "blue", "gray"]
    assert t.city("A1")["grown"]
    assert t.view["growth_markers"] == 9
    assert t.view["supply"] == [[], ["yellow", "purple"]]
    assert t.view["build"]["tiles_left"] == 3
    assert t.told("city_grew") == [{"seat": 0, "hex": "A1", "cubes": ["red", "blue"]}]


def test_ST_4_10_once_a_turn_and_only_who_paid_for_it(table: MakeTable) -> None:
    t = start(table, "city-growth", "first-move", "engineer")
    t.play("grow", hex="A1", supply=0)
    assert t.refusal("grow", hex="E1", supply=1) == "ST-4.10"
    t.done()
    assert t.refusal("grow", hex="E1", supply=1) == "ST-4.10"


def test_ST_4_10_a_city_grows_once(table: MakeTable) -> None:
    t = start(table, "city-growth")
    t.play("grow", hex="A1", supply=0)
    t.to_next_build(A="city-growth").rich()
    assert t.refusal("grow", hex="A1", supply=1) == "ST-4.10"
    assert {fields["hex"] for fields in t.legal("grow")} == {"E1", "A9", "E9"}


@pytest.mark.parametrize("hex", ["C5", "B2", "Z9"])
def test_ST_4_10_only_cities_grow(table: MakeTable, hex: str) -> None:
    t = start(table, "city-growth")
    assert t.refusal("grow", hex=hex, supply=0) == "ST-4.10"


def test_ST_4_10_the_space_must_have_cubes(table: MakeTable) -> None:
    t = start(table, "city-growth")
    t.play("grow", hex="A1", supply=0)
    t.to_next_build(A="city-growth").rich()
    for space in (0, 2, None):
        assert t.refusal("grow", hex="E1", supply=space) == "ST-4.10"
    assert {fields["supply"] for fields in t.legal("grow")} == {1}


def test_ST_4_10_when_every_space_is_empty_it_goes_without_cubes(table: MakeTable) -> None:
    t = start(table, "city-growth", more="[supply]\nspaces = 1\n")
    t.play("grow", hex="A1", supply=0)
    t.to_next_build(A="city-growth").rich()
    assert t.refusal("grow", hex="E1", supply=0) == "ST-4.10"
    assert {fields["supply"] for fields in t.legal("grow")} == {None}
    t.play("grow", hex="E1", supply=None)
    assert t.city("E1")["grown"]
    assert t.city("E1")["cubes"] == ["gray"]
    t.to_next_build(A="urbanization").rich()
    assert {fields["supply"] for fields in t.legal("urbanize")} == {None}
    urbanize(t, supply=None)
    assert t.city("C5")["cubes"] == []


def test_ST_1_3_growth_markers_bind(table: MakeTable) -> None:
    t = start(table, "city-growth")
    t.state.markers = 0
    assert t.refusal("grow", hex="A1", supply=0) == "ST-1.3"
    assert t.refusal("done") == "OK"
    t.state.markers = 10
