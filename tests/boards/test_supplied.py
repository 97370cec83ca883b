"""SD-8: the supplied board meets every demand, and each demand would be missed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from goldenspike.boards.library import LIBRARY
from goldenspike.boards.steel_driver_check import faults, shortcomings
from goldenspike.boards.steel_driver_supplied import shortest_chain, supplied_faults
from goldenspike.engine.api import BoardFile

Board = dict[str, Any]
Break = Callable[[Board], Any]
Toml = Callable[[Board], str]


@pytest.fixture
def usa() -> Board:
    return copy.deepcopy(LIBRARY.find("steel-driver", "usa").content)


@pytest.fixture
def judge(toml: Toml) -> Callable[[Board], list[str]]:
    def judged(content: Board) -> list[str]:
        return supplied_faults(BoardFile("usa", toml(content), content, True))

    return judged


def place(board: Board, id: str) -> Board:
    found: Board = next(entry for entry in board["location"] if entry["id"] == id)
    return found


def route(board: Board, a: str, b: str) -> Board:
    found: Board = next(entry for entry in board["route"] if {entry["a"], entry["b"]} == {a, b})
    return found


def remove(board: Board, id: str) -> None:
    board["location"].remove(place(board, id))
    board["route"] = [entry for entry in board["route"] if id not in (entry["a"], entry["b"])]


def rename(board: Board, old: str, new: str) -> None:
    place(board, old)["id"] = new
    for entry in board["route"]:
        for end in ("a", "b"):
            entry[end] = new if entry[end] == old else entry[end]


def test_sd_8_the_supplied_board_has_no_fault(usa: Board, judge: Any) -> None:
    assert faults(usa) == []
    assert shortcomings(usa) == []
    assert judge(usa) == []


def test_sd_8_the_shortest_chain_has_eight_links(usa: Board) -> None:
    assert shortest_chain(usa) == 8
    remove(usa, "reno")
    remove(usa, "los-angeles")
    remove(usa, "portland")
    assert shortest_chain(usa) is None


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda b: remove(b, "boise"), "board: has 37 locations; they must be 38"),
        *(
            (lambda b, id=id: rename(b, id, "elsewhere"), f"board: there is no location '{id}'")
            for id in ("buffalo", "chicago", "st-louis", "omaha", "kansas-city", "denver",
                       "new-orleans", "baltimore", "pittsburgh")
        ),
        (lambda b: place(b, "boise").update(color="white"),
         "board: has 13 white locations; they must be 12"),
        (lambda b: place(b, "boise").update(color="white"),
         "board: has 5 silver locations; they must be 6"),
        (lambda b: place(b, "boston").update(color="red"), "(boston), color: no neighbour is red"),
        (lambda b: place(b, "boston").update(lon=-66.0),
         "(boston): does not lie in the contiguous United States"),
        (lambda b: place(b, "boston").update(lat=49.9),
         "(boston): does not lie in the contiguous United States"),
        (lambda b: place(b, "boston").update(value=35),
         "(boston), value: must be a multiple of 10, not 35"),
        (lambda b: place(b, "pittsburgh").update(value=50),
         "(pittsburgh), value: must be 40, not 50"),
        (lambda b: place(b, "baltimore").update(kind="regular"),
         "location baltimore, kind: must be start"),
        (lambda b: place(b, "pittsburgh").update(kind="start"),
         "location pittsburgh, kind: must be regular"),
        (lambda b: [place(b, id).update(kind="start") for id in ("boston", "atlanta")],
         "board: has 10 start locations; they must be 7 to 9"),
        (lambda b: place(b, "san-francisco").update(kind="regular"),
         "board: at least one start location must lie on the Pacific coast"),
        (lambda b: [place(b, id).update(lon=-110 - n) for n, id in enumerate(
            ("buffalo", "richmond", "charleston", "st-louis"))],
         "board: most start locations must lie in the east"),
        (lambda b: route(b, "reno", "boise").update(cost=7),
         "(reno-boise), cost: must be 2 to 6, not 7"),
        (lambda b: route(b, "reno", "boise").update(cost=1),
         "(reno-boise), cost: must be 2 to 6, not 1"),
        (lambda b: route(b, "denver", "omaha").update(cost=6),
         "(denver-omaha), cost: must be at most 5, not 6"),
        (lambda b: route(b, "denver", "kansas-city").update(cost=6),
         "(denver-kansas-city), cost: must be at most 5, not 6"),
        (lambda b: route(b, "baltimore", "pittsburgh").update(cost=2),
         "route baltimore-pittsburgh, cost: must be 3"),
        *(
            (lambda b, a=a, c=c: b["route"].remove(route(b, a, c)),
             f"board: there is no route {a}-{c}")
            for a, c in (("denver", "omaha"), ("denver", "kansas-city"), ("buffalo", "new-york"),
                         ("baltimore", "pittsburgh"))
        ),
        (lambda b: [entry.update(cost=3) for entry in b["route"]],
         "board: routes in the mountains must be dearer than routes in the plains"),
        (lambda b: b.update(route=b["route"][:69]), "board: has 69 routes; they must be 70 to 90"),
        (lambda b: b["route"].remove(route(b, "boston", "buffalo")),
         "(boston): has 1 routes; they must be 2 to 7"),
        (lambda b: b["route"].append({"a": "dallas", "b": "atlanta", "cost": 2}),
         "(dallas): has 8 routes; they must be 2 to 7"),
        (lambda b: [b["route"].remove(route(b, "boston", id)) for id in ("buffalo", "new-york")],
         "board: its locations do not all hang together"),
        (lambda b: b["route"].append({"a": "san-francisco", "b": "salt-lake-city", "cost": 6}),
         "transcontinental: the shortest chain has 7 links; 8 to 11 are asked"),
        (lambda b: b.update(transcontinental=["seattle", "new-york"]),
         "transcontinental: must join san-francisco and new-york"),
        (lambda b: b["route"].append({"a": "omaha", "b": "st-louis", "cost": 3}),
         "(omaha-st-louis): crosses route kansas-city-chicago"),
        (lambda b: b["route"].append({"a": "boston", "b": "baltimore", "cost": 4}),
         "(boston-baltimore): runs over new-york"),
    ],
)  # fmt: skip
def test_sd_8_a_demand_that_is_missed_is_named(
    usa: Board, judge: Any, broken: Break, told: str
) -> None:
    broken(usa)
    found = judge(usa)
    assert any(told in fault for fault in found), found


def test_the_board_a_player_draws_need_not_meet_them(isle: Board, judge: Any) -> None:
    assert judge(isle)
    assert shortcomings(isle) == []
