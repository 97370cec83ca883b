"""A player of Steam at the page: whatever a policy chooses is done by clicks and taps alone.

The policy knows the position, which is kept beside the page from the record of the table; the
hands know only the page. So any game can be played through it, seeded or not.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page
from tests.browser.steel_driver import STATUS

import goldenspike as gs
from goldenspike.bots import GreedyBot, knowledge_of

SHOWS = """target => new Promise(found => {
  const place = () => {
    const spot = document.querySelector(`[data-target="${target}"] .hit.dot`);
    const box = spot && spot.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const at = place();
    const still = before && at && before.x === at.x && before.y === at.y
      && !document.querySelector('.stage.moving');
    const hit = still && document.elementFromPoint(at.x, at.y);
    found(hit && hit.closest('.window') ? at : null);
  }));
})"""
"""Where something on the board lies, once it shows and the board lies still."""

FACE = "document.querySelector('[data-lying]')?.dataset.lying"


class SteamTable:
    """The page of a table of Steam in English, and the seat that is played from it."""

    def __init__(self, page: Page, state: gs.State, seat: int = 0) -> None:
        self.page = page
        self.state = state
        """The position before anything is played; it follows the record of the table."""
        self.seat = seat
        self.id = page.url.split("/table/")[1].split("?")[0]
        self.has_touch = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.kinds: set[str] = set()
        """The types of the actions played so far."""

    # What is on the page

    @property
    def prompt(self) -> Locator:
        """The panel that asks something."""
        return self.page.locator("section.game-prompt")

    def part(self, test_id: str) -> Locator:
        """Something in the panel, by its test id."""
        return self.prompt.get_by_test_id(test_id)

    def steps(self) -> int:
        """Returns how many actions the page has seen."""
        return int(self.page.get_by_test_id("scrubber").get_attribute("max") or 0)

    def wait_for_turn(self) -> bool:
        """Waits until this seat is asked something; returns False when the game is over."""
        told = self.page.wait_for_function(STATUS, timeout=120_000)
        if told.json_value() != "turn":
            return False
        self.follow()
        return True

    def follow(self) -> None:
        """Brings the position up to what has happened at the table."""
        answer = self.page.request.get(f"/api/games/{self.id}/history?after={self.state.n}")
        for step in answer.json()["steps"]:
            self.state.apply(gs.Action.from_json(step["action"]))

    # Playing

    def play(self, policy: Policy, decisions: int = 1000) -> int:
        """Plays until the end, or so many decisions; returns how many there were."""
        made = 0
        while made < decisions and self.wait_for_turn():
            self.perform(policy.choose(self))
            made += 1
        return made

    def perform(self, action: gs.Action) -> None:
        """Does an action by the page, and waits until the table has it: that one, no other."""
        before = self.state.n
        self.kinds.add(action.type)
        if action.type in ("pass", "done", "improve"):
            self.part(action.type).click()
        else:
            getattr(self, f"_{action.type}")(action.fields())
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-testid=scrubber]').max) > n", arg=before
        )
        wanted = action.to_json()
        self.follow()
        played = self.state.record[before].to_json()
        if action.type == "deliver":  # of routes worth the same the page offers one
            wanted, played = {**wanted, "route": []}, {**played, "route": []}
        assert played == wanted

    def tap(self, target: str) -> None:
        """Clicks or taps something on the board where it shows."""
        self.page.locator(f'[data-target="{target}"]').focus()
        at = None
        while at is None:  # a page that never shows it ends the test by its timeout
            at = self.page.evaluate(SHOWS, target)
        if self.has_touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def _take(self, fields: dict[str, Any]) -> None:
        self.prompt.locator(f"[data-choice={fields['tile']}]").click()
        self.part("take" if fields["use"] else "take-pass").click()

    def _capital(self, fields: dict[str, Any]) -> None:
        self._enter(5 * fields["steps"])
        self.part("buy-capital").click()

    def _bid(self, fields: dict[str, Any]) -> None:
        self._enter(fields["amount"])
        self.part("bid").click()

    def _enter(self, amount: int) -> None:
        """Chooses an amount by a button if there is one, else by typing it."""
        quick = self.prompt.locator(f"[data-amount='{amount}']")
        if quick.count() > 0:
            quick.click()
        else:
            self.prompt.get_by_role("spinbutton").fill(str(amount))

    def _lay(self, fields: dict[str, Any]) -> None:
        self.tap(f"hex:{fields['hex']}")
        self.part("lay").wait_for()
        if "spurs" in fields:
            pieces = [[edge] for edge in fields["spurs"]]
        else:
            pieces = fields["track"]
        ways = [_lying(pieces, by) for by in range(6)]
        face = self.prompt.locator(f"button[data-face='{min(ways)}']")
        if face.count() > 0 and face.get_attribute("aria-pressed") != "true":
            face.click()
        for _ in range(6):
            if self.page.evaluate(FACE) == ways[0]:
                self.part("lay").click()
                return
            self.part("turn").click()
        raise AssertionError(f"{ways[0]} cannot be found for {fields['hex']}")

    def _grow(self, fields: dict[str, Any]) -> None:
        tool = self.part("tool-city")
        if tool.get_attribute("aria-pressed") != "true":
            tool.click()
        self.tap(f"hex:{fields['hex']}")
        self.part("found").wait_for()
        for wish in (fields.get("color"), fields["supply"]):
            if wish is not None:
                self.prompt.locator(f"[data-choice='{wish}']").click()
        self.part("found").click()

    _urbanize = _grow

    def _deliver(self, fields: dict[str, Any]) -> None:
        self.tap(f"cube:{fields['from']}:{fields['color']}")
        action = gs.Action.from_json({"seat": self.seat, "type": "deliver", **fields})
        told = next(e for e in self.state.copy().apply(action) if e["type"] == "delivered")
        deliver = self.part("deliver")
        goal = self.page.locator(f'[data-target="hex:{told["to"]}"].legal')
        deliver.or_(goal).first.wait_for()
        if deliver.count() == 0 or goal.get_attribute("aria-pressed") != "true":
            self.tap(f"hex:{told['to']}")
            deliver.wait_for()
        for _ in range(20):
            shown = self.prompt.locator("[data-points]").first.get_attribute("data-points")
            if shown == ",".join(str(each) for each in told["points"]):
                deliver.click()
                return
            self.part("next-way").click()
        raise AssertionError(f"no way with {told['points']}")

    def _score(self, fields: dict[str, Any]) -> None:
        self.part(f"score-{fields['as']}").click()


def _lying(pieces: list[list[int]], turned: int) -> str:
    """Returns a face, turned by so many edges, as the page writes it: `0-3&2-4`, `{0,3}`."""
    edges = sorted(sorted((edge + turned) % 6 for edge in piece) for piece in pieces)
    if len(edges[0]) == 1:
        return "{" + ",".join(str(edge) for (edge,) in edges) + "}"
    return "&".join(f"{a}-{b}" for a, b in edges)


class Policy:
    """Plays like the greedy bot, but tries every kind of action once when it can.

    It lays few tiles a turn: the game is to be played to its end, not to be won.
    """

    def __init__(self, seed: int, tiles: int = 2) -> None:
        self.rng = random.Random(seed)
        self.tiles = tiles

    def choose(self, table: SteamTable) -> gs.Action:
        """Returns what to do."""
        state = table.state
        legal = state.legal_actions(table.seat)
        types = {action.type for action in legal}
        new = sorted(types - table.kinds - {"done", "pass", "lay", "capital"})
        if new and (types & {"take", "score"} == set() or state.view()["turn"] > 1):
            few = [action for action in legal if action.type == new[0]]
            if new[0] == "bid":
                few = few[:2]
            return self.rng.choice(few)
        build = state.view()["build"]
        done = [action for action in legal if action.type == "done"]
        if done and build and build["tiles_left"] <= 3 - self.tiles:
            return done[0]
        owed = [action for action in legal if action.type == "take" and self._is_new(table, action)]
        if owed:
            return self.rng.choice(owed)
        bot = GreedyBot(knowledge_of(state.game.id), seed=1)
        return bot.choose(state, table.seat, 0.2)

    def _is_new(self, table: SteamTable, action: gs.Action) -> bool:
        """Whether a tile leads to a kind of action that was not played yet."""
        wanted = {"city-growth": "grow", "urbanization": "urbanize"}
        fields = action.fields()
        return fields["use"] and wanted.get(fields["tile"], "lay") not in table.kinds | {"lay"}
