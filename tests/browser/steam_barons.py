"""A player of Steam Barons at the page, and a policy for it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect
from tests.browser.hexes import VALLEY, HexTable, Policy

import goldenspike as gs
from goldenspike.bots import bot

BOARD = VALLEY.format(
    game="steam-barons",
    fewest=2,
    more="""
[[city]]
hex = "G1"
name = "Seagate"
color = "yellow"
cubes = 3
[[city]]
hex = "G9"
name = "Coalpit"
color = "black"
cubes = 3
""",
)
"""The same valley with two pairs of neighbouring cities."""


class BaronsTable(HexTable):
    """The page of a table of Steam Barons in English, and the seat that is played from it."""

    WORTH = "data-own"
    sold: list[gs.Action]
    """What was chosen to be sold, in the order in which it was."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.sold = []

    @property
    def has_sold(self) -> bool:
        """Whether any share was chosen to be sold."""
        return any(action.fields()["count"] > 0 for action in self.sold)

    def worth(self, delivered: dict[str, Any]) -> str:
        """Returns by how much the performance rises."""
        return str(delivered["links"])

    def _buy(self, fields: dict[str, Any]) -> None:
        self.prompt.locator(f"[data-count='{fields['count']}']").check()
        self.part("buy").click()

    def _connect(self, fields: dict[str, Any]) -> None:
        self.prompt.locator(f"[data-pair='{' '.join(sorted(fields['hexes']))}']").click()
        self.part("join").click()

    def fill_sales(self, sales: list[gs.Action]) -> None:
        """Enters in the form of sales how many shares of each company are to be sold."""
        rows = self.prompt.locator("[data-sell]")
        fields = [action.fields() for action in sales]
        expect(rows).to_have_count(len(sales))
        companies = [row.get_attribute("data-sell") for row in rows.all()]
        assert companies == [each["company"] for each in fields], (
            companies,
            fields,
            self.state.view(),
        )
        for each in fields:
            more = self.prompt.locator(f"[data-sell={each['company']}]").get_by_test_id("sell-more")
            for _ in range(each["count"]):
                more.click()

    def sell(self, sales: list[gs.Action]) -> None:
        """Chooses by the form what is sold of all companies, and waits until that is done."""
        self.kinds.add("sell")
        self.sold += sales
        self.fill_sales(sales)
        self.part("sell").click()
        expect(self.prompt.locator("[data-sell]")).to_have_count(0)

    def sold_for_certain(self) -> list[gs.Action]:
        """Returns what this seat has sold by the record of the table."""
        return [
            action
            for action in self.state.record
            if (action.seat, action.type) == (self.seat, "sell")
        ]


class BaronsPolicy(Policy[BaronsTable]):
    """Plays like the greedy bot, but controls a company and tries every kind of action once.

    It lays few tiles a turn: the game is to be played to its end, not to be won.
    """

    def __init__(self, seed: int, tiles: int = 2) -> None:
        self.rng = random.Random(seed)
        self.bot = bot("greedy", "steam-barons", seed=1)
        self.tiles = tiles

    def decide(self, table: BaronsTable) -> None:
        """Takes one decision; what is to be sold of all companies is one."""
        if table.state.view()["phase"] == "sell":
            table.sell(self.sales(table))
        else:
            super().decide(table)

    def choose(self, table: BaronsTable) -> gs.Action:
        """Returns what to do."""
        state, seat = table.state, table.seat
        view = state.view()
        legal = state.legal_actions(seat)
        of: dict[str, list[gs.Action]] = {}
        for action in legal:
            of.setdefault(action.type, []).append(action)
        if view["phase"] == "auction" and "bid" in of and not self._is_rich(view, seat):
            return of["bid" if "pass" in table.kinds else "pass"][0]
        if "done" in of and "done" not in table.kinds and "lay" in table.kinds:
            return of["done"][0]
        new = sorted(of.keys() - table.kinds - {"done"})
        if new:
            return self.rng.choice(of[new[0]])
        if "done" in of:
            laid = view["round"] + 1 - view["build"]["tiles_left"]
            if laid >= self.tiles:
                return of["done"][0]
        return self.bot.choose(state, seat, 0.2)

    def sales(self, table: BaronsTable) -> list[gs.Action]:
        """Returns what to sell, company by company: none while control is needed, one at first."""
        state = table.state.copy()
        sales: list[gs.Action] = []
        while table.seat in state.to_act:
            legal = state.legal_actions(table.seat)
            if "done" not in table.kinds:
                sales.append(legal[0])
            elif not table.has_sold and not sales:
                sales.append(legal[1])
            else:
                sales.append(self.bot.choose(state, table.seat, 0.2))
            state.apply(sales[-1])
        return sales

    def _is_rich(self, view: dict[str, Any], seat: int) -> bool:
        """Whether the seat controls a company."""
        return any(company["controller"] == seat for company in view["companies"].values())
