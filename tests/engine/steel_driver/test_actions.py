"""SD-9: who may act, with what, on what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.engine.steel_driver.conftest import MakeTable

import goldenspike as gs
from goldenspike.engine.wire import FORMS

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -4- elm*:r60"
SAME = "red blue green yellow purple black"
"""The usual companies, named by the board itself, which makes it another board."""
ODD_SEATS = [-1, 3, 2**53 - 1, -(2**53) + 1]
ODD_TEXTS = ["", " ", "RED", "red ", "no-such", "\x00", "ash\nbay", "🚂", "a" * 10_000, "__class__"]
ODD_NUMBERS = [0, -1, 2**31, 2**53 - 1, -(2**53) + 1]

SAMPLES = {
    "a whole number": 1,
    "a text": "red",
    "true or false": True,
    "a list of whole numbers": [0],
    "a list of texts": ["red"],
    "a list of pairs of whole numbers": [[0, 1]],
    "a list of [hex, edge]": [["A1", 0]],
    "a whole number or null": None,
    "a table of lists of colours": {"A1": ["red"]},
    "a list of lists of colours": [["red"]],
}


def every_form(seat: int) -> Iterator[Any]:
    """One well-formed action of every form of every game."""
    for type_, forms in FORMS.items():
        for form in forms:
            chance = type_ in ("first_player", "deal", "order")
            fields = {name: SAMPLES[kind] for name, kind in form.items()}
            yield {"seat": None if chance else seat, "type": type_, **fields}


def auction(table: MakeTable) -> Any:
    return table(LINE)


def bidding(table: MakeTable) -> Any:
    return table(LINE).nominate("red", 2)


def build(table: MakeTable) -> Any:
    return table(LINE).sell("red", 1, 9).end_auctions()


def claim(table: MakeTable) -> Any:
    t = table(LINE).sell("red", 1, 9).end_auctions().build_out().idle_to_the_end()
    assert t.view["phase"] == "claim"
    return t


def over(table: MakeTable) -> Any:
    t = claim(table)
    while not t.state.is_over:
        t.state.apply(t.state.legal_actions()[0])
    return t


def undrawn(table: MakeTable) -> Any:
    return table(LINE, first="random")


MOMENTS = [auction, bidding, build, claim, over, undrawn]
OWN_TYPES = {
    auction: {"nominate", "pass_marker"},
    bidding: {"bid", "pass"},
    build: {"build"},
    claim: {"claim"},
    over: set(),
    undrawn: {"first_player"},
}


FORBIDDEN = {
    auction: dict.fromkeys(("bid", "pass"), "SD-3.1"),
    bidding: dict.fromkeys(("nominate", "pass_marker"), "SD-3.3"),
    build: {"pass": "SD-4.3"},
    claim: {"pass": "SD-7.4"},
}
"""What a rule of its own forbids, and it comes before the general one."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_SD_9_1_only_an_action_of_the_phase_is_taken(table: MakeTable, moment: Any) -> None:
    t = moment(table)
    seat = t.seat if t.state.to_act else 0
    for wire in every_form(seat):
        refused = t.state.check(gs.Action.from_json(wire))
        own = wire["type"] in OWN_TYPES[moment]
        if own and not (wire["type"] in ("bid", "pass") and "company" in wire):
            continue
        assert refused is not None, wire
        exact = FORBIDDEN.get(moment, {}).get(wire["type"])
        if exact is not None:
            assert refused.rule == exact, wire
            continue
        if moment is undrawn and wire["seat"] is None:
            assert refused.rule == "SD-1.3"
        else:
            assert refused.rule == "SD-9.1", wire


@pytest.mark.parametrize("moment", [auction, bidding, build, claim, over])
def test_SD_9_1_only_the_seat_on_turn_acts(table: MakeTable, moment: Any) -> None:
    t = moment(table)
    legal = [action.to_json() for action in t.state.legal_actions()]
    others = [seat for seat in (0, 1, 2, *ODD_SEATS) if seat not in t.state.to_act]
    samples = legal or [{"type": "pass"}, {"type": "claim", "company": "red", "location": "ash"}]
    for wire in samples:
        for seat in others:
            refused = t.state.check(gs.Action.from_json({**wire, "seat": seat}))
            assert refused is not None
            assert refused.rule == "SD-9.1"
    for seat in others:
        assert t.state.legal_actions(seat) == []


