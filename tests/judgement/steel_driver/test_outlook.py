"""The outlook: an estimate, but some things any estimate must get right."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.engine.steel_driver.conftest import MakeTable, Table

import goldenspike as gs
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.steel_driver.game import SteelDriverState
from goldenspike.judgement.steel_driver.forecast import Claims, forecast
from goldenspike.judgement.steel_driver.gains import MOST, STEPS, known_gains
from goldenspike.judgement.steel_driver.outlook import Prospects, likely_values
from goldenspike.judgement.steel_driver.outlook import outlook as estimate

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -4- elm*:r60"
FORK = """
ash*:w40 -2- bay:k30 -2- cob:s20
ash -2- dun:o50
ash -4- elm:r60
"""


def gains(t: Table, company: int, cubes: int) -> int:
    return known_gains(t.state)[company * STEPS + cubes]


def test_gains_are_what_the_cubes_can_reach(table: MakeTable) -> None:
    t = table(LINE)
    # from ash: bay (3) and cob behind it (2 more); from elm: dun (4) and cob behind it
    assert [gains(t, 0, k) for k in range(7)] == [0, 0, 0, 30, 50, 50, 70]
    t.sell("red", 0, 5).end_auctions().build("red", "ash", "bay")
    t.build("red", "bay", "cob")
    assert t.view["turn"] == 2
    # red goes on from cob: dun for 2, elm behind it for 4 more
    assert [gains(t, 0, k) for k in (1, 2, 5, 6, MOST)] == [0, 50, 50, 110, 110]
    # who starts now finds no route left at ash, but dun and cob behind it from elm
    assert [gains(t, 1, k) for k in (3, 4, 6, MOST)] == [0, 50, 70, 70]


def test_gains_choose_the_best_of_several_branches(table: MakeTable) -> None:
    t = table(FORK)
    assert [gains(t, 0, k) for k in (2, 4, 6, 8, 10)] == [50, 80, 110, 140, 160]


def test_gains_are_kept_until_a_link_is_laid(table: MakeTable) -> None:
    t = table(LINE).sell("red", 0, 9)
    before = known_gains(t.state)
    assert list(known_gains(cast(SteelDriverState, t.state.copy()))) == list(before)
    t.end_auctions().build("red", "ash", "bay")
    assert list(known_gains(t.state)) != list(before)
    fresh = cast(
        SteelDriverState, gs.game("steel-driver").set_up(list("ABC"), t.state.header.board)
    )
    for action in t.state.actions():
        fresh.apply(action)
    assert list(known_gains(fresh)) == list(known_gains(t.state))


def test_the_outlook_of_a_finished_game_is_its_score(table: MakeTable) -> None:
    t = table(LINE).sell("red", 0, 9).end_auctions().build_out().idle_to_the_end()
    while not t.state.is_over:
        t.state.apply(t.state.legal_actions()[0])
    assert estimate(t.state) == t.state.scores
    assert likely_values(t.state)[0] == t.company("red")["final_profit"]


def test_seats_alike_have_the_same_outlook(table: MakeTable) -> None:
    assert len(set(estimate(table(LINE).state))) == 1


def test_cash_and_profit_count_in_full(table: MakeTable) -> None:
    t = table(LINE).sell("red", 0, 3).end_auctions()
    (promised, *_) = estimate(t.state)
    t.build("red", "ash", "bay")
    assert t.cash() == [30, 0, 0]
    assert estimate(t.state)[0] > estimate(t.state)[1]
    assert estimate(t.state)[0] == pytest.approx(promised, rel=0.3)


def test_a_cheap_win_helps_and_a_dear_one_hurts(table: MakeTable) -> Any:
    def outlook(price: int) -> float:
        return estimate(table(LINE).sell("red", 0, price).state)[0]

    before = estimate(table(LINE).state)[0]
    assert outlook(4) > before > outlook(10)


def test_a_standing_bid_counts_as_if_it_won(table: MakeTable) -> None:
    standing = estimate(table(LINE).nominate("red", 4).state)
    won = estimate(table(LINE).sell("red", 0, 4).state)
    assert standing == pytest.approx(won, rel=0.02)


def test_cubes_are_worth_nothing_after_the_last_auction(table: MakeTable) -> None:
    t = table(LINE).idle_until(5)
    assert Prospects(t.state).rate > 0
    t.sell("red", 0, 3).end_auctions()
    assert t.view["phase"] == "build"
    assert Prospects(t.state).rate == 0


def test_a_company_with_more_colours_in_reach_is_worth_more(table: MakeTable) -> None:
    t = table(FORK)
    t.sell("red", 0, 8).sell("blue", 1, 2).end_auctions()
    t.build_out()
    worth = likely_values(t.state)
    assert worth[0] > worth[1]


def test_the_forecast_takes_colours_that_make_sets(table: MakeTable) -> None:
    t = table(FORK).sell("red", 0, 10).end_auctions().build_out().idle_to_the_end()
    assert t.view["phase"] == "claim"
    # alone on the board red claims everything: white, black, silver, orange, red
    assert forecast(t.state)[0] == 150


def test_the_forecast_takes_first_what_a_rival_could_take(table: MakeTable) -> None:
    t = table("ash*:w40 -2- bay:k30 -2- cob*:w20\nash -2- dun:k10")
    t.sell("red", 0, 4).sell("blue", 1, 2).end_auctions()
    t.build("red", "ash", "dun").build("blue", "cob", "bay").build("red", "ash", "bay")
    t.idle_to_the_end()
    place = Claims(t.state).likely(t.state, 0)
    assert t.state.board.locations[place] == "bay"  # ash and dun can wait for red


def test_the_forecast_ends_where_the_game_does() -> None:
    state = cast(SteelDriverState, gs.game("steel-driver").new(["A", "B", "C"], "usa", 1))
    draws = FastDraws(4)
    while not state.is_over:
        if state.view()["phase"] == "claim":
            values = list(forecast(state))
            assert all(value >= 0 for value in values)
            assert sum(estimate(state)) >= sum(state.scores)
        codes = state.legal_codes(state.to_act[0])
        last = [float(value) for value in values] if state.view()["phase"] == "claim" else []
        state.apply_unchecked(state.unpacked(state.to_act[0], codes[draws.randrange(len(codes))]))
    assert len(last) == 6
    assert sum(last) == pytest.approx(sum(state.final_profit), abs=60)
