"""Every page for everybody: languages, keyboard, small screens, screen readers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser

SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 640}}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SERIOUS = {"serious", "critical"}


FADED = """async () => {
  for (let going; (going = document.getAnimations().filter(
    each => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity
  )).length; ) await Promise.allSettled(going.map(each => each.finished));
}"""
"""Waits for all that moves or fades and comes to an end: what is half there is too pale."""


def serious(page: Page) -> list[str]:
    """Returns what axe finds that keeps somebody from using the page."""
    page.evaluate(FADED)
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:120] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in SERIOUS
    ]


def overflow(page: Page) -> int:
    """Returns by how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/rules/steel-driver", pytest.param("/nowhere", marks=pytest.mark.nowhere)],
)
def test_axe_finds_nothing_serious_on_the_pages(
    visit: Callable[..., Page], path: str, scheme: str
) -> None:
    page = visit(path, {**DESKTOP, "color_scheme": scheme})
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_table(
    at_a_table: Callable[..., Table], screen: dict[str, Any], scheme: str
) -> None:
    table = at_a_table(screen={**screen, "color_scheme": scheme})
    assert table.wait_for_turn()
    assert serious(table.page) == []
    while "build" not in table.kinds:
        table.decide()
        assert table.wait_for_turn()
    assert serious(table.page) == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_end_of_a_game(
    at_a_table: Callable[..., Table], screen: dict[str, Any]
) -> None:
    table = at_a_table(screen=screen)
    table.hurry("claim")
    expect(table.prompt).to_have_attribute("aria-label", re.compile("claims"))
    expect(table.glowing.first).to_be_attached()
    assert serious(table.page) == []
    table.hurry()
    expect(table.page.locator(".result")).to_be_visible()
    # The scoring is told card by card.
    expect(table.page.get_by_role("button", name="Show all at once")).to_have_count(0)
    assert serious(table.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_what_opens_at_the_table(
    at_a_table: Callable[..., Table], scheme: str
) -> None:
    table = at_a_table(screen={**DESKTOP, "color_scheme": scheme})
    page = table.page
    assert table.wait_for_turn()
    for name in ("settings", "table-dialog"):
        page.get_by_test_id(name).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert serious(page) == [], name
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert serious(page) == [], "shortcuts"
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-answer").locator("summary").click()
    assert serious(page) == [], "hint"
    page.locator("[data-target^='route:']").first.click(force=True)
    notice = page.get_by_test_id("notices")
    notice.get_by_role("button", name=re.compile("SD-")).first.click()
    expect(page.locator("dialog[open]")).to_contain_text(re.compile(r"\w{5}"))
    assert serious(page) == [], "rule"


@pytest.mark.parametrize(
    "screen", [SMALLEST, PHONE, TABLET, DESKTOP], ids=["360", "390", "820", "1440"]
)
def test_no_page_is_wider_than_the_screen(
    at_a_table: Callable[..., Table],
    visit: Callable[..., Page],
    screen: dict[str, Any],
    shots: Path,
) -> None:
    width = screen["viewport"]["width"]
    for path in ("/", "/new", "/rules/steel-driver"):
        page = visit(path, screen)
        page.wait_for_load_state("networkidle")
        assert overflow(page) <= 0, path
        page.screenshot(path=shots / f"page{path.replace('/', '-')}-{width}.png")
    table = at_a_table(screen=screen)
    assert table.wait_for_turn()
    assert overflow(table.page) <= 0
    table.page.screenshot(path=shots / f"table-{width}.png")


@pytest.mark.parametrize(
    ("locale", "turn", "language"),
    [("es-AR", "Te toca", "es"), ("pt-BR", "Sua vez", "pt-BR"), ("fr-FR", "Your turn", "en")],
)
def test_the_browsers_language_is_spoken_from_the_first_screen_on(
    at_a_table: Callable[..., Table], locale: str, turn: str, language: str
) -> None:
    table = at_a_table(locale=locale)
    expect(table.turn).to_contain_text(turn)
    expect(table.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_switched_at_the_table(at_a_table: Callable[..., Table]) -> None:
    table = at_a_table()
    expect(table.turn).to_contain_text("Your turn")
    table.page.get_by_test_id("settings").click()
    table.page.get_by_test_id("language").select_option("es")
    table.page.keyboard.press("Escape")
    expect(table.turn).to_contain_text("Te toca")
    expect(table.page.locator("svg.sheet")).to_contain_text("ESTADOS UNIDOS")
    table.page.reload()
    expect(table.turn).to_contain_text("Te toca")


def test_a_route_is_built_with_the_keyboard_alone(at_a_table: Callable[..., Table]) -> None:
    table = at_a_table()
    while True:
        assert table.wait_for_turn()
        if table.prompt.get_attribute("aria-label") and table.glowing.count() > 1:
            break
        table.decide()
    before = table.steps()
    page = table.page
    first = table.glowing.first
    first.focus()
    page.keyboard.press("ArrowLeft")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"Build .+ to .+, cost \d, gain \d+", label), label
    page.keyboard.press("Enter")
    expect(table.button("Build this link")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=before
    )


def test_the_past_can_be_looked_at_while_the_game_goes_on(
    at_a_table: Callable[..., Table],
) -> None:
    table = at_a_table()
    table.play(6)
    page = table.page
    assert table.wait_for_turn()
    page.get_by_test_id("scrubber").fill("3")
    expect(page.get_by_test_id("to-present")).to_be_visible()
    page.get_by_test_id("to-present").click()
    expect(table.turn).to_contain_text("Your turn")


def test_a_click_on_what_is_not_legal_says_why_with_the_rule(
    at_a_table: Callable[..., Table],
) -> None:
    table = at_a_table()
    assert table.wait_for_turn()
    table.page.locator("[data-target^='route:']").first.click(force=True)
    notice = table.page.get_by_test_id("notices")
    expect(notice).to_contain_text(re.compile(r"SD-\d"))
    notice.get_by_role("link").or_(
        notice.get_by_role("button", name=re.compile("SD-"))
    ).first.click()
    expect(table.page.get_by_text(re.compile(r"SD-\d\.\d")).first).to_be_visible()


def test_the_rules_stand_in_full_with_their_ids(visit: Callable[..., Page]) -> None:
    for locale in ("en-US", "es-ES", "pt-BR"):
        page = visit("/rules/steel-driver#SD-4.13", locale=locale)
        for rule in ("SD-1.1", "SD-3.4", "SD-4.13", "SD-7.7"):
            expect(page.locator(f"[id='{rule}']")).to_have_count(1)


@pytest.mark.nowhere
def test_an_address_that_leads_nowhere_is_explained(visit: Callable[..., Page]) -> None:
    page = visit("/table/doesnotexist")
    expect(page.locator("main, body").first).to_contain_text(
        re.compile("no such table|not exist|no table", re.I)
    )
