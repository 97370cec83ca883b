"""What bots know of Steam: which actions are worth a thought, and how to plan a build turn."""

from __future__ import annotations

import math
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import State
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.shared.hex_map import hex_of, placement_of
from goldenspike.engine.shared.lay_check import check_lay
from goldenspike.engine.shared.network import Network, trip_of
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam.actions import (
    BID,
    CAPITAL,
    DELIVER,
    DONE,
    GROW,
    URBANIZE,
    kind_of,
    low_of,
    number_of,
    space_of,
)
from goldenspike.engine.steam.money import budget
from goldenspike.engine.steam.order_of_play import BUILD, MOVE, SELECT_TILES
from goldenspike.engine.steam.phases.build import GATE, survey
from goldenspike.engine.steam.state import Position
from goldenspike.judgement.budget import Clock
from goldenspike.judgement.knowledge import Judgement, Knowledge, best_of
from goldenspike.judgement.shared.build_turn import BuildTurn
from goldenspike.judgement.shared.plans import Plans
from goldenspike.judgement.steam.forecast import Forecast
from goldenspike.judgement.steam.outlook import expected, outlook
from goldenspike.judgement.steam.reach import EVERY_COLOR, Reach, most_within

RAISES: Final = 3
"""So many raises are looked at, from the lowest up."""
FAIR_BID: Final = 4
"""No more is bid for the order of a turn: who is outbid may have to pay it too (ST-10.4)."""
TO_BUILD: Final = 8
"""Dollars that no bid for it touches."""
STEPS: Final = 5
"""So many steps of capital are looked at."""
DELIVERIES: Final = 14
"""So many deliveries are looked at."""
SITES: Final = 8
"""So many places to grow or to urbanize are looked at."""
WIDE_WHIM: Final = 0.02
"""Action tiles and bids whose shares of the win differ by less are chosen as it comes."""
BEAM: Final = 5
"""So many plans are gone on from, when tiles are left."""
NARROW: Final = 2
"""The same, when a turn is only played on to its end."""
SPREADS: Final = [1.7, 2.2, 2.7, 3.2, 3.8, 4.3, 4.7, 5.0, 5.2, 5.4, 5.5]
"""By how much an outlook is usually wrong, by turns to come."""

FAR: Final = 1.5
"""A lead counts in full up to so many times the usual error, and beyond it less and less."""


class SteamKnowledge(Knowledge):
    """Plans whole build turns; leaves out deliveries that earn less by a worse route."""

    def __init__(self) -> None:
        super().__init__()
        self.whim = 0.001
        self.curiosity = 0.15
        self.patience = 4
        self.clear = 0.07
        self.thorough = 12

    def whim_in(self, state: State) -> float:
        """Returns more for action tiles and bids, whose worth shows late; habits favour a seat."""
        s = cast(Position, state)
        return WIDE_WHIM if s.phase == SELECT_TILES or s.bidding != 0 else self.whim

    def is_open(self, state: State) -> bool:
        """Nothing is hidden, and after the set-up nothing is drawn."""
        return state.chance_due is None

    def outlook(self, state: State) -> list[float]:
        """Returns the VP each seat may expect to have in the end."""
        return outlook(cast(Position, state))

    def spread(self, state: State, outlook: list[float]) -> float:
        """Returns less from turn to turn."""
        del outlook
        s = cast(Position, state)
        return SPREADS[0] if s.phase > MOVE else SPREADS[min(s.turns - s.turn, 10)]

    def shares(self, state: State, outlook: list[float]) -> list[float]:
        """Returns the shares of the win; who is far behind keeps some, so that points count on."""
        spread = self.spread(state, outlook)
        best = max(outlook)
        near = [best - spread * tamed((best - score) / spread) for score in outlook]
        return super().shares(state, near)

    def candidates(self, state: State, seat: int) -> list[int]:
        """Returns the codes worth looking at."""
        s = cast(Position, state)
        if is_building(s, seat):
            found: list[int] = []
            for plan in Plans(survey(s), s.tiles_left).all():
                if plan[0] not in found and is_playable(s, plan[0]):
                    found.append(plan[0])
            for code in state.legal_codes(seat):
                kind = kind_of(code)
                if kind == DONE:
                    found.append(code)
            return found + best_sites(s, state.legal_codes(seat))
        codes = state.legal_codes(seat)
        kind = kind_of(codes[0])
        if kind == DELIVER:
            return best_deliveries(s, codes)
        if kind == BID:
            return fair_bids(s, codes)
        if kind == CAPITAL:
            return codes[: STEPS + 1]
        return codes

    def judged(self, state: State, seat: int, draws: FastDraws, clock: Clock) -> list[Judgement]:
        """Returns the candidates, judged; the tiles of a build turn by the plan they begin."""
        s = cast(Position, state)
        if not is_building(s, seat):
            return super().judged(state, seat, draws, clock)
        return SteamBuildTurn(self, s, seat, BEAM, clock).judged()

    def played_on(self, state: State, draws: FastDraws, clock: Clock) -> list[float]:
        """Returns the shares at the end of the turn, to which everybody plays as it looks best."""
        s = cast(Position, state)
        turn = s.turn
        while s.turn == turn and not s.is_over:
            if clock.is_late():
                return []
            seat = int(s.actor)
            if s.phase == BUILD:
                turn_of_seat = SteamBuildTurn(self, s, seat, NARROW, clock)
                turn_of_seat.judged()
                s = cast(Position, turn_of_seat.best)
                if not is_building(s, seat):
                    continue
            s.play(best_of(super().judged(s, seat, draws, clock), seat), None)
        return self.shares(s, self.outlook(s))


