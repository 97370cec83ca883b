"""BA-4.1 to BA-4.6: companies build track."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam_barons.conftest import MakeTable, Table

import goldenspike as gs
from goldenspike.engine.shared.track import NOBODY

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
PORTS = """
R1!     .       B1
    .       .
.       .       .
    .       .
.       o       .
    .       .
.       .       .
    .       .
Y1      .       P1!
"""
PAIRS = """
R1      .       Y1
    B1      .
.       .       P1
    .       R1
.       .       .
"""
"""A1 and B2 are neighbours, E1, E3 and D4 a chain of two pairs: E1-E3, E3-D4."""


def rich(t: Table, *companies: str) -> Any:
    for company in companies or ("red", "blue"):
        t.set(company, treasury=60)
    return t


def start(table: MakeTable, text: str = OPEN, more: Any = "", **buyers: Any) -> Any:
    return rich(table(text, more).to_build(**(buyers or {"red": 0, "blue": 1})))


# BA-4.1, BA-4.2


def test_BA_4_1_in_company_order_the_controller_builds_or_not(table: MakeTable) -> None:
    companies = ["blue", "green", "red", "black", "purple", "yellow"]
    t = table(OPEN, companies=companies).to_build(red=0, blue=2, green=1)
    assert (t.company, t.seat) == ("blue", 2)
    assert t.refusal("done", company="red") == "BA-4.1"
    assert t.refusal("done", company="none") == "BA-4.1"
    assert t.refusal("done", seat=0, company="blue") == "BA-4.1"
    assert t.refusal("done") == "BA-4.1", "the company belongs to it"
    t.done()
    assert (t.company, t.seat) == ("green", 1)
    t.done()
    assert (t.company, t.seat) == ("red", 0)
    t.done()
    assert t.phase != "build"


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_BA_4_2_one_more_tile_than_the_round(table: MakeTable, round: int) -> None:
    t = table(OPEN).to_build(red=0)
    while t.view["round"] < round:
        t.set("red", price=9).next_round()
        t.to_build()
    rich(t)
    assert t.company == "red"
    tiles = ["A3 0-3", "A5 0-3", "A7 0-2", "B8 5-1", "C7 4-1", "D6 4-1"][: round + 1]
    t.lay(*tiles[:-1])
    assert t.company == "red"
    assert t.view["build"]["tiles_left"] == 1
    t.lay(tiles[-1])
    assert t.told("build_ended")[0] == {"company": "red", "unasked": True}
    assert t.company != "red"


def test_BA_4_2_beyond_the_allowance_it_is_refused(table: MakeTable) -> None:
    t = start(table)
    t.state.tiles_left = 0
    for fields in (
        {"type": "connect", "hexes": []},
        {"type": "lay", "hex": "A3", "track": [[0, 3]]},
    ):
        action = gs.Action.from_json({"seat": 0, "company": "red", **fields})
        refusal = t.state.check(action)
        assert refusal is not None
        assert refusal.rule == "BA-4.2"


def test_BA_4_2_costs_as_in_steam(table: MakeTable) -> None:
    text = """
R1      .       B1
    ~^      M
o~      .       .
    .       .
