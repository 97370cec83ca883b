"""ST-1.1 to ST-1.7: cubes, turns, the first order and the track supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.errors import BadSetup
from goldenspike.engine.steam.game import Steam

CITIES = """
R4      .       B1
    o       .
.       .       Y0
"""
GAME = Steam(LIBRARY)


def fresh(
    draw: Callable[..., str],
    seats: Any = 4,
    seed: int | None = None,
    text: str = CITIES,
    more: Any = "",
    game: Any = "steam",
    id: Any = "drawn",
    **options: Any,
) -> Any:
    board = LIBRARY.parse(game, draw(text, more, game, id))
    return GAME.set_up(list("ABCDEFG"[:seats]), board, seed, options)


def deal(cities: Any, supply: Any) -> Any:
    return gs.Action.from_json({"seat": None, "type": "deal", "cities": cities, "supply": supply})


def refused(state: gs.State, action: Any) -> str:
    before = state.to_json()
    refusal = state.check(action)
    assert refusal is not None
    with pytest.raises(gs.IllegalAction):
        state.apply(action)
    assert state.to_json() == before
    return refusal.rule


THREES = [["red", "blue", "gray"]] * 4 + [["yellow", "yellow", "purple"]] * 4 + [["purple"] * 3] * 4
DEALT = {"A1": ["red", "red", "blue", "gray"], "E1": ["purple"], "E3": []}


def test_ST_1_1_the_bag_holds_96_cubes(draw: Callable[..., str]) -> None:
    assert Counter(fresh(draw).view()["bag"]) == {
        "red": 20,
        "blue": 20,
        "yellow": 20,
        "purple": 20,
        "gray": 16,
    }


def test_ST_1_1_each_city_draws_its_printed_number(draw: Callable[..., str]) -> None:
    state = fresh(draw)
    assert state.chance_due == "deal"
    assert state.to_act == ()
    assert state.legal_actions() == []
    state.apply(deal(DEALT, THREES))
    assert {city["hex"]: len(city["cubes"]) for city in state.view()["cities"]} == {
        "A1": 4,
        "E1": 1,
        "E3": 0,
    }
    assert len(state.view()["bag"]) == 96 - 5 - 36
    state.invariants()


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"A1": ["red"] * 3}, "ST-1.1"),
        ({"A1": ["red"] * 5}, "ST-1.1"),
        ({"A1": ["red"] * 3 + ["black"]}, "ST-1.1"),
        ({"A1": ["red"] * 3 + ["pink"]}, "ST-1.1"),
        ({"C1": []}, "ST-1.1"),
        ({"B2": []}, "ST-1.1"),
        ({"Z9": ["red"]}, "ST-1.1"),
    ],
)
def test_ST_1_1_a_deal_that_does_not_fit_is_refused(
    draw: Callable[..., str], change: Any, rule: str
) -> None:
    assert refused(fresh(draw), deal({**DEALT, **change}, THREES)) == rule


def test_ST_1_1_every_city_is_dealt_to_also_with_none(draw: Callable[..., str]) -> None:
    cities = {hex: cubes for hex, cubes in DEALT.items() if hex != "E3"}
    assert refused(fresh(draw), deal(cities, THREES)) == "ST-1.1"


def test_ST_1_1_no_more_of_a_colour_than_there_are(draw: Callable[..., str]) -> None:
    reds = [["red"] * 3] * 6 + THREES[6:]
    assert fresh(draw).check(deal(DEALT, reds)) is None, "two and 18 are 20"
    reds = [["red"] * 3] * 7 + THREES[7:]
    assert refused(fresh(draw), deal(DEALT, reds)) == "ST-1.1"


@pytest.mark.parametrize(
    ("seats", "id", "fewer"), [(3, "rhine-ruhr", 1), (4, "rhine-ruhr", 0), (3, "x", 0)]
)
def test_ST_1_1_one_fewer_on_rhine_ruhr_with_three(
    draw: Callable[..., str], seats: int, id: str, fewer: int
) -> None:
    state = fresh(draw, seats=seats, id=id)
    state.apply(state.sample_chance(FastDraws(5)))
    assert [len(city["cubes"]) for city in state.view()["cities"]] == [
        4 - fewer,
        1 - fewer,
        0,
    ]


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_ST_1_2_twelve_spaces_draw_three_cubes_each_or_two(
    draw: Callable[..., str], seats: int, each: int
) -> None:
    state = fresh(draw, seats=seats)
    spaces = [space[:each] for space in THREES]
    assert refused(state, deal(DEALT, [*spaces[:-1], []])) == "ST-1.2"
    assert refused(state, deal(DEALT, spaces[:-1])) == "ST-1.2"
    assert refused(state, deal(DEALT, [*spaces, []])) == "ST-1.2"
    state.apply(deal(DEALT, spaces))
    assert state.view()["supply"] == [sorted(space, key=order_of) for space in spaces]


def order_of(color: str) -> int:
    return ["red", "blue", "yellow", "purple", "gray", "black"].index(color)


def test_ST_1_2_the_number_of_spaces_is_board_data(draw: Callable[..., str]) -> None:
    state = fresh(draw, more="[supply]\nspaces = 5\n")
    state.apply(state.sample_chance(FastDraws(1)))
    assert [len(space) for space in state.view()["supply"]] == [3] * 5


def test_ST_1_2_a_deal_of_steam_barons_is_refused(draw: Callable[..., str]) -> None:
    action = gs.Action.from_json({"seat": None, "type": "deal", "cities": DEALT, "towns": {}})
    assert refused(fresh(draw), action) == "ST-1.2"


def test_ST_1_3_new_cities_and_growth_markers(table: MakeTable) -> None:
    view = table(CITIES).view
    assert view["new_cities"] == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
    assert view["growth_markers"] == 10


def test_ST_1_4_everybody_begins_with_little(table: MakeTable) -> None:
    t = table(CITIES, rules="standard")
    assert t.all("income") == t.all("vp") == t.all("money") == [0, 0, 0]
    assert t.all("locomotive") == [1, 1, 1]


@pytest.mark.parametrize(("seats", "turns"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_ST_1_5_the_number_of_turns(table: MakeTable, seats: int, turns: int) -> None:
    t = table(CITIES, seats=seats)
    assert t.view["turns"] == turns
    for turn in range(1, turns + 1):
        assert t.view["turn"] == turn
        t.end_turn()
    assert t.state.is_over
    assert t.phase == "over"


def test_ST_1_6_a_drawn_order_gives_a_dollar_more_to_each_later_place(table: MakeTable) -> None:
    t = table(CITIES, seats=4, drawn_order=[2, 0, 3, 1])
    assert t.view["order"] == [2, 0, 3, 1]
    assert t.all("money") == [1, 3, 0, 2]
    assert t.phase == "tiles"
    assert t.seat == 2


def test_ST_1_6_the_order_names_every_seat_once(draw: Callable[..., str]) -> None:
    state = fresh(draw, seats=3)
    order = {"seat": None, "type": "order", "seats": [0, 1, 2]}
    assert refused(state, gs.Action.from_json(order)) == "ST-1.1", "first the deal"
    state.apply(state.sample_chance(FastDraws(1)))
    assert state.chance_due == "order"
    for seats in ([0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3]):
        assert refused(state, gs.Action.from_json({**order, "seats": seats})) == "ST-1.6"
    assert refused(state, gs.Action.from_json({"seat": 0, "type": "pass"})) == "ST-1.6"
    state.apply(gs.Action.from_json(order))
    assert state.chance_due is None
    assert refused(state, gs.Action.from_json(order)) == "ST-1.6"


# The first order by auction


@pytest.fixture
def opening(table: MakeTable) -> Any:
    """Makes a table at which the first order is auctioned, opened by the first seat drawn."""

    def make(*drawn_order: int, **more: Any) -> Any:
        return table(
            CITIES,
            seats=len(drawn_order),
            drawn_order=list(drawn_order),
            order="auction",
            **more,
        )

    return make


def test_ST_1_6_places_are_auctioned_from_the_first_down(opening: Any) -> None:
    t = opening(1, 2, 0)
    assert t.phase == "auction"
    assert t.view["order"] == []
    assert t.all("money") == [0, 0, 0], "nobody gets money for a late place"
    assert t.seat == 1, "the first seat drawn opens"
    assert t.view["auction"]["in"] == [0, 1, 2]
    t.bid(0)
    assert t.seat == 2, "clockwise in seat order, not in the order drawn"
    t.bid(3)
    assert t.seat == 0
    t.bid(4).leave()
    assert t.seat == 2, "seat 1 is out for this place"
    t.leave()
    assert t.told("place_taken") == [{"seat": 0, "place": 1, "paid": 4}]
    assert t.seat == 2, "the next unplaced clockwise from the last opener, seat 1"
    assert t.view["auction"]["in"] == [1, 2]
    t.bid(2).leave()
    assert t.view["order"] == [0, 2, 1], "the last place is free"
    assert t.phase == "tiles"
    assert t.seat == 0


def test_ST_1_6_a_bid_is_raised(opening: Any) -> None:
    t = opening(0, 1, 2)
    t.bid(5)
    assert t.refusal("bid", amount=5) == "ST-1.6"
    assert t.refusal("bid", amount=-1) == "ST-1.6"
    assert t.refusal("bid", amount=6) == "OK"
    assert t.refusal("take", tile="engineer", use=True) == "ST-1.6"


def test_ST_1_6_opening_may_be_nothing_and_not_less(opening: Any) -> None:
    t = opening(0, 1, 2)
    assert t.refusal("bid", amount=-1) == "ST-1.6"
    assert t.refusal("bid", amount=0) == "OK"
    assert t.legal("bid") == [{"amount": amount} for amount in range(51)]


def test_ST_1_6_when_all_pass_the_opener_takes_the_place(opening: Any) -> None:
    t = opening(2, 0, 1)
    t.leave().leave()
    assert t.seat == 1, "also the last may still open"
    t.leave()
    assert t.told("place_taken") == [{"seat": 2, "place": 1, "paid": 0}]
    assert t.player(2)["money"] == 0
    assert t.seat == 0, "the next unplaced clockwise from the last opener"


def test_ST_1_6_when_all_the_unplaced_pass_the_opener_takes_the_place(opening: Any) -> None:
    t = opening(0, 1, 2, 3)
    t.bid(1).leave().leave().leave()
    t.leave().leave().leave()
    assert t.told("place_taken") == [{"seat": 1, "place": 2, "paid": 0}]


def test_ST_1_6_after_the_opener_the_next_may_open_at_nothing(opening: Any) -> None:
    t = opening(0, 1, 2)
    t.leave().bid(0).leave()
    assert t.told("place_taken") == [{"seat": 1, "place": 1, "paid": 0}]
    assert t.seat == 2, "after the last opener, who was seat 0, and seat 1, who has a place"


def test_ST_1_6_the_winner_pays_by_raising_capital_and_keeps_the_change(opening: Any) -> None:
    t = opening(0, 1, 2)
    t.bid(7).leave().leave()
    assert t.player(0)["income"] == -2
    assert t.player(0)["money"] == 3
    assert t.told("capital_raised") == [{"seat": 0, "steps": 2, "money": 10, "income": -2, "vp": 0}]


def test_ST_1_6_bids_end_where_income_ends(opening: Any) -> None:
    t = opening(0, 1, 2)
    assert t.refusal("bid", amount=51) == "ST-1.6"
    t.bid(50)
    assert t.told("passed") == [
        {"seat": 1, "unasked": True, "free": False},
        {"seat": 2, "unasked": True, "free": False},
    ], "nobody can raise"
    assert t.player(0)["income"] == -10
    assert t.player(0)["money"] == 0


def test_ST_1_6_who_has_a_place_bids_no_more(opening: Any) -> None:
    t = opening(0, 1, 2, 3)
    t.bid(1).leave().leave().leave()
    assert t.view["auction"]["in"] == [1, 2, 3]
    assert t.view["auction"]["places"] == [0, None, None, None]
    t.leave().leave().bid(0)
    assert t.view["auction"]["in"] == [1, 2]
    assert t.view["order"] == []


def test_ST_1_6_options(draw: Callable[..., str]) -> None:
    with pytest.raises(BadSetup, match=r"ST-10\.1"):
        fresh(draw, rules="standard", order="auction")
    with pytest.raises(BadSetup):
        fresh(draw, rules="easy")
    assert fresh(draw).header.options == {"rules": "base", "order": "random"}
    for seats in (2, 7):
        with pytest.raises(BadSetup):
            fresh(draw, seats=seats)


# The track supply


def test_ST_1_7_the_supply_of_the_box(table: MakeTable) -> None:
    left = table(CITIES).view["tiles_left"]
    assert left["0-3|0-4"] == 86
    assert left["{0,3}|{0,4}"] == 10
    assert left["0-5|{0,5}"] == 8
    assert [left[face] for face in ("5-2&4-1", "0-3&4-2", "5-3&4-0")] == [4] * 3
    assert [left[face] for face in ("0-3&4-5", "5-3&0-2", "0-2&5-4", "0-2&4-3")] == [2] * 4
    assert left["{0}"] == 4
    assert [left[face] for face in ("{0,2,4}", "{0,3,5}", "{0,3,1}", "{0,5,1}")] == [4] * 4
    assert [left[face] for face in ("{0,1,3,4}", "{0,2,3,4}", "{0,1,2,3}")] == [4] * 3
    assert sum(left.values()) == 86 + 10 + 8 + 12 + 8 + 4 + 16 + 12


def test_ST_1_7_boards_of_steam_barons_bring_more(table: MakeTable) -> None:
    left = table(CITIES, game="steam-barons").view["tiles_left"]
    assert left["0-3|0-4"] == 86 + 38


ROW = """
R2      .       B2
    .       .
