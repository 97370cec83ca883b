"""The 21 track faces and every way each can lie on a hex (ST §2).

A face lying in one rotation is a *placement*, a number from 1 to 107; 0 means an empty hex.
Placements 1 to 15 carry one segment from edge to edge, 16 to 51 carry two, 52 to 107 carry
the spurs of a town. A segment is named by its pair of edges, a number from 0 to 14.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = [
    *("0-3", "0-4", "0-5"),
    *("5-2&4-1", "0-3&4-2", "5-3&4-0"),
    *("0-3&4-5", "5-3&0-2", "0-2&5-4", "0-2&4-3"),
    *("{0}", "{0,3}", "{0,4}", "{0,5}", "{0,2,4}", "{0,3,5}", "{0,3,1}", "{0,5,1}"),
    *("{0,1,3,4}", "{0,2,3,4}", "{0,1,2,3}"),
]
"""The faces as the rules write them: segments as pairs of edges, spurs in braces."""

PAIRS: Final = 15
LAST_SIMPLE: Final = 15
LAST_COMPLEX: Final = 51
LAST: Final = 107
MOST_SPURS: Final = 4
NO_PAIR: Final = -1

# Kinds of placement, by the price of the tile.
SIMPLE: Final = 0
COMPLEX: Final = 1
ONE_SPUR: Final = 2
"""With n spurs the kind is n - 1 more."""


class Faces:
    """Tables about placements, segments and sets of edges; a set has bit e for edge e."""

    def __init__(self) -> None:
        pairs = [(a, b) for a in range(6) for b in range(a + 1, 6)]
        self.low: vec[i64] = vec[i64]([a for a, _ in pairs])
        """By segment: the lower of its two edges."""
        self.high: vec[i64] = vec[i64]([b for _, b in pairs])
        self.pair: vec[i64] = _filled(64, NO_PAIR)
        """By 8 * edge + edge, either way round: the segment between two edges."""
        for number, (a, b) in enumerate(pairs):
            self.pair[a * 8 + b] = number
            self.pair[b * 8 + a] = number
        self.within: vec[i64] = vec[i64]([_set_of(pairs, mask, True) for mask in range(64)])
        """By set of edges: the segments with both edges in it, a bit each."""
        self.touching: vec[i64] = vec[i64]([_set_of(pairs, mask, False) for mask in range(64)])
        """By set of edges: the segments with an edge in it, a bit each."""
        self.size: vec[i64] = vec[i64]([mask.bit_count() for mask in range(64)])
        """By set of edges: how many they are."""

        self.first: vec[i64] = _filled(LAST + 1, NO_PAIR)
        """By placement: its segment from edge to edge with the lowest edge, if it has one."""
        self.second: vec[i64] = _filled(LAST + 1, NO_PAIR)
        """By placement: its other segment, if it has two."""
        self.edges: vec[i64] = _filled(LAST + 1, 0)
        """By placement: the edges its track reaches."""
        self.ends: vec[i64] = _filled(LAST + 1, 0)
        """By placement: how many track ends it has on edges (ST-4.2)."""
        self.face: vec[i64] = _filled(LAST + 1, -1)
        """By placement: the face, a place in `NAMES`."""
        self.through: vec[i64] = _filled((LAST + 1) * 8, -1)
        """By 8 * placement + edge: the edge a segment leads on to, -1 if none does."""
        self.double: vec[i64] = _filled(PAIRS * PAIRS, 0)
        """By 15 * segment + segment, either way round: the placement with both, 0 if none."""
        self.mates: vec[i64] = _filled(PAIRS, 0)
        """By segment: those that one face carries together with it, a bit each."""
        self.spurs: vec[i64] = _filled(64, 0)
        """By set of edges: the town placement with a spur to each, 0 if none."""

        for number in range(PAIRS):
            self._add(1 + number, [number])
        placement = LAST_SIMPLE
        for one in range(PAIRS):
            for two in range(one + 1, PAIRS):
                if _face_of([pairs[one], pairs[two]]) >= 0:
                    placement += 1
                    self._add(placement, [one, two])
        assert placement == LAST_COMPLEX
        for mask in range(1, 64):
            if mask.bit_count() <= MOST_SPURS:
                placement += 1
                self.spurs[mask] = placement
                self.edges[placement] = mask
                self.ends[placement] = mask.bit_count()
                self.face[placement] = _town_face(mask)
        assert placement == LAST

    def _add(self, placement: int, numbers: list[int]) -> None:
        segments = [(int(self.low[number]), int(self.high[number])) for number in numbers]
        self.first[placement] = numbers[0]
        if len(numbers) == 2:
            one, two = numbers
            self.second[placement] = two
            self.double[one * PAIRS + two] = placement
            self.double[two * PAIRS + one] = placement
            self.mates[one] |= 1 << two
            self.mates[two] |= 1 << one
        for a, b in segments:
            self.edges[placement] |= 1 << a | 1 << b
            self.through[placement * 8 + a] = b
            self.through[placement * 8 + b] = a
        self.ends[placement] = 2 * len(numbers)
        self.face[placement] = _face_of(segments)

    def kind(self, placement: int) -> int:
        """Returns the kind of a placement."""
        if placement <= LAST_SIMPLE:
            return SIMPLE
        return COMPLEX if placement <= LAST_COMPLEX else ONE_SPUR + int(self.ends[placement]) - 1

    def of_track(self, segments: list[Any]) -> int:
        """Returns the placement with exactly these segments, in any order; 0 if there is none."""
        numbers: list[int] = []
        for a, b in segments:
            if not (0 <= a < 6 and 0 <= b < 6 and a != b):
                return 0
            numbers.append(int(self.pair[a * 8 + b]))
        if len(numbers) == 1:
            return 1 + numbers[0]
        if len(numbers) == 2:
            return int(self.double[numbers[0] * PAIRS + numbers[1]])
        return 0

    def of_spurs(self, edges: list[Any]) -> int:
        """Returns the placement with exactly these spurs, in any order; 0 if there is none."""
        mask = 0
        for edge in edges:
            if not 0 <= edge < 6 or mask >> edge & 1:
                return 0
            mask |= 1 << edge
        return int(self.spurs[mask])

    def of_name(self, name: str) -> int:
        """Returns the placement a face is named by, such as `0-3&4-2`; 0 if there is none."""
        if name not in NAMES:
            return 0
        if name.startswith("{"):
            return self.of_spurs([int(edge) for edge in name[1:-1].split(",")])
        return self.of_track([[int(edge) for edge in part.split("-")] for part in name.split("&")])

    def track(self, placement: int) -> list[list[int]]:
        """Returns the segments of a placement as pairs of edges, ascending."""
        numbers = [int(self.first[placement]), int(self.second[placement])]
        return [[int(self.low[k]), int(self.high[k])] for k in numbers if k != NO_PAIR]

    def spur_edges(self, placement: int) -> list[int]:
        """Returns the edges of a town placement's spurs, ascending."""
        return [edge for edge in range(6) if self.edges[placement] >> edge & 1]

    def fields(self, placement: int) -> dict[str, Any]:
        """Returns the placement as actions and views write it: `track` or `spurs`."""
        if placement > LAST_COMPLEX:
            return {"spurs": self.spur_edges(placement)}
        return {"track": self.track(placement)}


