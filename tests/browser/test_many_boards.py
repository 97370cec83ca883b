"""Choosing among many boards that players added."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, PHONE

from goldenspike.boards.library import LIBRARY


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the address of a house with 130 boards that players added."""
    data = tmp_path_factory.mktemp("crowded")
    place = data / "boards" / "steel-driver"
    place.mkdir(parents=True)
    text = LIBRARY.find("steel-driver", "usa").text
    for number in range(130):
        own = text.replace('id = "usa"', f'id = "own-{number}"', 1)
        own = own.replace("The United States", f"The States of {number}", 1)
        path = place / f"own-{number}.toml"
        path.write_text(own)
        os.utime(path, (number, number))
    with subprocess.Popen(
        [sys.executable, "-m", "goldenspike", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = next((line for line in process.stdout if "http://" in line), None)
        assert told is not None, "the server did not start"
        yield told.split()[-1].rstrip("/")
        process.terminate()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_is_found_among_many(
    browser: Browser, crowded: str, screen: dict[str, Any], shots: Path
) -> None:
    page = browser.new_page(**screen, locale="en-US")
    for _ in range(300):  # the files are being read
        if page.request.get(f"{crowded}/api/catalog").json()["games"][0]["added"] == 130:
            break
        page.wait_for_timeout(200)
    page.goto(f"{crowded}/new")
    find = page.get_by_test_id("find-board")
    boards = page.locator("input[name=board]")
    expect(boards).to_have_count(21)
    page.get_by_test_id("more-boards").click()
    expect(boards).to_have_count(101)
    page.get_by_test_id("more-boards").click()
    expect(boards).to_have_count(131)
    expect(page.get_by_test_id("more-boards")).to_have_count(0)
    find.fill("states of 77")
    expect(boards).to_have_count(2)
    page.get_by_text("The States of 77").click()
    page.screenshot(path=shots / f"many-boards-{screen['viewport']['width']}.png", full_page=True)
    find.fill("nowhere")
    expect(page.get_by_text("No board is called like that.")).to_be_visible()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"{crowded}/api/games/{page.url.rsplit('/', 1)[1]}").json()
    assert table["board"] == "own-77"
    page.close()
