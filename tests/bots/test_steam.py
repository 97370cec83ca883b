"""What bots know of Steam, on small drawn boards; the rest in games on the real one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest
from tests.bots.positions import walk
from tests.engine.conftest import drawn_board
from tests.engine.steam.conftest import Table, face

import goldenspike as gs
from goldenspike.bots import LEVELS, Budget, bot
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.steam.phases.build import survey
from goldenspike.engine.steam.state import Position
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.shared.plans import Plans
from goldenspike.judgement.steam.knowledge import SteamBuildTurn, SteamKnowledge
from goldenspike.series import Series, play_games

SUPPLY = "[supply]\nspaces = 2\n"
ROW = """
R2      .       .       .       B2
    .       .       .       .
.       .       o       .       .
    .       .       .       .
Y1      .       .       .       P2
"""
"""Cities A1 red, I1 blue, A5 yellow, I5 purple in the corners; between them the town E3."""
NEAR = """
R2      .       B1
    .       .
.       .       .
"""
"""A1 red and E1 blue, one column apart."""


def table(text: str, **more: Any) -> Table:
    return Table(drawn_board(text, SUPPLY), **more)


def answer(t: Table, level: str = "greedy", seed: int = 1) -> gs.Action:
    return bot(level, "steam", seed).choose(t.state, t.seat, Budget(iterations=30))


# Plans


def plans(t: Table) -> set[tuple[str, ...]]:
    """The plans of the builder, as the tiles that people would read."""
    found = set()
    for codes in Plans(survey(t.state), t.state.tiles_left).all():
        tiles = []
        for code in codes:
            fields = t.state.unpacked(t.seat, code).fields()
            shown = fields.get("track") or fields["spurs"]
            tiles.append(f"{fields['hex']} {shown}")
        found.add(tuple(tiles))
    return found


def test_a_plan_lays_a_link_from_city_to_city() -> None:
    t = table(NEAR).rich().to_build()
    ways = {tuple(tile.split()[0] for tile in plan) for plan in plans(t)}
    assert ways & {("B2", "C1", "D2"), ("B2", "C3", "D2")}
    assert all(len(way) == 3 for way in ways)
    assert all(sorted(way)[0] == "B2" and sorted(way)[2] == "D2" for way in ways)


def test_every_plan_completes_a_link() -> None:
    t = table(ROW).rich().to_build()
    turn = SteamBuildTurn(SteamKnowledge(), t.state, t.seat, 1, Budget(iterations=1).clock())
    for codes in turn.plans(t.state):
        after = turn.laid(t.state, codes)
        assert after is not None
        assert cast(Position, after).track.complete_links(t.seat) >= 1


def test_a_way_through_a_town_completes_two_links_with_one_tile_there() -> None:
    t = table(NEAR.replace(".       B1", "o       B1")).rich().to_build()
    assert ("B2 [[1, 5]]", "C1 [2, 4]", "D2 [[1, 5]]") in plans(t)


def test_a_plan_goes_on_from_an_open_link_of_the_builder() -> None:
    t = table(NEAR).rich().to_build().lay("B2 5-2")
    assert plans(t) == {("C3 [[1, 5]]", "D2 [[1, 4]]")}


def test_no_plan_needs_more_tiles_than_are_left() -> None:
    t = table(ROW).rich().to_build()
    assert Plans(survey(t.state), 0).all() == []
    assert all(len(codes) <= 2 for codes in Plans(survey(t.state), 2).all())


# What a bot does with them


def test_a_builder_completes_what_it_begins() -> None:
    t = table(ROW, cubes={"A1": "by", "A5": "r", "I1": "rp", "I5": "bb"}).to_build()
    seat = t.seat
    while t.seat == seat and t.phase == "build":
        t.state.apply(answer(t))
        t.state.invariants()
    track = t.state.track
    assert track.complete_links(seat) >= 1
    assert all(
        track.owner[link] != seat or track.status[link] == 3 for link in range(1, track.links())
    )


def test_a_paid_action_is_carried_out() -> None:
    t = table(ROW).rich().to_build("urbanization")
    seat = t.seat
    acted = set()
    while t.seat == seat and t.phase == "build":
        action = answer(t)
        acted.add(action.type)
        t.state.apply(action)
    assert "urbanize" in acted


def lay(t: Table, seat: int, *tiles: str) -> Table:
    """Lays tiles for a seat, whoever is on turn."""
    faces = t.state.map.faces
    for tile in tiles:
        hex, text = tile.split()
        fields = face(text)
        placement = (
            faces.of_spurs(fields["spurs"])
            if "spurs" in fields
            else faces.of_track(fields["track"])
        )
        t.state.track.lay(seat, t.state.map.hex(hex), placement, None)
    return t


RING = """
.       R2
    .       .
B2      .       Y2
    .       .
.       P2
    .
