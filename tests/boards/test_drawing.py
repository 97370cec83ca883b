from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from goldenspike.boards import library
from goldenspike.boards.drawing import SIZE, draw, places, routes
from goldenspike.boards.drawing.albers import Albers
from goldenspike.boards.drawing.geometry import around, cross, grown, inside_length, overlap
from goldenspike.boards.drawing.letters import text_width
from goldenspike.boards.drawing.outline import outline
from goldenspike.boards.drawing.plan import FRAME, HEIGHT, WIDTH, Plan, plan
from goldenspike.boards.drawing.regions import regions
from goldenspike.engine.api import BoardFile

Board = dict[str, Any]
Toml = Callable[[Board], str]
SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "es", "pt")


@pytest.fixture(scope="module")
def usa() -> BoardFile:
    return library.LIBRARY.find("steel-driver", "usa")


@pytest.fixture
def parse(toml: Toml) -> Callable[[Board], BoardFile]:
    return lambda board: library.LIBRARY.parse("steel-driver", toml(board))


def drawings(board: BoardFile) -> list[str]:
    return [
        draw(board, standalone=False),
        draw(board, standalone=True),
        draw(board, standalone=True, language="pt", dark=True),
    ]


# The projection


def test_the_projection_is_albers() -> None:
    # From Snyder, Map Projections: A Working Manual (1987), page 291: a sphere of radius 1.
    x, y = Albers(29.5, 45.5, -96.0, 23.0).project(-75.0, 35.0)
    assert x == pytest.approx(0.2952720, abs=1e-7)
    assert -y == pytest.approx(0.2416774, abs=1e-7)


def test_the_projection_bears_the_equator_between_its_parallels() -> None:
    x, y = Albers(-10, 10, 0, 0).project(10, 5)
    assert x > 0 > y


# What a drawing is


def test_a_drawing_is_svg_with_three_layers_in_order(usa: BoardFile) -> None:
    for text in drawings(usa):
        root = ET.fromstring(text)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == f"0 0 {SIZE[0]} {SIZE[1]}"
        style, ground, lines, spots = list(root)
        assert style.tag == f"{SVG}style"
        assert not ground.findall(".//*[@data-route]") + ground.findall(".//*[@data-location]")
        assert not lines.findall(".//*[@data-location]")
        assert not spots.findall(".//*[@data-route]")


def test_every_location_and_route_is_a_group_of_its_own(usa: BoardFile) -> None:
    for text in drawings(usa):
        root = ET.fromstring(text)
        found = [group.attrib["data-location"] for group in root.findall(".//*[@data-location]")]
        assert sorted(found) == sorted(place["id"] for place in usa.content["location"])
        found = [group.attrib["data-route"] for group in root.findall(".//*[@data-route]")]
        assert sorted(found) == sorted(f"{r['a']}|{r['b']}" for r in usa.content["route"])


def test_names_values_and_costs_are_printed(usa: BoardFile) -> None:
    root = ET.fromstring(draw(usa, standalone=True))
    for place in usa.content["location"]:
        group = root.find(f".//*[@data-location='{place['id']}']")
        assert group is not None
        value, *name = ["".join(text.itertext()) for text in group.iter(f"{SVG}text")]
        assert value == str(place["value"])
        assert " ".join(name) == place["name"]
    for route in usa.content["route"]:
        group = root.find(f".//*[@data-route='{route['a']}|{route['b']}']")
        assert group is not None
        assert [text.text for text in group.iter(f"{SVG}text")] == [str(route["cost"])]


def test_start_locations_are_hexagons_and_others_circles(usa: BoardFile) -> None:
    root = ET.fromstring(draw(usa, standalone=True))
    for place in usa.content["location"]:
        group = root.find(f".//*[@data-location='{place['id']}']")
        assert group is not None
        assert bool(group.findall(f".//{SVG}circle")) == (place["kind"] == "regular")


def test_goods_are_told_by_a_ring_and_not_by_colour_alone(usa: BoardFile) -> None:
    sheet = draw(usa, standalone=True)
    rings = dict(re.findall(r"\.gsb-(\w+) \.gsb-ring\{([^}]*)\}", sheet))
    assert sorted(rings) == ["black", "orange", "red", "silver", "white"]
    plain = [re.sub(r"#\w+", "", ring) for ring in rings.values()]
    assert len(set(plain)) == 5


