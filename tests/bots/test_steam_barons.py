"""What bots know of Steam Barons: values of shares, plans of companies, and no secrets."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.conftest import drawn_board
from tests.engine.steam_barons.conftest import GAME, Table

import goldenspike as gs
from goldenspike.bots import LEVELS, Budget, bot
from goldenspike.bots.greedy import GreedyBot
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.shared.cubes import COLORS
from goldenspike.engine.shared.network import Network
from goldenspike.engine.steam_barons.game import SteamBaronsState
from goldenspike.engine.steam_barons.state import COMPANIES
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.steam_barons.knowledge import (
    NARROW,
    BaronsBuildTurn,
    SteamBaronsKnowledge,
)
from goldenspike.judgement.steam_barons.outlook import Outlook, outlook, public_outlook
from goldenspike.judgement.steam_barons.reach import MEMO, Reach, tables

PAIR = """
R2
    B2
"""
"""Neighbouring cities: A1 red, B2 blue."""
MATCHED = {"A1": "bb", "B2": "rr"}
"""Cubes that each city sends to the other."""
FOUR = """
R1      R1
    B1      Y1
"""
"""A chain of neighbouring cities: A1 red, B2 blue, C1 red, D2 yellow."""
ROW = """
R2      .       B2
    .       .
.       .       .
    .       .
