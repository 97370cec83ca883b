"""Recorded games: each replays to its end and reads exactly as its transcript says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.engine.replay import log_lines
from goldenspike.engine.steam.actions import TYPES as STEAM_TYPES
from goldenspike.engine.steam_barons.actions import TYPES as BARONS_TYPES
from goldenspike.engine.steel_driver.actions import TYPES
from goldenspike.engine.steel_driver.phases.build import REASONS
from goldenspike.sentences import SENTENCES
from goldenspike.transcript import Teller

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/*.gslog"))


@cache
def recorder() -> ModuleType:
    loader = SourceFileLoader("record", str(HERE.parents[1] / "script/record"))
    spec = spec_from_loader("record", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@cache
def game_of(log: Path) -> gs.State:
    return gs.read_log(log)


@cache
def events_of(log: Path) -> list[dict[str, Any]]:
    """Every event of a recorded game; after each action all is conserved."""
    state = game_of(log)
    header = state.header
    again = state.game.set_up(header.seats, header.board, None, header.options)
    events = []
    for action in state.actions():
        events += again.apply(action)
        again.invariants()
    return events


def named(log: Path) -> str:
    return f"{log.parent.name}/{log.stem}"


@pytest.mark.parametrize("log", LOGS, ids=named)
def test_a_recorded_game_reads_as_its_transcript(log: Any) -> None:
    state = game_of(log)
    assert state.is_over
    assert recorder().retold(state) == log.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("log", LOGS, ids=named)
def test_a_recorded_game_writes_the_same_log_again(log: Any) -> None:
    assert "".join(log_lines(game_of(log))) == log.read_text("utf-8")


@pytest.mark.parametrize("log", LOGS, ids=named)
def test_a_recorded_game_conserves_everything(log: Any) -> None:
    assert events_of(log)[-1]["type"] == "game_over"


def test_no_recording_is_left_out() -> None:
    for folder in [path for path in HERE.iterdir() if path.is_dir() and path.name[0] not in "._"]:
        assert folder.name in gs.games()
        stems = {path.stem for path in folder.iterdir()}
        assert {path.name for path in folder.iterdir()} == {
            f"{stem}.{ending}" for stem in stems for ending in ("gslog", "txt")
        }, "every log has a transcript, every transcript a log, and nothing else lies here"
    assert {log.parent.name for log in LOGS} == set(gs.games())


def test_recordings_carry_their_boards() -> None:
    for log in LOGS:
        header = json.loads(log.read_text("utf-8").splitlines()[0])
        assert "board_toml" in header, "a recording outlives the redrawing of its board"


@pytest.mark.parametrize("log", LOGS, ids=named)
def test_what_was_done_was_among_the_legal_actions(log: Any) -> None:
    # Random play seldom fills a board; these games do.
    header = game_of(log).header
    again = game_of(log).game.set_up(header.seats, header.board, None, header.options)
    for n, action in enumerate(game_of(log).actions()):
        if action.seat is not None and n % 3 == 0:
            listed = again.legal_actions()
            keys = {one.key() for one in listed}
            assert action.key() in keys
            assert len(keys) == len(listed)
        if n % 40 == 0:
            text = json.dumps(again.to_json())
            assert json.dumps(again.game.from_json(json.loads(text)).to_json()) == text
        again.apply(action)


def recorded(game: str) -> Iterator[tuple[gs.State, list[dict[str, Any]]]]:
    for log in LOGS:
        if log.parent.name == game:
            yield game_of(log), events_of(log)


def documented(page: str) -> set[str]:
    """The events in the first columns of the tables of a page."""
    rows = [line.split("|")[1] for line in page.splitlines() if line[:3] == "| `"]
    return {event for row in rows for event in re.findall(r"`(\w+)`", row)}


class Said(dict[str, str]):
    """Sentences that remember which of them were asked for and are there."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__(sentences)
        self.said: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        if name in self:
            self.said.add(name)
        return super().get(name, default)


@pytest.mark.parametrize("game", gs.games())
def test_recordings_are_told_in_every_sentence_and_nothing_without_one(game: Any) -> None:
    said = Said(SENTENCES[game])
    for state, events in recorded(game):
        teller = Teller(state)
        teller.sentences = said
        for event in events:
            sentence = teller.sentence(event)
            assert not re.search(r"[{}\[\]]|None|True|False|\b(seat|Seat) \d", sentence), sentence
    assert said.said == set(said)


# What the recordings of Steel Driver must have between them


def test_recordings_have_every_number_of_players_and_way_to_begin() -> None:
    states = [state for state, _ in recorded("steel-driver")]
    assert {len(state.header.seats) for state in states} == {3, 4, 5, 6}
    firsts = {state.header.options["first"] for state in states}
    assert "random" in firsts
    assert 0 in firsts
    assert firsts - {0, "random"}


