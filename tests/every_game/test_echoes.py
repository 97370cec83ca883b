"""Nothing that was sent comes back at length: a refusal says back at most 60 characters of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import shelf
from goldenspike.boards.library import LIBRARY
from goldenspike.engine import wire
from goldenspike.engine.chance import SeedDraws
from goldenspike.engine.errors import MOST_SIGNS, quoted, short
from goldenspike.engine.replay import log_lines, replay

LONG = "x" * 10_000
MOST = 500
"""Signs of the longest sentence, with the names of six players in it."""


def moments(variant: Any) -> Iterator[gs.State]:
    """A position of every phase of a game and of everything that chance draws in it."""
    met: set[Any] = set()
    for seed in (7, *range(9)):
        for state in random_game(variant, random.Random(seed), lazy=seed == 7):
            moment = (state.chance_due, state.view()["phase"], wanted(state))
            if moment not in met:
                met.add(moment)
                yield state


def random_game(variant: Any, rng: random.Random, lazy: bool) -> Iterator[gs.State]:
    """The positions of a game of actions of random types; a lazy one skips building."""
    names = [f"Player {seat}" for seat in range(variant.players)]
    state = variant.game.new(names, variant.board, None, variant.options)
    while not state.is_over:
        yield state
        if state.chance_due is not None:
            state.apply(state.sample_chance(SeedDraws(5, state.n)))
            continue
        actions = state.legal_actions()
        kinds = sorted({action.type for action in actions})
        if not lazy and len(kinds) > 1 and "done" in kinds:
            kinds.remove("done")
        kind = rng.choice(kinds)
        state.apply(rng.choice([action for action in actions if action.type == kind]))
    yield state


def wanted(state: gs.State) -> tuple[str, ...]:
    return tuple(sorted({action.type for action in state.legal_actions()}))


def samples(kind: str, sound: list[str]) -> list[Any]:
    """Values of a kind: some sound ones, and where a text can stand, one that is long."""
    if kind == wire.TEXT:
        return [*sound, LONG]
    if kind == wire.INT:
        return [1, 2**53 - 1]
    if kind == wire.SPACE:
        return [None, 2**53 - 1]
    if kind == wire.FLAG:
        return [True]
    if kind == wire.INTS:
        return [[0], [2**53 - 1] * 1000, [0, 3]]
    if kind == wire.TEXTS:
        return [[LONG], [sound[0], LONG], [LONG, sound[-1]], [LONG[:200]] * 50, sound[:2]]
    if kind == wire.PAIRS:
        return [[[0, 3]], [[2**53 - 1, 2**53 - 1]] * 1000]
    if kind == wire.STOPS:
        return [[[LONG, 0]], [[sound[0], 0], [LONG, 2]], [[sound[0], 2**53 - 1]]]
    if kind == wire.CUBES:
        return [{LONG: []}, {sound[0]: [LONG]}, {sound[0]: [LONG[:200]] * 50}, {}]
    return [[[LONG]], [[LONG[:200]] * 50] * 12, []]


def sound_texts(state: gs.State) -> list[str]:
    """Texts that mean something in a game: hexes, companies, colours, locations, action tiles."""
    view = state.view()
    content = state.header.board.content
    found = ["red", "vp", "city-growth", "locomotive"]
    if "location" in content:
        return ["new-york", "baltimore", "pittsburgh", *found]
    found += [content["city"][0]["hex"], content["town"][0]["hex"]]
    for city in [city for city in view["cities"] if city["cubes"]][:1]:
        found += [city["hex"], city["cubes"][0]]
    return found


def attempts(form: dict[str, str], sound: list[str]) -> Iterator[dict[str, Any]]:
    """Fields of an action of a form: each with every sample, the others with several."""
    rng = random.Random(str(form))
    for name, kind in form.items():
        for value in samples(kind, sound):
            for _ in range(6):
                yield {
                    **{
                        other: rng.choice(samples(its, sound))
                        for other, its in form.items()
                        if other != name
                    },
                    name: value,
                }


def spoilt(state: gs.State, sound: list[str]) -> Iterator[dict[str, Any]]:
    """Actions that would be legal but for one field; none of them need be illegal."""
    listed: dict[str, gs.Action] = {}
    for action in state.legal_actions():
        listed.setdefault(action.type, action)
    if state.chance_due is not None:
        drawn = state.sample_chance(SeedDraws(5, state.n))
        listed[drawn.type] = drawn
    for action in listed.values():
        fields = action.fields()
        for form in wire.FORMS[action.type]:
            if form.keys() == fields.keys():
                for name, kind in form.items():
                    for value in [*samples(kind, sound), *lengthened(fields[name])]:
                        yield {**action.to_json(), name: value}


def lengthened(value: Any) -> list[Any]:
    """A value of several parts with a long text as its last."""
    if isinstance(value, list) and value and isinstance(value[-1], str):
        return [[*value[:-1], LONG]]
    if isinstance(value, list) and value and isinstance(value[-1], list):
        return [[*value[:-1], last] for last in lengthened(value[-1])]
    if isinstance(value, dict) and value:
        last = list(value)[-1]
        more = [{**value, LONG: []}, {**value, last: [LONG] * len(value[last])}]
        return [*more, {**{k: v for k, v in value.items() if k != last}, LONG: []}]
    return []


def is_short(text: str) -> bool:
    return len(text) <= MOST and "x" * (MOST_SIGNS + 1) not in text


def test_no_refusal_in_any_phase_says_back_what_was_sent_at_length(game: Any) -> None:
    for state in moments(game):
        sound = sound_texts(state)
        for value in spoilt(state, sound):
            refusal = state.check(gs.Action.from_json(value))
            assert refusal is None or is_short(refusal.text), refusal.text[:600]
        for name, forms in wire.FORMS.items():
            seats = [None] if name in wire.CHANCE_TYPES else [*state.to_act[:1], 2**53 - 1]
            for form in forms:
                for fields in attempts(form, sound) if form else [{}]:
                    for seat in seats:
                        action = gs.Action.from_json({"seat": seat, "type": name, **fields})
                        refusal = state.check(action)
                        if refusal is not None:
                            assert is_short(refusal.text), refusal.text[:600]
                            assert is_short(str(gs.IllegalAction(refusal)))


def test_names_of_players_are_not_said_back_at_length(game: Any) -> None:
    names = [LONG[: 9_000 + seat] for seat in range(game.players)]
    state = game.game.new(names, game.board, 3, game.options)
    for _ in range(60):
        for name in wire.FORMS:
            if name not in wire.CHANCE_TYPES and {} in wire.FORMS[name]:
                for seat in range(game.players):
                    refusal = state.check(gs.Action.from_json({"seat": seat, "type": name}))
                    assert refusal is None or is_short(refusal.text), refusal.text[:600]
        if not state.is_over:
            state.apply(random.Random(state.n).choice(state.legal_actions()))


def test_a_malformed_action_is_not_said_back_at_length() -> None:
    for value in (
        LONG,
        {"seat": 0, "type": LONG},
        {"seat": LONG, "type": "pass"},
        {"seat": 0, "type": "pass", LONG: 1},
        {"seat": 0, "type": "bid", "amount": LONG},
        {"seat": 0, "type": "lay", "hex": "A1", "track": [[LONG]]},
    ):
        with pytest.raises(gs.MalformedAction) as told:
            gs.Action.from_json(value)
        assert is_short(str(told.value))


@pytest.mark.parametrize(
    "call",
    [
        lambda _: shelf.game(LONG),
        lambda _: shelf.boards(LONG),
        lambda game: game.game.new(["A", "B", "C"], LONG),
        lambda game: game.game.new(["A", "B", "C"], LONG + ".toml"),
        lambda game: game.game.new(["A", "B", "C"], game.board, None, {LONG: 1}),
        lambda game: game.game.new(["A"] * 5_000, game.board),
        lambda game: game.game.new(["A", "B", "C"], game.board, nonce="\ud800" * 5_000),
        lambda game: game.game.new(["A", "B", "\ud800" * 5_000], game.board),
        lambda game: LIBRARY.find(LONG, game.board),
        lambda game: LIBRARY.find(game.game.id, LONG),
        *(
            lambda game, name=name, value=value: game.game.new(
                ["A", "B", "C"], game.board, None, {name: value}
            )
            for name in ("first", "rules", "order")
            for value in (LONG, [LONG], 10**5_00)
        ),
    ],
)
def test_a_set_up_is_not_said_back_at_length(game: Any, call: Any) -> None:
    with pytest.raises(gs.BadSetup) as told:
        call(game)
    assert is_short(str(told.value)), str(told.value)[:600]


def test_a_log_is_not_said_back_at_length(game: Any) -> None:
    state = game.new(3)
    header, *rest = list(log_lines(state))
    entry = json.loads(header)
    second = {"n": state.n + 1, "seat": 0, "type": "pass"}
    broken = [
        [json.dumps({**entry, key: value})]
        for key in entry
        for value in (LONG, [LONG], {LONG: LONG}, 10**300)
        if not (key in ("engine", "seed_commitment") and value == LONG)
    ]
    broken += [
        [LONG],
        [json.dumps({**entry, LONG: 1})],
        [json.dumps({**entry, "options": {**entry["options"], LONG: LONG}})],
        ['{"a":1,"' + LONG + '":1,"' + LONG + '":2}'],
        [header, *rest, json.dumps({**second, "n": LONG})],
        [header, *rest, json.dumps({**second, "type": LONG})],
        [header, *rest, json.dumps({**second, LONG: LONG})],
        [header, *rest, json.dumps({"result": LONG})],
    ]
    for lines in broken:
        with pytest.raises(gs.MalformedLog) as told:
            replay(lines, shelf.GAMES)
        assert is_short(str(told.value)), str(told.value)[:600]


def test_a_written_position_is_not_said_back_at_length(game: Any) -> None:
    whole = game.new(3).to_json()
    for key in whole["header"]:
        if key in ("format", "engine", "seed_commitment"):
            continue  # these are not judged here
        with pytest.raises(gs.BadSetup) as told:
            game.game.from_json({**whole, "header": {**whole["header"], key: LONG}})
        assert is_short(str(told.value)), (key, str(told.value)[:600])
    for key in whole["position"]:
        with pytest.raises(gs.BadSetup) as told:
            game.game.from_json({**whole, "position": {**whole["position"], key: LONG}})
        assert is_short(str(told.value)), (key, str(told.value)[:600])
    with pytest.raises(gs.BadSetup) as told:
        game.game.from_json({**whole, "position": {**whole["position"], LONG: 1}})
    assert is_short(str(told.value))


def test_what_is_short_is_said_back_whole() -> None:
    assert short("Z99") == "Z99"
    assert short("x" * MOST_SIGNS) == "x" * MOST_SIGNS
    assert short("x" * (MOST_SIGNS + 1)) == "x" * (MOST_SIGNS - 1) + "…"
    assert short("a\x00\nb") == "a??b"
    assert quoted("Z99") == "'Z99'"
    assert len(quoted(LONG)) == MOST_SIGNS
