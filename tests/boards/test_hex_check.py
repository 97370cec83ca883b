"""Every fault of a board of hexes, one at a time, on a board that is otherwise sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from goldenspike.boards.hex_check import FACES, blocked_edges, faults, shortcomings, terrains
from goldenspike.engine.shared.hex_labels import write_label

Board = dict[str, Any]
Break = Callable[[Board], Any]


def test_the_vale_is_sound(vale: Board) -> None:
    assert faults(vale) == []
    assert shortcomings(vale) == []


def test_what_may_be_left_out_may_be_left_out(vale: Board) -> None:
    for key in ("credits", "blocked", "supply", "tiles"):
        del vale[key]
    vale["hexes"] = {"plain": ["C3-C7"]}
    assert faults(vale) == []


def test_there_are_21_faces() -> None:
    assert len(set(FACES)) == 21


def test_ranges_and_terrains_are_read(vale: Board) -> None:
    found = {write_label(hex): kinds for hex, kinds in terrains(vale).items()}
    assert found == {
        "C3": {"plain"},
        "C5": {"plain"},
        "C7": {"plain"},
        "D4": {"river", "hills"},
        "D6": {"water"},
    }


def test_a_blocked_edge_is_blocked_from_both_sides(vale: Board) -> None:
    assert blocked_edges(vale) == {((2, 4), 1), ((3, 3), 4)}


KNOWN = " ".join(FACES)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda b: b.update(hex=[]), "board: unknown key 'hex'; known are art, blocked, city, "
         "credits, game, hexes, id, players, supply, tiles, title, town"),
        (lambda b: b.update(market={}), "board: unknown key 'market'; known are art, blocked, "
         "city, credits, game, hexes, id, players, supply, tiles, title, town"),
        *((lambda b, key=key: b.pop(key), f"board: lacks '{key}'")
          for key in ("id", "title", "players", "hexes", "city")),
        (lambda b: b["hexes"].update(swamp=[]),
         "hexes: unknown key 'swamp'; known are hills, mountains, plain, river, water"),
        (lambda b: b["hexes"].update(hills=["C5:C7"]),
         "hexes, hills, entry 1: must be a hex such as D6 or a range such as C5-C11, not C5:C7"),
        (lambda b: b["hexes"].update(hills=["F2-G4"]),
         "hexes, hills, entry 1 (F2-G4): a range stays in one column, as C5-C11 does"),
        (lambda b: b["hexes"].update(hills=["F2-F5"]), "hexes, hills, entry 1 (F2-F5): a range "
         "goes down its column in steps of two, as C5-C11 does"),
        (lambda b: b["hexes"].update(hills=["F200"]),
         "hexes, hills, entry 1 (F200): a board has at most 99 columns and 199 rows"),
        (lambda b: b["hexes"].update(plain=["C3-C7", "C5"]),
         "hexes, plain, entry 2 (C5): duplicate, C5 stands in this list already"),
        (lambda b: b["hexes"].update(hills=["D4", "D5"]), "hex D5: lies between the hexes; column "
         "plus row is even all over this board, as in B4"),
        (lambda b: b["hexes"].update(hills=["C3"]), "hex C3: stands in plain and in hills"),
        (lambda b: b["hexes"].update(water=["D4"]),
         "hex D4: stands in water and in hills and river"),
        (lambda b: b["city"].clear(), "city: must have at least 1 entry, not 0"),
        (lambda b: b["city"][0].update(hex="b4"),
         "city 1 (Upton), hex: must be a hex such as D6, not b4"),
        (lambda b: b["city"][0].update(hex="ZZ4"),
         "city 1 (Upton), hex: a board has at most 99 columns and 199 rows"),
        (lambda b: b["city"][0].update(hex="E5") or b["blocked"].clear(),
         "city 2 (Downton, E5): duplicate hex, city 1 (Upton, E5) lies there already"),
        (lambda b: b["city"][0].update(hex="D6") or b["blocked"].clear(),
         "city 1 (Upton, D6): lies in water"),
        (lambda b: b["city"][0].update(color="gray"),
         "city 1 (Upton), color: must be one of red, blue, yellow, purple, not gray"),
        (lambda b: b["city"][0].update(color="black"),
         "city 1 (Upton), color: must be one of red, blue, yellow, purple, not black"),
        (lambda b: b["city"][0].update(cubes=-1),
         "city 1 (Upton), cubes: must be at least 0, not -1"),
        (lambda b: b["city"][0].update(cubes=2.0),
         "city 1 (Upton), cubes: must be a whole number, not 2.0"),
        (lambda b: b["city"][0].pop("cubes"), "city 1 (Upton): lacks 'cubes'"),
        (lambda b: b["city"][0].update(port=1),
         "city 1 (Upton), port: must be true or false, not 1"),
        (lambda b: b["town"][0].update(hex="E5"),
         "town 1 (Midham, E5): duplicate hex, city 2 (Downton, E5) lies there already"),
        (lambda b: b["town"][0].update(hex="E7"),
         "town 1 (Midham, E7): its hex stands in no terrain list"),
        (lambda b: b["town"][0].update(hex="D6"), "town 1 (Midham, D6): lies in water"),
        (lambda b: b["blocked"][0].update(edge=6),
         "blocked 1 (B4), edge: must be at most 5, not 6"),
        (lambda b: b["blocked"][0].update(hex="A9"),
         "blocked 1 (A9, edge 1): the board has no such hex"),
        (lambda b: b["blocked"].append({"hex": "C3", "edge": 4}),
         "blocked 2 (C3, edge 4): duplicate, this edge is blocked already"),
        (lambda b: b["tiles"].update({"1-4": 3}),
         f"tiles, 1-4: there is no face '1-4'; there are {KNOWN}"),
        (lambda b: b["tiles"].update({"0-5|0-4": 3}),
         "tiles, 0-5|0-4: face '0-4' stands in '0-3|0-4' already"),
        (lambda b: b["tiles"].update({"0-5|{0}|{0,4}": 3}),
         "tiles, 0-5|{0}|{0,4}: a tile has two faces at most"),
        (lambda b: b["tiles"].update({"0-5": -3}), "tiles, 0-5: must be at least 0, not -3"),
        (lambda b: b["supply"].update(spaces=31), "supply, spaces: must be at most 24, not 31"),
        (lambda b: b.update(players=[6, 3]), "players: 6 to 3 is no range"),
        (lambda b: [b["supply"].update(spaces=24), *(c.update(cubes=12) for c in b["city"]),
                    b["city"].append({"hex": "A5", "name": "A", "color": "red", "cubes": 1})],
         "board: asks for 97 cubes (25 on cities and 3 on each of 24 supply spaces); the bag "
         "holds 96"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(vale: Board, broken: Break, told: str) -> None:
    broken(vale)
    assert faults(vale) == [told]


def test_too_many_hexes_are_refused(vale: Board) -> None:
    columns = [(chr(64 + column), 2 - column % 2) for column in range(1, 20)]
    vale["hexes"]["plain"] = [f"{letter}{top}-{letter}{top + 196}" for letter, top in columns]
    vale["hexes"].update(river=[], hills=[], water=[])
    assert faults(vale)[0].startswith("hexes: a board has at most 1500 hexes, not ")


# Steam Barons


@pytest.fixture
def barons(vale: Board) -> Board:
    vale["game"] = "steam-barons"
    vale["city"][0]["color"] = "black"
    vale["market"] = {
        "shares": 8,
        "dividend": [0, 0, 0, 1, 1, 1, 2],
        "profit": [0, 0, 1],
        "bonus": [0],
        "adjustment": {"1": [0], "2": [2, -1], "3": [2, 0, -2]},
    }
    return vale


def test_a_board_of_steam_barons_has_a_market_and_black_cities(barons: Board) -> None:
    assert faults(barons) == []


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda b: b["market"].update(price=[]), "market: unknown key 'price'; known are "
         "adjustment, bonus, dividend, profit, shares"),
        (lambda b: b["market"].update(dividend=[]),
         "market, dividend: must have at least 1 entry, not 0"),
        (lambda b: b["market"].update(bonus=[1, "x"]),
         "market, bonus, entry 2: must be a whole number, not x"),
        (lambda b: b["market"].update(shares=0), "market, shares: must be at least 1, not 0"),
        (lambda b: b["market"]["adjustment"].update({"2": [1]}),
         "market, adjustment, 2: must have at least 2 entries, not 1"),
        (lambda b: b["market"]["adjustment"].update({"7": [0] * 7}),
         "market, adjustment: unknown key '7'; known are 1, 2, 3, 4, 5, 6"),
        (lambda b: b["city"].extend({"hex": f"{c}{r}", "name": "C", "color": "red", "cubes": 12}
                                    for c in "GIK" for r in (1, 3, 5)),
         "board: asks for 114 cubes (113 on cities and one on each of 1 towns); the bag holds 112"),
    ],
)  # fmt: skip
def test_a_fault_of_a_board_of_steam_barons_is_named(
    barons: Board, broken: Break, told: str
) -> None:
    broken(barons)
    assert faults(barons) == [told]


# Shortcomings


def test_land_that_no_track_could_reach_is_named(vale: Board) -> None:
    vale["hexes"]["plain"].append("G9")
    assert faults(vale) == []
    assert shortcomings(vale) == [
        "hex G9: unreachable, no track could lead here from most of the board"
    ]


def test_blocked_edges_cut_land_off(vale: Board) -> None:
    vale["blocked"] = [{"hex": "E5", "edge": edge} for edge in (4, 5)]
    assert shortcomings(vale) == [
        "hex E5: unreachable, no track could lead here from most of the board"
    ]


def test_missing_titles_and_credits_are_named(vale: Board) -> None:
    del vale["credits"], vale["title"]["pt"]
    assert shortcomings(vale) == ["title: lacks 'pt'", "board: lacks 'credits'"]
