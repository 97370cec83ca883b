"""Small drawn boards, and a table on them where every action is checked and conserved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.steel_driver.game import SteelDriverState

COLORS = {"w": "white", "k": "black", "s": "silver", "o": "orange", "r": "red"}
SPOT = re.compile(r"([a-z][a-z-]*)(\*?)(?::([wksor])(\d+))?")


def board_toml(drawn: str, ends: str = "", companies: str = "") -> str:
    """Returns the TOML of a board drawn as chains, one a line.

    `ash*:w40 -3- bay:k30` is a route of cost 3 from the start location ash (white, worth
    40) to bay (black, worth 30). What a location is stands where it is first named. The
    transcontinental link joins `ends`, or else the first and the last location named.
    """
    spots: dict[str, tuple[bool, str, int]] = {}
    routes: list[tuple[str, str, int]] = []
    for line in drawn.strip().splitlines():
        parts = line.split()
        for part in parts[::2]:
            match = SPOT.fullmatch(part)
            assert match, part
            name, star, color, value = match.groups()
            spots.setdefault(name, (bool(star), COLORS[color or "w"], int(value or 10)))
        names = [part.split(":")[0].rstrip("*") for part in parts[::2]]
        for a, cost, b in zip(names[:-1], parts[1::2], names[1:], strict=True):
            routes.append((a, b, int(cost.strip("-"))))
    first, second = ends.split() or (next(iter(spots)), next(reversed(spots)))
    lines = [
        'game = "steel-driver"',
        'id = "drawn"',
        'title = { en = "Drawn for a test" }',
        "players = [1, 6]",
        f'transcontinental = ["{first}", "{second}"]',
    ]
    if companies:
        lines.append(f"companies = {companies.split()}")
    for k, (name, (start, color, value)) in enumerate(spots.items()):
        lines += [
            "[[location]]",
            f'id = "{name}"',
            f'name = "{name.title()}"',
            f"x = {k}",
            f"y = {k * k % 7}",
            f'kind = "{"start" if start else "regular"}"',
            f'color = "{color}"',
            f"value = {value}",
        ]
    for a, b, price in routes:
        lines += ["[[route]]", f'a = "{a}"', f'b = "{b}"', f"cost = {price}"]
    return "\n".join(lines) + "\n"


class Table:
    """A game on a drawn board. Whoever must act acts; after each action all is conserved."""

    def __init__(
        self,
        drawn: str,
        seats: int = 3,
        ends: str = "",
        companies: str = "",
        seed: int | None = None,
        **options: Any,
    ) -> None:
        board = LIBRARY.parse("steel-driver", board_toml(drawn, ends, companies))
        state = gs.game("steel-driver").set_up(list("ABCDEFG"[:seats]), board, seed, options)
        self.state = cast(SteelDriverState, state)
        self.events: list[dict[str, Any]] = []
        """What the last action caused."""

    # Asking

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view()

    @property
    def seat(self) -> int:
        (seat,) = self.state.to_act
        return seat

    def company(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["companies"][id]
        return found

    def cubes(self) -> list[int]:
        return [seat["cubes"] for seat in self.view["seats"]]

    def cash(self) -> list[int]:
        return [seat["cash"] for seat in self.view["seats"]]

    def legal(self) -> list[tuple[Any, ...]]:
        """The legal actions as tuples of type and field values."""
        return [(action.type, *action.fields().values()) for action in self.state.legal_actions()]

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
        action = self._action(type, seat, fields)
        before = self.state.to_json()
        refused = self.state.check(action)
        if refused is None:
            return "OK"
        with pytest.raises(gs.IllegalAction):
            self.state.apply(action)
        assert self.state.to_json() == before
        assert refused.code.count("/") == 1
        assert refused.text.endswith(".")
        return refused.rule

    def play(self, type: str, seat: int | None = None, **fields: Any) -> Table:
        self.events = self.state.apply(self._action(type, seat, fields))
        self.state.invariants()
        return self

    def _action(self, type: str, seat: int | None, fields: dict[str, Any]) -> gs.Action:
        if "from_" in fields:
            fields = {"company": fields["company"], "from": fields["from_"], "to": fields["to"]}
        seat = self.seat if seat is None else seat
        return gs.Action.from_json({"seat": seat, "type": type, **fields})

    def nominate(self, company: str, bid: int = 1) -> Table:
        return self.play("nominate", company=company, bid=bid)

    def bid(self, amount: int) -> Table:
        return self.play("bid", amount=amount)

    def leave(self) -> Table:
        """The bidder on turn passes."""
        return self.play("pass")

    def pass_marker(self) -> Table:
        return self.play("pass_marker")

    def build(self, company: str, from_: str, to: str) -> Table:
        return self.play("build", company=company, from_=from_, to=to)

    def claim(self, company: str, location: str) -> Table:
        return self.play("claim", company=company, location=location)

    # Acting for a while

    def sell(self, company: str, winner: int, price: int = 1) -> Table:
        """Auctions a company off to a seat; the active player nominates it for 1 or the price."""
        self.nominate(company, price if self.seat == winner else 1)
        while self.view["auction"]:
            if self.seat == winner and self.view["auction"]["bidder"] != winner:
                self.bid(max(price, self.view["auction"]["bid"] + 1))
            else:
                self.leave()
        return self

    def end_auctions(self) -> Table:
        """Everybody passes the marker until the phase is over."""
        turn = self.view["turn"]
        while self.view["phase"] == "auction" and self.view["turn"] == turn:
            self.pass_marker()
        return self

    def build_out(self) -> Table:
        """All companies build whatever is listed first until the turn is over."""
        while self.view["phase"] == "build":
            self.events = self.state.apply(self.state.legal_actions()[0])
        return self

    def idle_until(self, turn: int) -> Table:
        """Nobody nominates until the turn begins."""
        while self.view["turn"] < turn:
            self.end_auctions()
        return self

    def idle_to_the_end(self) -> Table:
        """Nobody nominates until the final phase."""
        while self.view["phase"] == "auction":
            self.end_auctions()
        return self


MakeTable = Callable[..., Table]
"""What the fixture `table` gives."""


@pytest.fixture
def table() -> Callable[..., Table]:
    """Makes a table on a drawn board."""
    return Table


@pytest.fixture(scope="session")
def drawn_net() -> gs.State:
    """A game on a dense little net of eight start locations, a to h."""
    places = "abcdefgh"
    lines = [f"{a}*:w0 -1- {b}*:w0" for k, a in enumerate(places) for b in places[k + 1 : k + 5]]
    return Table("\n".join(lines), ends="a h").state
