"""Set-up (BA-1): cubes are dealt, the company order and the first player drawn."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.chance import Draws, shuffled
from goldenspike.engine.errors import Refusal
from goldenspike.engine.shared.cubes import BAG, BLACK_CUBES, GRAY, count, of_names, one
from goldenspike.engine.shared.deal import check_counts, check_keys, drawn, shares
from goldenspike.engine.steam_barons.state import (
    COMPANIES,
    FIRST_PLAYER_DUE,
    NOTHING_DUE,
    ORDER_DUE,
    Position,
)

THE_BAG = BAG + BLACK_CUBES


def labels(s: Position) -> list[str]:
    """Returns the hexes of all stops, cities first."""
    return [s.map.labels[hex] for hex in s.map.stop_hex]


def given(s: Position) -> list[int]:
    """Returns how many cubes each stop gets: a city its printed number, a town one (BA-1.1)."""
    return shares([int(printed) for printed in s.map.printed], THE_BAG)


# The deal


def check_deal(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the cubes cannot lie so."""
    if "towns" not in fields:
        return Refusal(
            "deal/form",
            "In Steam Barons cubes are dealt to `cities` and to `towns`.",
            "BA-1.1",
        )
    hexes = labels(s)
    cities, towns = hexes[: s.map.cities], hexes[s.map.cities :]
    refusal = check_keys(fields["cities"], cities, "city", "BA-1.1")
    if refusal is None:
        refusal = check_keys(fields["towns"], towns, "town", "BA-1.1")
    if refusal is not None:
        return refusal
    dealt = [fields["cities"][label] for label in cities]
    dealt += [fields["towns"][label] for label in towns]
    return check_counts(dealt, given(s), hexes, THE_BAG, "BA-1.1")


def sample_deal(s: Position, draws: Draws) -> Action:
    """Returns a random deal."""
    hexes = labels(s)
    places = drawn(given(s), THE_BAG, draws)
    split = s.map.cities
    return Action(
        None,
        "deal",
        {
            "cities": dict(zip(hexes[:split], places[:split], strict=True)),
            "towns": dict(zip(hexes[split:], places[split:], strict=True)),
        },
    )


def apply_deal(s: Position, fields: dict[str, Any], events: list[Event] | None) -> None:
    """Puts the cubes on the stops; gray ones and those left in the bag leave the game."""
    removed = 0
    for stop, label in enumerate(labels(s)):
        dealt = fields["cities" if stop < s.map.cities else "towns"][label]
        cubes: i64 = of_names(dealt)
        gray = count(cubes, GRAY)
        cubes -= gray * one(GRAY)
        removed += int(gray)
        s.cubes[stop] = cubes
        s.dealt += cubes
    s.due = ORDER_DUE
    if events is not None:
        events.append({"type": "dealt", **fields, "removed": removed})


# The company order (BA-1.3, BA-8.2)


def living(s: Position) -> list[str]:
    """Returns the companies not bankrupt, in the order of the box."""
    return [name for company, name in enumerate(COMPANIES) if not s.is_out(company)]


def check_order(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why this is no order of the living companies."""
    names = living(s)
    if sorted(fields.get("companies", [""])) == sorted(names):
        return None
    return Refusal(
        "order/companies",
        f"The order names each of these companies once: {', '.join(names) or 'none'}.",
        "BA-1.3" if s.first_player < 0 else "BA-8.2",
    )


def sample_order(s: Position, draws: Draws) -> Action:
    """Returns a random order of the living companies."""
    return Action(None, "order", {"companies": shuffled(living(s), draws)})


def apply_order(s: Position, fields: dict[str, Any], events: list[Event] | None) -> None:
    """Sets the company order; at set-up the first player is drawn next."""
    names: list[str] = fields["companies"]
    s.order = vec[i64]([COMPANIES.index(name) for name in names])
    s.due = FIRST_PLAYER_DUE if s.first_player < 0 else NOTHING_DUE
    if events is not None:
        events.append({"type": "order_drawn", "companies": list(names)})


# The first player (BA-1.3)


def check_first_player(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why this is no seat."""
    if 0 <= fields["player"] < s.seats:
        return None
    return Refusal(
        "chance/no-seat", f"The first player is a seat from 0 to {s.seats - 1}.", "BA-1.3"
    )


def sample_first_player(s: Position, draws: Draws) -> Action:
    """Returns a random first player."""
    return Action(None, "first_player", {"player": draws.randrange(int(s.seats))})


def apply_first_player(s: Position, fields: dict[str, Any], events: list[Event] | None) -> None:
    """Gives a seat the first-player marker."""
    s.first_player = fields["player"]
    s.due = NOTHING_DUE
    if events is not None:
        events.append({"type": "first_player_drawn", "player": int(s.first_player)})
