"""Taking back on the page: through what bots did, and with the consent of others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_plays_alone_goes_back_to_any_own_decision(
    at_a_table: Callable[..., Table], shots: Path, screen: dict[str, Any]
) -> None:
    table = at_a_table(screen=screen)
    assert table.wait_for_turn()
    first = table.steps()
    table.decide()
    assert table.wait_for_turn()
    second = table.steps()
    table.decide()
    assert table.wait_for_turn()
    assert table.steps() > second + 1, "bots have gone on"
    table.page.get_by_test_id("undo").click()
    scrubber = table.page.get_by_test_id("scrubber")
    expect(scrubber).to_have_attribute("max", str(second))
    table.page.screenshot(path=shots / f"taken-back-{screen['viewport']['width']}.png")
    table.page.get_by_test_id("undo").click()
    expect(table.page.get_by_test_id("undo")).to_be_hidden()
    assert table.steps() == first
    table.decide()
    assert table.wait_for_turn()


def test_the_others_are_asked(visit: Callable[..., Page], shots: Path) -> None:
    ann = visit("/new")
    ann.get_by_test_id("my-name").fill("Ann")
    ann.get_by_test_id("seat-1").select_option("open")
    ann.get_by_test_id("create").click()
    ann.wait_for_url("**/table/*")
    link = ann.get_by_test_id("seat-row-1").get_by_role("textbox").input_value()
    ben = visit(link, PHONE)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_role("button", name="Take seat").first.click()
    at, other = Table(ann), Table(ben)
    assert at.wait_for_turn()
    at.nominate()
    assert other.wait_for_turn()
    other.decide()
    ann.get_by_test_id("ask-undo").click()
    expect(ann.get_by_test_id("vote")).to_contain_text("Waiting for Ben")
    vote = ben.get_by_test_id("vote")
    expect(vote).to_be_visible()
    ann.screenshot(path=shots / "vote-asked.png")
    ben.screenshot(path=shots / "vote-to-answer.png")
    expect(vote).to_contain_text("Ann would like to take this back")
    vote.get_by_role("button", name="Agree").click()
    expect(vote).to_be_hidden()
    assert at.wait_for_turn()
    assert at.steps() == 0
