"""A table of Steam Barons on a drawn board, where every action is checked and all is conserved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam_barons.game import SteamBarons, SteamBaronsState
from goldenspike.engine.steam_barons.state import COMPANIES

GAME = SteamBarons(LIBRARY)
STRANGER = 6
"""An owner that is no company, for track that is to belong to nobody."""
LETTERS = {"r": "red", "b": "blue", "y": "yellow", "p": "purple", "g": "gray", "k": "black"}


def colors(letters: str) -> list[str]:
    """The colours of cubes by their first letters; black is k."""
    return [LETTERS[letter] for letter in letters]


def face(text: str) -> dict[str, Any]:
    """The field of `lay` for a face as the rules write it: `0-3`, `0-3&4-2`, `{0,3}`."""
    if text.startswith("{"):
        return {"spurs": [int(edge) for edge in text[1:-1].split(",")]}
    return {"track": [[int(edge) for edge in pair.split("-")] for pair in text.split("&")]}


class Table:
    """A game of players A, B, C with seats 0, 1, 2; seat 0 is the first player.

    The company order is that of the box unless `companies` says otherwise. Every stop gets
    cubes of its own colours by `cubes`, by hex, else yellow, red, blue and purple ones in turn.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        cubes: dict[str, str] | None = None,
        companies: list[str] | None = None,
        first: int = 0,
    ) -> None:
        board = LIBRARY.parse("steam-barons", text)
        state = GAME.set_up(list("ABCDEF"[:seats]), board, None, {})
        assert isinstance(state, SteamBaronsState)
        self.state = state
        self.events: list[dict[str, Any]] = []
        """What the last action caused."""
        wanted = cubes or {}
        letters = iter("yrbp" * 20)
        content = board.content
        self.chance(
            "deal",
            cities={
                city["hex"]: colors(
                    wanted.get(city["hex"]) or "".join(next(letters) for _ in range(city["cubes"]))
                )
                for city in content["city"]
            },
            towns={
                town["hex"]: colors(wanted.get(town["hex"]) or next(letters))
                for town in content.get("town", [])
            },
        )
        self.chance("order", companies=companies or list(COMPANIES))
        self.chance("first_player", player=first)

    def chance(self, type: str, **fields: Any) -> Table:
        self.events = self.state.apply(gs.Action.from_json({"seat": None, "type": type, **fields}))
        self.state.invariants()
        return self

    # Asking

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view()

    @property
    def seat(self) -> int:
        (seat,) = self.state.to_act
        return seat

    @property
    def phase(self) -> str:
        phase: str = self.view["phase"]
        return phase

    @property
    def company(self) -> str:
        company: str = self.view["company"]
        return company

    def of(self, company: str) -> dict[str, Any]:
        """What the view shows of a company."""
        shown: dict[str, Any] = self.view["companies"][company]
        return shown

    def cash(self) -> list[int]:
        return [player["cash"] for player in self.view["players"]]

    def links(self) -> set[tuple[str, str, Any]]:
        """The links as `A1-C3` or, open, `A1-`, with their hexes and their company."""
        shown = set()
        for link in self.view["links"]:
            ends, hexes = link["ends"], link["hexes"]
            if link["complete"] and ends[0] > ends[1]:
                ends, hexes = ends[::-1], hexes[::-1]
            shown.add((f"{ends[0]}-{ends[1] or ''}", " ".join(hexes), link["owner"]))
        return shown

    def legal(self, type: str = "", seat: int | None = None) -> list[dict[str, Any]]:
        """The legal actions, of a type, in JSON without seat, type and company."""
        return [
            {key: value for key, value in action.fields().items() if key != "company"}
            for action in self.state.legal_actions(seat)
            if not type or action.type == type
        ]

    def types(self) -> set[str]:
        return {action.type for action in self.state.legal_actions()}

    def told(self, type: str) -> list[dict[str, Any]]:
        """The events of a type that the last action caused, without their type."""
        return [
            {key: value for key, value in event.items() if key != "type"}
            for event in self.events
            if event["type"] == type
        ]

    # Acting

    def refusal(self, type: str, seat: int | None = None, **fields: Any) -> str:
        """The rule that refuses an action, which changes nothing; `OK` when none does."""
        return self.refused(type, seat, **fields)[0]

    def refused(self, type: str, seat: int | None = None, **fields: Any) -> tuple[str, str]:
        """The rule and the code that refuse an action."""
        action = self._action(type, seat, fields)
        before = self.state.to_json()
        refused = self.state.check(action)
        if refused is None:
            assert action.seat is not None
            code = self.state.packed(action)
            assert code in self.state.legal_codes(action.seat), "it is accepted and not listed"
            return "OK", ""
        assert action not in self.state.legal_actions(), "it is refused and listed"
        with pytest.raises(gs.IllegalAction):
            self.state.apply(action)
        assert self.state.to_json() == before
        assert refused.code.count("/") == 1
        assert refused.text.endswith(".")
        return refused.rule, refused.code

    def why_not(self, hex: str, text: str) -> str:
        """The rule that refuses to lay a face on a hex."""
        return self.refusal("lay", company=self.company, hex=hex, **face(text))

    def code(self, hex: str, text: str) -> str:
        """The code that refuses to lay a face on a hex."""
        return self.refused("lay", company=self.company, hex=hex, **face(text))[1]

    def play(self, type: str, seat: int | None = None, **fields: Any) -> Table:
        self.events = self.state.apply(self._action(type, seat, fields))
        self.state.invariants()
        return self

    def _action(self, type: str, seat: int | None, fields: dict[str, Any]) -> gs.Action:
        fields = {key.rstrip("_"): value for key, value in fields.items()}
        seat = self.seat if seat is None else seat
        return gs.Action.from_json({"seat": seat, "type": type, **fields})

    def bid(self, amount: int) -> Table:
        return self.play("bid", company=self.company, amount=amount)

    def leave(self) -> Table:
        """The bidder on turn passes."""
        return self.play("pass")

    def buy(self, count: int) -> Table:
        return self.play("buy", company=self.company, count=count)

    def lay(self, *tiles: str) -> Table:
        """Lays tiles one after the other, each written `B2 0-3`."""
        for tile in tiles:
            hex, text = tile.split()
            self.play("lay", company=self.company, hex=hex, **face(text))
        return self

    def connect(self, one: str, two: str) -> Table:
        return self.play("connect", company=self.company, hexes=[one, two])

    def done(self) -> Table:
        return self.play("done", company=self.company)

    def deliver(self, color: str, way: str, refused: bool = False) -> Any:
        """Delivers a cube on a way such as `A1:2 C3:1`: the stops and the edges left by."""
        steps = [(stop.split(":")[0], int(stop.split(":")[1])) for stop in way.split()]
        fields: dict[str, Any] = {
            "company": self.company,
            "from": steps[0][0],
            "color": color,
            "route": [list(step) for step in steps],
        }
        if refused:
            return self.refusal("deliver", **fields)
        return self.play("deliver", **fields)

    def why_not_deliver(self, color: str, way: str) -> str:
        rule: str = self.deliver(color, way, refused=True)
        return rule

    def keep(self) -> Table:
        """The company on turn moves nothing."""
        return self.play("pass", company=self.company)

    def sell(self, seat: int, company: str, count: int) -> Table:
        return self.play("sell", seat, company=company, count=count)

    # Acting for a while, and arranging a position

    def sale(self, winner: int, count: int = 1, bid: int | None = None) -> Table:
        """Sells shares of the company at auction to one seat, at its price or for a bid."""
        company = self.company
        while self.phase == "auction" and self.company == company:
            if self.seat == winner and self.view["auction"]["bidder"] is None:
                self.bid(bid or max(1, self.of(company)["price"]))
            else:
                self.leave()
        while self.phase == "buy" and self.company == company:
            self.buy(count if self.seat == winner else 0)
        return self

    def no_sale(self) -> Table:
        """Nobody bids for the company at auction."""
        company = self.company
        while self.phase == "auction" and self.company == company:
            self.leave()
        return self

    def to_build(self, **buyers: int) -> Table:
        """Sells a share of the named companies to these seats, and goes on to the build phase."""
        while self.phase in ("auction", "buy"):
            if self.company in buyers:
                self.sale(buyers[self.company])
            else:
                self.no_sale()
        return self

    def end_builds(self) -> Table:
        while self.phase == "build":
            self.done()
        return self

    def end_moves(self) -> Table:
        while self.phase == "move":
            self.keep()
        return self

    def end_sales(self) -> Table:
        """Everybody keeps all shares."""
        while self.phase == "sell" and self.state.to_act:
            seat = self.state.to_act[0]
            company = self.state.view(seat)["sell"]["next"]
            self.sell(seat, company, 0)
        return self

    def next_round(self, *companies: str) -> Table:
        """Nobody does anything until the next round, for which the order is drawn."""
        self.to_build().end_builds().end_moves().end_sales()
        if self.state.chance_due:
            living = [name for name in COMPANIES if not self.of(name)["bankrupt"]]
            self.chance("order", companies=list(companies) or living)
        return self

    def set(self, company: str, **values: int) -> Table:
        """Sets price, treasury, performance and the like of a company."""
        for name, value in values.items():
            getattr(self.state, name)[COMPANIES.index(company)] = value
        return self

    def give(self, seat: int, cash: int) -> Table:
        self.state.cash[seat] = cash
        return self

    def build_for(self, company: str | None, *tiles: str) -> Table:
        """Lays tiles for a company, or for nobody, without asking whose turn it is."""
        faces = self.state.map.faces
        track = self.state.track
        number = STRANGER if company is None else COMPANIES.index(company)
        for tile in tiles:
            hex, text = tile.split()
            fields = face(text)
            placement = (
                faces.of_spurs(fields["spurs"]) if "spurs" in fields
                else faces.of_track(fields["track"])
            )  # fmt: skip
            track.lay(number, self.state.map.hex(hex), placement, None)
        for link in range(1, track.links()):
            if track.owner[link] == STRANGER:
                track.owner[link] = NOBODY
        return self


MakeTable = Callable[..., Table]
"""What the fixture `table` gives."""


@pytest.fixture
def table(draw: Callable[..., str]) -> Callable[..., Table]:
    """Makes a table on a drawn board."""

    def make(drawn: str, more: str = "", **rest: Any) -> Table:
        return Table(draw(drawn, more, "steam-barons"), **rest)

    return make
