"""Random play of Steam Barons against the slow reference: every tile and delivery listed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.engine.conftest import Reference
from tests.engine.steam_barons.conftest import MakeTable

BOARDS = {
    "ports": """
R2!     .       .       K1
    .       .       M       .
.       o       Y2      B1
    P1      Y1      .       .
.       .       o       .
    .       R1      ~       .
K1!     .       .       Y1
""",
    "pairs": """
R2      .       o       K1
    B2      .       .       .
.       .       .       B1
    .       o       P1      .
.       .       .       Y2
    .       R1      ~       .
K1      .       .       .
""",
}


def chosen(legal: list[Any], draws: random.Random) -> Any:
    """An action that keeps companies alive: bid little, build much, deliver, sell little."""
    weights = {"deliver": 40.0, "pass": 3.0, "bid": 6.0, "buy": 3.0, "done": 1.0, "sell": 1.0}
    kinds = [action.type for action in legal]
    chances = [
        weights.get(kind, 30.0) / (1 if kind == "deliver" else kinds.count(kind)) for kind in kinds
    ]
    for k, action in enumerate(legal):
        if action.type == "sell":
            chances[k] = 1 / (1 + 4 * action.fields()["count"])
        elif action.type == "bid":
            chances[k] = 1 / action.fields()["amount"]
    return draws.choices(legal, chances)[0]


@pytest.mark.parametrize(("board", "seats"), [(board, n) for board in BOARDS for n in (2, 4, 6)])
def test_random_play_agrees_with_the_reference(
    table: MakeTable, reference: type[Reference], board: Any, seats: Any
) -> None:
    draws = random.Random(f"{board} {seats}")
    blocked = '[[blocked]]\nhex = "C3"\nedge = 3\n'
    t = table(BOARDS[board], blocked, seats=seats)
    content = t.state.header.board.content
    builds = deliveries = connections = 0
    while not t.state.is_over:
        state = t.state
        if state.chance_due is not None:
            state.apply(state.sample_chance(draws))
            continue
        view = state.view()
        legal = state.legal_actions()
        assert len({action.key() for action in legal}) == len(legal)
        name = view["company"]
        if view["phase"] == "build":
            company = view["companies"][name]
            state.treasury[state.company] = max(company["treasury"], draws.choice([0, 4, 25]))
            company = state.view()["companies"][name]
            seen = reference(view, content)
            assert seen.agrees_on_links()
            builds += 1
            legal = state.legal_actions()
            budget = company["treasury"] + 5 * company["display"]
            if builds % 2 == 0:
                lays = seen.lays(name, budget)
                assert seen.listed(legal) == lays
                if builds % 10 == 0:
                    for hex, pieces, fields in seen.faces():
                        action = t._action("lay", None, {"company": name, **fields})
                        refused = state.check(action) is not None
                        assert refused == ((hex, pieces) not in lays), fields
            pairs = {tuple(a.fields()["hexes"]) for a in legal if a.type == "connect"}
            assert pairs == connectable(seen, name, budget)
            connections += len(pairs) > 0
        elif view["phase"] == "move":
            seen = reference(view, content)
            listed = seen.listed_deliveries(legal)
            assert listed == seen.deliveries(name, 99)
            deliveries += len(listed) > 0
        action = chosen(legal, draws)
        assert state.check(action) is None
        state.apply(action)
        state.invariants()
    assert builds > 20
    assert deliveries > 4
    assert connections > 2


def connectable(seen: Any, company: str, budget: int) -> set[tuple[str, str]]:
    """The pairs of neighbouring cities that a company may join (BA-4.5)."""
    joined = {frozenset(link["ends"]) for link in seen.view["links"] if not link["hexes"]}
    return {
        tuple(sorted([city, seen.beyond(city, edge)]))
        for city in seen.cities
        for edge in range(6)
        if seen.beyond(city, edge) in seen.cities
        and (city, edge) not in seen.blocked
        and frozenset([city, seen.beyond(city, edge)]) not in joined
        and (seen.may_leave(company, city) or seen.may_leave(company, seen.beyond(city, edge)))
        and budget >= 3
    }
