"""SD-4.1 to SD-4.11: building track."""

from __future__ import annotations

import pytest
from tests.engine.steel_driver.conftest import MakeTable

import goldenspike as gs

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -4- elm*:r60"
CHEAP = "a* -1- b* -1- c* -1- d* -1- e* -1- f* -1- g* -1- h* -1- i* -1- j* -1- k* -1- l* -1- m*"
SQUARE = """
ash*:w40 -2- bay:k30 -2- cob:s20
ash -2- dun:o50 -2- cob
yam -9- zoo
"""
FAR = "yam zoo"
"""Ends that no company can join: nothing transcontinental happens."""


def test_SD_4_1_profit_levels_start_the_phase_at_0(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 5).end_auctions().build("red", "ash", "bay").build("red", "bay", "cob")
    assert t.view["turn"] == 2
    t.sell("red", 0, 2).end_auctions()
    assert t.company("red")["profit"] == 0
    t.build("red", "cob", "dun")
    assert t.told("built")[0]["profit"] == 50, "the 50 of the first turn are not in it"


def test_SD_4_2_companies_build_one_link_each_round_after_round(table: MakeTable) -> None:
    t = table(CHEAP)
    t.sell("green", 0, 2).sell("red", 1, 3).end_auctions()
    assert t.view["company"] == "red"
    t.build("red", "a", "b")
    assert t.view["company"] == "green"
    t.build("green", "m", "l")
    assert t.view["company"] == "red"
    t.build("red", "b", "c")
    assert t.view["company"] == "green"
    t.build("green", "l", "k")
    assert t.view["company"] == "red"


def test_SD_4_2_it_is_the_turn_of_one_company_only(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 5).sell("blue", 0, 5).end_auctions()
    assert t.view["company"] == "red"
    assert t.refusal("build", company="blue", from_="ash", to="bay") == "SD-4.2"
    t.build("red", "ash", "bay")
    assert t.refusal("build", company="red", from_="bay", to="cob") == "SD-4.2"
    assert t.view["company"] == "blue"


def test_SD_4_2_a_company_that_has_passed_takes_no_further_part(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 3).sell("blue", 1, 6).end_auctions()
    t.build("red", "ash", "bay")
    t.build("blue", "elm", "dun")  # then red passes: nothing in the box
    assert t.told("company_passed")[-1] == {"company": "red", "reason": "no_cubes"}
    assert t.view["passed"][-1] == "red"
    assert t.refusal("build", company="red", from_="bay", to="cob") == "SD-4.2"
    t.build("blue", "dun", "cob")
    assert [event["company"] for event in t.told("company_passed")] == ["blue"]


def test_SD_4_3_a_company_builds_as_long_as_it_can(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 9).end_auctions()
    assert t.legal() == [("build", "red", "ash", "bay"), ("build", "red", "elm", "dun")]
    assert t.refusal("pass") == "SD-4.3"
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    assert t.view["turn"] == 2, "the last route costs 4, with 2 cubes in the box red passes"
    assert t.company("red")["cubes"] == 2
    assert {"company": "red", "reason": "no_cubes"} in t.told("company_passed")


def test_SD_4_3_a_single_legal_build_is_an_action_all_the_same(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 3).end_auctions()
    assert t.legal() == [("build", "red", "ash", "bay")]
    assert t.view["phase"] == "build"
    assert t.refusal("pass") == "SD-4.3", "what compels the build is named"


def test_SD_4_3_a_company_without_a_free_route_in_reach_passes(table: MakeTable) -> None:
    t = table("ash*:w10 -1- bay:w10")
    t.sell("red", 0, 5).sell("blue", 1, 5).end_auctions().build("red", "ash", "bay")
    assert t.told("company_passed")[:5] == [
        {"company": "blue", "reason": "no_route"},
        {"company": "green", "reason": "no_controller"},
        {"company": "yellow", "reason": "no_controller"},
        {"company": "purple", "reason": "no_controller"},
        {"company": "black", "reason": "no_controller"},
    ]
    assert t.company("red")["cubes"] == 4
    assert t.company("blue")["cubes"] == 5


def test_SD_4_4_the_controller_chooses(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 2, 5).end_auctions()
    assert t.state.to_act == (2,)
    assert t.refusal("build", seat=0, company="red", from_="ash", to="bay") == "SD-9.1"
    t.build("red", "ash", "bay")
    assert t.told("built")[0]["seat"] == 2


def test_SD_4_4_an_uncontrolled_company_passes_and_keeps_its_cubes(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 9).end_auctions()
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    t.sell("blue", 1, 4).end_auctions().build("blue", "elm", "dun")
    assert {"company": "red", "reason": "no_controller"} in t.told("company_passed")
    assert t.company("red")["cubes"] == 2
    assert len(t.company("red")["links"]) == 3