def _filled(count: int, value: int) -> vec[i64]:
    return vec[i64]([value] * count)


def _set_of(pairs: list[tuple[int, int]], mask: int, both: bool) -> int:
    found = 0
    for number, (a, b) in enumerate(pairs):
        in_it = (mask >> a & 1) + (mask >> b & 1)
        if in_it == 2 or (in_it == 1 and not both):
            found |= 1 << number
    return found


def _turned(segments: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Returns the segments one edge clockwise, ascending."""
    ends = [((a + 1) % 6, (b + 1) % 6) for a, b in segments]
    return sorted((min(a, b), max(a, b)) for a, b in ends)


def _face_of(segments: list[tuple[int, int]]) -> int:
    """Returns the face that shows these segments in some rotation, -1 if none does."""
    if len({edge for segment in segments for edge in segment}) < 2 * len(segments):
        return -1
    lying = sorted(segments)
    for _ in range(6):
        for face, name in enumerate(NAMES):
            if not name.startswith("{"):
                ends = [[int(edge) for edge in part.split("-")] for part in name.split("&")]
                if sorted((min(a, b), max(a, b)) for a, b in ends) == lying:
                    return face
        lying = _turned(lying)
    return -1


def _town_face(mask: int) -> int:
    """Returns the face that shows spurs to these edges in some rotation."""
    for _ in range(6):
        for face, name in enumerate(NAMES):
            if name.startswith("{"):
                spurs = sum(1 << int(edge) for edge in name[1:-1].split(","))
                if spurs == mask:
                    return face
        mask = (mask << 1 | mask >> 5) & 63
    raise AssertionError(f"no face has the spurs {mask:06b}")


FACES: Final = Faces()
"""The one set of tables; maps hold on to it, so that hot code finds it in an attribute."""
