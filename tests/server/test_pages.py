"""The client's files and page, and the pages that the server shows itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from tests import loops

from goldenspike.server import plain
from goldenspike.server.pages import Pages


@pytest.fixture
def built(folder: Path) -> Pages:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>client")
    (static / "assets" / "index-a1b2.js").write_text("")
    (static / "manifest.webmanifest").write_text("{}")
    (folder / "outside.txt").write_text("secret")
    return Pages(static)


def ask(pages: Pages, path: str, method: str = "GET", **headers: str) -> Response:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "http", "method": method, "path": path, "headers": raw}
    scope |= {"query_string": b"", "server": ("x", 80), "scheme": "http"}
    return loops.run(pages.endpoint(Request(scope)))


@pytest.mark.parametrize("path", ["/", "/new", "/table/abc", "/rules", "/rules/steel-driver"])
def test_the_clients_addresses_show_its_page(built: Pages, path: str) -> None:
    answer = ask(built, path)
    assert isinstance(answer, FileResponse)
    assert answer.status_code == 200
    assert str(answer.path).endswith("index.html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_digest_stay_for_ever(built: Pages) -> None:
    answer = ask(built, "/assets/index-a1b2.js")
    assert "immutable" in answer.headers["cache-control"]
    answer = ask(built, "/manifest.webmanifest")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.media_type == "application/manifest+json"


@pytest.mark.parametrize("path", ["/nowhere", "/assets/none.js", "/../outside.txt", "/table/a/b"])
def test_what_is_not_there_is_not_found(built: Pages, path: str) -> None:
    assert ask(built, path).status_code == 404
    shown = ask(built, path, accept="text/html")
    assert shown.status_code == 404
    assert isinstance(shown, FileResponse)  # the client says so in the reader's language
    assert str(shown.path).endswith("index.html")


def test_pages_are_read_only(built: Pages) -> None:
    answer = ask(built, "/", method="POST")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("", "en"), ("fr, es;q=0.5", "es"), ("pt-BR,pt;q=0.9,en;q=0.8", "pt"), ("xx", "en")],
)
def test_before_it_is_built_the_reader_is_told(folder: Path, wanted: str, language: str) -> None:
    answer = ask(Pages(folder), "/", **{"accept-language": wanted})
    assert answer.status_code == 200
    body = bytes(answer.body).decode()
    assert plain.TEXTS["not-built"][language] in body
    assert f'lang="{language}"' in body
    assert "<script" not in body
    assert "style=" not in body
    assert ask(Pages(folder), plain.STYLE_ADDRESS).media_type == "text/css"


def test_every_plain_text_is_there_in_every_language() -> None:
    for key, texts in plain.TEXTS.items():
        assert set(texts) == set(plain.LANGUAGES), key
        holes = [text.count("{name}") for text in texts.values()]
        assert len(set(holes)) == 1, key


def test_a_link_that_is_not_valid_is_told_to_people(house: Any) -> None:
    headers = {"Accept": "text/html", "Accept-Language": "es"}
    answer = house.player().get("/back/" + "x" * 43, headers=headers)
    assert answer.status_code == 404
    assert plain.TEXTS["back-invalid"]["es"] in answer.text
