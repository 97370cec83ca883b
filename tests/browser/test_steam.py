"""Steam at the page: whole games by real clicks, for everybody and on every screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down
from tests.browser.hexes import add_board, position
from tests.browser.steam import BOARD, SteamPolicy, SteamTable
from tests.browser.test_pages import SMALLEST, TABLET, overflow, serious

import goldenspike as gs
from goldenspike.boards.library import LIBRARY

pytestmark = pytest.mark.browser


@pytest.fixture
def at_a_table(visit: Callable[..., Page]) -> Callable[..., SteamTable]:
    """Returns a way to open a table of Steam against bots."""

    def sit(
        screen: dict[str, Any] = DESKTOP,
        locale: str = "en-US",
        board: str | None = None,
        bots: tuple[str, ...] = ("greedy", "random"),
        seed: int = 7,
        **options: str,
    ) -> SteamTable:
        page = visit("/", screen, locale)
        file = LIBRARY.find("steam", board or "northeast")
        id = file.id
        if board is None and screen is not DESKTOP:
            file, id = add_board(page, "steam", BOARD)
        sit_down(page, "steam", id, bots, seed, options)
        return SteamTable(page, position("steam", file, len(bots), options))

    return sit


@pytest.mark.timeout(600)
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("rules", ["base", "standard"])
def test_a_game_with_two_bots_to_the_end(
    at_a_table: Callable[..., SteamTable], shots: Path, rules: str, screen: dict[str, Any]
) -> None:
    table = at_a_table(screen, rules=rules)
    page = table.page
    decisions = table.play(SteamPolicy(seed=1))
    # Bots are not the same twice, and in the standard rules a player may go bankrupt early.
    if rules == "base":
        assert decisions >= 40
        assert table.kinds >= {"take", "lay", "done", "deliver", "score", "improve"}
        assert table.kinds & {"grow", "urbanize"}
    else:
        assert decisions >= 12
        assert table.kinds >= {"take", "lay", "done", "capital"}
        assert table.kinds & {"bid", "pass"}
        assert table.kinds & {"deliver", "improve"}

    # what the page says in the end is what the engine says
    view = page.request.get(f"/api/games/{table.id}/view").json()["view"]
    table.follow()
    assert table.state.is_over
    assert view["scores"] == table.state.scores
    result = page.locator(".result")
    expect(result).to_be_visible()
    totals = result.locator("[data-score]")
    shown = {int(each.get_attribute("data-seat") or 0): each.inner_text() for each in totals.all()}
    minus = "\N{MINUS SIGN}"
    assert shown == {
        seat: str(score).replace("-", minus) for seat, score in enumerate(view["scores"])
    }
    assert serious(page) == []
    page.screenshot(path=shots / f"steam-end-{rules}-{screen['viewport']['width']}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_while_track_is_built_and_goods_are_moved(
    at_a_table: Callable[..., SteamTable], screen: dict[str, Any], scheme: str, shots: Path
) -> None:
    table = at_a_table({**screen, "color_scheme": scheme}, board="northeast")
    page, policy = table.page, SteamPolicy(seed=2)
    looked: set[str] = set()
    while not looked >= {"tiles", "build", "move"}:
        assert table.wait_for_turn()
        asked = table.prompt.get_attribute("data-ask") or ""
        if asked not in looked:
            assert serious(page) == [], asked
            width = screen["viewport"]["width"]
            page.screenshot(path=shots / f"steam-{asked}-{width}-{scheme}.png")
            looked.add(asked)
        table.perform(policy.choose(table))


@pytest.mark.parametrize("screen", [SMALLEST, TABLET], ids=["360", "820"])
def test_the_table_is_not_wider_than_the_screen(
    at_a_table: Callable[..., SteamTable], screen: dict[str, Any]
) -> None:
    table = at_a_table(screen)
    policy = SteamPolicy(seed=2)
    for _ in range(3):
        assert table.wait_for_turn()
        assert overflow(table.page) <= 0
        table.perform(policy.choose(table))


def test_the_first_order_is_auctioned_place_by_place(
    at_a_table: Callable[..., SteamTable],
) -> None:
    table = at_a_table(order="auction", seed=5)
    assert table.wait_for_turn()
    expect(table.prompt).to_contain_text("Auction of place 1 in the order")
    bid = min(a.fields()["amount"] for a in table.state.legal_actions() if a.type == "bid") + 1
    table.perform(gs.Action.from_json({"seat": 0, "type": "bid", "amount": bid}))
    while table.wait_for_turn() and table.state.view()["phase"] == "auction":
        table.perform(gs.Action.from_json({"seat": 0, "type": "pass"}))
    expect(table.page.get_by_test_id("log")).to_contain_text(f"Ann bids ${bid}.")
    expect(table.page.get_by_test_id("log")).to_contain_text("The order of play: ")


def test_an_action_tile_is_taken_with_the_keyboard_alone(
    at_a_table: Callable[..., SteamTable],
) -> None:
    table = at_a_table()
    assert table.wait_for_turn()
    before = table.steps()
    table.page.keyboard.press("ArrowDown")
    chosen = table.prompt.locator("[data-choice][aria-pressed=true]")
    first = chosen.get_attribute("data-choice")
    table.page.keyboard.press("ArrowDown")
    expect(chosen).not_to_have_attribute("data-choice", first or "")
    tile = chosen.get_attribute("data-choice")
    table.page.keyboard.press("Enter")
    table.page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=before
    )
    view = table.page.request.get(f"/api/games/{table.id}/view").json()["view"]
    assert view["players"][0]["tile"] == tile


def test_a_tile_that_was_laid_can_be_taken_back(at_a_table: Callable[..., SteamTable]) -> None:
    table = at_a_table()
    policy = SteamPolicy(seed=3, tiles=3)
    while "lay" not in table.kinds:
        assert table.wait_for_turn()
        table.perform(policy.choose(table))
    before = table.state.n
    table.page.get_by_test_id("undo").click()
    table.page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) < n", arg=before
    )
    view = table.page.request.get(f"/api/games/{table.id}/view").json()["view"]
    assert view["build"]["tiles_left"] >= 3


@pytest.mark.parametrize(
    ("locale", "title"),
    [("es-ES", "¿Qué ficha de acción"), ("pt-BR", "Que ficha de ação"), ("en-GB", "Which action")],
)
def test_the_table_speaks_the_language_of_the_browser(
    at_a_table: Callable[..., SteamTable], locale: str, title: str
) -> None:
    table = at_a_table(locale=locale)
    expect(table.prompt).to_contain_text(title)
