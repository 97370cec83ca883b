"""BA-7.1 to BA-7.3: selling shares, in secret."""

from __future__ import annotations

import json
from typing import Any

from tests.engine.steam_barons.conftest import MakeTable, Table

import goldenspike as gs
from goldenspike.engine.replay import log_lines

BOARD = """
R2      .       B2
    .       .
.       .       Y2
"""
ORDER = ["blue", "red", "green", "yellow", "purple", "black"]


def selling(table: MakeTable, **more: Any) -> Any:
    """Seat 0 holds 2 red and 1 blue, seat 1 holds 2 blue, seat 2 holds a green one."""
    t = table(BOARD, companies=ORDER).to_build(red=0, blue=1, green=2)
    shares = t.state.shares
    shares[0], shares[3], shares[4] = 2, 1, 2
    t.set("red", display=4, available=0).set("blue", display=3, available=0)
    for company, price in more.items():
        t.set(company, price=price)
    t.state.invariants()
    t.end_builds()
    for company, price in (more or {"red": 7, "blue": 4, "green": 3}).items():
        t.set(company, price=price)
    assert t.phase == "sell"
    return t


def test_BA_7_1_each_decides_company_by_company_in_company_order(table: MakeTable) -> None:
    t = selling(table)
    assert t.legal(seat=0) == [{"count": 0}, {"count": 1}]
    assert t.refusal("sell", 0, company="red", count=1) == "BA-7.1", "first blue"
    assert t.refusal("sell", 0, company="blue", count=2) == "BA-7.1"
    assert t.refusal("sell", 0, company="blue", count=-1) == "BA-7.1"
    assert t.refusal("sell", 0, company="pink", count=0) == "BA-7.1"
    assert t.refusal("pass", 0) == "BA-7.1"
    t.sell(0, "blue", 0)
    assert t.legal(seat=0) == [{"count": 0}, {"count": 1}, {"count": 2}]
    t.sell(0, "red", 2)
    assert 0 not in t.state.to_act


def test_BA_7_1_only_companies_held_are_asked_for(table: MakeTable) -> None:
    t = selling(table)
    assert t.refusal("sell", 2, company="blue", count=0) == "BA-7.1"
    t.sell(2, "green", 1)
    assert t.refusal("sell", 2, company="red", count=0) == "BA-7.1", "seat 2 has chosen"


def test_BA_7_1_all_choose_at_once_in_any_order(table: MakeTable) -> None:
    t = selling(table)
    assert t.state.to_act == (0, 1, 2)
    t.sell(1, "blue", 1)
    assert t.state.to_act == (0, 2)
    t.sell(0, "blue", 1).sell(2, "green", 0)
    assert t.state.to_act == (0,)
    t.sell(0, "red", 1)
    assert t.state.chance_due == "order"


def finish(t: Table) -> Any:
    return t.sell(1, "blue", 2).sell(0, "blue", 0).sell(2, "green", 1).sell(0, "red", 1)


def test_BA_7_1_each_share_brings_the_current_price_which_does_not_react(table: MakeTable) -> None:
    t = selling(table)
    before = t.cash()
    finish(t)
    assert [a - b for a, b in zip(t.cash(), before, strict=True)] == [7, 8, 3]
    assert [t.of(company)["price"] for company in ("red", "blue", "green")] == [7, 4, 3]


def test_BA_7_1_sold_shares_go_to_available_shares(table: MakeTable) -> None:
    t = finish(selling(table))
    assert t.of("red")["available"] == 1
    assert t.of("blue")["available"] == 2
    assert t.of("red")["shares"] == [1, 0, 0]
    assert t.told("sold") == [
        {"company": "blue", "price": 4, "counts": [0, 2, 0]},
        {"company": "red", "price": 7, "counts": [1, 0, 0]},
        {"company": "green", "price": 3, "counts": [0, 0, 1]},
    ]


def test_BA_7_1_control_is_settled_after_all_sales(table: MakeTable) -> None:
    t = finish(selling(table))
    assert t.of("blue")["controller"] == 0


def test_BA_7_1_shares_at_B_are_not_asked_for(table: MakeTable) -> None:
    t = selling(table, red=0, blue=-1, green=3)
    assert t.state.to_act == (0, 2)
    assert t.refusal("sell", 1, company="blue", count=0) == "BA-7.1"
    before = t.cash()
    t.sell(0, "red", 2)
    assert t.of("blue")["shares"] == [1, 2, 0], "bankruptcies come when shares have been sold"
    assert not t.of("blue")["bankrupt"]
    t.sell(2, "green", 0)
    assert t.of("blue")["bankrupt"]
    assert t.cash() == before, "a price of 0 brings nothing"
    assert t.of("red")["available"] == 2


