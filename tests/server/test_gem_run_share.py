"""What a link to a challenge shows where it is pasted: tags and a picture, in three languages."""

from __future__ import annotations

import html
import io
import re
import uuid
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.server.gem_runs import challenge, drive, sent

from goldenspike.server.gem_run.picture import SKIES, picture
from goldenspike.server.gem_run.share import number
from goldenspike.server.pages import Pages

PAGE = """<!doctype html><html lang="en"><head><title>Golden Spike</title>
<meta name="description" content="Railways." />
</head><body></body></html>"""


@pytest.fixture(autouse=True)
def built(house: Any, tmp_path: Path) -> Any:
    """Lets the server have a page, whether the client is built or not."""
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    before = house.server.pages
    house.server.pages = Pages(tmp_path)
    yield
    house.server.pages = before


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />', page)
    return {key: html.unescape(value) for key, value in found}


def asked(player: Any, path: str, language: str = "") -> Any:
    answer = player.get(path, headers={"Accept-Language": language} if language else {})
    assert answer.status_code == 200, answer.text
    return answer


@pytest.mark.parametrize(
    ("language", "title", "locale"),
    [
        ("", "Ann scored {} in Gem Run. Can you beat that?", "en_US"),
        ("es-MX,es;q=0.9", "Ann ha hecho {} puntos en Gem Run. ¿Puedes superarlo?", "es_ES"),
        ("pt-BR", "Ann fez {} pontos em Gem Run. Consegue superar?", "pt_BR"),
    ],
)
def test_GR_4_2_a_link_tells_who_challenges(
    house: Any, language: str, title: str, locale: str
) -> None:
    ann = house.player("Ann")
    seed = {"en_US": 61, "es_ES": 71, "pt_BR": 81}[locale]
    run = sent(ann, drive(seed, 1), name="Ann")
    if run["name"] != "Ann":
        title = title.replace("Ann", run["name"])
    id = challenge(ann, run["id"])
    page = asked(house.player(), f"/run?challenge={id}", language)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "Accept-Language" in page.headers["vary"]
    told = tags(page.text)
    code = locale[:2]
    title = title.format(number(run["score"], code))
    assert told["og:title"] == title
    assert told["og:locale"] == locale
    assert told["og:url"] == f"{house.base}/run?challenge={id}"
    assert told["og:image"] == f"{house.base}/run/picture/{id}/{code}.png"
    assert f"<title>{html.escape(title)}</title>" in page.text
    assert html.escape(told["og:description"]) in page.text
    assert "Railways." not in page.text
    drawn = asked(house.player(), told["og:image"].removeprefix(house.base))
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.headers["cache-control"] == "public, max-age=86400"
    assert "set-cookie" not in drawn.headers
    with Image.open(io.BytesIO(drawn.content)) as image:
        assert image.size == (1200, 630)


def test_without_a_challenge_it_tells_of_the_game(house: Any) -> None:
    for path in ("/run", "/run?challenge=zzzzzzzzzz", "/run?challenge=%22%3E%3Cscript%3E"):
        page = asked(house.player(), path)
        assert tags(page.text)["og:title"] == "Gem Run"
        assert "<script" not in page.text
    address = tags(page.text)["og:image"].removeprefix(house.base)
    assert asked(house.player(), address).headers["content-type"] == "image/png"


def test_a_script_in_a_name_stays_text(house: Any) -> None:
    eve = house.player()
    run = sent(eve, drive(62, 1), name='"><script>{x}')
    page = asked(house.player(), f"/run?challenge={challenge(eve, run['id'])}").text
    assert "<script" not in page
    assert run["name"] in tags(page)["og:title"]


def test_programs_that_only_ask_for_headers_are_answered(house: Any) -> None:
    for path in ("/run", "/run/picture/-/en.png"):
        assert house.player().http.head(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["zzzzzzzzzz/en.png", "%00/en.png", "..%2f-/en.png", "-/fr.png", "-/en.svg", "-/..%2f.png"],
)
def test_pictures_that_are_none(house: Any, path: str) -> None:
    answer = house.player().get(f"/run/picture/{path}")
    assert 400 <= answer.status_code < 500


def test_a_picture_is_drawn_once(house: Any) -> None:
    ann = house.player()
    id = challenge(ann, sent(ann, drive(63, 1), key=str(uuid.uuid4()))["id"])
    first = asked(ann, f"/run/picture/{id}/es.png").content
    pictures = house.server.pictures
    assert pictures.drawn[id, "es"] == first
    pictures.drawn[id, "es"] = b"kept"
    assert asked(ann, f"/run/picture/{id}/es.png").content == b"kept"


@pytest.mark.parametrize("landscape", sorted(SKIES))
def test_every_landscape_makes_a_small_file(landscape: str) -> None:
    drawn = picture(landscape, 2**53 - 1, "Gem Run", "123,456", ["W" * 31, "Can you beat that?"])
    assert 10_000 < len(drawn) < 200_000
    with Image.open(io.BytesIO(drawn)) as image:
        assert image.size == (1200, 630)


def test_a_name_that_cannot_be_written_is_left_out(house: Any) -> None:
    ann = house.player()
    id = challenge(ann, sent(ann, drive(64, 1), name="李雷")["id"])
    assert len(asked(ann, f"/run/picture/{id}/en.png").content) > 10_000


def test_numbers_are_written_as_people_do() -> None:
    assert [number(1234, code) for code in ("en", "es", "pt")] == ["1,234", "1234", "1.234"]
    assert [number(12345, code) for code in ("en", "es", "pt")] == ["12,345", "12 345", "12.345"]
