"""Phase 1: each player selects an action tile, and pays for its action or passes it (ST-3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.steam.actions import low_of, take_code, use_of
from goldenspike.engine.steam.money import budget, pay, too_dear
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.state import (
    CITY_GROWTH,
    FASTEST,
    LOCOMOTIVE,
    NONE,
    TILES,
    URBANIZATION,
    Position,
)

GROWTH_COST: Final = 2
LOCOMOTIVE_COST: Final = 4
"""Besides the new level (ST-3.1)."""
URBANIZATION_COST: Final = 6


class SelectTiles(Phase):
    """In turn order each player takes one of the remaining tiles (ST-3.1)."""

    name = "tiles"
    rule = "ST-3.1"
    now = "action tiles are selected, in turn order"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Starts with the first in order."""
        s.step = 0
        self.tell_begin(s.order, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the next seat in order; there is always a tile to be had."""
        if s.step < len(s.order):
            s.actor = s.order[s.step]
            return True
        s.actor = NONE
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns every tile left, with its action used where that can be paid, or passed."""
        codes: list[int] = []
        for tile in range(1, len(TILES)):
            if s.holder(tile) == NONE:
                if can_use(s, tile) and cost_of(s, tile) <= budget(s, s.actor):
                    codes.append(take_code(tile, 1))
                if tile in (CITY_GROWTH, URBANIZATION):
                    codes.append(take_code(tile, 0))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if action.type != "take":
            return self.wrong_action()
        return check_take(s, action.fields())

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        fields = action.fields()
        return take_code(TILES.index(fields["tile"]), int(fields["use"]))

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Takes the tile and pays for its action; a locomotive improves at once."""
        apply_take(s, low_of(code), use_of(code), events)
        s.step += 1


def cost_of(s: Position, tile: i64) -> i64:
    """Returns what using the tile's action costs (ST-3.1); in the standard rules nothing."""
    if s.standard:
        return 0  # ST-10.5
    if tile == CITY_GROWTH:
        return GROWTH_COST
    if tile == URBANIZATION:
        return URBANIZATION_COST
    if tile == LOCOMOTIVE and s.locomotive[s.actor] < FASTEST:  # ST-3.3
        return LOCOMOTIVE_COST + s.locomotive[s.actor] + 1
    return 0


def can_use(s: Position, tile: i64) -> bool:
    """Returns whether the tile's action could still be carried out by anybody (ST-3.3)."""
    if tile == CITY_GROWTH:
        if s.markers > 0:
            for stop in range(s.map.cities):
                if s.grown[stop] == 0:
                    return True
        return False
    if tile == URBANIZATION:
        tiles_left: i64 = 0
        for left in s.new_cities:
            tiles_left += left
        for stop in range(s.map.cities, s.map.stops):
            if tiles_left > 0 and s.track.is_town(s.map.stop_hex[stop]):
                return True
        return False
    return True


def check_take(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the tile may not be taken so."""
    name, use = fields["tile"], fields["use"]
    if name not in TILES[1:]:
        return Refusal(
            "tiles/no-tile", f"There is no such tile; there are {', '.join(TILES[1:])}.", "ST-3.1"
        )
    tile = TILES.index(name)
    holder = s.holder(tile)
    if holder != NONE:
        return Refusal(
            "tiles/taken", f"{short(s.header.seats[holder])} has taken {name} already.", "ST-3.1"
        )
    if not use:
        if tile in (CITY_GROWTH, URBANIZATION):
            return None
        return Refusal(
            "tiles/no-pass",
            "Only the actions of city-growth and urbanization can be passed.",
            "ST-3.2",
        )
    if not can_use(s, tile):
        return Refusal(
            "tiles/only-pass",
            "No city or no growth marker is left; the action can only be passed."
            if tile == CITY_GROWTH
            else "No town or no New City tile is left; the action can only be passed.",
            "ST-3.3",
        )
    cost = cost_of(s, tile)
    if cost > budget(s, s.actor):
        return too_dear(s, s.actor, cost, f"The action of {name}")
    return None


def apply_take(s: Position, tile: i64, use: i64, events: list[Event] | None) -> None:
    """Takes the tile; the cost is paid now (ST-3.2)."""
    seat = s.actor
    cost = cost_of(s, tile) if use != 0 else 0
    pay(s, seat, cost, events)
    s.tile[seat] = tile
    s.using[seat] = use
    if events is not None:
        events.append(
            {
                "type": "tile_taken",
                "seat": int(seat),
                "tile": TILES[tile],
                "use": use != 0,
                "cost": int(cost),
            }
        )
    if tile == LOCOMOTIVE:
        improve(s, seat, events)


def improve(s: Position, seat: i64, events: list[Event] | None) -> None:
    """Raises the locomotive by one level, to at most 6."""
    if s.locomotive[seat] < FASTEST:
        s.locomotive[seat] += 1
        if events is not None:
            events.append(
                {
                    "type": "locomotive_improved",
                    "seat": int(seat),
                    "level": int(s.locomotive[seat]),
                }
            )
