"""Why a tile may not be laid: the sentences behind the edges of a survey.

The judgement is the survey's; here it is only told which rule says no.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.faces import FACES, LAST_COMPLEX, NO_PAIR
from goldenspike.engine.shared.hex_map import NOWHERE, WATER
from goldenspike.engine.shared.survey import Survey
from goldenspike.engine.shared.track import NOBODY

EDGES = ["N", "NE", "SE", "S", "SW", "NW"]


class Gatekeeper:
    """What the refusals of one builder say: who builds, and from which cities by which rule."""

    def __init__(self, rival: str, reason: str, rule: str) -> None:
        self.rival = rival
        """What another owner of track is called: `another player`, `another company`."""
        self.reason = reason
        """Why a city is no place to begin, where not every city is."""
        self.rule = rule


def placement_of_fields(fields: dict[str, Any]) -> int:
    """Returns the placement of an action's `track` or `spurs`, 0 if there is no such face."""
    if "track" in fields:
        return FACES.of_track(fields["track"])
    return FACES.of_spurs(fields["spurs"])


def check_lay(survey: Survey, label: str, placement: int, gate: Gatekeeper) -> Refusal | None:
    """Returns why the builder may not lay the placement there; money is not looked at."""
    track = survey.track
    ground = track.map
    hex = ground.hex(label)
    if hex < 0:
        return Refusal("build/no-hex", f"There is no hex {short(label)} on this board.", "ST-4.4")
    if ground.kind[hex] == WATER:
        return Refusal("build/water", f"{label} is water; no track is laid there.", "ST-4.4")
    if track.is_city(hex):
        return Refusal(
            "build/city",
            f"{ground.place(hex)} is a city; track is laid around it, not on it.",
            "ST-4.4",
        )
    if placement == 0:
        return Refusal(
            "build/no-face", "No face of a tile, however it is turned, shows that.", "ST-1.7"
        )
    survey.look(hex)
    is_town_tile = placement > LAST_COMPLEX
    if track.is_town(hex) != is_town_tile:
        return Refusal(
            "build/town-tile",
            f"{ground.place(hex)} is a town and takes only town tiles."
            if track.is_town(hex)
            else f"{label} is no town; town tiles go only on towns.",
            "ST-4.7",
        )
    if is_town_tile:
        refusal = _check_spurs(survey, hex, placement, gate)
    elif track.tile[hex] == 0:
        refusal = _check_segments(survey, hex, ground.faces.track(placement), gate)
        if refusal is None and survey.in_one_piece:
            refusal = _check_one_piece(survey, placement)
    else:
        refusal = _check_change(survey, hex, placement, gate)
    if refusal is None and not survey.in_supply(hex, placement):
        key = ground.tile_key[placement]
        name = ground.tile_keys[key] if key >= 0 else "that face"
        refusal = Refusal("build/no-tile-left", f"No tile with {name} is left.", "ST-1.7")
    return refusal


def _check_edge(survey: Survey, hex: i64, edge: i64, gate: Gatekeeper) -> Refusal | None:
    """Returns why new track may not point over an edge (ST-4.4, ST-4.5)."""
    if survey.may >> edge & 1 != 0:
        return None
    track = survey.track
    ground = track.map
    beyond = ground.across[hex * 8 + edge]
    where = f"The {EDGES[edge]} edge of {ground.place(hex)}"
    if beyond == NOWHERE:
        return Refusal("build/off-map", f"{where} leads off the map.", "ST-4.4")
    if ground.kind[beyond >> 3] == WATER:
        return Refusal("build/into-water", f"{where} leads into water.", "ST-4.4")
    if ground.way[hex] >> edge & 1 == 0:
        return Refusal("build/blocked", f"{where} is blocked.", "ST-4.4")
    return Refusal(
        "build/joins-rival",
        f"{where} meets track of {gate.rival}; it may not be joined end to end.",
        "ST-4.5",
    )


def _check_segments(
    survey: Survey, hex: i64, segments: list[list[int]], gate: Gatekeeper
) -> Refusal | None:
    """Returns why these new segments may not be laid on a hex."""
    for a, b in segments:
        refusal = _check_edge(survey, hex, a, gate) or _check_edge(survey, hex, b, gate)
        if refusal is not None:
            return refusal
    faces = survey.track.map.faces
    for a, b in segments:
        pair = faces.pair[a * 8 + b]
        if survey.loops >> pair & 1 != 0:
            return _loop(survey, survey.starts[a])
        if survey.segments(63) >> pair & 1 == 0:
            return _unconnected(survey, hex, 1 << a | 1 << b, gate)
    return None


def _check_one_piece(survey: Survey, placement: int) -> Refusal | None:
    """Returns why a first tile would leave the track in two pieces (BA-4.3)."""
    faces = survey.track.map.faces
    one, two = faces.first[placement], faces.second[placement]
    if two == NO_PAIR or survey.sharing(one) >> two & 1 != 0:
        return None
    return Refusal(
        "build/two-pieces",
        "A first build may not leave the track in two pieces.",
        "BA-4.3",
    )


def _loop(survey: Survey, stop: i64) -> Refusal:
    place = survey.track.map.place(stop)
    return Refusal("build/loop", f"The link would lead from {place} back to {place}.", "ST-4.6")


