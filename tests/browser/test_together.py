"""Several people at a table, and one who goes away and comes back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser


@pytest.fixture
def two_at_a_table(visit: Callable[..., Page]) -> tuple[Table, Table]:
    """Ann sets a table up by the form and invites Ben by link; both wait for the start."""
    ann = visit("/new")
    ann.get_by_test_id("my-name").fill("Ann")
    ann.get_by_test_id("seat-1").select_option("open")
    ann.get_by_test_id("create").click()
    ann.wait_for_url("**/table/*")
    row = ann.get_by_test_id("seat-row-1")
    link = row.get_by_role("textbox").input_value()

    ben = visit(link, PHONE)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_role("button", name=re.compile("^Take seat")).click()
    expect(ann.get_by_test_id("turn")).to_be_visible()
    expect(ben.get_by_test_id("turn")).to_be_visible()
    return Table(ann), Table(ben)


def test_two_people_see_each_others_moves_within_a_second(
    two_at_a_table: tuple[Table, Table],
) -> None:
    ann, ben = two_at_a_table
    waited = []
    for _ in range(5):  # a busy machine may delay some of them
        actor, onlooker = (ann, ben) if whose_turn(ann, ben) is ann else (ben, ann)
        seen = actor.steps()
        onlooker.wait_for_steps(seen)
        actor.decide()
        decided = time.monotonic()
        onlooker.wait_for_steps(seen + 1)
        waited.append(time.monotonic() - decided)
    assert min(waited) < 1.0
    expect(ann.page.get_by_test_id("log")).to_contain_text("Ben")


def whose_turn(*tables: Table) -> Table:
    """Waits until one of several people at a table is to act, and returns who."""
    give_up = time.monotonic() + 120
    while time.monotonic() < give_up:
        for table in tables:
            if "Your turn" in table.turn.inner_text():
                return table
        tables[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_what_one_says_the_other_reads(two_at_a_table: tuple[Table, Table]) -> None:
    ann, ben = two_at_a_table
    ben.page.get_by_test_id("tab-chat").click()
    field = ben.page.get_by_test_id("chat-field")
    field.fill("<b>All aboard</b><img src=x onerror=alert(1)>")
    field.press("Enter")
    expect(ann.page.get_by_text("<b>All aboard</b><img src=x onerror=alert(1)>")).to_be_visible()


def test_reloading_in_mid_auction_changes_nothing(two_at_a_table: tuple[Table, Table]) -> None:
    ann, ben = two_at_a_table
    assert ann.wait_for_turn()
    ann.nominate()
    assert ben.wait_for_turn()
    standing = ben.prompt.locator(".standing").inner_text()
    ben.page.reload()
    assert ben.wait_for_turn()
    assert ben.prompt.locator(".standing").inner_text() == standing
    ben.decide()


def test_the_own_last_step_can_be_taken_back(two_at_a_table: tuple[Table, Table]) -> None:
    ann, ben = two_at_a_table
    assert ann.wait_for_turn()
    before = ann.steps()
    ann.nominate()
    assert ben.wait_for_turn()
    ann.page.get_by_test_id("undo").click()
    ann.page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) === n", arg=before
    )
    expect(ann.turn).to_have_text(re.compile("Your turn"))
    expect(ben.turn).not_to_have_text(re.compile("Your turn"))


def test_a_bot_plays_for_who_is_away_until_the_seat_is_given_back(
    two_at_a_table: tuple[Table, Table],
) -> None:
    ann, ben = two_at_a_table
    assert ann.wait_for_turn()
    ben.page.goto("/")
    ann.page.get_by_test_id("table-dialog").click()
    row = ann.page.get_by_test_id("seat-row-1")
    row.get_by_role("button", name="Let a bot play").click()
    expect(row).to_contain_text("a bot plays meanwhile")
    ann.page.keyboard.press("Escape")
    ann.decide()
    assert ann.wait_for_turn()  # Ben's turn has come and gone
    expect(ann.page.get_by_test_id("log")).to_contain_text(re.compile("Ben (bids|passes|cannot)"))

    ben.page.goto(f"/table/{ben.id}")
    expect(ben.page.get_by_text("A bot is playing for you")).to_be_visible()
    ann.page.get_by_test_id("table-dialog").click()
    row.get_by_role("button", name="Give the seat back").click()
    expect(row).not_to_contain_text("a bot plays meanwhile")
    ann.page.keyboard.press("Escape")
    expect(ben.page.get_by_text("A bot is playing for you")).to_have_count(0)
    ann.decide()
    assert ben.wait_for_turn()
    ben.decide()


def test_who_watches_sees_all_and_moves_nothing(
    two_at_a_table: tuple[Table, Table], visit: Callable[..., Page]
) -> None:
    ann, _ = two_at_a_table
    assert ann.wait_for_turn()
    watching = Table(visit(f"/table/{ann.id}"))
    page = watching.page
    expect(watching.turn).to_contain_text("Ann to play")
    ann.decide()
    expect(page.get_by_test_id("log")).to_contain_text("Ann nominates")
    page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=scrubber]').max) >= n", arg=ann.steps()
    )
    for name in ("Ann", "Ben"):
        expect(page.locator(".parts")).to_contain_text(name)
    expect(watching.prompt.get_by_role("button")).to_have_count(0)
    expect(watching.glowing).to_have_count(0)
    for name in ("hint", "undo"):
        expect(page.get_by_test_id(name)).to_have_count(0)
    action = {"seat": 1, "type": "pass"}
    wish = {"expected": watching.steps(), "key": "watching", "action": action}
    refused = page.request.post(f"/api/games/{watching.id}/actions", data=wish)
    assert (refused.status, refused.json()["code"]) == (403, "no-seat")


def test_a_personal_link_brings_the_seat_to_another_device(
    at_a_table: Callable[..., Table], visit: Callable[..., Page]
) -> None:
    table = at_a_table()
    link = table.page.request.post("/api/me/link", data={}).json()["link"]
    other = visit(link, PHONE)
    other.get_by_role("button").click()
    other.wait_for_url("/")
    other.goto(f"/table/{table.id}")
    again = Table(other)
    assert again.wait_for_turn()
    again.decide()
