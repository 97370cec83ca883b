"""How a board of Steam Barons plays: bankruptcies, building, prices, money, fairness.

The demands are those by which our market card is tuned.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from goldenspike.board_report.demands import Demand, shares_of_win, table
from goldenspike.series import Series

ROUNDS: Final = 5
BANKRUPT: Final = (0.3, 1.5)
"""Companies that go bankrupt in a game, among sensible bots."""
BUILT: Final = 0.5
"""What part of its tiles a company that works lays at least."""
LOW_PRICE: Final = 5
HIGH_PRICE: Final = 12
"""A tenth of the final prices is at most the one, a tenth at least the other."""
HIGHEST_PRICE: Final = 18
CAPPED: Final = 0.15
"""What part of the final prices is the highest there is, at most."""


class Account:
    """What one game was like."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        """Share of the win by seat, that of the first player first."""
        self.cash: list[int] = []
        """By seat, in the end."""
        self.bankrupt: Counter[int] = Counter()
        """Companies that went bankrupt, by round."""
        self.prices: list[int] = []
        """Final prices of the companies that did not."""
        self.built: list[float] = []
        """What part of the tiles it might lay each company laid that worked to the end."""
        self.laid: Counter[int] = Counter()
        """Tiles laid, by round."""
        self.delivered: Counter[int] = Counter()
        """Cubes delivered, by round."""
        self.performance: Counter[int] = Counter()
        """The performance of all companies together, by round."""
        self.bought: Counter[int] = Counter()
        """Shares bought, by round."""
        self.spent: Counter[int] = Counter()
        """Dollars paid for them, by round."""
        self.sold: Counter[int] = Counter()
        """Shares sold, by round."""
        self.dividends = 0
        """Dollars paid as dividends and bonus."""


def account(plan: Series, number: int) -> Account:
    """Plays one game of the run and returns its account."""
    state, players = plan.set_up(number)
    told = Account()
    first: int = state.view()["first_player"]
    tiles: Counter[str] = Counter()
    allowed: Counter[str] = Counter()
    now = 1
    while not state.is_over:
        seat = state.to_act[0]
        action = players[seat].choose(state, seat, plan.budget)
        controlled = [
            name
            for name, company in state.view()["companies"].items()
            if company["controller"] is not None
        ]
        for event in state.apply(action):
            kind = event["type"]
            if kind == "round_began":
                now = event["round"]
            elif kind == "build_ended" and event["company"] in controlled:
                allowed[event["company"]] += now + 1
            elif kind in ("laid", "connected"):
                tiles[event["company"]] += 1
                told.laid[now] += 1
            elif kind == "delivered":
                told.delivered[now] += 1
                told.performance[now] += event["links"]
            elif kind == "bought":
                told.bought[now] += event["count"]
                told.spent[now] += event["count"] * event["price"]
            elif kind == "sold":
                told.sold[now] += sum(event["counts"])
            elif kind == "dividend_paid":
                told.dividends += sum(event["paid"]) + event["bonus"]
            elif kind == "company_bankrupt":
                told.bankrupt[now] += 1
    companies = state.view()["companies"]
    told.prices = [one["price"] for one in companies.values() if not one["bankrupt"]]
    told.built = [
        tiles[name] / allowed[name]
        for name, one in companies.items()
        if allowed[name] and not one["bankrupt"]
    ]
    count = len(players)
    wins = shares_of_win(state)
    told.wins = [wins[(first + step) % count] for step in range(count)]
    told.cash = list(state.scores)
    return told


def figures(plan: Series, told: list[Account]) -> dict[str, Any]:
    """Returns the figures of a run: means over its games."""
    games = len(told)
    seats = len(plan.bots)
    wins = [sum(one.wins[place] for one in told) / games for place in range(seats)]
    prices = sorted(price for one in told for price in one.prices)
    built = sorted(part for one in told for part in one.built)
    tenth = len(prices) // 10
    deliveries = sum(sum(one.delivered.values()) for one in told)
    return {
        "board": plan.board,
        "players": seats,
        "bots": plan.bots,
        "games": games,
        "seed": plan.seed,
        "bankrupt": round(sum(sum(one.bankrupt.values()) for one in told) / games, 3),
        "bankrupt_by_round": _by_round([one.bankrupt for one in told]),
        "built": round(sum(built) / max(1, len(built)), 3),
        "built_less_than_half": round(sum(part < BUILT for part in built) / max(1, len(built)), 3),
        "low_price": prices[tenth] if prices else 0,
        "high_price": prices[-1 - tenth] if prices else 0,
        "mean_price": round(sum(prices) / max(1, len(prices)), 1),
        "capped": round(sum(price == HIGHEST_PRICE for price in prices) / max(1, len(prices)), 3),
        "seat_wins": [round(part, 4) for part in wins],
        "cash": round(sum(sum(one.cash) for one in told) / games / seats, 1),
        "won_with": round(sum(max(one.cash) for one in told) / games, 1),
        "dividends": round(sum(one.dividends for one in told) / games, 1),
        "tiles": _by_round([one.laid for one in told]),
        "deliveries": _by_round([one.delivered for one in told]),
        "links_a_delivery": round(
            sum(sum(one.performance.values()) for one in told) / max(1, deliveries), 2
        ),
        "shares_bought": _by_round([one.bought for one in told]),
        "dollars_a_share": _ratios([one.spent for one in told], [one.bought for one in told]),
        "shares_sold": _by_round([one.sold for one in told]),
    }


def _by_round(counts: list[Counter[int]]) -> list[float]:
    """Returns the means of what was counted, by round."""
    return [
        round(sum(one[number] for one in counts) / len(counts), 2)
        for number in range(1, ROUNDS + 1)
    ]


def _ratios(above: list[Counter[int]], below: list[Counter[int]]) -> list[float]:
    """Returns how much of one there is for each of another, by round."""
    return [
        round(sum(one[number] for one in above) / max(1, sum(one[number] for one in below)), 1)
        for number in range(1, ROUNDS + 1)
    ]


def demands(found: dict[str, Any]) -> list[Demand]:
    """Returns each demand on the market card."""
    low, high = BANKRUPT
    return [
        Demand(
            f"companies that go bankrupt in a game, {low} to {high}",
            f"{found['bankrupt']:.2f}",
            low <= found["bankrupt"] <= high,
        ),
        Demand(
            f"part of its tiles that a company at work lays, at least {BUILT:.0%}",
            f"{found['built']:.0%}",
            found["built"] >= BUILT,
        ),
        Demand(
            f"a tenth of the final prices is ${LOW_PRICE} or less",
            f"${found['low_price']}",
            found["low_price"] <= LOW_PRICE,
        ),
        Demand(
            f"a tenth of the final prices is ${HIGH_PRICE} or more",
            f"${found['high_price']}",
            found["high_price"] >= HIGH_PRICE,
        ),
        Demand(
            f"final prices of ${HIGHEST_PRICE}, at most {CAPPED:.0%} of all",
            f"{found['capped']:.0%}",
            found["capped"] <= CAPPED,
        ),
    ]


def markdown(found: dict[str, Any]) -> str:
    """Returns the figures as a section in Markdown."""
    bots = "/".join(dict.fromkeys(found["bots"]))
    wins = ", ".join(f"{part:.1%}" for part in found["seat_wins"])
    rows = [
        ("tiles laid", "tiles"),
        ("cubes delivered", "deliveries"),
        ("shares bought", "shares_bought"),
        ("dollars a share", "dollars_a_share"),
        ("shares sold", "shares_sold"),
        ("companies bankrupt", "bankrupt_by_round"),
    ]
    lines = [
        f"{found['games']:,} games of {found['players']} {bots} bots, seed {found['seed']}:",
        "",
        *table(demands(found)),
        "",
        f"A player ends with ${found['cash']:.0f}, the winner with ${found['won_with']:.0f}; "
        f"dividends and bonus come to ${found['dividends']:.0f} a game. The mean final price is "
        f"${found['mean_price']}. A delivery uses {found['links_a_delivery']} own links. "
        f"{found['built_less_than_half']:.0%} of the companies at work lay less than half of "
        f"their tiles. Wins from the first player on: {wins}.",
        "",
        "| a game, by round | 1 | 2 | 3 | 4 | 5 |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {what} | " + " | ".join(f"{number:g}" for number in found[key]) + " |"
            for what, key in rows
        ),
    ]
    return "\n".join(lines) + "\n"
