"""What happens at a table is shown one thing after the other, at the viewer's pace."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser

BOTS = ("greedy", "greedy", "greedy")

RECORD = """() => {
  window.seen = [];
  const look = () => {
    const news = document.querySelector('[data-testid=ribbon] [data-n]');
    const last = window.seen.at(-1);
    if (news && news.dataset.n !== last?.n)
      window.seen.push({ n: news.dataset.n, text: news.textContent, at: performance.now() });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what the ribbon has shown, and since when."""


def bids_for(page: Page) -> list[dict[str, Any]]:
    """Returns what the ribbon has shown so far, with how long each stayed in seconds."""
    seen = page.evaluate("window.seen")
    return [
        {**this, "stayed": (after["at"] - this["at"]) / 1000}
        for this, after in itertools.pairwise(seen)
    ]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_each_bid_of_a_bot_stays_in_sight_at_the_normal_pace(
    at_a_table: Callable[..., Table], screen: dict[str, Any]
) -> None:
    table = at_a_table(BOTS, screen=screen, pace="normal")
    assert table.wait_for_turn()
    table.page.evaluate(RECORD)
    for _ in range(3):
        table.decide()
        assert table.wait_for_turn()
        table.page.wait_for_timeout(1_000)  # who acts at once cuts the last move short
    shown = [each for each in bids_for(table.page) if "bids" in each["text"]]
    of_bots = [each for each in shown if not each["text"].startswith("Ann")]
    assert len(of_bots) >= 2, shown
    assert min(each["stayed"] for each in of_bots) >= 0.6
    # Not one step was left out.
    numbers = [int(each["n"]) for each in table.page.evaluate("window.seen")]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_nothing_can_be_done_before_the_present_is_shown_and_one_key_gets_there(
    at_a_table: Callable[..., Table],
) -> None:
    table = at_a_table(BOTS, pace="slow")
    page = table.page
    assert table.wait_for_turn()
    table.decide()
    catch_up = page.get_by_test_id("catch-up")
    expect(catch_up).to_be_visible()
    # The table itself is at our turn again, long before that is shown.
    expect(page.get_by_test_id("act-now")).to_be_visible()
    expect(table.turn).not_to_contain_text("Your turn")
    assert table.prompt.locator("button:visible").count() == 0
    page.keyboard.press("Escape")
    expect(catch_up).to_be_hidden()
    expect(table.turn).to_contain_text("Your turn")
    table.decide()


def test_step_by_step_waits_for_each_click(at_a_table: Callable[..., Table]) -> None:
    table = at_a_table(BOTS, pace="step")
    page = table.page
    following = page.get_by_test_id("next-event")
    expect(page.get_by_test_id("ribbon")).to_be_visible()
    page.keyboard.press("End")
    assert table.wait_for_turn()
    own = table.steps() + 1
    table.decide()
    ribbon = page.get_by_test_id("ribbon").locator("[data-n]")
    expect(ribbon).to_have_attribute("data-n", str(own))
    page.wait_for_timeout(2_500)
    expect(ribbon).to_have_attribute("data-n", str(own))
    following.click()
    expect(ribbon).to_have_attribute("data-n", str(own + 1))
    page.keyboard.press("n")
    expect(ribbon).not_to_have_attribute("data-n", str(own + 1))


def test_the_pace_is_chosen_at_the_table_and_remembered(visit: Callable[..., Page]) -> None:
    page = visit("/", pace="normal")
    sit_down(page, "steam", "northeast", ("greedy", "greedy"), 5)
    page.get_by_test_id("pace").select_option("instant")
    expect(page.get_by_test_id("catch-up")).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("pace")).to_have_value("instant")
    page.get_by_test_id("settings").click()
    chosen = page.get_by_test_id("pace-setting").get_by_role("radio", name="at once")
    expect(chosen).to_be_checked()
    page.get_by_test_id("pace-setting").get_by_role("radio", name="slow").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pace")).to_have_value("slow")
