"""The densest boards the checker takes are played in bounded time, both games (ST-5.3, BA-5.2).

Cities lie everywhere with one hex of land between them, and straight track joins them all.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.shared.hex_labels import write_label
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.shared.ways import ALWAYS, MOST_DELIVERIES, MOST_WAYS, Ways
from goldenspike.engine.steam.deliveries import Deliveries as SteamDeliveries
from goldenspike.engine.steam.game import SteamState
from goldenspike.engine.steam_barons.deliveries import Deliveries as BaronsDeliveries
from goldenspike.engine.steam_barons.game import SteamBaronsState
from goldenspike.judgement import knowledge_of

GENEROUS = 20.0
"""Seconds of the processor for what takes a fraction of one, even interpreted."""

COLORS = ("red", "blue", "yellow", "purple")


def lattice(game: str, size: int, colors: tuple[str, ...]) -> str:
    """The TOML of a board with a city on every second hex, both ways, and land between."""
    hexes = [
        (column, row)
        for column in range(1, 2 * size + 2)
        for row in range(2 + column % 2, 4 * size + 4, 2)
    ]
    cities = [h for h in hexes if h[0] % 2 == 0 and (h[1] - h[0]) % 4 == 0]
    land = [hex for hex in hexes if hex not in cities]
    assert len(cities) <= 60
    lines = [
        f'game = "{game}"',
        'id = "lattice"',
        'title = { en = "Lattice" }',
        "players = [2, 6]",
        "[hexes]",
        "plain = [",
        *(f'"{write_label(hex)}",' for hex in land),
        "]",
        "[tiles]",
        '"0-3|0-4" = 500',
    ]
    for number, hex in enumerate(cities):
        lines += [
            "[[city]]",
            f'hex = "{write_label(hex)}"',
            f'name = "City {number}"',
            f'color = "{colors[number % len(colors)]}"',
            "cubes = 1",
        ]
    return "\n".join(lines) + "\n"


def join_all(state: Any, owners: list[int]) -> None:
    """Lays straight track between all neighbouring cities, for each of the owners in turn."""
    ground = state.map
    laid = 0
    for hex in range(ground.hexes):
        for edge in range(3):
            both = 1 << edge | 1 << edge + 3
            if state.track.tile[hex] == 0 and state.track.cities[hex] & both == both:
                placement = 1 + ground.faces.pair[edge * 8 + edge + 3]
                state.track.lay(owners[laid % len(owners)], hex, placement, None)
                laid += 1


def pass_on(state: Any, phase: str) -> None:
    """Does as little as may be done until a phase begins; somebody buys every company's share."""
    while state.view()["phase"] != phase:
        actions = state.legal_actions()
        wanted = ("bid", "done", "buy", "take", "capital", "pass", "grow", "urbanize", "lay")
        state.apply(min(actions, key=lambda action: wanted.index(action.type)))


def steam(colors: tuple[str, ...], owners: list[int]) -> SteamState:
    state = gs.game("steam").set_up(
        list("ABCDEF"), LIBRARY.parse("steam", lattice("steam", 6, colors)), 1
    )
    assert isinstance(state, SteamState)
    pass_on(state, "build")
    join_all(state, owners)
    for seat in range(6):
        state.locomotive[seat] = 6
    pass_on(state, "move")
    return state


def barons(colors: tuple[str, ...], owners: list[int]) -> SteamBaronsState:
    """Owner 0 is here the first company in order."""
    board = LIBRARY.parse("steam-barons", lattice("steam-barons", 6, colors))
    state = gs.game("steam-barons").set_up(list("ABC"), board, 1)
    assert isinstance(state, SteamBaronsState)
    pass_on(state, "build")
    first = int(state.order[0])
    join_all(state, [first if owner == 0 else owner for owner in owners])
    pass_on(state, "move")
    return state


@pytest.fixture
def in_time() -> Iterator[None]:
    began = time.process_time()
    yield
    assert time.process_time() - began < GENEROUS


def ways_of(state: Any) -> Ways:
    """The ways of whoever is on turn."""
    if isinstance(state, SteamState):
        network, seat = state.network, state.actor
        assert network is not None
        return SteamDeliveries(network, state.cubes, state.color, seat, state.locomotive[seat])
    assert state.network is not None
    return BaronsDeliveries(state.network, state.cubes, state.company)


