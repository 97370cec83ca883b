"""What has just happened stands under the board in a sentence, and its place is lit on it."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down

pytestmark = pytest.mark.browser

TABLES = [("steel-driver", "usa"), ("steam", "northeast"), ("steam-barons", "eastern-us")]
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE,
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
}


def act_until(page: Page, placed: str) -> None:
    """Plays the first legal action by request, until somebody else has built or delivered."""
    address = f"/api/games/{page.url.split('/table/')[1].split('?')[0]}"
    for _ in range(400):
        steps = page.request.get(f"{address}/history?after=0").json()["steps"]
        if any(
            event["type"] == placed and step["action"] and step["action"]["seat"] != 0
            for step in steps
            for event in step["events"]
        ):
            return
        legal = page.request.get(f"{address}/legal")
        if not legal.ok or not legal.json()["actions"]:
            page.wait_for_timeout(50)
            continue
        page.request.post(
            f"{address}/actions",
            data=json.dumps(
                {
                    "expected": legal.json()["n"],
                    "key": str(uuid.uuid4()),
                    "action": legal.json()["actions"][0],
                }
            ),
            headers={"content-type": "application/json"},
        )
    raise AssertionError(f"nobody has {placed}")


@pytest.mark.parametrize(("game", "board"), TABLES)
def test_the_last_moves_of_the_others_are_marked_and_told(
    visit: Callable[..., Page], game: str, board: str
) -> None:
    page = visit("/")
    sit_down(page, game, board, ("greedy", "greedy"), 5)
    act_until(page, "built" if game == "steel-driver" else "laid")
    expect(page.locator("[data-mark-of='1'], [data-mark-of='2']").first).to_be_attached()
    assert page.locator("[data-mark-of='0']").count() == 0  # of others, not one's own
    # A line of the log lights the place that it speaks of, also by keyboard.
    what = "builds" if game == "steel-driver" else "lays"
    line = page.get_by_test_id("log").locator("button", has_text=what).first
    line.scroll_into_view_if_needed()
    page.mouse.move(0, 0)
    line.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.mouse.move(0, 0)
    line.focus()
    expect(page.locator("[data-lit]").first).to_be_attached()
    # The moment of that move is told by the ribbon, and lit without pointing at anything.
    line.click()
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    expect(page.get_by_test_id("ribbon")).to_contain_text(what)
    expect(page.get_by_test_id("ribbon").locator("svg.token, svg.mark").first).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_attached()


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_the_ribbon_shows_on_every_screen_and_moves_nothing(
    visit: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = visit("/", screen)
    sit_down(page, "steam", "northeast", ("greedy", "greedy"), 5)
    ribbon = page.get_by_test_id("ribbon")
    expect(ribbon).to_be_in_viewport(ratio=1)
    before = ribbon.bounding_box()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("to-present")).to_be_visible()
    assert ribbon.bounding_box() == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
