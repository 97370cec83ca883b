"""The actions of Steel Driver and their codes.

A code is one small number that means the same on a board for ever: the kind in its three
lowest bits, the company in the next three, and above them a bid, a location, or a route
with its direction in the lowest bit (0 from the alphabetically smaller end).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.api import Action
from goldenspike.engine.steel_driver.board import Board

NOMINATE: Final = 0
PASS_MARKER: Final = 1
BID: Final = 2
PASS: Final = 3
BUILD: Final = 4
CLAIM: Final = 5

TYPES: Final = ["nominate", "pass_marker", "bid", "pass", "build", "claim"]


def packed(kind: i64, company: i64 = 0, rest: i64 = 0) -> i64:
    """Returns the code of an action."""
    return kind | company << 3 | rest << 6


def kind_of(code: i64) -> i64:
    """Returns which of `TYPES` the code is."""
    return code & 7


def company_of(code: i64) -> i64:
    """Returns the number of the company in the code."""
    return (code >> 3) & 7


def rest_of(code: i64) -> i64:
    """Returns the bid or amount, the location, or twice the route plus the direction."""
    return code >> 6


class SteelDriverAction(Action):
    """An action taken from a list of legal ones; its fields are written out on demand."""

    def __init__(self, seat: int, code: int, board: Board) -> None:
        super().__init__(seat, TYPES[code & 7], None, code)
        self.board = board

    def unpack(self) -> dict[str, Any]:
        """Returns the fields besides seat and type."""
        board = self.board
        kind = kind_of(self.code)
        rest = int(rest_of(self.code))
        if kind == BID:
            return {"amount": rest}
        if kind in (PASS_MARKER, PASS):
            return {}
        company = board.companies[company_of(self.code)]
        if kind == NOMINATE:
            return {"company": company, "bid": rest}
        if kind == CLAIM:
            return {"company": company, "location": board.locations[rest]}
        from_, to = ends_of(board, rest)
        return {
            "company": company,
            "from": board.locations[from_],
            "to": board.locations[to],
        }


def ends_of(board: Board, rest: i64) -> tuple[i64, i64]:
    """Returns the locations built from and to, of a route and direction."""
    route = rest >> 1
    if rest & 1:
        return board.end_b[route], board.end_a[route]
    return board.end_a[route], board.end_b[route]
