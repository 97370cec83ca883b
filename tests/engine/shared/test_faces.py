"""ST §2: the 21 faces, and how each may lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from goldenspike.boards.hex_check import FACES as KNOWN_TO_THE_CHECKER
from goldenspike.engine.shared.faces import FACES, LAST, LAST_COMPLEX, LAST_SIMPLE, NAMES

THREE = ["0-3", "5-2&4-1", "5-3&0-2", "{0,3}", "{0,1,3,4}"]
TWO = ["{0,2,4}"]
"""Faces that look the same after fewer than six turns; all others lie in six ways."""


def test_there_are_21_faces() -> None:
    assert len(NAMES) == len(set(NAMES)) == 21
    assert tuple(NAMES) == KNOWN_TO_THE_CHECKER


def test_every_face_lies_in_each_of_its_rotations_once() -> None:
    counted = Counter(NAMES[FACES.face[placement]] for placement in range(1, LAST + 1))
    assert counted == {name: 3 if name in THREE else 2 if name in TWO else 6 for name in NAMES}


def test_no_two_placements_are_the_same() -> None:
    shown = [str(FACES.fields(placement)) for placement in range(1, LAST + 1)]
    assert len(set(shown)) == LAST


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_found_by_its_name(name: Any) -> None:
    placement = FACES.of_name(name)
    assert NAMES[FACES.face[placement]] == name
    fields = FACES.fields(placement)
    found = (
        FACES.of_track(fields["track"]) if "track" in fields else FACES.of_spurs(fields["spurs"])
    )
    assert found == placement


def test_there_is_no_face_of_two_tight_curves() -> None:
    assert FACES.of_track([[0, 1], [2, 3]]) == 0
    assert FACES.of_track([[0, 1], [3, 4]]) == 0
    assert FACES.of_name("0-1&2-3") == 0


def test_faces_are_never_mirrored() -> None:
    """Both mirror images of a face of two segments occur only where they are rotations."""
    for placement in range(LAST_SIMPLE + 1, LAST_COMPLEX + 1):
        mirrored = [[-a % 6, -b % 6] for a, b in FACES.track(placement)]
        other = FACES.of_track(mirrored)
        mixed = {FACES.face[placement], FACES.face[other]}
        assert (
            other == 0
            or mixed <= {NAMES.index("0-2&5-4"), NAMES.index("0-2&4-3")}
            or len(mixed) == 1
        )


def test_ends_and_edges() -> None:
    for placement in range(1, LAST + 1):
        fields = FACES.fields(placement)
        edges = fields.get("spurs") or [edge for pair in fields["track"] for edge in pair]
        assert sorted(edges) == [e for e in range(6) if FACES.edges[placement] >> e & 1]
        assert FACES.ends[placement] == len(edges)
        for edge in range(6):
            led = [pair for pair in fields.get("track", []) if edge in pair]
            out = FACES.through[placement * 8 + edge]
            assert out == (sum(led[0]) - edge if led else -1)
