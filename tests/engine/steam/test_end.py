"""ST-7.1, ST-9.1 and ST-9.2: the next turn, the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.steam.conftest import MakeTable

import goldenspike as gs

BOARD = """
.       R2
    .       .
B2      .       Y2
    .       .
.       P2
    .
.       .
"""


def test_ST_7_1_the_next_order_goes_by_the_values_of_the_tiles(table: MakeTable) -> None:
    t = table(BOARD, seats=4)
    t.to_build("-urbanization", "engineer", "turn-order", "-city-growth")
    t.end_builds().end_moves()
    assert t.view["order"] == [2, 1, 3, 0]
    assert t.view["turn"] == 2
    assert t.told("turn_began") == [{"turn": 2, "turns": 8, "order": [2, 1, 3, 0]}]


def test_ST_7_1_the_tiles_return(table: MakeTable) -> None:
    t = table(BOARD).end_turn()
    assert t.all("tile") == [None, None, None]
    assert len({fields["tile"] for fields in t.legal("take")}) == 7


def last_turn(table: MakeTable, **more: Any) -> Any:
    t = table(BOARD, **more)
    while t.view["turn"] < t.view["turns"]:
        t.end_turn()
    return t


def test_ST_7_1_after_phase_4_of_the_last_turn_the_game_ends_at_once(table: MakeTable) -> None:
    t = last_turn(table)
    assert t.view["turn"] == 10
    t.give(0, income=3, money=1)
    t.end_turn()
    assert t.state.is_over
    assert t.phase == "over"
    assert t.player(0)["money"] == 4, "phase 4 was played"
    assert t.state.to_act == ()
    assert t.state.legal_actions() == []
    assert t.all("tile") != [None, None, None], "the tiles of the last turn break ties"
    refusal = t.state.check(gs.Action.from_json({"seat": 0, "type": "pass"}))
    assert refusal is not None
    assert refusal.rule == "ST-7.1"


def test_ST_9_1_what_counts_in_the_end(table: MakeTable) -> None:
    t = last_turn(table)
    track = t.state.track
    for hex, pair in [("B2", [[1, 4]]), ("D2", [[2, 5]]), ("D4", [[1, 4]])]:
        placement = t.state.map.faces.of_track(pair)
        track.lay(0 if hex != "D4" else 1, t.state.map.hex(hex), placement, None)
    track.lay(2, t.state.map.hex("B4"), t.state.map.faces.of_track([[0, 5]]), None)
    t.to_build().end_builds()
    t.give(0, vp=10, income=5, money=90, locomotive=6)
    t.give(1, vp=10, income=-3, money=60, locomotive=6)
    t.give(2, vp=0, income=0, money=90, locomotive=6)
    t.end_moves()
    assert t.state.scores == [10 + 2 + 2, 10 - 6 + 1, 0], "an incomplete link counts nothing"
    sheet = t.told("game_over")[0]["sheet"]
    assert sheet[0] == {
        "seat": 0,
        "vp": 10,
        "income": 5,
        "income_vp": 2,
        "links": 2,
        "bankrupt": False,
        "score": 14,
    }
    assert (sheet[1]["income_vp"], sheet[1]["links"]) == (-6, 1)


@pytest.mark.parametrize(("income", "vp"), [(10, 5), (9, 4), (1, 0), (0, 0), (-1, -2), (-10, -20)])
def test_ST_9_1_income_in_the_end(table: MakeTable, income: int, vp: int) -> None:
    t = last_turn(table).give(0, income=income, money=50).end_turn()
    assert t.state.scores[0] == vp, "also below 0"


def test_ST_9_2_most_vp_wins(table: MakeTable) -> None:
    t = last_turn(table).give(0, vp=3).give(1, vp=7).give(2, vp=5)
    t.end_turn()
    assert t.state.ranking == [[1], [2], [0]]


def test_ST_9_2_tied_the_higher_income_wins(table: MakeTable) -> None:
    t = last_turn(table).give(0, vp=5).give(1, vp=3, income=4).give(2, vp=4, income=3)
    t.end_turn()
    assert t.state.scores == [5, 5, 5]
    assert t.state.ranking == [[1], [2], [0]]


def test_ST_9_2_tied_the_lower_action_tile_of_the_last_turn_wins(table: MakeTable) -> None:
    t = last_turn(table).to_build(A="engineer", B="first-build", C="first-move")
    t.end_builds().end_moves()
    assert t.state.scores == [0, 0, 0]
    assert t.state.ranking == [[2], [0], [1]]


def test_ST_9_2_the_bankrupt_score_0_and_share_the_last_place(table: MakeTable) -> None:
    t = table(BOARD, seats=4).give(0, vp=9).to_build().end_builds()
    t.give(1, income=-10).give(3, income=-10, vp=3).end_moves()
    assert t.all("bankrupt") == [False, True, False, True]
    while not t.state.is_over:
        t.give(2, income=-8, money=50).end_turn()
    assert t.state.scores == [9, 0, -16, 0]
    assert t.state.ranking == [[0], [2], [1, 3]], "behind who has less than nothing"


def test_ST_9_2_a_lone_survivor_plays_on(table: MakeTable) -> None:
    t = table(BOARD).to_build().end_builds()
    t.give(0, income=-10).give(2, income=-10).end_moves()
    assert t.view["order"] == [1]
    assert (t.phase, t.seat) == ("tiles", 1)
    for turn in range(2, 11):
        assert t.view["turn"] == turn
        t.end_turn()
    assert t.state.is_over
    assert t.state.ranking == [[1], [0, 2]]


def test_ST_9_2_with_nobody_left_the_game_ends_at_once(table: MakeTable) -> None:
    t = table(BOARD).to_build().end_builds()
    for seat in range(3):
        t.give(seat, income=-10, money=0, vp=1)
    t.end_moves()
    assert t.state.is_over
    assert t.view["turn"] == 1
    assert t.state.scores == [0, 0, 0]
    assert t.state.ranking == [[0, 1, 2]]
