"""Paydays and the fall of the hammer are seen, and hide nothing that must be decided."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down

pytestmark = pytest.mark.browser

TABLES = {
    "steel-driver": ("usa", "profit_taken"),
    "steam": ("northeast", "income"),
    "steam-barons": ("eastern-us", "prices_moved"),
}


def act(page: Page, until: str | None, decisions: int = 400) -> list[str]:
    """Plays the last legal action by request until an event has come; returns what has."""
    address = f"/api/games/{page.url.split('/table/')[1].split('?')[0]}"
    seen: list[str] = []
    for _ in range(decisions):
        legal = page.request.get(f"{address}/legal")
        if not legal.ok or not legal.json()["actions"]:
            seen = events_of(page)
            if until in seen:
                return seen
            page.wait_for_timeout(150)
            continue
        page.wait_for_timeout(60)  # a browser may not ask too often
        actions = legal.json()["actions"]
        passing = [each for each in actions if each["type"] in ("pass", "done", "decline")]
        page.request.post(
            f"{address}/actions",
            data=json.dumps(
                {
                    "expected": legal.json()["n"],
                    "key": str(uuid.uuid4()),
                    "action": (passing or actions)[0],
                }
            ),
            headers={"content-type": "application/json"},
        )
    if until in events_of(page):
        return seen
    raise AssertionError(f"no {until}")


def events_of(page: Page) -> list[str]:
    """Returns the types of all events of the table of a page."""
    address = f"/api/games/{page.url.split('/table/')[1].split('?')[0]}"
    steps = page.request.get(f"{address}/history?after=0").json()["steps"]
    return [event["type"] for step in steps for event in step["events"]]


def shown_at(page: Page, event: str) -> int:
    """Returns the number of the first step in which an event happened."""
    address = f"/api/games/{page.url.split('/table/')[1].split('?')[0]}"
    steps = page.request.get(f"{address}/history?after=0").json()["steps"]
    return next(
        int(step["n"]) for step in steps if any(each["type"] == event for each in step["events"])
    )


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_payday_is_told_with_the_sums_of_all_and_can_be_skipped(
    visit: Callable[..., Page], game: str, screen: dict[str, Any]
) -> None:
    board, event = TABLES[game]
    page = visit("/", screen, pace="step")
    sit_down(page, game, board, ("greedy", "greedy"), 5)
    expect(page.get_by_test_id("ribbon")).to_be_visible()
    act(page, event)
    payday = shown_at(page, event)
    # Step by step up to the payday, whatever is told on the way there.
    ribbon = page.get_by_test_id("ribbon")
    following = page.get_by_test_id("next-event")
    scene = page.locator("[data-testid=payday], [data-telling=dividends]")
    for _ in range(payday + 1):
        if scene.count() > 0:
            break
        following.click()
    expect(scene).to_be_visible()
    expect(ribbon).to_be_visible()
    if game == "steam-barons":
        page.get_by_test_id("tell-all").click()
    for name in ("Ann", "Ida", "Theo"):
        expect(scene.locator("tr, .sums li", has_text=name).first).to_be_visible()
    # The prompt and the ribbon are free, and nothing is told twice.
    prompt = page.get_by_test_id("turn").bounding_box()
    told = scene.bounding_box()
    assert prompt is not None
    assert told is not None
    assert (
        told["x"] + told["width"] <= prompt["x"] + 1
        or told["y"] + told["height"] <= prompt["y"] + 1
    )
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    expect(scene).to_be_hidden()
    expect(page.get_by_test_id("catch-up")).to_be_hidden()


def test_the_hammer_falls_where_an_auction_is_won(visit: Callable[..., Page]) -> None:
    page = visit("/", pace="step")
    sit_down(page, "steel-driver", "usa", ("greedy", "greedy"), 5)
    expect(page.get_by_test_id("ribbon")).to_be_visible()
    act(page, "won")
    hammer = page.get_by_test_id("hammer")
    for _ in range(shown_at(page, "won")):
        if hammer.count() > 0:
            break
        page.get_by_test_id("next-event").click()
    expect(hammer).to_contain_text("wins")
    assert hammer.evaluate("each => getComputedStyle(each).pointerEvents") == "none"


def test_the_final_profits_are_opened_before_the_result(visit: Callable[..., Page]) -> None:
    page = visit("/", pace="step")
    sit_down(page, "steel-driver", "usa", ("random", "random"), 5)
    expect(page.get_by_test_id("ribbon")).to_be_visible()
    act(page, "goods_placed", 3000)
    page.keyboard.press("End")
    act(page, "game_over", 3000)
    payday = page.get_by_test_id("payday")
    for _ in range(80):
        if payday.count() > 0:
            break
        page.get_by_test_id("next-event").click()
    expect(payday).to_contain_text("The final profits are opened")
    expect(page.locator(".result")).to_be_hidden()
    expect(payday.locator("[data-payday-of]")).to_have_count(3)
    page.get_by_test_id("end-scene").click()
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_last_spike_of_the_transcontinental_link_is_seen(
    visit: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = visit("/", screen, pace="step")
    sit_down(page, "steel-driver", "usa", ("greedy", "greedy", "greedy"), 7)
    expect(page.get_by_test_id("ribbon")).to_be_visible()
    act(page, "transcontinental")
    joined = shown_at(page, "transcontinental")
    banner = page.get_by_role("status").filter(has_text="transcontinental")
    for _ in range(joined + 1):
        if banner.count() > 0:
            break
        if page.get_by_test_id("end-scene").count() > 0:
            page.get_by_test_id("end-scene").click()
        page.get_by_test_id("next-event").click()
    spike = page.locator("[data-spike]")
    expect(spike).to_be_in_viewport(ratio=1)
    words, struck = banner.bounding_box(), spike.bounding_box()
    turn = page.get_by_test_id("turn").bounding_box()
    assert words is not None
    assert struck is not None
    assert turn is not None
    assert apart(words, struck)
    assert apart(words, turn)
    page.keyboard.press("Escape")
    expect(banner).to_be_hidden()


def apart(one: Any, other: Any) -> bool:
    """Tells whether two boxes have nothing in common."""
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )
