"""Phase 3: in the order of play the companies build track, link by link, until all pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steel_driver.actions import BUILD, company_of, ends_of, packed, rest_of
from goldenspike.engine.steel_driver.phases.phase import Phase, unknown_company, wrong_phase
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, JOINED, NONE, Position
from goldenspike.engine.steel_driver.transcontinental import complete_chain, join

CAN_BUILD: Final = 0
NO_CONTROLLER: Final = 1
NO_LINKS: Final = 2
NO_CUBES: Final = 3
NO_ROUTE: Final = 4

REASONS: Final = ["", "no_controller", "no_links", "no_cubes", "no_route"]


class Build(Phase):
    """Phase 3: one link or a pass for each company in turn (SD-4.2)."""

    name = "build"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Opens the phase: all profit levels stand at 0 (SD-4.1), nobody has passed."""
        for company in range(COMPANY_COUNT):
            s.profit[company] = 0
        s.passed_count = 0
        s.finished = 0
        s.step = 0

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Goes on to the next company that can build, passing those that cannot (SD-4.3)."""
        while s.passed_count < COMPANY_COUNT:
            company = s.order[s.step]
            if s.finished >> company & 1 == 0:
                reason = why_it_passes(s, company)
                if reason == CAN_BUILD:
                    s.company = company
                    s.actor = s.controller[company]  # SD-4.4
                    return True
                pass_company(s, company, reason, events)
            s.step = (s.step + 1) % COMPANY_COUNT
        s.company = NONE
        s.actor = NONE
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns every link the company on turn can build; passing is no choice (SD-4.3)."""
        company = s.company
        board = s.board
        cubes = s.box[company]
        bit = 1 << company
        codes: list[int] = []
        if s.start[company] == NONE:  # SD-4.7
            for route in range(board.routes):
                if s.owner[route] == 0 and board.cost[route] <= cubes:
                    if board.is_start[board.end_a[route]] != 0:
                        codes.append(packed(BUILD, company, route << 1))
                    if board.is_start[board.end_b[route]] != 0:
                        codes.append(packed(BUILD, company, route << 1 | 1))
        else:  # SD-4.8
            for route in range(board.routes):
                if s.owner[route] == 0 and board.cost[route] <= cubes:
                    if s.at[board.end_a[route]] & bit != 0:
                        codes.append(packed(BUILD, company, route << 1))
                    elif s.at[board.end_b[route]] & bit != 0:
                        codes.append(packed(BUILD, company, route << 1 | 1))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if action.type == "pass":
            return Refusal(
                "build/must-build",
                "A company that can build must build; choose one of its links.",
                "SD-4.3",
            )
        if action.type != "build":
            return wrong_phase("companies build track")
        fields = action.fields()
        return check_build(s, fields["company"], fields["from"], fields["to"])

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal link."""
        fields = action.fields()
        from_ = s.board.location(fields["from"])
        to = s.board.location(fields["to"])
        return packed(BUILD, s.company, s.board.route(from_, to) << 1 | int(from_ > to))

    def listed(self, s: Position, code: int) -> int:
        """Returns the code from the smaller id when both ends are in the network (SD-4.8)."""
        company = company_of(code)
        rest = rest_of(code)
        backwards = rest & 1 != 0 and s.start[company] != NONE
        if backwards and s.at[s.board.end_a[rest >> 1]] >> company & 1 != 0:
            return packed(BUILD, company, rest & ~1)
        return code

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code, and the company's turn is over."""
        apply_build(s, company_of(code), rest_of(code), events)
        s.step = (s.step + 1) % COMPANY_COUNT


def why_it_passes(s: Position, company: i64) -> i64:
    """Returns the reason why a company cannot build, or `CAN_BUILD`."""
    if s.controller[company] == NONE:
        return NO_CONTROLLER  # SD-4.4
    if s.links_left[company] == 0:
        return NO_LINKS  # SD-4.6
    board = s.board
    first = s.start[company] == NONE
    cubes = s.box[company]
    reason: i64 = NO_ROUTE
    for route in range(board.routes):
        if s.owner[route] != 0:
            continue
        a = board.end_a[route]
        b = board.end_b[route]
        if first:
            reachable = board.is_start[a] | board.is_start[b] != 0
        else:
            reachable = (s.at[a] | s.at[b]) >> company & 1 != 0
        if reachable:
            if board.cost[route] <= cubes:
                return CAN_BUILD
            reason = NO_CUBES
    return reason