.       .       .
    o       .
.       .       .
"""


def test_ST_1_7_a_face_that_is_used_up_cannot_be_laid(table: MakeTable) -> None:
    t = table(ROW, '[tiles]\n"0-3" = 1\n"0-4|0-5" = 5\n').to_build().give(0, money=50)
    t.lay("A3 0-3")
    assert t.view["tiles_left"] == {"0-3": 0, "0-4|0-5": 5}
    assert t.why_not("E3", "0-3") == "ST-1.7"
    assert t.why_not("E3", "0-4") == "OK"


def test_ST_1_7_a_tile_of_two_sides_counts_once_for_both(table: MakeTable) -> None:
    t = table(ROW, '[tiles]\n"0-3" = 9\n"0-4|0-5" = 1\n').to_build().give(0, money=50)
    t.lay("E3 0-4")
    assert t.view["tiles_left"] == {"0-3": 9, "0-4|0-5": 0}
    assert t.why_not("B2", "5-4") == "ST-1.7", "the other side of the tile just laid"
    assert t.why_not("B2", "5-2") == "OK"


def test_ST_1_7_a_replaced_tile_returns_first(table: MakeTable) -> None:
    t = table(ROW, '[tiles]\n"0-3" = 1\n"0-4" = 1\n').to_build().give(0, money=50)
    t.lay("A3 0-2")
    assert t.why_not("E3", "0-4") == "ST-1.7"
    assert t.why_not("A3", "0-3") == "OK"
    t.lay("A3 0-3")
    assert t.view["tiles_left"] == {"0-3": 0, "0-4": 1}
    t.end_builds().end_moves().to_build()
    assert t.view["tiles_left"]["0-4"] == 1


def test_ST_1_7_a_replaced_tile_may_be_the_one_needed(table: MakeTable) -> None:
    t = table(ROW, '[tiles]\n"0-4" = 1\n').to_build().give(0, money=50)
    t.lay("B2 5-1")
    assert t.view["tiles_left"] == {"0-4": 0}
    assert t.why_not("A3", "0-2") == "ST-1.7"
    assert t.why_not("B2", "5-3") == "OK", "the same tile, turned"


def test_ST_1_7_a_face_without_an_entry_has_no_tiles(table: MakeTable) -> None:
    t = table(ROW, '[tiles]\n"0-3" = 4\n').to_build().give(0, money=50)
    assert t.why_not("A3", "0-2") == "ST-1.7"
    assert t.why_not("A3", "0-3") == "OK"
    assert {tuple(map(tuple, lay["track"])) for lay in t.legal("lay")} <= {
        ((0, 3),),
        ((1, 4),),
        ((2, 5),),
    }


def test_ST_1_7_no_tile_shows_that(table: MakeTable) -> None:
    t = table(ROW).to_build()
    for track in ([], [[0, 0]], [[0, 6]], [[-1, 2]], [[0, 1], [2, 3]], [[0, 3], [3, 4]]):
        assert t.refusal("lay", hex="A3", track=track) == "ST-1.7"
    for spurs in ([], [0, 0], [6], [0, 1, 2, 3, 4]):
        assert t.refusal("lay", hex="B4", spurs=spurs) == "ST-1.7"