R1      .       Y1
"""
"""Cities in the corners, three columns or two hexes apart."""
KNOWLEDGE = cast(SteamBaronsKnowledge, knowledge_of("steam-barons"))


def table(text: str, **more: Any) -> Table:
    return Table(drawn_board(text, game="steam-barons"), **more)


def new_game(players: int = 3, seed: int = 1) -> SteamBaronsState:
    state = GAME.new([f"seat {seat}" for seat in range(players)], "northern-england", seed)
    assert isinstance(state, SteamBaronsState)
    return state


def walk(players: int, seed: int) -> list[SteamBaronsState]:
    """Returns every position of a random game that asks something."""
    positions = []
    state = new_game(players, seed)
    draws = FastDraws(seed)
    while not state.is_over:
        positions.append(cast(SteamBaronsState, state.copy()))
        seat = state.to_act[draws.randrange(len(state.to_act))]
        codes = state.legal_codes(seat)
        state.apply_unchecked(state.unpacked(seat, codes[draws.randrange(len(codes))]))
    positions.append(state)
    return positions


@pytest.fixture(scope="module")
def positions() -> list[SteamBaronsState]:
    return walk(3, 2)


def answer(t: Table, seat: int | None = None, level: str = "greedy") -> gs.Action:
    asked = t.seat if seat is None else seat
    return bot(level, "steam-barons", 1).choose(t.state, asked, Budget(iterations=10))


# Values


def test_what_is_left_in_the_end_is_the_cash(positions: Any) -> None:
    over = positions[-1]
    assert outlook(over) == [float(cash) for cash in over.scores]


def test_a_better_company_has_dearer_shares() -> None:
    t = table(PAIR, cubes=MATCHED).to_build(red=0, blue=1)
    before = Outlook(t.state).value
    t.connect("A1", "B2")
    after = Outlook(t.state).value
    red = COMPANIES.index("red")
    assert after[red] > before[red] + 1.0


def test_shares_of_a_company_about_to_fall_below_0_are_sold_and_good_ones_kept() -> None:
    t = table(PAIR, cubes=MATCHED).to_build(red=0, blue=1)
    t.connect("A1", "B2").end_builds()
    while t.phase == "move":
        t.state.apply(t.state.legal_actions()[0])
    t.set("blue", price=2, treasury=0, display=0)
    t.set("red", price=7)
    assert answer(t, 0).fields() == {"company": "red", "count": 0}
    assert answer(t, 1).fields() == {"company": "blue", "count": 1}


def test_nobody_pays_for_a_share_more_than_it_can_bring() -> None:
    state = new_game()
    company = state.company
    value = Outlook(state).value[company]
    while state.company == company:
        seat = state.to_act[0]
        action = bot("greedy", "steam-barons", 1).choose(state, seat, Budget(iterations=1))
        assert action.fields().get("amount", 0) <= value
        state.apply(action)
    assert state.controller[company] >= 0


def test_a_controller_builds_and_delivers_for_its_company() -> None:
    t = table(PAIR, cubes=MATCHED).to_build(red=0)
    assert answer(t).type == "connect"
    t.connect("A1", "B2").end_builds()
    assert answer(t).type == "deliver"


# What a cube could earn


def test_reach_stops_at_the_first_city_of_the_colour_and_keeps_off_other_companies() -> None:
    t = table(FOUR, cubes={"A1": "y", "B2": "r", "C1": "y", "D2": "b"}).to_build(red=0, blue=1)
    t.connect("A1", "B2").connect("B2", "C1")
    t.connect("C1", "D2")
    earned = tables(t.state)[0]
    at = {label: 8 * int(t.state.map.stop[t.state.map.hex(label)]) for label in ("A1", "B2", "D2")}
    assert earned[at["B2"] + COLORS.index("red")] == 1, "both red cities are next to it"
    assert earned[at["A1"] + COLORS.index("yellow")] == 0, "the last link belongs to blue"
    assert earned[at["D2"] + COLORS.index("blue")] == 0
    t.state.track.release(COMPANIES.index("blue"), None)
    earned = tables(t.state)[0]
    assert earned[at["A1"] + COLORS.index("yellow")] == 2, "what is nobody's carries, and adds 0"
    assert earned[at["D2"] + COLORS.index("blue")] == 1


def test_tables_are_worked_out_once_for_the_same_links() -> None:
    def kept() -> set[int]:
        return {id(known) for known in MEMO if known is not None}

    for place in range(len(MEMO)):
        MEMO[place] = None
    t = table(FOUR, cubes={"A1": "y", "B2": "r"}).to_build(red=0, blue=1)
    t.connect("A1", "B2")
    tables(t.state)
    before = kept()
    assert len(before) == 1
    tables(cast(SteamBaronsState, t.state.twin()))
    assert kept() == before
    t.connect("B2", "C1")
    tables(t.state)
    assert kept() != before


def test_tables_are_right_throughout_a_game_whatever_was_asked_before(positions: Any) -> None:
    met = 0
    for state in positions[1::3]:
        known = tables(state)
        network = Network(state.track)
        for company in range(6):
            fresh = vec[i64]([0] * len(known[company]))
            reach = Reach(network, company, fresh)
            for stop in range(state.map.stops):
                if state.cubes[stop] == 0 or state.track.complete_links(company) == 0:
                    continue
                reach.from_stop(stop)
                for key in range(8 * stop, 8 * stop + 6):
                    assert fresh[key] == known[company][key]
                    met += fresh[key]
    assert met > 0


# Secrets


def selling() -> Table:
    t = table(ROW).to_build(red=0, blue=1, green=2).end_builds()
    for company in ("red", "blue", "green"):
        t.set(company, price=6)
    assert t.phase == "sell"
    return t


@pytest.mark.parametrize("level", ["greedy", "mcts"])
def test_BA_7_3_advice_does_not_depend_on_what_others_have_chosen(level: str) -> None:
    advice = []
    shown = []
    for count in (0, 1):
        t = selling().sell(0, "red", count)
        found = bot(level, "steam-barons", 3).advise(t.state, 1, Budget(iterations=20))
        advice.append([entry.to_json() for entry in found])
        views = [t.state.view(1), t.state.view(2), t.state.view()]
        for view in views:
            KNOWLEDGE.add_likely(t.state, view)
        shown.append(views)
    assert advice[0] == advice[1]
    assert shown[0] == shown[1]


def test_BA_7_3_the_own_choice_counts_and_that_of_others_is_imagined() -> None:
    t = selling().sell(0, "red", 0)
    kept = KNOWLEDGE.imagined(t.state, 0, FastDraws(1))
    assert kept.position()["sales"] == t.state.position()["sales"]
    other = cast(SteamBaronsState, KNOWLEDGE.imagined(t.state, 1, FastDraws(1)))
    assert other.to_act == t.state.to_act, "who has chosen is known"
    sold = selling().sell(0, "red", 1)
    assert outlook(t.state) != outlook(sold.state)
    assert public_outlook(t.state) == public_outlook(sold.state)


# Building


def test_a_planned_turn_ends_and_is_legal_all_the_way(positions: Any) -> None:
    clock = Budget(iterations=1).clock()
    builds = [state for state in positions if state.phase == 1][::9]
    assert len(builds) > 3
    for state in builds:
        company = state.company
        after = BaronsBuildTurn(KNOWLEDGE, state, state.to_act[0], NARROW, clock).played()
        after.invariants()
        assert (after.phase, after.company) != (state.phase, company)


def test_the_first_tile_comes_from_the_best_plan() -> None:
    t = table(ROW).to_build(red=0)
    advice = bot("greedy", "steam-barons", 1).advise(t.state, 0, Budget(iterations=1))
    assert advice[0].action.type == "lay"
    assert advice[-1].value < advice[0].value
    company = t.company
    t.state.apply(advice[0].action)
    t.state.apply(answer(t))
    assert t.of(company)["links"] == 1, "two tiles make the link that was planned"


# Whole games


def test_candidates_are_legal_and_never_none(positions: Any) -> None:
    for state in positions[:-1:3]:
        seat = state.to_act[-1]
        candidates = KNOWLEDGE.candidates(state, seat)
        assert candidates
        assert set(candidates) <= set(state.legal_codes(seat))
        assert len(set(candidates)) == len(candidates)
        shares = KNOWLEDGE.shares(state, KNOWLEDGE.outlook(state))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0.0


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_greedy_plays_every_number_of_players(players: int) -> None:
    state = new_game(players, 3)
    for _ in range(12):
        seat = state.to_act[0]
        state.apply(bot("greedy", "steam-barons", 1).choose(state, seat, Budget(iterations=1)))
        state.invariants()


def test_greedy_beats_random_bots() -> None:
    state = new_game(3, 5)
    levels = ["greedy", "random", "random"]
    while not state.is_over:
        seat = state.to_act[0]
        player = bot(levels[seat], "steam-barons", seat)
        state.apply(player.choose(state, seat, Budget(iterations=1)))
    assert state.ranking[0] == [0]


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_thinks_much_longer_than_it_may(level: Any, positions: Any) -> None:
    fullest = max(positions[:-1], key=lambda state: len(state.legal_codes(state.to_act[0])))
    for state in (fullest, *positions[:-1:60]):
        seat = state.to_act[0]
        began = time.process_time()  # others may keep the machine busy
        action = bot(level, "steam-barons", 1).choose(state, seat, 0.05)
        assert time.process_time() - began < 1.05
        assert state.check(action) is None


def test_out_of_time_greedy_still_answers(positions: Any) -> None:
    state = next(one for one in positions if one.phase == 1)
    advice = GreedyBot(KNOWLEDGE, 1).advise(state, state.to_act[0], 0.0)
    assert state.check(advice[0].action) is None
