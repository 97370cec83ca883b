"""The position of a game of Steam Barons: a few arrays of small numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Game, Header, State
from goldenspike.engine.ranges import WHOLE, Range
from goldenspike.engine.shared.cubes import CUBES
from goldenspike.engine.shared.hex_map import HexMap
from goldenspike.engine.shared.network import Network
from goldenspike.engine.shared.track import Track
from goldenspike.engine.shared.track_ranges import check_written_track
from goldenspike.engine.steam_barons.market import BUST, HIGHEST_PRICE, Market

NONE: Final = -1

COMPANIES: Final = ["red", "blue", "green", "yellow", "purple", "black"]
"""In the order of the box; order of play is drawn (BA-1.3)."""
COMPANY_COUNT: Final = 6
ROUNDS: Final = 5
FIRST_PRICE: Final = 5
FIRST_TREASURY: Final = 5
FIRST_SHARE: Final = 1
"""Shares of each company in Available Shares at first (BA-1.2)."""
CASH: Final = {2: 40, 3: 30, 4: 25, 5: 20, 6: 20}
"""By number of players (BA-1.4)."""

# What chance owes.
DEAL_DUE: Final = 0
ORDER_DUE: Final = 1
FIRST_PLAYER_DUE: Final = 2
NOTHING_DUE: Final = 3


class Position(State):
    """Everything on the table. Seats, companies, hexes, stops and colours are numbers."""

    def __init__(
        self, game: Game, header: Header, map: HexMap, market: Market, like: Position | None
    ) -> None:
        super().__init__(game, header)
        self.map = map
        self.market = market
        if like is None:
            seats = len(header.seats)
            self.seats: i64 = seats
            self.due: i64 = DEAL_DUE
            """What chance owes."""
            self.round: i64 = 1
            self.phase: i64 = 0
            """The place in the list of phases; its length when the game is over."""
            self.actor: i64 = NONE
            """The seat that must act; none while sales are chosen."""
            self.step: i64 = 0
            """The place in the order of the company whose turn it is."""
            self.company: i64 = NONE
            """The company up for auction, building or moving goods."""
            self.moves: i64 = 0
            """Which cube is moved in phase three: the first or the second (BA-5.1)."""
            self.first_player: i64 = NONE
            self.bid: i64 = 0
            """The standing bid, and then the price of the sale; 0 before anybody bids."""
            self.bidder: i64 = NONE
            self.bidding: i64 = 0
            """The seats still in the auction, a bit each."""
            self.asked: i64 = NONE
            """Whose turn it is to bid or to buy."""
            self.buyers: i64 = NONE
            """How many seats may still buy after the auction; none while it is on."""
            self.sold: bool = False
            """Whether a share was sold after the auction under way."""
            self.tiles_left: i64 = NONE
            """How many tiles the company may still lay; none before its build turn began."""
            self.bankrupt: i64 = 0
            """The companies out of the game, a bit each (BA-8.1)."""
            self.order: vec[i64] = vec[i64]()
            """The companies in order of play, those out of the game left out."""
            self.cash: vec[i64] = vec[i64]([CASH[seats]] * seats)
            self.price: vec[i64] = vec[i64]([FIRST_PRICE] * COMPANY_COUNT)
            """0 to 18, or `BUST`."""
            self.treasury: vec[i64] = vec[i64]([FIRST_TREASURY] * COMPANY_COUNT)
            self.display: vec[i64] = vec[i64]([market.shares - FIRST_SHARE] * COMPANY_COUNT)
            """Shares not yet issued, on the company's display."""
            self.available: vec[i64] = vec[i64]([FIRST_SHARE] * COMPANY_COUNT)
            """Shares that can be bought."""
            self.controller: vec[i64] = vec[i64]([NONE] * COMPANY_COUNT)
            self.performance: vec[i64] = vec[i64]([0] * COMPANY_COUNT)
            self.shares: vec[i64] = vec[i64]([0] * (COMPANY_COUNT * seats))
            """Shares held, the seats of the first company first."""
            self.sales: vec[i64] = vec[i64]([NONE] * (COMPANY_COUNT * seats))
            """What each seat has chosen to sell in secret, in the same order (BA-7.1)."""
            self.cubes: vec[i64] = vec[i64]([0] * map.stops)
            """By stop: its cubes."""
            self.dealt: i64 = 0
            """The cubes in the game: as dealt, without the gray ones (BA-1.1)."""
            self.delivered: i64 = 0
            """The cubes that are out of play."""
            self.track = Track(map, None, COMPANIES)
            self.network: Network | None = None
            """The complete links, while goods are moved."""
        else:
            self.seats = like.seats
            self.due = like.due
            self.round = like.round
            self.phase = like.phase
            self.actor = like.actor
            self.step = like.step
            self.company = like.company
            self.moves = like.moves
            self.first_player = like.first_player
            self.bid = like.bid
            self.bidder = like.bidder
            self.bidding = like.bidding
            self.asked = like.asked
            self.buyers = like.buyers
            self.sold = like.sold
            self.tiles_left = like.tiles_left
            self.bankrupt = like.bankrupt
            self.order = like.order[:]
            self.cash = like.cash[:]
            self.price = like.price[:]
            self.treasury = like.treasury[:]
            self.display = like.display[:]
            self.available = like.available[:]
            self.controller = like.controller[:]
            self.performance = like.performance[:]
            self.shares = like.shares[:]
            self.sales = like.sales[:]
            self.cubes = like.cubes[:]
            self.dealt = like.dealt
            self.delivered = like.delivered
            self.track = Track(map, like.track)
            self.network = like.network

    def share_count(self, company: i64, seat: i64) -> i64:
        """Returns how many shares of a company a seat holds."""
        return self.shares[company * self.seats + seat]

    def is_out(self, company: i64) -> bool:
        """Returns whether a company is bankrupt (BA-8.1)."""
        return self.bankrupt >> company & 1 != 0

    def position(self) -> dict[str, Any]:
        """Returns the position as JSON, complete and exact."""
        return {
            "due": int(self.due),
            "round": int(self.round),
            "phase": int(self.phase),
            "actor": int(self.actor),
            "step": int(self.step),
            "company": int(self.company),
            "moves": int(self.moves),
            "first_player": int(self.first_player),
            "bid": int(self.bid),
            "bidder": int(self.bidder),
            "bidding": int(self.bidding),
            "asked": int(self.asked),
            "buyers": int(self.buyers),
            "sold": self.sold,
            "tiles_left": int(self.tiles_left),
            "bankrupt": int(self.bankrupt),
            "order": list(self.order),
            "cash": list(self.cash),
            "price": list(self.price),
            "treasury": list(self.treasury),
            "display": list(self.display),
            "available": list(self.available),
            "controller": list(self.controller),
            "performance": list(self.performance),
            "shares": list(self.shares),
            "sales": list(self.sales),
            "cubes": list(self.cubes),
            "dealt": int(self.dealt),
            "delivered": int(self.delivered),
            "track": self.track.to_json(),
            "network": self.network is not None,
        }

    def ranges(self) -> tuple[dict[str, Range], dict[str, type]]:
        """Returns what the numbers of a written position may be, and its other fields."""
        seats, stops, count = int(self.seats), int(self.map.stops), COMPANY_COUNT
        shares = int(self.market.shares)
        seat, company = Range(NONE, seats - 1), Range(NONE, count - 1)
        numbers = {
            "due": Range(DEAL_DUE, NOTHING_DUE),
            "round": Range(1, ROUNDS),
            "phase": Range(0, 7),
            "actor": seat,
            "step": Range(0, 2 * count),
            "company": company,
            "moves": Range(0, 3),
            "first_player": seat,
            "bid": Range(0, WHOLE),
            "bidder": seat,
            "bidding": Range(0, (1 << seats) - 1),
            "asked": seat,
            "buyers": Range(NONE, seats),
            "tiles_left": Range(NONE, WHOLE),
            "bankrupt": Range(0, (1 << count) - 1),
            "order": Range(0, count - 1, most=count, once=True),
            "cash": Range(0, WHOLE, length=seats),
            "price": Range(BUST, HIGHEST_PRICE, length=count),
            "treasury": Range(0, WHOLE, length=count),
            "display": Range(0, shares, length=count),
            "available": Range(0, shares, length=count),
            "controller": Range(NONE, seats - 1, length=count),
            "performance": Range(0, WHOLE, length=count),
            "shares": Range(0, shares, length=count * seats),
            "sales": Range(NONE, shares, length=count * seats),
            "cubes": Range(0, CUBES, length=stops),
            "dealt": Range(0, CUBES),
            "delivered": Range(0, CUBES),
        }
        return numbers, {"sold": bool, "network": bool, "track": dict}

    def restore(self, position: dict[str, Any]) -> None:
        """Takes over what `position` wrote."""
        check_written_track(self.map, position["track"])
        self.due = position["due"]
        self.round = position["round"]
        self.phase = position["phase"]
        self.actor = position["actor"]
        self.step = position["step"]
        self.company = position["company"]
        self.moves = position["moves"]
        self.first_player = position["first_player"]
        self.bid = position["bid"]
        self.bidder = position["bidder"]
        self.bidding = position["bidding"]
        self.asked = position["asked"]
        self.buyers = position["buyers"]
        self.sold = position["sold"]
        self.tiles_left = position["tiles_left"]
        self.bankrupt = position["bankrupt"]
        self.order = vec[i64](position["order"])
        self.cash = vec[i64](position["cash"])
        self.price = vec[i64](position["price"])
        self.treasury = vec[i64](position["treasury"])
        self.display = vec[i64](position["display"])
        self.available = vec[i64](position["available"])
        self.controller = vec[i64](position["controller"])
        self.performance = vec[i64](position["performance"])
        self.shares = vec[i64](position["shares"])
        self.sales = vec[i64](position["sales"])
        self.cubes = vec[i64](position["cubes"])
        self.dealt = position["dealt"]
        self.delivered = position["delivered"]
        self.track.restore(position["track"])
        self.network = Network(self.track) if position["network"] else None
