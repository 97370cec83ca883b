"""BA-8.1 to BA-8.3: bankruptcies, the next order, the end."""

from __future__ import annotations

from typing import Any

from tests.engine.steam_barons.conftest import MakeTable, Table

import goldenspike as gs

BOARD = """
.       R2
    .       .
B2      .       Y2
    .       .
.       P2
    .
.       .
"""
LIVING = ["red", "green", "yellow", "purple", "black"]


def fail(t: Table) -> Any:
    t.set("red", performance=5).set("blue", performance=0, price=0)
    t.end_builds().end_moves().end_sales()
    return t


def bankrupt(table: MakeTable) -> Any:
    """Blue owns C1-A3 and an open link, and goes to B at the end of round one."""
    t = table(BOARD, cubes={"C1": "by", "A3": "ry", "E3": "rp", "C5": "by"})
    t.to_build(red=0, blue=1).build_for("blue", "B2 4-1", "D2 5-3")
    return fail(t)


def test_BA_8_1_a_company_at_B_leaves_the_game(table: MakeTable) -> None:
    t = bankrupt(table)
    blue = t.of("blue")
    assert blue["price"] == "B"
    assert blue["bankrupt"]
    assert blue["shares"] == [0, 0, 0]
    assert (blue["treasury"], blue["display"], blue["available"]) == (0, 0, 0)
    assert blue["controller"] is None
    assert t.told("company_bankrupt")[0] == {"company": "blue"}


def test_BA_8_1_its_shares_are_worth_nothing(table: MakeTable) -> None:
    t = table(BOARD).to_build(red=0, blue=1)
    before = t.cash()[1]
    fail(t)
    assert t.cash()[1] == before


def test_BA_8_1_ownership_of_its_links_ends_and_its_track_stays(table: MakeTable) -> None:
    t = bankrupt(table)
    assert t.links() == {("A3-C1", "B2", None), ("C1-", "D2", None)}


def test_BA_8_1_its_track_may_be_used_by_others(table: MakeTable) -> None:
    t = bankrupt(table)
    t.chance("order", companies=LIVING)
    assert t.refusal("bid", company="blue", amount=9) == "BA-8.1"
    t.to_build()
    assert t.company == "red"
    assert t.refusal("done", company="blue") == "BA-8.1"
    t.end_builds()
    assert t.phase == "move"
    assert t.why_not_deliver("blue", "C1:4") == "OK"
    t.deliver("blue", "C1:4")
    assert t.told("delivered")[0]["links"] == 0


def test_BA_8_1_it_leaves_the_company_order_at_once_and_never_returns(table: MakeTable) -> None:
    t = bankrupt(table)
    assert "blue" not in t.view["order"]
    order = {"seat": None, "type": "order"}
    everybody = gs.Action.from_json({**order, "companies": [*LIVING, "blue"]})
    refusal = t.state.check(everybody)
    assert refusal is not None
    assert refusal.rule == "BA-8.2"
    t.chance("order", companies=LIVING)
    seen = set()
    while t.phase == "auction":
        seen.add(t.company)
        t.no_sale()
    assert "blue" not in seen


def test_BA_8_2_a_new_order_is_drawn_except_in_round_five(table: MakeTable) -> None:
    t = table(BOARD)
    for number in (1, 2, 3, 4):
        assert t.view["round"] == number
        t.to_build().end_builds()
        assert t.state.chance_due == "order"
        assert t.state.to_act == ()
        t.chance("order", companies=["black", "red", "green", "yellow", "purple", "blue"])
        assert t.view["order"][0] == "black"
    t.to_build().end_builds()
    assert t.state.is_over
    assert t.state.chance_due is None


def test_BA_8_2_with_no_company_left_it_is_an_empty_order(table: MakeTable) -> None:
    t = table(BOARD, "[market.adjustment]\n1 = [-1]\n")  # a single stack falls
    for company in ("red", "blue", "green", "yellow", "purple", "black"):
        t.set(company, price=0)
    t.to_build()
    assert all(t.of(company)["bankrupt"] for company in t.view["companies"])
    assert t.view["order"] == []
    for number in (2, 3, 4, 5):
        assert t.state.chance_due == "order"
        wrong = gs.Action.from_json({"seat": None, "type": "order", "companies": ["red"]})
        assert t.state.check(wrong) is not None
        t.chance("order", companies=[])
        assert t.view["round"] == number
    assert t.state.is_over


def to_the_end(table: MakeTable, *cash: int) -> Any:
    t = table(BOARD, seats=len(cash))
    while t.view["round"] < 5:
        t.next_round()
    for seat, money in enumerate(cash):
        t.give(seat, money)
    return t.to_build()


def test_BA_8_3_after_round_five_most_money_wins(table: MakeTable) -> None:
    t = to_the_end(table, 12, 40, 7)
    assert t.state.is_over
    assert t.phase == "over"
    assert t.state.scores == [12, 40, 7]
    assert t.state.ranking == [[1], [0], [2]]
    assert t.told("game_over") == [{"scores": [12, 40, 7], "ranking": [[1], [0], [2]]}]
    refusal = t.state.check(gs.Action.from_json({"seat": 0, "type": "pass"}))
    assert refusal is not None
    assert refusal.rule == "BA-8.3"


def test_BA_8_3_a_tie_is_shared(table: MakeTable) -> None:
    t = to_the_end(table, 12, 40, 40, 12)
    assert t.state.ranking == [[1, 2], [0, 3]]
