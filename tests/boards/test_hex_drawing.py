from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from goldenspike.boards.drawing import draw, places, size
from goldenspike.boards.drawing.geometry import Box, Crowd, distance_to_line, grown, overlap
from goldenspike.boards.drawing.hexes.chart import APOTHEM, RADIUS
from goldenspike.boards.drawing.hexes.plan import FRAME, TOWN, HexPlan, plan
from goldenspike.boards.drawing.hexes.rivers import courses, river_beds, waterways, winding
from goldenspike.boards.drawing.hexes.words import LETTERS, WORDS
from goldenspike.boards.drawing.outline import outline
from goldenspike.boards.library import LIBRARY, SUPPLIED
from goldenspike.engine.api import BoardFile

Board = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "es", "pt")
OUTLINES = sorted({path.stem for path in (SUPPLIED / "drawing").glob("*.json")} - {"widths"})
BOARDS = [(game, id) for game in ("steam", "steam-barons") for id in LIBRARY.supplied(game)]


@pytest.fixture(params=BOARDS, ids=[id for _, id in BOARDS])
def board(request: pytest.FixtureRequest) -> BoardFile:
    game, id = request.param
    return LIBRARY.find(game, id)


@pytest.fixture(scope="module")
def northeast() -> BoardFile:
    return LIBRARY.find("steam", "northeast")


@pytest.fixture
def parse(toml: Any) -> Callable[[Board], BoardFile]:
    return lambda board: LIBRARY.parse(board["game"], toml(board))


def stop(board: BoardFile, label: str) -> Any:
    root = ET.fromstring(draw(board, standalone=True))
    found = root.find(f".//*[@data-location='{label}']")
    assert found is not None
    return found


# What a drawing is


def test_a_drawing_is_svg_with_two_layers_in_order(board: BoardFile) -> None:
    for dark in (False, True):
        root = ET.fromstring(draw(board, standalone=True, dark=dark))
        wide, high = size(board)
        assert root.get("viewBox") == f"0 0 {wide:g} {high:g}"
        style, ground, stops = list(root)
        assert style.tag == f"{SVG}style"
        assert not ground.findall(".//*[@data-location]")
        stops_there = [group.attrib["data-location"] for group in stops]
        assert sorted(stops_there) == sorted(
            entry["hex"] for entry in board.content["city"] + board.content["town"]
        )


def test_a_drawing_keeps_to_the_content_security_policy(board: BoardFile) -> None:
    for standalone in (False, True):
        text = draw(board, standalone)
        root = ET.fromstring(text)
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {
                "svg", "style", "g", "defs", "clipPath", "pattern", "path", "use", "rect",
                "circle", "text",
            }  # fmt: skip
            for name, value in element.attrib.items():
                assert name != "style"
                assert not name.startswith("on")
                assert name != "href" or value.startswith("#")
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert all(str(id).startswith(f"gsb-{board.sha256[:8]}-") for id in ids)
        assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', text)) <= set(ids)
        assert not re.search(r"\b(nan|inf)\b", text.partition("</style>")[2])


def test_in_a_page_the_drawing_wears_its_theme_and_alone_its_own(northeast: BoardFile) -> None:
    within = draw(northeast, standalone=False)
    alone = draw(northeast, standalone=True)
    assert "var(--cube-blue,#1f5799)" in within
    assert "@font-face" not in within
    assert "var(" not in alone
    assert alone.count("@font-face") == 2


def test_a_city_tells_name_colour_number_and_port(parse: Any, vale: Board) -> None:
    vale["town"] = []
    upton, downton = (stop(parse(vale), label) for label in ("B4", "E5"))
    assert ["".join(t.itertext()) for t in upton.iter(f"{SVG}text")] == ["R", "3", "Upton"]
    assert not upton.findall(".//*[@class='gsb-anchor']")
    assert downton.findall(".//*[@class='gsb-anchor']")
    assert upton.find(".//*[@class='gsb-red']") is not None
    weave = upton.find(".//*[@class='gsb-weave']")
    assert weave is not None
    assert weave.get("fill").endswith("-red)")


def test_every_colour_has_a_pattern_and_a_letter_of_its_own(northeast: BoardFile) -> None:
    root = ET.fromstring(draw(northeast, standalone=True))
    strokes = [path.get("d") for path in root.findall(f".//{SVG}pattern/{SVG}path")]
    assert len(strokes) == len(set(strokes)) == 5
    for language in LANGUAGES:
        assert len(set(LETTERS[language].values())) == 5
        assert WORDS[language].keys() == WORDS["en"].keys()


