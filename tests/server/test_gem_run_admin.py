"""Gem Run looked after: runs removed and exported, backed up, counted, shared by processes."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.gem_runs import challenge, drive, get, scored, send, sent

NOON = 1_796_040_000_000
"""A noon: no test is torn apart by midnight."""


@pytest.fixture
def at_noon(new_house: Any) -> Callable[..., Any]:
    """Starts servers whose clock stands at noon."""

    def start(**settings: Any) -> Any:
        house = new_house(**settings)
        house.server.gem_runs.clock = lambda: NOON
        return house

    return start


Run = Callable[..., tuple[int, str]]


def test_a_removed_run_leaves_all_lists_and_the_next_best_takes_its_place(
    database: Callable[[], str | None], at_noon: Any, folder: Path, run: Run
) -> None:
    url = database()
    house = at_noon(database_url=url)
    ann, ben = house.player("Ann"), house.player("Ben")
    seed = get(ann, "daily")["seed"]
    best, middle, worst = scored(seed, 3)
    first = sent(ann, best, "daily")["id"]
    id = challenge(ann, first)
    second = sent(ann, worst, id)["id"]
    theirs = sent(ben, middle, id)["id"]
    assert [entry["run"] for entry in get(ann, "lists/week")["entries"]] == [first, theirs]
    at = ["--data", folder, *(["--database-url", url] if url else [])]
    code, said = run("admin", "gem-run", "list", "day", "--day", "2026-11-30", *at, "--json")
    assert code == 0, said
    assert [json.loads(line)["run"] for line in said.splitlines()] == [first, theirs]
    assert run("admin", "gem-run", "remove", first, *at)[0] == 0
    assert [entry["run"] for entry in get(ann, "lists/week")["entries"]] == [theirs, second]
    assert [entry["run"] for entry in get(ann, "lists/day")["entries"]] == [theirs]
    assert get(ann, "me")["best"]["run"] == second
    assert get(ann, "me")["lines"][0]["run"] == second
    assert ann.get(f"/api/gem-run/runs/{first}").status_code == 404
    assert ann.get(f"/api/gem-run/challenges/{id}").status_code == 404
    again = sent(ann, drive(seed, hand=977), "daily")
    assert again["first"] is False, "a first run that was removed stays the first"
    assert [entry["run"] for entry in get(ann, "lists/day")["entries"]] == [theirs]


def test_every_run_is_exported_with_its_record(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    house = new_house()
    record = drive(81, 1)
    id = sent(house.player("Ann"), record)["id"]
    code, said = run("admin", "gem-run", "export", tmp_path / "runs.jsonl", "--data", folder)
    assert (code, "Wrote 1 runs" in said) == (0, True), said
    (line,) = (tmp_path / "runs.jsonl").read_text("utf-8").splitlines()
    told = json.loads(line)
    assert (told["id"], told["name"], told["record"]) == (id, "Ann", record)
    assert told["removed"] is False


def test_what_cannot_be_is_said_in_a_sentence(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    new_house()
    (tmp_path / "there").touch()
    for words, said in (
        (("list", "month"), "There is no list month"),
        (("list", "day", "--day", "today"), "is no day"),
        (("remove", "nonesuch"), "There is no run nonesuch"),
        (("export", tmp_path / "there"), "is there already"),
    ):
        code, told = run("admin", "gem-run", *words, "--data", folder)
        assert (code, said in told) == (1, True), told


def test_a_backup_brings_runs_and_challenges_back(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    house = new_house()
    ann = house.player("Ann")
    sent_run = sent(ann, drive(82, 1))
    id = challenge(ann, sent_run["id"])
    before = get(ann, f"challenges/{id}")
    kept = tmp_path / "kept"
    assert run("backup", kept, "--data", folder)[0] == 0
    sent(ann, scored(82, 1)[0])
    house.close()
    assert run("restore", kept, "--data", folder)[0] == 0
    again = new_house().player("Ann")
    again.http.cookies.update(dict(ann.http.cookies))
    assert get(again, f"challenges/{id}") == before
    assert get(again, "me")["runs"] == 1


def test_a_restart_keeps_what_was_answered(at_noon: Any) -> None:
    house = at_noon()
    ann = house.player("Ann")
    seed = get(ann, "daily")["seed"]
    first = sent(ann, drive(seed, 1), "daily", key="k")
    house.close()
    later = at_noon().player("Ann")
    later.http.cookies.update(dict(ann.http.cookies))
    assert get(later, "daily")["seed"] == seed
    assert sent(later, drive(seed, 1), "daily", key="k") == first


def test_processes_share_lists_keys_and_days(
    postgres: Callable[[], str], at_noon: Any, tmp_path: Path
) -> None:
    url, secret = postgres(), "k" * 32
    one = at_noon(database_url=url, secret=secret)
    two = at_noon(database_url=url, secret=secret, data=tmp_path)
    ann, here = one.player("Ann"), two.player("Ann")
    seed = get(ann, "daily")["seed"]
    here.http.cookies.update(dict(ann.http.cookies))
    assert get(here, "daily")["seed"] == seed
    records = [drive(seed, hand) for hand in range(1, 9)]
    answers: list[Any] = []

    def both(player: Any, records: list[Any]) -> None:
        answers.extend(send(player, record, "daily") for record in records)

    threads = [threading.Thread(target=both, args=(ann, records[:4])),
               threading.Thread(target=both, args=(here, records[4:]))]  # fmt: skip
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer.status_code for answer in answers] == [201] * 8
    firsts = [answer.json() for answer in answers if answer.json()["first"]]
    assert len(firsts) == 1, "the first run of the day is one, whoever was asked"
    page = get(here, "lists/day")
    assert [entry["run"] for entry in page["entries"]] == [firsts[0]["id"]]
    same = [send(player, records[0], key="same") for player in (ann, here)]
    assert same[0].json() == same[1].json()
    assert get(ann, "me")["runs"] == 9


def test_runs_are_counted(house: Any) -> None:
    from prometheus_client import generate_latest

    sent(house.player(), drive(83, 1))
    send(house.player(), {})
    told = generate_latest(house.metrics.registry).decode()
    counts = {
        line.split()[0]: float(line.split()[1])
        for line in told.splitlines()
        if line.startswith("goldenspike_gem_runs")
    }
    assert counts['goldenspike_gem_runs_total{outcome="kept"}'] >= 1
    assert counts['goldenspike_gem_runs_total{outcome="wrong"}'] >= 1
    assert counts["goldenspike_gem_runs_waiting"] == 0