def test_recordings_have_every_action_and_every_event() -> None:
    types, kinds, reasons = set(), set(), set()
    for state, events in recorded("steel-driver"):
        types |= {action.type for action in state.actions()}
        kinds |= {event["type"] for event in events}
        reasons |= {event.get("reason", "") for event in events}
    assert types == {*TYPES, "first_player"}
    assert reasons == set(REASONS)
    protocol = (HERE.parents[1] / "docs/protocol.md").read_text("utf-8")
    assert kinds == documented(protocol.split("### Steel Driver")[1].split("\n### ")[0])


def test_recordings_have_unsold_markers_and_a_sold_out_auction() -> None:
    unsold = [
        event["unsold"]
        for _, events in recorded("steel-driver")
        for event in events
        if event["type"] == "auctions_over"
    ]
    assert [] in unsold
    assert max(map(len, unsold)) >= 3


def test_recordings_have_a_transcontinental_link_and_a_game_without() -> None:
    links = [state.view()["transcontinental"] for state, _ in recorded("steel-driver")]
    assert None in links
    involved = {len(link["others"]) + 1 for link in links if link}
    assert len(involved) >= 2


def test_recordings_have_a_tie_broken_by_goods_and_a_shared_place() -> None:
    broken = shared = False
    for state, _ in recorded("steel-driver"):
        shared |= any(len(place) > 1 for place in state.ranking)
        broken |= len(state.ranking) > len(set(state.scores))
    assert broken
    assert shared


# What the recordings of Steam must have between them


def test_recordings_of_steam_have_both_rule_sets_and_every_number_of_players() -> None:
    variants = {
        (state.header.options["rules"], state.header.options["order"], len(state.header.seats))
        for state, _ in recorded("steam")
    }
    assert {rules for rules, _, _ in variants} == {"base", "standard"}
    assert {order for _, order, _ in variants} == {"random", "auction"}
    for rules in ("base", "standard"):
        assert {seats for of, _, seats in variants if of == rules} == {3, 4, 5, 6}


def test_recordings_of_steam_have_every_action_and_every_event() -> None:
    types, kinds, changes = set(), set(), set()
    for state, events in recorded("steam"):
        types |= {action.type for action in state.actions()}
        kinds |= {event["type"] for event in events}
        changes |= {event["change"] for event in events if event["type"] == "laid"}
    assert types == {*STEAM_TYPES, "deal", "order"}
    assert kinds == documented((HERE.parents[1] / "docs/events-steam.md").read_text("utf-8"))
    assert changes == {"new", "grown", "improved", "redirected"}


def test_recordings_of_steam_have_long_trains_and_a_bankruptcy() -> None:
    farthest, boards = 0, set()
    bankrupt: set[bool] = set()
    for state, events in recorded("steam"):
        boards.add(state.header.board.id)
        bankrupt |= {player["bankrupt"] for player in state.view()["players"]}
        routes = [len(event["route"]) for event in events if event["type"] == "delivered"]
        farthest = max([farthest, *routes])
    assert farthest == 6
    assert bankrupt == {True, False}
    assert boards >= {"northeast", "rhine-ruhr"}


# What the recordings of Steam Barons must have between them


def test_recordings_of_barons_have_both_boards_and_every_number_of_players() -> None:
    headers = [state.header for state, _ in recorded("steam-barons")]
    assert {len(header.seats) for header in headers} == {2, 3, 4, 5, 6}
    assert {header.board.id for header in headers} == {"northern-england", "eastern-us"}


def test_recordings_of_barons_have_every_action_and_every_event() -> None:
    types, kinds, changes = set(), set(), set()
    for state, events in recorded("steam-barons"):
        types |= {action.type for action in state.actions()}
        kinds |= {event["type"] for event in events}
        changes |= {event["change"] for event in events if event["type"] == "laid"}
    assert types == {*BARONS_TYPES, "deal", "order", "first_player"}
    assert kinds == documented((HERE.parents[1] / "docs/events-steam-barons.md").read_text("utf-8"))
    assert changes == {"new", "grown", "improved", "redirected"}


def test_recordings_of_barons_have_bonuses_hostile_takeovers_and_shares_at_b() -> None:
    bonuses, takeovers, prices, farthest = set(), 0, set(), 0
    for _, events in recorded("steam-barons"):
        for event in events:
            if event["type"] == "dividend_paid":
                bonuses.add(event["bonus"])
            elif event["type"] == "control_passed":
                takeovers += None not in (event["from"], event["to"])
            elif event["type"] == "prices_moved":
                prices |= {move["price"] for move in event["moves"]}
            elif event["type"] == "delivered":
                farthest = max(farthest, event["links"])
    assert len(bonuses) >= 3
    assert takeovers >= 3
    assert prices >= {"B", 18}
    assert farthest >= 6
