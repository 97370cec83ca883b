"""SD-3: the auction of the control markers."""

from __future__ import annotations

from tests.engine.steel_driver.conftest import MakeTable

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -1- elm*:r60"
COMPANIES = ["red", "blue", "green", "yellow", "purple", "black"]


def test_SD_3_1_the_active_player_nominates_with_a_first_bid_or_passes_the_marker(
    table: MakeTable,
) -> None:
    t = table(LINE, first=1)
    assert t.state.to_act == (1,)
    assert t.legal() == [
        *[("nominate", company, bid) for company in COMPANIES for bid in range(1, 11)],
        ("pass_marker",),
    ]
    t.pass_marker()
    assert t.view["active_player"] == 2
    assert t.state.to_act == (2,)
    assert t.told("marker_passed") == [{"seat": 1, "to": 2, "unasked": False}]
    t.nominate("green", 3)
    assert t.view["auction"] == {"company": "green", "bid": 3, "bidder": 2, "in": [0, 1, 2]}
    assert t.told("nominated") == [{"seat": 2, "company": "green", "bid": 3}]


def test_SD_3_1_the_first_bid_is_at_least_1(table: MakeTable) -> None:
    t = table(LINE)
    for bid in (0, -1, -(2**53) + 1):
        assert t.refusal("nominate", company="red", bid=bid) == "SD-3.1"
    assert t.refusal("nominate", company="red", bid=1) == "OK"


def test_SD_3_2_no_bid_exceeds_the_own_cubes(table: MakeTable) -> None:
    t = table(LINE)
    for bid in (11, 2**53 - 1):
        assert t.refusal("nominate", company="red", bid=bid) == "SD-3.2"
    t.nominate("red", 3)
    assert t.refusal("bid", amount=11) == "SD-3.2"
    assert t.refusal("bid", amount=2**53 - 1) == "SD-3.2"
    t.bid(10)
    assert t.company("red")["cubes"] == 10


def test_SD_3_2_the_marker_goes_on_unasked_from_a_player_without_cubes(table: MakeTable) -> None:
    t = table(LINE)
    t.nominate("red", 10)  # nobody can raise 10
    assert t.cubes() == [0, 10, 10]
    assert t.state.to_act == (1,)
    t.pass_marker()
    t.pass_marker()  # and seat 0 passes unasked, which makes three in succession
    assert t.told("marker_passed") == [
        {"seat": 2, "to": 0, "unasked": False},
        {"seat": 0, "to": 1, "unasked": True},
    ]
    assert t.view["phase"] == "build"


def test_SD_3_2_passing_unasked_counts_and_an_auction_starts_the_count_anew(
    table: MakeTable,
) -> None:
    t = table(LINE)
    t.nominate("red", 10)
    t.pass_marker()  # seat 1
    t.sell("blue", 2, 4)  # seat 2 nominates; the count begins again after it
    assert t.view["active_player"] == 1
    assert t.told("marker_passed") == [{"seat": 0, "to": 1, "unasked": True}]
    t.pass_marker()
    assert t.view["phase"] == "auction"
    t.pass_marker()
    assert t.view["phase"] == "build"


def test_SD_3_2_the_phase_ends_when_nobody_has_cubes(table: MakeTable) -> None:
    t = table(LINE)
    t.nominate("red", 10).nominate("blue", 10).nominate("green", 10)
    assert t.cubes() == [0, 0, 0]
    assert t.view["phase"] == "build"
    assert t.told("auctions_over") == [
        {"active_player": 0, "unsold": ["yellow", "purple", "black"]}
    ]


def test_SD_3_3_bidding_goes_clockwise_until_one_is_left(table: MakeTable) -> None:
    t = table(LINE, seats=4, first=2)
    t.nominate("red", 2)
    assert t.state.to_act == (3,)
    assert t.legal() == [*[("bid", amount) for amount in range(3, 9)], ("pass",)]
    t.bid(4)
    assert t.told("bid") == [{"seat": 3, "company": "red", "amount": 4}]
    assert t.state.to_act == (0,)
    t.leave()
    assert t.told("passed") == [{"seat": 0, "company": "red", "unasked": False}]
    assert t.state.to_act == (1,)
    assert t.view["auction"]["in"] == [1, 2, 3]
    t.bid(5)
    t.bid(7)
    assert t.view["auction"] == {"company": "red", "bid": 7, "bidder": 2, "in": [1, 2, 3]}
    t.leave()
    assert t.state.to_act == (1,), "seat 0 is out of this auction"
    t.leave()
    assert t.view["auction"] is None
    assert t.told("won") == [{"seat": 2, "company": "red", "amount": 7}]


