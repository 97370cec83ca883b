"""A player of Steel Driver who knows the game only by the page: reads, clicks, confirms."""

from __future__ import annotations

import contextlib
import re
import time
import uuid

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

STATUS = """() => {
  if (document.querySelector('.result')) return 'over';
  const banner = document.querySelector('[data-testid=turn]');
  return banner && banner.innerText.includes('Your turn') ? 'turn' : null;
}"""

PLACE = """seen => {
  const spot = document.querySelector('[data-target].legal .hit.dot');
  const box = spot && spot.getBoundingClientRect();
  const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const rests = at && at.x === seen.x && at.y === seen.y
    && !document.querySelector('.stage.moving');
  Object.assign(seen, at, { frames: rests ? seen.frames + 1 : 0 });
  const hit = seen.frames > 2 && document.elementFromPoint(at.x, at.y);
  return hit && hit.closest('.window') ? at : null;
}"""
"""Where the first glowing thing lies, once it shows on the board and the board lies still."""


class Table:
    """The page of a table and the seat that is played from it, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.id = page.url.split("/table/")[1].split("?")[0]
        self.has_touch = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.kinds: set[str] = set()
        """What has been decided so far: nominate, bid, pass, build, claim."""

    # What is on the page

    @property
    def prompt(self) -> Locator:
        """The panel that asks something."""
        return self.page.locator("section.game-prompt")

    @property
    def turn(self) -> Locator:
        """The banner that says whose turn it is."""
        return self.page.get_by_test_id("turn")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the prompt."""
        return self.prompt.get_by_role("button", name=name)

    @property
    def glowing(self) -> Locator:
        """What can be picked on the board."""
        return self.page.locator("[data-target].legal")

    @property
    def celebration(self) -> Locator:
        """What covers the board while the transcontinental link is celebrated."""
        return self.page.locator(".moment .skip")

    def steps(self) -> int:
        """Returns how many actions the page has seen."""
        return int(self.page.get_by_test_id("scrubber").get_attribute("max") or 0)

    def wait_for_turn(self) -> bool:
        """Waits until this seat is asked something; returns False when the game is over."""
        told = self.page.wait_for_function(STATUS, timeout=120_000)
        return bool(told.json_value() == "turn")

    def wait_for_steps(self, count: int) -> None:
        """Waits until the page has seen so many actions."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-testid=scrubber]').max) >= n", arg=count
        )

    # Playing

    def play(self, decisions: int = 1000) -> int:
        """Plays until the end, or so many decisions; returns how many there were."""
        made = 0
        while made < decisions and self.wait_for_turn():
            self.decide()
            made += 1
        return made

    def hurry(self, kind: str | None = None) -> None:
        """Plays by requests, as a script would, until such an action is asked, or to the end."""
        request, address = self.page.request, f"/api/games/{self.id}"
        give_up = time.monotonic() + 180
        while time.monotonic() < give_up:
            table = request.get(address).json()
            if table["status"] == "over":
                return
            if table["you"] not in table["to_act"]:
                time.sleep(0.05)
                continue
            legal = request.get(f"{address}/legal").json()
            if legal["actions"][0]["type"] == kind:
                return
            wish = {"expected": legal["n"], "key": str(uuid.uuid4())}
            played = request.post(
                f"{address}/actions", data={**wish, "action": legal["actions"][0]}
            )
            assert played.ok, played.text()
        raise AssertionError("the game did not get on")

    def decide(self) -> None:
        """Takes one decision, whatever is asked, and waits until the table has it."""
        before = self.steps()
        label = self.prompt.get_attribute("aria-label") or ""
        if label == "Nomination":
            self.nominate()
        elif "builds" in label:
            self.build()
        elif "claims" in label:
            self.claim()
        else:
            self.raise_or_pass(generous=before % 3 == 0)
        self.wait_for_steps(before + 1)

    def nominate(self) -> None:
        """Nominates the first company whose marker lies in its box, for the least bid."""
        self.kinds.add("nominate")
        card = self.prompt.locator("button.charter[aria-disabled=false]").first
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        self.button("Bid one more").click()
        self.button(re.compile("^Nominate .* for ")).click()

    def raise_or_pass(self, generous: bool) -> None:
        """Raises by a quick bid, or passes."""
        if generous:
            self.kinds.add("bid")
            self.prompt.locator(".quick button").first.click()
            self.button(re.compile(r"^Bid \d+$")).last.click()
        else:
            self.kinds.add("pass")
            self.button("Pass").click()

    def pick_on_board(self, confirm: Locator) -> None:
        """Picks the first glowing thing on the board, where it shows and lies still.

        A celebration is skipped first. Something else may come between looking and tapping
        (news from others), so that a tap which changed nothing is made once more.
        """
        for _ in range(8):
            if confirm.count() > 0:
                return
            if self.celebration.count() > 0:
                with contextlib.suppress(PlaywrightTimeout):  # it also ends by itself
                    self.celebration.click(timeout=2000)
            # What has the focus already is not brought into view by getting it once more.
            self.glowing.first.evaluate("glowing => { glowing.blur(); glowing.focus(); }")
            seen = self.page.evaluate_handle("({ frames: 0 })")
            at = self.page.wait_for_function(PLACE, arg=seen).json_value()
            if self.has_touch:
                self.page.touchscreen.tap(at["x"], at["y"])
            else:
                self.page.mouse.click(at["x"], at["y"])
            with contextlib.suppress(PlaywrightTimeout):
                confirm.wait_for(timeout=5000)

    def build(self) -> None:
        """Builds the first glowing route; a forced one with a single tap."""
        self.kinds.add("build")
        confirm = self.button(re.compile("^Build (this|the only) link"))
        self.pick_on_board(confirm)
        confirm.click()

    def claim(self) -> None:
        """Claims the first glowing cube."""
        self.kinds.add("claim")
        confirm = self.button("Claim this cube")
        self.pick_on_board(confirm)
        confirm.click()
