"""A player of Steam at the page, and a policy for it."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.hexes import VALLEY, HexTable, Policy

import goldenspike as gs
from goldenspike.bots import bot

BOARD = VALLEY.format(game="steam", fewest=3, more="")


class SteamTable(HexTable):
    """The page of a table of Steam in English, and the seat that is played from it."""

    WORTH = "data-points"

    def worth(self, delivered: dict[str, Any]) -> str:
        """Returns the points by seat."""
        return ",".join(str(each) for each in delivered["points"])

    def _improve(self, _: dict[str, Any]) -> None:
        self.part("improve").click()

    def _take(self, fields: dict[str, Any]) -> None:
        self.prompt.locator(f"[data-choice={fields['tile']}]").click()
        self.part("take" if fields["use"] else "take-pass").click()

    def _capital(self, fields: dict[str, Any]) -> None:
        self._enter(5 * fields["steps"])
        self.part("buy-capital").click()

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

    def _score(self, fields: dict[str, Any]) -> None:
        self.part(f"score-{fields['as']}").click()


class SteamPolicy(Policy[SteamTable]):
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
        player = bot("greedy", "steam", seed=1)
        return player.choose(state, table.seat, 0.2)

    def _is_new(self, table: SteamTable, action: gs.Action) -> bool:
        """Whether a tile leads to a kind of action that was not played yet."""
        wanted = {"city-growth": "grow", "urbanization": "urbanize"}
        fields = action.fields()
        return fields["use"] and wanted.get(fields["tile"], "lay") not in table.kinds | {"lay"}
