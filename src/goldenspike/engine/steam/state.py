"""The position of a game of Steam: a few arrays of small numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Game, Header, State
from goldenspike.engine.ranges import WHOLE, Range
from goldenspike.engine.shared.cubes import COLORS, CUBES, NO_COLOR
from goldenspike.engine.shared.hex_map import HexMap
from goldenspike.engine.shared.network import Network
from goldenspike.engine.shared.track import Track
from goldenspike.engine.shared.track_ranges import check_written_track

NONE: Final = -1

LOWEST_INCOME: Final = -10
HIGHEST_INCOME: Final = 10
FASTEST: Final = 6
"""The highest locomotive level."""
MARKERS: Final = 10
"""City Growth markers (ST-1.3)."""
NEW_CITIES: Final = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
"""New City tiles (ST-1.3)."""
TURNS: Final = {3: 10, 4: 8, 5: 7, 6: 7}
"""By number of players (ST-1.5)."""

# Action tiles, by value (ST-3.1).
NO_TILE: Final = 0
TURN_ORDER: Final = 1
FIRST_MOVE: Final = 2
ENGINEER: Final = 3
FIRST_BUILD: Final = 4
CITY_GROWTH: Final = 5
LOCOMOTIVE: Final = 6
URBANIZATION: Final = 7
TILES: Final = [
    "",
    "turn-order",
    "first-move",
    "engineer",
    "first-build",
    "city-growth",
    "locomotive",
    "urbanization",
]

# What chance still owes.
DEAL_DUE: Final = 0
ORDER_DUE: Final = 1
NOTHING_DUE: Final = 2


class Position(State):
    """Everything on the table. Seats, hexes, stops, colours and action tiles are numbers."""

    def __init__(self, game: Game, header: Header, map: HexMap, like: Position | None) -> None:
        super().__init__(game, header)
        self.map = map
        if like is None:
            seats = len(header.seats)
            self.seats: i64 = seats
            self.standard: bool = header.options["rules"] == "standard"
            """Whether the standard rules are played (ST-10)."""
            self.turns: i64 = TURNS[seats]
            self.due: i64 = DEAL_DUE
            """What chance owes."""
            self.turn: i64 = 1
            self.phase: i64 = 0
            """The place in the list of phases; its length when the game is over."""
            self.actor: i64 = NONE
            """The seat that must act."""
            self.step: i64 = 0
            """The place in `order` or `queue` of whose turn it is."""
            self.round: i64 = 0
            """Of phase 3: 1 or 2."""
            self.bankrupt: i64 = 0
            """The seats out of the game, a bit each (ST-8.3)."""
            self.improved: i64 = 0
            """The seats that have improved their locomotive in phase 3 (ST-5.2), a bit each."""
            self.tiles_left: i64 = NONE
            """How many tiles the builder may still lay; none before the build turn began."""
            self.acted: bool = False
            """Whether the paid action of the build turn under way has been carried out."""
            self.bid: i64 = NONE
            """The standing bid, none before an auction is opened."""
            self.bidder: i64 = NONE
            self.bidding: i64 = 0
            """The seats still in the auction, a bit each."""
            self.asked: i64 = NONE
            """Whose turn it is to bid."""
            self.opener: i64 = NONE
            """Who opened, or is to open, the auction for the next place (ST-1.6)."""
            self.free_pass: i64 = NONE
            """Who may pass once without leaving the auction (ST-10.4)."""
            self.markers: i64 = MARKERS
            self.bag: i64 = map.bag
            self.delivered: i64 = 0
            """The cubes that are out of play (ST-5.6)."""
            self.order: vec[i64] = vec[i64]()
            """The seats in order of play, those out of the game left out."""
            self.queue: vec[i64] = vec[i64]()
            """The seats in the order in which they build or move goods."""
            self.money: vec[i64] = vec[i64]([0] * seats)
            self.income: vec[i64] = vec[i64]([0] * seats)
            self.vp: vec[i64] = vec[i64]([0] * seats)
            self.locomotive: vec[i64] = vec[i64]([1] * seats)
            self.tile: vec[i64] = vec[i64]([NO_TILE] * seats)
            """The action tile each seat has taken."""
            self.using: vec[i64] = vec[i64]([0] * seats)
            """Whether the action of the tile was bought, not passed."""
            self.points: vec[i64] = vec[i64]([0] * seats)
            """The points of a delivery still to be put on income or on VP (ST-5.5)."""
            self.offers: vec[i64] = vec[i64]([0] * seats)
            """The last bid of each seat in the auction (ST-10.4)."""
            self.places: vec[i64] = vec[i64]([NONE] * seats)
            """The seats that have won a place in the auction, by place."""
            self.cubes: vec[i64] = vec[i64]([0] * map.stops)
            """By stop: its cubes."""
            self.color: vec[i64] = map.color[:]
            """By stop: the colour of its city, -1 for a town."""
            self.grown: vec[i64] = vec[i64]([0] * map.stops)
            """By stop: whether it is a New City or has a growth marker."""
            self.spaces: vec[i64] = vec[i64]([0] * map.spaces)
            """By Goods Supply space: its cubes."""
            self.new_cities: vec[i64] = vec[i64]([0] * 6)
            """By colour: the New City tiles left."""
            for name, tiles in NEW_CITIES.items():
                self.new_cities[COLORS.index(name)] = tiles
            self.track = Track(map)
            self.network: Network | None = None
            """The complete links, while goods are moved."""
        else:
            self.seats = like.seats
            self.standard = like.standard
            self.turns = like.turns
            self.due = like.due
            self.turn = like.turn
            self.phase = like.phase
            self.actor = like.actor
            self.step = like.step
            self.round = like.round
            self.bankrupt = like.bankrupt
            self.improved = like.improved
            self.tiles_left = like.tiles_left
            self.acted = like.acted
            self.bid = like.bid
            self.bidder = like.bidder
            self.bidding = like.bidding
            self.asked = like.asked
            self.opener = like.opener
            self.free_pass = like.free_pass
            self.markers = like.markers
            self.bag = like.bag
            self.delivered = like.delivered
            self.order = like.order[:]
            self.queue = like.queue[:]
            self.money = like.money[:]
            self.income = like.income[:]
            self.vp = like.vp[:]
            self.locomotive = like.locomotive[:]
            self.tile = like.tile[:]
            self.using = like.using[:]
            self.points = like.points[:]
            self.offers = like.offers[:]
            self.places = like.places[:]
            self.cubes = like.cubes[:]
            self.color = like.color[:]
            self.grown = like.grown[:]
            self.spaces = like.spaces[:]
            self.new_cities = like.new_cities[:]
            self.track = Track(map, like.track)
            self.network = like.network

    def is_out(self, seat: i64) -> bool:
        """Returns whether the seat is bankrupt (ST-8.3)."""
        return self.bankrupt >> seat & 1 != 0

    def holder(self, tile: i64) -> i64:
        """Returns the seat that has taken an action tile, `NONE` if nobody has."""
        for seat in range(self.seats):
            if self.tile[seat] == tile:
                return seat
        return NONE

    def position(self) -> dict[str, Any]:
        """Returns the position as JSON, complete and exact."""
        return {
            "due": int(self.due),
            "turn": int(self.turn),
            "phase": int(self.phase),
            "actor": int(self.actor),
            "step": int(self.step),
            "round": int(self.round),
            "bankrupt": int(self.bankrupt),
            "improved": int(self.improved),
            "tiles_left": int(self.tiles_left),
            "acted": self.acted,
            "bid": int(self.bid),
            "bidder": int(self.bidder),
            "bidding": int(self.bidding),
            "asked": int(self.asked),
            "opener": int(self.opener),
            "free_pass": int(self.free_pass),
            "markers": int(self.markers),
            "bag": int(self.bag),
            "delivered": int(self.delivered),
            "order": list(self.order),
            "queue": list(self.queue),
            "money": list(self.money),
            "income": list(self.income),
            "vp": list(self.vp),
            "locomotive": list(self.locomotive),
            "tile": list(self.tile),
            "using": list(self.using),
            "points": list(self.points),
            "offers": list(self.offers),
            "places": list(self.places),
            "cubes": list(self.cubes),
            "color": list(self.color),
            "grown": list(self.grown),
            "spaces": list(self.spaces),
            "new_cities": list(self.new_cities),
            "track": self.track.to_json(),
            "network": self.network is not None,
        }

    def ranges(self) -> tuple[dict[str, Range], dict[str, type]]:
        """Returns what the numbers of a written position may be, and its other fields."""
        seats, stops = int(self.seats), int(self.map.stops)
        seat, mask = Range(NONE, seats - 1), Range(0, (1 << seats) - 1)
        cubes = Range(0, CUBES)
        numbers = {
            "due": Range(DEAL_DUE, NOTHING_DUE),
            "turn": Range(1, int(self.turns)),
            "phase": Range(0, 8),
            "actor": seat,
            "step": Range(0, 2 * seats),
            "round": Range(0, 3),
            "bankrupt": mask,
            "improved": mask,
            "tiles_left": Range(NONE, WHOLE),
            "bid": Range(NONE, WHOLE),
            "bidder": seat,
            "bidding": mask,
            "asked": seat,
            "opener": seat,
            "free_pass": seat,
            "markers": Range(0, MARKERS),
            "bag": cubes,
            "delivered": cubes,
            "order": Range(0, seats - 1, most=seats, once=True),
            "queue": Range(0, seats - 1, most=seats, once=True),
            "money": Range(0, WHOLE, length=seats),
            "income": Range(LOWEST_INCOME, HIGHEST_INCOME, length=seats),
            "vp": Range(-WHOLE, WHOLE, length=seats),
            "locomotive": Range(1, FASTEST, length=seats),
            "tile": Range(NO_TILE, URBANIZATION, length=seats),
            "using": Range(0, 1, length=seats),
            "points": Range(0, WHOLE, length=seats),
            "offers": Range(NONE, WHOLE, length=seats),
            "places": Range(NONE, seats - 1, length=seats),
            "cubes": Range(0, CUBES, length=stops),
            "color": Range(NO_COLOR, len(COLORS) - 1, length=stops),
            "grown": Range(0, 1, length=stops),
            "spaces": Range(0, CUBES, length=int(self.map.spaces)),
            "new_cities": Range(0, WHOLE, length=6),
        }
        return numbers, {"acted": bool, "network": bool, "track": dict}

    def restore(self, position: dict[str, Any]) -> None:
        """Takes over what `position` wrote."""
        check_written_track(self.map, position["track"])
        self.due = position["due"]
        self.turn = position["turn"]
        self.phase = position["phase"]
        self.actor = position["actor"]
        self.step = position["step"]
        self.round = position["round"]
        self.bankrupt = position["bankrupt"]
        self.improved = position["improved"]
        self.tiles_left = position["tiles_left"]
        self.acted = position["acted"]
        self.bid = position["bid"]
        self.bidder = position["bidder"]
        self.bidding = position["bidding"]
        self.asked = position["asked"]
        self.opener = position["opener"]
        self.free_pass = position["free_pass"]
        self.markers = position["markers"]
        self.bag = position["bag"]
        self.delivered = position["delivered"]
        self.order = vec[i64](position["order"])
        self.queue = vec[i64](position["queue"])
        self.money = vec[i64](position["money"])
        self.income = vec[i64](position["income"])
        self.vp = vec[i64](position["vp"])
        self.locomotive = vec[i64](position["locomotive"])
        self.tile = vec[i64](position["tile"])
        self.using = vec[i64](position["using"])
        self.points = vec[i64](position["points"])
        self.offers = vec[i64](position["offers"])
        self.places = vec[i64](position["places"])
        self.cubes = vec[i64](position["cubes"])
        self.color = vec[i64](position["color"])
        self.grown = vec[i64](position["grown"])
        self.spaces = vec[i64](position["spaces"])
        self.new_cities = vec[i64](position["new_cities"])
        self.track.restore(position["track"])
        self.network = Network(self.track) if position["network"] else None
