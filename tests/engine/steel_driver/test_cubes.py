"""SD-1 and SD-2: what lies on the table at the beginning, and what players take each turn."""

from __future__ import annotations

import pytest
from tests.engine.steel_driver.conftest import MakeTable

import goldenspike as gs

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -4- elm*:r60"
BOX_ORDER = ["red", "blue", "green", "yellow", "purple", "black"]


def test_SD_1_1_six_companies_in_box_order_with_17_links_and_no_shares_out(
    table: MakeTable,
) -> None:
    t = table(LINE)
    assert list(t.view["companies"]) == BOX_ORDER
    assert t.view["order"] == BOX_ORDER
    for company in t.view["companies"].values():
        assert company["links_left"] == 17
        assert company["shares"] == [0, 0, 0]
        assert company["controller"] is None
        assert company["marker"]
        assert company["cubes"] == 0
        assert company["start"] is None


def test_SD_1_1_five_share_tokens_are_enough_for_five_turns(table: MakeTable) -> None:
    t = table(LINE)
    for turn in range(1, 6):
        t.idle_until(turn).sell("red", 0)
        assert t.company("red")["shares"] == [turn, 0, 0]
        t.end_auctions().build_out()


def test_SD_1_1_a_board_may_name_its_own_companies(table: MakeTable) -> None:
    t = table(LINE, companies="pine oak birch beech larch yew")
    assert t.view["order"] == ["pine", "oak", "birch", "beech", "larch", "yew"]
    assert t.refusal("nominate", company="red", bid=1) == "SD-9.2"
    t.nominate("yew", 2)
    assert t.view["auction"]["company"] == "yew"


def test_SD_1_2_the_pool_holds_60_cubes_less_those_of_players_and_boxes(table: MakeTable) -> None:
    t = table(LINE)
    assert t.view["pool"] == 60 - 3 * 10
    t.sell("red", 0, 4).end_auctions()
    assert t.view["pool"] == 60 - 3 * 10
    t.build("red", "ash", "bay")
    assert t.company("red")["cubes"] == 1
    assert t.view["pool"] == 60 - 26 - 1 - 3 * 10, "one cube in the box, turn 2 has begun"


def test_SD_1_2_goods_of_a_colour_are_not_limited_on_other_boards(table: MakeTable) -> None:
    t = table("a*:r10 -1- b:r10 -1- c:r10 -1- d:r10 -1- e:r10")  # three red cubes in the box
    t.sell("red", 0, 4).end_auctions().build_out().idle_to_the_end()
    assert t.view["goods"] == ["a", "b", "c", "d", "e"]


def test_SD_1_3_players_start_without_cubes_and_cash(table: MakeTable) -> None:
    t = table(LINE, first="random")  # before the draw no turn has begun
    assert t.cubes() == [0, 0, 0]
    assert t.cash() == [0, 0, 0]
    assert t.view["active_player"] is None


def test_SD_1_3_the_active_player_marker_lies_with_seat_0_or_the_named_seat(
    table: MakeTable,
) -> None:
    assert table(LINE).view["active_player"] == 0
    t = table(LINE, seats=5, first=3)
    assert t.view["active_player"] == 3
    assert t.state.to_act == (3,)


def test_SD_1_3_random_waits_for_the_draw_of_the_first_player(table: MakeTable) -> None:
    t = table(LINE, first="random")
    assert t.state.chance_due == "first_player"
    assert t.state.to_act == ()
    assert t.state.legal_actions() == []
    assert t.refusal("pass_marker", seat=0) == "SD-9.1"
    for seat in (-1, 3, 2**53 - 1):
        action = gs.Action.from_json({"seat": None, "type": "first_player", "player": seat})
        assert t.state.check(action).rule == "SD-1.3"
    other = gs.Action.from_json({"seat": None, "type": "order", "seats": [0, 1, 2]})
    assert t.state.check(other).rule == "SD-1.3"
    events = t.state.apply(gs.Action.from_json({"seat": None, "type": "first_player", "player": 2}))
    assert list(t.state.to_act) == [2]
    assert t.cubes() == [10, 10, 10]
    assert events == [{"type": "turn_began", "turn": 1, "order": BOX_ORDER, "cubes": [10, 10, 10]}]
    again = gs.Action.from_json({"seat": None, "type": "first_player", "player": 1})
    assert t.state.check(again).rule == "SD-9.1"


def test_SD_1_3_a_seed_draws_the_first_player_into_the_log(table: MakeTable) -> None:
    drawn = set()
    for seed in range(40):
        t = table(LINE, seed=seed, first="random")
        (draw,) = t.state.actions()
        assert draw.to_json() == {
            "seat": None,
            "type": "first_player",
            "player": t.view["active_player"],
        }
        drawn.add(t.view["active_player"])
    assert drawn == {0, 1, 2}


def test_SD_1_3_only_a_seat_or_random_can_be_first(table: MakeTable) -> None:
    for first in (3, -1, True, "youngest", None, 1.0, [0]):
        with pytest.raises(gs.BadSetup):
            table(LINE, first=first)


@pytest.mark.parametrize(("seats", "cubes"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_SD_2_1_each_player_takes_10_8_7_or_6_cubes(
    table: MakeTable, seats: int, cubes: int
) -> None:
    assert table(LINE, seats=seats).cubes() == [cubes] * seats


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_SD_2_1_three_to_six_players(table: MakeTable, seats: int) -> None:
    with pytest.raises(gs.BadSetup):
        table(LINE, seats=seats)


def test_SD_2_2_unspent_cubes_are_kept_without_limit(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 1, 7).end_auctions().build_out()
    assert t.view["turn"] == 2
    assert t.cubes() == [20, 13, 20]
    t.idle_until(5)
    assert t.cubes() == [50, 43, 50]


def test_SD_2_3_other_cubes_stand_in_when_the_pool_runs_short(table: MakeTable) -> None:
    t = table(LINE, seats=3).idle_until(3)
    assert t.cubes() == [30, 30, 30]
    assert t.view["pool"] == -30
    t.idle_until(5)
    assert t.view["pool"] == 60 - 150


def test_SD_2_4_everybody_sees_the_cubes_and_cash_of_everybody(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 1, 7).end_auctions().build_out()
    views = [t.state.view(seat) for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]
    assert [seat["cubes"] for seat in views[0]["seats"]] == [20, 13, 20]
    assert [seat["cash"] for seat in views[0]["seats"]] == [0, 100, 0]