def test_colours_have_the_letters_of_the_cubes_on_the_table() -> None:
    for language in LANGUAGES:
        texts = Path(__file__).parents[2] / f"web/messages/{language}/steam-board.ftl"
        letters = dict(re.findall(r"st-board-letter-(\w+) = (\w)", texts.read_text("utf-8")))
        assert LETTERS[language].items() <= letters.items()


def test_title_and_key_come_in_the_language_asked_for(northeast: BoardFile) -> None:
    for language, title, hills in (
        ("en", "THE NORTHEAST", "hills"),
        ("es", "EL NORDESTE", "colinas"),
        ("pt", "O NORDESTE", "amarelo"),
    ):
        text = draw(northeast, standalone=True, language=language)
        assert f">{title}<" in text
        assert f">{hills}<" in text
        assert ">Steam<" in text


def test_every_supplied_board_has_all_its_furniture(board: BoardFile) -> None:
    for language in LANGUAGES:
        furniture = plan(board, language).furniture
        assert furniture.title is not None
        assert furniture.key is not None
        assert furniture.rose is not None


# What clients are told


def test_places_are_all_hexes_with_what_they_are(parse: Any, vale: Board) -> None:
    vale["hexes"]["mountains"] = ["E3"]
    found = places(parse(vale))
    assert {label: place["kind"] for label, place in found.items()} == {
        "B4": "city", "C3": "plain", "C5": "town", "C7": "plain", "D4": "hills", "D6": "water",
        "E3": "mountains", "E5": "city",
    }  # fmt: skip
    assert {place["r"] for place in found.values()} == {RADIUS}
    assert found["C5"]["y"] - found["C3"]["y"] == pytest.approx(2 * APOTHEM, abs=0.11)
    assert found["D4"]["x"] - found["C5"]["x"] == pytest.approx(1.5 * RADIUS, abs=0.11)
    assert found["D4"]["y"] - found["C5"]["y"] == pytest.approx(-APOTHEM, abs=0.11)


def test_all_hexes_lie_on_the_sheet(board: BoardFile) -> None:
    wide, high = size(board)
    for place in places(board).values():
        assert FRAME + RADIUS <= place["x"] <= wide - FRAME - RADIUS
        assert FRAME + APOTHEM - 0.1 <= place["y"] <= high - FRAME - APOTHEM + 0.1


# Nothing lies on anything


def hex_boxes(drawn: HexPlan) -> list[tuple[str, Box]]:
    """For each city a box that its hex is well inside of at the corners, and one upright."""
    boxes: list[tuple[str, Box]] = []
    for spot in drawn.cities():
        x, y = spot.at
        boxes.append((spot.label, (x - 36, y - 20, x + 36, y + 20)))
        boxes.append((spot.label, (x - 26, y - 42, x + 26, y + 42)))
    return boxes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_anything(board: BoardFile, language: str) -> None:
    drawn = plan(board, language)
    wide, high = size(board)
    boxes = [
        (drawn.places[hex].label, box) for hex, name in drawn.names.items() for box in name.boxes
    ]
    cities = hex_boxes(drawn)
    for label, box in boxes:
        assert box[0] > FRAME
        assert box[1] > FRAME
        assert box[2] < wide - FRAME
        assert box[3] < high - FRAME
        assert all(overlap(box, other) == 0 for other in drawn.furniture.boxes), label
        assert all(label == city or overlap(box, other) == 0 for city, other in cities), label
        for town in drawn.towns():
            x, y = town.at
            disc = (x - TOWN, y - TOWN, x + TOWN, y + TOWN)
            assert overlap(box, disc) == 0, f"{label} covers the disc of {town.name}"
    for (a, one), (b, two) in combinations(boxes, 2):
        assert a == b or overlap(one, two) == 0, f"{a} and {b}"
    for hex, name in drawn.names.items():
        assert name.size >= (10.5 if drawn.places[hex].kind == "city" else 12.0)


def test_the_name_of_a_city_leaves_room_for_its_cubes(board: BoardFile) -> None:
    drawn = plan(board)
    for spot in drawn.cities():
        (box,) = drawn.names[spot.hex].boxes
        assert spot.at[1] - 9.6 < box[1] < box[3] < spot.at[1] + 9.6
        assert box[2] - box[0] <= 2 * RADIUS + 8


