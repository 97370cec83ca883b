"""For the tests of all hex games: small boards drawn as text, and a slow reference.

The reference reads the rules anew from what everybody sees. It uses none of the packed tables
of the engine: hexes are labels, track is sets of edges, links are traced from the tiles at every
question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

TERRAIN = {".": "plain", "~": "river", "^": "hills", "M": "mountains", "#": "water"}
COLORS = {"R": "red", "B": "blue", "Y": "yellow", "P": "purple", "K": "black"}
CITY = re.compile(r"([RBYPK])(\d)(!?)")
WIDTH = 4
"""Signs that a column of hexes takes in a drawing."""


def drawn_board(drawn: str, more: str = "", game: str = "steam", id: str = "drawn") -> str:
    """Returns the TOML of a board drawn with a line for every half hex.

    A column of hexes is four signs wide, the first is A; the first line with anything on it
    is row 1. So in the drawing

        R2      .
            o~      B1!
        .       ~^

    A1 is a red city that begins with 2 cubes, B2 a town on a river hex, C1 plain, C3 river and
    hills, D2 a blue port city. `^` hills, `M` mountains, `#` water, K a black city. A place is
    called by its label. `more` is TOML to be added.
    """
    hexes: dict[str, list[str]] = {name: [] for name in TERRAIN.values()}
    stops: list[str] = []
    lines = drawn.rstrip().splitlines()
    while lines and not lines[0].strip():
        lines.pop(0)
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    # A drawing is indented by whole columns, so that a column may begin with empty hexes.
    margin -= margin % WIDTH
    for row, line in enumerate(lines, start=1):
        for match in re.finditer(r"\S+", line[margin:]):
            column, rest = divmod(match.start(), WIDTH)
            assert rest == 0, f"{match[0]} in line {row} stands between the columns"
            label = f"{chr(ord('A') + column)}{row}"
            sign = match[0]
            city = CITY.fullmatch(sign)
            if city:
                stops += [
                    "[[city]]",
                    f'hex = "{label}"',
                    f'name = "{label}"',
                    f'color = "{COLORS[city[1]]}"',
                    f"cubes = {city[2]}",
                    *(["port = true"] if city[3] else []),
                ]
                continue
            if sign.startswith("o"):
                stops += ["[[town]]", f'hex = "{label}"', f'name = "{label}"']
                sign = sign[1:] or "."
            for terrain in sign:
                hexes[TERRAIN[terrain]].append(label)
    head = [
        f'game = "{game}"',
        f'id = "{id}"',
        'title = { en = "Drawn for a test" }',
        "players = [2, 6]",
    ]
    table = ["[hexes]", *(f"{name} = {labels}" for name, labels in hexes.items())]
    return "\n".join([*head, *table, *stops, more]) + "\n"


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


class Reference:
    """The position as the rules see it."""

    def __init__(self, view: dict[str, Any], content: dict[str, Any]) -> None:
        self.view = view
        self.barons = view["game"] == "steam-barons"
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
        self.links = self.traced() + self.joined_cities()
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

    def joined_cities(self) -> list[dict[str, Any]]:
        """The links without track between neighbouring cities (BA-4.5)."""
        links = []
        for link in self.view["links"]:
            if not link["hexes"]:
                start, end = link["ends"]
                (edge,) = [edge for edge in range(6) if self.beyond(start, edge) == end]
                links.append(
                    {
                        "start": start,
                        "edge": edge,
                        "end": end,
                        "end_edge": (edge + 3) % 6,
                        "open": None,
                        "hexes": [],
                        "owner": link["owner"],
                    }
                )
        return links

    # Laying

    def owns_in(self, seat: Any, stop: str) -> bool:
        return any(
            link["owner"] == seat and stop in (link["start"], link["end"]) for link in self.links
        )

    def owns_track(self, seat: Any) -> bool:
        return any(link["owner"] == seat for link in self.links)

    def may_leave(self, seat: Any, city: str) -> bool:
        """ST-4.5 (a); BA-4.3 for companies, and BA-4.4 for who owns no track."""
        if self.owns_track(seat):
            return not self.barons or self.owns_in(seat, city)
        if not self.ports:
            return True
        joined: set[Any] = set()
        grown = self.ports
        while joined != grown:
            joined = grown
            for link in self.links:
                if link["end"] and {link["start"], link["end"]} & grown:
                    grown = grown | {link["start"], link["end"]}
        return city in joined

    def may_continue(self, seat: Any, link: dict[str, Any]) -> bool:
        """ST-4.5 (b), (c)."""
        if link["owner"] is None:
            if link["start"] in self.cities:
                return self.may_leave(seat, link["start"])
            return self.owns_in(seat, link["start"])
        return bool(link["owner"] == seat)

    def met(self, hex: str, edge: int) -> dict[str, Any] | None:
        """The open end that points at this edge."""
        return self.open.get((self.beyond(hex, edge), (edge + 3) % 6))

    def may_point(self, seat: Any, hex: str, edge: int) -> bool:
        near = self.beyond(hex, edge)
        if near not in self.board or "water" in self.kinds.get(near, ()):
            return False
        link = self.met(hex, edge)
        return (hex, edge) not in self.blocked and (link is None or link["owner"] in (None, seat))

    def is_root(self, seat: Any, hex: str, edge: int) -> bool:
        if self.beyond(hex, edge) in self.cities:
            return self.may_leave(seat, self.beyond(hex, edge))
        link = self.met(hex, edge)
        return link is not None and self.may_continue(seat, link)

    def begins(self, hex: str, edge: int) -> str | None:
        """The stop where what this edge leads to begins."""
        near = self.beyond(hex, edge)
        link = self.met(hex, edge)
        return near if near in self.cities else link["start"] if link else None

    def may_lay_segment(self, seat: Any, hex: str, piece: Piece) -> bool:
        a, b = piece
        return (
            self.may_point(seat, hex, a)
            and self.may_point(seat, hex, b)
            and (self.is_root(seat, hex, a) or self.is_root(seat, hex, b))
            and (self.begins(hex, a) is None or self.begins(hex, a) != self.begins(hex, b))
        )

    def may_lay(self, seat: Any, hex: str, pieces: frozenset[Piece]) -> bool:
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
            return all(
                self.may_lay_segment(seat, hex, piece) for piece in pieces
            ) and not self.breaks_in_two(seat, hex, pieces)
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

    def breaks_in_two(self, seat: Any, hex: str, pieces: frozenset[Piece]) -> bool:
        """BA-4.3: two segments of a first build that lead to no stop in common."""
        if not self.barons or self.owns_track(seat) or len(pieces) == 1:
            return False
        one, two = ({self.begins(hex, edge) for edge in piece} - {None} for piece in pieces)
        return not one & two

    def cost(self, hex: str, pieces: frozenset[Piece]) -> int:
        cost = sum(len(piece) for piece in pieces) + (hex in self.towns)
        if hex not in self.pieces:
            cost += sum({"river": 1, "hills": 2, "mountains": 3}.get(k, 0) for k in self.kinds[hex])
        return cost

    def listed(self, actions: list[Any]) -> set[tuple[str, frozenset[Piece]]]:
        """The tiles among legal actions, as `lays` writes them."""
        return {
            (action.fields()["hex"], pieces_of(action.fields()))
            for action in actions
            if action.type == "lay"
        }

    def listed_deliveries(self, actions: list[Any]) -> set[tuple[str, str, tuple[Any, ...]]]:
        """The deliveries among legal actions, as `deliveries` writes them."""
        return {
            (f["from"], f["color"], tuple((stop, edge) for stop, edge in f["route"]))
            for f in (action.fields() for action in actions if action.type == "deliver")
        }

    def faces(self) -> Iterator[tuple[str, frozenset[Piece], dict[str, Any]]]:
        """Every hex with every face in every rotation, also as fields of `lay`."""
        for hex in self.board:
            for pieces in KEY_OF:
                yield hex, pieces, fields_of(hex, pieces)

    def lays(self, seat: Any, budget: int) -> set[tuple[str, frozenset[Piece]]]:
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

    def deliveries(self, seat: Any, level: int) -> set[tuple[str, str, tuple[Any, ...]]]:
        """Every cube on every way: ST-5.3 and ST-5.4, or BA-5.2."""
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
            if self.barons and not set(owners) <= {seat, None}:
                return  # BA-5.2
            if edges and self.cities.get(here) == color:
                if self.barons:
                    found.add((stops[0], color, tuple(zip(stops[:-1], edges, strict=True))))
                    return
                own = owners.count(seat)
                others = {owner: owners.count(owner) for owner in owners if owner is not None}
                if own >= 1 and own >= max(others.values()):
                    found.add((stops[0], color, tuple(zip(stops[:-1], edges, strict=True))))
                return
            if len(edges) < level:
                for edge, there, owner in ways.get(here, []):
                    if there not in stops:
                        walk([*stops, there], [*edges, edge], [*owners, owner], color)

        for city in [*self.view["cities"], *self.view.get("towns", [])]:
            for color in set(city["cubes"]):
                walk([city["hex"]], [], [], color)
        return found

    def agrees_on_links(self) -> bool:
        """Whether the links of the view are those that the tiles show."""

        def key(ends: list[Any], hexes: list[str], owner: Any) -> tuple[Any, ...]:
            if ends[1] is not None and (ends[0], hexes) > (ends[1], hexes[::-1]):
                ends, hexes = ends[::-1], hexes[::-1]
            return tuple(ends), tuple(hexes), owner

        shown = [
            key(link["ends"], link["hexes"], link["owner"])
            for link in self.view["links"]
            if link["hexes"]  # two neighbouring cities are joined without track (BA-4.5)
        ]
        traced = [
            key([link["start"], link["end"]], link["hexes"], link["owner"])
            for link in self.links
            if link["hexes"]
        ]
        return sorted(shown, key=str) == sorted(traced, key=str)


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


@pytest.fixture
def reference() -> type[Reference]:
    """The position as the rules see it."""
    return Reference


@pytest.fixture
def draw() -> Callable[..., str]:
    """Makes the TOML of a board drawn as text."""
    return drawn_board
