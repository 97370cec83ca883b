"""What was missed is told on coming back, and the past is played at a speed of one's own."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import sit_down
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser


def test_who_comes_back_is_told_what_each_player_did(at_a_table: Callable[..., Table]) -> None:
    table = at_a_table(("greedy", "greedy"))
    page = table.page
    assert table.wait_for_turn()
    table.decide()
    assert table.wait_for_turn()
    address = page.url
    page.goto("/")
    # Meanwhile the game goes on: from another device.
    request, game = page.request, f"/api/games/{table.id}"
    seen = request.get(game).json()["n"]
    give_up = time.monotonic() + 60
    while request.get(game).json()["n"] < seen + 8 and time.monotonic() < give_up:
        legal = request.get(f"{game}/legal")
        if not legal.ok or not legal.json()["actions"]:
            page.wait_for_timeout(30)
            continue
        wish = {"expected": legal.json()["n"], "key": str(uuid.uuid4())}
        request.post(
            f"{game}/actions",
            data=json.dumps({**wish, "action": legal.json()["actions"][0]}),
            headers={"content-type": "application/json"},
        )
    while request.get(game).json()["to_act"] != [0] and time.monotonic() < give_up:
        page.wait_for_timeout(50)
    page.goto(address)
    since = page.get_by_test_id("since")
    expect(since).to_be_visible()
    # Each other player has a chapter, with what that player did alone.
    chapter = since.locator("section").first
    name = chapter.get_attribute("aria-label") or ""
    assert name in ("Ida", "Theo")
    # One player's moves are played again, then the present is shown.
    page.get_by_role("combobox", name="Speed of playing").select_option("4")
    chapter.get_by_role("button", name=f"Watch what {name} did").click()
    expect(page.get_by_test_id("to-present")).to_be_visible()
    expect(page.get_by_test_id("to-present")).to_be_hidden()
    expect(since).to_be_visible()
    since.get_by_role("button", name="Watch it").click()
    expect(page.get_by_test_id("to-present")).to_be_visible()
    expect(page.get_by_test_id("to-present")).to_be_hidden()
    expect(since).to_be_hidden()


def test_the_speed_of_the_past_is_chosen_by_key_and_remembered(
    at_a_table: Callable[..., Table],
) -> None:
    table = at_a_table()
    page = table.page
    speed = page.get_by_test_id("speed")
    expect(speed.locator("option")).to_have_count(4)
    page.keyboard.press(".")
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(speed).to_have_value("4")
    page.keyboard.press(",")
    page.reload()
    expect(page.get_by_test_id("speed")).to_have_value("2")


@pytest.mark.parametrize(
    ("game", "board"), [("steam", "northeast"), ("steam-barons", "eastern-us")]
)
def test_hexes_show_their_labels_where_that_is_switched_on(
    visit: Callable[..., Page], game: str, board: str
) -> None:
    page = visit("/")
    sit_down(page, game, board, ("greedy", "greedy"), 5)
    labels = page.locator("[data-coordinate]")
    expect(page.get_by_test_id("coordinates")).to_be_visible()
    assert labels.count() == 0
    page.get_by_test_id("coordinates").click()
    expect(labels.first).to_be_visible()
    page.reload()
    expect(labels.first).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("x")
    expect(labels).to_have_count(0)
