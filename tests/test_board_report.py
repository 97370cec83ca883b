from __future__ import annotations

import json
import sys
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from goldenspike.board_report import steam
from goldenspike.board_report import steam_barons as barons
from goldenspike.board_report.report import accounts, main
from goldenspike.board_report.steel_driver import Account, account, demands, figures, markdown
from goldenspike.bots import Budget
from goldenspike.executor import Here, Processes
from goldenspike.series import Series


def series(games: int = 2, players: int = 3) -> Series:
    return Series("steel-driver", "usa", ["random"] * players, games, 5)


def made(**changes: Any) -> Account:
    told = Account()
    told.phase_4, told.shares = 1800, 2700
    told.values = {"red": 100, "blue": 120, "green": 90, "yellow": 100, "purple": 110, "black": 80}
    told.wins = [0.0, 1.0, 0.0]
    told.links, told.crossed, told.involved = 50, 3, 2
    for name, value in changes.items():
        setattr(told, name, value)
    return told


def test_an_account_tells_where_all_money_came_from() -> None:
    told = account(series(), 0)
    assert sum(told.wins) == pytest.approx(1)
    assert told.links > 20
    assert sum(told.first_links.values()) <= 6
    assert told.phase_4 > 0
    assert set(told.values) <= {"red", "blue", "green", "yellow", "purple", "black"}


def test_all_cash_is_accounted_for() -> None:
    plan = series()
    told = account(plan, 1)
    state, players = plan.set_up(1)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(players[seat].choose(state, seat, plan.budget))
    assert told.phase_4 + told.shares == sum(state.scores)


def test_accounts_are_the_same_however_many_processes_play() -> None:
    alone = [one.__dict__ for one in accounts(series(4), Here())]
    assert [one.__dict__ for one in accounts(series(4), Processes(2))] == alone


def test_figures_are_means() -> None:
    found = figures(series(), [made(), made(phase_4=2000, crossed=0, wins=[0.5, 0.5, 0.0])])
    assert found["phase_4_cash"] == 1900
    assert found["final_values"] == 600
    assert found["share_part"] == pytest.approx(2700 / 4600, abs=1e-4)
    assert found["company_spread"] == 1.5
    assert found["seat_wins"] == [0.25, 0.75, 0.0]
    assert found["seat_excess"] == 2.25
    assert found["transcontinental"] == {
        "part_of_games": 0.5,
        "by_turn": {3: 1},
        "companies_involved": 2.0,
    }


@pytest.mark.parametrize(
    ("changes", "missed"),
    [
        ({}, []),
        ({"phase_4": 1399, "shares": 2100}, [0]),
        ({"phase_4": 2201, "shares": 3300}, [0]),
        ({"values": {"red": 274, "blue": 275}}, [1]),
        ({"values": {"red": 425, "blue": 426}}, [1]),
        ({"shares": 2100}, [2]),
        ({"shares": 4300}, [2]),
        ({"values": {"red": 240, "blue": 400}}, [3]),
        ({"values": {"red": 250, "blue": 399}}, []),
        ({"wins": [0.42, 0.29, 0.29]}, [4]),
    ],
)
def test_sd_8_each_demand_can_be_missed(changes: dict[str, Any], missed: list[int]) -> None:
    found = figures(series(), [made(wins=[1 / 3] * 3), made(wins=[1 / 3] * 3)])
    assert [holds for _, _, holds in demands(found)] == [True] * 5
    told = made(**{"wins": [1 / 3] * 3, **changes})
    found = figures(series(), [told])
    assert [n for n, (_, _, holds) in enumerate(demands(found)) if not holds] == missed


def test_sd_8_money_is_judged_with_three_players_only() -> None:
    four = figures(series(players=4), [made(wins=[0.25] * 4, phase_4=9999)])
    assert len(demands(four)) == 2


def test_the_report_is_a_page_of_markdown() -> None:
    told = made(joined=Counter({"omaha": 3}), first_links=Counter({"baltimore": 1}))
    text = markdown(figures(series(), [told]))
    assert "| cash of phase 4 in a game, $1,400 to $2,200 | $1,800 | yes |" in text
    assert "| wins of the best seat to its fair share, at most 1.25 | 3.00 | **no** |" in text
    assert "baltimore 1.0" in text
    assert "omaha 3.0" in text


