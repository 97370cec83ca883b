"""Gem Run at the server: runs checked by replay, lists, the line of the day, challenges."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.gem_runs import challenge, drive, get, scored, send, sent

from goldenspike.engine import gem_run
from goldenspike.server.gem_run.days import GRACE, Days, day_at, end_of, streak_of, week_of
from goldenspike.server.store.schema import gem_runs

DAY = 24 * 3600 * 1000
NOON = 1_796_040_000_000
"""2026-11-30, a Monday, at noon."""


@pytest.fixture(autouse=True)
def at(house: Any) -> Any:
    """Sets the server's clock; every test has days of its own, months apart."""
    runs = house.server.gem_runs

    def at(moment: int) -> None:
        runs.clock = lambda: moment

    at.day = _fresh_day()  # type: ignore[attr-defined]
    at(at.day)  # type: ignore[attr-defined]
    yield at
    runs.clock = lambda: NOON


def get_player(player: Any) -> str:
    return str(player.get("/api/me").json()["player"])


days_given = 0


def _fresh_day() -> int:
    global days_given
    days_given += 1
    return NOON + 91 * DAY * days_given


class TestRuns:
    def test_GR_5_1_the_score_is_what_the_replay_says(self, house: Any) -> None:
        record = drive(7, hand=3)
        told = gem_run.replay(record).to_json()
        answer = sent(house.player(), record)
        assert answer["score"] == told["score"]
        assert answer["parts"] == told["parts"]
        assert sum(answer["by_landscape"].values()) == told["score"]
        kept = get(house.player(), f"runs/{answer['id']}")
        assert {key: kept["result"][key] for key in told} == told
        assert kept["record"] == record
        assert kept["you"] is False

    def test_the_same_key_gives_the_first_answer(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        low, high = scored(8, 2)[::-1]
        first = sent(ann, low, key="k1")
        sent(ben, high)
        assert sent(ann, low, key="k1") == first
        assert get(ann, "me")["runs"] == 1
        other = send(ann, high, key="k1")
        assert (other.status_code, other.json()["code"]) == (409, "key-used")
        renamed = send(ann, low, key="k1", name="Anna")
        assert (renamed.status_code, renamed.json()["code"]) == (409, "key-used")
        assert sent(ben, high, key="k1")["id"] != first["id"], "keys are each player's own"

    def test_GR_4_1_own_best_and_place(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        best, middle, worst = scored(9, 3)
        one = sent(ann, middle)
        assert (one["place"], one["among"], one["list"]) == (1, 1, "week")
        assert (one["improved"], one["counts"], one["best"]) == (True, True, one["score"])
        two = sent(ben, best)
        assert (two["place"], two["among"]) == (1, 2)
        three = sent(ann, worst)
        assert (three["place"], three["best"]) == (2, one["score"])
        assert (three["improved"], three["counts"]) == (False, False)
        mine = get(ann, "me")
        assert mine["runs"] == 2
        assert mine["name"] == "Ann"
        assert mine["best"] == {
            "run": one["id"], "score": one["score"], "seed": 9, "version": gem_run.VERSION,
        }  # fmt: skip
        assert mine["lines"] == [mine["best"]]
        assert mine["week"] == {"run": one["id"], "score": one["score"], "place": 2, "among": 2}
        assert mine["today"] is None

    def test_the_first_run_of_a_copy_is_anothers(self, house: Any) -> None:
        ann, eve = house.player("Ann"), house.player("Eve")
        record = drive(10, hand=5)
        assert len(record["inputs"]) >= 8
        sent(ann, record)
        answer = send(eve, record)
        assert (answer.status_code, answer.json()["code"]) == (422, "copied")
        assert sent(ann, record)["score"] == gem_run.replay(record).score
        still = drive(10)
        sent(ann, still)
        assert sent(eve, still)["score"] == gem_run.replay(still).score, "chance is no copy"

    def test_what_is_not_there(self, house: Any) -> None:
        for path, code in (("runs/zzzzzzzzzz", "no-such-run"),
                           ("challenges/zzzzzzzzzz", "no-such-challenge")):  # fmt: skip
            answer = house.player().get(f"/api/gem-run/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, code)
        assert house.player().get("/api/gem-run/lists/month").status_code == 422


class TestDay:
    def test_GR_4_4_the_first_run_counts(self, house: Any, at: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        line = get(ann, "daily")
        assert line["day"] == day_at(at.day).isoformat()
        assert line["you"] is None
        best, middle, worst = scored(line["seed"], 3)
        first = sent(ann, worst, "daily")
        assert (first["list"], first["period"]) == ("day", line["day"])
        assert (first["first"], first["counts"], first["place"]) == (True, True, 1)
        again = sent(ann, best, "daily")
        assert (again["first"], again["counts"], again["place"]) == (False, False, 1)
        assert again["best"] == again["score"]
        other = sent(ben, middle, "daily")
        assert (other["place"], other["among"]) == (1, 2)
        page = get(ann, "lists/day")
        assert page["line"] == {"seed": line["seed"], "version": gem_run.VERSION}
        assert [(entry["place"], entry["run"], entry["you"]) for entry in page["entries"]] == [
            (1, other["id"], False), (2, first["id"], True),
        ]  # fmt: skip
        assert get(ann, "daily")["you"] == page["you"]
        assert page["you"]["place"] == 2
        assert get(ann, "me")["today"]["run"] == first["id"]

    def test_a_run_of_today_counts_whatever_it_was_sent_for(self, house: Any) -> None:
        ann = house.player("Ann")
        seed = get(ann, "daily")["seed"]
        low, high = scored(seed, 2)[::-1]
        assert sent(ann, low)["first"] is True
        assert sent(ann, high, "daily")["first"] is False
        assert get(ann, "daily")["you"]["score"] == gem_run.replay(low).score

    def test_of_a_foreign_day_it_is_refused_and_counts_elsewhere(self, house: Any, at: Any) -> None:
        ann = house.player("Ann")
        yesterday = get(ann, "daily")["seed"]
        record = drive(yesterday, hand=1)
        at(at.day + DAY)
        assert get(ann, "daily")["seed"] != yesterday
        answer = send(ann, record, "daily")
        assert (answer.status_code, answer.json()["code"]) == (422, "foreign-day")
        assert send(ann, drive(5), "daily").json()["code"] == "foreign-day"
        late = sent(ann, record)
        assert (late["first"], late["list"], late["place"]) == (False, "week", 1)
        before = day_at(at.day).isoformat()
        assert get(ann, f"lists/day?day={before}")["entries"] == []
        assert len(get(ann, f"lists/week?day={before}")["entries"]) == 1

    def test_begun_before_midnight_it_counts_for_ten_minutes(self, house: Any, at: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        seed = get(ann, "daily")["seed"]
        day = day_at(at.day)
        at(end_of(day) + GRACE - 1)
        in_time = sent(ann, drive(seed, hand=1), "daily")
        assert (in_time["first"], in_time["period"]) == (True, day.isoformat())
        at(end_of(day) + GRACE)
        assert send(ben, drive(seed, hand=2), "daily").json()["code"] == "foreign-day"
        past = get(ben, f"lists/day?day={day}")
        assert [entry["run"] for entry in past["entries"]] == [in_time["id"]]
        assert past["line"]["seed"] == seed

    def test_days_to_come_are_told_nowhere(self, house: Any, at: Any) -> None:
        ann = house.player("Ann")
        for wrong in (day_at(at.day + DAY).isoformat(), "9999-12-31", "2026-13-01", "x", "2026"):
            answer = ann.get(f"/api/gem-run/lists/day?day={wrong}")
            assert (answer.status_code, answer.json()["code"]) == (422, "no-day"), wrong
        days = Days("k" * 40)
        seeds = [days.seed(date(2026, 12, 1) + timedelta(days=n)) for n in range(50)]
        assert len(set(seeds)) == 50
        assert all(0 <= seed < 2**53 for seed in seeds)
        assert max(seeds) > 2**51
        assert seeds != [Days("x" * 40).seed(date(2026, 12, 1) + timedelta(days=n))
                         for n in range(50)]  # fmt: skip

    def test_records_of_todays_line_are_told_to_their_drivers_only(
        self, house: Any, at: Any
    ) -> None:
        ann, eve = house.player("Ann"), house.player("Eve")
        record = drive(get(ann, "daily")["seed"], hand=1)
        id = sent(ann, record, "daily")["id"]
        assert get(ann, f"runs/{id}")["record"] == record
        assert get(eve, f"runs/{id}")["record"] is None
        at(at.day + 2 * DAY)
        assert get(eve, f"runs/{id}")["record"] == record

    def test_a_streak_goes_on_from_day_to_day(self, house: Any, at: Any) -> None:
        ann = house.player("Ann")
        for n in range(3):
            at(at.day + n * DAY)
            sent(ann, drive(get(ann, "daily")["seed"], hand=1), "daily")
        assert get(ann, "me")["streak"] == {"days": 3, "longest": 3}
        at(at.day + 3 * DAY)
        assert get(ann, "me")["streak"] == {"days": 3, "longest": 3}
        at(at.day + 4 * DAY)
        assert get(ann, "me")["streak"] == {"days": 0, "longest": 3}

    @pytest.mark.parametrize(
        ("days", "streak"),
        [
            ([], (0, 0)),
            (["2026-12-10"], (1, 1)),
            (["2026-12-09", "2026-12-08", "2026-12-05"], (2, 2)),
            (["2026-12-10", "2026-12-08", "2026-12-07", "2026-12-06"], (1, 3)),
            (["2026-12-08", "2026-12-07"], (0, 2)),
        ],
    )
    def test_streaks(self, days: list[str], streak: tuple[int, int]) -> None:
        assert streak_of(days, date(2026, 12, 10)) == streak


class TestLists:
    def test_a_page_leads_to_the_next_and_ties_share_a_place(self, house: Any) -> None:
        records = scored(21, 3)
        players = [house.player(f"Player {n}") for n in range(7)]
        # Two pairs of equals: records without many inputs may be the same.
        order = [records[0], records[1], records[1], records[2], records[2], records[2]]
        for player, record in zip(players, order, strict=False):
            # A trailing press within the last tick changes a record and not its score.
            copy = {**record, "inputs": [*record["inputs"], [record["ticks"] - 1, "faster"]]}
            own = copy if players.index(player) % 2 else record
            answer = send(player, own)
            if answer.status_code == 422:
                assert answer.json()["code"] == "copied"
                own = {**record, "inputs": [*record["inputs"], [record["ticks"] - 1, "slower"]]}
                answer = send(player, own)
            assert answer.status_code == 201, answer.text
        seen: list[dict[str, Any]] = []
        after = ""
        while True:
            page = get(players[6], f"lists/week?limit=2{after}")
            assert page["among"] == 6
            seen += page["entries"]
            if page["next"] is None:
                break
            assert len(page["entries"]) == 2
            after = f"&after={page['next']}"
        scores = [entry["score"] for entry in seen]
        assert len(seen) == len({entry["run"] for entry in seen}) == 6
        assert scores == sorted(scores, reverse=True)
        assert [entry["place"] for entry in seen] == [
            1 + sum(other > score for other in scores) for score in scores
        ]
        assert page["you"] is None

    @pytest.mark.parametrize("after", ["x", "1.2", "1.2.%00", "-1.2.abcd", "9" * 50])
    def test_a_place_that_is_none(self, house: Any, after: str) -> None:
        answer = house.player().get(f"/api/gem-run/lists/week?after={after}")
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")

    def test_GR_4_4_lists_by_landscape(self, house: Any, at: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        runs = [(ann, sent(ann, drive(31, 1))), (ann, sent(ann, drive(32, 2))),
                (ben, sent(ben, drive(31, 3)))]  # fmt: skip
        for landscape in ("forest", "snow", "desert"):
            page = get(ann, f"lists/{landscape}")
            best: dict[Any, Any] = {}
            for player, run in runs:
                points = run["by_landscape"][landscape]
                best[player.name] = max(points, best.get(player.name, 0))
            assert {entry["name"]: entry["score"] for entry in page["entries"]} == best
            assert page["period"] == week_of(day_at(at.day))
            assert get(ann, "me")["landscapes"][landscape] == page["you"]

    def test_a_new_week_begins_empty(self, house: Any, at: Any) -> None:
        ann = house.player("Ann")
        sent(ann, drive(33, 1))
        at(at.day + 7 * DAY)
        assert get(ann, "lists/week")["entries"] == []
        old = get(ann, f"lists/week?day={day_at(at.day)}")
        assert len(old["entries"]) == 1

    def test_names_are_as_at_tables_and_none_looks_like_another(self, house: Any) -> None:
        ann = house.player("Ann")
        assert sent(ann, drive(34, 1), name=" A\u200bnn\x00 ")["name"] == "Ann"
        for name, code in (("", "no-name"), ("\u3164", "no-name"), ("x" * 25, "name-too-long")):
            answer = send(ann, drive(34, 1), name=name)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        names = [sent(house.player(), drive(34, 2 + n), name=name)["name"]
                 for n, name in enumerate(["Ann", "ann", "\u0410nn", "Ann 2"])]  # fmt: skip
        assert names == ["Ann 2", "ann 3", "\u0410nn 4", "Ann 2 2"]
        assert sent(ann, drive(35, 1), name="Ann")["name"] == "Ann"

    def test_runs_under_older_rules_keep_their_version(self, house: Any) -> None:
        ann = house.player("Ann")
        line = get(ann, "daily")
        sent(ann, drive(line["seed"], 1), "daily")
        run = sent(ann, drive(36, 1))["id"]
        id = challenge(ann, run)
        older = update(gem_runs).where(gem_runs.c.player == get_player(ann)).values(version=0)
        with house.server.store.engine.execution_options(writes=True).begin() as connection:
            connection.execute(older)
        for path in ("lists/day", "lists/week"):
            page = get(ann, path)
            assert [entry["version"] for entry in page["entries"]] == [0]
        assert get(ann, "lists/day")["line"]["version"] == 0
        assert get(ann, "me")["best"]["version"] == 0
        told = get(ann, f"challenges/{id}")
        assert (told["version"], told["open"]) == (0, False)
        answer = send(ann, drive(36, 2), id)
        assert (answer.status_code, answer.json()["code"]) == (422, "other-line")
        newer = send(ann, {**drive(3, 1), "version": gem_run.VERSION + 1})
        assert (newer.status_code, newer.json()["code"]) == (422, "wrong-record")


class TestChallenges:
    def test_GR_4_2_a_challenge_holds_line_name_score_and_ghost(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        better, worse = scored(41, 2)
        run = sent(ann, worse)
        id = challenge(ann, run["id"])
        told = get(ben, f"challenges/{id}")
        assert (told["seed"], told["version"], told["open"]) == (41, gem_run.VERSION, True)
        assert told["challenger"] == {
            "run": run["id"], "name": "Ann", "score": run["score"], "you": False, "record": worse,
        }  # fmt: skip
        assert told["you"] is None
        answer = sent(ben, better, id)
        assert (answer["list"], answer["place"], answer["among"]) == ("challenge", 1, 2)
        told = get(ben, f"challenges/{id}")
        assert told["you"]["place"] == 1
        ids = [run["run"] for run in told["duel"]["lines"][0]["runs"]]
        assert ids == [answer["id"], run["id"]]

    def test_GR_4_2_sent_back_it_becomes_a_duel_with_a_table(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        one, two = scored(42, 2), scored(43, 2)
        first = challenge(ann, sent(ann, one[0])["id"])
        sent(ben, one[1], first)
        back = challenge(ben, sent(ben, two[0])["id"], back=first)
        sent(ann, two[1], back)
        third = challenge(ann, sent(ann, scored(44, 1)[0])["id"], back=back)
        duel = get(ben, f"challenges/{third}")["duel"]
        assert get(ann, f"challenges/{first}")["duel"]["lines"] == duel["lines"]
        assert [(line["n"], line["seed"], line["challenge"]) for line in duel["lines"]] == [
            (1, 42, first), (2, 43, back), (3, 44, third),
        ]  # fmt: skip
        by_name = {player["name"]: player for player in duel["players"]}
        scores = [gem_run.replay(record).score for record in (one[0], two[1], scored(44, 1)[0])]
        assert by_name["Ann"] == {
            "player": 0, "name": "Ann", "you": False, "won": 1, "points": sum(scores), "lines": 3,
        }  # fmt: skip
        assert by_name["Ben"]["you"] is True
        assert (by_name["Ben"]["won"], by_name["Ben"]["lines"]) == (1, 2)
        assert [line["challenger"] for line in duel["lines"]] == [0, 1, 0]

    def test_a_line_on_which_two_are_equal_is_won_by_nobody(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        id = challenge(ann, sent(ann, drive(51))["id"])
        sent(ben, drive(51), id)
        duel = get(ann, f"challenges/{id}")["duel"]
        assert [player["won"] for player in duel["players"]] == [0, 0]
        assert get(ben, f"challenges/{id}")["you"]["place"] == 1

    def test_the_same_key_makes_one_challenge(self, house: Any) -> None:
        ann = house.player("Ann")
        run, other = sent(ann, drive(45, 1))["id"], sent(ann, drive(45, 2))["id"]
        id = challenge(ann, run, key="c1")
        assert challenge(ann, run, key="c1") == id
        wish = {"key": "c1", "run": other}
        answer = ann.post("/api/gem-run/challenges", wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "key-used")

    def test_only_of_a_run_of_ones_own(self, house: Any) -> None:
        ann, eve = house.player("Ann"), house.player("Eve")
        run = sent(ann, drive(46, 1))["id"]
        for wish, status, code in (
            ({"key": "k", "run": run}, 403, "not-your-run"),
            ({"key": "k", "run": "zzzzzzzzzz"}, 404, "no-such-run"),
        ):
            answer = eve.post("/api/gem-run/challenges", wish)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        wish = {"key": "k", "run": run, "back": "zzzzzzzzzz"}
        answer = ann.post("/api/gem-run/challenges", wish)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-challenge")

    def test_an_answer_drives_the_same_line(self, house: Any) -> None:
        ann, ben = house.player("Ann"), house.player("Ben")
        id = challenge(ann, sent(ann, drive(47, 1))["id"])
        answer = send(ben, drive(48, 1), id)
        assert (answer.status_code, answer.json()["code"]) == (422, "other-line")
        answer = send(ben, drive(47, 2), "zzzzzzzzzz")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-challenge")

    def test_a_duel_ends_somewhere(self, house: Any) -> None:
        ann = house.player("Ann")
        run = sent(ann, drive(49, 1))["id"]
        last = challenge(ann, run)
        for _ in range(20):
            last = challenge(ann, run, back=last)
        answer = ann.post("/api/gem-run/challenges", {"key": "k", "run": run, "back": last})
        assert (answer.status_code, answer.json()["code"]) == (409, "duel-full")
        assert len(get(ann, f"challenges/{last}")["duel"]["lines"]) == 21

    def test_names_in_a_duel_can_be_told_apart_and_ids_are_secret(
        self, house: Any, at: Any
    ) -> None:
        ann, eve = house.player("Ann"), house.player("Ann")
        id = challenge(ann, sent(ann, drive(50, 1))["id"])
        at(at.day + 7 * DAY)  # in another week's lists there is no Ann yet
        sent(eve, drive(50, 2), id)
        told = eve.get(f"/api/gem-run/challenges/{id}").text
        names = {player["name"] for player in json.loads(told)["duel"]["players"]}
        assert names == {"Ann", "Ann 2"}
        for player in (ann, eve):
            assert player.get("/api/me").json()["player"] not in told