def pass_company(s: Position, company: i64, reason: i64, events: list[Event] | None) -> None:
    """Puts the company at the end of the pass row, the next order of play (SD-4.11)."""
    s.passed[s.passed_count] = company
    s.passed_count += 1
    s.finished |= 1 << company
    if events is not None:
        events.append(
            {
                "type": "company_passed",
                "company": s.board.companies[company],
                "reason": REASONS[reason],
            }
        )


def check_build(s: Position, company: str, from_: str, to: str) -> Refusal | None:
    """Returns why the controller may not build this link."""
    board = s.board
    number = board.company(company)
    if number == NONE:
        return unknown_company(s)
    a = board.location(from_)
    b = board.location(to)
    if a == NONE or b == NONE:
        return Refusal("build/unknown-location", "There is no such location.", "SD-9.2")
    route = board.route(a, b)
    if route == NONE:
        return Refusal(
            "build/no-route",
            f"No route joins {board.names[a]} and {board.names[b]}.",
            "SD-9.2",
        )
    if s.controller[number] == NONE:
        return Refusal(
            "build/no-controller",
            "A company that nobody controls this turn passes when its turn comes.",
            "SD-4.4",
        )
    if number != s.company:
        return Refusal(
            "build/other-company",
            f"Companies build in order of play; it is the turn of {board.companies[s.company]}.",
            "SD-4.2",
        )
    if s.owner[route] != 0:
        owner = board.companies[s.owner[route] - 1]
        return Refusal(
            "build/route-taken",
            f"The route {board.stretch(route)} already holds a link of {owner}.",
            "SD-4.6",
        )
    cost, cubes = int(board.cost[route]), int(s.box[number])
    if cost > cubes:
        return Refusal(
            "build/too-few-cubes",
            f"{board.stretch(route)} costs {cost} cubes, and there are {cubes} in the box.",
            "SD-4.5",
        )
    if s.start[number] == NONE:
        if board.is_start[a] == 0:
            return Refusal(
                "build/no-start",
                "The first link of a company is built from a start location, "
                f"which {board.names[a]} is not.",
                "SD-4.7",
            )
    elif s.at[a] >> number & 1 == 0:
        return Refusal(
            "build/not-connected",
            f"A link is built from the company's network, and {board.names[a]} is not in it.",
            "SD-4.8",
        )
    return None


def apply_build(s: Position, company: i64, rest: i64, events: list[Event] | None) -> None:
    """Lays the link: it is paid from the box (SD-4.5), and a new location pays (SD-4.9)."""
    board = s.board
    route = rest >> 1
    from_, to = ends_of(board, rest)
    bit = 1 << company
    first = s.start[company] == NONE
    s.box[company] -= board.cost[route]
    s.owner[route] = company + 1
    s.laid[s.laid_count] = rest
    s.laid_count += 1
    s.links_left[company] -= 1
    if first:
        s.start[company] = from_
        s.at[from_] |= bit  # SD-4.10: in the network from the beginning, so it never pays
    gain: i64 = 0
    if s.at[to] & bit == 0:
        gain = board.value[to]
        s.at[to] |= bit
    s.profit[company] += gain
    if events is not None:
        events.append(
            {
                "type": "built",
                "seat": int(s.actor),
                "company": board.companies[company],
                "from": board.locations[from_],
                "to": board.locations[to],
                "cost": int(board.cost[route]),
                "gain": int(gain),
                "profit": int(s.profit[company]),
                "cubes": int(s.box[company]),
                "first": first,
            }
        )
    if s.builder == NONE:
        join(s, from_, to)
        if s.at[board.east] & JOINED != 0:
            complete_chain(s, company, events)
