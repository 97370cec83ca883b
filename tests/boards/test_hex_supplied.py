"""ST-11, BA-9: the supplied boards meet every demand, and each demand would be missed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from math import hypot
from typing import Any

import pytest

from goldenspike.boards.drawing.hexes.chart import APOTHEM
from goldenspike.boards.drawing.hexes.plan import plan
from goldenspike.boards.drawing.outline import outline
from goldenspike.boards.hex_check import faults, shortcomings
from goldenspike.boards.hex_supplied import supplied_faults
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.api import BoardFile

Board = dict[str, Any]
Break = Callable[[Board], Any]
Toml = Callable[[Board], str]

BOARDS = [(game, id) for game in ("steam", "steam-barons") for id in LIBRARY.supplied(game)]

# Longitude and latitude, from any atlas.
TRUE_PLACES = {
    "northeast": {
        "Detroit": (-83.05, 42.33), "Cleveland": (-81.69, 41.5), "Columbus": (-83.0, 39.96),
        "Pittsburgh": (-80.0, 40.44), "Buffalo": (-78.88, 42.89), "Toronto": (-79.38, 43.65),
        "Ottawa": (-75.7, 45.42), "Montreal": (-73.57, 45.5), "Quebec": (-71.21, 46.81),
        "Boston": (-71.06, 42.36), "Albany": (-73.76, 42.65), "New York": (-74.0, 40.71),
        "Philadelphia": (-75.16, 39.95), "Baltimore": (-76.61, 39.29),
        "Syracuse": (-76.15, 43.05), "Portland": (-70.26, 43.66), "Scranton": (-75.66, 41.41),
        "Toledo": (-83.55, 41.66), "Youngstown": (-80.65, 41.1), "Wheeling": (-80.72, 40.06),
        "Altoona": (-78.39, 40.52), "Cumberland": (-78.76, 39.65),
        "Williamsport": (-77.0, 41.24), "Harrisburg": (-76.88, 40.27),
        "Binghamton": (-75.91, 42.1), "Utica": (-75.23, 43.1), "Rochester": (-77.61, 43.16),
        "Erie": (-80.08, 42.13), "London": (-81.25, 42.98), "Hamilton": (-79.87, 43.25),
        "Peterborough": (-78.32, 44.3), "Kingston": (-76.5, 44.23), "Pembroke": (-77.1, 45.82),
        "Burlington": (-73.21, 44.48), "Concord": (-71.54, 43.21), "Augusta": (-69.78, 44.31),
        "Hartford": (-72.68, 41.76), "Sherbrooke": (-71.89, 45.4),
        "Washington": (-77.04, 38.9),
    },
    "rhine-ruhr": {
        "Cologne": (6.96, 50.94), "Düsseldorf": (6.78, 51.23), "Duisburg": (6.76, 51.43),
        "Essen": (7.01, 51.46), "Dortmund": (7.47, 51.51), "Wuppertal": (7.15, 51.26),
        "Mönchengladbach": (6.43, 51.19), "Aachen": (6.08, 50.78), "Maastricht": (5.69, 50.85),
        "Nijmegen": (5.86, 51.84), "Wesel": (6.62, 51.66), "Hamm": (7.82, 51.68),
        "Hagen": (7.47, 51.36), "Bonn": (7.1, 50.73), "Münster": (7.63, 51.96),
        "Eindhoven": (5.47, 51.44), "Arnhem": (5.91, 51.98), "Emmerich": (6.24, 51.83),
        "Bocholt": (6.62, 51.84), "Coesfeld": (7.17, 51.94),
        "Soest": (8.11, 51.57), "Unna": (7.69, 51.54), "Iserlohn": (7.7, 51.37),
        "Arnsberg": (8.06, 51.4), "Lüdenscheid": (7.63, 51.22), "Gummersbach": (7.56, 51.03),
        "Olpe": (7.85, 51.03), "Solingen": (7.08, 51.17), "Krefeld": (6.56, 51.33),
        "Geldern": (6.32, 51.52), "Venlo": (6.17, 51.37), "Roermond": (5.99, 51.19),
        "Weert": (5.71, 51.25), "Sittard": (5.87, 51.0), "Düren": (6.48, 50.8),
        "Euskirchen": (6.79, 50.66), "'s-Hertogenbosch": (5.3, 51.69),
    },
    "eastern-us": {
        "New Orleans": (-90.07, 29.95), "St. Louis": (-90.2, 38.63), "Memphis": (-90.05, 35.15),
        "Milwaukee": (-87.91, 43.04), "Chicago": (-87.63, 41.88), "Birmingham": (-86.8, 33.52),
        "Cincinnati": (-84.51, 39.1), "Atlanta": (-84.39, 33.75), "Detroit": (-83.05, 42.33),
        "Huntington": (-82.44, 38.42), "Cleveland": (-81.69, 41.5), "Savannah": (-81.1, 32.08),
        "Toronto": (-79.38, 43.65), "Pittsburgh": (-80.0, 40.44), "Charleston": (-79.93, 32.78),
        "Buffalo": (-78.88, 42.89), "Baltimore": (-76.61, 39.29), "Norfolk": (-76.29, 36.85),
        "Philadelphia": (-75.16, 39.95), "Montreal": (-73.57, 45.5), "New York": (-74.0, 40.71),
        "Boston": (-71.06, 42.36), "Kansas City": (-94.58, 39.1), "Minneapolis": (-93.27, 44.98),
        "Little Rock": (-92.29, 34.75), "Jackson": (-90.18, 32.3), "Davenport": (-90.58, 41.52),
        "Springfield": (-89.65, 39.8), "Mobile": (-88.04, 30.69), "Nashville": (-86.78, 36.16),
        "Indianapolis": (-86.16, 39.77), "Montgomery": (-86.3, 32.38),
        "Grand Rapids": (-85.67, 42.96), "Louisville": (-85.76, 38.25),
        "Chattanooga": (-85.31, 35.05), "Knoxville": (-83.92, 35.96), "Columbus": (-83.0, 39.96),
        "Columbia": (-81.03, 34.0), "Jacksonville": (-81.66, 30.33), "Raleigh": (-78.64, 35.78),
        "Richmond": (-77.44, 37.54), "Ottawa": (-75.7, 45.42), "Syracuse": (-76.15, 43.05),
        "Scranton": (-75.66, 41.41), "Albany": (-73.76, 42.65), "Quebec": (-71.21, 46.81),
        "Portland": (-70.26, 43.66),
    },
    "northern-england": {
        "Carlisle": (-2.93, 54.89), "Liverpool": (-2.98, 53.41), "Chester": (-2.89, 53.19),
        "Lancaster": (-2.8, 54.05), "Preston": (-2.7, 53.76), "Wigan": (-2.63, 53.54),
        "Manchester": (-2.24, 53.48), "Stoke": (-2.18, 53.0), "Durham": (-1.57, 54.78),
        "Bradford": (-1.75, 53.79), "Newcastle": (-1.61, 54.97), "Darlington": (-1.55, 54.52),
        "Leeds": (-1.55, 53.8), "Barnsley": (-1.48, 53.55), "Sheffield": (-1.47, 53.38),
        "Harrogate": (-1.54, 53.99), "Middlesbrough": (-1.23, 54.57), "York": (-1.08, 53.96),
        "Nottingham": (-1.15, 52.95), "Lincoln": (-0.54, 53.23), "Hull": (-0.34, 53.74),
        "Whitehaven": (-3.59, 54.55), "Keswick": (-3.13, 54.6), "Barrow": (-3.23, 54.11),
        "Penrith": (-2.75, 54.66), "Kendal": (-2.75, 54.33), "Crewe": (-2.44, 53.1),
        "Burnley": (-2.24, 53.79), "Hexham": (-2.1, 54.97), "Skipton": (-2.02, 53.96),
        "Buxton": (-1.91, 53.26), "Richmond": (-1.74, 54.4), "Holmfirth": (-1.79, 53.57),
        "Northallerton": (-1.43, 54.34), "Ripon": (-1.52, 54.14), "Doncaster": (-1.13, 53.52),
        "Malton": (-0.8, 54.14), "Goole": (-0.88, 53.7), "Gainsborough": (-0.77, 53.4),
        "Newark": (-0.81, 53.08), "Whitby": (-0.61, 54.49), "Scarborough": (-0.4, 54.28),
        "Grimsby": (-0.08, 53.57),
    },
}  # fmt: skip


@pytest.fixture
def northeast() -> Board:
    return copy.deepcopy(LIBRARY.find("steam", "northeast").content)


@pytest.fixture
def judge(toml: Toml) -> Callable[[Board], list[str]]:
    def judged(content: Board) -> list[str]:
        return supplied_faults(BoardFile(content["id"], toml(content), content, True))

    return judged


@pytest.mark.parametrize(("game", "id"), BOARDS)
def test_st_11_a_supplied_board_has_no_fault(game: str, id: str) -> None:
    board = LIBRARY.find(game, id)
    assert faults(board.content) == []
    assert shortcomings(board.content) == []
    assert supplied_faults(board) == []


@pytest.mark.parametrize(("game", "id"), BOARDS)
def test_st_11_stops_lie_where_they_are(game: str, id: str) -> None:
    drawn = plan(LIBRARY.find(game, id))
    truth = TRUE_PLACES[id]
    stops = [*drawn.cities(), *drawn.towns()]
    assert {spot.name for spot in stops} == truth.keys()
    for spot in stops:
        x, y = drawn.to_sheet(*truth[spot.name])
        off = hypot(x - spot.at[0], y - spot.at[1]) / (2 * APOTHEM)
        assert off < 0.75, f"{spot.name} lies {off:.2f} hexes from its place"


@pytest.mark.parametrize(("game", "id"), BOARDS)
def test_st_11_land_is_land_and_water_is_water(game: str, id: str) -> None:
    drawn = plan(LIBRARY.find(game, id))
    layers = outline(drawn.art["outline"])
    dry = [
        [drawn.to_sheet(*point) for point in line]
        for layer in ("home", "neighbours", "lakes")
        for line in layers[layer]
    ]

    def is_dry(x: float, y: float) -> bool:
        inside = False
        for line in dry:
            for (x1, y1), (x2, y2) in zip(line, line[1:] + line[:1], strict=True):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    inside = not inside
        return inside

    steps = [(0, 0)] + [(dx * 28, dy * 24) for dx in (-1, 0, 1) for dy in (-1, 1)]
    for spot in drawn.places.values():
        x, y = spot.at
        count = sum(is_dry(x + dx, y + dy) for dx, dy in steps)
        if spot.is_land:
            assert count >= 2, f"{spot.label} is no land"
        else:
            assert count <= 5, f"{spot.label} is no water"


def city(board: Board, name: str) -> Board:
    found: Board = next(entry for entry in board["city"] if entry["name"] == name)
    return found


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda b: b["hexes"].update(plain=[]), "land hexes; they must be 110 to 190"),
        (lambda b: b["hexes"].update(plain=["U2-U198"]), "land hexes; they must be 110 to 190"),
        (lambda b: b.update(city=b["city"][:13]),
         "board: has 13 cities in the four colours; they must be 14 to 20"),
        (lambda b: b.update(town=b["town"][:11]), "board: has 11 towns; they must be 12 to 22"),
        (lambda b: city(b, "Boston").update(color="black"), "board: has 1 black cities"),
        (lambda b: [entry.update(color="red") for entry in b["city"]],
         "board: has no blue city"),
        (lambda b: [city(b, n).update(color="red") for n in ("Boston", "Ottawa")],
         "cities; no colour may have 1.5 times another"),
        (lambda b: city(b, "Boston").update(cubes=5), "(Boston), cubes: must be 1 to 4, not 5"),
        (lambda b: city(b, "Boston").update(cubes=0), "(Boston), cubes: must be 1 to 4, not 0"),
        (lambda b: [entry.update(cubes=4) for entry in b["city"]],
         "board: draws 68 cubes; at most 58 are asked"),
        (lambda b: b["hexes"].update(hills=[]), "board: has no hills"),
        (lambda b: b.update(blocked=[{"hex": "Q1", "edge": edge} for edge in (2, 3)]),
         "city Quebec (Q1): has 1 buildable sides; 3 are asked"),
        (lambda b: b["art"]["river"].pop(0), "hex K9: no course runs through it"),
        (lambda b: b["art"]["river"].append({"course": ["A13", "A15"]}),
         "hex A13: stands in no river list"),
        (lambda b: b["art"]["river"].append({"course": ["N20", "N6"]}),
         "art, river: N20 and N6 are no neighbours"),
    ],
)  # fmt: skip
def test_st_11_a_demand_that_is_missed_is_named(
    northeast: Board, judge: Any, broken: Break, told: str
) -> None:
    broken(northeast)
    found = judge(northeast)
    assert any(told in fault for fault in found), found
