"""How a board plays with the rules of Steam: fairness, points, money, use of goods and tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from goldenspike.board_report.demands import Demand, shares_of_win, table
from goldenspike.series import Series

SEAT_EXCESS: Final = 1.3
"""A seat of the first turn order wins at most so many times its share."""


class Account:
    """What one game was like."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        """Share of the win by place in the first turn order."""
        self.points: list[int] = []
        """VP in the end by seat."""
        self.won_with = 0
        """The VP of the winner."""
        self.income: list[int] = []
        """Final income by seat."""
        self.bankrupt = 0
        self.events: Counter[str] = Counter()
        """By type: how often it happened."""
        self.points_a_delivery = 0
        """The links that scored, in all deliveries together."""
        self.used: dict[str, int] = {}
        """Tiles by entry of the supply, that lay on the board at the end."""
        self.supply: dict[str, int] = {}
        """Tiles by entry of the supply, as they were in the box."""
        self.begun: Counter[str] = Counter()
        """By hex: players whose first tile lay there."""


def account(plan: Series, number: int) -> Account:
    """Plays one game of the run and returns its account."""
    state, players = plan.set_up(number)
    told = Account()
    start = state.view()
    order: list[int] = start["order"]
    told.supply = dict(start["tiles_left"])
    begun: set[int] = set()
    while not state.is_over:
        seat = state.to_act[0]
        action = players[seat].choose(state, seat, plan.budget)
        if action.type == "lay" and seat not in begun:
            begun.add(seat)
            told.begun[str(action.to_json()["hex"])] += 1
        for event in state.apply(action):
            told.events[event["type"]] += 1
            if event["type"] == "scored":
                told.points_a_delivery += event["points"]
    view = state.view()
    shares = shares_of_win(state)
    told.wins = [shares[seat] for seat in order]
    told.points = list(state.scores)
    told.won_with = max(state.scores)
    told.income = [player["income"] for player in view["players"]]
    told.bankrupt = sum(player["bankrupt"] for player in view["players"])
    told.used = {entry: told.supply[entry] - left for entry, left in view["tiles_left"].items()}
    return told


def figures(plan: Series, told: list[Account]) -> dict[str, Any]:
    """Returns the figures of a run: means over its games."""
    games = len(told)
    seats = len(plan.bots)
    events: Counter[str] = Counter()
    begun: Counter[str] = Counter()
    for one in told:
        events.update(one.events)
        begun.update(one.begun)
    wins = [sum(one.wins[place] for one in told) / games for place in range(seats)]
    supply = told[0].supply
    return {
        "board": plan.board,
        "players": seats,
        "bots": plan.bots,
        "options": plan.options,
        "games": games,
        "seed": plan.seed,
        "seat_wins": [round(part, 4) for part in wins],
        "seat_excess": round(max(wins) * seats, 3),
        "points": round(sum(sum(one.points) for one in told) / games / seats, 1),
        "won_with": round(sum(one.won_with for one in told) / games, 1),
        "income": round(sum(sum(one.income) for one in told) / games / seats, 2),
        "bankrupt_part": round(sum(one.bankrupt for one in told) / games / seats, 4),
        "deliveries": round(events["delivered"] / games, 1),
        "points_a_delivery": round(
            sum(one.points_a_delivery for one in told) / max(1, events["delivered"]), 2
        ),
        "events": {kind: round(count / games, 2) for kind, count in sorted(events.items())},
        "tiles_used": {
            entry: round(sum(one.used[entry] for one in told) / games, 1) for entry in supply
        },
        "tiles": supply,
        "used_up": {
            entry: round(sum(one.used[entry] >= supply[entry] for one in told) / games, 3)
            for entry in supply
        },
        "begun": {hex: round(count / games, 2) for hex, count in begun.most_common(12)},
    }


def demands(found: dict[str, Any]) -> list[Demand]:
    """Returns each demand on the supplied boards."""
    return [
        Demand(
            f"wins of the best place in the first order to its fair share, at most {SEAT_EXCESS}",
            f"{found['seat_excess']:.2f}",
            found["seat_excess"] <= SEAT_EXCESS,
        )
    ]


def markdown(found: dict[str, Any]) -> str:
    """Returns the figures as a section in Markdown."""
    bots = "/".join(dict.fromkeys(found["bots"]))
    rules = found["options"].get("rules", "base")
    wins = ", ".join(f"{part:.1%}" for part in found["seat_wins"])
    events = found["events"]
    used, tiles = found["tiles_used"], found["tiles"]
    scarce = [
        f"`{entry}` {used[entry]} of {tiles[entry]} (all of them in {found['used_up'][entry]:.0%})"
        for entry in sorted(tiles, key=lambda entry: used[entry] / max(1, tiles[entry]))[::-1]
        if tiles[entry] and used[entry] >= 0.4 * tiles[entry]
    ]
    lines = [
        f"{found['games']:,} games of {found['players']} {bots} bots, {rules} rules, "
        f"seed {found['seed']}:",
        "",
        *table(demands(found)),
        "",
        f"Wins by place in the first order: {wins}. A player ends with {found['points']} VP and "
        f"an income of {found['income']}, the winner with {found['won_with']} VP; "
        f"{found['bankrupt_part']:.1%} go bankrupt. In a game {found['deliveries']} cubes are "
        f"delivered, for {found['points_a_delivery']} points each, {events.get('laid', 0):.0f} "
        f"tiles laid, {events.get('link_completed', 0):.0f} links completed, "
        f"{events.get('link_lost', 0):.1f} lost, {events.get('urbanized', 0):.1f} towns made "
        f"cities, {events.get('city_grew', 0):.1f} cities grown.",
        "",
        f"Of {sum(tiles.values())} tiles {sum(used.values()):.0f} lie on the board at the end; "
        f"the most used are {', '.join(scarce[:6]) or 'far from used up'}.",
        "",
        "Players begin, a game: "
        + ", ".join(f"{hex} {mean}" for hex, mean in found["begun"].items())
        + ".",
    ]
    return "\n".join(lines) + "\n"
