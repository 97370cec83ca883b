"""ST-4.5 and ST-4.6: what new track must grow from, what it may join, and no loops."""

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
"""A1 red, E1 blue, A9 yellow, E9 purple, and the town C5 in the middle."""


def start(table: MakeTable, *tiles: Any, text: str = OPEN, **more: Any) -> Any:
    return table(text, **more).to_build(*tiles).rich()


# (a) leaving a city


def test_ST_4_5_a_track_leaves_any_city(table: MakeTable) -> None:
    t = start(table)
    for hex, text in [("A3", "0-3"), ("E3", "0-3"), ("B2", "5-2"), ("D8", "2-5")]:
        assert t.why_not(hex, text) == "OK"
    t.lay("A3 0-3").done()
    assert t.why_not("A7", "3-0") == "OK", "cities have no owners"
    assert t.why_not("B2", "5-2") == "OK", "also where a rival left"


def test_ST_4_5_track_in_the_open_is_refused(table: MakeTable) -> None:
    t = start(table)
    assert t.why_not("C3", "0-3") == "ST-4.5"
    assert t.why_not("B4", "0-3") == "ST-4.5"
    assert t.code("B4", "0-3") == "build/not-connected"
    assert t.faces("C3") == set()


def test_ST_4_5_a_tile_beside_a_city_must_touch_it(table: MakeTable) -> None:
    t = start(table)
    assert t.why_not("B2", "2-3") == "ST-4.5"
    assert t.faces("B2") >= {"2-5", "3-5"}
    assert all("5" in text for text in t.faces("B2"))


# (b) extending own track


