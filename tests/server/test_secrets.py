"""BA-7.3 on the wire: no channel tells what was chosen in secret before all have chosen."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

BOARD = """
game = "steam-barons"
id = "small"
title = { en = "Small", es = "Pequeño", pt = "Pequeno" }
players = [2, 6]
[hexes]
plain = ["B2-B6", "C1-C5"]
[[city]]
hex = "A1"
name = "Ash"
color = "red"
cubes = 2
[[city]]
hex = "A5"
name = "Bay"
color = "blue"
cubes = 2
[[city]]
hex = "D4"
name = "Cob"
color = "yellow"
cubes = 2
"""


class Game:
    """A game of Ann, Ben and Cy, watched by Eve, played on until shares are sold.

    Each player has shares of a company to sell or to keep.
    """

    def __init__(self, house: Any) -> None:
        self.players = [house.player(name) for name in ("Ann", "Ben", "Cy")]
        self.eve = house.player("Eve")
        ann, ben, cy = self.players
        added = ann.post("/api/boards/steam-barons", {"toml": BOARD})
        assert added.status_code == 201, added.text
        table = ann.create("open", "open", game="steam-barons", board="small", seed=5)
        ben.sit(table, 1)
        cy.sit(table, 2)
        self.id = table["id"]
        buyers = [0, 1, 2]
        view = self.view()
        while view["phase"] != "sell":
            (seat,) = view["to_act"]
            actions = self.players[seat].legal(self.id)["actions"]
            if view["phase"] == "auction":
                wants = seat in buyers[:1] and view["auction"]["bidder"] is None
                action = first(actions, "bid" if wants else "pass")
            elif view["phase"] == "buy":
                action = actions[-1] if seat in buyers[:1] else actions[0]
                buyers = buyers[1:] if seat in buyers[:1] else buyers
            else:
                action = first(actions, "done", "pass")
            view = self.play(seat, action, view["n"])["view"]
        assert not buyers
        assert self.to_act() == [0, 1, 2]

    def view(self, seat: int = 0) -> Any:
        return self.players[seat].get(f"/api/games/{self.id}/view").json()["view"]

    def to_act(self) -> Any:
        return self.eve.table(self.id)["to_act"]

    def play(self, seat: int, action: Any, expected: int | None = None) -> Any:
        n = self.eve.table(self.id)["n"] if expected is None else expected
        answer = self.players[seat].act(self.id, action, n)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sell(self, seat: int, count: int, expected: int | None = None) -> Any:
        """Sells so many shares of the only company that the seat holds shares of."""
        action = self.players[seat].legal(self.id)["actions"][0]
        return self.play(seat, {**action, "count": count}, expected)

    def take_back(self, seat: int) -> None:
        """Takes back the last choice, which is the seat's own."""
        n = self.eve.table(self.id)["n"]
        wish = {"expected": n, "key": f"back-{seat}-{n}"}
        undone = self.players[seat].post(f"/api/games/{self.id}/undo", wish)
        assert undone.status_code == 200, undone.text

    def channels(self, viewer: Any) -> str:
        """Returns all that somebody else can read, without what differs from table to table."""
        at = f"/api/games/{self.id}"
        n = viewer.table(self.id)["n"]
        texts = [
            viewer.get(f"{at}{path}").text
            for path in ("", "/view", "/legal", "/log", *(f"/view?at={n - k}" for k in range(3)))
        ]
        texts += [viewer.get(f"{at}/history{after}").text for after in ("", f"?after={n - 1}")]
        texts += [self.listed(viewer, kind) for kind in ("mine", "playing")]
        for expected in (0, n - 1, n):
            for seat in range(3):
                wrong = {"seat": seat, "type": "sell", "company": "red", "count": 99}
                texts.append(viewer.act(self.id, wrong, expected).text)
        texts.append(viewer.post(f"{at}/previews", {"actions": [{**wrong, "seat": 0}]}).text)
        for query in ("", f"?after={n - 1}"):
            with viewer.live(self.id, query) as line:
                texts.append(json.dumps(line.hear_of("sync"), separators=(",", ":")))
        same = "\n".join(texts).replace(self.id, "ID")
        same = re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "TIME", same)
        same = re.sub(r'"online":\w+', "", same)
        return re.sub(r'"(key|link|seed_commitment|commitment)":"[^"]*"', "", same)

    def listed(self, viewer: Any, kind: str) -> str:
        """Returns what a list tells of this table; others may be played meanwhile."""
        tables = viewer.get(f"/api/games?list={kind}").json()["games"]
        return json.dumps([table for table in tables if table["id"] == self.id])


def first(actions: list[Any], *types: str) -> Any:
    return next(action for action in actions if action["type"] in types)


def say_the_same(one: Game, other: Game, *seats: int | None) -> None:
    """Two games tell these seats (None: a spectator) the same, and of some step nothing."""
    for seat in seats:
        viewers = [game.eve if seat is None else game.players[seat] for game in (one, other)]
        told = [game.channels(viewer) for game, viewer in zip((one, other), viewers, strict=True)]
        assert told[0] == told[1]
        assert '"action":null' in told[0]