def tamed(lead: float) -> float:
    """Returns a lead, in usual errors, as it counts."""
    return lead if lead <= FAR else FAR + math.log(1.0 + lead - FAR)


class SteamBuildTurn(BuildTurn):
    """The rest of a build turn of Steam, growth and urbanization included."""

    def __init__(
        self, knowledge: SteamKnowledge, s: Position, seat: int, beam: int, clock: Clock
    ) -> None:
        super().__init__(knowledge, s, seat, beam, clock)
        self.base = Forecast(s, None, 0)

    def judge_others(self) -> None:
        """Judges the end of the turn; while it is not allowed, all that must come before."""
        codes = self.state.legal_codes(self.seat)
        if codes[-1] == DONE:
            after = self.state.twin()
            after.play(DONE, None)
            self.note(DONE, after)
            return
        for code in best_sites(cast(Position, self.state), codes):
            if self.found and self.clock.is_late():
                return
            after = self.state.twin()
            after.play(code, None)
            outlook = self.knowledge.outlook(after)
            self.keep(Judgement(code, outlook, self.knowledge.shares(after, outlook)))

    def plans(self, state: State) -> list[list[int]]:
        """Returns the ways to lay a link, or to go on with one."""
        s = cast(Position, state)
        return Plans(survey(s), s.tiles_left).all()

    def laid(self, state: State, plan: list[int]) -> State | None:
        """Returns the position after a plan, None where one of its tiles may not be laid."""
        after = cast(Position, state.twin())
        for code in plan:
            if not is_building(after, self.seat) or not is_playable(after, code):
                return None
            after.play(code, None)
        return after

    def goes_on(self, state: State) -> bool:
        """Returns whether the seat still builds and has tiles left."""
        s = cast(Position, state)
        return is_building(s, self.seat) and s.tiles_left > 0

    def promised(self, state: State) -> list[float]:
        """Returns the outlook; what the seat has not built is forecast as at the beginning."""
        s = cast(Position, state)
        return expected(s, Forecast(s, self.base, self.seat))


def is_building(s: Position, seat: int) -> bool:
    """Returns whether a seat is at its build turn."""
    return s.phase == BUILD and s.actor == seat


def is_playable(s: Position, code: int) -> bool:
    """Returns whether the builder may lay a tile now."""
    hex = hex_of(code)
    placement = placement_of(code)
    view = survey(s)
    if view.cost(hex, placement) > budget(s, s.actor):
        return False
    return check_lay(view, s.map.labels[hex], placement, GATE) is None


def fair_bids(s: Position, codes: list[int]) -> list[int]:
    """Returns the lowest raises that leave money to build, and passing."""
    bids: list[int] = []
    for code in codes[:-1]:
        amount = number_of(code)
        fair = not s.standard or (amount <= FAIR_BID and s.money[s.actor] - amount >= TO_BUILD)
        if len(bids) < RAISES and (fair or amount == 0):
            bids.append(code)
    return bids + codes[-1:]


# City growth and urbanization


def best_sites(s: Position, codes: list[int]) -> list[int]:
    """Returns the places to grow or urbanize from which the builder could deliver most."""
    ranked: list[tuple[float, int]] = []
    seat = s.actor
    network = Network(s.track)
    level = s.locomotive[seat]
    reach = Reach(network, s.color, seat, level)
    looked: vec[i64] = vec[i64]([0] * s.map.stops)
    for code in codes:
        kind = kind_of(code)
        if kind != GROW and kind != URBANIZE:
            continue
        stop = s.map.stop[hex_of(code)]
        if looked[stop] == 0:
            looked[stop] = 1
            reach.from_stop(stop, EVERY_COLOR)
        space = space_of(code)
        value = 0.0
        if space >= 0:
            cubes = s.spaces[space]
            for color in range(6):
                number = (cubes >> (color << 3)) & 255
                if number != 0:
                    earned = most_within(reach.earned[stop * 8 + color])
                    value += float(number) * float((earned >> (level << 2)) & 15)
        if kind == URBANIZE:
            if s.track.owns_at(seat, s.map.stop_hex[stop]):
                value += 3.0
            value += 0.4 * wanted(s, low_of(code))
        ranked.append((-value, code))
    ranked.sort()
    return [code for _, code in ranked[:SITES]]


def wanted(s: Position, color: i64) -> float:
    """Returns how many cubes of a colour lie in cities for every city of it, roughly."""
    cubes: i64 = 0
    cities: i64 = 1
    for stop in range(s.map.stops):
        cubes += (s.cubes[stop] >> (color << 3)) & 255
        if s.color[stop] == color:
            cities += 1
    return float(cubes) / float(cities)


# Deliveries


def best_deliveries(s: Position, codes: list[int]) -> list[int]:
    """Returns for each cube the best route, most earning first, then improving and passing."""
    links = s.network
    assert links is not None
    seat = s.actor
    best: dict[int, tuple[float, int]] = {}
    others: list[int] = []
    for code in codes:
        if kind_of(code) != DELIVER:
            others.append(code)
            continue
        value = 0.0
        for place in trip_of(links, code).places:
            owner = links.owner[place]
            if owner == seat:
                value += 1.0
            elif owner != NOBODY:
                value -= 0.45
            value -= 0.01
        cube = code & 0x3FFFFF
        if cube not in best or value > best[cube][0]:
            best[cube] = (value, code)
    ranked = [(-value, code) for value, code in best.values()]
    ranked.sort()
    return [code for _, code in ranked[:DELIVERIES]] + others
