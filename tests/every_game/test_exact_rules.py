"""In every phase every action of another moment is refused by the rule that forbids just it.

Each row is a moment of a game: the rule that says what is done now, and the actions that another
rule forbids more exactly. What is legal now is left out, as its refusals depend on its fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.every_game.conftest import Variant
from tests.every_game.test_echoes import moments, wanted

import goldenspike as gs
from goldenspike.engine import wire

SAMPLES: dict[str, Any] = {
    wire.TEXT: "red",
    wire.INT: 1,
    wire.FLAG: True,
    wire.INTS: [0],
    wire.TEXTS: ["red"],
    wire.PAIRS: [[0, 1]],
    wire.STOPS: [["A1", 0]],
    wire.SPACE: None,
    wire.CUBES: {"A1": ["red"]},
    wire.SPACES: [["red"]],
}

STEEL_DRIVER = Variant("steel-driver", "usa", 3, {"first": "random"})
BASE = Variant("steam", "northeast", 3, {"rules": "base", "order": "auction"})
STANDARD = Variant("steam", "northeast", 3, {"rules": "standard", "order": "random"})
BARONS = Variant("steam-barons", "eastern-us", 3, {})

DRAWN_BASE = {"deal": "ST-1.1", "order": "ST-1.6", "first_player": "ST-1.6"}
DRAWN_STANDARD = {"deal": "ST-1.1", "order": "ST-10.1", "first_player": "ST-10.1"}
DRAWN_BARONS = {"deal": "BA-1.1", "order": "BA-8.2", "first_player": "BA-1.3"}
IN_BASE = {**DRAWN_BASE, "capital": "ST-8.2"}
IN_STANDARD = {**DRAWN_STANDARD, "capital": "ST-10.3"}
SPECIAL = {"urbanize": "ST-4.9", "grow": "ST-4.10", "lay": "ST-4.1 ST-4.4"}
OWED = {**SPECIAL, "done": "ST-3.2", "pass": "ST-3.2"}
MOVING = {"deliver": "ST-5.3", "improve": "ST-5.2", "score": "ST-5.5"}
IN_BARONS = {
    **DRAWN_BARONS,
    **dict.fromkeys(("grow", "take", "improve"), "BA-1.1"),
    "urbanize": "BA-4.2",
    "capital": "BA-4.6",
    "score": "BA-5.3",
}

Moment = tuple[str | None, str, tuple[str, ...]]
TABLE: list[tuple[Variant, str | None, str, str, str, dict[str, str]]] = [
    # game, what chance owes, phase, a type of action legal now ("" for none), rule, exceptions
    (STEEL_DRIVER, "first_player", "auction", "", "SD-9.1", {"deal": "SD-1.3", "order": "SD-1.3"}),
    (STEEL_DRIVER, None, "auction", "nominate", "SD-9.1", {"bid": "SD-3.1", "pass": "SD-3.1"}),
    (
        *(STEEL_DRIVER, None, "auction", "bid", "SD-9.1"),
        {"nominate": "SD-3.3", "pass_marker": "SD-3.3"},
    ),
    (STEEL_DRIVER, None, "build", "build", "SD-9.1", {"pass": "SD-4.3"}),
    (STEEL_DRIVER, None, "claim", "claim", "SD-9.1", {"pass": "SD-7.4"}),
    (STEEL_DRIVER, None, "over", "", "SD-9.1", {}),
    (BASE, "deal", "auction", "", "ST-1.1", {}),
    (BASE, "order", "auction", "", "ST-1.6", {}),
    (BASE, None, "auction", "bid", "ST-1.6", IN_BASE),
    (BASE, None, "tiles", "take", "ST-3.1", IN_BASE),
    (BASE, None, "build", "done", "ST-4.1", {**IN_BASE, **SPECIAL}),
    (BASE, None, "build", "urbanize", "ST-4.1", {**IN_BASE, **OWED}),
    (BASE, None, "build", "grow", "ST-4.1", {**IN_BASE, **OWED}),
    (BASE, None, "move", "pass", "ST-5.1", {**IN_BASE, **MOVING}),
    (BASE, None, "score", "score", "ST-5.5", IN_BASE),
    (BASE, None, "over", "", "ST-7.1", DRAWN_BASE),
    (STANDARD, "deal", "capital", "", "ST-1.1", {}),
    (STANDARD, "order", "capital", "", "ST-10.1", {}),
    (STANDARD, None, "capital", "capital", "ST-10.3", IN_STANDARD),
    (STANDARD, None, "auction", "bid", "ST-10.4", IN_STANDARD),
    (STANDARD, None, "tiles", "take", "ST-3.1", IN_STANDARD),
    (STANDARD, None, "build", "done", "ST-4.1", {**IN_STANDARD, **SPECIAL}),
    (
        *(STANDARD, None, "move", "pass", "ST-5.1"),
        {**IN_STANDARD, **MOVING},
    ),
    (STANDARD, None, "score", "score", "ST-5.5", IN_STANDARD),
    (STANDARD, None, "build", "urbanize", "ST-4.1", {**IN_STANDARD, **OWED}),
    (STANDARD, None, "build", "grow", "ST-4.1", {**IN_STANDARD, **OWED}),
    (STANDARD, None, "over", "", "ST-7.1", DRAWN_STANDARD),
    (BARONS, "deal", "auction", "", "BA-1.1", {}),
    (BARONS, "order", "auction", "", "BA-1.3", {}),
    (BARONS, "first_player", "auction", "", "BA-1.3", {}),
    (BARONS, None, "auction", "bid", "BA-3.2", IN_BARONS),
    (BARONS, None, "buy", "buy", "BA-3.3", IN_BARONS),
    (BARONS, None, "build", "lay", "BA-4.1", {**IN_BARONS, "connect": "BA-4.5"}),
    (BARONS, None, "move", "deliver", "BA-5.1", IN_BARONS),
    (BARONS, None, "sell", "sell", "BA-7.1", IN_BARONS),
    (BARONS, "order", "sell", "", "BA-8.2", {}),
    (BARONS, None, "over", "", "BA-8.3", DRAWN_BARONS),
]

_known: dict[str, list[tuple[gs.State, Moment]]] = {}


def played(variant: Variant) -> list[tuple[gs.State, Moment]]:
    """A position of every moment of a game."""
    if str(variant) not in _known:
        _known[str(variant)] = [
            (state.copy(), (state.chance_due, state.view()["phase"], wanted(state)))
            for state in moments(variant)
        ]
    return _known[str(variant)]


def tried(state: gs.State, legal: tuple[str, ...]) -> Iterator[gs.Action]:
    """One action of every form of every type that is not legal now."""
    company = state.view().get("company") or "red"
    for name, forms in wire.FORMS.items():
        if name in legal or name == state.chance_due:
            continue
        seat = None if name in wire.CHANCE_TYPES else (*state.to_act, 0)[0]
        for form in forms:
            fields = {field: SAMPLES[kind] for field, kind in form.items()}
            if "company" in fields:
                fields["company"] = company
            yield gs.Action.from_json({"seat": seat, "type": name, **fields})


@pytest.mark.parametrize(
    ("setting", "due", "phase", "legal", "rule", "exact"),
    TABLE,
    ids=[f"{row[0].game.id} {row[4]} {row[1] or row[2]} {row[3]}".rstrip() for row in TABLE],
)
def test_what_is_tried_is_refused_by_the_rule_that_forbids_it(
    setting: Variant, due: str | None, phase: str, legal: str, rule: str, exact: dict[str, str]
) -> None:
    found = [
        (state, moment)
        for state, moment in played(setting)
        if moment[:2] == (due, phase) and (legal in moment[2] or (legal == "" and not moment[2]))
    ]
    assert found, "no such moment was played"
    for state, moment in found:
        for action in tried(state, moment[2]):
            refused = state.check(action)
            assert refused is not None
            expected = exact.get(action.type, rule)
            if (
                setting.game.id == "steam"
                and "company" in action.fields()
                and action.seat is not None
            ):
                expected = rule  # in Steam players act, not companies
            assert refused.rule in expected.split(), (action, refused)


def test_every_moment_stands_in_the_table() -> None:
    for variant in (STEEL_DRIVER, BASE, STANDARD, BARONS):
        rows = [row for row in TABLE if row[0] is variant]
        for _, (due, phase, legal) in played(variant):
            assert any(row[1:3] == (due, phase) and (row[3] in legal or not legal) for row in rows)


def test_the_rule_of_other_seats_is_that_of_the_moment() -> None:
    for variant in (STEEL_DRIVER, BASE, STANDARD, BARONS):
        for state, (due, phase, legal) in played(variant):
            if due is not None or phase == "over":
                continue
            for seat in (-1, variant.players, 2**53 - 1):
                refused = state.check(gs.Action.from_json({"seat": seat, "type": "improve"}))
                assert refused is not None
                row = next(row for row in TABLE if row[0] is variant
                           and row[1:3] == (due, phase) and row[3] in legal)  # fmt: skip
                assert refused.rule == row[4]