def test_a_drawing_keeps_to_the_content_security_policy(usa: BoardFile) -> None:
    for text in drawings(usa):
        root = ET.fromstring(text)
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {
                "svg", "style", "g", "defs", "clipPath", "path", "use", "rect", "circle", "text",
            }  # fmt: skip
            for name, value in element.attrib.items():
                assert name != "style"
                assert not name.startswith("on")
                assert name != "href" or value.startswith("#")


def test_ids_are_prefixed_and_references_lead_somewhere(usa: BoardFile) -> None:
    text = draw(usa, standalone=False)
    root = ET.fromstring(text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(str(id).startswith(f"gsb-{usa.sha256[:8]}-") for id in ids)
    used = re.findall(r'(?:url\(|href=")#([\w-]+)', text)
    assert set(used) <= set(ids)
    assert {"gsb"} == {name.split("-")[0] for name in re.findall(r"\.([a-z]+[\w-]*)[ ,{]", text)}


def test_in_a_page_the_drawing_wears_its_theme_and_alone_its_own(usa: BoardFile) -> None:
    within = draw(usa, standalone=False)
    alone = draw(usa, standalone=True)
    dark = draw(usa, standalone=True, dark=True)
    assert "var(--land,#f6eed9)" in within
    assert "@font-face" not in within
    assert "var(" not in alone
    assert alone.count("@font-face") == 2
    assert "#f6eed9" in alone
    assert "#f6eed9" not in dark


def test_the_title_comes_in_the_language_asked_for(usa: BoardFile) -> None:
    assert "THE UNITED STATES" in draw(usa, standalone=True)
    assert "ESTADOS UNIDOS" in draw(usa, standalone=True, language="es")
    assert "ponto de partida" in draw(usa, standalone=True, language="pt")
    assert "THE UNITED STATES" in draw(usa, standalone=True, language="fr")


def test_the_same_board_is_drawn_the_same(usa: BoardFile) -> None:
    first = Plan(usa.content, "en")
    second = Plan(usa.content, "en")
    assert [name.lines for name in first.names.values()] == [
        name.lines for name in second.names.values()
    ]


def test_places_and_routes_are_given_to_clients(usa: BoardFile) -> None:
    found = places(usa)
    assert found.keys() == {place["id"] for place in usa.content["location"]}
    assert found["san-francisco"]["kind"] == "start"
    assert found["san-francisco"]["x"] < found["denver"]["x"] < found["new-york"]["x"]
    assert found["st-paul"]["y"] < found["st-louis"]["y"] < found["new-orleans"]["y"]
    for place in found.values():
        assert 0 < place["x"] < WIDTH
        assert 0 < place["y"] < HEIGHT
        assert place["r"] > 0
    lines = routes(usa)
    assert [(line["a"], line["b"]) for line in lines] == [
        (route["a"], route["b"]) for route in usa.content["route"]
    ]
    for line in lines:
        assert line["path"] == [
            [found[line[end]]["x"], found[line[end]]["y"]] for end in ("a", "b")
        ]


# Nothing lies on anything


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_anything_on_the_supplied_board(usa: BoardFile, language: str) -> None:
    drawn = plan(usa, language)
    discs = {id: around(place.at, place.r) for id, place in drawn.places.items()}
    plaques = [around(route.plaque, drawn.plaque_size / 2) for route in drawn.routes]
    boxes = [(id, box) for id, name in drawn.names.items() for box in name.boxes]
    for id, box in boxes:
        assert all(overlap(box, disc) == 0 for disc in discs.values()), id
        assert all(overlap(box, plaque) == 0 for plaque in plaques), id
        assert all(overlap(box, other) == 0 for other in drawn.furniture.boxes), id
        assert all(
            inside_length(grown(box, 2), route.a.at, route.b.at) == 0 for route in drawn.routes
        ), id
        assert box[0] > FRAME
        assert box[1] > FRAME
        assert box[2] < WIDTH - FRAME
        assert box[3] < HEIGHT - FRAME
    for (a, box), (b, other) in combinations(boxes, 2):
        assert a == b or overlap(box, other) == 0, f"{a} and {b}"
    for name in drawn.names.values():
        assert name.size == 17.0
    for one, two in combinations(plaques, 2):
        assert overlap(one, two) == 0
    for plaque in plaques:
        assert all(overlap(plaque, grown(disc, -3)) == 0 for disc in discs.values())


def test_plaques_are_printed_where_names_leave_them(
    isle: Board, parse: Callable[[Board], BoardFile]
) -> None:
    board = parse({**isle, "id": "isle-of-plaques"})
    root = ET.fromstring(draw(board, standalone=False))
    drawn = plan(board)
    for route in drawn.routes:
        plaque = root.find(f".//*[@data-route='{route.a.id}|{route.b.id}']/{SVG}rect")
        assert plaque is not None
        left = route.plaque[0] - drawn.plaque_size / 2
        assert float(plaque.get("x") or 0) == pytest.approx(left, abs=0.06)


def test_discs_keep_apart(usa: BoardFile) -> None:
    for a, b in combinations(plan(usa).places.values(), 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (a.r + b.r) ** 2, f"{a.id} and {b.id}"


def test_widths_are_those_of_the_letters() -> None:
    assert text_width("", "besley 500", 10) == 0
    one = text_width("m", "besley 500", 10)
    assert text_width("mm", "besley 500", 10) == pytest.approx(2 * one)
    assert text_width("mm", "besley 500", 10, spacing=3) == pytest.approx(2 * one + 3)
    assert text_width("m", "besley 700", 10) > one > text_width("i", "besley 500", 10)
    assert text_width("鉄", "besley 500", 10) > text_width("ы", "besley 500", 10) > 0


def test_every_printed_text_has_its_width(usa: BoardFile) -> None:
    root = ET.fromstring(draw(usa, standalone=True))
    names = [e for e in root.iter(f"{SVG}text") if "gsb-name" in (e.get("class") or "")]
    assert len(names) >= 38
    for name in names:
        face = "besley 700" if "gsb-name-start" in (name.get("class") or "") else "besley 500"
        width = text_width(str(name.text), face, float(name.get("font-size") or 0))
        assert float(name.get("textLength") or 0) == pytest.approx(width, abs=0.06)


# Boards of other people


def test_a_board_without_art_is_drawn(isle: Board, parse: Callable[[Board], BoardFile]) -> None:
    del isle["art"]
    board = parse(isle)
    root = ET.fromstring(draw(board, standalone=True))
    assert len(root.findall(".//*[@data-location]")) == 4
    found = places(board)
    assert found["west-port"]["x"] < found["mill"]["x"] < found["east-port"]["x"]
    assert found["mill"]["y"] < found["ford"]["y"]


def test_land_drawn_by_hand_lies_under_the_board(
    isle: Board, parse: Callable[[Board], BoardFile]
) -> None:
    isle["art"]["land"] = [[[-5, -5], [50, -5], [50, 30], [-5, 30]]]
    isle["art"]["lakes"] = [[[24, 8], [28, 7], [30, 10]]]
    isle["art"]["rivers"] = [[[30, 10], [34, 14]]]
    text = draw(parse(isle), standalone=True)
    assert 'class="gsb-lake"' in text
    assert 'class="gsb-river"' in text
    assert 'class="gsb-home"' in text


def test_a_board_elsewhere_on_the_globe_is_drawn(
    isle: Board, parse: Callable[[Board], BoardFile]
) -> None:
    for place, (lon, lat) in zip(
        isle["location"],
        [(-58.4, -34.6), (-56.2, -34.9), (-70.7, -33.4), (-46.6, -23.5)],
        strict=True,
    ):
        del place["x"], place["y"]
        place.update(lon=lon, lat=lat)
    found = places(parse(isle))
    assert found["ford"]["x"] < found["west-port"]["x"] < found["mill"]["x"]
    assert found["east-port"]["y"] < found["west-port"]["y"]


def test_names_are_escaped(isle: Board, parse: Callable[[Board], BoardFile]) -> None:
    isle["title"]["en"] = '<script>alert(1)</script> & "more"'
    isle["location"][0]["name"] = "<b onload='x'>&"
    text = draw(parse(isle), standalone=False)
    root = ET.fromstring(text)
    assert root.get("aria-label") == isle["title"]["en"]
    assert not root.findall(f".//{SVG}script")
    assert "<script" not in text.lower()
    assert "<b" not in text


@pytest.mark.parametrize("spread", [0, 1e-12, 1e-3, 3e5])
def test_places_however_close_or_far_are_drawn(
    isle: Board, parse: Callable[[Board], BoardFile], spread: float
) -> None:
    for index, place in enumerate(isle["location"]):
        place.update(x=spread * index, y=-spread * index)
    text = draw(parse(isle), standalone=True).partition("</style>")[2]
    assert not re.search(r"\b(nan|inf)\b", text)
    for place in places(parse(isle)).values():
        assert 0 <= place["x"] <= WIDTH


def test_wishes_of_the_art_are_granted(isle: Board, parse: Callable[[Board], BoardFile]) -> None:
    isle["art"] = {"label": {"mill": "s"}, "title": "nw", "key": [1290, 60]}
    drawn = plan(parse(isle))
    mill = drawn.places["mill"]
    assert all(box[1] > mill.y for box in drawn.names["mill"].boxes)
    assert drawn.furniture.title is not None
    assert drawn.furniture.title[1] < 100
    assert drawn.furniture.key == (1290, 60, 1496, 274)
    isle["art"] = {"nudge": {"mill": [10, -4]}}
    moved = plan(parse(isle)).places["mill"]
    assert (moved.x - mill.x, moved.y - mill.y) == pytest.approx((10, -4))


def test_a_crowded_board_sets_its_names_smaller(
    isle: Board, parse: Callable[[Board], BoardFile]
) -> None:
    isle["location"] = [
        {"id": f"p{n}", "name": f"A rather long name {n}", "x": n % 8, "y": n // 8,
         "kind": "regular", "color": "white", "value": 10}
        for n in range(64)
    ]  # fmt: skip
    isle["route"] = [{"a": f"p{n}", "b": f"p{n + 1}", "cost": 2} for n in range(63)]
    isle["transcontinental"] = ["p0", "p63"]
    isle["art"] = {}
    drawn = plan(parse(isle))
    boxes = [box for name in drawn.names.values() for box in name.boxes]
    assert min(name.size for name in drawn.names.values()) < 17
    names = list(drawn.names.values())
    touching = [
        (a, b)
        for a, b in combinations(names, 2)
        if any(overlap(one, two) > 0 for one in a.boxes for two in b.boxes)
    ]
    assert touching == []
    assert all(box[0] > 0 for box in boxes)


# The ground


def test_the_outline_says_where_it_is_from_and_is_small() -> None:
    text = (library.SUPPLIED / "drawing" / "north-america.json").read_text("utf-8")
    assert "public domain" in text
    assert len(text) < 100_000


def test_the_outline_is_the_contiguous_united_states(usa: BoardFile) -> None:
    home = max(outline("north-america")["home"], key=len)

    def inside(lon: float, lat: float) -> bool:
        within = False
        for (ax, ay), (bx, by) in zip(home, home[1:] + home[:1], strict=True):
            if (ay > lat) != (by > lat) and lon < ax + (lat - ay) / (by - ay) * (bx - ax):
                within = not within
        return within

    for place in usa.content["location"]:
        lon, lat = place["lon"], place["lat"]
        # Ports may lie just off a simplified coast.
        near = [(lon + dx, lat + dy) for dx in (-0.2, 0, 0.2) for dy in (-0.2, 0, 0.2)]
        assert any(inside(*point) for point in near), place["id"]
    assert not inside(-79.4, 43.7)  # Toronto
    assert not inside(-106.1, 28.6)  # Chihuahua
    assert not inside(-90.0, 27.0)  # the Gulf


def test_regions_cover_the_sheet_once() -> None:
    sheet = (0.0, 0.0, 100.0, 100.0)
    spots = [((20.0, 20.0), "red"), ((80.0, 20.0), "red"), ((50.0, 80.0), "white")]
    found = regions(spots, sheet)
    assert [len(found[color]) for color in ("red", "white")] == [1, 1]
    assert regions([((5.0, 5.0), "red"), ((5.0, 5.0), "white")], sheet).keys() == {"red"}


# Geometry


def test_lines_cross_only_inside_both() -> None:
    assert cross((0, 0), (2, 2), (0, 2), (2, 0))
    assert not cross((0, 0), (2, 2), (2, 2), (4, 0))
    assert not cross((0, 0), (1, 1), (0, 4), (4, 0))


def test_the_length_inside_a_box_is_measured() -> None:
    box = (0.0, 0.0, 10.0, 10.0)
    assert inside_length(box, (-5, 5), (15, 5)) == pytest.approx(10)
    assert inside_length(box, (5, 5), (5, 8)) == pytest.approx(3)
    assert inside_length(box, (-5, 20), (15, 20)) == 0
    assert inside_length(box, (0, 20), (20, 0)) == 0