def test_SD_3_3_a_raise_is_above_the_standing_bid(table: MakeTable) -> None:
    t = table(LINE)
    t.nominate("red", 4)
    for amount in (4, 3, 0, -7, -(2**53) + 1):
        assert t.refusal("bid", amount=amount) == "SD-3.3"
    assert t.refusal("bid", amount=5) == "OK"
    assert t.refusal("bid", amount=10) == "OK"


def test_SD_3_3_who_cannot_raise_is_passed_over_without_being_asked(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 1, 6)  # seat 1 has 4 cubes left and the marker
    t.nominate("blue", 2)
    assert t.state.to_act == (2,)
    t.bid(3)
    assert t.state.to_act == (0,)
    t.bid(4)  # seat 1 cannot raise 4
    assert t.told("passed") == [{"seat": 1, "company": "blue", "unasked": True}]
    assert t.state.to_act == (2,)
    assert t.view["auction"]["in"] == [0, 2]


def test_SD_3_3_when_nobody_can_raise_the_nominator_wins_at_once(table: MakeTable) -> None:
    t = table(LINE)
    t.nominate("red", 10)
    assert [event["type"] for event in t.events] == ["nominated", "passed", "passed", "won"]
    assert [event["seat"] for event in t.told("passed")] == [1, 2]


def test_SD_3_4_the_winner_pays_and_takes_marker_and_share(table: MakeTable) -> None:
    t = table(LINE)
    t.nominate("red", 2).bid(5).leave().leave()
    assert t.cubes() == [10, 5, 10], "who lost pays nothing"
    red = t.company("red")
    assert red["cubes"] == 5
    assert red["controller"] == 1
    assert not red["marker"]
    assert red["shares"] == [0, 1, 0]
    assert t.view["seats"][1]["shares"] == {"red": 1}


def test_SD_3_5_the_marker_goes_left_of_the_nominator_whoever_won(table: MakeTable) -> None:
    t = table(LINE, seats=4)
    t.sell("red", 3, 5)  # nominated by seat 0
    assert t.view["active_player"] == 1
    t.sell("blue", 1, 2)
    assert t.view["active_player"] == 2
    t.pass_marker()
    t.sell("green", 0, 2)  # nominated by seat 3
    assert t.view["active_player"] == 0


def test_SD_3_6_a_bought_marker_is_not_auctioned_again_this_turn(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0)
    assert t.refusal("nominate", company="red", bid=1) == "SD-3.6"
    assert t.refusal("nominate", company="red", bid=0) == "SD-3.6", "the more specific rule"
    assert t.refusal("nominate", company="red", bid=99) == "SD-3.6"
    assert not any(action[1:2] == ("red",) for action in t.legal())
    t.end_auctions().build_out()
    assert t.refusal("nominate", company="red", bid=1) == "OK", "the next turn"


def test_SD_3_6_at_most_six_auctions_and_one_share_of_a_company_a_turn(table: MakeTable) -> None:
    t = table(LINE)
    for company in COMPANIES:
        assert t.view["phase"] == "auction"
        t.sell(company, 0)
    assert t.view["phase"] == "build"
    assert [t.company(company)["shares"] for company in COMPANIES] == [[1, 0, 0]] * 6


def test_SD_3_7_the_phase_ends_when_all_six_are_sold(table: MakeTable) -> None:
    t = table(LINE, seats=5)
    for company in COMPANIES:
        t.sell(company, 4)
    assert t.told("auctions_over") == [{"active_player": 1, "unsold": []}]
    assert t.view["active_player"] == 1, "left of seat 0, who nominated the sixth"


def test_SD_3_7_the_phase_ends_when_all_have_passed_since_the_last_auction(
    table: MakeTable,
) -> None:
    t = table(LINE)
    t.pass_marker()
    t.pass_marker()
    t.sell("red", 0, 5)  # nominated by seat 2, after two passes
    assert t.view["active_player"] == 0
    t.pass_marker()
    t.pass_marker()
    assert t.view["phase"] == "auction"
    t.pass_marker()
    assert t.view["phase"] == "build"
    assert t.view["active_player"] == 0, "left of seat 2, who nominated last"


def test_SD_3_7_without_a_nomination_the_marker_stays_where_it_lay(table: MakeTable) -> None:
    t = table(LINE, seats=4, first=2)
    t.end_auctions()
    assert t.view["turn"] == 2
    assert t.view["active_player"] == 2


def test_SD_3_8_unsold_markers_stay_in_their_boxes_and_one_player_may_hold_several(
    table: MakeTable,
) -> None:
    t = table(LINE)
    t.sell("red", 1, 3).sell("green", 1, 4).end_auctions()
    assert t.told("auctions_over")[0]["unsold"] == ["blue", "yellow", "purple", "black"]
    assert [t.company(company)["controller"] for company in COMPANIES] == [
        1,
        None,
        1,
        None,
        None,
        None,
    ]
    assert [t.company(company)["marker"] for company in ("red", "blue")] == [False, True]
    assert t.state.to_act == (1,)
