"""BA-7.3 with several processes on one PostgreSQL: who chooses at once is in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server import test_processes
from tests.server.test_processes import at_once
from tests.server.test_secrets import Game

pytestmark = pytest.mark.postgres

two = test_processes.two


@pytest.fixture
def game(two: Any) -> Game:
    """A game whose Ben and Eve use the other process from now on."""
    game = Game(two[0])
    game.players[1] = moved(game.players[1], two[1])
    game.eve = moved(game.eve, two[1])
    assert game.eve.table(game.id)["you"] is None
    return game


def moved(player: Any, house: Any) -> Any:
    """The same player at another process."""
    there = house.player(player.name)
    there.http.cookies.set("gs_player", player.http.cookies["gs_player"])
    return there


def sale(player: Any, id: str, count: int) -> dict[str, Any]:
    """What the player would send to sell so many shares of the only company held."""
    return {**player.legal(id)["actions"][0], "count": count}


def test_BA_7_3_who_has_not_heard_of_a_secret_yet_chooses_as_well(
    game: Game, two: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, cy = game.players
    n = ben.table(game.id)["n"]
    bens = sale(ben, game.id, 1)

    async def deaf(news: Any) -> None:
        del news

    monkeypatch.setattr(two[1].server.tables, "hear", deaf)
    assert ann.act(game.id, sale(ann, game.id, 1), n).json()["n"] == n + 1
    assert ben.table(game.id)["n"] == n, "nobody has told this process"
    answer = ben.act(game.id, bens, n)
    assert answer.status_code == 200, answer.text
    assert answer.json()["n"] == n + 2
    seen = game.eve.get(f"/api/games/{game.id}/history?after={n}").json()["steps"]
    assert [step["action"] for step in seen] == [None, None]
    monkeypatch.undo()
    assert cy.act(game.id, sale(cy, game.id, 0), n).status_code == 200
    steps = cy.get(f"/api/games/{game.id}/history?after={n}").json()["steps"]
    assert [step["action"].get("count") for step in steps] == [1, 1, 0, None]


def test_BA_7_3_two_who_choose_in_the_same_instant_both_succeed(game: Game, wait: Any) -> None:
    ann, ben, _ = game.players
    n = ben.table(game.id)["n"]
    anns, bens = sale(ann, game.id, 1), sale(ben, game.id, 1)
    for turn in range(6):
        answers = at_once(lambda: ann.act(game.id, anns, n), lambda: ben.act(game.id, bens, n))
        assert [answer.status_code for answer in answers] == [200, 200], [a.text for a in answers]
        assert sorted(answer.json()["n"] for answer in answers) == [n + 1, n + 2]
        for told in (n + 2, n + 1):  # all is taken back, the later choice first
            for player in (ann, ben):
                wait(lambda player=player, told=told: player.table(game.id)["n"] == told)
            undo = {"expected": told, "key": f"{turn}-{told}"}
            undone = [p.post(f"/api/games/{game.id}/undo", undo) for p in (ann, ben)]
            assert sorted(answer.status_code for answer in undone) == [200, 409]
    assert game.to_act() == [0, 1, 2]
