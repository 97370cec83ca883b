"""Phase two: in company order the controllers build track for their companies (BA-4).

Laying is judged and done by what the hex games share; here stand whose turn it is, how many
tiles, from where a company may build, who pays, and the links between neighbouring cities.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.shared.hex_map import LAY, hex_of, lay_code, placement_of
from goldenspike.engine.shared.lay_check import Gatekeeper, check_lay, placement_of_fields
from goldenspike.engine.shared.placements import Placements
from goldenspike.engine.shared.survey import Survey, port_cities, reached_cities
from goldenspike.engine.shared.track_view import change_of
from goldenspike.engine.steam_barons.actions import CONNECT, DONE, kind_of, number_code, number_of
from goldenspike.engine.steam_barons.phases.phase import Phase, uncontrolled
from goldenspike.engine.steam_barons.state import COMPANIES, NONE, Position
from goldenspike.engine.steam_barons.treasury import budget, pay

CONNECT_COST: Final = 3

REACHED: Final = Gatekeeper(
    "another company",
    "all track of a company hangs together, so it builds only from stops it reaches.",
    "BA-4.3",
)
PORTS: Final = Gatekeeper(
    "another company",
    "a first build starts at a port, or at a city joined to one by complete links.",
    "BA-4.4",
)


class BuildTrack(Phase):
    """In company order, the controller building or not (BA-4.1)."""

    name = "build"
    rule = "BA-4.1"
    now = "companies build track"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Starts with the first company in order."""
        s.step = 0
        s.tiles_left = NONE
        self.tell_begin(s, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the controller of the next company that can build anything."""
        while s.step < len(s.order):
            s.company = s.order[s.step]
            if s.tiles_left == NONE:
                s.tiles_left = allowance(s)
            s.actor = s.controller[s.company]
            if s.actor != NONE and can_build(s):
                return True
            end_build(s, True, events)
        s.actor = NONE
        s.company = NONE
        return False

    def legal(self, s: Position, seat: int) -> list[int]:
        """Returns every tile and city pair that can be paid, and `done`."""
        codes = Placements(survey(s), budget(s, s.company)).all()
        codes.extend(legal_connections(s))
        codes.append(DONE)
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        fields = action.fields()
        if action.type not in ("lay", "connect", "done") or "company" not in fields:
            return self.wrong_action()
        refusal = self.check_company(s, fields["company"])
        if refusal is not None or action.type == "done":
            return refusal
        if action.type == "lay":
            return check_tile(s, fields)
        return check_connect(s, fields["hexes"])

    def why_not_on_turn(self, s: Position, company: int) -> Refusal:
        """Returns the refusal of a company that nobody controls, or whose turn it is not."""
        return uncontrolled(s, company) or self.other_company(s, self.rule)

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        if action.type == "done":
            return DONE
        if action.type == "connect":
            return number_code(CONNECT, border(s, fields["hexes"]))
        return lay_code(s.map.hex(fields["hex"]), placement_of_fields(fields))

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        kind = kind_of(code)
        if kind == LAY:
            apply_tile(s, hex_of(code), placement_of(code), events)
        elif kind == CONNECT:
            apply_connect(s, number_of(code), events)
        else:
            end_build(s, False, events)


# Whose turn, and how much of it is left


def allowance(s: Position) -> i64:
    """Returns how many tiles a company may lay: one more than the round (BA-4.2)."""
    return s.round + 1


def can_build(s: Position) -> bool:
    """Returns whether the company can build anything."""
    if s.tiles_left == 0:
        return False
    return Placements(survey(s), budget(s, s.company)).any() or len(legal_connections(s)) > 0


def end_build(s: Position, unasked: bool, events: list[Event] | None) -> None:
    """Ends a company's build turn: its links that did not grow become unowned (ST-4.11)."""
    if events is not None:
        events.append({"type": "build_ended", "company": COMPANIES[s.company], "unasked": unasked})
    s.track.end_turn(s.company, events)
    s.tiles_left = NONE
    s.step += 1


def is_first_build(s: Position) -> bool:
    """Returns whether the company owns no track, or none again (BA-4.3)."""
    return not s.track.owns_any(s.company)


def gates(s: Position) -> vec[i64]:
    """Returns the cities from which the company may grow; none listed stands for all.

    They are those it reaches (BA-4.3); for a first build all, or the ports and what is joined
    to them (BA-4.4).
    """
    if not is_first_build(s):
        return reached_cities(s.track, s.company)
    if s.map.has_ports:
        return port_cities(s.track)
    return vec[i64]()


def survey(s: Position) -> Survey:
    """Returns the board as the company sees it; a first tile is in one piece (BA-4.3)."""
    return Survey(s.track, s.company, gates(s), is_first_build(s))


# Tiles


def no_tiles_left(s: Position) -> Refusal:
    """Returns the refusal of a tile beyond the allowance (BA-4.2)."""
    return Refusal(
        "build/no-tiles-left",
        f"In round {s.round} a company lays at most {allowance(s)} tiles.",
        "BA-4.2",
    )


def too_dear(s: Position, cost: int, what: str) -> Refusal:
    """Returns the refusal of what the treasury and all shares to issue cannot pay (BA-4.6)."""
    return Refusal(
        "build/cannot-pay",
        f"{what} costs ${cost}; treasury and shares to issue together come to "
        f"${budget(s, s.company)}.",
        "BA-4.6",
    )


def check_tile(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the company may not lay this tile."""
    if s.tiles_left == 0:
        return no_tiles_left(s)
    view = survey(s)
    placement = placement_of_fields(fields)
    keeper = PORTS if is_first_build(s) else REACHED
    refusal = check_lay(view, fields["hex"], placement, keeper)
    if refusal is None:
        cost = int(view.cost(s.map.hex(fields["hex"]), placement))
        if cost > budget(s, s.company):
            refusal = too_dear(s, cost, "The tile")
    return refusal


def apply_tile(s: Position, hex: i64, placement: i64, events: list[Event] | None) -> None:
    """Lays a tile; the treasury pays (BA-4.6)."""
    cost = Survey(s.track, s.company, vec[i64]()).cost(hex, placement)
    if events is not None:
        events.append(
            {
                "type": "laid",
                "seat": int(s.actor),
                "company": COMPANIES[s.company],
                "hex": s.map.labels[hex],
                **s.map.faces.fields(placement),
                "change": change_of(s.track.tile[hex], placement),
                "cost": int(cost),
            }
        )
    pay(s, s.company, cost, events)
    s.track.lay(s.company, hex, placement, events)
    s.tiles_left -= 1


# Neighbouring cities (BA-4.5)


def border(s: Position, hexes: list[Any]) -> int:
    """Returns the port between two neighbouring hexes, seen from the lower; -1 if there is none."""
    numbers = sorted(s.map.hex(label) for label in hexes)
    if len(numbers) != 2 or numbers[0] < 0:
        return -1
    for port in range(numbers[0] * 8, numbers[0] * 8 + 6):
        beyond = s.map.across[port]
        if beyond >= 0 and beyond >> 3 == numbers[1]:
            return port
    return -1


def legal_connections(s: Position) -> list[int]:
    """Returns every pair of neighbouring cities that the company may join."""
    codes: list[int] = []
    if budget(s, s.company) < CONNECT_COST or len(s.map.city_borders) == 0:
        return codes
    open_to = gates(s)
    for port in s.map.city_borders:
        if s.track.link[port] == 0:
            beyond = s.map.across[port]
            if len(open_to) == 0 or open_to[port >> 3] != 0 or open_to[beyond >> 3] != 0:
                codes.append(number_code(CONNECT, port))
    return codes


def check_connect(s: Position, hexes: list[Any]) -> Refusal | None:
    """Returns why the company may not join these two cities."""
    if s.tiles_left == 0:
        return no_tiles_left(s)
    port = border(s, hexes)
    beyond = s.map.across[port] if port >= 0 else -1
    if port < 0 or not (s.track.is_city(port >> 3) and s.track.is_city(beyond >> 3)):
        return Refusal("build/no-pair", "Only two neighbouring city hexes are joined so.", "BA-4.5")
    if s.map.way[port >> 3] >> (port & 7) & 1 == 0:
        return Refusal("build/blocked", "The edge between them is blocked.", "BA-4.5")
    if s.track.link[port] != 0:
        return Refusal(
            "build/pair-joined", "These two are joined already; there is one link a pair.", "BA-4.5"
        )
    open_to = gates(s)
    if len(open_to) > 0 and open_to[port >> 3] == 0 and open_to[beyond >> 3] == 0:
        if is_first_build(s):
            return Refusal(
                "build/no-port",
                "A first build starts at a port, or at a city joined to one by complete links.",
                "BA-4.4",
            )
        return Refusal(
            "build/pair-not-reached",
            "The company must reach one of the two cities already.",
            "BA-4.5",
        )
    if budget(s, s.company) < CONNECT_COST:
        return too_dear(s, CONNECT_COST, "Joining two cities")
    return None


def apply_connect(s: Position, port: i64, events: list[Event] | None) -> None:
    """Joins two neighbouring cities by a link of length one."""
    if events is not None:
        events.append(
            {
                "type": "connected",
                "seat": int(s.actor),
                "company": COMPANIES[s.company],
                "hexes": sorted([s.map.labels[port >> 3], s.map.labels[s.map.across[port] >> 3]]),
                "cost": CONNECT_COST,
            }
        )
    pay(s, s.company, CONNECT_COST, events)
    s.track.join_cities(s.company, port, events)
    s.tiles_left -= 1
