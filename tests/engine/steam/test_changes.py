"""ST-4.7 and ST-4.8: town tiles grow, tiles are improved, links are redirected."""

from __future__ import annotations

from typing import Any

from tests.engine.steam.conftest import MakeTable

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


def start(table: MakeTable, *tiles: Any, text: str = OPEN) -> Any:
    return table(text).to_build(*tiles).rich()


# ST-4.7


def test_ST_4_7_town_tiles_go_on_towns_and_nothing_else_does(table: MakeTable) -> None:
    t = start(table)
    assert t.why_not("C5", "0-3") == "ST-4.7"
    assert t.why_not("A3", "{0}") == "ST-4.7"


def test_ST_4_7_new_spurs_are_the_builders(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2,4}")
    assert [t.owner("C5", edge) for edge in (0, 2, 4)] == [0, 0, 0]
    assert t.links() == {("A1-C5", "B2 C3 C5", 0), ("C5-", "C5", 0)}
    assert len(t.view["links"]) == 3


def test_ST_4_7_a_town_tile_grows_and_keeps_every_spur(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2}")
    t.to_next_build().rich()
    for smaller in ("{0}", "{2}", "{0,3}", "{0,3,4}", "{1,2,3,4}", "{0,2}"):
        assert t.why_not("C5", smaller) == "ST-4.7"
    assert t.why_not("C5", "{0,2,3}") == "OK"
    t.lay("C5 {0,1,2,3}")
    assert t.why_not("C5", "{0,1,2,3}") == "ST-4.7", "it can grow no more"


def test_ST_4_7_old_owners_keep_their_spurs(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0}")
    t.lay("D8 2-5", "C7 2-0", "C5 {0,3,4}")
    assert [t.owner("C5", edge) for edge in (0, 3, 4)] == [0, 1, 1]
    assert {("A1-C5", "B2 C3 C5", 0), ("C5-E9", "C5 C7 D8", 1), ("C5-", "C5", 1)} == t.links()


def test_ST_4_7_the_first_tile_of_a_town_may_touch_a_city(table: MakeTable) -> None:
    t = start(table, text="R1      .\n    o\n.       B1")
    assert t.why_not("B2", "{4}") == "ST-4.5"
    assert t.why_not("B2", "{5,4}") == "OK"
    t.lay("B2 {5,2,4}")
    assert t.links() == {("A1-B2", "B2", 0), ("B2-C3", "B2", 0), ("B2-", "B2", 0)}


def test_ST_4_7_two_spurs_that_face_each_other_are_a_link(table: MakeTable) -> None:
    t = start(table, text="R1      .\n    o\n.       o\n    .\n.       .")
    t.lay("B2 {5,2}", "C3 {5}")
    assert t.links() == {("A1-B2", "B2", 0), ("B2-C3", "B2 C3", 0)}


# ST-4.8: improving