def test_SD_4_5_the_box_pays_and_never_the_player(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 6).end_auctions()
    t.build("red", "ash", "bay")
    assert t.told("built") == [
        {
            "seat": 0,
            "company": "red",
            "from": "ash",
            "to": "bay",
            "cost": 3,
            "gain": 30,
            "profit": 30,
            "cubes": 3,
            "first": True,
        }
    ]
    assert t.company("red")["cubes"] == 3
    assert t.cubes() == [4, 10, 10]
    assert t.view["pool"] == 60 - 24 - 3


def test_SD_4_5_a_route_that_costs_more_than_the_box_holds_is_refused(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 3).end_auctions()
    assert t.refusal("build", company="red", from_="elm", to="dun") == "SD-4.5"
    assert t.refusal("build", company="red", from_="dun", to="elm") == "SD-4.5", "more specific"


def test_SD_4_6_a_route_holds_one_link_ever(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 6).sell("blue", 1, 2).end_auctions()
    t.build("red", "ash", "bay")
    assert t.refusal("build", company="red", from_="ash", to="bay") == "SD-4.6"
    assert t.refusal("build", company="red", from_="bay", to="ash") == "SD-4.6"
    t.build_out()
    assert t.view["turn"] == 2
    t.sell("blue", 0, 9).end_auctions()
    assert t.refusal("build", company="blue", from_="ash", to="bay") == "SD-4.6"
    assert t.company("red")["links"] == [["ash", "bay"], ["bay", "cob"]], "links stay"


def test_SD_4_6_a_taken_route_is_named_before_too_few_cubes(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 3).sell("blue", 1, 4).end_auctions()
    t.build("red", "ash", "bay").build("blue", "elm", "dun")
    t.sell("blue", 1, 2).end_auctions()
    assert t.company("blue")["cubes"] == 2
    assert t.refusal("build", company="blue", from_="ash", to="bay") == "SD-4.6"


def test_SD_4_6_a_company_without_a_link_piece_cannot_build(table: MakeTable) -> None:
    t = table(
        "a* -1- b -1- c -1- d -1- e -1- f -1- g -1- h -1- i -1- j -1- k -1- l -1- m -1- n -1- o"
        " -1- p -1- q -1- r -1- s -1- t"
    )
    t.sell("red", 0, 10).end_auctions().build_out()
    assert t.company("red")["links_left"] == 7
    t.sell("red", 0, 9).end_auctions().build_out()
    assert t.company("red")["links_left"] == 0
    assert t.company("red")["cubes"] == 2
    assert {"company": "red", "reason": "no_links"} in t.told("company_passed")
    assert len(t.company("red")["links"]) == 17
    t.sell("red", 0, 1).end_auctions()
    assert t.view["turn"] == 4, "it passes at once in the next turn"


def test_SD_4_7_the_first_link_is_built_from_a_start_location(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 10).end_auctions()
    assert t.legal() == [("build", "red", "ash", "bay"), ("build", "red", "elm", "dun")]
    assert t.refusal("build", company="red", from_="bay", to="ash") == "SD-4.7"
    assert t.refusal("build", company="red", from_="bay", to="cob") == "SD-4.7"
    t.build("red", "elm", "dun")
    assert t.company("red")["start"] == "elm"
    assert t.company("red")["profit"] == 50, "the value of the other end"


def test_SD_4_7_between_two_start_locations_either_may_be_the_one_built_from(
    table: MakeTable,
) -> None:
    for from_, to, gain in (("ash", "bay", 30), ("bay", "ash", 40)):
        t = table("ash*:w40 -2- bay*:k30 -2- cob:s20")
        t.sell("red", 0, 4).end_auctions()
        assert t.legal() == [
            ("build", "red", "ash", "bay"),
            ("build", "red", "bay", "ash"),
            ("build", "red", "bay", "cob"),
        ]
        t.build("red", from_, to)
        assert t.company("red")["start"] == from_
        assert t.company("red")["profit"] == gain
        assert t.company("red")["links"] == [[from_, to]]


def test_SD_4_7_two_companies_may_start_from_the_same_location(table: MakeTable) -> None:
    t = table("bay:k30 -2- ash*:w40 -2- cob:s20")
    t.sell("red", 0, 2).sell("blue", 1, 2).end_auctions()
    t.build("red", "ash", "bay").build("blue", "ash", "cob")
    companies = t.view["companies"]
    assert companies["red"]["start"] == companies["blue"]["start"] == "ash"


def test_SD_4_7_worked_example_b_baltimore_to_pittsburgh() -> None:
    state = gs.game("steel-driver").new(["A", "B", "C"], "usa")
    nominate = {"seat": 0, "type": "nominate", "company": "red", "bid": 10}
    state.apply(gs.Action.from_json(nominate))
    for _ in range(2):
        (seat,) = state.to_act
        state.apply(gs.Action.from_json({"seat": seat, "type": "pass_marker"}))
    build = {"seat": 0, "type": "build", "company": "red"}
    wrong = gs.Action.from_json({**build, "from": "pittsburgh", "to": "baltimore"})
    assert state.check(wrong).rule == "SD-4.7"
    right = gs.Action.from_json({**build, "from": "baltimore", "to": "pittsburgh"})
    built = state.apply(right)[0]
    assert (built["cost"], built["gain"], built["profit"]) == (3, 40, 40)


