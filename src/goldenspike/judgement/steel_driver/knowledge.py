"""What bots know of Steel Driver: which bids, links and claims are worth a thought."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from goldenspike.engine.api import State
from goldenspike.engine.steel_driver.actions import (
    BID,
    CLAIM,
    NOMINATE,
    PASS,
    PASS_MARKER,
    company_of,
    kind_of,
    rest_of,
)
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, NETWORKS, Position
from goldenspike.judgement.knowledge import Knowledge
from goldenspike.judgement.steel_driver.outlook import Prospects, likely_values, outlook

FIRST_BIDS: Final = 3
"""So many first bids are looked at for each company, the best by a rough estimate."""
RAISES: Final = 4
"""So many raises are looked at besides the lowest."""

SPREADS: Final = [100.0, 100.0, 95.0, 88.0, 78.0, 66.0]
"""By how much an outlook is usually wrong, by turn; measured on games of greedy bots."""


class SteelDriverKnowledge(Knowledge):
    """Leaves out hopeless bids and claims that are the same as another."""

    def is_open(self, state: State) -> bool:
        """Nothing is hidden, and only the first player is drawn."""
        return state.chance_due is None

    def outlook(self, state: State) -> list[float]:
        """Returns the cash each seat may expect to have in the end."""
        return outlook(cast(Position, state))

    def add_likely(self, state: State, view: dict[str, Any]) -> None:
        """Adds also what a share of each company is likely to pay: its `likely_profit`."""
        super().add_likely(state, view)
        s = cast(Position, state)
        values = likely_values(s)
        for company in range(COMPANY_COUNT):
            view["companies"][s.board.companies[company]]["likely_profit"] = round(values[company])

    def spread(self, state: State, outlook: list[float]) -> float:
        """Returns less from turn to turn, and in the end by the goods still to be claimed."""
        del outlook
        s = cast(Position, state)
        if not s.claiming:
            return SPREADS[s.turn]
        left: i64 = 0
        for location in range(len(s.at)):
            if s.at[location] > NETWORKS + 64:
                left += 1
        return 8.0 + 1.2 * float(left)

    def candidates(self, state: State, seat: int) -> list[int]:
        """Returns the codes worth looking at."""
        codes = state.legal_codes(seat)
        kind = kind_of(codes[0])
        s = cast(Position, state)
        if kind == CLAIM:
            return distinct_claims(s, codes)
        if kind in (NOMINATE, PASS_MARKER):
            return best_bids(s, codes, FIRST_BIDS)
        if kind in (BID, PASS):
            return best_bids(s, codes, RAISES)
        return codes


def distinct_claims(s: Position, codes: list[int]) -> list[int]:
    """Returns one claim for all cubes of a colour that the same companies can reach."""
    seen: list[int] = []
    distinct: list[int] = []
    for code in codes:
        location = rest_of(code)
        like = int((s.at[location] & NETWORKS) * 8 + s.board.color[location])
        if like not in seen:
            seen.append(like)
            distinct.append(code)
    return distinct


def best_bids(s: Position, codes: list[int], most: int) -> list[int]:
    """Returns the pass, the lowest raise, and of each company the bids that look best."""
    prospects = Prospects(s)
    kept: list[int] = []
    judged: list[list[tuple[float, int]]] = [[] for _ in range(COMPANY_COUNT)]
    for code in codes:
        kind = kind_of(code)
        if kind in (PASS, PASS_MARKER):
            kept.append(code)
            continue
        company = company_of(code) if kind == NOMINATE else s.company
        cubes = rest_of(code)
        if kind == BID and cubes == s.bid + 1:
            kept.append(code)
            continue
        value = prospects.worth[company] + prospects.to_come(company, s.box[company] + cubes)
        value -= prospects.rate * float(cubes)
        judged[company].append((-value, code))
    for bids in judged:
        bids.sort()
        kept += [code for _, code in bids[:most]]
    return kept