def test_ST_4_8_a_complex_tile_keeps_the_old_segment(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2")
    assert t.why_not("B2", "5-3&1-4") == "ST-4.8"
    assert t.why_not("B2", "5-3&1-2") == "ST-4.8"
    assert t.why_not("B2", "5-2&0-3") == "ST-4.4", "the new segment leads off the map"
    assert t.why_not("B2", "5-2&1-3") == "ST-4.5", "it grows from nothing"


CROSS = """
.       R1      .
    .       .
P1      .       B1
    .       .
.       Y1      .
"""


def test_ST_4_8_improving_over_a_rivals_complete_link(table: MakeTable) -> None:
    t = start(table, text=CROSS)
    t.lay("C3 0-3").done()
    assert t.links() == {("C1-C5", "C3", 0)}
    assert t.seat == 1
    t.lay("B2 4-2")
    assert t.why_not("C3", "0-3&5-1") == "OK"
    t.lay("C3 0-3&5-1")
    assert t.links() == {("C1-C5", "C3", 0), ("A3-", "B2 C3", 1)}
    assert t.told("laid")[0]["cost"] == 4
    assert t.told("laid")[0]["change"] == "improved"
    t.lay("D2 4-2")
    assert ("A3-E3", "B2 C3 D2", 1) in t.links()
    assert [t.owner("C3", edge) for edge in (0, 3, 1, 5)] == [0, 0, 1, 1]


def test_ST_4_8_the_new_segment_may_not_join_a_rival(table: MakeTable) -> None:
    t = start(table, text=CROSS)
    t.lay("C3 0-3", "B2 4-2").done()
    t.lay("D2 2-4")
    assert t.why_not("C3", "0-3&1-5") == "ST-4.5"
    assert t.why_not("C3", "0-3&1-4") == "OK"


def test_ST_4_8_improving_is_no_way_to_change_an_own_segment(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3", "B2 5-4")
    assert t.links() >= {("A1-", "A3", 0)}
    assert t.why_not("A3", "0-2&1-3") == "ST-4.8"


def test_ST_4_8_a_complex_tile_becomes_no_other_by_improving(table: MakeTable) -> None:
    t = start(table, "engineer", text=CROSS)
    t.lay("B2 4-2", "C3 0-3&5-1")
    assert t.why_not("C3", "0-3") == "ST-4.8"
    assert t.why_not("C3", "0-4&5-2") == "ST-4.8"
    assert t.why_not("C3", "0-3&5-1") == "ST-4.8"
    assert t.why_not("C3", "0-3&5-2") == "OK", "this is redirecting"


# ST-4.8: redirecting


def test_ST_4_8_the_last_tile_keeps_the_edge_it_came_in_by(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("B2 5-2", "C3 5-3")
    assert t.faces("C3") >= {"1-5", "2-5", "4-5", "0-5"}
    assert t.why_not("C3", "2-4") == "ST-4.8"
    assert t.why_not("C3", "3-1") == "ST-4.8"
    assert t.why_not("C3", "5-3") == "ST-4.8"
    assert t.why_not("B2", "5-3") == "ST-4.8", "not the last tile"
    t.lay("C3 5-1")
    assert t.links() == {("A1-", "B2 C3", 0)}
    assert t.owner("C3", 3) == "none"
    assert t.why_not("D2", "4-1") == "OK"
    assert t.why_not("C5", "{0,3}") == "ST-4.5", "nothing leads there any more"


def test_ST_4_8_a_complete_link_is_not_redirected(table: MakeTable) -> None:
    t = start(table, text=CROSS)
    t.lay("C3 0-3")
    assert t.why_not("C3", "0-2") == "ST-4.8"
    assert t.why_not("C3", "3-1") == "ST-4.8"


def test_ST_4_8_a_rivals_link_is_not_redirected(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    assert t.why_not("A3", "0-2") == "ST-4.11"


def test_ST_4_8_town_tiles_are_not_redirected(table: MakeTable) -> None:
    t = start(table, text="R1      .\n    o\n.       B1")
    t.lay("B2 {5,4}")
    assert t.why_not("B2", "{5,1}") == "ST-4.7"


def test_ST_4_8_redirecting_completes_at_a_city(table: MakeTable) -> None:
    t = start(table, text=CROSS)
    t.lay("C3 0-4", "C3 0-3")
    assert t.links() == {("C1-C5", "C3", 0)}
    assert t.told("link_completed")


def test_ST_4_8_redirecting_completes_at_another_open_end(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("A3 0-3", "A7 3-0", "A5 0-2")
    assert t.links() == {("A1-", "A3 A5", 0), ("A9-", "A7", 0)}
    t.lay("A5 0-3")
    assert t.links() == {("A1-A9", "A3 A5 A7", 0)}


def test_ST_4_8_redirecting_may_take_an_unowned_end_along(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3")
    t.to_next_build(1).rich()
    assert t.links() == {("A1-", "A3", None)}
    t.lay("A7 3-0", "A5 3-1")
    assert t.why_not("A5", "3-0") == "OK"
    t.lay("A5 3-0")
    assert t.links() == {("A1-A9", "A3 A5 A7", 1)}


def test_ST_4_8_what_a_redirected_end_may_not_point_at(table: MakeTable) -> None:
    t = start(table, text="R1      #\n    .\n.       B1\n    .\n.       .")
    t.lay("B2 5-4")
    assert t.why_not("B2", "5-0") == "ST-4.4"
    assert t.why_not("B2", "5-1") == "ST-4.4"
    assert t.why_not("B2", "5-2") == "OK"


def test_ST_4_8_a_redirected_end_may_not_meet_a_rival(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-1").done()
    t.lay("D2 1-3")
    assert t.why_not("D2", "1-4") == "ST-4.5"
    assert t.code("D2", "1-4") == "build/joins-rival"


def test_ST_4_8_an_unowned_link_in_reach_is_redirected_and_stays_unowned(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3")
    t.end_builds().end_moves().to_build()
    t.rich().done()
    assert t.links() == {("A1-", "A3", None)}
    t.lay("A3 0-2")
    assert t.links() == {("A1-", "A3", None)}, "no ownership by redirecting"
    t.lay("B4 5-2")
    assert t.links() == {("A1-", "A3 B4", 1)}, "but by extending"


def test_ST_4_8_redirecting_an_unowned_link_gives_ownership_when_it_completes(
    table: MakeTable,
) -> None:
    t = start(table, text=CROSS)
    t.lay("C3 0-2")
    t.end_builds().end_moves().to_build()
    t.rich().done()
    assert t.links() == {("C1-", "C3", None)}
    t.lay("C3 0-3")
    assert t.links() == {("C1-C5", "C3", 1)}


def test_ST_4_8_an_unowned_link_out_of_reach_is_not_redirected(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2}")
    t.to_next_build().rich()
    t.lay("D6 5-2")
    t.to_next_build(1).rich()
    assert ("C5-", "C5 D6", None) in t.links()
    assert t.why_not("D6", "5-1") == "ST-4.5"
    assert t.code("D6", "5-1") == "build/unowned-out-of-reach"


def test_ST_4_8_on_a_complex_tile_exactly_one_segment_changes(table: MakeTable) -> None:
    t = start(table, "engineer", text=CROSS)
    t.lay("B2 4-2", "D2 2-4", "C3 5-2&1-4")
    assert t.links() == {("A3-", "B2 C3", 0), ("E3-", "D2 C3", 0)}
    assert t.why_not("C3", "5-3&1-4") == "OK"
    assert t.why_not("C3", "5-2&1-3") == "OK"
    assert t.why_not("C3", "5-3&1-2") == "ST-4.8"
    assert t.why_not("C3", "5-3") == "ST-4.8"
    assert t.why_not("C3", "5-2&3-4") == "ST-4.8", "neither keeps the edge it came in by"
    t.lay("C3 5-3&1-4")
    assert t.links() == {("A3-C5", "B2 C3", 0), ("E3-", "D2 C3", 0)}
    assert t.told("laid")[0]["cost"] == 4


def test_ST_4_8_of_a_link_that_crosses_itself_only_the_last_segment_turns(table: MakeTable) -> None:
    t = start(
        table,
        "engineer",
        text="""
            .       .
                .       R1
            .       .
                .       .
            .       .
                R2      .
            .       .
        """,
    )
    t.lay("C5 0-4", "C3 2-3", "D4 4-5", "C5 0-4&1-5")
    assert t.links() == {("B6-", "C5 C3 D4 C5", 0)}
    t.done().to_next_build()
    assert t.why_not("C5", "0-3&1-5") == "ST-4.8"
    assert t.why_not("C5", "3-4&1-5") == "ST-4.8"
    t.lay("C5 0-4&1-2")
    assert t.links() == {("B6-", "C5 C3 D4 C5", 0)}


def test_ST_4_8_a_simple_tile_is_not_redirected_and_improved_at_once(table: MakeTable) -> None:
    t = start(table, text=CROSS)
    t.lay("B2 4-2", "C3 5-2")
    assert t.why_not("C3", "5-4&0-3") == "ST-4.8"
    assert t.why_not("C3", "5-2&0-3") == "OK"
