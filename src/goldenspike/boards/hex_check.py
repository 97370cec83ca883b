"""Judges the boards of the hex games, Steam and Steam Barons: what a game needs to begin.

Reads the labels, sees that everything on the board lies on a hex of the board that can
carry it, and that the bag holds the cubes the board asks for.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from goldenspike.boards.hex_density import density_faults
from goldenspike.boards.schema_check import entry_name, schema_faults
from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label, read_range, write_label

Content = dict[str, Any]

TERRAINS: Final = ("plain", "river", "hills", "mountains", "water")
MOST_HEXES: Final = 1_500
MOST_READ: Final = MOST_HEXES * len(TERRAINS)
"""So many hexes are read from the lists, a hex counting wherever it stands."""

FACES: Final = (
    *("0-3", "0-4", "0-5"),
    *("5-2&4-1", "0-3&4-2", "5-3&4-0"),
    *("0-3&4-5", "5-3&0-2", "0-2&5-4", "0-2&4-3"),
    *("{0}", "{0,3}", "{0,4}", "{0,5}", "{0,2,4}", "{0,3,5}", "{0,3,1}", "{0,5,1}"),
    *("{0,1,3,4}", "{0,2,3,4}", "{0,1,2,3}"),
)
"""The 21 track faces as the rules write them (ST-2)."""

BAG: Final = {"steam": 96, "steam-barons": 112}
"""Cubes in the bag (ST-1.1, BA-1.1)."""
SUPPLY_SPACES: Final = 12
CUBES_A_SPACE: Final = 3


def faults(content: Content) -> list[str]:
    """Returns every fault for which no game can be played on the board, each with its place."""
    game = "steam-barons" if content.get("game") == "steam-barons" else "steam"
    found = schema_faults(game, content)
    if found:
        return found
    found = _ranges(content) + _labels(content)
    if found:
        return found
    terrain = terrains(content)
    cities = {read_label(city["hex"]) for city in content["city"]}
    board = cities | terrain.keys()
    return [
        *_players(content),
        *_size_and_parity(board),
        *_terrain(terrain),
        *_stops(content, terrain),
        *_blocked(content, board),
        *density_faults(game, content, blocked_edges(content)),
        *_faces(content.get("tiles", {})),
        *_cubes(game, content),
    ]


def shortcomings(content: Content) -> list[str]:
    """Returns what a well-formed board still lacks to be played on with pleasure."""
    found = [
        f"title: lacks '{language}'"
        for language in ("es", "pt")
        if language not in content["title"]
    ]
    if not content.get("credits", "").strip():
        found.append("board: lacks 'credits'")
    terrain = terrains(content)
    cities = {read_label(city["hex"]) for city in content["city"]}
    land = cities | {hex for hex, kinds in terrain.items() if "water" not in kinds}
    blocked = blocked_edges(content)
    reached = _reached(land, blocked)
    found += [
        f"hex {write_label(hex)}: unreachable, no track could lead here from most of the board"
        for hex in sorted(land - reached)
    ]
    return found


def terrains(content: Content) -> dict[Hex, set[str]]:
    """Returns the terrain lists that each hex of a well-formed board stands in."""
    kinds: dict[Hex, set[str]] = {}
    for terrain in TERRAINS:
        for text in content["hexes"].get(terrain, []):
            for hex in read_range(text):
                kinds.setdefault(hex, set()).add(terrain)
    return kinds


def blocked_edges(content: Content) -> set[tuple[Hex, int]]:
    """Returns the edges that no track may cross, each as seen from both its hexes."""
    edges: set[tuple[Hex, int]] = set()
    for entry in content.get("blocked", []):
        hex, edge = read_label(entry["hex"]), entry["edge"]
        edges.add((hex, edge))
        edges.add((neighbour(hex, edge), (edge + 3) % 6))
    return edges


def _reached(land: set[Hex], blocked: set[tuple[Hex, int]]) -> set[Hex]:
    """Returns the largest part of the land that hangs together over open edges."""
    largest: set[Hex] = set()
    left = set(land)
    while len(left) > len(largest):
        waiting = [min(left)]
        part = set(waiting)
        while waiting:
            hex = waiting.pop()
            for edge in range(6):
                near = neighbour(hex, edge)
                if near in left and near not in part and (hex, edge) not in blocked:
                    part.add(near)
                    waiting.append(near)
        left -= part
        largest = max(largest, part, key=len)
    return largest


def _players(content: Content) -> list[str]:
    fewest, most = content["players"]
    return [f"players: {fewest} to {most} is no range"] if fewest > most else []


def _ranges(content: Content) -> list[str]:
    found: list[str] = []
    read = 0
    for terrain in TERRAINS:
        seen: set[Hex] = set()
        for index, text in enumerate(content["hexes"].get(terrain, [])):
            place = f"hexes, {terrain}, entry {index + 1} ({text})"
            try:
                hexes = read_range(text)
            except ValueError as fault:
                found.append(f"{place}: {fault}")
                continue
            read += len(hexes)
            if read > MOST_READ:  # a short text can name the same thousand hexes again and again
                return [*found, f"{place}: a board has at most {MOST_HEXES} hexes"]
            again = [hex for hex in hexes if hex in seen]
            if again:
                others = f" and {len(again) - 1} more stand" if len(again) > 1 else " stands"
                found.append(
                    f"{place}: duplicate, {write_label(again[0])}{others} in this list already"
                )
            seen.update(hexes)
    return found


def _labels(content: Content) -> list[str]:
    found: list[str] = []
    for kind in ("city", "town", "blocked"):
        for index, entry in enumerate(content.get(kind, [])):
            try:
                read_label(entry["hex"])
            except ValueError as fault:
                found.append(f"{entry_name(kind, index, entry)}, hex: {fault}")
    return found + _art(content.get("art", {}))


def _art(art: Content) -> list[str]:
    """Returns the labels in the art that are none; the schema has judged all else."""
    labels = [("art, chart, hex", art["chart"]["hex"])] if "chart" in art else []
    for number, river in enumerate(art.get("river", []), start=1):
        place = f"art, river, entry {number}, course"
        labels += [(place, label) for label in river["course"]]
    found: list[str] = []
    for place, label in labels:
        try:
            read_label(label)
        except ValueError as fault:
            found.append(f"{place} ({label}): {fault}")
    return found


def _size_and_parity(board: set[Hex]) -> list[str]:
    if len(board) > MOST_HEXES:
        return [f"hexes: a board has at most {MOST_HEXES} hexes, not {len(board)}"]
    parities = Counter((column + row) % 2 for column, row in board)
    usual = parities.most_common(1)[0][0]
    example = write_label(min(hex for hex in board if sum(hex) % 2 == usual))
    return [
        f"hex {write_label(hex)}: lies between the hexes; column plus row "
        f"is {'odd' if usual else 'even'} all over this board, as in {example}"
        for hex in sorted(board)
        if sum(hex) % 2 != usual
    ]


def _terrain(terrain: dict[Hex, set[str]]) -> list[str]:
    found: list[str] = []
    for hex, kinds in sorted(terrain.items()):
        for single in ("water", "plain"):
            if single in kinds and len(kinds) > 1:
                others = " and ".join(sorted(kinds - {single}))
                found.append(f"hex {write_label(hex)}: stands in {single} and in {others}")
                break
    return found


def _stops(content: Content, terrain: dict[Hex, set[str]]) -> list[str]:
    found: list[str] = []
    taken: dict[Hex, str] = {}
    for kind in ("city", "town"):
        for index, entry in enumerate(content.get(kind, [])):
            name = f"{kind} {index + 1} ({entry['name']}, {entry['hex']})"
            hex = read_label(entry["hex"])
            earlier = taken.setdefault(hex, name)
            if earlier != name:
                found.append(f"{name}: duplicate hex, {earlier} lies there already")
                continue
            kinds = terrain.get(hex, set())
            if "water" in kinds:
                found.append(f"{name}: lies in water")
            elif kind == "town" and not kinds:
                found.append(f"{name}: its hex stands in no terrain list")
    return found


def _blocked(content: Content, board: set[Hex]) -> list[str]:
    found: list[str] = []
    seen: set[tuple[Hex, int]] = set()
    for index, entry in enumerate(content.get("blocked", [])):
        name = f"blocked {index + 1} ({entry['hex']}, edge {entry['edge']})"
        hex, edge = read_label(entry["hex"]), entry["edge"]
        if hex not in board:
            found.append(f"{name}: the board has no such hex")
        if (hex, edge) in seen:
            found.append(f"{name}: duplicate, this edge is blocked already")
        seen.add((hex, edge))
        seen.add((neighbour(hex, edge), (edge + 3) % 6))
    return found


def _faces(tiles: dict[str, int]) -> list[str]:
    found: list[str] = []
    entry_of: dict[str, str] = {}
    for entry in tiles:
        faces = entry.split("|")
        if len(faces) > 2:
            found.append(f"tiles, {entry}: a tile has two faces at most")
        for face in faces:
            if face not in FACES:
                found.append(f"tiles, {entry}: there is no face '{face}'; there are {_known()}")
            elif face in entry_of:
                found.append(f"tiles, {entry}: face '{face}' stands in '{entry_of[face]}' already")
            entry_of.setdefault(face, entry)
    return found


def _known() -> str:
    return " ".join(FACES)


def _cubes(game: str, content: Content) -> list[str]:
    printed = sum(city["cubes"] for city in content["city"])
    if game == "steam":
        spaces = content.get("supply", {}).get("spaces", SUPPLY_SPACES)
        wanted = printed + CUBES_A_SPACE * spaces
        told = f"{printed} on cities and {CUBES_A_SPACE} on each of {spaces} supply spaces"
    else:
        towns = len(content.get("town", []))
        wanted = printed + towns
        told = f"{printed} on cities and one on each of {towns} towns"
    if wanted > BAG[game]:
        return [f"board: asks for {wanted} cubes ({told}); the bag holds {BAG[game]}"]
    return []
