"""The lists of Gem Run in the browser: today, days gone by, landscapes, the own place."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.server.gem_runs import scored

NAMES = ["Ann", "Maximiliano Wolfgang 3rd", "李雷", "Zoë", *(f"Driver {n}" for n in range(22))]


@pytest.fixture(scope="session")
def driven(address: str) -> dict[str, Any]:
    """Lets 26 players drive the line of the day; returns it, and three worse runs over it."""
    with httpx.Client(base_url=address, verify=False) as http:
        line: dict[str, Any] = http.get("/api/gem-run/daily").json()
        records = scored(line["seed"], len(NAMES) + 3)
        for name, record in zip(NAMES, records, strict=False):
            http.cookies.clear()
            wish = {"key": str(uuid.uuid4()), "record": record, "name": name, "of": "daily"}
            assert http.post("/api/gem-run/runs", json=wish).status_code == 201
    return {**line, "worse": records[len(NAMES) :]}


@pytest.mark.parametrize(
    ("screen", "locale", "own"),
    [
        (DESKTOP, "en-US", "Place {place} of {among}"),
        (PHONE, "es-ES", "Puesto {place} de {among}"),
        (PHONE, "pt-BR", "{place}º lugar entre {among}"),
    ],
    ids=["desktop", "phone-es", "phone-pt"],
)
def test_GR_4_4_lists_are_turned_and_changed(
    visit: Callable[..., Page],
    driven: dict[str, Any],
    screen: dict[str, Any],
    locale: str,
    own: str,
    shots: Path,
) -> None:
    page = visit("/run/lists", screen=screen, locale=locale)
    rows = page.get_by_test_id("runs").locator("tbody tr")
    expect(rows).to_have_count(20)
    expect(rows.first).to_contain_text("Ann")
    page.get_by_test_id("more-runs").click()
    expect(rows.nth(25)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("earlier").click()
    expect(page.get_by_test_id("nobody")).to_be_visible()
    page.get_by_test_id("later").click()
    expect(rows).to_have_count(20)
    expect(page.get_by_test_id("later")).to_be_disabled()
    for name in ("week", "forest", "snow", "desert"):
        page.get_by_test_id(f"tab-{name}").click()
        expect(page.get_by_test_id(f"tab-{name}")).to_have_attribute("aria-selected", "true")
        expect(rows).to_have_count(20)
        assert f"list={name}" in page.url
    page.get_by_test_id("today").get_by_role("link").click()
    expect(page.get_by_test_id("daily")).to_have_attribute("aria-pressed", "true")
    # Who drives worse than twenty others sees the own place below them.
    record = driven["worse"].pop()
    wish = {"key": str(uuid.uuid4()), "record": record, "name": "Last", "of": "daily"}
    assert page.request.post("/api/gem-run/runs", data=wish).status == 201
    page.goto("/run/lists")
    standing = page.request.get("/api/gem-run/daily").json()["you"]
    expect(page.get_by_test_id("today")).to_contain_text(own.format(**standing))
    expect(page.locator("tfoot tr")).to_contain_text(str(standing["place"]))
    page.screenshot(path=shots / f"run-lists-{locale}.png", full_page=True)
