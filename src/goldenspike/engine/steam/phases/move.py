"""Phase 3: move goods, in two rounds; the earners of a delivery score it (ST-5)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.cubes import COLORS, count, one
from goldenspike.engine.shared.hex_map import hex_of
from goldenspike.engine.shared.network import Network, Trip, read_trip, route_of, trip_of
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam.actions import (
    IMPROVE,
    INCOME,
    PASS,
    SCALES,
    VP,
    deliver_code,
    kind_of,
    low_of,
    score_code,
)
from goldenspike.engine.steam.deliveries import Deliveries
from goldenspike.engine.steam.phases.build import in_order_after
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.phases.tiles import improve
from goldenspike.engine.steam.state import (
    FASTEST,
    FIRST_MOVE,
    HIGHEST_INCOME,
    NONE,
    Position,
)

ROUNDS = 2


class MoveGoods(Phase):
    """In each round the holder of first-move, then the others in turn order (ST-5.1)."""

    name = "move"
    rule = "ST-5.1"
    now = "a cube is delivered, the locomotive improved, or the turn passed"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Puts the movers in order; track does not change any more in this turn."""
        s.queue = in_order_after(s, s.holder(FIRST_MOVE))
        s.round = 1
        s.step = 0
        s.improved = 0
        s.network = Network(s.track)
        self.tell_begin(s.queue, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks whoever has points to score, or else the next mover who can do anything."""
        while s.round <= ROUNDS:
            while s.step < len(s.queue):
                mover = s.queue[s.step]
                earner = next_earner(s, mover)
                if earner != NONE:
                    s.actor = earner
                    return True
                s.actor = mover
                if can_improve(s, mover) or deliveries(s, mover).any():
                    return True
                pass_move(s, mover, True, events)
                s.step += 1
            s.step = 0
            s.round += 1
        s.actor = NONE
        s.network = None
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns both scales for points; or every delivery, improving and passing."""
        if s.points[s.actor] > 0:
            return [score_code(INCOME), score_code(VP)]
        codes = deliveries(s, s.actor).all()
        if can_improve(s, s.actor):
            codes.append(IMPROVE)
        codes.append(PASS)
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if s.points[s.actor] > 0:
            return check_score(action)
        if action.type == "deliver":
            return check_deliver(s, action.fields())
        if action.type == "improve":
            return check_improve(s)
        if action.type == "pass":
            return None
        if action.type == "score":
            return Refusal(
                "score/no-points", "There are no points to score: nothing was delivered.", "ST-5.5"
            )
        return self.wrong_action()

    def rule_now(self, s: Position) -> str:
        """Returns the rule of scoring while points are scored, else that of moving."""
        return "ST-5.5" if s.points[s.actor] > 0 else self.rule

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        if action.type == "score":
            return score_code(SCALES.index(fields["as"]))
        if action.type == "improve":
            return IMPROVE
        if action.type == "pass":
            return PASS
        trip = read_trip(network(s), fields["from"], fields["route"], "ST-5.3")
        assert isinstance(trip, Trip)
        color = COLORS.index(fields["color"])
        return int(deliver_code(s.map.hex(fields["from"]), color)) | trip.code()

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code; whoever is asked next, `ask` finds out."""
        if s.points[s.actor] > 0:
            apply_score(s, low_of(code), events)
            if next_earner(s, s.queue[s.step]) == NONE:
                s.step += 1
            return
        kind = kind_of(code)
        if kind == IMPROVE:
            s.improved |= 1 << s.actor
            improve(s, s.actor, events)
            s.step += 1
        elif kind == PASS:
            pass_move(s, s.actor, False, events)
            s.step += 1
        else:
            apply_deliver(s, code, events)


def pass_move(s: Position, seat: i64, unasked: bool, events: list[Event] | None) -> None:
    """Reports that a mover passed."""
    if events is not None:
        events.append(
            {"type": "move_passed", "seat": int(seat), "round": int(s.round), "unasked": unasked}
        )


# Improving the locomotive (ST-5.2)


def can_improve(s: Position, seat: i64) -> bool:
    """Returns whether the seat may improve its locomotive instead of delivering."""
    return s.locomotive[seat] < FASTEST and s.improved >> seat & 1 == 0


def check_improve(s: Position) -> Refusal | None:
    """Returns why the mover may not improve the locomotive."""
    if s.locomotive[s.actor] == FASTEST:
        return Refusal("move/fastest", f"Level {FASTEST} is the highest.", "ST-5.2")
    if s.improved >> s.actor & 1 != 0:
        return Refusal(
            "move/improved",
            "The locomotive is improved at most once in the two rounds together.",
            "ST-5.2",
        )
    return None


# Delivering a cube (ST-5.3, ST-5.4)


def network(s: Position) -> Network:
    """Returns the complete links, known while goods are moved."""
    links = s.network
    assert links is not None
    return links


def deliveries(s: Position, mover: i64) -> Deliveries:
    """Returns what a mover can deliver."""
    return Deliveries(network(s), s.cubes, s.color, mover, s.locomotive[mover])


def check_deliver(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the mover may not deliver this cube on this route."""
    mover = s.actor
    name = fields["color"]
    links = network(s)
    hex = s.map.hex(fields["from"])
    stop = s.map.stop[hex] if hex >= 0 else -1
    if stop < 0 or s.color[stop] < 0:
        return Refusal("deliver/no-city", f"There is no city at {short(fields['from'])}.", "ST-5.3")
    city = s.map.names[stop]
    if name not in COLORS or count(s.cubes[stop], COLORS.index(name)) == 0:
        return Refusal("deliver/no-cube", f"There is no {short(name)} cube in {city}.", "ST-5.3")
    color = COLORS.index(name)
    trip = read_trip(links, fields["from"], fields["route"], "ST-5.3")
    if isinstance(trip, Refusal):
        return trip
    for passed in trip.ends[:-1]:
        if s.color[passed] == color:
            return Refusal(
                "deliver/passes-its-city",
                f"A {name} cube ends in the first {name} city it enters, {s.map.names[passed]}.",
                "ST-5.3",
            )
    last = trip.ends[-1]
    if s.color[last] != color:
        return Refusal(
            "deliver/wrong-city",
            f"{s.map.names[last]} is no {name} city, so a {name} cube cannot end there.",
            "ST-5.3",
        )
    level = int(s.locomotive[mover])
    if len(trip.places) > level:
        return Refusal(
            "deliver/too-far",
            f"The locomotive pulls over {level} links, not {len(trip.places)}.",
            "ST-5.3",
        )
    refusal = _check_own_links(s, trip)
    if refusal is None:
        refusal = deliveries(s, mover).check(len(trip.places), "ST-5.3")
    return refusal


def _check_own_links(s: Position, trip: Trip) -> Refusal | None:
    """Returns why the route uses too few links of the mover (ST-5.4)."""
    links = network(s)
    used = [0] * int(s.seats)
    for place in trip.places:
        owner = links.owner[place]
        if owner != NOBODY:
            used[owner] += 1
    own = used[s.actor]
    if own == 0:
        return Refusal("deliver/no-own-link", "The mover uses at least one own link.", "ST-5.4")
    if own < max(used):
        rival = short(s.header.seats[used.index(max(used))])
        return Refusal(
            "deliver/too-few-own-links",
            "The mover uses at least as many own links as of any other player; these would be "
            f"{own}, and {max(used)} of {rival}.",
            "ST-5.4",
        )
    return None


def apply_deliver(s: Position, code: int, events: list[Event] | None) -> None:
    """Takes the cube out of play (ST-5.6); every link scores a point to its owner (ST-5.5)."""
    links = network(s)
    color = low_of(code & 0x3FFFFF)
    stop = s.map.stop[hex_of(code & 0x3FFFFF)]
    trip = trip_of(links, code)
    s.cubes[stop] -= one(color)
    s.delivered += one(color)
    for place in trip.places:
        owner = links.owner[place]
        if owner != NOBODY:
            s.points[owner] += 1
    if events is not None:
        events.append(
            {
                "type": "delivered",
                "seat": int(s.actor),
                "color": COLORS[color],
                "from": s.map.labels[s.map.stop_hex[stop]],
                "to": s.map.labels[s.map.stop_hex[trip.ends[-1]]],
                "route": route_of(links, trip),
                "points": list(s.points),
            }
        )


# Scoring it (ST-5.5)


def next_earner(s: Position, mover: i64) -> i64:
    """Returns who scores next: the mover first, then the others in turn order."""
    if s.points[mover] > 0:
        return mover
    for seat in s.order:
        if s.points[seat] > 0:
            return seat
    return NONE


def check_score(action: Action) -> Refusal | None:
    """Returns why the points may not be put there."""
    if action.type != "score":
        return Refusal(
            "turn/wrong-action",
            "This is not the moment for that: points are put on income or on VP.",
            "ST-5.5",
        )
    if action.fields()["as"] not in SCALES:
        return Refusal(
            "score/no-scale", "Points are put on `income` or on `vp`, all of them.", "ST-5.5"
        )
    return None


def apply_score(s: Position, scale: i64, events: list[Event] | None) -> None:
    """Puts all points of the delivery on one scale; income stops at +10, a surplus is lost."""
    seat = s.actor
    points = s.points[seat]
    s.points[seat] = 0
    lost: i64 = 0
    if scale == VP:
        s.vp[seat] += points
    else:
        lost = max(0, s.income[seat] + points - HIGHEST_INCOME)
        s.income[seat] += points - lost
    if events is not None:
        events.append(
            {
                "type": "scored",
                "seat": int(seat),
                "points": int(points),
                "as": SCALES[scale],
                "lost": int(lost),
                "income": int(s.income[seat]),
                "vp": int(s.vp[seat]),
            }
        )
