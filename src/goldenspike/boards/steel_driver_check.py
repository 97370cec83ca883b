"""Judges a board of Steel Driver: first what the game needs, then what players need.

`faults` is what stops a game from being set up. `shortcomings` lets a game begin, but no
board to play on should have them.
"""

from __future__ import annotations

from typing import Any

from goldenspike.boards.schema_check import entry_name, schema_faults

Content = dict[str, Any]


def faults(content: Content) -> list[str]:
    """Returns every fault for which no game can be played on the board, each with its place."""
    found = schema_faults("steel-driver", content)
    if found:
        return found
    return [
        *_players(content),
        *_companies(content),
        *_locations(content),
        *_routes(content),
        *_transcontinental(content),
        *_art(content),
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
    starts = [place["id"] for place in content["location"] if place["kind"] == "start"]
    if not starts:
        found.append("board: no location is a start, so no company could ever build")
    reached = reachable(content, starts or [content["location"][0]["id"]])
    for index, place in enumerate(content["location"]):
        if place["id"] not in reached:
            found.append(
                f"{entry_name('location', index, place)}: unreachable, "
                "no chain of routes leads here from a start location"
            )
    first, second = content["transcontinental"]
    if second not in reachable(content, [first]):
        found.append(f"transcontinental: no chain of routes joins {first} and {second}")
    return found


def reachable(content: Content, starts: list[str]) -> set[str]:
    """Returns the ids of all locations that routes join with the starts, these included."""
    near = neighbours(content)
    reached = set(starts)
    waiting = list(starts)
    while waiting:
        fresh = [place for place in near[waiting.pop()] if place not in reached]
        reached.update(fresh)
        waiting += fresh
    return reached


def neighbours(content: Content) -> dict[str, list[str]]:
    """Returns the locations next to each location, by id."""
    near: dict[str, list[str]] = {place["id"]: [] for place in content["location"]}
    for route in content["route"]:
        near[route["a"]].append(route["b"])
        near[route["b"]].append(route["a"])
    return near


def _players(content: Content) -> list[str]:
    fewest, most = content["players"]
    return [f"players: {fewest} to {most} is no range"] if fewest > most else []


def _companies(content: Content) -> list[str]:
    companies = content.get("companies", [])
    if len(set(companies)) < len(companies):
        return ["companies: the six ids must differ"]
    return []


def _locations(content: Content) -> list[str]:
    found: list[str] = []
    first_with: dict[str, int] = {}
    on_globe = "lon" in content["location"][0] or "lat" in content["location"][0]
    wanted, unwanted = (("lon", "lat"), ("x", "y")) if on_globe else (("x", "y"), ("lon", "lat"))
    for index, place in enumerate(content["location"]):
        name = entry_name("location", index, place)
        earlier = first_with.setdefault(place["id"], index)
        if earlier != index:
            found.append(f"{name}: duplicate id, location {earlier + 1} has it already")
        found += [
            f"{name}: lacks '{key}'; every location has lon and lat, or x and y"
            for key in wanted
            if key not in place
        ]
        found += [
            f"{name}: has '{key}', but the first location has {' and '.join(wanted)}"
            for key in unwanted
            if key in place
        ]
    return found


def _routes(content: Content) -> list[str]:
    found: list[str] = []
    ids = {place["id"] for place in content["location"]}
    first_with: dict[tuple[str, str], int] = {}
    for index, route in enumerate(content["route"]):
        name = entry_name("route", index, route)
        a, b = route["a"], route["b"]
        found += [
            f"{name}: leads to nowhere, there is no location '{end}'"
            for end in dict.fromkeys((a, b))
            if end not in ids
        ]
        if a == b:
            found.append(f"{name}: joins a location with itself")
            continue
        earlier = first_with.setdefault((min(a, b), max(a, b)), index)
        if earlier != index:
            found.append(f"{name}: duplicate, route {earlier + 1} joins the same locations")
    return found


def _transcontinental(content: Content) -> list[str]:
    ids = {place["id"] for place in content["location"]}
    ends = content["transcontinental"]
    found = [f"transcontinental: there is no location '{end}'" for end in ends if end not in ids]
    if ends[0] == ends[1]:
        found.append("transcontinental: the two ends must differ")
    return found


def _art(content: Content) -> list[str]:
    ids = {place["id"] for place in content["location"]}
    art = content.get("art", {})
    found = [
        f"art, {table}: there is no location '{id}'"
        for table in ("nudge", "label")
        for id in art.get(table, {})
        if id not in ids
    ]
    window = art.get("window")
    if window and (window[0] >= window[2] or window[1] >= window[3]):
        found.append("art, window: must be west, south, east, north")
    if "outline" in art and "lon" not in content["location"][0]:
        found.append("art, outline: needs locations with lon and lat")
    if window and "lon" in content["location"][0]:
        west, south, east, north = window
        if west < -180 or east > 180 or south < -85 or north > 85:
            found.append("art, window: lies off the globe")
    return found