def test_ST_4_5_b_own_track_is_extended(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2")
    assert t.links() == {("A1-", "B2", 0)}
    assert t.why_not("C3", "5-2") == "OK"
    t.lay("C3 5-2")
    assert t.links() == {("A1-", "B2 C3", 0)}
    t.lay("D4 5-1")
    assert t.links() == {("A1-", "B2 C3 D4", 0)}


def test_ST_4_5_b_a_neighbouring_hex_does_not_extend(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2")
    assert t.why_not("C3", "0-3") == "ST-4.5", "beside the open end, not at it"
    assert t.why_not("C3", "2-4") == "ST-4.5"


def test_ST_4_5_b_through_a_town_where_the_builder_owns_a_link(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0}")
    assert t.links() == {("A1-C5", "B2 C3 C5", 0)}
    t.end_builds().end_moves().to_build()
    t.lay("C5 {0,2}")
    assert ("C5-", "C5", 0) in t.links()
    t.lay("D6 5-2")
    assert ("C5-", "C5 D6", 0) in t.links()


def test_ST_4_5_not_from_a_town_where_only_others_own_links(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0}")
    assert t.seat == 1
    assert t.why_not("C5", "{0,2}") == "ST-4.5"
    assert t.code("C5", "{0,2}") == "build/no-link-in-town"
    assert t.faces("C5") == set()


def test_ST_4_5_another_town_spur_meets_own_track(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0}")
    t.lay("D8 2-5", "C7 2-0")
    assert t.why_not("C5", "{0,3}") == "OK", "seat 1 comes from E9"
    assert t.why_not("C5", "{0,2}") == "ST-4.5"
    assert t.why_not("C5", "{0,2,3}") == "OK", "one new spur is enough"
    t.lay("C5 {0,2,3}")
    assert t.owner("C5", 0) == 0
    assert t.owner("C5", 2) == t.owner("C5", 3) == 1


# (c) unowned links


def lost(table: MakeTable, *tiles: Any, before: Any = (), text: str = OPEN) -> Any:
    """Seat 0 lays tiles and lets the open links go; then seat 1 builds."""
    t = start(table, text=text)
    t.lay(*tiles)
    while t.phase == "build":
        t.done()
    t.end_moves().to_build()
    t.rich()
    t.done()
    assert t.told("link_lost")
    assert t.seat == 1
    return t


def test_ST_4_5_c_an_unowned_link_from_a_city_is_taken_over(table: MakeTable) -> None:
    t = lost(table, "B2 5-2")
    assert t.links() == {("A1-", "B2", None)}
    t.lay("C3 5-1")
    assert t.links() == {("A1-", "B2 C3", 1)}
    assert t.told("link_taken") == [{"link": 1, "ends": ["A1", None], "hexes": ["B2"], "owner": 1}]


def test_ST_4_5_c_an_unowned_link_from_a_town_needs_an_own_link_there(table: MakeTable) -> None:
    t = lost(table, "B2 5-2", "C3 5-3", "C5 {0,2}")
    assert ("C5-", "C5", None) in t.links()
    assert t.why_not("D6", "5-2") == "ST-4.5"
    assert t.code("D6", "5-2") == "build/unowned-out-of-reach"
    t.lay("D8 2-5", "C7 2-0", "C5 {0,2,3}")
    t.end_builds().end_moves().to_build()
    t.rich().done()
    assert t.seat == 1
    assert t.why_not("D6", "5-2") == "OK"
    t.lay("D6 5-2")
    assert ("C5-", "C5 D6", 1) in t.links()


def test_ST_4_5_c_an_incomplete_own_link_in_the_town_is_enough(table: MakeTable) -> None:
    t = lost(table, "B2 5-2", "C3 5-3", "C5 {0,2}")
    t.lay("D8 2-5", "C7 2-0", "C5 {0,2,3,4}")
    assert ("C5-", "C5", 1) in t.links()
    t.end_builds().end_moves().to_build()
    # Without the complete link, the spur to the southwest is seat 1's only link in the town.
    track = t.state.track
    for link in range(1, track.links()):
        if track.owner[link] == 1 and track.status[link] == 3:
            track.owner[link] = 2
    t.rich().done()
    assert t.seat == 1
    assert t.why_not("D6", "5-2") == "OK"


def test_ST_4_5_a_rivals_track_may_not_be_joined_end_to_end(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2").done()
    assert t.seat == 1
    assert t.why_not("C3", "5-2") == "ST-4.5"
    assert t.code("C3", "5-2") == "build/joins-rival"
    t.lay("D2 1-4")
    assert t.why_not("C3", "1-5") == "ST-4.5", "own at one end, a rival's at the other"
    assert t.why_not("C3", "1-4") == "OK"


def test_ST_4_5_a_rivals_town_spur_may_not_be_joined_either(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2}")
    t.lay("D8 2-0")
    assert t.why_not("D6", "3-5") == "ST-4.5"
    assert t.code("D6", "3-5") == "build/joins-rival"


# (d) own and unowned joined


def test_ST_4_5_d_own_and_unowned_are_joined_and_all_is_own(table: MakeTable) -> None:
    t = lost(table, "B2 5-2", "C3 5-3", "C5 {0,2}")
    t.lay("D8 2-0")
    assert t.why_not("D6", "5-2") == "ST-4.5", "out of reach by itself"
    t.lay("D6 3-5")
    assert ("C5-E9", "C5 D6 D8", 1) in t.links()
    assert [taken["ends"] for taken in t.told("link_taken")] == [["C5", None]]
    assert len(t.told("link_completed")) == 1
    assert ("A1-C5", "B2 C3 C5", 0) in t.links()


def test_ST_4_5_an_unowned_link_met_by_the_other_end_becomes_the_builders(table: MakeTable) -> None:
    lines = OPEN.splitlines()
    lines[7] = ".       .       Y1"  # a city at E7, beside D6
    t = lost(table, "B2 5-2", "C3 5-3", "C5 {0,2}", text="\n".join(lines))
    assert t.why_not("D6", "5-0") == "ST-4.5"
    t.lay("D6 5-2")
    assert ("C5-E7", "C5 D6", 1) in t.links()


def test_ST_4_5_an_unowned_link_met_by_a_town_spur_becomes_the_builders(table: MakeTable) -> None:
    t = lost(table, "B2 5-2", "C3 5-3")
    t.lay("C5 {0}")
    assert t.links() == {("A1-C5", "B2 C3 C5", 1)}
    assert t.told("link_taken") == [
        {"link": 1, "ends": ["A1", None], "hexes": ["B2", "C3"], "owner": 1}
    ]


def test_ST_4_7_one_spur_satisfies_the_rule_and_another_takes_what_was_out_of_reach(
    table: MakeTable,
) -> None:
    text = """
R1      .       B1
    o       .
.       .       .
    o       .
.       .       .
"""
    t = lost(table, "B2 {5,3}", text=text)
    assert ("B2-", "B2", None) in t.links()
    assert t.why_not("B4", "{0}") == "ST-4.5", "it begins in a town where seat 1 owns nothing"
    assert t.code("B4", "{0,2}") == "build/unowned-out-of-reach"
    t.lay("A3 0-2")
    t.lay("B4 {5,0}")
    assert t.links() == {
        ("A1-B2", "B2", 0),
        ("A1-B4", "A3 B4", 1),
        ("B2-B4", "B2 B4", 1),
    }


BETWEEN = """
R1      .       .       B1
    .       .       .
.       o       o       .
    .       .       .
.       .       .       .
"""
"""The towns C3 and E3 have D4 between them; A1 and G1 are cities."""


def test_ST_4_5_two_unowned_links_out_of_reach_are_not_joined(table: MakeTable) -> None:
    t = start(table, "engineer", text=BETWEEN)
    t.lay("B2 5-2", "C3 {5,2}", "F2 1-4", "E3 {1,4}")
    t.end_builds().end_moves().to_build("engineer")
    t.rich()
    while t.seat != 0:
        t.done()
    t.done()
    assert {("C3-", "C3", None), ("E3-", "E3", None)} <= t.links()
    t.end_moves().to_build()
    assert t.seat != 0
    assert t.why_not("D4", "5-1") == "ST-4.5"
    assert t.code("D4", "5-1") == "build/unowned-out-of-reach"
    while t.seat != 0:
        t.done()
    assert t.why_not("D4", "5-1") == "OK", "seat 0 owns links in the towns"


def test_ST_4_5_each_segment_of_a_complex_tile_is_judged(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "D2 1-4")
    assert t.why_not("C3", "5-2&1-4") == "OK", "straight onto an empty hex"
    assert t.why_not("C3", "5-2&0-3") == "ST-4.5", "one segment in the open"
    assert t.why_not("C3", "5-2&4-3") == "ST-4.5"


def test_ST_4_5_segments_do_not_lean_on_each_other(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2")
    # The other segment would leave the hex towards the town that the first one enters.
    assert t.why_not("C3", "5-3&0-2") == "ST-4.5"


def test_ST_4_5_networks_may_be_in_several_pieces(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3", "E7 3-0")
    assert t.links() == {("A1-", "A3", 0), ("E9-", "E7", 0)}


# ST-4.6


def test_ST_4_6_no_link_from_a_city_back_to_it(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-3", "B4 0-5")
    assert t.links() == {("A1-", "B2 B4", 0)}
    assert t.why_not("A3", "0-2") == "ST-4.6"
    assert t.code("A3", "0-2") == "build/loop"
    assert t.why_not("A3", "2-3") == "OK"


def test_ST_4_6_two_open_ends_from_one_city_are_not_joined(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("A3 0-3", "B2 5-3", "B4 0-4")
    assert t.why_not("A5", "0-1") == "ST-4.6"
    assert t.why_not("A5", "0-2") == "OK"


def test_ST_4_6_no_link_from_a_town_back_to_it(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("D2 1-4", "C3 1-3", "C5 {0,1}", "D4 4-3")
    assert t.links() == {("C5-E1", "C5 C3 D2", 0), ("C5-", "C5 D4", 0)}
    t.end_builds().end_moves().to_build()
    t.rich()
    while t.seat != 0:
        t.done()
    t.lay("D6 0-5")
    assert ("C5-", "C5 D4 D6", 0) in t.links(), "pointing home is legal"
    assert t.why_not("C5", "{0,1,2}") == "ST-4.6"
    assert t.why_not("C5", "{0,1,3}") == "OK"


def test_ST_4_6_redirecting_into_the_own_start_is_refused(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("B2 5-3", "B4 0-4", "A5 1-3")
    assert t.why_not("A5", "1-0") == "OK"
    t.lay("A5 1-0")
    t.end_builds().end_moves().to_build()
    t.rich()
    while t.seat != 0:
        t.done()
    t.lay("A3 3-2")
    assert t.links() == {("A1-", "B2 B4 A5 A3", 0)}
    assert t.why_not("A3", "3-0") == "ST-4.6"
    assert t.code("A3", "3-0") == "build/loop"


def test_ST_4_6_redirecting_into_a_link_from_the_same_stop_is_refused(table: MakeTable) -> None:
    t = start(table, "engineer")
    t.lay("B2 5-3", "A3 0-3", "B4 0-3")
    assert t.why_not("B4", "0-4") == "OK"
    t.lay("B4 0-4")
    assert t.seat == 1
    t = start(table, "engineer")
    t.lay("B2 5-3", "B4 0-3", "A3 0-2")
    assert t.links() == {("A1-", "A3", 0), ("A1-", "B2 B4", 0)}
    assert t.why_not("B4", "0-5") == "ST-4.6"


def test_ST_4_6_loops_of_several_links_are_fine(table: MakeTable) -> None:
    triangle = """
.       R1
    .
B1      .
    .
.       Y1
"""
    t = start(table, text=triangle)
    t.lay("B2 4-1", "B4 5-2", "C3 0-3")
    assert t.links() == {("A3-C1", "B2", 0), ("A3-C5", "B4", 0), ("C1-C5", "C3", 0)}


def test_ST_4_6_parallel_links_are_fine(table: MakeTable) -> None:
    t = start(table, text="R1      .\n    .       .\n.       B1      .\n    .\n.")
    t.lay("B2 5-2", "A3 0-2", "B4 5-1")
    assert t.links() == {("A1-C3", "B2", 0), ("A1-C3", "A3 B4", 0)}
