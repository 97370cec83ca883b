"""SD-7: the final profit determination."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steel_driver.conftest import MakeTable, Table

CHEAP = "a* -1- b* -1- c* -1- d* -1- e* -1- f* -1- g* -1- h* -1- i* -1- j* -1- k* -1- l* -1- m*"
FAR = "\nyam -9- zoo"
PAIRS = "a*:w0 -1- b:k0\nc*:s0 -1- d:s0 -1- e:s0" + FAR


def claim_all(t: Table) -> Any:
    """Every company claims whatever is listed first."""
    while t.view["phase"] == "claim":
        t.events = t.state.apply(t.state.legal_actions()[0])
        t.state.invariants()
    return t


def test_SD_7_1_cubes_left_in_the_boxes_go_back_to_the_pool(table: MakeTable) -> None:
    t = table(PAIRS)
    t.sell("red", 0, 9).end_auctions().build_out()
    assert t.company("red")["cubes"] in (7, 8)
    t.idle_to_the_end()
    assert t.view["phase"] == "claim"
    assert t.company("red")["cubes"] == 0
    assert t.view["pool"] == 60 - sum(t.cubes())


def test_SD_7_2_a_goods_cube_lies_on_every_location_with_a_link(table: MakeTable) -> None:
    t = table(PAIRS + "\nd -1- f:o0")
    t.sell("red", 0, 1).sell("blue", 1, 2).end_auctions()
    t.build("red", "a", "b").build("blue", "c", "d").build("blue", "d", "e")
    t.idle_to_the_end()
    assert t.view["goods"] == ["a", "b", "c", "d", "e"], "the start too, f and the rest not"
    assert t.told("goods_placed") == [{"goods": {"white": 1, "black": 1, "silver": 3}}]


def test_SD_7_2_one_cube_however_many_companies_are_there(table: MakeTable) -> None:
    t = table("a*:w0 -1- b:k0\na -1- c:s0" + FAR)
    t.sell("red", 0, 1).sell("blue", 1, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "a", "c")
    t.idle_to_the_end().claim("red", "a")
    assert t.legal() == [("claim", "blue", "c")]


def final_control(t: Table, company: str) -> Any:
    (seat,) = [e["seat"] for e in t.told("final_control") if e["company"] == company]
    if t.view["phase"] == "claim":
        assert t.company(company)["controller"] == seat
    return seat


def sell_over_five_turns(t: Table, company: str, winners: Any) -> Any:
    """One auction a turn; the events of the last build are kept."""
    for turn, winner in enumerate(winners, start=1):
        assert t.view["turn"] == turn
        if winner is not None:
            t.sell(company, winner)
        t.end_auctions().build_out()
    return t


@pytest.mark.parametrize(
    ("winners", "controller"),
    [
        ([0, 2, 0, 2, 3], 0),  # worked example c: A 2, C 2, D 1, and D controlled it last
        ([3, 0, 0, 2, 2], 2),  # the same shares, and C controlled it last
        ([0, 1, 1, 0, 3], 0),
        ([2, 1, 1, 2, 0], 1),
        ([1, 1, 3, 3, 2], 3),  # clockwise from seat 2 comes 3 before 1
        ([3, 3, 1, 1, 0], 1),
        ([0, 0, 0, 1, 1], 0),  # most shares, whoever controlled it last
        ([2, None, None, None, None], 2),
        ([1, 0, None, None, None], 0),
        ([0, 1, None, None, None], 1),
    ],
)
def test_SD_7_3_control_goes_to_most_shares_then_clockwise_from_the_last_controller(
    table: MakeTable, winners: list[Any] | list[int], controller: int
) -> None:
    t = sell_over_five_turns(table(CHEAP + FAR, seats=4), "green", winners)
    assert final_control(t, "green") == controller
    assert t.state.to_act == (controller,)


def test_SD_7_3_a_company_without_shares_has_no_controller_and_claims_nothing(
    table: MakeTable,
) -> None:
    t = table(CHEAP + FAR)
    t.sell("red", 0, 1).end_auctions().build("red", "a", "b").idle_to_the_end()
    assert final_control(t, "blue") is None
    claim_all(t)
    assert t.company("blue")["controller"] is None
    assert t.company("blue")["goods"] == {}
    assert t.company("blue")["final_profit"] == 0


CROSS = """
a*:w0 -1- b:k0 -1- c:s0
d*:o0 -1- b
e*:r0 -1- b
"""


def test_SD_7_4_companies_claim_one_by_one_in_order_of_play(table: MakeTable) -> None:
    t = table(CROSS + FAR)
    t.idle_until(5)
    t.sell("red", 0, 2).sell("blue", 1, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "d", "b").build("red", "b", "c")
    assert t.view["order"] == ["green", "yellow", "purple", "black", "blue", "red"]
    assert t.view["company"] == "blue"
    assert t.state.to_act == (1,)
    assert t.legal() == [("claim", "blue", "b"), ("claim", "blue", "d")]
    assert t.refusal("pass") == "SD-7.4", "claiming is compulsory"
    t.claim("blue", "b")
    assert t.told("claimed") == [
        {"seat": 1, "company": "blue", "location": "b", "color": "black", "value": 10}
    ]
    assert t.legal() == [("claim", "red", "a"), ("claim", "red", "c")]
    t.claim("red", "c").claim("blue", "d")
    assert t.view["company"] == "red"
    assert t.told("claim_passed") == []
    t.claim("red", "a")
    assert t.state.is_over
    assert t.company("red")["goods"] == {"white": 1, "silver": 1}
    assert t.company("blue")["goods"] == {"black": 1, "orange": 1}


def test_SD_7_4_a_company_that_can_claim_none_passes_and_the_others_go_on(table: MakeTable) -> None:
    t = table(CROSS + FAR)
    t.sell("red", 0, 2).sell("blue", 1, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "d", "b").build("red", "b", "c")
    t.idle_to_the_end()
    t.claim("blue", "d").claim("red", "b")
    assert t.told("claim_passed") == [{"company": "blue"}]
    assert t.view["company"] == "red"
    t.claim("red", "a").claim("red", "c")
    assert t.company("blue")["goods"] == {"orange": 1}
    assert t.company("red")["goods"] == {"white": 1, "black": 1, "silver": 1}


def test_SD_7_4_claiming_is_compulsory_even_when_one_cube_is_left(table: MakeTable) -> None:
    t = table("a*:w0 -1- b:w0" + FAR)
    t.sell("red", 2, 1).end_auctions().build("red", "a", "b").idle_to_the_end()
    assert t.refusal("pass") == "SD-7.4"
    t.claim("red", "b")
    assert t.legal() == [("claim", "red", "a")], "still an action of the controller"
    t.claim("red", "a")
    assert t.company("red")["goods"] == {"white": 2}


def test_SD_7_4_a_cube_lies_in_the_network_and_is_not_claimed_yet(table: MakeTable) -> None:
    t = table(CROSS + FAR)
    t.sell("red", 0, 2).sell("blue", 1, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "d", "b").build("red", "b", "c")
    t.idle_to_the_end().claim("blue", "b")
    assert t.refusal("claim", company="red", location="b") == "SD-7.4", "claimed by blue"
    assert t.refusal("claim", company="red", location="d") == "SD-7.4", "not in the network"
    assert t.refusal("claim", company="red", location="e") == "SD-7.4", "no link there"
    assert t.refusal("claim", company="blue", location="d") == "SD-7.4", "not its turn"
    assert t.refusal("claim", seat=1, company="blue", location="d") == "SD-9.1"


def value_of(table: MakeTable, colors: Any) -> Any:
    """The final profit of a company with these goods, one letter a cube, and what they are."""
    spots = [f"{name}*:{color}0" for name, color in zip("abcdefghijklmnop", colors, strict=False)]
    t = table(" -1- ".join(spots) + FAR)
    t.sell("red", 0, min(10, len(spots) - 1)).end_auctions().build_out()
    if len(spots) > 11:
        t.sell("red", 0, len(spots) - 11).end_auctions().build_out()
    claim_all(t.idle_to_the_end())
    assert sum(t.company("red")["goods"].values()) == len(spots)
    return t.company("red")["final_profit"], t.told("company_valued")[0]["sets"]


@pytest.mark.parametrize(
    ("colors", "value"),
    [
        ("ww", 20),
        ("wk", 30),
        ("wks", 60),
        ("wkso", 100),
        ("wksor", 150),
        ("wwk", 40),
        ("wwkk", 60),
        ("wwwkkso", 140),
        ("wksorwksor", 300),  # the end of the printed track is not a limit
        ("wwwwwwwwwwwwwwww", 160),
    ],
)
def test_SD_7_5_sets_of_different_colours_are_worth_10_30_60_100_150(
    table: MakeTable, colors: str, value: int
) -> None:
    assert value_of(table, colors)[0] == value


def test_SD_7_5_worked_example_a(table: MakeTable) -> None:
    value, sets = value_of(table, "wwwwkkso")
    assert value == 150
    assert sets == [
        ["white", "black", "silver", "orange"],
        ["white", "black"],
        ["white"],
        ["white"],
    ]


def test_SD_7_6_every_share_pays_and_markers_and_cubes_are_worth_nothing(table: MakeTable) -> None:
    t = table(PAIRS, seats=3)
    t.sell("blue", 1, 2).end_auctions().build("blue", "c", "d").build("blue", "d", "e")
    t.sell("blue", 1, 1).end_auctions()
    t.idle_until(5).sell("blue", 2, 1).end_auctions()
    assert t.cubes()[0] > 0
    claim_all(t)
    assert t.company("blue")["final_profit"] == 30
    assert t.told("shares_paid") == [
        {"seat": 1, "company": "blue", "shares": 2, "amount": 60},
        {"seat": 2, "company": "blue", "shares": 1, "amount": 30},
    ]
    assert t.state.scores == t.cash() == [0, 60, 30]
    assert t.told("game_over") == [{"scores": [0, 60, 30], "ranking": [[1], [2], [0]]}]


def test_SD_7_6_the_final_profit_is_unknown_until_the_end(table: MakeTable) -> None:
    t = table(PAIRS)
    t.sell("red", 0, 1).end_auctions().build("red", "a", "b").idle_to_the_end().claim("red", "a")
    assert t.company("red")["final_profit"] is None
    t.claim("red", "b")
    assert t.company("red")["final_profit"] == 30


def test_SD_7_7_most_cash_wins(table: MakeTable) -> None:
    t = table(PAIRS)
    t.sell("blue", 0, 1).sell("red", 1, 1).end_auctions().build_out().idle_to_the_end()
    claim_all(t)
    assert t.state.scores == [20, 30, 0]
    assert t.state.ranking == [[1], [0], [2]]


def test_SD_7_7_a_tie_goes_to_the_player_whose_companies_hold_more_goods(table: MakeTable) -> None:
    t = table(PAIRS)
    t.sell("red", 0, 1).sell("blue", 2, 2).end_auctions()
    t.build("red", "a", "b").build("blue", "c", "d").build("blue", "d", "e")
    claim_all(t.idle_to_the_end())
    assert t.state.scores == [30, 0, 30]
    assert t.state.ranking == [[2], [0], [1]], "three cubes against two"


def test_SD_7_7_a_full_tie_shares_the_place_in_seat_order(table: MakeTable) -> None:
    t = table("a*:w0 -1- b:k0\nc*:s0 -1- d:o0" + FAR, seats=4)
    t.sell("red", 0, 1).sell("blue", 3, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "c", "d")
    claim_all(t.idle_to_the_end())
    assert t.state.scores == [30, 0, 0, 30]
    assert t.state.ranking == [[0, 3], [1, 2]]


def test_SD_7_7_the_goods_of_companies_controlled_in_the_end_count(table: MakeTable) -> None:
    t = table(PAIRS, first=1)
    # Red pays seats 0 and 1 alike; seat 1 bought last, so its goods count for seat 1.
    t.sell("red", 0, 1).end_auctions().build("red", "a", "b")
    t.idle_until(5).sell("red", 1, 1).end_auctions()
    claim_all(t)
    assert t.company("red")["controller"] == 1
    assert t.state.scores == [30, 30, 0]
    assert t.state.ranking == [[1], [0], [2]]


def test_SD_7_7_they_are_controlled_by_most_shares_not_by_the_last_buyer(table: MakeTable) -> None:
    t = table(PAIRS)
    t.sell("red", 0, 2).sell("blue", 2, 1).end_auctions()
    t.build("red", "c", "d").build("blue", "a", "b").build("red", "d", "e")
    t.sell("red", 0, 1).end_auctions()
    t.idle_until(5).sell("red", 1, 1).end_auctions()
    claim_all(t)
    assert t.company("red")["controller"] == 0
    assert t.state.scores == [60, 30, 30]
    assert t.state.ranking == [[0], [2], [1]], "the three cubes of red do not count for seat 1"
