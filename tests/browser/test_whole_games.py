"""Whole games by real clicks: one person, two bots, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("name", "screen"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_game_with_two_bots_to_the_end(
    at_a_table: Callable[..., Table], shots: Path, name: str, screen: dict[str, Any]
) -> None:
    table = at_a_table(screen=screen)
    page = table.page
    decisions = table.play()
    assert decisions >= 30
    assert table.kinds >= {"nominate", "build", "claim"}
    assert table.kinds & {"bid", "pass"}

    # what the page says in the end is what the log says
    log = page.request.get(f"/api/games/{table.id}/log").text().splitlines()
    view = page.request.get(f"/api/games/{table.id}/view").json()["view"]
    assert '"result"' in log[-1]
    result = page.locator(".result")
    expect(result).to_be_visible()
    for score in view["scores"]:
        expect(result).to_contain_text(f"${score:,}")
    page.screenshot(path=shots / f"end-{name}.png")


def test_from_the_first_visit_to_the_first_move_in_three_clicks(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/*")
    table = Table(page)
    assert table.wait_for_turn()
    before = table.steps()
    table.prompt.locator("button.charter[aria-disabled=false]").first.click()
    table.button("Nominate").last.click()
    page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=before
    )
