"""A player at the pages of games on boards of hexes: what a policy chooses is clicked and tapped.

The policy knows the position, which is kept beside the page from the record of the table; the
hands know only the page. So any game can be played through it, seeded or not.
"""

from __future__ import annotations

import uuid
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from playwright.sync_api import Locator, Page, expect
from tests.browser.steel_driver import STATUS

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.api import BoardFile

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
MORE = "n => Number(document.querySelector('[data-testid=scrubber]').max) > n"
"""Whether more than so many actions have been seen."""

VALLEY = """
game = "{game}"
id = "valley-of-{game}"
title = {{ en = "The Valley" }}
players = [{fewest}, 6]
[hexes]
plain = ["A3", "A5", "B2", "B4", "B8", "C3", "C5", "C7", "D2", "D8", "E3", "E5", "F4", "F8"]
river = ["B6", "C9", "D4", "D6", "E7", "E9", "F6"]
hills = ["A7", "F2"]
[[city]]
hex = "A1"
name = "Northgate"
color = "red"
cubes = 4
[[city]]
hex = "A9"
name = "Millford"
color = "blue"
cubes = 4
[[city]]
hex = "C1"
name = "Highpass"
color = "yellow"
cubes = 4
[[city]]
hex = "E1"
name = "Easterly"
color = "purple"
cubes = 4
[[city]]
hex = "G3"
name = "Harbour"
color = "blue"
cubes = 4
[[city]]
hex = "G7"
name = "Lowmarsh"
color = "red"
cubes = 4
{more}
[[town]]
hex = "C5"
name = "Middle"
[[town]]
hex = "E5"
name = "Oakham"
[[town]]
hex = "B8"
name = "Ferry"
"""
"""A board on which a phone shows every hex, and a game is played in half the time."""


class HexTable(ABC):
    """The page of a table in English, and the seat that is played from it."""

    WORTH: ClassVar[str]
    """The attribute of the page that says what a delivery is worth."""

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

    def asked(self) -> str:
        """Returns what is asked, as the markup calls it."""
        return self.prompt.get_attribute("data-ask") or ""

    def wait_for_turn(self) -> bool:
        """Waits until this seat is asked something; returns False when the game is over."""
        told = self.page.wait_for_function(STATUS, timeout=120_000)
        if told.json_value() != "turn":
            return False
        self.follow()
        return True

    def follow(self) -> None:
        """Brings the position up to what is known of what has happened at the table."""
        answer = self.page.request.get(f"/api/games/{self.id}/history?after={self.state.n}")
        for step in answer.json()["steps"]:
            if step["action"] is None:  # another seat's secret, told later
                return
            self.state.apply(gs.Action.from_json(step["action"]))

    # Playing

    def play(self, policy: Policy[Any], decisions: int = 1000) -> int:
        """Plays until the end, or so many decisions; returns how many there were."""
        made = 0
        while made < decisions and self.wait_for_turn():
            policy.decide(self)
            made += 1
        return made

    def perform(self, action: gs.Action) -> None:
        """Does an action by the page, and waits until the table has it: that one, no other."""
        before = self.state.n
        self.kinds.add(action.type)
        getattr(self, f"_{action.type}")(action.fields())
        self.page.wait_for_function(MORE, arg=before)
        wanted = action.to_json()
        self.follow()
        played = self.state.record[before].to_json()
        if action.type == "deliver":  # of routes worth the same the page offers one
            wanted, played = {**wanted, "route": []}, {**played, "route": []}
        assert played == wanted

    def hurry(self) -> None:
        """Plays by a request the last of what may be done; nothing while others are to act."""
        legal = self.page.request.get(f"/api/games/{self.id}/legal").json()
        if legal["actions"]:
            self.send(legal["actions"][-1], legal["n"])
        self.follow()

    def send(self, action: dict[str, Any], expected: int) -> None:
        """Plays by a request, as a script would."""
        move = {"expected": expected, "key": str(uuid.uuid4()), "action": action}
        played = self.page.request.post(f"/api/games/{self.id}/actions", data=move)
        assert played.ok, played.text()

    def tap(self, target: str) -> None:
        """Clicks or taps something on the board where it shows, until it is picked.

        The board may begin to glide just before; then something else is hit, as by anybody.
        """
        spot = self.page.locator(f'[data-target="{target}"]')
        while True:  # a page that never shows it ends the test by its timeout
            spot.focus()
            at = None
            while at is None:
                at = self.page.evaluate(SHOWS, target)
            if self.has_touch:
                self.page.touchscreen.tap(at["x"], at["y"])
            else:
                self.page.mouse.click(at["x"], at["y"])
            try:
                expect(spot).to_have_attribute("aria-pressed", "true", timeout=5_000)
            except AssertionError:
                continue
            return

    @abstractmethod
    def worth(self, delivered: dict[str, Any]) -> str:
        """Returns what a delivery is worth by its event, as the page writes it."""

    def _pass(self, _: dict[str, Any]) -> None:
        self.part("pass").click()

    def _done(self, _: dict[str, Any]) -> None:
        self.part("done").click()

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
        ways = [lying(pieces, by) for by in range(6)]
        face = self.prompt.locator(f"button[data-face='{min(ways)}']")
        if face.count() > 0 and face.get_attribute("aria-pressed") != "true":
            face.click()
        for _ in range(6):
            if self.page.evaluate(FACE) == ways[0]:
                self.part("lay").click()
                return
            self.part("turn").click()
        raise AssertionError(f"{ways[0]} cannot be found for {fields['hex']}")

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
            shown = self.prompt.locator(f"[{self.WORTH}]").first.get_attribute(self.WORTH)
            if shown == self.worth(told):
                deliver.click()
                return
            self.part("next-way").click()
        raise AssertionError(f"no way worth {self.worth(told)}")


T = TypeVar("T", bound=HexTable)


class Policy(ABC, Generic[T]):
    """Chooses what is done at a page, and has it done."""

    @abstractmethod
    def choose(self, table: T) -> gs.Action:
        """Returns what to do."""

    def decide(self, table: T) -> None:
        """Takes one decision."""
        table.perform(self.choose(table))


def position(game: str, file: BoardFile, bots: int, options: dict[str, str]) -> gs.State:
    """Returns the position of a table against so many bots before anything is drawn."""
    names = ["Ann", *(f"Bot {place}" for place in range(bots))]
    return gs.game(game).set_up(names, file, None, options)


def add_board(page: Page, game: str, text: str) -> tuple[BoardFile, str]:
    """Uploads a board; returns it, and its id at the server."""
    added = page.request.post(f"/api/boards/{game}", data={"toml": text})
    assert added.ok, added.text()
    return LIBRARY.parse(game, text), added.json()["id"]


def lying(pieces: list[list[int]], turned: int) -> str:
    """Returns a face, turned by so many edges, as the page writes it: `0-3&2-4`, `{0,3}`."""
    edges = sorted(sorted((edge + turned) % 6 for edge in piece) for piece in pieces)
    if len(edges[0]) == 1:
        return "{" + ",".join(str(edge) for (edge,) in edges) + "}"
    return "&".join(f"{a}-{b}" for a, b in edges)
