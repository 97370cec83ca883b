"""SD-4.12 and SD-4.13: the transcontinental link."""

from __future__ import annotations

import itertools
from typing import Any

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.steel_driver.conftest import MakeTable, Table

import goldenspike as gs
from goldenspike.engine.steel_driver.transcontinental import best_chains

# Modelled on the printed example: green comes from San Francisco to Denver; from Omaha
# yellow and black lead on to Chicago, from Kansas City black and purple; red goes to New
# York, and so does blue on a longer way, unless it has Buffalo-New York.
EXAMPLE = """
san-francisco*:w0 -1- reno:w0 -1- elko:w0 -1- salt-lake:w0 -1- denver:w0
denver -1- omaha:w0 -1- des-moines:w0 -1- chicago*:w0
denver -1- kansas-city:w0 -1- omaha -1- davenport:w0 -1- chicago
kansas-city -1- st-louis:w0 -1- springfield:w0 -1- indianapolis:w0 -1- chicago
chicago -1- cleveland:w0 -1- pittsburgh:w0 -1- new-york:w0
chicago -1- detroit:w0 -1- buffalo:w0 -1- albany:w0 -1- new-york
buffalo -1- new-york
"""


def example(table: MakeTable, blue_goes_straight: bool = False) -> Any:
    """The example's table just before green closes the chain; every location is worth 0."""
    t = table(EXAMPLE, ends="san-francisco new-york")
    t.sell("red", 0, 3).sell("blue", 1, 3 if blue_goes_straight else 4).sell("green", 2, 5)
    t.sell("yellow", 0, 2).sell("purple", 1, 4).sell("black", 2, 3)
    ways = {
        "red": "chicago cleveland pittsburgh new-york",
        "blue": "chicago detroit buffalo albany new-york",
        "green": "san-francisco reno elko salt-lake denver",
        "yellow": "chicago des-moines omaha",
        "purple": "chicago indianapolis springfield st-louis kansas-city",
        "black": "chicago davenport omaha kansas-city",
    }
    if blue_goes_straight:
        ways["blue"] = "chicago detroit buffalo new-york"
    links = {company: list(itertools.pairwise(way.split())) for company, way in ways.items()}
    for number in range(4):
        for company, way in links.items():
            if number < len(way):
                assert t.view["transcontinental"] is None
                t.build(company, *way[number])
    assert t.view["company"] == "green"
    return t


def bonuses(t: Table) -> Any:
    """The bonus by company; all that is paid in the end besides the bonus is nothing."""
    (told,) = t.told("transcontinental")
    paid = {event["company"]: event["amount"] for event in t.told("profit_taken")}
    assert {company: amount for company, amount in paid.items() if amount} == told["bonus"]
    return told["bonus"]


def test_SD_4_12_the_builder_gets_50_and_every_other_company_involved_30(table: MakeTable) -> None:
    t = example(table)
    t.build("green", "denver", "omaha")
    assert bonuses(t) == {"green": 50, "red": 30, "yellow": 30, "black": 30}
    assert t.view["transcontinental"] == {
        "builder": "green",
        "others": ["red", "yellow", "black"],
        "chain": [
            *["san-francisco", "reno", "elko", "salt-lake", "denver", "omaha", "davenport"],
            *["chicago", "cleveland", "pittsburgh", "new-york"],
        ],
    }
    assert t.cash() == [60, 0, 80]


def test_SD_4_13_worked_example_closed_by_kansas_city(table: MakeTable) -> None:
    t = example(table)
    t.build("green", "denver", "kansas-city")
    assert bonuses(t) == {"green": 50, "red": 30, "black": 30}, "purple needs a link more"
    assert t.view["transcontinental"]["chain"][4:8] == [
        "denver",
        "kansas-city",
        "omaha",
        "davenport",
    ]


def test_SD_4_13_worked_example_blue_with_buffalo_new_york(table: MakeTable) -> None:
    t = example(table, blue_goes_straight=True)
    t.build("green", "denver", "kansas-city")
    assert bonuses(t) == {"green": 50, "red": 30, "blue": 30, "black": 30}
    assert t.view["transcontinental"]["chain"][-3:] == ["cleveland", "pittsburgh", "new-york"]


TWO_ROADS = """
ash*:w0 -1- bay:w0 -1- cob*:w0
ash -1- dun:w0 -1- elm:w0 -1- cob
fir*:w0 -1- gum:w0 -1- hop:w0
"""


def test_SD_4_12_one_company_alone_gets_50_and_nobody_else_anything(table: MakeTable) -> None:
    t = table(TWO_ROADS, ends="ash cob")
    t.sell("red", 0, 2).sell("blue", 1, 2).end_auctions()
    t.build("red", "ash", "bay").build("blue", "fir", "gum").build("red", "bay", "cob")
    assert t.told("transcontinental") == [
        {"builder": "red", "others": [], "chain": ["ash", "bay", "cob"], "bonus": {"red": 50}}
    ]
    assert t.company("red")["profit"] == 50


