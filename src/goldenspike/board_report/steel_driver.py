"""How a board of Steel Driver plays: money, fairness, use of the land."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from goldenspike.board_report.demands import Demand, shares_of_win, table
from goldenspike.series import Series

PHASE_4_CASH: Final = (1400, 2200)
"""Dollars paid in phase 4 of all turns together, with three players."""
FINAL_VALUES: Final = (550, 850)
"""Dollars, the final values of the six companies together, with three players."""
SHARE_PART: Final = (0.55, 0.70)
"""What part of all cash shares bring, with three players."""
COMPANY_SPREAD: Final = 1.6
"""The mean final value of the best company, at most so many times that of the worst."""
SEAT_EXCESS: Final = 1.25
"""A seat wins at most so many times its fair share."""


class Account:
    """What one game was like."""

    def __init__(self) -> None:
        self.phase_4 = 0
        """Dollars paid for control in all turns."""
        self.shares = 0
        """Dollars paid for shares in the end."""
        self.values: dict[str, int] = {}
        """Final value by company."""
        self.wins: list[float] = []
        """Share of the win by seat."""
        self.links = 0
        self.joined: Counter[str] = Counter()
        """By location: companies that reached it."""
        self.first_links: Counter[str] = Counter()
        """By start location: companies that began there."""
        self.crossed = 0
        """Turn of the transcontinental link, 0 for never."""
        self.involved = 0
        """Companies involved in it."""


def account(plan: Series, number: int) -> Account:
    """Plays one game of the run and returns its account."""
    state, players = plan.set_up(number)
    told = Account()
    turn = 1
    networks: dict[str, set[str]] = {}
    while not state.is_over:
        seat = state.to_act[0]
        for event in state.apply(players[seat].choose(state, seat, plan.budget)):
            kind = event["type"]
            if kind == "turn_began":
                turn = event["turn"]
            elif kind == "built":
                told.links += 1
                network = networks.setdefault(event["company"], set())
                if event["first"]:
                    told.first_links[event["from"]] += 1
                told.joined.update({event["from"], event["to"]} - network)
                network.update((event["from"], event["to"]))
            elif kind == "transcontinental":
                told.crossed = turn
                told.involved = 1 + len(event["others"])
            elif kind == "profit_taken":
                told.phase_4 += event["amount"]
            elif kind == "company_valued":
                told.values[event["company"]] = event["value"]
            elif kind == "shares_paid":
                told.shares += event["amount"]
    told.wins = shares_of_win(state)
    return told


def figures(plan: Series, told: list[Account]) -> dict[str, Any]:
    """Returns the figures of a run: means over its games, spreads, and use of the land."""
    games = len(told)
    seats = len(plan.bots)
    companies = sorted({company for one in told for company in one.values})
    value = {
        company: sum(one.values.get(company, 0) for one in told) / games for company in companies
    }
    wins = [sum(one.wins[seat] for one in told) / games for seat in range(seats)]
    phase_4 = sum(one.phase_4 for one in told) / games
    shares = sum(one.shares for one in told) / games
    joined: Counter[str] = Counter()
    begun: Counter[str] = Counter()
    for one in told:
        joined.update(one.joined)
        begun.update(one.first_links)
    crossings = [one for one in told if one.crossed]
    return {
        "board": plan.board,
        "players": seats,
        "bots": plan.bots,
        "games": games,
        "seed": plan.seed,
        "phase_4_cash": round(phase_4, 1),
        "final_values": round(sum(value.values()), 1),
        "share_part": round(shares / (shares + phase_4), 4) if shares + phase_4 else 0.0,
        "company_values": {company: round(mean, 1) for company, mean in value.items()},
        "company_spread": round(max(value.values()) / max(min(value.values()), 1e-9), 3),
        "seat_wins": [round(part, 4) for part in wins],
        "seat_excess": round(max(wins) * seats, 3),
        "links": round(sum(one.links for one in told) / games, 1),
        "transcontinental": {
            "part_of_games": round(len(crossings) / games, 3),
            "by_turn": dict(sorted(Counter(one.crossed for one in crossings).items())),
            "companies_involved": round(
                sum(one.involved for one in crossings) / max(1, len(crossings)), 2
            ),
        },
        "joined": {place: round(n / games, 2) for place, n in joined.most_common()},
        "begun": {place: round(n / games, 2) for place, n in begun.most_common()},
    }


def demands(found: dict[str, Any]) -> list[Demand]:
    """Returns each demand of the rules on the supplied board.

    Money is judged with three players only, fairness with any number.
    """
    low, high = PHASE_4_CASH
    least, most = FINAL_VALUES
    part_low, part_high = SHARE_PART
    rows = []
    if found["players"] == 3:
        rows = [
            Demand(
                f"cash of phase 4 in a game, ${low:,} to ${high:,}",
                f"${found['phase_4_cash']:,.0f}",
                low <= found["phase_4_cash"] <= high,
            ),
            Demand(
                f"sum of the six final values, ${least} to ${most}",
                f"${found['final_values']:,.0f}",
                least <= found["final_values"] <= most,
            ),
            Demand(
                f"part of all cash that shares bring, {part_low:.0%} to {part_high:.0%}",
                f"{found['share_part']:.1%}",
                part_low <= found["share_part"] <= part_high,
            ),
        ]
    return [
        *rows,
        Demand(
            f"best company's mean value to the worst's, at most {COMPANY_SPREAD}",
            f"{found['company_spread']:.2f}",
            found["company_spread"] <= COMPANY_SPREAD,
        ),
        Demand(
            f"wins of the best seat to its fair share, at most {SEAT_EXCESS}",
            f"{found['seat_excess']:.2f}",
            found["seat_excess"] <= SEAT_EXCESS,
        ),
    ]


def markdown(found: dict[str, Any]) -> str:
    """Returns the figures as a section in Markdown."""
    bots = "/".join(dict.fromkeys(found["bots"]))
    lines = [
        f"{found['games']:,} games of {found['players']} {bots} bots, seed {found['seed']}:",
        "",
        *table(demands(found)),
        "",
    ]
    companies = ", ".join(f"{one} ${mean:.0f}" for one, mean in found["company_values"].items())
    seats = ", ".join(f"{part:.1%}" for part in found["seat_wins"])
    crossing = found["transcontinental"]
    turns = ", ".join(f"turn {turn}: {count}" for turn, count in crossing["by_turn"].items())
    lines += [
        f"Mean final values: {companies}. Wins by seat: {seats}. Links in a game: "
        f"{found['links']}. The transcontinental link was made in "
        f"{crossing['part_of_games']:.0%} of the games ({turns}), with "
        f"{crossing['companies_involved']} companies involved.",
        "",
        "Companies begun at each start location, a game: "
        + ", ".join(f"{place} {mean}" for place, mean in found["begun"].items())
        + ".",
        "",
        "Companies that reach each location, a game: "
        + ", ".join(f"{place} {mean}" for place, mean in found["joined"].items())
        + ".",
    ]
    return "\n".join(lines) + "\n"