def test_hills_stand_on_no_name_and_in_no_river(northeast: BoardFile) -> None:
    root = ET.fromstring(draw(northeast, standalone=True))
    feet = [
        tuple(map(float, re.findall(r"-?[\d.]+", str(path.get("d")))[:2]))
        for path in root.findall(".//*[@class='gsb-hills']/*[@class='gsb-hill']")
    ]
    assert len(feet) > 200
    names = [box for name in plan(northeast).names.values() for box in name.boxes]
    for x, y in feet:
        assert not any(overlap((x, y - 6, x + 8, y), box) > 0 for box in names)


# Rivers


def test_a_river_runs_through_every_river_hex_and_through_no_other(board: BoardFile) -> None:
    drawn = plan(board)
    length: dict[str, int] = {}
    for x, y in waterways(drawn):
        spot = min(drawn.places.values(), key=lambda s: (s.at[0] - x) ** 2 + (s.at[1] - y) ** 2)
        if (spot.at[0] - x) ** 2 + (spot.at[1] - y) ** 2 < (APOTHEM - 4) ** 2:
            length[spot.label] = length.get(spot.label, 0) + 1
    for spot in drawn.land():
        if spot.kind == "city":
            continue
        if "river" in spot.terrain:
            assert length.get(spot.label, 0) >= 5, f"{spot.label} shows no river"
        else:
            assert length.get(spot.label, 0) <= 3, f"{spot.label} shows a river"


def test_a_river_passes_beside_a_town(board: BoardFile) -> None:
    drawn = plan(board)
    beds = river_beds(drawn)
    for course in courses(drawn):
        for x, y in winding(drawn, course, beds):
            for town in drawn.towns():
                # One that flows into another at a town may do so behind its disc.
                if town.hex in course[1:-1]:
                    away = hypot(x - town.at[0], y - town.at[1])
                    assert away > TOWN, f"a river runs through {town.name}"


def test_rivers_nobody_told_the_course_of_are_joined(parse: Any, vale: Board) -> None:
    vale["hexes"] = {"river": ["C3-C7"], "water": ["D6"], "plain": ["D4"]}
    drawn = plan(parse(vale))
    assert sorted(courses(drawn)) == [[(3, 3), (3, 5)], [(3, 5), (3, 7)], [(3, 5), (4, 6)],
                                      [(3, 7), (4, 6)]]  # fmt: skip
    vale["hexes"] = {"river": ["C3"], "plain": ["C5-C7", "D4"]}
    drawn = plan(parse({**vale, "id": "brook"}))
    assert courses(drawn) == [[(2, 2), (3, 3), (4, 4)]]


def test_a_canal_is_drawn_straight_and_its_own_way(northeast: BoardFile) -> None:
    ruhr = draw(LIBRARY.find("steam", "rhine-ruhr"), standalone=True)
    assert 'class="gsb-canal"' in ruhr
    assert 'class="gsb-canal"' not in draw(northeast, standalone=True)


# Boards of other people


def test_a_board_without_art_is_an_island_of_its_hexes(parse: Any, vale: Board) -> None:
    board = parse(vale)
    text = draw(board, standalone=True)
    for shown in ("gsb-coast", "gsb-wash-hills", "gsb-river", "gsb-bar", "gsb-grid"):
        assert f'class="{shown}"' in text
    assert not plan(board).furniture.rose


def test_a_blocked_side_is_barred_once(parse: Any, vale: Board) -> None:
    vale["blocked"] = [{"hex": "B4", "edge": 1}]
    drawn = plan(parse(vale))
    bars = drawn.all_bars()
    assert len(bars) == 1
    x, y = (drawn.centre((2, 4))[k] + drawn.centre((3, 3))[k] for k in (0, 1))
    assert distance_to_line((x / 2, y / 2), *bars[0]) < 0.1


def test_names_are_escaped(parse: Any, vale: Board) -> None:
    vale["title"]["en"] = '<script>alert(1)</script> & "more"'
    vale["city"][0]["name"] = "<b onload='x'>&"
    vale["town"][0]["name"] = "<i>"
    text = draw(parse(vale), standalone=False)
    root = ET.fromstring(text)
    assert root.get("aria-label") == vale["title"]["en"]
    assert "<script" not in text.lower()
    assert "<b" not in text
    assert "<i" not in text