def ask_everything(state: Any) -> list[gs.Action]:
    """Asks a position whatever can be asked; returns the deliveries."""
    (seat,) = state.to_act
    listed = [action for action in state.legal_actions() if action.type == "deliver"]
    state.view(seat)
    knowledge_of(state.game.id).outlook(state)
    state.copy()
    for action in (listed[0], listed[len(listed) // 2], listed[-1]):
        assert state.check(action) is None
        state.copy().apply(gs.Action.from_json(action.to_json()))
    return listed


@pytest.mark.usefixtures("in_time")
@pytest.mark.parametrize("owners", [[0], [0, NOBODY]])
def test_BA_5_2_a_company_has_a_bounded_choice_on_the_densest_board(owners: list[int]) -> None:
    state = barons(COLORS, owners)
    listed = ask_everything(state)
    assert 1_000 < len(listed) <= MOST_DELIVERIES
    ways = ways_of(state)
    longest = ways.longest()
    assert ALWAYS < longest < 20
    assert max(len(action.fields()["route"]) for action in listed) == longest
    assert ways.look(longest)
    assert 0 <= ways.room < MOST_WAYS
    assert not ways.look(longest + 1)
    assert ways.room == -1, "it has stopped at once"


@pytest.mark.usefixtures("in_time")
def test_BA_5_2_a_way_longer_than_those_that_count_is_refused() -> None:
    state = barons(COLORS, [0])
    longest = int(ways_of(state).longest())
    action = max(
        (action for action in state.legal_actions() if action.type == "deliver"),
        key=lambda action: len(action.fields()["route"]),
    )
    network = state.network
    assert network is not None
    fields = action.to_json()
    # Go on from before the last link by a detour to a stop beside the destination.
    longer = detour(state, fields["route"], fields["color"])
    refused = state.check(gs.Action.from_json({**fields, "route": longer}))
    assert len(longer) == longest + 1
    assert refused is not None
    assert (refused.code, refused.rule) == ("deliver/too-many-ways", "BA-5.2")


def detour(state: SteamBaronsState, route: list[Any], color: str) -> list[Any]:
    """The route with one of its links replaced by two, over a city that it does not visit."""
    network, ground = state.network, state.map
    assert network is not None
    stops = [int(ground.stop[ground.hex(label)]) for label, _ in route]
    stops.append(int(network.to[stops[-1] * 8 + route[-1][1]]))
    colors = ["red", "blue", "yellow", "purple", "gray", "black"]
    for k in range(len(route)):
        for one in range(6):
            middle = int(network.to[stops[k] * 8 + one])
            if middle in stops or middle < 0 or colors[int(ground.color[middle])] == color:
                continue
            for two in range(6):
                if network.to[middle * 8 + two] == stops[k + 1]:
                    label = ground.labels[ground.stop_hex[middle]]
                    return [*route[:k], [route[k][0], one], [label, two], *route[k + 1 :]]
    raise AssertionError("there is no detour")


@pytest.mark.usefixtures("in_time")
def test_BA_5_2_cubes_without_a_city_of_their_colour_cost_nothing() -> None:
    state = barons(("black",), [0])  # no black cube can be meant for anybody else's city
    network = state.network
    assert network is not None
    cubes = state.cubes[:]
    for stop in range(state.map.stops):
        cubes[stop] = 1  # a red one
    ways = BaronsDeliveries(network, cubes, state.company)
    assert not ways.any()
    assert ways.all() == []
    assert ways.room == MOST_WAYS, "nothing is tried"


@pytest.mark.usefixtures("in_time")
def test_BA_5_2_one_far_city_leaves_only_the_ways_that_count() -> None:
    state = barons(("black",) * 35 + ("red",), [0])
    network = state.network
    assert network is not None
    cubes = state.cubes[:]
    for stop in range(state.map.stops):
        cubes[stop] = 0
    cubes[0] = 1
    ways = BaronsDeliveries(network, cubes, state.company)
    assert ways.any() == (len(ways.all()) > 0)
    assert ways.room >= 0


@pytest.mark.usefixtures("in_time")
@pytest.mark.parametrize("owners", [[0], [0, 1, 2, 3, 4, 5], [0, NOBODY]])
def test_ST_5_3_a_mover_has_a_bounded_choice_on_the_densest_board(owners: list[int]) -> None:
    state = steam(COLORS, owners)
    state.actor = 0
    listed = ask_everything(state)
    assert 1_000 < len(listed) <= MOST_DELIVERIES
    assert ways_of(state).longest() <= 6


@pytest.mark.usefixtures("in_time")
def test_ST_5_3_two_colours_leave_more_ways_than_may_be_chosen_from() -> None:
    state = steam(("red",) + ("blue",) * 8, [0])
    cubes = state.cubes[:]
    for stop in range(state.map.stops):
        cubes[stop] = 1
    network = state.network
    assert network is not None
    ways = SteamDeliveries(network, cubes, state.color, 0, 6)
    longest = ways.longest()
    assert ALWAYS < longest <= 6
    assert len(ways.all()) <= MOST_DELIVERIES
    assert ways.room >= 0


def test_ST_5_3_a_choice_that_is_small_is_whole() -> None:
    for game, colors in (("steam", COLORS), ("steam-barons", COLORS)):
        state: Any = steam(colors, [0]) if game == "steam" else barons(colors, [0])
        ways = ways_of(state)
        assert ways.are_clearly_few(1)
        assert not ways.are_clearly_few(12)
        for length in (1, 2, 3):
            assert ways.look(length)
        assert ways.look(3)
        found = [code for code in ways.all() if code >> 22 < 8**3]
        ways.look(3)
        assert sorted(found) == sorted(ways.found)
