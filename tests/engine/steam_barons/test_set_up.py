"""BA-1.1 to BA-1.5: cubes, shares, orders, cash and the track supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.steam_barons.conftest import MakeTable

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.engine.steam_barons.game import SteamBarons

GAME = SteamBarons(LIBRARY)
BOARD = """
R3      .       B1
    o       .
.       .       K2
"""
DEALT = {
    "cities": {"A1": ["red", "gray", "blue"], "E1": ["gray"], "E3": ["black", "black"]},
    "towns": {"B2": ["yellow"]},
}


def fresh(draw: Callable[..., str], seats: Any = 3, seed: int | None = None, more: Any = "") -> Any:
    board = LIBRARY.parse("steam-barons", draw(BOARD, more, "steam-barons"))
    return GAME.set_up(list("ABCDEFG"[:seats]), board, seed, {})


def deal(cities: Any, towns: Any) -> Any:
    return gs.Action.from_json({"seat": None, "type": "deal", "cities": cities, "towns": towns})


def refused(state: gs.State, action: Any) -> str:
    before = state.to_json()
    refusal = state.check(action)
    assert refusal is not None
    with pytest.raises(gs.IllegalAction):
        state.apply(action)
    assert state.to_json() == before
    return refusal.rule


def test_BA_1_1_cities_draw_their_number_and_towns_one_and_gray_cubes_leave(
    draw: Callable[..., str],
) -> None:
    state = fresh(draw)
    assert state.chance_due == "deal"
    events = state.apply(deal(**DEALT))
    assert events[0]["removed"] == 2
    view = state.view()
    assert {city["hex"]: city["cubes"] for city in view["cities"]} == {
        "A1": ["red", "blue"],
        "E1": [],
        "E3": ["black", "black"],
    }
    assert view["towns"] == [{"hex": "B2", "cubes": ["yellow"]}]
    state.invariants()


def test_BA_1_1_the_bag_holds_96_and_16_black_cubes(draw: Callable[..., str]) -> None:
    state = fresh(draw)
    draws = FastDraws(3)
    seen: Counter[Any] = Counter()
    for _ in range(300):
        fields = state.sample_chance(draws).fields()
        for place in [*fields["cities"].values(), *fields["towns"].values()]:
            seen.update(place)
    assert set(seen) == {"red", "blue", "yellow", "purple", "gray", "black"}
    assert 0.7 < seen["black"] / (seen["red"] * 16 / 20) < 1.4


@pytest.mark.parametrize(
    "change",
    [
        {"cities": {**DEALT["cities"], "A1": ["red"]}},
        {"cities": {**DEALT["cities"], "C1": []}},
        {"cities": {k: v for k, v in DEALT["cities"].items() if k != "E1"}},
        {"towns": {"B2": []}},
        {"towns": {"B2": ["red", "red"]}},
        {"towns": {}},
        {"towns": {"B2": ["pink"]}},
    ],
)
def test_BA_1_1_a_deal_that_does_not_fit_is_refused(draw: Callable[..., str], change: Any) -> None:
    assert refused(fresh(draw), deal(**{**DEALT, **change})) == "BA-1.1"


def test_BA_1_1_a_deal_of_steam_is_refused(draw: Callable[..., str]) -> None:
    action = gs.Action.from_json(
        {"seat": None, "type": "deal", "cities": DEALT["cities"], "supply": []}
    )
    assert refused(fresh(draw), action) == "BA-1.1"


def test_BA_1_1_what_steam_alone_has_is_not_used(table: MakeTable) -> None:
    view = table(BOARD).view
    for key in ("supply", "growth_markers", "new_cities"):
        assert key not in view


@pytest.mark.parametrize(("more", "shares"), [("", 6), ("[market]\nshares = 8\n", 8)])
def test_BA_1_2_six_companies_with_5_dollars_and_a_share_available(
    table: MakeTable, more: str, shares: int
) -> None:
    t = table(BOARD, more)
    assert list(t.view["companies"]) == ["red", "blue", "green", "yellow", "purple", "black"]
    for company in t.view["companies"].values():
        assert company["treasury"] == 5
        assert company["price"] == 5
        assert company["performance"] == 0
        assert company["available"] == 1
        assert company["display"] == shares - 1
        assert company["controller"] is None
        assert company["shares"] == [0, 0, 0]


def test_BA_1_3_company_order_and_first_player_are_drawn(
    draw: Callable[..., str], table: MakeTable
) -> None:
    state = fresh(draw)
    order: dict[str, Any] = {
        "seat": None,
        "type": "order",
        "companies": ["black", "red", "blue", "green", "yellow", "purple"],
    }
    first = {"seat": None, "type": "first_player", "player": 2}
    assert refused(state, gs.Action.from_json(order)) == "BA-1.1", "first the deal"
    state.apply(deal(**DEALT))
    assert state.chance_due == "order"
    assert refused(state, gs.Action.from_json(first)) == "BA-1.3"
    for companies in (["red"], order["companies"][1:], [*order["companies"][1:], "red"], []):
        wrong = gs.Action.from_json({**order, "companies": companies})
        assert refused(state, wrong) == "BA-1.3"
    assert (
        refused(state, gs.Action.from_json({"seat": None, "type": "order", "seats": [0]}))
        == "BA-1.3"
    )
    state.apply(gs.Action.from_json(order))
    assert state.chance_due == "first_player"
    for player in (-1, 3):
        assert refused(state, gs.Action.from_json({**first, "player": player})) == "BA-1.3"
    state.apply(gs.Action.from_json(first))
    assert state.chance_due is None
    view = state.view()
    assert view["order"] == order["companies"]
    assert view["first_player"] == 2
    assert state.to_act == (2,)
    assert refused(state, gs.Action.from_json(first)) == "BA-1.3"
    assert refused(state, gs.Action.from_json(order)) == "BA-8.2"


@pytest.mark.parametrize(("seats", "cash"), [(2, 40), (3, 30), (4, 25), (5, 20), (6, 20)])
def test_BA_1_4_cash(table: MakeTable, seats: int, cash: int) -> None:
    assert table(BOARD, seats=seats).cash() == [cash] * seats


def test_BA_1_4_two_to_six_players(draw: Callable[..., str]) -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            fresh(draw, seats=seats)


def test_BA_1_5_the_track_supply_is_steams_and_38_more(table: MakeTable) -> None:
    left = table(BOARD).view["tiles_left"]
    assert left["0-3|0-4"] == 86 + 38
    assert sum(left.values()) == 156 + 38
    assert table(BOARD, '[tiles]\n"0-3" = 7\n').view["tiles_left"] == {"0-3": 7}


def test_a_seed_draws_all_at_once_and_always_the_same(draw: Callable[..., str]) -> None:
    state = fresh(draw, seed=4)
    assert [action.type for action in state.actions()] == ["deal", "order", "first_player"]
    assert state.to_json() == fresh(draw, seed=4).to_json()
    view = state.view()
    assert view["order"] == ["green", "purple", "red", "blue", "black", "yellow"]
    assert view["first_player"] == 2
    assert state.actions()[0].fields() == {
        "cities": {"A1": ["blue", "black", "blue"], "E1": ["purple"], "E3": ["black", "gray"]},
        "towns": {"B2": ["yellow"]},
    }
