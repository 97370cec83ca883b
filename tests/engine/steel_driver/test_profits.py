"""SD-5 and SD-6: control pays, and the turn ends."""

from __future__ import annotations

from tests.engine.steel_driver.conftest import MakeTable

LINE = "ash*:w40 -3- bay:k30 -2- cob:s20 -2- dun:o50 -4- elm*:r60"
CHEAP = "a* -1- b* -1- c* -1- d* -1- e* -1- f* -1- g* -1- h* -1- i* -1- j* -1- k* -1- l* -1- m*"
FAR = "\nyam -9- zoo"


def test_SD_5_1_controllers_receive_the_profit_levels(table: MakeTable) -> None:
    t = table(LINE + FAR)
    t.sell("red", 0, 5).sell("blue", 1, 4).sell("green", 2, 1).end_auctions()
    t.build("red", "ash", "bay").build("blue", "elm", "dun")
    assert t.cash() == [0, 0, 0], "only when all have passed"
    t.build("red", "bay", "cob")
    assert t.told("profit_taken") == [
        {"seat": 0, "company": "red", "amount": 50},
        {"seat": 1, "company": "blue", "amount": 50},
        {"seat": 2, "company": "green", "amount": 0},
    ]
    assert t.cash() == [50, 50, 0]


def test_SD_5_1_one_player_receives_for_every_company_controlled(table: MakeTable) -> None:
    t = table(LINE + FAR)
    t.sell("red", 1, 3).sell("blue", 1, 4).end_auctions()
    t.build("red", "ash", "bay").build("blue", "elm", "dun")
    assert t.cash() == [0, 80, 0]


def test_SD_5_1_shares_pay_nothing_now(table: MakeTable) -> None:
    t = table(LINE + FAR)
    t.sell("red", 0, 3).end_auctions().build("red", "ash", "bay")
    t.sell("red", 1, 2).end_auctions().build("red", "bay", "cob")
    assert t.company("red")["shares"] == [1, 1, 0]
    assert t.cash() == [30, 20, 0]


def test_SD_5_1_an_uncontrolled_company_pays_nobody(table: MakeTable) -> None:
    t = table("ash*:w0 -1- bay:w0 -1- cob*:w0")
    t.sell("red", 0, 1).end_auctions().build("red", "ash", "bay")
    t.sell("blue", 1, 1).end_auctions().build("blue", "cob", "bay")
    assert t.told("transcontinental")[0]["bonus"] == {"blue": 50, "red": 30}
    assert t.told("profit_taken") == [{"seat": 1, "company": "blue", "amount": 50}]
    assert t.cash() == [0, 50, 0]


def test_SD_5_2_cash_is_never_spent(table: MakeTable) -> None:
    t = table(LINE + FAR)
    t.sell("red", 0, 9).end_auctions()
    t.build("red", "ash", "bay").build("red", "bay", "cob").build("red", "cob", "dun")
    assert t.cash() == [100, 0, 0]
    assert t.cubes() == [11, 20, 20]
    t.sell("blue", 1, 1).sell("green", 2, 1)
    assert t.refusal("nominate", company="red", bid=12) == "SD-3.2", "cash buys no cubes"
    t.nominate("red", 11).leave().leave()
    assert t.cash() == [100, 0, 0]


def test_SD_6_1_the_pass_row_becomes_the_order_and_profit_levels_go_to_0(table: MakeTable) -> None:
    t = table(CHEAP + FAR)
    t.sell("red", 0, 2).sell("blue", 1, 1).end_auctions()
    t.build("red", "a", "b").build("blue", "m", "l")
    assert t.company("red")["profit"] == 10
    t.build("red", "b", "c")
    assert t.view["order"] == ["green", "yellow", "purple", "black", "blue", "red"]
    assert t.view["passed"] == []
    assert [company["profit"] for company in t.view["companies"].values()] == [0] * 6
    assert t.told("turn_began")[0]["order"] == t.view["order"]


def test_SD_6_2_players_and_companies_keep_unspent_cubes(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 4).end_auctions().build("red", "ash", "bay")
    assert t.company("red")["cubes"] == 1
    assert t.cubes() == [6 + 10, 20, 20]
    t.sell("red", 1, 3).end_auctions()
    assert t.company("red")["cubes"] == 4


def test_SD_6_3_control_markers_go_back_to_their_boxes(table: MakeTable) -> None:
    t = table(LINE)
    t.sell("red", 0, 3).sell("blue", 2, 2).end_auctions()
    assert not t.company("red")["marker"]
    t.build("red", "ash", "bay")
    for company in ("red", "blue"):
        assert t.company(company)["marker"]
        assert t.company(company)["controller"] is None
    assert t.company("red")["last_controller"] == 0


def test_SD_6_3_markers_do_not_go_back_after_turn_five(table: MakeTable) -> None:
    t = table(CHEAP + FAR)
    t.idle_until(5).sell("red", 2, 2).end_auctions().build_out()
    assert t.view["phase"] == "claim"
    assert t.company("red")["controller"] == 2
    assert not t.company("blue")["marker"], "no marker can be bought any more"


def test_SD_6_4_the_final_phase_follows_five_turns(table: MakeTable) -> None:
    t = table(CHEAP + FAR)
    t.sell("red", 0, 1).end_auctions().build("red", "a", "b")
    for turn in (2, 3, 4, 5):
        assert t.view["turn"] == turn
        assert t.view["phase"] == "auction"
        t.end_auctions()
    assert t.view["turn"] == 5
    assert t.view["phase"] == "claim"
    assert not t.state.is_over


def test_SD_6_4_a_game_in_which_nothing_is_built_ends_with_nothing_claimed(
    table: MakeTable,
) -> None:
    t = table(CHEAP + FAR).idle_to_the_end()
    assert t.state.is_over
    assert t.view["phase"] == "over"
    assert t.state.scores == [0, 0, 0]
    assert t.state.ranking == [[0, 1, 2]]
    assert t.state.to_act == ()
    assert t.state.legal_actions() == []
