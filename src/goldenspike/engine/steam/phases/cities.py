"""The two actions of phase 2 that make cities: urbanization (ST-4.9) and city growth (ST-4.10).

Either is paid for with its action tile and carried out once, at any moment of the own build
turn, with the cubes of a supply space.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.cubes import COLORS, names
from goldenspike.engine.steam.actions import GROW, NO_SPACE, URBANIZE, place_code
from goldenspike.engine.steam.state import (
    CITY_GROWTH,
    NEW_CITIES,
    NONE,
    URBANIZATION,
    Position,
)
from goldenspike.engine.steam.urbanization import found_city, points_home


def owed_action(s: Position) -> i64:
    """Returns the tile whose paid action the builder must still carry out (ST-3.2).

    None is owed once it is done, or while it has no target.
    """
    tile = s.tile[s.actor]
    if s.acted or s.using[s.actor] == 0:
        return NONE
    if tile == CITY_GROWTH and s.markers > 0:
        for stop in range(s.map.cities):
            if s.grown[stop] == 0:
                return tile
    if tile == URBANIZATION:
        for color in range(len(NEW_CITIES)):
            if s.new_cities[color] > 0:
                for stop in range(s.map.cities, s.map.stops):
                    if can_urbanize(s, s.map.stop_hex[stop]):
                        return tile
    return NONE


def check_action(s: Position, tile: i64, what: str, rule: str) -> Refusal | None:
    """Returns why the builder may not carry out the action of a tile at all."""
    if s.tile[s.actor] == tile and s.using[s.actor] == 0:
        return Refusal(
            "build/action-passed",
            f"The action was passed, and not paid, when {what} was taken.",
            "ST-3.2",
        )
    if s.tile[s.actor] != tile:
        return Refusal(
            "build/no-action",
            f"Only the player who has taken {what} may do that.",
            rule,
        )
    if s.acted:
        return Refusal("build/action-done", f"{what.capitalize()} is used once a turn.", rule)
    return None


def check_space(s: Position, space: Any, rule: str) -> Refusal | None:
    """Returns why these cubes may not be taken: a space with cubes, while there is one."""
    filled = [str(k) for k in range(s.map.spaces) if s.spaces[k] > 0]
    if not filled:
        if space is None:
            return None
        return Refusal(
            "build/supply-empty",
            "Every supply space is empty; the action goes without cubes, `supply` null.",
            "ST-4.10",
        )
    if space is None or str(space) not in filled:
        return Refusal(
            "build/supply-space",
            f"The cubes of one non-empty supply space are taken: {', '.join(filled)}.",
            rule,
        )
    return None


def legal_spaces(s: Position) -> list[int]:
    """Returns the supply spaces with cubes; when all are empty, no space as the only choice."""
    spaces = [k for k in range(s.map.spaces) if s.spaces[k] > 0]
    return spaces if spaces else [NO_SPACE]


def take_cubes(s: Position, stop: i64, space: i64) -> i64:
    """Moves all cubes of a supply space to a city, which has now grown; returns them."""
    cubes: i64 = 0
    if space != NO_SPACE:
        cubes = s.spaces[space]
        s.spaces[space] = 0
    s.cubes[stop] += cubes
    s.grown[stop] = 1
    s.acted = True
    return cubes


# Urbanization (ST-4.9)


def can_urbanize(s: Position, hex: i64) -> bool:
    """Returns whether the hex is a town where a city may be founded now."""
    return s.track.is_town(hex) and not points_home(s.track, hex)


def legal_urbanization(s: Position) -> list[int]:
    """Returns every town with every colour left and every supply space."""
    spaces = legal_spaces(s)
    codes: list[int] = []
    for stop in range(s.map.cities, s.map.stops):
        hex = s.map.stop_hex[stop]
        if can_urbanize(s, hex):
            for color in range(len(NEW_CITIES)):
                if s.new_cities[color] > 0:
                    for space in spaces:
                        codes.append(place_code(URBANIZE, hex, color, space))
    return codes


def check_urbanize(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why a New City may not be put there."""
    refusal = check_action(s, URBANIZATION, "urbanization", "ST-4.9")
    if refusal is not None:
        return refusal
    hex = s.map.hex(fields["hex"])
    if hex < 0 or not s.track.is_town(hex):
        return Refusal("build/no-town", f"There is no town at {short(fields['hex'])}.", "ST-4.9")
    if points_home(s.track, hex):
        return Refusal(
            "build/link-points-home",
            f"A link that starts in {s.map.place(hex)} points at it and would lead back to it.",
            "ST-4.6",
        )
    color = fields["color"]
    if color not in NEW_CITIES or s.new_cities[COLORS.index(color)] == 0:
        left = [name for k, name in enumerate(COLORS) if s.new_cities[k] > 0]
        return Refusal(
            "build/no-new-city",
            f"No such New City tile is left; there are {', '.join(left) or 'none'}.",
            "ST-1.3",
        )
    return check_space(s, fields["supply"], "ST-4.9")


def apply_urbanize(
    s: Position, hex: i64, color: i64, space: i64, events: list[Event] | None
) -> None:
    """Founds a city in a town, with the cubes of a space; it counts as grown."""
    stop = s.map.stop[hex]
    s.new_cities[color] -= 1
    s.color[stop] = color
    cubes = take_cubes(s, stop, space)
    if events is not None:
        events.append(
            {
                "type": "urbanized",
                "seat": int(s.actor),
                "hex": s.map.labels[hex],
                "color": COLORS[color],
                "cubes": names(cubes),
            }
        )
    found_city(s.track, s.actor, hex, events)


# City growth (ST-4.10)


def legal_growth(s: Position) -> list[int]:
    """Returns every printed city without a marker with every supply space."""
    spaces = legal_spaces(s)
    codes: list[int] = []
    for stop in range(s.map.cities):
        if s.grown[stop] == 0:
            for space in spaces:
                codes.append(place_code(GROW, s.map.stop_hex[stop], 0, space))
    return codes


def check_grow(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why a city may not grow."""
    refusal = check_action(s, CITY_GROWTH, "city growth", "ST-4.10")
    if refusal is not None:
        return refusal
    if s.markers == 0:
        return Refusal("build/no-marker", "No City Growth marker is left.", "ST-1.3")
    hex = s.map.hex(fields["hex"])
    stop = s.map.stop[hex] if hex >= 0 else -1
    if stop < 0 or not s.track.is_city(hex):
        return Refusal("build/no-city", f"There is no city at {short(fields['hex'])}.", "ST-4.10")
    if s.grown[stop] != 0:
        return Refusal(
            "build/has-grown", f"{s.map.names[stop]} has grown already, or is new.", "ST-4.10"
        )
    return check_space(s, fields["supply"], "ST-4.10")


def apply_grow(s: Position, hex: i64, space: i64, events: list[Event] | None) -> None:
    """Lets a printed city grow by the cubes of a space."""
    s.markers -= 1
    cubes = take_cubes(s, s.map.stop[hex], space)
    if events is not None:
        events.append(
            {
                "type": "city_grew",
                "seat": int(s.actor),
                "hex": s.map.labels[hex],
                "cubes": names(cubes),
            }
        )
