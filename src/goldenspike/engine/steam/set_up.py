"""Set-up (ST-1): cubes are dealt, then the first turn order is drawn."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, BoardFile, Event
from goldenspike.engine.chance import Draws, shuffled
from goldenspike.engine.errors import Refusal
from goldenspike.engine.shared.cubes import of_names
from goldenspike.engine.shared.deal import check_counts, check_keys, drawn, shares
from goldenspike.engine.steam.state import NOTHING_DUE, ORDER_DUE, Position

CUBES_A_SPACE: Final = 3
CUBES_A_SPACE_OF_THREE: Final = 2
"""With three players (ST-1.2)."""
FEWER_WITH_THREE: Final = "rhine-ruhr"
"""The board on which each city gets a cube less with three players (ST-1.1)."""
BARONS_CUBES: Final = 2
"""On boards of Steam Barons, for every city and every space (ST §11)."""


def is_of_barons(board: BoardFile) -> bool:
    """Returns whether the board is one of Steam Barons, played with other tiles and cubes."""
    return str(board.parsed["game"]) == "steam-barons"


def given(s: Position) -> list[int]:
    """Returns how many cubes each city and then each supply space gets (ST-1.1, ST-1.2)."""
    cities = list(range(s.map.cities))
    if is_of_barons(s.header.board):
        return shares([BARONS_CUBES] * (len(cities) + s.map.spaces), int(s.bag))
    three = s.seats == 3
    fewer = int(three and s.header.board.id == FEWER_WITH_THREE)
    printed = [max(0, int(s.map.printed[city]) - fewer) for city in cities]
    a_space = CUBES_A_SPACE_OF_THREE if three else CUBES_A_SPACE
    return shares(printed + [a_space] * s.map.spaces, int(s.bag))


def city_labels(s: Position) -> list[str]:
    """Returns the hexes of the printed cities."""
    return [s.map.labels[s.map.stop_hex[stop]] for stop in range(s.map.cities)]


# The deal


def check_deal(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why the cubes cannot lie so."""
    if "supply" not in fields:
        return Refusal(
            "deal/form", "In Steam cubes are dealt to `cities` and to `supply` spaces.", "ST-1.2"
        )
    labels = city_labels(s)
    cities, supply = fields["cities"], fields["supply"]
    refusal = check_keys(cities, labels, "city", "ST-1.1")
    if refusal is not None:
        return refusal
    if len(supply) != s.map.spaces:
        return Refusal(
            "deal/spaces", f"There are {s.map.spaces} supply spaces, not {len(supply)}.", "ST-1.2"
        )
    names = labels + [f"Supply space {k}" for k in range(s.map.spaces)]
    rule = "ST-1.1"
    dealt = [cities[label] for label in labels] + list(supply)
    for k, number in enumerate(given(s)):
        if k >= len(labels) and len(dealt[k]) != number:
            rule = "ST-1.2"
    return check_counts(dealt, given(s), names, int(s.bag), rule)


def sample_deal(s: Position, draws: Draws) -> Action:
    """Returns a random deal."""
    labels = city_labels(s)
    places = drawn(given(s), int(s.bag), draws)
    return Action(
        None,
        "deal",
        {
            "cities": dict(zip(labels, places[: len(labels)], strict=True)),
            "supply": places[len(labels) :],
        },
    )


def apply_deal(s: Position, fields: dict[str, Any], events: list[Event] | None) -> None:
    """Puts the cubes on cities and supply spaces; the rest stays in the bag."""
    for stop, label in enumerate(city_labels(s)):
        s.cubes[stop] = of_names(fields["cities"][label])
        s.bag -= s.cubes[stop]
    for space, colors in enumerate(fields["supply"]):
        s.spaces[space] = of_names(colors)
        s.bag -= s.spaces[space]
    s.due = ORDER_DUE
    if events is not None:
        events.append({"type": "dealt", **fields})


# The first order


def check_order(s: Position, fields: dict[str, Any]) -> Refusal | None:
    """Returns why this is no order of the seats."""
    if sorted(fields.get("seats", [])) == list(range(s.seats)):
        return None
    return Refusal(
        "order/seats",
        f"The order names every seat from 0 to {s.seats - 1} once.",
        "ST-10.1" if s.standard else "ST-1.6",
    )


def sample_order(s: Position, draws: Draws) -> Action:
    """Returns a random order."""
    seats = shuffled([str(seat) for seat in range(s.seats)], draws)
    return Action(None, "order", {"seats": [int(seat) for seat in seats]})


def apply_order(s: Position, fields: dict[str, Any], events: list[Event] | None) -> None:
    """Sets the first order, or who opens the auction for it (ST-1.6, ST-10.1)."""
    seats: list[int] = fields["seats"]
    s.due = NOTHING_DUE
    auction = s.header.options["order"] == "auction"
    if auction:
        s.queue = vec[i64](seats)
    else:
        s.order = vec[i64](seats)
        if not s.standard:
            for place, seat in enumerate(seats):
                s.money[seat] += place
    if events is not None:
        events.append(
            {
                "type": "order_drawn",
                "seats": seats,
                "auction": auction,
                "money": [int(money) for money in s.money],
            }
        )
