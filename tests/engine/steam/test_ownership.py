"""ST-4.11: how long incomplete links stay owned."""

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


def start(table: MakeTable, *tiles: Any) -> Any:
    return table(OPEN).to_build(*tiles).rich()


def test_ST_4_11_at_the_end_of_the_own_build_turn_incomplete_links_stay_owned(
    table: MakeTable,
) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    assert t.links() == {("A1-", "A3", 0)}
    assert t.told("link_lost") == []
    t.end_builds().end_moves()
    assert t.links() == {("A1-", "A3", 0)}


def test_ST_4_11_lost_exactly_at_the_end_of_the_owners_next_build_turn(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    t.end_builds().end_moves().to_build(A="first-build")
    assert t.seat == 0
    t.rich().lay("E3 0-3")
    assert ("A1-", "A3", 0) in t.links(), "still owned within that turn"
    t.done()
    assert t.links() == {("A1-", "A3", None), ("E1-", "E3", 0)}
    assert t.told("link_lost") == [{"link": 1, "ends": ["A1", None], "hexes": ["A3"], "owner": 0}]


def test_ST_4_11_until_then_nobody_else_may_use_it(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    assert t.why_not("A5", "0-3") == "ST-4.5"
    assert t.why_not("A3", "0-2") == "ST-4.11"
    t.end_builds().end_moves().to_build(B="first-build")
    assert t.seat == 1, "before the owner's next turn"
    assert t.why_not("A5", "0-3") == "ST-4.5"
    t.rich().done().done()
    assert t.seat == 2
    t.rich()
    assert t.why_not("A5", "0-3") == "OK"
    assert t.why_not("A3", "0-2") == "OK"


def test_ST_4_11_an_extended_link_stays_owned_for_another_turn(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").to_next_build()
    t.rich().lay("A5 0-3").done()
    assert t.links() == {("A1-", "A3 A5", 0)}
    t.to_next_build()
    t.done()
    assert t.links() == {("A1-", "A3 A5", None)}


def test_ST_4_11_redirecting_is_no_extension(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").to_next_build()
    t.rich().lay("A3 0-2")
    assert t.links() == {("A1-", "A3", 0)}
    t.done()
    assert t.links() == {("A1-", "A3", None)}


def test_ST_4_11_redirected_in_the_turn_it_was_laid_it_stays_owned(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3", "A3 0-2").done()
    assert t.links() == {("A1-", "A3", 0)}


def test_ST_4_11_extended_and_redirected_it_stays_owned(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").to_next_build()
    t.rich().lay("A5 0-3", "A5 0-2").done()
    assert t.links() == {("A1-", "A3 A5", 0)}


def test_ST_4_11_complete_links_are_owned_for_good(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3", "A5 0-3", "A7 0-3")
    for _ in range(3):
        t.to_next_build()
    assert t.links() == {("A1-A9", "A3 A5 A7", 0)}


def test_ST_4_11_unextended_spurs_follow_the_same_rule(table: MakeTable) -> None:
    t = start(table)
    t.lay("B2 5-2", "C3 5-3", "C5 {0,2,4}").to_next_build()
    t.rich().lay("D6 5-2").done()
    assert t.links() == {("A1-C5", "B2 C3 C5", 0), ("C5-", "C5 D6", 0), ("C5-", "C5", None)}
    assert t.owner("C5", 2) == 0
    assert t.owner("C5", 4) is None


def test_ST_4_11_a_link_taken_over_counts_from_then_on(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").to_next_build(1)
    t.rich().lay("A5 0-3").done()
    assert t.links() == {("A1-", "A3 A5", 1)}
    t.to_next_build(1).done()
    assert t.links() == {("A1-", "A3 A5", None)}


def test_ST_4_11_the_view_tells_what_was_extended(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").to_next_build()
    assert [link["extended"] for link in t.view["links"]] == [False]
    t.rich().lay("A5 0-3")
    assert [link["extended"] for link in t.view["links"]] == [True]


def test_ST_4_11_a_build_turn_ends_also_when_nothing_was_asked(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    t.end_builds().end_moves()
    t.give(0, money=0, income=-10, vp=0)
    t.to_build()
    assert t.seat == 1
    assert t.links() == {("A1-", "A3", None)}
