"""Steam Barons at the page: whole games by real clicks, and secrets between two people."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, sit_down
from tests.browser.hexes import add_board, position
from tests.browser.steam_barons import BOARD, BaronsPolicy, BaronsTable
from tests.browser.test_pages import serious

import goldenspike as gs
from goldenspike.boards.library import LIBRARY

pytestmark = pytest.mark.browser


@pytest.fixture
def at_a_table(visit: Callable[..., Page]) -> Callable[..., BaronsTable]:
    """Returns a way to open a table of Steam Barons against bots."""

    def sit(
        screen: dict[str, Any] = DESKTOP,
        locale: str = "en-US",
        board: str | None = None,
        bots: tuple[str, ...] = ("greedy", "random"),
        seed: int = 7,
    ) -> BaronsTable:
        page = visit("/", screen, locale)
        if board is None:
            file, id = add_board(page, "steam-barons", BOARD)
        else:
            file = LIBRARY.find("steam-barons", board)
            id = file.id
        sit_down(page, "steam-barons", id, bots, seed)
        return BaronsTable(page, position("steam-barons", file, len(bots), {}))

    return sit


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("board", "screen"),
    [("northern-england", DESKTOP), (None, PHONE)],
    ids=["desktop", "phone"],
)
def test_a_game_with_two_bots_to_the_end(
    at_a_table: Callable[..., BaronsTable],
    shots: Path,
    board: str | None,
    screen: dict[str, Any],
) -> None:
    table = at_a_table(screen, board=board)
    page = table.page
    table.play(BaronsPolicy(seed=1))
    # With the table's seed the bots play the same again, and leave everything to be done once.
    assert table.kinds >= {"bid", "pass", "buy", "lay", "connect", "done", "deliver", "sell"}

    # what the page says in the end is what the engine says
    table.follow()
    assert table.state.is_over
    assert table.sold_for_certain() == table.sold
    scores = page.request.get(f"/api/games/{table.id}/view").json()["view"]["scores"]
    assert scores == table.state.scores
    result = page.locator(".result")
    expect(result).to_be_visible()
    for score in scores:
        expect(result).to_contain_text(f"${score}")
    page.screenshot(path=shots / f"steam-barons-end-{screen['viewport']['width']}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_any_phase(
    at_a_table: Callable[..., BaronsTable], screen: dict[str, Any], scheme: str, shots: Path
) -> None:
    table = at_a_table({**screen, "color_scheme": scheme}, bots=("greedy",))
    page, policy = table.page, BaronsPolicy(seed=2, tiles=1)
    width = screen["viewport"]["width"]
    looked: set[str] = set()

    def look(name: str) -> None:
        if name not in looked:
            assert serious(page) == [], name
            page.screenshot(path=shots / f"steam-barons-{name}-{width}-{scheme}.png")
            looked.add(name)

    def look_at_news() -> None:
        tell_all = telling.get_by_test_id("tell-all")
        if tell_all.count() > 0:
            tell_all.click()
        look(telling.get_attribute("data-telling") or "")
        page.keyboard.press("Escape")

    telling = page.locator("[data-telling]")
    while not looked >= {"auction", "buy", "build", "move", "sell", "dividends", "sales"}:
        assert table.wait_for_turn()
        expect(table.prompt).to_have_attribute("data-ask", re.compile("."))
        if telling.count() > 0 and table.asked() in ("sell", "auction"):
            look_at_news()
        look(table.asked())
        policy.decide(table)
    play_to_the_end(table)
    expect(page.locator(".result")).to_be_visible()
    look("result")


def test_two_people_sell_in_secret(two_at_a_table: tuple[BaronsTable, BaronsTable]) -> None:
    ann, ben = two_at_a_table
    heard = [noted(table.page) for table in (ann, ben)]
    play_until_sales(ann, ben)
    before = {table: shown(table) for table in (ann, ben)}

    # Ben has chosen: Ann's page says that he has, and knows no more.
    bens = chosen(ben, 1)
    ben.sell(bens)
    expect(state_of(ann, 1)).to_have_attribute("data-chosen", "true")
    expect(state_of(ann, 0)).to_have_attribute("data-chosen", "false")
    expect(state_of(ann, 1)).to_have_text(re.compile("Ben *has chosen"))
    assert shown(ann) == before[ann]
    assert sales_in(heard[0]) == []
    # His own choice Ben sees, and that it has not happened yet.
    expect(ben.prompt).to_contain_text("You sell 1 share")
    assert shown(ben)[0] == before[ben][0]

    anns = chosen(ann, 0)
    ann.sell(anns)
    for table in (ann, ben):
        expect(revealed(table).first).to_be_visible()
        assert told(table) == in_columns(anns, bens)
    assert sales_in(heard[0]) != []

    # In the next round both press at the same moment.
    for table in (ann, ben):
        quieten(table)
    play_until_sales(ann, ben)
    sales = [chosen(ann, 1), chosen(ben, 2)]
    for table, own in zip((ann, ben), sales, strict=True):
        table.fill_sales(own)
        table.part("sell").scroll_into_view_if_needed()
        box = table.part("sell").bounding_box()
        assert box
        table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        table.page.mouse.down()
    for table in (ann, ben):
        table.page.mouse.up()
    for table in (ann, ben):
        expect(revealed(table).first).to_be_visible()
        assert told(table) == in_columns(*sales)


@pytest.fixture
def two_at_a_table(visit: Callable[..., Page]) -> tuple[BaronsTable, BaronsTable]:
    """Ann opens a table of Steam Barons and Ben takes the other seat, each at a screen."""
    ann = visit("/")
    file, id = add_board(ann, "steam-barons", BOARD)
    wish = {"game": "steam-barons", "board": id, "pace": "live", "public": False, "seed": 7}
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    answer = ann.request.post("/api/games", data={**wish, "seats": seats})
    assert answer.ok, answer.text()
    ann.goto(f"/table/{answer.json()['id']}")
    ben = visit(ann.get_by_test_id("seat-row-1").get_by_role("textbox").input_value())
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_role("button", name=re.compile("^Take seat")).click()
    for page in (ann, ben):
        expect(page.get_by_test_id("turn")).to_be_visible()
    ann_sits, ben_sits = (
        BaronsTable(page, position("steam-barons", file, 1, {}), seat)
        for seat, page in enumerate((ann, ben))
    )
    return ann_sits, ben_sits


def play_until_sales(*tables: BaronsTable) -> None:
    """Plays by requests, as scripts would, until all choose what to sell, and shows that alone.

    Nobody builds, and shares are bought in turns, so that all have some and prices stay.
    """
    first = tables[0]
    first.follow()
    while first.state.view()["phase"] != "sell":
        table = tables[first.state.to_act[0]]
        table.send(a_plain_action(first.state, table.seat).to_json(), first.state.n)
        first.follow()
    for table in tables:
        table.follow()
        expect(table.prompt).to_have_attribute("data-ask", "sell")
        quieten(table)


def play_to_the_end(table: BaronsTable) -> None:
    """Plays by requests, as a script would, until the game is over."""
    give_up = time.monotonic() + 120
    while not table.state.is_over:
        assert time.monotonic() < give_up, "the game did not get on"
        table.hurry()


def a_plain_action(state: gs.State, seat: int) -> gs.Action:
    """Returns a first bid by whoever has fewer shares, else what changes least."""
    legal = state.legal_actions(seat)
    view = state.view()
    if view["phase"] != "auction":
        return next((each for each in legal if each.type in ("done", "pass")), legal[0])
    held = [sum(player["shares"].values()) for player in view["players"]]
    is_bidder = view["auction"]["bid"] is None and held[seat] == min(held)
    wanted = "bid" if is_bidder else "pass"
    return next(action for action in legal if action.type == wanted)


def quieten(table: BaronsTable) -> None:
    """Puts away all that is told over the board."""
    telling = table.page.locator("[data-telling]")
    for _ in range(4):
        if telling.count() > 0:
            table.page.keyboard.press("Escape")
    expect(telling).to_have_count(0)


def chosen(table: BaronsTable, count: int) -> list[gs.Action]:
    """Returns a choice to sell so many shares, one each of the first companies."""
    state = table.state.copy()
    sales: list[gs.Action] = []
    while table.seat in state.to_act:
        legal = state.legal_actions(table.seat)
        sales.append(legal[1 if len(sales) < count else 0])
        state.apply(sales[-1])
    return sales


def noted(page: Page) -> list[Any]:
    """Returns a list to which all that the page is told is added from now on."""
    heard: list[Any] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(text)))
    page.on("response", lambda answer: heard.append(answer) if "/api/" in answer.url else None)
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    return heard


def sales_in(heard: list[Any]) -> list[str]:
    """Returns what was heard of Ben's sales, or of all sales together."""
    texts = [each if isinstance(each, str) else each.text() for each in heard]
    sale = re.compile(r'"seat":1,"type":"sell"|"type":"sell","seat":1|"type":"sold"')
    return [text for text in texts if sale.search(text.replace(" ", ""))]


def state_of(table: BaronsTable, seat: int) -> Locator:
    """The line that says whether a player has chosen."""
    return table.prompt.locator("[data-chosen]").nth(seat)


def shown(table: BaronsTable) -> list[str]:
    """Returns all that the page says of companies and players, and the log."""
    return [
        table.page.locator(".parts").inner_text(),
        table.page.get_by_test_id("log").inner_text(),
    ]


def revealed(table: BaronsTable) -> Locator:
    """The rows that tell what was sold of a company."""
    return table.page.locator("[data-telling=sales] [data-sold]")


def told(table: BaronsTable) -> dict[str, list[str]]:
    """Returns what the page tells of the sales: by company, what each player sold."""
    return {
        row.get_attribute("data-sold") or "": row.locator("td").all_inner_texts()
        for row in revealed(table).all()
    }


def in_columns(*sales: list[gs.Action]) -> dict[str, list[str]]:
    """Returns the same of choices, one list for each player."""
    found: dict[str, list[str]] = {}
    none = "\N{EN DASH}"
    for seat, own in enumerate(sales):
        for action in own:
            company, count = action.fields()["company"], action.fields()["count"]
            if count > 0:
                found.setdefault(company, [none] * len(sales))[seat] = str(count)
    return found
