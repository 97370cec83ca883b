"""A table of Steam on a drawn board, where every action is checked and all is conserved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.steam.game import Steam, SteamState

GAME = Steam(LIBRARY)
ROW = ["turn-order", "first-move", "engineer", "-city-growth", "-urbanization", "first-build"]
"""What is taken when nothing else is said; an action that is passed has a hyphen."""
SUPPLY = "[supply]\nspaces = 2\n"
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
    """A game of three players A, B, C with seats 0, 1, 2, in that order unless told otherwise.

    Every city gets gray cubes unless `cubes` says otherwise, by hex; so does the supply.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        cubes: dict[str, str] | None = None,
        supply: list[str] | None = None,
        drawn_order: list[int] | None = None,
        **options: Any,
    ) -> None:
        game = "steam-barons" if 'game = "steam-barons"' in text else "steam"
        board = LIBRARY.parse(game, text)
        state = GAME.set_up(list("ABCDEF"[:seats]), board, None, options)
        assert isinstance(state, SteamState)
        self.state = state
        self.events: list[dict[str, Any]] = []
        """What the last action caused."""
        self.deal(cubes or {}, supply)
        self.chance("order", seats=drawn_order or list(range(seats)))

    def deal(self, cubes: dict[str, str], supply: list[str] | None) -> None:
        content = self.state.header.board.content
        barons = content["game"] == "steam-barons"
        dealt = {
            city["hex"]: colors(cubes.get(city["hex"], "g" * (2 if barons else city["cubes"])))
            for city in content["city"]
        }
        each = 2 if barons or self.state.seats == 3 else 3
        spaces = content.get("supply", {}).get("spaces", 12)
        bag = [color for color in "yprb" for _ in range(20)]
        filled = supply or ["".join(bag[k * each : (k + 1) * each]) for k in range(spaces)]
        self.chance("deal", cities=dealt, supply=[colors(space) for space in filled])

    def chance(self, type: str, **fields: Any) -> None:
        self.events = self.state.apply(gs.Action.from_json({"seat": None, "type": type, **fields}))
        self.state.invariants()

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

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][seat]
        return player

    def all(self, key: str) -> list[Any]:
        return [player[key] for player in self.view["players"]]

    def links(self) -> set[tuple[str, str, Any]]:
        """The links as `A1-C3` or, open, `A1-`, with their hexes and their owner's seat."""
        shown = set()
        for link in self.view["links"]:
            ends, hexes = link["ends"], link["hexes"]
            assert link["complete"] == (ends[1] is not None)
            if link["complete"] and ends[0] > ends[1]:
                ends, hexes = ends[::-1], hexes[::-1]
            shown.add((f"{ends[0]}-{ends[1] or ''}", " ".join(hexes), link["owner"]))
        return shown

    def owner(self, hex: str, edge: int) -> Any:
        """Who owns the track that reaches an edge of a hex; `none` if there is none."""
        shown = self.view["hexes"].get(hex, {})
        for pair, owner in zip(
            shown.get("track") or [[spur] for spur in shown.get("spurs", [])],
            shown.get("owners", []),
            strict=True,
        ):
            if edge in pair:
                return owner
        return "none"

    def city(self, hex: str) -> dict[str, Any]:
        (found,) = [city for city in self.view["cities"] if city["hex"] == hex]
        return found

    def legal(self, type: str = "") -> list[dict[str, Any]]:
        """The legal actions, of a type, in JSON without seat and type."""
        return [
            action.fields()
            for action in self.state.legal_actions()
            if not type or action.type == type
        ]

    def types(self) -> set[str]:
        return {action.type for action in self.state.legal_actions()}

    def faces(self, hex: str) -> set[str]:
        """The faces that may be laid on a hex now."""
        found = set()
        for fields in self.legal("lay"):
            if fields["hex"] == hex and "track" in fields:
                found.add("&".join(f"{a}-{b}" for a, b in fields["track"]))
            elif fields["hex"] == hex:
                found.add("{" + ",".join(str(edge) for edge in fields["spurs"]) + "}")
        return found

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
            code = self.state.packed(action)
            assert code in self.state.legal_codes(self.seat), "it is accepted and not listed"
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
        return self.refusal("lay", hex=hex, **face(text))

    def code(self, hex: str, text: str) -> str:
        """The code that refuses to lay a face on a hex."""
        return self.refused("lay", hex=hex, **face(text))[1]

    def play(self, type: str, seat: int | None = None, **fields: Any) -> Table:
        self.events = self.state.apply(self._action(type, seat, fields))
        self.state.invariants()
        return self

    def _action(self, type: str, seat: int | None, fields: dict[str, Any]) -> gs.Action:
        fields = {key.rstrip("_"): value for key, value in fields.items()}
        seat = self.seat if seat is None else seat
        return gs.Action.from_json({"seat": seat, "type": type, **fields})

    def take(self, tile: str, use: bool = True) -> Table:
        return self.play("take", tile=tile, use=use)

    def lay(self, *tiles: str) -> Table:
        """Lays tiles one after the other, each written `B2 0-3`."""
        for tile in tiles:
            hex, text = tile.split()
            self.play("lay", hex=hex, **face(text))
        return self

    def done(self) -> Table:
        return self.play("done")

    def deliver(self, color: str, way: str, refused: bool = False) -> Any:
        """Delivers a cube on a way such as `A1:2 C3:1`: the stops and the edges left by."""
        steps = [(stop.split(":")[0], int(stop.split(":")[1])) for stop in way.split()]
        fields: dict[str, Any] = {
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

    def score(self, *scales: str) -> Table:
        for scale in scales:
            fields: dict[str, Any] = {"as": scale}
            self.play("score", **fields)
        return self

    def leave(self) -> Table:
        return self.play("pass")

    def bid(self, amount: int) -> Table:
        return self.play("bid", amount=amount)

    # Acting for a while, and arranging a position

    def take_all(self, *tiles: str, **wishes: str) -> Table:
        """Everybody takes a tile: as listed, in turn order; or A, B, C what they wish for.

        The others take what comes first in `ROW`. With a hyphen the action is passed.
        """
        order = self.view["order"]
        wanted = dict(zip(order, tiles, strict=False))
        wanted.update({"ABCDEF".index(name): tile for name, tile in wishes.items()})
        kept = {tile.strip("-") for tile in wanted.values()}
        free = iter([tile for tile in ROW if tile.strip("-") not in kept])
        for seat in order:
            tile = wanted.get(seat) or next(free)
            self.take(tile.lstrip("-"), not tile.startswith("-"))
        return self

    def to_build(self, *tiles: str, **wishes: str) -> Table:
        """Goes through to the build phase; see `take_all` for the tiles."""
        while self.phase in ("capital", "auction"):
            if self.phase == "capital":
                self.play("capital", steps=0)
            else:
                self.leave()
        return self.take_all(*tiles, **wishes)

    def to_next_build(self, seat: int = 0, **wishes: str) -> Table:
        """Nobody does anything more until the build turn of a seat in the next turn."""
        self.end_builds().end_moves().to_build(**wishes)
        while self.seat != seat:
            self.done()
        return self

    def rich(self) -> Table:
        """Gives everybody plenty of money."""
        for seat in range(self.state.seats):
            self.give(seat, money=60)
        return self

    def end_builds(self, *seats: int) -> Table:
        """Ends the build turns of the seats, or of everybody."""
        for seat in seats:
            assert self.seat == seat
            self.done()
        while not seats and self.phase == "build":
            self.done()
        return self

    def end_moves(self) -> Table:
        turn = self.view["turn"]
        while self.phase in ("move", "score") and self.view["turn"] == turn:
            if self.phase == "score":
                self.score("vp")
            else:
                self.leave()
        return self

    def end_turn(self) -> Table:
        """Nobody builds or moves until the next turn."""
        if self.phase == "tiles":
            self.to_build()
        return self.end_builds().end_moves()

    def give(self, seat: int, **values: int) -> Table:
        """Sets money, income, vp or locomotive of a seat."""
        for name, value in values.items():
            getattr(self.state, name)[seat] = value
        return self

    def level(self, level: int) -> Table:
        """Gives everybody a locomotive of this level."""
        for seat in range(self.state.seats):
            self.give(seat, locomotive=level)
        return self


MakeTable = Callable[..., Table]
"""What the fixture `table` gives."""


@pytest.fixture
def table(draw: Callable[..., str]) -> Callable[..., Table]:
    """Makes a table on a drawn board; two supply spaces unless `more` says otherwise."""

    def make(
        drawn: str, more: str = SUPPLY, game: str = "steam", id: str = "drawn", **rest: Any
    ) -> Any:
        if "[supply]" not in more and game == "steam":
            more = SUPPLY + more
        return Table(draw(drawn, more, game, id), **rest)

    return make
