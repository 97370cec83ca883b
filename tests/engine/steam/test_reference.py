"""Random play of Steam against the slow reference: every tile and every delivery listed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.engine.conftest import Reference
from tests.engine.steam.conftest import MakeTable

import goldenspike as gs

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


def chosen(legal: list[gs.Action], types: list[str], draws: random.Random) -> int:
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
def test_random_play_agrees_with_the_reference(
    table: MakeTable, reference: type[Reference], board: Any, seats: Any, rules: Any, seed: Any
) -> None:
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
            seen = reference(view, content)
            assert seen.agrees_on_links()
            builds += 1
            if builds % 3 == 0 and view["build"]["tiles_left"]:
                player = view["players"][seat]
                budget = player["money"]
                if rules == "base":
                    budget += 5 * (player["income"] + 10 + player["vp"] // 2)
                lays = seen.lays(seat, budget)
                assert seen.listed(legal) == lays
                if builds % 15 == 0:
                    for hex, pieces, fields in seen.faces():
                        refused = state.check(t._action("lay", None, fields)) is not None
                        assert refused == ((hex, pieces) not in lays), fields
        elif view["phase"] == "move":
            level = view["players"][seat]["locomotive"]
            listed = reference(view, content).listed_deliveries(legal)
            assert listed == reference(view, content).deliveries(seat, level)
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
