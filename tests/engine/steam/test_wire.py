"""ST §12: the wire forms, what the view holds, and states as JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.steam.game import Steam

GAME = Steam(LIBRARY)
BOARD = """
R2      .       .       B3
    .       ~       ^       .
.       o       .       .
    .       .       o~      .
Y2      ^       .       .
    .       .       #       P2
.       o       .       .
    R1      .       .       .
.       .       B1      o
"""


def seeded(draw: Callable[..., str], seed: int, seats: Any = 4, **options: Any) -> Any:
    board = LIBRARY.parse("steam", draw(BOARD))
    return GAME.set_up(list("ABCDEF"[:seats]), board, seed, options)


def test_faces_are_listed_ascending_and_taken_in_any_order(table: MakeTable) -> None:
    t = table(BOARD).to_build().rich()
    t.play("lay", hex="B2", track=[[5, 2]])
    assert t.state.actions()[-1].to_json() == {
        "seat": 0,
        "type": "lay",
        "hex": "B2",
        "track": [[2, 5]],
    }
    t.play("lay", hex="C3", spurs=[3, 5, 1])
    assert t.state.actions()[-1].fields() == {"hex": "C3", "spurs": [1, 3, 5]}
    assert t.view["hexes"]["C3"] == {"spurs": [1, 3, 5], "owners": [0, 0, 0]}


def test_a_complex_face_in_any_order(table: MakeTable) -> None:
    t = table(".       R2\n    .       .\nB2      .       Y2\n    .       .\n.       P2").to_build()
    t.rich().lay("C3 0-3", "B2 4-2")
    for track in ([[0, 3], [1, 5]], [[5, 1], [3, 0]]):
        assert t.refusal("lay", hex="C3", track=track) == "OK"
    t.play("lay", hex="C3", track=[[5, 1], [3, 0]])
    assert t.state.actions()[-1].fields()["track"] == [[0, 3], [1, 5]]
    assert t.view["hexes"]["C3"]["owners"] == [0, 0]


def test_fields_of_steam_barons_are_refused(table: MakeTable) -> None:
    t = table(BOARD)
    t.give(0, locomotive=6)
    assert t.refusal("pass", company="red") == "ST-3.1"
    t.to_build().rich()
    assert t.refusal("done", company="red") == "ST-4.1"
    assert t.refusal("lay", company="red", hex="B2", track=[[5, 2]]) == "ST-4.1"
    assert t.refusal("connect", company="red", hexes=["A1", "A3"]) == "ST-4.1"
    assert t.refusal("sell", company="red", count=1) == "ST-4.1"


def test_a_log_action_of_a_delivery_outlives_the_network(table: MakeTable) -> None:
    text = "R1      .\n    .\n.       B1"
    t = table(text, cubes={"A1": "b"}).to_build("engineer").rich()
    t.lay("B2 5-2").end_builds()
    while t.seat != 0:
        t.leave()
    (delivery,) = [a for a in t.state.legal_actions() if a.type == "deliver"]
    t.state.apply(delivery)
    t.score("vp").end_moves()
    assert t.state.network is None
    assert delivery.to_json() == {
        "seat": 0,
        "type": "deliver",
        "from": "A1",
        "color": "blue",
        "route": [["A1", 2]],
    }


@pytest.mark.parametrize(("rules", "seats"), [("base", 3), ("standard", 5)])
def test_the_view_holds_what_is_promised(draw: Callable[..., str], rules: str, seats: int) -> None:
    draws = random.Random(3)
    state = seeded(draw, 11, seats, rules=rules)
    phases = set()
    while not state.is_over:
        view = state.view()
        phases.add(view["phase"])
        assert json.loads(json.dumps(view)) == view
        assert view.keys() >= {
            *("turn", "phase", "order", "to_act", "players", "hexes", "links", "cities"),
            *("supply", "tiles_left", "new_cities", "growth_markers"),
        }
        assert len(view["players"]) == seats
        for player in view["players"]:
            assert player.keys() >= {
                *("money", "income", "vp", "locomotive", "tile", "bankrupt"),
            }
        for link in view["links"]:
            assert link.keys() >= {"id", "ends", "hexes", "owner", "complete"}
            assert len(link["ends"]) == 2
        for city in view["cities"]:
            assert city.keys() >= {"hex", "color", "cubes", "grown", "new"}
        if view["phase"] == "auction":
            assert view["auction"].keys() >= {"bid", "bidder", "in"}
        assert view == state.view(0) == state.view(seats - 1)
        state.apply(draws.choice(state.legal_actions()))
    assert state.view()["phase"] == "over"
    assert phases >= {"tiles", "build"}


def test_no_view_shows_the_seed(draw: Callable[..., str]) -> None:
    state = seeded(draw, 987654321)
    assert "987654321" not in json.dumps(state.view())


@pytest.mark.parametrize("seed", range(4))
def test_a_state_in_json_goes_on_the_same(draw: Callable[..., str], seed: int) -> None:
    draws = random.Random(seed)
    rules = ["base", "standard"][seed % 2]
    state = seeded(draw, seed, 3 + seed, rules=rules)
    while not state.is_over:
        again = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json()
        assert again.view() == state.view()
        assert again.legal_actions() == state.legal_actions()
        again.invariants()
        twin = state.copy()
        action = draws.choice(state.legal_actions())
        told = state.apply(action)
        assert again.apply(gs.Action.from_json(action.to_json())) == told
        assert again.to_json() == state.to_json()
        assert twin.to_json() != state.to_json()
        twin.apply_unchecked(action)
        assert twin.to_json() == state.to_json()


def test_the_same_seed_gives_the_same_game(draw: Callable[..., str]) -> None:
    a, b = seeded(draw, 5), seeded(draw, 5)
    assert a.to_json() == b.to_json()
    assert a.to_json() != seeded(draw, 6).to_json()
    assert [action.type for action in a.actions()] == ["deal", "order"]


def test_the_drawn_deal_of_a_seed_is_stable(draw: Callable[..., str]) -> None:
    """What a seed draws must stay the same for ever."""
    view = seeded(draw, 1).view()
    assert {city["hex"]: "".join(cube[0] for cube in city["cubes"]) for city in view["cities"]} == {
        "A1": "bg",
        "G1": "bpg",
        "A5": "bb",
        "H6": "yg",
        "B8": "g",
        "E9": "p",
    }
    assert view["order"] == [1, 2, 0, 3]
