"""Random play against a slow reference that reads the rules anew from what everybody sees.

Nothing here uses the packed tables of the engine: hexes are labels, track is sets of edges,
links are traced from the tiles at every question.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

SIMPLE = ["0-3", "0-4", "0-5"]
COMPLEX = ["5-2&4-1", "0-3&4-2", "5-3&4-0", "0-3&4-5", "5-3&0-2", "0-2&5-4", "0-2&4-3"]
TOWN = [
    *("{0}", "{0,3}", "{0,4}", "{0,5}", "{0,2,4}", "{0,3,5}", "{0,3,1}", "{0,5,1}"),
    *("{0,1,3,4}", "{0,2,3,4}", "{0,1,2,3}"),
]
KEYS = ["0-3|0-4", "{0,3}|{0,4}", "0-5|{0,5}", *COMPLEX, "{0}", *TOWN[4:]]
STEPS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]

Piece = frozenset[int]
"""A segment as its two edges, a spur as its one."""

BOARDS = {
    "river": """
R2      .       .       B3
    .       ~       ^       .
.       o       .       .
    .       .       o~      .
Y2      ^       .       .
    .       .       #       P2
.       o       ~^      .
    R1      .       .       .
        .       B1      o
""",
    "towns": """
R3      o       o
    .       o       B2
o       .       .
    .       o       .
Y2      .       R2
    o       .       o
B1      o       .
""",
    "narrow": """
#       R2      B2      #
    .       .       .
#       .       .       Y2
    o       .       .
P2      .       o       #
    .       ~       .
#       R2      B2      #
""",
    "ports": """
R2!     .       .       K1
    .       .       M       .
.       o       Y2      B1
    P1      .       .       .
.       .       o       .
    .       R1      ~       .