def test_a_long_name_is_squeezed_and_crowded_ones_are_smaller(parse: Any, vale: Board) -> None:
    vale["hexes"] = {"plain": [f"{column}{1 + k % 2}-{column}{21 + k % 2}" for k, column
                               in enumerate("FGHIJKLM")]}  # fmt: skip
    vale["city"] = [{"hex": "E4", "name": "W" * 40, "color": "red", "cubes": 1}]
    vale["town"] = [
        {"hex": f"{column}{row + 1 + k % 2}", "name": f"Longer Name {column}{row}"}
        for k, column in enumerate("FGHIJKLM")
        for row in range(0, 20, 2)
    ]
    vale["blocked"] = [  # so many towns side by side would be too many ways for goods
        {"hex": town["hex"], "edge": edge} for town in vale["town"] for edge in (1, 2)
        if town["hex"][0] != "M"
    ]  # fmt: skip
    drawn = plan(parse(vale))
    names = list(drawn.names.values())
    assert drawn.names[5, 4].lines[0][2] <= 2 * RADIUS + 8
    assert min(name.size for name in names) < 12
    touching = [
        (a.lines, b.lines)
        for a, b in combinations(names, 2)
        if any(overlap(one, two) > 0 for one in a.boxes for two in b.boxes)
    ]
    assert touching == []


@pytest.mark.parametrize(
    ("art", "told"),
    [
        ({"outline": "mars"}, "art, outline: must be one of north-america"),
        ({"chart": {"hex": "C3", "lon": 0, "lat": 0}}, "art, chart: lacks 'across'"),
        ({"chart": {"hex": "C3", "lon": 0, "lat": 89, "across": 5}}, "at most 80, not 89"),
        ({"chart": {"hex": "ZZ3", "lon": 0, "lat": 0, "across": 5}}, "art, chart, hex (ZZ3)"),
        ({"river": [{"course": ["C3", "C999"]}]}, "art, river, entry 1, course (C999)"),
        ({"river": [{"course": ["C3"]}]}, "must have at least 2 entries, not 1"),
        ({"lettering": [{"lon": 0, "lat": 0}]}, "lacks 'en'"),
        ({"margin": [1, 2, 3]}, "must have at least 4 entries, not 3"),
        ({"sea": 1}, "unknown key 'sea'"),
    ],
)
def test_art_that_cannot_be_drawn_is_refused(
    parse: Any, vale: Board, art: Board, told: str
) -> None:
    from goldenspike.engine.errors import MalformedBoard

    vale["art"] = art
    with pytest.raises(MalformedBoard, match=re.escape(told)):
        parse(vale)


@pytest.mark.parametrize(
    "art",
    [
        {"outline": "britain"},
        {"chart": {"hex": "C3", "lon": 179, "lat": -80, "across": 0.1}, "outline": "britain"},
        {"chart": {"hex": "A1", "lon": -2, "lat": 0, "across": 2000}, "outline": "eastern-us"},
        {"river": [{"course": ["A1", "CU199"]}, {"course": ["C3", "C3"], "canal": True}]},
        {"chart": {"hex": "C3", "lon": -2, "lat": 54, "across": 20},
         "lettering": [{"en": "Sea", "lon": -2, "lat": 54}]},
        {"margin": [0, 0, 0, 0], "title": [900000, -900000], "key": "s"},
    ],
)  # fmt: skip
def test_whatever_art_is_allowed_can_be_drawn(parse: Any, vale: Board, art: Board) -> None:
    vale["art"] = art
    text = draw(parse(vale), standalone=True).partition("</style>")[2]
    assert not re.search(r"\b(nan|inf)\b", text)


# The ground


@pytest.mark.parametrize("name", OUTLINES)
def test_an_outline_says_where_it_is_from_and_is_small(name: str) -> None:
    text = (SUPPLIED / "drawing" / f"{name}.json").read_text("utf-8")
    assert "public domain" in text
    assert len(text) < 110_000
    assert all(
        -180 <= lon <= 180 and -90 <= lat <= 90
        for lines in outline(name).values()
        for line in lines
        for lon, lat in line
    )


def test_a_crowd_finds_what_lies_on_a_box() -> None:
    crowd = Crowd([(0.0, 0.0, 500.0, 10.0), (300.0, 300.0, 310.0, 310.0)])
    assert crowd.covers((490.0, 5.0, 520.0, 50.0))
    assert crowd.covers(grown((305.0, 305.0, 305.0, 305.0), 1))
    assert not crowd.covers((490.0, 11.0, 520.0, 50.0))
    assert not crowd.covers((311.0, 300.0, 330.0, 330.0))