.       .       .
"""
    t = start(table, text)
    for tile, cost in [("B2 5-2", 2 + 1 + 2), ("A3 {0,2}", 2 + 1 + 1)]:
        before = t.of("red")["treasury"]
        t.lay(tile)
        assert t.of("red")["treasury"] == before - cost
        assert t.told("laid")[0]["cost"] == cost
    assert t.company == "blue"
    before = t.of("blue")["treasury"]
    t.lay("D2 1-4")
    assert t.of("blue")["treasury"] == before - 5, "mountains"


def test_BA_1_5_the_track_supply_binds(table: MakeTable) -> None:
    t = start(table, more='[tiles]\n"0-3" = 1\n"0-4" = 9\n')
    t.lay("A3 0-3")
    assert t.why_not("A5", "0-3") == "ST-1.7"
    assert t.why_not("A5", "0-2") == "OK"
    assert t.why_not("A5", "0-1") == "ST-1.7", "the board has none of them"


def test_BA_4_2_there_is_no_urbanization(table: MakeTable) -> None:
    t = start(table)
    assert t.refusal("urbanize", hex="C5", color="red", supply=0) == "BA-4.2"
    assert t.refusal("grow", hex="A1", supply=0) == "BA-1.1"


# BA-4.3


def test_BA_4_3_a_first_build_starts_at_any_city(table: MakeTable) -> None:
    t = start(table)
    for hex, text in [("A3", "0-3"), ("E3", "0-3"), ("A7", "3-0"), ("D8", "2-5")]:
        assert t.why_not(hex, text) == "OK"
    assert t.why_not("C3", "0-3") == "ST-4.5"


def test_BA_4_3_then_track_extends_the_companys_own(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3")
    assert t.why_not("E3", "0-3") == "BA-4.3"
    assert t.code("E3", "0-3") == "build/not-from-here"
    assert t.why_not("A5", "0-3") == "OK"
    assert t.why_not("B2", "5-2") == "OK", "from the city it started at"


def test_BA_4_3_through_stops_it_reaches(table: MakeTable) -> None:
    t = start(table)
    t.build_for("red", "A3 0-3", "A5 0-3")
    assert t.why_not("B8", "4-1") == "BA-4.3", "A9 is not reached yet"
    t.lay("A7 0-3")
    assert t.links() == {("A1-A9", "A3 A5 A7", "red")}
    assert t.why_not("B8", "4-1") == "OK", "now it is"


def test_BA_4_3_through_a_town(table: MakeTable) -> None:
    t = start(table)
    t.build_for("red", "B2 5-2", "C3 5-3").lay("C5 {0}")
    assert t.why_not("C5", "{0,2}") == "OK"
    assert t.why_not("C5", "{0,2,3,4}") == "OK"


def test_BA_4_3_a_city_met_by_the_other_end_need_not_be_reached(table: MakeTable) -> None:
    t = start(table, text="R1      B1      Y1\n    .       .\n.       .       .")
    t.lay("B2 5-1")
    assert t.links() == {("A1-C1", "B2", "red")}
    assert t.why_not("D2", "5-1") == "OK", "C1 is reached"


def test_BA_4_3_a_first_tile_is_in_one_piece(table: MakeTable) -> None:
    text = """
.       R1      .
    .       .
B1      .       Y1
    .       .
.       P1      .
"""
    t = start(table, text)
    assert t.why_not("B2", "1-4") == "OK"
    assert t.why_not("C3", "0-3") == "OK"
    t = start(table, "R1      B1      .\n    .       .\n.       Y1      .\n    .\n.       .")
    assert t.why_not("B2", "5-3&1-4") == "BA-4.3", "one segment from A1, the other from C1"
    assert t.code("B2", "5-3&1-4") == "build/two-pieces"
    assert t.why_not("B2", "5-3") == "OK"
    assert t.why_not("B2", "1-4") == "OK"


def test_BA_4_3_a_later_complex_tile_may_grow_from_two_reached_cities(table: MakeTable) -> None:
    t = start(table, "R1      B1      .\n    .       .\n.       Y1      .\n    .\n.       .")
    t.state.round = 2
    t.state.tiles_left = 3
    t.build_for("red", "D2 5-4")
    assert t.links() == {("C1-C3", "D2", "red")}
    assert t.why_not("B2", "1-4&2-3") == "OK"


def test_BA_4_3_two_segments_that_share_a_stop_are_one_piece(table: MakeTable) -> None:
    text = """
R1      B1      .
    .       .
.       .       .
    .       .