K1!     .       .       Y1
""",
}
BLOCKED = '[[blocked]]\nhex = "C3"\nedge = 3\n'


class Reference:
    """The position as the rules see it."""

    def __init__(self, view: dict[str, Any], content: dict[str, Any]) -> None:
        self.view = view
        kinds: dict[str, set[str]] = {}
        for kind, labels in content["hexes"].items():
            for label in labels:
                kinds.setdefault(label, set()).add(kind)
        self.kinds = kinds
        self.cities = {city["hex"]: city["color"] for city in view["cities"]}
        self.towns = {town["hex"] for town in content.get("town", [])} - self.cities.keys()
        self.board = kinds.keys() | self.cities.keys()
        self.blocked = {(entry["hex"], entry["edge"]) for entry in content.get("blocked", [])}
        self.blocked |= {(self.beyond(hex, edge), (edge + 3) % 6) for hex, edge in self.blocked}
        self.ports = {city["hex"] for city in content["city"] if city.get("port")}
        self.pieces: dict[str, dict[Piece, Any]] = {}
        for hex, shown in view["hexes"].items():
            edges = shown.get("track") or [[spur] for spur in shown["spurs"]]
            self.pieces[hex] = dict(zip(map(frozenset, edges), shown["owners"], strict=True))
        self.links = self.traced()
        self.open = {link["open"]: link for link in self.links if link["open"]}

    def beyond(self, hex: str, edge: int) -> str:
        match = re.fullmatch(r"([A-Z])(\d+)", hex)
        assert match
        columns, rows = STEPS[edge]
        return f"{chr(ord(match[1]) + columns)}{int(match[2]) + rows}"

    def piece_at(self, hex: str, edge: int) -> Piece | None:
        return next((piece for piece in self.pieces.get(hex, {}) if edge in piece), None)

    def traced(self) -> list[dict[str, Any]]:
        """All links, each once, from every edge of every stop."""
        links = []
        seen = set()
        for stop in self.cities.keys() | self.towns:
            for edge in range(6):
                hexes: list[str] = []
                owners = set()
                hex, out = stop, edge
                if stop in self.towns:
                    if frozenset([edge]) not in self.pieces.get(stop, {}):
                        continue
                    hexes.append(stop)
                    owners.add(self.pieces[stop][frozenset([edge])])
                end = None
                while True:
                    near, back = self.beyond(hex, out), (out + 3) % 6
                    if near in self.cities and hexes:
                        end = near
                        break
                    piece = self.piece_at(near, back)
                    if piece is None:
                        break
                    hexes.append(near)
                    owners.add(self.pieces[near][piece])
                    if near in self.towns:
                        end = near
                        break
                    (out,) = piece - {back}
                    hex = near
                if not hexes:
                    continue
                key = frozenset([(stop, edge), (end, (out + 3) % 6) if end else (hex, out)])
                if len(key) == 1:
                    key = frozenset([*key, ("open", edge)])
                if key not in seen:
                    seen.add(key)
                    (owner,) = owners
                    links.append(
                        {
                            "start": stop,
                            "edge": edge,
                            "end": end,
                            "end_edge": (out + 3) % 6,
                            "open": None if end else (hex, out),
                            "hexes": hexes,
                            "owner": owner,
                        }
                    )
        return links

    # Laying

    def owns_in(self, seat: int, stop: str) -> bool:
        return any(
            link["owner"] == seat and stop in (link["start"], link["end"]) for link in self.links
        )

    def may_leave(self, seat: int, city: str) -> bool:
        """ST-4.5 (a), and BA-4.4 for who owns no track."""
        if not self.ports or any(link["owner"] == seat for link in self.links):
            return True
        joined, grown = set(), self.ports
        while joined != grown:
            joined = grown
            for link in self.links:
                if link["end"] and {link["start"], link["end"]} & grown:
                    grown = grown | {link["start"], link["end"]}
        return city in joined

    def may_continue(self, seat: int, link: dict[str, Any]) -> bool:
        """ST-4.5 (b), (c)."""
        if link["owner"] is None:
            if link["start"] in self.cities:
                return self.may_leave(seat, link["start"])
            return self.owns_in(seat, link["start"])
        return bool(link["owner"] == seat)

    def met(self, hex: str, edge: int) -> dict[str, Any] | None:
        """The open end that points at this edge."""
        return self.open.get((self.beyond(hex, edge), (edge + 3) % 6))

    def may_point(self, seat: int, hex: str, edge: int) -> bool:
        near = self.beyond(hex, edge)
        if near not in self.board or "water" in self.kinds.get(near, ()):
            return False
        link = self.met(hex, edge)
        return (hex, edge) not in self.blocked and (link is None or link["owner"] in (None, seat))

    def is_root(self, seat: int, hex: str, edge: int) -> bool:
        if self.beyond(hex, edge) in self.cities:
            return self.may_leave(seat, self.beyond(hex, edge))
        link = self.met(hex, edge)
        return link is not None and self.may_continue(seat, link)

    def begins(self, hex: str, edge: int) -> str | None:
        """The stop where what this edge leads to begins."""
        near = self.beyond(hex, edge)
        link = self.met(hex, edge)
        return near if near in self.cities else link["start"] if link else None

    def may_lay_segment(self, seat: int, hex: str, piece: Piece) -> bool:
        a, b = piece
        return (
            self.may_point(seat, hex, a)
            and self.may_point(seat, hex, b)
            and (self.is_root(seat, hex, a) or self.is_root(seat, hex, b))
            and (self.begins(hex, a) is None or self.begins(hex, a) != self.begins(hex, b))
        )

    def may_lay(self, seat: int, hex: str, pieces: frozenset[Piece]) -> bool:
        """ST-4.4 to ST-4.8, without supply and money."""
        if hex in self.cities or "water" in self.kinds[hex]:
            return False
        old = frozenset(self.pieces.get(hex, {}))
        town_tile = all(len(piece) == 1 for piece in pieces)
        if town_tile != (hex in self.towns):
            return False
        if town_tile:
            if not old < pieces:
                return False
            edges = [edge for piece in pieces - old for edge in piece]
            return (
                all(self.may_point(seat, hex, edge) for edge in edges)
                and all(self.begins(hex, edge) != hex for edge in edges)
                and (
                    self.owns_in(seat, hex) or any(self.is_root(seat, hex, edge) for edge in edges)
                )
            )
        if not old:
            return all(self.may_lay_segment(seat, hex, piece) for piece in pieces)
        if len(old) == 1 and len(pieces) == 2:
            return old < pieces and all(
                self.may_lay_segment(seat, hex, piece) for piece in pieces - old
            )
        if len(old) != len(pieces) or len(old & pieces) != len(old) - 1:
            return False
        (gone,) = old - pieces
        (new,) = pieces - old
        link = next((self.open[hex, edge] for edge in gone if (hex, edge) in self.open), None)
        if link is None or not self.may_continue(seat, link):
            return False
        (stays,) = gone - {link["open"][1]}
        if stays not in new:
            return False
        (leaves,) = new - {stays}
        return self.may_point(seat, hex, leaves) and self.begins(hex, leaves) != link["start"]

    def cost(self, hex: str, pieces: frozenset[Piece]) -> int:
        cost = sum(len(piece) for piece in pieces) + (hex in self.towns)
        if hex not in self.pieces:
            cost += sum({"river": 1, "hills": 2, "mountains": 3}.get(k, 0) for k in self.kinds[hex])
        return cost

    def lays(self, seat: int, budget: int) -> set[tuple[str, frozenset[Piece]]]:
        """Everything that may be laid, out of all hexes and all faces in all rotations."""
        found = set()
        for hex in self.kinds:
            old = KEY_OF.get(frozenset(self.pieces.get(hex, {})))
            for pieces, key in KEY_OF.items():
                left = self.view["tiles_left"][key] + (key == old)
                if (
                    left > 0
                    and self.cost(hex, pieces) <= budget
                    and self.may_lay(seat, hex, pieces)
                ):
                    found.add((hex, pieces))
        return found

    # Delivering

    def deliveries(self, seat: int, level: int) -> set[tuple[str, str, tuple[Any, ...]]]:
        """Every cube on every way: ST-5.3 and ST-5.4."""
        ways: dict[str, list[tuple[int, str, Any]]] = {}
        for link in self.links:
            if link["end"]:
                ways.setdefault(link["start"], []).append(
                    (link["edge"], link["end"], link["owner"])
                )
                ways.setdefault(link["end"], []).append(
                    (link["end_edge"], link["start"], link["owner"])
                )
        found = set()

        def walk(stops: list[str], edges: list[int], owners: list[Any], color: str) -> None:
            here = stops[-1]
            if edges and self.cities.get(here) == color:
                own = owners.count(seat)
                others = {owner: owners.count(owner) for owner in owners if owner is not None}
                if own >= 1 and own >= max(others.values()):
                    found.add((stops[0], color, tuple(zip(stops[:-1], edges, strict=True))))
                return
            if len(edges) < level:
                for edge, there, owner in ways.get(here, []):
                    if there not in stops:
                        walk([*stops, there], [*edges, edge], [*owners, owner], color)

        for city in self.view["cities"]:
            for color in set(city["cubes"]):
                walk([city["hex"]], [], [], color)
        return found


def turned(face: str) -> list[frozenset[Piece]]:
    pieces = [re.findall(r"\d", part) for part in face.strip("{}").split("&")]
    if face.startswith("{"):
        pieces = [[edge] for edge in pieces[0]]
    return [
        frozenset(frozenset((int(edge) + turn) % 6 for edge in piece) for piece in pieces)
        for turn in range(6)
    ]


KEY_OF = {
    lying: key
    for face in [*SIMPLE, *COMPLEX, *TOWN]
    for key in KEYS
    if face in key.split("|")
    for lying in turned(face)
}


def pieces_of(fields: dict[str, Any]) -> frozenset[Piece]:
    return frozenset(map(frozenset, fields.get("track") or [[edge] for edge in fields["spurs"]]))


def fields_of(hex: str, pieces: frozenset[Piece]) -> dict[str, Any]:
    if all(len(piece) == 1 for piece in pieces):
        return {"hex": hex, "spurs": [edge for piece in pieces for edge in piece]}
    return {"hex": hex, "track": [list(piece) for piece in pieces]}


def chosen(legal: list[dict[str, Any]], types: list[str], draws: random.Random) -> int:
    """An action that keeps the game going: deliver when possible, seldom stop building."""
    weights = {"deliver": 40, "pass": 1, "bid": 1, "done": 3, "improve": 10, "urbanize": 3}
    return draws.choices(
        range(len(legal)),
        [
            weights.get(kind, 1) / (1 if kind == "deliver" else types.count(kind))
            if kind in weights
            else 30 / types.count(kind)
            for kind in types
        ],
    )[0]


CASES = [
    (board, seats, rules, seed)
    for seed, (board, seats, rules) in enumerate(
        (board, seats, rules)
        for board in BOARDS
        for seats, rules in [(3, "base"), (4, "standard"), (6, "base")]
    )
]


@pytest.mark.parametrize(("board", "seats", "rules", "seed"), CASES)
def test_random_play_agrees_with_the_reference(table, board, seats, rules, seed) -> None:
    draws = random.Random(seed)
    t = table(
        BOARDS[board],
        BLOCKED if board in ("river", "narrow") else "",
        game="steam-barons" if board == "ports" else "steam",
        seats=seats,
        rules=rules,
    )
    deal_other_colors(t, draws)
    content = t.state.header.board.content
    builds = deliveries = 0
    while not t.state.is_over:
        state = t.state
        seat = t.seat
        # With money enough, and many levels, the board fills and cubes travel far.
        state.money[seat] = max(state.money[seat], draws.choice([3, 12, 40]))
        state.locomotive[seat] = max(state.locomotive[seat], draws.choice([1, 3, 6]))
        state.income[seat] = max(state.income[seat], -2)
        legal = state.legal_actions()
        assert len({action.key() for action in legal}) == len(legal)
        view = state.view()
        if view["phase"] == "build":
            reference = Reference(view, content)
            assert_links_agree(view, reference)
            builds += 1
            if builds % 3 == 0 and view["build"]["tiles_left"]:
                money = view["players"][seat]
                budget = money["money"]
                if rules == "base":
                    budget += 5 * (money["income"] + 10 + money["vp"] // 2)
                listed = {
                    (action.fields()["hex"], pieces_of(action.fields()))
                    for action in legal
                    if action.type == "lay"
                }
                assert listed == reference.lays(seat, budget)
                if builds % 15 == 0:
                    assert_checked_as_listed(t, reference, listed)
        elif view["phase"] == "move":
            reference = Reference(view, content)
            listed = {
                (f["from"], f["color"], tuple((stop, edge) for stop, edge in f["route"]))
                for f in (action.fields() for action in legal if action.type == "deliver")
            }
            assert listed == reference.deliveries(seat, view["players"][seat]["locomotive"])
            deliveries += len(listed) > 0
        action = legal[chosen(legal, [action.type for action in legal], draws)]
        assert state.check(action) is None
        state.apply(action)
        if builds % 5 == 0:
            state.invariants()
    assert builds > 40
    assert deliveries > 4


def deal_other_colors(t: Any, draws: random.Random) -> None:
    """Gives the cities cubes of all colours; the bag is not looked at."""
    for stop in range(t.state.map.cities):
        for _ in range(3):
            cube = 1 << 8 * draws.randrange(5)
            t.state.cubes[stop] += cube
            t.state.bag -= cube


def assert_links_agree(view: dict[str, Any], reference: Reference) -> None:
    def key(ends: list[Any], hexes: list[str], owner: Any) -> tuple[Any, ...]:
        if ends[1] is not None and (ends[0], hexes) > (ends[1], hexes[::-1]):
            ends, hexes = ends[::-1], hexes[::-1]
        return tuple(ends), tuple(hexes), owner

    shown = sorted(
        (key(link["ends"], link["hexes"], link["owner"]) for link in view["links"]), key=str
    )
    traced = sorted(
        (
            key([link["start"], link["end"]], link["hexes"], link["owner"])
            for link in reference.links
        ),
        key=str,
    )
    assert shown == traced


def assert_checked_as_listed(t: Any, reference: Reference, listed: set[Any]) -> None:
    """Every hex with every face in every rotation is accepted exactly when it is listed."""
    for hex in reference.board:
        for pieces in KEY_OF:
            action = t._action("lay", None, fields_of(hex, pieces))
            assert (t.state.check(action) is None) == ((hex, pieces) in listed), action