def _unconnected(survey: Survey, hex: i64, edges: i64, gate: Gatekeeper) -> Refusal:
    """Returns the refusal of new track that grows from nothing of the builder's (ST-4.5)."""
    track = survey.track
    ground = track.map
    for edge in range(6):
        if edges >> edge & 1 != 0:
            beyond = ground.across[hex * 8 + edge]
            if track.cities[hex] >> edge & 1 != 0:
                city = ground.place(beyond >> 3)
                return Refusal("build/not-from-here", f"{city}: {gate.reason}", gate.rule)
            if track.faced[hex] >> edge & 1 != 0:
                return _out_of_reach(survey, track.link[beyond], gate)
    if track.is_town(hex):
        return Refusal(
            "build/no-link-in-town",
            f"The builder owns no link in {ground.place(hex)}; at least one new spur must meet "
            "a city or the builder's own track.",
            "ST-4.5",
        )
    return Refusal(
        "build/not-connected",
        f"The new track on {ground.place(hex)} must leave a city or extend own track.",
        "ST-4.5",
    )


def _out_of_reach(survey: Survey, link: i64, gate: Gatekeeper) -> Refusal:
    track = survey.track
    stop = track.start[link] >> 3
    place = track.map.place(stop)
    if track.is_city(stop):
        return Refusal("build/not-from-here", f"{place}: {gate.reason}", gate.rule)
    return Refusal(
        "build/unowned-out-of-reach",
        f"Nobody owns this track, but it begins in the town {place}, where no link of the "
        "builder ends.",
        "ST-4.5",
    )


def _check_spurs(survey: Survey, hex: i64, placement: i64, gate: Gatekeeper) -> Refusal | None:
    """Returns why a town tile may not be laid or grow so (ST-4.7)."""
    track = survey.track
    faces = track.map.faces
    tile = track.tile[hex]
    old = faces.edges[tile]
    new = faces.edges[placement]
    if old & ~new != 0 or old == new:
        return Refusal(
            "build/town-keeps-spurs",
            f"A bigger tile in {track.map.place(hex)} keeps every spur and adds at least one.",
            "ST-4.7",
        )
    added = new & ~old
    for edge in range(6):
        if added >> edge & 1 != 0:
            refusal = _check_edge(survey, hex, edge, gate)
            if refusal is not None:
                return refusal
    if added & ~survey.spur_edges(hex) != 0:
        return _loop(survey, hex)
    if added & survey.roots == 0 and not track.owns_at(survey.owner, hex):
        return _unconnected(survey, hex, added, gate)
    return None


def _check_change(survey: Survey, hex: i64, placement: i64, gate: Gatekeeper) -> Refusal | None:
    """Returns why a tile may not be improved or redirected so (ST-4.8)."""
    track = survey.track
    faces = track.map.faces
    tile = track.tile[hex]
    one, two = faces.first[tile], faces.second[tile]
    new_one, new_two = faces.first[placement], faces.second[placement]
    kept = {int(one), int(two)} & {int(new_one), int(new_two)}
    if tile == placement:
        return Refusal("build/no-change", "The tile lies there just so already.", "ST-4.8")
    if two == NO_PAIR and new_two != NO_PAIR:
        if one not in kept:
            return Refusal(
                "build/keeps-segments",
                "A complex tile replaces a simple one only if the old segment stays exactly.",
                "ST-4.8",
            )
        added = new_two if new_one == one else new_one
        segment = [int(faces.low[added]), int(faces.high[added])]
        return _check_segments(survey, hex, [segment], gate)
    kept.discard(NO_PAIR)
    if (two == NO_PAIR) != (new_two == NO_PAIR) or (two != NO_PAIR and len(kept) != 1):
        return Refusal(
            "build/redirect-one",
            "Redirecting changes exactly one segment and keeps the other; nothing is added "
            "or removed.",
            "ST-4.8",
        )
    changed = two if one in kept else one
    turned = new_two if new_one in kept else new_one
    return _check_redirect(survey, hex, changed, turned, gate)


def _check_redirect(
    survey: Survey, hex: i64, changed: i64, turned: i64, gate: Gatekeeper
) -> Refusal | None:
    """Returns why one segment may not be turned into another (ST-4.8)."""
    track = survey.track
    faces = track.map.faces
    link = track.link[hex * 8 + faces.low[changed]]
    if not track.ends_with(link, hex, changed):
        return Refusal(
            "build/not-last-tile",
            "Only the last tile of an incomplete link can be redirected.",
            "ST-4.8",
        )
    if track.owner[link] not in (NOBODY, survey.owner):
        return Refusal(
            "build/rivals-link",
            f"This link belongs to {gate.rival}; until it becomes unowned nobody else may use it.",
            "ST-4.11",
        )
    if not survey.may_extend(link):
        return _out_of_reach(survey, link, gate)
    leaves = track.end[link] & 7
    stays = faces.high[changed] if faces.low[changed] == leaves else faces.low[changed]
    ends = [faces.low[turned], faces.high[turned]]
    if stays not in ends:
        return Refusal(
            "build/keeps-entry",
            f"A redirected segment keeps the edge it came in by, {EDGES[stays]}.",
            "ST-4.8",
        )
    edge = ends[1] if ends[0] == stays else ends[0]
    refusal = _check_edge(survey, hex, edge, gate)
    if refusal is None and survey.turns(hex, changed, 63) >> turned & 1 == 0:
        refusal = _loop(survey, track.start[link] >> 3)
    return refusal
