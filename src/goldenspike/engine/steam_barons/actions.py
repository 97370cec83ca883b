"""The actions of Steam Barons and their codes.

A code is one number; together with the company on turn it means one action. The kind stands
in its four lowest bits, the rest holds what belongs to it, as the functions below write it. A
sale names its seat and company, because several seats choose at once.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Action
from goldenspike.engine.shared.cubes import COLORS
from goldenspike.engine.shared.hex_map import LAY, HexMap, hex_of, placement_of
from goldenspike.engine.shared.network import Network, route_of, trip_of
from goldenspike.engine.steam_barons.state import COMPANIES

DONE: Final = 1
CONNECT: Final = 2
BID: Final = 3
PASS: Final = 4
BUY: Final = 5
DELIVER: Final = 6
PASS_MOVE: Final = 7
SELL: Final = 8

TYPES: Final = ["lay", "done", "connect", "bid", "pass", "buy", "deliver", "pass", "sell"]


def kind_of(code: i64) -> i64:
    """Returns which of `TYPES` the code is."""
    return code & 15


def number_code(kind: i64, number: i64) -> i64:
    """Returns the code of bidding an amount, buying so many, or joining cities at a port."""
    return kind | number << 11


def sell_code(seat: i64, company: i64, count: i64) -> i64:
    """Returns the code of a seat's choice to sell so many shares of a company."""
    return SELL | seat << 4 | company << 7 | count << 11


def deliver_code(hex: i64, color: i64) -> i64:
    """Returns the code of delivering a cube, its trip still to be added."""
    return DELIVER | color << 4 | hex << 11


def low_of(code: i64) -> i64:
    """Returns the colour of a cube, or the seat that sells."""
    return (code >> 4) & 7


def company_of(code: i64) -> i64:
    """Returns the company whose shares are sold."""
    return (code >> 7) & 7


def number_of(code: i64) -> i64:
    """Returns the amount, the count or the port."""
    return code >> 11


class BaronsAction(Action):
    """An action taken from a list of legal ones; its fields are written out on demand.

    It keeps the company it is for, and a delivery the network it travels on.
    """

    def __init__(
        self, seat: int, code: int, company: int, map: HexMap, network: Network | None
    ) -> None:
        super().__init__(seat, TYPES[code & 15], None, code)
        self.company = company
        self.map = map
        self.network = network

    def unpack(self) -> dict[str, Any]:
        """Returns the fields besides seat and type."""
        code = self.code
        kind = code & 15
        if kind == PASS:
            return {}
        if kind == SELL:
            return {"company": COMPANIES[company_of(code)], "count": code >> 11}
        company = COMPANIES[self.company]
        if kind == BID:
            return {"company": company, "amount": code >> 11}
        if kind == BUY:
            return {"company": company, "count": code >> 11}
        if kind in (DONE, PASS_MOVE):
            return {"company": company}
        labels = self.map.labels
        if kind == LAY:
            fields = self.map.faces.fields(placement_of(code))
            return {"company": company, "hex": labels[hex_of(code)], **fields}
        if kind == CONNECT:
            port = code >> 11
            ends = [labels[port >> 3], labels[self.map.across[port] >> 3]]
            return {"company": company, "hexes": sorted(ends)}
        assert self.network is not None
        trip = trip_of(self.network, code)
        return {
            "company": company,
            "from": labels[hex_of(code & 0x3FFFFF)],
            "color": COLORS[(code >> 4) & 7],
            "route": route_of(self.network, trip),
        }