def test_SD_4_8_later_links_are_built_from_the_network(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 10).end_auctions().build("red", "ash", "bay")
    assert t.legal() == [("build", "red", "bay", "cob")]
    assert t.refusal("build", company="red", from_="cob", to="bay") == "SD-4.8", "the reverse"
    assert t.refusal("build", company="red", from_="cob", to="dun") == "SD-4.8", "elsewhere"
    assert t.refusal("build", company="red", from_="elm", to="dun") == "SD-4.8", "a new start"
    t.build("red", "bay", "cob")
    assert t.company("red")["links"] == [["ash", "bay"], ["bay", "cob"]]


@pytest.mark.parametrize(("from_", "to"), [("ash", "dun"), ("dun", "ash")])
def test_SD_4_8_a_link_inside_the_network_is_one_action_accepted_either_way(
    table: MakeTable, from_: str, to: str
) -> None:
    t = table(SQUARE, ends=FAR)
    t.sell("red", 0, 8).end_auctions()
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    assert t.legal() == [("build", "red", "ash", "dun")], "listed from the smaller id"
    assert t.refusal("build", company="red", from_=from_, to=to) == "OK"
    t.build("red", from_, to)
    assert t.state.actions()[-1].to_json()["from"] == "ash"
    assert t.company("red")["links"][-1] == ["ash", "dun"]


def test_SD_4_8_an_action_listed_earlier_is_recorded_as_it_would_be_listed_now(
    table: MakeTable,
) -> None:
    t = table(SQUARE, ends=FAR)
    t.sell("red", 0, 8).end_auctions()
    t.build("red", "ash", "dun").build("red", "dun", "cob")
    (listed,) = [a for a in t.state.legal_actions() if a.fields()["from"] == "cob"]
    t.build("red", "ash", "bay")  # now both ends of cob-bay are in the network
    t.state.apply(listed)
    assert t.state.actions()[-1].to_json()["from"] == "bay"


def test_SD_4_9_a_newly_joined_location_pays_whoever_is_there(table: MakeTable) -> None:
    t = table(LINE + "\nash -3- cob")
    t.sell("red", 0, 5).sell("blue", 1, 3).end_auctions()
    t.build("red", "ash", "bay")
    t.build("blue", "ash", "cob")
    t.build("red", "bay", "cob")
    assert t.told("built")[0]["gain"] == 20
    assert t.told("profit_taken") == [
        {"seat": 0, "company": "red", "amount": 50},
        {"seat": 1, "company": "blue", "amount": 20},
    ]


def test_SD_4_9_a_location_pays_a_company_once_in_the_whole_game(table: MakeTable) -> None:
    t = table(SQUARE, ends=FAR)
    t.sell("red", 0, 6).end_auctions()
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    assert t.cash() == [100, 0, 0]
    t.sell("red", 1, 2).end_auctions()
    t.build("red", "ash", "dun")
    assert t.told("built")[0]["gain"] == 0, "both ends are in the network: legal, and pays nothing"
    assert t.cash() == [100, 0, 0]


def test_SD_4_10_the_start_location_never_pays(table: MakeTable) -> None:
    t = table(SQUARE, ends=FAR)
    t.sell("red", 0, 8).end_auctions()
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    assert t.company("red")["profit"] == 30 + 20 + 50
    t.build("red", "dun", "ash")
    assert t.told("built")[0]["gain"] == 0
    assert t.cash() == [100, 0, 0]


def test_SD_4_11_the_order_of_passing_is_the_next_order_of_play(table: MakeTable) -> None:
    t = table(CHEAP)
    t.sell("blue", 0, 3).sell("black", 1, 2).sell("red", 2, 1).end_auctions()
    t.build("red", "f", "g").build("blue", "a", "b").build("black", "m", "l")
    assert t.view["passed"] == ["green", "yellow", "purple", "red"]
    t.build("blue", "b", "c").build("black", "l", "k").build("blue", "c", "d")
    order = ["green", "yellow", "purple", "red", "black", "blue"]
    assert t.view["order"] == order
    t.sell("red", 2, 1).sell("green", 1, 1).end_auctions()
    assert t.view["company"] == "green"
    assert t.view["passed"] == []


def test_SD_4_11_after_turn_five_it_is_the_order_of_the_final_phase(table: MakeTable) -> None:
    t = table(CHEAP)
    t.idle_until(5)
    t.sell("red", 0, 3).sell("black", 1, 1).end_auctions()
    t.build("red", "a", "b").build("black", "m", "l").build("red", "b", "c").build("red", "c", "d")
    assert t.view["order"] == ["blue", "green", "yellow", "purple", "black", "red"]
    assert t.view["phase"] == "claim"
    assert t.view["company"] == "black"
