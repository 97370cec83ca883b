"""Phase three: in company order each company may move a cube, then a second one (BA-5)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.cubes import COLORS, count, one
from goldenspike.engine.shared.hex_map import hex_of
from goldenspike.engine.shared.network import Network, Trip, read_trip, route_of, trip_of
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam_barons.actions import PASS_MOVE, deliver_code, kind_of, low_of
from goldenspike.engine.steam_barons.deliveries import Deliveries
from goldenspike.engine.steam_barons.phases.phase import Phase, uncontrolled
from goldenspike.engine.steam_barons.state import COMPANIES, NONE, Position

CUBES_A_COMPANY: Final = 2


class MoveGoods(Phase):
    """In company order, twice (BA-5.1)."""

    name = "move"
    rule = "BA-5.1"
    now = "companies move goods"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Starts with the first company; track does not change any more in this round."""
        s.step = 0
        s.moves = 1
        s.network = Network(s.track)
        self.tell_begin(s, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the controller of the next company that can deliver anything."""
        while s.moves <= CUBES_A_COMPANY:
            while s.step < len(s.order):
                s.company = s.order[s.step]
                s.actor = s.controller[s.company]
                if s.actor != NONE and deliveries(s).any():
                    return True
                pass_move(s, True, events)
                s.step += 1
            s.step = 0
            s.moves += 1
        s.actor = NONE
        s.company = NONE
        s.network = None
        return False

    def legal(self, s: Position, seat: int) -> list[int]:
        """Returns every delivery, and passing."""
        codes = deliveries(s).all()
        codes.append(PASS_MOVE)
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        fields = action.fields()
        if action.type not in ("deliver", "pass") or "company" not in fields:
            return self.wrong_action()
        refusal = self.check_company(s, fields["company"])
        if refusal is not None or action.type == "pass":
            return refusal
        return check_deliver(s, fields)

    def why_not_on_turn(self, s: Position, company: int) -> Refusal:
        """Returns the refusal of a company that nobody controls, or whose turn it is not."""
        return uncontrolled(s, company) or self.other_company(s, self.rule)

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        if action.type == "pass":
            return PASS_MOVE
        trip = read_trip(network(s), fields["from"], fields["route"], "BA-5.2")
        assert isinstance(trip, Trip)
        color = COLORS.index(fields["color"])
        return int(deliver_code(s.map.hex(fields["from"]), color)) | trip.code()

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Delivers or passes; the next company follows."""
        if kind_of(code & 15) == PASS_MOVE:
            pass_move(s, False, events)
        else:
            apply_deliver(s, code, events)
        s.step += 1


def pass_move(s: Position, unasked: bool, events: list[Event] | None) -> None:
    """Reports that a company moved nothing."""
    if events is not None:
        events.append(
            {
                "type": "move_passed",
                "company": COMPANIES[s.company],
                "cube": int(s.moves),
                "unasked": unasked,
            }
        )


def network(s: Position) -> Network:
    """Returns the complete links, known while goods are moved."""
    links = s.network
    assert links is not None
    return links


def deliveries(s: Position) -> Deliveries:
    """Returns what the company on turn can deliver."""
    return Deliveries(network(s), s.cubes, s.company)


def check_deliver(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the company may not deliver this cube on this route (BA-5.2)."""
    name = fields["color"]
    hex = s.map.hex(fields["from"])
    stop = s.map.stop[hex] if hex >= 0 else -1
    if stop < 0:
        return Refusal("deliver/no-stop", f"There is no stop at {short(fields['from'])}.", "BA-5.2")
    place = s.map.names[stop]
    if name not in COLORS or count(s.cubes[stop], COLORS.index(name)) == 0:
        return Refusal("deliver/no-cube", f"There is no {short(name)} cube in {place}.", "BA-5.2")
    color = COLORS.index(name)
    trip = read_trip(network(s), fields["from"], fields["route"], "BA-5.2")
    if isinstance(trip, Refusal):
        return trip
    for passed in trip.ends[:-1]:
        if s.map.color[passed] == color:
            return Refusal(
                "deliver/passes-its-city",
                f"A {name} cube ends in the first {name} city it enters, {s.map.names[passed]}.",
                "BA-5.2",
            )
    last = trip.ends[-1]
    if s.map.color[last] != color:
        return Refusal(
            "deliver/wrong-city",
            f"{s.map.names[last]} is no {name} city, so a {name} cube cannot end there.",
            "BA-5.2",
        )
    for used in trip.places:
        if network(s).owner[used] not in (s.company, NOBODY):
            return Refusal(
                "deliver/rivals-link",
                "A cube travels over links of its company or of nobody.",
                "BA-5.2",
            )
    return deliveries(s).check(len(trip.places), "BA-5.2")


def apply_deliver(s: Position, code: int, events: list[Event] | None) -> None:
    """Takes the cube out of play; own links raise the performance (BA-5.3)."""
    links = network(s)
    low = code & 0x3FFFFF
    color = low_of(low)
    stop = s.map.stop[hex_of(low)]
    trip = trip_of(links, code)
    s.cubes[stop] -= one(color)
    s.delivered += one(color)
    own: i64 = 0
    for place in trip.places:
        if links.owner[place] == s.company:
            own += 1
    s.performance[s.company] += own
    if events is not None:
        events.append(
            {
                "type": "delivered",
                "seat": int(s.actor),
                "company": COMPANIES[s.company],
                "color": COLORS[color],
                "from": s.map.labels[s.map.stop_hex[stop]],
                "to": s.map.labels[s.map.stop_hex[trip.ends[-1]]],
                "route": route_of(links, trip),
                "links": int(own),
                "performance": int(s.performance[s.company]),
            }
        )
