"""What bots know of Steam Barons: which actions are worth a thought, and how to plan building."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goldenspike.engine.api import State
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.shared.hex_map import LAY, hex_of, placement_of
from goldenspike.engine.shared.lay_check import check_lay
from goldenspike.engine.shared.network import trip_of
from goldenspike.engine.steam_barons.actions import BID, DELIVER, DONE, SELL, kind_of
from goldenspike.engine.steam_barons.order_of_play import BUILD
from goldenspike.engine.steam_barons.order_of_play import SELL as SELL_PHASE
from goldenspike.engine.steam_barons.phases.build import REACHED, legal_connections, survey
from goldenspike.engine.steam_barons.state import COMPANY_COUNT, NONE, ROUNDS, Position
from goldenspike.engine.steam_barons.treasury import budget
from goldenspike.judgement.budget import Clock
from goldenspike.judgement.knowledge import Judgement, Knowledge, best_of, settle
from goldenspike.judgement.shared.build_turn import BuildTurn
from goldenspike.judgement.shared.plans import Plans
from goldenspike.judgement.steam_barons.outlook import Outlook, outlook, public_outlook

RAISES: Final = [0, 1, 3]
"""Bids looked at, by how much they are above the lowest."""
DELIVERIES: Final = 8
"""So many deliveries are looked at."""
BEAM: Final = 4
"""So many plans are gone on from, when tiles are left."""
NARROW: Final = 1
"""The same, when a turn is only played on to its end."""
SPREADS: Final = [1.5, 7.0, 10.0, 13.0, 15.0, 17.0]
"""By how much an outlook is usually wrong, in dollars, by rounds whose dividends are to come."""


class SteamBaronsKnowledge(Knowledge):
    """Plans whole build turns; leaves out deliveries that earn less by a worse route."""

    def __init__(self) -> None:
        super().__init__()
        self.whim = 0.0005
        self.curiosity = 0.15
        self.patience = 4
        self.clear = 0.08
        self.thorough = 10

    def imagined(self, state: State, seat: int, draws: FastDraws) -> State:
        """Returns the position with the secret sales of others guessed (BA-7.1)."""
        del draws
        twin = cast(Position, state.twin())
        if twin.phase == SELL_PHASE:
            guess_sales(twin, seat)
        return twin

    def outlook(self, state: State) -> list[float]:
        """Returns the cash each seat may expect to have in the end."""
        return outlook(cast(Position, state))

    def public_outlook(self, state: State) -> list[float]:
        """Returns the same as if nobody had chosen yet what to sell (BA-7.3)."""
        return public_outlook(cast(Position, state))

    def spread(self, state: State, outlook: list[float]) -> float:
        """Returns less from round to round."""
        del outlook
        s = cast(Position, state)
        left = ROUNDS - s.round + (1 if s.phase < SELL_PHASE else 0)
        return SPREADS[left]

    def candidates(self, state: State, seat: int) -> list[int]:
        """Returns the codes worth looking at."""
        s = cast(Position, state)
        if s.phase == BUILD:
            found: list[int] = []
            for plan in plans(s):
                if plan[0] not in found and is_playable(s, plan[0]):
                    found.append(plan[0])
            found.append(DONE)
            return found
        codes = state.legal_codes(seat)
        kind = kind_of(codes[0] & 15)
        if kind == DELIVER:
            return best_deliveries(s, codes)
        if kind == BID:
            return [codes[step] for step in RAISES if step < len(codes) - 1] + codes[-1:]
        if kind == SELL and len(codes) > 3:
            return [codes[0], codes[1], codes[-1]]
        return codes

    def judged(self, state: State, seat: int, draws: FastDraws, clock: Clock) -> list[Judgement]:
        """Returns the candidates, judged; the tiles of a build turn by the plan they begin."""
        s = cast(Position, self.imagined(state, seat, draws))
        if s.phase != BUILD:
            return super().judged(s, seat, draws, clock)
        return BaronsBuildTurn(self, s, seat, BEAM, clock).judged()

    def played_on(self, state: State, draws: FastDraws, clock: Clock) -> list[float]:
        """Returns the shares after this round's dividends, or after its sales.

        Everybody plays as it looks best until then.
        """
        s = cast(Position, state)
        under_way = s.round
        selling = s.phase >= SELL_PHASE
        while s.round == under_way and not s.is_over and (selling or s.phase < SELL_PHASE):
            if clock.is_late():
                return []
            seat = s.to_act[0]
            if s.phase == BUILD:
                s = BaronsBuildTurn(self, s, seat, NARROW, clock).played()
                continue
            s.play(best_of(super().judged(s, seat, draws, clock), seat), None)
            settle(s, draws)
        return self.shares(s, self.outlook(s))


def guess_sales(s: Position, seat: i64) -> None:
    """Replaces what other seats have chosen by what anybody would: all or nothing."""
    for company in range(COMPANY_COUNT):
        for other in range(s.seats):
            if other != seat and s.sales[company * s.seats + other] != NONE:
                s.sales[company * s.seats + other] = 0
    known = Outlook(s)
    for company in range(COMPANY_COUNT):
        better = known.keeps(company)
        for other in range(s.seats):
            place = company * s.seats + other
            if other != seat and s.sales[place] != NONE:
                s.sales[place] = 0 if better else s.shares[place]


class BaronsBuildTurn(BuildTurn):
    """The rest of a company's build turn."""

    def __init__(
        self, knowledge: SteamBaronsKnowledge, s: Position, seat: int, beam: int, clock: Clock
    ) -> None:
        super().__init__(knowledge, s, seat, beam, clock)
        self.company = s.company

    def judge_others(self) -> None:
        """Judges the end of the turn."""
        after = self.state.twin()
        after.play(DONE, None)
        self.note(DONE, after)

    def plans(self, state: State) -> list[list[int]]:
        """Returns what the company could build."""
        return plans(cast(Position, state))

    def laid(self, state: State, plan: list[int]) -> State | None:
        """Returns the position after a plan, None where a part of it is not legal."""
        after = cast(Position, state.twin())
        for code in plan:
            if not is_building(after, self.company) or not is_playable(after, code):
                return None
            after.play(code, None)
        return after

    def goes_on(self, state: State) -> bool:
        """Returns whether the company still builds and has tiles left."""
        s = cast(Position, state)
        return is_building(s, self.company) and s.tiles_left > 0

    def promised(self, state: State) -> list[float]:
        """Returns the outlook."""
        return outlook(cast(Position, state))

    def played(self) -> Position:
        """Returns the position after the best plan and the end of the turn."""
        self.judged()
        s = cast(Position, self.best)
        if is_building(s, self.company):
            s.play(DONE, None)
        return s


