"""A real server with quick bots, and the Chromium that the system has."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tests.browser.steel_driver import Table

# Generous, for the machine may be busy: nothing is measured by these.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Names the browser and keeps it from looking for the rest of the world."""
    found = subprocess.run(["script/find-browser"], capture_output=True, text=True, check=False)
    if found.returncode != 0:
        pytest.fail(found.stderr.strip(), pytrace=False)
    return {
        **browser_type_launch_args,
        "executable_path": found.stdout.strip(),
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
        ],
    }


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the address of a server of its own, on a port that the system chooses."""
    with subprocess.Popen(
        [sys.executable, "-m", "goldenspike", "serve", "--port", "0"]
        + ["--data", str(tmp_path_factory.mktemp("house"))],
        env={**os.environ, "GOLDENSPIKE_BOT_DELAY": "0"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = next((line for line in process.stdout if "http://" in line), None)
        assert told is not None, "the server did not start"
        yield told.split()[-1].rstrip("/")
        process.terminate()


def paced(pace: str) -> str:
    """Returns a script that makes a browser which is new here show moves at a pace."""
    return f"""
        if (localStorage.getItem("gs-settings") === null)
            localStorage.setItem("gs-settings", JSON.stringify({{pace: "{pace}"}}));
    """


@pytest.fixture
def visit(
    browser: Browser, address: str, shots: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Returns a way to open a page as somebody new, on a screen and in a language of choice.

    The moves of others are shown at once unless another pace is asked for.
    Whatever goes wrong in the page, an exception, a message of the browser about a policy or a
    missing file, fails the test in the end.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    # An address that leads nowhere is answered with 404, and a broken line is told of as well;
    # for a test of that it is right.
    signs = {"nowhere": ("404",), "broken_line": ("WebSocket connection", "net::ERR")}
    meant = [
        sign
        for marker, all_signs in signs.items()
        if request.node.get_closest_marker(marker) is not None
        for sign in all_signs
    ]

    def told(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(sign in message.text for sign in meant):
            faults.append(message.text)

    def open_page(
        path: str = "/",
        screen: dict[str, Any] = DESKTOP,
        locale: str = "en-US",
        pace: str = "instant",
    ) -> Page:
        context = browser.new_context(
            base_url=address, locale=locale, service_workers="block", **screen
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(paced(pace))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", told)
        page.goto(path)
        return page

    yield open_page
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=shots / f"last-{request.node.name}-{number}.png")
        context.close()
    assert not faults, faults


def sit_down(
    page: Page,
    game: str,
    board: str,
    bots: Sequence[str],
    seed: int,
    options: dict[str, str] | None = None,
) -> None:
    """Opens a table against bots, set up without the form."""
    seats = [{"kind": "me", "name": "Ann"}]
    seats += [{"kind": "bot", "level": level} for level in bots]
    answer = page.request.post(
        "/api/games",
        data={
            "game": game,
            "board": board,
            "options": options or {},
            "seats": seats,
            "pace": "live",
            "public": False,
            "seed": seed,
        },
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")


@pytest.fixture
def at_a_table(visit: Callable[..., Page]) -> Callable[..., Table]:
    """Returns a way to open a table against bots, set up without the form."""

    def sit(
        bots: tuple[str, ...] = ("greedy", "greedy"),
        screen: dict[str, Any] = DESKTOP,
        locale: str = "en-US",
        seed: int = 7,
        pace: str = "instant",
    ) -> Table:
        page = visit("/", screen, locale, pace)
        sit_down(page, "steel-driver", "usa", bots, seed)
        return Table(page)

    return sit


@pytest.fixture(scope="session")
def shots() -> Path:
    """Returns the folder where pictures of the tests go, to be looked at."""
    folder = Path("test-results")
    folder.mkdir(exist_ok=True)
    return folder
