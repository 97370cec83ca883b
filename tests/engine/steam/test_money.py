"""ST-6.1 and ST-8.1 to ST-8.3: income, expenses, raising capital, bankruptcy."""

from __future__ import annotations

import pytest
from tests.engine.steam.conftest import MakeTable

BOARD = """
R2      o       B2
    .       .
.       .       .
    .       .
.       .       .
    .       .
Y2      .       P2
"""


def test_ST_6_1_in_turn_order_everybody_receives_or_pays_the_income(table: MakeTable) -> None:
    t = table(BOARD, drawn_order=[2, 0, 1])
    t.give(0, income=7, money=1).give(1, income=-3, money=10).give(2, income=0, money=4)
    t.end_turn()
    assert t.all("money") == [8, 7, 4]
    assert [(e["seat"], e["amount"]) for e in t.told("income")] == [(2, 0), (0, 7), (1, -3)]


def test_ST_6_1_capital_is_raised_where_cash_is_short(table: MakeTable) -> None:
    t = table(BOARD).give(0, income=-3, money=1)
    t.end_turn()
    assert (t.player(0)["income"], t.player(0)["money"]) == (-4, 3)
    assert t.told("income")[0]["amount"] == -3, "what was due before the raise"


def test_ST_8_1_cash_first(table: MakeTable) -> None:
    t = table(BOARD).give(0, money=6)
    t.take("urbanization")
    assert (t.player(0)["money"], t.player(0)["income"]) == (0, 0)
    assert t.told("capital_raised") == []


@pytest.mark.parametrize(
    ("money", "steps", "left"), [(5, 1, 4), (4, 1, 3), (1, 1, 0), (0, 2, 4), (6, 0, 0)]
)
def test_ST_8_2_exactly_as_many_steps_as_needed_and_the_change_is_kept(
    table: MakeTable, money: int, steps: int, left: int
) -> None:
    t = table(BOARD).give(0, money=money)
    t.take("urbanization")
    assert t.player(0)["money"] == left
    assert t.player(0)["income"] == -steps
    assert [e["steps"] for e in t.told("capital_raised")] == [steps] * (steps > 0)


def test_ST_8_2_capital_is_told_before_the_cost_is_paid(table: MakeTable) -> None:
    t = table(BOARD).give(0, money=1).take("urbanization")
    assert t.told("capital_raised") == [
        {"seat": 0, "steps": 1, "money": 6, "income": -1, "vp": 0},
    ]
    assert [event["type"] for event in t.events][:2] == ["capital_raised", "tile_taken"]
    t = table(BOARD).to_build().give(0, money=1).lay("A3 0-3")
    assert [event["type"] for event in t.events] == ["laid", "capital_raised"]
    assert t.told("capital_raised")[0]["money"] == 6


def test_ST_8_2_at_the_lowest_income_a_step_costs_2_vp(table: MakeTable) -> None:
    t = table(BOARD).give(0, money=0, income=-9, vp=5)
    t.take("urbanization")
    assert t.player(0)["income"] == -10
    assert t.player(0)["vp"] == 3
    assert t.player(0)["money"] == 4


def test_ST_8_2_which_the_player_must_have(table: MakeTable) -> None:
    t = table(BOARD).give(0, money=0, income=-10, vp=3)
    assert t.refusal("take", tile="city-growth", use=True) == "OK"
    assert t.refusal("take", tile="urbanization", use=True) == "ST-8.3"
    t.give(0, vp=4)
    assert t.refusal("take", tile="urbanization", use=True) == "OK"
    t.take("urbanization")
    assert (t.player(0)["vp"], t.player(0)["money"]) == (0, 4)


def test_ST_8_3_a_voluntary_cost_that_cannot_be_raised_is_illegal(table: MakeTable) -> None:
    t = table(BOARD).to_build()
    t.give(0, money=1, income=-10, vp=0)
    assert t.why_not("A3", "0-3") == "ST-8.3"
    t.give(0, money=2)
    assert t.why_not("A3", "0-3") == "OK"
    t.give(0, money=1, income=-9)
    assert t.why_not("A3", "0-3") == "OK"


def test_ST_8_3_who_cannot_pay_a_compulsory_cost_is_bankrupt(table: MakeTable) -> None:
    t = table(BOARD).to_build().rich()
    t.lay("A3 0-3", "A5 0-2", "E3 0-3")
    assert t.links() == {("A1-", "A3 A5", 0), ("E1-", "E3", 0)}
    t.done().done()
    t.give(0, money=9, income=-10, vp=1).end_moves()
    assert t.told("bankrupt") == [{"seat": 0}]
    assert t.all("bankrupt") == [True, False, False]
    assert t.player(0)["tile"] is None, "the action tile is out"
    assert t.links() == {("A1-", "A3 A5", None), ("E1-", "E3", None)}
    assert t.view["order"] == [1, 2], "out of the game"
    assert t.refusal("pass", seat=0) == "ST-8.3"
    assert t.refusal("pass", seat=7) == "ST-3.1", "nobody sits there"
    t.to_build().end_builds().end_moves()
    assert t.view["turn"] == 3


def test_ST_8_3_what_can_just_be_paid_is_paid(table: MakeTable) -> None:
    t = table(BOARD).to_build().end_builds()
    t.give(0, money=0, income=-10, vp=4).end_moves()
    assert t.told("bankrupt") == []
    assert (t.player(0)["money"], t.player(0)["vp"], t.player(0)["income"]) == (0, 0, -10)


def test_ST_8_3_complete_links_of_the_bankrupt_are_unowned_for_ever(table: MakeTable) -> None:
    t = table(BOARD).to_build().rich()
    t.lay("A3 0-3", "A5 0-2", "E3 0-3").done().done()
    t.to_next_build().rich().lay("E5 0-3").end_builds()
    assert ("E1-E7", "E3 E5", 0) in t.links()
    t.give(0, money=0, income=-10, vp=0).end_moves()
    assert ("E1-E7", "E3 E5", None) in t.links()
    t.to_build().rich()
    assert t.why_not("A5", "0-1") == "OK", "incomplete ones may be taken over"
    assert t.why_not("E5", "0-2") == "ST-4.8"
    t.end_turn().end_turn()
    assert ("E1-E7", "E3 E5", None) in t.links()


def test_ST_8_3_bankrupt_only_with_what_was_due(table: MakeTable) -> None:
    t = table(BOARD).to_build().end_builds()
    t.give(0, money=9, income=-10, vp=2).end_moves()
    assert t.told("bankrupt") == []
    assert (t.player(0)["money"], t.player(0)["vp"]) == (4, 0)
