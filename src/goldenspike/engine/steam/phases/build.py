"""Phase 2: build track (ST-4). The builders follow one another, each with a whole turn.

Laying is judged and done by what the hex games share; here stand whose turn it is, how many
tiles and who pays.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.shared.cubes import COLORS
from goldenspike.engine.shared.hex_map import LAY, hex_of, lay_code, placement_of
from goldenspike.engine.shared.lay_check import Gatekeeper, check_lay, placement_of_fields
from goldenspike.engine.shared.placements import Placements
from goldenspike.engine.shared.survey import Survey, port_cities
from goldenspike.engine.shared.track_view import change_of
from goldenspike.engine.steam.actions import (
    DONE,
    GROW,
    NO_SPACE,
    URBANIZE,
    kind_of,
    low_of,
    place_code,
    space_of,
)
from goldenspike.engine.steam.money import budget, pay, too_dear
from goldenspike.engine.steam.phases.cities import (
    apply_grow,
    apply_urbanize,
    check_grow,
    check_urbanize,
    legal_growth,
    legal_urbanization,
    owed_action,
)
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.state import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    NONE,
    Position,
)

TILE_ALLOWANCE: Final = 3
ENGINEER_ALLOWANCE: Final = 4

GATE: Final = Gatekeeper(
    "another player",
    "a first build starts at a port, or at a city joined to one by complete links.",
    "BA-4.4",
)


class BuildTrack(Phase):
    """The holder of first-build, then the others in turn order (ST-4.1)."""

    name = "build"
    rule = "ST-4.1"
    now = "track is built"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Puts the builders in order."""
        s.queue = in_order_after(s, s.holder(FIRST_BUILD))
        s.step = 0
        s.tiles_left = NONE
        self.tell_begin(s.queue, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the next builder who can do anything but end the turn."""
        while s.step < len(s.queue):
            s.actor = s.queue[s.step]
            if s.tiles_left == NONE:
                s.tiles_left = allowance(s, s.actor)
                s.acted = False
            if can_build(s) or owed_action(s) != NONE:
                return True
            end_build(s, True, events)
        s.actor = NONE
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns everything that can be laid and paid, the paid action, and `done`."""
        codes: list[int] = []
        if s.tiles_left > 0:
            codes = Placements(survey(s), budget(s, s.actor)).all()
        owed = owed_action(s)
        if owed == NONE:
            codes.append(DONE)
        elif owed == CITY_GROWTH:
            codes.extend(legal_growth(s))
        else:
            codes.extend(legal_urbanization(s))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        fields = action.fields()
        if action.type == "lay":
            return check_tile(s, fields)
        if action.type == "urbanize":
            return check_urbanize(s, fields)
        if action.type == "grow":
            return check_grow(s, fields)
        if action.type == "done":
            return check_done(s)
        if action.type == "pass":  # what compels comes first
            return check_done(s) or self.wrong_action()
        return self.wrong_action()

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        if action.type == "done":
            return DONE
        hex = s.map.hex(fields["hex"])
        if action.type == "lay":
            return lay_code(hex, placement_of_fields(fields))
        space = NO_SPACE if fields["supply"] is None else fields["supply"]
        if action.type == "grow":
            return place_code(GROW, hex, 0, space)
        return place_code(URBANIZE, hex, COLORS.index(fields["color"]), space)

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        kind = kind_of(code)
        if kind == LAY:
            apply_tile(s, hex_of(code), placement_of(code), events)
        elif kind == DONE:
            end_build(s, False, events)
        elif kind == GROW:
            apply_grow(s, hex_of(code), space_of(code), events)
        else:
            apply_urbanize(s, hex_of(code), low_of(code), space_of(code), events)


# Whose turn, and how much of it is left


def in_order_after(s: Position, first: i64) -> vec[i64]:
    """Returns the order of play with one seat, if it is any, put before the others."""
    if first == NONE:
        return s.order[:]
    return vec[i64]([first] + [seat for seat in s.order if seat != first])


def allowance(s: Position, seat: i64) -> i64:
    """Returns how many tiles a seat may lay in its turn (ST-4.1)."""
    return ENGINEER_ALLOWANCE if s.tile[seat] == ENGINEER else TILE_ALLOWANCE


def can_build(s: Position) -> bool:
    """Returns whether the builder can lay anything."""
    return s.tiles_left > 0 and Placements(survey(s), budget(s, s.actor)).any()


def check_done(s: Position) -> Refusal | None:
    """Returns why the builder may not end the turn: a paid action is still owed."""
    if owed_action(s) == NONE:
        return None
    return Refusal(
        "build/action-owed",
        "The action that was paid for must be carried out in the own build turn.",
        "ST-3.2",
    )


def end_build(s: Position, unasked: bool, events: list[Event] | None) -> None:
    """Ends the build turn: links of the builder that did not grow become unowned (ST-4.11)."""
    if events is not None:
        events.append({"type": "build_ended", "seat": int(s.actor), "unasked": unasked})
    s.track.end_turn(s.actor, events)
    s.tiles_left = NONE
    s.step += 1


# Tiles


def survey(s: Position) -> Survey:
    """Returns the board as the builder sees it: track may leave any city (ST-4.5 (a)).

    Where cities have ports a first build may leave only some (BA-4.4, ST §11).
    """
    gates = vec[i64]()
    if s.map.has_ports and not s.track.owns_any(s.actor):
        gates = port_cities(s.track)
    return Survey(s.track, s.actor, gates)


def check_tile(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the builder may not lay this tile (ST-4.1 to ST-4.8)."""
    if s.tiles_left == 0:
        return Refusal(
            "build/no-tiles-left",
            f"All {allowance(s, s.actor)} tiles of this turn are laid.",
            "ST-4.1",
        )
    view = survey(s)
    placement = placement_of_fields(fields)
    refusal = check_lay(view, fields["hex"], placement, GATE)
    if refusal is None:
        cost = view.cost(s.map.hex(fields["hex"]), placement)
        if cost > budget(s, s.actor):
            refusal = too_dear(s, s.actor, cost, "The tile")
    return refusal


def apply_tile(s: Position, hex: i64, placement: i64, events: list[Event] | None) -> None:
    """Lays a tile and pays for it (ST-4.2)."""
    cost = Survey(s.track, s.actor, vec[i64]()).cost(hex, placement)
    if events is not None:
        events.append(
            {
                "type": "laid",
                "seat": int(s.actor),
                "hex": s.map.labels[hex],
                **s.map.faces.fields(placement),
                "change": change_of(s.track.tile[hex], placement),
                "cost": int(cost),
            }
        )
    pay(s, s.actor, cost, events)
    s.track.lay(s.actor, hex, placement, events)
    s.tiles_left -= 1