def test_SD_4_12_it_is_paid_once_a_game(table: MakeTable) -> None:
    t = table(TWO_ROADS, ends="ash cob")
    t.sell("red", 0, 5).end_auctions()
    for from_, to in (("ash", "bay"), ("bay", "cob"), ("ash", "dun"), ("dun", "elm")):
        t.build("red", from_, to)
    assert t.company("red")["profit"] == 50
    before = t.view["transcontinental"]
    t.build("red", "cob", "elm")  # a second chain, by one link longer
    assert t.told("transcontinental") == []
    assert t.cash() == [50, 0, 0]
    assert t.view["transcontinental"] == before
    assert before["chain"] == ["ash", "bay", "cob"]


def test_SD_4_12_also_who_has_passed_or_is_controlled_by_nobody_gets_30(table: MakeTable) -> None:
    t = table(TWO_ROADS, ends="ash cob")
    t.sell("red", 0, 1).end_auctions().build("red", "ash", "bay")
    t.sell("blue", 2, 2).sell("green", 1, 2).end_auctions()
    t.build("blue", "cob", "elm").build("green", "fir", "gum")
    assert "red" in t.view["passed"]
    t.build("blue", "cob", "bay")
    assert t.told("transcontinental")[0]["bonus"] == {"blue": 50, "red": 30}
    assert t.company("red")["profit"] == 30, "although nobody controls it and it has passed"
    assert t.company("green")["profit"] == 0
    t.build_out()
    assert t.cash() == [0, 0, 50], "an uncontrolled company pays nobody"


def test_SD_4_12_the_completing_link_may_lie_anywhere_in_the_chain(table: MakeTable) -> None:
    t = table("ash*:w0 -1- bay:w0 -1- cob*:w0 -1- dun:w0 -1- elm*:w0", ends="elm ash")
    t.sell("red", 0, 1).sell("blue", 1, 1).sell("green", 2, 2).end_auctions()
    t.build("red", "ash", "bay").build("blue", "elm", "dun")
    t.build("green", "cob", "dun")
    assert t.view["transcontinental"] is None
    t.build("green", "cob", "bay")
    assert t.view["transcontinental"] == {
        "builder": "green",
        "others": ["red", "blue"],
        "chain": ["elm", "dun", "cob", "bay", "ash"],
    }


def test_SD_4_13_fewer_companies_come_before_fewer_links(table: MakeTable) -> None:
    t = table(
        """
        ash*:w0 -1- bay:w0 -1- cob*:w0
        ash -1- dun:w0 -1- elm:w0 -1- fir:w0 -1- bay
        """,
        ends="ash cob",
    )
    t.sell("red", 0, 1).sell("blue", 1, 5).end_auctions()
    t.build("red", "ash", "bay")
    for from_, to in (("ash", "dun"), ("dun", "elm"), ("elm", "fir"), ("fir", "bay")):
        t.build("blue", from_, to)
    t.build("blue", "bay", "cob")
    assert t.view["transcontinental"] == {
        "builder": "blue",
        "others": [],
        "chain": ["ash", "dun", "elm", "fir", "bay", "cob"],
    }


PLACES = "abcdefgh"
ROUTES = [(a, b) for a, b in itertools.combinations(PLACES, 2) if ord(b) - ord(a) <= 4]


def best_by_trying_all(links: dict[tuple[str, str], str]) -> Any:
    """SD-4.13 word by word: every chain, the fewest companies, then the fewest links."""
    graph = nx.Graph()
    graph.add_nodes_from(PLACES)
    for (a, b), company in links.items():
        graph.add_edge(a, b, company=company)
    measured = []
    for chain in nx.all_simple_paths(graph, "a", "h"):
        companies = {graph.edges[pair]["company"] for pair in itertools.pairwise(chain)}
        measured.append((len(companies), len(chain), chain, companies))
    best = min(measured)[:2]
    involved = set().union(*(row[3] for row in measured if row[:2] == best))
    return involved, min(row[2] for row in measured if row[:2] == best)


@settings(max_examples=150, deadline=None)
@given(owners=st.lists(st.integers(0, 6), min_size=len(ROUTES), max_size=len(ROUTES)))
def test_SD_4_13_the_best_chains_are_those_that_trying_all_chains_finds(
    drawn_net: gs.State, owners: Any
) -> None:
    state: Any = drawn_net.copy()
    companies = list(state.view()["companies"])
    links = {ROUTES[k]: companies[owner - 1] for k, owner in enumerate(owners) if owner}
    graph = nx.Graph(list(links))
    if "a" not in graph or "h" not in graph or not nx.has_path(graph, "a", "h"):
        return
    position = state.position()
    position["owner"] = owners
    position["start"] = [0] * 6
    state.restore(position)
    involved, chain = best_chains(state)
    expected, first = best_by_trying_all(links)
    assert {company for k, company in enumerate(companies) if involved >> k & 1} == expected
    assert [PLACES[location] for location in chain] == first
