"""Talk that goes wrong: reported, hidden for oneself, silenced at the table; a ban is told."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import PHONE
from tests.browser.test_leaving import BOT, OPEN, set_up

pytestmark = pytest.mark.browser


def test_a_line_is_reported_hidden_and_its_speaker_muted(visit: Callable[..., Page]) -> None:
    ann, ben = visit("/"), visit("/")
    table = set_up(ann, "Ann", OPEN, BOT, public=True)
    path = f"/api/games/{table['id']}"
    assert ben.request.post(f"{path}/seats/1", data={"name": "Ben"}).ok
    assert ben.request.post(f"{path}/chat", data={"text": "Slowcoach"}).ok
    ann.goto(f"/table/{table['id']}")
    text = ann.get_by_text("Slowcoach")
    expect(text).to_be_visible()
    ann.get_by_test_id("about-line").click()
    ann.get_by_test_id("report-line").click()
    expect(ann.get_by_text("Whoever runs this site will see it")).to_be_visible()
    expect(ann.get_by_test_id("report-line")).to_have_count(0)

    ann.get_by_test_id("about-line").click()
    ann.get_by_test_id("hush").click()
    expect(text).to_have_count(0)
    ann.reload()
    ann.get_by_test_id("show-hushed").click()
    expect(text).to_be_visible()

    ann.get_by_test_id("about-line").click()
    ann.get_by_test_id("mute").click()
    expect(ann.get_by_test_id("unmute")).to_have_text("Let Ben speak")
    refused = ben.request.post(f"{path}/chat", data={"text": "Hm?"})
    assert (refused.status, refused.json()["code"]) == (403, "muted")
    ann.get_by_test_id("unmute").click()
    expect(ann.get_by_test_id("unmute")).to_have_count(0)
    assert ben.request.post(f"{path}/chat", data={"text": "Sorry"}).ok
    expect(ann.get_by_text("Sorry")).to_be_visible()


def test_who_is_banned_is_told_so_and_until_when(visit: Callable[..., Page]) -> None:
    page = visit("/rules/steel-driver", PHONE)
    expect(page.get_by_test_id("banned")).to_have_count(0)

    def banned(route: Route) -> None:
        told = {"player": "p", "name": None, "banned": {"until": "2999-12-24T18:00:00.000Z"}}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/api/me", banned)
    page.goto("/")
    expect(page.get_by_test_id("banned")).to_contain_text("You are banned here until Dec 24, 2999")


def test_who_is_muted_is_asked_once_and_not_with_every_move(visit: Callable[..., Page]) -> None:
    page = visit("/")
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url) if "mutes" in request.url else None
    )
    table = set_up(page, "Ann", BOT, BOT)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    for n in range(3):
        legal = page.request.get(f"/api/games/{table['id']}/legal").json()
        wish = {"expected": legal["n"], "key": str(n), "action": legal["actions"][0]}
        assert page.request.post(f"/api/games/{table['id']}/actions", data=wish).ok
        page.wait_for_function(
            "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=legal["n"]
        )
        expect(page.get_by_test_id("hint")).to_be_visible()
    assert len(asked) == 1