.       .       .
"""
    t = start(table, text)
    # An unowned link comes from A1 round to the south of B2.
    t.build_for(None, "A3 0-2", "B4 5-0")
    assert ("A1-", "A3 B4", None) in t.links()
    assert t.why_not("B2", "5-2&1-3") == "OK", "both lead to A1"
    assert t.why_not("B2", "5-2&1-4") == "BA-4.3"
    t.lay("B2 5-2&1-3")
    assert t.links() == {("A1-", "B2", "red"), ("A1-C1", "A3 B4 B2", "red")}


def test_BA_4_3_a_company_that_owns_no_track_again_builds_a_first_build(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done().done()
    rich(t.next_round().to_build())
    assert t.company == "red"
    assert t.why_not("E3", "0-3") == "BA-4.3"
    t.done()
    assert t.links() == {("A1-", "A3", None)}, "lost at the end of its next build turn"
    rich(t.next_round().to_build())
    assert t.company == "red"
    assert t.why_not("E3", "0-3") == "OK"


def test_BA_4_3_an_unowned_link_from_a_city_it_does_not_reach_is_refused(table: MakeTable) -> None:
    t = start(table)
    t.build_for(None, "E3 0-3").build_for("red", "A3 0-3")
    assert t.why_not("E5", "0-3") == "BA-4.3"
    assert t.why_not("E3", "0-4") == "BA-4.3", "redirecting takes the same test"


def test_BA_4_3_an_unowned_link_from_a_reached_city_is_taken_over_and_redirected(
    table: MakeTable,
) -> None:
    t = start(table)
    t.build_for(None, "B2 5-2").build_for("red", "A3 0-3")
    assert t.why_not("B2", "5-3") == "OK"
    t.lay("C3 5-3")
    assert t.links() == {("A1-", "A3", "red"), ("A1-", "B2 C3", "red")}


def test_BA_4_3_an_unowned_link_from_a_town_is_taken_over_where_another_link_ends(
    table: MakeTable,
) -> None:
    t = start(table)
    t.build_for(None, "C5 {3}")
    assert t.why_not("C7", "0-3") == "ST-4.5", "a first build does not begin in a town"
    t.build_for("red", "B2 5-2", "C3 5-3")
    assert t.why_not("C7", "0-3") == "ST-4.5"
    assert t.code("C7", "0-3") == "build/unowned-out-of-reach"
    t.build_for("red", "C5 {0,3}")
    assert t.why_not("C7", "0-3") == "OK"
    t.lay("C7 0-3")
    assert t.links() == {("A1-C5", "B2 C3 C5", "red"), ("C5-", "C5 C7", "red")}


def test_BA_4_3_a_first_build_may_take_over_any_unowned_link_from_a_city(table: MakeTable) -> None:
    t = start(table)
    t.build_for(None, "E3 0-3")
    t.lay("E5 0-3")
    assert t.links() == {("E1-", "E3 E5", "red")}


def test_BA_4_3_links_belong_to_companies_and_rivals_keep_theirs(table: MakeTable) -> None:
    t = start(table)
    t.lay("A3 0-3").done()
    assert t.company == "blue"
    assert t.why_not("A5", "0-3") == "ST-4.5"
    assert t.why_not("A3", "0-2") == "ST-4.11"
    assert t.code("A5", "0-3") == "build/joins-rival"


# ST-4.11 for companies


def test_ST_4_11_a_build_turn_of_a_company_ends_also_when_nothing_was_asked(
    table: MakeTable,
) -> None:
    t = start(table)
    t.lay("A3 0-3").done().done()
    t.next_round().no_sale()
    t.set("red", treasury=0, display=0, available=5)
    t.to_build()
    assert t.company == "blue", "red can pay nothing"
    assert t.links() == {("A1-", "A3", None)}


# BA-4.4


def test_BA_4_4_a_first_build_starts_at_a_port(table: MakeTable) -> None:
    t = start(table, PORTS)
    assert t.why_not("A3", "0-3") == "OK"
    assert t.why_not("E7", "3-0") == "OK"
    assert t.why_not("E3", "0-3") == "BA-4.4"
    assert t.why_not("A7", "3-0") == "BA-4.4"


def test_BA_4_4_or_at_a_city_joined_to_a_port_by_somebody_elses_links(table: MakeTable) -> None:
    t = start(table, PORTS)
    t.build_for("blue", "B2 5-1", "C1 4-2", "D2 5-1")
    assert t.links() == {("A1-E1", "B2 C1 D2", "blue")}
    assert t.company == "red"
    assert t.why_not("E3", "0-3") == "OK"
    assert t.why_not("A7", "3-0") == "BA-4.4"


def test_BA_4_4_incomplete_links_join_nothing(table: MakeTable) -> None:
    t = start(table, PORTS)
    t.build_for("blue", "B2 5-1", "C1 4-2")
    assert t.why_not("E3", "0-3") == "BA-4.4"


def test_BA_4_4_also_unowned_links_count(table: MakeTable) -> None:
    t = start(table, PORTS)
    t.build_for(None, "B2 5-1", "C1 4-2", "D2 5-1")
    t.state.track.owner[1] = NOBODY
    assert t.why_not("E3", "0-3") == "OK"


def test_BA_4_4_afterwards_ports_matter_no_more(table: MakeTable) -> None:
    t = start(table, PORTS)
    t.build_for("red", "A3 0-3", "A5 0-3", "A7 0-3")
    assert t.why_not("B8", "4-1") == "OK"
    assert t.why_not("E7", "3-0") == "BA-4.3"


def test_BA_4_4_without_ports_on_the_board_any_city_will_do(table: MakeTable) -> None:
    assert start(table).why_not("E3", "0-3") == "OK"


# BA-4.5


def test_BA_4_5_two_neighbouring_cities_are_joined_for_3(table: MakeTable) -> None:
    t = start(table, PAIRS)
    t.connect("B2", "A1")
    assert t.links() == {("A1-B2", "", "red")}
    assert t.of("red")["treasury"] == 57
    assert t.state.actions()[-1].fields() == {"company": "red", "hexes": ["A1", "B2"]}
    assert t.told("connected") == [{"seat": 0, "company": "red", "hexes": ["A1", "B2"], "cost": 3}]
    assert t.view["build"]["tiles_left"] == 1, "as one tile of the allowance"
    (link,) = t.view["links"]
    assert link["hexes"] == []
    assert link["complete"]


def test_BA_4_5_a_company_is_asked_where_it_can_join_cities_alone(table: MakeTable) -> None:
    more = '[tiles]\n"0-5" = 1\n'
    t = table(PAIRS, more).to_build(red=0, blue=1)
    t.build_for("green", "C1 3-4").done()
    assert t.company == "blue"
    assert t.types() == {"connect", "done"}


def test_BA_4_5_every_pair_is_listed_once_sorted(table: MakeTable) -> None:
    t = start(table, PAIRS)
    assert sorted(pair["hexes"] for pair in t.legal("connect")) == [
        ["A1", "B2"],
        ["D4", "E3"],
        ["E1", "E3"],
    ]


def test_BA_4_5_one_link_a_pair_for_ever(table: MakeTable) -> None:
    t = start(table, PAIRS)
    t.connect("A1", "B2").done()
    assert t.company == "blue"
    assert t.refusal("connect", company="blue", hexes=["A1", "B2"]) == "BA-4.5"
    t.state.track.owner[1] = NOBODY
    assert t.refusal("connect", company="blue", hexes=["A1", "B2"]) == "BA-4.5", "whoever owns it"
    assert ["A1", "B2"] not in [pair["hexes"] for pair in t.legal("connect")]


def test_BA_4_5_one_of_the_two_is_reached_already(table: MakeTable) -> None:
    t = start(table, PAIRS)
    t.connect("A1", "B2")
    assert t.refusal("connect", company="red", hexes=["E1", "E3"]) == "BA-4.5"
    t = start(table, PAIRS)
    t.connect("E1", "E3")
    assert t.refusal("connect", company="red", hexes=["E3", "D4"]) == "OK"


@pytest.mark.parametrize(
    "hexes",
    [["A1", "E1"], ["A1", "A3"], ["A1"], ["A1", "A1"], ["A1", "B2", "E1"], ["A1", "Z9"], []],
)
def test_BA_4_5_only_neighbouring_cities(table: MakeTable, hexes: list[Any] | list[str]) -> None:
    t = start(table, PAIRS)
    assert t.refusal("connect", company="red", hexes=hexes) == "BA-4.5"


def test_BA_4_5_not_over_a_blocked_edge(table: MakeTable) -> None:
    t = start(table, PAIRS, '[[blocked]]\nhex = "A1"\nedge = 2\n')
    assert t.refusal("connect", company="red", hexes=["A1", "B2"]) == "BA-4.5"
    assert t.refusal("connect", company="red", hexes=["E1", "E3"]) == "OK"


def test_BA_4_5_a_first_build_by_it_obeys_the_ports(table: MakeTable) -> None:
    t = start(table, PAIRS.replace("B1 ", "B1!"))
    assert t.refusal("connect", company="red", hexes=["A1", "B2"]) == "OK"
    assert t.refusal("connect", company="red", hexes=["E1", "E3"]) == "BA-4.4"


def test_BA_4_5_the_treasury_pays_it(table: MakeTable) -> None:
    t = start(table, PAIRS).set("red", treasury=2, display=0, available=5)
    assert t.refusal("connect", company="red", hexes=["A1", "B2"]) == "BA-4.6"
    assert t.legal("connect") == []


def test_BA_4_5_track_may_leave_cities_it_joined(table: MakeTable) -> None:
    t = start(table, PAIRS)
    t.connect("A1", "B2")
    assert t.why_not("A3", "0-3") == "OK"
    assert t.why_not("B4", "0-2") == "OK"
    assert t.why_not("C1", "4-2") == "OK"


# BA-4.6


@pytest.mark.parametrize(
    ("treasury", "issued", "left"), [(5, 0, 3), (2, 0, 0), (1, 1, 4), (0, 1, 3)]
)
def test_BA_4_6_just_as_many_shares_as_the_cost_needs_the_change_stays(
    table: MakeTable, treasury: int, issued: int, left: int
) -> None:
    t = start(table).set("red", treasury=treasury)
    t.lay("A3 0-3")
    red = t.of("red")
    assert red["treasury"] == left
    assert red["display"] == 5 - issued
    assert red["available"] == issued
    told = [{"company": "red", "count": 1, "display": 4, "treasury": left + 2}]
    assert t.told("shares_issued") == told * issued


def test_BA_4_6_each_brings_5_whatever_its_price(table: MakeTable) -> None:
    for price in (0, 18):
        t = start(table).set("red", treasury=0, price=price)
        t.lay("A3 0-3")
        assert t.of("red")["treasury"] == 3


def test_BA_4_6_several_at_once(table: MakeTable) -> None:
    text = "R1      .\n    oM\n.       B1"
    t = start(table, text).set("red", treasury=1)
    t.lay("B2 {5,2}")
    red = t.of("red")  # two spurs, the town and mountains: $6
    assert (red["treasury"], red["display"], red["available"]) == (0, 4, 1)
    t = start(table, text).set("red", treasury=0)
    t.lay("B2 {5,2}")
    red = t.of("red")
    assert (red["treasury"], red["display"], red["available"]) == (4, 3, 2)


def test_BA_4_6_with_no_share_left_the_build_is_illegal(table: MakeTable) -> None:
    t = start(table).set("red", treasury=1, display=0, available=5)
    assert t.why_not("A3", "0-3") == "BA-4.6"
    t.set("red", treasury=2)
    assert t.why_not("A3", "0-3") == "OK"


def test_BA_4_6_shares_are_issued_for_joining_cities_too(table: MakeTable) -> None:
    t = start(table, PAIRS).set("red", treasury=1)
    t.connect("A1", "B2")
    red = t.of("red")
    assert (red["treasury"], red["display"], red["available"]) == (3, 4, 1)
    assert t.told("shares_issued")[0]["count"] == 1


def test_BA_4_6_with_an_empty_treasury_a_company_is_asked_as_long_as_it_has_shares(
    table: MakeTable,
) -> None:
    t = table(OPEN).to_build(red=0, blue=1, green=2)
    t.set("blue", treasury=0).set("green", treasury=1, display=0, available=5)
    t.done()
    assert t.company == "blue"
    t.done()
    assert t.phase != "build", "green can pay for nothing"


def test_BA_4_6_issued_shares_are_sold_in_the_next_round(table: MakeTable) -> None:
    t = start(table).set("red", treasury=0)
    t.lay("A3 0-3")
    t.next_round("red", "blue", "green", "yellow", "purple", "black")
    assert t.company == "red"
    assert t.of("red")["available"] == 1
