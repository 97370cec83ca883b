"""What a position of Steam promises: a quick estimate of every seat's VP in the end.

To VP and links come the deliveries of the forecast, put on income as long as that pays and
on VP from then on, and what money is worth: it saves raising capital. Nothing here is a
rule. Search leans on it thousands of times a second, so it is fast rather than exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.shared.track import COMPLETE, GONE
from goldenspike.engine.steam.money import STEP
from goldenspike.engine.steam.order_of_play import BUILD, BUY_CAPITAL, MOVE, SELECT_TILES
from goldenspike.engine.steam.phases.income import VP_WORTH
from goldenspike.engine.steam.score import score
from goldenspike.engine.steam.state import (
    CITY_GROWTH,
    HIGHEST_INCOME,
    LOWEST_INCOME,
    NO_TILE,
    NONE,
    NOTHING_DUE,
    URBANIZATION,
    Position,
)
from goldenspike.judgement.steam.forecast import Forecast, has_built

SPENDING: Final = 8.0
"""Dollars a seat spends in a turn, on track and action tiles."""
LAST_SPENDING: Final = 5.0
TILE_SPENDING: Final = 2.0
"""How much of it is for the action tile."""
IDLE: Final = 0.3
"""VP for every dollar that is missing to spend in a build turn."""
NEW_LINK: Final = 1.0
"""VP for the links that a seat will complete in one build turn to come."""
OPEN_LINK: Final = 0.4
"""VP for an incomplete link that may still be completed."""
SPARE: Final = 0.02
"""VP for a dollar that is never needed."""
RUIN: Final = 25.0
"""VP lost by going bankrupt, besides all the others."""

TILE_WORTH: Final = [0.0, 0.5, 0.4, 0.8, 0.6, 1.6, 0.0, 3.0]
"""VP for holding an action tile whose action is still to come."""
CHOICE: Final = [0.0, 0.3, 0.4, 0.6, 0.5, 0.9, 1.3, 1.2]
"""VP for being able to take an action tile."""
EARLIER: Final = 0.15
"""VP for every place by which a seat is earlier in the next turn's order."""
PLACE: Final = 0.35
"""VP for every place by which a seat is earlier in this turn's order."""
DOLLAR: Final = 0.5
"""VP for a dollar bid."""


def outlook(s: Position) -> list[float]:
    """Returns the VP each seat may expect to have in the end."""
    if s.phase > MOVE or s.due != NOTHING_DUE:
        return [float(score(s, seat)) for seat in range(s.seats)]
    return expected(s, Forecast(s, None, 0))


def expected(s: Position, forecast: Forecast) -> list[float]:
    """Returns the VP each seat may expect by a forecast, which is played here."""
    forecast.play(s)
    found: list[float] = []
    for seat in range(s.seats):
        if s.is_out(seat):
            found.append(0.0)
            continue
        found.append(
            money_and_points(s, forecast, seat)
            + float(s.track.complete_links(seat))
            + open_links(s, seat)
            + NEW_LINK * float(builds_left(s, seat))
            + tile_worth(s, seat)
        )
    if s.phase <= SELECT_TILES:
        add_choices(s, found)
    return found


def builds_left(s: Position, seat: i64) -> i64:
    """Returns how many build turns a seat has still before it."""
    later = s.turns - s.turn
    if s.phase < BUILD or (s.phase == BUILD and not has_built(s, seat)):
        later += 1
    return later


def open_links(s: Position, seat: i64) -> float:
    """Returns what incomplete links are worth: little, as they may never be completed."""
    if builds_left(s, seat) == 0:
        return 0.0
    track = s.track
    found = 0.0
    for link in range(1, track.links()):
        if track.owner[link] == seat and track.status[link] not in (COMPLETE, GONE):
            # a spur that has not left its town is hardly track
            found += 0.1 if track.start[link] == track.end[link] else OPEN_LINK
    return min(found, 2.0 * OPEN_LINK)


def tile_worth(s: Position, seat: i64) -> float:
    """Returns what an action tile promises that has not shown its effect yet."""
    tile = s.tile[seat]
    if tile == NO_TILE:
        return 0.0
    found = 0.0
    if s.turn < s.turns:
        found += EARLIER * float(4 - tile)
    if s.phase > BUILD or (s.phase == BUILD and has_built(s, seat)):
        return found
    if tile in (CITY_GROWTH, URBANIZATION):
        if s.using[seat] == 0 or (s.actor == seat and s.phase == BUILD and s.acted):
            return found
        left = float(s.turns - s.turn + 1)
        return found + TILE_WORTH[tile] * min(1.0, left / 3.0)
    return found + TILE_WORTH[tile]


