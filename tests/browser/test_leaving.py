"""Tables are left, closed and hidden on the page, and left seats are taken over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE

from goldenspike.boards.library import LIBRARY

pytestmark = pytest.mark.browser

BASE = {"game": "steel-driver", "board": "usa", "options": {}, "pace": "live", "seed": 7}


def set_up(page: Page, name: str, *others: dict[str, Any], public: bool = False) -> dict[str, Any]:
    """Returns a new table of the visitor's, set up without the form."""
    seats = [{"kind": "me", "name": name}, *others]
    answer = page.request.post("/api/games", data={**BASE, "seats": seats, "public": public})
    assert answer.ok, answer.text()
    return dict(answer.json())


OPEN: dict[str, Any] = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def test_a_game_against_bots_is_closed_and_hidden_and_found_again(
    visit: Callable[..., Page],
) -> None:
    ann = visit("/")
    id = set_up(ann, "Ann", BOT, BOT)["id"]
    ann.goto(f"/table/{id}")
    legal = ann.request.get(f"/api/games/{id}/legal").json()
    wish = {"expected": legal["n"], "key": "one", "action": legal["actions"][0]}
    assert ann.request.post(f"/api/games/{id}/actions", data=wish).ok
    ann.get_by_test_id("table-dialog").click()
    expect(ann.get_by_test_id("leave")).to_have_count(0)
    ann.get_by_test_id("close-table").click()
    expect(ann.get_by_test_id("turn")).to_have_text("The table is closed")
    expect(ann.get_by_test_id("ended")).to_contain_text("Nobody plays on here")
    for name in ("hint", "undo"):
        expect(ann.get_by_test_id(name)).to_have_count(0)

    ann.goto("/")
    card = ann.get_by_test_id("my-tables").locator("article")
    expect(card).to_contain_text("The table is closed")
    card.get_by_test_id("more").click()
    ann.get_by_test_id("hide").click()
    expect(ann.get_by_test_id("my-tables")).to_have_count(0)
    ann.reload()
    ann.get_by_test_id("show-hidden").click()
    hidden = ann.get_by_test_id("hidden-tables")
    hidden.get_by_test_id("more").click()
    ann.get_by_test_id("bring-back").click()
    expect(hidden).to_have_count(0)
    expect(ann.get_by_test_id("my-tables").locator("article")).to_have_count(1)


def test_who_waits_adds_a_bot_and_the_creator_leaves_on_a_phone(
    visit: Callable[..., Page],
) -> None:
    ann, ben = visit("/"), visit("/", PHONE)
    table = set_up(ann, "Ann", OPEN, OPEN)
    ann.goto(f"/table/{table['id']}")
    ben.goto(table["seats"][1]["link"])
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_role("button", name=re.compile("^Take seat")).click()
    expect(ann.get_by_test_id("seat-row-1")).to_contain_text("Ben")
    ann.get_by_test_id("leave").click()
    ann.wait_for_url("/")
    expect(ann.get_by_test_id("my-tables")).to_have_count(0)
    row = ben.get_by_test_id("seat-row-0")
    expect(row.get_by_role("textbox")).to_be_visible()  # the creator's powers are Ben's now
    row.get_by_role("button", name="Let a bot sit here").click()
    row.get_by_role("button", name="Remove the bot").click()
    row.get_by_role("button", name="Let a bot sit here").click()
    expect(row.get_by_role("button", name="Remove the bot")).to_be_visible()
    ben.get_by_test_id("seat-row-2").get_by_role("button", name="Let a bot sit here").click()
    expect(ben.get_by_test_id("turn")).to_be_visible()


def test_a_seat_that_was_left_is_taken_over(visit: Callable[..., Page]) -> None:
    ann, ben, dee = visit("/"), visit("/"), visit("/")
    table = set_up(ann, "Ann", OPEN, BOT, public=True)
    path = f"/api/games/{table['id']}/seats/1"
    assert ben.request.post(path, data={"name": "Ben"}).ok
    ben.goto(f"/table/{table['id']}")
    ann.goto(f"/table/{table['id']}")
    ben.get_by_test_id("table-dialog").click()
    ben.get_by_test_id("seat-then").select_option("offer")
    ben.get_by_test_id("leave").click()
    ben.wait_for_url("/")

    dee.goto("/")
    card = dee.get_by_test_id("running-tables").locator(f"article:has(a[href*='{table['id']}'])")
    card.get_by_role("link", name=re.compile("^Take over a seat")).click()
    form = dee.get_by_test_id("take-over")
    expect(form).to_contain_text("Ben has left this game")
    form.get_by_role("textbox").fill("Dee")
    form.get_by_role("button").click()
    expect(form).to_have_count(0)
    ann.get_by_test_id("table-dialog").click()
    expect(ann.get_by_test_id("seat-row-1")).to_contain_text("Dee")
    expect(ann.get_by_test_id("close-table")).to_be_visible()
    expect(ann.get_by_test_id("leaving")).to_contain_text("Others play here too")


def test_an_open_table_that_is_closed_says_so_to_who_waits(visit: Callable[..., Page]) -> None:
    ann, ben = visit("/"), visit("/", PHONE)
    table = set_up(ann, "Ann", OPEN, OPEN, public=True)
    ben.goto(f"/table/{table['id']}")
    expect(ben.get_by_test_id("join-name")).to_be_visible()
    ann.goto(f"/table/{table['id']}")
    ann.get_by_test_id("close-table").click()
    expect(ben.get_by_text("This table was closed before the game began.")).to_be_visible()


def test_an_own_board_is_removed_where_it_is_chosen(visit: Callable[..., Page]) -> None:
    page = visit("/new")
    text = LIBRARY.find("steel-driver", "usa").text.replace('id = "usa"', 'id = "away"', 1)
    text = text.replace('en = "The United States"', 'en = "Away We Go"', 1)
    added = page.request.post("/api/boards/steel-driver", data={"toml": text})
    assert added.ok, added.text()
    seats = [{"kind": "me", "name": "Ann"}, BOT, BOT]
    wish = {**BASE, "board": "away", "seats": seats, "public": False}
    table = page.request.post("/api/games", data=wish).json()
    page.goto("/new")
    page.get_by_role("radio", name=re.compile("Away We Go")).check()
    page.get_by_test_id("remove-board").click()
    page.get_by_test_id("remove-board-now").click()
    expect(page.get_by_text("one table plays on with it")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("Away We Go"))).to_have_count(0)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    other = visit("/new")
    expect(other.get_by_test_id("create")).to_be_enabled()
    expect(other.get_by_test_id("remove-board")).to_have_count(0)