def test_BA_7_3_no_channel_tells_what_was_chosen(house: Any) -> None:
    one, other = Game(house), Game(house)
    with one.players[1].live(one.id) as a, other.players[1].live(other.id) as b:
        a.hear_of("sync"), b.hear_of("sync")
        one.sell(0, 0)
        other.sell(0, 1)
        heard = [line.hear_of("step") for line in (a, b)]
    for message in heard:
        assert message["step"].pop("at")
        assert message["step"]["action"] is None
        assert message["step"]["events"] == []
        assert message["to_act"] == [1, 2]
    assert heard[0] == heard[1]
    say_the_same(one, other, 1, 2, None)
    for game in (one, other):
        game.sell(1, 1)
    say_the_same(one, other, 1, 2, None)
    assert one.view(0)["sell"]["chosen"] != other.view(0)["sell"]["chosen"]


def test_BA_7_3_a_hint_is_for_the_own_choice_alone(house: Any) -> None:
    game = Game(house)
    ann, ben, _ = game.players
    game.sell(0, 1)
    path = f"/api/games/{game.id}/hint"
    assert [one.get(path).json()["code"] for one in (game.eve, ann)] == ["no-seat", "not-your-turn"]
    advice = ben.get(path).json()
    assert advice["action"] in ben.legal(game.id)["actions"]
    assert {(reason["action"]["seat"]) for reason in advice["reasons"]} == {1}


def test_BA_7_3_what_was_taken_back_in_secret_is_not_told_either(house: Any) -> None:
    one, other = Game(house), Game(house)
    with one.players[2].live(one.id) as a, other.players[2].live(other.id) as b:
        a.hear_of("sync"), b.hear_of("sync")
        for game, count in (one, 0), (other, 1):
            game.sell(0, count)
            game.take_back(0)
            game.sell(0, count)
            game.sell(1, 1)
            game.take_back(1)
        for _ in range(2):
            heard = [line.hear_of("undo") for line in (a, b)]
            assert heard[0] == heard[1]
    assert one.to_act() == [1, 2]


def test_BA_7_3_the_last_to_choose_is_told_nothing_beforehand(house: Any) -> None:
    game = Game(house)
    game.sell(0, 1)
    game.sell(1, 1)
    cy = game.players[2]
    legal = cy.legal(game.id)
    asked = cy.post(f"/api/games/{game.id}/previews", {"actions": legal["actions"]}).json()
    for told in legal["previews"], [preview["events"] for preview in asked["previews"]]:
        assert [[event["type"] for event in events] for events in told] == [
            ["sale_chosen"] for _ in legal["actions"]
        ]
    answer = game.sell(2, 0)
    assert [e["company"] for e in answer["events"] if e["type"] == "sold"]
    steps = game.eve.get(f"/api/games/{game.id}/history").json()["steps"]
    assert [step["action"]["count"] for step in steps if step["action"]["type"] == "sell"] == [
        1, 1, 0,
    ]  # fmt: skip


def test_a_choice_that_chance_has_followed_cannot_be_taken_back(house: Any) -> None:
    game = Game(house)
    for seat in range(3):
        n = game.sell(seat, 0)["n"]
    steps = game.eve.get(f"/api/games/{game.id}/history").json()["steps"]
    assert [step["action"]["seat"] for step in steps[-2:]] == [2, None]
    assert n == len(steps)
    undo = {"expected": n, "key": "back"}
    refused = game.players[2].post(f"/api/games/{game.id}/undo", undo)
    assert (refused.status_code, refused.json()["code"]) == (409, "final")
    assert game.eve.table(game.id)["n"] == n


def test_two_players_who_choose_in_the_same_instant_both_succeed(house: Any) -> None:
    game = Game(house)
    n = game.eve.table(game.id)["n"]
    with ThreadPoolExecutor() as both:
        answers = list(both.map(lambda seat: game.sell(seat, 1, expected=n), (0, 1)))
    assert sorted(answer["n"] for answer in answers) == [n + 1, n + 2]
    assert game.to_act() == [2]
    # The third has seen neither and chooses as well; what follows is the next round.
    game.sell(2, 0, expected=n)
    assert game.view()["round"] == 2


def test_who_has_chosen_does_not_choose_again(house: Any) -> None:
    game = Game(house)
    n = game.eve.table(game.id)["n"]
    action = {**game.players[0].legal(game.id)["actions"][0], "count": 1}
    game.play(0, action, n)
    again = game.players[0].act(game.id, action, n)
    assert (again.status_code, again.json()["code"]) == (409, "stale")
    again = game.players[0].act(game.id, action, n + 1)
    assert (again.status_code, again.json()["refusal"]["code"]) == (422, "turn/other-seat")