def add_choices(s: Position, found: list[float]) -> None:
    """Adds the choice of action tiles to come, and an order that is being auctioned."""
    if s.bidding != 0:
        add_places(s, found)
        return
    begin = s.step if s.phase == SELECT_TILES else 0
    count = len(s.order)
    left = [CHOICE[tile] for tile in range(1, len(CHOICE)) if s.holder(tile) == NONE]
    left.sort()
    for step in range(begin, count):
        found[s.order[step]] += left.pop() if left else 0.0


def add_places(s: Position, found: list[float]) -> None:
    """Adds the places in the order: those taken, and the others by the standing bid."""
    seats = s.seats
    alive: i64 = 0
    for seat in range(seats):
        if not s.is_out(seat):
            alive += 1
    free: list[int] = []
    for place in range(alive):
        holder = s.places[place]
        if holder == NONE:
            free.append(int(place))
        else:
            found[holder] += PLACE * float(alive - 1 - place)
    if not free:
        return
    mean = 0.0
    for place in free:
        mean += PLACE * float(alive - 1 - place) / float(len(free))
    best = PLACE * float(alive - 1 - free[0])
    others = 0.0
    if len(free) > 1:
        others = (mean * float(len(free)) - best) / float(len(free) - 1)
    for seat in range(seats):
        if s.is_out(seat):
            continue
        placed = False
        for place in range(alive):
            if s.places[place] == seat:
                placed = True
        if placed:
            continue
        if s.bidder == NONE:
            found[seat] += mean
        elif seat == s.bidder:
            found[seat] += best - DOLLAR * float(s.bid)
        else:
            found[seat] += others - 0.5 * DOLLAR * float(s.offers[seat])


def is_building(s: Position, seat: i64) -> bool:
    """Returns whether a seat has built this turn, or does so now."""
    return s.phase == BUILD and (s.actor == seat or has_built(s, seat))


def may_buy_capital(s: Position, seat: i64) -> bool:
    """Returns whether a seat may still buy capital this turn, in the standard rules."""
    if s.phase > BUY_CAPITAL:
        return False
    for step in range(s.step):
        if s.phase == BUY_CAPITAL and s.order[step] == seat:
            return False
    return True


def money_and_points(s: Position, forecast: Forecast, seat: i64) -> float:
    """Returns VP and income in the end, with the best turn from which points go on VP."""
    best = -1000.0
    for switch in range(forecast.turns + 1):
        value = ending(s, forecast, seat, switch)
        if value > best:
            best = value
    return best


def ending(s: Position, forecast: Forecast, seat: i64, switch: i64) -> float:
    """Returns VP and what income is worth in the end when points go on VP from a turn on."""
    money = float(s.money[seat])
    income = float(s.income[seat])
    vp = float(s.vp[seat])
    turns = forecast.turns
    base = seat * (s.turns + 1)
    level = float(s.locomotive[seat])
    for turn in range(turns):
        spending = 0.0
        if turn > 0 or (s.phase <= BUILD and not is_building(s, seat)):
            spending = LAST_SPENDING if turn == turns - 1 else SPENDING
            if turn == 0 and s.tile[seat] != NO_TILE:
                spending -= TILE_SPENDING
        points = forecast.points[base + turn]
        gain = 0.0
        if turn < switch:
            gain = max(0.0, min(points, HIGHEST_INCOME - income))
        else:
            vp += points
        if not s.standard:
            money -= spending
            if money < 0.0:
                income += money / STEP
                money = 0.0
            income += gain
            money += income
            if money < 0.0:
                income += money / STEP
                money = 0.0
        else:
            upkeep = level + min(float(turn), 2.0)
            if turn > 0 or may_buy_capital(s, seat):
                # Capital must last for the whole turn (ST-10.3).
                short = spending + max(0.0, upkeep - income - gain) - money
                if short > 0.0:
                    income -= short / STEP
                    money += short
            elif money < spending:
                vp -= IDLE * (spending - money)
                spending = money
            income += gain
            money += income - spending - upkeep
            if money < 0.0:
                vp += money / VP_WORTH
                money = 0.0
                if vp < 0.0:
                    income += vp
                    vp = 0.0
        if income < LOWEST_INCOME:
            vp += 2.0 * (income - LOWEST_INCOME)
            income = float(LOWEST_INCOME)
    if vp < 0.0 and income <= LOWEST_INCOME + 0.5:
        vp -= RUIN
    value = vp + SPARE * money
    if income > 0.0:
        return value + 0.5 * income
    return value + 2.0 * income
