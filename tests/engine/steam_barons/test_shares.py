"""BA-2.1 to BA-2.3 and BA-3.1 to BA-3.4: auctions, buying, and control."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam_barons.conftest import MakeTable, Table

BOARD = """
R2      .       B2
    .       .
.       .       Y2
"""


# BA-3


def test_BA_3_1_an_auction_for_each_company_in_company_order(table: MakeTable) -> None:
    t = table(BOARD, companies=["green", "red", "black", "blue", "purple", "yellow"])
    seen = []
    while t.phase == "auction":
        seen.append(t.company)
        t.no_sale()
    assert seen == ["green", "red", "black", "blue", "purple", "yellow"]
    assert t.state.chance_due == "order", "without controllers the round goes on to its end"


def test_BA_3_1_only_with_shares_available(table: MakeTable) -> None:
    t = table(BOARD)
    t.sale(0)
    t.next_round("red", "blue", "green", "yellow", "purple", "black")
    assert t.company == "blue", "the only available share of red is sold"


def test_BA_3_2_the_first_player_begins_then_clockwise(table: MakeTable) -> None:
    t = table(BOARD, first=1)
    assert t.seat == 1
    t.bid(5)
    assert t.seat == 2
    t.bid(6)
    assert t.seat == 0
    t.leave()
    assert t.seat == 1
    assert t.view["auction"] == {"company": "red", "bid": 6, "bidder": 2, "in": [1, 2]}


def test_BA_3_2_the_first_bid_is_the_price_or_more(table: MakeTable) -> None:
    t = table(BOARD).set("red", price=7)
    assert t.refusal("bid", company="red", amount=6) == "BA-3.2"
    assert t.refusal("bid", company="red", amount=7) == "OK"
    assert t.legal("bid")[0] == {"amount": 7}
    t.set("red", price=0)
    assert t.refusal("bid", company="red", amount=0) == "BA-3.2"
    assert t.refusal("bid", company="red", amount=1) == "OK"


def test_BA_3_2_later_bids_are_higher_and_within_the_cash(table: MakeTable) -> None:
    t = table(BOARD)
    t.bid(8)
    assert t.refusal("bid", company="red", amount=8) == "BA-3.2"
    assert t.refusal("bid", company="red", amount=9) == "OK"
    assert t.refusal("bid", company="red", amount=31) == "BA-3.2"
    assert t.refusal("bid", company="blue", amount=9) == "BA-3.1"
    assert t.refusal("bid", company="pink", amount=9) == "BA-3.2"
    assert t.refusal("bid", amount=9) == "BA-3.2", "the company belongs to it"
    assert t.refusal("bid", seat=2, company="red", amount=9) == "BA-3.2"
    assert t.refusal("buy", company="red", count=1) == "BA-3.2"


def test_BA_3_2_who_passes_is_out_of_this_auction(table: MakeTable) -> None:
    t = table(BOARD)
    t.leave().bid(5).bid(6)
    assert t.seat == 1
    t.leave()
    assert t.phase == "buy"
    assert t.seat == 2


def test_BA_3_2_who_cannot_bid_is_passed_over(table: MakeTable) -> None:
    t = table(BOARD).give(1, 4)
    t.leave()
    assert t.told("passed") == [
        {"seat": 0, "company": "red", "unasked": False},
        {"seat": 1, "company": "red", "unasked": True},
    ]
    assert t.seat == 2


def test_BA_3_2_who_has_just_the_least_bid_is_asked(table: MakeTable) -> None:
    t = table(BOARD).give(1, 6)
    t.bid(5)
    assert t.seat == 1
    assert t.legal("bid") == [{"amount": 6}]
    t.bid(6).leave().leave()
    assert (t.phase, t.seat) == ("buy", 1)


def test_BA_3_2_the_last_may_still_bid(table: MakeTable) -> None:
    t = table(BOARD)
    t.leave().leave()
    assert t.seat == 2
    t.bid(5)
    assert (t.phase, t.seat) == ("buy", 2)


def test_BA_3_2_if_nobody_bids_nothing_is_sold(table: MakeTable) -> None:
    t = table(BOARD).no_sale()
    assert t.told("auction_ended") == [{"company": "red", "winner": None, "price": None}]
    assert t.of("red")["available"] == 1
    assert t.of("red")["controller"] is None
    assert t.company == "blue"


def with_shares(table: MakeTable, available: int, **more: Any) -> Any:
    """The auction of red, of which this many shares are available."""
    t = table(BOARD, **more)
    moved = available - 1
    return t.set("red", available=available, display=5 - moved)


def test_BA_3_3_the_winner_buys_at_least_one_share_at_the_bid(table: MakeTable) -> None:
    t = with_shares(table, 3)
    t.bid(6).leave().leave()
    assert t.legal() == [{"count": 1}, {"count": 2}, {"count": 3}]
    assert t.refusal("buy", company="red", count=0) == "BA-3.3"
    assert t.refusal("buy", company="red", count=4) == "BA-3.3"
    assert t.refusal("buy", company="blue", count=1) == "BA-3.1"
    assert t.refusal("pass") == "BA-3.3"
    t.buy(2)
    assert t.cash() == [30 - 12, 30, 30]
    assert t.of("red")["shares"] == [2, 0, 0]
    assert t.of("red")["available"] == 1


def test_BA_3_3_no_more_than_is_affordable(table: MakeTable) -> None:
    t = with_shares(table, 5)
    t.bid(13).leave().leave()
    assert t.legal() == [{"count": 1}, {"count": 2}]


def test_BA_3_3_an_only_share_is_still_bought_by_its_buyer(table: MakeTable) -> None:
    t = table(BOARD)
    t.bid(5).leave().leave()
    assert (t.phase, t.seat) == ("buy", 0)
    assert t.legal() == [{"count": 1}]


def test_BA_3_3_then_the_others_clockwise_at_the_same_price(table: MakeTable) -> None:
    t = with_shares(table, 5, first=1)
    t.bid(6).leave().leave()
    t.buy(1)
    assert t.seat == 2
    assert t.legal() == [{"count": count} for count in range(5)]
    assert t.refusal("buy", company="red", count=-1) == "BA-3.3"
    t.buy(2)
    assert t.seat == 0
    t.buy(0)
    assert t.of("red")["shares"] == [0, 1, 2]
    assert t.cash() == [30, 24, 18]
    assert t.company == "blue"


def test_BA_3_3_who_cannot_buy_is_not_asked(table: MakeTable) -> None:
    t = with_shares(table, 2).give(1, 5)
    t.bid(6).leave().buy(1)
    assert t.seat == 2, "seat 1 has too little"
    t.buy(1)
    assert t.company == "blue"


def test_BA_3_3_there_is_no_holding_limit(table: MakeTable) -> None:
    t = with_shares(table, 6).give(0, 99)
    t.bid(5).leave().leave()
    t.buy(6)
    assert t.of("red")["shares"] == [6, 0, 0]


def test_BA_3_4_the_money_goes_to_the_bank(table: MakeTable) -> None:
    t = table(BOARD).sale(0)
    assert t.of("red")["treasury"] == 5


def test_BA_3_4_the_first_player_marker_moves_after_a_sale_only(table: MakeTable) -> None:
    t = table(BOARD)
    t.sale(1)
    assert t.view["first_player"] == 1
    assert t.seat == 1
    t.no_sale()
    assert t.view["first_player"] == 1, "nothing was sold"
    t.sale(1)
    assert t.view["first_player"] == 2
    t.sale(2)
    assert t.view["first_player"] == 0, "clockwise round the table"


def test_BA_3_4_once_an_auction_however_many_shares(table: MakeTable) -> None:
    t = with_shares(table, 5)
    t.bid(5).leave().leave()
    t.buy(1).buy(1).buy(1)
    assert t.view["first_player"] == 1


def test_BA_3_4_it_stays_there_until_the_next_round(table: MakeTable) -> None:
    t = table(BOARD)
    t.sale(1).next_round("red", "blue", "green", "yellow", "purple", "black")
    assert (t.view["round"], t.view["first_player"], t.company) == (2, 1, "blue")
    assert t.seat == 1


# BA-2


def test_BA_2_1_the_buyer_of_the_first_share_controls(table: MakeTable) -> None:
    t = table(BOARD).sale(2)
    assert t.of("red")["controller"] == 2
    assert t.told("control_passed") == [{"company": "red", "from": None, "to": 2}]


def test_BA_2_1_also_when_others_buy_as_many_afterwards(table: MakeTable) -> None:
    t = with_shares(table, 4, first=1)
    t.bid(5).leave().leave()
    t.buy(1).buy(1).buy(1)
    assert t.of("red")["controller"] == 1, "a tie leaves control where it is"


def test_BA_2_1_control_passes_to_who_holds_more(table: MakeTable) -> None:
    t = with_shares(table, 5)
    t.bid(5).leave().leave()
    t.buy(1).buy(2)
    assert t.of("red")["controller"] == 1
    t.buy(2)
    assert t.of("red")["controller"] == 1, "as many are not more"


def holdings(table: MakeTable, held: list[int], controller: int) -> Any:
    """A table at which the seats hold this many shares of red, everybody to sell."""
    t = table(BOARD, seats=len(held))
    t.to_build(blue=0).end_builds()
    for seat, count in enumerate(held):
        t.state.shares[seat] = count
    t.set("red", display=6 - sum(held), available=0, controller=controller)
    t.state.invariants()
    return t


def choose(t: Table, red: list[int]) -> Any:
    """Every seat sells so many shares of red; the last choice reveals them."""
    for seat, count in enumerate(red):
        if t.state.share_count(0, seat):
            t.sell(seat, "red", count)
        if t.phase == "sell" and t.state.view(seat)["sell"]["next"] == "blue":
            t.sell(seat, "blue", 0)
    return t


def test_BA_2_1_sales_change_control_once_all_together(table: MakeTable) -> None:
    t = holdings(table, [3, 2, 1], 0)
    t.end_moves()
    assert t.phase == "sell"
    choose(t, [2, 0, 0])
    assert t.told("control_passed") == [{"company": "red", "from": 0, "to": 1}]
    assert t.of("red")["controller"] == 1


def test_BA_2_1_not_when_all_sell_down_together(table: MakeTable) -> None:
    t = holdings(table, [3, 2, 1], 0).end_moves()
    choose(t, [2, 1, 0])
    assert t.told("control_passed") == []
    assert t.of("red")["controller"] == 0, "one each: a tie with the controller"


def test_BA_2_1_of_several_with_most_the_first_clockwise_from_the_old_controller(
    table: MakeTable,
) -> None:
    t = holdings(table, [2, 1, 3], 2).end_moves()
    t = holdings(table, [2, 2, 2], 1).end_moves()
    choose(t, [0, 2, 0])
    assert t.of("red")["controller"] == 2, "clockwise from seat 1"
    t = holdings(table, [2, 2, 2], 2).end_moves()
    choose(t, [0, 0, 2])
    assert t.of("red")["controller"] == 0


def test_BA_2_2_when_all_are_sold_the_last_controller_keeps_control(table: MakeTable) -> None:
    t = holdings(table, [2, 1, 0], 0).end_moves()
    choose(t, [2, 1, 0])
    assert t.of("red")["shares"] == [0, 0, 0]
    assert t.of("red")["controller"] == 0


def test_BA_2_2_until_somebody_buys(table: MakeTable) -> None:
    t = holdings(table, [1, 0, 0], 0).end_moves()
    choose(t, [1, 0, 0])
    t.chance("order", companies=["red", "blue", "green", "yellow", "purple", "black"])
    assert t.of("red")["controller"] == 0
    t.sale(1)
    assert t.of("red")["controller"] == 1


def test_BA_2_2_the_bonus_goes_to_the_controller_without_shares(table: MakeTable) -> None:
    t = table(BOARD).to_build(blue=0)
    t.set("red", controller=1, performance=12)
    before = t.cash()[1]
    t.end_builds()
    assert t.cash()[1] == before + 3


def test_BA_2_2_the_controller_without_shares_builds_and_moves_goods(table: MakeTable) -> None:
    t = table(BOARD, cubes={"A1": "by"}).to_build(red=0, blue=1)
    t.state.shares[t.state.seats + 1] = 0
    t.set("blue", available=1, treasury=60).done()
    assert (t.company, t.seat) == ("blue", 1)
    t.build_for("blue", "B2 5-1", "C1 4-2").lay("D2 5-1").done()
    assert (t.phase, t.company, t.seat) == ("move", "blue", 1)
    t.deliver("blue", "A1:2")
    assert t.of("blue")["performance"] == 1


def test_BA_2_3_a_company_never_bought_does_nothing_and_earns_the_profit_of_0(
    table: MakeTable,
) -> None:
    t = table(BOARD, "[market]\nprofit = [4, 9]\nshares = 6\n")
    t.to_build(blue=0)
    assert t.company == "blue", "red is not asked"
    assert t.refusal("done", company="red") == "BA-2.3"
    assert t.refusal("done", company="green") == "BA-2.3"
    t.end_builds()
    assert t.phase == "sell"
    assert t.of("red")["treasury"] == 9, "5 and the profit of performance 0"
    assert t.of("red")["performance"] == 0


def test_BA_2_3_its_price_moves_with_its_stack_and_it_is_auctioned_at_it(table: MakeTable) -> None:
    t = table(BOARD).to_build(blue=0).set("blue", performance=3)
    t.next_round("red", "blue", "green", "yellow", "purple", "black")
    assert t.view["round"] == 2
    assert t.of("red")["price"] == 5 - 1
    assert t.refusal("bid", company="red", amount=3) == "BA-3.2"
    assert t.refusal("bid", company="red", amount=4) == "OK"


@pytest.mark.parametrize("seats", [2, 6])
def test_the_auction_goes_round_any_table(table: MakeTable, seats: int) -> None:
    t = table(BOARD, seats=seats, first=seats - 1)
    asked = []
    while t.company == "red":
        asked.append(t.seat)
        t.leave()
    assert asked == [seats - 1, *range(seats - 1)]
