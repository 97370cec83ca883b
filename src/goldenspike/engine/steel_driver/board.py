"""The board of Steel Driver, packed for play: locations and routes as small numbers.

Locations are numbered in alphabetical order of their ids and routes in order of their
two ends, so that comparing numbers compares names (SD-4.8, and the order of chains).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COMPANIES: Final = ["red", "blue", "green", "yellow", "purple", "black"]
"""The companies in box order, unless a board names its own (SD-1.1)."""

COLORS: Final = ["white", "black", "silver", "orange", "red"]
"""The colours of goods cubes (SD-1.2)."""


class Board:
    """What the rules need of a board; `content` is the well-formed file, parsed."""

    def __init__(self, content: dict[str, Any]) -> None:
        places = sorted(content["location"], key=lambda place: str(place["id"]))
        self.locations: list[str] = [place["id"] for place in places]
        """The ids, in alphabetical order."""
        self.names: list[str] = [place["name"] for place in places]
        self.location_numbers: dict[str, int] = {
            id: number for number, id in enumerate(self.locations)
        }
        self.value: vec[i64] = vec[i64]([int(place["value"]) for place in places])
        """Dollars a company earns by joining the location (SD-4.9)."""
        self.color: vec[i64] = vec[i64]([COLORS.index(place["color"]) for place in places])
        self.is_start: vec[i64] = vec[i64]([int(place["kind"] == "start") for place in places])

        numbers = self.location_numbers
        routes = sorted(
            (
                min(numbers[route["a"]], numbers[route["b"]]),
                max(numbers[route["a"]], numbers[route["b"]]),
                int(route["cost"]),
            )
            for route in content["route"]
        )
        self.routes: int = len(routes)
        self.end_a: vec[i64] = vec[i64]([route[0] for route in routes])
        """The alphabetically smaller end of each route."""
        self.end_b: vec[i64] = vec[i64]([route[1] for route in routes])
        self.cost: vec[i64] = vec[i64]([route[2] for route in routes])
        self.route_numbers: dict[tuple[int, int], int] = {}
        """Routes by their ends, either way round."""
        for number, (a, b, _) in enumerate(routes):
            self.route_numbers[a, b] = number
            self.route_numbers[b, a] = number

        ends = content["transcontinental"]
        self.west: i64 = numbers[ends[0]]
        """The first of the two locations that the transcontinental link joins (SD-4.12)."""
        self.east: i64 = numbers[ends[1]]

        self.companies: list[str] = list(content.get("companies", COMPANIES))
        """Company ids in box order (SD-1.1)."""
        self.company_numbers: dict[str, int] = {
            id: number for number, id in enumerate(self.companies)
        }

        # The routes at location k are near_route[near_first[k]] to near_route[near_first[k+1]-1].
        around: list[list[tuple[int, int]]] = [[] for _ in places]
        for number, (a, b, _) in enumerate(routes):
            around[a].append((b, number))
            around[b].append((a, number))
        firsts = [0]
        for near in around:
            near.sort()
            firsts.append(firsts[-1] + len(near))
        self.near_first: vec[i64] = vec[i64](firsts)
        self.near_location: vec[i64] = vec[i64]([to for near in around for to, _ in near])
        self.near_route: vec[i64] = vec[i64]([route for near in around for _, route in near])

        per_cost = max(1, sum(route[2] for route in routes)) / max(1, len(routes))
        self.dollars_per_cube: float = (
            sum(int(place["value"]) for place in places) / len(places) / per_cost
        )
        """What a cube spent on track earns on average; for estimates only."""

    def location(self, id: str) -> int:
        """Returns the number of a location, -1 if there is none of that id."""
        return self.location_numbers.get(id, -1)

    def company(self, id: str) -> int:
        """Returns the number of a company, -1 if there is none of that id."""
        return self.company_numbers.get(id, -1)

    def route(self, a: int, b: int) -> int:
        """Returns the number of the route between two locations, -1 if there is none."""
        return self.route_numbers.get((a, b), -1)

    def stretch(self, route: int) -> str:
        """Returns the names of a route's ends, for sentences."""
        return f"{self.names[self.end_a[route]]}-{self.names[self.end_b[route]]}"
