"""The outlook: an estimate, but some things any estimate must get right."""

from __future__ import annotations

from typing import cast

from tests.engine.steam.conftest import MakeTable, Table
from tests.engine.steam.test_move import ALL_CUBES, SQUARE, moving

from goldenspike.engine.shared.network import Network
from goldenspike.engine.steam.state import Position
from goldenspike.judgement.steam.forecast import Forecast
from goldenspike.judgement.steam.outlook import outlook
from goldenspike.judgement.steam.reach import EVERY_COLOR, Reach, most_within

RED, BLUE, YELLOW = 0, 1, 2
OWN = [(0, "B2 4-1", "D2 5-2", "D4 1-4", "B4 5-2")]
"""All four links of the ring are of seat 0."""


def reached(t: Table, seat: int, label: str, color: int) -> list[int]:
    """Own links on the best way with 1 to 4 links."""
    state = t.state
    reach = Reach(Network(state.track), state.color, seat, 4)
    stop = state.map.stop[state.map.hex(label)]
    reach.from_stop(stop, EVERY_COLOR)
    earned = most_within(reach.earned[stop * 8 + color])
    return [earned >> 4 * length & 15 for length in range(1, 5)]


def test_reach_counts_own_links_by_the_length_of_the_way(table: MakeTable) -> None:
    t = moving(table, laid=OWN)
    assert reached(t, 0, "C1", BLUE) == [1, 1, 3, 3]  # straight to A3, or round the ring
    assert reached(t, 0, "C1", RED) == [0, 0, 0, 0]  # never back to its start
    assert reached(t, 1, "C1", BLUE) == [0, 0, 0, 0]  # nothing without an own link


def test_reach_leaves_out_ways_on_which_others_own_more(table: MakeTable) -> None:
    t = moving(table, laid=SQUARE)
    assert reached(t, 0, "C1", BLUE) == [1, 1, 1, 1]
    assert reached(t, 1, "C1", BLUE) == [0, 0, 0, 0]  # the way round is over links of 1, 2 and 0
    assert reached(t, 1, "E3", RED) == [1, 1, 1, 1]


def test_a_forecast_delivers_every_cube_once(table: MakeTable) -> None:
    t = moving(table, laid=OWN, cubes={"C1": "bg", "A3": "gg", "E3": "gg", "C5": "gg"})
    t.state.turn = t.state.turns
    forecast = Forecast(t.state, None, 0)
    forecast.play(t.state)
    assert forecast.points[0] == 3.0
    assert sum(forecast.points) == 3.0


def test_cubes_that_a_seat_can_deliver_are_worth_more_than_others(table: MakeTable) -> None:
    rich = moving(table, laid=OWN, cubes=ALL_CUBES)
    poor = moving(table, laid=OWN, cubes={})
    assert outlook(rich.state)[0] > outlook(poor.state)[0]


def test_a_faster_locomotive_an_income_and_a_dollar_are_worth_something(table: MakeTable) -> None:
    t = moving(table, laid=OWN, cubes=ALL_CUBES, level=2)
    before = outlook(t.state)[0]
    for better in ({"locomotive": 3}, {"income": 2}, {"vp": 1}, {"money": 9}):
        twin = moving(table, laid=OWN, cubes=ALL_CUBES, level=2)
        twin.give(0, **better)
        assert outlook(twin.state)[0] > before, better


def test_ruin_is_worse_than_any_debt(table: MakeTable) -> None:
    t = moving(table, laid=OWN, cubes={})
    t.give(1, income=-10)
    assert outlook(t.state)[1] < outlook(t.state)[2] - 20


def test_the_outlook_of_a_finished_game_is_its_score(table: MakeTable) -> None:
    t = moving(table, laid=OWN, cubes=ALL_CUBES)
    t.state.turn = t.state.turns
    while not t.state.is_over:
        t.state.apply(t.state.legal_actions()[0])
    assert outlook(t.state) == t.state.scores


def test_before_the_deal_everybody_expects_the_same(table: MakeTable) -> None:
    t = table("R2      .       B1\n    .       .\n")
    assert len(set(outlook(cast(Position, t.state.game.begin(t.state.header))))) == 1
