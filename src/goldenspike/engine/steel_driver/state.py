"""The position of a game of Steel Driver: a few arrays of small numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Game, Header, State
from goldenspike.engine.ranges import WHOLE, Range
from goldenspike.engine.steel_driver.board import Board

COMPANY_COUNT: Final = 6
LINKS: Final = 17
"""Link pieces of a company (SD-1.1)."""
CUBES: Final = 60
"""Investment cubes in the box (SD-1.2)."""
TURNS: Final = 5

# Bits of what lies at a location; bit c below them says that company c has a link there.
NETWORKS: Final = 63
JOINED: Final = 64
"""Links of all companies together join the location to the board's `west`."""
GOODS: Final = 128
"""A goods cube lies there, not yet claimed (SD-7.2)."""

NONE: Final = -1


class Position(State):
    """Everything on the table. Companies, seats, locations and routes are numbers."""

    def __init__(self, game: Game, header: Header, board: Board, like: Position | None) -> None:
        super().__init__(game, header)
        self.board = board
        if like is None:
            seats = len(header.seats)
            self.seats: i64 = seats
            self.turn: i64 = 1
            """1 to 5; 5 in the final phase."""
            self.phase: i64 = 0
            """The place in the list of phases; its length when the game is over."""
            self.actor: i64 = NONE
            """The seat that must act."""
            self.active: i64 = NONE
            """The seat where the Active Player marker lies; none before it is drawn."""
            self.marker_passes: i64 = 0
            """How often in succession the Active Player marker was passed (SD-3.7)."""
            self.company: i64 = NONE
            """The company up for auction, or whose turn it is to build or claim."""
            self.bid: i64 = 0
            self.bidder: i64 = NONE
            """The holder of the standing bid."""
            self.bidding: i64 = 0
            """The seats still in the auction, a bit each."""
            self.step: i64 = 0
            """The place in the order of play of the company on turn."""
            self.finished: i64 = 0
            """The companies that have passed in this phase, a bit each."""
            self.claiming: bool = False
            """Whether the goods have been placed (SD-7.2)."""
            self.passed_count: i64 = 0
            self.laid_count: i64 = 0
            self.builder: i64 = NONE
            """The company that completed the transcontinental link."""
            self.others: i64 = 0
            """The other companies involved in it, a bit each."""
            self.chain: list[int] = []
            """The locations of that link; replaced, never changed, so copies share it."""
            self.cubes: vec[i64] = _filled(seats, 0)
            self.cash: vec[i64] = _filled(seats, 0)
            self.order: vec[i64] = vec[i64](range(COMPANY_COUNT))
            self.passed: vec[i64] = _filled(COMPANY_COUNT, NONE)
            """The pass row; its first `passed_count` places are filled."""
            self.box: vec[i64] = _filled(COMPANY_COUNT, 0)
            """Investment cubes of each company."""
            self.controller: vec[i64] = _filled(COMPANY_COUNT, NONE)
            self.last_controller: vec[i64] = _filled(COMPANY_COUNT, NONE)
            """Who won the company's most recent auction (SD-7.3)."""
            self.profit: vec[i64] = _filled(COMPANY_COUNT, 0)
            self.start: vec[i64] = _filled(COMPANY_COUNT, NONE)
            self.links_left: vec[i64] = _filled(COMPANY_COUNT, LINKS)
            self.final_profit: vec[i64] = _filled(COMPANY_COUNT, NONE)
            self.shares: vec[i64] = _filled(COMPANY_COUNT * seats, 0)
            """Share tokens, the seats of the first company first."""
            self.goods: vec[i64] = _filled(COMPANY_COUNT * 5, 0)
            """Goods cubes in the boxes, the colours of the first company first."""
            self.owner: vec[i64] = _filled(board.routes, 0)
            """The company with a link on each route, counted from 1; 0 for none (SD-4.6)."""
            self.laid: vec[i64] = _filled(COMPANY_COUNT * LINKS, 0)
            """The links in the order they were built: twice the route plus the direction."""
            self.at: vec[i64] = _filled(len(board.locations), 0)
            """What lies at each location: networks, `JOINED`, `GOODS`."""
            self.at[board.west] = JOINED
        else:
            self.seats = like.seats
            self.turn = like.turn
            self.phase = like.phase
            self.actor = like.actor
            self.active = like.active
            self.marker_passes = like.marker_passes
            self.company = like.company
            self.bid = like.bid
            self.bidder = like.bidder
            self.bidding = like.bidding
            self.step = like.step
            self.finished = like.finished
            self.claiming = like.claiming
            self.passed_count = like.passed_count
            self.laid_count = like.laid_count
            self.builder = like.builder
            self.others = like.others
            self.chain = like.chain
            self.cubes = like.cubes[:]
            self.cash = like.cash[:]
            self.order = like.order[:]
            self.passed = like.passed[:]
            self.box = like.box[:]
            self.controller = like.controller[:]
            self.last_controller = like.last_controller[:]
            self.profit = like.profit[:]
            self.start = like.start[:]
            self.links_left = like.links_left[:]
            self.final_profit = like.final_profit[:]
            self.shares = like.shares[:]
            self.goods = like.goods[:]
            self.owner = like.owner[:]
            self.laid = like.laid[:]
            self.at = like.at[:]

    def share_count(self, company: i64, seat: i64) -> i64:
        """Returns how many shares of a company a seat holds."""
        return self.shares[company * self.seats + seat]

    def position(self) -> dict[str, Any]:
        """Returns the position as JSON, complete and exact."""
        return {
            "turn": int(self.turn),
            "phase": int(self.phase),
            "actor": int(self.actor),
            "active": int(self.active),
            "marker_passes": int(self.marker_passes),
            "company": int(self.company),
            "bid": int(self.bid),
            "bidder": int(self.bidder),
            "bidding": int(self.bidding),
            "step": int(self.step),
            "finished": int(self.finished),
            "claiming": self.claiming,
            "builder": int(self.builder),
            "others": int(self.others),
            "chain": list(self.chain),
            "cubes": list(self.cubes),
            "cash": list(self.cash),
            "order": list(self.order),
            "passed": list(self.passed[: self.passed_count]),
            "box": list(self.box),
            "controller": list(self.controller),
            "last_controller": list(self.last_controller),
            "profit": list(self.profit),
            "start": list(self.start),
            "links_left": list(self.links_left),
            "final_profit": list(self.final_profit),
            "shares": list(self.shares),
            "goods": list(self.goods),
            "owner": list(self.owner),
            "laid": list(self.laid[: self.laid_count]),
            "at": list(self.at),
        }

    def ranges(self) -> tuple[dict[str, Range], dict[str, type]]:
        """Returns what the numbers of a written position may be, and its other fields."""
        seats, routes, places = int(self.seats), int(self.board.routes), len(self.board.locations)
        seat, company = Range(NONE, seats - 1), Range(NONE, COMPANY_COUNT - 1)
        seat_mask, company_mask = Range(0, (1 << seats) - 1), Range(0, (1 << COMPANY_COUNT) - 1)
        numbers = {
            "turn": Range(1, TURNS),
            "phase": Range(0, 7),
            "actor": seat,
            "active": seat,
            "marker_passes": Range(0, seats),
            "company": company,
            "bid": Range(0, WHOLE),
            "bidder": seat,
            "bidding": seat_mask,
            "step": Range(0, COMPANY_COUNT - 1),
            "finished": company_mask,
            "builder": company,
            "others": company_mask,
            "chain": Range(0, places - 1, most=places, once=True),
            "cubes": Range(0, WHOLE, length=seats),
            "cash": Range(0, WHOLE, length=seats),
            "order": Range(0, COMPANY_COUNT - 1, length=COMPANY_COUNT, once=True),
            "passed": Range(0, COMPANY_COUNT - 1, most=COMPANY_COUNT, once=True),
            "box": Range(0, WHOLE, length=COMPANY_COUNT),
            "controller": Range(NONE, seats - 1, length=COMPANY_COUNT),
            "last_controller": Range(NONE, seats - 1, length=COMPANY_COUNT),
            "profit": Range(0, WHOLE, length=COMPANY_COUNT),
            "start": Range(NONE, places - 1, length=COMPANY_COUNT),
            "links_left": Range(0, LINKS, length=COMPANY_COUNT),
            "final_profit": Range(NONE, WHOLE, length=COMPANY_COUNT),
            "shares": Range(0, TURNS, length=COMPANY_COUNT * seats),
            "goods": Range(0, places, length=COMPANY_COUNT * 5),
            "owner": Range(0, COMPANY_COUNT, length=routes),
            "laid": Range(0, 2 * routes - 1, most=COMPANY_COUNT * LINKS, once=True),
            "at": Range(0, NETWORKS | JOINED | GOODS, length=places),
        }
        return numbers, {"claiming": bool}

    def restore(self, position: dict[str, Any]) -> None:
        """Takes over what `position` wrote."""
        self.turn = position["turn"]
        self.phase = position["phase"]
        self.actor = position["actor"]
        self.active = position["active"]
        self.marker_passes = position["marker_passes"]
        self.company = position["company"]
        self.bid = position["bid"]
        self.bidder = position["bidder"]
        self.bidding = position["bidding"]
        self.step = position["step"]
        self.finished = position["finished"]
        self.claiming = position["claiming"]
        self.builder = position["builder"]
        self.others = position["others"]
        self.chain = list(position["chain"])
        self.cubes = vec[i64](position["cubes"])
        self.cash = vec[i64](position["cash"])
        self.order = vec[i64](position["order"])
        self.passed_count = len(position["passed"])
        self.passed = _padded(position["passed"], COMPANY_COUNT, NONE)
        self.box = vec[i64](position["box"])
        self.controller = vec[i64](position["controller"])
        self.last_controller = vec[i64](position["last_controller"])
        self.profit = vec[i64](position["profit"])
        self.start = vec[i64](position["start"])
        self.links_left = vec[i64](position["links_left"])
        self.final_profit = vec[i64](position["final_profit"])
        self.shares = vec[i64](position["shares"])
        self.goods = vec[i64](position["goods"])
        self.owner = vec[i64](position["owner"])
        self.laid_count = len(position["laid"])
        self.laid = _padded(position["laid"], COMPANY_COUNT * LINKS, 0)
        self.at = vec[i64](position["at"])


def bits(mask: i64) -> i64:
    """Returns how many bits of a mask are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def _filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


def _padded(values: list[int], length: int, filler: int) -> vec[i64]:
    return vec[i64](values + [filler] * (length - len(values)))
