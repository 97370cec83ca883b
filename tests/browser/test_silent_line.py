"""A network that fails without closing anything, between the page and the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down
from tests.browser.hexes import position
from tests.browser.steam import SteamTable
from tests.browser.steel_driver import Table
from tests.relay import Relay

from goldenspike.boards.library import LIBRARY

pytestmark = [pytest.mark.browser, pytest.mark.broken_line]

NOTICED = """() => {
  const began = performance.now();
  return new Promise(noticed => {
    const look = () => document.querySelector('[data-testid=line-lost]')
      ? noticed(performance.now() - began) : setTimeout(look, 50);
    look();
  });
}"""
"""Milliseconds until the page says that the line is lost, by its own clock."""

WITHIN = 15_000


@pytest.fixture
def relay(address: str) -> Iterator[Relay]:
    """The network between a page and the server."""
    made = Relay(int(address.rsplit(":", 1)[1]))
    yield made
    made.close()


def over(relay: Relay, page: Page) -> None:
    """Opens the page of a table once more, with a network between it and the server."""
    id = page.url.split("/table/")[1]
    page.goto(f"http://127.0.0.1:{relay.port}/table/{id}")
    expect(page.get_by_test_id("turn")).to_be_visible()


def others_play(table: Table) -> int:
    """Lets everybody act who is not Ann, until it is her turn; returns the number of steps."""
    request = table.page.request
    while True:
        told = request.get(f"/api/games/{table.id}").json()
        if told["you"] in told["to_act"]:
            return int(told["n"])
        table.page.wait_for_timeout(50)


@pytest.mark.parametrize(
    ("screen", "ways"),
    [(DESKTOP, ("up", "down")), (PHONE, ("up",)), (PHONE, ("down",))],
    ids=["desktop-both", "phone-up", "phone-down"],
)
def test_a_silent_line_is_noticed_said_and_made_up_for(
    at_a_table: Callable[..., Table],
    relay: Relay,
    shots: Path,
    screen: dict[str, Any],
    ways: tuple[str, ...],
) -> None:
    table = at_a_table(screen=screen)
    page = table.page
    over(relay, page)
    assert table.wait_for_turn()
    if screen is PHONE:
        page.get_by_test_id("tab-chat").click()
    page.get_by_test_id("chat-field").fill("half a sentence")

    relay.fall_silent(*ways)
    # Ann acts from another device, the bots answer, and it is her turn again: she must hear of it.
    before = table.steps()
    legal = page.request.get(f"/api/games/{table.id}/legal").json()
    wish = {"expected": legal["n"], "key": "elsewhere", "action": legal["actions"][0]}
    assert page.request.post(f"/api/games/{table.id}/actions", data=wish).ok
    n = others_play(table)
    assert n > before
    assert page.evaluate(NOTICED) < WITHIN
    page.screenshot(path=shots / f"line-lost-{'-'.join(ways)}.png")
    expect(page.get_by_test_id("line-lost")).to_have_text(
        "Connection lost. Trying again; nothing is lost."
    )

    relay.heal()
    table.wait_for_steps(n)
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    expect(page.get_by_test_id("chat-field")).to_have_value("half a sentence")
    assert table.wait_for_turn()


def test_a_bid_stays_while_the_line_is_lost(at_a_table: Callable[..., Table], relay: Relay) -> None:
    table = at_a_table()
    page = table.page
    over(relay, page)
    assert table.wait_for_turn()
    table.prompt.locator("button.charter[aria-disabled=false]").first.click()
    field = table.prompt.get_by_role("spinbutton")
    field.fill("4")
    relay.fall_silent()
    assert page.evaluate(NOTICED) < WITHIN
    expect(field).to_have_value("4")
    relay.heal()
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    expect(field).to_have_value("4")
    before = table.steps()
    table.button("Nominate").click()
    table.wait_for_steps(before + 1)


def test_a_tile_in_the_hand_stays_while_the_line_is_lost(
    visit: Callable[..., Page], relay: Relay
) -> None:
    page = visit("/")
    board = LIBRARY.find("steam", "northeast")
    sit_down(page, "steam", "northeast", ("greedy", "random"), 7, {})
    table = SteamTable(page, position("steam", board, 2, {}))
    while not (table.wait_for_turn() and table.asked() == "build"):
        table.hurry()
    over(relay, page)
    lay = next(a for a in table.state.legal_actions(table.seat) if a.type == "lay")
    table.tap(f"hex:{lay.fields()['hex']}")
    table.part("lay").wait_for()
    face = table.prompt.locator("[data-lying]").first
    if table.part("turn").is_enabled():
        table.part("turn").click()
    held = face.get_attribute("data-lying")

    relay.fall_silent()
    assert page.evaluate(NOTICED) < WITHIN
    relay.heal()
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    assert face.get_attribute("data-lying") == held
    before = table.steps()
    table.part("lay").click()
    page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=before
    )
    table.follow()
    assert table.state.record[before].type == "lay"


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_swallowed_move_is_sent_again_and_played_once(
    at_a_table: Callable[..., Table], relay: Relay, way: str
) -> None:
    """Lost on the way there it had not happened, lost on the way back it had."""
    table = at_a_table()
    page = table.page
    over(relay, page)
    assert table.wait_for_turn()
    before = table.steps()
    relay.swallow(f"POST /api/games/{table.id}/actions".encode(), way)
    table.nominate()
    expect(page.get_by_test_id("line-slow").or_(page.get_by_test_id("line-lost"))).to_be_visible()
    table.wait_for_steps(before + 1)
    assert relay.swallowed
    assert table.wait_for_turn()
    steps = page.request.get(f"/api/games/{table.id}/history").json()["steps"]
    played = [each["action"]["type"] for each in steps if each["action"]["seat"] == 0]
    assert played == ["nominate"]
    table.decide()  # and the buttons live


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_swallowed_line_of_chat_is_said_once(
    at_a_table: Callable[..., Table], relay: Relay, way: str
) -> None:
    table = at_a_table()
    page = table.page
    over(relay, page)
    relay.swallow(f"POST /api/games/{table.id}/chat".encode(), way)
    field = page.get_by_test_id("chat-field")
    field.fill("All aboard")
    field.press("Enter")
    expect(field).to_have_value("")
    assert relay.swallowed
    chat = page.request.get(f"/api/games/{table.id}/history").json()["chat"]
    assert [line["text"] for line in chat] == ["All aboard"]
