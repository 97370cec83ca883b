"""Every fault of a Steel Driver board, one at a time, on a board that is otherwise sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from goldenspike.boards.steel_driver_check import faults, reachable, shortcomings

Board = dict[str, Any]
Break = Callable[[Board], Any]

LOCATION_KEYS = "color, id, kind, lat, lon, name, value, x, y"


def put(path: str, value: Any) -> Break:
    """Breaks the board by putting a value where the path leads."""

    def broken(board: Board) -> None:
        *steps, last = (int(step) if step.isdecimal() else step for step in path.split("."))
        target: Any = board
        for step in steps:
            target = target[step]
        target[last] = value

    return broken


def drop(path: str) -> Break:
    def broken(board: Board) -> None:
        *steps, last = (int(step) if step.isdecimal() else step for step in path.split("."))
        target: Any = board
        for step in steps:
            target = target[step]
        del target[last]

    return broken


def add_location(**entry: Any) -> Break:
    whole = {"id": "new", "name": "New", "x": 1, "y": 1, "kind": "regular",
             "color": "red", "value": 10, **entry}  # fmt: skip
    return lambda board: board["location"].append(whole)


def add_route(a: str, b: str, cost: int = 2) -> Break:
    return lambda board: board["route"].append({"a": a, "b": b, "cost": cost})


def test_the_isle_is_sound(isle: Board) -> None:
    assert faults(isle) == []
    assert shortcomings(isle) == []


def test_what_may_be_left_out_may_be_left_out(isle: Board) -> None:
    for key in ("credits", "companies", "art"):
        del isle[key]
    isle["title"] = {"en": "The Isle"}
    assert faults(isle) == []


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        # unknown and missing keys
        (put("colour", "red"), "board: unknown key 'colour'; known are art, companies, credits, "
         "game, id, location, players, route, title, transcontinental"),
        (put("location.1.colour", "red"),
         f"location 2 (mill): unknown key 'colour'; known are {LOCATION_KEYS}"),
        (put("route.0.price", 3),
         "route 1 (west-port-mill): unknown key 'price'; known are a, b, cost"),
        (put("title.de", "Insel"), "title: unknown key 'de'; known are en, es, pt"),
        (put("art.sea", []), "art: unknown key 'sea'; known are compass, key, label, lakes, land, "
         "nudge, outline, rivers, title, window"),
        *((drop(key), f"board: lacks '{key}'")
          for key in ("game", "id", "title", "players", "location", "route", "transcontinental")),
        (drop("title.en"), "title: lacks 'en'"),
        *((drop(f"location.2.{key}"), f"location 3 (ford): lacks '{key}'")
          for key in ("name", "kind", "color", "value")),
        (drop("location.2.id"), "location 3 (Ford): lacks 'id'"),
        (drop("route.4.cost"), "route 5 (ford-east-port): lacks 'cost'"),
        (drop("route.4.b"), "route 5 (ford-?): lacks 'b'"),
        # forms
        (put("game", "steam"), "game: must be steel-driver, not steam"),
        (put("id", "The Isle"),
         "id: must be small letters, digits and single hyphens, at most 40 signs, not The Isle"),
        (put("id", 7), "id: must be a text, not 7"),
        (put("title", "Isle"), "title: must be a table, not Isle"),
        (put("title.en", ""), "title, en: must have at least 1 sign, not 0"),
        (put("title.es", "x" * 81), "title, es: must have at most 80 signs, not 81"),
        (put("credits", ["me"]), "credits: must be a text, not a list"),
        (put("players", 4), "players: must be a list, not 4"),
        (put("players", [3]), "players: must have at least 2 entries, not 1"),
        (put("players", [0, 3]), "players 1: must be at least 1, not 0"),
        (put("players", [3, 7]), "players 2: must be at most 6, not 7"),
        (put("players", [5, 4]), "players: 5 to 4 is no range"),
        (put("location", {}), "location: must be a list, not a table"),
        (put("location.0", "x"), "location 1: must be a table, not x"),
        (put("location.1.id", "Mill"),
         "location 2 (Mill), id: must be small letters, digits and single hyphens, at most 40 "
         "signs, not Mill"),
        (put("location.1.name", ""),
         "location 2 (mill), name: must have at least 1 sign, not 0"),
        (put("location.1.name", "x" * 41),
         "location 2 (mill), name: must have at most 40 signs, not 41"),
        (put("location.1.kind", "hexagon"),
         "location 2 (mill), kind: must be one of start, regular, not hexagon"),
        (put("location.1.color", "green"),
         "location 2 (mill), color: must be one of white, "
         "black, silver, orange, red, not green"),
        (put("location.1.value", 40.0),
         "location 2 (mill), value: must be a whole number, not 40.0"),
        (put("location.1.value", True),
         "location 2 (mill), value: must be a whole number, not true"),
        (put("location.1.value", "40"),
         "location 2 (mill), value: must be a whole number, not 40"),
        (put("location.1.value", -10),
         "location 2 (mill), value: must be at least 0, not -10"),
        (put("location.1.value", 1001),
         "location 2 (mill), value: must be at most 1000, not 1001"),
        (put("location.1.x", "20"),
         "location 2 (mill), x: must be a number, not 20"),
        (put("location.1.x", True),
         "location 2 (mill), x: must be a number, not true"),
        (put("route", []), "route: must have at least 1 entry, not 0"),
        (put("route.2.cost", 0), "route 3 (mill-ford), cost: must be at least 1, not 0"),
        (put("route.2.cost", 100), "route 3 (mill-ford), cost: must be at most 99, not 100"),
        (put("route.2.cost", True), "route 3 (mill-ford), cost: must be a whole number, not true"),
        (put("transcontinental", ["mill"]),
         "transcontinental: must have at least 2 entries, not 1"),
        # what leads nowhere, stands twice, or does not fit together
        (put("companies", ["a", "b", "c"]), "companies: must have at least 6 entries, not 3"),
        (put("companies", ["a", "b", "c", "d", "e", "a"]), "companies: the six ids must differ"),
        (put("companies.0", "Big Red"), "companies 1: must be small letters, digits and "
         "single hyphens, at most 40 signs, not Big Red"),
        (add_location(id="ford"),
         "location 5 (ford): duplicate id, location 3 has it already"),
        (add_route("mill", "nowhere"),
         "route 6 (mill-nowhere): leads to nowhere, there is no location 'nowhere'"),
        (add_route("ford", "ford"), "route 6 (ford-ford): joins a location with itself"),
        (add_route("mill", "west-port"),
         "route 6 (mill-west-port): duplicate, route 1 joins the same locations"),
        (put("transcontinental", ["mill", "york"]),
         "transcontinental: there is no location 'york'"),
        (put("transcontinental", ["mill", "mill"]),
         "transcontinental: the two ends must differ"),
        (drop("location.1.y"),
         "location 2 (mill): lacks 'y'; every location has lon and lat, or x and y"),
        (put("location.1.lon", 3),
         "location 2 (mill): has 'lon', but the first location has x and y"),
        # art
        (put("art.nudge", {"nowhere": [1, 1]}), "art, nudge: there is no location 'nowhere'"),
        (put("art.label", {"nowhere": "n"}), "art, label: there is no location 'nowhere'"),
        (put("art.label", {"mill": "up"}),
         "art, label, mill: must be one of n, ne, e, se, s, sw, w, nw, not up"),
        (put("art.outline", "mars"), "art, outline: must be north-america, not mars"),
        (put("art.outline", "north-america"), "art, outline: needs locations with lon and lat"),
        (put("art.window", [5, 0, 1, 9]), "art, window: must be west, south, east, north"),
        (put("art.title", "middle"), "art, title: must be a corner or side (nw, n, ne, e, se, s, "
         "sw, w), or a point [x, y] of the sheet, not middle"),
        (put("art.land", [[[1, 2]]]), "art, land, entry 1: must have at least 2 entries, not 1"),
        (put("art.land", [[[1, 2], [3]]]),
         "art, land, entry 1, entry 2: must have at least 2 entries, not 1"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(isle: Board, broken: Break, told: str) -> None:
    broken(isle)
    assert faults(isle) == [told]


def test_coordinates_on_the_globe_stay_on_it(isle: Board) -> None:
    for index, place in enumerate(isle["location"]):
        del place["x"], place["y"]
        place.update(lon=-100 + index, lat=40 + index)
    assert faults(isle) == []
    isle["location"][2]["lat"] = 90
    assert faults(isle) == ["location 3 (ford), lat: must be at most 85, not 90"]
    isle["location"][2].update(lat=40, lon=-180.5)
    assert faults(isle) == ["location 3 (ford), lon: must be at least -180, not -180.5"]
    isle["location"][2]["lon"] = -100
    isle["art"]["window"] = [-200, 20, 30, 40]
    assert faults(isle) == ["art, window: lies off the globe"]


def test_every_fault_is_named(isle: Board) -> None:
    add_route("mill", "nowhere")(isle)
    add_route("ford", "ford")(isle)
    put("transcontinental", ["mill", "mill"])(isle)
    assert len(faults(isle)) == 3


def test_a_flood_of_faults_is_cut_short(isle: Board) -> None:
    isle["route"] = [{"x": 1}] * 200
    found = faults(isle)
    assert len(found) == 101
    assert found[-1] == "board: there are more faults of this kind."


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (drop("title.es"), "title: lacks 'es'"),
        (drop("title.pt"), "title: lacks 'pt'"),
        (drop("credits"), "board: lacks 'credits'"),
        (put("credits", " "), "board: lacks 'credits'"),
        (add_location(id="rock"), "location 5 (rock): unreachable, no chain of routes leads here "
         "from a start location"),
    ],
)  # fmt: skip
def test_a_shortcoming_lets_a_game_begin_but_is_named(
    isle: Board, broken: Break, told: str
) -> None:
    broken(isle)
    assert faults(isle) == []
    assert shortcomings(isle) == [told]


def test_a_board_without_start_locations_is_named(isle: Board) -> None:
    for place in isle["location"]:
        place["kind"] = "regular"
    assert shortcomings(isle) == ["board: no location is a start, so no company could ever build"]


def test_ends_that_no_chain_joins_are_named(isle: Board) -> None:
    isle["route"] = [route for route in isle["route"] if "east-port" not in route.values()]
    assert shortcomings(isle) == [
        "transcontinental: no chain of routes joins west-port and east-port"
    ]


def test_reachable_follows_routes_both_ways(isle: Board) -> None:
    assert reachable(isle, ["east-port"]) == {"west-port", "mill", "ford", "east-port"}
    isle["route"] = isle["route"][:1]
    assert reachable(isle, ["mill"]) == {"west-port", "mill"}
