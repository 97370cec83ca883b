"""BA-6.1 to BA-6.4: dividends, bonus and profits, and how prices move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam_barons.conftest import MakeTable, Table

from goldenspike.engine.steam_barons.market import Market
from goldenspike.engine.steam_barons.state import COMPANIES

BOARD = """
R2      .       B2
    .       .
.       .       Y2
"""


def in_build(table: MakeTable, more: Any = "", seats: Any = 3, **buyers: Any) -> Any:
    """A table in the build phase, red and blue in other hands; nothing can be moved."""
    return table(BOARD, more, seats=seats).to_build(**(buyers or {"red": 0, "blue": 1}))


def perform(t: Table, *performances: int) -> Any:
    """Gives the companies, in the order of the box, these performances, and pays."""
    for company, performance in zip(COMPANIES, performances, strict=False):
        t.set(company, performance=performance)
    t.end_builds()
    return t


# The card


@pytest.mark.parametrize(
    ("performance", "dividend", "profit", "bonus"),
    [
        (0, 0, 0, 0),
        (2, 0, 1, 0),
        (3, 1, 1, 0),
        (9, 3, 4, 0),
        (10, 3, 5, 3),
        (12, 4, 6, 3),
        (13, 4, 6, 5),
        (15, 5, 7, 5),
        (16, 5, 8, 8),
        (18, 6, 9, 8),
        (20, 6, 10, 8),
        (21, 6, 10, 8),
        (99, 6, 10, 8),
    ],
)
def test_BA_6_1_our_card(performance: int, dividend: int, profit: int, bonus: int) -> None:
    card = Market({})
    assert card.dividend(performance) == dividend
    assert card.profit(performance) == profit
    assert card.bonus(performance) == bonus


def test_BA_6_1_a_board_brings_its_own_card(table: MakeTable) -> None:
    card = {
        "shares": 8,
        "dividend": [1, 2],
        "profit": [3],
        "bonus": [0, 0, 7],
        "adjustment": {"2": [5, -5]},
    }
    market = Market(card)
    assert [market.dividend(n) for n in (0, 1, 9)] == [1, 2, 2]
    assert [market.profit(n) for n in (0, 9)] == [3, 3]
    assert [market.bonus(n) for n in (1, 2, 3)] == [0, 7, 7]
    assert [market.change(2, rank) for rank in (0, 1)] == [5, -5]
    assert [market.change(3, rank) for rank in (0, 1, 2)] == [2, 0, -2], (
        "ours where it says nothing"
    )
    assert market.to_json()["adjustment"]["2"] == [5, -5]
    shown = table(BOARD).view["market"]
    assert shown["shares"] == 6
    assert shown["adjustment"]["6"] == [3, 2, 1, -1, -2, -3]


# BA-6.1


def test_BA_6_1_each_share_pays_its_holder(table: MakeTable) -> None:
    t = in_build(table)
    for seat, count in enumerate([2, 1, 0]):
        t.state.shares[seat] = count
    t.set("red", display=3, available=0)
    before = t.cash()
    perform(t, 7)
    assert [after - was for after, was in zip(t.cash(), before, strict=True)] == [4, 2, 0]


def test_BA_6_1_the_controller_gets_the_bonus_in_all_not_per_share(table: MakeTable) -> None:
    t = in_build(table)
    t.state.shares[0] = 3
    t.set("red", display=3, available=0)
    before = t.cash()[0]
    perform(t, 13)
    assert t.cash()[0] == before + 3 * 4 + 5
    paid = next(e for e in t.told("dividend_paid") if e["company"] == "red")
    assert paid == {
        "company": "red",
        "performance": 13,
        "dividend": 4,
        "paid": [12, 0, 0],
        "controller": 0,
        "bonus": 5,
        "profit": 6,
    }


def test_BA_6_1_no_bonus_up_to_9(table: MakeTable) -> None:
    t = in_build(table)
    before = t.cash()[0]
    perform(t, 9)
    assert t.cash()[0] == before + 3


def test_BA_6_1_the_company_receives_its_profit(table: MakeTable) -> None:
    t = in_build(table)
    perform(t, 8, 5)
    assert t.of("red")["treasury"] == 5 + 4
    assert t.of("blue")["treasury"] == 5 + 2


# BA-6.2, BA-6.3


def prices(t: Table) -> list[Any]:
    return [t.of(company)["price"] for company in COMPANIES]


@pytest.mark.parametrize(
    ("performances", "changes"),
    [
        ([0, 0, 0, 0, 0, 0], [0] * 6),
        ([4, 0, 0, 0, 0, 0], [2, -1, -1, -1, -1, -1]),
        ([4, 2, 0, 0, 0, 2], [2, 0, -2, -2, -2, 0]),
        ([9, 5, 5, 3, 0, 0], [3, 1, 1, -1, -3, -3]),
        ([9, 5, 5, 3, 1, 0], [3, 2, 2, 0, -2, -3]),
        ([1, 2, 3, 4, 5, 6], [-3, -2, -1, 1, 2, 3]),
    ],
)
def test_BA_6_2_equal_performances_form_a_stack(
    table: MakeTable, performances: list[int], changes: Any
) -> None:
    t = in_build(table)
    for company in COMPANIES:
        t.set(company, price=8)
    perform(t, *performances)
    assert prices(t) == [8 + change for change in changes]


def test_BA_6_2_each_bankrupt_company_is_one_more_stack_at_the_bottom(table: MakeTable) -> None:
    t = in_build(table)
    for company in ("yellow", "purple"):
        t.set(company, price=0)
    perform(t, 9, 9, 9, 0, 0, 9)
    assert [e["price"] for e in t.told("prices_moved")[0]["moves"]].count("B") == 2
    t.end_sales()
    assert t.view["market"]["stacks"] == 1 + 2
    t.chance("order", companies=["red", "blue", "green", "black"]).to_build()
    for company in ("red", "blue", "green", "black"):
        t.set(company, price=8)
    perform(t, 4, 2, 2, 0, 0, 2)
    assert [t.of(company)["price"] for company in ("red", "blue", "green", "black")] == [
        11,
        9,
        9,
        9,
    ]
    assert t.told("prices_moved")[0]["stacks"] == 4


def test_BA_6_3_a_price_is_at_most_18(table: MakeTable) -> None:
    t = in_build(table).set("red", price=17)
    perform(t, 5, 3, 0)
    assert t.of("red")["price"] == 18


def test_BA_6_3_exactly_0_is_alive_and_below_0_is_B(table: MakeTable) -> None:
    t = in_build(table)
    t.set("green", price=2).set("yellow", price=1)
    perform(t, 5, 3, 0, 0, 0, 0)
    assert t.of("green")["price"] == 0
    assert t.of("yellow")["price"] == "B"
    t.end_sales()
    assert not t.of("green")["bankrupt"]
    assert t.of("yellow")["bankrupt"]


def test_BA_6_3_dividends_come_before_the_prices(table: MakeTable) -> None:
    t = in_build(table).set("red", price=0)
    before = t.cash()[0]
    perform(t, 3, 6, 9, 9, 9, 9)
    assert t.of("red")["price"] == "B"
    assert t.cash()[0] == before + 1, "the last dividend is paid"
    told = [event["type"] for event in t.events]
    paid = ["dividend_paid"] * len(COMPANIES)
    assert told[told.index("dividend_paid") :][: len(paid) + 1] == [*paid, "prices_moved"]


def test_BA_6_4_performance_returns_to_0(table: MakeTable) -> None:
    t = perform(in_build(table), 9, 5, 3)
    assert [t.of(company)["performance"] for company in COMPANIES] == [0] * 6