.       .
"""
AROUND = ["B2 4-1", "D2 5-2", "D4 1-4", "B4 5-2"]
"""C1-A3, C1-E3, E3-C5, A3-C5."""


def moving(cubes: dict[str, str]) -> Table:
    t = table(RING, cubes=cubes).to_build("turn-order", "engineer", "-city-growth")
    lay(t, 0, *AROUND).level(6)
    while t.phase == "build":
        t.done()
    return t


def test_of_each_cube_the_best_route_is_looked_at() -> None:
    # Red from C5 to C1 over A3 or over E3; blue from C1 to A3 directly or the long way round.
    t = moving({"C1": "bg", "A3": "gg", "E3": "gg", "C5": "rg"})
    found = knowledge_of("steam").candidates(t.state, t.seat)
    actions = [t.state.unpacked(t.seat, code).fields() for code in found]
    routes = [(fields["color"], len(fields["route"])) for fields in actions if "route" in fields]
    assert routes == [("blue", 3), ("red", 2)]
    assert len([a for a in t.state.legal_actions() if a.type == "deliver"]) > 2


def test_greedy_delivers_the_longest_way() -> None:
    t = moving({"C1": "bg", "A3": "gg", "E3": "gg", "C5": "rg"})
    action = answer(t)
    assert (action.fields()["color"], len(action.fields()["route"])) == ("blue", 3)


def test_in_the_last_turn_points_go_on_vp() -> None:
    t = moving({"C1": "bg", "A3": "gg", "E3": "gg", "C5": "rg"})
    t.state.turn = t.state.turns
    t.state.apply(answer(t))
    assert t.phase == "score"
    assert answer(t).fields()["as"] == "vp"


def test_early_points_go_on_income() -> None:
    t = moving({"C1": "bg", "A3": "gg", "E3": "gg", "C5": "rg"})
    t.give(0, income=-4)
    t.state.apply(answer(t))
    assert answer(t).fields()["as"] == "income"


def test_bids_for_the_order_leave_money_to_build() -> None:
    t = table(ROW, rules="standard")
    while t.phase == "capital":
        t.play("capital", steps=2)
    found = knowledge_of("steam").candidates(t.state, t.seat)
    actions = [t.state.unpacked(t.seat, code) for code in found]
    assert [a.fields()["amount"] for a in actions if a.type == "bid"] == [0, 1, 2]
    assert actions[-1].type == "pass"


def test_capital_is_bought_before_the_first_turn_of_the_standard_rules() -> None:
    t = table(ROW, rules="standard")
    action = answer(t)
    assert action.type == "capital"
    assert 1 <= action.fields()["steps"] <= 4


# On the real board


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["base", "standard"])
def test_every_answer_is_legal_in_time_and_changes_nothing(level: str, rules: str) -> None:
    state = gs.game("steam").new(["A", "B", "C", "D"], gs.boards("steam")[0], 3, {"rules": rules})
    draws = FastDraws(5)
    player = bot(level, "steam", 1)
    for number in range(60):
        if state.is_over:  # random bots are soon ruined
            break
        seat = state.to_act[0]
        if number % 4 == 0 or level == "greedy":
            before = state.position()
            began = time.process_time()  # others may keep the machine busy
            action = player.choose(state, seat, 0.02)
            assert time.process_time() - began < 1.02
            assert state.check(action) is None
            assert state.position() == before
        else:
            codes = state.legal_codes(seat)
            action = state.unpacked(seat, codes[draws.randrange(len(codes))])
        state.apply(action)


def test_what_is_judged_is_legal_on_a_full_board() -> None:
    positions = [state for state in walk(4, game="steam") if state.view()["phase"] == "build"]
    knowledge = knowledge_of("steam")
    for state in positions[:: max(1, len(positions) // 12)]:
        seat = state.to_act[0]
        clock = Budget(seconds=0.3).clock()
        found = knowledge.judged(state, seat, FastDraws(1), clock)
        assert found
        assert {entry.code for entry in found} <= set(state.legal_codes(seat))
        assert len({entry.code for entry in found}) == len(found)


def test_the_same_seed_gives_the_same_answer() -> None:
    t = table(ROW).to_build()
    for level in ("greedy", "mcts"):
        one, two = (
            bot(level, "steam", 4).advise(t.state, t.seat, Budget(iterations=2)) for _ in range(2)
        )
        assert [entry.to_json() for entry in one] == [entry.to_json() for entry in two]


def test_greedy_beats_random_bots_and_is_not_ruined(tmp_path: Path) -> None:
    board = tmp_path / "ring.toml"
    board.write_text(drawn_board(ROW, SUPPLY, id="ring"))
    series = Series(
        "steam", str(board), ["greedy", "random", "random"], 3, 1, Budget(iterations=1), {}, None
    )
    games = list(play_games(series))
    assert sum(one.wins()[0] for one in games) == 3
    assert all(one.score_of(0) > 0 for one in games)


def test_action_tiles_of_like_worth_are_taken_as_it_comes() -> None:
    taken = set()
    for seed in range(12):
        state = gs.game("steam").new(["A", "B", "C", "D", "E"], "rhine-ruhr", 5)
        assert state.view()["phase"] == "tiles"
        greedy = bot("greedy", "steam", seed)
        taken.add(greedy.choose(state, state.to_act[0], Budget(iterations=1)).fields()["tile"])
    assert len(taken) > 2, "by the whim of other choices there are two"
