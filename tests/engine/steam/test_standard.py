"""ST-10.1 to ST-10.6: what is different in the standard rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable, Table

BOARD = """
R2      o       B2
    .       .
.       .       .
    .       .
.       .       .
    .       .
Y2      .       P2
"""


@pytest.fixture
def standard(table: MakeTable) -> Any:
    """Makes a table with the standard rules."""

    def make(seats: int = 3, **more: Any) -> Any:
        return table(BOARD, seats=seats, rules="standard", **more)

    return make


def buy(t: Table, *steps: int) -> Any:
    for number in steps:
        t.play("capital", steps=number)
    return t


def bids(t: Table, *amounts: int | None) -> Any:
    """Bids in turn; None passes. Nobody named is skipped."""
    for amount in amounts:
        if amount is None:
            t.leave()
        else:
            t.bid(amount)
    return t


def at_auction(standard: Any, seats: Any, money: int, *, drawn_order: Any = None) -> Any:
    """A table in the order auction of the first turn, everybody with this much money."""
    t = standard(seats, drawn_order=drawn_order)
    buy(t, *[0] * (seats - 1))
    for seat in range(seats):
        t.give(seat, money=money)
    return buy(t, 0)


def test_ST_10_1_the_first_order_is_random_and_nobody_gets_money(standard: MakeTable) -> None:
    t = standard(4, drawn_order=[3, 1, 0, 2])
    assert t.view["order"] == [3, 1, 0, 2]
    assert t.all("money") == [0, 0, 0, 0]


def test_ST_10_2_the_phases_of_a_turn(standard: MakeTable) -> None:
    t = standard()
    phases = []
    while t.view["turn"] == 1:
        phases.append(t.phase)
        if t.phase == "capital":
            t.play("capital", steps=3)
        elif t.phase == "auction":
            t.leave()
        elif t.phase == "tiles":
            t.take_all()
        elif t.phase == "build":
            t.end_builds()
        elif t.phase == "move":
            t.end_moves()
    assert list(dict.fromkeys(phases)) == ["capital", "auction", "tiles", "build", "move"]
    assert t.phase == "capital"
    assert t.view["turn"] == 2


# ST-10.3


def test_ST_10_3_capital_is_bought_in_turn_order(standard: MakeTable) -> None:
    t = standard(drawn_order=[2, 0, 1])
    assert (t.phase, t.seat) == ("capital", 2)
    assert t.legal() == [{"steps": steps} for steps in range(11)]
    t.play("capital", steps=4)
    assert (t.player(2)["money"], t.player(2)["income"]) == (20, -4)
    assert t.seat == 0
    assert t.refusal("capital", seat=2, steps=1) == "ST-10.3"
    assert t.refusal("bid", amount=0) == "ST-10.3"


def test_ST_10_3_steps_as_in_the_base_rules(standard: MakeTable) -> None:
    t = standard().give(0, income=-8, vp=5)
    assert t.legal() == [{"steps": steps} for steps in range(5)]
    for steps in (-1, 5, 99):
        assert t.refusal("capital", steps=steps) == "ST-8.2"
    t.play("capital", steps=4)
    assert (t.player(0)["income"], t.player(0)["vp"], t.player(0)["money"]) == (-10, 1, 20)


def test_ST_10_3_whom_only_0_is_possible_for_is_not_asked(standard: MakeTable) -> None:
    t = standard().give(1, income=-10, vp=1)
    t.play("capital", steps=0)
    assert t.seat == 2


def test_ST_10_3_every_payment_is_from_cash(standard: MakeTable) -> None:
    t = standard()
    bids(buy(t, 1, 1, 1), 0, None, None).take_all()
    assert t.seat == 0
    assert t.refusal("capital", steps=1) == "ST-10.3", "no more can be raised now"
    t.lay("A3 0-3", "B2 5-2")
    assert t.player(0)["money"] == 1
    assert t.seat == 2, "a dollar lays nothing"
    t.give(2, money=1)
    assert t.why_not("E3", "0-3") == "ST-10.3"


# ST-10.4


def test_ST_10_4_opened_by_the_first_in_order_then_clockwise(standard: MakeTable) -> None:
    t = at_auction(standard, 3, 9, drawn_order=[2, 1, 0])
    assert (t.phase, t.seat) == ("auction", 2)
    t.bid(0)
    assert t.seat == 0, "clockwise, not in turn order"
    assert t.view["auction"]["bid"] == 0
    assert t.view["auction"]["bidder"] == 2


def test_ST_10_4_a_bid_is_raised_and_within_the_cash(standard: MakeTable) -> None:
    t = at_auction(standard, 3, 6)
    assert t.legal() == [*({"amount": amount} for amount in range(7)), {}]
    t.bid(3)
    assert t.refusal("bid", amount=3) == "ST-10.4"
    assert t.refusal("bid", amount=7) == "ST-10.4"
    assert t.refusal("bid", amount=-1) == "ST-10.4"
    assert t.refusal("bid", amount=6) == "OK"
    assert t.refusal("bid", seat=2, amount=6) == "ST-10.4"


def test_ST_10_4_who_passes_takes_the_last_free_place(standard: MakeTable) -> None:
    t = at_auction(standard, 4, 20)
    bids(t, 1, None, 2, None)  # 1 and 3 leave
    assert t.view["auction"]["places"] == [None, None, 3, 1]
    assert t.view["auction"]["in"] == [0, 2]
    bids(t, None)
    assert t.view["order"] == [2, 0, 3, 1]
    assert t.phase == "tiles"


def test_ST_10_4_the_holder_of_the_highest_bid_is_not_asked(standard: MakeTable) -> None:
    t = at_auction(standard, 3, 20)
    bids(t, 5, None)
    assert t.seat == 2
    t.leave()
    assert t.view["order"] == [0, 2, 1], "seat 0 has won unasked"


def test_ST_10_4_with_three_the_first_to_leave_pays_nothing_the_others_all(
    standard: MakeTable,
) -> None:
    t = at_auction(standard, 3, 20)
    bids(t, 1, 4, 7, None, 9, None)
    assert t.view["order"] == [1, 2, 0]
    assert t.all("money") == [20, 11, 13]


def test_ST_10_4_with_four_the_second_to_leave_pays_half_rounded_up(standard: MakeTable) -> None:
    t = at_auction(standard, 4, 20)
    bids(t, 1, 3, 5, 6, None, None, 8, None)
    assert t.view["order"] == [2, 3, 1, 0]
    assert t.all("money") == [20, 20 - 2, 20 - 8, 20 - 6]


def test_ST_10_4_with_five_two_pay_half(standard: MakeTable) -> None:
    t = at_auction(standard, 5, 20)
    bids(t, 1, 2, 3, 4, 5, None, None, None, 7, None)
    assert t.view["order"] == [3, 4, 2, 1, 0]
    assert t.all("money") == [20, 20 - 1, 20 - 2, 20 - 7, 20 - 5]


def test_ST_10_4_with_six_three_pay_half(standard: MakeTable) -> None:
    t = at_auction(standard, 6, 20)
    bids(t, 1, 2, 3, 4, 5, 6, None, None, None, None, 7, None)
    assert t.view["order"] == [4, 5, 3, 2, 1, 0]
    assert t.all("money") == [20, 19, 18, 18, 13, 14]


def test_ST_10_4_with_two_left_the_first_to_leave_pays_nothing(standard: MakeTable) -> None:
    t = standard()
    buy(t, 4, 4, 4).to_build().end_builds()
    t.give(1, income=-10, money=0).end_moves()
    assert t.view["order"] == [2, 0]
    buy(t, 0, 0)
    before = t.all("money")
    bids(t, 3, 5, None, None)  # seat 2 holds turn-order: its first pass is free
    assert t.view["order"] == [0, 2]
    assert t.all("money") == [before[0] - 5, before[1], before[2]]


def test_ST_10_4_with_one_left_there_is_no_auction(standard: MakeTable) -> None:
    t = standard()
    buy(t, 4, 4, 4).to_build().end_builds()
    t.give(1, income=-10, money=0).give(2, income=-10, money=0).end_moves()
    buy(t, 0)
    assert (t.phase, t.seat) == ("tiles", 0)


def test_ST_10_4_who_never_bid_pays_nothing(standard: MakeTable) -> None:
    t = at_auction(standard, 4, 20)
    bids(t, None, None, None)
    assert t.view["order"] == [3, 2, 1, 0]
    assert t.all("money") == [20] * 4


def test_ST_10_4_who_cannot_raise_passes_unasked(standard: MakeTable) -> None:
    t = standard(4)
    buy(t, 4, 1, 1)
    t.play("capital", steps=4)
    t.bid(5)
    assert t.told("passed") == [
        {"seat": 1, "unasked": True, "free": False},
        {"seat": 2, "unasked": True, "free": False},
    ]
    assert t.seat == 3


def with_free_pass(standard: Any, seats: Any, money: int) -> Any:
    """The order auction of turn 2, in which seat 0 may pass once without leaving."""
    t = standard(seats)
    buy(t, *[4] * seats).to_build(A="turn-order").end_builds().end_moves()
    assert t.view["turn"] == 2
    for seat in range(seats):
        t.give(seat, money=money, income=0)
    while t.phase == "capital":
        t.play("capital", steps=0)
    assert t.view["auction"]["free_pass"] == 0
    return t


def test_ST_10_4_the_holder_of_turn_order_passes_once_without_leaving(standard: MakeTable) -> None:
    t = with_free_pass(standard, 3, 20)
    while t.seat != 0:
        t.bid((t.view["auction"]["bid"] or 0) + 1)
    t.leave()
    assert t.told("passed") == [{"seat": 0, "unasked": False, "free": True}]
    assert 0 in t.view["auction"]["in"]
    assert t.view["auction"]["free_pass"] is None
    while t.seat != 0:
        t.bid(t.view["auction"]["bid"] + 1)
    t.leave()
    assert 0 not in t.view["auction"]["in"], "the second time it leaves"


def test_ST_10_4_an_automatic_pass_is_the_free_one_too(standard: MakeTable) -> None:
    t = with_free_pass(standard, 3, 20)
    t.give(0, money=2)
    assert t.seat == 2
    t.bid(5)
    assert t.told("passed") == [{"seat": 0, "unasked": True, "free": True}]
    assert t.view["auction"]["in"] == [0, 1, 2]
    assert t.seat == 1
    t.bid(6).bid(7)
    assert t.told("passed") == [{"seat": 0, "unasked": True, "free": False}]
    assert t.view["auction"]["in"] == [1, 2]
    assert t.view["auction"]["places"] == [None, None, 0]


def test_ST_10_4_the_free_pass_holds_for_one_turn(standard: MakeTable) -> None:
    t = with_free_pass(standard, 3, 20)
    t.to_build(A="engineer", B="turn-order").end_builds().end_moves()
    assert t.view["turn"] == 3
    while t.phase == "capital":
        t.play("capital", steps=0)
    assert t.view["auction"]["free_pass"] == 1


def test_ST_10_4_nobody_has_it_when_nobody_took_the_tile(standard: MakeTable) -> None:
    t = with_free_pass(standard, 3, 20)
    t.bid(1)
    assert t.view["auction"]["free_pass"] == t.seat == 0
    t.bid(3).leave().leave()  # it does without
    assert t.view["order"] == [0, 2, 1]
    t.to_build(A="engineer", B="first-move", C="first-build").end_builds().end_moves()
    while t.phase == "capital":
        t.play("capital", steps=0)
    assert t.phase == "auction"
    assert t.view["auction"]["free_pass"] is None


def test_ST_10_4_nobody_has_it_when_the_holder_went_bankrupt(standard: MakeTable) -> None:
    t = standard(4)
    buy(t, 4, 4, 4, 4).to_build(A="turn-order").end_builds()
    t.give(0, money=0, income=-10, vp=0).end_moves()
    assert t.told("bankrupt") == [{"seat": 0}]
    while t.phase == "capital":
        t.play("capital", steps=0)
    assert t.view["auction"]["in"] == [1, 2, 3]
    assert t.view["auction"]["free_pass"] is None


def test_ST_10_4_who_passed_freely_before_any_bid_may_win_for_nothing(standard: MakeTable) -> None:
    t = with_free_pass(standard, 3, 20)
    assert t.seat == 2
    t.leave().leave().leave()
    assert t.view["order"] == [0, 1, 2], "seats 2 and 1 left, seat 0 did not"
    assert t.all("money") == [20, 20, 20]


def test_ST_10_4_without_cash_the_opening_bid_of_nothing_wins(standard: MakeTable) -> None:
    t = at_auction(standard, 3, 0, drawn_order=[1, 0, 2])
    assert t.legal() == [{"amount": 0}, {}]
    t.bid(0)
    assert [passed["seat"] for passed in t.told("passed")] == [2, 0], "clockwise, unasked"
    assert t.view["order"] == [1, 0, 2]
    assert t.phase == "tiles"


def test_ST_10_4_nobody_has_it_in_the_first_turn(standard: MakeTable) -> None:
    t = at_auction(standard, 3, 20)
    assert t.view["auction"]["free_pass"] is None


# ST-10.5


def test_ST_10_5_action_tiles_are_free(standard: MakeTable) -> None:
    t = standard()
    buy(t, 0, 0, 0)
    while t.phase == "auction":
        t.leave()
    for tile in ("urbanization", "locomotive", "city-growth"):
        t.take(tile)
        assert t.told("tile_taken")[0]["cost"] == 0
    assert t.all("money") == [0, 0, 0]
    assert sorted(t.all("locomotive")) == [1, 1, 2]


def test_ST_10_5_growth_and_urbanization_stay_optional(standard: MakeTable) -> None:
    t = standard()
    buy(t, 0, 0, 0)
    while t.phase == "auction":
        t.leave()
    assert t.refusal("take", tile="urbanization", use=False) == "OK"
    assert t.refusal("take", tile="city-growth", use=False) == "OK"
    assert t.refusal("take", tile="locomotive", use=False) == "ST-3.2"


def test_ST_10_5_an_action_that_is_not_passed_must_be_carried_out(standard: MakeTable) -> None:
    t = standard()
    buy(t, 0, 0, 0)
    while t.phase == "auction":
        t.leave()
    builder = t.seat
    t.take("city-growth").take("engineer").take("turn-order")
    while t.seat != builder:
        t.done()
    assert t.refusal("done") == "ST-3.2"
    t.play("grow", hex=next(city["hex"] for city in t.view["cities"] if not city["new"]), supply=0)
    assert t.view["build"] is None or t.view["build"]["action"] is None


def test_ST_10_5_the_tiles_do_not_set_the_order(standard: MakeTable) -> None:
    t = standard()
    buy(t, 4, 4, 4)
    bids(t, 1, None, None)
    assert t.view["order"] == [0, 2, 1]
    t.take("urbanization", use=False).take("engineer").take("turn-order")
    t.end_builds().end_moves()
    assert t.view["order"] == [0, 2, 1]


def test_ST_10_5_the_tiles_still_break_ties(standard: MakeTable) -> None:
    t = standard()
    while t.view["turn"] < 10:
        while t.phase == "capital":
            t.play("capital", steps=0)
        for seat in range(3):
            t.give(seat, income=0, money=20)
        t.to_build().end_builds().end_moves()
    for seat in range(3):
        t.give(seat, income=0, money=20)
    t.to_build(A="engineer", B="first-build", C="turn-order").end_builds().end_moves()
    assert t.state.scores == [0, 0, 0]
    assert t.state.ranking == [[2], [0], [1]]


# ST-10.6


def upkeep(standard: Any, **values: Any) -> Any:
    """What a seat has after phase 4."""
    t = standard()
    buy(t, 0, 0, 0)
    t.to_build()
    while t.phase == "build":
        t.done()
    for seat in (1, 2):
        t.give(seat, money=9)
    t.give(0, **values).end_moves()
    player = t.player(0)
    return player["money"], player["vp"], player["income"], player["bankrupt"]


def test_ST_10_6_income_minus_a_dollar_a_locomotive_level(standard: MakeTable) -> None:
    assert upkeep(standard, money=3, income=7, locomotive=4) == (6, 0, 7, False)
    assert upkeep(standard, money=3, income=1, locomotive=3) == (1, 0, 1, False)
    assert upkeep(standard, money=9, income=-2, locomotive=5) == (2, 0, -2, False)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # 6 to pay
        ((6, 5, 0), (0, 5, 0)),
        ((5, 5, 0), (1, 4, 0)),  # a dollar short costs a VP, and a dollar is change
        ((4, 5, 0), (0, 4, 0)),
        ((3, 5, 0), (1, 3, 0)),
        ((0, 5, 0), (0, 2, 0)),
        ((0, 2, 0), (0, 0, -1)),  # first VP, then income
        ((0, 0, 0), (0, 0, -3)),
        ((1, 0, 0), (1, 0, -3)),
    ],
)
def test_ST_10_6_what_cash_cannot_pay_costs_vp_and_then_income(
    standard: MakeTable, before: tuple[Any, ...], after: tuple[Any, ...]
) -> None:
    money, vp, income = before
    assert upkeep(standard, money=money, vp=vp, income=income, locomotive=6) == (*after, False)


def test_ST_10_6_at_0_vp_and_the_lowest_income_the_player_is_bankrupt(standard: MakeTable) -> None:
    assert upkeep(standard, money=2, vp=0, income=-10, locomotive=1)[3] is True
    assert upkeep(standard, money=9, vp=1, income=-10, locomotive=1) == (0, 0, -10, False)
    assert upkeep(standard, money=8, vp=1, income=-10, locomotive=1)[3] is True
    assert upkeep(standard, money=8, vp=1, income=-9, locomotive=1) == (0, 0, -9, False)


def test_ST_10_6_the_links_of_the_bankrupt_become_unowned(standard: MakeTable) -> None:
    t = standard()
    buy(t, 4, 4, 4).to_build(A="engineer")
    while t.seat != 0:
        t.done()
    t.rich().lay("A3 0-3", "A5 0-3", "E3 0-3").end_builds()
    assert t.links() == {("A1-A7", "A3 A5", 0), ("E1-", "E3", 0)}
    t.give(0, money=0, vp=0, income=-10).end_moves()
    assert t.all("bankrupt") == [True, False, False]
    assert t.links() == {("A1-A7", "A3 A5", None), ("E1-", "E3", None)}
    assert len(t.told("link_lost")) == 2


def test_ST_10_6_capital_is_not_raised_for_it(standard: MakeTable) -> None:
    t = standard()
    buy(t, 0, 0, 0)
    t.to_build().end_builds().give(0, money=0, vp=0, income=0).end_moves()
    assert t.told("capital_raised") == []
    assert t.player(0)["income"] == -1