def test_BA_7_2_in_round_five_all_is_sold_unasked(table: MakeTable) -> None:
    t = table(BOARD)
    while t.view["round"] < 5:
        for company in ("red", "blue"):
            t.set(company, price=9)
        t.next_round()
    t.to_build(red=0, blue=1)
    held = [sum(t.of(c)["shares"][seat] for c in t.view["companies"]) for seat in range(3)]
    assert sum(held) > 0
    t.end_builds()
    assert t.state.is_over
    assert all(sum(t.of(c)["shares"]) == 0 for c in t.view["companies"])
    sold = {e["company"]: e["counts"] for e in t.told("sold")}
    assert sold["red"] == [1, 0, 0]


def test_BA_7_2_also_shares_worth_nothing_are_sold_and_those_at_B_removed(table: MakeTable) -> None:
    t = table(BOARD)
    while t.view["round"] < 5:
        t.set("red", price=9).next_round()
    t.to_build(red=0, blue=1, green=2)
    # Six companies in two stacks: those without performance lose a dollar.
    t.set("red", performance=3).set("blue", price=1).set("green", price=0)
    t.end_builds()
    assert t.state.is_over
    assert t.of("blue")["price"] == 0
    assert t.of("green")["price"] == "B"
    sold = {event["company"]: event["price"] for event in t.told("sold")}
    assert sold == {"red": t.of("red")["price"], "blue": 0}
    assert all(sum(t.of(c)["shares"]) == 0 for c in t.view["companies"])


# BA-7.3


def channels(t: Table, seat: int | None) -> Any:
    """Everything that somebody at the table can read."""
    view = t.state.view(seat)
    return json.dumps([view, list(log_lines(t.state)), t.state.result()])


def played(table: MakeTable, *counts: int) -> Any:
    """Seat 0 chooses about blue, then red; seat 1 about blue. What happened is kept."""
    t = selling(table)
    told = []
    for (seat, company), count in zip([(0, "blue"), (0, "red"), (1, "blue")], counts, strict=False):
        t.sell(seat, company, count)
        told.append(t.events)
    return t, told


def test_BA_7_3_until_all_have_chosen_nobody_learns_anything(table: MakeTable) -> None:
    for chosen in ((0,), (1,), (0, 0), (0, 2), (1, 1)):
        one, told = played(table, *chosen)
        other, told_other = played(table, *[0] * len(chosen))
        assert one.state.position() != other.state.position() or not any(chosen)
        for seat in (1, 2, None):
            assert channels(one, seat) == channels(other, seat)
        assert told == told_other
        for seat, action in ((1, "blue"), (2, "green"), (0, "green")):
            fields = {"seat": seat, "type": "sell", "company": action, "count": 99}
            wrong = gs.Action.from_json(fields)
            assert one.state.check(wrong) == other.state.check(wrong)


def test_BA_7_3_the_own_choices_are_seen(table: MakeTable) -> None:
    t, _ = played(table, 1)
    assert t.state.view(0)["sell"] == {
        "waiting": [0, 1, 2],
        "next": "red",
        "chosen": {"blue": 1},
    }
    assert t.state.view(1)["sell"] == {"waiting": [0, 1, 2], "next": "blue", "chosen": {}}
    assert t.state.view()["sell"] == {"waiting": [0, 1, 2], "next": None, "chosen": {}}


def test_BA_7_3_the_log_leaves_them_out_and_tells_all_afterwards(table: MakeTable) -> None:
    t, _ = played(table, 1, 2, 0)
    shown = [json.loads(line) for line in log_lines(t.state)]
    assert "sell" not in [line.get("type") for line in shown]
    assert len(t.state.actions()) == len(t.state.public_actions()) + 3
    assert json.dumps(t.state.to_json()).count('"sell"') == 3, "to_json holds them"
    t.sell(2, "green", 0)
    shown = [json.loads(line) for line in log_lines(t.state)]
    assert [line["count"] for line in shown if line.get("type") == "sell"] == [1, 2, 0, 0]
    assert [line["n"] for line in shown[1:]] == list(range(1, len(shown)))


def test_BA_7_3_a_copy_and_json_keep_the_choices(table: MakeTable) -> None:
    t, _ = played(table, 1, 1)
    again = t.state.game.from_json(json.loads(json.dumps(t.state.to_json())))
    for state in (t.state.copy(), again):
        assert state.view(0) == t.state.view(0)
        assert state.to_json() == t.state.to_json()


def test_BA_7_3_the_last_choice_does_not_tell_the_others_beforehand(table: MakeTable) -> None:
    t = selling(table)
    t.sell(1, "blue", 2).sell(2, "green", 0).sell(0, "blue", 1)
    assert t.state.to_act == (0,)
    for action in t.state.legal_actions(0):
        foreseen = t.state.foresee(action)
        assert [event["type"] for event in foreseen] == ["sale_chosen"]
    t.sell(0, "red", 0)
    assert t.told("sold"), "afterwards all is known"