def test_the_command_ends_with_the_verdict(monkeypatch: Any, capsys: Any) -> None:
    words = ["board-report", "usa", "--games", "2", "--level", "random", "--json"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        main()
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert ended.value.code == int(not all(demand.holds for demand in demands(found)))


def test_an_unknown_board_is_told(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["board-report", "atlantis"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    assert "board-report: There is no board 'atlantis'" in capsys.readouterr().err


# Steam


def steam_series(games: int = 2, **options: str) -> Series:
    return Series("steam", "northeast", ["random"] * 3, games, 5, options=options)


def test_an_account_of_steam_tells_what_happened() -> None:
    plan = steam_series()
    told = steam.account(plan, 0)
    assert sum(told.wins) == pytest.approx(1)
    assert len(told.points) == len(told.income) == 3
    assert told.won_with == max(told.points)
    assert sum(told.supply.values()) > 150
    assert 0 <= sum(told.used.values()) <= told.events["laid"]
    assert sum(told.begun.values()) <= 3
    assert told.events["tile_taken"] > 0


def test_wins_are_told_by_place_in_the_first_order() -> None:
    bots = ["greedy", "random", "random"]
    plan = Series("steam", "northeast", bots, 1, 5, Budget(iterations=1))
    state, _ = plan.set_up(0)
    assert state.view()["order"] == [2, 0, 1]
    told = steam.account(plan, 0)
    assert told.won_with == told.points[0] > 0
    assert told.wins == [0.0, 1.0, 0.0], "seat 0 was second in the order"


def test_figures_of_steam_are_means_and_judged() -> None:
    plan = steam_series()
    found = steam.figures(plan, [steam.account(plan, 0), steam.account(plan, 1)])
    assert found["seat_excess"] == round(max(found["seat_wins"]) * 3, 3)
    assert sum(found["seat_wins"]) == pytest.approx(1, abs=0.01)
    found["seat_excess"] = 1.3
    assert [holds for _, _, holds in steam.demands(found)] == [True]
    found["seat_excess"] = 1.301
    assert [holds for _, _, holds in steam.demands(found)] == [False]
    text = steam.markdown(found)
    assert "**no**" in text
    assert "base rules" in text


def test_the_report_of_steam_is_printed(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(
        "sys.argv",
        ["board-report", "northeast", "--game", "steam", "--level", "random", "--games", "1"],
    )
    with pytest.raises(SystemExit):
        main()
    assert "1 games of 3 random bots, base rules, seed 1" in capsys.readouterr().out


def test_there_are_no_reports_on_other_games(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("sys.argv", ["board-report", "usa", "--game", "chess"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 1
    assert "There are reports on steel-driver, steam, steam-barons" in capsys.readouterr().err


# Steam Barons


def barons_figures(**changes: Any) -> dict[str, Any]:
    told = barons.Account()
    told.wins, told.cash = [1.0, 0.0, 0.0], [90, 60, 60]
    told.bankrupt = Counter({3: 1})
    told.prices, told.built = [2, 5, 8, 11, 15], [0.4, 0.8, 0.8, 0.6, 0.9]
    told.laid, told.delivered = Counter({1: 12, 2: 15}), Counter({1: 10, 2: 10})
    told.performance = Counter({1: 15, 2: 25})
    told.bought, told.spent = Counter({1: 6}), Counter({1: 33})
    for name, value in changes.items():
        setattr(told, name, value)
    plan: Any = SimpleNamespace(board="drawn", bots=["greedy"] * 3, seed=1)
    return barons.figures(plan, [told])


def test_figures_of_steam_barons_are_means() -> None:
    found = barons_figures()
    assert found["bankrupt_by_round"] == [0, 0, 1, 0, 0]
    assert (found["built"], found["built_less_than_half"]) == (0.7, 0.2)
    assert (found["low_price"], found["high_price"]) == (2, 15)
    assert found["links_a_delivery"] == 2
    assert found["dollars_a_share"][0] == 5.5
    assert "| companies that go bankrupt in a game, 0.3 to 1.5 | 1.00 | yes |" in (
        barons.markdown(found)
    )


@pytest.mark.parametrize(
    ("changes", "missed"),
    [
        ({}, []),
        ({"bankrupt": Counter()}, [0]),
        ({"bankrupt": Counter({5: 2})}, [0]),
        ({"built": [0.4, 0.5]}, [1]),
        ({"prices": [6, 8, 13]}, [2]),
        ({"prices": [0, 5, 11]}, [3]),
        ({"prices": [1, 18, 18, 18]}, [4]),
    ],
)
def test_BA_6_each_demand_on_the_card_can_be_missed(
    changes: dict[str, Any], missed: list[int]
) -> None:
    found = barons.demands(barons_figures(**changes))
    assert [n for n, (_, _, holds) in enumerate(found) if not holds] == missed