def test_SD_3_3_who_has_passed_is_out_and_told_so(table: MakeTable) -> None:
    t = table(LINE).nominate("red", 2)
    passed = t.seat
    t.play("pass")
    for wire in ({"type": "bid", "amount": 5}, {"type": "pass"}):
        refused = t.state.check(gs.Action.from_json({"seat": passed, **wire}))
        assert refused is not None
        assert (refused.rule, refused.code) == ("SD-3.3", "bid/out")
    wire = {"seat": passed, "type": "pass_marker"}
    assert t.state.check(gs.Action.from_json(wire)).rule == "SD-9.1"


def test_SD_3_6_a_marker_already_bought_is_named_also_while_others_bid(table: MakeTable) -> None:
    t = table(LINE).sell("red", 1, 2).nominate("blue", 2)
    assert t.refusal("nominate", company="red", bid=3) == "SD-3.6"
    assert t.refusal("nominate", company="green", bid=3) == "SD-3.3"


def test_SD_4_4_nothing_is_built_for_a_company_that_nobody_controls(table: MakeTable) -> None:
    t = table(LINE).sell("red", 1, 9).end_auctions()
    assert t.refusal("build", company="blue", from_="ash", to="bay") == "SD-4.4"


def test_SD_9_2_companies_exist(table: MakeTable) -> None:
    for text in [*ODD_TEXTS, "ash"]:
        assert auction(table).refusal("nominate", company=text, bid=1) == "SD-9.2"
        assert build(table).refusal("build", company=text, from_="ash", to="bay") == "SD-9.2"
        assert claim(table).refusal("claim", company=text, location="ash") == "SD-9.2"


def test_SD_9_2_locations_exist(table: MakeTable) -> None:
    t = build(table)
    for text in [*ODD_TEXTS, "red", "Ash"]:
        assert t.refusal("build", company="red", from_=text, to="bay") == "SD-9.2"
        assert t.refusal("build", company="red", from_="ash", to=text) == "SD-9.2"
        assert claim(table).refusal("claim", company="red", location=text) == "SD-9.2"


def test_SD_9_2_routes_exist(table: MakeTable) -> None:
    t = build(table)
    assert t.refusal("build", company="red", from_="ash", to="cob") == "SD-9.2"
    assert t.refusal("build", company="red", from_="ash", to="ash") == "SD-9.2"


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_well_formed_makes_check_stumble(table: MakeTable, moment: Any) -> None:
    t = moment(table)
    before = t.state.to_json()
    for seat in (0, 1, 2, *ODD_SEATS):
        for text in ("red", "ash", *ODD_TEXTS):
            for number in (1, *ODD_NUMBERS):
                for wire in (
                    {"type": "nominate", "company": text, "bid": number},
                    {"type": "bid", "amount": number},
                    {"type": "bid", "company": text, "amount": number},
                    {"type": "build", "company": "red", "from": "ash", "to": text},
                    {"type": "build", "company": text, "from": text, "to": text},
                    {"type": "claim", "company": "red", "location": text},
                ):
                    t.state.check(gs.Action.from_json({"seat": seat, **wire}))
    for number in ODD_NUMBERS:
        t.state.check(gs.Action.from_json({"seat": None, "type": "first_player", "player": number}))
    assert t.state.to_json() == before


def test_numbers_beyond_all_bounds_are_refused_even_when_no_wire_carried_them(
    table: MakeTable,
) -> None:
    huge = 10**40
    t = auction(table)
    fields = {"company": "red", "bid": huge}
    assert t.state.check(gs.Action(0, "nominate", fields)).rule == "SD-3.2"
    assert t.state.check(gs.Action(huge, "nominate", fields)).rule == "SD-9.1"
    t = bidding(table)
    assert t.state.check(gs.Action(1, "bid", {"amount": huge})).rule == "SD-3.2"
    assert t.state.check(gs.Action(1, "bid", {"amount": -huge})).rule == "SD-3.3"
    t = undrawn(table)
    assert t.state.check(gs.Action(None, "first_player", {"player": huge})).rule == "SD-1.3"


def test_a_listed_action_means_the_same_at_another_table(table: MakeTable) -> None:
    here, there = build(table), build(lambda drawn: table(drawn, companies=SAME))
    assert here.state.header.board.sha256 != there.state.header.board.sha256
    listed = here.state.legal_actions()
    for action in listed:
        assert there.state.check(action) is None
    there.state.apply(listed[0])
    here.state.apply(listed[0])
    assert there.company("red") == here.company("red")


def test_a_listed_action_is_refused_at_a_table_without_its_places(table: MakeTable) -> None:
    listed = build(table).state.legal_actions()
    other = table(LINE.replace("ash", "yew").replace("elm", "zoo"))
    other.sell("red", 1, 9).end_auctions()
    for action in listed:
        assert other.state.check(action).rule == "SD-9.2"
