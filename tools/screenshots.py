"""Takes the picture of the README: a game of Steel Driver in its third turn, from a real server.

    script/screenshots [FOLDER]

Starts a server of its own with data of its own, plays one seat through the same requests a
browser sends, and takes the picture when that seat has a route to choose.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, sync_playwright

from goldenspike.bots import Budget, bot
from goldenspike.engine.replay import replay
from goldenspike.shelf import GAMES

SIZE = {"width": 1440, "height": 900}
TABLE = {
    "game": "steel-driver",
    "board": "usa",
    "options": {"first": 0},
    "seats": [
        {"kind": "me", "name": "Ann"},
        {"kind": "bot", "level": "greedy"},
        {"kind": "bot", "level": "greedy"},
    ],
    "pace": "live",
    "public": False,
    "seed": 7,
}


@contextmanager
def server() -> Iterator[str]:
    """Yields the address of a running server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "goldenspike", "serve", "--port", str(port)]
        process = subprocess.Popen([*command, "--data", data], stdout=subprocess.DEVNULL)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def wait_for(request: APIRequestContext, address: str) -> None:
    """Returns once the server answers."""
    for _ in range(300):
        try:
            if request.get(f"{address}/api/health").ok:
                return
        except Exception:  # nobody listens yet
            time.sleep(0.1)
    raise SystemExit("The server does not answer.")


def is_worth_seeing(view: dict[str, Any], actions: list[dict[str, Any]]) -> bool:
    """Returns whether the third turn is building and there is a choice."""
    return view["turn"] >= 3 and view["phase"] == "build" and len(actions) >= 5


def play_until_worth_seeing(request: APIRequestContext, table: str) -> None:
    """Plays the own seat with a greedy bot's choices, and stops before a choice to show."""
    player = bot("greedy", "steel-driver", 1)
    while True:
        now = request.get(f"{table}/view").json()
        legal = request.get(f"{table}/legal").json()
        if not legal["actions"]:
            if now["view"]["phase"] == "over":
                raise SystemExit("The game ended before there was something to see.")
            time.sleep(0.1)
            continue
        if is_worth_seeing(now["view"], legal["actions"]):
            return
        state = replay(request.get(f"{table}/log").text().splitlines(), GAMES)
        action = player.choose(state, legal["seat"], Budget(iterations=100))
        move = {"expected": legal["n"], "key": str(uuid.uuid4()), "action": action.to_json()}
        request.post(f"{table}/actions", data=move)


def main(folder: Path) -> None:
    """Takes the picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=subprocess.check_output(["script/find-browser"], text=True).strip(),
            args=["--no-sandbox", "--disable-gpu"],
        )
        context = browser.new_context(viewport=SIZE, locale="en-US", base_url=address)
        wait_for(context.request, address)
        created = context.request.post("/api/games", data=TABLE)
        if not created.ok:
            raise SystemExit(created.text())
        table = created.json()["id"]
        play_until_worth_seeing(context.request, f"/api/games/{table}")
        page = context.new_page()
        page.goto(f"/table/{table}", wait_until="networkidle")
        seen = page.get_by_role("button", name="All right")
        if seen.is_visible():
            seen.click()  # what happened since the last turn is read
            page.mouse.move(700, 20)  # and nothing is pointed at
        page.wait_for_timeout(1500)  # whatever moved when the table opened has come to rest
        page.screenshot(path=folder / "table.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/images"))
