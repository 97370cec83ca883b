"""Whatever is played, money, income and VP are what the events say they should be.

Books are kept from the events alone: what is paid and received, what capital brings and costs,
what points add. Nothing comes from nowhere, and nothing gets lost but by bankruptcy.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable
from tests.engine.steam.test_reference import BOARDS

LOWEST = -10


class Book:
    """What a seat must have."""

    def __init__(self, money: int) -> None:
        self.money = money
        self.income = 0
        self.vp = 0

    def raise_capital(self, steps: int) -> None:
        """ST-8.2: $5 for an income each, at the lowest for 2 VP."""
        for _ in range(steps):
            self.money += 5
            if self.income > LOWEST:
                self.income -= 1
            else:
                self.vp -= 2

    def settle(self, amount: int) -> None:
        """ST-6.1, ST-10.6: what cash does not cover costs VP, then income, $2 each."""
        self.money += amount
        while self.money < 0:
            self.money += 2
            if self.vp > 0:
                self.vp -= 1
            else:
                self.income -= 1

    def score(self, points: int, scale: str) -> None:
        """ST-5.5: income stops at 10."""
        if scale == "vp":
            self.vp += points
        else:
            self.income = min(10, self.income + points)


def enter(books: list[Book], event: dict[str, Any]) -> None:
    """Enters an event in the book of its seat."""
    if "seat" not in event:
        return
    book, kind = books[event["seat"]], event["type"]
    if kind == "capital_raised":
        assert event["steps"] > 0
        book.raise_capital(event["steps"])
    elif kind in ("tile_taken", "laid"):
        book.money -= event["cost"]
    elif kind == "place_taken":
        book.money -= event["paid"]
    elif kind == "income":
        book.settle(event["amount"])
    elif kind == "scored":
        book.score(event["points"], event["as"])
    elif kind == "bankrupt":
        book.money = 0
    if kind in ("capital_raised", "income", "scored"):
        assert (event["income"], event["vp"]) == (book.income, book.vp), event


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (3, {"rules": "base"}, 1),
        (4, {"rules": "base", "order": "auction"}, 2),
        (5, {"rules": "standard"}, 3),
        (6, {"rules": "base"}, 4),
        (6, {"rules": "standard"}, 5),
    ],
)
def test_money_income_and_vp_are_what_the_events_say(
    table: MakeTable, seats: int, options: dict[str, str], seed: int
) -> None:
    draws = random.Random(seed)
    t = table(BOARDS["river"], seats=seats, cubes={"A1": "by", "H4": "py"}, **options)
    books = [Book(money) for money in t.all("money")]
    seen = set()
    while not t.state.is_over:
        legal = t.state.legal_actions()
        kind = draws.choice(sorted({action.type for action in legal}))
        # Small amounts, so that not everybody is ruined at once.
        some = [action for action in legal if action.type == kind][: 9 if kind != "lay" else None]
        events = t.state.apply(draws.choice(some))
        for event in events:
            enter(books, event)
            seen.add(event["type"])
        for book, player in zip(books, t.view["players"], strict=True):
            if not player["bankrupt"]:
                wanted = (book.money, book.income, book.vp)
                assert (player["money"], player["income"], player["vp"]) == wanted
    assert seen >= {"capital_raised", "tile_taken", "laid", "income"}
