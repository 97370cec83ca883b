"""The actions of Steam and their codes.

A code is one number that means the same on a board for ever. The kind stands in its four
lowest bits; the rest holds what belongs to it, as the functions below write it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Action
from goldenspike.engine.shared.cubes import COLORS
from goldenspike.engine.shared.hex_map import LAY, HexMap, hex_of, placement_of
from goldenspike.engine.shared.network import Network, route_of, trip_of
from goldenspike.engine.steam.state import TILES

DONE: Final = 1
URBANIZE: Final = 2
GROW: Final = 3
TAKE: Final = 4
BID: Final = 5
PASS: Final = 6
CAPITAL: Final = 7
DELIVER: Final = 8
IMPROVE: Final = 9
SCORE: Final = 10

TYPES: Final = [
    "lay",
    "done",
    "urbanize",
    "grow",
    "take",
    "bid",
    "pass",
    "capital",
    "deliver",
    "improve",
    "score",
]

INCOME: Final = 0
VP: Final = 1
SCALES: Final = ["income", "vp"]
"""What points may be put on (ST-5.5)."""

NO_SPACE: Final = -1


def kind_of(code: i64) -> i64:
    """Returns which of `TYPES` the code is."""
    return code & 15


def take_code(tile: i64, use: i64) -> i64:
    """Returns the code of taking an action tile and using its action (1) or passing it (0)."""
    return TAKE | tile << 4 | use << 7


def place_code(kind: i64, hex: i64, color: i64, space: i64) -> i64:
    """Returns the code of urbanizing or growing a hex from a supply space or without cubes."""
    return kind | color << 4 | hex << 11 | (space + 1) << 22


def number_code(kind: i64, number: i64) -> i64:
    """Returns the code of bidding an amount or raising capital in so many steps."""
    return kind | number << 11


def score_code(scale: i64) -> i64:
    """Returns the code of putting points on income or on VP."""
    return SCORE | scale << 4


def deliver_code(hex: i64, color: i64) -> i64:
    """Returns the code of delivering a cube, its trip still to be added."""
    return DELIVER | color << 4 | hex << 11


def low_of(code: i64) -> i64:
    """Returns the action tile, the colour, or the scale points are put on."""
    return (code >> 4) & 7


def use_of(code: i64) -> i64:
    """Returns whether the action of the tile taken is used."""
    return (code >> 7) & 1


def number_of(code: i64) -> i64:
    """Returns the amount bid or the steps raised."""
    return code >> 11


def space_of(code: i64) -> i64:
    """Returns the supply space whose cubes are taken, -1 for none."""
    return (code >> 22) - 1


class SteamAction(Action):
    """An action taken from a list of legal ones; its fields are written out on demand.

    A delivery keeps the network it travels on, which may be gone when somebody reads it.
    """

    def __init__(self, seat: int, code: int, map: HexMap, network: Network | None) -> None:
        super().__init__(seat, TYPES[code & 15], None, code)
        self.map = map
        self.network = network

    def unpack(self) -> dict[str, Any]:
        """Returns the fields besides seat and type."""
        code = self.code
        kind = code & 15
        if kind == BID:
            return {"amount": code >> 11}
        if kind == CAPITAL:
            return {"steps": code >> 11}
        if kind == TAKE:
            return {"tile": TILES[low_of(code)], "use": use_of(code) != 0}
        if kind == SCORE:
            return {"as": SCALES[low_of(code)]}
        if kind in (DONE, PASS, IMPROVE):
            return {}
        if kind == DELIVER:
            assert self.network is not None
            trip = trip_of(self.network, code)
            origin = self.map.labels[hex_of(code & 0x3FFFFF)]
            color = COLORS[(code >> 4) & 7]
            return {"from": origin, "color": color, "route": route_of(self.network, trip)}
        label = self.map.labels[hex_of(code)]
        if kind == LAY:
            return {"hex": label, **self.map.faces.fields(placement_of(code))}
        space = None if space_of(code) == NO_SPACE else int(space_of(code))
        if kind == GROW:
            return {"hex": label, "supply": space}
        return {"hex": label, "color": COLORS[low_of(code)], "supply": space}