def plans(s: Position) -> list[list[int]]:
    """Returns what the company could build: links by tiles, and between neighbouring cities."""
    found = [[code] for code in legal_connections(s)]
    found += Plans(survey(s), s.tiles_left).all()
    return found


def is_building(s: Position, company: i64) -> bool:
    """Returns whether a company is at its build turn."""
    return s.phase == BUILD and s.company == company


def is_playable(s: Position, code: int) -> bool:
    """Returns whether the company may lay a tile, or join two cities, now."""
    if kind_of(code) != LAY:
        return code in legal_connections(s)
    hex = hex_of(code)
    placement = placement_of(code)
    view = survey(s)
    if view.cost(hex, placement) > budget(s, s.company):
        return False
    return check_lay(view, s.map.labels[hex], placement, REACHED) is None


def best_deliveries(s: Position, codes: list[int]) -> list[int]:
    """Returns for each cube the best route, most own links first, then passing."""
    links = s.network
    assert links is not None
    best: dict[int, tuple[int, int]] = {}
    others: list[int] = []
    for code in codes:
        low = code & 0x3FFFFF
        if kind_of(low) != DELIVER:
            others.append(code)
            continue
        value = 0
        for place in trip_of(links, code).places:
            if links.owner[place] == s.company:
                value += 1
        if low not in best or value > best[low][0]:
            best[low] = (value, code)
    ranked = [(-value, code) for value, code in best.values()]
    ranked.sort()
    return [code for _, code in ranked[:DELIVERIES]] + others
